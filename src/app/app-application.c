/* The application: one window, files to open, and what belongs to no window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-application.h"

#include <glib/gi18n-lib.h>

#ifdef HAVE_ADWAITA
#include <adwaita.h>
#endif

#include "app/widgets/app-appearance.h"
#include "app/dialogs/app-help.h"
#include "app/app-options.h"
#include "app/dialogs/app-preferences.h"
#include "app/dialogs/app-shortcuts.h"
#include "app/window/app-window.h"

struct _AppApplication
{
  GtkApplication  parent_instance;

  GSettings      *settings;
  AppAppearance  *appearance;
};

G_DEFINE_FINAL_TYPE (AppApplication, app_application, GTK_TYPE_APPLICATION)

static const struct
{
  const char *action;
  const char *accels[4];
} accelerators[] = {
  { "app.quit", { "<Control>q" } },
  { "app.help", { "F1" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.shortcuts", { "<Control>question" } },
  { "window.close", { "<Control>w" } },
  { "win.new-menu", { "<Control>n" } },
  { "win.open", { "<Control>o" } },
  { "win.save", { "<Control>s" } },
  { "win.save-as", { "<Shift><Control>s" } },
  { "win.next-puzzle", { "<Control>Page_Down" } },
  { "win.previous-puzzle", { "<Control>Page_Up" } },
  { "win.library", { "<Control>l" } },
  { "win.print", { "<Control>p" } },
  { "win.about-puzzle", { "<Alt>Return" } },
  { "win.hint", { "F2" } },
  { "win.solve", { "F5" } },
  { "win.solve-animated", { "<Shift>F5" } },
  { "win.read-square", { "<Control>d" } },
  { "win.read-house", { "<Shift><Control>d" } },
  { "win.read-rest", { "<Control>j" } },
  { "win.side-pane", { "F9" } },
  { "win.fullscreen", { "F11" } },
  { "win.page::play", { "<Alt>1" } },
  { "win.page::watch", { "<Alt>2" } },
  { "win.page::solutions", { "<Alt>3" } },
};

/* The window, on top. */
static AppWindow *
app_application_present (AppApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "nine-queens", NULL);

  if (window == NULL)
    {
      window = GTK_WINDOW (app_window_new (GTK_APPLICATION (self), self->settings));
      app_window_keep (APP_WINDOW (window), folder);
    }
  gtk_window_present (window);

  return APP_WINDOW (window);
}

/* The program ends with its window, which may stay until its files are written. */
static void
app_application_quit_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       data)
{
  GtkWindow *window = gtk_application_get_active_window (data);

  if (window != NULL)
    gtk_window_close (window);
}

static void
app_application_preferences_cb (GSimpleAction *action,
                                GVariant      *parameter,
                                gpointer       data)
{
  GtkWindow *window = gtk_application_get_active_window (data);

  gtk_window_present (GTK_WINDOW (app_preferences_new (window, APP_APPLICATION (data)->settings)));
}

static void
app_application_help_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       data)
{
  gtk_window_present (GTK_WINDOW (app_help_new (gtk_application_get_active_window (data))));
}

static void
app_application_shortcuts_cb (GSimpleAction *action,
                              GVariant      *parameter,
                              gpointer       data)
{
  gtk_window_present (GTK_WINDOW (app_shortcuts_new (gtk_application_get_active_window (data))));
}

static void
app_application_about_cb (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       data)
{
  gtk_show_about_dialog (gtk_application_get_active_window (data),
                         "program-name", _("Nine Queens"),
                         "version", APP_VERSION,
                         "logo-icon-name", APP_ID,
                         "comments",
                         _("Play sudoku and n queens, and watch how a search solves them"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         /* Translators: your names, one a line */
                         "translator-credits", _("translator-credits"),
                         NULL);
}

static void
app_application_open_text_cb (GSimpleAction *action,
                              GVariant      *parameter,
                              gpointer       data)
{
  app_window_open_text (app_application_present (data), g_variant_get_string (parameter, NULL));
}

static void
app_application_play_queens_cb (GSimpleAction *action,
                                GVariant      *parameter,
                                gpointer       data)
{
  app_window_play_queens (app_application_present (data), g_variant_get_int32 (parameter));
}

/* Of a level, or the one that the desktop offers with the icon of the program. */
static void
app_application_new_sudoku_cb (GSimpleAction *action,
                               GVariant      *parameter,
                               gpointer       data)
{
  const char *level = parameter != NULL ? g_variant_get_string (parameter, NULL) : "medium";

  gtk_widget_activate_action (GTK_WIDGET (app_application_present (data)), "win.new-sudoku", "s",
                              level);
}

static void
app_application_lesson_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       data)
{
  gtk_widget_activate_action (GTK_WIDGET (app_application_present (data)), "win.lesson", "i",
                              g_variant_get_int32 (parameter));
}

