/* The window of the library: a list that is filtered, and rows that are made as they are seen.
 *
 * On top of the finished games is one more item, an empty object: the table of records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/library/app-library.h"

#include <glib/gi18n-lib.h>

#include "app/library/app-library-rows.h"
#include "app/widgets/app-dialog.h"
#include "app/widgets/app-toast.h"
#include "app/widgets/app-widget.h"

struct _AppLibrary
{
  GtkWindow         parent_instance;

  GtkStack         *stack;
  GtkLabel         *empty_title;
  GtkLabel         *empty;
  GtkListView      *view;
  GtkToggleButton  *finished_button;
  AppToast         *toast;

  GameLibrary      *library;
  GArray           *records;            /* GameRecord */
  bool              shows_time;
  GtkFilter        *filter;
  GListStore       *on_top;             /* the records, while they are shown */
  GtkSelectionModel *selection;
  GameSave         *deleted;            /* what Undo brings back, or NULL */
};

G_DEFINE_FINAL_TYPE (AppLibrary, app_library, GTK_TYPE_WINDOW)

static bool
app_library_shows_finished (AppLibrary *self)
{
  return gtk_toggle_button_get_active (self->finished_button);
}

static gboolean
app_library_filter_cb (gpointer item,
                       gpointer data)
{
  bool finished = game_entry_get_stats (GAME_ENTRY (item))->finished != 0;

  return finished == app_library_shows_finished (data);
}

static void
app_library_show_empty_cb (AppLibrary *self)
{
  bool empty = g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0;

  gtk_label_set_label (self->empty_title, app_library_shows_finished (self) ?
                       _("Nothing Finished Yet") : _("Nothing in Progress"));
  gtk_label_set_label (self->empty, app_library_shows_finished (self) ?
                       _("Puzzles that you finish come here.") :
                       _("Puzzles that you begin and leave come here."));
  gtk_stack_set_visible_child_name (self->stack, empty ? "empty" : "list");
}

static void
app_library_filter_changed_cb (AppLibrary *self)
{
  g_autoptr(GObject) records = g_object_new (G_TYPE_OBJECT, NULL);

  g_list_store_remove_all (self->on_top);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  if (app_library_shows_finished (self) && self->records->len > 0)
    g_list_store_append (self->on_top, records);

  app_library_show_empty_cb (self);
}

static void
app_library_delete (AppLibrary *self,
                    GameEntry  *entry)
{
  g_clear_pointer (&self->deleted, game_save_free);
  self->deleted = game_library_take (self->library, game_entry_get_key (entry));
  if (self->deleted != NULL)
    app_toast_show (self->toast, _("Deleted from the library"), _("Undo"), "library.undo-delete");

  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
app_library_delete_cb (GtkWidget  *widget,
                       const char *action_name,
                       GVariant   *parameter)
{
  AppLibrary *self = APP_LIBRARY (widget);
  gpointer item = gtk_single_selection_get_selected_item (GTK_SINGLE_SELECTION (self->selection));

  if (item != NULL && GAME_IS_ENTRY (item))
    app_library_delete (self, item);
}

static void
app_library_undo_delete_cb (GtkWidget  *widget,
                            const char *action_name,
                            GVariant   *parameter)
{
  AppLibrary *self = APP_LIBRARY (widget);

  if (self->deleted != NULL)
    game_library_put (self->library, self->deleted);

  g_clear_pointer (&self->deleted, game_save_free);
  app_toast_hide (self->toast);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

/* The window asks for the file, and says what became of it. */
static void
app_library_backup_cb (GtkWidget  *widget,
                       const char *action_name,
                       GVariant   *parameter)
{
  app_dialog_act (widget, "win.backup",
                  g_variant_new ("(bs)", g_variant_get_boolean (parameter), ""));
}

static void
app_library_statistics_cb (GtkWidget  *widget,
                           const char *action_name,
                           GVariant   *parameter)
{
  app_dialog_act (widget, "win.statistics", NULL);
}

static void
app_library_new_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  app_dialog_act (widget, "win.new-menu", NULL);
}

static void
app_library_activate_cb (AppLibrary *self,
                         guint       position)
{
  g_autoptr(GObject) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (item != NULL && GAME_IS_ENTRY (item))
    app_dialog_act (GTK_WIDGET (self), "win.resume",
                    g_variant_new_string (game_entry_get_key (GAME_ENTRY (item))));
}

static void
app_library_delete_clicked_cb (GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);

  app_library_delete (APP_LIBRARY (gtk_widget_get_root (row)), gtk_list_item_get_item (item));
}

static void
app_library_bind_entry (AppLibrary  *self,
                        GtkListItem *item)
{
  GtkWidget *row = app_library_row_new ();
  g_autofree char *name = app_library_row_show (row, gtk_list_item_get_item (item),
                                                self->shows_time);

  gtk_list_item_set_child (item, row);
  g_signal_connect_object (app_library_row_get_delete_button (row), "clicked",
                           G_CALLBACK (app_library_delete_clicked_cb), item, G_CONNECT_SWAPPED);

  /* The widget of the item itself has the focus, and so the name. */
  app_widget_set_name (gtk_widget_get_parent (row), name);
}

