/* One puzzle being played: its document with undo, its clock, what it took so far, the cursor, the
 * selected squares, where it was saved, and which squares a check found wrong.
 *
 * A window has one of these for each kind of board; another puzzle on that board begins with
 * game_play_begin () and has a history of its own. Belongs to the main thread.
 *
 * Signal "changed" (GamePlayChange flags): emitted once for each change, when all of it is up to
 * date. Handlers read the play; a handler that changes it causes another emission.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "game/state/game-clock.h"
#include "game/state/game-document.h"
#include "game/state/game-play-stats.h"

typedef enum
{
  GAME_PLAY_STATE     = 1 << 0,         /* the board, or what can be undone */
  GAME_PLAY_PUZZLE    = 1 << 1,         /* another puzzle, or the same one from its start */
  GAME_PLAY_FACTS     = 1 << 2,         /* what is known of it: level, wrong squares, statistics */
  GAME_PLAY_CLOCK     = 1 << 3,         /* it runs or stands now */
  GAME_PLAY_FINISHED  = 1 << 4,         /* it is finished now, or no longer */
  GAME_PLAY_SELECTION = 1 << 5,         /* the cursor or the selected squares */
  GAME_PLAY_SAVEPOINTS = 1 << 6,        /* the states that the user keeps */
} GamePlayChange;

#define GAME_TYPE_PLAY (game_play_get_type ())

G_DECLARE_FINAL_TYPE (GamePlay, game_play, GAME, PLAY, GObject)

/* Returns the statistics with which a puzzle that reaches `state` goes on: those of an earlier
 * game, or new ones. */
typedef GamePlayStats (*GamePlayRecall) (const GameState *state,
                                      gpointer         data);

GamePlay           *game_play_new           (const GameState     *puzzle);

/* Asked whenever a puzzle begins; without it all begin with new statistics. */
void                game_play_set_recall    (GamePlay            *self,
                                             GamePlayRecall       recall,
                                             gpointer             data);

/* History. States are lent until the next change. */
const GameState    *game_play_get_state     (GamePlay            *self);
const GameState    *game_play_get_history   (GamePlay            *self,
                                             guint               *n_states,
                                             guint               *position);
const GameDocument *game_play_get_document  (GamePlay            *self);

/* Another puzzle, with a history of its own. */
void                game_play_begin         (GamePlay            *self,
                                             const GameState     *puzzle);

/* Goes on with a saved game. There is at least one state. */
void                game_play_resume        (GamePlay            *self,
                                             const GameState     *states,
                                             guint                n_states,
                                             guint                position,
                                             const GamePlayStats *stats);

/* Whether the user enters a puzzle: on a sudoku board without givens, or any other one without if
 * that is set, until another game begins. A board that is entered whole was not solved. */
bool                game_play_is_entering   (GamePlay            *self);
void                game_play_set_entering  (GamePlay            *self,
                                             bool                 entering);

/* The puzzle that was entered becomes one that is played: a step of the same history. */
void                game_play_start_entered (GamePlay            *self,
                                             const GameState     *puzzle);

/* Plays a move; returns whether it changed anything. */
bool                game_play_move          (GamePlay            *self,
                                             const GameMove      *move);
void                game_play_undo          (GamePlay            *self);
void                game_play_redo          (GamePlay            *self);

/* The states that the user keeps, lent until the next change. Another puzzle begins with none, and
 * so does one that the user finished and begins again. */
const GameSavepoints *game_play_get_savepoints (GamePlay             *self);
void                  game_play_set_savepoints (GamePlay             *self,
                                                const GameSavepoints *savepoints);

/* The clock. It stands while the puzzle is solved and for each reason that holds. */
void                game_play_set_pause     (GamePlay            *self,
                                             GamePause            reason,
                                             bool                 holds);
bool                game_play_clock_runs    (GamePlay            *self);

/* What the puzzle took so far, with the time on the clock now. */
GamePlayStats       game_play_get_stats     (GamePlay            *self);

/* A hint was shown as far as `stage`, or done; `technique` is that of a step, else -1. Each hint
 * counts once, for the farthest stage, until game_play_end_hint () says that another may come. */
void                game_play_count_hint    (GamePlay            *self,
                                             GameStage            stage,
                                             int                  technique);
void                game_play_end_hint      (GamePlay            *self);

/* The user asked for a check; the program is about to solve the puzzle on the board; the user looks
 * at the solution, and may go on playing. */
void                game_play_count_check   (GamePlay            *self);
void                game_play_show_solution (GamePlay            *self);
void                game_play_see_solution  (GamePlay            *self);

/* The level as the command line names it, unless one is known; and the seed of a made puzzle. */
void                game_play_set_level     (GamePlay            *self,
                                             const char          *level);
void                game_play_set_seed      (GamePlay            *self,
                                             uint64_t             seed);

/* Cursor and selection; `selected` is lent until the next change. A new puzzle begins with the
 * cursor in the middle and nothing else selected. */
int                 game_play_get_cursor    (GamePlay            *self);
const GameSquares  *game_play_get_selected  (GamePlay            *self);
void                game_play_select        (GamePlay            *self,
                                             int                  cursor,
                                             const GameSquares   *selected);

/* Squares that a check found wrong; those that change are no longer marked. */
const GameSquares  *game_play_get_wrong     (GamePlay            *self);
void                game_play_set_wrong     (GamePlay            *self,
                                             const GameSquares   *wrong);

/* The file that the puzzle was saved in and the number of its format; NULL where it was not saved,
 * or is another puzzle now. Lent. `puzzle` is what was written. */
GFile              *game_play_get_file      (GamePlay            *self,
                                             int                 *format);
void                game_play_set_file      (GamePlay            *self,
                                             GFile               *file,
                                             int                  format,
                                             const GameState     *puzzle);
