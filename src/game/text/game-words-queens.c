/* The words of hints for queens.
 *
 * Most sentences come twice, for a row and for a column: in many languages one word cannot be put
 * in place of the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-queens-private.h"

#include <glib/gi18n-lib.h>

int
game_queens_get_squares (const QueensHint *hint,
                         QueensRole        role,
                         GameSquare       *squares)
{
  const QueensBoard *board = &hint->squares[role];
  int n_squares = 0;

  for (int row = 0; row < board->n; row++)
    for (int column = 0; column < board->n && n_squares < QUEENS_MAX; column++)
      if (queens_board_has (board, row, column))
        squares[n_squares++] = (GameSquare) { row, column };

  return n_squares;
}

static char *
dup_square (GameSquare square)
{
  /* Translators: a square, in the middle of a sentence. */
  return g_strdup_printf (_("row %d, column %d"), square.row + 1, square.column + 1);
}

char *
game_queens_dup_squares (const QueensHint *hint,
                         QueensRole        role)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) names = NULL;
  GameSquare squares[QUEENS_MAX];
  int n_squares = game_queens_get_squares (hint, role, squares);

  for (int i = 0; i < n_squares; i++)
    {
      g_autofree char *name = dup_square (squares[i]);

      g_strv_builder_add (builder, name);
    }

  names = g_strv_builder_end (builder);

  /* Translators: between squares, as in "row 1, column 5; row 3, column 2". */
  return g_strjoinv (C_("squares", "; "), names);
}

char *
game_queens_dup_nobody (const QueensHint *hint)
{
  const int n = hint->squares[QUEENS_ROLE_CONFLICT].n;

  if (hint->has_fixed)
    return g_strdup (_("The fixed queens cannot be completed."));

  return g_strdup_printf (_("%d queens on a board of %d by %d always attack each other."), n, n, n);
}

const char *
game_words_queens_title (const QueensHint *hint)
{
  switch ((QueensHintKind) hint->kind)
    {
    case QUEENS_HINT_SOLVED:
      /* Translators: the title of a hint */
      return C_("hint", "Solved");

    case QUEENS_HINT_CONFLICT:
      /* Translators: the title of a hint: digits or queens are in each other's way */
      return C_("hint", "Broken Rule");

    case QUEENS_HINT_ROW_DEAD:
      /* Translators: the title of a hint: all squares of a row are attacked */
      return C_("hint", "Row without a Free Square");

    case QUEENS_HINT_COLUMN_DEAD:
      /* Translators: the title of a hint: all squares of a column are attacked */
      return C_("hint", "Column without a Free Square");

    case QUEENS_HINT_IMPOSSIBLE:
      /* Translators: the title of a hint: what was entered cannot be completed */
      return C_("hint", "Dead End");

    case QUEENS_HINT_ROW_FREE_ONCE:
    case QUEENS_HINT_COLUMN_FREE_ONCE:
      /* Translators: the title of a hint: a row or column has only one free square */
      return C_("hint", "One Free Square");

    case QUEENS_HINT_EXCLUDED_BY_LINE:
    case QUEENS_HINT_EXCLUDED_IN_LINE:
      /* Translators: the title of a hint: squares that no queen may be put on */
      return C_("hint", "Excluded Squares");

    case QUEENS_HINT_POSSIBLE:
      /* Translators: the title of a hint: a square that a queen may be put on */
      return C_("hint", "Possible Square");

    case QUEENS_HINT_NONE:
    default:
      /* Translators: the title of a hint: there is nothing to tell */
      return C_("hint", "No Step");
    }
}

static char *
nudge_excluded (const QueensHint *hint)
{
  if (hint->kind == QUEENS_HINT_EXCLUDED_BY_LINE)
    return g_strdup (game_queens_is_row (hint) ?
                     _("Some row is so tight that a queen elsewhere would shut it.") :
                     _("Some column is so tight that a queen elsewhere would shut it."));

  return g_strdup (game_queens_is_row (hint) ?
                   _("Some row has free squares on which a queen would lead to no solution.") :
                   _("Some column has free squares on which a queen would lead to no solution."));
}

char *
game_words_queens_nudge (const QueensHint *hint)
{
  switch ((QueensHintKind) hint->kind)
    {
    case QUEENS_HINT_SOLVED:
      return g_strdup (_("This is solved."));

    case QUEENS_HINT_CONFLICT:
      return g_strdup (_("Queens attack each other."));

    case QUEENS_HINT_ROW_DEAD:
      return g_strdup (_("Some row has no queen and no free square left."));

    case QUEENS_HINT_COLUMN_DEAD:
      return g_strdup (_("Some column has no queen and no free square left."));

    case QUEENS_HINT_IMPOSSIBLE:
      if (game_queens_count (hint, QUEENS_ROLE_CONFLICT) == 0)
        return game_queens_dup_nobody (hint);

      return g_strdup (_("These queens cannot be completed, although no row or column is shut."));

    case QUEENS_HINT_ROW_FREE_ONCE:
      return g_strdup (_("Some row has only one free square left."));

    case QUEENS_HINT_COLUMN_FREE_ONCE:
      return g_strdup (_("Some column has only one free square left."));

    case QUEENS_HINT_EXCLUDED_BY_LINE:
    case QUEENS_HINT_EXCLUDED_IN_LINE:
      return nudge_excluded (hint);

    case QUEENS_HINT_POSSIBLE:
      return g_strdup (_("These queens can be completed; there is a square to go on with."));

    case QUEENS_HINT_NONE:
    default:
      return g_strdup (_("Nothing follows here that could be told in a hint."));
    }
}

static char *
where_blamed (const QueensHint *hint)
{
  const int n_queens = game_queens_count (hint, QUEENS_ROLE_CONFLICT);
  g_autofree char *names = game_queens_dup_squares (hint, QUEENS_ROLE_CONFLICT);

  if (n_queens == 0)
    return game_queens_dup_nobody (hint);

  if (n_queens > GAME_WORDS_MAX_SQUARES)
    return g_strdup_printf (ngettext ("Look at the %d queen that is marked.",
                                      "Look at the %d queens that are marked.", n_queens),
                            n_queens);

  /* Translators: squares: "Look at the queens in row 1, column 5; row 3, column 2." */
  return g_strdup_printf (ngettext ("Look at the queen in %s.", "Look at the queens in %s.",
                                    n_queens), names);
}

char *
game_words_queens_where (const QueensHint *hint)
{
  if (hint->kind == QUEENS_HINT_CONFLICT || hint->kind == QUEENS_HINT_IMPOSSIBLE)
    return where_blamed (hint);

  if (hint->row < 0 && hint->column < 0)
    return game_words_queens_nudge (hint);

  return g_strdup_printf (game_queens_is_row (hint) ?
                          _("Look at row %d.") :
                          _("Look at column %d."), game_queens_line (hint));
}
