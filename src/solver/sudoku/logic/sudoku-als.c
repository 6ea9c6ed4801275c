/* Almost locked sets: how they are found and linked.
 *
 * Every subset of the empty cells of every house is looked at, as bits; the digits of a subset are
 * those of the subset without its lowest cell, and of that cell. What lies in a row or column and
 * in a box as well is taken with the row or column, single cells with the row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-als.h"

#include <string.h>

enum
{
  TABLE_SIZE = 2 * SUDOKU_ALS_SETS,     /* of groups of one digit, by their cells */
  NO_GROUP = 0xffff,                    /* as a byte twice, so that memset () writes it */
};

/* Whether the cells of a house, by index, are found in another house too that is looked at
 * earlier. */
static bool
is_found_elsewhere (int      house,
                    uint16_t places)
{
  static const uint16_t lines[] = { 0007, 0070, 0700, 0111, 0222, 0444 };

  if (house < SUDOKU_FIRST_COLUMN)
    return false;

  if (house < SUDOKU_FIRST_BOX)
    return (places & (places - 1)) == 0;

  for (int i = 0; i < 6; i++)
    if ((places & ~lines[i]) == 0)
      return true;

  return false;
}

int
sudoku_als_in_house (const SudokuPosition *position,
                     int                   house,
                     int                   min_cells,
                     SudokuSet            *sets,
                     int                   max_sets)
{
  uint16_t empty = sudoku_cells_in_house (position->empty, house);
  SudokuDigits digits[512];
  int n_sets = 0;

  digits[0] = 0;

  /* All subsets of `empty`, each after those that it holds. */
  for (uint16_t places = -empty & empty; places != 0; places = (places - empty) & empty)
    {
      int cell = sudoku_cell_of_house (house, __builtin_ctz (places));
      int n_cells = sudoku_bit_count[places];

      digits[places] = digits[places & (places - 1)] | position->candidates[cell];

      if (sudoku_bit_count[digits[places]] == n_cells + 1 && n_cells >= min_cells &&
          !is_found_elsewhere (house, places) && n_sets < max_sets)
        sets[n_sets++] = (SudokuSet) { sudoku_cells_from_house (house, places), digits[places] };
    }

  return n_sets;
}

/* Puts what is found into the list, small sets first; within a size the order stays. */
static void
order_by_size (SudokuAlsList   *list,
               const SudokuSet *found,
               int              n_found)
{
  int next[SUDOKU_DIGITS + 1] = { 0 };

  for (int i = 0; i < n_found; i++)
    next[sudoku_bit_count[found[i].digits]]++;

  for (int size = 0, n_smaller = 0; size <= SUDOKU_DIGITS; size++)
    {
      int n_such = next[size];

      next[size] = n_smaller;
      n_smaller += n_such;
    }

  for (int i = 0; i < n_found; i++)
    {
      SudokuAls *set = &list->set[next[sudoku_bit_count[found[i].digits]]++];

      set->cells = found[i].cells;
      set->digits = found[i].digits;
    }

  list->n_sets = n_found;
  list->n_words = (n_found + 63) / 64;
}

static void
add_all (SudokuAlsBits       *bits,
         const SudokuAlsBits *more)
{
  for (int i = 0; i < SUDOKU_ALS_WORDS; i++)
    bits->word[i] |= more->word[i];
}

static void
remove_all (SudokuAlsBits       *bits,
            const SudokuAlsBits *others)
{
  for (int i = 0; i < SUDOKU_ALS_WORDS; i++)
    bits->word[i] &= ~others->word[i];
}

/* Finds the sets that have a cell, for each, and those that share one with a set. */
static void
find_overlaps (SudokuAlsList *list,
               SudokuAlsBits *with)
{
  memset (with, 0, SUDOKU_CELLS * sizeof with[0]);

  for (int i = 0; i < list->n_sets; i++)
    for (SudokuCells cells = list->set[i].cells; !sudoku_cells_is_empty (cells); )
      sudoku_als_bits_add (&with[sudoku_cells_take (&cells)], i);

  for (int i = 0; i < list->n_sets; i++)
    {
      memset (&list->set[i].overlaps, 0, sizeof list->set[i].overlaps);

      for (SudokuCells cells = list->set[i].cells; !sudoku_cells_is_empty (cells); )
        add_all (&list->set[i].overlaps, &with[sudoku_cells_take (&cells)]);
    }
}

/* The group of a digit's cells, a new one if there is none yet; `table` is of this digit, and
 * `n_groups` counts those of all. Returns NO_GROUP if there is no room. */
