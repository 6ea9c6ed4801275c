/* The board under a pointer: what a press, a drag and a resting finger mean.
 *
 * A press with Control or Shift selects. Of any other the window is asked first whether it does
 * something to the puzzle; if not, it selects too, and so do the squares that it is drawn over.
 * What a finger does counts only when it moves on or leaves, for it may be about to rest.
 *
 * A click on a pencil mark of the one cell that is selected is for that mark. It counts when the
 * button is released on the same mark, for until then it may become a drag; and a second press,
 * which would make it a double click, does nothing. While links are drawn a press on a mark of any
 * cell is for the mark, and a drag from there to another mark joins the two.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/app-board-pointer.h"

#include "app/board/app-board-private.h"

/* While a drag goes on a square counts from here inwards, in parts of its side, so that a slanting
 * one does not catch the corners of its neighbours. */
static const double DRAG_MARGIN = .12;

static void
app_board_paint_square (AppBoard *self,
                        int       square)
{
  AppSelection selection = self->selection;

  if (self->drag == APP_DRAG_EXTENDING)
    app_selection_extend (&selection, self->scene.size, square);
  else
    app_selection_paint (&selection, square, self->drag == APP_DRAG_SELECTING);

  app_board_set_selection (self, &selection);
}

/* A press that selects. */
static void
app_board_begin_selecting (AppBoard        *self,
                           int              square,
                           GdkModifierType  state)
{
  bool was_selected = game_squares_has (&self->selection.squares, square);

  if ((state & GDK_SHIFT_MASK) != 0)
    self->drag = APP_DRAG_EXTENDING;
  else if ((state & GDK_CONTROL_MASK) != 0 && was_selected)
    self->drag = APP_DRAG_DESELECTING;
  else
    self->drag = APP_DRAG_SELECTING;

  if ((state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) == 0)
    app_board_set_current (self, square);
  else
    app_board_paint_square (self, square);
}

/* The other button is for what is selected, if it is pressed there. */
static void
app_board_request_menu (AppBoard *self,
                        int       square)
{
  AppSelection selection = self->selection;

  if (!game_squares_has (&selection.squares, square))
    selection = app_selection_of (square);

  selection.cursor = square;
  app_board_set_selection (self, &selection);
  g_signal_emit_by_name (self, "menu-requested");
}

static bool
app_board_begin_stroke (AppBoard     *self,
                        int           square,
                        unsigned int  button)
{
  gboolean begun = false;

  g_signal_emit_by_name (self, "square-pressed", square, button, &begun);
  if (!begun)
    return false;

  /* A handler may have brought a smaller board. */
  if (square < self->scene.size * self->scene.size)
    {
      self->drag = APP_DRAG_STROKE;
      app_board_set_current (self, square);
    }

  return true;
}

/* From the mark that is pressed. */
static bool
app_board_begin_link (AppBoard *self,
                      int       square)
{
  if (!self->draws_links || self->pressed_mark.digit == 0)
    return false;

  self->drag = APP_DRAG_LINKING;
  app_board_set_current (self, square);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return true;
}

void
app_board_press (AppBoard        *self,
                 int              square,
                 unsigned int     button,
                 GdkModifierType  state,
                 int              n_press)
{
  bool is_modified = (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) != 0;

  app_board_set_by_key (self, false);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->undragged = self->selection;
  self->drag_square = square;
  self->drag = APP_DRAG_NONE;

  if (app_board_begin_link (self, square))
    return;

  if (!(is_modified && button == GDK_BUTTON_PRIMARY)
      && app_board_begin_stroke (self, square, button))
    return;

  /* The focus, or who heard of the press, may have brought a smaller board. */
  if (square >= self->scene.size * self->scene.size)
    return;

  if (button == GDK_BUTTON_SECONDARY)
    {
      app_board_request_menu (self, square);
    }
  else if (button == GDK_BUTTON_PRIMARY)
    {
      app_board_begin_selecting (self, square, state);
      if (n_press == 2 && !is_modified && !self->clicked_mark)
        g_signal_emit_by_name (self, "alike-requested");
    }
}

