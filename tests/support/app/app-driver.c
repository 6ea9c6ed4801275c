/* Drives windows of the program in process.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "support/app/app-driver.h"

#include <locale.h>

#include "app/app-application.h"
#include "game/files/game-file.h"
#include "game/jobs/game-job.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"

static GtkApplication *application;
static GSettings *settings;

/* How many jobs there are: worked at, or still held by somebody. */
static int n_jobs;
static void (*construct_job) (GObject *job);
static void (*finalize_job) (GObject *job);

static void
job_constructed_cb (GObject *job)
{
  g_atomic_int_inc (&n_jobs);
  construct_job (job);
}

/* On any thread. */
static void
job_finalized_cb (GObject *job)
{
  finalize_job (job);
  g_atomic_int_add (&n_jobs, -1);
  g_main_context_wakeup (NULL);
}

static void
count_jobs (void)
{
  GObjectClass *klass = g_type_class_ref (GAME_TYPE_JOB);

  construct_job = klass->constructed;
  finalize_job = klass->finalize;
  klass->constructed = job_constructed_cb;
  klass->finalize = job_finalized_cb;
}

void
ui_wait_for_all_jobs (void)
{
  wait_for (g_atomic_int_get (&n_jobs) == 0, "the end of all jobs");
}

/* Messages. */

static GLogFunc log_message;

/* A pointer that comes to a popover makes GTK 4.8 look for a tip there half a second later, even
 * where the surface of the popover, or of its window, is gone by then: gtk_tooltip_show_tooltip ()
 * complains, and nothing comes of it.
 *
 * The path bar of GTK 4.18 complains in a dialog for files that changes its folder, or is closed,
 * while it still looks up one (gtk_path_bar_set_file_finish ()). What the program removes from a
 * box comes to the gtk_box_remove () below. */
static bool
is_of_no_account (const char *message)
{
  static const char *const beginnings[] = {
    "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed",
    "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed",
    "_gtk_widget_find_at_coords: assertion 'GDK_IS_SURFACE (surface)' failed",
#if GTK_CHECK_VERSION (4, 14, 0)
    "gtk_box_remove: assertion ",
#endif
  };

  for (size_t i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (g_str_has_prefix (message, beginnings[i]))
      return true;

  return false;
}

static void
log_cb (const char     *domain,
        GLogLevelFlags  level,
        const char     *message,
        gpointer        data)
{
  if (!is_of_no_account (message))
    log_message (domain, level, message, data);
}

static gboolean
is_fatal_cb (const char     *domain,
             GLogLevelFlags  level,
             const char     *message,
             gpointer        data)
{
  return !is_of_no_account (message);
}

#if GTK_CHECK_VERSION (4, 14, 0)
/* In place of GTK's own for the program, though not for GTK itself, whose complaints about boxes
 * are of no account: the program removes from a box only what is in it. */
void
gtk_box_remove (GtkBox    *box,
                GtkWidget *child)
{
  g_assert_true (gtk_widget_get_parent (child) == GTK_WIDGET (box));
  gtk_widget_unparent (child);
}

static char *announced;

/* In place of GTK's own: its accessibility for tests (GTK_A11Y=test) has no announcements, and GTK
 * 4.18 calls the function that is missing there. */
void
gtk_accessible_announce (GtkAccessible                     *accessible,
                         const char                        *message,
                         GtkAccessibleAnnouncementPriority  priority)
{
  g_free (announced);
  announced = g_strdup (message);
}

const char *
ui_get_announced (void)
{
  return announced;
}

/* A path bar of GTK 4.18 that is told of its folder after it was freed uses itself nevertheless:
 * the tests, which close dialogs faster than anybody, keep them all. */
static void (*construct_chooser) (GObject *chooser);

static void
chooser_constructed_cb (GObject *chooser)
{
  construct_chooser (chooser);
  g_object_ref (ui_find (GTK_WIDGET (chooser), g_type_from_name ("GtkPathBar")));
}
#endif

static void
keep_path_bars (void)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  GObjectClass *klass = g_type_class_ref (GTK_TYPE_FILE_CHOOSER_DIALOG);

  construct_chooser = klass->constructed;
  klass->constructed = chooser_constructed_cb;
#endif
}

