/* Hints of sudoku in words: where to look, the sentences of the family, and the conclusion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-private.h"
#include "game/text/game-words-sudoku-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/* More cells than this are not named one by one. */
enum { MAX_NAMED_CELLS = 8 };

/* Who describes the hints of a family. */
static void (* const families[SUDOKU_N_FAMILIES]) (GameWords *words) = {
  [SUDOKU_FAMILY_SINGLES] = game_words_sudoku_singles,
  [SUDOKU_FAMILY_LOCKED_SUBSETS] = game_words_sudoku_subsets,
  [SUDOKU_FAMILY_LOCKED_CANDIDATES] = game_words_sudoku_locked,
  [SUDOKU_FAMILY_SUBSETS] = game_words_sudoku_subsets,
  [SUDOKU_FAMILY_FISH] = game_words_sudoku_fish,
  [SUDOKU_FAMILY_REMOTE_PAIR] = game_words_sudoku_remote_pair,
  [SUDOKU_FAMILY_BUG] = game_words_sudoku_bug,
  [SUDOKU_FAMILY_TURBOT_FISH] = game_words_sudoku_turbot,
  [SUDOKU_FAMILY_EMPTY_RECTANGLES] = game_words_sudoku_empty_rectangle,
  [SUDOKU_FAMILY_WINGS] = game_words_sudoku_wings,
  [SUDOKU_FAMILY_UNIQUE_RECTANGLES] = game_words_sudoku_rectangles,
  [SUDOKU_FAMILY_AVOIDABLE_RECTANGLES] = game_words_sudoku_rectangles,
  [SUDOKU_FAMILY_SUE_DE_COQ] = game_words_sudoku_sue_de_coq,
  [SUDOKU_FAMILY_SIMPLE_COLORS] = game_words_sudoku_colors,
  [SUDOKU_FAMILY_MULTI_COLORS] = game_words_sudoku_colors,
  [SUDOKU_FAMILY_CHAINS] = game_words_sudoku_chains,
  [SUDOKU_FAMILY_LOOPS] = game_words_sudoku_chains,
  [SUDOKU_FAMILY_GROUPED_LOOPS] = game_words_sudoku_chains,
  [SUDOKU_FAMILY_ALS] = game_words_sudoku_als,
  [SUDOKU_FAMILY_FORCING_CHAINS] = game_words_sudoku_forcing,
  [SUDOKU_FAMILY_FORCING_NETS] = game_words_sudoku_forcing,
  [SUDOKU_FAMILY_NESTED_NETS] = game_words_sudoku_forcing,
  [SUDOKU_FAMILY_TEMPLATES] = game_words_sudoku_templates,
};

/* The box that holds most marks of the hint. */
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

const char *
game_words_sudoku_title (const SudokuHint *hint)
{
  if (hint->technique != SUDOKU_HIDDEN_SINGLE || hint->n_houses == 0)
    return game_words_technique (hint->technique);

  return hint->house[0].house >= SUDOKU_FIRST_BOX ?
         /* Translators: the technique where it is used in a box */
         C_("in a box", "Hidden Single") :
         /* Translators: the technique where it is used in a row or column */
         C_("in a line", "Hidden Single");
}

char *
game_words_sudoku_nudge (const SudokuHint *hint)
{
  int where = hint->n_houses > 0 ? hint->house[0].house : get_busiest_box (hint);
  g_autofree char *house = game_words_house (where);

  /* Translators: a technique and a house: "Hidden Single in row 4". */
  return g_strdup_printf (_("%s in %s"), game_words_sudoku_title (hint), house);
}

char *
game_words_sudoku_where (const SudokuHint *hint)
{
  SudokuCells looked_at = sudoku_hint_get_cells (hint);
  g_autofree char *cells = game_words_cells (looked_at);
  g_autofree char *houses = game_words_houses (hint, SUDOKU_HOUSE_BASE);
  bool is_many = sudoku_cells_count (looked_at) > MAX_NAMED_CELLS;

  if (*houses != '\0' && *cells != '\0' && !is_many)
    /* Translators: houses and cells: "Look at rows 2 and 7, and there at r2c3 and r7c3." */
    return g_strdup_printf (_("Look at %s, and there at %s."), houses, cells);

  if (is_many && *houses == '\0')
    return g_strdup (_("Look at the highlighted cells."));

  if (*houses != '\0')
    /* Translators: houses: "Look at rows 2 and 7." */
    return g_strdup_printf (C_("houses", "Look at %s."), houses);

  /* Translators: cells: "Look at r2c3 and r7c3." */
  return g_strdup_printf (C_("cells", "Look at %s."), cells);
}

