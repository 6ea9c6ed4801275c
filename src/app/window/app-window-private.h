/* What the parts of the window share. Calls go one way: app-window.c calls app-window-actions.c
 * (the table of actions), both call app-window-view.c (the scene of the board), and all of them
 * app-window-properties.c (page, kind and what else others follow).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include "app/board/app-board.h"
#include "app/play/app-entry-bar.h"
#include "app/widgets/app-progress.h"
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
#include "app/window/app-page.h"
#include "app/window/app-session.h"
#include "app/window/app-square-menu.h"
#include "app/window/app-window.h"
#include "game/jobs/game-job-slot.h"

G_BEGIN_DECLS

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

  GameKind              shown_kind;       /* as was notified last */

  AppHeader            *header;
  AppSplit             *split;
  AppBoard             *board;
  AppEntryBar          *entry_bar;
  GtkStack             *pages;
  AppPlayPage          *play_page;
  AppWatchPage         *watch_page;
  AppSolutionsPage     *solutions_page;
  AppToast             *toast;
};

/* app-window-properties.c */
GameKind         app_window_get_kind       (AppWindow       *self);
void             app_window_install_properties (AppWindowClass *klass);
void             app_window_set_page       (AppWindow       *self,
                                            AppPage          page);
void             app_window_set_kind       (AppWindow       *self,
                                            GameKind         kind);

/* Where another board is shown; where a property of the input, which is one of the window too. */
void             app_window_notify_kind    (AppWindow       *self);
void             app_window_input_notify_cb (AppWindow      *self,
                                             GParamSpec     *pspec);

/* The setting: squares that queens attack are marked. */
bool             app_window_shows_attacked (AppWindow       *self);

/* The mode of entry and the digit of the pen, where there are keys for them. */
void             app_window_show_input     (AppWindow       *self);

/* A pause by the user; the latter ends one, and returns whether there was one. */
void             app_window_set_paused     (AppWindow       *self,
                                            bool             paused);
bool             app_window_continue       (AppWindow       *self);

/* app-window-view.c */
void             app_window_update_board   (AppWindow       *self);

void             app_window_add_view_settings (AppWindow    *self);

/* app-window-actions.c */
void             app_window_install_actions (GtkWidgetClass *widget_class);
void             app_window_enable_actions (AppWindow       *self);
bool             app_window_can_pause      (AppWindow       *self);

G_END_DECLS
