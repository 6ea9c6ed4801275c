/* Fingers, the wheel and the buttons of a mouse, as events of the display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/app/app-events.h"

#include <X11/Xlibint.h>
#include <X11/extensions/XInput2.h>
#include <gdk/x11/gdkx.h>
#include <stdlib.h>

#include "support/game/wait-for.h"

/* Xlibint.h makes macros of them. */
#undef max
#undef min

enum { MASTER_POINTER = 2 };    /* the core pointer of any X server */

typedef struct
{
  int             type;
  int             detail;       /* the finger, or the button */
  GdkModifierType state;
  double          x;
  double          y;
} Input;

/* Where a place of the widget is on the surface of its window. */
static void
find_place (GtkWidget *widget,
            double    *x,
            double    *y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double left;
  double top;

  g_assert_true (gtk_widget_translate_coordinates (widget, GTK_WIDGET (native), *x, *y, x, y));
  gtk_native_get_surface_transform (native, &left, &top);
  *x += left;
  *y += top;
}

static int
get_opcode (Display *display)
{
  int opcode;
  int event;
  int error;

  g_assert_true (XQueryExtension (display, "XInputExtension", &opcode, &event, &error));

  return opcode;
}

/* The clock of the server, in milliseconds: later with each event. */
static Time
get_next_time (void)
{
  static Time last;

  last = MAX (last + 1, (Time) (g_get_monotonic_time () / 1000));

  return last;
}

/* Puts an event before those that wait. GDK frees it. */
static void
put (GtkWidget *widget,
     Input      input,
     Time       time)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));
  Display *display = gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface));
  XIDeviceEvent *event = calloc (1, sizeof *event);
  XEvent wrapped = { 0 };

  find_place (widget, &input.x, &input.y);
  *event = (XIDeviceEvent) {
    .type = GenericEvent,
    .display = display,
    .extension = get_opcode (display),
    .evtype = input.type,
    .time = time,
    .deviceid = MASTER_POINTER,
    .sourceid = MASTER_POINTER,
    .detail = input.detail,
    .root = DefaultRootWindow (display),
    .event = gdk_x11_surface_get_xid (surface),
    .event_x = input.x,
    .event_y = input.y,
    .root_x = input.x,
    .root_y = input.y,
    .mods = { .base = input.state, .effective = input.state },
    .flags = input.type == XI_TouchBegin && input.detail == 1 ? XITouchEmulatingPointer : 0,
  };
  wrapped.xcookie = (XGenericEventCookie) {
    .type = GenericEvent,
    .display = display,
    .extension = event->extension,
    .evtype = event->evtype,
    .data = event,
  };

  _XStoreEventCookie (display, &wrapped);
  XPutBackEvent (display, &wrapped);
}

/* All of them within one frame: after its layout GDK asks the server where the mouse is, which
 * knows nothing of a button. */
static void
send_all (GtkWidget   *widget,
          const Input *inputs,
          int          n_inputs)
{
  GdkDisplay *display = gtk_widget_get_display (widget);
  Time time = get_next_time ();

  for (int i = n_inputs - 1; i >= 0; i--)
    put (widget, inputs[i], time);

  while (XPending (gdk_x11_display_get_xdisplay (display)) > 0)
    g_main_context_iteration (NULL, true);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (gtk_widget_get_root (widget)));
}

void
ui_touch (GtkWidget *widget,
          int        finger,
          double     x,
          double     y)
{
  send_all (widget, &(Input) { XI_TouchBegin, finger, 0, x, y }, 1);
}

void
ui_touch_move (GtkWidget *widget,
               int        finger,
               double     x,
               double     y)
{
  send_all (widget, &(Input) { XI_TouchUpdate, finger, GDK_BUTTON1_MASK, x, y }, 1);
}

void
ui_touch_end (GtkWidget *widget,
              int        finger,
              double     x,
              double     y)
{
  send_all (widget, &(Input) { XI_TouchEnd, finger, GDK_BUTTON1_MASK, x, y }, 1);
}

void
ui_turn_wheel (GtkWidget       *widget,
               double           x,
               double           y,
               int              dy,
               GdkModifierType  state)
{
  const Input inputs[] = {
    { XI_Motion, 0, state, x, y },
    { XI_ButtonPress, dy < 0 ? 4 : 5, state, x, y },
  };

  send_all (widget, inputs, G_N_ELEMENTS (inputs));
}

void
ui_drag_pointer (GtkWidget    *widget,
                 unsigned int  button,
                 double        from_x,
                 double        from_y,
                 double        to_x,
                 double        to_y)
{
  const GdkModifierType held = GDK_BUTTON1_MASK << (button - 1);
  const Input inputs[] = {
    { XI_Motion, 0, 0, from_x, from_y },
    { XI_ButtonPress, button, 0, from_x, from_y },
    { XI_Motion, 0, held, to_x, to_y },
    { XI_ButtonRelease, button, held, to_x, to_y },
  };

  send_all (widget, inputs, G_N_ELEMENTS (inputs));
}
