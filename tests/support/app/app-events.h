/* Fingers, the wheel and the buttons of a mouse, as events of the display: GTK picks the widget,
 * recognizes the gesture and gives it to the controllers, as it does for a person.
 *
 * GTK 4 has no public constructor of events, and Xvfb has no touch screen. So an event of the X
 * Input Extension is put into the queue of the client, from where GDK reads it as if the server had
 * sent it.
 *
 * Places are in units of the widget, and the calls return when GTK has the event.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* A finger, by any number from 1, touches, moves and leaves. */
void ui_touch         (GtkWidget       *widget,
                       int              finger,
                       double           x,
                       double           y);
void ui_touch_move    (GtkWidget       *widget,
                       int              finger,
                       double           x,
                       double           y);
void ui_touch_end     (GtkWidget       *widget,
                       int              finger,
                       double           x,
                       double           y);

/* A step of the wheel: of `dy` only the sign counts. */
void ui_turn_wheel    (GtkWidget       *widget,
                       double           x,
                       double           y,
                       int              dy,
                       GdkModifierType  state);

/* A drag with a button of the mouse from one place to another. */
void ui_drag_pointer  (GtkWidget       *widget,
                       unsigned int     button,
                       double           from_x,
                       double           from_y,
                       double           to_x,
                       double           to_y);
