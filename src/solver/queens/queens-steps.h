/* Teaching solvers of n queens, from trying everything to bit masks, one event a call. The same
 * methods search boards with regions: there, a region takes the place of the diagonals (no two
 * queens share one), and no two queens touch.
 *
 * A QueensSteps is a plain value. A copy made with `=` is a checkpoint, from which the search
 * continues exactly as the original does. Nothing is allocated.
 *
 * A search fills lines: rows from the top, or columns from the left with QUEENS_BY_COLUMN. The
 * variable of an event is the line, its value the square in that line. QUEENS_PLACEMENTS alone goes
 * through the squares of the whole board, line by line: its variable and value are those of a
 * square, and several queens may have the same variable.
 *
 * Events describe the board whatever the order: a queen refused by one in its row has the reason
 * SEARCH_SAME_ROW. `other` is the line of the queen that refuses; queens_steps_refuser () finds its
 * square. A full board that fails its test is a SEARCH_REJECT of the later queen of the first pair
 * in conflict, and `other` is the line of the earlier one; the last queen is retracted next.
 * QUEENS_PERMUTATIONS skips the squares whose column is used, and QUEENS_BITS those that are
 * attacked, without an event. SEARCH_DEAD_END is emitted for a line that held no queen at all,
 * never for one whose squares have all been tried; it and SEARCH_SOLUTION have the value -1, a
 * solution the variable -1 too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens.h"

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

/* The largest board with regions. */
enum { QUEENS_REGIONS_MAX = 12 };

typedef struct
{
  QueensMethod method;
  QueensOrder  order;
  int          n;
  bool         has_regions;
  uint8_t      region[QUEENS_REGIONS_MAX * QUEENS_REGIONS_MAX];  /* of square row * n + column */

  SearchStats  stats;
  uint64_t     n_events;                /* how many events were returned */
  int          depth;                   /* how many queens stand */
  int16_t      square[QUEENS_MAX + 1];  /* the square in each line; of the line at work, the one
                                         * that is tried next; for QUEENS_PLACEMENTS the number of
                                         * the square, row * n + column */
  uint32_t     rejected[QUEENS_MAX + 1];  /* squares of each line that were refused at once; none
                                           * where whole boards are tested */
  uint32_t     closed[QUEENS_MAX + 1];    /* squares whose queen was retracted; not for
                                           * QUEENS_PLACEMENTS */

  uint32_t     columns;                 /* taken by the queens that stand; which of these are */
  uint64_t     diagonals;               /* kept depends on the method. Diagonals are numbered by */
  uint64_t     antidiagonals;           /* square - line + n - 1 and by square + line; on a board
                                         * with regions the first are the regions */
  uint8_t      n_attacks[QUEENS_MAX][QUEENS_MAX];  /* QUEENS_MARKS: how many queens attack a
                                                    * square of the lines below them */
  uint8_t      phase;                   /* the next thing to do; private */
} QueensSteps;

/* The textbook's name, as it is written on the command line: "placements", "rows",
 * "permutations", "scan", "marks", "flags", "bits". Static. */
const char *queens_method_name        (QueensMethod       method);

/* Puts a search at its start. Returns false, and a search that is over, where n is not 1 to
 * QUEENS_MAX. */
bool        queens_steps_init         (QueensSteps       *steps,
                                       QueensMethod       method,
                                       QueensOrder        order,
                                       int                n);

/* The same for a board of n by n with regions: `region` has the region of square row * n + column,
 * 0 to n - 1. Returns false too where n is more than QUEENS_REGIONS_MAX. */
bool        queens_steps_init_regions (QueensSteps       *steps,
                                       QueensMethod       method,
                                       QueensOrder        order,
                                       int                n,
                                       const uint8_t     *region);

/* Takes one step and emits it as `event`. Returns false at the end, when the board is empty again
 * and every solution has been emitted. */
bool        queens_steps_next         (QueensSteps       *steps,
                                       SearchEvent       *event);

/* The queens that stand, in rows and columns of the board whatever the order. */
void        queens_steps_board        (const QueensSteps *steps,
                                       QueensBoard       *board);

/* The square of a variable and value, in rows and columns of the board whatever the order. */
void        queens_steps_square       (const QueensSteps *steps,
                                       int                variable,
                                       int                value,
                                       int               *row,
                                       int               *column);

/* Finds the square of the queen that refuses, for a SEARCH_REJECT that was just emitted. Returns
 * false for any other event. */
bool        queens_steps_refuser      (const QueensSteps *steps,
                                       const SearchEvent *event,
                                       int               *row,
                                       int               *column);
