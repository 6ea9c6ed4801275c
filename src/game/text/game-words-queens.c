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

char *
game_queens_dup_squares (const QueensHint *hint,
                         QueensRole        role)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GameSquare squares[QUEENS_MAX];
  int n_squares = game_queens_get_squares (hint, role, squares);

  for (int i = 0; i < n_squares; i++)
    /* Translators: a square, in the middle of a sentence. */
    g_ptr_array_add (names, g_strdup_printf (_("row %d, column %d"), squares[i].row + 1,
                                             squares[i].column + 1));

  return game_words_squares (names);
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
  static const char *const titles[] = {
    /* Translators: the title of a hint: there is nothing to tell */
    [QUEENS_HINT_NONE] = NC_("hint", "No Step"),
    /* Translators: the title of a hint */
    [QUEENS_HINT_SOLVED] = NC_("hint", "Solved"),
    /* Translators: the title of a hint: digits or queens are in each other's way */
    [QUEENS_HINT_CONFLICT] = NC_("hint", "Broken Rule"),
    /* Translators: the title of a hint: all squares of a row are attacked */
    [QUEENS_HINT_ROW_DEAD] = NC_("hint", "Row without a Free Square"),
    /* Translators: the title of a hint: all squares of a column are attacked */
    [QUEENS_HINT_COLUMN_DEAD] = NC_("hint", "Column without a Free Square"),
    /* Translators: the title of a hint: what was entered cannot be completed */
    [QUEENS_HINT_IMPOSSIBLE] = NC_("hint", "Dead End"),
    /* Translators: the title of a hint: a row or column has only one free square */
    [QUEENS_HINT_ROW_FREE_ONCE] = NC_("hint", "One Free Square"),
    [QUEENS_HINT_COLUMN_FREE_ONCE] = NC_("hint", "One Free Square"),
    /* Translators: the title of a hint: squares that no queen may be put on */
    [QUEENS_HINT_EXCLUDED_BY_LINE] = NC_("hint", "Excluded Squares"),
    [QUEENS_HINT_EXCLUDED_IN_LINE] = NC_("hint", "Excluded Squares"),
    /* Translators: the title of a hint: a square that a queen may be put on */
    [QUEENS_HINT_POSSIBLE] = NC_("hint", "Possible Square"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "hint", titles[hint->kind]);
}

char *
game_words_queens_nudge (const QueensHint *hint)
{
  static const char *const nudges[] = {
    [QUEENS_HINT_NONE] = N_("None of the techniques finds a step here."),
    [QUEENS_HINT_SOLVED] = N_("This is solved."),
    [QUEENS_HINT_CONFLICT] = N_("Queens attack each other."),
    [QUEENS_HINT_ROW_DEAD] = N_("Some row has no queen and no free square left."),
    [QUEENS_HINT_COLUMN_DEAD] = N_("Some column has no queen and no free square left."),
    [QUEENS_HINT_IMPOSSIBLE] =
      N_("These queens cannot be completed, although every row and column still has room."),
    [QUEENS_HINT_ROW_FREE_ONCE] = N_("Some row has only one free square left."),
    [QUEENS_HINT_COLUMN_FREE_ONCE] = N_("Some column has only one free square left."),
    [QUEENS_HINT_EXCLUDED_BY_LINE] =
      N_("Some column has so few free squares that a queen elsewhere would attack them all."),
    [QUEENS_HINT_EXCLUDED_IN_LINE] =
      N_("Some column has free squares on which a queen would lead to no solution."),
    [QUEENS_HINT_POSSIBLE] =
      N_("These queens can be completed; there is a square to go on with."),
  };

  if (hint->kind == QUEENS_HINT_IMPOSSIBLE && game_queens_count (hint, QUEENS_ROLE_CONFLICT) == 0)
    return game_queens_dup_nobody (hint);

  if (hint->kind == QUEENS_HINT_EXCLUDED_BY_LINE && game_queens_is_row (hint))
    return g_strdup (_("Some row has so few free squares that a queen elsewhere would attack them "
                       "all."));

  if (hint->kind == QUEENS_HINT_EXCLUDED_IN_LINE && game_queens_is_row (hint))
    return g_strdup (_("Some row has free squares on which a queen would lead to no solution."));

  return g_strdup (_(nudges[hint->kind]));
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

  /* Translators: squares: "Look at these queens: row 1, column 5; row 3, column 2." */
  return g_strdup_printf (ngettext ("Look at the queen in %s.", "Look at these queens: %s.",
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
