/* The window: it owns the puzzles, hands their state down, and turns wishes into moves.
 *
 * Each kind of puzzle has a document of its own, so that going to the other one loses nothing.
 * Whatever changes, app_window_update () shows it, and nothing else does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include "game/files/game-file.h"

G_DEFINE_FINAL_TYPE (AppWindow, app_window, GTK_TYPE_APPLICATION_WINDOW)

/* In the order of AppPage, as the stack names them. */
static const char *const page_names[APP_N_PAGES] = { "play", "watch", "solutions" };

GameDocument *
app_window_get_document (AppWindow *self)
{
  return self->documents[self->kind];
}

const GameState *
app_window_get_state (AppWindow *self)
{
  return game_document_get_state (app_window_get_document (self));
}

static bool
is_empty_sudoku (const GameState *state)
{
  SudokuGrid puzzle = game_sudoku_puzzle (&state->sudoku);

  return sudoku_count_digits (&puzzle) == 0;
}

void
app_window_enable_actions (AppWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GameDocument *document = app_window_get_document (self);
  const GameState *state = game_document_get_state (document);
  bool playing = self->page == APP_PAGE_PLAY && !app_window_is_paused (self);
  const struct
  {
    const char *action;
    bool        enabled;
  } enabled[] = {
    { "win.undo", game_document_can_undo (document) },
    { "win.redo", game_document_can_redo (document) },
    { "win.bring-back", app_window_has_left (self) },
    { "win.solve", game_job_slot_get_job (self->job) == NULL && !game_state_is_solved (state) },
    { "win.stop", game_job_slot_get_job (self->job) != NULL },
    { "win.digit", playing && self->kind == GAME_SUDOKU },
    { "win.lock-digit", playing && self->kind == GAME_SUDOKU },
    { "win.find-digit", playing && self->kind == GAME_SUDOKU },
    { "win.fill-marks", playing && self->kind == GAME_SUDOKU },
    { "win.auto-marks", playing && self->kind == GAME_SUDOKU },
    { "win.exclude", playing && self->kind == GAME_QUEENS },
    { "win.excluding", playing && self->kind == GAME_QUEENS },
    { "win.erase", playing },
    { "win.check", playing },
    { "win.about-puzzle", self->kind == GAME_SUDOKU ? !is_empty_sudoku (state)
                                                    : game_queens_is_puzzle (&state->queens) },
    { "win.restart", !game_state_is_untouched (state) },
    { "win.next-puzzle", app_window_has_neighbour (self, 1) },
    { "win.previous-puzzle", app_window_has_neighbour (self, -1) },
    { "win.fix-givens", app_window_is_entering (self) && !game_state_is_blank (state) },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (enabled); i++)
    gtk_widget_action_set_enabled (widget, enabled[i].action, enabled[i].enabled);
}

/* The one place where state comes down into the window. */
void
app_window_update (AppWindow *self)
{
  const GameState *state = app_window_get_state (self);
  GameState puzzle = app_window_get_puzzle (self);
  bool entering = self->page == APP_PAGE_PLAY && app_window_is_entering (self);

  app_window_note_change (self);
  app_header_set_kind (self->header, self->kind);
  gtk_stack_set_visible_child_name (self->pages, page_names[self->page]);

  app_entry_bar_set_state (self->entry_bar, entering ? state : NULL);
  app_play_page_set_state (self->play_page, state);
  app_play_page_set_entering (self->play_page, entering);
  app_play_page_set_input (self->play_page, self->mode, self->locked);
  app_watch_page_set_puzzle (self->watch_page, state);
  app_solutions_page_set_puzzle (self->solutions_page, &puzzle);
  app_watch_page_set_active (self->watch_page, self->page == APP_PAGE_WATCH);
  app_solutions_page_set_active (self->solutions_page, self->page == APP_PAGE_SOLUTIONS);

  app_window_update_board (self);
  app_window_enable_actions (self);
  app_window_enable_picker (self);
  app_window_notify_auto_marks (self);
  if (self->keep != NULL)
    app_window_update_solved (self);
}

void
app_window_document_changed_cb (AppWindow *self)
{
  self->stroke.goes_on = false;
  app_window_stop_solving (self);
  app_window_close_hint (self);
  app_window_update (self);
}

static void
app_window_selection_changed_cb (AppWindow *self)
{
  if (self->page != APP_PAGE_WATCH)
    app_window_update_board (self);
}

static gboolean
app_window_close_request (GtkWindow *window)
{
  AppWindow *self = APP_WINDOW (window);
  GameState queens = *game_document_get_state (self->documents[GAME_QUEENS]);
  int width;
  int height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (self->settings, "window-width", width);
  g_settings_set_int (self->settings, "window-height", height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));
  g_settings_set_int (self->settings, "queens-size", game_state_size (&queens));

  /* The window goes at once, and work that nobody waits for any more leaves the processors to what
   * is written last. */
  app_window_stop_solving (self);
  app_window_stop_checking (self);
  app_watch_page_set_active (self->watch_page, false);
  app_solutions_page_stop (self->solutions_page);
  gtk_widget_set_visible (GTK_WIDGET (self), false);
  app_window_close_keep (self);

  return GTK_WINDOW_CLASS (app_window_parent_class)->close_request (window);
}

