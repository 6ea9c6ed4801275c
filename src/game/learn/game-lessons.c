/* The table of all lessons, in the order in which they are best taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/learn/game-lessons-private.h"

#include <glib/gi18n-lib.h>

const GameLesson game_lessons[] = {
  { N_("The queen"), game_lesson_queen },
  { N_("From millions to thousands"), game_lesson_numbers },
  { N_("You are the search"), game_lesson_search },
  { N_("The tree"), game_lesson_tree },
  { N_("The code and the stack"), game_lesson_code },
  { N_("Four ways to remember"), game_lesson_memory },
  { N_("Numbers for diagonals"), game_lesson_diagonals },
  { N_("The wrong undo"), game_lesson_undo },
  { N_("Rows or columns"), game_lesson_columns },
  { N_("Who is to blame"), game_lesson_blame },
  { N_("Sudoku by trying"), game_lesson_sudoku },
  { N_("The tightest cell first"), game_lesson_tightest },
  { N_("At the judge"), game_lesson_judge },
  { N_("The same search elsewhere"), game_lesson_words },
  { NULL },
};
