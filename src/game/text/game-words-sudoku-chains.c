/* The sentences of chains and loops: one for each pair of links, and what their end means.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

/* The house in which two nodes are all positions of their digit, or -1. */
static int
get_house (GameWords        *words,
           const SudokuNode *a,
           const SudokuNode *b)
{
  SudokuCells cells = sudoku_cells_or (a->cells, b->cells);

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    if (sudoku_cells_equal (cells, sudoku_position_in_house (words->position, house, a->digit)))
      return house;

  return -1;
}

/* What follows from `off`, along a strong link: that `on` is true. `begins`: `off` is what is
 * supposed, or else what the sentence before took away. */
static char *
get_conclusion (GameWords        *words,
                const SudokuNode *off,
                const SudokuNode *on,
                bool              begins)
{
  g_autofree char *from = game_words_cells (off->cells);
  g_autofree char *to = game_words_any_cell (on->cells);
  int house = off->digit == on->digit ? get_house (words, off, on) : -1;
  g_autofree char *name = NULL;

  if (house < 0)
    return begins ?
      /* Translators: a cell and its two digits: "If r2c3 is not 4, it is 7." */
      g_strdup_printf (_("If %s is not %d, it is %d."), from, off->digit, on->digit) :
      /* Translators: a cell, a digit, the digit that is left: "Then r2c3 is not 4, so it is 7." */
      g_strdup_printf (_("Then %s is not %d, so it is %d."), from, off->digit, on->digit);

  name = game_words_house (house);

  return begins ?
    /* Translators: a cell, a digit, the same digit, a house, cells: "If r2c3 is not 4, the 4 of row
     * 2 is in r2c7 or r2c8." */
    g_strdup_printf (_("If %s is not %d, the %d of %s is in %s."), from, off->digit, on->digit,
                     name, to) :
    /* Translators: cells, a digit, the same digit, a house, cells: "Then r2c3 is not 4, so the 4 of
     * row 2 is in r2c7 or r2c8." */
    g_strdup_printf (ngettext ("Then %s is not %d, so the %d of %s is in %s.",
                               "Then %s are not %d, so the %d of %s is in %s.",
                               (unsigned long) sudoku_cells_count (off->cells)), from, off->digit,
                     on->digit, name, to);
}

/* The sentence of a set that is passed, from the weak link into it. Returns the link after those
 * that it speaks of. */
static int
add_set (GameWords *words,
         int        link)
{
  const SudokuHint *hint = words->hint;
  int entry = hint->link[link].to;
  const SudokuNode *lost = &hint->node[entry];
  const SudokuNode *taken = &hint->node[hint->link[link + 1].to];
  const SudokuSet *set = &hint->set[lost->set];
  g_autofree char *cells = game_words_cells (set->cells);
  g_autofree char *digits = game_words_digits (set->digits);
  bool forces = link + 3 < hint->n_links && hint->link[link + 3].from == entry;
  int end = link + 2;
  g_autofree char *positions = NULL;

  if (forces)
    {
      while (!hint->link[end].strong || hint->link[end].from == entry)
        end++;

      taken = &hint->node[hint->link[end].to];

      while (end < hint->n_links && &hint->node[hint->link[end].to] == taken)
        end++;
    }

  positions = game_words_any_cell (taken->cells);
  game_words_take (words, forces ?
    /* Translators: cells, digits, one of the digits, a cell, its digit. "They" are the cells named
     * first. */
    g_strdup_printf (_("%s hold all but one of %s. Now they lack %d and hold the others, so %s can "
                       "only be %d."), cells, digits, lost->digit, positions, taken->digit) :
    /* Translators: cells, digits, two of the digits, cells. "They" are the cells named first. */
    g_strdup_printf (_("%s hold all but one of %s. Now they lack %d, so %d is in %s."), cells,
                     digits, lost->digit, taken->digit, positions));
  game_words_show_links (words, link, end - link);
  game_words_show_sets (words, 1 << lost->set);

  return end;
}

/* The sentence of a weak link and the strong one behind it. Returns the link after them. */
static int
add_step (GameWords *words,
          int        link)
{
  const SudokuHint *hint = words->hint;
  const SudokuNode *off = &hint->node[hint->link[link].to];
  const SudokuNode *on = &hint->node[hint->link[link + 1].to];

  if (off->set != SUDOKU_HINT_NO_SET)
    return add_set (words, link);

  game_words_take (words, get_conclusion (words, off, on, false));
  game_words_show_links (words, link, 2);

  return link + 2;
}

