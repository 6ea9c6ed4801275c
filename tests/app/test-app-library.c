/* The window side of what is kept: the clock that is shown and its pause, the card of a solved
 * puzzle and its replay, and the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/library/app-chooser.h"
#include "app/library/app-library.h"
#include "app/play/app-play-page.h"
#include "game/store/game-records.h"
#include "game/text/game-text-games.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"
#include "support/game/game-sessions.h"

/* The solved sudoku without its first and its last cell. */
#define NEARLY_SOLVED_LINE \
  ".3467891267219534819834256785976142342685379171392485696153728428741963534528617."

static AppWindow *
open_kept (const char *folder)
{
  AppWindow *window = ui_open_kept (folder);

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_hide_toast (window);

  return window;
}

/* A window of a session in which a sudoku has taken that much. */
static AppWindow *
open_after (const char          *folder,
            const char          *line,
            const GamePlayStats *stats)
{
  g_autoptr(GameSession) session = game_session_new ();
  SudokuGrid givens = make_grid (line);
  GameState puzzle = game_state_new_sudoku (&givens);

  session->boards[GAME_SUDOKU].game = game_save_new (&puzzle, 1, 0, stats);
  g_strlcpy (session->page, "play", sizeof session->page);
  g_strlcpy (session->mode, "digit", sizeof session->mode);
  write_session (folder, session);

  return ui_open_kept (folder);
}

static GtkListView *
find_list (GtkWidget *library)
{
  return GTK_LIST_VIEW (ui_find (library, GTK_TYPE_LIST_VIEW));
}

static void
test_times (void)
{
  static const struct
  {
    uint64_t    milliseconds;
    const char *text;
  } times[] = {
    { 0, "0:00" }, { 999, "0:00" }, { 7000, "0:07" }, { 761999, "12:41" }, { 3599000, "59:59" },
    { 3600000, "1:00:00" }, { 3761000, "1:02:41" }, { 363600000, "101:00:00" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *text = game_text_time (times[i].milliseconds);

      g_assert_cmpstr (text, ==, times[i].text);
    }
}

static void
test_clock (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GamePlayStats stats = { .milliseconds = 720000 };
  AppWindow *window = open_after (folder, UNIQUE_LINE, &stats);
  GtkWidget *clock = ui_find_class (window, "clock");

  g_assert_true (gtk_widget_get_visible (clock));
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (clock)), "12:"));

  g_settings_reset (ui_get_settings (), "show-clock");
  ui_wait_for_frame (window);
  g_assert_false (gtk_widget_get_visible (clock));
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (window), "win.pause", NULL)
                  && ui_is_paused (window));
  g_settings_set_boolean (ui_get_settings (), "show-clock", true);
  ui_wait_for_frame (window);
  g_assert_true (gtk_widget_get_visible (clock));
  ui_close_window (window);
  remove_all (folder);
}

/* What is on the board is neither seen nor changed while it is covered; whatever is done to the
 * puzzle uncovers it. */
static void
test_pause (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *board = GTK_WIDGET (ui_get_board (window));
  GtkWidget *cover = ui_find_class (window, "cover");
  GameState state;

  ui_select (window, 1);
  state = *ui_get_state (window);
  ui_act (window, "win.pause");
  ui_wait_for_frame (window);
  g_assert_false (gtk_widget_get_visible (board));
  g_assert_true (gtk_widget_get_visible (cover));
  g_assert_true (gtk_widget_is_focus (ui_find_action (cover, "win.pause")));
  ui_send_key (window, GDK_KEY_2, 11, 0);
  ui_send_key (window, GDK_KEY_Delete, 119, 0);
  g_assert_true (game_state_equal (ui_get_state (window), &state));
  g_assert_true (ui_is_paused (window));

  ui_send_key (window, GDK_KEY_p, 33, 0);
  g_assert_false (ui_is_paused (window));
  ui_wait_for_frame (window);
  g_assert_true (gtk_widget_get_visible (board));
  g_assert_false (gtk_widget_get_visible (cover));

  ui_act (window, "win.pause");
  ui_send_key (window, GDK_KEY_Escape, 9, 0);
  g_assert_false (ui_is_paused (window));

  ui_enter (window, 1, 2);
  ui_act (window, "win.pause");
  ui_act (window, "win.fill-marks");
  g_assert_true (ui_is_paused (window));
  ui_act (window, "win.undo");
  g_assert_true (game_state_equal (ui_get_state (window), &state));
  g_assert_false (ui_is_paused (window));

  ui_act (window, "win.pause");
  ui_choose (window, "page", "watch");
  ui_wait_for_frame (window);
  g_assert_true (gtk_widget_get_visible (board));
  ui_close_window (window);
}

