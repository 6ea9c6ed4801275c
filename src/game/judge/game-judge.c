/* The problems by name, and the way of a text to its verdict.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/judge/game-judge-private.h"

#include <string.h>

static const struct
{
  const char *name;
  int         least;            /* n; 0 and 0: it takes none */
  int         most;
} judges[] = {
  [GAME_JUDGE_YBT1213] = { "ybt1213", 0, 0 },
  /* With fewer queens there are no three boards, or a number looks like a board. */
  [GAME_JUDGE_P1219] = { "p1219", 4, GAME_JUDGE_QUEENS_MAX },
  [GAME_JUDGE_LEETCODE51] = { "leetcode51", 0, GAME_JUDGE_QUEENS_MAX },
  [GAME_JUDGE_LEETCODE52] = { "leetcode52", 0, GAME_JUDGE_QUEENS_MAX },
  [GAME_JUDGE_LEETCODE37] = { "leetcode37", 0, 0 },
  [GAME_JUDGE_LEETCODE1307] = { "leetcode1307", 0, 0 },
  [GAME_JUDGE_BOARDS] = { "boards", 1, GAME_JUDGE_QUEENS_MAX },
};

const char *
game_judge_name (GameJudge judge)
{
  g_return_val_if_fail (judge < GAME_N_JUDGES, NULL);

  return judges[judge].name;
}

bool
game_judge_from_name (const char *name,
                      GameJudge  *judge)
{
  g_return_val_if_fail (name != NULL, false);

  for (GameJudge i = 0; i < GAME_N_JUDGES; i++)
    if (g_str_equal (name, judges[i].name))
      {
        *judge = i;
        return true;
      }

  return false;
}

bool
game_judge_takes_n (GameJudge  judge,
                    int       *least,
                    int       *most)
{
  g_return_val_if_fail (judge < GAME_N_JUDGES, false);

  *least = judges[judge].least;
  *most = judges[judge].most;
  return judges[judge].most > 0;
}

/* Finds a byte that no text has, and counts the lines. */
static bool
is_binary (const char  *text,
           gsize        length,
           GameVerdict *verdict)
{
  gsize line_begin = 0;

  for (gsize i = 0; i < length; i++)
    {
      const unsigned char byte = (unsigned char) text[i];

      if (byte == '\n')
        {
          verdict->n_lines++;
          line_begin = i + 1;
        }
      else if (byte < ' ' && byte != '\t' && byte != '\r' && byte != '\f' && byte != '\v')
        {
          verdict->kind = GAME_VERDICT_BINARY;
          verdict->character = byte;
          verdict->place[0] = (GameJudgePlace) { (int) verdict->n_lines + 1,
                                                 (int) (i - line_begin) + 1 };
          return true;
        }
    }

  verdict->n_lines += line_begin < length;
  return false;
}

static bool
is_blank (const char *text,
          gsize       length)
{
  TextCursor cursor = text_cursor_begin (text, length);

  text_cursor_skip_blank (&cursor);

  return text_cursor_look (&cursor) == TEXT_CURSOR_END;
}

void
game_judge (const GameJudgeTask *task,
            const char          *text,
            gsize                length,
            GameVerdict         *verdict)
{
  g_return_if_fail (task != NULL && task->judge < GAME_N_JUDGES);
  g_return_if_fail (task->n >= 0 && task->n <= GAME_JUDGE_QUEENS_MAX);
  g_return_if_fail (text != NULL);

  *verdict = (GameVerdict) { .kind = GAME_VERDICT_ACCEPTED, .image = -1 };
  if (is_binary (text, length, verdict))
    return;

  /* Of a board without solutions all boards are no text at all. */
  if (is_blank (text, length)
      && (task->judge != GAME_JUDGE_BOARDS || queens_known_count (task->n) > 0))
    {
      verdict->kind = GAME_VERDICT_EMPTY;
      return;
    }

  switch (task->judge)
    {
    case GAME_JUDGE_LEETCODE52:
      game_judge_number (task, text, length, verdict);
      break;

    case GAME_JUDGE_LEETCODE37:
      game_judge_sudoku (task, text, length, verdict);
      break;

    case GAME_JUDGE_LEETCODE1307:
      game_judge_truth (task, text, length, verdict);
      break;

    case GAME_JUDGE_YBT1213:
    case GAME_JUDGE_P1219:
    case GAME_JUDGE_LEETCODE51:
    case GAME_JUDGE_BOARDS:
    case GAME_N_JUDGES:
    default:
      game_judge_boards (task, text, length, verdict);
      if (verdict->kind == GAME_VERDICT_ACCEPTED)
        game_judge_layout (task, text, length, verdict);
      break;
    }
}

uint64_t
game_judge_find_event (int      n,
                       uint64_t k)
{
  QueensSteps steps;
  SearchEvent event;

  queens_steps_init (&steps, QUEENS_FLAGS, QUEENS_BY_ROW, n);
  while (steps.stats.n_solutions < k && queens_steps_next (&steps, &event))
    continue;

  return k > 0 ? steps.n_events : 0;
}

bool
game_verdict_is_right (const GameVerdict   *verdict,
                       const GameJudgeTask *task)
{
  return verdict->kind == GAME_VERDICT_ACCEPTED || verdict->kind == GAME_VERDICT_BLANKS
         || (verdict->kind == GAME_VERDICT_ORDER && task->judge == GAME_JUDGE_LEETCODE51);
}

bool
game_verdict_is_unreadable (const GameVerdict *verdict)
{
  return verdict->kind >= GAME_VERDICT_BINARY;
}
