/* Verdicts on the output of a program that the user wrote, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-judge.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/text/game-text-private.h"

char *
game_text_judge (GameJudge judge)
{
  switch (judge)
    {
    case GAME_JUDGE_YBT1213:
      /* Translators: a problem of a web site that judges programs (一本通, YBT). */
      return g_strdup (_("YBT 1213: eight queens"));

    case GAME_JUDGE_P1219:
      /* Translators: a problem of the web site 洛谷 (Luogu), which judges programs. */
      return g_strdup (_("Luogu P1219: n queens"));

    case GAME_JUDGE_LEETCODE51:
      /* Translators: a problem of the web site LeetCode, which judges programs. */
      return g_strdup (_("LeetCode 51: n queens"));

    case GAME_JUDGE_LEETCODE52:
      /* Translators: a problem of the web site LeetCode, which judges programs. */
      return g_strdup (_("LeetCode 52: the number of solutions"));

    case GAME_JUDGE_LEETCODE37:
      /* Translators: a problem of the web site LeetCode, which judges programs. */
      return g_strdup (_("LeetCode 37: a sudoku"));

    case GAME_JUDGE_LEETCODE1307:
      /* Translators: a problem of the web site LeetCode, which judges programs. */
      return g_strdup (_("LeetCode 1307: a sum of words"));

    case GAME_JUDGE_BOARDS:
    case GAME_N_JUDGES:
    default:
      /* Translators: what a program printed: all boards of n queens, in any form. */
      return g_strdup (_("Boards of n queens"));
    }
}

char *
game_text_verdict_word (const GameJudgeTask *task,
                        const GameVerdict   *verdict)
{
  if (game_verdict_is_right (verdict, task))
    /* Translators: what a judge says of the output of a program. */
    return g_strdup (_("Accepted"));
  if (game_verdict_is_unreadable (verdict))
    /* Translators: what a judge says of the output of a program. */
    return g_strdup (_("Cannot be read"));

  /* Translators: what a judge says of the output of a program. */
  return g_strdup (_("Wrong answer"));
}

static char *
say_accepted (const GameJudgeTask *task,
              const GameVerdict   *verdict)
{
  g_autofree char *number = game_text_number (verdict->n_wanted);

  if (task->judge == GAME_JUDGE_LEETCODE52)
    return g_strdup (_("The number is right"));
  if (task->judge == GAME_JUDGE_LEETCODE37)
    return g_strdup (_("The sudoku is solved"));
  if (task->judge == GAME_JUDGE_LEETCODE1307)
    return g_strdup (_("The answer is right"));
  if (task->judge == GAME_JUDGE_P1219)
    return g_strdup (_("The boards and the number of all solutions are right"));
  if (verdict->n_wanted == 0)
    return g_strdup (_("There is no solution, and none is printed"));

  return g_strdup_printf (ngettext ("The board is right", "All %s boards are right",
                                    (gulong) verdict->n_wanted), number);
}

static char *
say_order (const GameJudgeTask *task,
           const GameVerdict   *verdict)
{
  enum { MIRRORED = 4, TRANSPOSED = 7 };

  if (verdict->image == TRANSPOSED && task->judge == GAME_JUDGE_YBT1213)
    return g_strdup (_("All boards are right, but they go by rows, not by columns"));
  if (verdict->image == TRANSPOSED)
    return g_strdup (_("All boards are right, but they go by columns, not by rows"));
  if (verdict->image == MIRRORED && task->judge != GAME_JUDGE_YBT1213)
    return g_strdup (_("All boards are right, but each row is tried from the right"));

  return g_strdup (_("All boards are right, but in another order"));
}

