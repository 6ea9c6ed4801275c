/* The window: it owns the puzzles, hands their state down, and turns wishes into moves.
 *
 * Each kind of puzzle has a document of its own, so that going to the other one loses nothing.
 * Whatever changes, app_window_update () shows it, and nothing else does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-window-private.h"

#include <glib/gi18n-lib.h>

#include "game/game-file.h"

G_DEFINE_FINAL_TYPE (AppWindow, app_window, GTK_TYPE_APPLICATION_WINDOW)

enum { PROP_KIND = 1, PROP_PAGE, PROP_MODE, PROP_SHOW_ATTACKED, N_PROPS };

static GParamSpec *properties[N_PROPS];

/* In the order of GameKind and of AppPage, as settings and actions write them. */
static const char *const kind_names[GAME_N_KINDS] = { "sudoku", "queens" };
static const char *const page_names[APP_N_PAGES] = { "play", "watch", "solutions" };

static int
find_name (const char *const *names,
           int                n_names,
           const char        *name)
{
  for (int i = 0; i < n_names; i++)
    if (g_strcmp0 (names[i], name) == 0)
      return i;

  return 0;
}

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

static void
app_window_enable_actions (AppWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GameDocument *document = app_window_get_document (self);
  const GameState *state = game_document_get_state (document);
  bool playing = self->page == APP_PAGE_PLAY;
  const struct
  {
    const char *action;
    bool        enabled;
  } enabled[] = {
    { "win.undo", game_document_can_undo (document) },
    { "win.redo", game_document_can_redo (document) },
    { "win.solve", self->job == NULL && !game_state_is_solved (state) },
    { "win.stop", self->job != NULL },
    { "win.digit", playing && self->kind == GAME_SUDOKU },
    { "win.erase", playing },
    { "win.about-puzzle", self->kind == GAME_SUDOKU && !is_empty_sudoku (state) },
    { "win.restart", !game_state_is_untouched (state) },
    { "win.fix-givens", self->kind == GAME_SUDOKU && !game_state_is_untouched (state) },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (enabled); i++)
    gtk_widget_action_set_enabled (widget, enabled[i].action, enabled[i].enabled);
}

static void
app_window_get_scene (AppWindow  *self,
                      PaintScene *scene,
                      GameState  *shown)
{
  const GameState *state = app_window_get_state (self);
  PaintView view = {
    .show_peers = true,
    .show_same = true,
    .show_attacked = self->show_attacked,
    .marks_in_places = true,
  };

  if (self->page == APP_PAGE_WATCH)
    {
      app_watch_page_get_scene (self->watch_page, scene, shown);
      return;
    }

  if (self->page == APP_PAGE_SOLUTIONS
      && app_solutions_page_get_scene (self->solutions_page, scene, shown))
    return;

  *shown = *state;
  if (self->kind == GAME_SUDOKU)
    view.selected = game_squares_of (app_board_get_current (self->board));

  paint_scene_init (scene, state, &view);
  app_hint_panel_add_scene (app_play_page_get_hint_panel (self->play_page), scene);
}

void
app_window_update_board (AppWindow *self)
{
  PaintScene scene;
  GameState shown;

  app_window_get_scene (self, &scene, &shown);
  app_board_set_scene (self->board, &scene, &shown);
}

/* The one place where state comes down into the window. */
static void
app_window_update (AppWindow *self)
{
  const GameState *state = app_window_get_state (self);

  gtk_menu_button_set_label (self->kind_button,
                             self->kind == GAME_SUDOKU ? _("Sudoku") : _("Queens"));
  gtk_stack_set_visible_child_name (self->pages, page_names[self->page]);

  app_play_page_set_state (self->play_page, state);
  app_watch_page_set_puzzle (self->watch_page, state);
  app_solutions_page_set_puzzle (self->solutions_page, state);
  app_watch_page_set_active (self->watch_page, self->page == APP_PAGE_WATCH);
  app_solutions_page_set_active (self->solutions_page, self->page == APP_PAGE_SOLUTIONS);

  app_window_update_board (self);
  app_window_enable_actions (self);
}