static void
app_library_bind_records (AppLibrary  *self,
                          GtkListItem *item)
{
  GtkWidget *records = app_library_records_new (self->records, self->shows_time);

  gtk_list_item_set_child (item, records);
  app_widget_set_name (gtk_widget_get_parent (records), _("Records"));
}

static void
app_library_bind_cb (GtkSignalListItemFactory *factory,
                     GtkListItem              *item,
                     AppLibrary               *self)
{
  bool is_entry = GAME_IS_ENTRY (gtk_list_item_get_item (item));

  gtk_list_item_set_activatable (item, is_entry);
  gtk_list_item_set_selectable (item, is_entry);
  if (is_entry)
    app_library_bind_entry (self, item);
  else
    app_library_bind_records (self, item);
}

static void
app_library_unbind_cb (GtkSignalListItemFactory *factory,
                       GtkListItem              *item,
                       AppLibrary               *self)
{
  gtk_list_item_set_child (item, NULL);
}

static void
app_library_finalize (GObject *object)
{
  AppLibrary *self = APP_LIBRARY (object);

  g_clear_object (&self->library);
  g_clear_object (&self->filter);
  g_clear_object (&self->on_top);
  g_clear_object (&self->selection);
  g_clear_pointer (&self->records, g_array_unref);
  g_clear_pointer (&self->deleted, game_save_free);

  G_OBJECT_CLASS (app_library_parent_class)->finalize (object);
}

static void
app_library_class_init (AppLibraryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = app_library_finalize;

  g_type_ensure (APP_TYPE_TOAST);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/library.ui");
  gtk_widget_class_bind_template_child (widget_class, AppLibrary, stack);
  gtk_widget_class_bind_template_child (widget_class, AppLibrary, empty_title);
  gtk_widget_class_bind_template_child (widget_class, AppLibrary, empty);
  gtk_widget_class_bind_template_child (widget_class, AppLibrary, view);
  gtk_widget_class_bind_template_child (widget_class, AppLibrary, finished_button);
  gtk_widget_class_bind_template_child (widget_class, AppLibrary, toast);
  gtk_widget_class_bind_template_callback (widget_class, app_library_filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_library_activate_cb);

  gtk_widget_class_install_action (widget_class, "library.delete", NULL, app_library_delete_cb);
  gtk_widget_class_install_action (widget_class, "library.undo-delete", NULL,
                                   app_library_undo_delete_cb);
  gtk_widget_class_install_action (widget_class, "library.statistics", NULL,
                                   app_library_statistics_cb);
  gtk_widget_class_install_action (widget_class, "library.new", NULL, app_library_new_cb);
  gtk_widget_class_install_action (widget_class, "library.backup", "b", app_library_backup_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "library.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK,
                                       "library.undo-delete", NULL);
  app_dialog_add_keys (widget_class);
}

static void
app_library_init (AppLibrary *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The records, if they are to be seen, and what the filter leaves of the games. */
static GListModel *
app_library_new_model (AppLibrary *self)
{
  GListStore *parts = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr(GtkFilterListModel) games = NULL;

  self->filter = GTK_FILTER (gtk_custom_filter_new (app_library_filter_cb, self, NULL));
  self->on_top = g_list_store_new (G_TYPE_OBJECT);
  games = gtk_filter_list_model_new (g_object_ref (game_library_get_entries (self->library)),
                                     g_object_ref (self->filter));
  g_list_store_append (parts, self->on_top);
  g_list_store_append (parts, games);

  return G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (parts)));
}

static void
app_library_fill (AppLibrary *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "bind", G_CALLBACK (app_library_bind_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (app_library_unbind_cb), self);
  self->selection = GTK_SELECTION_MODEL (gtk_single_selection_new (app_library_new_model (self)));
  gtk_list_view_set_factory (self->view, factory);
  gtk_list_view_set_model (self->view, self->selection);
  g_signal_connect_object (self->selection, "items-changed",
                           G_CALLBACK (app_library_show_empty_cb), self, G_CONNECT_SWAPPED);
  app_library_filter_changed_cb (self);
  g_object_unref (factory);
}

/* A list has rows that can have the focus only when it is laid out. */
static gboolean
app_library_shown_cb (GtkWidget     *view,
                      GdkFrameClock *clock,
                      gpointer       data)
{
  GtkWidget *first = gtk_widget_get_first_child (view);

  if (gtk_widget_get_height (view) == 0)
    return G_SOURCE_CONTINUE;

  if (first != NULL)
    gtk_widget_grab_focus (first);

  return G_SOURCE_REMOVE;
}

GtkWidget *
app_library_new (GtkWindow   *parent,
                 GameLibrary *library,
                 GArray      *records,
                 bool         shows_time)
{
  AppLibrary *self = app_dialog_new (APP_TYPE_LIBRARY, parent);

  self->library = g_object_ref (library);
  self->records = records;
  self->shows_time = shows_time;
  app_library_fill (self);
  gtk_widget_add_tick_callback (GTK_WIDGET (self->view), app_library_shown_cb, NULL, NULL);

  return GTK_WIDGET (self);
}