static char *
say_attack (const GameVerdict *verdict,
            const char        *board)
{
  const int *first = verdict->square[0], *second = verdict->square[1];

  switch ((int) verdict->reason)
    {
    case SEARCH_SAME_ROW:
      /* Translators: the board, two columns and a row. */
      return g_strdup_printf (_("Board %s: columns %d and %d share row %d"), board, first[1] + 1,
                              second[1] + 1, first[0] + 1);

    case SEARCH_SAME_COLUMN:
      /* Translators: the board, two rows and a column. */
      return g_strdup_printf (_("Board %s: rows %d and %d share column %d"), board, first[0] + 1,
                              second[0] + 1, first[1] + 1);

    default:
      /* Translators: the board and two rows. */
      return g_strdup_printf (_("Board %s: rows %d and %d share a diagonal"), board, first[0] + 1,
                              second[0] + 1);
    }
}

/* Faults in the shape of a board. */
static char *
say_shape (const GameVerdict *verdict,
           const char        *board)
{
  g_autofree char *character = game_text_quote_character (verdict->character);
  const int found = (int) verdict->found, wanted = (int) verdict->wanted;

  switch ((int) verdict->kind)
    {
    case GAME_VERDICT_NO_QUEEN:
      return g_strdup_printf (_("Board %s: row %d has no queen"), board, verdict->row);

    case GAME_VERDICT_ROW_LENGTH:
      if (verdict->row == 0)
        return g_strdup_printf (ngettext ("Board %s has %d number, not %d",
                                          "Board %s has %d numbers, not %d", (gulong) found),
                                board, found, wanted);

      /* Translators: the board, the row, how many squares it has and should have. */
      return g_strdup_printf (ngettext ("Board %s: row %d has %d square, not %d",
                                        "Board %s: row %d has %d squares, not %d",
                                        (gulong) found), board, verdict->row, found, wanted);

    case GAME_VERDICT_ROWS:
      return g_strdup_printf (ngettext ("Board %s has %d row, not %d",
                                        "Board %s has %d rows, not %d", (gulong) found),
                              board, found, wanted);

    case GAME_VERDICT_RANGE:
      return g_strdup_printf (_("Board %s: %d is no column; they count from 1 to %d"), board,
                              found, wanted);

    default:
      if (verdict->board == 0)
        return g_strdup_printf (_("%s has no place in the answer"), character);

      /* Translators: the board, and a character in one of its rows, in quotes. */
      return g_strdup_printf (_("Board %s: %s is no square"), board, character);
    }
}

static char *
say_words (const GameVerdict *verdict,
           const char        *board)
{
  g_autofree char *found = game_text_number ((uint64_t) verdict->found);
  g_autofree char *wanted = game_text_number ((uint64_t) verdict->wanted);
  const int line = verdict->place[0].line;

  switch ((int) verdict->kind)
    {
    case GAME_VERDICT_HEADING:
      return g_strdup_printf (_("The heading of board %s says %s, not %s"), board, found, wanted);

    case GAME_VERDICT_TOTAL:
      return g_strdup_printf (_("The last line says %s, not %s"), found, wanted);

    case GAME_VERDICT_TOTAL_MISSING:
      return g_strdup_printf (_("The number of all solutions is missing: %s"), wanted);

    case GAME_VERDICT_NUMBER:
      return g_strdup_printf (_("The number is %s, not %s"), found, wanted);

    case GAME_VERDICT_TRUTH:
      return g_strdup (verdict->wanted == 1 ? _("The sum has a solution: the answer is true")
                                            : _("The sum has no solution: the answer is false"));

    default:
      if (verdict->wanted_text[0] == '\0')
        return g_strdup_printf (_("The boards are right, but line %d is too many"), line);
      if (verdict->found_text[0] == '\0')
        return g_strdup_printf (_("The boards are right, but line %d should say “%s”"), line,
                                verdict->wanted_text);

      return g_strdup_printf (_("The boards are right, but line %d says “%s”, not “%s”"), line,
                              verdict->found_text, verdict->wanted_text);
    }
}

