/* The words in which every search of this program is told.
 *
 * A search fills sites with values: for sudoku a site is a cell and a value its digit, for queens
 * a site is a line of the board (a row, or a column where the search goes column by column) and a
 * value the square of that line. Both puzzles share these words and nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A search asks whether to go on about every so many nodes, and once more at its end. */
enum { SEARCH_CHECK_NODES = 1024 };

/* How a search ended. All four are answers, none is an error of the program. */
typedef enum
{
  SEARCH_EXHAUSTED,     /* everything was looked at: the answer is final */
  SEARCH_LIMITED,       /* as many solutions as were asked for are found; there may be more */
  SEARCH_STOPPED,       /* `should_continue` or the receiver of solutions said no */
  SEARCH_INVALID,       /* the puzzle breaks its own rules, so that nothing was searched */
} SearchEnd;

/* One event of a teaching search. */
typedef enum
{
  SEARCH_PLACE,         /* `value` is put into `site` */
  SEARCH_RETRACT,       /* `value` is taken out of `site` again */
  SEARCH_REJECT,        /* `value` was looked at for `site` and refused, for `reason` */
  SEARCH_DEAD_END,      /* `site` has no value left: the choice before it was wrong */
  SEARCH_SOLUTION,      /* every site is filled and every rule kept */
} SearchEventKind;

/* Why a value was refused, a site is dead, or a value was placed without a choice. */
typedef enum
{
  SEARCH_NO_REASON,
  SEARCH_SAME_ROW,
  SEARCH_SAME_COLUMN,
  SEARCH_SAME_BOX,
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
} SearchReason;

/* `site` and `value` are counted from 0, but for the digits of sudoku, which are themselves.
 * `other` is the site that holds what refuses the value, or -1 where there is none. */
typedef struct
{
  uint8_t kind;         /* SearchEventKind */
  uint8_t reason;       /* SearchReason */
  int16_t depth;        /* how many sites are filled after the event */
  int16_t site;
  int16_t value;
  int16_t other;
} SearchEvent;

typedef struct
{
  uint64_t n_nodes;       /* values placed; the empty board is not counted */
  uint64_t n_checks;      /* elementary tests made to accept or refuse a value */
  uint64_t n_backtracks;  /* values taken back */
  uint64_t n_solutions;
} SearchStats;

static inline void
search_stats_add (SearchStats       *sum,
                  const SearchStats *stats)
{
  sum->n_nodes += stats->n_nodes;
  sum->n_checks += stats->n_checks;
  sum->n_backtracks += stats->n_backtracks;
  sum->n_solutions += stats->n_solutions;
}

/* How a caller stops a search. `should_continue` may be NULL (never stop). It is called on the
 * thread of the search, about every SEARCH_CHECK_NODES nodes; when it returns false, the search
 * ends with SEARCH_STOPPED at once. It must not touch the search. A control may be NULL too. */
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
