/* The window: it hands the state of the puzzles down, and requests on to the controllers.
 *
 * The session announces every change of the puzzles; app_window_session_changed_cb () is the one
 * listener of the window. It marks what is stale, and the next frame shows all of it at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include "app/dialogs/app-unsaved.h"
#include "app/files/app-writing.h"
#include "app/play/app-entry-bar.h"
#include "app/widgets/app-adaptive-bin.h"
#include "app/widgets/app-enums.h"
#include "app/widgets/app-notice.h"
#include "app/widgets/app-progress.h"
#include "app/widgets/app-split.h"
#include "app/widgets/app-zoom-area.h"
#include "app/window/app-replaced.h"

G_DEFINE_FINAL_TYPE (AppWindow, app_window, GTK_TYPE_APPLICATION_WINDOW)

/* The name of a value of an enum that is a property of the window, as settings, actions, the stack
 * of pages and the saved session spell it. */
static const char *
get_nick (GType type,
          int   value)
{
  return g_enum_get_value (g_type_class_peek (type), value)->value_nick;
}

/* A window that is not seen has no frames: what is stale then waits for the first one. The actions
 * do not wait, because the next key may come before the frame. */
static void
app_window_queue_update (AppWindow *self,
                         AppStale   stale)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  self->stale |= stale;
  app_window_enable_actions (self);
  if (clock != NULL)
    gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_UPDATE);
}

/* The first time, or again: then the work of its pages that closing stopped goes on. */
static void
app_window_mapped_cb (AppWindow *self)
{
  app_window_queue_update (self, APP_STALE_STATE);
}

/* The one listener to what is played. */
static void
app_window_session_changed_cb (AppWindow      *self,
                               GamePlayChange  flags)
{
  bool has_state = (flags & GAME_PLAY_STATE) != 0;
  AppStale stale = 0;

  if (has_state)
    app_window_continue (self);

  /* Its Undo would take back more than it says. */
  if (has_state && !app_session_can_bring_back (self->session))
    app_toast_withdraw (self->toast, "win.bring-back");

  if ((flags & (GAME_PLAY_STATE | GAME_PLAY_FACTS)) != 0)
    stale |= APP_STALE_STATE;
  if ((flags & GAME_PLAY_SAVEPOINTS) != 0)
    stale |= APP_STALE_PANELS;
  if ((flags & GAME_PLAY_CLOCK) != 0)
    stale |= APP_STALE_CLOCK;
  if ((flags & GAME_PLAY_FINISHED) != 0)
    stale |= APP_STALE_FINISHED;
  if (has_state && (flags & GAME_PLAY_SELECTION) != 0)
    stale |= APP_STALE_SELECTION;
  app_window_queue_update (self, stale);
}

/* Settings, the selection, a hint, a replay, or the scene of a page. */
static void
app_window_board_changed_cb (AppWindow *self)
{
  app_window_queue_update (self, APP_STALE_BOARD);
}

static void
app_window_clock_ticked_cb (AppWindow *self)
{
  app_window_queue_update (self, APP_STALE_CLOCK);
}

/* The setting: a puzzle whose clock is not shown cannot be paused. */
static void
app_window_clock_changed_cb (AppWindow *self)
{
  if (!app_window_can_pause (self))
    app_window_continue (self);
  app_window_queue_update (self, APP_STALE_STATE);
}

/* Properties of the input are properties of the window too, by the same names. */
static void
app_window_input_notify_cb (AppWindow  *self,
                            GParamSpec *pspec)
{
  app_window_queue_update (self, APP_STALE_INPUT);
  g_object_notify (G_OBJECT (self), pspec->name);
}

static void
app_window_size_picked_cb (AppWindow *self,
                           int        n)
{
  app_replaced_show (app_session_set_free_size (self->session, n), self->toast, NULL);
}

/* A key on the board: the search that is watched comes first. */
static gboolean
app_window_board_key_cb (AppWindow       *self,
                         unsigned int     keyval,
                         unsigned int     keycode,
                         GdkModifierType  state)
{
  app_window_settle (self);

  return self->page == APP_PAGE_WATCH
         && app_watch_page_press_key (self->watch_page, keyval, state);
}

