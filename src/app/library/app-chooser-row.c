/* A row of the list of puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/library/app-chooser-row.h"

#include <glib/gi18n-lib.h>

#include "app/board/app-thumbnail.h"
#include "game/state/game-variant.h"
#include "game/text/game-text.h"

struct _AppChooserRow
{
  AppWidget     parent_instance;

  GtkWidget    *box;
  AppThumbnail *thumbnail;
  GtkLabel     *title;
  GtkLabel     *words;
  GtkLabel     *level;

  guint         position;
};

G_DEFINE_FINAL_TYPE (AppChooserRow, app_chooser_row, APP_TYPE_WIDGET)

/* The widget of the list around the row has the focus, and so the name. */
static void
app_chooser_row_name (AppChooserRow *self)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (self));
  const char *words = gtk_label_get_label (self->words);
  const char *level = gtk_label_get_label (self->level);
  g_autoptr(GString) name = g_string_new (gtk_label_get_label (self->title));

  if (words[0] != '\0')
    g_string_append_printf (name, ", %s", words);
  if (level[0] != '\0')
    g_string_append_printf (name, ", %s", level);

  if (row != NULL)
    app_widget_set_name (row, name->str);
}

static char *
dup_detail (GameCollectionItem *item)
{
  const GameState *state = game_collection_item_get_state (item);
  const char *words = game_collection_item_get_words (item);
  int n_givens;

  if (words != NULL)
    return g_strdup (words);

  if (game_state_has_sizes (state))
    /* Translators: the rows and columns of a board. */
    return g_strdup_printf (_("%d × %d"), game_state_size (state), game_state_size (state));

  n_givens = game_state_n_given (state);

  return g_strdup_printf (ngettext ("%d given", "%d givens", n_givens), n_givens);
}

static void
app_chooser_row_class_init (AppChooserRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (APP_TYPE_THUMBNAIL);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/chooser-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AppChooserRow, box);
  gtk_widget_class_bind_template_child (widget_class, AppChooserRow, thumbnail);
  gtk_widget_class_bind_template_child (widget_class, AppChooserRow, title);
  gtk_widget_class_bind_template_child (widget_class, AppChooserRow, words);
  gtk_widget_class_bind_template_child (widget_class, AppChooserRow, level);
}

static void
app_chooser_row_init (AppChooserRow *self)
{
  self->position = GTK_INVALID_LIST_POSITION;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
app_chooser_row_new (void)
{
  return g_object_new (APP_TYPE_CHOOSER_ROW, NULL);
}

void
app_chooser_row_set_item (AppChooserRow      *self,
                          GameCollectionItem *item)
{
  g_autofree char *number = game_text_number (game_collection_item_get_number (item));
  /* Translators: the number of a puzzle in a file. */
  g_autofree char *title = g_strdup_printf (_("Puzzle %s"), number);
  g_autofree char *detail = dup_detail (item);
  PaintScene scene;

  g_return_if_fail (APP_IS_CHOOSER_ROW (self));

  self->position = game_collection_item_get_number (item) - 1;
  paint_scene_init (&scene, game_collection_item_get_state (item), NULL);
  app_thumbnail_set_scene (self->thumbnail, &scene);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->words, detail);
}

guint
app_chooser_row_get_position (AppChooserRow *self)
{
  g_return_val_if_fail (APP_IS_CHOOSER_ROW (self), GTK_INVALID_LIST_POSITION);

  return self->position;
}

void
app_chooser_row_set_level (AppChooserRow *self,
                           const char    *level)
{
  g_return_if_fail (APP_IS_CHOOSER_ROW (self));

  gtk_label_set_label (self->level, level);
  app_chooser_row_name (self);
}
