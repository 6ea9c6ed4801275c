/* The puzzles of the day: a sudoku and coloured queens for each date, the same for everybody. A day
 * is counted in UTC, as days since 1970-01-01.
 *
 * Whatever changes the puzzles that a seed makes (a generator, a grade, a level of the week) takes
 * effect with a new epoch, whose first day is after the release that brings it. The rows before it
 * keep making the puzzles of their days: by the code as it was, or from a list of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/state/game-variant.h"

/* The puzzles of one day. Those of all days are numbered in a row: the number of a puzzle is
 * GAME_DAILY_PUZZLES times its day, plus one of these. */
enum { GAME_DAILY_SUDOKU, GAME_DAILY_QUEENS, GAME_DAILY_PUZZLES };

enum { GAME_DAILY_WEEK = 7 };

/* What game_daily_make () does with the spec of a day. */
typedef SearchEnd GameDailyMaker (const GameSpec      *spec,
                                  const SearchControl *control,
                                  GameState           *puzzle,
                                  SearchStats         *stats);

typedef struct
{
  int level;
  int size;
} GameDaily[GAME_DAILY_PUZZLES];

typedef struct
{
  int              first_day;
  const GameDaily *week;        /* seven days, from Monday */
  bool             grades_as_it_stands; /* of sudokus, see SudokuSpec */
  GameDailyMaker  *make;
} GameEpoch;

/* The row of a day in a table that is sorted by first days; NULL before the first. */
const GameEpoch *game_epoch_find         (const GameEpoch     *epochs,
                                          size_t               n_epochs,
                                          int                  day);

/* The first day that has puzzles; and the day of a moment, in microseconds since 1970. */
int              game_daily_first_day    (void);
int              game_daily_day_of       (int64_t              moment);

/* From 0, Monday. */
int              game_daily_weekday      (int                  day);

/* What the generator is asked for. A day before the first has the levels of that. */
GameSpec         game_daily_get_spec     (int                  number);

/* Makes one puzzle, in some milliseconds. The other arguments are those of the generators in
 * game_variants. */
SearchEnd        game_daily_make         (int                  number,
                                          const SearchControl *control,
                                          GameState           *puzzle,
                                          SearchStats         *stats);
