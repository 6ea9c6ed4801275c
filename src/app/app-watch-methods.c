/* The drop-down of teaching methods: its list says what each one does, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/app-watch-methods.h"
#include "game/game-text.h"

static GtkWidget *
methods_new_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), true);
  gtk_label_set_width_chars (GTK_LABEL (label), 12);

  return label;
}

static void
methods_setup_row_cb (GtkSignalListItemFactory *factory,
                      GtkListItem              *item,
                      gpointer                  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *name = methods_new_label ();
  GtkWidget *blurb = methods_new_label ();

  gtk_widget_add_css_class (name, "method-name");
  gtk_label_set_max_width_chars (GTK_LABEL (blurb), 44);
  gtk_widget_add_css_class (blurb, "small");
  gtk_widget_add_css_class (blurb, "quiet");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), blurb);
  gtk_list_item_set_child (item, box);
}

static void
methods_bind_row_cb (GtkSignalListItemFactory *factory,
                     GtkListItem              *item,
                     gpointer                  data)
{
  GameKind kind = GPOINTER_TO_INT (data);
  GtkStringObject *string = gtk_list_item_get_item (item);
  GtkWidget *name = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  g_autofree char *blurb = game_text_method_blurb (kind, gtk_list_item_get_position (item));

  gtk_label_set_label (GTK_LABEL (name), gtk_string_object_get_string (string));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (name)), blurb);
}

int
app_watch_methods_from_name (GameKind    kind,
                             const char *name)
{
  static const int first[GAME_N_KINDS] = { SUDOKU_FLAGS, QUEENS_FLAGS };
  int method = game_search_find_method (kind, name);

  return method >= 0 ? method : first[kind];
}

void
app_watch_methods_fill (GtkDropDown *drop_down,
                        GameKind     kind)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (methods_setup_row_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (methods_bind_row_cb), GINT_TO_POINTER (kind));

  for (int method = 0; method < game_search_n_methods (kind); method++)
    gtk_string_list_take (names, game_text_method (kind, method));

  /* The rows of the other puzzle's methods are not bound anew. */
  gtk_drop_down_set_model (drop_down, NULL);
  gtk_drop_down_set_list_factory (drop_down, factory);
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (names));
}
