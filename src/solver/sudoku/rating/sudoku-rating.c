/* The path of the rater.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating.h"

#include <limits.h>
#include <stdio.h>

#include "solver/sudoku/rating/sudoku-rating-nested.h"
#include "solver/sudoku/rating/sudoku-rating-sets.h"

/* The room that a path needs. */
typedef struct
{
  SudokuRatingWatch   watch;
  SudokuRatingBoard   board;
  SudokuRatingChains *chains;
  SudokuRatingNet    *net;
  SudokuRatingNested *nested;   /* NULL until a step needs it */
} Rater;

/* Takes the first pattern and ends the search. */
static bool
take (const SudokuRatingPattern *pattern,
      void                      *data)
{
  SudokuRatingStep *step = data;

  sudoku_rating_step_init (step, pattern->difficulty);

  for (int i = 0; i < pattern->n_removed; i++)
    step->removed[step->n_removed++] = pattern->removed[i];

  return false;
}

static bool
find_simple (const SudokuRatingBoard *board,
             SudokuRatingStep        *step)
{
  return sudoku_rating_hidden_single (board, step)
         || sudoku_rating_direct_locked (board, step)
         || sudoku_rating_direct_hidden (board, 2, step)
         || sudoku_rating_naked_single (board, step)
         || sudoku_rating_direct_hidden (board, 3, step)
         || !sudoku_rating_locked (board, NULL, take, step)
         || !sudoku_rating_sets (board, NULL, false, 2, take, step)
         || !sudoku_rating_fish (board, NULL, 2, take, step)
         || !sudoku_rating_sets (board, NULL, true, 2, take, step)
         || !sudoku_rating_sets (board, NULL, false, 3, take, step)
         || !sudoku_rating_fish (board, NULL, 3, take, step)
         || !sudoku_rating_sets (board, NULL, true, 3, take, step)
         || sudoku_rating_xy_wing (board, false, step)
         || sudoku_rating_xy_wing (board, true, step)
         || sudoku_rating_unique_loop (board, step)
         || !sudoku_rating_sets (board, NULL, false, 4, take, step)
         || !sudoku_rating_fish (board, NULL, 4, take, step)
         || !sudoku_rating_sets (board, NULL, true, 4, take, step)
         || sudoku_rating_bug (board, step)
         || sudoku_rating_aligned_pair (board, step);
}

static const SudokuRatingNest *
get_nest (Rater               *rater,
          SudokuRatingNetKind  kind)
{
  if (kind < SUDOKU_RATING_NESTED_SIMPLE)
    return NULL;

  if (rater->nested == NULL)
    rater->nested = sudoku_rating_nested_new (&rater->watch);

  if (rater->nested == NULL)
    {
      rater->watch.is_stopped = true;

      return NULL;
    }

  return sudoku_rating_nested_nest (rater->nested);
}

/* Finds the easiest step if there is one up to a difficulty; the step found may be harder. */
static bool
find_step (Rater            *rater,
           int               most,
           SudokuRatingStep *step)
{
  const SudokuRatingBoard *board = &rater->board;

  if (find_simple (board, step))
    return true;

  if (most >= sudoku_rating_base[SUDOKU_RATING_SIMPLE]
      && sudoku_rating_chains_find (rater->chains, board, step))
    return true;

  if (most >= 75 && sudoku_rating_aligned_triple (board, step))
    return true;

  for (int kind = SUDOKU_RATING_NISHIO;
       kind < SUDOKU_RATING_KINDS && most >= sudoku_rating_base[kind]; kind++)
    {
      const SudokuRatingNest *nest = get_nest (rater, kind);

      if (rater->watch.is_stopped)
        return false;

      if (sudoku_rating_net_find (rater->net, board, kind, nest, step))
        return true;
    }

  return false;
}

static void
add_step (SudokuRating           *rating,
          const SudokuRatingStep *step)
{
  int difficulty = step->difficulty * 10 + 0.5;

  if (difficulty > rating->er)
    rating->er = difficulty;

  if (rating->ed == 0)
    rating->ed = difficulty;

  if (rating->ep == 0 && step->placed >= 0)
    rating->ep = rating->er;
}

