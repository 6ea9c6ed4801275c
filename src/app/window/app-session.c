/* Plays announce their changes here first, so that whoever hears of "changed" finds everything
 * stored.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-session-private.h"

#include "game/files/game-file.h"
#include "game/state/game-variant.h"

enum
{
  CHANGED,
  PLAY_REQUESTED,
  TICK,
  COLLECT,
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AppSession, app_session, G_TYPE_OBJECT)

void
app_session_touch (AppSession *self)
{
  g_return_if_fail (APP_IS_SESSION (self));

  if (!self->restoring)
    app_archive_touch (self->archive);
}

/* The library. */

GameSave *
app_session_dup_game (AppSession *self,
                      GameKind    kind)
{
  g_return_val_if_fail (APP_IS_SESSION (self), NULL);

  return game_save_new_of_play (app_session_get_play_of (self, kind));
}

/* Whether it is on the disk now. */
static bool
app_session_store (AppSession *self,
                   GameKind    kind)
{
  g_autoptr(GameSave) save = app_session_dup_game (self, kind);

  return app_archive_store (self->archive, save);
}

void
app_session_store_all (AppSession *self)
{
  g_return_if_fail (APP_IS_SESSION (self));

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    app_session_store (self, kind);
}

/* What is known of the puzzle that is shown. */

static void
app_session_follow_level (AppSession *self)
{
  const GameFacts *facts = game_fact_finder_get_facts (self->finder);

  if (facts->has_grade && !app_session_is_entering (self)
      && game_state_variant (&facts->puzzle) == GAME_VARIANT_SUDOKU)
    game_play_set_level (self->shown, sudoku_level_name (facts->grade.level));
}

/* A puzzle that is entered is only asked whether it has one solution. A dialog may wait for more of
 * any other. */
static void
app_session_follow_puzzle (AppSession *self)
{
  GameState state = app_session_get_puzzle (self);
  GameState puzzle = game_state_new_puzzle (&state);

  if (app_session_is_entering (self))
    game_fact_finder_want (self->finder, GAME_FACTS_SOLUTION);
  else
    game_fact_finder_want_least (self->finder, GAME_FACTS_GRADE);

  game_fact_finder_set_puzzle (self->finder, &puzzle);
  app_session_follow_level (self);
}

const GameFacts *
app_session_get_facts (AppSession *self)
{
  g_return_val_if_fail (APP_IS_SESSION (self), NULL);

  return game_fact_finder_get_facts (self->finder);
}

GameFactFinder *
app_session_get_finder (AppSession *self)
{
  g_return_val_if_fail (APP_IS_SESSION (self), NULL);

  return self->finder;
}

static void
app_session_facts_found_cb (AppSession *self)
{
  app_session_follow_level (self);
  g_signal_emit (self, signals[CHANGED], 0, (guint) GAME_PLAY_FACTS);
}

/* Changes of the plays. */

static void
app_session_emit_changed (AppSession     *self,
                          GamePlayChange  flags)
{
  if ((flags & GAME_PLAY_STATE) != 0)
    app_session_follow_puzzle (self);

  g_signal_emit (self, signals[CHANGED], 0, (guint) flags);
}

static void
app_session_play_changed_cb (AppSession     *self,
                             GamePlayChange  flags,
                             GamePlay       *play)
{
  const GameState *state = game_play_get_state (play);
  GamePlayStats stats = game_play_get_stats (play);

  if ((flags & GAME_PLAY_FINISHED) != 0)
    app_session_store (self, state->kind);
  if ((flags & GAME_PLAY_FINISHED) != 0 && stats.finished != 0)
    {
      stats.had_clock = g_settings_get_boolean (self->settings, "show-clock");
      game_facts_add_path (app_session_get_facts (self), state, &stats);
      app_archive_add_record (self->archive, state, &stats);
    }
  app_session_touch (self);

  if (play == self->shown)
    app_session_emit_changed (self, flags);
}

static GamePlayStats
app_session_recall_cb (const GameState *state,
                       gpointer         data)
{
  AppSession *self = data;

  return app_archive_recall (self->archive, state);
}