/* Ends the first of these that there is: a message or a hint, a pause, a replay, what the user is
 * doing on the board. */
static bool
app_window_dismiss (AppWindow *self)
{
  bool toast = gtk_widget_get_visible (GTK_WIDGET (self->toast));
  bool hint = app_hinter_close (self->hinter);

  app_toast_hide (self->toast);
  if (toast || hint)
    return true;

  return app_window_continue (self) || app_completion_end_replay (self->completion)
         || app_input_dismiss (self->input);
}

static gboolean
app_window_key_cb (AppWindow       *self,
                   unsigned int     keyval,
                   unsigned int     keycode,
                   GdkModifierType  state)
{
  app_window_settle (self);
  if (keyval == GDK_KEY_Escape)
    return app_window_dismiss (self);

  /* Wherever the focus is: on a button of the title bar, say. */
  if (self->page == APP_PAGE_WATCH && app_watch_page_press_key (self->watch_page, keyval, state))
    return true;

  return app_input_press_key (self->input, keyval, keycode, state);
}

/* Also where the window is left, for whoever comes to hear of the release then. */
static void
app_window_key_released_cb (AppWindow *self)
{
  app_input_release_key (self->input);
}

/* A button hears of a press only when it ends, so that this one comes here first. */
static void
app_window_pressed_cb (AppWindow          *self,
                       int                 n_press,
                       double              x,
                       double              y,
                       GtkEventController *gesture)
{
  app_input_press_around (self->input, gtk_event_controller_get_widget (gesture), x, y);
}

static void
app_window_paused_cb (AppWindow *self)
{
  app_toast_hide (self->toast);
  app_hinter_close (self->hinter);
  app_window_queue_update (self, 0);
}

static void
app_window_active_changed_cb (AppWindow *self)
{
  app_session_set_watched (self->session, gtk_window_is_active (GTK_WINDOW (self)),
                           self->page == APP_PAGE_PLAY);
  if (gtk_window_is_active (GTK_WINDOW (self)))
    app_notice_withdraw ();
}

static void
app_window_page_changed_cb (AppWindow *self)
{
  app_window_active_changed_cb (self);
  app_session_touch (self->session);
  app_window_continue (self);
  app_window_queue_update (self, APP_STALE_STATE | APP_STALE_SELECTION);
}

static void
app_window_play_requested_cb (AppWindow *self)
{
  app_window_set_page (self, APP_PAGE_PLAY);
}

/* Nothing is saved that is not shown, whatever becomes of the frames. */
static void
app_window_collect_cb (AppWindow   *self,
                       GameSession *session)
{
  const char *method;

  app_window_update (self);
  g_strlcpy (session->page, get_nick (APP_TYPE_PAGE, self->page), sizeof session->page);
  g_strlcpy (session->mode, get_nick (APP_TYPE_MODE, app_input_get_mode (self->input)),
             sizeof session->mode);
  session->position = app_watch_page_get_position (self->watch_page, &method, &session->by_column);
  g_strlcpy (session->method, method, sizeof session->method);
}

static void
app_window_failed_cb (AppWindow  *self,
                      const char *message)
{
  app_toast_show (self->toast, message, NULL, NULL);
}

/* Out of sight, with all other windows: a dialog for a file ends with this one. Work that nobody
 * waits for any more leaves the processors to what is written last. No update begins it again: this
 * one is the last that shows another puzzle. */
static void
app_window_leave (AppWindow *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  gtk_widget_set_visible (GTK_WIDGET (self), false);
  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr(GtkWidget) other = g_list_model_get_item (windows, i - 1);

      gtk_widget_set_visible (other, false);
    }

  app_window_update (self);
  app_maker_drop (self->maker);
  app_hinter_close (self->hinter);
  app_checker_stop (self->checker);
  app_watch_page_set_active (self->watch_page, false);
  app_solutions_page_set_active (self->solutions_page, false);
  app_solutions_page_stop (self->solutions_page);
}

