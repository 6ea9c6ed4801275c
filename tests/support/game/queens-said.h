/* The board of a search of n queens as its events tell it, and the sentences that may be said of
 * it. A test holds each of them against the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/search/game-search.h"
#include "support/game/said.h"

typedef struct
{
  int row;
  int column;
} Place;

/* All counted from 1. */
typedef struct
{
  const QueensSteps *steps;     /* only for the table of marks and what the method is */
  QueensSteps        before;    /* the same, before the event */
  SearchEvent        event;
  SearchEvent        next;
  bool               has_next;
  bool               by_row;
  Place              at;        /* the square of the event */
  Place              next_at;
  Place              queen[QUEENS_MAX]; /* those that stand, in the order in which they came */
  int                n_queens;
  int                tried[QUEENS_MAX + 2];  /* the last square that each line gave up */
} QueensWitness;

/* A sentence, and whether what it says is true. "Row" and "column" change places in a search by
 * columns where it `turns`. A list ends with a template of NULL. */
typedef struct
{
  const char *template;
  bool        turns;
  bool      (*check) (const QueensWitness *board,
                      const Said          *said);
} QueensSaid;

extern const QueensSaid queens_said_looks[];
extern const QueensSaid queens_said_places[];

bool  witness_attack          (Place one,
                               Place other);
bool  witness_same            (Place one,
                               Place other);
Place witness_numbers         (const Said *said,
                               int         first);
Place witness_last_queen      (const QueensWitness *board);
int   witness_line_of         (const QueensWitness *board,
                               Place                place);
int   witness_value_of        (const QueensWitness *board,
                               Place                place);
bool  witness_has_queen       (const QueensWitness *board,
                               Place                place);

/* The standing queens that attack a square; one on it counts where `with_itself`. */
int   witness_count_attackers (const QueensWitness *board,
                               Place                place,
                               bool                 with_itself);
bool  witness_takes_back      (const QueensWitness *board,
                               int                  line);
bool  witness_looks_at        (const QueensWitness *board,
                               Place                place);
Place witness_in_line         (const QueensWitness *board,
                               int                  line,
                               int                  value);

/* A list of lines, each with one queen that attacks the square of the event. */
bool  witness_lines_attack    (const QueensWitness *board,
                               const char          *list,
                               bool                 with_itself);
bool  witness_last_goes_back  (const QueensWitness *board,
                               const Said          *said);