static char *
say_cells (const GameVerdict *verdict)
{
  const int *square = verdict->square[0];

  switch ((int) verdict->kind)
    {
    case GAME_VERDICT_CELLS:
      return g_strdup_printf (ngettext ("There is %d cell, not %d", "There are %d cells, not %d",
                                        (gulong) verdict->found),
                              (int) verdict->found, (int) verdict->wanted);

    case GAME_VERDICT_CELL_EMPTY:
      return g_strdup_printf (_("Row %d, column %d is empty"), square[0] + 1, square[1] + 1);

    case GAME_VERDICT_GIVEN:
      return g_strdup_printf (_("Row %d, column %d is %d, but the puzzle gives %d"),
                              square[0] + 1, square[1] + 1, (int) verdict->found,
                              (int) verdict->wanted);

    default:
      return game_text_conflict (&verdict->conflict);
    }
}

static char *
say_unreadable (const GameJudgeTask *task,
                const GameVerdict   *verdict)
{
  if (verdict->kind == GAME_VERDICT_BINARY)
    return g_strdup (_("This is no text"));
  if (verdict->kind == GAME_VERDICT_MALFORMED)
    return g_strdup (_("The brackets or quotes of the list do not fit"));
  if (task->judge == GAME_JUDGE_LEETCODE52)
    return g_strdup (_("There is no number in it"));

  if (task->judge == GAME_JUDGE_LEETCODE1307)
    return g_strdup (_("It is neither true nor false"));

  return g_strdup (_("There is no board in it"));
}

static char *
say_list (const GameVerdict *verdict,
          const char        *board)
{
  g_autofree char *other = game_text_number (verdict->other);

  switch ((int) verdict->kind)
    {
    case GAME_VERDICT_TWICE:
      return g_strdup_printf (_("Board %s is the same as board %s"), board, other);

    case GAME_VERDICT_MISSING:
      /* Translators: the number of a solution in the right list. */
      return g_strdup_printf (_("Number %s is missing"), other);

    case GAME_VERDICT_TOO_MANY:
      return g_strdup_printf (ngettext ("Only the first board is wanted",
                                        "Only the first %d boards are wanted",
                                        (gulong) verdict->wanted), (int) verdict->wanted);

    case GAME_VERDICT_EMPTY:
    default:
      return g_strdup (_("The output is empty"));
    }
}

char *
game_text_verdict (const GameJudgeTask *task,
                   const GameVerdict   *verdict)
{
  g_autofree char *board = NULL;

  g_return_val_if_fail (task != NULL && verdict != NULL, NULL);

  board = game_text_number (verdict->board);
  switch (verdict->kind)
    {
    case GAME_VERDICT_ACCEPTED:
      return say_accepted (task, verdict);

    case GAME_VERDICT_BLANKS:
      return g_strdup (_("Right but for blanks at the ends of lines"));

    case GAME_VERDICT_ORDER:
      return say_order (task, verdict);

    case GAME_VERDICT_LAYOUT:
    case GAME_VERDICT_HEADING:
    case GAME_VERDICT_TOTAL:
    case GAME_VERDICT_TOTAL_MISSING:
    case GAME_VERDICT_NUMBER:
    case GAME_VERDICT_TRUTH:
      return say_words (verdict, board);

    case GAME_VERDICT_ATTACK:
      return say_attack (verdict, board);

    case GAME_VERDICT_NO_QUEEN:
    case GAME_VERDICT_ROW_LENGTH:
    case GAME_VERDICT_ROWS:
    case GAME_VERDICT_FOREIGN:
    case GAME_VERDICT_RANGE:
      return say_shape (verdict, board);

    case GAME_VERDICT_CELLS:
    case GAME_VERDICT_CELL_EMPTY:
    case GAME_VERDICT_DIGIT_TWICE:
    case GAME_VERDICT_GIVEN:
      return say_cells (verdict);

    case GAME_VERDICT_BINARY:
    case GAME_VERDICT_MALFORMED:
    case GAME_VERDICT_NO_BOARDS:
      return say_unreadable (task, verdict);

    case GAME_VERDICT_TWICE:
    case GAME_VERDICT_MISSING:
    case GAME_VERDICT_TOO_MANY:
    case GAME_VERDICT_EMPTY:
    default:
      return say_list (verdict, board);
    }
}

