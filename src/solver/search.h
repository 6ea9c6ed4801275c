/* Types shared by all searches: events, end states, statistics, and the control that stops them.
 *
 * A search assigns values to variables. For sudoku a variable is a cell and its value a digit; for
 * queens a variable is a line of the board (a row, or a column if the search goes column by column)
 * and its value the square of that line; for words a variable is a letter and its value a digit.
 * The puzzles share these types and no code.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A search polls its control about once in so many nodes, and once more at its end. */
enum { SEARCH_CHECK_NODES = 1024 };

/* How a search ended. All four are results, none is an error of the program. */
typedef enum
{
  SEARCH_EXHAUSTED,     /* the whole tree was searched: the result is final */
  SEARCH_LIMITED,       /* the requested number of solutions was found; there may be more */
  SEARCH_STOPPED,       /* `should_continue` or the callback for solutions returned false */
  SEARCH_INVALID,       /* the puzzle breaks its own rules, so nothing was searched */
} SearchEnd;

/* One event of a teaching search. */
typedef enum
{
  SEARCH_PLACE,         /* `variable` gets `value` */
  SEARCH_RETRACT,       /* `variable` loses `value` again */
  SEARCH_REJECT,        /* `value` was tried for `variable` and refused, for `reason` */
  SEARCH_DEAD_END,      /* `variable` has no value left: the choice before it was wrong */
  SEARCH_SOLUTION,      /* every variable has a value and no rule is broken; by a wrong method: it
                         * takes them for a solution */
  SEARCH_GIVEN,         /* `variable` is given as `value`: read before the search, if wanted */
  SEARCH_SKIP,          /* the same, where the search comes to it and goes on, if wanted */
} SearchEventKind;

/* Why a value was refused, a variable is at a dead end, or a value was forced. */
typedef enum
{
  SEARCH_NO_REASON,
  SEARCH_SAME_ROW,
  SEARCH_SAME_COLUMN,
  SEARCH_SAME_BOX,
  SEARCH_SAME_SQUARE,         /* a queen stands there already */
  SEARCH_SAME_DIAGONAL,       /* the falling diagonal: row - column is the same */
  SEARCH_SAME_ANTIDIAGONAL,   /* the rising diagonal: row + column is the same */
  SEARCH_SAME_REGION,         /* coloured queens: two in a region */
  SEARCH_TOUCHES,             /* coloured queens: two touch, at a corner */
  SEARCH_ONLY_VALUE,          /* a naked single: the cell has one candidate */
  SEARCH_ONLY_PLACE_ROW,      /* a hidden single: the row has one place for the digit */
  SEARCH_ONLY_PLACE_COLUMN,
  SEARCH_ONLY_PLACE_BOX,
  SEARCH_NO_PLACE_ROW,        /* a dead end: the row has no place left for the digit */
  SEARCH_NO_PLACE_COLUMN,
  SEARCH_NO_PLACE_BOX,
  SEARCH_LEADING_ZERO,        /* words: a word of several letters would begin with 0 */
  SEARCH_WRONG_SUM,           /* words: a column of the sum does not come to its result */
  SEARCH_CARRY_LEFT,          /* words: every column does, but the last one carries */
} SearchReason;

/* `variable` and `value` count from 0, except that a digit of sudoku stands for itself. `other` is
 * the variable whose value refuses this one, or -1. */
typedef struct
{
  uint8_t kind;         /* SearchEventKind */
  uint8_t reason;       /* SearchReason */
  int16_t depth;        /* how many variables have a value after the event */
  int16_t variable;
  int16_t value;
  int16_t other;
} SearchEvent;

typedef struct
{
  uint64_t n_nodes;       /* values placed; the empty board is not counted */
  uint64_t n_checks;      /* elementary tests made to accept or refuse a value */
  uint64_t n_backtracks;  /* values taken back */
  uint64_t n_solutions;

  /* Of teaching searches alone. */
  uint64_t n_valid;       /* solutions that are some: less than n_solutions for a wrong method */
  uint64_t n_rejects;     /* values refused; for a method that tests full boards, n_rejects +
                           * n_solutions are the boards that it tested */
  uint64_t n_copies;      /* squares copied by a method that keeps backups */
  uint64_t n_second_reads;  /* how often the second part of a test was read, as the first did not
                             * refuse; for methods whose test has parts */
  uint64_t n_third_reads;
  uint64_t n_skips;       /* givens that were skipped, where skips are events */
} SearchStats;

static inline void
search_stats_add (SearchStats       *sum,
                  const SearchStats *stats)
{
  sum->n_nodes += stats->n_nodes;
  sum->n_checks += stats->n_checks;
  sum->n_backtracks += stats->n_backtracks;
  sum->n_solutions += stats->n_solutions;
  sum->n_valid += stats->n_valid;
  sum->n_rejects += stats->n_rejects;
  sum->n_copies += stats->n_copies;
  sum->n_second_reads += stats->n_second_reads;
  sum->n_third_reads += stats->n_third_reads;
  sum->n_skips += stats->n_skips;
}

/* Lets a caller stop a search. The search calls `should_continue` on its own thread, about every
 * SEARCH_CHECK_NODES nodes; when it returns false, the search ends with SEARCH_STOPPED at once. The
 * callback must not touch the search. It may be NULL (never stop), and so may the control. */
typedef struct
{
  bool (*should_continue) (const SearchStats *stats,
                           void              *data);
  void  *data;
} SearchControl;

static inline bool
search_should_continue (const SearchControl *control,
                        const SearchStats   *stats)
{
  return control == NULL || control->should_continue == NULL
         || control->should_continue (stats, control->data);
}
