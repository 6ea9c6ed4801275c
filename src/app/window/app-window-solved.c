/* The window, a solved puzzle: the card that says so, the replay of how it was done, and what may
 * come next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include "game/state/game-variant.h"
#include "game/store/game-records.h"

static AppSolved *
app_window_get_card (AppWindow *self)
{
  return app_play_page_get_solved (self->play_page);
}

static AppReplay *
app_window_get_replay (AppWindow *self)
{
  return app_play_page_get_replay (self->play_page);
}

static const GameRecord *
find_record (const GArray     *records,
             const GameState  *state,
             const GameEffort *effort)
{
  for (guint i = 0; records != NULL && i < records->len; i++)
    {
      const GameRecord *record = &g_array_index (records, GameRecord, i);

      if (record->size == game_state_size (state)
          && g_str_equal (record->puzzle, game_state_info (state)->key)
          && g_str_equal (record->level, effort->level))
        return record;
    }

  return NULL;
}

/* A puzzle that came solved is none that anybody has solved. */
static bool
app_window_has_solved (AppWindow *self)
{
  const GameState *state = app_window_get_state (self);

  return self->page == APP_PAGE_PLAY && game_state_is_solved (state)
         && !game_state_is_untouched (state);
}

void
app_window_update_solved (AppWindow *self)
{
  GtkWidget *card = GTK_WIDGET (app_window_get_card (self));
  const GameState *state = app_window_get_state (self);
  bool shows = app_window_has_solved (self);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  app_replay_stop (app_window_get_replay (self));
  if (shows)
    {
      GameEffort effort = app_window_get_effort (self);
      g_autoptr(GArray) records = app_window_read_records (self);

      app_solved_set_game (app_window_get_card (self), state, &effort,
                           find_record (records, state, &effort),
                           g_settings_get_boolean (self->settings, "show-clock"));
    }
  else if (focus != NULL && gtk_widget_is_ancestor (focus, card))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->board));
    }

  gtk_widget_set_visible (card, shows);
}

static void
app_window_finished_cb (AppWindow *self)
{
  app_window_update_solved (self);
  if (app_window_has_solved (self) && !app_window_get_effort (self).by_program)
    app_solved_take_focus (app_window_get_card (self));
}

const GameState *
app_window_get_replayed (AppWindow *self)
{
  return self->page == APP_PAGE_PLAY ? app_replay_get_state (app_window_get_replay (self)) : NULL;
}

/* The board looks, but is not played on. */
static void
app_window_replay_changed_cb (AppWindow *self)
{
  bool replays = app_window_get_replayed (self) != NULL;

  gtk_widget_set_can_target (GTK_WIDGET (self->board), !replays);
  gtk_widget_set_visible (GTK_WIDGET (app_window_get_card (self)),
                          !replays && app_window_has_solved (self));
  app_window_update_board (self);
}

bool
app_window_end_replay (AppWindow *self)
{
  bool replays = app_window_get_replayed (self) != NULL;

  app_replay_stop (app_window_get_replay (self));
  if (replays && app_window_has_solved (self))
    app_solved_take_focus (app_window_get_card (self));

  return replays;
}

/* What is in the history of this puzzle up to now. */
static void
app_window_replay_cb (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  guint n_states;
  guint position;
  const GameState *states = game_document_get_history (app_window_get_document (self),
                                                       &n_states, &position);
  guint first = position;

  while (first > 0 && game_state_same_puzzle (&states[first - 1], &states[position]))
    first--;

  if (app_window_has_solved (self) && first < position)
    app_replay_start (app_window_get_replay (self), &states[first], position - first + 1);
}

static void
app_window_end_replay_cb (GtkWidget  *widget,
                          const char *action_name,
                          GVariant   *parameter)
{
  app_window_end_replay (APP_WINDOW (widget));
}

/* At its start, and by a search: a person may have watched the logic of it before. */
static void
app_window_watch_search_cb (GtkWidget  *widget,
                            const char *action_name,
                            GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);

  app_window_set_page (self, APP_PAGE_WATCH);
  app_watch_page_restart (self->watch_page);
}

/* Another one of the kind, size and level; where that cannot be told a person is asked. */
static void
app_window_new_alike_cb (GtkWidget  *widget,
                         const char *action_name,
                         GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  const GameState *state = app_window_get_state (self);
  GameEffort effort = app_window_get_effort (self);
  bool is_coloured = state->kind == GAME_QUEENS && game_queens_is_coloured (&state->queens);

  if (state->kind == GAME_SUDOKU && effort.level[0] != '\0')
    gtk_widget_activate_action (widget, "win.new-sudoku", "s", effort.level);
  else if (state->kind == GAME_QUEENS && effort.level[0] != '\0')
    gtk_widget_activate_action (widget, is_coloured ? "win.new-coloured" : "win.new-queens-puzzle",
                                "(si)", effort.level, game_state_size (state));
  else if (state->kind == GAME_QUEENS)
    gtk_widget_activate_action (widget, "win.choose-queens", NULL);
  else
    gtk_widget_activate_action (widget, "win.new-menu", NULL);
}

void
app_window_install_solved (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.replay", NULL, app_window_replay_cb);
  gtk_widget_class_install_action (widget_class, "win.end-replay", NULL, app_window_end_replay_cb);
  gtk_widget_class_install_action (widget_class, "win.watch-search", NULL,
                                   app_window_watch_search_cb);
  gtk_widget_class_install_action (widget_class, "win.new-alike", NULL, app_window_new_alike_cb);
}

void
app_window_init_solved (AppWindow *self)
{
  /* After what a puzzle took was looked up, for undo may go back to one that was solved. */
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    g_signal_connect_object (self->documents[kind], "changed",
                             G_CALLBACK (app_window_update_solved), self, G_CONNECT_SWAPPED);

  g_signal_connect (self, "puzzle-finished", G_CALLBACK (app_window_finished_cb), NULL);
  g_signal_connect_object (app_window_get_replay (self), "changed",
                           G_CALLBACK (app_window_replay_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::show-clock",
                           G_CALLBACK (app_window_update_solved), self, G_CONNECT_SWAPPED);
  app_window_update_solved (self);
}