char *
game_words_sudoku_result (const SudokuHint *hint)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < hint->n_placements; i++)
    {
      g_autofree char *name = game_words_cell (hint->placement[i].cell);

      g_ptr_array_add (items, g_strdup_printf ("%s = %d", name, hint->placement[i].digit));
    }

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      SudokuCells cells = game_words_losers (hint, digit);
      g_autofree char *names = game_words_cells (cells);

      if (!sudoku_cells_is_empty (cells))
        g_ptr_array_add (items, g_strdup_printf ("%s ≠ %d", names, digit));
    }

  return game_words_results (items);
}

/* Cells that lose the same digits. */
typedef struct
{
  SudokuCells  cells;
  SudokuDigits digits;
} Loss;

/* Adds a loss, to one before of the same cells or of the same digits where there is one. Returns
 * how many there are. */
static int
add_loss (Loss *losses,
          int   n_losses,
          Loss  loss,
          bool  same_cells)
{
  for (int i = 0; i < n_losses; i++)
    if (same_cells ? sudoku_cells_equal (losses[i].cells, loss.cells)
                   : losses[i].digits == loss.digits)
      {
        losses[i].cells = sudoku_cells_or (losses[i].cells, loss.cells);
        losses[i].digits |= loss.digits;
        return n_losses;
      }

  losses[n_losses] = loss;

  return n_losses + 1;
}

/* What goes and has not been told, in as few groups as may be: cell by cell, or digit by digit. */
static int
get_losses (GameWords *words,
            Loss       losses[SUDOKU_CELLS])
{
  Loss by_digit[SUDOKU_DIGITS];
  int n_by_digit = 0;
  int n_losses = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      Loss loss = { sudoku_cells_of (cell), words->hint->removals[cell] & ~words->told[cell] };

      if (loss.digits != 0)
        n_losses = add_loss (losses, n_losses, loss, false);
    }

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      Loss loss = { sudoku_cells_none (), 1 << (digit - 1) };

      for (int i = 0; i < n_losses; i++)
        if (losses[i].digits & loss.digits)
          loss.cells = sudoku_cells_or (loss.cells, losses[i].cells);

      if (!sudoku_cells_is_empty (loss.cells))
        n_by_digit = add_loss (by_digit, n_by_digit, loss, true);
    }

  if (n_by_digit >= n_losses)
    return n_losses;

  memcpy (losses, by_digit, n_by_digit * sizeof (Loss));

  return n_by_digit;
}

/* Adds "So r1c1 and r1c2 are not 5, and r3c3 is not 7." for all that goes. */
static void
add_removals (GameWords *words)
{
  Loss losses[SUDOKU_CELLS];
  int n_losses = get_losses (words, losses);
  g_autoptr(GPtrArray) clauses = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (n_losses == 0)
    return;

  for (int i = 0; i < n_losses; i++)
    {
      unsigned long n_cells = sudoku_cells_count (losses[i].cells);
      g_autofree char *names = game_words_cells (losses[i].cells);
      g_autofree char *digits = game_words_any_digit (losses[i].digits);

      /* Translators: cells and digits that they cannot be: "r4c2 and r4c3 are not 9". */
      g_ptr_array_add (clauses, g_strdup_printf (ngettext ("%s is not %s", "%s are not %s",
                                                           n_cells), names, digits));
    }

  list = game_words_clauses (clauses);
  /* Translators: what follows: "So r4c2 and r4c3 are not 9, and r5c5 is not 3." */
  game_words_add (words, _("So %s."), list);
  game_words_show_result (words);
}

