/* Reading boards out of lists of strings, as LeetCode has them and as Java and Python print theirs:
 * [[".Q..","...Q"],…], [.Q.., ...Q, …], ['.Q..', …]. Words outside of the brackets say nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/judge/game-judge-private.h"

#include "solver/queens/text/queens-text.h"

static bool
ends_row (uint32_t character,
          uint32_t quote)
{
  if (character == TEXT_CURSOR_END || character == '\n')
    return true;

  return quote != 0 ? character == quote
                    : queens_text_square (character) == QUEENS_TEXT_SQUARE_BETWEEN
                      || character == ']' || character == '[' || text_is_quote (character);
}

/* From the quote before it, or from its first square. */
static void
read_string (GameJudgeReader *self,
             GameJudgeBoard  *board)
{
  const TextCursor start = self->cursor;
  uint32_t quote = text_cursor_look (&start);
  GameJudgePlace queen[2] = { { 0 } };
  uint32_t queens = 0;
  int n_squares = 0, n_queens = 0;

  quote = text_is_quote (quote) ? quote : 0;
  if (quote != 0)
    text_cursor_skip (&self->cursor);

  for (; !ends_row (text_cursor_look (&self->cursor), quote); text_cursor_skip (&self->cursor))
    {
      const QueensTextSquare square = queens_text_square (text_cursor_look (&self->cursor));

      if (square == QUEENS_TEXT_SQUARE_NONE)
        game_judge_fail (board, GAME_VERDICT_FOREIGN, &self->cursor, 0, 0);
      if (square == QUEENS_TEXT_SQUARE_QUEEN && n_squares < self->n)
        queens |= UINT32_C (1) << n_squares;
      if (square == QUEENS_TEXT_SQUARE_QUEEN && n_queens < 2)
        queen[n_queens++] = game_judge_place (&self->cursor);
      n_squares++;
    }

  if (quote != 0 && !text_cursor_skip_if (&self->cursor, quote))
    game_judge_fail (board, GAME_VERDICT_MALFORMED, &start, 0, 0);
  game_judge_add_row (board, self->n, queens, n_squares, &start, queen);
}

/* Between rows; returns whether a board has ended. */
static bool
read_mark (GameJudgeReader *self,
           GameJudgeBoard  *board)
{
  const uint32_t character = text_cursor_look (&self->cursor);

  if (character == '[')
    {
      if (board->n_rows > 0)
        game_judge_fail (board, GAME_VERDICT_MALFORMED, &self->cursor, 0, 0);
      self->depth++;
    }
  else if (character == ']')
    {
      self->depth -= self->depth > 0;
    }
  else if (self->depth > 0 && queens_text_square (character) != QUEENS_TEXT_SQUARE_BETWEEN)
    {
      read_string (self, board);
      return false;
    }

  text_cursor_skip (&self->cursor);
  return character == ']' && board->n_rows > 0;
}

bool
game_judge_read_list (GameJudgeReader *self,
                      GameJudgeBoard  *board)
{
  while (text_cursor_look (&self->cursor) != TEXT_CURSOR_END)
    if (read_mark (self, board))
      return true;

  if (self->depth == 0)
    return false;

  self->depth = 0;
  game_judge_fail (board, GAME_VERDICT_MALFORMED, &self->cursor, 0, 0);
  return true;
}
