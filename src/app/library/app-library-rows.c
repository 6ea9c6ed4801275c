/* Rows of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/library/app-library-rows.h"

#include <glib/gi18n-lib.h>

#include "app/board/app-thumbnail.h"
#include "app/widgets/app-widget.h"
#include "game/text/game-text-games.h"

/* What a row is made of. */
typedef struct
{
  AppThumbnail *thumbnail;
  GtkLabel     *title;
  GtkLabel     *detail;
  GtkWidget    *progress;
  GtkLabel     *played;
  GtkWidget    *delete_button;
} AppLibraryRow;

static GtkWidget *
new_label (const char *css_class)
{
  GtkWidget *label = app_widget_new_label (NULL, css_class);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "figures");

  return label;
}

static GtkWidget *
new_delete_button (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  app_widget_set_tip (button, _("Delete"));

  return button;
}

GtkWidget *
app_library_row_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  AppLibraryRow *row = g_new (AppLibraryRow, 1);

  *row = (AppLibraryRow) {
    .thumbnail = APP_THUMBNAIL (g_object_new (APP_TYPE_THUMBNAIL, NULL)),
    .title = GTK_LABEL (new_label ("title")),
    .detail = GTK_LABEL (new_label ("quiet")),
    .progress = gtk_progress_bar_new (),
    .played = GTK_LABEL (new_label ("subtitle")),
    .delete_button = new_delete_button (),
  };
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (row->title));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (row->detail));
  gtk_box_append (GTK_BOX (words), row->progress);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (row->played));
  gtk_widget_set_hexpand (words, true);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);

  gtk_widget_set_valign (GTK_WIDGET (row->thumbnail), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "game");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->thumbnail));
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), row->delete_button);
  g_object_set_data_full (G_OBJECT (box), "row", row, g_free);

  return box;
}

/* How far it is, or what it took; and the time. */
static char *
dup_detail (GameEntry *entry,
            bool       shows_time)
{
  const GamePlayStats *stats = game_entry_get_stats (entry);
  g_autofree char *time = game_text_time (stats->milliseconds);
  g_autofree char *text = NULL;

  if (stats->finished == 0)
    text = game_text_progress (game_entry_get_state (entry));
  else if (stats->by_program)
    return g_strdup (_("The program has shown the solution."));
  else
    text = game_text_hints (stats);

  return shows_time ? g_strdup_printf ("%s · %s", time, text) : g_steal_pointer (&text);
}

char *
app_library_row_show (GtkWidget *widget,
                      GameEntry *entry,
                      bool       shows_time)
{
  AppLibraryRow *row = g_object_get_data (G_OBJECT (widget), "row");
  const GamePlayStats *stats = game_entry_get_stats (entry);
  const GameState *state = game_entry_get_state (entry);
  g_autofree char *game = game_text_game (state, stats);
  g_autofree char *title = stats->title[0] != '\0' ?
                           g_strdup_printf ("%s · %s", stats->title, game) : g_strdup (game);
  g_autofree char *detail = dup_detail (entry, shows_time);
  g_autofree char *played = game_text_moment (game_entry_get_played (entry), g_get_real_time ());
  PaintScene scene;

  paint_scene_init (&scene, state, NULL);
  app_thumbnail_set_scene (row->thumbnail, &scene);
  gtk_label_set_label (row->title, title);
  gtk_label_set_label (row->detail, detail);
  gtk_label_set_label (row->played, played);
  gtk_widget_set_visible (row->progress, stats->finished == 0);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (row->progress),
                                 game_entry_get_progress (entry));

  return g_strdup_printf ("%s · %s · %s", title, detail, played);
}

GtkWidget *
app_library_row_get_delete_button (GtkWidget *widget)
{
  AppLibraryRow *row = g_object_get_data (G_OBJECT (widget), "row");

  return row->delete_button;
}

static void
attach (GtkGrid    *grid,
        const char *text,
        int         column,
        int         row)
{
  GtkWidget *label = new_label (row == 0 ? "subtitle" : "record");

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), column == 0);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

static void
attach_record (GtkGrid          *grid,
               const GameRecord *record,
               int               row,
               bool              shows_time)
{
  g_autofree char *name = game_text_record (record);
  g_autofree char *n_games = g_strdup_printf ("%u", record->n_games);
  bool has_times = record->n_timed > 0;
  g_autofree char *best = game_text_time (record->best);
  g_autofree char *mean = game_text_time (record->total / MAX (record->n_timed, 1));
  g_autofree char *n_hints = g_strdup_printf ("%u", record->n_hints);

  attach (grid, name, 0, row);
  attach (grid, n_games, 1, row);
  attach (grid, n_hints, 2, row);
  if (!shows_time)
    return;

  attach (grid, has_times ? best : "–", 3, row);
  attach (grid, has_times ? mean : "–", 4, row);
}

GtkWidget *
app_library_records_new (const GArray *records,
                         bool          shows_time)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "records");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 14);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);

  /* Translators: heads of a table of finished puzzles: how many, hints in all of them, the best
   * time, the mean of all times */
  attach (GTK_GRID (grid), C_("records", "Finished"), 1, 0);
  attach (GTK_GRID (grid), C_("records", "Hints"), 2, 0);
  if (shows_time)
    {
      attach (GTK_GRID (grid), C_("records", "Best"), 3, 0);
      attach (GTK_GRID (grid), C_("records", "Mean"), 4, 0);
    }

  for (guint i = 0; i < records->len; i++)
    attach_record (GTK_GRID (grid), &g_array_index (records, GameRecord, i), i + 1, shows_time);

  return grid;
}
