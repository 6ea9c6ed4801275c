/* Progress, time line, buttons and speed of a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-transport.h"

#include <glib/gi18n-lib.h>

#include "app/watch/app-watch-keys.h"
#include "app/watch/app-watch-speed.h"
#include "app/watch/app-watch-timeline.h"
#include "app/widgets/app-progress.h"
#include "app/widgets/app-widget.h"
#include "game/watch/game-path-playback.h"

struct _AppWatchTransport
{
  AppWidget         parent_instance;

  AppProgress      *progress;
  AppWatchTimeline *timeline;
  GtkWidget        *buttons;
  GtkButton        *start_button;
  GtkButton        *back_button;
  GtkButton        *play_button;
  GtkButton        *solution_button;
  GtkDropDown      *speed_drop_down;

  AppWatchPlayer   *player;
  GSettings        *settings;
  const char       *speed_key;
};

G_DEFINE_FINAL_TYPE (AppWatchTransport, app_watch_transport, APP_TYPE_WIDGET)

static void
app_watch_transport_update_buttons (AppWatchTransport *self,
                                    bool               is_logic,
                                    bool               has_begun)
{
  bool moves = app_watch_player_get_motion (self->player) != APP_WATCH_PAUSED;
  const char *name;

  gtk_button_set_icon_name (self->play_button, moves ? "media-playback-pause-symbolic"
                                                     : "media-playback-start-symbolic");

  if (is_logic)
    name = moves ? _("Pause Steps") : _("Play Steps");
  else
    name = moves ? _("Pause Search") : _("Play Search");

  app_widget_set_tip (GTK_WIDGET (self->play_button), name);

  app_widget_set_tip (GTK_WIDGET (self->solution_button),
                      is_logic ? _("Next Step Beyond Singles") : _("Next Solution"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->start_button), has_begun);
  gtk_widget_set_sensitive (GTK_WIDGET (self->back_button), has_begun);
}

static void
app_watch_transport_play_clicked_cb (AppWatchTransport *self)
{
  app_watch_player_toggle (self->player);
}

static void
app_watch_transport_start_clicked_cb (AppWatchTransport *self)
{
  app_watch_player_seek (self->player, 0);
}

static void
app_watch_transport_back_clicked_cb (AppWatchTransport *self)
{
  app_watch_player_step (self->player, false);
}

static void
app_watch_transport_forward_clicked_cb (AppWatchTransport *self)
{
  app_watch_player_step (self->player, true);
}

static void
app_watch_transport_solution_clicked_cb (AppWatchTransport *self)
{
  app_watch_player_find_solution (self->player, true);
}

static void
app_watch_transport_stop_cb (AppWatchTransport *self)
{
  app_watch_player_stop_tracing (self->player);
}

static void
app_watch_transport_seek_cb (AppWatchTransport *self,
                             uint64_t           position)
{
  app_watch_player_seek (self->player, position);
}

static void
app_watch_transport_speed_selected_cb (AppWatchTransport *self)
{
  double speed = app_watch_speed_get (self->speed_drop_down);

  if (self->speed_key == NULL)
    return;

  app_watch_player_set_speed (self->player, speed);
  g_settings_set_double (self->settings, self->speed_key, speed);
}

static gboolean
app_watch_transport_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (APP_WATCH_TRANSPORT (widget)->play_button));
}

static void
app_watch_transport_dispose (GObject *object)
{
  AppWatchTransport *self = APP_WATCH_TRANSPORT (object);

  g_clear_object (&self->player);
  g_clear_object (&self->settings);
  self->speed_key = NULL;

  G_OBJECT_CLASS (app_watch_transport_parent_class)->dispose (object);
}

static void
app_watch_transport_bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/watch-transport.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, progress);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, timeline);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, buttons);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, start_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, back_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, play_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, solution_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, speed_drop_down);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_transport_play_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_transport_start_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_transport_back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_transport_forward_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_transport_solution_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_transport_stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_transport_seek_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_transport_speed_selected_cb);
}

static void
app_watch_transport_class_init (AppWatchTransportClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_watch_transport_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = app_watch_transport_grab_focus;

  g_type_ensure (APP_TYPE_WATCH_TIMELINE);
  g_type_ensure (APP_TYPE_PROGRESS);
  app_watch_transport_bind_template (GTK_WIDGET_CLASS (klass));
}

static void
app_watch_transport_init (AppWatchTransport *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_widget_set_name (GTK_WIDGET (self->speed_drop_down), _("Speed"));
  gtk_widget_set_direction (self->buttons, GTK_TEXT_DIR_LTR);
}

void
app_watch_transport_set_player (AppWatchTransport *self,
                                AppWatchPlayer    *player)
{
  g_return_if_fail (APP_IS_WATCH_TRANSPORT (self));

  g_set_object (&self->player, player);
}

void
app_watch_transport_bind_settings (AppWatchTransport *self,
                                   GSettings         *settings)
{
  g_return_if_fail (APP_IS_WATCH_TRANSPORT (self));

  g_set_object (&self->settings, settings);
  app_watch_speed_fill (self->speed_drop_down, g_settings_get_double (settings, "watch-speed"));
}

void
app_watch_transport_set_speed_key (AppWatchTransport *self,
                                   const char        *key)
{
  g_return_if_fail (APP_IS_WATCH_TRANSPORT (self));
  g_return_if_fail (self->settings != NULL);

  self->speed_key = key;
  app_watch_speed_select (self->speed_drop_down, g_settings_get_double (self->settings, key));
  app_watch_player_set_speed (self->player, app_watch_speed_get (self->speed_drop_down));
}

void
app_watch_transport_update (AppWatchTransport *self)
{
  GamePlayable *playable;
  bool is_logic;

  g_return_if_fail (APP_IS_WATCH_TRANSPORT (self));

  playable = app_watch_player_get_playable (self->player);
  is_logic = GAME_IS_PATH_PLAYBACK (playable);
  app_watch_transport_update_buttons (self, is_logic, game_playable_get_position (playable) > 0);
  app_watch_timeline_show (self->timeline, playable);
  app_progress_set_job (self->progress, app_watch_player_get_job (self->player),
                        is_logic ? _("Finding the steps")
                                 : _("Finding the length of the search"));
}

bool
app_watch_transport_press_key (AppWatchTransport *self,
                               guint              keyval,
                               bool               shift)
{
  g_return_val_if_fail (APP_IS_WATCH_TRANSPORT (self), false);

  return app_watch_keys_press (self->player, self->speed_drop_down, keyval, shift);
}