static gboolean
app_window_close_request (GtkWindow *window)
{
  AppWindow *self = APP_WINDOW (window);
  g_autofree char *reason = NULL;

  app_window_leave (self);
  if (app_writing_is_under_way (window))
    return true;

  g_signal_handlers_block_by_func (self->session, app_window_session_changed_cb, self);
  reason = app_session_close (self->session);
  if (reason == NULL)
    {
      app_watch_page_end_example (self->watch_page);
      return GTK_WINDOW_CLASS (app_window_parent_class)->close_request (window);
    }

  g_signal_handlers_unblock_by_func (self->session, app_window_session_changed_cb, self);
  gtk_window_present (window);
  gtk_window_present (GTK_WINDOW (app_unsaved_new (window, reason)));

  return true;
}

static void
app_window_dispose (GObject *object)
{
  AppWindow *self = APP_WINDOW (object);
  gpointer controllers[] = { self->session, self->maker, self->hinter, self->checker,
                             self->import, self->output, self->square_menu, self->keeper };

  for (size_t i = 0; i < G_N_ELEMENTS (controllers); i++)
    if (controllers[i] != NULL)
      g_object_run_dispose (controllers[i]);

  G_OBJECT_CLASS (app_window_parent_class)->dispose (object);
}

static void
app_window_finalize (GObject *object)
{
  AppWindow *self = APP_WINDOW (object);
  gpointer owned[] = { self->settings, self->maker, self->hinter, self->checker, self->import,
                       self->output, self->square_menu, self->keeper, self->completion,
                       self->input, self->session };

  for (size_t i = 0; i < G_N_ELEMENTS (owned); i++)
    g_clear_object (&owned[i]);

  G_OBJECT_CLASS (app_window_parent_class)->finalize (object);
}

static void
app_window_add_controllers (AppWindow *self)
{
  GtkWidget *progress = app_window_get_child (self, "progress");

  app_session_bind (self->session, self->settings);
  app_input_bind (self->input, self->settings, self->board, self->toast);
  self->maker = app_maker_new (self->session, self->settings, self->board,
                               APP_PROGRESS (progress), self->toast);
  self->hinter = app_hinter_new (self->session, self->settings,
                                 app_play_page_get_hint_panel (self->play_page));
  self->checker = app_checker_new (self->session, self->settings, self->toast);
  self->import = app_import_new (self->session, GTK_WINDOW (self), self->board, self->toast);
  self->output = app_output_new (self->session, self->settings, GTK_WINDOW (self), self->toast,
                                 (AppSceneFunc) app_window_get_scene, self);
  self->square_menu = app_square_menu_new (self->session, self->settings, self->board);
  self->keeper = app_keeper_new (self->session, self->toast);
  self->completion = app_completion_new (self->session, self->settings, self->play_page,
                                         self->board);
}

