/* What a person reads in a window, and does there, in few words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "support/app-windows.h"

static const char unique_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* What a person reads in a widget. */
static inline void
collect_words (GtkWidget *widget,
               GString   *words)
{
  if (!gtk_widget_get_visible (widget))
    return;

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_words (child, words);
}

static inline bool
says (GtkWidget  *widget,
      const char *text)
{
  g_autoptr(GString) words = g_string_new (NULL);

  collect_words (widget, words);

  return strstr (words->str, text) != NULL;
}

static inline void
wait_until_says (GtkWidget  *widget,
                 const char *text)
{
  while (!says (widget, text))
    g_main_context_iteration (NULL, true);
}

static inline const GameState *
get (AppWindow *window)
{
  return app_window_get_state (window);
}

static inline void
type (AppWindow  *window,
      const char *keys)
{
  for (; *keys != '\0'; keys++)
    {
      app_window_press_key (window, gdk_unicode_to_keyval (*keys), 0, 0);
      app_window_key_released_cb (window);
    }
}

static inline void
place_queen (AppWindow *window,
             int        square)
{
  GameMove move = { .kind = GAME_MOVE_QUEEN, .squares = game_squares_of (square) };

  g_assert_true (app_window_play (window, &move));
}
