/* The words of the patterns of one digit: two strong links, empty rectangles, colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/game-words-private.h"

#include <glib/gi18n-lib.h>

/* The chain a = b - c = d that begins at node `first`. */
static void
tell_two_links (GameWords *words,
                int        first)
{
  const SudokuHint *hint = words->hint;
  const SudokuNode *node = &hint->node[first];
  int digit = node->digit;
  g_autoptr(GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  char **cell;
  GameLine *line;

  for (int i = 0; i < 4; i++)
    g_ptr_array_add (cells, game_words_cell (sudoku_cells_first (node[i].cells)));

  cell = (char **) cells->pdata;

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *house = game_words_house (hint->house[first / 2 + i].house);
      g_autofree char *ends = game_words_any_cell (sudoku_cells_or (node[2 * i].cells,
                                                                    node[2 * i + 1].cells));

      line = game_words_add (words, g_strdup_printf (_("In %s, %d can only be in %s."), house,
                                                     digit, ends));
      line->first_link = first / 4 * 3 + 2 * i;
      line->n_links = 1;
      line->shows_base = true;
    }

  /* Translators: two cells, a digit, two cells: "r2c3 and r7c3 see each other, so they are not both
   * 5: r2c8 or r7c9 is." */
  line = game_words_add (words, g_strdup_printf (_("%s and %s see each other, so they are not both "
                                                   "%d: %s or %s is."), cell[1], cell[2], digit,
                                                 cell[0], cell[3]));
  line->first_link = first / 4 * 3;
  line->n_links = 3;
}

void
game_words_turbot (GameWords *words)
{
  for (int first = 0; first < words->hint->n_nodes; first += 4)
    tell_two_links (words, first);
}

/* The empty rectangle whose box is the `first`-th house of the hint. */
static void
tell_rectangle (GameWords *words,
                int        first)
{
  const SudokuHint *hint = words->hint;
  int digit = sudoku_lowest_digit (hint->digits);
  int box = hint->house[first].house;
  int link = hint->house[first + 1].house;
  SudokuCells ends = sudoku_position_in_house (words->position, link, digit);
  g_autofree char *box_name = game_words_house (box);
  g_autofree char *link_name = game_words_house (link);
  g_autofree char *names = game_words_any_cell (ends);
  GameLine *line;

  /* Translators: a house, a digit. */
  line = game_words_add (words, g_strdup_printf (_("In %s, every place for %d lies in one row or "
                                                   "in one column, so one of these two lines has "
                                                   "its %d there."), box_name, digit, digit));
  line->roles = 1 << SUDOKU_ROLE_PATTERN;
  line->part = 0;
  line->shows_base = true;

  line = game_words_add (words, g_strdup_printf (_("In %s, %d can only be in %s."), link_name,
                                                 digit, names));
  line->roles = 1 << SUDOKU_ROLE_PATTERN;
  line->part = 1;

  line = game_words_add (words, g_strdup (_("One of the two places takes its line from the box, so "
                                            "that the box needs the other line; the other place "
                                            "sees the cell itself.")));
  line->roles = 1 << SUDOKU_ROLE_PATTERN;
  line->shows_result = true;
}

void
game_words_empty_rectangle (GameWords *words)
{
  for (int first = 0; first + 1 < words->hint->n_houses; first += 2)
    tell_rectangle (words, first);
}

/* "r1c1 and r5c2 have one colour, r1c9 the other." of the cluster whose colours are two parts. */
static void
tell_cluster (GameWords *words,
              int        first_part)
{
  const SudokuHint *hint = words->hint;
  int digit = sudoku_lowest_digit (hint->digits);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;
  GameLine *line;

  one = game_words_cells (game_words_marked (hint, SUDOKU_ROLE_PATTERN, first_part));
  other = game_words_cells (game_words_marked (hint, SUDOKU_ROLE_PATTERN, first_part + 1));

  /* Translators: a digit, cells, other cells. A list may have one cell. */
  line = game_words_add (words, g_strdup_printf (_("Along the houses with two places for %d, the "
                                                   "places take two colours by turns: %s and, "
                                                   "against them, %s. All of one colour are true, "
                                                   "all of the other false."), digit, one, other));
  line->roles = 1 << SUDOKU_ROLE_PATTERN;
}

void
game_words_colors (GameWords *words)
{
  const char *why;

  tell_cluster (words, 0);

  switch ((int) words->hint->technique)
    {
    case SUDOKU_SIMPLE_COLORS_TRAP:
      why = _("A cell that sees both colours sees the digit, whichever is true.");
      break;

    case SUDOKU_SIMPLE_COLORS_WRAP:
      why = _("Two places of one colour see each other, so this colour is false.");
      break;

    case SUDOKU_MULTI_COLORS_1:
      tell_cluster (words, 2);
      why = _("A colour of the first kind sees one of the second, so they are not both true: one "
              "of the colours against them is, and a cell that sees both of these loses the "
              "digit.");
      break;

    case SUDOKU_MULTI_COLORS_2:
    default:
      tell_cluster (words, 2);
      why = _("One colour sees both colours of the other kind, one of which is true, so it is "
              "false.");
      break;
    }

  game_words_add (words, g_strdup (why))->roles = 1 << SUDOKU_ROLE_PATTERN;
}
