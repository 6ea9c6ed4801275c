/* The card of views on a search: one with a switch, or where there is room two or four beside each
 * other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/player/app-watch-view.h"
#include "app/widgets/app-widget.h"

#define APP_TYPE_WATCH_VIEWS (app_watch_views_get_type ())

G_DECLARE_FINAL_TYPE (AppWatchViews, app_watch_views, APP, WATCH_VIEWS, AppWidget)

typedef enum
{
  APP_WATCH_TREE_VIEW,
  APP_WATCH_CODE_VIEW,
  APP_WATCH_STATE_VIEW,
  APP_WATCH_STACK_VIEW,
  APP_WATCH_STOP_VIEW,
  APP_N_WATCH_VIEWS,
} AppWatchViewId;

/* Keeps in `settings` which views are shown. Where several are, `stop_button` opens the conditions
 * on which the search stops; else it is hidden. */
void       app_watch_views_bind     (AppWatchViews  *self,
                                     GSettings      *settings,
                                     GtkMenuButton  *stop_button);

/* Shows the search of the player as it is now, in the views that are seen. */
void       app_watch_views_show     (AppWatchViews  *self,
                                     AppWatchPlayer *player);

/* Shows this view, beside others or alone: for as long as a lesson or an example wants it, or, as
 * the user chooses it, from now on. */
void       app_watch_views_set_view (AppWatchViews  *self,
                                     AppWatchViewId  view);
void       app_watch_views_choose_view
                                    (AppWatchViews  *self,
                                     AppWatchViewId  view);

/* The view of that name in the settings; the tree if none has it. */
AppWatchViewId
           app_watch_views_find     (const char     *name);

/* The widget of a view; lent. */
GtkWidget *app_watch_views_get_view (AppWatchViews  *self,
                                     AppWatchViewId  view);
