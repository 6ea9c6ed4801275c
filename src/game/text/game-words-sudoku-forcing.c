/* The words of forcing chains and nets.
 *
 * What follows from an assumption is described in events: a digit is placed or locked, or a
 * candidate is tried and refuted. A short chain has a sentence for each, with its reason; a long
 * net has sentences for some of them together. A sentence shows the links that lead to its events.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-private.h"
#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

enum
{
  MAX_LINES = 6,                /* of events */
  MAX_EVENTS_OF_CASE = 5,
};

/* Whether a node is the first one of its branch: an assumption. */
static bool
is_assumption (const SudokuHint *hint,
               int               node)
{
  return node == 0 || hint->node[node - 1].branch != hint->node[node].branch;
}

static bool
is_event (const SudokuHint *hint,
          int               node)
{
  return !is_assumption (hint, node) &&
         (hint->node[node].is_true || hint->node[node].n_inner > 0);
}

static bool
is_grouped (const SudokuNode *node)
{
  return sudoku_cells_count (node->cells) > 1;
}

/* "r1c4 is 6". */
static char *
get_placed (const SudokuNode *node)
{
  g_autofree char *cell = game_words_cell (sudoku_cells_first (node->cells));

  /* Translators: a cell and its digit: an item of a list, "r1c4 is 6, r2c2 is 5 and r3c3 is 1". */
  return g_strdup_printf (_("%s is %d"), cell, node->digit);
}

/* The house that has one position left for the digit of a node, if its links say so, or -1. */
static int
get_house_of_node (GameWords *words,
                   int        node)
{
  const SudokuHint *hint = words->hint;
  int digit = hint->node[node].digit;
  SudokuCells cells = hint->node[node].cells;

  for (int i = 0; i < hint->n_links; i++)
    if (hint->link[i].to == node && hint->node[hint->link[i].from].digit == digit)
      cells = sudoku_cells_or (cells, hint->node[hint->link[i].from].cells);

  if (sudoku_cells_count (cells) > 1)
    for (int house = 0; house < SUDOKU_HOUSES; house++)
      if (sudoku_cells_equal (cells, sudoku_position_in_house (words->position, house, digit)))
        return house;

  return -1;
}

static char *
get_event (GameWords *words,
           int        index)
{
  const SudokuNode *node = &words->hint->node[index];
  int house = get_house_of_node (words, index);
  g_autofree char *cells = game_words_cells (node->cells);
  g_autofree char *name = NULL;

  if (node->n_inner > 0)
    /* Translators: a digit, a cell, and how many steps it takes. */
    return g_strdup_printf (ngettext ("%d in %s is ruled out: trying it leads to a contradiction "
                                      "after %d step.",
                                      "%d in %s is ruled out: trying it leads to a contradiction "
                                      "after %d steps.", node->n_inner),
                            node->digit, cells, node->n_inner);

  if (is_grouped (node))
    /* Translators: cells and a digit. */
    return g_strdup_printf (_("Then one of %s is %d."), cells, node->digit);

  if (house < 0)
    /* Translators: a cell and a digit. */
    return g_strdup_printf (_("Then %s can only be %d."), cells, node->digit);

  name = game_words_house (house);
  /* Translators: a house, a digit, a cell. */
  return g_strdup_printf (_("Then %s has no place for %d but %s."), name, node->digit, cells);
}

/* Adds a sentence about some events of one kind, and forgets them. */
static void
append_run (char     **text,
            GPtrArray *run,
            bool       is_refuted)
{
  g_autofree char *list = game_words_list (run);
  char *sentence;

  if (run->len == 0)
    return;

  if (!is_refuted)
    /* Translators: a list: "Then r1c4 is 6, r2c2 is 5 and r3c3 is 1." */
    sentence = g_strdup_printf (_("Then %s."), list);
  else if (run->len == 1)
    /* Translators: "Trying 4 in r2c3 leads to a contradiction." */
    sentence = g_strdup_printf (_("Trying %s leads to a contradiction."), list);
  else
    /* Translators: a list: "… a contradiction: 4 in r2c3 and 5 in r1c1." */
    sentence = g_strdup_printf (_("Trying any of these leads to a contradiction: %s."), list);

  *text = game_text_join (*text, sentence);
  g_ptr_array_set_size (run, 0);
}

