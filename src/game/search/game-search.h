/* A teaching search of any puzzle, as one value.
 *
 * Words are searched and never played: no GameState holds them, and they have no GameKind. The
 * board that shows them is one of queens.
 *
 * Copied with `=`, a search goes on from the copy as it would have from the original.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/search/game-branches.h"
#include "game/state/game-state.h"
#include "solver/queens/queens-steps.h"
#include "solver/sudoku/sudoku-steps.h"
#include "solver/words/words-steps.h"

/* The boards that can be played come first, in the order of GameKind. */
typedef enum
{
  GAME_SEARCH_SUDOKU,
  GAME_SEARCH_QUEENS,           /* coloured ones too */
  GAME_SEARCH_WORDS,
  GAME_N_SEARCHES,
} GameSearchType;

typedef struct
{
  GameSearchType type;

  union
  {
    SudokuSteps sudoku;
    QueensSteps queens;
    WordsSteps  words;
  };

  GameBranches   branches;      /* not of a search over the squares of the whole board */
} GameSearch;

/* What to search, and how. */
typedef struct
{
  GameState   puzzle;           /* as game_sudoku_puzzle () says; of queens only n and the regions:
                                 * the board is searched empty */
  int         method;           /* SudokuMethod, QueensMethod or WordsMethod */
  QueensOrder order;
  bool        stops_at_first;   /* the search ends with its first solution */
  bool        reads_givens;     /* of sudoku: it begins with a SEARCH_GIVEN for each */
  bool        tells_skips;      /* of sudoku, cell by cell: a SEARCH_SKIP for each given */
  WordsPuzzle words;            /* with letters: searched in the place of `puzzle` */
} GameMethod;

/* Of what a method searches. */
GameSearchType     game_method_search    (const GameMethod *method);

/* Puts the search at its start. Returns false, and a search that is over, where the puzzle breaks
 * its own rules. */
bool               game_search_init      (GameSearch       *search,
                                          const GameMethod *method);

/* One step; false at the end. */
bool               game_search_next      (GameSearch       *search,
                                          SearchEvent      *event);

const SearchStats *game_search_stats     (const GameSearch *search);
uint64_t           game_search_n_events  (const GameSearch *search);

/* How many variables have a value, and how many there are to be searched. */
int                game_search_depth     (const GameSearch *search);
int                game_search_n_variables (const GameSearch *search);

/* How many values a variable may have. */
int                game_search_n_values  (const GameSearch *search);

/* Of a value, counted from 0, that is closed on a level of the path: how many solutions were found
 * below it, or 0 and how many nodes are there, itself among them. Not for a search over the squares
 * of the whole board. */
uint32_t           game_search_branch    (const GameSearch *search,
                                          int               level,
                                          int               value,
                                          uint32_t         *n_nodes);

/* About how much of the search is behind it, from 0 to 1 and never less than before: by how many
 * values of the first variables were tried, or of QUEENS_PLACEMENTS how many boards. A search that
 * stops at its first solution ends before 1. */
double             game_search_fraction  (const GameSearch *search);

/* The board as the search has it now. That of words is a board of ten queens, which stand on the
 * digits of the first rows. */
void               game_search_state     (const GameSearch *search,
                                          GameState        *state);
