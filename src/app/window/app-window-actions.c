/* The actions of the window: one table has the name of each, its callback, and the condition under
 * which it is enabled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

typedef struct
{
  const char  *name;
  const char  *parameter;                               /* its type, or NULL */
  void       (*activate)   (AppWindow *self,
                            GVariant  *parameter);
  bool       (*is_enabled) (AppWindow *self);           /* NULL: always */
  bool         is_property;                             /* installed as such */

  /* In place of `activate`: a move on the selected squares (0, which needs a digit, is none), or
   * what the row asks of a controller. */
  GameMoveKind move;
  void       (*input)       (AppInput      *input);
  void       (*import)      (AppImport     *import);
  void       (*output)      (AppOutput     *output);
  void       (*maker)       (AppMaker      *maker);
  void       (*hinter)      (AppHinter     *hinter);
  void       (*checker)     (AppChecker    *checker);
  void       (*completion)  (AppCompletion *completion);
  void       (*square_menu) (AppSquareMenu *menu);
  void       (*keeper)      (AppKeeper     *keeper);
} AppWindowAction;

/* Shows a page at once, for what is done there next. */
static void
app_window_go_to (AppWindow *self,
                  AppPage    page)
{
  app_window_set_page (self, page);
  app_window_settle (self);
}

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

/* A puzzle is entered from its first cell on. */
static void
app_window_act_play_daily (AppWindow *self,
                           GVariant  *parameter)
{
  app_maker_make_daily (self->maker, g_variant_get_int32 (parameter));
}

