/* The preferences, which are bound to the settings both ways, and the help.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>

#include "app/dialogs/app-help.h"
#include "app/dialogs/app-preferences.h"
#include "app/play/app-hint-panel.h"
#include "support/app/app-driver.h"

/* The controls below a widget, in order. */
static void
find_controls (GtkWidget *widget,
               GPtrArray *controls)
{
  if (GTK_IS_SWITCH (widget) || GTK_IS_DROP_DOWN (widget))
    {
      g_ptr_array_add (controls, widget);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_controls (child, controls);
}

/* All settings as one text. */
static char *
dup_settings (GSettings *settings)
{
  g_autoptr(GSettingsSchema) schema = NULL;
  g_auto(GStrv) keys = NULL;
  GString *text = g_string_new (NULL);

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (int i = 0; keys[i] != NULL; i++)
    {
      g_autoptr(GVariant) value = g_settings_get_value (settings, keys[i]);
      g_autofree char *print = g_variant_print (value, false);

      g_string_append_printf (text, "%s %s\n", keys[i], print);
    }

  return g_string_free (text, false);
}

/* Changes a control, and takes that back. */
static void
change (GtkWidget *control,
        int        by)
{
  if (GTK_IS_SWITCH (control))
    gtk_switch_set_active (GTK_SWITCH (control), !gtk_switch_get_active (GTK_SWITCH (control)));
  else
    gtk_drop_down_set_selected (GTK_DROP_DOWN (control),
                                gtk_drop_down_get_selected (GTK_DROP_DOWN (control)) + by);
}

/* Every control changes one setting, another one each, and only while it is changed. */
static void
test_bound (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  AppWindow *window = ui_open_window ();
  GtkWidget *preferences = app_preferences_new (GTK_WINDOW (window), settings);
  g_autoptr(GPtrArray) controls = g_ptr_array_new ();
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *before = dup_settings (settings);

  gtk_window_present (GTK_WINDOW (preferences));
  find_controls (preferences, controls);
  g_assert_cmpuint (controls->len, >=, 14);

  for (unsigned int i = 0; i < controls->len; i++)
    {
      GtkWidget *control = controls->pdata[i];
      unsigned int old = GTK_IS_DROP_DOWN (control) ?
                         gtk_drop_down_get_selected (GTK_DROP_DOWN (control)) : 0;
      int by = old == 0 ? 1 : -1;
      g_autofree char *changed = NULL;
      g_autofree char *after = NULL;

      change (control, by);
      changed = dup_settings (settings);
      g_assert_cmpstr (changed, !=, before);
      g_assert_true (g_hash_table_add (seen, g_steal_pointer (&changed)));

      change (control, -by);
      after = dup_settings (settings);
      g_assert_cmpstr (after, ==, before);
    }

  gtk_window_close (GTK_WINDOW (preferences));
  ui_close_window (window);
}

/* A setting that is changed elsewhere moves its control. */
static void
test_follows (void)
{
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  AppWindow *window = ui_open_window ();
  GtkWidget *preferences = app_preferences_new (GTK_WINDOW (window), settings);
  g_autoptr(GPtrArray) controls = g_ptr_array_new ();

  find_controls (preferences, controls);
  g_assert_cmpuint (gtk_drop_down_get_selected (controls->pdata[0]), ==, 1);
  g_settings_set_string (settings, "check-level", "solution");
  g_assert_cmpuint (gtk_drop_down_get_selected (controls->pdata[0]), ==, 2);
  g_settings_reset (settings, "check-level");

  gtk_window_destroy (GTK_WINDOW (preferences));
  ui_close_window (window);
}

/* The settings that 0.1.0 saved, with one of them put in its place. */
static GSettings *
open_old_settings (const char *path,
                   const char *key,
                   const char *word)
{
  g_autofree char *old = g_test_build_filename (G_TEST_DIST, "data", "saved-0.1.0", "settings",
                                                NULL);
  g_autofree char *text = g_strdup_printf ("'%s'", word);
  g_autoptr(GKeyFile) file = g_key_file_new ();
  g_autoptr(GSettingsBackend) backend = NULL;

  g_assert_true (g_key_file_load_from_file (file, old, G_KEY_FILE_NONE, NULL));
  g_key_file_set_string (file, "io/github/ninequeens/NineQueens", key, text);
  g_assert_true (g_key_file_save_to_file (file, path, NULL));
  backend = g_keyfile_settings_backend_new (path, "/", NULL);

  return g_settings_new_with_backend (APP_ID, backend);
}

/* 0.1.0 saved as strings what are values of enums now: they are read as these, and written as the
 * same strings. A word that is none of theirs is as if it were not there, as it was then. */
static void
test_old_settings (void)
{
  static const struct
  {
    const char *key;
    const char *words[4];
  } choices[] = {
    { "check-level", { "off", "rules", "solution" } },
    { "color-scheme", { "follow", "light", "dark" } },
    { "hint-stage", { "nudge", "where", "why" } },
    { "kind", { "sudoku", "queens" } },
    { "new-queens", { "free", "fixed", "coloured" } },
    { "pad-order", { "numpad", "phone" } },
    { "page", { "play", "watch", "solutions" } },
    { "queens-level", { "easy", "medium", "hard" } },
  };
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-settings-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "settings", NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      const char *key = choices[i].key;
      g_autoptr(GSettings) other = open_old_settings (path, key, "no-such-word");
      g_autoptr(GVariant) preset = g_settings_get_default_value (other, key);
      g_autoptr(GVariant) value = g_settings_get_value (other, key);

      g_assert_true (g_variant_equal (value, preset));

      for (int n = 0; choices[i].words[n] != NULL; n++)
        {
          const char *word = choices[i].words[n];
          g_autoptr(GSettings) settings = open_old_settings (path, key, word);
          g_autofree char *written = NULL;

          g_assert_cmpint (g_settings_get_enum (settings, key), ==, n);
          g_assert_true (g_settings_set_enum (settings, key, 0));
          g_assert_true (g_settings_set_enum (settings, key, n));
          written = g_settings_get_string (settings, key);
          g_assert_cmpstr (written, ==, word);
        }
    }

  g_assert_no_errno (g_unlink (path));
  g_assert_no_errno (g_rmdir (folder));
}