void
app_board_drag_to (AppBoard *self,
                   int       square)
{
  while (self->drag != APP_DRAG_NONE && self->drag_square != square)
    {
      int next = app_selection_approach (self->scene.size, self->drag_square, square);

      if (self->drag == APP_DRAG_WAITING)
        app_board_press (self, self->drag_square, GDK_BUTTON_PRIMARY, 0, 1);

      self->drag_square = next;
      if (self->drag == APP_DRAG_LINKING)
        continue;

      self->pressed_mark.digit = 0;
      if (self->drag == APP_DRAG_STROKE)
        {
          app_board_set_current (self, next);
          g_signal_emit_by_name (self, "square-entered", next);
        }
      else if (self->drag != APP_DRAG_NONE)
        {
          app_board_paint_square (self, next);
        }
    }
}

void
app_board_end_drag (AppBoard *self)
{
  if (self->drag == APP_DRAG_WAITING)
    app_board_press (self, self->drag_square, GDK_BUTTON_PRIMARY, 0, 1);

  if (self->drag == APP_DRAG_LINKING && self->target_mark.digit != 0)
    {
      g_signal_emit_by_name (self, "marks-joined", self->pressed_mark.square,
                             self->pressed_mark.digit, self->target_mark.square,
                             self->target_mark.digit);
    }
  else if ((self->drag == APP_DRAG_SELECTING || self->drag == APP_DRAG_LINKING)
           && self->pressed_mark.digit != 0)
    {
      self->clicked_mark = true;
      g_signal_emit_by_name (self, "mark-clicked", self->pressed_mark.square,
                             self->pressed_mark.digit, self->pressed_mark.is_corner);
    }

  self->pressed_mark.digit = 0;
  self->target_mark.digit = 0;
  if (self->drag == APP_DRAG_LINKING)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->drag = APP_DRAG_NONE;
}

bool
app_board_cancel_drag (AppBoard *self)
{
  AppDrag drag = self->drag;

  g_return_val_if_fail (APP_IS_BOARD (self), false);

  self->drag = APP_DRAG_NONE;
  if (drag == APP_DRAG_NONE || drag == APP_DRAG_WAITING)
    return drag != APP_DRAG_NONE;

  app_board_set_selection (self, &self->undragged);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (drag == APP_DRAG_STROKE)
    g_signal_emit_by_name (self, "drag-cancelled");

  return true;
}

void
app_board_press_mark (AppBoard        *self,
                      PaintMark        mark,
                      unsigned int     button,
                      GdkModifierType  state,
                      int              n_press)
{
  const GameSquares *selected = &self->selection.squares;
  bool is_plain = button == GDK_BUTTON_PRIMARY
                  && (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) == 0;

  if (n_press == 1)
    self->clicked_mark = false;

  self->pressed_mark = mark;
  self->target_mark.digit = 0;
  if (self->draws_links && is_plain)
    return;

  if (n_press != 1 || !is_plain || game_squares_count (selected) != 1
      || !game_squares_has (selected, mark.square))
    self->pressed_mark.digit = 0;
}

/* A mark, or none, to which the pointer has come: the end of a link; or no longer the mark that was
 * pressed, so that its click does not count. */