static void
app_window_document_changed_cb (AppWindow *self)
{
  app_window_stop_solving (self);
  app_window_close_hint (self);
  app_window_update (self);
}

static void
app_window_current_changed_cb (AppWindow *self)
{
  if (self->page == APP_PAGE_PLAY)
    app_window_update_board (self);
}

void
app_window_set_page (AppWindow *self,
                     AppPage    page)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (self->page == page)
    return;

  /* A page that goes must not take the focus with it. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->pages)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));

  self->page = page;
  app_window_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

void
app_window_set_kind (AppWindow *self,
                     GameKind   kind)
{
  if (self->kind == kind)
    return;

  self->kind = kind;
  app_window_document_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KIND]);
}

/* A key on the board: the search that is watched comes first. */
static gboolean
app_window_board_key_cb (AppWindow       *self,
                         unsigned int     keyval,
                         unsigned int     keycode,
                         GdkModifierType  state)
{
  return self->page == APP_PAGE_WATCH
         && app_watch_page_press_key (self->watch_page, keyval, state);
}

static bool
app_window_dismiss (AppWindow *self)
{
  bool toast = gtk_widget_get_visible (GTK_WIDGET (self->toast));
  bool hint = app_window_close_hint (self);

  app_toast_hide (self->toast);

  return toast || hint;
}

/* A digit or Delete anywhere in the window means the board, unless something took it before; Escape
 * takes away what came by itself. */
static gboolean
app_window_key_cb (AppWindow       *self,
                   unsigned int     keyval,
                   unsigned int     keycode,
                   GdkModifierType  state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (keyval == GDK_KEY_Escape)
    return app_window_dismiss (self);

  if (self->page != APP_PAGE_PLAY || (focus != NULL && GTK_IS_EDITABLE (focus)))
    return false;

  return app_window_press_hint_key (self, keyval, state)
         || app_board_press_key (self->board, keyval, keycode, state);
}

static gboolean
app_window_close_request (GtkWindow *window)
{
  AppWindow *self = APP_WINDOW (window);
  GameState queens = *game_document_get_state (self->documents[GAME_QUEENS]);
  int width;
  int height;

  app_window_stop_solving (self);
  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (self->settings, "window-width", width);
  g_settings_set_int (self->settings, "window-height", height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));
  g_settings_set_int (self->settings, "queens-size", game_state_size (&queens));

  return GTK_WINDOW_CLASS (app_window_parent_class)->close_request (window);
}

