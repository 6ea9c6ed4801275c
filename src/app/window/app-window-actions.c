/* The actions of the window: one table has the name of each, its callback, and the condition under
 * which it is enabled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include "app/dialogs/app-about-puzzle.h"
#include "app/dialogs/app-new-queens.h"
#include "app/dialogs/app-practise.h"
#include "app/library/app-library.h"

typedef struct
{
  const char  *name;
  const char  *parameter;                               /* its type, or NULL */
  void       (*activate)   (AppWindow *self,            /* NULL: installed elsewhere */
                            GVariant  *parameter);
  bool       (*is_enabled) (AppWindow *self);           /* NULL: always */
  void       (*input)      (AppInput  *input);          /* in place of `activate` */
} AppWindowAction;

/* Moves. */

static void
app_window_act_undo (AppWindow *self,
                     GVariant  *parameter)
{
  app_toast_hide (self->toast);
  app_input_undo (self->input);
}

static void
app_window_act_restart (AppWindow *self,
                        GVariant  *parameter)
{
  app_window_set_page (self, APP_PAGE_PLAY);
  app_input_restart (self->input);
}

static void
app_window_act_digit (AppWindow *self,
                      GVariant  *parameter)
{
  app_input_press_digit (self->input, g_variant_get_int32 (parameter));
}

static void
app_window_act_erase (AppWindow *self,
                      GVariant  *parameter)
{
  app_input_play_selected (self->input, GAME_MOVE_ERASE, 0);
}

static void
app_window_act_exclude (AppWindow *self,
                        GVariant  *parameter)
{
  app_input_play_selected (self->input, GAME_MOVE_EXCLUDE, 0);
}

static void
app_window_act_fill_marks (AppWindow *self,
                           GVariant  *parameter)
{
  app_input_play_selected (self->input, GAME_MOVE_FILL_MARKS, 0);
}

static void
app_window_act_step_mode (AppWindow *self,
                          GVariant  *parameter)
{
  app_input_step_mode (self->input, g_variant_get_int32 (parameter));
}

/* The selection. */

static void
app_window_act_select_none (AppWindow *self,
                            GVariant  *parameter)
{
  app_input_select_none (self->input);
}

/* The library. */

static void
app_window_act_library (AppWindow *self,
                        GVariant  *parameter)
{
  GameLibrary *library = app_session_get_library (self->session);
  bool shows_times = g_settings_get_boolean (self->settings, "show-clock");

  if (library == NULL)
    return;

  app_session_store_all (self->session);
  gtk_window_present (GTK_WINDOW (app_library_new (GTK_WINDOW (self), library,
                                                   app_session_read_records (self->session),
                                                   shows_times)));
}