/* Which boards at the beginning are right. */
static char *
say_common (const GameVerdict *verdict)
{
  g_autofree char *number = game_text_number (verdict->n_common);

  if (verdict->n_common == 0 || verdict->board != verdict->n_common + 1)
    return NULL;

  if (verdict->n_common == 2)
    return g_strdup (_("Boards 1 and 2 are right."));

  /* Translators: what precedes the board that is wrong. */
  return g_strdup_printf (ngettext ("Board 1 is right.", "Boards 1 to %s are right.",
                                    (gulong) verdict->n_common), number);
}

char *
game_text_verdict_place (const GameVerdict *verdict)
{
  const GameJudgePlace *place = verdict->place;
  char *where = NULL;

  g_return_val_if_fail (verdict != NULL, NULL);

  if (place[0].line > 0 && place[1].line > 0 && place[1].line != place[0].line)
    where = g_strdup_printf (_("Lines %d and %d of the output."),
                             MIN (place[0].line, place[1].line),
                             MAX (place[0].line, place[1].line));
  else if (place[0].column > 1 && verdict->kind != GAME_VERDICT_ATTACK)
    where = g_strdup_printf (_("Line %d of the output, column %d."), place[0].line,
                             place[0].column);
  else if (place[0].line > 0)
    where = g_strdup_printf (_("Line %d of the output."), place[0].line);

  return game_text_join (where, say_common (verdict));
}

static char *
say_other_attack (const GameAttack *attack)
{
  const int *first = attack->square[0], *second = attack->square[1];

  switch ((int) attack->reason)
    {
    case SEARCH_SAME_ROW:
      return g_strdup_printf (_("Columns %d and %d share row %d."), first[1] + 1, second[1] + 1,
                              first[0] + 1);

    case SEARCH_SAME_COLUMN:
      return g_strdup_printf (_("Rows %d and %d share column %d."), first[0] + 1, second[0] + 1,
                              first[1] + 1);

    default:
      return g_strdup_printf (_("Rows %d and %d share a diagonal."), first[0] + 1,
                              second[0] + 1);
    }
}

static char *
say_empty_column (const QueensBoard *board)
{
  uint32_t taken = 0;

  for (int row = 0; row < board->n; row++)
    taken |= board->row[row];
  for (int column = 0; column < board->n; column++)
    if ((taken >> column & 1) == 0)
      return g_strdup_printf (_("Column %d is empty."), column + 1);

  return NULL;
}

/* What a wrong number is the number of. */
static char *
say_number (const GameJudgeTask *task,
            const GameVerdict   *verdict)
{
  enum { QUICK = 14 };
  const uint64_t found = (uint64_t) verdict->found;
  uint64_t half, quarter;

  for (int n = 4; n <= GAME_JUDGE_QUEENS_MAX; n++)
    if (queens_known_count (n) == found)
      return g_strdup_printf (_("It is the number for %d queens."), n);

  if (task->n == 0 || task->n > QUICK
      || queens_count_symmetric (task->n, NULL, &half, &quarter) != SEARCH_EXHAUSTED
      || queens_fundamental (task->n, (uint64_t) verdict->wanted, half, quarter) != found)
    return NULL;

  return g_strdup (_("It counts solutions that are turned or mirrored as one."));
}

