/* The window, its keys: what a key means that nothing with the focus took.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/app-window-private.h"

/* A key on the board: the search that is watched comes first. */
gboolean
app_window_board_key_cb (AppWindow       *self,
                         unsigned int     keyval,
                         unsigned int     keycode,
                         GdkModifierType  state)
{
  return self->page == APP_PAGE_WATCH
         && app_watch_page_press_key (self->watch_page, keyval, state);
}

static bool
app_window_dismiss (AppWindow *self)
{
  bool toast = gtk_widget_get_visible (GTK_WIDGET (self->toast));
  bool hint = app_window_close_hint (self);

  app_toast_hide (self->toast);

  return toast || hint;
}

/* A digit or Delete anywhere in the window means the board, unless something took it before; Escape
 * takes away what came by itself. */
gboolean
app_window_key_cb (AppWindow       *self,
                   unsigned int     keyval,
                   unsigned int     keycode,
                   GdkModifierType  state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (keyval == GDK_KEY_Escape)
    return app_window_dismiss (self);

  if (self->page != APP_PAGE_PLAY || (focus != NULL && GTK_IS_EDITABLE (focus)))
    return false;

  return app_window_press_hint_key (self, keyval, state)
         || app_board_press_key (self->board, keyval, keycode, state);
}
