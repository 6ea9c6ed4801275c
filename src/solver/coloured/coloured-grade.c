/* How hard a puzzle of coloured queens is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/coloured/coloured-grade.h"

#include <string.h>

enum { EASY_FREE = 3 };         /* the squares that one must look at for an easy step */

static const char *const level_names[COLOURED_N_LEVELS] = { "easy", "medium", "hard" };

const char *
coloured_level_name (ColouredLevel level)
{
  return level_names[level];
}

int
coloured_level_from_name (const char *name)
{
  for (int level = 0; level < COLOURED_N_LEVELS; level++)
    if (strcmp (name, level_names[level]) == 0)
      return level;

  return -1;
}

/* The lowest level of a puzzle with such a step. */
static ColouredLevel
get_level (const ColouredHint *hint)
{
  const int n_free = queens_board_count (&hint->squares[COLOURED_ROLE_FREE]);

  if (hint->rule == COLOURED_CHAIN || hint->size > 2)
    return COLOURED_HARD;
  if (hint->rule == COLOURED_STARVED && n_free > EASY_FREE)
    return COLOURED_MEDIUM;

  return hint->size == 2 ? COLOURED_MEDIUM : COLOURED_EASY;
}

static void
grade_add (ColouredGrade      *grade,
           const ColouredHint *hint)
{
  const int score = coloured_hint_score (hint);
  const ColouredLevel level = get_level (hint);

  grade->score += score;
  grade->n_steps++;
  grade->n_used[hint->rule]++;

  if (level > grade->hardest_level)
    grade->hardest_level = level;

  if (score > grade->highest)
    {
      grade->highest = score;
      grade->hardest = hint->rule;
    }
}

/* Derives the level. A path that did not come to its end is hard. */
static void
grade_finish (ColouredGrade *grade,
              bool           is_solved)
{
  static const uint32_t points[COLOURED_N_LEVELS] = {
    [COLOURED_EASY] = 5,
    [COLOURED_MEDIUM] = 9,
    [COLOURED_HARD] = UINT16_MAX,
  };

  grade->level = is_solved ? grade->hardest_level : COLOURED_HARD;

  if (grade->score > points[grade->level] * grade->n)
    grade->level++;
}

static bool
add_step (const ColouredHint *hint,
          void               *data)
{
  grade_add (data, hint);

  return true;
}

SearchEnd
coloured_grade_puzzle (const ColouredPuzzle *puzzle,
                       ColouredGrade        *grade)
{
  ColouredPosition position;
  SearchEnd end;

  if (!coloured_is_valid (puzzle))
    return SEARCH_INVALID;

  coloured_position_init (&position, puzzle);
  *grade = (ColouredGrade) { .n = puzzle->n };
  end = coloured_logic_solve (&position, add_step, grade);
  grade_finish (grade, end == SEARCH_EXHAUSTED);

  return end;
}