/* What marks something as stale, or asks the window for something. */
static void
app_window_connect (AppWindow *self)
{
  const struct
  {
    gpointer    object;
    const char *signal;
    GCallback   callback;
  } connections[] = {
    { self->session, "changed", G_CALLBACK (app_window_session_changed_cb) },
    { self->session, "tick", G_CALLBACK (app_window_clock_ticked_cb) },
    { self->session, "play-requested", G_CALLBACK (app_window_play_requested_cb) },
    { self->session, "collect", G_CALLBACK (app_window_collect_cb) },
    { self->session, "failed", G_CALLBACK (app_window_failed_cb) },
    { self->input, "changed", G_CALLBACK (app_window_board_changed_cb) },
    { self->input, "notify", G_CALLBACK (app_window_input_notify_cb) },
    { self->board, "square-pressed", G_CALLBACK (app_window_lesson_pressed_cb) },
    { self->board, "square-activated", G_CALLBACK (app_window_lesson_activated_cb) },
    { self->hinter, "changed", G_CALLBACK (app_window_board_changed_cb) },
    { self->completion, "changed", G_CALLBACK (app_window_board_changed_cb) },
    { self->import, "changed", G_CALLBACK (app_window_enable_actions) },
    { self->maker, "changed", G_CALLBACK (app_window_enable_actions) },
    { self->input, "notify::mode", G_CALLBACK (app_window_mode_changed_cb) },
    { self->settings, "changed::show-clock", G_CALLBACK (app_window_clock_changed_cb) },
    { self->settings, "changed::highlight-peers", G_CALLBACK (app_window_board_changed_cb) },
    { self->settings, "changed::highlight-same", G_CALLBACK (app_window_board_changed_cb) },
    { self->settings, "changed::marks-in-places", G_CALLBACK (app_window_board_changed_cb) },
    { self->settings, "changed::pad-order", G_CALLBACK (app_window_board_changed_cb) },
    { self->settings, "changed::show-attacked", G_CALLBACK (app_window_board_changed_cb) },
    { self->settings, "changed::check-level", G_CALLBACK (app_window_board_changed_cb) },
    { self, "realize", G_CALLBACK (app_window_realized_cb) },
    { self, "map", G_CALLBACK (app_window_mapped_cb) },
    { self, "notify::is-active", G_CALLBACK (app_window_active_changed_cb) },
    { self, "notify::focus-widget", G_CALLBACK (app_window_focus_changed_cb) },
    { self, "notify::page", G_CALLBACK (app_window_page_changed_cb) },
    { self, "notify::page", G_CALLBACK (app_window_show_pane) },
    { self->toast, "shown", G_CALLBACK (app_window_message_shown_cb) },
    { app_play_page_get_hint_panel (self->play_page), "shown", G_CALLBACK (app_window_show_pane) },
    { app_play_page_get_solved (self->play_page), "notify::visible",
      G_CALLBACK (app_window_show_card_cb) },
    { self, "notify::paused", G_CALLBACK (app_window_paused_cb) },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (connections); i++)
    g_signal_connect_object (connections[i].object, connections[i].signal,
                             connections[i].callback, self, G_CONNECT_SWAPPED);
}

static void
app_window_constructed (GObject *object)
{
  AppWindow *self = APP_WINDOW (object);

  G_OBJECT_CLASS (app_window_parent_class)->constructed (object);

  app_window_add_controllers (self);
  app_window_connect (self);
  app_window_connect_zooms (self);
  app_entry_bar_bind (APP_ENTRY_BAR (app_window_get_child (self, "entry_bar")), self->settings);
  app_watch_page_bind_settings (self->watch_page, self->settings);
  app_play_page_bind_settings (self->play_page, self->settings);
  app_solutions_page_bind_settings (self->solutions_page, self->settings);
  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "kind", self, "kind", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "page", self, "page", G_SETTINGS_BIND_DEFAULT);

  /* Only now, for another puzzle brings other cells, and GTK hands a lost focus on. */
  app_window_queue_update (self, APP_STALE_ALL);
  app_window_settle (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The board of Watch is not pressed, but what is below its panel plays. */
static void
app_window_place_on_board (AppWindow    *self,
                           GtkWidget    *overlay,
                           GtkWidget    *toast,
                           GdkRectangle *area)
{
  GtkWidget *board = gtk_widget_get_ancestor (GTK_WIDGET (self->board), GTK_TYPE_OVERLAY);
  graphene_rect_t bounds;
  int minimum;

  if (!gtk_widget_compute_bounds (board, overlay, &bounds))
    return;

  gtk_widget_measure (toast, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  area->x = bounds.origin.x;
  area->width = MAX (bounds.size.width, minimum);
  gtk_widget_measure (toast, GTK_ORIENTATION_VERTICAL, area->width, NULL, &area->height, NULL,
                      NULL);
  area->y = bounds.origin.y + bounds.size.height - area->height;
}

/* A message stands where it covers nothing that is pressed: on top of the words of Play, on the
 * board of Watch, at the bottom of Solutions. */
static gboolean
app_window_place_toast_cb (GtkWidget    *overlay,
                           GtkWidget    *toast,
                           GdkRectangle *area,
                           AppWindow    *self)
{
  GtkWidget *words = app_play_page_get_words (self->play_page);
  graphene_rect_t bounds;

  area->x = 0;
  area->width = gtk_widget_get_width (overlay);
  gtk_widget_measure (toast, GTK_ORIENTATION_VERTICAL, area->width, NULL, &area->height, NULL,
                      NULL);
  area->y = MAX (gtk_widget_get_height (overlay) - area->height, 0);
  if (self->page == APP_PAGE_PLAY && gtk_widget_get_visible (words)
      && gtk_widget_compute_bounds (words, overlay, &bounds))
    area->y = MIN (area->y, (int) bounds.origin.y);
  if (self->page == APP_PAGE_WATCH)
    app_window_place_on_board (self, overlay, toast, area);

  return true;
}

static void
app_window_bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/window.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWindow, header);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, board);
  gtk_widget_class_bind_template_child_full (widget_class, "board_area", false, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "cover", false, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "split", false, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "entry_bar", false, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "progress", false, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "pages", false, 0);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, play_page);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, watch_page);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, solutions_page);
  gtk_widget_class_bind_template_child (widget_class, AppWindow, toast);
  gtk_widget_class_bind_template_callback (widget_class, app_window_board_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_board_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_get_caption_opacity);
  gtk_widget_class_bind_template_callback (widget_class, app_window_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_key_released_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_place_toast_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_size_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_window_continue);
}

