/* Choosing a file to save a puzzle in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-save.h"
#include "game/state/game-variant.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/files/app-file-chooser.h"

static const char own_extension[] = "nine-queens";

static const char *
get_extension (int format)
{
  return format == APP_SAVE_GAME ? own_extension : game_format_get_info (format)->extension;
}

static void
add_format (GtkFileChooserNative *chooser,
            int                   format)
{
  /* Translators: a format of file, the program's own. */
  const char *name = format == APP_SAVE_GAME ? _("Game, with all that was done")
                                             : game_format_get_name (format);
  g_autofree char *title = g_strdup_printf ("%s (.%s)", name, get_extension (format));

  app_file_chooser_add_format (chooser, format, title, get_extension (format));
}

GtkFileChooserNative *
app_save_new_chooser (GtkWindow       *parent,
                      const GameState *state)
{
  const char *name = game_kinds[state->kind].name;
  GtkFileChooserNative *chooser = app_file_chooser_new (parent, _("Save Puzzle"), _("_Save"), name);

  add_format (chooser, APP_SAVE_GAME);
  for (int format = 0; format < GAME_N_FORMATS; format++)
    if (game_format_fits (format, state))
      add_format (chooser, format);

  return chooser;
}

int
app_save_get_format (GtkFileChooserNative *chooser,
                     const GameState      *state)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : g_strdup ("");
  const char *dot = strrchr (name, '.');
  int format = app_file_chooser_get_format (chooser);
  GameFormat named;

  if (dot == NULL || g_ascii_strcasecmp (dot + 1, get_extension (format)) == 0)
    return format;

  if (g_ascii_strcasecmp (dot + 1, own_extension) == 0)
    return APP_SAVE_GAME;

  return game_format_from_file_name (name, state, &named) ? (int) named : format;
}
