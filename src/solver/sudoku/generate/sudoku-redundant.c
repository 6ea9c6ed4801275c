/* Redundant clues.
 *
 * The fast solver is asked about many puzzles at once: in the first round about each without its
 * first clue, in the next without its second one, and so on. A puzzle that is found redundant takes
 * part in no further round.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/generate/sudoku-redundant.h"

enum { MOST = 1024 };           /* puzzles in a round */

typedef struct
{
  const SudokuGrid *puzzles;
  bool             *is_redundant;
  size_t            n_open;     /* puzzles that have another clue to ask about */
  size_t            open[MOST];
  uint8_t           cell[MOST]; /* the one that is asked about, by puzzle */
  SudokuGrid        question[MOST];
  SudokuAnswer      answer[MOST];
} Rounds;

/* Takes the clue away that follows `cell`. Returns false where there is none. */
static bool
take_clue (const SudokuGrid *puzzle,
           uint8_t          *cell,
           SudokuGrid       *question)
{
  while (*cell < SUDOKU_CELLS && puzzle->digit[*cell] == 0)
    (*cell)++;

  if (*cell == SUDOKU_CELLS)
    return false;

  *question = *puzzle;
  question->digit[(*cell)++] = 0;
  return true;
}

/* Makes the questions of the next round. */
static void
ask (Rounds *self)
{
  size_t n_asked = 0;

  for (size_t i = 0; i < self->n_open; i++)
    {
      size_t puzzle = self->open[i];

      if (!self->is_redundant[puzzle]
          && take_clue (&self->puzzles[puzzle], &self->cell[puzzle], &self->question[n_asked]))
        self->open[n_asked++] = puzzle;
    }

  self->n_open = n_asked;
}

static void
find (const SudokuGrid *puzzles,
      size_t            n_puzzles,
      bool             *is_redundant)
{
  Rounds self;

  self.puzzles = puzzles;
  self.is_redundant = is_redundant;
  self.n_open = n_puzzles;
  for (size_t i = 0; i < n_puzzles; i++)
    {
      self.open[i] = i;
      self.cell[i] = 0;
      is_redundant[i] = false;
    }

  for (ask (&self); self.n_open > 0; ask (&self))
    {
      sudoku_solve_many (self.question, self.n_open, 2, NULL, self.answer);
      for (size_t i = 0; i < self.n_open; i++)
        is_redundant[self.open[i]] = self.answer[i].stats.n_solutions == 1;
    }
}

void
sudoku_find_redundant (const SudokuGrid *puzzles,
                       size_t            n_puzzles,
                       bool             *is_redundant)
{
  for (size_t first = 0; first < n_puzzles; first += MOST)
    {
      size_t n_left = n_puzzles - first;

      find (puzzles + first, n_left < MOST ? n_left : MOST, is_redundant + first);
    }
}
