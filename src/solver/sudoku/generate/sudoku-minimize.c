/* Making a puzzle with as few clues as possible out of a full grid.
 *
 * *The grid.* The boxes on the falling diagonal share no house, so they are filled at random, and
 * some more cells with random digits that no peer has. The grid is the first solution that the
 * solver finds; if there is none, other digits are drawn. The distribution over all grids is not
 * even, but every grid can come out.
 *
 * *The clues.* The clues are tried in random order, and each is removed unless that would allow a
 * second solution. A clue that had to stay once has to stay with fewer others too, so the result is
 * minimal and nothing is tried twice. With symmetry, orbits are removed instead of single clues.
 *
 * Two shortcuts find the same result with fewer questions to the solver:
 *
 * - Several clues at a time. Nearly all of the first clues can go, so the next twenty are asked
 *   about at once. If the answer is no, half of them are.
 * - Unavoidable sets. Where two solutions differ,
 *
 *       1 . . | 2 . .        2 . . | 1 . .
 *       2 . . | 1 . .        1 . . | 2 . .
 *
 *   at least one cell must be a clue in every puzzle that has this grid as its only solution. Every
 *   other solution that turns up shows such a set. So do, before anything is asked, two rows of a
 *   band or two columns of a stack: columns in which they have the same digits together. A clue
 *   that is the last of a set stays without a question. When several clues are asked about, such
 *   clues are skipped on the assumption that the others go; if they do, the assumption was right.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/generate/sudoku-minimize.h"

#include <string.h>

/* Tried beside the diagonal boxes, to hold a digit in the drawing of a grid. */
enum { DRAWN_CELLS = 12 };

SudokuCells
sudoku_orbit (SudokuSymmetry symmetry,
              int            cell)
{
  int row = sudoku_row (cell);
  int column = sudoku_column (cell);
  SudokuCells orbit = sudoku_cells_of (cell);

  if (symmetry == SUDOKU_SYMMETRY_ROTATIONAL)
    return sudoku_cells_or (orbit, sudoku_cells_of (80 - cell));

  if (symmetry == SUDOKU_SYMMETRY_MIRROR)
    return sudoku_cells_or (orbit, sudoku_cells_of (row * 9 + 8 - column));

  if (symmetry == SUDOKU_SYMMETRY_DIAGONAL)
    return sudoku_cells_or (orbit, sudoku_cells_of (column * 9 + row));

  if (symmetry == SUDOKU_SYMMETRY_FULL)
    for (int i = 1; i < 8; i++)
      {
        int image_row = i & 1 ? 8 - row : row;
        int image_column = i & 2 ? 8 - column : column;

        orbit = sudoku_cells_or (orbit,
                                 sudoku_cells_of (i & 4 ? image_column * 9 + image_row
                                                        : image_row * 9 + image_column));
      }

  return orbit;
}

void
sudoku_minimize_init (SudokuMinimize *self,
                      Random          random,
                      SudokuSymmetry  symmetry)
{
  self->random = random;
  self->symmetry = symmetry;
  self->has_grid = false;
}

static void
shuffle (Random  *random,
         uint8_t *values,
         int      n)
{
  for (int i = n - 1; i > 0; i--)
    {
      int other = random_below (random, i + 1);
      uint8_t value = values[i];

      values[i] = values[other];
      values[other] = value;
    }
}

static void
ask_for_grid (SudokuMinimize *self,
              SudokuGrid     *question)
{
  uint8_t digits[SUDOKU_DIGITS] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };

  memset (question, 0, sizeof *question);

  for (int box = 0; box < SUDOKU_DIGITS; box += 4)
    {
      shuffle (&self->random, digits, SUDOKU_DIGITS);
      for (int i = 0; i < SUDOKU_DIGITS; i++)
        question->digit[sudoku_house_cell (SUDOKU_BOX, box, i)] = digits[i];
    }

  for (int n = 0; n < DRAWN_CELLS; n++)
    {
      int cell = random_below (&self->random, SUDOKU_CELLS);
      SudokuDigits candidates = sudoku_candidates (question, cell);

      if (question->digit[cell] != 0 || candidates == 0)
        continue;

      for (int skip = random_below (&self->random, sudoku_bit_count[candidates]); skip > 0; skip--)
        candidates &= candidates - 1;

      question->digit[cell] = sudoku_lowest_digit (candidates);
    }
}

static void
draw_order (SudokuMinimize *self)
{
  SudokuCells rest = sudoku_cells_none ();

  for (int house = 0; house < SUDOKU_FIRST_COLUMN; house++)
    rest = sudoku_cells_or (rest, sudoku_house_cells[house]);

  self->clues = rest;
  self->n_orbits = 0;

  while (!sudoku_cells_is_empty (rest))
    {
      int cell = sudoku_cells_first (rest);

      self->order[self->n_orbits++] = cell;
      rest = sudoku_cells_minus (rest, sudoku_orbit (self->symmetry, cell));
    }

  shuffle (&self->random, self->order, self->n_orbits);
}

static void
add_set (SudokuMinimize *self,
         SudokuCells     cells)
{
  if (self->n_sets == SUDOKU_MINIMIZE_SETS)
    return;

  self->set[self->n_sets] = cells;
  while (!sudoku_cells_is_empty (cells))
    self->member[sudoku_cells_take (&cells)] |= UINT64_C (1) << self->n_sets;

  self->n_sets++;
}

/* Adds the sets of two lines of one band or stack: columns (of two rows) that hold the same digits
 * together. From a column one is led by its lower digit to the column that has this one above. */