static void
app_window_class_init (AppWindowClass *klass)
{
  const GType types[] = { APP_TYPE_BOARD, APP_TYPE_ENTRY_BAR, APP_TYPE_HEADER, APP_TYPE_PROGRESS,
                          APP_TYPE_PLAY_PAGE, APP_TYPE_ADAPTIVE_BIN, APP_TYPE_SOLUTIONS_PAGE,
                          APP_TYPE_SPLIT, APP_TYPE_TOAST, APP_TYPE_WATCH_PAGE,
                          APP_TYPE_ZOOM_AREA };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = app_window_constructed;
  object_class->dispose = app_window_dispose;
  object_class->finalize = app_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = app_window_close_request;

  for (size_t i = 0; i < G_N_ELEMENTS (types); i++)
    g_type_ensure (types[i]);
  app_window_bind_template (widget_class);

  app_window_install_properties (klass);
  app_window_install_actions (widget_class);
}

static void
app_window_init (AppWindow *self)
{
  self->session = app_session_new ();
  self->input = app_input_new (self->session);

  gtk_widget_init_template (GTK_WIDGET (self));
}

AppWindow *
app_window_new (GtkApplication *application,
                GSettings      *settings)
{
  return g_object_new (APP_TYPE_WINDOW, "application", application, "settings", settings, NULL);
}

static void
app_window_restore (AppWindow  *self,
                    const char *property,
                    GType       type,
                    const char *nick)
{
  const GEnumValue *value = g_enum_get_value_by_nick (g_type_class_peek (type), nick);

  if (value != NULL)
    g_object_set (self, property, value->value, NULL);
}

void
app_window_keep (AppWindow  *self,
                 const char *folder)
{
  g_autoptr(GameSession) session = NULL;

  g_return_if_fail (APP_IS_WINDOW (self));

  session = app_session_keep (self->session, folder);
  if (session == NULL)
    return;

  app_window_restore (self, "page", APP_TYPE_PAGE, session->page);
  app_window_restore (self, "mode", APP_TYPE_MODE, session->mode);
  app_window_settle (self);
  if (session->method[0] != '\0')
    app_watch_page_restore (self->watch_page, session->method, session->by_column,
                            session->position);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
app_window_play_queens (AppWindow *self,
                        int        n)
{
  GameState wanted = game_state_new_queens (CLAMP (n, 1, QUEENS_MAX));

  g_return_if_fail (APP_IS_WINDOW (self));

  app_session_set_kind (self->session, wanted.kind);
  app_window_set_page (self, APP_PAGE_PLAY);
  if (app_session_is_entering (self->session)
      || !game_state_same_puzzle (app_window_get_state (self), &wanted))
    app_maker_start (self->maker, &wanted);
}

void
app_window_open_file (AppWindow *self,
                      GFile     *file)
{
  g_return_if_fail (APP_IS_WINDOW (self));

  app_import_open_file (self->import, file);
}

void
app_window_open_text (AppWindow  *self,
                      const char *text)
{
  g_return_if_fail (APP_IS_WINDOW (self));

  app_import_open_text (self->import, text);
}
