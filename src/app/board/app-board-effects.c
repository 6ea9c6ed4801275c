/* What passes on a board. The frame clock ticks only while something is shown of a change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/app-board-effects.h"

#include "app/widgets/app-widget.h"

static double
seconds_since_start (AppBoardEffects *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->board);
  int64_t now = clock != NULL ? gdk_frame_clock_get_frame_time (clock) : self->start;

  if (self->start == 0)
    self->start = now;

  return (now - self->start) / (double) G_USEC_PER_SEC;
}

static gboolean
app_board_effects_tick_cb (GtkWidget     *widget,
                           GdkFrameClock *clock,
                           gpointer       data)
{
  gtk_widget_queue_draw (widget);

  return G_SOURCE_CONTINUE;
}

static void
app_board_effects_hover (AppBoardEffects *self,
                         int              square)
{
  if (self->hovered == square)
    return;

  self->hovered = square;
  if (self->shows_attackers)
    gtk_widget_queue_draw (self->board);
}

static void
app_board_effects_motion_cb (GtkEventControllerMotion *motion,
                             double                    x,
                             double                    y,
                             AppBoardEffects          *self)
{
  const PaintScene scene = { .size = self->size, .is_numbered = self->is_numbered };

  app_board_effects_hover (self, paint_square (&scene, gtk_widget_get_width (self->board),
                                               gtk_widget_get_height (self->board), x, y));
}

static void
app_board_effects_leave_cb (GtkEventControllerMotion *motion,
                            AppBoardEffects          *self)
{
  app_board_effects_hover (self, -1);
}

void
app_board_effects_init (AppBoardEffects *self,
                        GtkWidget       *board)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  *self = (AppBoardEffects) { .board = board, .hovered = -1 };
  g_signal_connect (motion, "enter", G_CALLBACK (app_board_effects_motion_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (app_board_effects_motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (app_board_effects_leave_cb), self);
  gtk_widget_add_controller (board, motion);
}

void
app_board_effects_stop (AppBoardEffects *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->board, self->tick);

  self->tick = 0;
}

void
app_board_effects_start (AppBoardEffects  *self,
                         const GameChange *change)
{
  PaintScene nothing = { .size = self->size };

  app_board_effects_stop (self);
  if (self->size == 0 || !app_widget_wants_motion (self->board)
      || !paint_scene_add_change (&nothing, change, 0))
    return;

  self->change = *change;
  self->start = 0;
  self->tick = gtk_widget_add_tick_callback (self->board, app_board_effects_tick_cb, NULL, NULL);
}

void
app_board_effects_apply (AppBoardEffects *self,
                         PaintScene      *scene,
                         const GameState *state,
                         int              cursor)
{
  int square = self->hovered >= 0 ? self->hovered : cursor;

  self->size = scene->size;
  self->is_numbered = scene->is_numbered;
  self->shows_attackers = scene->shows_attackers;
  if (scene->shows_attackers && square >= 0 && square < scene->size * scene->size)
    paint_scene_add_attackers (scene, state, square);

  if (self->tick != 0
      && !paint_scene_add_change (scene, &self->change, seconds_since_start (self)))
    app_board_effects_stop (self);
}