/* Windows. */

static void
run_tests_cb (GtkApplication *app,
              int            *status)
{
  application = app;
  g_signal_handlers_disconnect_by_func (app, run_tests_cb, status);     /* only the first time */
  gtk_window_destroy (gtk_application_get_active_window (app));
  g_application_hold (G_APPLICATION (app));

  *status = g_test_run ();

  g_application_release (G_APPLICATION (app));
}

void
ui_expect_long_press (bool is_expected)
{
  enum { HOUR_MS = 60 * 60 * 1000 };

  g_object_set (gtk_settings_get_default (), "gtk-long-press-time", is_expected ? 1 : HOUR_MS,
                NULL);
}

int
ui_run_with_windows (int    argc,
                     char **argv,
                     void (*add_tests) (void))
{
  g_autoptr(AppApplication) app = NULL;
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  int status = 1;

  g_setenv ("XDG_DATA_HOME", folder, true);     /* the user's own games are left alone */
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");        /* gtk_test_init () sets one that may not be there */
  ui_expect_long_press (false);
  log_message = g_log_set_default_handler (log_cb, NULL);
  settings = g_settings_new (APP_ID);
  count_jobs ();
  keep_path_bars ();
  add_tests ();

  app = app_application_new (G_APPLICATION_NON_UNIQUE);
  g_signal_connect_after (app, "activate", G_CALLBACK (run_tests_cb), &status);
  g_application_run (G_APPLICATION (app), 0, NULL);

  g_clear_object (&settings);
  remove_all (folder);

  return status;
}

GtkApplication *
ui_get_application (void)
{
  return application;
}

AppWindow *
ui_open_window_of_width (int width)
{
  AppWindow *window = app_window_new (application, settings);

  g_test_log_set_fatal_handler (is_fatal_cb, NULL);     /* until the end of the case */
  gtk_window_set_default_size (GTK_WINDOW (window), width, 700);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

AppWindow *
ui_open_window (void)
{
  return ui_open_window_of_width (1000);
}

AppWindow *
ui_open_kept (const char *folder)
{
  AppWindow *window = ui_open_window ();

  app_window_keep (window, folder);
  ui_wait_for_frame (window);

  return window;
}

bool
ui_session_says (const char *folder,
                 const char *text)
{
  g_autofree char *path = g_build_filename (folder, "session", NULL);
  g_autofree char *session = NULL;

  return g_file_get_contents (path, &session, NULL, NULL) && strstr (session, text) != NULL;
}

void
ui_close_window (AppWindow *window)
{
  gtk_window_close (GTK_WINDOW (window));
  run_pending ();
}

GSettings *
ui_get_settings (void)
{
  return settings;
}

/* Actions. */

void
ui_act_with (AppWindow  *window,
             const char *action,
             GVariant   *target)
{
  g_autoptr(GVariant) owned = target == NULL ? NULL : g_variant_ref_sink (target);

  g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (window), action, owned));
}

void
ui_act (AppWindow  *window,
        const char *action)
{
  ui_act_with (window, action, NULL);
}

/* A button for the action would be as sensitive. */
bool
ui_is_enabled (void       *within,
               const char *action)
{
  GtkWidget *button = gtk_button_new ();
  bool enabled;

  gtk_widget_set_parent (button, within);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  enabled = gtk_widget_get_sensitive (button);
  gtk_widget_unparent (button);

  return enabled;
}

void
ui_choose (AppWindow  *window,
           const char *what,
           const char *word)
{
  g_autofree char *action = g_strconcat ("win.", what, NULL);

  ui_act_with (window, action, g_variant_new_string (word));
}

