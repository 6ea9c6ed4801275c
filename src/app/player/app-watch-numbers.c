/* The numbers around a board that is watched, and on its squares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/player/app-watch-numbers.h"

static const char lesson_key[] = "watch-numbers-of-lesson";     /* on the settings; 0: no lesson */

void
app_watch_numbers_set_lesson (GSettings *settings,
                              int        first)
{
  g_object_set_data (G_OBJECT (settings), lesson_key, GINT_TO_POINTER (first + 1));
}

int
app_watch_numbers_get_first (GSettings *settings)
{
  const int of_lesson = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (settings), lesson_key));

  if (of_lesson > 0)
    return of_lesson - 1;

  return g_settings_get_boolean (settings, "count-from-zero") ? 0 : 1;
}

void
app_watch_numbers_bind (GSettings *settings,
                        GObject   *object,
                        GCallback  changed)
{
  g_signal_connect_object (settings, "changed::count-from-zero", changed, object,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::watch-numbers", changed, object,
                           G_CONNECT_SWAPPED);
}

static PaintNumbers
get_numbers (GSettings *settings)
{
  static const char *const names[] = { "nothing", "places", "sums", "differences", "boxes" };
  g_autofree char *name = g_settings_get_string (settings, "watch-numbers");

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (name, names[i]) == 0)
      return i;

  return PAINT_NO_NUMBERS;
}

void
app_watch_numbers_add_to_search (GSettings  *settings,
                                 PaintScene *scene)
{
  scene->is_numbered = true;
  scene->first_number = app_watch_numbers_get_first (settings);

  /* The rows of words are letters, and digits begin with 0. */
  scene->has_corner = scene->sum.puzzle.n_letters == 0;
  scene->numbers = scene->has_corner ? get_numbers (settings) : PAINT_NO_NUMBERS;
}

void
app_watch_numbers_add_to_logic (PaintScene *scene)
{
  scene->is_numbered = true;
  scene->first_number = 1;
}
