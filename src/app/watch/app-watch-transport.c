/* Progress, time line, buttons, keys and speed of a player. Time runs to the right in every
 * language, and so do the arrows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-transport.h"

#include <glib/gi18n-lib.h>

#include "app/watch/app-watch-timeline.h"
#include "app/watch/app-watch-words.h"
#include "app/widgets/app-drop-down.h"
#include "app/widgets/app-progress.h"
#include "app/widgets/app-widget.h"
#include "game/watch/game-path-playback.h"

/* Events a second; the slowest ones leave time to read the reason of a logical step. */
static const double speeds[] = {
  .1, .2, .5, 1, 2, 4, 8, 15, 30, 60, 1000, 10000, 100000, APP_WATCH_FULL_SPEED,
};

enum { N_SPEEDS = G_N_ELEMENTS (speeds) };

struct _AppWatchTransport
{
  AppWidget         parent_instance;

  GtkStack         *line;       /* of the time, or of the progress of a job */
  AppProgress      *progress;
  AppWatchTimeline *timeline;
  GtkWidget        *buttons;
  GtkButton        *start_button;
  GtkButton        *back_button;
  GtkButton        *play_button;
  GtkButton        *forward_button;
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
app_watch_transport_clicked_cb (AppWatchTransport *self,
                                GtkButton         *button)
{
  if (button == self->play_button)
    app_watch_player_toggle (self->player);
  else if (button == self->start_button)
    app_watch_player_seek (self->player, 0);
  else if (button == self->solution_button)
    app_watch_player_find (self->player, NULL, true);
  else
    app_watch_player_step (self->player, button == self->forward_button);
}

/* Speeds. */

static guint
app_watch_transport_find_speed (double speed)
{
  guint i = 0;

  if (speed == APP_WATCH_FULL_SPEED)
    return N_SPEEDS - 1;

  while (i < N_SPEEDS - 2 && speeds[i] < speed)
    i++;

  return i;
}

static void
app_watch_transport_speed_selected_cb (AppWatchTransport *self)
{
  double speed;

  if (self->speed_key == NULL)
    return;

  speed = speeds[MIN (gtk_drop_down_get_selected (self->speed_drop_down), N_SPEEDS - 1)];
  app_watch_player_set_speed (self->player, speed);
  g_settings_set_double (self->settings, self->speed_key, speed);
}

/* One faster (1) or slower (-1), where there is one. */
static bool
app_watch_transport_change_speed (AppWatchTransport *self,
                                  int                change)
{
  int selected = gtk_drop_down_get_selected (self->speed_drop_down);

  gtk_drop_down_set_selected (self->speed_drop_down, CLAMP (selected + change, 0, N_SPEEDS - 1));

  return true;
}

/* It takes the place of the time line, so that nothing moves. */
static void
app_watch_transport_progress_cb (AppWatchTransport *self)
{
  bool is_seen = gtk_widget_get_visible (GTK_WIDGET (self->progress));

  gtk_stack_set_visible_child (self->line, is_seen ? GTK_WIDGET (self->progress)
                                                   : GTK_WIDGET (self->timeline));
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
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, line);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, progress);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, timeline);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, buttons);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, start_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, back_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, play_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, forward_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, solution_button);
  gtk_widget_class_bind_template_child (widget_class, AppWatchTransport, speed_drop_down);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_transport_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_transport_progress_cb);
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
  app_drop_down_set_up (self->speed_drop_down, _("Speed"));
  gtk_widget_set_direction (self->buttons, GTK_TEXT_DIR_LTR);
}

void
app_watch_transport_bind (AppWatchTransport *self,
                          AppWatchPlayer    *player,
                          GSettings         *settings)
{
  g_autoptr(GtkStringList) words = gtk_string_list_new (NULL);

  g_return_if_fail (APP_IS_WATCH_TRANSPORT (self));

  g_set_object (&self->player, player);
  g_set_object (&self->settings, settings);

  for (guint i = 0; i < N_SPEEDS; i++)
    gtk_string_list_take (words, app_watch_words_speed (speeds[i]));

  gtk_drop_down_set_model (self->speed_drop_down, G_LIST_MODEL (words));
}

void
app_watch_transport_set_speed_key (AppWatchTransport *self,
                                   const char        *key)
{
  guint selected;

  g_return_if_fail (APP_IS_WATCH_TRANSPORT (self));
  g_return_if_fail (self->settings != NULL);

  selected = app_watch_transport_find_speed (g_settings_get_double (self->settings, key));
  self->speed_key = NULL;       /* the user does not choose it now */
  gtk_drop_down_set_selected (self->speed_drop_down, selected);
  app_watch_player_set_speed (self->player, speeds[selected]);
  self->speed_key = key;
}

void
app_watch_transport_set_slim (AppWatchTransport *self,
                              bool               is_slim)
{
  g_return_if_fail (APP_IS_WATCH_TRANSPORT (self));

  gtk_widget_set_visible (GTK_WIDGET (self->line), !is_slim);
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
                        app_widget_get_narrow (APP_WIDGET (self)) ? ""
                        : is_logic ? _("Finding the steps")
                                   : _("Finding the length of the search"));
}

/* 0 to 9 go to so many tenths of the search, 10 to its end. */
static bool
app_watch_transport_seek_tenths (AppWatchTransport *self,
                                 guint              tenths)
{
  GamePlayable *playable = app_watch_player_get_playable (self->player);
  uint64_t length = game_playable_get_length (playable, NULL);

  app_watch_player_seek (self->player, length / 10 * tenths + length % 10 * tenths / 10);

  return true;
}

bool
app_watch_transport_press_key (AppWatchTransport *self,
                               guint              keyval,
                               bool               shift)
{
  g_return_val_if_fail (APP_IS_WATCH_TRANSPORT (self), false);

  switch (keyval)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      app_watch_player_toggle (self->player);
      return true;

    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      app_watch_player_step (self->player, false);
      return true;

    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      app_watch_player_step (self->player, true);
      return true;

    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return app_watch_transport_seek_tenths (self, 0);

    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return app_watch_transport_seek_tenths (self, 10);

    case GDK_KEY_n:
    case GDK_KEY_N:
      app_watch_player_find (self->player, NULL, !shift);
      return true;

    case GDK_KEY_period:
    case GDK_KEY_comma:
      return app_watch_transport_change_speed (self, keyval == GDK_KEY_period ? 1 : -1);

    default:
      break;
    }

  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return app_watch_transport_seek_tenths (self, keyval - GDK_KEY_0);

  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return app_watch_transport_seek_tenths (self, keyval - GDK_KEY_KP_0);

  return false;
}