char *
game_text_verdict_also (const GameJudgeTask *task,
                        const GameVerdict   *verdict)
{
  enum { MAX_ATTACKS = 2 };
  GameAttack attack;
  bool goes_on;
  char *text = NULL;
  int n_attacks = 0;

  g_return_val_if_fail (task != NULL && verdict != NULL, NULL);

  if (verdict->kind == GAME_VERDICT_NUMBER)
    return say_number (task, verdict);
  if (verdict->kind != GAME_VERDICT_ATTACK)
    return NULL;

  goes_on = game_judge_find_attack (&verdict->shown, NULL, &attack);
  while (goes_on && n_attacks < MAX_ATTACKS)
    {
      const GameAttack last = attack;

      if (memcmp (attack.square, verdict->square, sizeof attack.square) != 0)
        {
          text = game_text_join (text, say_other_attack (&attack));
          n_attacks++;
        }

      goes_on = game_judge_find_attack (&verdict->shown, &last, &attack);
    }

  return game_text_join (text, say_empty_column (&verdict->shown));
}

char *
game_text_verdict_expected (const GameVerdict *verdict)
{
  g_autoptr(GString) text = g_string_new (NULL);
  const QueensSolution expected = queens_solution_from_board (&verdict->expected);

  g_return_val_if_fail (verdict != NULL, NULL);

  if (expected.n == 0)
    return NULL;

  for (int row = 0; row < expected.n; row++)
    g_string_append_printf (text, row > 0 ? " %d" : "%d", expected.column[row] + 1);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
game_text_verdict_difference (const GameVerdict *verdict)
{
  const QueensBoard *shown = &verdict->shown, *expected = &verdict->expected;
  int different = -1;

  g_return_val_if_fail (verdict != NULL, NULL);

  if (shown->n == 0 || shown->n != expected->n)
    return NULL;

  for (int row = 0; row < shown->n; row++)
    if (shown->row[row] != expected->row[row])
      {
        if (different >= 0 || shown->row[row] == 0
            || (shown->row[row] & (shown->row[row] - 1)) != 0)
          return NULL;

        different = row;
      }

  if (different < 0)
    return NULL;

  return g_strdup_printf (_("Only row %d is not the same: column %d, not %d."), different + 1,
                          __builtin_ctz (expected->row[different]) + 1,
                          __builtin_ctz (shown->row[different]) + 1);
}

char *
game_text_verdict_undo (const GameVerdict *verdict)
{
  g_return_val_if_fail (verdict != NULL, NULL);

  switch (verdict->undo)
    {
    case GAME_UNDO_CLEARED:
      return g_strdup (_("This is what the wrong undo gives: a queen that is taken back clears the "
                         "marks on her diagonals, also those of other queens, and never those in "
                         "her column."));

    case GAME_UNDO_CLEARED_ALL:
      return g_strdup (_("This is what the wrong undo gives: a queen that is taken back clears all "
                         "her marks, also where another queen has set one too."));

    case GAME_UNDO_FINE:
    default:
      return NULL;
    }
}

char *
game_text_verdict_rest (const GameVerdict *verdict)
{
  g_autofree char *n_boards = NULL;
  g_autofree char *n_right = NULL;
  g_autofree char *n_wrong = NULL;
  g_autofree char *n_twice = NULL;
  g_autofree char *n_missing = NULL;

  g_return_val_if_fail (verdict != NULL, NULL);

  if (verdict->n_boards < 2 || verdict->n_wrong + verdict->n_twice == 0)
    return NULL;

  n_boards = game_text_number (verdict->n_boards);
  n_right = game_text_number (verdict->n_right);
  n_wrong = game_text_number (verdict->n_wrong);
  n_twice = game_text_number (verdict->n_twice);
  n_missing = game_text_number (verdict->n_wanted - MIN (verdict->n_right, verdict->n_wanted));

  /* Translators: how many boards of each kind a wrong output has. */
  return g_strdup_printf (_("Boards: %s. Right: %s. Wrong: %s. Twice: %s. Missing: %s."), n_boards,
                          n_right, n_wrong, n_twice, n_missing);
}