/* Goes on until a step is harder than `most`; there is no such step if the end is
 * SEARCH_EXHAUSTED. */
static SearchEnd
follow_path (Rater        *rater,
             int           most,
             SudokuRating *rating)
{
  SudokuRatingStep step;

  while (rater->board.n_left > 0)
    {
      bool is_found;

      if (!sudoku_rating_watch_goes_on (&rater->watch))
        return SEARCH_STOPPED;

      is_found = find_step (rater, most, &step);

      if (rater->watch.is_stopped)
        return SEARCH_STOPPED;

      if (!is_found)
        {
          rating->is_least = true;
          rating->er = SUDOKU_RATING_BEYOND;

          return SEARCH_LIMITED;
        }

      add_step (rating, &step);

      if (rating->er > most)
        return SEARCH_LIMITED;

      sudoku_rating_board_apply (&rater->board, &step);
    }

  return SEARCH_EXHAUSTED;
}

static SearchEnd
rate_board (SudokuRatingBoard   *board,
            int                  most,
            const SearchControl *control,
            SudokuRating        *rating)
{
  Rater rater = { .watch = { .control = control } };
  SearchEnd end = SEARCH_STOPPED;

  *rating = (SudokuRating) { .er = 0 };
  rater.board = *board;
  rater.chains = sudoku_rating_chains_new ();
  rater.net = sudoku_rating_net_new (&rater.watch);

  if (rater.chains != NULL && rater.net != NULL)
    end = follow_path (&rater, most, rating);

  sudoku_rating_nested_free (rater.nested);
  sudoku_rating_net_free (rater.net);
  sudoku_rating_chains_free (rater.chains);

  return end;
}

static SearchEnd
rate (const SudokuGrid    *givens,
      int                  most,
      const SearchControl *control,
      SudokuRating        *rating)
{
  SudokuRatingBoard board;

  sudoku_rating_board_init (&board, givens);

  return rate_board (&board, most, control, rating);
}

SearchEnd
sudoku_rating_puzzle (const SudokuGrid    *givens,
                      const SearchControl *control,
                      SudokuRating        *rating)
{
  return rate (givens, INT_MAX, control, rating);
}

SearchEnd
sudoku_rating_position (const SudokuPosition *start,
                        const SearchControl  *control,
                        SudokuRating         *rating)
{
  SudokuRatingBoard board;

  sudoku_rating_board_init (&board, &start->grid);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (SudokuDigits digits = board.digits[cell] & ~start->candidates[cell]; digits != 0;
         digits &= digits - 1)
      sudoku_rating_board_remove (&board, cell * SUDOKU_DIGITS + __builtin_ctz (digits));

  return rate_board (&board, INT_MAX, control, rating);
}

SearchEnd
sudoku_rating_is_between (const SudokuGrid    *givens,
                          int                  least,
                          int                  most,
                          const SearchControl *control)
{
  SudokuRating rating;
  SearchEnd end = rate (givens, most > 0 ? most : least - 1, control, &rating);
  bool is_between = most > 0 ? end == SEARCH_EXHAUSTED && rating.er >= least
                             : end == SEARCH_LIMITED;

  return end == SEARCH_STOPPED ? SEARCH_STOPPED : is_between ? SEARCH_EXHAUSTED : SEARCH_LIMITED;
}

int
sudoku_rating_next (int rating)
{
  static const uint8_t ratings[] = { 0, 10, 12, 15, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38,
                                     40, 42, 44, 45 };

  for (size_t i = 0; i < sizeof ratings; i++)
    if (ratings[i] >= rating)
      return ratings[i];

  return rating;
}

void
sudoku_rating_write (const SudokuRating *rating,
                     char                text[SUDOKU_RATING_TEXT])
{
  const int numbers[] = { rating->er, rating->ep, rating->ed };
  int length = 0;

  for (int i = 0; i < 3; i++)
    {
      bool is_least = rating->is_least && (i == 0 || numbers[i] == 0);
      unsigned int number = is_least ? rating->er : numbers[i];

      length += snprintf (text + length, SUDOKU_RATING_TEXT - length, "%s%u.%u%s",
                          i > 0 ? "/" : "", number / 10 % 100, number % 10, is_least ? "+" : "");
    }
}
