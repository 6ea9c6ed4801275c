/* nine-queens-cli queens: what was asked for, and who answers it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/queens/cli-saved-count.h"
#include "cli/cli.h"
#include "solver/queens/queens-places.h"
#include "solver/queens/text/queens-text.h"

typedef enum
{
  CLI_QUEENS_ALL,
  CLI_QUEENS_FIRST,             /* the first k */
  CLI_QUEENS_NTH,               /* only number k */
  CLI_QUEENS_ONE,               /* any */
  CLI_QUEENS_COUNT,
} CliQueensOutput;

typedef struct
{
  CliQueensOutput  output;
  uint64_t         k;
  uint32_t         n;
  QueensBoard      fixed;        /* empty where n > QUEENS_MAX */
  QueensPlaces     large_fixed;  /* where it is, and n <= QUEENS_PLACES_MAX */
  bool             fixed_attack; /* the fixed queens attack each other */
  bool             has_fixed;
  bool             at_random;    /* any solution, from this seed */
  uint64_t         seed;
  bool             fundamental;  /* one solution of each class of rotations and reflections */
  bool             total;        /* the number of solutions as the last line */
  QueensTextFormat format;
  int              n_threads;
  uint32_t         part;         /* 0 to n_parts - 1; n_parts is 0 where no part was asked for */
  uint32_t         n_parts;
  CliSavedCount   *saved;        /* what --resume keeps, or NULL */
  bool             wants_stats;
} CliQueens;

/* The fixed queens as --fixed has them, or "none". New. */
char     *cli_queens_fixed_text     (const CliQueens      *self);

/* Opens the file in which cli_queens_count () keeps what it has finished; see
 * cli_saved_count_open (). */
bool      cli_queens_resume         (CliQueens            *self,
                                     const char           *file,
                                     CliStatus            *status);

/* Counts the solutions of the part, or all of them, on several threads. */
uint64_t  cli_queens_count          (const CliQueens      *self,
                                     SearchStats          *stats);

/* Prints solutions in lexicographic order; returns how many there were to print. */
uint64_t  cli_queens_list           (const CliQueens      *self,
                                     SearchStats          *stats);

/* Whether solution number k is found through a directory: it holds all solutions, of boards without
 * fixed queens. */
bool      cli_queens_has_directory  (const CliQueens      *self);

/* Prints one solution for any n; returns whether there is one. */
bool      cli_queens_one            (const CliQueens      *self,
                                     SearchStats          *stats);

/* Prints what begins a list of solutions, and what ends one. */
void      cli_queens_put_begin      (const CliQueens      *self);
void      cli_queens_put_end        (const CliQueens      *self,
                                     uint64_t              n_printed);

/* Prints a solution as number `index` of a list. */
void      cli_queens_put            (const CliQueens      *self,
                                     const QueensSolution *solution,
                                     uint64_t              index);
