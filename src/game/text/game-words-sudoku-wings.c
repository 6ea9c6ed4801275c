/* The words of wings and remote pairs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

/* The parts of a wing: the pivot, the two pincers, and the digit that goes. */
typedef struct
{
  int pivot;
  int pincer[2];
  int digit;
} Wing;

static Wing
get_wing (const SudokuHint *hint)
{
  Wing wing;
  SudokuDigits common = game_words_marked_digits (hint, SUDOKU_ROLE_PATTERN, 0) &
                        game_words_marked_digits (hint, SUDOKU_ROLE_PATTERN, 1);

  wing.pivot = sudoku_cells_first (game_words_marked (hint, SUDOKU_ROLE_COMMON, -1));
  wing.digit = sudoku_lowest_digit (common);

  for (int i = 0; i < 2; i++)
    wing.pincer[i] = sudoku_cells_first (game_words_marked (hint, SUDOKU_ROLE_PATTERN, i));

  return wing;
}

/* "If it is 1, then r4c4 is 9." for each pincer. */
static void
add_pincers (GameWords  *words,
             const Wing *wing)
{
  for (int i = 0; i < 2; i++)
    {
      SudokuDigits digits = game_words_marked_digits (words->hint, SUDOKU_ROLE_PATTERN, i);
      int other = sudoku_lowest_digit (digits & ~(1 << (wing->digit - 1)));
      g_autofree char *pincer = game_words_cell (wing->pincer[i]);

      /* Translators: a digit, a cell, a digit: "If it is 1, then r4c4 is 9." "It" is the pivot. */
      game_words_add (words, _("If it is %d, then %s is %d."), other, pincer, wing->digit);
      game_words_show_links (words, 2 * i, 2);
      game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN | 1 << SUDOKU_ROLE_COMMON, i);
    }
}

static void
describe_xy (GameWords *words)
{
  bool is_xyz = words->hint->technique == SUDOKU_XYZ_WING;
  Wing wing = get_wing (words->hint);
  g_autofree char *pivot = game_words_cell (wing.pivot);
  g_autofree char *digits = game_words_any_digit (words->position->candidates[wing.pivot]);
  g_autofree char *one = game_words_cell (wing.pincer[0]);
  g_autofree char *other = game_words_cell (wing.pincer[1]);

  /* Translators: a cell and digits: "The pivot r4c1 is 1 or 6." */
  game_words_add (words, _("The pivot %s is %s."), pivot, digits);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_COMMON, -1);

  add_pincers (words, &wing);

  game_words_take (words, is_xyz ?
    /* Translators: three cells and a digit, twice. */
    g_strdup_printf (_("Either way, %s, %s or %s is %d, so no cell that sees all three can be %d."),
                     pivot, one, other, wing.digit, wing.digit) :
    /* Translators: two cells and a digit, twice. */
    g_strdup_printf (_("Either way, %s or %s is %d, so no cell that sees both can be %d."), one,
                     other, wing.digit, wing.digit));
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
}

static void
describe_w (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  int linked = sudoku_lowest_digit (game_words_marked_digits (hint, SUDOKU_ROLE_COMMON, -1));
  int digit = sudoku_lowest_digit (hint->digits & ~(1 << (linked - 1)));
  SudokuCells pair = game_words_marked (hint, SUDOKU_ROLE_PATTERN, -1);
  SudokuCells ends = game_words_marked (hint, SUDOKU_ROLE_COMMON, -1);
  g_autofree char *cells = game_words_cells (pair);
  g_autofree char *digits = game_words_any_digit (hint->digits);
  g_autofree char *house = game_words_houses (hint, SUDOKU_HOUSE_BASE);
  g_autofree char *positions = game_words_any_cell (ends);
  SudokuCells rest = pair;
  g_autofree char *one = game_words_cell (sudoku_cells_take (&rest));
  g_autofree char *other = game_words_cell (sudoku_cells_take (&rest));

  /* Translators: two cells, two digits: "Both r1c1 and r4c5 are 2 or 7." */
  game_words_add (words, _("Both %s are %s."), cells, digits);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);

  /* Translators: a house, a digit, two cells: "In row 7, 2 can only be in r7c1 or r7c5." */
  game_words_add (words, _("In %s, %d can only be in %s."), house, linked, positions);
  game_words_show_links (words, 2, 1);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_COMMON, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);

  /* Translators: two cells and a digit: "Each of these sees one of r1c1 and r4c5, so those are not
   * both 2." */
  game_words_add (words, _("Each of these sees one of %s, so those are not both %d."), cells,
                  linked);
  game_words_show_links (words, 0, hint->n_links);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN | 1 << SUDOKU_ROLE_COMMON, -1);

  game_words_add (words, _("So %s or %s is %d."), one, other, digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_add_seen (words, sudoku_cells_seen_by_all (pair), digit, 2);
}

void
game_words_sudoku_wings (GameWords *words)
{
  if (words->hint->technique == SUDOKU_W_WING)
    describe_w (words);
  else
    describe_xy (words);
}

/* The cells of a chain in its order, each of one node. */
static char *
name_chain (const SudokuHint *hint)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < hint->n_nodes; i++)
    g_ptr_array_add (items, game_words_cell (sudoku_cells_first (hint->node[i].cells)));

  return game_words_list (items);
}

void
game_words_sudoku_remote_pair (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  g_autofree char *names = name_chain (hint);
  g_autofree char *digits = game_words_any_digit (hint->digits);

  /* Translators: cells and two digits. */
  game_words_add (words, _("%s are a chain: each can only be %s, and each sees the next."), names,
                  digits);
  game_words_show_links (words, 0, hint->n_links);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);

  /* Translators: two digits. */
  game_words_add (words, _("So they take the two digits in turn, and a cell that sees two of them "
                           "that differ cannot be %s."), digits);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
}
