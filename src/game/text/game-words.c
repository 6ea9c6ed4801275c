/* Hints in words: names, places, and the line that says what follows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-private.h"

#include <glib/gi18n-lib.h>

/* Who tells the hints of techniques `first` to `last`. Those of others have no words but their name
 * and what follows. */
static const struct
{
  SudokuTechnique first;
  SudokuTechnique last;
  void          (*tell) (GameWords *words);
} families[] = {
  { SUDOKU_FULL_HOUSE, SUDOKU_HIDDEN_SINGLE, game_words_singles },
  { SUDOKU_LOCKED_PAIR, SUDOKU_LOCKED_TRIPLE, game_words_subsets },
  { SUDOKU_POINTING, SUDOKU_CLAIMING, game_words_locked },
  { SUDOKU_NAKED_PAIR, SUDOKU_HIDDEN_QUADRUPLE, game_words_subsets },
  { SUDOKU_X_WING, SUDOKU_LEVIATHAN, game_words_fish },
  { SUDOKU_REMOTE_PAIR, SUDOKU_REMOTE_PAIR, game_words_remote_pair },
  { SUDOKU_BUG_1, SUDOKU_BUG_1, game_words_grave },
  { SUDOKU_SKYSCRAPER, SUDOKU_TURBOT_FISH, game_words_turbot },
  { SUDOKU_EMPTY_RECTANGLE, SUDOKU_DUAL_EMPTY_RECTANGLE, game_words_empty_rectangle },
  { SUDOKU_W_WING, SUDOKU_XYZ_WING, game_words_wings },
  { SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_AVOIDABLE_RECTANGLE_2, game_words_rectangles },
  { SUDOKU_FINNED_X_WING, SUDOKU_SIAMESE_SASHIMI_LEVIATHAN, game_words_fish },
  { SUDOKU_SUE_DE_COQ, SUDOKU_SUE_DE_COQ, game_words_sue_de_coq },
  { SUDOKU_SIMPLE_COLORS_TRAP, SUDOKU_MULTI_COLORS_2, game_words_colors },
  { SUDOKU_X_CHAIN, SUDOKU_GROUPED_AIC, game_words_chains },
  { SUDOKU_ALS_XZ, SUDOKU_DEATH_BLOSSOM, game_words_als },
  { SUDOKU_FRANKEN_X_WING, SUDOKU_SIAMESE_FINNED_MUTANT_LEVIATHAN, game_words_fish },
  { SUDOKU_FORCING_CHAIN_CONTRADICTION, SUDOKU_NESTED_FORCING_NET, game_words_forcing },
  { SUDOKU_TEMPLATE_SET, SUDOKU_TEMPLATE_DELETE, game_words_templates },
};

static void
clear_line (GameLine *line)
{
  g_free (line->text);
}

GArray *
game_words_new_lines (void)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (GameLine));

  g_array_set_clear_func (lines, (GDestroyNotify) clear_line);

  return lines;
}

GameLine *
game_words_add (GameWords *words,
                char      *text)
{
  GameLine line = { .text = text, .part = -1 };

  g_array_append_val (words->lines, line);

  return &g_array_index (words->lines, GameLine, words->lines->len - 1);
}

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

/* The box that holds most of what the hint marks. */
static int
get_busiest_box (const SudokuHint *hint)
{
  int n_marks[SUDOKU_DIGITS] = { 0 };
  int busiest = 0;

  for (int i = 0; i < hint->n_marks; i++)
    n_marks[sudoku_box (hint->mark[i].cell)]++;

  for (int i = 0; i < hint->n_nodes; i++)
    n_marks[sudoku_box (sudoku_cells_first (hint->node[i].cells))]++;

  for (int box = 1; box < SUDOKU_DIGITS; box++)
    if (n_marks[box] > n_marks[busiest])
      busiest = box;

  return SUDOKU_FIRST_BOX + busiest;
}

char *
game_words_nudge (const SudokuHint *hint)
{
  int where = hint->n_houses > 0 ? hint->house[0].house : get_busiest_box (hint);
  g_autofree char *house = game_words_house (where);

  /* Translators: a technique and a house: "Hidden Single in row 4". */
  return g_strdup_printf (_("%s in %s"), game_words_technique (hint->technique), house);
}

/* The cells that lose a digit; NULL where none does. */
static char *
name_losers (const SudokuHint *hint,
             int               digit)
{
  SudokuCells cells = sudoku_cells_none ();

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (hint->removals[cell] >> (digit - 1) & 1)
      cells = sudoku_cells_or (cells, sudoku_cells_of (cell));

  return sudoku_cells_is_empty (cells) ? NULL : game_words_cells (cells);
}

char *
game_words_result (const SudokuHint *hint)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < hint->n_placements; i++)
    {
      g_autofree char *name = game_words_cell (hint->placement[i].cell);

      g_ptr_array_add (items, g_strdup_printf ("%s = %d", name, hint->placement[i].digit));
    }

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      g_autofree char *names = name_losers (hint, digit);

      if (names != NULL)
        g_ptr_array_add (items, g_strdup_printf ("%s ≠ %d", names, digit));
    }

  return game_words_results (items);
}

/* Adds "5 goes from r1c1 and r1c2." for each digit that goes. */
static void
add_removals (GameWords *words)
{
  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      g_autofree char *names = name_losers (words->hint, digit);

      if (names == NULL)
        continue;

      /* Translators: a digit, and cells that lose it as a candidate: "9 leaves r4c2 and r4c3." */
      game_words_add (words, g_strdup_printf (_("%d leaves %s."), digit, names))->shows_result =
        true;
    }
}

/* All that is placed by one step is of one digit. */
static void
add_placements (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  SudokuCells cells = sudoku_cells_none ();
  g_autofree char *names = NULL;

  if (hint->n_placements == 0)
    return;

  for (int i = 0; i < hint->n_placements; i++)
    cells = sudoku_cells_or (cells, sudoku_cells_of (hint->placement[i].cell));

  names = game_words_cells (cells);
  /* Translators: one cell or several, and a digit: "So r4c7 is 5." */
  game_words_add (words, g_strdup_printf (ngettext ("So %s is %d.", "So %s are %d.",
                                                    hint->n_placements),
                                          names, hint->placement[0].digit))->shows_result = true;
}

GArray *
game_words_lines (const SudokuHint     *hint,
                  const SudokuPosition *position)
{
  GameWords words = { game_words_new_lines (), hint, position };

  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    if (hint->technique >= families[i].first && hint->technique <= families[i].last)
      {
        families[i].tell (&words);
        break;
      }

  add_removals (&words);
  add_placements (&words);

  return words.lines;
}

char *
game_words_hint (const SudokuHint     *hint,
                 const SudokuPosition *position)
{
  g_autoptr(GArray) lines = game_words_lines (hint, position);
  g_autoptr(GString) text = g_string_new (game_words_technique (hint->technique));

  /* Translators: between the name of a technique and the sentences about it. */
  g_string_append (text, C_("after a technique", ": "));

  for (guint i = 0; i < lines->len; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');

      g_string_append (text, g_array_index (lines, GameLine, i).text);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
