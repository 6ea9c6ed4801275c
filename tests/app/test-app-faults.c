/* Faults that users met once: each case is what one of them did, and what it read on the board and
 * in the saved files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/library/app-library.h"
#include "app/play/app-entry-bar.h"
#include "app/play/app-solved.h"
#include "game/store/game-library.h"
#include "game/store/game-records.h"
#include "game/store/game-session.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"
#include "support/game/game-sessions.h"

/* A window that is kept in a folder of its own. */
static AppWindow *
open_kept (char **folder)
{
  *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);

  return ui_open_kept (*folder);
}

static void
close_kept (AppWindow  *window,
            const char *folder)
{
  ui_close_window (window);
  remove_all (folder);
}

/* Whether these are the givens, and these the entries; NULL: none. */
static bool
has_digits (AppWindow  *window,
            const char *givens,
            const char *entries)
{
  const GameSudoku *sudoku = &ui_get_state (window)->sudoku;
  SudokuGrid given = { 0 };
  SudokuGrid entered = { 0 };

  if (givens != NULL)
    given = make_grid (givens);
  if (entries != NULL)
    entered = make_grid (entries);

  return memcmp (&sudoku->givens, &given, sizeof given) == 0
         && memcmp (&sudoku->entries, &entered, sizeof entered) == 0;
}

/* An empty board, on which the puzzle of a text is entered. */
static void
enter_text (AppWindow  *window,
            const char *line)
{
  app_window_open_text (window, line);
  wait_for (has_digits (window, NULL, line), "a puzzle to be entered");
}

/* The digits of a solution that a puzzle does not give. New. */
static char *
leave_out (const char *solution,
           const char *givens)
{
  char *rest = g_strdup (solution);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (givens[cell] != '.')
      rest[cell] = '.';

  return rest;
}

/* The games in the library as files. */
static GameLibrary *
read_library (const char *folder)
{
  g_autofree char *games = g_build_filename (folder, "games", NULL);

  return game_library_new (games);
}

static guint
count_games (const char *folder)
{
  g_autoptr(GameLibrary) library = read_library (folder);

  return g_list_model_get_n_items (game_library_get_entries (library));
}

/* What the game with these digits, given or entered, took; begun is 0 where there is none. */
static GamePlayStats
find_game (const char *folder,
           const char *line)
{
  g_autoptr(GameLibrary) library = read_library (folder);
  SudokuGrid wanted = make_grid (line);

  for (guint i = 0; i < g_list_model_get_n_items (game_library_get_entries (library)); i++)
    {
      g_autoptr(GameEntry) entry = g_list_model_get_item (game_library_get_entries (library), i);
      const GameState *state = game_entry_get_state (entry);
      SudokuGrid grid = game_sudoku_grid (&state->sudoku);

      if (state->kind == GAME_SUDOKU && memcmp (&grid, &wanted, sizeof grid) == 0)
        return *game_entry_get_stats (entry);
    }

  return (GamePlayStats) { 0 };
}

/* Opens the library, which puts the games on the boards there too, and closes it. */
static void
visit_library (AppWindow *window)
{
  ui_act (window, "win.library");
  ui_close_dialog (ui_wait_for_window (APP_TYPE_LIBRARY));
}

static guint
count_records (const char *folder)
{
  g_autoptr(GArray) records = game_records_read (folder);

  return records->len;
}

/* B1: a second puzzle that is pasted or opened while one is entered leaves the first one in the
 * library. */
static void
test_enter_twice (void)
{
  g_autofree char *folder = NULL;
  AppWindow *window = open_kept (&folder);

  ui_act (window, "win.new-empty");
  enter_text (window, UNIQUE_LINE);
  enter_text (window, OTHER_LINE);
  g_assert_cmpuint (count_games (folder), ==, 1);
  g_assert_cmpint (find_game (folder, UNIQUE_LINE).begun, >, 0);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), UNIQUE_LINE);
  ui_act (window, "win.paste");
  wait_for (has_digits (window, NULL, UNIQUE_LINE), "the first puzzle to be pasted again");
  visit_library (window);
  g_assert_cmpint (find_game (folder, OTHER_LINE).begun, >, 0);
  close_kept (window, folder);
}