void
app_board_drag_mark (AppBoard  *self,
                     PaintMark  mark)
{
  bool is_pressed = mark.square == self->pressed_mark.square
                    && mark.digit == self->pressed_mark.digit;

  if (self->drag == APP_DRAG_WAITING && self->draws_links && self->pressed_mark.digit != 0
      && !is_pressed)
    app_board_press (self, self->drag_square, GDK_BUTTON_PRIMARY, 0, 1);

  if (self->drag != APP_DRAG_LINKING)
    {
      if (!is_pressed)
        self->pressed_mark.digit = 0;
      return;
    }

  self->target_mark = mark;
  if (is_pressed)
    self->target_mark.digit = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
app_board_preview_link (AppBoard   *self,
                        PaintScene *scene)
{
  const PaintMark *from = &self->pressed_mark;
  const PaintMark *to = &self->target_mark;

  if (self->drag != APP_DRAG_LINKING)
    return;

  scene->picked = (GameCandidate) { from->square, from->digit };
  if (to->digit != 0)
    game_links_step (&scene->links, scene->picked, (GameCandidate) { to->square, to->digit });
}

bool
app_board_presses_mark (AppBoard *self)
{
  g_return_val_if_fail (APP_IS_BOARD (self), false);

  return self->pressed_mark.digit != 0;
}

static PaintMark
app_board_get_mark (AppBoard *self,
                    double    x,
                    double    y)
{
  return paint_mark_at (&self->scene, gtk_widget_get_width (GTK_WIDGET (self)),
                        gtk_widget_get_height (GTK_WIDGET (self)), x, y);
}

static int
app_board_get_square (AppBoard *self,
                      double    x,
                      double    y)
{
  return paint_square (&self->scene, gtk_widget_get_width (GTK_WIDGET (self)),
                       gtk_widget_get_height (GTK_WIDGET (self)), x, y);
}

static bool
is_within (const GdkRectangle *area,
           double              x,
           double              y)
{
  double margin = DRAG_MARGIN * area->width;

  return x >= area->x + margin && x <= area->x + area->width - margin
         && y >= area->y + margin && y <= area->y + area->height - margin;
}

static bool
is_touch (GtkGesture *gesture)
{
  GdkEventSequence *sequence = gtk_gesture_get_last_updated_sequence (gesture);

  return sequence != NULL;
}

static void
app_board_pressed_cb (AppBoard   *self,
                      int         n_press,
                      double      x,
                      double      y,
                      GtkGesture *gesture)
{
  GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  unsigned int button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  int square = app_board_get_square (self, x, y);

  if (square < 0)
    return;

  app_board_press_mark (self, app_board_get_mark (self, x, y), button, state, n_press);
  if (is_touch (gesture))
    {
      self->drag = APP_DRAG_WAITING;
      self->drag_square = square;
      return;
    }

  app_board_press (self, square, button, state, n_press);
}

static void
app_board_drag_update_cb (AppBoard       *self,
                          double          x,
                          double          y,
                          GtkGestureDrag *gesture)
{
  GdkRectangle area;
  double start_x;
  double start_y;
  int square;

  if (self->drag == APP_DRAG_NONE
      || !gtk_gesture_drag_get_start_point (gesture, &start_x, &start_y))
    return;

  square = app_board_get_square (self, start_x + x, start_y + y);
  if (square < 0)
    return;

  app_board_drag_mark (self, app_board_get_mark (self, start_x + x, start_y + y));

  app_board_get_area (self, square, &area);
  if (is_within (&area, start_x + x, start_y + y))
    app_board_drag_to (self, square);
}

/* Two fingers are for the size of the board: what the first one began does not count. */
static void
app_board_drag_ended_cb (AppBoard   *self,
                         double      x,
                         double      y,
                         GtkGesture *gesture)
{
  GdkEventSequence *sequence = gtk_gesture_get_last_updated_sequence (gesture);

  if (gtk_gesture_get_sequence_state (gesture, sequence) == GTK_EVENT_SEQUENCE_DENIED)
    app_board_cancel_drag (self);
  else
    app_board_end_drag (self);
}

/* A finger that rests: what it would have done on leaving it does not. */
static void
app_board_long_pressed_cb (AppBoard *self)
{
  if (self->drag != APP_DRAG_WAITING)
    return;

  self->drag = APP_DRAG_NONE;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "square-held", self->drag_square);
}

void
app_board_init_pointer (AppBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();
  GtkGesture *gestures[] = { click, drag, hold };

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), true);

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (app_board_pressed_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (app_board_drag_update_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (app_board_drag_ended_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (app_board_cancel_drag), self);
  g_signal_connect_swapped (hold, "pressed", G_CALLBACK (app_board_long_pressed_cb), self);

  for (size_t i = 0; i < G_N_ELEMENTS (gestures); i++)
    gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gestures[i]));
}
