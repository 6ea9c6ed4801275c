/* The window, new boards of queens: free ones at once, puzzles made to order by a job.
 *
 * What was chosen last is kept in the settings, for the dialog and for a size of 0.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include "app/dialogs/app-new-queens.h"
#include "solver/coloured/coloured-generate.h"

/* How the settings name a puzzle, and their key for its size. */
static const struct
{
  const char *name;
  const char *size_key;
} choices[GAME_N_VARIANTS] = {
  [GAME_VARIANT_FREE_QUEENS] = { "free", "free-size" },
  [GAME_VARIANT_FIXED_QUEENS] = { "fixed", "fixed-size" },
  [GAME_VARIANT_COLOURED_QUEENS] = { "coloured", "coloured-size" },
};

static void
app_window_note_choice (AppWindow   *self,
                        GameVariant  variant,
                        int          n)
{
  g_settings_set_string (self->settings, "new-queens", choices[variant].name);
  g_settings_set_int (self->settings, choices[variant].size_key, n);
}

static void
app_window_new_queens_cb (GtkWidget  *widget,
                          const char *action_name,
                          GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  GameState state = game_state_new_queens (CLAMP (g_variant_get_int32 (parameter), 1, QUEENS_MAX));

  app_window_note_choice (self, GAME_VARIANT_FREE_QUEENS, game_state_size (&state));
  app_session_stop_entering_queens (self->session);
  app_window_start (self, &state);
}

/* Makes a puzzle of the level and size of an action, unless there is none; a size of 0 is that of
 * the last one. */
static void
app_window_make_queens (AppWindow   *self,
                        GameVariant  variant,
                        GVariant    *parameter)
{
  const char *level;
  GameSpec spec;
  int n;

  g_variant_get (parameter, "(&si)", &level, &n);
  if (n == 0)
    n = g_settings_get_int (self->settings, choices[variant].size_key);

  spec = game_spec_new (variant, n, game_variants[variant].level_from_name (level));
  if (game_spec_get_level (&spec) < 0 || game_variants[variant].is_impossible (&spec))
    return;

  app_window_note_choice (self, variant, n);
  g_settings_set_string (self->settings, "queens-level", level);
  app_window_make (self, &spec);
}

static void
app_window_new_queens_puzzle_cb (GtkWidget  *widget,
                                 const char *action_name,
                                 GVariant   *parameter)
{
  app_window_make_queens (APP_WINDOW (widget), GAME_VARIANT_FIXED_QUEENS, parameter);
}

static void
app_window_new_coloured_cb (GtkWidget  *widget,
                            const char *action_name,
                            GVariant   *parameter)
{
  app_window_make_queens (APP_WINDOW (widget), GAME_VARIANT_COLOURED_QUEENS, parameter);
}

static void
app_window_choose_queens_cb (GtkWidget  *widget,
                             const char *action_name,
                             GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);

  gtk_window_present (GTK_WINDOW (app_new_queens_new (GTK_WINDOW (self), self->settings)));
}

void
app_window_size_picked_cb (AppWindow *self,
                           int        n)
{
  app_window_show_replaced (self, app_session_set_free_size (self->session, n), NULL);
}

void
app_window_play_queens (AppWindow *self,
                        int        n)
{
  GamePlay *play = app_session_get_play_of (self->session, GAME_QUEENS);
  const GameState *there = game_play_get_state (play);
  GameState wanted = game_state_new_queens (CLAMP (n, 1, QUEENS_MAX));

  g_return_if_fail (APP_IS_WINDOW (self));

  app_window_set_kind (self, GAME_QUEENS);
  app_window_set_page (self, APP_PAGE_PLAY);
  if (!game_state_same_puzzle (there, &wanted))
    app_window_start (self, &wanted);
}

void
app_window_install_queens (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-queens", "i", app_window_new_queens_cb);
  gtk_widget_class_install_action (widget_class, "win.new-queens-puzzle", "(si)",
                                   app_window_new_queens_puzzle_cb);
  gtk_widget_class_install_action (widget_class, "win.new-coloured", "(si)",
                                   app_window_new_coloured_cb);
  gtk_widget_class_install_action (widget_class, "win.choose-queens", NULL,
                                   app_window_choose_queens_cb);
}
