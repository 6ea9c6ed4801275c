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
 * Three shortcuts find the same result with fewer questions to the solver, or easier ones:
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
 *   How many clues each set has left is counted for all sets at once, bit by bit.
 * - Another digit. As long as a clue is there, the solution is the only one. So a solution without
 *   it has another digit in its cell, and the solver is asked for one with another digit there: it
 *   need not find the known one again, and the first that it finds is the answer.
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

  self->n_orbits = 0;

  while (!sudoku_cells_is_empty (rest))
    {
      int cell = sudoku_cells_first (rest);

      self->order[self->n_orbits++] = cell;
      rest = sudoku_cells_minus (rest, sudoku_orbit (self->symmetry, cell));
    }

  shuffle (&self->random, self->order, self->n_orbits);
}

static uint64_t
sets_with_one_clue (const SudokuSetClues *left)
{
  uint64_t more = 0;

  for (int k = 1; k < SUDOKU_SET_CLUES_BITS; k++)
    more |= left->bit[k];

  return left->bit[0] & ~more;
}

/* Takes a clue from each of some sets. */
static void
count_down (SudokuSetClues *left,
            uint64_t        sets)
{
  for (int k = 0; k < SUDOKU_SET_CLUES_BITS; k++)
    {
      uint64_t before = left->bit[k];

      left->bit[k] ^= sets;
      sets &= ~before;
    }
}

/* Counts the clues of the newest set, whose members are known. */
static void
add_set (SudokuMinimize *self,
         int             n_clues)
{
  for (int k = 0; k < SUDOKU_SET_CLUES_BITS; k++)
    self->set_clues.bit[k] |= (uint64_t) (n_clues >> k & 1) << self->n_sets;

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

  while (rest != 0 && self->n_sets < SUDOKU_MINIMIZE_SETS)
    {
      int first = __builtin_ctz (rest);
      int i = first;
      int n_clues = 0;

      do
        {
          int below = sudoku_house_cell (kind, b, i);

          self->member[sudoku_house_cell (kind, a, i)] |= UINT64_C (1) << self->n_sets;
          self->member[below] |= UINT64_C (1) << self->n_sets;
          n_clues += 2;
          rest &= ~(1u << i);
          i = place[self->grid.digit[below]];
        }
      while (i != first);

      add_set (self, n_clues);
    }
}

/* How many orbits are asked about at once, by the number of clues: so many that yes and no are
 * about as likely. */
static int
get_step (const SudokuMinimize *self)
{
  int step = self->n_clues > 33 ? (self->n_clues - 29) / 2 * self->n_orbits / SUDOKU_CELLS : 1;

  return step > 1 ? step : 1;
}

static void
take_grid (SudokuMinimize   *self,
           const SudokuGrid *grid)
{
  self->has_grid = true;
  self->grid = *grid;
  self->clues = *grid;
  self->n_clues = SUDOKU_CELLS;
  self->next = 0;
  draw_order (self);

  self->n_sets = 0;
  self->set_clues = (SudokuSetClues) { { 0 } };
  memset (self->member, 0, sizeof self->member);
  for (SudokuHouseKind kind = SUDOKU_ROW; kind <= SUDOKU_COLUMN; kind++)
    for (int line = 0; line < SUDOKU_DIGITS; line++)
      add_sets_of_lines (self, kind, line, line % 3 == 2 ? line - 2 : line + 1);

  self->n_failing = 0;
  self->most = get_step (self);
}

/* Takes an orbit out of the question, unless a known set has its last clues in it. */
static void
take_orbit (SudokuMinimize *self,
            SudokuCells     orbit)
{
  SudokuSetClues left = self->asked_set_clues;
  SudokuCells rest = orbit;

  while (!sudoku_cells_is_empty (rest))
    {
      uint64_t sets = self->member[sudoku_cells_take (&rest)];

      if ((sets & sets_with_one_clue (&left)) != 0)
        return;

      count_down (&left, sets);
    }

  self->asked_set_clues = left;
  self->n_asked++;

  while (!sudoku_cells_is_empty (orbit))
    {
      self->asked_cell = sudoku_cells_take (&orbit);
      self->asked.digit[self->asked_cell] = 0;
      self->n_asked_clues++;
    }
}

/* Takes up to `most` orbits away in their order. */
static void
choose_orbits (SudokuMinimize *self,
               int             most)
{
  self->asked = self->clues;
  self->asked_set_clues = self->set_clues;
  self->asked_next = self->next;
  self->n_asked = 0;
  self->n_asked_clues = 0;

  while (self->asked_next < self->n_orbits && self->n_asked < most)
    {
      int cell = self->order[self->asked_next++];

      take_orbit (self, self->symmetry == SUDOKU_SYMMETRY_NONE
                          ? sudoku_cells_of (cell) : sudoku_orbit (self->symmetry, cell));
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
  int n_clues = 0;

  if (self->n_sets == SUDOKU_MINIMIZE_SETS
      || memcmp (solution, &self->grid, sizeof *solution) == 0)
    return false;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      bool differs = solution->digit[cell] != self->grid.digit[cell];

      self->member[cell] |= (uint64_t) differs << self->n_sets;
      n_clues += differs & (self->clues.digit[cell] != 0);
    }

  add_set (self, n_clues);
  return true;
}

static void
take_yes (SudokuMinimize *self)
{
  self->clues = self->asked;
  self->set_clues = self->asked_set_clues;
  self->n_clues -= self->n_asked_clues;
  self->next = self->asked_next;
  self->most = get_step (self);

  if (self->n_failing > 0)
    self->n_failing -= self->n_asked;
}

static void
take_no (SudokuMinimize   *self,
         const SudokuGrid *solution)
{
  if (self->n_asked == 1)
    {
      /* It stays, and then no set that it is in says more. */
      self->next = self->asked_next;
      self->most = 1;
      self->n_failing = 0;
    }
  else if (learn (self, solution))
    {
      self->most = self->n_asked / 2;
      self->n_failing = 0;
    }
  else
    {
      self->n_failing = self->n_asked;
    }
}

void
sudoku_minimize_ask (SudokuMinimize *self,
                     SudokuGrid     *givens,
                     SudokuQuestion *question)
{
  *question = (SudokuQuestion) { .limit = 1 };

  if (!self->has_grid)
    {
      ask_for_grid (self, givens);
      return;
    }

  *givens = self->asked;
  if (self->n_asked_clues == 1)
    {
      question->cell = self->asked_cell;
      question->digit = self->grid.digit[self->asked_cell];
    }
  else
    {
      question->limit = 2;
    }
}

bool
sudoku_minimize_handle_answer (SudokuMinimize     *self,
                               const SudokuAnswer *answer)
{
  bool is_yes = answer->end == SEARCH_EXHAUSTED;

  if (self->has_grid && is_yes)
    take_yes (self);
  else if (self->has_grid)
    take_no (self, &answer->solution);
  else if (answer->stats.n_solutions > 0)
    take_grid (self, &answer->solution);
  else
    return false;

  return !find_question (self);
}
