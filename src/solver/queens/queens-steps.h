/* Teaching solvers of n queens, from trying everything to bit masks, one event a call. The same
 * methods search boards with regions: there, a region takes the place of the diagonals (no two
 * queens share one), and no two queens touch.
 *
 * A QueensSteps is a plain value. A copy made with `=` is a checkpoint, from which the search
 * continues exactly as the original does. Nothing is allocated.
 *
 * A search fills lines: rows from the top, or columns from the left with QUEENS_BY_COLUMN. The
 * variable of an event is the line, its value the square in that line. QUEENS_PLACEMENTS and
 * QUEENS_ALL_SQUARES go through the squares of the whole board, line by line: their variable and
 * value are those of a square, and the queens of the first may have the same variable.
 *
 * Events describe the board whatever the order: a queen refused by one in its row has the reason
 * SEARCH_SAME_ROW. `other` is the line of the queen that refuses; queens_steps_refuser () finds its
 * square, queens_steps_attackers () those of all queens that do. A full board that fails its test
 * is a SEARCH_REJECT of the later queen of the first pair in conflict, and `other` is the line of
 * the earlier one; the last queen is retracted next.
 * QUEENS_PERMUTATIONS skips the squares whose column is used, and QUEENS_BITS those that are
 * attacked, without an event. SEARCH_DEAD_END is emitted for a line that held no queen at all,
 * never for one whose squares have all been tried; it and SEARCH_SOLUTION have the value -1, a
 * solution the variable -1 too, and so has a dead end of QUEENS_ALL_SQUARES, where a queen finds no
 * square of the board.
 *
 * QUEENS_SCAN_SQUARES looks at the squares of the lines before, from the square that is tried on:
 * straight on, along the rising diagonal and along the falling one, up to the first queen. One
 * square looked at is one check, and the diagonals are the second and third part of its test.
 *
 * Two methods are wrong, because that is how people write them: one table has a mark on each
 * attacked square, and the undo clears marks that other queens still need. QUEENS_MARKS_CLEARED
 * leaves the marks of the queen's own column, so that it loses solutions too. They refuse without a
 * reason, and with `other` -1, where a mark stands that belongs to no queen, and place queens where
 * a mark was lost. A board that they take for a solution but is none has the reason of the first
 * pair in conflict.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens.h"

typedef enum
{
  QUEENS_PLACEMENTS,    /* any n of the n * n squares, tested when all stand */
  QUEENS_ALL_SQUARES,   /* backtracking, each queen on all squares: n! times the same solutions */
  QUEENS_ROWS,          /* one queen a row, tested when all stand */
  QUEENS_PERMUTATIONS,  /* one a row and a column, tested when all stand */
  QUEENS_SCAN,          /* backtracking, looking back over the placed queens */
  QUEENS_SCAN_SQUARES,  /* the same, looking at the squares of the column and of both diagonals */
  QUEENS_MARKS_CLEARED, /* wrong: a table of attacked squares, undone along the diagonals alone */
  QUEENS_MARKS_CLEARED_ALL,  /* wrong: the same, undone along the column too */
  QUEENS_MARKS_COPIED,  /* the same table, undone from a copy that was made before */
  QUEENS_MARKS,         /* backtracking with a table of how often each square is attacked */
  QUEENS_FLAGS,         /* backtracking with three arrays: columns and both diagonals */
  QUEENS_SET,           /* the same with three sets */
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
  bool         stops_at_first;          /* the search ends with its first solution, which stays on
                                         * the board; the caller may set it before the first step */
  uint8_t      region[QUEENS_REGIONS_MAX * QUEENS_REGIONS_MAX];  /* of square row * n + column */

  SearchStats  stats;
  uint64_t     n_events;                /* how many events were returned */
  int          depth;                   /* how many queens stand */
  int16_t      square[QUEENS_MAX + 1];  /* the square in each line; of the line at work, the one
                                         * that is tried next; where it is not line by line, the
                                         * number of the square, line * n + square */
  uint32_t     rejected[QUEENS_MAX + 1];  /* squares of each line that were refused at once; none
                                           * where whole boards are tested, nor for
                                           * QUEENS_ALL_SQUARES */
  uint32_t     closed[QUEENS_MAX + 1];    /* squares whose queen was retracted; not for
                                           * QUEENS_PLACEMENTS; of QUEENS_ALL_SQUARES 1 where any
                                           * was */

  uint32_t     columns;                 /* taken by the queens that stand; which of these are */
  uint64_t     diagonals;               /* kept depends on the method. Diagonals are numbered by */
  uint64_t     antidiagonals;           /* square - line + n - 1 and by square + line; on a board
                                         * with regions the first are the regions */
  uint8_t      n_attacks[QUEENS_MAX][QUEENS_MAX];  /* QUEENS_MARKS and QUEENS_MARKS_COPIED: how
                                                    * many queens attack a square of the lines
                                                    * below them. The wrong methods: 1 for a mark.
                                                    * QUEENS_MARKS_COPIED would have marks too, and
                                                    * a copy of them for each queen; that of queen k
                                                    * marks the squares that those before it
                                                    * attack */
  uint8_t      phase;                   /* the next thing to do; private */
} QueensSteps;