static void
app_window_act_new_empty (AppWindow *self,
                          GVariant  *parameter)
{
  GameState state = game_state_new_sudoku (NULL);

  app_maker_start (self->maker, &state);
  app_input_set_mode (self->input, APP_MODE_DIGIT);
  app_window_settle (self);
  app_board_set_current (self->board, 0);
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

/* The search is shown instead of its answer. */
static void
app_window_act_solve_animated (AppWindow *self,
                               GVariant  *parameter)
{
  app_window_go_to (self, APP_PAGE_WATCH);
  app_watch_page_play (self->watch_page);
}

static void
app_window_act_show_solutions (AppWindow *self,
                               GVariant  *parameter)
{
  game_play_see_solution (app_window_get_play (self));
}

/* Hints and mistakes. */

static void
app_window_act_hint (AppWindow *self,
                     GVariant  *parameter)
{
  bool was_seen = self->page == APP_PAGE_PLAY;

  app_window_go_to (self, APP_PAGE_PLAY);
  app_window_continue (self);
  app_hinter_ask (self->hinter, was_seen);
}

/* Puzzles that come in and go out. */

static void
app_window_act_next_puzzle (AppWindow *self,
                            GVariant  *parameter)
{
  app_import_open_neighbour (self->import, 1);
}

static void
app_window_act_previous_puzzle (AppWindow *self,
                                GVariant  *parameter)
{
  app_import_open_neighbour (self->import, -1);
}

static void
app_window_act_copy_as (AppWindow *self,
                        GVariant  *parameter)
{
  app_output_copy_as (self->output, g_variant_get_string (parameter, NULL));
}

/* What only the menu of a square does. */

static void
app_window_act_mark (AppWindow *self,
                     GVariant  *parameter)
{
  app_input_enter_mark (self->input, g_variant_get_int32 (parameter));
}

static void
app_window_act_no_colour (AppWindow *self,
                          GVariant  *parameter)
{
  app_input_enter_digit (self->input, 0, APP_MODE_COLOR);
}

/* A solved puzzle. */

static void
app_window_act_end_replay (AppWindow *self,
                           GVariant  *parameter)
{
  app_completion_end_replay (self->completion);
}

/* At its start, and by a search: the user may have watched the logic of it before. */
static void
app_window_act_watch_search (AppWindow *self,
                             GVariant  *parameter)
{
  app_window_go_to (self, APP_PAGE_WATCH);
  app_watch_page_restart (self->watch_page);
}

/* The search, at the last board that the user's output has too. */
static void
app_window_act_watch_judged (AppWindow *self,
                             GVariant  *parameter)
{
  gboolean by_column;
  guint64 position;
  int n;

  g_variant_get (parameter, "(ibt)", &n, &by_column, &position);
  app_maker_start_queens (self->maker, n);
  app_window_go_to (self, APP_PAGE_WATCH);
  app_window_settle (self);
  app_watch_page_restore (self->watch_page, queens_method_name (QUEENS_FLAGS), by_column,
                          position);
}

/* When actions are enabled. */

static bool
can_undo (AppWindow *self)
{
  return game_document_can_undo (game_play_get_document (app_window_get_play (self)));
}

static bool
can_redo (AppWindow *self)
{
  return game_document_can_redo (game_play_get_document (app_window_get_play (self)));
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
has_digits (AppWindow *self)
{
  return app_session_get_board (self->session)->n_digits > 0;
}

static bool
is_playing_sudoku (AppWindow *self)
{
  return is_playing (self) && has_digits (self);
}

static bool
is_playing_queens (AppWindow *self)
{
  return is_playing (self) && !has_digits (self);
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

bool
app_window_can_pause (AppWindow *self)
{
  return g_settings_get_boolean (self->settings, "show-clock") && self->page == APP_PAGE_PLAY
         && !app_session_is_entering (self->session)
         && !game_state_is_solved (app_window_get_state (self));
}

static bool
has_next_puzzle (AppWindow *self)
{
  return app_import_has_neighbour (self->import, 1);
}

static bool
has_previous_puzzle (AppWindow *self)
{
  return app_import_has_neighbour (self->import, -1);
}

static bool
has_puzzle (AppWindow *self)
{
  GameState puzzle = game_state_new_puzzle (app_window_get_state (self));

  return game_state_has_givens (&puzzle);
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

/* Also while the board is covered. */
static bool
shows_board (AppWindow *self)
{
  return self->page == APP_PAGE_PLAY;
}

static bool
shows_sudoku (AppWindow *self)
{
  return shows_board (self) && has_digits (self);
}

static bool
shows_queens (AppWindow *self)
{
  return shows_board (self) && !has_digits (self);
}

static const AppWindowAction actions[] = {
  { "win.undo", NULL, app_window_act_undo, can_undo },
  { "win.redo", .is_enabled = can_redo, .input = app_input_redo },
  { "win.restart", NULL, app_window_act_restart, can_restart },
  { "win.digit", "i", app_window_act_digit, is_playing_sudoku },
  { "win.erase", .is_enabled = is_playing, .move = GAME_MOVE_ERASE },
  { "win.exclude", .is_enabled = is_playing_queens, .move = GAME_MOVE_EXCLUDE },
  { "win.fill-marks", .is_enabled = is_playing_sudoku, .move = GAME_MOVE_FILL_MARKS },
  { "win.enter", .input = app_input_enter },
  { "win.step-mode", "i", app_window_act_step_mode },
  { "win.toggle-centre", .input = app_input_toggle_centre },
  { "win.enter-queens", .maker = app_maker_enter_queens },
  { "win.fix-givens", .is_enabled = can_fix_givens, .input = app_input_start_entered },
  { "win.select-all", .input = app_input_select_all },
  { "win.select-none", NULL, app_window_act_select_none },
  { "win.select-invert", .input = app_input_select_invert },
  { "win.select-alike", .input = app_input_select_alike },
  { "win.filter-here", .is_enabled = is_playing_sudoku, .input = app_input_filter_here },

  { "win.read-square", NULL, app_window_act_read_square, app_window_can_read },
  { "win.read-house", NULL, app_window_act_read_house, app_window_can_read },
  { "win.read-rest", NULL, app_window_act_read_rest, app_window_can_read },
  { "win.side-pane", NULL, app_window_act_side_pane },

  { "win.library", NULL, app_window_act_library },
  { "win.daily", NULL, app_window_act_daily },
  { "win.lesson", "i", app_window_act_lesson },
  { "win.lessons", NULL, app_window_act_lessons },
  { "win.statistics", NULL, app_window_act_statistics },
  { "win.judge", NULL, app_window_act_judge },
  { "win.compare", NULL, app_window_act_compare },
  { "win.watch-judged", "(ibt)", app_window_act_watch_judged },
  { "win.example", "i", app_window_act_example },
  { "win.resume", "s", app_window_act_resume },
  { "win.backup", "(bs)", app_window_act_backup },
  { "win.bring-back", NULL, app_window_act_bring_back, can_bring_back },
  { "win.close-anyway", NULL, app_window_act_close_anyway },

  { "win.new-menu", NULL, app_window_act_new_menu },
  { "win.new-sudoku", "s", app_window_act_new_sudoku },
  { "win.choose-technique", NULL, app_window_act_choose_technique },
  { "win.practise", "s", app_window_act_practise },
  { "win.technique", "s", app_window_act_technique },
  { "win.show-technique", "s", app_window_act_show_technique },
  { "win.try-technique", "s", app_window_act_try_technique },
  { "win.try-another", .maker = app_maker_try_another },
  { "win.play-daily", "i", app_window_act_play_daily },
  { "win.new-empty", NULL, app_window_act_new_empty },
  { "win.new-queens", "i", app_window_act_new_queens },
  { "win.new-queens-puzzle", "(si)", app_window_act_new_fixed },
  { "win.new-coloured", "(si)", app_window_act_new_coloured },
  { "win.choose-queens", NULL, app_window_act_choose_queens },
  { "win.about-puzzle", NULL, app_window_act_about_puzzle, has_puzzle },
  { "win.solve", .is_enabled = can_solve, .maker = app_maker_solve },
  { "win.solve-animated", NULL, app_window_act_solve_animated },
  { "win.show-solutions", NULL, app_window_act_show_solutions },
  { "win.stop", .is_enabled = can_stop, .maker = app_maker_stop },

  { "win.hint", NULL, app_window_act_hint },
  { "win.hint-back", .is_enabled = can_go_back, .hinter = app_hinter_go_back },
  { "win.hint-explain", .is_enabled = can_explain, .hinter = app_hinter_explain },
  { "win.hint-apply", .is_enabled = can_apply, .hinter = app_hinter_apply },
  { "win.check", .is_enabled = is_playing, .checker = app_checker_check },

  { "win.keep-state", .is_enabled = app_window_can_keep_state, .keeper = app_keeper_keep },
  { "win.go-back", "i", app_window_act_go_back, is_playing },
  { "win.rename-savepoint", "(si)", app_window_act_rename_savepoint },
  { "win.remove-savepoint", "i", app_window_act_remove_savepoint },
  { "win.restore-savepoint", .is_enabled = app_window_can_restore_savepoint,
    .keeper = app_keeper_restore },

  { "win.replay", .completion = app_completion_replay },
  { "win.end-replay", NULL, app_window_act_end_replay },
  { "win.new-alike", .completion = app_completion_new_alike },
  { "win.watch-search", NULL, app_window_act_watch_search },

  { "win.open", .import = app_import_open },
  { "win.paste", .import = app_import_paste },
  { "win.paste-marks", .import = app_import_paste_marks },
  { "win.next-puzzle", NULL, app_window_act_next_puzzle, has_next_puzzle },
  { "win.previous-puzzle", NULL, app_window_act_previous_puzzle, has_previous_puzzle },
  { "win.copy", .output = app_output_copy },
  { "win.copy-as", "s", app_window_act_copy_as },
  { "win.copy-menu", .output = app_output_choose_copy },
  { "win.save", .output = app_output_save },
  { "win.save-as", .output = app_output_save_as },
  { "win.export-picture", .output = app_output_export_picture },
  { "win.print", .output = app_output_print },
  { "win.save-tree", NULL, app_window_act_save_tree },

  { "win.context-menu", .is_enabled = shows_board, .square_menu = app_square_menu_open },
  { "win.picker", .is_enabled = shows_sudoku, .square_menu = app_square_menu_open_picker },
  { "win.mark", "i", app_window_act_mark, shows_sudoku },
  { "win.no-colour", NULL, app_window_act_no_colour, shows_sudoku },
  { "win.no-links", .is_enabled = shows_sudoku, .move = GAME_MOVE_UNLINK },
  { "win.queen", .is_enabled = shows_queens, .move = GAME_MOVE_QUEEN },

  { "win.zoom-in", NULL, app_window_act_zoom_in, app_window_can_zoom_in },
  { "win.zoom-out", NULL, app_window_act_zoom_out, app_window_can_zoom_out },
  { "win.zoom-reset", NULL, app_window_act_zoom_reset, app_window_can_zoom_reset },

  /* Properties. */
  { "win.pen-digit", .is_enabled = is_playing_sudoku, .is_property = true },
  { "win.filter", .is_enabled = is_playing_sudoku, .is_property = true },
  { "win.auto-marks", .is_enabled = is_playing_sudoku, .is_property = true },
  { "win.pause", .is_enabled = app_window_can_pause, .is_property = true },
};

/* A row says one thing; a property says nothing. */
static void
app_window_activate (AppWindow             *self,
                     const AppWindowAction *action,
                     GVariant              *parameter)
{
  if (action->activate != NULL)
    action->activate (self, parameter);
  else if (action->move != 0)
    app_input_play_selected (self->input, action->move, 0);
  else if (action->input != NULL)
    action->input (self->input);
  else if (action->import != NULL)
    action->import (self->import);
  else if (action->output != NULL)
    action->output (self->output);
  else if (action->maker != NULL)
    action->maker (self->maker);
  else if (action->hinter != NULL)
    action->hinter (self->hinter);
  else if (action->checker != NULL)
    action->checker (self->checker);
  else if (action->completion != NULL)
    action->completion (self->completion);
  else if (action->square_menu != NULL)
    action->square_menu (self->square_menu);
  else if (action->keeper != NULL)
    action->keeper (self->keeper);
}

/* The parameter belongs to a button that may go when the board is shown. */
static void
app_window_action_cb (GtkWidget  *widget,
                      const char *action_name,
                      GVariant   *parameter)
{
  g_autoptr(GVariant) kept = parameter != NULL ? g_variant_ref (parameter) : NULL;

  app_window_settle (APP_WINDOW (widget));
  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_str_equal (actions[i].name, action_name))
      app_window_activate (APP_WINDOW (widget), &actions[i], kept);
}

void
app_window_install_actions (GtkWidgetClass *widget_class)
{
  const GdkModifierType control = GDK_CONTROL_MASK;

  for (size_t i = 0; i < G_N_ELEMENTS (actions); i++)
    if (!actions[i].is_property)
      gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                       app_window_action_cb);

  /* Bound here and not as accelerators, so that an entry that has the focus comes first. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, control, "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control | GDK_SHIFT_MASK,
                                       "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, control, "win.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, control, "win.paste", NULL);
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