/* Describes events `first` to `last` together. Locked candidates are left to the links. */
static char *
get_events (GameWords *words,
            int        first,
            int        last)
{
  g_autoptr(GPtrArray) run = g_ptr_array_new_with_free_func (g_free);
  char *text = NULL;
  bool was_refuted = false;

  for (int i = first; i <= last; i++)
    {
      const SudokuNode *node = &words->hint->node[i];
      bool is_refuted = node->n_inner > 0;

      if (!is_event (words->hint, i) || is_grouped (node))
        continue;

      if (is_refuted != was_refuted)
        append_run (&text, run, was_refuted);

      g_ptr_array_add (run, is_refuted ? game_words_node (node) : get_placed (node));
      was_refuted = is_refuted;
    }

  append_run (&text, run, was_refuted);

  return text != NULL ? text : get_event (words, last);
}

/* The last sentence shows the links that lead to nodes `first` to `last`. */
static void
show_links (GameWords *words,
            int        first,
            int        last)
{
  const SudokuHint *hint = words->hint;
  int begin = -1, end = 0;

  for (int i = 0; i < hint->n_links; i++)
    if (hint->link[i].to >= first && hint->link[i].to <= last)
      {
        begin = begin < 0 ? i : begin;
        end = i + 1;
      }

  if (begin >= 0)
    game_words_show_links (words, begin, end - begin);
}

/* Adds the events of a contradiction in up to MAX_LINES lines. Returns the node after the last. */
static int
add_events (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  int n_events = 0;
  int n_waiting = 0;
  int n_of_line;
  int first = 1;

  for (int i = 0; i < hint->n_nodes; i++)
    n_events += is_event (hint, i);

  n_of_line = (n_events + MAX_LINES - 1) / MAX_LINES;

  for (int i = 0; i < hint->n_nodes; i++)
    if (is_event (hint, i))
      {
        char *text;

        n_events--;

        if (++n_waiting < n_of_line && n_events > 0)
          continue;

        text = n_of_line == 1 ? get_event (words, i) : get_events (words, first, i);
        game_words_take (words, text);
        show_links (words, first, i);
        first = i + 1;
        n_waiting = 0;
      }

  return first;
}

static void
add_assumption (GameWords *words)
{
  SudokuMark mark = words->hint->mark[0];
  g_autofree char *cell = game_words_cell (mark.cell);
  bool is_true = words->hint->n_removals > 0;

  game_words_take (words, is_true ?
    /* Translators: a cell and a digit. */
    g_strdup_printf (_("Suppose %s is %d."), cell, mark.digit) :
    /* Translators: a cell and a digit. */
    g_strdup_printf (_("Suppose %s is not %d."), cell, mark.digit));
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
}

static void
describe_contradiction (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  SudokuCells cells = game_words_marked (hint, SUDOKU_ROLE_EXTRA, -1);
  SudokuDigits digits = game_words_marked_digits (hint, SUDOKU_ROLE_EXTRA, -1);
  g_autofree char *where = NULL;
  int rest;

  add_assumption (words);
  rest = add_events (words);

  if (hint->n_houses > 0)
    {
      where = game_words_house (hint->house[0].house);
      /* Translators: a house and a digit. */
      game_words_add (words, _("Now %s has no place left for %d: the assumption was wrong."), where,
                      sudoku_lowest_digit (digits));
    }
  else
    {
      where = game_words_cell (sudoku_cells_first (cells));
      /* Translators: a cell. */
      game_words_add (words, _("Now %s has no candidate left: the assumption was wrong."), where);
    }

  show_links (words, rest, hint->n_nodes);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_EXTRA, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);
}

/* The conclusion of a verity: "r7c7 is 2", or "r7c7 is not 2". */
static char *
get_goal (const SudokuHint *hint)
{
  g_autofree char *cell = NULL;
  int digit = sudoku_lowest_digit (hint->digits);

  if (hint->n_placements > 0)
    {
      cell = game_words_cell (hint->placement[0].cell);
      return g_strdup_printf (_("%s is %d"), cell, digit);
    }

  for (int i = 0; i < SUDOKU_CELLS; i++)
    if (hint->removals[i] != 0)
      {
        cell = game_words_cell (i);
        break;
      }

  /* Translators: a cell and a digit that it cannot be: "r1c4 is not 6". */
  return g_strdup_printf (_("%s is not %d"), cell, digit);
}

