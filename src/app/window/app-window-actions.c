/* The actions of the window: one table has the name of each, its callback, and the condition under
 * which it is enabled. An action without a callback is a property or is installed elsewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

typedef struct
{
  const char                  *name;
  const char                  *parameter;       /* its type, or NULL */
  GtkWidgetActionActivateFunc  activate;
  bool                       (*is_enabled) (AppWindow *self);   /* NULL: always */
  void                       (*input) (AppInput *input);        /* in place of `activate` */
} AppWindowAction;

/* Moves. */

static void
app_window_undo_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);

  app_toast_hide (self->toast);
  app_input_undo (self->input);
}

static void
app_window_restart_cb (GtkWidget  *widget,
                       const char *action_name,
                       GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);

  app_window_set_page (self, APP_PAGE_PLAY);
  app_input_restart (self->input);
}

static void
app_window_digit_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  app_input_press_digit (APP_WINDOW (widget)->input, g_variant_get_int32 (parameter));
}

static void
app_window_erase_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  app_input_play_selected (APP_WINDOW (widget)->input, GAME_MOVE_ERASE, 0);
}

static void
app_window_exclude_cb (GtkWidget  *widget,
                       const char *action_name,
                       GVariant   *parameter)
{
  app_input_play_selected (APP_WINDOW (widget)->input, GAME_MOVE_EXCLUDE, 0);
}

static void
app_window_fill_marks_cb (GtkWidget  *widget,
                          const char *action_name,
                          GVariant   *parameter)
{
  app_input_play_selected (APP_WINDOW (widget)->input, GAME_MOVE_FILL_MARKS, 0);
}

static void
app_window_step_mode_cb (GtkWidget  *widget,
                         const char *action_name,
                         GVariant   *parameter)
{
  app_input_step_mode (APP_WINDOW (widget)->input, g_variant_get_int32 (parameter));
}

static void
app_window_select_none_cb (GtkWidget  *widget,
                           const char *action_name,
                           GVariant   *parameter)
{
  app_input_select_none (APP_WINDOW (widget)->input);
}

/* When actions are enabled. */

static bool
can_undo (AppWindow *self)
{
  return game_play_can_undo (app_window_get_play (self));
}

static bool
can_redo (AppWindow *self)
{
  return game_play_can_redo (app_window_get_play (self));
}

static bool
can_restart (AppWindow *self)
{
  return !game_state_is_untouched (app_window_get_state (self));
}

static bool
can_bring_back (AppWindow *self)
{
  return app_session_can_bring_back (self->session);
}

static bool
is_playing (AppWindow *self)
{
  return self->page == APP_PAGE_PLAY && !app_session_is_paused (self->session);
}

static bool
is_playing_sudoku (AppWindow *self)
{
  return is_playing (self) && app_window_get_kind (self) == GAME_SUDOKU;
}

static bool
is_playing_queens (AppWindow *self)
{
  return is_playing (self) && app_window_get_kind (self) == GAME_QUEENS;
}

static bool
can_fix_givens (AppWindow *self)
{
  return app_session_is_entering (self->session)
         && !game_state_is_blank (app_window_get_state (self));
}

static bool
can_solve (AppWindow *self)
{
  return game_job_slot_get_job (self->job) == NULL
         && !game_state_is_solved (app_window_get_state (self));
}

static bool
can_stop (AppWindow *self)
{
  return game_job_slot_get_job (self->job) != NULL;
}

static bool
has_next_puzzle (AppWindow *self)
{
  return app_window_has_neighbour (self, 1);
}

static bool
has_previous_puzzle (AppWindow *self)
{
  return app_window_has_neighbour (self, -1);
}

static bool
has_puzzle (AppWindow *self)
{
  const GameState *state = app_window_get_state (self);
  SudokuGrid puzzle;

  if (state->kind == GAME_QUEENS)
    return game_queens_is_puzzle (&state->queens);

  puzzle = game_sudoku_puzzle (&state->sudoku);

  return sudoku_count_digits (&puzzle) != 0;
}

static const AppWindowAction actions[] = {
  { "win.undo", NULL, app_window_undo_cb, can_undo },
  { "win.redo", .input = app_input_redo, .is_enabled = can_redo },
  { "win.restart", NULL, app_window_restart_cb, can_restart },
  { "win.digit", "i", app_window_digit_cb, is_playing_sudoku },
  { "win.erase", NULL, app_window_erase_cb, is_playing },
  { "win.exclude", NULL, app_window_exclude_cb, is_playing_queens },
  { "win.fill-marks", NULL, app_window_fill_marks_cb, is_playing_sudoku },
  { "win.enter", .input = app_input_enter },
  { "win.step-mode", "i", app_window_step_mode_cb },
  { "win.toggle-centre", .input = app_input_toggle_centre },
  { "win.enter-queens", .input = app_input_enter_queens },
  { "win.fix-givens", .input = app_input_start_entered, .is_enabled = can_fix_givens },
  { "win.select-all", .input = app_input_select_all },
  { "win.select-none", NULL, app_window_select_none_cb },
  { "win.select-invert", .input = app_input_select_invert },
  { "win.select-alike", .input = app_input_select_alike },
  { "win.find-here", .input = app_input_find_here },

  /* Properties. */
  { "win.lock-digit", NULL, NULL, is_playing_sudoku },
  { "win.find-digit", NULL, NULL, is_playing_sudoku },
  { "win.auto-marks", NULL, NULL, is_playing_sudoku },
  { "win.excluding", NULL, NULL, is_playing_queens },

  /* Of other files. */
  { "win.bring-back", NULL, NULL, can_bring_back },
  { "win.solve", NULL, NULL, can_solve },
  { "win.stop", NULL, NULL, can_stop },
  { "win.check", NULL, NULL, is_playing },
  { "win.about-puzzle", NULL, NULL, has_puzzle },
  { "win.next-puzzle", NULL, NULL, has_next_puzzle },
  { "win.previous-puzzle", NULL, NULL, has_previous_puzzle },
};

static void
app_window_input_cb (GtkWidget  *widget,
                     const char *action_name,
                     GVariant   *parameter)
{
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_str_equal (actions[i].name, action_name))
      actions[i].input (APP_WINDOW (widget)->input);
}

void
app_window_install_actions (GtkWidgetClass *widget_class)
{
  const GdkModifierType control = GDK_CONTROL_MASK;

  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].activate != NULL || actions[i].input != NULL)
      gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                       actions[i].input != NULL ? app_window_input_cb
                                                                : actions[i].activate);

  /* Bound here and not as accelerators, so that an entry that has the focus comes first. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, control, "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control | GDK_SHIFT_MASK,
                                       "win.redo", NULL);
}

void
app_window_enable_actions (AppWindow *self)
{
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].is_enabled != NULL)
      gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name,
                                     actions[i].is_enabled (self));
}
