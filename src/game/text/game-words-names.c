/* Techniques, levels, cells, houses and digits in words, and lists of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words.h"

#include <glib/gi18n-lib.h>

const char *
game_words_technique (SudokuTechnique technique)
{
  return g_dgettext (GETTEXT_PACKAGE, sudoku_technique[technique].name);
}

const char *
game_words_level (SudokuLevel level)
{
  static const char *const names[SUDOKU_N_LEVELS] = {
    NC_("difficulty", "Easy"),
    NC_("difficulty", "Medium"),
    NC_("difficulty", "Hard"),
    NC_("difficulty", "Unfair"),
    NC_("difficulty", "Extreme"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "difficulty", names[level]);
}

/* "a", "a and b", "a, b and c"; or with "or". */
static char *
join (GPtrArray  *items,
      const char *comma,
      const char *last)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      if (i > 0)
        g_string_append (text, i + 1 < items->len ? comma : last);

      g_string_append (text, g_ptr_array_index (items, i));
    }

  return g_string_free (text, FALSE);
}

char *
game_words_list (GPtrArray *items)
{
  /* Translators: between the items of a list ("r1c1, r1c2 and r1c3"), and before the last one. */
  return join (items, C_("list", ", "), C_("list", " and "));
}

char *
game_words_results (GPtrArray *items)
{
  /* Translators: between things that follow ("r4c2 and r4c3 ≠ 9; r5c5 ≠ 3"). */
  return join (items, C_("results", "; "), C_("results", "; "));
}

char *
game_words_clauses (GPtrArray *clauses)
{
  /* Translators: between clauses of a sentence ("r1c1 is not 4; r2c2 is not 5, and r3c3 is not 6"),
   * and before the last one. */
  return join (clauses, C_("clauses", "; "), C_("clauses", ", and "));
}

char *
game_words_squares (GPtrArray *names)
{
  /* Translators: between squares, as in "row 1, column 5; row 3, column 2". */
  return join (names, C_("squares", "; "), C_("squares", "; "));
}

static char *
join_cells (SudokuCells  cells,
            const char  *comma,
            const char  *last)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  while (!sudoku_cells_is_empty (cells))
    g_ptr_array_add (items, game_words_cell (sudoku_cells_take (&cells)));

  return join (items, comma, last);
}

static char *
join_digits (SudokuDigits  digits,
             const char   *comma,
             const char   *last)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (; digits != 0; digits &= digits - 1)
    g_ptr_array_add (items, g_strdup_printf ("%d", sudoku_lowest_digit (digits)));

  return join (items, comma, last);
}

char *
game_words_cell (int cell)
{
  return g_strdup_printf ("r%dc%d", sudoku_row (cell) + 1, sudoku_column (cell) + 1);
}

char *
game_words_cells (SudokuCells cells)
{
  return join_cells (cells, C_("list", ", "), C_("list", " and "));
}

char *
game_words_any_cell (SudokuCells cells)
{
  /* Translators: between the items of a choice ("1, 2 or 3"), and before the last one. */
  return join_cells (cells, C_("choice", ", "), C_("choice", " or "));
}

char *
game_words_digits (SudokuDigits digits)
{
  return join_digits (digits, C_("list", ", "), C_("list", " and "));
}

char *
game_words_any_digit (SudokuDigits digits)
{
  return join_digits (digits, C_("choice", ", "), C_("choice", " or "));
}

char *
game_words_house_from (int house,
                       int first)
{
  int number = house % 9 + first;

  switch (sudoku_kind_of_house (house))
    {
    case SUDOKU_ROW:
      /* Translators: a house of the board, in the middle of a sentence. */
      return g_strdup_printf (_("row %d"), number);

    case SUDOKU_COLUMN:
      /* Translators: a house of the board, in the middle of a sentence. */
      return g_strdup_printf (_("column %d"), number);

    case SUDOKU_BOX:
    default:
      /* Translators: a house of the board, in the middle of a sentence. */
      return g_strdup_printf (_("box %d"), number);
    }
}

char *
game_words_house (int house)
{
  return game_words_house_from (house, 1);
}

/* "rows 4 and 7" of several houses that are all of one kind. */
static char *
join_numbers (uint32_t houses)
{
  g_autoptr(GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);
  SudokuHouseKind kind = sudoku_kind_of_house (__builtin_ctz (houses));
  g_autofree char *list = NULL;

  for (; houses != 0; houses &= houses - 1)
    g_ptr_array_add (numbers, g_strdup_printf ("%d", __builtin_ctz (houses) % 9 + 1));

  list = game_words_list (numbers);

  switch (kind)
    {
    case SUDOKU_ROW:
      /* Translators: two numbers or more, in the middle of a sentence: "rows 4 and 7". */
      return g_strdup_printf (ngettext ("row %s", "rows %s", numbers->len), list);

    case SUDOKU_COLUMN:
      /* Translators: two numbers or more, in the middle of a sentence: "columns 4 and 7". */
      return g_strdup_printf (ngettext ("column %s", "columns %s", numbers->len), list);

    case SUDOKU_BOX:
    default:
      /* Translators: two numbers or more, in the middle of a sentence: "boxes 4 and 7". */
      return g_strdup_printf (ngettext ("box %s", "boxes %s", numbers->len), list);
    }
}

char *
game_words_house_set (uint32_t houses)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  bool is_one_kind = houses != 0 && sudoku_kind_of_house (__builtin_ctz (houses)) ==
                                    sudoku_kind_of_house (31 - __builtin_clz (houses));

  if (is_one_kind && __builtin_popcount (houses) > 1)
    return join_numbers (houses);

  for (; houses != 0; houses &= houses - 1)
    g_ptr_array_add (items, game_words_house (__builtin_ctz (houses)));

  return game_words_list (items);
}
