/* A teaching search of either puzzle, and a trace of one: the checkpoints that let a person go to
 * any of its events, forwards and backwards.
 *
 * No event is kept. A trace keeps a copy of the search every so many events; when it holds too
 * many copies it drops every second one, so that its size is bounded whatever the length of the
 * search. An event is reached by copying the last checkpoint before it and replaying from there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/game-state.h"
#include "solver/queens-steps.h"
#include "solver/sudoku-steps.h"

G_BEGIN_DECLS

/* A teaching search, as one value. */
typedef struct
{
  GameKind kind;

  union
  {
    SudokuSteps sudoku;
    QueensSteps queens;
  };
} GameSearch;

/* What to search, and how. */
typedef struct
{
  GameState   puzzle;           /* sudoku: its givens; queens: its n, the board is searched empty */
  int         method;           /* SudokuMethod or QueensMethod */
  QueensOrder order;
} GameMethod;

bool               game_search_init       (GameSearch       *search,
                                           const GameMethod *method);
bool               game_search_next       (GameSearch       *search,
                                           SearchEvent      *event);
const SearchTally *game_search_tally      (const GameSearch *search);
uint64_t           game_search_n_events   (const GameSearch *search);
int                game_search_depth      (const GameSearch *search);

/* The board as the search has it now. */
void               game_search_state      (const GameSearch *search,
                                           GameState        *state);

/* A trace is filled by one thread and is read by others only when it is complete, or not growing
 * any more. Reference counted. */
typedef struct _GameTrace GameTrace;

GameTrace *game_trace_new          (const GameMethod    *method);
GameTrace *game_trace_ref          (GameTrace           *self);
void       game_trace_unref        (GameTrace           *self);

/* Runs the search to its end, keeping checkpoints, or until `control` stops it or `max_events`
 * were passed (0: no bound). */
SearchEnd  game_trace_fill         (GameTrace           *self,
                                    uint64_t             max_events,
                                    const SearchControl *control);

/* How many events were passed, and whether that is the whole search. */
uint64_t   game_trace_get_length   (GameTrace           *self);
bool       game_trace_is_whole     (GameTrace           *self);

/* The tally at the end of what was passed. */
SearchTally game_trace_get_tally   (GameTrace           *self);

/* The events that were solutions, ascending, as many as are kept (the first 4096); for the ticks
 * of a time line. Lent. */
const uint64_t *game_trace_get_solutions (GameTrace     *self,
                                          size_t        *n_solutions);

/* Copies the last checkpoint at or before `event`. */
void       game_trace_nearest      (GameTrace           *self,
                                    uint64_t             event,
                                    GameSearch          *search);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameTrace, game_trace_unref)

G_END_DECLS
