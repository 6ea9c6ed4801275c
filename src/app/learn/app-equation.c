/* The entry of a sum of words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/learn/app-equation.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game/text/game-text.h"

static const char key[] = "watch-equation";

struct _AppEquation
{
  AppWidget    parent_instance;

  GtkEditable *entry;
  GtkLabel    *message;

  GSettings   *settings;
  WordsPuzzle  puzzle;
};

G_DEFINE_FINAL_TYPE (AppEquation, app_equation, APP_TYPE_WIDGET)

static void
app_equation_show_error (AppEquation *self,
                         const char  *message)
{
  const bool is_wrong = message != NULL;

  app_widget_show_text (self->message, message);
  app_widget_set_class (GTK_WIDGET (self->entry), "error", is_wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
                               is_wrong ? GTK_ACCESSIBLE_INVALID_TRUE
                                        : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

/* Returns whether the text can be read; one that cannot leaves the sum as it was. */
static bool
app_equation_read (AppEquation *self,
                   const char  *text)
{
  g_autofree char *message = NULL;
  WordsPuzzle puzzle;
  TextError error;

  if (words_read (text, strlen (text), &puzzle, &error))
    self->puzzle = puzzle;
  else
    message = game_text_error (&error);
  app_equation_show_error (self, message);

  return message == NULL;
}

static void
app_equation_activate_cb (AppEquation *self)
{
  const char *text = gtk_editable_get_text (self->entry);

  if (!app_equation_read (self, text))
    return;

  g_settings_set_string (self->settings, key, text);
  g_signal_emit_by_name (self, "changed");
}

/* Who goes on elsewhere means what was written. */
static void
app_equation_leave_cb (AppEquation *self)
{
  g_autofree char *last = NULL;

  if (self->settings == NULL)
    return;

  last = g_settings_get_string (self->settings, key);
  if (strcmp (last, gtk_editable_get_text (self->entry)) != 0)
    app_equation_activate_cb (self);
}

static void
app_equation_dispose (GObject *object)
{
  g_clear_object (&APP_EQUATION (object)->settings);

  G_OBJECT_CLASS (app_equation_parent_class)->dispose (object);
}

static void
app_equation_class_init (AppEquationClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_equation_dispose;

  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
app_equation_init (AppEquation *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *message = app_widget_new_label (NULL, "error");
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->entry = GTK_EDITABLE (entry);
  self->message = GTK_LABEL (message);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "SEND + MORE = MONEY");
  gtk_editable_set_width_chars (self->entry, 12);
  /* Translators: an entry for a sum such as SEND + MORE = MONEY. */
  app_widget_set_name (entry, _("Sum of Words"));
  gtk_widget_set_visible (message, false);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), message);

  g_signal_connect_object (entry, "activate", G_CALLBACK (app_equation_activate_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (app_equation_leave_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (entry, focus);
}

void
app_equation_bind (AppEquation *self,
                   GSettings   *settings)
{
  g_autofree char *text = g_settings_get_string (settings, key);

  g_return_if_fail (APP_IS_EQUATION (self));

  self->settings = g_object_ref (settings);
  if (!app_equation_read (self, text))
    {
      g_settings_reset (settings, key);
      g_free (text);
      text = g_settings_get_string (settings, key);
      app_equation_read (self, text);
    }
  gtk_editable_set_text (self->entry, text);
}

const WordsPuzzle *
app_equation_get_puzzle (AppEquation *self)
{
  g_return_val_if_fail (APP_IS_EQUATION (self), NULL);

  return &self->puzzle;
}
