/* Choosing a file to save a puzzle in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-save.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char own_extension[] = "nine-queens";

static const char *
get_extension (int format)
{
  return format == APP_SAVE_GAME ? own_extension : game_format_get_info (format)->extension;
}

static GtkFileFilter *
new_filter (int format)
{
  GtkFileFilter *filter = gtk_file_filter_new ();
  /* Translators: a format of file, the program's own. */
  const char *name = format == APP_SAVE_GAME ? _("Game, with all that was done")
                                           : game_format_get_name (format);
  g_autofree char *title = g_strdup_printf ("%s (.%s)", name, get_extension (format));

  gtk_file_filter_set_name (filter, title);
  gtk_file_filter_add_suffix (filter, get_extension (format));
  g_object_set_data (G_OBJECT (filter), "format", GINT_TO_POINTER (format));

  return filter;
}

static int
get_filter_format (GtkFileChooser *chooser)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);

  return filter != NULL ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (filter), "format"))
                        : APP_SAVE_GAME;
}

/* Another format of file gets another name. */
static void
save_filter_cb (GtkFileChooser *chooser,
                GParamSpec     *pspec,
                const char     *name)
{
  g_autofree char *full_name = g_strdup_printf ("%s.%s", name,
                                                get_extension (get_filter_format (chooser)));

  gtk_file_chooser_set_current_name (chooser, full_name);
}

static void
add_filter (GtkFileChooser *chooser,
            int             format)
{
  g_autoptr(GtkFileFilter) filter = new_filter (format);

  gtk_file_chooser_add_filter (chooser, filter);
  if (format == APP_SAVE_GAME)
    gtk_file_chooser_set_filter (chooser, filter);
}

GtkFileChooserNative *
app_save_new_chooser (GtkWindow       *parent,
                      const GameState *state)
{
  GtkFileChooserNative *native = gtk_file_chooser_native_new (_("Save Puzzle"), parent,
                                                              GTK_FILE_CHOOSER_ACTION_SAVE,
                                                              _("_Save"), _("_Cancel"));
  const char *name = state->kind == GAME_SUDOKU ? "sudoku" : "queens";

  add_filter (GTK_FILE_CHOOSER (native), APP_SAVE_GAME);
  for (int format = 0; format < GAME_N_FORMATS; format++)
    if (game_format_fits (format, state))
      add_filter (GTK_FILE_CHOOSER (native), format);

  g_signal_connect (native, "notify::filter", G_CALLBACK (save_filter_cb), (gpointer) name);
  save_filter_cb (GTK_FILE_CHOOSER (native), NULL, name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (native), true);

  return native;
}

int
app_save_get_format (GtkFileChooserNative *chooser,
                   const GameState      *state)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : g_strdup ("");
  const char *dot = strrchr (name, '.');
  int format = get_filter_format (GTK_FILE_CHOOSER (chooser));
  GameFormat named;

  if (dot == NULL || g_ascii_strcasecmp (dot + 1, get_extension (format)) == 0)
    return format;

  if (g_ascii_strcasecmp (dot + 1, own_extension) == 0)
    return APP_SAVE_GAME;

  return game_format_from_file_name (name, state, &named) ? (int) named : format;
}