/* What is typed stays, whatever comes next: another puzzle, the other kind, the end. */
static void
test_enter_and_leave (void)
{
  static const char line[] =
    "53..7............................................................................";
  g_autofree char *folder = NULL;
  AppWindow *window = open_kept (&folder);

  ui_act (window, "win.new-empty");
  ui_type (window, "53..7");
  g_assert_true (has_digits (window, NULL, line));
  ui_act_with (window, "win.new-sudoku", g_variant_new_string ("easy"));
  ui_wait_for_job (window);
  g_assert_false (has_digits (window, NULL, line));
  g_assert_cmpint (find_game (folder, line).begun, >, 0);

  ui_act (window, "win.bring-back");
  g_assert_true (has_digits (window, NULL, line));
  ui_choose (window, "kind", "queens");
  ui_choose (window, "kind", "sudoku");
  g_assert_true (has_digits (window, NULL, line));

  ui_close_window (window);
  window = ui_open_kept (folder);
  g_assert_true (has_digits (window, NULL, line));
  close_kept (window, folder);
}

/* One that is entered is one game, however often it is put into the library on the way. */
static void
test_enter_once (void)
{
  g_autofree char *folder = NULL;
  AppWindow *window = open_kept (&folder);

  ui_act (window, "win.new-empty");
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (UNIQUE_LINE[cell] != '.')
      {
        ui_enter (window, cell, UNIQUE_LINE[cell] - '0');
        if (cell % 30 == 0)
          visit_library (window);
      }

  visit_library (window);
  g_assert_cmpuint (count_games (folder), ==, 1);

  ui_act (window, "win.fix-givens");
  g_assert_true (has_digits (window, UNIQUE_LINE, NULL));
  ui_solve_by_hand (window, SOLVED_LINE);
  visit_library (window);
  g_assert_cmpuint (count_games (folder), ==, 1);
  g_assert_cmpint (find_game (folder, SOLVED_LINE).finished, >, 0);
  close_kept (window, folder);
}

/* The game on the board as the session has it; the window is closed. */
static GameSave *
close_and_read (AppWindow  *window,
                const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "session", NULL);
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GameSession) session = NULL;
  g_autoptr(GBytes) bytes = NULL;
  gsize length;

  ui_close_window (window);
  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new (text, length);
  session = game_session_read (bytes, &error);
  g_assert_no_error (error);

  return g_steal_pointer (&session->boards[GAME_SUDOKU].game);
}

/* B2: undo after Solve goes on as if it had not been pressed, but that the solution was seen. */
static void
test_solve_and_undo (void)
{
  g_autofree char *folder = NULL;
  g_autofree char *begun = g_strdup (UNIQUE_LINE);
  AppWindow *window = open_kept (&folder);
  g_autoptr(GameSave) save = NULL;

  begun[2] = SOLVED_LINE[2];
  ui_open_sudoku (window, UNIQUE_LINE);
  ui_enter (window, 2, SOLVED_LINE[2] - '0');
  ui_act (window, "win.solve");
  ui_wait_for_job (window);
  g_assert_true (find_game (folder, SOLVED_LINE).by_program);
  g_assert_cmpuint (count_records (folder), ==, 0);

  ui_act (window, "win.undo");
  g_assert_cmpuint (count_games (folder), ==, 1);
  g_assert_cmpint (find_game (folder, begun).begun, >, 0);
  g_assert_cmpint (find_game (folder, begun).finished, ==, 0);
  g_assert_true (find_game (folder, begun).saw_solution);
  save = close_and_read (window, folder);
  g_assert_cmpint (save->stats.finished, ==, 0);
  g_assert_false (save->stats.by_program);
  g_assert_true (save->stats.saw_solution);

  /* What redo brings back is still what the program did. */
  window = ui_open_kept (folder);
  ui_act (window, "win.redo");
  g_assert_true (find_game (folder, SOLVED_LINE).by_program);
  g_assert_cmpuint (count_records (folder), ==, 0);

  /* And what a user does is the user's. */
  ui_act (window, "win.undo");
  ui_solve_by_hand (window, SOLVED_LINE);
  g_assert_cmpint (find_game (folder, SOLVED_LINE).finished, >, 0);
  g_assert_false (find_game (folder, SOLVED_LINE).by_program);
  g_assert_true (find_game (folder, SOLVED_LINE).saw_solution);
  g_assert_cmpuint (count_records (folder), ==, 1);
  close_kept (window, folder);
}

