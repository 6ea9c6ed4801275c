/* The window, what is kept of it: the session on the disk, and what each puzzle took.
 *
 * Everything here listens: nothing else of the window has to think of it. The clock of the puzzle
 * that is shown goes on while its board is looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-keep-private.h"

enum { NOT_TOLD = -1 };

enum
{
  CLOCK_CHANGED,
  PUZZLE_FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

void
app_window_touch (AppWindow *self)
{
  if (self->keep->keeper != NULL && !self->keep->restoring)
    game_keeper_touch (self->keep->keeper);
}

GameEffort
app_window_get_effort_of (AppWindow *self,
                          GameKind   kind)
{
  GameEffort effort = self->keep->efforts[kind];

  effort.milliseconds = game_clock_get (&self->keep->clocks[kind], g_get_monotonic_time ());

  return effort;
}

GameEffort
app_window_get_effort (AppWindow *self)
{
  return app_window_get_effort_of (self, self->kind);
}

bool
app_window_clock_runs (AppWindow *self)
{
  return game_clock_runs (&self->keep->clocks[self->kind]);
}

/* Lets each clock go or stand, as things are. */
void
app_window_set_clocks (AppWindow *self)
{
  AppKeep *keep = self->keep;
  int64_t now = g_get_monotonic_time ();
  bool active = gtk_window_is_active (GTK_WINDOW (self)) && self->page == APP_PAGE_PLAY;

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      GameClock *clock = &keep->clocks[kind];

      game_clock_set_pause (clock, GAME_PAUSE_AWAY, !active || kind != (int) self->kind, now);
      game_clock_set_pause (clock, GAME_PAUSE_BY_HAND, keep->paused, now);
      game_clock_set_pause (clock, GAME_PAUSE_SOLVED,
                            keep->efforts[kind].finished != 0
                            || game_state_is_solved (&keep->states[kind]), now);
    }

  g_signal_emit (self, signals[CLOCK_CHANGED], 0);
}

static gboolean
app_window_tick_cb (gpointer data)
{
  AppWindow *self = data;
  GameEffort efforts[GAME_N_KINDS];
  const char *method;
  bool by_column;

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    efforts[kind] = app_window_get_effort_of (self, kind);
  if (self->keep->keeper != NULL)
    game_keeper_tick (self->keep->keeper, efforts,
                      app_watch_page_get_place (self->watch_page, &method, &by_column));
  if (app_window_clock_runs (self))
    g_signal_emit (self, signals[CLOCK_CHANGED], 0);

  return G_SOURCE_CONTINUE;
}

static void
app_window_active_changed_cb (AppWindow *self)
{
  AppKeep *keep = self->keep;

  app_window_set_clocks (self);
  g_clear_handle_id (&keep->tick_id, g_source_remove);
  if (gtk_window_is_active (GTK_WINDOW (self)))
    keep->tick_id = g_timeout_add_seconds (1, app_window_tick_cb, self);
  else
    app_window_tick_cb (self);
}

/* What was selected on the board that is shown, when it was shown last. */
static void
app_window_show_selection (AppWindow *self)
{
  AppKeep *keep = self->keep;
  int n = game_state_size (app_window_get_state (self));
  GameSquares selected = keep->selected[self->kind];
  int cursor = keep->cursors[self->kind];

  if (self->page != APP_PAGE_PLAY)
    return;

  keep->selection_kind = self->kind;
  if (cursor >= n * n || game_squares_next (&selected, n * n) >= 0)
    return;

  app_board_set_current (self->board, cursor);
  app_board_select (self->board, &selected);
}

static void
app_window_shown_changed_cb (AppWindow *self)
{
  app_window_show_selection (self);
  app_window_set_clocks (self);
  app_window_touch (self);
}

void
app_window_begin_effort (AppWindow        *self,
                         GameKind          kind,
                         const GameEffort *effort)
{
  self->keep->efforts[kind] = *effort;
  self->keep->clocks[kind] = game_clock_new (effort->milliseconds, GAME_PAUSE_AWAY,
                                             g_get_monotonic_time ());
}

