/* Teaching solvers of n queens, from trying everything to bit masks, one event a call. Coloured
 * queens are searched by the same methods: where n queens ask about diagonals, they ask about
 * regions, and whether two queens touch.
 *
 * A QueensSteps is a plain value. Copied with `=` it is a checkpoint, from which the search goes
 * on exactly as the original does. Nothing is allocated.
 *
 * A search fills lines: rows from the top, or columns from the left with QUEENS_BY_COLUMN. An
 * event's site is the line, its value the place in that line. QUEENS_PLACEMENTS alone goes through
 * the squares of the whole board, line by line: its site and value are those of a square, and
 * several may have the same site.
 *
 * The events are true for the board whatever the order: a queen refused by one in its row says
 * SEARCH_SAME_ROW. `other` is the line of the queen that refuses; queens_steps_refuser () finds its
 * square. A full board that fails its test is a SEARCH_REJECT of the later queen of the first pair
 * in conflict, and `other` is the line of the earlier one; then the last queen is taken back.
 * QUEENS_PERMUTATIONS passes by the places that are used, and QUEENS_BITS those that are attacked,
 * without an event. A SEARCH_DEAD_END is told of a line that held no queen at all, never of one
 * that was gone through; it and SEARCH_SOLUTION have the value -1, a solution the site -1 too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/coloured/coloured.h"

typedef enum
{
  QUEENS_PLACEMENTS,    /* any n of the n * n squares, tested when all stand */
  QUEENS_ROWS,          /* one queen a row, tested when all stand */
  QUEENS_PERMUTATIONS,  /* one a row and a column, tested when all stand */
  QUEENS_SCAN,          /* backtracking, looking back over the placed queens */
  QUEENS_MARKS,         /* backtracking with a table of how often each square is attacked */
  QUEENS_FLAGS,         /* backtracking with three arrays: columns and both diagonals */
  QUEENS_BITS,          /* the same in machine words: only free squares are visited */
  QUEENS_N_METHODS,
} QueensMethod;

typedef enum
{
  QUEENS_BY_ROW,
  QUEENS_BY_COLUMN,
} QueensOrder;

typedef struct
{
  QueensMethod method;
  QueensOrder  order;
  int          n;
  ColouredPuzzle coloured;              /* its n is 0 for plain queens */

  SearchStats  stats;
  uint64_t     n_events;                /* how many events were returned */
  int          depth;                   /* how many queens stand */
  int16_t      place[QUEENS_MAX + 1];   /* the place in each line; of the line at work, the one
                                         * that is looked at next; for QUEENS_PLACEMENTS the
                                         * number of the square, row * n + column */
  uint32_t     rejected[QUEENS_MAX + 1];  /* places of each line that were refused at once; none
                                           * where whole boards are tested */
  uint32_t     closed[QUEENS_MAX + 1];    /* places that held a queen and were taken back; not for
                                           * QUEENS_PLACEMENTS */

  uint32_t     columns;                 /* what the queens that stand take; which of these are */
  uint64_t     diagonals;               /* kept depends on the method. Diagonals are numbered by */
  uint64_t     antidiagonals;           /* place - line + n - 1 and by place + line; of coloured
                                         * queens the first are the regions */
  uint8_t      n_attacks[QUEENS_MAX][QUEENS_MAX];  /* QUEENS_MARKS: how many queens attack a
                                                    * place of the lines below them */
  uint8_t      phase;                   /* what the next call does; private */
} QueensSteps;

/* The textbook's name, as it is written on the command line: "placements", "rows",
 * "permutations", "scan", "marks", "flags", "bits". Static. */
const char *queens_method_name      (QueensMethod         method);

/* Puts a search at its start. Returns false, and a search that is over, where n is not 1 to
 * QUEENS_MAX. */
bool        queens_steps_init       (QueensSteps         *steps,
                                     QueensMethod         method,
                                     QueensOrder          order,
                                     int                  n);

/* The same for coloured queens. False also where the puzzle is not valid. */
bool        queens_steps_init_coloured (QueensSteps       *steps,
                                     QueensMethod         method,
                                     QueensOrder          order,
                                     const ColouredPuzzle *puzzle);

/* Takes one step and tells it in `event`. Returns false at the end, when the board is empty again
 * and every solution was told. */
bool        queens_steps_next       (QueensSteps         *steps,
                                     SearchEvent         *event);

/* Runs on until the end, `limit` more solutions (0: all), or until `control` stops it. */
SearchEnd   queens_steps_run        (QueensSteps         *steps,
                                     uint64_t             limit,
                                     const SearchControl *control);

/* The queens that stand, in rows and columns of the board whatever the order. */
void        queens_steps_board      (const QueensSteps   *steps,
                                     QueensBoard         *board);

/* The square of a site and value, in rows and columns of the board whatever the order. */
void        queens_steps_square     (const QueensSteps   *steps,
                                     int                  site,
                                     int                  value,
                                     int                 *row,
                                     int                 *column);

/* The square of the queen that refuses, for a SEARCH_REJECT that has just happened. Returns false
 * for any other event. */
bool        queens_steps_refuser    (const QueensSteps   *steps,
                                     const SearchEvent   *event,
                                     int                 *row,
                                     int                 *column);
