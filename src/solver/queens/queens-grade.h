/* How hard a board with fixed queens is for people: the level follows from the rules that a person
 * needs to complete it without guessing. They are the rules of the hints (queens-hint.h), and
 * squares that were ruled out stay marked:
 *
 *     easy      a row or column with one free square, again and again to the end
 *     medium    also: a square is out where a queen on it would shut a row or column
 *     hard      these are not enough: somewhere a queen has to be tried out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/queens/queens.h"

typedef enum
{
  QUEENS_EASY,
  QUEENS_MEDIUM,
  QUEENS_HARD,
  QUEENS_N_LEVELS,              /*< skip >*/
} QueensLevel;

/* "easy", "medium", "hard". Static. Stable since 0.2. */
const char *queens_level_name      (QueensLevel        level);

/* The level of that name, or -1. Stable since 0.2. */
int         queens_level_from_name (const char        *name);

/* The level of a board that is known to have one solution. Takes some microseconds. Stable since
 * 0.2. */
QueensLevel queens_grade_puzzle    (const QueensBoard *fixed);
