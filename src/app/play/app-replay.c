/* The card of a replay.
 *
 * Invariant: while `states` is there, `adjustment` says which of them is shown; while it plays,
 * `tick_id` is set.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-replay.h"

#include <stdbool.h>

#include <glib/gi18n-lib.h>

#include "game/state/game-change.h"

/* Milliseconds. A long game is played faster, but each state can be seen. */
enum { WHOLE_GAME = 20000, SHORTEST = 120, LONGEST = 600, SHORTEST_CALM = 350 };

struct _AppReplay
{
  AppWidget      parent_instance;

  GtkLabel      *position;
  GtkAdjustment *adjustment;
  GtkWidget     *play_button;

  GArray        *states;        /* GameState; NULL: nothing is played back */
  unsigned int   tick_id;
};

G_DEFINE_FINAL_TYPE (AppReplay, app_replay, APP_TYPE_WIDGET)

static unsigned int
app_replay_get_index (AppReplay *self)
{
  return (unsigned int) gtk_adjustment_get_value (self->adjustment);
}

static bool
app_replay_is_at_end (AppReplay *self)
{
  return app_replay_get_index (self) + 1 >= self->states->len;
}

static void
app_replay_show_playing (AppReplay *self)
{
  bool plays = self->tick_id != 0;
  /* Translators: buttons of what plays back how a puzzle was solved */
  const char *name = plays ? _("Pause") : _("Play On");

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button),
                            plays ? "media-playback-pause-symbolic"
                                  : "media-playback-start-symbolic");
  app_widget_set_tip (self->play_button, name);
}

static void
app_replay_pause (AppReplay *self)
{
  g_clear_handle_id (&self->tick_id, g_source_remove);
  app_replay_show_playing (self);
}

static gboolean
app_replay_tick_cb (gpointer data)
{
  AppReplay *self = data;

  gtk_adjustment_set_value (self->adjustment, app_replay_get_index (self) + 1);
  if (!app_replay_is_at_end (self))
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  app_replay_show_playing (self);

  return G_SOURCE_REMOVE;
}

/* From the start again where it is at the end. */
static void
app_replay_play (AppReplay *self)
{
  unsigned int shortest = app_widget_wants_motion (GTK_WIDGET (self)) ? SHORTEST : SHORTEST_CALM;

  if (app_replay_is_at_end (self))
    gtk_adjustment_set_value (self->adjustment, 0);

  app_replay_pause (self);
  self->tick_id = g_timeout_add (CLAMP (WHOLE_GAME / self->states->len, shortest, LONGEST),
                                 app_replay_tick_cb, self);
  app_replay_show_playing (self);
}

static void
app_replay_play_clicked_cb (AppReplay *self)
{
  if (self->tick_id != 0)
    app_replay_pause (self);
  else
    app_replay_play (self);
}

static void
app_replay_value_changed_cb (AppReplay *self)
{
  g_autofree char *text = NULL;

  if (self->states == NULL)
    return;

  /* Translators: how many moves were made by now, of how many */
  text = g_strdup_printf (_("move %u of %u"), app_replay_get_index (self), self->states->len - 1);
  gtk_label_set_label (self->position, text);
  g_signal_emit_by_name (self, "changed");
}

static gboolean
app_replay_moved_by_hand_cb (AppReplay *self)
{
  app_replay_pause (self);

  return false;
}

static void
app_replay_dispose (GObject *object)
{
  AppReplay *self = APP_REPLAY (object);

  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_clear_pointer (&self->states, g_array_unref);

  G_OBJECT_CLASS (app_replay_parent_class)->dispose (object);
}

static void
app_replay_class_init (AppReplayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_replay_dispose;

  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/replay.ui");
  gtk_widget_class_bind_template_child (widget_class, AppReplay, position);
  gtk_widget_class_bind_template_child (widget_class, AppReplay, adjustment);
  gtk_widget_class_bind_template_child (widget_class, AppReplay, play_button);
  gtk_widget_class_bind_template_callback (widget_class, app_replay_play_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_replay_value_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_replay_moved_by_hand_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
app_replay_init (AppReplay *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_replay_show_playing (self);
}

void
app_replay_start (AppReplay       *self,
                  const GameState *states,
                  unsigned int     n_states)
{
  g_return_if_fail (APP_IS_REPLAY (self));
  g_return_if_fail (n_states > 1);

  g_clear_pointer (&self->states, g_array_unref);
  self->states = g_array_sized_new (FALSE, FALSE, sizeof (GameState), n_states);
  g_array_append_vals (self->states, states, n_states);

  gtk_adjustment_configure (self->adjustment, 0, 0, n_states - 1, 1, 10, 0);
  app_replay_value_changed_cb (self);
  gtk_widget_set_visible (GTK_WIDGET (self), true);
  gtk_widget_grab_focus (self->play_button);
  if (app_widget_wants_motion (GTK_WIDGET (self)))
    app_replay_play (self);
}

void
app_replay_stop (AppReplay *self)
{
  g_return_if_fail (APP_IS_REPLAY (self));

  if (self->states == NULL)
    return;

  app_replay_pause (self);
  g_clear_pointer (&self->states, g_array_unref);
  gtk_widget_set_visible (GTK_WIDGET (self), false);
  g_signal_emit_by_name (self, "changed");
}

const GameState *
app_replay_get_state (AppReplay *self)
{
  g_return_val_if_fail (APP_IS_REPLAY (self), NULL);

  return self->states != NULL ?
         &g_array_index (self->states, GameState, app_replay_get_index (self)) : NULL;
}

int
app_replay_get_last (AppReplay *self)
{
  const GameState *state = app_replay_get_state (self);
  GameChange change;

  if (state == NULL || app_replay_get_index (self) == 0)
    return -1;

  game_change_between (&change, state - 1, state);

  return change.last;
}