static int
get_group (SudokuAlsList *list,
           uint16_t      *table,
           int           *n_groups,
           SudokuCells    cells,
           SudokuCells    where)
{
  uint64_t mixed = cells.low * 0x9e3779b97f4a7c15 ^ cells.high * 0xc2b2ae3d27d4eb4f;
  int slot = (mixed ^ mixed >> 32) * 0x9e3779b97f4a7c15 >> 54;
  SudokuAlsGroup *group;

  for (; table[slot] != NO_GROUP; slot = (slot + 1) % TABLE_SIZE)
    if (sudoku_cells_equal (list->group[table[slot]].cells, cells))
      return table[slot];

  if (*n_groups == SUDOKU_ALS_GROUPS)
    return NO_GROUP;

  table[slot] = *n_groups;
  group = &list->group[*n_groups];
  memset (group, 0, sizeof *group);
  group->cells = cells;
  group->seen = sudoku_cells_and (sudoku_cells_seen_by_all (cells), where);

  return (*n_groups)++;
}

/* Makes the groups of a digit after those of the digits before it. Returns false if there is no
 * room for all. */
static bool
find_groups (SudokuAlsList *list,
             SudokuCells    where,
             int            digit)
{
  int n_groups = list->first_group[digit - 1];
  uint16_t table[TABLE_SIZE];

  memset (table, 0xff, sizeof table);

  for (int i = 0; i < list->n_sets; i++)
    if (list->set[i].digits >> (digit - 1) & 1)
      {
        int group = get_group (list, table, &n_groups,
                               sudoku_cells_and (list->set[i].cells, where), where);

        if (group == NO_GROUP)
          return false;

        list->set[i].group[digit - 1] = group;
        sudoku_als_bits_add (&list->group[group].sets, i);
      }

  list->first_group[digit] = n_groups;

  return true;
}

/* Links the groups of a digit. A set is linked with a group if it has the digit, but none of the
 * places that do not see all of the group. `with` are the sets that have a cell. */
static void
link_groups (SudokuAlsList       *list,
             const SudokuAlsBits *with,
             SudokuCells          where,
             int                  digit)
{
  SudokuAlsGroup *end = &list->group[list->first_group[digit]];
  SudokuAlsBits with_digit = { { 0 } };
  SudokuAlsBits seen_from[SUDOKU_CELLS];        /* sets whose places of the digit a cell sees all */

  for (SudokuCells cells = where; !sudoku_cells_is_empty (cells); )
    memset (&seen_from[sudoku_cells_take (&cells)], 0, sizeof seen_from[0]);

  for (SudokuAlsGroup *group = &list->group[list->first_group[digit - 1]]; group < end; group++)
    {
      add_all (&with_digit, &group->sets);

      for (SudokuCells cells = group->seen; !sudoku_cells_is_empty (cells); )
        add_all (&seen_from[sudoku_cells_take (&cells)], &group->sets);
    }

  for (SudokuAlsGroup *group = &list->group[list->first_group[digit - 1]]; group < end; group++)
    {
      for (SudokuCells cells = group->seen; !sudoku_cells_is_empty (cells); )
        add_all (&group->ends, &seen_from[sudoku_cells_take (&cells)]);

      group->linked = with_digit;

      for (SudokuCells cells = sudoku_cells_minus (where, group->seen);
           !sudoku_cells_is_empty (cells); )
        remove_all (&group->linked, &with[sudoku_cells_take (&cells)]);
    }
}

void
sudoku_als_list (SudokuAlsList        *list,
                 const SudokuPosition *position)
{
  SudokuAlsBits with[SUDOKU_CELLS];
  SudokuSet found[SUDOKU_ALS_SETS];
  int n_found = 0;

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    n_found += sudoku_als_in_house (position, house, 1, found + n_found,
                                    SUDOKU_ALS_SETS - n_found);

  order_by_size (list, found, n_found);
  list->first_group[0] = 0;
  find_overlaps (list, with);

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      if (!find_groups (list, position->where[digit - 1], digit))
        {
          list->n_sets = 0;
          list->n_words = 0;
          memset (list->first_group, 0, sizeof list->first_group);
          return;
        }

      link_groups (list, with, position->where[digit - 1], digit);
    }
}

SudokuDigits
sudoku_als_rccs (const SudokuAlsList *list,
                 int                  a,
                 int                  b)
{
  SudokuDigits rccs = 0;

  for (SudokuDigits digits = list->set[a].digits & list->set[b].digits; digits != 0;
       digits &= digits - 1)
    if (sudoku_als_bits_has (&sudoku_als_group (list, a, sudoku_lowest_digit (digits))->linked, b))
      rccs |= digits & -digits;

  return rccs;
}

void
sudoku_als_add_set (SudokuAlsSearch *search,
                    int              set)
{
  sudoku_hint_set (&search->logic->hint, search->list.set[set].cells,
                   search->list.set[set].digits);
}

