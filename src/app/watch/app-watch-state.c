/* The memory of a search method, and one sentence on how to read it. The pointer over a cell tells
 * it in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-state.h"

#include <glib/gi18n-lib.h>

#include "app/player/app-watch-numbers.h"
#include "app/widgets/app-theme.h"
#include "paint/paint-memory.h"

enum { LEAST_WIDTH = 320 };    /* before the first layout */

struct _AppWatchState
{
  AppWidget         parent_instance;

  GtkLabel         *caption_label;
  GtkDrawingArea   *area;

  GSettings        *settings;
  AppWatchPlayer   *player;
  GameMemory       *memory;     /* NULL before the first search */
};

static void app_watch_state_init_view (AppWatchViewInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AppWatchState, app_watch_state, APP_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (APP_TYPE_WATCH_VIEW,
                                                      app_watch_state_init_view))

/* All cells that the last event had to do with, for who cannot see them. */
static char *
app_watch_state_dup_words (AppWatchState *self)
{
  g_autoptr(GString) words = g_string_new (self->memory->caption);

  for (guint i = 0; i < self->memory->tables->len; i++)
    {
      GameMemoryTable *table = g_ptr_array_index (self->memory->tables, i);

      for (int k = 0; k < table->n_rows * table->n_columns; k++)
        if ((table->cells[k].flags
             & (GAME_MEMORY_TESTED | GAME_MEMORY_ADDED | GAME_MEMORY_WRONG)) != 0)
          {
            g_autofree char *cell = game_memory_dup_cell (table, k / table->n_columns,
                                                          k % table->n_columns);

            g_string_append_printf (words, "\n%s", cell);
          }
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
app_watch_state_show (AppWatchView   *view,
                      AppWatchPlayer *player)
{
  AppWatchState *self = APP_WATCH_STATE (view);
  GtkWidget *view_widget = GTK_WIDGET (view);
  GamePlayback *playback = app_watch_view_get_playback (player);
  int first = app_watch_numbers_get_first (self->settings);

  g_set_object (&self->player, player);
  g_clear_pointer (&self->memory, game_memory_free);
  self->memory = game_memory_new (game_playback_get_search (playback),
                                  game_playback_get_event (playback), first);
  gtk_label_set_label (self->caption_label, self->memory->caption);
  gtk_drawing_area_set_content_height (self->area,
                                       paint_memory_height (self->memory,
                                                            MAX (gtk_widget_get_width (view_widget),
                                                                 LEAST_WIDTH)));
  gtk_widget_queue_draw (GTK_WIDGET (self->area));

  if (app_watch_player_get_motion (player) == APP_WATCH_PAUSED)
    {
      g_autofree char *words = app_watch_state_dup_words (self);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self->area),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
    }
}

static void
app_watch_state_init_view (AppWatchViewInterface *interface)
{
  interface->show = app_watch_state_show;
}

static void
app_watch_state_draw (GtkDrawingArea *area,
                      cairo_t        *cr,
                      int             width,
                      int             height,
                      gpointer        data)
{
  AppWatchState *self = data;
  PaintTheme theme;

  if (self->memory == NULL)
    return;

  app_theme_read (GTK_WIDGET (self), &theme);
  paint_memory (cr, self->memory, &theme, width, height);
}

static gboolean
app_watch_state_query_tooltip_cb (AppWatchState *self,
                                  int            x,
                                  int            y,
                                  gboolean       by_keyboard,
                                  GtkTooltip    *tooltip)
{
  GtkWidget *area = GTK_WIDGET (self->area);
  g_autofree char *words = NULL;
  int table, row, column;

  if (by_keyboard || self->memory == NULL ||
      !paint_memory_find (self->memory, gtk_widget_get_width (area), gtk_widget_get_height (area),
                          x, y, &table, &row, &column))
    return FALSE;

  words = game_memory_dup_cell (g_ptr_array_index (self->memory->tables, table), row, column);
  gtk_tooltip_set_text (tooltip, words);

  return TRUE;
}

static void
app_watch_state_dispose (GObject *object)
{
  AppWatchState *self = APP_WATCH_STATE (object);

  g_clear_object (&self->player);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->memory, game_memory_free);

  G_OBJECT_CLASS (app_watch_state_parent_class)->dispose (object);
}

static void
app_watch_state_class_init (AppWatchStateClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_watch_state_dispose;
}

static void
app_watch_state_init (AppWatchState *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *caption = app_widget_new_label (NULL, "quiet");
  GtkWidget *area = gtk_drawing_area_new ();

  self->caption_label = GTK_LABEL (caption);
  self->area = GTK_DRAWING_AREA (area);
  gtk_widget_add_css_class (caption, "small");
  gtk_widget_set_vexpand (area, TRUE);
  gtk_widget_set_has_tooltip (area, TRUE);
  gtk_drawing_area_set_draw_func (self->area, app_watch_state_draw, self, NULL);
  app_widget_set_name (area, _("State of the search"));
  g_signal_connect_object (area, "query-tooltip", G_CALLBACK (app_watch_state_query_tooltip_cb),
                           self, G_CONNECT_SWAPPED);

  gtk_box_append (GTK_BOX (box), caption);
  gtk_box_append (GTK_BOX (box), area);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

void
app_watch_state_bind (AppWatchState *self,
                      GSettings     *settings)
{
  g_return_if_fail (APP_IS_WATCH_STATE (self));

  g_set_object (&self->settings, settings);
}
