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
 * - Several clues at a time. Nearly all of the first clues can go, so 26 of them are asked
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

/* The bit of a cell in its plane. */
static uint32_t
bit_of (int cell)
{
  return 1u << cell / SUDOKU_PLANES;
}

/* Asks for the first solution of a grid of which some cells are drawn. */
static void
ask_for_grid (SudokuMinimize *self)
{
  uint8_t digits[SUDOKU_DIGITS] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  SudokuQuestion *question = &self->question;
  SudokuGrid drawn = { { 0 } };

  for (int box = 0; box < SUDOKU_DIGITS; box += 4)
    {
      shuffle (&self->random, digits, SUDOKU_DIGITS);
      for (int i = 0; i < SUDOKU_DIGITS; i++)
        drawn.digit[sudoku_house_cell (SUDOKU_BOX, box, i)] = digits[i];
    }

  for (int n = 0; n < DRAWN_CELLS; n++)
    {
      int cell = random_below (&self->random, SUDOKU_CELLS);
      SudokuDigits candidates = sudoku_candidates (&drawn, cell);

      if (drawn.digit[cell] != 0 || candidates == 0)
        continue;

      for (int skip = random_below (&self->random, sudoku_bit_count[candidates]); skip > 0; skip--)
        candidates &= candidates - 1;

      drawn.digit[cell] = sudoku_lowest_digit (candidates);
    }

  *question = (SudokuQuestion) { .limit = 1, .wants_solution = true };
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (drawn.digit[cell] != 0)
      {
        question->candidates[drawn.digit[cell] - 1][cell % SUDOKU_PLANES] |= bit_of (cell);
        question->givens[cell % SUDOKU_PLANES] |= bit_of (cell);
      }

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    for (int plane = 0; plane < SUDOKU_PLANES; plane++)
      question->candidates[digit][plane] |= SUDOKU_PLANE_ALL & ~question->givens[plane];
}

void
sudoku_minimize_init (SudokuMinimize *self,
                      Random          random,
                      SudokuSymmetry  symmetry)
{
  self->random = random;
  self->symmetry = symmetry;
  self->has_grid = false;
  ask_for_grid (self);
}

