/* Judging an answer that is one number, or true or false.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/judge/game-judge-private.h"

/* Behind the answer nothing may stand; and if it is not the wanted one, that is `wrong`. */
static void
judge_rest (TextCursor      *cursor,
            GameVerdictKind  wrong,
            GameVerdict     *verdict)
{
  text_cursor_skip_blank (cursor);
  if (text_cursor_look (cursor) != TEXT_CURSOR_END)
    {
      verdict->kind = GAME_VERDICT_FOREIGN;
      verdict->place[0] = game_judge_place (cursor);
      verdict->character = text_cursor_look (cursor);
    }
  else if (verdict->found != verdict->wanted)
    {
      verdict->kind = wrong;
    }
}

void
game_judge_number (const GameJudgeTask *task,
                   const char          *text,
                   gsize                length,
                   GameVerdict         *verdict)
{
  TextCursor cursor = text_cursor_begin (text, length);

  verdict->wanted = task->n == 0 ? 0 : (int64_t) queens_known_count (task->n);
  text_cursor_skip_blank (&cursor);
  verdict->place[0] = game_judge_place (&cursor);
  if (!text_is_digit (text_cursor_look (&cursor)))
    {
      verdict->kind = GAME_VERDICT_NO_BOARDS;
      return;
    }

  verdict->found = text_cursor_read_number (&cursor);
  judge_rest (&cursor, GAME_VERDICT_NUMBER, verdict);
}

/* "true", "True" or "1"; an answer of 2 is none. */
static int
read_truth (TextCursor *cursor)
{
  static const char *const words[] = {
    "false", "true", "False", "True", "FALSE", "TRUE", "0", "1",
  };

  for (int i = 0; i < (int) G_N_ELEMENTS (words); i++)
    if (text_cursor_skip_text (cursor, words[i]))
      return i % 2;

  return 2;
}

void
game_judge_truth (const GameJudgeTask *task,
                  const char          *text,
                  gsize                length,
                  GameVerdict         *verdict)
{
  TextCursor cursor = text_cursor_begin (text, length);
  SearchStats stats;

  words_each (&task->words, 1, NULL, NULL, NULL, &stats);
  verdict->wanted = stats.n_solutions > 0;
  text_cursor_skip_blank (&cursor);
  verdict->place[0] = game_judge_place (&cursor);
  verdict->found = read_truth (&cursor);
  if (verdict->found == 2)
    verdict->kind = GAME_VERDICT_NO_BOARDS;
  else
    judge_rest (&cursor, GAME_VERDICT_TRUTH, verdict);
}
