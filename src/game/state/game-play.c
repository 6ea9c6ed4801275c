/* A change comes in through one function, which works out everything that follows from it, and
 * leaves through one emission.
 *
 * Invariants: the clock stands while the puzzle is solved or finished; `finished` is set when the
 * user or the program solves the puzzle and cleared when what the program did is no longer there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/state/game-play.h"

#include "game/state/game-change.h"
#include "game/state/game-goes.h"

enum { NOT_SHOWN = -1 };

struct _GamePlay
{
  GObject         parent_instance;

  GameDocument   *document;
  GameState       seen;                 /* as of the last emission */

  GamePlayStats   stats;                /* but for the time, which the clock has */
  GameClock       clock;
  GamePlayStats   later;                /* of the go that undo left for the one before */
  guint           later_position;       /* where that go begins in the history; 0: there is none */
  int             shown_stage;          /* of the hint that is shown, or NOT_SHOWN */
  GamePlayRecall  recall;
  gpointer        recall_data;
  bool            entering;             /* if the puzzle has no givens */

  int             cursor;
  GameSquares     selected;
  GameSquares     wrong;

  GFile          *file;                 /* NULL: not saved */
  int             format;
  GameState       saved;                /* the puzzle that was saved there */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (GamePlay, game_play, G_TYPE_OBJECT)

static void
game_play_emit (GamePlay       *self,
                GamePlayChange  flags)
{
  g_signal_emit (self, changed_signal, 0, (guint) flags);
}

/* Statistics and the clock that goes with them. */
static void
game_play_set_stats (GamePlay            *self,
                     const GamePlayStats *stats)
{
  self->stats = *stats;
  self->clock = game_clock_new (stats->milliseconds, self->clock.pauses, g_get_monotonic_time ());
}

static GamePlayStats
game_play_recall (GamePlay        *self,
                  const GameState *state)
{
  return self->recall != NULL ? self->recall (state, self->recall_data) : game_play_stats_new ();
}

/* The puzzle may be played another time now. */
static GamePlayChange
game_play_update_go (GamePlay        *self,
                     const GameState *before,
                     const GameState *state)
{
  GamePlayStats stats;
  guint n_states;
  guint position;

  game_document_get_history (self->document, &n_states, &position);
  if (self->later_position != 0 && position == self->later_position)
    {
      stats = self->later;
      self->later_position = 0;
    }
  else if (self->stats.finished == 0 && !self->stats.by_program
           && game_goes_is_earlier (self->document))
    {
      self->later = game_play_get_stats (self);
      self->later_position = position + 1;
      stats = game_play_recall (self, state);
    }
  else if (self->stats.finished != 0 && game_goes_begin (self->document, before))
    {
      stats = game_play_recall (self, state);
      if (!self->stats.by_program)
        game_document_set_savepoints (self->document, NULL);
    }
  else
    {
      return 0;
    }

  game_play_set_stats (self, &stats);

  return GAME_PLAY_PUZZLE;
}

/* Undo of the solution that the program showed goes on with the game, and so does a move that
 * spoils it. */
static GamePlayChange
game_play_check_unsolved (GamePlay        *self,
                          const GameState *state)
{
  if (self->stats.finished == 0 || !self->stats.by_program || game_state_is_solved (state))
    return 0;

  self->stats.finished = 0;
  self->stats.by_program = false;

  return GAME_PLAY_FINISHED;
}

/* Solved by what was done to it: not one that came solved or was entered whole, nor what undo or
 * redo brought back. */
static GamePlayChange
game_play_check_solved (GamePlay        *self,
                        const GameState *state)
{
  bool can_redo = game_document_can_redo (self->document);

  if (self->stats.finished != 0 || !game_state_is_solved (state) || game_state_is_untouched (state)
      || game_play_is_entering (self) || (can_redo && !self->stats.by_program))
    return 0;

  self->stats.finished = g_get_real_time ();

  return GAME_PLAY_FINISHED;
}

static GamePlayChange
game_play_update_clock (GamePlay *self)
{
  bool ran = game_clock_runs (&self->clock);

  game_clock_set_pause (&self->clock, GAME_PAUSE_SOLVED,
                        self->stats.finished != 0 || game_state_is_solved (&self->seen),
                        g_get_monotonic_time ());

  return ran != game_clock_runs (&self->clock) ? GAME_PLAY_CLOCK : 0;
}

/* Squares whose content is another are no longer known to be wrong. */
static void
game_play_update_wrong (GamePlay        *self,
                        const GameState *state)
{
  GameChange change;

  game_change_between (&change, &self->seen, state);
  for (int i = 0; i < GAME_SQUARES_WORDS; i++)
    self->wrong.word[i] &= ~change.changed.word[i];
}