static void
app_window_get_property (GObject      *object,
                         unsigned int  id,
                         GValue       *value,
                         GParamSpec   *pspec)
{
  AppWindow *self = APP_WINDOW (object);

  switch (id)
    {
    case PROP_KIND:
      g_value_set_static_string (value, kind_names[self->kind]);
      break;
    case PROP_PAGE:
      g_value_set_static_string (value, page_names[self->page]);
      break;
    case PROP_MODE:
      g_value_set_static_string (value, self->marks ? "marks" : "digit");
      break;
    case PROP_SHOW_ATTACKED:
      g_value_set_boolean (value, self->show_attacked);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
app_window_set_property (GObject      *object,
                         unsigned int  id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  AppWindow *self = APP_WINDOW (object);

  switch (id)
    {
    case PROP_KIND:
      app_window_set_kind (self, find_name (kind_names, GAME_N_KINDS, g_value_get_string (value)));
      break;
    case PROP_PAGE:
      app_window_set_page (self, find_name (page_names, APP_N_PAGES, g_value_get_string (value)));
      break;
    case PROP_MODE:
      self->marks = g_strcmp0 (g_value_get_string (value), "marks") == 0;
      break;
    case PROP_SHOW_ATTACKED:
      self->show_attacked = g_value_get_boolean (value);
      app_window_update_board (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
app_window_dispose (GObject *object)
{
  AppWindow *self = APP_WINDOW (object);

  app_window_stop_solving (self);
  if (self->hint_job != NULL)
    game_job_stop (self->hint_job);
  g_clear_object (&self->hint_job);
  g_cancellable_cancel (self->cancellable);

  G_OBJECT_CLASS (app_window_parent_class)->dispose (object);
}

static void
app_window_finalize (GObject *object)
{
  AppWindow *self = APP_WINDOW (object);

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    g_clear_object (&self->documents[kind]);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (app_window_parent_class)->finalize (object);
}

static void
app_window_install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  properties[PROP_KIND] = g_param_spec_string ("kind", NULL, NULL, kind_names[0], flags);
  properties[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, page_names[0], flags);
  properties[PROP_MODE] = g_param_spec_string ("mode", NULL, NULL, "digit", flags);
  properties[PROP_SHOW_ATTACKED] = g_param_spec_boolean ("show-attacked", NULL, NULL, true, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
app_window_bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/window.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWindow, header_bar);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, new_label);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, kinds);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, kind_button);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, hint_label);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, solve_button);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, main_menu);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, narrow_menu);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, title_bar);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, split);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, board);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, job_bar);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, play_page);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, watch_page);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, solutions_page);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, toast);
  gtk_widget_class_bind_template_callback (widget_class, app_window_current_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_update_board);
  gtk_widget_class_bind_template_callback (widget_class, app_window_title_narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_split_narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_board_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_square_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_digit_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_erase_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_size_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_stop_cb);
}

static void
app_window_class_init (AppWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_window_dispose;
  object_class->finalize = app_window_finalize;
  object_class->get_property = app_window_get_property;
  object_class->set_property = app_window_set_property;
  GTK_WINDOW_CLASS (klass)->close_request = app_window_close_request;

  g_type_ensure (APP_TYPE_BOARD);
  g_type_ensure (APP_TYPE_JOB_BAR);
  g_type_ensure (APP_TYPE_PLAY_PAGE);
  g_type_ensure (APP_TYPE_SOLUTIONS_PAGE);
  g_type_ensure (APP_TYPE_SPLIT);
  g_type_ensure (APP_TYPE_TITLE_BAR);
  g_type_ensure (APP_TYPE_TOAST);
  g_type_ensure (APP_TYPE_WATCH_PAGE);
  app_window_install_properties (object_class);
  app_window_bind_template (widget_class);

  gtk_widget_class_install_property_action (widget_class, "win.kind", "kind");
  gtk_widget_class_install_property_action (widget_class, "win.page", "page");
  gtk_widget_class_install_property_action (widget_class, "win.mode", "mode");
  gtk_widget_class_install_property_action (widget_class, "win.show-attacked", "show-attacked");
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
  app_window_install_moves (widget_class);
  app_window_install_new (widget_class);
  app_window_install_exchange (widget_class);
  app_window_install_solve (widget_class);
  app_window_install_hint (widget_class);
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

/* A menu button is a frame around the button that can be pressed: that one has the name. Newer GTK
 * names it after the frame, which is known by its tooltip, so that this must be the same. */
static void
name_menu_button (GtkMenuButton *menu_button,
                  const char    *name)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (menu_button));

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static void
app_window_init (AppWindow *self)
{
  self->cancellable = g_cancellable_new ();
  self->show_attacked = true;
  app_window_init_documents (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  /* Translators: the button with the menu of new puzzles */
  name_menu_button (self->new_button, _("New"));
  name_menu_button (self->menu_button, _("Main Menu"));
  name_menu_button (self->kind_button, _("Sudoku or Queens"));
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
  app_window_restore (self);
  app_window_add_hint_settings (self);
  g_settings_bind (settings, "kind", self, "kind", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "page", self, "page", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-attacked", self, "show-attacked", G_SETTINGS_BIND_DEFAULT);

  /* Only now, for another puzzle brings other cells, and GTK hands a lost focus on. */
  gtk_widget_grab_focus (GTK_WIDGET (self->board));

  return self;
}