static GamePlay *
app_session_new_play (AppSession      *self,
                      const GameState *puzzle)
{
  GamePlay *play = game_play_new (puzzle);

  game_play_set_recall (play, app_session_recall_cb, self);
  g_signal_connect_object (play, "changed", G_CALLBACK (app_session_play_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return play;
}

/* Clocks. */

static void
app_session_update_clocks (AppSession *self)
{
  game_play_set_pause (self->shown, GAME_PAUSE_BY_HAND, self->paused);
  game_play_set_pause (self->shown, GAME_PAUSE_AWAY, !self->is_active || !self->shows_board);
  game_play_set_pause (self->other, GAME_PAUSE_BY_HAND, self->paused);
  game_play_set_pause (self->other, GAME_PAUSE_AWAY, true);
}

static gboolean
app_session_tick_cb (gpointer data)
{
  AppSession *self = data;
  g_autoptr(GameSession) session = game_session_new ();

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    session->boards[kind].stats = game_play_get_stats (app_session_get_play_of (self, kind));

  g_signal_emit (self, signals[COLLECT], 0, session);
  app_archive_tick (self->archive, session);
  if (game_play_clock_runs (self->shown))
    g_signal_emit (self, signals[TICK], 0);

  return G_SOURCE_CONTINUE;
}

void
app_session_set_watched (AppSession *self,
                         bool        is_active,
                         bool        shows_board)
{
  g_return_if_fail (APP_IS_SESSION (self));

  self->is_active = is_active;
  self->shows_board = shows_board;
  app_session_update_clocks (self);

  if (is_active && self->tick_id == 0)
    {
      self->tick_id = g_timeout_add_seconds (1, app_session_tick_cb, self);
    }
  else if (!is_active && self->tick_id != 0)
    {
      g_clear_handle_id (&self->tick_id, g_source_remove);
      app_session_tick_cb (self);
    }
}

bool
app_session_shows_board (AppSession *self)
{
  g_return_val_if_fail (APP_IS_SESSION (self), false);

  return self->shows_board;
}

bool
app_session_is_paused (AppSession *self)
{
  g_return_val_if_fail (APP_IS_SESSION (self), false);

  return self->paused;
}

void
app_session_set_paused (AppSession *self,
                        bool        paused)
{
  g_return_if_fail (APP_IS_SESSION (self));

  self->paused = paused;
  app_session_update_clocks (self);
}

/* What is shown. */

GamePlay *
app_session_get_play (AppSession *self)
{
  g_return_val_if_fail (APP_IS_SESSION (self), NULL);

  return self->shown;
}

GamePlay *
app_session_get_play_of (AppSession *self,
                         GameKind    kind)
{
  g_return_val_if_fail (APP_IS_SESSION (self), NULL);

  return game_play_get_state (self->shown)->kind == kind ? self->shown : self->other;
}

const GameState *
app_session_get_state (AppSession *self)
{
  return game_play_get_state (app_session_get_play (self));
}

GameKind
app_session_get_kind (AppSession *self)
{
  return app_session_get_state (self)->kind;
}

int
app_session_get_queens_size (AppSession *self)
{
  return game_state_size (game_play_get_state (app_session_get_play_of (self, GAME_QUEENS)));
}

const GameKindInfo *
app_session_get_board (AppSession *self)
{
  return &game_kinds[app_session_get_kind (self)];
}

/* Before "changed" says so; returns whether it was the other. */
static bool
app_session_switch (AppSession *self,
                    GameKind    kind)
{
  GamePlay *away = self->shown;

  if (app_session_get_kind (self) == kind)
    return false;

  self->shown = self->other;
  self->other = away;
  app_session_update_clocks (self);
  app_session_touch (self);

  return true;
}

void
app_session_set_kind (AppSession *self,
                      GameKind    kind)
{
  g_return_if_fail (APP_IS_SESSION (self));

  if (app_session_switch (self, kind))
    app_session_emit_changed (self, GAME_PLAY_STATE | GAME_PLAY_FACTS | GAME_PLAY_CLOCK
                                    | GAME_PLAY_SELECTION);
}

void
app_session_request_play (AppSession *self)
{
  g_signal_emit (self, signals[PLAY_REQUESTED], 0);
}

/* Puts a game on its board and shows it. */
static void
app_session_show (AppSession     *self,
                  const GameSave *save)
{
  g_clear_pointer (&self->left, game_save_free);
  app_session_switch (self, game_save_get_state (save)->kind);
  game_save_resume (save, self->shown);
  app_session_request_play (self);
}

bool
app_session_begin (AppSession      *self,
                   const GameState *puzzle)
{
  bool stored = app_session_store (self, puzzle->kind);

  g_clear_pointer (&self->left, game_save_free);
  self->left = app_session_dup_game (self, puzzle->kind);
  game_play_begin (self->shown, puzzle);
  app_session_request_play (self);

  return stored;
}

bool
app_session_can_bring_back (AppSession *self)
{
  const GameDocument *document;
  GamePlay *play;

  g_return_val_if_fail (APP_IS_SESSION (self), false);

  if (self->left == NULL)
    return false;

  play = app_session_get_play_of (self, game_save_get_state (self->left)->kind);
  document = game_play_get_document (play);

  return !game_document_can_undo (document) && !game_document_can_redo (document);
}

void
app_session_bring_back (AppSession *self)
{
  g_autoptr(GameSave) left = NULL;

  g_return_if_fail (app_session_can_bring_back (self));

  left = g_steal_pointer (&self->left);
  app_session_show (self, left);
}

void
app_session_resume (AppSession     *self,
                    const GameSave *save)
{
  g_autoptr(GameSave) resumed = NULL;

  g_return_if_fail (APP_IS_SESSION (self));

  app_session_store_all (self);
  resumed = app_archive_dup_resumed (self->archive, save);
  app_session_show (self, resumed);
}

bool
app_session_resume_key (AppSession *self,
                        const char *key)
{
  g_autoptr(GameSave) save = NULL;

  g_return_val_if_fail (APP_IS_SESSION (self), false);

  app_session_store_all (self);
  if (app_session_get_library (self) != NULL)
    save = game_library_get (app_session_get_library (self), key);
  if (save == NULL)
    return false;

  app_session_show (self, save);

  return true;
}

GameLibrary *
app_session_get_library (AppSession *self)
{
  g_return_val_if_fail (APP_IS_SESSION (self), NULL);

  return app_archive_get_library (self->archive);
}

/* The disk. */

static GameSession *
app_session_collect_cb (gpointer data)
{
  AppSession *self = data;
  GameSession *session = game_session_new ();

  /* Whoever adds something to it may change the boards first. */
  g_signal_emit (self, signals[COLLECT], 0, session);
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      GamePlay *play = app_session_get_play_of (self, kind);

      session->boards[kind] = (GameSessionBoard) {
        .game = app_session_dup_game (self, kind),
        .cursor = game_play_get_cursor (play),
        .selected = *game_play_get_selected (play),
      };
    }
  session->kind = app_session_get_kind (self);

  return session;
}

static void
restore (GamePlay               *play,
         const GameSessionBoard *board)
{
  if (board->game == NULL)
    return;

  game_save_resume (board->game, play);
  game_play_select (play, board->cursor, &board->selected);
}

static void
app_session_failed_cb (AppSession *self,
                       const char *message)
{
  g_signal_emit (self, signals[FAILED], 0, message);
}

GameSession *
app_session_keep (AppSession *self,
                  const char *folder)
{
  g_autoptr(GameSession) session = NULL;

  g_return_val_if_fail (APP_IS_SESSION (self), NULL);

  session = app_archive_open (self->archive, folder, app_session_collect_cb, self);
  if (session == NULL)
    return NULL;

  self->restoring = true;
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    restore (app_session_get_play_of (self, kind), &session->boards[kind]);
  app_session_set_kind (self, session->kind);
  self->restoring = false;

  return g_steal_pointer (&session);
}

char *
app_session_close (AppSession *self)
{
  char *reason;

  g_return_val_if_fail (APP_IS_SESSION (self), NULL);

  g_settings_set_int (self->settings, "queens-size", app_session_get_queens_size (self));
  game_fact_finder_want (self->finder, GAME_FACTS_NONE);
  reason = app_archive_close (self->archive);
  if (reason != NULL)
    app_session_follow_puzzle (self);

  return reason;
}

static void
app_session_dispose (GObject *object)
{
  AppSession *self = APP_SESSION (object);

  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_object_run_dispose (G_OBJECT (self->archive));
  game_fact_finder_want (self->finder, GAME_FACTS_NONE);
  g_clear_pointer (&self->left, game_save_free);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (app_session_parent_class)->dispose (object);
}

static void
app_session_finalize (GObject *object)
{
  AppSession *self = APP_SESSION (object);

  g_clear_object (&self->shown);
  g_clear_object (&self->other);
  g_clear_object (&self->finder);
  g_clear_object (&self->archive);

  G_OBJECT_CLASS (app_session_parent_class)->finalize (object);
}

static void
app_session_class_init (AppSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = app_session_dispose;
  object_class->finalize = app_session_finalize;

  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[PLAY_REQUESTED] = g_signal_new ("play-requested", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 0);
  signals[TICK] = g_signal_new ("tick", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[COLLECT] = g_signal_new ("collect", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[FAILED] = g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
app_session_init (AppSession *self)
{
  self->archive = app_archive_new ();
  self->finder = game_fact_finder_new ();
  self->shows_board = true;
  g_signal_connect_object (self->finder, "changed", G_CALLBACK (app_session_facts_found_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->archive, "failed", G_CALLBACK (app_session_failed_cb), self,
                           G_CONNECT_SWAPPED);
}

AppSession *
app_session_new (void)
{
  static const char line[] =
    "1.8.5.3.7693871...25.......8.47.......52931.......67.3.......12...1284364.1.3.5.8";
  AppSession *self = g_object_new (APP_TYPE_SESSION, NULL);
  GameState queens = game_state_new_queens (8);
  GameState sudoku;

  game_file_parse (line, SUDOKU_CELLS, &sudoku, NULL, NULL);
  self->shown = app_session_new_play (self, &sudoku);
  self->other = app_session_new_play (self, &queens);

  return self;
}

void
app_session_bind (AppSession *self,
                  GSettings  *settings)
{
  GameState queens = game_state_new_queens (g_settings_get_int (settings, "queens-size"));

  g_return_if_fail (APP_IS_SESSION (self));

  self->settings = g_object_ref (settings);
  game_play_begin (self->other, &queens);
  app_session_follow_puzzle (self);
}