/* The other one that the desktop offers. */
static void
app_application_queens_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       data)
{
  GtkWidget *window = GTK_WIDGET (app_application_present (data));

  gtk_widget_activate_action (window, "win.kind", "s", "queens");
  gtk_widget_activate_action (window, "win.page", "s", "play");
}

static void
app_application_add_actions (AppApplication *self)
{
  static const GActionEntry entries[] = {
    { "quit", app_application_quit_cb },
    { "preferences", app_application_preferences_cb },
    { "help", app_application_help_cb },
    { "shortcuts", app_application_shortcuts_cb },
    { "about", app_application_about_cb },
    { "open-text", app_application_open_text_cb, "s" },
    { "play-queens", app_application_play_queens_cb, "i" },
    { "make-sudoku", app_application_new_sudoku_cb, "s" },
    { "new-sudoku", app_application_new_sudoku_cb },
    { "lesson", app_application_lesson_cb, "i" },
    { "queens", app_application_queens_cb },
  };
  static const char *const settings[] = { "color-scheme", "show-attacked", "hint-notation",
                                           "code-language", "count-from-zero", "watch-numbers",
                                           "watch-first-only", "watch-givens", "watch-skips",
                                           "watch-tree-levels" };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  for (size_t i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autoptr(GAction) action = g_settings_create_action (self->settings, settings[i]);

      g_action_map_add_action (G_ACTION_MAP (self), action);
    }

  for (size_t i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accelerators[i].action,
                                           accelerators[i].accels);
}

static void
app_application_add_style (const char *path)
{
  g_autoptr(GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
app_application_startup (GApplication *application)
{
  AppApplication *self = APP_APPLICATION (application);

  G_APPLICATION_CLASS (app_application_parent_class)->startup (application);

#ifdef HAVE_ADWAITA
  adw_init ();
#endif

  gtk_window_set_default_icon_name (APP_ID);
  self->settings = g_settings_new (APP_ID);
  self->appearance = app_appearance_new (self->settings);
  app_application_add_actions (self);
#ifndef HAVE_ADWAITA
  app_application_add_style ("/nine-queens/plain.css");
#endif
  app_application_add_style ("/nine-queens/style.css");
}

static void
app_application_activate (GApplication *application)
{
  app_application_present (APP_APPLICATION (application));
}

static void
app_application_open (GApplication  *application,
                      GFile        **files,
                      int            n_files,
                      const char    *hint)
{
  AppWindow *window = app_application_present (APP_APPLICATION (application));

  if (n_files > 0)              /* D-Bus allows none */
    app_window_open_file (window, files[0]);
}

/* Does an action here, or in the program that runs already. */
static int
app_application_hand_over (GApplication *application,
                           const char   *action,
                           GVariant     *target)
{
  g_autoptr(GError) error = NULL;

  if (!g_application_register (application, NULL, &error))
    {
      g_variant_unref (g_variant_ref_sink (target));
      g_printerr ("nine-queens: %s\n", error->message);
      return 1;
    }

  g_action_group_activate_action (G_ACTION_GROUP (application), action, target);

  return g_application_get_is_remote (application) ? 0 : -1;
}

static int
app_application_handle_local_options (GApplication *application,
                                      GVariantDict *options)
{
  g_autofree char *message = NULL;
  const char *action;
  GVariant *target;
  int status;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("nine-queens " APP_VERSION "\n");
      return 0;
    }

  status = app_options_read (options, &action, &target, &message);
  if (message != NULL)
    g_printerr ("nine-queens: %s\n", message);
  if (action != NULL)
    return app_application_hand_over (application, action, target);

  return status;
}

static void
app_application_finalize (GObject *object)
{
  AppApplication *self = APP_APPLICATION (object);

  g_clear_object (&self->appearance);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (app_application_parent_class)->finalize (object);
}

static void
app_application_class_init (AppApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->finalize = app_application_finalize;
  application_class->startup = app_application_startup;
  application_class->activate = app_application_activate;
  application_class->open = app_application_open;
  application_class->handle_local_options = app_application_handle_local_options;
}

static void
app_application_init (AppApplication *self)
{
  app_options_add (G_APPLICATION (self));
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE]"));
}

AppApplication *
app_application_new (GApplicationFlags flags)
{
  return g_object_new (APP_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "flags", flags | G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/nine-queens",
                       NULL);
}