static void
add_start (GameWords *words)
{
  const SudokuNode *start = &words->hint->node[0];
  g_autofree char *cell = game_words_cells (start->cells);

  game_words_take (words, start->is_true ?
    /* Translators: a cell and a digit. */
    g_strdup_printf (_("Suppose %s is %d."), cell, start->digit) :
    get_conclusion (words, start, &words->hint->node[1], true));
  game_words_show_links (words, 0, 1);
}

static bool
is_continuous (const SudokuHint *hint)
{
  return hint->technique == SUDOKU_CONTINUOUS_NICE_LOOP ||
         hint->technique == SUDOKU_GROUPED_CONTINUOUS_NICE_LOOP;
}

static bool
is_discontinuous (const SudokuHint *hint)
{
  return hint->technique == SUDOKU_DISCONTINUOUS_NICE_LOOP ||
         hint->technique == SUDOKU_GROUPED_DISCONTINUOUS_NICE_LOOP;
}

/* Why a cell at one end of a chain cannot have the digit of the other end. */
static void
add_clash (GameWords        *words,
           const SudokuNode *end,
           const SudokuNode *other)
{
  g_autofree char *cell = game_words_cells (end->cells);
  g_autofree char *other_cell = game_words_cells (other->cells);

  if (!(words->hint->removals[sudoku_cells_first (end->cells)] & 1 << (other->digit - 1)))
    return;

  /* Translators: a cell, a digit, another cell, the same digit. */
  game_words_add (words, _("If %s were %d, %s would be %d too, but they see each other."), cell,
                  other->digit, other_cell, other->digit);
  game_words_show_links (words, 0, words->hint->n_links);
}

/* "So r1c1 or r5c5 is 4." */
static void
add_end_of_chain (GameWords *words)
{
  const SudokuNode *a = &words->hint->node[0];
  const SudokuNode *b = &words->hint->node[words->hint->n_nodes - 1];
  SudokuCells cells = sudoku_cells_or (a->cells, b->cells);
  g_autofree char *first = game_words_cells (a->cells);
  g_autofree char *last = game_words_cells (b->cells);
  g_autofree char *all = game_words_any_cell (cells);

  if (a->digit != b->digit)
    /* Translators: a cell, its digit, another cell, its digit: "So r1c1 is 4 or r1c5 is 7." */
    game_words_add (words, _("So %s is %d or %s is %d."), first, a->digit, last, b->digit);
  else if (sudoku_cells_count (cells) == 2)
    game_words_add (words, _("So %s or %s is %d."), first, last, a->digit);
  else
    /* Translators: a digit and cells: "So 4 is in r1c1, r1c2 or r5c5." */
    game_words_add (words, _("So %d is in %s."), a->digit, all);

  game_words_show_links (words, 0, words->hint->n_links);

  if (a->digit == b->digit)
    {
      game_words_add_seen (words, sudoku_cells_seen_by_all (cells), a->digit,
                           sudoku_cells_count (cells));
    }
  else
    {
      add_clash (words, a, b);
      add_clash (words, b, a);
    }
}

/* How a discontinuous loop contradicts what was supposed. */
static void
add_contradiction (GameWords *words,
                   int        link)
{
  const SudokuHint *hint = words->hint;
  const SudokuNode *start = &hint->node[0];
  const SudokuNode *end = &hint->node[hint->n_nodes - 1];
  g_autofree char *cell = game_words_cells (start->cells);

  if (!start->is_true)
    {
      words->is_placement = true;
      return;
    }

  if (!end->is_true)
    /* Translators: a cell and a digit. */
    game_words_add (words, _("Then %s cannot be %d, which contradicts the assumption."), cell,
                    start->digit);
  else
    /* Translators: a cell and a digit. */
    game_words_add (words, _("But %s was supposed to be %d."), cell, start->digit);

  game_words_show_links (words, link < hint->n_links ? link : 0,
                         link < hint->n_links ? 1 : hint->n_links);
}