/* Adds "So r4c7 is 5." */
static void
add_placed (GameWords   *words,
            SudokuCells  cells,
            int          digit)
{
  g_autofree char *names = game_words_cells (cells);

  /* Translators: one cell or several, and a digit: "So r4c7 is 5." */
  game_words_add (words, ngettext ("So %s is %d.", "So %s are %d.",
                                   (unsigned long) sudoku_cells_count (cells)), names, digit);
  game_words_show_result (words);
}

/* All that is placed by one step is of one digit. */
static void
add_placements (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  SudokuCells cells = sudoku_cells_none ();

  for (int i = 0; i < hint->n_placements; i++)
    cells = sudoku_cells_or (cells, sudoku_cells_of (hint->placement[i].cell));

  add_placed (words, cells, hint->placement[0].digit);
}

/* Adds what is settled because one candidate is left. */
static void
add_settled (GameWords *words)
{
  SudokuCells losers = game_words_losers (words->hint, 0);

  while (!sudoku_cells_is_empty (losers))
    {
      int cell = sudoku_cells_take (&losers);
      SudokuDigits left = words->position->candidates[cell] & ~words->hint->removals[cell];
      g_autofree char *name = game_words_cell (cell);

      if (sudoku_bit_count[left] != 1)
        continue;

      /* Translators: a digit and a cell: "Only 7 is left for r3c9." */
      game_words_add (words, _("Only %d is left for %s."), sudoku_lowest_digit (left), name);
      game_words_show_result (words);
      add_placed (words, sudoku_cells_of (cell), sudoku_lowest_digit (left));
    }
}

void
game_words_add_conclusion (GameWords *words)
{
  SudokuCandidate last;

  if (words->hint->n_placements > 0)
    {
      add_placements (words);
    }
  else if (words->is_placement && sudoku_hint_settles (words->hint, words->position, &last))
    {
      add_placed (words, sudoku_cells_of (last.cell), last.digit);
    }
  else
    {
      add_removals (words);
      add_settled (words);
    }
}

GArray *
game_words_sudoku_sentences (const SudokuHint     *hint,
                             const SudokuPosition *position)
{
  GameWords words = { game_sentences_new (), hint, position, { 0 }, false };

  families[sudoku_technique_family (hint->technique)] (&words);
  game_words_add_conclusion (&words);

  for (guint i = 0; i < words.sentences->len; i++)
    game_highlight_add_rest (&g_array_index (words.sentences, GameSentence, i).highlight, hint);

  return words.sentences;
}

GArray *
game_words_sudoku_proof (const SudokuHint     *hint,
                         const SudokuPosition *position)
{
  GameWords words = { NULL, hint, position };
  SudokuProof proof;
  bool is_verity = hint->technique == SUDOKU_FORCING_CHAIN_VERITY ||
                   hint->technique == SUDOKU_FORCING_NET_VERITY;

  if (!sudoku_proof_init (&proof, hint, position))
    return NULL;

  words.sentences = game_sentences_new ();

  if (is_verity)
    game_words_sudoku_cases (&words);

  game_words_sudoku_proof_lines (&words, &proof);
  sudoku_proof_clear (&proof);

  if (is_verity)
    game_words_sudoku_cases_end (&words);

  game_words_add_conclusion (&words);

  for (guint i = 0; i < words.sentences->len; i++)
    {
      GameSentence *sentence = &g_array_index (words.sentences, GameSentence, i);

      if (sentence->is_result)
        game_highlight_add_rest (&sentence->highlight, hint);
    }

  return words.sentences;
}

char *
game_words_sudoku_hint (const SudokuHint     *hint,
                        const SudokuPosition *position)
{
  g_autoptr(GArray) proof = game_words_sudoku_proof (hint, position);
  g_autoptr(GArray) lines = proof != NULL ? g_steal_pointer (&proof)
                                          : game_words_sudoku_sentences (hint, position);
  g_autofree char *text = NULL;

  for (guint i = 0; i < lines->len; i++)
    text = game_text_join (g_steal_pointer (&text),
                           g_strdup (g_array_index (lines, GameSentence, i).text));

  /* Translators: between the name of a technique and the sentences about it. */
  return g_strconcat (game_words_sudoku_title (hint), C_("after a technique", ": "), text, NULL);
}
