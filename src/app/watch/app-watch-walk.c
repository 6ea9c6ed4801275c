/* Saving a walk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-walk.h"

#include <glib/gi18n-lib.h>

#include "app/files/app-file-chooser.h"
#include "app/files/app-picture.h"
#include "app/files/app-writing.h"
#include "app/widgets/app-dialog.h"
#include "app/widgets/app-drop-down.h"
#include "app/widgets/app-widget.h"

/* Events before and after the one that is shown: two rows of a strip. */
enum { N_BEFORE = 5, N_AFTER = 6 };

/* Milliseconds that a board of an animation is seen. */
enum { DELAY = 500 };

struct _AppWatchWalk
{
  GtkWindow      parent_instance;

  GtkSpinButton *from;
  GtkSpinButton *to;
  GtkDropDown   *events;        /* in the order of PaintWalkEvents */
  GtkLabel      *message;
  GtkWidget     *save;

  GameMethod     method;
  int            first;         /* the number of the first row and column */
};

G_DEFINE_FINAL_TYPE (AppWatchWalk, app_watch_walk, GTK_TYPE_WINDOW)

static void
app_watch_walk_changed_cb (AppWatchWalk *self)
{
  app_widget_show_text (self->message, NULL);
  gtk_widget_set_sensitive (self->save, gtk_spin_button_get_value (self->from)
                                        <= gtk_spin_button_get_value (self->to));
}

static void
app_watch_walk_saved_cb (GObject      *object,
                         GAsyncResult *result,
                         gpointer      data)
{
  g_autoptr(AppWatchWalk) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *message = app_picture_save_finish (result, &error);

  if (self->message != NULL)
    {
      app_widget_show_text (self->message, message);
      gtk_widget_set_sensitive (self->save, true);
    }
  if (self->message != NULL && error != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self), true);
  app_writing_end (GTK_WINDOW (self));
}

static void
app_watch_walk_chosen_cb (AppWatchWalk         *self,
                          int                   response,
                          GtkFileChooserNative *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  int format;
  double scale;

  if (response != GTK_RESPONSE_ACCEPT || file == NULL)
    return;

  app_file_chooser_get_walk (chooser, &format, &scale);
  app_watch_walk_save (self, file, format, scale);
}

static void
app_watch_walk_save_clicked_cb (AppWatchWalk *self)
{
  /* Translators: the name of a file without its end: the boards of some steps of a search. */
  GtkFileChooserNative *chooser = app_file_chooser_new_for_walk (GTK_WINDOW (self), _("Steps"));

  app_file_chooser_show (chooser, G_CALLBACK (app_watch_walk_chosen_cb), self);
}

static gboolean
app_watch_walk_close_request (GtkWindow *window)
{
  if (app_writing_is_under_way (window))
    {
      gtk_widget_set_visible (GTK_WIDGET (window), false);
      return true;
    }

  return GTK_WINDOW_CLASS (app_watch_walk_parent_class)->close_request (window);
}

static void
app_watch_walk_dispose (GObject *object)
{
  APP_WATCH_WALK (object)->message = NULL;

  G_OBJECT_CLASS (app_watch_walk_parent_class)->dispose (object);
}

static void
app_watch_walk_class_init (AppWatchWalkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_watch_walk_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = app_watch_walk_close_request;

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/watch-walk.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWatchWalk, from);
  gtk_widget_class_bind_template_child (widget_class, AppWatchWalk, to);
  gtk_widget_class_bind_template_child (widget_class, AppWatchWalk, events);
  gtk_widget_class_bind_template_child (widget_class, AppWatchWalk, message);
  gtk_widget_class_bind_template_child (widget_class, AppWatchWalk, save);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_walk_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_walk_save_clicked_cb);
  app_dialog_add_keys (widget_class);
}

static void
app_watch_walk_init (AppWatchWalk *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Translators: which steps of a search get a board */
  app_drop_down_set_up (self->events, _("Boards of"));
}

GtkWidget *
app_watch_walk_new (GtkWindow        *parent,
                    const GameMethod *method,
                    uint64_t          position,
                    int               first)
{
  AppWatchWalk *self = app_dialog_new (APP_TYPE_WATCH_WALK, parent);

  self->method = *method;
  self->first = first;
  gtk_spin_button_set_value (self->from, position > N_BEFORE ? position - N_BEFORE : 0);
  gtk_spin_button_set_value (self->to, position + N_AFTER);

  return GTK_WIDGET (self);
}

void
app_watch_walk_save (AppWatchWalk *self,
                     GFile        *file,
                     int           format,
                     double        scale)
{
  g_autofree PaintWalk *walk = g_new0 (PaintWalk, 1);

  g_return_if_fail (APP_IS_WATCH_WALK (self));

  game_search_init (&walk->start, &self->method);
  walk->from = gtk_spin_button_get_value (self->from);
  walk->to = gtk_spin_button_get_value (self->to);
  walk->events = gtk_drop_down_get_selected (self->events);
  walk->delay = DELAY;
  walk->first = self->first;

  gtk_widget_set_sensitive (self->save, false);
  app_writing_begin (GTK_WINDOW (self));
  app_picture_make_walk_async (walk, format, scale, file, app_watch_walk_saved_cb,
                               g_object_ref (self));
}
