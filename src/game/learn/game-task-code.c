/* Tasks of lessons on code: its lines, or the steps in which one writes it, in order; and the line
 * that runs next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/learn/game-task-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static int
count_steps (const GameTask *task)
{
  int n_steps = 0;

  while (n_steps < GAME_TASK_STEPS_MAX && task->steps[n_steps].text != NULL)
    n_steps++;

  return n_steps;
}

int
game_task_n_lines (const GameLessonStage *stage)
{
  const int n_steps = count_steps (stage->task);
  GameCode code;

  if (n_steps > 0)
    return n_steps;

  game_lesson_stage_code (stage, &code);

  return game_code_n_lines (&code);
}

char *
game_task_dup_line (const GameLessonStage *stage,
                    int                    line)
{
  GameCode code;

  if (count_steps (stage->task) > 0)
    return g_strdup (_(stage->task->steps[line].text));

  game_lesson_stage_code (stage, &code);

  return game_code_dup_line (&code, line);
}

int
game_task_shuffle (const GameLessonStage *stage,
                   int                    lines[GAME_TASK_LINES_MAX])
{
  const int n_lines = game_task_n_lines (stage);
  int stride;

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

/* The first line that is not where it belongs: all above it are right. */
static char *
explain_line (const GameLessonStage *stage,
              int                    line,
              int                    found)
{
  g_autofree char *text = g_strstrip (game_task_dup_line (stage, found));

  if (count_steps (stage->task) > 0)
    /* Translators: %d is the number of a step, the other argument says why. */
    return g_strdup_printf (_("Step %d comes too early. %s"), line + 1,
                            _(stage->task->steps[found].why));
  if (line == 0)
    /* Translators: the argument is a line of code. */
    return g_strdup_printf (_("The code does not begin with “%s”."), text);

  /* Translators: %d is the number of a line, the other argument a line of code. */
  return g_strdup_printf (_("“%s” cannot be line %d. The lines above it are right."), text,
                          line + 1);
}

/* Lines that read the same may change places. */
bool
game_task_check_order (const GameLessonStage *stage,
                       const GameAnswer      *answer,
                       char                 **reason)
{
  for (int line = 0; line < game_task_n_lines (stage); line++)
    {
      g_autofree char *wanted = game_task_dup_line (stage, line);
      g_autofree char *found = game_task_dup_line (stage, answer->lines[line]);

      if (strcmp (wanted, found) != 0)
        {
          *reason = explain_line (stage, line, answer->lines[line]);
          return false;
        }
    }

  *reason = g_strdup (count_steps (stage->task) > 0
                      ? _("Right: each step has all that it needs.")
                      : _("Right, this is how the search is written."));

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

  if (!stage->has_event)
    return -1;

  game_lesson_stage_code (stage, &code);
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

  game_lesson_stage_code (stage, &code);
  if (answer->lines[0] < 0 || answer->lines[0] >= game_code_n_lines (&code))
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