/* B2: the clock that stood while the solution was there goes on. */
static void
test_solve_and_clock (void)
{
  g_autofree char *folder = NULL;
  AppWindow *window = open_kept (&folder);

  ui_open_sudoku (window, UNIQUE_LINE);
  wait_for (game_play_clock_runs (app_window_get_play (window)), "the window to be looked at");
  ui_act (window, "win.solve");
  ui_wait_for_job (window);
  g_assert_false (game_play_clock_runs (app_window_get_play (window)));
  ui_act (window, "win.undo");
  g_assert_true (game_play_clock_runs (app_window_get_play (window)));
  close_kept (window, folder);
}

/* Whether what is on the board is still entered, and no game that was solved. */
static void
assert_only_entered (AppWindow  *window,
                     const char *folder)
{
  ui_wait_for_frame (window);
  g_assert_true (game_state_is_solved (ui_get_state (window)));
  g_assert_true (gtk_widget_get_visible (ui_find (window, APP_TYPE_ENTRY_BAR)));
  g_assert_false (gtk_widget_get_visible (ui_find (window, APP_TYPE_SOLVED)));
  g_assert_cmpuint (count_records (folder), ==, 0);
}

/* A board that is entered whole has no puzzle in it that anybody solved. */
static void
test_enter_whole (void)
{
  g_autofree char *folder = NULL;
  AppWindow *window = open_kept (&folder);

  ui_act (window, "win.new-empty");
  ui_solve_by_hand (window, SOLVED_LINE);
  assert_only_entered (window, folder);
  ui_act (window, "win.undo");
  ui_act (window, "win.redo");
  assert_only_entered (window, folder);
  visit_library (window);
  g_assert_cmpint (find_game (folder, SOLVED_LINE).begun, >, 0);
  g_assert_cmpint (find_game (folder, SOLVED_LINE).finished, ==, 0);

  ui_act_with (window, "win.new-queens", g_variant_new_int32 (4));
  ui_act (window, "win.enter-queens");
  ui_activate_cell (window, 1);
  ui_activate_cell (window, 7);
  ui_activate_cell (window, 8);
  ui_activate_cell (window, 14);
  assert_only_entered (window, folder);

  ui_choose (window, "kind", "sudoku");
  close_kept (window, folder);
}

/* B3: Solve while a puzzle is entered starts it: what was typed is given, the rest is not. */
static void
test_solve_while_entering (void)
{
  g_autofree char *folder = NULL;
  g_autofree char *rest = leave_out (SOLVED_LINE, UNIQUE_LINE);
  AppWindow *window = open_kept (&folder);

  ui_act (window, "win.new-empty");
  enter_text (window, UNIQUE_LINE);
  ui_act (window, "win.solve");
  ui_wait_for_job (window);
  g_assert_true (has_digits (window, UNIQUE_LINE, rest));
  ui_act (window, "win.restart");
  g_assert_true (has_digits (window, UNIQUE_LINE, NULL));

  ui_act (window, "win.undo");
  ui_act (window, "win.undo");
  g_assert_true (has_digits (window, UNIQUE_LINE, NULL));
  ui_act (window, "win.undo");
  g_assert_true (has_digits (window, NULL, UNIQUE_LINE));
  close_kept (window, folder);
}

