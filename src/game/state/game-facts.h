/* Everything that is known of a puzzle, as one plain value. GameFactFinder (game/jobs) finds it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/state/game-play-stats.h"
#include "game/state/game-variant.h"

enum { GAME_FACTS_UNKNOWN = -1 };

/* Each with all before it. */
typedef enum
{
  GAME_FACTS_NONE,
  GAME_FACTS_SOLUTION,          /* how many solutions there are, and one of them */
  GAME_FACTS_GRADE,             /* how hard the puzzle is, where it has one solution */
  GAME_FACTS_RATING,            /* and how hard Sudoku Explainer finds it, a sudoku */
} GameFactsWanted;

typedef struct
{
  GameState    puzzle;          /* as game_state_new_puzzle () makes it */
  int          n_solutions;     /* 0, 1, 2 for several, or GAME_FACTS_UNKNOWN */
  GameState    solution;        /* where n_solutions > 0: one of them */
  bool         has_grade;       /* only where n_solutions is 1 */
  GameGrade    grade;
  bool         has_rating;      /* only where n_solutions is 1 and the puzzle is a sudoku */
  SudokuRating rating;
} GameFacts;

/* Nothing is known yet. */
static inline GameFacts
game_facts_new (const GameState *puzzle)
{
  return (GameFacts) { .puzzle = *puzzle, .n_solutions = GAME_FACTS_UNKNOWN };
}

/* Whether there is a rating that is not known yet. */
static inline bool
game_facts_lack_rating (const GameFacts *facts)
{
  return facts->n_solutions == 1 && !facts->has_rating
         && game_state_info (&facts->puzzle)->rate != NULL;
}

/* Finds what is wanted and not known yet. SEARCH_STOPPED: `control` said no, and what was found
 * until then is there; else how the proof ended, if there had to be one. `stats` is that of the
 * proof. */
SearchEnd game_facts_find (GameFacts           *facts,
                           GameFactsWanted      wanted,
                           const SearchControl *control,
                           SearchStats         *stats);

/* Adds to the statistics of a game by which techniques logic solves its puzzle, where the facts are
 * of that puzzle and have it. */
void      game_facts_add_path (const GameFacts     *facts,
                               const GameState     *state,
                               GamePlayStats       *stats);
