/* The numbers around a board that is watched, and on its squares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-numbers.h"

#include <glib/gi18n-lib.h>

static const char boxes[] = "boxes";    /* in the settings */

int
app_watch_numbers_get_first (GSettings *settings)
{
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
  static const char *const names[] = { "nothing", "places", "sums", "differences", boxes };
  g_autofree char *name = g_settings_get_string (settings, "watch-numbers");

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (name, names[i]) == 0)
      return i;

  return PAINT_NO_NUMBERS;
}

void
app_watch_numbers_offer_boxes (GMenu *menu,
                               bool   has_boxes)
{
  int last = g_menu_model_get_n_items (G_MENU_MODEL (menu)) - 1;
  g_autofree char *target = NULL;
  g_autoptr(GMenuItem) item = NULL;

  g_menu_model_get_item_attribute (G_MENU_MODEL (menu), last, "target", "s", &target);
  if (has_boxes == (g_strcmp0 (target, boxes) == 0))
    return;

  if (!has_boxes)
    {
      g_menu_remove (menu, last);
      return;
    }

  /* Translators: in a menu: the numbers of the boxes of a sudoku */
  item = g_menu_item_new (_("_Box"), NULL);
  g_menu_item_set_action_and_target (item, "app.watch-numbers", "s", boxes);
  g_menu_append_item (menu, item);
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
