/* The drop-down of speeds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/watch/app-watch-speed.h"

#include "app/watch/app-watch-player.h"
#include "app/watch/app-watch-words.h"

/* Events a second; the slowest ones leave time to read the reason of a logical step. */
static const double speeds[] = {
  .1, .2, .5, 1, 2, 4, 8, 15, 30, 60, 1000, 10000, 100000, APP_WATCH_FULL_SPEED,
};

enum { N_SPEEDS = G_N_ELEMENTS (speeds) };

static guint
app_watch_speed_find (double speed)
{
  guint i = 0;

  if (speed == APP_WATCH_FULL_SPEED)
    return N_SPEEDS - 1;

  while (i < N_SPEEDS - 2 && speeds[i] < speed)
    i++;

  return i;
}

void
app_watch_speed_select (GtkDropDown *drop_down,
                        double       speed)
{
  gtk_drop_down_set_selected (drop_down, app_watch_speed_find (speed));
}

void
app_watch_speed_fill (GtkDropDown *drop_down,
                      double       speed)
{
  g_autoptr(GtkStringList) words = gtk_string_list_new (NULL);

  for (guint i = 0; i < N_SPEEDS; i++)
    gtk_string_list_take (words, app_watch_words_speed (speeds[i]));

  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (words));
  app_watch_speed_select (drop_down, speed);
}

double
app_watch_speed_get (GtkDropDown *drop_down)
{
  guint selected = gtk_drop_down_get_selected (drop_down);

  return speeds[MIN (selected, N_SPEEDS - 1)];
}

void
app_watch_speed_change (GtkDropDown *drop_down,
                        int          change)
{
  int selected = gtk_drop_down_get_selected (drop_down);

  gtk_drop_down_set_selected (drop_down, CLAMP (selected + change, 0, N_SPEEDS - 1));
}
