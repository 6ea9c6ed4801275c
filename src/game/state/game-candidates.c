/* Colours of candidates, and links between them; see game-candidates.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/state/game-candidates.h"

#include <string.h>

enum { COLOR_BITS = 4, COLOR_MASK = (1 << COLOR_BITS) - 1 };

bool
game_candidate_equal (GameCandidate a,
                      GameCandidate b)
{
  return a.cell == b.cell && a.digit == b.digit;
}

int
game_candidate_colors_get (GameCandidateColors colors,
                           int                 digit)
{
  return colors >> COLOR_BITS * (digit - 1) & COLOR_MASK;
}

void
game_candidate_colors_set (GameCandidateColors *colors,
                           int                  digit,
                           int                  color)
{
  *colors &= ~((GameCandidateColors) COLOR_MASK << COLOR_BITS * (digit - 1));
  *colors |= (GameCandidateColors) color << COLOR_BITS * (digit - 1);
}

/* Where a link stands in the order of them all, whatever its kind. */
static int
get_rank (GameCandidate from,
          GameCandidate to)
{
  return ((from.cell * 10 + from.digit) * SUDOKU_CELLS + to.cell) * 10 + to.digit;
}

/* The index of the first link that does not come before this one. */
static int
find_place (const GameLinks *self,
            GameCandidate    from,
            GameCandidate    to)
{
  int index = 0;

  while (index < self->n
         && get_rank (self->of[index].from, self->of[index].to) < get_rank (from, to))
    index++;

  return index;
}

static void
sort (GameCandidate *from,
      GameCandidate *to)
{
  const GameCandidate first = *from;

  if (get_rank (*from, *to) < get_rank (*to, *from))
    return;

  *from = *to;
  *to = first;
}

static bool
is_link (const GameLinks *self,
         int              index,
         GameCandidate    from,
         GameCandidate    to)
{
  return index < self->n && game_candidate_equal (self->of[index].from, from)
         && game_candidate_equal (self->of[index].to, to);
}

bool
game_links_add (GameLinks     *self,
                GameCandidate  a,
                GameCandidate  b,
                bool           is_weak)
{
  int index;

  sort (&a, &b);
  index = find_place (self, a, b);
  if (game_candidate_equal (a, b) || is_link (self, index, a, b) || self->n == GAME_MAX_LINKS)
    return false;

  memmove (&self->of[index + 1], &self->of[index], (self->n - index) * sizeof self->of[0]);
  self->of[index] = (GameLink) { a, b, is_weak };
  self->n++;

  return true;
}

static void
remove_at (GameLinks *self,
           int        index)
{
  self->n--;
  memmove (&self->of[index], &self->of[index + 1], (self->n - index) * sizeof self->of[0]);
  memset (&self->of[self->n], 0, sizeof self->of[0]);
}

void
game_links_step (GameLinks     *self,
                 GameCandidate  a,
                 GameCandidate  b)
{
  int index;

  if (game_links_add (self, a, b, false))
    return;

  sort (&a, &b);
  index = find_place (self, a, b);
  if (!is_link (self, index, a, b))
    return;

  if (self->of[index].is_weak)
    remove_at (self, index);
  else
    self->of[index].is_weak = true;
}

void
game_links_clear (GameLinks   *self,
                  SudokuCells  cells)
{
  for (int i = self->n - 1; i >= 0; i--)
    if (sudoku_cells_has (cells, self->of[i].from.cell)
        || sudoku_cells_has (cells, self->of[i].to.cell))
      remove_at (self, i);
}