static bool
shows (AppWindow *window,
       gpointer   card)
{
  ui_wait_for_frame (window);

  return gtk_widget_is_visible (card) && gtk_widget_is_ancestor (card, GTK_WIDGET (window));
}

/* The card is there as long as the puzzle is solved, and has the focus when that was just done. */
static void
test_solved (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GamePlayStats stats = { .level = "hard" };
  int64_t begin;
  AppWindow *window = open_after (folder, UNIQUE_LINE, &stats);
  GtkWidget *card = ui_find (window, APP_TYPE_SOLVED);

  g_assert_false (shows (window, card));
  ui_solve_by_hand (window, SOLVED_LINE);
  g_assert_true (shows (window, card));
  g_assert_true (ui_has_focus (card));
  g_assert_true (ui_says (card, "Sudoku · Hard"));
  g_assert_true (ui_says (card, "Your first at this level"));
  g_assert_true (ui_says (card, "No hints"));
  g_assert_false (ui_says (card, "best time"));

  ui_act (window, "win.undo");
  g_assert_false (shows (window, card));
  g_assert_true (ui_has_focus (ui_get_board (window)));
  ui_act (window, "win.redo");
  g_assert_true (shows (window, card));

  begin = g_get_monotonic_time ();
  ui_act (window, "win.restart");
  g_assert_false (shows (window, card));
  g_assert_cmpuint (game_play_get_stats (app_window_get_play (window)).milliseconds, <=,
                    (g_get_monotonic_time () - begin) / 1000);
  ui_solve_by_hand (window, SOLVED_LINE);
  g_assert_true (shows (window, card));
  g_assert_true (ui_says (card, "Your best time"));

  /* What another go took is not what the one took that undo goes back to. */
  ui_act (window, "win.restart");
  ui_ask_hint (window);
  ui_act (window, "win.undo");
  g_assert_true (shows (window, card));
  g_assert_true (ui_says (card, "No hints"));

  ui_act (window, "win.watch-search");
  g_assert_true (ui_is_chosen (window, "page", "watch"));
  g_assert_false (shows (window, card));
  ui_close_window (window);
  remove_all (folder);
}

/* What the program has solved is told, but not praised and not counted. */
static void
test_shown_solution (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  AppWindow *window = open_kept (folder);
  GtkWidget *card = ui_find (window, APP_TYPE_SOLVED);
  g_autoptr(GArray) records = NULL;

  ui_act (window, "win.solve");
  ui_wait_for_job (window);
  g_assert_true (shows (window, card));
  g_assert_true (ui_says (card, "The program has shown the solution."));
  g_assert_false (ui_says (card, "Replay"));
  records = game_records_read (folder);
  g_assert_cmpuint (records->len, ==, 0);

  ui_act (window, "win.undo");
  g_assert_false (shows (window, card));
  ui_close_window (window);
  remove_all (folder);
}

/* The one cell that has a ring, or -1. */
static int
get_ringed (const PaintScene *scene)
{
  int ringed = -1;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if ((scene->flags[cell] & PAINT_SELECTED) != 0)
      {
        g_assert_cmpint (ringed, <, 0);
        ringed = cell;
      }

  return ringed;
}

/* Each step of a replay, whether the board is looked at in time or not. */
static void
replay_changed_cb (AppReplay *replay,
                   int       *n_before)
{
  const GameState *state = app_replay_get_state (replay);
  SudokuGrid grid;
  int n;

  if (state == NULL)
    return;

  grid = game_sudoku_grid (&state->sudoku);
  n = sudoku_count_digits (&grid);
  g_assert_true (n == *n_before || n == *n_before + 1 || *n_before < 0);
  *n_before = n;
}

/* The board goes through the states of the history, the digit just placed has a ring, and the
 * document stays as it is. */
