/* Windows of the program to test, and what runs the tests of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <locale.h>

#include "app/app-application.h"
#include "app/window/app-window-private.h"

static GtkApplication *application;

static inline AppWindow *
open_window_of_width (int width)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  AppWindow *window = app_window_new (application, settings);

  gtk_window_set_default_size (GTK_WINDOW (window), width, 700);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));

  return window;
}

static inline AppWindow *
open_window (void)
{
  return open_window_of_width (1000);
}

static inline void
close_window (AppWindow *window)
{
  gtk_window_close (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, false))
    ;
}

static inline void
act (AppWindow  *window,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
}

static inline void
wait_for_job (AppWindow *window)
{
  while (window->job != NULL)
    g_main_context_iteration (NULL, true);
}

static inline void
run_tests_cb (GtkApplication *app,
              int            *status)
{
  application = app;
  gtk_window_destroy (gtk_application_get_active_window (app));
  g_application_hold (G_APPLICATION (app));

  *status = g_test_run ();

  g_application_release (G_APPLICATION (app));
}

/* Runs the tests that `add_tests` adds, within the program; what main () returns. */
static inline int
run_with_windows (int    argc,
                  char **argv,
                  void (*add_tests) (void))
{
  g_autoptr(AppApplication) app = NULL;
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  int status = 1;

  g_setenv ("XDG_DATA_HOME", folder, true);     /* what the program keeps there is not to be seen */
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");        /* gtk_test_init () sets one that may not be there */
  add_tests ();

  app = app_application_new (G_APPLICATION_NON_UNIQUE);
  g_signal_connect_after (app, "activate", G_CALLBACK (run_tests_cb), &status);
  g_application_run (G_APPLICATION (app), 0, NULL);

  return status;
}
