/* Searches within a branch, and what they found before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-nested.h"

#include <stdlib.h>
#include <string.h>

enum
{
  SLOTS = 16384,                /* a power of 2 */
  MOST_POSITIONS = SLOTS / 2,
  MOST_FOUND = 131072,
};

typedef struct
{
  uint16_t digits[SUDOKU_CELLS];
  uint8_t  kind;
  bool     is_used;
  int      first;               /* in `found` */
  int      n;
} Position;

struct SudokuRatingNested
{
  SudokuRatingNest      nest;
  SudokuRatingWatch    *watch;
  SudokuRatingChains   *chains;
  SudokuRatingNet      *net;

  int                   n_positions;
  Position              positions[SLOTS];
  int                   n_found;
  SudokuRatingExclusion found[MOST_FOUND];
};

static const SudokuRatingExcluded *
search (SudokuRatingNested      *nested,
        const SudokuRatingBoard *board,
        SudokuRatingNetKind      kind)
{
  if (kind == SUDOKU_RATING_SIMPLE)
    return sudoku_rating_chains_collect (nested->chains, board);

  return sudoku_rating_net_collect (nested->net, board, kind, &nested->nest);
}

/* The place of a position in the table: its own or a free one. */
static Position *
find_position (SudokuRatingNested      *nested,
               const SudokuRatingBoard *board,
               SudokuRatingNetKind      kind)
{
  uint64_t hash = kind;
  Position *position;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      hash = (hash ^ board->digits[cell]) * 0x9e3779b97f4a7c15;
      hash ^= hash >> 29;
    }

  for (;; hash++)
    {
      position = &nested->positions[hash % SLOTS];

      if (!position->is_used
          || (position->kind == kind
              && memcmp (position->digits, board->digits, sizeof position->digits) == 0))
        return position;
    }
}

/* Makes room where there is too little. */
static void
forget (SudokuRatingNested *nested)
{
  memset (nested->positions, 0, sizeof nested->positions);
  nested->n_positions = 0;
  nested->n_found = 0;
}

static int
find (void                         *data,
      const SudokuRatingBoard      *board,
      SudokuRatingNetKind           kind,
      const SudokuRatingExclusion **found)
{
  SudokuRatingNested *nested = data;
  Position *position = find_position (nested, board, kind);
  const SudokuRatingExcluded *excluded;

  if (!position->is_used)
    {
      excluded = search (nested, board, kind);

      if (nested->watch->is_stopped)
        return 0;

      if (nested->n_positions == MOST_POSITIONS || nested->n_found + excluded->n > MOST_FOUND)
        forget (nested);

      position = find_position (nested, board, kind);
      memcpy (position->digits, board->digits, sizeof position->digits);
      position->kind = kind;
      position->is_used = true;
      position->first = nested->n_found;
      position->n = excluded->n;
      memcpy (&nested->found[nested->n_found], excluded->list,
              excluded->n * sizeof excluded->list[0]);
      nested->n_found += excluded->n;
      nested->n_positions++;
    }

  *found = &nested->found[position->first];

  return position->n;
}

SudokuRatingNested *
sudoku_rating_nested_new (SudokuRatingWatch *watch)
{
  SudokuRatingNested *nested = calloc (1, sizeof (SudokuRatingNested));

  if (nested == NULL)
    return NULL;

  nested->nest = (SudokuRatingNest) { find, nested };
  nested->watch = watch;
  nested->chains = sudoku_rating_chains_new ();
  nested->net = sudoku_rating_net_new (watch);

  if (nested->chains != NULL && nested->net != NULL)
    return nested;

  sudoku_rating_nested_free (nested);

  return NULL;
}

void
sudoku_rating_nested_free (SudokuRatingNested *nested)
{
  if (nested == NULL)
    return;

  sudoku_rating_net_free (nested->net);
  sudoku_rating_chains_free (nested->chains);
  free (nested);
}

const SudokuRatingNest *
sudoku_rating_nested_nest (const SudokuRatingNested *nested)
{
  return &nested->nest;
}