/* Solved by what was done to it: not one that came solved, nor what undo or redo brought back. */
static void
app_window_note_finished (AppWindow *self,
                          GameKind   kind)
{
  AppKeep *keep = self->keep;
  bool can_redo = game_document_can_redo (self->documents[kind]);

  if (keep->efforts[kind].finished != 0 || !game_state_is_solved (&keep->states[kind])
      || game_state_is_untouched (&keep->states[kind])
      || (can_redo && !keep->efforts[kind].by_program))
    return;

  keep->efforts[kind].finished = g_get_real_time ();
  app_window_set_clocks (self);
  app_window_store_finished (self, kind);
  g_signal_emit (self, signals[PUZZLE_FINISHED], 0);
}

/* Whether the puzzle on the board is played another time: a finished one begins anew, or undo goes
 * back to one that was finished before. */
static bool
app_window_is_other_go (AppWindow       *self,
                        const GameState *state)
{
  bool can_redo = game_document_can_redo (self->documents[state->kind]);
  bool finished = self->keep->efforts[state->kind].finished != 0;

  return (finished && !can_redo && game_state_is_untouched (state))
         || (!finished && can_redo && game_state_is_solved (state));
}

/* Undo of the solution that the program has shown goes on with the game, as it was in the library
 * too. */
static void
app_window_note_unsolved (AppWindow *self,
                          GameKind   kind)
{
  GameEffort *effort = &self->keep->efforts[kind];

  if (effort->finished == 0 || !effort->by_program
      || !game_document_can_redo (self->documents[kind])
      || game_state_is_solved (&self->keep->states[kind]))
    return;

  effort->finished = 0;
  effort->by_program = false;
  app_window_store_game (self, kind);
}

static void
app_window_keep_document_cb (GameDocument *document,
                             AppWindow    *self)
{
  AppKeep *keep = self->keep;
  const GameState *state = game_document_get_state (document);

  if (keep->restoring)
    return;

  keep->states[state->kind] = *state;
  if (app_window_is_other_go (self, state))
    {
      GameEffort effort = app_window_find_effort (self, state);

      if (effort.finished != 0 || !game_state_is_solved (state))
        app_window_begin_effort (self, state->kind, &effort);
    }

  app_window_note_unsolved (self, state->kind);
  app_window_note_finished (self, state->kind);
  app_window_set_clocks (self);
  app_window_touch (self);
}

/* A page that shows a solution has a selection that is not of the puzzle; and while another board
 * comes there is still what was selected on the one before. */
static void
app_window_keep_selection_cb (AppWindow *self)
{
  AppKeep *keep = self->keep;

  if (keep->restoring || self->page != APP_PAGE_PLAY || keep->selection_kind != self->kind)
    return;

  keep->cursors[self->kind] = app_board_get_current (self->board);
  keep->selected[self->kind] = *app_board_get_selected (self->board);
  app_window_touch (self);
}

static GameSession *
app_window_collect_cb (gpointer data)
{
  AppWindow *self = data;
  AppKeep *keep = self->keep;
  GameSession *session = game_session_new ();
  g_autofree char *page = NULL;
  g_autofree char *mode = NULL;
  const char *method;

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      session->games[kind] = app_window_dup_game (self, kind);
      session->cursor[kind] = keep->cursors[kind];
      session->selected[kind] = keep->selected[kind];
    }

  g_object_get (self, "page", &page, "mode", &mode, NULL);
  session->kind = self->kind;
  g_strlcpy (session->page, page, sizeof session->page);
  g_strlcpy (session->mode, mode, sizeof session->mode);
  session->place = app_watch_page_get_place (self->watch_page, &method, &session->by_column);
  g_strlcpy (session->method, method, sizeof session->method);

  return session;
}

