/* What the parts of the window share. Calls go one way: app-window.c calls app-window-actions.c
 * (the table of actions), both call app-window-view.c (the update of a frame), and all of them
 * app-window-properties.c (page, kind and what else others follow).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>

#include "app/board/app-board.h"
#include "app/play/app-play-page.h"
#include "app/solutions/app-solutions-page.h"
#include "app/widgets/app-toast.h"
#include "app/watch/app-watch-page.h"
#include "app/window/app-checker.h"
#include "app/window/app-completion.h"
#include "app/window/app-header.h"
#include "app/window/app-hinter.h"
#include "app/window/app-import.h"
#include "app/window/app-input.h"
#include "app/window/app-keeper.h"
#include "app/window/app-maker.h"
#include "app/window/app-output.h"
#include "app/window/app-page.h"
#include "app/window/app-session.h"
#include "app/window/app-square-menu.h"
#include "app/window/app-window.h"

/* What the window shows and what is true by now differ in: */
typedef enum
{
  APP_STALE_BOARD     = 1 << 0,         /* its picture */
  APP_STALE_CLOCK     = 1 << 1,
  APP_STALE_INPUT     = 1 << 2,         /* the mode of entry, the digit of the pen */
  APP_STALE_PANELS    = 1 << 3,         /* everything beside the board */
  APP_STALE_SELECTION = 1 << 4,         /* the selected squares, of another board or page */
  APP_STALE_FINISHED  = 1 << 5,         /* the puzzle is finished, or no longer */
  APP_STALE_STATE     = APP_STALE_BOARD | APP_STALE_CLOCK | APP_STALE_PANELS,
  APP_STALE_ALL       = (1 << 6) - 1,
} AppStale;

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
  AppKeeper            *keeper;

  AppPage               page;
  AppStale              stale;            /* not 0: an update is queued */

  AppHeader            *header;
  AppBoard             *board;
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

/* Ends a pause by the user; returns whether there was one. */
bool             app_window_continue       (AppWindow       *self);

/* app-window-view.c */

/* Shows all that is stale, if anything is. */
void             app_window_update         (AppWindow       *self);
void             app_window_realized_cb    (AppWindow       *self);

/* Shows it before the next frame if another board or page is stale: for whoever acts on that. */
void             app_window_settle         (AppWindow       *self);

void             app_window_focus_changed_cb (AppWindow     *self);

/* Lends a widget of the template. */
GtkWidget       *app_window_get_child      (AppWindow       *self,
                                            const char      *id);

/* app-window-lessons.c. The last is for a press on the board. */
void             app_window_act_lesson     (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_lessons    (AppWindow       *self,
                                            GVariant        *parameter);
gboolean         app_window_lesson_pressed_cb (AppWindow    *self,
                                               int           square,
                                               unsigned int  button);
void             app_window_lesson_activated_cb (AppWindow  *self,
                                                 int         square);
double           app_window_get_caption_opacity (GObject    *caption,
                                                 const char *sentence);

/* app-window-dialogs.c: actions that open one. `parameter` is NULL, but for app_backup_run (). */
void             app_window_act_library    (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_daily      (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_compare    (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_save_tree  (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_judge      (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_statistics (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_backup     (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_choose_queens (AppWindow *self,
                                               GVariant  *parameter);
void             app_window_act_about_puzzle (AppWindow *self,
                                              GVariant  *parameter);

/* app-window-lessons.c: opens one of the examples of tutorials, by its number. */
void             app_window_act_example    (AppWindow       *self,
                                            GVariant        *parameter);

/* The answer of a dialog. */
void             app_window_act_close_anyway (AppWindow *self,
                                              GVariant  *parameter);

/* Techniques: parameters are codes, but for the first. */
void             app_window_act_choose_technique (AppWindow *self,
                                                  GVariant  *parameter);
void             app_window_act_practise   (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_technique  (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_show_technique (AppWindow   *self,
                                                GVariant    *parameter);
void             app_window_act_try_technique (AppWindow    *self,
                                               GVariant     *parameter);

/* app-window-actions.c */
void             app_window_install_actions (GtkWidgetClass *widget_class);
void             app_window_enable_actions (AppWindow       *self);
bool             app_window_can_pause      (AppWindow       *self);

/* app-window-savepoints.c, for the table of actions. */
void             app_window_act_go_back    (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_rename_savepoint (AppWindow  *self,
                                                  GVariant   *parameter);
void             app_window_act_remove_savepoint (AppWindow  *self,
                                                  GVariant   *parameter);
bool             app_window_can_keep_state (AppWindow       *self);
bool             app_window_can_restore_savepoint (AppWindow *self);

/* app-window-zoom.c, for the table of actions. */
void             app_window_act_zoom_in    (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_zoom_out   (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_zoom_reset (AppWindow       *self,
                                            GVariant        *parameter);
bool             app_window_can_zoom_in    (AppWindow       *self);
bool             app_window_can_zoom_out   (AppWindow       *self);
bool             app_window_can_zoom_reset (AppWindow       *self);

/* Has the actions enabled whenever a view becomes larger or smaller. */
void             app_window_connect_zooms  (AppWindow       *self);

/* app-window-reading.c, for the table of actions; and the pane that comes
 * back, also for a card that is shown in it. */
void             app_window_act_read_square (AppWindow      *self,
                                             GVariant       *parameter);
void             app_window_act_read_house (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_act_read_rest  (AppWindow       *self,
                                            GVariant        *parameter);
bool             app_window_can_read       (AppWindow       *self);
void             app_window_act_side_pane  (AppWindow       *self,
                                            GVariant        *parameter);
void             app_window_show_pane      (AppWindow       *self);
void             app_window_message_shown_cb (AppWindow     *self,
                                              const char    *text);
void             app_window_mode_changed_cb (AppWindow      *self);
void             app_window_show_card_cb   (AppWindow       *self,
                                            GParamSpec      *pspec,
                                            GtkWidget       *card);