/* B3: so does Apply of a hint. */
static void
test_hint_while_entering (void)
{
  g_autofree char *folder = NULL;
  AppWindow *window = open_kept (&folder);
  SudokuGrid entries;

  ui_act (window, "win.new-empty");
  enter_text (window, UNIQUE_LINE);
  ui_ask_hint (window);
  ui_act (window, "win.hint-apply");
  entries = ui_get_state (window)->sudoku.entries;
  g_assert_cmpint (sudoku_count_digits (&entries), ==, 1);

  ui_act (window, "win.undo");
  g_assert_true (has_digits (window, UNIQUE_LINE, NULL));
  ui_act (window, "win.undo");
  g_assert_true (has_digits (window, NULL, UNIQUE_LINE));
  close_kept (window, folder);
}

/* B8: undo stops where the puzzle begins; the message that tells of the one before brings that
 * back, with its own steps, until something is done. */
static void
test_undo_stops (void)
{
  g_autofree char *folder = NULL;
  AppWindow *window = open_kept (&folder);

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_enter (window, 2, 4);
  ui_open_sudoku (window, OTHER_LINE);
  g_assert_false (ui_is_enabled (window, "win.undo"));
  ui_send_key (window, GDK_KEY_u, 0, 0);
  g_assert_true (has_digits (window, OTHER_LINE, NULL));
  g_assert_cmpuint (count_games (folder), ==, 1);

  g_signal_emit_by_name (ui_find_action (ui_get_toast (window), "win.bring-back"), "clicked");
  g_assert_false (has_digits (window, UNIQUE_LINE, NULL));
  ui_act (window, "win.undo");
  g_assert_true (has_digits (window, UNIQUE_LINE, NULL));
  g_assert_false (ui_is_enabled (window, "win.undo"));
  g_assert_false (ui_is_enabled (window, "win.bring-back"));

  ui_open_sudoku (window, OTHER_LINE);
  g_assert_true (ui_is_enabled (window, "win.bring-back"));
  ui_enter (window, 1, 4);
  g_assert_false (ui_is_enabled (window, "win.bring-back"));
  close_kept (window, folder);
}

/* B8: a session of 0.1.0 may hold several puzzles in one history. */
static void
test_old_session (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GameState states[4];
  AppWindow *window;

  write_old_session (folder, states);
  window = ui_open_kept (folder);
  g_assert_true (game_state_equal (ui_get_state (window), &states[3]));
  ui_act (window, "win.undo");
  g_assert_true (has_digits (window, OTHER_LINE, NULL));
  g_assert_false (ui_is_enabled (window, "win.undo"));
  g_assert_cmpuint (count_games (folder), ==, 1);
  close_kept (window, folder);
}

/* B12: what is selected stays on its board, and is not taken to another puzzle. */
static void
test_selection (void)
{
  g_autofree char *folder = NULL;
  AppWindow *window = open_kept (&folder);
  GameSquares selected;

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_select (window, 20);
  ui_press (window, GDK_KEY_Right, GDK_SHIFT_MASK);
  selected = *app_board_get_selected (ui_get_board (window));
  g_assert_cmpint (game_squares_count (&selected), ==, 2);

  ui_choose (window, "kind", "queens");
  ui_select (window, 5);
  ui_choose (window, "kind", "sudoku");
  g_assert_true (game_squares_equal (app_board_get_selected (ui_get_board (window)), &selected));
  g_assert_cmpint (ui_get_cursor (window), ==, 21);
  ui_choose (window, "kind", "queens");
  g_assert_cmpint (ui_get_cursor (window), ==, 5);

  ui_open_sudoku (window, OTHER_LINE);
  g_assert_cmpint (ui_count_selected (window), ==, 1);
  g_assert_cmpint (ui_get_cursor (window), !=, 21);
  close_kept (window, folder);
}

/* B17: Hint counts while the first one is computed. */
static void
test_hint_twice (void)
{
  g_autofree char *folder = NULL;
  AppWindow *window = open_kept (&folder);

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_act (window, "win.hint");
  ui_act (window, "win.hint");
  ui_act (window, "win.hint");
  wait_for (ui_shows_hint (window), "a hint");
  g_assert_cmpint (app_hint_panel_get_stage (ui_get_hint_panel (window)), ==, GAME_STAGE_WHY);
  g_assert_cmpuint (game_play_get_stats (app_window_get_play (window)).hints[GAME_STAGE_WHY], ==,
                    1);
  close_kept (window, folder);
}