static void
test_replay (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *replay = ui_find (window, APP_TYPE_REPLAY);
  char line[] = SOLVED_LINE;
  GameState puzzle;
  GameState solved;
  GameState shown;
  int n_before = -1;
  int last;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", true, NULL);
  memset (line, '.', 4);
  ui_open_sudoku (window, line);
  ui_hide_toast (window);
  puzzle = *ui_get_state (window);
  ui_solve_by_hand (window, SOLVED_LINE);
  solved = *ui_get_state (window);

  g_signal_connect (replay, "changed", G_CALLBACK (replay_changed_cb), &n_before);
  ui_act (window, "win.replay");
  shown = ui_get_shown_state (window);
  g_assert_true (game_state_equal (&shown, &puzzle));
  g_assert_true (shows (window, replay));
  ui_send_key (window, GDK_KEY_2, 11, 0);
  while (!game_state_equal (&shown, &solved))
    {
      PaintScene scene = ui_get_scene (window);
      int64_t begin = g_get_monotonic_time ();

      /* The first four cells were filled in turn. */
      last = -1;
      while (last < 3 && scene.digit[last + 1] != 0)
        last++;
      g_assert_cmpint (get_ringed (&scene), ==, last);

      wait_one_turn (begin, "the next step of the replay");
      shown = ui_get_shown_state (window);
    }

  g_assert_true (game_state_equal (ui_get_state (window), &solved));
  g_assert_cmpint (n_before, ==, SUDOKU_CELLS);
  g_signal_handlers_disconnect_by_func (replay, replay_changed_cb, &n_before);
  ui_send_key (window, GDK_KEY_Escape, 9, 0);
  g_assert_false (shows (window, replay));
  g_assert_true (shows (window, ui_find (window, APP_TYPE_SOLVED)));

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", false, NULL);
  ui_act (window, "win.replay");
  shown = ui_get_shown_state (window);
  g_assert_true (game_state_equal (&shown, &puzzle));
  ui_act (window, "win.undo");
  g_assert_false (shows (window, replay));
  ui_close_window (window);
}

static GtkWidget *
open_library (AppWindow *window)
{
  ui_act (window, "win.library");

  return ui_wait_for_window (APP_TYPE_LIBRARY);
}

static guint
count_rows (GtkWidget *library)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (find_list (library))));
}

/* What the clock of a row shows. It ran on, for as long as the machine took. */
static char *
dup_time (GtkWidget *library,
          guint      row)
{
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (find_list (library)));
  g_autoptr(GameEntry) entry = g_list_model_get_item (rows, row);

  return game_text_time (game_entry_get_stats (entry)->milliseconds);
}

/* Leaves a sudoku with one digit entered, after 8 minutes and 12 seconds. */
static AppWindow *
leave_sudoku (const char *folder,
              GameState  *left)
{
  GamePlayStats stats = game_play_stats_new ();
  AppWindow *window;

  stats.milliseconds = 492000;
  g_strlcpy (stats.level, "hard", sizeof stats.level);
  window = open_after (folder, UNIQUE_LINE, &stats);
  ui_enter (window, 2, make_grid (SOLVED_LINE).digit[2]);
  *left = *ui_get_state (window);

  ui_open_sudoku (window, NEARLY_SOLVED_LINE);
  g_assert_true (ui_says (GTK_WIDGET (ui_get_toast (window)), "kept in the library"));

  return window;
}

static GdkRGBA
get_color (GtkWidget *widget)
{
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);

  return color;
}

/* The row that is selected has the text colour of the list, and so the colours of its picture. */
static void
assert_selected_is_readable (GtkWidget *window)
{
  GtkWidget *list = GTK_WIDGET (find_list (window));
  GtkWidget *row = gtk_widget_get_first_child (list);
  GdkRGBA plain = get_color (list);
  GdkRGBA selected;

  while (row != NULL && (gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) == 0)
    row = gtk_widget_get_next_sibling (row);
  g_assert_nonnull (row);

  selected = get_color (row);
  g_assert_true (gdk_rgba_equal (&plain, &selected));
}

/* A file that is opened beside the library closes it. */
static void
test_open_beside (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GameState left;
  AppWindow *window = leave_sudoku (folder, &left);
  GtkWidget *chooser;

  assert_selected_is_readable (open_library (window));
  app_window_open_text (window, UNIQUE_LINE "\n" NEARLY_SOLVED_LINE "\n");
  chooser = ui_wait_for_window (APP_TYPE_CHOOSER);
  wait_for (ui_find_window (APP_TYPE_LIBRARY) == NULL, "the library to close");
  assert_selected_is_readable (chooser);
  ui_close_dialog (chooser);

  ui_close_window (window);
  remove_all (folder);
}

