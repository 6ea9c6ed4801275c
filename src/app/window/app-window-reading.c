/* The actions that read the board aloud, and show what they say to those who see; and the pane
 * beside the board, which goes when the user wants it, and comes when it has something to say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-split.h"

/* What was played last may not be on the board yet. */
static void
app_window_read (AppWindow  *self,
                 AppReading  what)
{
  g_autofree char *text = NULL;

  app_window_update (self);
  text = app_board_read (self->board, what);
  app_toast_show (self->toast, text, NULL, NULL);
}

void
app_window_act_read_square (AppWindow *self,
                            GVariant  *parameter)
{
  app_window_read (self, APP_READING_SQUARE);
}

void
app_window_act_read_house (AppWindow *self,
                           GVariant  *parameter)
{
  app_window_read (self, APP_READING_HOUSE);
}

void
app_window_act_read_rest (AppWindow *self,
                          GVariant  *parameter)
{
  app_window_read (self, APP_READING_REST);
}

bool
app_window_can_read (AppWindow *self)
{
  return !app_session_is_paused (self->session);
}

/* The pane. */

void
app_window_act_side_pane (AppWindow *self,
                          GVariant  *parameter)
{
  AppSplit *split = APP_SPLIT (app_window_get_child (self, "split"));

  /* A narrow window has it below the board, and keeps it. */
  if (!app_widget_get_narrow (APP_WIDGET (split)))
    app_split_set_alone (split, !app_split_get_alone (split));
}

void
app_window_show_pane (AppWindow *self)
{
  app_split_set_alone (APP_SPLIT (app_window_get_child (self, "split")), false);
}

void
app_window_message_shown_cb (AppWindow  *self,
                             const char *text)
{
  app_window_show_pane (self);
  app_board_say (self->board, text);
}

void
app_window_mode_changed_cb (AppWindow *self)
{
  static const char *const names[APP_N_MODES] = { NC_("mode", "Digit"), NC_("mode", "Corner"),
                                                  NC_("mode", "Centre"), NC_("mode", "Colour"),
                                                  NC_("mode", "Link") };

  app_board_say (self->board, g_dpgettext2 (NULL, "mode", names[app_input_get_mode (self->input)]));
}

void
app_window_show_card_cb (AppWindow  *self,
                         GParamSpec *pspec,
                         GtkWidget  *card)
{
  if (gtk_widget_get_visible (card))
    app_window_show_pane (self);
}