static void
app_window_act_resume (AppWindow *self,
                       GVariant  *parameter)
{
  if (app_session_resume_key (self->session, g_variant_get_string (parameter, NULL)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
app_window_act_bring_back (AppWindow *self,
                           GVariant  *parameter)
{
  app_toast_hide (self->toast);
  app_session_bring_back (self->session);
}

/* New puzzles, and work that takes long. */

static void
app_window_act_new_menu (AppWindow *self,
                         GVariant  *parameter)
{
  app_header_open_new_menu (self->header);
}

static void
app_window_act_new_sudoku (AppWindow *self,
                           GVariant  *parameter)
{
  app_maker_make_sudoku (self->maker, g_variant_get_string (parameter, NULL));
}

static void
app_window_act_choose_technique (AppWindow *self,
                                 GVariant  *parameter)
{
  gtk_window_present (GTK_WINDOW (app_practise_new (GTK_WINDOW (self))));
}

static void
app_window_act_practise (AppWindow *self,
                         GVariant  *parameter)
{
  app_maker_make_practice (self->maker, g_variant_get_string (parameter, NULL));
}

static void
app_window_act_new_empty (AppWindow *self,
                          GVariant  *parameter)
{
  GameState state = game_state_new_sudoku (NULL);

  app_maker_start (self->maker, &state);
}

static void
app_window_act_new_queens (AppWindow *self,
                           GVariant  *parameter)
{
  app_maker_start_queens (self->maker, g_variant_get_int32 (parameter));
}

static void
app_window_make_queens (AppWindow   *self,
                        GameVariant  variant,
                        GVariant    *parameter)
{
  const char *level;
  int n;

  g_variant_get (parameter, "(&si)", &level, &n);
  app_maker_make_queens (self->maker, variant, level, n);
}

static void
app_window_act_new_fixed (AppWindow *self,
                          GVariant  *parameter)
{
  app_window_make_queens (self, GAME_VARIANT_FIXED_QUEENS, parameter);
}

static void
app_window_act_new_coloured (AppWindow *self,
                             GVariant  *parameter)
{
  app_window_make_queens (self, GAME_VARIANT_COLOURED_QUEENS, parameter);
}

static void
app_window_act_choose_queens (AppWindow *self,
                              GVariant  *parameter)
{
  gtk_window_present (GTK_WINDOW (app_new_queens_new (GTK_WINDOW (self), self->settings)));
}

static void
app_window_act_about_puzzle (AppWindow *self,
                             GVariant  *parameter)
{
  const GameState *state = app_window_get_state (self);

  gtk_window_present (GTK_WINDOW (app_about_puzzle_new (GTK_WINDOW (self), state)));
}

static void
app_window_act_solve (AppWindow *self,
                      GVariant  *parameter)
{
  app_maker_solve (self->maker);
}

/* The search is shown instead of its answer. */
static void
app_window_act_solve_animated (AppWindow *self,
                               GVariant  *parameter)
{
  app_window_set_page (self, APP_PAGE_WATCH);
  app_watch_page_play (self->watch_page);
}

static void
app_window_act_stop (AppWindow *self,
                     GVariant  *parameter)
{
  app_maker_stop (self->maker);
}

/* Hints and mistakes. */

static void
app_window_act_hint (AppWindow *self,
                     GVariant  *parameter)
{
  bool was_seen = self->page == APP_PAGE_PLAY;

  app_window_set_page (self, APP_PAGE_PLAY);
  app_window_continue (self);
  app_hinter_ask (self->hinter, was_seen);
}

static void
app_window_act_hint_back (AppWindow *self,
                          GVariant  *parameter)
{
  app_hinter_go_back (self->hinter);
}

static void
app_window_act_hint_explain (AppWindow *self,
                             GVariant  *parameter)
{
  app_hinter_explain (self->hinter);
}

static void
app_window_act_hint_apply (AppWindow *self,
                           GVariant  *parameter)
{
  app_hinter_apply (self->hinter);
}

static void
app_window_act_check (AppWindow *self,
                      GVariant  *parameter)
{
  app_checker_check (self->checker);
}

/* A solved puzzle. */

static void
app_window_act_replay (AppWindow *self,
                       GVariant  *parameter)
{
  app_completion_replay (self->completion);
}

static void
app_window_act_end_replay (AppWindow *self,
                           GVariant  *parameter)
{
  app_completion_end_replay (self->completion);
}

static void
app_window_act_new_alike (AppWindow *self,
                          GVariant  *parameter)
{
  app_completion_new_alike (self->completion);
}

/* At its start, and by a search: the user may have watched the logic of it before. */
static void
app_window_act_watch_search (AppWindow *self,
                             GVariant  *parameter)
{
  app_window_set_page (self, APP_PAGE_WATCH);
  app_watch_page_restart (self->watch_page);
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
  return !app_maker_is_busy (self->maker)
         && !game_state_is_solved (app_window_get_state (self));
}

static bool
can_stop (AppWindow *self)
{
  return app_maker_is_busy (self->maker);
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

static bool
can_go_back (AppWindow *self)
{
  return app_hinter_can_go_back (self->hinter);
}

static bool
can_explain (AppWindow *self)
{
  return app_hinter_can_explain (self->hinter);
}

static bool
can_apply (AppWindow *self)
{
  return app_hinter_can_apply (self->hinter);
}

static const AppWindowAction actions[] = {
  { "win.undo", NULL, app_window_act_undo, can_undo },
  { "win.redo", .is_enabled = can_redo, .input = app_input_redo },
  { "win.restart", NULL, app_window_act_restart, can_restart },
  { "win.digit", "i", app_window_act_digit, is_playing_sudoku },
  { "win.erase", NULL, app_window_act_erase, is_playing },
  { "win.exclude", NULL, app_window_act_exclude, is_playing_queens },
  { "win.fill-marks", NULL, app_window_act_fill_marks, is_playing_sudoku },
  { "win.enter", .input = app_input_enter },
  { "win.step-mode", "i", app_window_act_step_mode },
  { "win.toggle-centre", .input = app_input_toggle_centre },
  { "win.enter-queens", .input = app_input_enter_queens },
  { "win.fix-givens", .is_enabled = can_fix_givens, .input = app_input_start_entered },
  { "win.select-all", .input = app_input_select_all },
  { "win.select-none", NULL, app_window_act_select_none },
  { "win.select-invert", .input = app_input_select_invert },
  { "win.select-alike", .input = app_input_select_alike },
  { "win.find-here", .input = app_input_find_here },

  { "win.library", NULL, app_window_act_library },
  { "win.resume", "s", app_window_act_resume },
  { "win.bring-back", NULL, app_window_act_bring_back, can_bring_back },

  { "win.new-menu", NULL, app_window_act_new_menu },
  { "win.new-sudoku", "s", app_window_act_new_sudoku },
  { "win.choose-technique", NULL, app_window_act_choose_technique },
  { "win.practise", "s", app_window_act_practise },
  { "win.new-empty", NULL, app_window_act_new_empty },
  { "win.new-queens", "i", app_window_act_new_queens },
  { "win.new-queens-puzzle", "(si)", app_window_act_new_fixed },
  { "win.new-coloured", "(si)", app_window_act_new_coloured },
  { "win.choose-queens", NULL, app_window_act_choose_queens },
  { "win.about-puzzle", NULL, app_window_act_about_puzzle, has_puzzle },
  { "win.solve", NULL, app_window_act_solve, can_solve },
  { "win.solve-animated", NULL, app_window_act_solve_animated },
  { "win.stop", NULL, app_window_act_stop, can_stop },

  { "win.hint", NULL, app_window_act_hint },
  { "win.hint-back", NULL, app_window_act_hint_back, can_go_back },
  { "win.hint-explain", NULL, app_window_act_hint_explain, can_explain },
  { "win.hint-apply", NULL, app_window_act_hint_apply, can_apply },
  { "win.check", NULL, app_window_act_check, is_playing },

  { "win.replay", NULL, app_window_act_replay },
  { "win.end-replay", NULL, app_window_act_end_replay },
  { "win.new-alike", NULL, app_window_act_new_alike },
  { "win.watch-search", NULL, app_window_act_watch_search },

  /* Properties. */
  { "win.lock-digit", NULL, NULL, is_playing_sudoku },
  { "win.find-digit", NULL, NULL, is_playing_sudoku },
  { "win.auto-marks", NULL, NULL, is_playing_sudoku },
  { "win.excluding", NULL, NULL, is_playing_queens },

  /* Of other files. */
  { "win.next-puzzle", NULL, NULL, has_next_puzzle },
  { "win.previous-puzzle", NULL, NULL, has_previous_puzzle },
};

static void
app_window_action_cb (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *parameter)
{
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_str_equal (actions[i].name, action_name))
      {
        AppWindow *self = APP_WINDOW (widget);

        if (actions[i].input != NULL)
          actions[i].input (self->input);
        else
          actions[i].activate (self, parameter);
      }
}

void
app_window_install_actions (GtkWidgetClass *widget_class)
{
  const GdkModifierType control = GDK_CONTROL_MASK;

  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].activate != NULL || actions[i].input != NULL)
      gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                       app_window_action_cb);

  /* Bound here and not as accelerators, so that an entry that has the focus comes first. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, control, "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control | GDK_SHIFT_MASK,
                                       "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, control, "win.hint-apply",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, control, "win.hint-apply",
                                       NULL);
}

void
app_window_enable_actions (AppWindow *self)
{
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    if (actions[i].is_enabled != NULL)
      gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name,
                                     actions[i].is_enabled (self));
}