/* The one way in: the document has another state. */
static void
game_play_document_changed (GamePlay *self)
{
  const GameState *state = game_document_get_state (self->document);
  GameState before = self->seen;
  GamePlayChange flags = GAME_PLAY_STATE;

  if (!game_state_same_puzzle (&self->seen, state))
    flags |= GAME_PLAY_PUZZLE;
  game_play_update_wrong (self, state);
  self->seen = *state;
  flags |= game_play_update_go (self, &before, state);
  flags |= game_play_check_unsolved (self, state);
  flags |= game_play_check_solved (self, state);
  flags |= game_play_update_clock (self);
  game_play_emit (self, flags);
}

/* A history that is there from now on. */
static void
game_play_take_history (GamePlay            *self,
                        const GameState     *states,
                        guint                n_states,
                        guint                position,
                        const GamePlayStats *stats)
{
  int n = game_state_size (&states[position]);
  bool is_entered = !game_state_has_givens (&states[position]);

  self->seen = states[position];
  self->later_position = 0;
  self->entering = false;
  game_play_set_stats (self, stats);
  game_play_end_hint (self);
  self->cursor = n / 2 * n + n / 2;
  self->selected = game_squares_of (self->cursor);
  self->wrong = game_squares_none ();
  game_play_update_clock (self);

  /* Where another puzzle that was entered is saved says nothing of this one. */
  if (is_entered)
    g_clear_object (&self->file);

  game_document_set_history (self->document, states, n_states, position);
}

static void
game_play_finalize (GObject *object)
{
  GamePlay *self = GAME_PLAY (object);

  g_clear_pointer (&self->document, game_document_free);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (game_play_parent_class)->finalize (object);
}

static void
game_play_class_init (GamePlayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = game_play_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
game_play_init (GamePlay *self)
{
}

GamePlay *
game_play_new (const GameState *puzzle)
{
  GamePlay *self = NULL;
  GamePlayStats stats = game_play_stats_new ();

  g_return_val_if_fail (puzzle != NULL, NULL);

  self = g_object_new (GAME_TYPE_PLAY, NULL);
  self->document = game_document_new (puzzle);
  game_play_take_history (self, puzzle, 1, 0, &stats);

  return self;
}

void
game_play_set_recall (GamePlay       *self,
                      GamePlayRecall  recall,
                      gpointer        data)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  self->recall = recall;
  self->recall_data = data;
}

const GameDocument *
game_play_get_document (GamePlay *self)
{
  g_return_val_if_fail (GAME_IS_PLAY (self), NULL);

  return self->document;
}

const GameState *
game_play_get_state (GamePlay *self)
{
  g_return_val_if_fail (GAME_IS_PLAY (self), NULL);

  return game_document_get_state (self->document);
}

const GameState *
game_play_get_history (GamePlay *self,
                       guint    *n_states,
                       guint    *position)
{
  g_return_val_if_fail (GAME_IS_PLAY (self), NULL);

  return game_document_get_history (self->document, n_states, position);
}

void
game_play_begin (GamePlay        *self,
                 const GameState *puzzle)
{
  GamePlayStats stats;

  g_return_if_fail (GAME_IS_PLAY (self));

  stats = game_play_recall (self, puzzle);
  game_play_resume (self, puzzle, 1, 0, &stats);
}

void
game_play_resume (GamePlay            *self,
                  const GameState     *states,
                  guint                n_states,
                  guint                position,
                  const GamePlayStats *stats)
{
  g_return_if_fail (GAME_IS_PLAY (self));
  g_return_if_fail (position < n_states);

  game_play_take_history (self, states, n_states, position, stats);
  game_play_emit (self, GAME_PLAY_STATE | GAME_PLAY_PUZZLE | GAME_PLAY_FACTS | GAME_PLAY_CLOCK
                        | GAME_PLAY_SELECTION);
}

void
game_play_start_entered (GamePlay        *self,
                         const GameState *puzzle)
{
  GameMove move = { .kind = GAME_MOVE_REPLACE, .state = *puzzle };
  GamePlayStats stats;

  g_return_if_fail (GAME_IS_PLAY (self));

  stats = game_play_recall (self, puzzle);
  game_play_set_stats (self, &stats);
  game_play_move (self, &move);
}

bool
game_play_is_entering (GamePlay *self)
{
  const GameState *state = game_play_get_state (self);

  return game_state_is_entry (state) || (self->entering && !game_state_has_givens (state));
}

void
game_play_set_entering (GamePlay *self,
                        bool      entering)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  if (self->entering == entering)
    return;

  self->entering = entering;
  game_play_emit (self, GAME_PLAY_STATE);
}

bool
game_play_move (GamePlay       *self,
                const GameMove *move)
{
  g_return_val_if_fail (GAME_IS_PLAY (self), false);
  g_return_val_if_fail (move != NULL, false);

  if (!game_document_play (self->document, move))
    return false;

  self->later_position = 0;
  game_play_document_changed (self);

  return true;
}

