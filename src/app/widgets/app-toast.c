/* A short message in the panel that goes away by itself, with one button at most.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/widgets/app-toast.h"

#include "game/text/game-text.h"

/* How long a person has to read it: this long, and this much more for each character. */
enum
{
  TOAST_MS = 2500,
  TOAST_MS_A_CHARACTER = 40,
};

/* The access key of its button, which no other one of a window may have. */
static const char TOAST_KEY = 'u';

struct _AppToast
{
  AppWidget     parent_instance;

  GtkRevealer  *revealer;
  GtkLabel     *label;
  GtkButton    *button;
  unsigned int  timeout_id;
};

G_DEFINE_FINAL_TYPE (AppToast, app_toast, APP_TYPE_WIDGET)

static gboolean
app_toast_timeout_cb (gpointer data)
{
  AppToast *self = data;

  self->timeout_id = 0;
  app_toast_hide (self);

  return G_SOURCE_REMOVE;
}

/* The time to read it begins when it is seen: a window that comes with a message may take longer to
 * come than that. */
static void
app_toast_start (AppToast *self)
{
  const char *text = gtk_label_get_label (self->label);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_revealer_get_reveal_child (self->revealer))
    self->timeout_id = g_timeout_add (TOAST_MS + TOAST_MS_A_CHARACTER * g_utf8_strlen (text, -1),
                                      app_toast_timeout_cb, self);
}

/* A toast that is not there takes no clicks. */
static void
app_toast_child_revealed_cb (AppToast *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_revealer_get_child_revealed (self->revealer)
                                             || gtk_revealer_get_reveal_child (self->revealer));
}

/* What is around it has nothing to do with a press on it. */
static void
app_toast_pressed_cb (AppToast   *self,
                      int         n_press,
                      double      x,
                      double      y,
                      GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
app_toast_dispose (GObject *object)
{
  AppToast *self = APP_TOAST (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);

  G_OBJECT_CLASS (app_toast_parent_class)->dispose (object);
}

static void
app_toast_class_init (AppToastClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_toast_dispose;

  g_signal_new ("shown", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/toast.ui");
  gtk_widget_class_bind_template_child (widget_class, AppToast, revealer);
  gtk_widget_class_bind_template_child (widget_class, AppToast, label);
  gtk_widget_class_bind_template_child (widget_class, AppToast, button);
  gtk_widget_class_bind_template_callback (widget_class, app_toast_hide);
  gtk_widget_class_bind_template_callback (widget_class, app_toast_child_revealed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_toast_pressed_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
app_toast_init (AppToast *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (app_toast_start), NULL);
}

void
app_toast_show (AppToast   *self,
                const char *text,
                const char *label,
                const char *action_name)
{
  g_autofree char *shown = game_text_shorten (text);

  g_return_if_fail (APP_IS_TOAST (self));

  gtk_label_set_label (self->label, shown);
  app_widget_set_name (GTK_WIDGET (self), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->button), action_name != NULL);
  if (action_name != NULL)
    app_widget_set_keyed (self->button, label, TOAST_KEY);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action_name);

  gtk_widget_set_visible (GTK_WIDGET (self), true);
  gtk_revealer_set_reveal_child (self->revealer, true);
  app_toast_start (self);
  g_signal_emit_by_name (self, "shown", shown);
}

void
app_toast_hide (AppToast *self)
{
  g_return_if_fail (APP_IS_TOAST (self));

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  gtk_revealer_set_reveal_child (self->revealer, false);
}

void
app_toast_withdraw (AppToast   *self,
                    const char *action_name)
{
  g_return_if_fail (APP_IS_TOAST (self));

  if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (self->button)), action_name) == 0)
    app_toast_hide (self);
}