int
ui_get_number (AppWindow  *window,
               const char *what)
{
  int number;

  g_object_get (window, what, &number, NULL);

  return number;
}

const char *
ui_get_choice (AppWindow  *window,
               const char *what)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (window), what);
  GEnumClass *choices = G_PARAM_SPEC_ENUM (pspec)->enum_class;

  return g_enum_get_value (choices, ui_get_number (window, what))->value_nick;
}

bool
ui_is_chosen (AppWindow  *window,
              const char *what,
              const char *word)
{
  return g_str_equal (ui_get_choice (window, what), word);
}

bool
ui_is_paused (AppWindow *window)
{
  gboolean paused;

  g_object_get (window, "paused", &paused, NULL);

  return paused;
}

/* The puzzle. */

const GameState *
ui_get_state (AppWindow *window)
{
  return app_window_get_state (window);
}

PaintScene
ui_get_scene (AppWindow *window)
{
  return *app_board_get_scene (ui_get_board (window));
}

GameState
ui_get_shown_state (AppWindow *window)
{
  PaintScene scene;
  GameState shown;

  app_window_get_scene (window, &scene, &shown);

  return shown;
}

void
ui_open_puzzle (AppWindow       *window,
                const GameState *puzzle)
{
  g_autofree char *text = game_file_write (puzzle);

  app_window_open_text (window, text);
  wait_for (game_state_equal (ui_get_state (window), puzzle), "a puzzle to be opened");
}

void
ui_open_sudoku (AppWindow  *window,
                const char *line)
{
  SudokuGrid givens = make_grid (line);
  GameState puzzle = game_state_new_sudoku (&givens);

  ui_open_puzzle (window, &puzzle);
}

GFile *
ui_new_file (const char *folder,
             const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_new_for_path (path);
}

void
ui_save (AppWindow *window,
         GFile     *file,
         int        format)
{
  GamePlay *play = app_window_get_play (window);

  game_play_set_file (play, file, format, ui_get_state (window));
  ui_act (window, "win.save");
  game_play_set_file (play, NULL, 0, ui_get_state (window));    /* the program sets it again */
}

/* The message, the job and the hint. */

AppToast *
ui_get_toast (AppWindow *window)
{
  return APP_TOAST (ui_find (window, APP_TYPE_TOAST));
}

void
ui_hide_toast (AppWindow *window)
{
  AppToast *toast = ui_get_toast (window);

  /* Another one may come on its way out. */
  wait_for ((app_toast_hide (toast), !gtk_widget_get_visible (GTK_WIDGET (toast))),
            "the message to leave");
}

void
ui_wait_for_toast (AppWindow *window)
{
  AppToast *toast = ui_get_toast (window);

  wait_for (gtk_widget_get_visible (GTK_WIDGET (toast)), "a message");
}

void
ui_wait_for_message (AppWindow  *window,
                     const char *text)
{
  AppToast *toast = ui_get_toast (window);

  wait_for (gtk_widget_get_visible (GTK_WIDGET (toast)) && ui_says (toast, text), text);
}

void
ui_wait_for_job (AppWindow *window)
{
  wait_for (!ui_is_enabled (window, "win.stop"), "the end of the job");
}

AppHintPanel *
ui_get_hint_panel (AppWindow *window)
{
  return APP_HINT_PANEL (ui_find (window, APP_TYPE_HINT_PANEL));
}

bool
ui_shows_hint (AppWindow *window)
{
  AppHintPanel *panel = ui_get_hint_panel (window);
  bool visible = gtk_widget_get_visible (GTK_WIDGET (panel));

  g_assert_cmpint (visible, ==, app_hint_panel_get_hint (panel) != NULL);

  return visible;
}

void
ui_ask_hint (AppWindow *window)
{
  ui_act (window, "win.hint");
  wait_for (ui_shows_hint (window), "a hint");
}
