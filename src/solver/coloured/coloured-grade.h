/* How hard a puzzle of coloured queens is for people.
 *
 * The grader solves it by the rules of coloured-hint.h, from easy to hard, and sees all squares
 * that queens rule out. The score is the sum of the scores of its steps. The level is that of its
 * hardest step, and one higher where the score is more than the level holds: 5 n points for easy, 9
 * n for medium.
 *
 *     easy      last squares, houses within one other, squares that see up to three that are left
 *     medium    squares that see more, groups of two
 *     hard      larger groups, and chains
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/coloured/coloured-logic.h"

typedef enum
{
  COLOURED_EASY,
  COLOURED_MEDIUM,
  COLOURED_HARD,
  COLOURED_N_LEVELS,
} ColouredLevel;

typedef struct
{
  ColouredLevel level;
  uint32_t      score;
  ColouredRule  hardest;        /* of the step with the highest score */
  uint32_t      n_steps;
  uint16_t      n_used[COLOURED_N_RULES];

  /* While the path is walked. */
  int32_t       n;
  int32_t       highest;        /* score of a step */
  ColouredLevel hardest_level;
} ColouredGrade;

/* "easy", "medium", "hard". Static. */
const char *coloured_level_name      (ColouredLevel         level);

/* The level of that name, or -1. */
int         coloured_level_from_name (const char           *name);

/* Grades a puzzle that is known to have one solution. SEARCH_EXHAUSTED: logic solves it;
 * SEARCH_LIMITED: logic does not suffice, and the level is hard; SEARCH_INVALID: it is no puzzle,
 * and `grade` means nothing. */
SearchEnd   coloured_grade_puzzle    (const ColouredPuzzle *puzzle,
                                      ColouredGrade        *grade);
