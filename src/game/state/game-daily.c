/* The puzzles of the day: the table of epochs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/state/game-daily.h"

#include <glib.h>
#include <stdlib.h>

#include "solver/random.h"

enum
{
  FIRST_DAY = 20454,            /* 2026-01-01 */
  CANONICAL_DAY = 20788,        /* 2026-12-01 */
  FIRST_WEEKDAY = 3,            /* 1970-01-01 was a Thursday */
  SECONDS_OF_DAY = 24 * 60 * 60,
};

static SearchEnd
make_by_generator (const GameSpec      *spec,
                   const SearchControl *control,
                   GameState           *puzzle,
                   SearchStats         *stats)
{
  return game_variants[spec->variant].generate (spec, 0, 1, control, puzzle, stats);
}

static const GameDaily first_week[GAME_DAILY_WEEK] = {
  { { SUDOKU_EASY, SUDOKU_DIGITS }, { COLOURED_EASY, 6 } },
  { { SUDOKU_EASY, SUDOKU_DIGITS }, { COLOURED_EASY, 7 } },
  { { SUDOKU_MEDIUM, SUDOKU_DIGITS }, { COLOURED_MEDIUM, 7 } },
  { { SUDOKU_MEDIUM, SUDOKU_DIGITS }, { COLOURED_MEDIUM, 8 } },
  { { SUDOKU_HARD, SUDOKU_DIGITS }, { COLOURED_HARD, 7 } },
  { { SUDOKU_HARD, SUDOKU_DIGITS }, { COLOURED_HARD, 8 } },
  { { SUDOKU_UNFAIR, SUDOKU_DIGITS }, { COLOURED_HARD, 8 } },
};

static const GameEpoch epochs[] = {
  { FIRST_DAY, first_week, true, make_by_generator },
  { CANONICAL_DAY, first_week, false, make_by_generator },
};

const GameEpoch *
game_epoch_find (const GameEpoch *table,
                 size_t           n_epochs,
                 int              day)
{
  const GameEpoch *found = NULL;

  for (size_t i = 0; i < n_epochs && table[i].first_day <= day; i++)
    found = &table[i];

  return found;
}

static int
get_day (int number)
{
  return MAX (number / GAME_DAILY_PUZZLES, FIRST_DAY);
}

static const GameEpoch *
get_epoch (int number)
{
  return game_epoch_find (epochs, G_N_ELEMENTS (epochs), get_day (number));
}

int
game_daily_first_day (void)
{
  return epochs[0].first_day;
}

int
game_daily_day_of (int64_t moment)
{
  return moment / G_USEC_PER_SEC / SECONDS_OF_DAY;
}

int
game_daily_weekday (int day)
{
  return (day + FIRST_WEEKDAY) % GAME_DAILY_WEEK;
}

/* The seed is made of numbers alone, so that it is the same whatever the order of bytes is. */
GameSpec
game_daily_get_spec (int number)
{
  static const GameVariant variants[] = { GAME_VARIANT_SUDOKU, GAME_VARIANT_COLOURED_QUEENS };
  const GameEpoch *epoch = get_epoch (number);
  int weekday = game_daily_weekday (get_day (number));
  int which = abs (number % GAME_DAILY_PUZZLES);
  Random random = { number };
  GameSpec spec = game_spec_new (variants[which], epoch->week[weekday][which].size,
                                 epoch->week[weekday][which].level);

  if (which == GAME_DAILY_SUDOKU)
    {
      spec.sudoku.symmetry = SUDOKU_SYMMETRY_ROTATIONAL;
      spec.sudoku.grades_as_it_stands = epoch->grades_as_it_stands;
    }
  game_spec_set_seed (&spec, random_next (&random));

  return spec;
}

SearchEnd
game_daily_make (int                  number,
                 const SearchControl *control,
                 GameState           *puzzle,
                 SearchStats         *stats)
{
  GameSpec spec = game_daily_get_spec (number);

  return get_epoch (number)->make (&spec, control, puzzle, stats);
}
