/* A hint for a board of n queens, as a fact: a conclusion from the queens on the board, and the
 * squares that show it.
 *
 * It contains no sentences: `game` describes it in the player's language, `paint` draws its squares
 * by role, tests compare it with all solutions. Every hint is proved; where a proof would take too
 * long, the hint says less.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens.h"

/* The most nodes of all searches for one hint together: some 50 ms at worst. */
enum { QUEENS_HINT_NODES = 80 * SEARCH_CHECK_NODES };

/* In the order in which the solver looks for them. */
typedef enum
{
  QUEENS_HINT_NONE,             /* nothing is known */
  QUEENS_HINT_SOLVED,
  QUEENS_HINT_CONFLICT,         /* two queens attack each other */
  QUEENS_HINT_ROW_DEAD,         /* a row without a queen has no free square */
  QUEENS_HINT_COLUMN_DEAD,
  QUEENS_HINT_IMPOSSIBLE,       /* no solution has all these queens */
  QUEENS_HINT_ROW_FREE_ONCE,    /* a row has one free square, which needs a queen */
  QUEENS_HINT_COLUMN_FREE_ONCE,
  QUEENS_HINT_EXCLUDED_BY_LINE, /* a queen on some squares would shut a line */
  QUEENS_HINT_EXCLUDED_IN_LINE, /* some free squares of a line are in no solution */
  QUEENS_HINT_POSSIBLE,         /* a square that is part of a solution */
} QueensHintKind;

/* The role of a square in a hint. */
typedef enum
{
  QUEENS_ROLE_FREE,             /* free squares of the line */
  QUEENS_ROLE_EXCLUDED,         /* free squares of the board that no solution has a queen on */
  QUEENS_ROLE_CONFLICT,         /* the conflict set: queens that together are wrong */
  QUEENS_ROLE_AWAY,             /* the one of them to take away; none where all are fixed */
  QUEENS_ROLE_PLACE,            /* where to put a queen */
  QUEENS_N_ROLES,
} QueensRole;

/* How small the conflict set is known to be. */
typedef enum
{
  QUEENS_CONFLICT_SMALLEST,     /* no set with fewer queens is wrong for this reason */
  QUEENS_CONFLICT_MINIMAL,      /* none of them can be left out */
  QUEENS_CONFLICT_SOME,         /* together they are wrong; some of them may be redundant */
} QueensConflictSize;

/* A plain value.
 *
 *     kind               line   FREE    EXCLUDED  CONFLICT            AWAY  PLACE
 *     CONFLICT           -      -       -         the two             one   -
 *     ROW, COLUMN_DEAD   yes    -       -         cover the line      one   -
 *     IMPOSSIBLE         -      -       -         see below           one   -
 *     …_FREE_ONCE        yes    the one -         -                   -     the same
 *     EXCLUDED_BY_LINE   yes    all     elsewhere -                   -     one of FREE, or none
 *     EXCLUDED_IN_LINE   yes    all     some      -                   -     one of FREE
 *     POSSIBLE           yes    all     -         -                   -     one of FREE
 *
 * The conflict set of a line attacks every square of it; fixed queens may be among them. The
 * conflict set of an impossible board has no fixed queens: no solution has these queens and the
 * fixed ones. It is empty if the fixed queens alone, or the size of the board, rule out every
 * solution. PLACE is part of a solution with the queens that stand; for …_FREE_ONCE only if there
 * is a solution at all. */
typedef struct
{
  uint8_t     kind;             /* QueensHintKind */
  uint8_t     conflict_size;    /* QueensConflictSize */
  bool        helps;            /* without AWAY the other queens can be completed */
  bool        has_fixed;        /* some queens of the board are fixed */
  bool        has_excluded;     /* squares that were said to be without a queen are not free */
  int8_t      row;              /* the line it is about, from 0; -1: none */
  int8_t      column;           /* likewise; one of both is -1 */
  QueensBoard squares[QUEENS_N_ROLES];
} QueensHint;

/* Finds the first hint for `queens`, of which the user cannot remove those in `fixed`. The same
 * board always has the same hint. `control` is polled as by queens_complete (), with the stats of
 * all searches so far; when it returns false, the hint holds what is proved by then. Allocates as
 * much as queens_complete () does. Returns false where there is no hint, where n is not 1 to
 * QUEENS_MAX, or where a queen stands outside the board. May change. */
bool queens_hint_find       (const QueensBoard   *queens,
                             const QueensBoard   *fixed,
                             const SearchControl *control,
                             QueensHint          *hint);

/* The same for a caller who knows that no solution has a queen on the squares in `excluded`: they
 * are not free, like attacked squares. */
bool queens_hint_find_among (const QueensBoard   *queens,
                             const QueensBoard   *fixed,
                             const QueensBoard   *excluded,
                             const SearchControl *control,
                             QueensHint          *hint);

/* Returns whether the hint is about queens that cannot stay as they are. May change. */
bool queens_hint_is_mistake (const QueensHint    *hint);
