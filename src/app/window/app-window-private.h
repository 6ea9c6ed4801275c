/* What the parts of the window share: app-window.c, app-window-actions.c (the table of actions),
 * app-window-properties.c (page, kind and what else others follow), app-window-view.c (the scene of
 * the board), app-window-clock.c (the time and the pause) and app-window-layout.c (wide and
 * narrow).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include "app/board/app-board.h"
#include "app/play/app-entry-bar.h"
#include "app/widgets/app-job-bar.h"
#include "app/play/app-pad.h"
#include "app/play/app-play-page.h"
#include "app/widgets/app-segments.h"
#include "app/solutions/app-solutions-page.h"
#include "app/widgets/app-split.h"
#include "app/widgets/app-toast.h"
#include "app/watch/app-watch-page.h"
#include "app/window/app-checker.h"
#include "app/window/app-completion.h"
#include "app/window/app-header.h"
#include "app/window/app-hinter.h"
#include "app/window/app-import.h"
#include "app/window/app-input.h"
#include "app/window/app-maker.h"
#include "app/window/app-output.h"
#include "app/window/app-session.h"
#include "app/window/app-square-menu.h"
#include "app/window/app-window.h"
#include "game/jobs/game-job-slot.h"

G_BEGIN_DECLS

typedef enum
{
  APP_PAGE_PLAY,
  APP_PAGE_WATCH,
  APP_PAGE_SOLUTIONS,
  APP_N_PAGES,
} AppPage;

struct _AppWindow
{
  GtkApplicationWindow  parent_instance;

  GSettings            *settings;
  AppSession           *session;
  AppMaker             *maker;
  AppHinter            *hinter;
  AppChecker           *checker;
  AppCompletion        *completion;
  AppInput             *input;
  AppImport            *import;
  AppOutput            *output;
  AppSquareMenu        *square_menu;

  /* What is shown. */
  AppPage               page;
  bool                  show_attacked;

  /* What was shown last, and the solution that it is checked against. */
  GameKind              shown_kind;       /* as was notified last */
  GameState             seen;

  AppHeader            *header;
  AppSplit             *split;
  AppBoard             *board;
  GtkWidget            *cover;            /* in place of the board while the clock is paused */
  AppEntryBar          *entry_bar;
  AppJobBar            *job_bar;
  GtkStack             *pages;
  AppPlayPage          *play_page;
  AppWatchPage         *watch_page;
  AppSolutionsPage     *solutions_page;
  AppToast             *toast;
};

/* app-window.c */
GameKind         app_window_get_kind       (AppWindow       *self);

/* The one place where state comes down. */
void             app_window_update         (AppWindow       *self);

/* app-window-actions.c */
void             app_window_install_actions (GtkWidgetClass *widget_class);
void             app_window_enable_actions (AppWindow       *self);
void             app_window_show_input     (AppWindow       *self);

/* app-window-properties.c */
void             app_window_install_properties (AppWindowClass *klass);
void             app_window_set_page       (AppWindow       *self,
                                            AppPage          page);
void             app_window_set_kind       (AppWindow       *self,
                                            GameKind         kind);
void             app_window_input_notify_cb (AppWindow      *self,
                                             GParamSpec     *pspec);

/* Where another board is shown. */
void             app_window_notify_kind    (AppWindow       *self);

/* A pause by the user: property "paused", action win.pause. */
void             app_window_set_paused     (AppWindow       *self,
                                            bool             paused);

/* app-window-clock.c */
void             app_window_init_clock     (AppWindow       *self);

/* Shows the time, and whether the puzzle can be paused. */
void             app_window_update_clock   (AppWindow       *self);

/* Ends a pause by hand. Returns whether there was one. */
bool             app_window_continue       (AppWindow       *self);
void             app_window_cover_pressed_cb (AppWindow     *self);

/* app-window-view.c */

void             app_window_update_board   (AppWindow       *self);

/* Before a state is shown: what of it is new. */
void             app_window_note_change    (AppWindow       *self);
void             app_window_add_view_settings (AppWindow    *self);

/* app-window-layout.c */
void             app_window_split_narrow_cb   (AppWindow    *self);

G_END_DECLS
