/* Tasks of lessons whose answer is a number, a set of digits, or a text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/learn/game-task-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/judge/game-judge.h"
#include "game/search/game-methods.h"
#include "game/text/game-text-judge.h"
#include "game/text/game-text.h"

/* The search of a field: that of the page, from its start, or another one. */
static void
start_search (const GameLessonStage *stage,
              const GameTaskField   *field,
              GameSearch            *search)
{
  GameMethod method = stage->method;

  if (field->n > 0)
    method.puzzle = game_state_new_queens (field->n);
  if (field->method != NULL)
    method.method = game_methods_find (game_method_search (&method), field->method);

  game_search_init (search, &method);
}

static uint64_t
count_at_level (GameSearch *search,
                int         level)
{
  uint64_t n_placed = 0;
  SearchEvent event;

  while (game_search_next (search, &event))
    n_placed += event.kind == SEARCH_PLACE && event.depth == level;

  return n_placed;
}

/* Row by row, the value of the first solution. */
static uint64_t
find_value (GameSearch *search,
            int         row)
{
  SearchEvent event;
  GameState state;

  while (game_search_next (search, &event) && event.kind != SEARCH_SOLUTION)
    ;

  game_search_state (search, &state);

  return state.queens.queens.row[row] == 0 ? 0 : __builtin_ctz (state.queens.queens.row[row]);
}

static uint64_t
count_all (GameSearch *search,
           GameFact    fact)
{
  const SearchStats *stats;
  SearchEvent event;

  while (game_search_next (search, &event))
    ;

  stats = game_search_stats (search);

  switch ((int) fact)
    {
    case GAME_FACT_PLACED:
      return stats->n_nodes;

    case GAME_FACT_CHECKS:
      return stats->n_checks;

    case GAME_FACT_COPIED:
      return stats->n_copies;

    case GAME_FACT_TESTED:
      return stats->n_rejects + stats->n_solutions;

    case GAME_FACT_VALID:
      return stats->n_valid;

    case GAME_FACT_SOLUTIONS:
    default:
      return stats->n_solutions;
    }
}

uint64_t
game_task_compute (const GameLessonStage *stage,
                   const GameTaskField   *field)
{
  const int first = stage->scene.first;
  const int row = field->row - first;
  const int column = field->column - first;
  GameSearch search;

  switch (field->fact)
    {
    case GAME_FACT_SUM:
      return field->row + field->column;

    case GAME_FACT_DIFFERENCE:
      return row - column + stage->scene.n - 1 + first;

    case GAME_FACT_BOX:
      return row / 3 * 3 + column / 3 + first;

    case GAME_FACT_AT_LEVEL:
      start_search (stage, field, &search);
      return count_at_level (&search, row + 1);

    case GAME_FACT_QUEEN:
      start_search (stage, field, &search);
      return find_value (&search, row) + first;

    case GAME_FACT_DIGIT:
      start_search (stage, field, &search);
      return find_value (&search, row);

    case GAME_FACT_NONE:
    case GAME_FACT_PLACED:
    case GAME_FACT_CHECKS:
    case GAME_FACT_COPIED:
    case GAME_FACT_TESTED:
    case GAME_FACT_SOLUTIONS:
    case GAME_FACT_VALID:
    default:
      start_search (stage, field, &search);
      return count_all (&search, field->fact);
    }
}

/* How a number is found, where a formula says it. */
static char *
explain_number (const GameLessonStage *stage,
                const GameTaskField   *field)
{
  switch ((int) field->fact)
    {
    case GAME_FACT_SUM:
      return g_strdup_printf (_("The square is in row %d, column %d: add the two."), field->row,
                              field->column);

    case GAME_FACT_DIFFERENCE:
      return g_strdup_printf (_("The square is in row %d, column %d: take the column from the row "
                                "and add %d, so that the index is never negative."),
                              field->row, field->column,
                              stage->scene.n - 1 + stage->scene.first);

    case GAME_FACT_BOX:
      return g_strdup_printf (_("The cell is in row %d, column %d. Boxes count from left to right, "
                                "then down, three in each line."), field->row, field->column);

    default:
      return g_strdup (stage->task->hint == NULL ? "" : _(stage->task->hint));
    }
}

bool
game_task_check_numbers (const GameLessonStage *stage,
                         const GameAnswer      *answer,
                         char                 **reason)
{
  const int n_fields = game_task_n_fields (stage->task);

  for (int i = 0; i < n_fields; i++)
    {
      const GameTaskField *field = &stage->task->fields[i];

      if (answer->numbers[i] != game_task_compute (stage, field))
        {
          g_autofree char *number = game_text_number (answer->numbers[i]);
          g_autofree char *how = explain_number (stage, field);

          /* Translators: a wrong answer: the name of a number, the number, and how to find it. */
          *reason = g_strdup_printf (_("%s: not %s. %s"), _(field->label), number, how);
          return false;
        }
    }

  *reason = g_strdup (n_fields == 1 ? _("Right.") : _("All of them are right."));

  return true;
}

bool
game_task_check_guess (const GameLessonStage *stage,
                       const GameAnswer      *answer,
                       char                 **reason)
{
  const uint64_t number = game_task_compute (stage, &stage->task->fields[0]);
  const uint64_t guess = answer->numbers[0];
  g_autofree char *text = game_text_number (number);
  g_autofree char *guessed = game_text_number (guess);

  if (guess > number * GAME_TASK_GUESS_FACTOR)
    {
      *reason = g_strdup_printf (_("%s is far too many. Guess again."), guessed);
      return false;
    }

  if (guess * GAME_TASK_GUESS_FACTOR < number)
    {
      *reason = g_strdup_printf (_("%s is far too few. Guess again."), guessed);
      return false;
    }

  *reason = guess == number ? g_strdup_printf (_("Exactly %s."), text)
                            : g_strdup_printf (_("Close enough: it is %s."), text);

  return true;
}

/* Digits. */

uint16_t
game_task_find_digits (const GameLessonStage *stage)
{
  const GameTaskField *field = &stage->task->fields[0];
  const int row = field->row - stage->scene.first;
  const int column = field->column - stage->scene.first;

  return sudoku_candidates (&stage->search.sudoku.grid, row * SUDOKU_DIGITS + column) << 1;
}

bool
game_task_check_digits (const GameLessonStage *stage,
                        const GameAnswer      *answer,
                        char                 **reason)
{
  const uint16_t digits = game_task_find_digits (stage);
  const uint16_t extra = answer->digits & ~digits;

  if (extra != 0)
    *reason = g_strdup_printf (_("%d does not fit: it stands in the row, the column or the box "
                                 "already."), __builtin_ctz (extra));
  else if (answer->digits != digits)
    *reason = g_strdup (_("These fit, but they are not all."));
  else
    *reason = g_strdup (_("Right, these and no others."));

  return answer->digits == digits;
}

/* The boards of the page, all of them, in any shape. */
bool
game_task_check_output (const GameLessonStage *stage,
                        const GameAnswer      *answer,
                        char                 **reason)
{
  GameJudgeTask task = { .judge = GAME_JUDGE_BOARDS, .n = stage->scene.n };
  const char *text = answer->text == NULL ? "" : answer->text;
  GameVerdict verdict;
  g_autofree char *line = NULL;

  game_judge (&task, text, strlen (text), &verdict);
  line = game_text_verdict (&task, &verdict);
  /* Translators: ends a sentence that stands alone elsewhere. */
  *reason = g_strdup_printf (_("%s."), line);

  return game_verdict_is_right (&verdict, &task);
}