void
sudoku_als_mark_rcc (SudokuAlsSearch *search,
                     int              group,
                     int              a,
                     int              b,
                     int              digit)
{
  SudokuCells cells = sudoku_cells_or (sudoku_als_group (&search->list, a, digit)->cells,
                                       sudoku_als_group (&search->list, b, digit)->cells);

  sudoku_hint_mark_cells (&search->logic->hint, SUDOKU_ROLE_COMMON, group, cells, digit);
}

void
sudoku_als_mark_pattern (SudokuAlsSearch *search,
                         int              group,
                         int              set,
                         int              digit)
{
  sudoku_hint_mark_cells (&search->logic->hint, SUDOKU_ROLE_PATTERN, group,
                          sudoku_als_group (&search->list, set, digit)->cells, digit);
}

void
sudoku_als_remove (SudokuAlsSearch *search,
                   SudokuCells      cells,
                   int              digit)
{
  SudokuHint *hint = &search->logic->hint;

  if (sudoku_cells_is_empty (cells))
    return;

  sudoku_hint_remove_cells (hint, search->logic->position, cells, digit);
  hint->digits |= 1 << (digit - 1);
}

/* Whether the hint takes something new, and, where sets overlap, nothing that is not. */
static bool
is_worth_emitting (const SudokuAlsSearch *search)
{
  const SudokuHint *hint = &search->logic->hint;
  bool has_new = false;
  bool has_old = false;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (SudokuDigits digits = hint->removals[cell]; digits != 0; digits &= digits - 1)
      {
        bool is_old = sudoku_cells_has (search->emitted[sudoku_lowest_digit (digits) - 1], cell);

        has_old |= is_old;
        has_new |= !is_old;
      }

  return has_new && !(has_old && search->may_overlap);
}

bool
sudoku_als_emit (SudokuAlsSearch *search)
{
  const SudokuHint *hint = &search->logic->hint;

  if (!is_worth_emitting (search))
    return true;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (SudokuDigits digits = hint->removals[cell]; digits != 0; digits &= digits - 1)
      {
        SudokuCells *emitted = &search->emitted[sudoku_lowest_digit (digits) - 1];

        *emitted = sudoku_cells_or (*emitted, sudoku_cells_of (cell));
      }

  return sudoku_logic_emit (search->logic);
}

/* Adds the nodes and links of a chain: without `digit` in its first set, it is in the last. */
static void
add_nodes (SudokuAlsSearch     *search,
           const SudokuAlsPath *path,
           int                  digit)
{
  SudokuHint *hint = &search->logic->hint;

  for (int i = 0; i <= path->n_links; i++)
    {
      int set = path->set[i];
      int lost = i == 0 ? digit : path->rcc[i - 1];
      int taken = i == path->n_links ? digit : path->rcc[i];
      int from = sudoku_hint_node (hint, sudoku_als_group (&search->list, set, lost)->cells, lost,
                                   false);
      int to = sudoku_hint_node (hint, sudoku_als_group (&search->list, set, taken)->cells, taken,
                                 true);

      if (i > 0)
        sudoku_hint_link (hint, from - 1, from, false);

      sudoku_hint_link (hint, from, to, true);
      hint->node[from].set = i;
      hint->node[to].set = i;
    }
}

bool
sudoku_als_emit_path (SudokuAlsSearch     *search,
                      SudokuTechnique      technique,
                      const SudokuAlsPath *path)
{
  const SudokuAlsList *list = &search->list;
  SudokuHint *hint = sudoku_logic_begin (search->logic, technique, 0);
  int last = path->set[path->n_links];
  SudokuDigits digits = list->set[path->set[0]].digits & list->set[last].digits &
                        ~(1 << (path->rcc[0] - 1)) &
                        ~(1 << (path->rcc[path->n_links - 1] - 1));

  for (; digits != 0; digits &= digits - 1)
    {
      int digit = sudoku_lowest_digit (digits);
      SudokuCells cells = sudoku_cells_and (sudoku_als_group (list, path->set[0], digit)->seen,
                                            sudoku_als_group (list, last, digit)->seen);

      if (sudoku_cells_is_empty (cells))
        continue;

      sudoku_als_remove (search, cells, digit);
      sudoku_als_mark_pattern (search, 0, path->set[0], digit);
      sudoku_als_mark_pattern (search, path->n_links, last, digit);
    }

  if (!is_worth_emitting (search))
    return true;

  for (int i = 0; i <= path->n_links; i++)
    sudoku_als_add_set (search, path->set[i]);

  for (int i = 0; i < path->n_links; i++)
    sudoku_als_mark_rcc (search, i, path->set[i], path->set[i + 1], path->rcc[i]);

  add_nodes (search, path, sudoku_lowest_digit (hint->digits));

  return sudoku_als_emit (search);
}