/* The digits that a set in a continuous loop takes in any case. */
static void
add_locked_set (GameWords *words,
                int        index)
{
  const SudokuHint *hint = words->hint;
  SudokuDigits rest = hint->set[index].digits;
  g_autofree char *cells = game_words_cells (hint->set[index].cells);
  g_autofree char *digits = NULL;

  for (int i = 0; i < hint->n_nodes; i++)
    if (hint->node[i].set == index)
      rest &= ~(1 << (hint->node[i].digit - 1));

  if (rest == 0)
    return;

  digits = game_words_digits (rest);
  /* Translators: cells and digits. */
  game_words_add (words, _("Either way %s hold %s as well."), cells, digits);
  game_words_show_sets (words, 1 << index);
}

/* Whether a link leaves a set that forces a cell by several digits: which of them it takes is open,
 * so nothing goes by this link. */
static bool
leaves_open (const SudokuHint *hint,
             int               link)
{
  int set = hint->node[hint->link[link].from].set;
  int n_exits = 0;

  for (int i = 0; i < hint->n_links; i++)
    n_exits += hint->link[i].strong && hint->node[hint->link[i].from].set == set;

  return set != SUDOKU_HINT_NO_SET && n_exits > 1;
}

/* What sees both ends of a weak link of a loop, or shares their cell, and so goes. */
static void
add_beside_link (GameWords *words,
                 int        link)
{
  const SudokuHint *hint = words->hint;
  const SudokuNode *a = &hint->node[hint->link[link].from];
  const SudokuNode *b = &hint->node[hint->link[link].to];
  bool is_in_cell = a->digit != b->digit;
  SudokuCells ends = sudoku_cells_or (a->cells, b->cells);
  SudokuCells around = is_in_cell ? a->cells : sudoku_cells_seen_by_all (ends);
  SudokuCells losers = sudoku_cells_none ();
  SudokuDigits lost = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      SudokuDigits digits = is_in_cell ? SUDOKU_ALL_CANDIDATES : 1 << (a->digit - 1);

      digits &= hint->removals[cell] & ~words->told[cell];

      if (digits == 0 || !sudoku_cells_has (around, cell))
        continue;

      losers = sudoku_cells_or (losers, sudoku_cells_of (cell));
      lost |= digits;
      words->told[cell] |= digits;
    }

  if (lost != 0)
    {
      g_autofree char *names = game_words_cells (losers);
      g_autofree char *digits = game_words_any_digit (lost);
      g_autofree char *both = game_words_any_cell (ends);
      g_autofree char *either = game_words_any_digit (1 << (a->digit - 1) | 1 << (b->digit - 1));

      game_words_take (words, is_in_cell ?
        /* Translators: a cell, two digits, other digits: "r2c3 is 4 or 7, so it is not 9." */
        g_strdup_printf (_("%s is %s, so it is not %s."), names, either, digits) :
        /* Translators: a digit, cells, other cells, the digit: "4 is in r1c1 or r1c5, so r1c8 is
         * not 4." */
        g_strdup_printf (ngettext ("%d is in %s, so %s is not %d.",
                                   "%d is in %s, so %s are not %d.",
                                   (unsigned long) sudoku_cells_count (losers)), a->digit, both,
                         names, a->digit));
      game_words_show_links (words, link, 1);
      game_words_show_result (words);
    }
}

static void
add_loop (GameWords *words)
{
  const SudokuHint *hint = words->hint;

  game_words_add (words, _("So the chain closes into a loop: at each weak link exactly one end is "
                           "true, and every other candidate that sees both ends is ruled out."));
  game_words_show_links (words, 0, hint->n_links);
  game_words_show_result (words);

  for (int i = 0; i < hint->n_links; i++)
    if (!hint->link[i].strong && !leaves_open (hint, i))
      add_beside_link (words, i);

  for (int i = 0; i < hint->n_sets; i++)
    add_locked_set (words, i);
}

void
game_words_sudoku_chains (GameWords *words)
{
  const SudokuHint *hint = words->hint;
  int n_links = hint->n_links - is_continuous (hint);
  int link = hint->node[0].is_true ? 0 : 1;

  add_start (words);

  while (link + 1 < n_links)
    link = add_step (words, link);

  if (is_continuous (hint))
    {
      if (link < n_links)
        {
          game_words_take (words, get_conclusion (words, &hint->node[hint->n_nodes - 1],
                                                  &hint->node[0], false));
          game_words_show_links (words, link, 2);
        }

      add_loop (words);
      return;
    }

  if (is_discontinuous (hint))
    add_contradiction (words, link);
  else
    add_end_of_chain (words);
}
