/* Files of our own in a folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/store/game-folder.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "game/store/game-replacement.h"
#include "game/store/game-save.h"

bool
game_folder_make (const char  *path,
                  GError     **error)
{
  int number = g_mkdir_with_parents (path, 0700) == 0 ? 0 : errno;

  if (number != 0)
    g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (number),
                         g_strerror (number));

  return number == 0;
}

/* Earlier versions left to GIO `.goutputstream-XXXXXX`. What GLib left, `NAME.XXXXXX`, stays: a
 * person may have named a copy so. */
static bool
is_left_behind (const char *name)
{
  return game_replacement_is_temporary (name) || g_str_has_prefix (name, ".goutputstream-");
}

void
game_folder_tidy (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      if (is_left_behind (name))
        g_unlink (file);
    }
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
game_folder_list (const char *path,
                  const char *suffix)
{
  GPtrArray *names = g_ptr_array_new ();
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      g_ptr_array_add (names, g_strdup (name));

  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return (char **) g_ptr_array_free (names, FALSE);
}

GBytes *
game_folder_read (const char  *path,
                  GError     **error)
{
  g_autoptr(GError) failure = NULL;
  char *contents = NULL;
  size_t length;
  GStatBuf info;

  if (g_stat (path, &info) == 0 && info.st_size > GAME_SAVE_MAX)
    {
      g_set_error_literal (error, GAME_SAVE_ERROR, GAME_SAVE_ERROR_FOREIGN,
                           _("This is no saved game."));
      return NULL;
    }

  if (g_file_get_contents (path, &contents, &length, &failure))
    return g_bytes_new_take (contents, length);

  if (!g_error_matches (failure, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    /* Translators: makes a sentence of why a file cannot be read */
    g_set_error (error, failure->domain, failure->code, _("%s."), failure->message);

  return NULL;
}

static char *
find_free_name (const char *path,
                bool        is_newer)
{
  for (int number = is_newer ? 0 : 1;; number++)
    {
      g_autofree char *suffix = number > 0 ? g_strdup_printf ("-%d", number) : NULL;
      g_autofree char *name = g_strconcat (path, is_newer ? ".newer" : ".damaged", suffix, NULL);

      if (!g_file_test (name, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK))
        return g_steal_pointer (&name);
    }
}

char *
game_folder_quarantine (const char   *path,
                        const GError *why)
{
  bool is_newer = g_error_matches (why, GAME_SAVE_ERROR, GAME_SAVE_ERROR_NEWER);
  g_autofree char *name = find_free_name (path, is_newer);
  g_autofree char *shown = g_filename_display_name (name);

  if (why->domain != GAME_SAVE_ERROR || g_rename (path, name) != 0)
    return NULL;

  /* Translators: the first %s is a sentence about what is wrong, the second a file name */
  return g_strdup_printf (_("%s It was kept as %s"), why->message, shown);
}
