/* Judging an answer that is one number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/judge/game-judge-private.h"

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
  text_cursor_skip_blank (&cursor);
  if (text_cursor_look (&cursor) != TEXT_CURSOR_END)
    {
      verdict->kind = GAME_VERDICT_FOREIGN;
      verdict->place[0] = game_judge_place (&cursor);
      verdict->character = text_cursor_look (&cursor);
    }
  else if (verdict->found != verdict->wanted)
    {
      verdict->kind = GAME_VERDICT_NUMBER;
    }
}