void
app_window_restore_game (AppWindow      *self,
                         const GameSave *save)
{
  AppKeep *keep = self->keep;
  GameKind kind = game_save_get_state (save)->kind;
  bool was_restoring = keep->restoring;

  keep->states[kind] = *game_save_get_state (save);
  app_window_begin_effort (self, kind, &save->effort);
  keep->restoring = true;
  game_document_set_history (self->documents[kind], &g_array_index (save->states, GameState, 0),
                             save->states->len, save->position);
  keep->restoring = was_restoring;
}

/* Puzzles that 0.1.0 left in the history of this one go to the library. */
static void
app_window_restore_board (AppWindow         *self,
                          const GameSession *session,
                          GameKind           kind)
{
  GameSave *save = session->games[kind];
  g_autoptr(GPtrArray) others = NULL;

  if (save == NULL)
    return;

  others = game_save_split (save);
  for (guint i = 0; i < others->len; i++)
    game_library_add (self->keep->library, others->pdata[i]);

  self->keep->cursors[kind] = session->cursor[kind];
  self->keep->selected[kind] = session->selected[kind];
  app_window_restore_game (self, save);
}

static void
app_window_restore_session (AppWindow         *self,
                            const GameSession *session)
{
  AppKeep *keep = self->keep;

  keep->restoring = true;
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    app_window_restore_board (self, session, kind);

  app_window_set_kind (self, session->kind);
  g_object_set (self, "page", session->page, "mode", session->mode, NULL);
  app_board_set_current (self->board, keep->cursors[self->kind]);
  app_board_select (self->board, &keep->selected[self->kind]);
  if (session->method[0] != '\0')
    app_watch_page_restore (self->watch_page, session->method, session->by_column,
                            session->place);

  keep->restoring = false;
  app_window_set_clocks (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
app_window_keeper_failed_cb (GameKeeper *keeper,
                             const char *message,
                             AppWindow  *self)
{
  app_toast_show (self->toast, message, NULL, NULL);
}

void
app_window_keep (AppWindow  *self,
                 const char *folder)
{
  AppKeep *keep;
  g_autoptr(GameSession) session = NULL;
  g_autofree char *message = NULL;

  g_return_if_fail (APP_IS_WINDOW (self));
  g_return_if_fail (self->keep->keeper == NULL);

  keep = self->keep;
  keep->keeper = game_keeper_new (folder, app_window_collect_cb, self);
  g_signal_connect (keep->keeper, "failed", G_CALLBACK (app_window_keeper_failed_cb), self);

  app_window_open_library (self, folder);
  session = game_keeper_load (keep->keeper, &message);
  if (session != NULL)
    app_window_restore_session (self, session);
  if (message != NULL)
    app_toast_show (self->toast, message, NULL, NULL);
}

void
app_window_count_hint (AppWindow      *self,
                       const GameHint *hint,
                       GameStage       stage)
{
  AppKeep *keep = self->keep;
  GameEffort *effort = &keep->efforts[self->kind];

  if (!game_hint_has_stages (hint) || (int) stage <= keep->told)
    return;

  if (hint->kind == GAME_HINT_STEP && stage >= GAME_STAGE_WHY && keep->told < GAME_STAGE_WHY
      && effort->techniques[hint->step.technique] < G_MAXUINT16)
    effort->techniques[hint->step.technique]++;

  if (keep->told != NOT_TOLD && effort->hints[keep->told] > 0)
    effort->hints[keep->told]--;
  effort->hints[stage]++;
  keep->told = stage;
  app_window_touch (self);
}

void
app_window_end_hint (AppWindow *self)
{
  self->keep->told = NOT_TOLD;
}

void
app_window_count_check (AppWindow *self)
{
  self->keep->efforts[self->kind].checks++;
  app_window_touch (self);
}

void
app_window_note_shown_solution (AppWindow *self)
{
  GameEffort *effort = &self->keep->efforts[self->kind];

  if (effort->finished != 0)
    return;

  effort->by_program = true;
  effort->saw_solution = true;
}

void
app_window_note_origin (AppWindow      *self,
                        const GameSpec *spec)
{
  GameEffort *effort = &self->keep->efforts[self->kind];
  int level = game_spec_get_level (spec);

  if (level >= 0)
    g_strlcpy (effort->level, game_variants[spec->variant].level_name (level),
               sizeof effort->level);
  effort->has_seed = true;
  effort->seed = game_spec_get_seed (spec);
  app_window_touch (self);
}

void
app_window_note_level (AppWindow   *self,
                       SudokuLevel  level)
{
  GameEffort *effort = &self->keep->efforts[GAME_SUDOKU];

  if (effort->level[0] != '\0')
    return;

  g_strlcpy (effort->level, sudoku_level_name (level), sizeof effort->level);
  app_window_touch (self);
}

/* Also asked while a window is made. */
bool
app_window_is_paused (AppWindow *self)
{
  return self->keep != NULL && self->keep->paused;
}

void
app_window_set_paused (AppWindow *self,
                       bool       paused)
{
  if (self->keep->paused == paused)
    return;

  self->keep->paused = paused;
  app_window_set_clocks (self);
  g_object_notify (G_OBJECT (self), "paused");
}

void
app_window_install_keep (AppWindowClass *klass)
{
  signals[CLOCK_CHANGED] = g_signal_new ("clock-changed", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PUZZLE_FINISHED] = g_signal_new ("puzzle-finished", G_TYPE_FROM_CLASS (klass),
                                           G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

void
app_window_init_keep (AppWindow *self)
{
  GameEffort effort = game_effort_new ();

  self->keep = g_new0 (AppKeep, 1);
  self->keep->told = NOT_TOLD;
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      int n = game_state_size (game_document_get_state (self->documents[kind]));

      self->keep->states[kind] = *game_document_get_state (self->documents[kind]);
      self->keep->cursors[kind] = n / 2 * n + n / 2;
      self->keep->selected[kind] = game_squares_of (self->keep->cursors[kind]);
      app_window_begin_effort (self, kind, &effort);
      effort.begun++;
      g_signal_connect_object (self->documents[kind], "changed",
                               G_CALLBACK (app_window_keep_document_cb), self, 0);
    }

  g_signal_connect (self, "notify::is-active", G_CALLBACK (app_window_active_changed_cb), NULL);
  g_signal_connect (self, "notify::page", G_CALLBACK (app_window_shown_changed_cb), NULL);
  g_signal_connect (self, "notify::kind", G_CALLBACK (app_window_shown_changed_cb), NULL);
  g_signal_connect (self, "notify::mode", G_CALLBACK (app_window_touch), NULL);
  g_signal_connect_object (self->board, "selection-changed",
                           G_CALLBACK (app_window_keep_selection_cb), self, G_CONNECT_SWAPPED);
  app_window_set_clocks (self);
}

void
app_window_close_keep (AppWindow *self)
{
  if (self->keep->keeper != NULL)
    game_keeper_close (self->keep->keeper);
}

void
app_window_drop_keep (AppWindow *self)
{
  AppKeep *keep = self->keep;

  g_signal_handlers_disconnect_by_func (self, app_window_active_changed_cb, NULL);
  g_signal_handlers_disconnect_by_func (self, app_window_shown_changed_cb, NULL);
  g_signal_handlers_disconnect_by_func (self, app_window_touch, NULL);
  g_clear_handle_id (&keep->tick_id, g_source_remove);

  if (keep->keeper != NULL)
    {
      g_signal_handlers_disconnect_by_data (keep->keeper, self);
      g_object_run_dispose (G_OBJECT (keep->keeper));
    }
}

void
app_window_free_keep (AppWindow *self)
{
  g_clear_object (&self->keep->keeper);
  g_clear_object (&self->keep->library);
  g_clear_pointer (&self->keep->left, game_save_free);
  g_clear_pointer (&self->keep, g_free);
}
