/* The actions of the window on the states that the user keeps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/window/app-window-private.h"

void
app_window_act_go_back (AppWindow *self,
                        GVariant  *parameter)
{
  app_keeper_go_back (self->keeper, g_variant_get_int32 (parameter));
}

void
app_window_act_rename_savepoint (AppWindow *self,
                                 GVariant  *parameter)
{
  const char *name;
  int index;

  g_variant_get (parameter, "(&si)", &name, &index);
  app_keeper_rename (self->keeper, index, name);
}

void
app_window_act_remove_savepoint (AppWindow *self,
                                 GVariant  *parameter)
{
  app_keeper_remove (self->keeper, g_variant_get_int32 (parameter));
}

bool
app_window_can_keep_state (AppWindow *self)
{
  return self->page == APP_PAGE_PLAY && !app_session_is_paused (self->session)
         && app_keeper_can_keep (self->keeper);
}

bool
app_window_can_restore_savepoint (AppWindow *self)
{
  return app_keeper_can_restore (self->keeper);
}
