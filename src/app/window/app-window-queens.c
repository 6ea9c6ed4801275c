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
#include "solver/queens/queens-generate.h"

static void
app_window_new_queens_cb (GtkWidget  *widget,
                          const char *action_name,
                          GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  GameState state = game_state_new_queens (CLAMP (g_variant_get_int32 (parameter), 1, QUEENS_MAX));

  g_settings_set_string (self->settings, "new-queens", "free");
  g_settings_set_int (self->settings, "free-size", game_state_size (&state));
  self->entering_size = 0;
  app_window_start (self, &state);
}

/* The level and size of an action; a size of 0 is the last one. Returns false for what is none. */
static bool
app_window_take_wish (AppWindow  *self,
                      GVariant   *parameter,
                      const char *size_key,
                      SudokuSpec *wish,
                      int        *n)
{
  const char *level;

  g_variant_get (parameter, "(&si)", &level, n);
  if (*n == 0)
    *n = g_settings_get_int (self->settings, size_key);
  *wish = (SudokuSpec) { .level = queens_level_from_name (level), .technique = -1 };

  return wish->level >= 0;
}

static void
app_window_note_choice (AppWindow        *self,
                        const char       *kind,
                        const char       *size_key,
                        int               n,
                        const SudokuSpec *wish)
{
  g_settings_set_string (self->settings, "new-queens", kind);
  g_settings_set_int (self->settings, size_key, n);
  g_settings_set_string (self->settings, "queens-level", queens_level_name (wish->level));
}

static void
app_window_new_queens_puzzle_cb (GtkWidget  *widget,
                                 const char *action_name,
                                 GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  SudokuSpec wish;
  GameState kind;
  int n;

  if (!app_window_take_wish (self, parameter, "fixed-size", &wish, &n)
      || queens_spec_is_impossible (&(QueensSpec) { .n = n, .level = wish.level }))
    return;

  app_window_note_choice (self, "fixed", "fixed-size", n, &wish);
  kind = game_state_new_queens (n);
  app_window_make (self, &kind, &wish);
}

static void
app_window_new_coloured_cb (GtkWidget  *widget,
                            const char *action_name,
                            GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  SudokuSpec wish;
  GameState kind;
  int n;

  if (!app_window_take_wish (self, parameter, "coloured-size", &wish, &n)
      || coloured_spec_is_impossible (&(ColouredSpec) { .n = n, .level = wish.level }))
    return;

  app_window_note_choice (self, "coloured", "coloured-size", n, &wish);
  kind = game_state_new_queens (n);
  kind.queens.coloured.n = n;
  app_window_make (self, &kind, &wish);
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
app_window_play_queens (AppWindow *self,
                        int        n)
{
  const GameState *there = game_document_get_state (self->documents[GAME_QUEENS]);
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