/* A puzzle that was left is listed and resumed, with its clock and what can be undone. */
static void
test_resume (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GameState left;
  AppWindow *window = leave_sudoku (folder, &left);
  GtkWidget *library = open_library (window);
  g_autofree char *clock = dup_time (library, 0);
  g_autofree char *row = g_strdup_printf ("%s · ", clock);
  int width;

  g_assert_cmpuint (count_rows (library), ==, 1);
  g_assert_true (ui_says (library, "Sudoku · Hard"));
  g_assert_true (ui_says (library, row));
  g_assert_true (ui_says (library, "today, ") || ui_says (library, "yesterday, "));
  gtk_widget_measure (library, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);

  g_signal_emit_by_name (find_list (library), "activate", 0);
  g_assert_true (game_state_equal (ui_get_state (window), &left));
  g_assert_cmpuint (game_play_get_stats (app_window_get_play (window)).milliseconds, >=, 492000);
  ui_act (window, "win.undo");
  g_assert_true (game_state_is_untouched (ui_get_state (window)));
  ui_close_window (window);
  remove_all (folder);
}

/* The games of the library, on the disk. */
static guint
count_games (const char *folder)
{
  g_autofree char *games = g_build_filename (folder, "games", NULL);
  g_autoptr(GameLibrary) library = game_library_new (games);

  return g_list_model_get_n_items (game_library_get_entries (library));
}

static void
test_delete (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  GameState left;
  AppWindow *window = leave_sudoku (folder, &left);
  GtkWidget *library = open_library (window);

  g_assert_true (gtk_widget_activate_action (library, "library.delete", NULL));
  g_assert_cmpuint (count_rows (library), ==, 0);
  g_assert_cmpuint (count_games (folder), ==, 0);
  g_assert_true (ui_says (library, "Puzzles that you begin"));

  g_assert_true (gtk_widget_activate_action (library, "library.undo-delete", NULL));
  g_assert_cmpuint (count_rows (library), ==, 1);
  g_assert_true (gtk_widget_activate_action (library, "library.undo-delete", NULL));
  g_assert_cmpuint (count_rows (library), ==, 1);
  gtk_window_destroy (GTK_WINDOW (library));
  ui_close_window (window);
  remove_all (folder);
}

/* Finished games stand below their records. */
static void
test_finished (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autofree char *clock = NULL;
  g_autofree char *row = NULL;
  GameState left;
  AppWindow *window = leave_sudoku (folder, &left);
  GamePlayStats stats = game_play_stats_new ();
  GtkWidget *library;

  stats.milliseconds = 61000;
  stats.hints[GAME_STAGE_WHY] = 2;
  g_strlcpy (stats.level, "easy", sizeof stats.level);
  ui_close_window (window);
  window = open_after (folder, NEARLY_SOLVED_LINE, &stats);
  ui_solve_by_hand (window, SOLVED_LINE);
  library = open_library (window);
  g_assert_cmpuint (count_rows (library), ==, 1);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_find_class (library, "finished")), true);
  gtk_test_widget_wait_for_draw (library);
  g_assert_cmpuint (count_rows (library), ==, 2);
  g_assert_true (ui_says (ui_find_class (library, "records"), "Sudoku · Easy"));
  clock = game_text_time (game_play_get_stats (app_window_get_play (window)).milliseconds);
  row = g_strdup_printf ("%s · 2 hints", clock);
  g_assert_true (ui_says (ui_find_class (library, "records"), clock));
  g_assert_true (ui_says (library, row));
  gtk_window_destroy (GTK_WINDOW (library));
  ui_close_window (window);
  remove_all (folder);
}

/* Times are only shown to who asks for a clock. */
static void
add_tests (void)
{
  g_settings_set_boolean (ui_get_settings (), "show-clock", true);
  g_test_add_func ("/app-library/times", test_times);
  g_test_add_func ("/app-library/clock", test_clock);
  g_test_add_func ("/app-library/pause", test_pause);
  g_test_add_func ("/app-library/solved", test_solved);
  g_test_add_func ("/app-library/shown-solution", test_shown_solution);
  g_test_add_func ("/app-library/replay", test_replay);
  g_test_add_func ("/app-library/open-beside", test_open_beside);
  g_test_add_func ("/app-library/resume", test_resume);
  g_test_add_func ("/app-library/delete", test_delete);
  g_test_add_func ("/app-library/finished", test_finished);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
