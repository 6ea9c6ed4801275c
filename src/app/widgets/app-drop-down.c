/* Drop-downs of strings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/widgets/app-drop-down.h"

#include "app/widgets/app-widget.h"

static const char *
get_text (GtkListItem *item)
{
  return gtk_string_object_get_string (gtk_list_item_get_item (item));
}

/* Where there is no room the words go on to other lines. */
static void
app_drop_down_setup_cb (GtkSignalListItemFactory *factory,
                        GtkListItem              *item,
                        gpointer                  data)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, true);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (label, 3);
  gtk_list_item_set_child (item, GTK_WIDGET (label));
}

static void
app_drop_down_bind_cb (GtkSignalListItemFactory *factory,
                       GtkListItem              *item,
                       gpointer                  data)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), get_text (item));
  app_drop_down_name_item (item);
}

/* The list is named too, and what scrolls it takes no focus. */
static void
app_drop_down_name_list (GtkWidget  *widget,
                         const char *name)
{
  if (GTK_IS_LIST_VIEW (widget))
    app_widget_set_name (widget, name);
  else if (GTK_IS_SCROLLED_WINDOW (widget))
    gtk_widget_set_focusable (widget, false);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    app_drop_down_name_list (child, name);
}

void
app_drop_down_set_up (GtkDropDown *drop_down,
                      const char  *name)
{
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (app_drop_down_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (app_drop_down_bind_cb), NULL);
  gtk_drop_down_set_factory (drop_down, factory);

  app_widget_set_name (GTK_WIDGET (drop_down), name);
  app_widget_set_name (gtk_widget_get_first_child (GTK_WIDGET (drop_down)), name);
  app_drop_down_name_list (GTK_WIDGET (drop_down), name);
}

/* The widget of the item itself has the focus, and so the name. */
void
app_drop_down_name_item (GtkListItem *item)
{
  app_widget_set_name (gtk_widget_get_parent (gtk_list_item_get_child (item)), get_text (item));
}