static void
app_window_dispose (GObject *object)
{
  AppWindow *self = APP_WINDOW (object);

  app_window_drop_keep (self);
  app_window_close_popovers (self);
  app_window_stop_solving (self);
  g_clear_pointer (&self->job, game_job_slot_free);
  g_clear_pointer (&self->hint_job, game_job_slot_free);
  g_clear_pointer (&self->check_job, game_job_slot_free);
  g_cancellable_cancel (self->cancellable);

  G_OBJECT_CLASS (app_window_parent_class)->dispose (object);
}

static void
app_window_finalize (GObject *object)
{
  AppWindow *self = APP_WINDOW (object);

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      g_clear_object (&self->documents[kind]);
      g_clear_object (&self->saved[kind].file);
    }
  g_clear_object (&self->collection);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->settings);
  app_window_free_keep (self);

  G_OBJECT_CLASS (app_window_parent_class)->finalize (object);
}

static void
app_window_bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/window.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWindow, header);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, split);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, board);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, cover);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, continue_button);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, entry_bar);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, job_bar);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, play_page);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, watch_page);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, solutions_page);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, toast);
  gtk_widget_class_bind_template_callback (widget_class, app_window_selection_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_update_board);
  gtk_widget_class_bind_template_callback (widget_class, app_window_split_narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_board_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_key_released_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_square_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_square_entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_stroke_cancelled_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_square_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_square_held_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_menu_requested_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_alike_requested_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_size_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_cover_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_note_level);
  gtk_widget_class_bind_template_callback (widget_class, app_window_stop_cb);
}

static void
app_window_class_init (AppWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_window_dispose;
  object_class->finalize = app_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = app_window_close_request;

  g_type_ensure (APP_TYPE_BOARD);
  g_type_ensure (APP_TYPE_ENTRY_BAR);
  g_type_ensure (APP_TYPE_HEADER);
  g_type_ensure (APP_TYPE_JOB_BAR);
  g_type_ensure (APP_TYPE_PLAY_PAGE);
  g_type_ensure (APP_TYPE_SEGMENTS);
  g_type_ensure (APP_TYPE_SOLUTIONS_PAGE);
  g_type_ensure (APP_TYPE_SPLIT);
  g_type_ensure (APP_TYPE_TOAST);
  g_type_ensure (APP_TYPE_WATCH_PAGE);
  app_window_bind_template (widget_class);

  app_window_install_properties (klass);
  app_window_install_keep (klass);
  app_window_install_moves (widget_class);
  app_window_install_selection (widget_class);
  app_window_install_strokes (widget_class);
  app_window_install_picker (widget_class);
  app_window_install_new (widget_class);
  app_window_install_queens (widget_class);
  app_window_install_enter (widget_class);
  app_window_install_exchange (widget_class);
  app_window_install_save (widget_class);
  app_window_install_print (widget_class);
  app_window_install_solve (widget_class);
  app_window_install_check (widget_class);
  app_window_install_hint (widget_class);
  app_window_install_solved (widget_class);
  app_window_install_games (widget_class);
  app_window_install_library (widget_class);
}

/* An easy puzzle and an empty board, until something else is asked for. */
static void
app_window_init_documents (AppWindow *self)
{
  static const char line[] =
    "1.8.5.3.7693871...25.......8.47.......52931.......67.3.......12...1284364.1.3.5.8";
  GameState states[GAME_N_KINDS] = { game_state_new_sudoku (NULL), game_state_new_queens (8) };

  game_file_parse (line, SUDOKU_CELLS, &states[GAME_SUDOKU], NULL, NULL);
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      self->documents[kind] = game_document_new (&states[kind]);
      g_signal_connect_object (self->documents[kind], "changed",
                               G_CALLBACK (app_window_document_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
}

static void
app_window_init (AppWindow *self)
{
  self->job = game_job_slot_new (self);
  self->hint_job = game_job_slot_new (self);
  self->check_job = game_job_slot_new (self);
  self->cancellable = g_cancellable_new ();
  self->show_attacked = true;
  app_window_init_documents (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  app_window_init_exchange (self);
  app_window_init_hint (self);
  app_window_update (self);
}

static void
app_window_restore (AppWindow *self)
{
  int n = g_settings_get_int (self->settings, "queens-size");
  GameState queens = game_state_new_queens (n);

  if (n != game_state_size (game_document_get_state (self->documents[GAME_QUEENS])))
    {
      g_clear_object (&self->documents[GAME_QUEENS]);
      self->documents[GAME_QUEENS] = game_document_new (&queens);
      g_signal_connect_object (self->documents[GAME_QUEENS], "changed",
                               G_CALLBACK (app_window_document_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }

  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

AppWindow *
app_window_new (GtkApplication *application,
                GSettings      *settings)
{
  AppWindow *self = g_object_new (APP_TYPE_WINDOW, "application", application, NULL);

  self->settings = g_object_ref (settings);
  app_entry_bar_bind (self->entry_bar, settings);
  app_watch_page_bind_settings (self->watch_page, settings);
  app_window_restore (self);
  app_window_init_keep (self);
  app_play_page_bind_settings (self->play_page, settings);
  g_settings_bind (settings, "kind", self, "kind", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "page", self, "page", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-attacked", self, "show-attacked", G_SETTINGS_BIND_DEFAULT);
  app_window_add_view_settings (self);
  app_window_init_clock (self);
  app_window_init_solved (self);

  /* Only now, for another puzzle brings other cells, and GTK hands a lost focus on. */
  gtk_widget_grab_focus (GTK_WIDGET (self->board));

  return self;
}
