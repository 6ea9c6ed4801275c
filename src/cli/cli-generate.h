/* The puzzles that nine-queens-cli generate can make, and how each is made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli.h"
#include "solver/sudoku/generate/sudoku-generate.h"

typedef enum
{
  CLI_SUDOKU,
  CLI_QUEENS_PUZZLE,
  CLI_COLOURED,
  CLI_N_PUZZLES,
} CliPuzzle;

typedef struct _CliMaker CliMaker;

typedef struct
{
  const CliMaker *maker;
  int             size;
  int             level;        /* or -1: any */
  uint64_t        seed;
  SudokuSpec      sudoku;       /* symmetry and technique, which only sudokus have */
} CliWish;

struct _CliMaker
{
  const char   *name;
  const char   *plural;         /* in a sentence */
  int           least_size;
  int           most_size;
  int           usual_size;

  int         (*level_from_name) (const char    *name);
  const char *(*kernel)          (void);

  /* Whether there is no such puzzle, of a size and level as they may be. NULL: there always is. */
  bool        (*is_vain)         (const CliWish *wish);

  /* Appends a line for each of the puzzles from number `first` on; on any thread. */
  void        (*make)            (const CliWish *wish,
                                  uint64_t       first,
                                  int            n_puzzles,
                                  GString       *text,
                                  SearchTally   *tally);
};

extern const CliMaker cli_makers[CLI_N_PUZZLES];
