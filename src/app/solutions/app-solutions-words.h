/* What the Solutions page says about a list, and what a person may say to go to a place in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/state/game-state.h"

/* A list as far as it is known. */
typedef struct
{
  GameState puzzle;
  bool      fundamental;        /* only fundamental solutions are listed */
  uint64_t  n_solutions;        /* listed so far */
  uint64_t  first;              /* of the page that is shown, from 0 */
  uint64_t  n_shown;            /* on that page */
  bool      running;
  double    fraction;           /* while it is running; negative: not known */
  SearchEnd end;                /* where it is not running, or is told to stop */
  uint64_t  n_all;              /* of the whole puzzle; 0: not known */
  uint64_t  n_fundamental;      /* likewise */
} AppSolutionsList;

/* Learns both counts from a whole list. Without fixed queens the number of solutions gives that of
 * the fundamental ones, for those with a symmetry of their own are counted quickly. */
void  app_solutions_list_learn_counts (AppSolutionsList       *list);

/* All return new strings. */

/* "92 solutions", "1 204 so far…", "The first 10 000 solutions", "Solutions 1–5 of 92". */
char *app_solutions_words_heading     (const AppSolutionsList *list);

/* What stands beside that in small: "12 fundamental", "40 %", "stopped"; or "". */
char *app_solutions_words_detail      (const AppSolutionsList *list);

/* Why the list is empty. */
char *app_solutions_words_none        (const AppSolutionsList *list);

/* What is said about the solution with the number `index`, from 0. Sudoku: how many cells are not
 * the same in all solutions. */
char *app_solutions_words_describe    (const AppSolutionsList *list,
                                       const GameState        *solution,
                                       uint64_t                index,
                                       int                     n_differ);

/* What the entry for a goal asks for, with `example`, a solution of queens, or NULL. */
char *app_solutions_words_goal        (const GameState        *example);

/* "2 4 6 8 3 1 7 5". */
char *app_solutions_words_permutation (const QueensSolution   *solution);

/* Where a person wants to go. */
typedef enum
{
  APP_SOLUTIONS_NOWHERE,
  APP_SOLUTIONS_NUMBER,
  APP_SOLUTIONS_PERMUTATION,
} AppSolutionsGoal;

/* "7" and "50 %" make a number from 1, n numbers for a board of n queens a permutation, which is
 * not yet known to be a solution. */
AppSolutionsGoal
      app_solutions_words_parse       (const char             *text,
                                       const AppSolutionsList *list,
                                       uint64_t               *number,
                                       QueensSolution         *permutation);