void
game_play_undo (GamePlay *self)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  if (self->stats.saw_solution && game_goes_undo_solves (self->document))
    game_play_show_solution (self);

  if (game_document_undo (self->document))
    game_play_document_changed (self);
}

/* A user who finishes a puzzle has finished it, also after undo: another solution that redo brings
 * back was the program's. */
void
game_play_redo (GamePlay *self)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  if (game_goes_redo_solves (self->document) && !game_play_is_entering (self))
    game_play_show_solution (self);

  if (game_document_redo (self->document))
    game_play_document_changed (self);
}

const GameSavepoints *
game_play_get_savepoints (GamePlay *self)
{
  return game_document_get_savepoints (game_play_get_document (self));
}

void
game_play_set_savepoints (GamePlay             *self,
                          const GameSavepoints *savepoints)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  game_document_set_savepoints (self->document, savepoints);
  game_play_emit (self, GAME_PLAY_SAVEPOINTS);
}

void
game_play_set_pause (GamePlay  *self,
                     GamePause  reason,
                     bool       holds)
{
  bool ran;

  g_return_if_fail (GAME_IS_PLAY (self));

  ran = game_clock_runs (&self->clock);
  game_clock_set_pause (&self->clock, reason, holds, g_get_monotonic_time ());
  if (ran != game_clock_runs (&self->clock))
    game_play_emit (self, GAME_PLAY_CLOCK);
}

bool
game_play_clock_runs (GamePlay *self)
{
  g_return_val_if_fail (GAME_IS_PLAY (self), false);

  return game_clock_runs (&self->clock);
}

GamePlayStats
game_play_get_stats (GamePlay *self)
{
  GamePlayStats stats;

  g_return_val_if_fail (GAME_IS_PLAY (self), game_play_stats_new ());

  stats = self->stats;
  stats.milliseconds = game_clock_get (&self->clock, g_get_monotonic_time ());

  return stats;
}

void
game_play_count_hint (GamePlay  *self,
                      GameStage  stage,
                      int        technique)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  if ((int) stage <= self->shown_stage)
    return;

  game_play_stats_add_hint (&self->stats, self->shown_stage, stage, technique);
  self->shown_stage = stage;
  game_play_emit (self, GAME_PLAY_FACTS);
}

void
game_play_end_hint (GamePlay *self)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  self->shown_stage = NOT_SHOWN;
}

void
game_play_count_check (GamePlay *self)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  self->stats.checks++;
  game_play_emit (self, GAME_PLAY_FACTS);
}

void
game_play_show_solution (GamePlay *self)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  if (self->stats.finished != 0)
    return;

  self->stats.by_program = true;
  self->stats.saw_solution = true;
}

void
game_play_see_solution (GamePlay *self)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  self->stats.saw_solution = true;
  game_play_emit (self, GAME_PLAY_FACTS);
}

void
game_play_set_level (GamePlay   *self,
                     const char *level)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  if (self->stats.level[0] != '\0')
    return;

  g_strlcpy (self->stats.level, level, sizeof self->stats.level);
  game_play_emit (self, GAME_PLAY_FACTS);
}

void
game_play_set_seed (GamePlay *self,
                    uint64_t  seed)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  self->stats.has_seed = true;
  self->stats.seed = seed;
  game_play_emit (self, GAME_PLAY_FACTS);
}

int
game_play_get_cursor (GamePlay *self)
{
  g_return_val_if_fail (GAME_IS_PLAY (self), 0);

  return self->cursor;
}

const GameSquares *
game_play_get_selected (GamePlay *self)
{
  g_return_val_if_fail (GAME_IS_PLAY (self), NULL);

  return &self->selected;
}

void
game_play_select (GamePlay          *self,
                  int                cursor,
                  const GameSquares *selected)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  if (self->cursor == cursor && game_squares_equal (&self->selected, selected))
    return;

  self->cursor = cursor;
  self->selected = *selected;
  game_play_emit (self, GAME_PLAY_SELECTION);
}

const GameSquares *
game_play_get_wrong (GamePlay *self)
{
  g_return_val_if_fail (GAME_IS_PLAY (self), NULL);

  return &self->wrong;
}

void
game_play_set_wrong (GamePlay          *self,
                     const GameSquares *wrong)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  if (game_squares_equal (&self->wrong, wrong))
    return;

  self->wrong = *wrong;
  game_play_emit (self, GAME_PLAY_FACTS);
}

GFile *
game_play_get_file (GamePlay *self,
                    int      *format)
{
  g_return_val_if_fail (GAME_IS_PLAY (self), NULL);

  if (self->file == NULL || !game_state_same_puzzle (&self->saved, &self->seen))
    return NULL;

  *format = self->format;

  return self->file;
}

void
game_play_set_file (GamePlay        *self,
                    GFile           *file,
                    int              format,
                    const GameState *puzzle)
{
  g_return_if_fail (GAME_IS_PLAY (self));

  g_set_object (&self->file, file);
  self->format = format;
  self->saved = *puzzle;
}