/* A square with a queen that attacks another; row and column of the board whatever the order. */
typedef struct
{
  int          row;
  int          column;
  SearchReason reason;
} QueensAttacker;

/* The textbook's name, as it is written on the command line: "placements", "all-squares", "rows",
 * "permutations", "scan", "scan-squares", "marks-cleared", "marks-cleared-all", "marks-copied",
 * "marks", "flags", "set", "bits". Static. */
const char *queens_method_name        (QueensMethod       method);

/* Whether it reports boards that are no solutions. */
bool        queens_method_is_wrong    (QueensMethod       method);

/* Whether it goes along diagonals, so that it is not for boards with regions. */
bool        queens_method_needs_diagonals (QueensMethod   method);

/* Whether each line gets one queen: the others go through the squares of the whole board. */
bool        queens_method_is_by_line  (QueensMethod       method);

/* Whether it asks nothing before all queens stand. */
bool        queens_method_tests_whole (QueensMethod       method);

/* Whether it finds each solution once, so that its numbers can be held against those of others. */
bool        queens_method_is_comparable (QueensMethod     method);

/* Puts a search at its start. Returns false, and a search that is over, where n is not 1 to
 * QUEENS_MAX. */
bool        queens_steps_init         (QueensSteps       *steps,
                                       QueensMethod       method,
                                       QueensOrder        order,
                                       int                n);

/* The same for a board of n by n with regions: `region` has the region of square row * n + column,
 * 0 to n - 1. Returns false too where n is more than QUEENS_REGIONS_MAX, and for a method that
 * needs diagonals: the board is empty then and can be shown. */
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

/* Finds all queens that attack the square of a SEARCH_REJECT or SEARCH_PLACE that was just emitted,
 * whether or not another stands between; of a line by line search those of the lines before. Those
 * of a placed queen are a wrong method's. Returns how many; none for any other event. There is room
 * for QUEENS_MAX in `attackers`. */
int         queens_steps_attackers    (const QueensSteps *steps,
                                       const SearchEvent *event,
                                       QueensAttacker    *attackers);

/* The same for a square of the board, which may hold a queen itself. */
int         queens_steps_attackers_of (const QueensSteps *steps,
                                       int                row,
                                       int                column,
                                       QueensAttacker    *attackers);

/* Finds the squares that QUEENS_SCAN_SQUARES looked at for a SEARCH_REJECT or SEARCH_PLACE that was
 * just emitted, in its order; the reason of each is that of a queen there. Returns how many; none
 * for other methods and events. There is room for 3 * QUEENS_MAX in `squares`. */
int         queens_steps_looked_at    (const QueensSteps *steps,
                                       const SearchEvent *event,
                                       QueensAttacker    *squares);

/* For a SEARCH_DEAD_END that was just emitted: the number, from 0, of the queen that closed the
 * line: it and those before it attack every square of it, those before it do not. Without lines it
 * is the board that is closed. Returns -1 where a square is attacked by none, which a wrong method
 * has marked nevertheless. */
int         queens_steps_closing_queen (const QueensSteps *steps,
                                        const SearchEvent *event);

/* Counts the pairs of standing queens that attack each other, whether or not another stands
 * between, and fills in the first pair, if there is one: the one whose later queen was placed
 * first. `earlier` and `later` may be NULL; both get the same reason. */
int         queens_steps_count_pairs  (const QueensSteps *steps,
                                       QueensAttacker    *earlier,
                                       QueensAttacker    *later);

/* Where the table of a method with marks is wrong: `lost` are the squares without a mark that a
 * queen of a line before attacks (queens_steps_attackers_of () tells which), `left_over` those with
 * a mark that none attacks. Both are empty for the other methods. */
void        queens_steps_wrong_marks  (const QueensSteps *steps,
                                       QueensBoard       *lost,
                                       QueensBoard       *left_over);