static void
draw_order (SudokuMinimize *self)
{
  SudokuCells taken = sudoku_cells_none ();

  self->n_orbits = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (!sudoku_cells_has (taken, cell))
      {
        self->order[self->n_orbits++] = cell;
        if (self->symmetry != SUDOKU_SYMMETRY_NONE)
          taken = sudoku_cells_or (taken, sudoku_orbit (self->symmetry, cell));
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
take_grid (SudokuMinimize *self)
{
  self->has_grid = true;
  memcpy (self->planes, self->question.candidates, sizeof self->planes);
  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    for (int plane = 0; plane < SUDOKU_PLANES; plane++)
      for (uint32_t rest = self->planes[digit][plane]; rest != 0; rest &= rest - 1)
        self->grid.digit[__builtin_ctz (rest) * SUDOKU_PLANES + plane] = digit + 1;

  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    self->clues[plane] = SUDOKU_PLANE_ALL;
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

/* Asks about a clue too. */
static void
remove_clue (SudokuMinimize *self,
             int             cell)
{
  self->asked_cell = cell;
  self->kept[cell % SUDOKU_PLANES] &= ~bit_of (cell);
  self->n_asked_clues++;
}

/* Asks about an orbit too, unless a known set would lose its last clue. */
static void
try_orbit (SudokuMinimize *self,
           SudokuCells     orbit)
{
  SudokuSetClues left = self->kept_set_clues;
  uint64_t last = self->kept_last;

  for (SudokuCells rest = orbit; !sudoku_cells_is_empty (rest); )
    {
      uint64_t sets = self->member[sudoku_cells_take (&rest)];

      if ((sets & last) != 0)
        return;

      count_down (&left, sets);
      last = sets_with_one_clue (&left);
    }

  self->kept_set_clues = left;
  self->kept_last = last;
  self->n_asked++;

  while (!sudoku_cells_is_empty (orbit))
    remove_clue (self, sudoku_cells_take (&orbit));
}

/* The same for an orbit of one cell, which is the usual one, and quicker. */
static void
try_cell (SudokuMinimize *self,
          int             cell)
{
  uint64_t sets = self->member[cell];

  if ((sets & self->kept_last) != 0)
    return;

  count_down (&self->kept_set_clues, sets);
  self->kept_last = sets_with_one_clue (&self->kept_set_clues);
  self->n_asked++;
  remove_clue (self, cell);
}

/* Takes up to `most` orbits away in their order. */
static void
choose_orbits (SudokuMinimize *self,
               int             most)
{
  memcpy (self->kept, self->clues, sizeof self->kept);
  self->kept_set_clues = self->set_clues;
  self->kept_last = sets_with_one_clue (&self->set_clues);
  self->asked_next = self->next;
  self->n_asked = 0;
  self->n_asked_clues = 0;

  while (self->asked_next < self->n_orbits && self->n_asked < most)
    {
      int cell = self->order[self->asked_next++];

      if (self->symmetry == SUDOKU_SYMMETRY_NONE)
        try_cell (self, cell);
      else
        try_orbit (self, sudoku_orbit (self->symmetry, cell));
    }
}

/* Asks whether what is chosen can go. */
static void
ask (SudokuMinimize *self)
{
  SudokuQuestion *question = &self->question;
  int cell = self->asked_cell;

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    for (int plane = 0; plane < SUDOKU_PLANES; plane++)
      question->candidates[digit][plane] = self->planes[digit][plane]
                                           | (SUDOKU_PLANE_ALL & ~self->kept[plane]);

  memcpy (question->givens, self->kept, sizeof question->givens);
  question->wants_solution = self->n_asked_clues > 1;
  question->limit = question->wants_solution ? 2 : 1;
  if (self->n_asked_clues == 1)
    question->candidates[self->grid.digit[cell] - 1][cell % SUDOKU_PLANES] &= ~bit_of (cell);
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
  if (self->n_asked == 0)
    return false;

  ask (self);
  return true;
}

/* Adds the set that the first solution shows. Returns false if that is the known solution, or there
 * is no room. */
static bool
learn (SudokuMinimize *self)
{
  uint32_t same[SUDOKU_PLANES] = { 0 };
  int n_cells = 0;
  int n_clues = 0;

  if (self->n_sets == SUDOKU_MINIMIZE_SETS)
    return false;

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    for (int plane = 0; plane < SUDOKU_PLANES; plane++)
      same[plane] |= self->planes[digit][plane] & self->question.candidates[digit][plane];

  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    {
      uint32_t others = SUDOKU_PLANE_ALL & ~same[plane];

      n_cells += __builtin_popcount (others);
      n_clues += __builtin_popcount (others & self->clues[plane]);
      for (; others != 0; others &= others - 1)
        self->member[__builtin_ctz (others) * SUDOKU_PLANES + plane] |= UINT64_C (1)
                                                                        << self->n_sets;
    }

  if (n_cells == 0)
    return false;

  add_set (self, n_clues);
  return true;
}

static void
handle_yes (SudokuMinimize *self)
{
  memcpy (self->clues, self->kept, sizeof self->clues);
  self->set_clues = self->kept_set_clues;
  self->n_clues -= self->n_asked_clues;
  self->next = self->asked_next;
  self->most = get_step (self);

  if (self->n_failing > 0)
    self->n_failing -= self->n_asked;
}

static void
handle_no (SudokuMinimize *self)
{
  if (self->n_asked == 1)
    {
      /* It stays, and then no set that it is in says more. */
      self->next = self->asked_next;
      self->most = 1;
      self->n_failing = 0;
    }
  else if (learn (self))
    {
      self->most = self->n_asked / 2;
      self->n_failing = 0;
    }
  else
    {
      self->n_failing = self->n_asked;
    }
}

bool
sudoku_minimize_handle_answer (SudokuMinimize *self)
{
  if (!self->has_grid && self->question.n_solutions == 0)
    {
      ask_for_grid (self);
      return false;
    }

  if (!self->has_grid)
    take_grid (self);
  else if (self->question.n_solutions < self->question.limit)
    handle_yes (self);
  else
    handle_no (self);

  return !find_question (self);
}

bool
sudoku_minimize_has_clue (const SudokuMinimize *self,
                          int                   cell)
{
  return (self->clues[cell % SUDOKU_PLANES] & bit_of (cell)) != 0;
}

SudokuGrid
sudoku_minimize_get_puzzle (const SudokuMinimize *self)
{
  SudokuGrid puzzle = { { 0 } };

  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    for (uint32_t rest = self->clues[plane]; rest != 0; rest &= rest - 1)
      {
        int cell = __builtin_ctz (rest) * SUDOKU_PLANES + plane;

        puzzle.digit[cell] = self->grid.digit[cell];
      }

  return puzzle;
}
