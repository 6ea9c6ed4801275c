/* The window, wide and narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

void
app_window_split_narrow_cb (AppWindow *self)
{
  bool narrow = app_adaptive_get_narrow (APP_ADAPTIVE (self->split));

  app_entry_bar_set_narrow (self->entry_bar, narrow);
  app_play_page_set_narrow (self->play_page, narrow);
  app_watch_page_set_narrow (self->watch_page, narrow);
}
