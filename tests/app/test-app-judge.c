/* Check My Output: a text that is pasted is judged, its lines are shown, and a wrong board leads to
 * the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <string.h>

#include "app/dialogs/app-judge.h"
#include "game/judge/game-judge.h"
#include "solver/queens/text/queens-text.h"
#include "support/app/app-driver.h"

static bool
write_solution (const QueensSolution *solution,
                void                 *data)
{
  GString *text = data;
  char buffer[QUEENS_TEXT_SIZE];

  queens_text_write (solution, QUEENS_TEXT_MATRIX_COLUMNS, 1, buffer, sizeof buffer);
  g_string_append (text, buffer);
  return true;
}

/* The output that YBT 1213 wants, but for its headings. */
static char *
dup_output (int n)
{
  const QueensBoard empty = queens_board_empty (n);
  g_autoptr(GString) text = g_string_new (NULL);
  SearchStats stats;

  queens_each (&empty, 0, write_solution, text, NULL, &stats);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
paste (GtkWidget  *judge,
       const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (judge), text);
  g_signal_emit_by_name (ui_find_class (judge, "tile"), "clicked");
}

static void
choose (GtkWidget *judge,
        guint      problem)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find (judge, GTK_TYPE_DROP_DOWN)), problem);
}

static bool
can_watch (GtkWidget *judge)
{
  return gtk_widget_get_mapped (ui_find_class (judge, "suggested-action"));
}

static void
test_verdicts (void)
{
  AppWindow *window = ui_open_window ();
  g_autofree char *output = dup_output (8);
  GtkWidget *judge;

  ui_act (window, "win.judge");
  judge = ui_wait_for_window (APP_TYPE_JUDGE);
  g_assert_true (ui_says (judge, "drop a file here"));
  gdk_clipboard_set_content (gtk_widget_get_clipboard (judge), NULL);
  g_signal_emit_by_name (ui_find_class (judge, "tile"), "clicked");
  ui_wait_until_says (judge, "The clipboard holds no text");
  paste (judge, output);
  ui_wait_until_says (judge, "Wrong answer");
  g_assert_true (ui_says (judge, "The heading of board 2 says 1, not 2"));
  g_assert_false (can_watch (judge));
  g_assert_true (ui_says (judge, "828 lines"));

  choose (judge, GAME_JUDGE_LEETCODE51);
  ui_wait_until_says (judge, "Accepted");
  choose (judge, GAME_JUDGE_LEETCODE52);
  ui_wait_until_says (judge, "Cannot be read");
  g_assert_false (can_watch (judge));

  choose (judge, GAME_JUDGE_YBT1213);
  paste (judge, "\x01\x02");
  ui_wait_until_says (judge, "This is no text");
  paste (judge, "");
  ui_wait_until_says (judge, "The output is empty");
  ui_close_window (window);
}

/* "Show in Watch" comes to the second solution of the search by columns, where the third board is
 * wrong. */
static void
test_watch (void)
{
  enum { HEADING = 6, LINE = 17 };
  AppWindow *window = ui_open_window ();
  g_autofree char *output = dup_output (8);
  GtkWidget *judge;
  GameState shown;

  ui_act (window, "win.judge");
  judge = ui_wait_for_window (APP_TYPE_JUDGE);
  memcpy (output + 2 * (HEADING + 8 * LINE) + HEADING + 3 * LINE, "1 0 0 0 0 0 0 0 ", LINE - 1);
  paste (judge, output);
  ui_wait_until_says (judge, "Board 3");
  g_assert_true (ui_says (judge, "Boards 1 and 2 are right."));
  g_assert_true (can_watch (judge));
  g_assert_true (ui_says (judge, "Opens at solution 2"));
  g_signal_emit_by_name (ui_find_class (judge, "suggested-action"), "clicked");
  wait_for (ui_find_window (APP_TYPE_JUDGE) == NULL, "the end of the dialog");
  wait_for ((shown = ui_get_shown_state (window),
             queens_board_count (&shown.queens.queens) == 8), "the second solution");
  g_assert_true (queens_board_has (&shown.queens.queens, 0, 0));
  g_assert_true (queens_board_has (&shown.queens.queens, 1, 6));
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app/judge/verdicts", test_verdicts);
  g_test_add_func ("/app/judge/watch", test_watch);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