/* The digits that are placed in a branch on the way to its goal. */
static GPtrArray *
list_placed (const SudokuHint *hint,
             int               branch)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < hint->n_nodes; i++)
    {
      const SudokuNode *node = &hint->node[i];
      bool is_goal = hint->n_placements > 0 &&
                     sudoku_cells_has (node->cells, hint->placement[0].cell);

      if (node->branch == branch && is_event (hint, i) && !is_grouped (node) && !is_goal)
        g_ptr_array_add (items, get_placed (node));
    }

  return items;
}

static void
add_case (GameWords *words,
          int        branch,
          SudokuMark mark)
{
  const SudokuHint *hint = words->hint;
  g_autoptr(GPtrArray) items = list_placed (hint, branch);
  g_autofree char *cell = game_words_cell (mark.cell);
  g_autofree char *goal = get_goal (hint);

  if (items->len == 0)
    /* Translators: a cell, a digit, and what follows: "If r1c1 is 4, r7c7 is not 2." */
    game_words_add (words, _("If %s is %d, %s."), cell, mark.digit, goal);
  else if (items->len <= MAX_EVENTS_OF_CASE)
    {
      g_autofree char *list = game_words_list (items);

      /* Translators: a cell, a digit, a list, and what follows: "If r1c1 is 4, then r2c2 is 5 and
       * r3c3 is 1, so r7c7 is not 2." */
      game_words_add (words, _("If %s is %d, then %s, so %s."), cell, mark.digit, list, goal);
    }
  else
    /* Translators: a cell, a digit, how many other cells, and what follows: "If r1c1 is 4, then 8
     * more cells are settled, and at the end r7c7 is not 2." */
    game_words_add (words, ngettext ("If %s is %d, then %u more cell is settled, and at the end "
                                     "%s.",
                                     "If %s is %d, then %u more cells are settled, and at the end "
                                     "%s.", items->len), cell, mark.digit, items->len, goal);

  for (int i = 0; i < hint->n_nodes; i++)
    if (hint->node[i].branch == branch)
      {
        int last = i;

        while (last + 1 < hint->n_nodes && hint->node[last + 1].branch == branch)
          last++;

        show_links (words, i, last);
        break;
      }

  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, branch);
}

void
game_words_sudoku_cases (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  SudokuCells cells = game_words_marked (hint, SUDOKU_ROLE_PATTERN, -1);
  SudokuDigits digits = game_words_marked_digits (hint, SUDOKU_ROLE_PATTERN, -1);
  g_autofree char *any_digit = game_words_any_digit (digits);
  g_autofree char *any_cell = game_words_any_cell (cells);

  if (hint->n_houses > 0)
    {
      g_autofree char *house = game_words_house (hint->house[0].house);

      /* Translators: a digit, a house, cells: "5 of row 3 is in r3c1 or r3c4." */
      game_words_add (words, _("The %s of %s is in %s."), any_digit, house, any_cell);
    }
  else
    /* Translators: a cell and digits: "r1c1 is 1, 4 or 9." */
    game_words_add (words, _("%s is %s."), any_cell, any_digit);

  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);
}

void
game_words_sudoku_cases_end (GameWords *words)
{
  game_words_add (words, _("Whichever it is, the same follows."));
  game_words_show_result (words);
}

static void
describe_verity (GameWords *words)
{
  game_words_sudoku_cases (words);

  for (int i = 0; i < words->hint->n_marks; i++)
    add_case (words, i, words->hint->mark[i]);

  game_words_sudoku_cases_end (words);
}

void
game_words_sudoku_forcing (GameWords *words)
{
  if (words->hint->technique == SUDOKU_FORCING_CHAIN_VERITY ||
      words->hint->technique == SUDOKU_FORCING_NET_VERITY)
    describe_verity (words);
  else
    describe_contradiction (words);
}
