/* Hints: how they are built, compared and carried out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-hint.h"

#include <stddef.h>
#include <string.h>

#include "solver/sudoku/logic/sudoku-logic-private.h"

void
sudoku_hint_init (SudokuHint      *hint,
                  SudokuTechnique  technique,
                  SudokuDigits     digits)
{
  hint->technique = technique;
  hint->digits = digits;
  hint->n_houses = 0;
  hint->n_marks = 0;
  hint->n_sets = 0;
  hint->n_nodes = 0;
  hint->n_links = 0;
  hint->n_removals = 0;
  hint->n_placements = 0;
  memset (hint->removals, 0, sizeof hint->removals);
}

void
sudoku_hint_house (SudokuHint      *hint,
                   SudokuHouseRole  role,
                   int              house)
{
  if (hint->n_houses < SUDOKU_HINT_MAX_HOUSES)
    hint->house[hint->n_houses++] = (SudokuMarkedHouse) { house, role };
}

void
sudoku_hint_mark (SudokuHint *hint,
                  SudokuRole  role,
                  int         group,
                  int         cell,
                  int         digit)
{
  if (hint->n_marks < SUDOKU_HINT_MAX_MARKS)
    hint->mark[hint->n_marks++] = (SudokuMark) { role, group, cell, digit };
}

void
sudoku_hint_mark_cells (SudokuHint  *hint,
                        SudokuRole   role,
                        int          group,
                        SudokuCells  cells,
                        int          digit)
{
  while (!sudoku_cells_is_empty (cells))
    sudoku_hint_mark (hint, role, group, sudoku_cells_take (&cells), digit);
}

void
sudoku_hint_mark_digits (SudokuHint   *hint,
                         SudokuRole    role,
                         int           group,
                         int           cell,
                         SudokuDigits  digits)
{
  for (; digits != 0; digits &= digits - 1)
    sudoku_hint_mark (hint, role, group, cell, sudoku_lowest_digit (digits));
}

int
sudoku_hint_set (SudokuHint   *hint,
                 SudokuCells   cells,
                 SudokuDigits  digits)
{
  if (hint->n_sets == SUDOKU_HINT_MAX_SETS)
    return SUDOKU_HINT_NO_SET;

  hint->set[hint->n_sets] = (SudokuSet) { cells, digits };

  return hint->n_sets++;
}

int
sudoku_hint_node (SudokuHint  *hint,
                  SudokuCells  cells,
                  int          digit,
                  bool         is_true)
{
  if (hint->n_nodes == SUDOKU_HINT_MAX_NODES)
    return -1;

  hint->node[hint->n_nodes] = (SudokuNode) { cells, digit, is_true, SUDOKU_HINT_NO_SET, 0, 0 };

  return hint->n_nodes++;
}

void
sudoku_hint_link (SudokuHint *hint,
                  int         from,
                  int         to,
                  bool        strong)
{
  if (from >= 0 && to >= 0 && hint->n_links < SUDOKU_HINT_MAX_LINKS)
    hint->link[hint->n_links++] = (SudokuLink) { from, to, strong };
}

void
sudoku_hint_remove (SudokuHint           *hint,
                    const SudokuPosition *position,
                    int                   cell,
                    int                   digit)
{
  SudokuDigits bit = 1 << (digit - 1);

  if (position->candidates[cell] & ~hint->removals[cell] & bit)
    {
      hint->removals[cell] |= bit;
      hint->n_removals++;
    }
}

void
sudoku_hint_remove_cells (SudokuHint           *hint,
                          const SudokuPosition *position,
                          SudokuCells           cells,
                          int                   digit)
{
  cells = sudoku_cells_and (cells, position->where[digit - 1]);

  while (!sudoku_cells_is_empty (cells))
    sudoku_hint_remove (hint, position, sudoku_cells_take (&cells), digit);
}

void
sudoku_hint_remove_digits (SudokuHint           *hint,
                           const SudokuPosition *position,
                           SudokuCells           cells,
                           SudokuDigits          digits)
{
  for (; digits != 0; digits &= digits - 1)
    sudoku_hint_remove_cells (hint, position, cells, sudoku_lowest_digit (digits));
}

void
sudoku_hint_place (SudokuHint *hint,
                   int         cell,
                   int         digit)
{
  if (hint->n_placements < SUDOKU_DIGITS)
    hint->placement[hint->n_placements++] = (SudokuCandidate) { cell, digit };
}

bool
sudoku_hint_same (const SudokuHint *a,
                  const SudokuHint *b)
{
  return a->technique == b->technique &&
         a->digits == b->digits &&
         a->n_removals == b->n_removals &&
         a->n_placements == b->n_placements &&
         memcmp (a->removals, b->removals, sizeof a->removals) == 0 &&
         memcmp (a->placement, b->placement, a->n_placements * sizeof a->placement[0]) == 0;
}

bool
sudoku_hint_settles (const SudokuHint     *hint,
                     const SudokuPosition *position,
                     SudokuCandidate      *last)
{
  int loser = -1;
  SudokuDigits left;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (hint->removals[cell] != 0)
      {
        if (loser >= 0)
          return false;

        loser = cell;
      }

  if (loser < 0)
    return false;

  left = position->candidates[loser] & ~hint->removals[loser];

  if (sudoku_bit_count[left] != 1)
    return false;

  *last = (SudokuCandidate) { loser, sudoku_lowest_digit (left) };

  return true;
}

void
sudoku_hint_apply (const SudokuHint *hint,
                   SudokuPosition   *position)
{
  for (int i = 0; i < hint->n_placements; i++)
    sudoku_position_place (position, hint->placement[i].cell, hint->placement[i].digit);

  if (hint->n_removals == 0)
    return;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (SudokuDigits digits = hint->removals[cell]; digits != 0; digits &= digits - 1)
      sudoku_position_remove (position, cell, sudoku_lowest_digit (digits));
}

SudokuCells
sudoku_hint_get_cells (const SudokuHint *hint)
{
  SudokuCells cells = sudoku_cells_none ();

  for (int i = 0; i < hint->n_marks; i++)
    if (hint->mark[i].role != SUDOKU_ROLE_CAUSE)
      cells = sudoku_cells_or (cells, sudoku_cells_of (hint->mark[i].cell));

  for (int i = 0; i < hint->n_sets; i++)
    cells = sudoku_cells_or (cells, hint->set[i].cells);

  for (int i = 0; i < hint->n_nodes; i++)
    cells = sudoku_cells_or (cells, hint->node[i].cells);

  return cells;
}

SudokuCells
sudoku_hint_get_changed_cells (const SudokuHint *hint)
{
  SudokuCells cells = sudoku_cells_none ();

  for (int i = 0; i < hint->n_placements; i++)
    cells = sudoku_cells_or (cells, sudoku_cells_of (hint->placement[i].cell));

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (hint->removals[cell] != 0)
      cells = sudoku_cells_or (cells, sudoku_cells_of (cell));

  return cells;
}

/* What the length of a chain adds: a tenth each time that its nodes pass 4, 6, 8, 12, 16, 24 ... */
static int
get_rating_of_length (int n_nodes)
{
  int rating = 0;

  for (int limit = 4; n_nodes > limit; rating++)
    {
      bool is_power_of_two = (limit & (limit - 1)) == 0;

      limit = is_power_of_two ? limit / 2 * 3 : limit / 3 * 4;
    }

  return rating;
}

