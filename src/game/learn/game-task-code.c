/* Tasks of lessons on the code of a method: its lines in order, and the line that runs next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/learn/game-task-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

int
game_task_shuffle (const GameLessonStage *stage,
                   int                    lines[GAME_TASK_LINES_MAX])
{
  GameCode code;
  int n_lines;
  int stride;

  if (!game_lesson_stage_code (stage, &code))
    return 0;

  n_lines = game_code_n_lines (&code);
  g_return_val_if_fail (n_lines <= GAME_TASK_LINES_MAX, 0);

  /* A stride without a common factor meets each line once, and two that belong together far from
   * each other. */
  for (stride = n_lines / 2 + 1; stride > 1; stride--)
    {
      int a = n_lines, b = stride;

      while (b != 0)
        {
          int rest = a % b;

          a = b;
          b = rest;
        }
      if (a == 1)
        break;
    }

  for (int i = 0; i < n_lines; i++)
    lines[i] = (i + 1) * stride % n_lines;

  return n_lines;
}

/* Lines that read the same may change places. */
bool
game_task_check_order (const GameLessonStage *stage,
                       const GameAnswer      *answer,
                       char                 **reason)
{
  GameCode code;

  if (!game_lesson_stage_code (stage, &code))
    return false;

  for (int line = 0; line < game_code_n_lines (&code); line++)
    {
      g_autofree char *wanted = game_code_dup_line (&code, line);
      g_autofree char *found = game_code_dup_line (&code, answer->lines[line]);

      if (strcmp (wanted, found) != 0)
        {
          if (line == 0)
            /* Translators: the argument is a line of code. */
            *reason = g_strdup_printf (_("The code does not begin with “%s”."), g_strstrip (found));
          else
            /* Translators: %d is the number of a line, the other argument a line of code. */
            *reason = g_strdup_printf (_("“%s” cannot be line %d. The lines above it are right."),
                                       g_strstrip (found), line + 1);
          return false;
        }
    }

  *reason = g_strdup (_("Right, this is how the search is written."));

  return true;
}

/* The line of the event is one of those that ran for it: those behind it run next, and then the
 * first of the next event. */
int
game_task_find_line (const GameLessonStage *stage)
{
  GameLessonStage next = *stage;
  g_autoptr(GArray) visits = NULL;
  g_autoptr(GArray) next_visits = NULL;
  GameCode code;
  int n_before = 0;

  if (!game_lesson_stage_code (stage, &code) || !stage->has_event)
    return -1;

  visits = game_code_visits (&code, &stage->search, &stage->event, &n_before);
  if (n_before + 1 < (int) visits->len)
    return g_array_index (visits, GameCodeVisit, n_before + 1).line;

  if (!game_lesson_stage_next (&next))
    return -1;

  next_visits = game_code_visits (&code, &next.search, &next.event, NULL);

  return next_visits->len == 0 ? -1 : g_array_index (next_visits, GameCodeVisit, 0).line;
}

bool
game_task_check_line (const GameLessonStage *stage,
                      const GameAnswer      *answer,
                      char                 **reason)
{
  const int line = game_task_find_line (stage);
  g_autofree char *text = NULL;
  GameCode code;

  if (!game_lesson_stage_code (stage, &code) || answer->lines[0] < 0
      || answer->lines[0] >= game_code_n_lines (&code))
    return false;

  text = g_strstrip (game_code_dup_line (&code, answer->lines[0]));

  if (answer->lines[0] == line)
    /* Translators: %d is the number of a line, the other argument a line of code. */
    *reason = g_strdup_printf (_("Right, line %d is next: “%s”."), line + 1, text);
  else
    /* Translators: a line of code, its number, and how to find out. */
    *reason = g_strdup_printf (_("“%s” (line %d) is not next. %s"), text, answer->lines[0] + 1,
                               stage->task->hint == NULL ? "" : _(stage->task->hint));

  return answer->lines[0] == line;
}
