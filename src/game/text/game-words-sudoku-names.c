/* Names of houses, statements of chains, and cells and digits by their role.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

char *
game_words_houses (const SudokuHint *hint,
                   SudokuHouseRole   role)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < hint->n_houses; i++)
    if (hint->house[i].role == role)
      g_ptr_array_add (items, game_words_house (hint->house[i].house));

  return game_words_list (items);
}

char *
game_words_node (const SudokuNode *node)
{
  g_autofree char *cells = game_words_any_cell (node->cells);

  /* Translators: a digit and the cells it may be in: "4 in r2c3 or r2c4". */
  return g_strdup_printf (_("%d in %s"), node->digit, cells);
}

SudokuCells
game_words_marked (const SudokuHint *hint,
                   SudokuRole        role,
                   int               group)
{
  SudokuCells cells = sudoku_cells_none ();

  for (int i = 0; i < hint->n_marks; i++)
    if (hint->mark[i].role == role && (group < 0 || hint->mark[i].group == group))
      cells = sudoku_cells_or (cells, sudoku_cells_of (hint->mark[i].cell));

  return cells;
}

SudokuDigits
game_words_marked_digits (const SudokuHint *hint,
                          SudokuRole        role,
                          int               group)
{
  SudokuDigits digits = 0;

  for (int i = 0; i < hint->n_marks; i++)
    if (hint->mark[i].role == role && (group < 0 || hint->mark[i].group == group))
      digits |= 1 << (hint->mark[i].digit - 1);

  return digits;
}