/* A hint begins at the stage that is wished for. */
static void
test_hint_stage (void)
{
  static const struct
  {
    const char *choice;
    GameStage   stage;
  } stages[] = {
    { "nudge", GAME_STAGE_NUDGE }, { "where", GAME_STAGE_WHERE }, { "why", GAME_STAGE_WHY },
  };
  g_autoptr(GSettings) settings = g_settings_new (APP_ID);
  AppWindow *window = ui_open_window ();
  AppHintPanel *panel = ui_get_hint_panel (window);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.new-sudoku", "s", "easy"));
  ui_wait_for_job (window);

  for (size_t i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      g_settings_set_string (settings, "hint-stage", stages[i].choice);
      ui_ask_hint (window);
      g_assert_cmpint (app_hint_panel_get_stage (panel), ==, stages[i].stage);
      ui_press (window, GDK_KEY_Escape, 0);
      g_assert_false (ui_shows_hint (window));
    }

  g_settings_reset (settings, "hint-stage");
  ui_close_window (window);
}

/* The page of help is as wide as its window, and has to be scrolled only down. */
static void
test_help (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *help = app_help_new (GTK_WINDOW (window));
  int minimum;

  gtk_window_present (GTK_WINDOW (help));
  gtk_test_widget_wait_for_draw (help);
  gtk_widget_measure (help, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);

  gtk_window_close (GTK_WINDOW (help));
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-preferences/bound", test_bound);
  g_test_add_func ("/app-preferences/follows", test_follows);
  g_test_add_func ("/app-preferences/old-settings", test_old_settings);
  g_test_add_func ("/app-preferences/hint-stage", test_hint_stage);
  g_test_add_func ("/app-preferences/help", test_help);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