/* Chains have a rating by their length; what other techniques emit as links is always as long. */
static bool
is_rated_by_length (SudokuTechnique technique)
{
  return (technique >= SUDOKU_X_CHAIN && technique <= SUDOKU_GROUPED_AIC) ||
         (technique >= SUDOKU_FORCING_CHAIN_CONTRADICTION &&
          technique <= SUDOKU_NESTED_FORCING_NET);
}

int
sudoku_hint_rating (const SudokuHint *hint)
{
  int rating = sudoku_technique[hint->technique].rating;

  if (hint->technique == SUDOKU_HIDDEN_SINGLE && hint->n_houses > 0 &&
      hint->house[0].house < SUDOKU_FIRST_BOX)
    return rating + 3;

  return is_rated_by_length (hint->technique) ? rating + get_rating_of_length (hint->n_nodes)
                                              : rating;
}

/* From an isomorph back: each cell and digit is replaced by its own, and order is kept. */
typedef struct
{
  const uint8_t *cell;
  uint8_t        digit[SUDOKU_DIGITS + 1];
} Map;

static Map
map_back (const SudokuIsomorphism *way)
{
  Map map = { .cell = way->cell };

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    map.digit[way->digit[digit]] = digit;

  return map;
}

static SudokuDigits
map_digits (const Map    *map,
            SudokuDigits  digits)
{
  SudokuDigits mapped = 0;

  for (; digits != 0; digits &= digits - 1)
    mapped |= 1 << (map->digit[sudoku_lowest_digit (digits)] - 1);

  return mapped;
}

static SudokuCells
map_cells (const Map   *map,
           SudokuCells  cells)
{
  SudokuCells mapped = sudoku_cells_none ();

  while (!sudoku_cells_is_empty (cells))
    mapped = sudoku_cells_or (mapped, sudoku_cells_of (map->cell[sudoku_cells_take (&cells)]));

  return mapped;
}

/* The first and the last cell of a house have no other house in common. */
static int
map_house (const Map *map,
           int        house)
{
  int first = map->cell[sudoku_cell_of_house (house, 0)];
  int last = map->cell[sudoku_cell_of_house (house, SUDOKU_DIGITS - 1)];
  SudokuHouseKind kind = SUDOKU_ROW;

  while (sudoku_house (kind, first) != sudoku_house (kind, last))
    kind++;

  return sudoku_house_of (kind, first);
}

static void
map_pattern (const Map  *map,
             SudokuHint *hint)
{
  hint->digits = map_digits (map, hint->digits);

  for (int i = 0; i < hint->n_houses; i++)
    hint->house[i].house = map_house (map, hint->house[i].house);

  for (int i = 0; i < hint->n_marks; i++)
    {
      hint->mark[i].cell = map->cell[hint->mark[i].cell];
      hint->mark[i].digit = map->digit[hint->mark[i].digit];
    }

  for (int i = 0; i < hint->n_sets; i++)
    {
      hint->set[i].cells = map_cells (map, hint->set[i].cells);
      hint->set[i].digits = map_digits (map, hint->set[i].digits);
    }

  for (int i = 0; i < hint->n_nodes; i++)
    {
      hint->node[i].cells = map_cells (map, hint->node[i].cells);
      hint->node[i].digit = map->digit[hint->node[i].digit];
    }
}

static void
map_conclusion (const Map        *map,
                const SudokuHint *from,
                SudokuHint       *hint)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    hint->removals[map->cell[cell]] = map_digits (map, from->removals[cell]);

  for (int i = 0; i < hint->n_placements; i++)
    {
      hint->placement[i].cell = map->cell[hint->placement[i].cell];
      hint->placement[i].digit = map->digit[hint->placement[i].digit];
    }
}

void
sudoku_hint_map_back (const SudokuHint        *hint,
                      const SudokuIsomorphism *way,
                      SudokuHint              *mapped)
{
  Map map = map_back (way);

  *mapped = *hint;
  map_pattern (&map, mapped);
  map_conclusion (&map, hint, mapped);
}
