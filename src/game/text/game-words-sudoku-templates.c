/* The words of templates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

/* What other digits take for themselves. */
static void
add_taken (GameWords *words)
{
  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      g_autofree char *names = NULL;
      SudokuCells cells = sudoku_cells_none ();

      for (int i = 0; i < words->hint->n_marks; i++)
        if (words->hint->mark[i].role == SUDOKU_ROLE_COMMON &&
            words->hint->mark[i].digit == digit)
          cells = sudoku_cells_or (cells, sudoku_cells_of (words->hint->mark[i].cell));

      if (sudoku_cells_is_empty (cells))
        continue;

      names = game_words_cells (cells);
      /* Translators: a digit and cells. */
      game_words_add (words, _("However the %ds are placed, they take %s."), digit, names);
      game_words_show_marks (words, 1 << SUDOKU_ROLE_COMMON, -1);
    }
}

void
game_words_sudoku_templates (GameWords *words)
{
  int digit = sudoku_lowest_digit (words->hint->digits);

  /* Translators: a digit. */
  game_words_add (words, _("Of all ways to place the %ds, one in each row, column and box, those "
                           "that clash with cells taken by other digits drop out."), digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);

  add_taken (words);

  if (words->hint->technique == SUDOKU_TEMPLATE_SET)
    game_words_add (words, _("These cells are in all of the ways that remain."));
  else
    game_words_add (words, _("These candidates are in none of the ways that remain."));

  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_show_result (words);
}