/* A2: the keys go to the board after a start with queens too, for which the session changes the
 * board before the window is seen. */
static void
test_focus (void)
{
  g_autofree char *folder = NULL;
  AppWindow *window = open_kept (&folder);

  app_window_play_queens (window, 8);
  ui_activate_cell (window, 21);
  ui_close_window (window);

  g_settings_reset (ui_get_settings (), "kind");
  window = app_window_new (ui_get_application (), ui_get_settings ());
  app_window_keep (window, folder);
  gtk_window_present (GTK_WINDOW (window));
  wait_for (gtk_window_is_active (GTK_WINDOW (window)), "the window to be looked at");
  run_pending ();
  g_assert_true (queens_board_has (&ui_get_state (window)->queens.queens, 2, 5));
  g_assert_true (ui_has_focus (ui_get_cell (window, 21)));

  ui_choose (window, "kind", "sudoku");
  close_kept (window, folder);
}

/* Solutions shows the one of a puzzle in play only when asked, and the game remembers that. */
static void
test_solutions_asked_for (void)
{
  AppWindow *window = ui_open_window ();
  GamePlay *play = app_window_get_play (window);
  GameState shown;

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_choose (window, "page", "solutions");
  ui_wait_for_frame (window);
  shown = ui_get_shown_state (window);
  g_assert_false (game_state_is_solved (&shown));
  g_assert_false (game_play_get_stats (play).saw_solution);

  ui_act (window, "win.show-solutions");
  wait_for ((shown = ui_get_shown_state (window), game_state_is_solved (&shown)), "the solution");
  g_assert_true (game_play_get_stats (play).saw_solution);
  g_assert_false (game_play_get_stats (play).by_program);

  ui_choose (window, "page", "play");
  ui_solve_by_hand (window, SOLVED_LINE);
  ui_wait_for_frame (window);
  g_assert_true (ui_says (ui_find (window, APP_TYPE_SOLVED), "The solution was shown"));
  ui_close_window (window);
}

/* GTK 4.8 never frees a popover that is open when its window is destroyed, nor the actions that the
 * popover knows: those that follow a setting must not belong to the window. */
static void
test_popover_left_open (void)
{
  AppWindow *window = ui_open_window ();
  bool shows_attacked = g_settings_get_boolean (ui_get_settings (), "show-attacked");

  ui_act (window, "win.context-menu");
  ui_wait_for_frame (window);
  ui_close_window (window);

  g_settings_set_boolean (ui_get_settings (), "show-attacked", !shows_attacked);
  window = ui_open_window ();
  g_assert_true (g_settings_get_boolean (ui_get_settings (), "show-attacked") != shows_attacked);
  g_settings_reset (ui_get_settings (), "show-attacked");
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-faults/enter-twice", test_enter_twice);
  g_test_add_func ("/app-faults/enter-and-leave", test_enter_and_leave);
  g_test_add_func ("/app-faults/enter-once", test_enter_once);
  g_test_add_func ("/app-faults/enter-whole", test_enter_whole);
  g_test_add_func ("/app-faults/solve-and-undo", test_solve_and_undo);
  g_test_add_func ("/app-faults/solve-and-clock", test_solve_and_clock);
  g_test_add_func ("/app-faults/solve-while-entering", test_solve_while_entering);
  g_test_add_func ("/app-faults/hint-while-entering", test_hint_while_entering);
  g_test_add_func ("/app-faults/undo-stops", test_undo_stops);
  g_test_add_func ("/app-faults/old-session", test_old_session);
  g_test_add_func ("/app-faults/selection", test_selection);
  g_test_add_func ("/app-faults/hint-twice", test_hint_twice);
  g_test_add_func ("/app-faults/focus", test_focus);
  g_test_add_func ("/app-faults/solutions-asked-for", test_solutions_asked_for);
  g_test_add_func ("/app-faults/popover-left-open", test_popover_left_open);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