static void
add_sets_of_lines (SudokuMinimize  *self,
                   SudokuHouseKind  kind,
                   int              a,
                   int              b)
{
  uint8_t place[SUDOKU_DIGITS + 1];     /* in line `a`, by digit */
  unsigned rest = SUDOKU_ALL_CANDIDATES;

  for (int i = 0; i < SUDOKU_DIGITS; i++)
    place[self->grid.digit[sudoku_house_cell (kind, a, i)]] = i;

  while (rest != 0)
    {
      int first = __builtin_ctz (rest);
      int i = first;
      SudokuCells cells = sudoku_cells_none ();

      do
        {
          int below = sudoku_house_cell (kind, b, i);

          cells = sudoku_cells_or (cells, sudoku_cells_of (sudoku_house_cell (kind, a, i)));
          cells = sudoku_cells_or (cells, sudoku_cells_of (below));
          rest &= ~(1u << i);
          i = place[self->grid.digit[below]];
        }
      while (i != first);

      add_set (self, cells);
    }
}

/* How many orbits are asked about at once, by the number of clues: so many that yes and no are
 * about as likely. */
static int
get_step (const SudokuMinimize *self)
{
  int n_clues = sudoku_cells_count (self->clues);
  int step = n_clues > 33 ? (n_clues - 29) / 2 * self->n_orbits / SUDOKU_CELLS : 1;

  return step > 1 ? step : 1;
}

static void
take_grid (SudokuMinimize   *self,
           const SudokuGrid *grid)
{
  self->has_grid = true;
  self->grid = *grid;
  self->next = 0;
  self->n_choices = 0;
  draw_order (self);

  self->n_sets = 0;
  memset (self->member, 0, sizeof self->member);
  for (SudokuHouseKind kind = SUDOKU_ROW; kind <= SUDOKU_COLUMN; kind++)
    for (int line = 0; line < SUDOKU_DIGITS; line++)
      add_sets_of_lines (self, kind, line, line % 3 == 2 ? line - 2 : line + 1);

  self->n_failing = 0;
  self->most = get_step (self);
}

/* Whether a known set has its last clues in the orbit. */
static bool
is_last_of_set (const SudokuMinimize *self,
                SudokuCells           orbit,
                SudokuCells           clues_left)
{
  uint64_t sets = 0;

  while (!sudoku_cells_is_empty (orbit))
    sets |= self->member[sudoku_cells_take (&orbit)];

  for (; sets != 0; sets &= sets - 1)
    if (!sudoku_cells_meet (self->set[__builtin_ctzll (sets)], clues_left))
      return true;

  return false;
}

/* Takes up to `most` orbits away in their order. */
static void
choose_orbits (SudokuMinimize *self,
               int             most)
{
  self->asked = self->clues;
  self->asked_next = self->next;
  self->n_asked = 0;

  while (self->asked_next < self->n_orbits && self->n_asked < most)
    {
      SudokuCells orbit = sudoku_orbit (self->symmetry, self->order[self->asked_next++]);
      SudokuCells left = sudoku_cells_minus (self->asked, orbit);

      if (is_last_of_set (self, orbit, left))
        continue;

      self->asked = left;
      self->n_asked++;
    }
}

/* Finds the next question. Returns false where there is none left. */
static bool
find_question (SudokuMinimize *self)
{
  if (self->n_failing == 1)
    {
      choose_orbits (self, 1);
      self->next = self->asked_next;
      self->n_failing = 0;
    }

  choose_orbits (self, self->n_failing > 1 ? self->n_failing / 2 : self->most);

  return self->n_asked > 0;
}

/* The other solution that the solver met first, if it did, shows a set that is not known yet. */
static bool
learn (SudokuMinimize   *self,
       const SudokuGrid *solution)
{
  SudokuCells differing = sudoku_cells_none ();
  int n_sets = self->n_sets;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (solution->digit[cell] != self->grid.digit[cell])
      differing = sudoku_cells_or (differing, sudoku_cells_of (cell));

  if (!sudoku_cells_is_empty (differing))
    add_set (self, differing);

  return self->n_sets > n_sets;
}

static void
take_yes (SudokuMinimize *self,
          uint64_t        n_choices)
{
  self->clues = self->asked;
  self->next = self->asked_next;
  self->n_choices = n_choices;
  self->most = get_step (self);

  if (self->n_failing > 0)
    self->n_failing -= self->n_asked;
}

static void
take_no (SudokuMinimize   *self,
         const SudokuGrid *solution)
{
  if (learn (self, solution))
    {
      self->most = self->n_asked > 1 ? self->n_asked / 2 : 1;
      self->n_failing = 0;
    }
  else
    {
      self->n_failing = self->n_asked;
    }
}

void
sudoku_minimize_ask (SudokuMinimize *self,
                     SudokuGrid     *question)
{
  SudokuCells clues = self->asked;

  if (!self->has_grid)
    {
      ask_for_grid (self, question);
      return;
    }

  memset (question, 0, sizeof *question);
  while (!sudoku_cells_is_empty (clues))
    {
      int cell = sudoku_cells_take (&clues);

      question->digit[cell] = self->grid.digit[cell];
    }
}

bool
sudoku_minimize_handle_answer (SudokuMinimize     *self,
                               const SudokuAnswer *answer)
{
  if (self->has_grid && answer->stats.n_solutions == 1)
    take_yes (self, answer->stats.n_nodes);
  else if (self->has_grid)
    take_no (self, &answer->solution);
  else if (answer->stats.n_solutions > 0)
    take_grid (self, &answer->solution);
  else
    return false;

  return !find_question (self);
}

SudokuGrid
sudoku_minimize_clues (const SudokuMinimize *self)
{
  SudokuGrid grid = self->grid;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (!sudoku_cells_has (self->clues, cell))
      grid.digit[cell] = 0;

  return grid;
}
