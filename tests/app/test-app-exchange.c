/* Puzzles into the window and out of it: chosen from many, saved and opened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gstdio.h>

#include "app/app-options.h"
#include "app/files/app-copy-as.h"
#include "app/files/app-file-chooser.h"
#include "app/library/app-chooser.h"
#include "game/files/game-file.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"

/* Many puzzles. */

/* So many sudokus, each with its number. */
static char *
new_lines (int n_lines)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n_lines; i++)
    g_string_append_printf (text, "%s %d\n", UNIQUE_LINE, i + 1);

  return g_string_free (text, false);
}

static void
test_chooser (void)
{
  AppWindow *window = ui_open_window ();
  g_autofree char *lines = new_lines (500);
  g_autofree char *text = g_strconcat ("12345\n", lines, "0000\n",
                                       HARD_LINE, " last\n", NULL);
  GameState before = *ui_get_state (window);
  GameState last;
  GtkWidget *chooser;

  app_window_open_text (window, text);
  chooser = ui_wait_for_window (APP_TYPE_CHOOSER);
  g_assert_true (ui_says (chooser, "501 puzzles"));
  g_assert_true (ui_says (chooser, "2 parts of it are no puzzles. The first: line 1"));
  g_assert_true (ui_says (chooser, "Puzzle 1\n"));
  g_assert_false (ui_says (chooser, "Puzzle 501\n"));
  ui_wait_until_says (chooser, "Easy");
  g_assert_true (game_state_equal (ui_get_state (window), &before));

  /* By its number; and on from there. */
  app_chooser_show (APP_CHOOSER (chooser), 500);
  ui_wait_until_says (chooser, "Puzzle 501\n");
  g_signal_emit_by_name (chooser, "chosen", 499);
  g_assert_cmpint (sudoku_count_digits (&ui_get_state (window)->sudoku.givens), ==, 30);
  ui_close_dialog (chooser);

  before = *ui_get_state (window);
  ui_act (window, "win.next-puzzle");
  last = *ui_get_state (window);
  g_assert_cmpint (last.sudoku.givens.digit[2], ==, 7);
  g_assert_false (ui_is_enabled (window, "win.next-puzzle"));
  ui_act (window, "win.next-puzzle");
  g_assert_true (game_state_equal (ui_get_state (window), &last));
  ui_act (window, "win.previous-puzzle");
  g_assert_true (game_state_equal (ui_get_state (window), &before));
  ui_close_window (window);
}

/* A long list is made as fast as a short one: only what is looked at is read. */
static void
test_chooser_long (void)
{
  AppWindow *window = ui_open_window ();
  g_autofree char *lines = new_lines (90000);
  GtkWidget *chooser;

  app_window_open_text (window, lines);
  chooser = ui_wait_for_window (APP_TYPE_CHOOSER);
  app_chooser_show (APP_CHOOSER (chooser), 89999);
  ui_wait_until_says (chooser, "Puzzle 90000\n");
  ui_close_dialog (chooser);
  ui_close_window (window);
}

/* Saving. */

static void
save_and_open (AppWindow *window,
               GFile     *file,
               int        format)
{
  ui_save (window, file, format);
  ui_wait_for_message (window, "Saved “puzzle.x”");
  if (ui_is_chosen (window, "kind", "sudoku"))
    ui_open_sudoku (window, HARD_LINE);
  else
    ui_act_with (window, "win.new-queens", g_variant_new_int32 (6));
  ui_hide_toast (window);
  app_window_open_file (window, file);
  ui_wait_for_message (window, "Opened");
}

/* What each format holds comes back; the program's own format holds everything, and its steps. */
static void
test_save (void)
{
  static const char board[] = "[\"Q...\",\"....\",\"....\",\"....\"]";
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = ui_new_file (folder, "puzzle.x");
  const char *const texts[] = { UNIQUE_LINE, board, "AAABB/CABBB/CAABB/CCADB/CEEDD" };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      AppWindow *window = ui_open_window ();
      GameState state;

      g_assert_true (game_file_parse (texts[i], strlen (texts[i]), &state, NULL, NULL));
      for (int format = 0; format <= APP_SAVE_GAME; format++)
        if (format == APP_SAVE_GAME || game_format_fits (format, &state))
          {
            if (!game_state_equal (ui_get_state (window), &state))
              ui_open_puzzle (window, &state);
            ui_hide_toast (window);
            save_and_open (window, file, format);
            g_assert_true (game_state_same_puzzle (ui_get_state (window), &state)
                           || format == GAME_FORMAT_PERMUTATION || state.kind == GAME_QUEENS);
          }
      ui_choose (window, "kind", "sudoku");
      ui_close_window (window);
    }

  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
}

static void
test_save_game (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = ui_new_file (folder, "puzzle.x");
  AppWindow *window = ui_open_window ();
  GameState first;
  GameState last;

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_hide_toast (window);
  first = *ui_get_state (window);
  ui_enter (window, 2, 4);
  ui_choose (window, "mode", "colour");
  ui_press (window, GDK_KEY_7, 0);
  last = *ui_get_state (window);
  save_and_open (window, file, APP_SAVE_GAME);
  g_assert_true (game_state_equal (ui_get_state (window), &last));
  ui_act (window, "win.undo");
  ui_act (window, "win.undo");
  g_assert_true (game_state_equal (ui_get_state (window), &first));

  /* What cannot be written is said. */
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
  ui_save (window, file, APP_SAVE_GAME);
  ui_wait_for_message (window, "The puzzle could not be saved: ");
  ui_close_window (window);
}

/* A format that cannot hold a mark says so. */
static void
test_save_less (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = ui_new_file (folder, "puzzle.x");
  AppWindow *window = ui_open_window ();

  ui_select (window, 1);
  ui_press (window, GDK_KEY_7, GDK_CONTROL_MASK);
  ui_save (window, file, GAME_FORMAT_LINE);
  ui_wait_for_message (window, "Saved “puzzle.x”, without what this format cannot hold");

  /* Where it was saved once it is saved again. */
  ui_hide_toast (window);
  ui_act (window, "win.undo");
  ui_act (window, "win.save");
  ui_wait_for_message (window, "Saved “puzzle.x”");
  g_assert_false (ui_says (GTK_WIDGET (ui_get_toast (window)), "without"));

  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
  ui_close_window (window);
}

/* Copying. */

static void
test_copy_as (void)
{
  AppWindow *window = ui_open_window ();
  GtkWidget *dialog;
  GameState before;

  ui_act (window, "win.copy-menu");
  dialog = ui_wait_for_window (APP_TYPE_COPY_AS);
  for (GameFormat format = 0; format < GAME_N_FORMATS; format++)
    g_assert_true (ui_says (dialog, game_format_get_name (format))
                   || !game_format_fits (format, ui_get_state (window)));
  ui_close_dialog (dialog);

  before = *ui_get_state (window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.copy-as", "s", "sdk"));
  ui_wait_for_message (window, "Copied: SadMan Sudoku");
  ui_act (window, "win.new-empty");
  ui_act (window, "win.bring-back");
  ui_hide_toast (window);
  ui_act (window, "win.paste");
  ui_wait_for_message (window, "This puzzle is already on the board");
  g_assert_true (game_state_equal (ui_get_state (window), &before));
  ui_close_window (window);
}

/* Marks of another program for the puzzle on the board; those of another puzzle are refused. */
static void
test_paste_marks (void)
{
  AppWindow *window = ui_open_window ();
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));
  GameState state;
  g_autofree char *marked = NULL;

  ui_open_sudoku (window, UNIQUE_LINE);
  ui_hide_toast (window);
  state = *ui_get_state (window);
  game_sudoku_set_marks (&state.sudoku, 2, 0xb);
  marked = game_file_write_format (&state, GAME_FORMAT_PENCIL);

  gdk_clipboard_set_text (clipboard, marked);
  ui_act (window, "win.paste-marks");
  ui_wait_for_message (window, "Took the marks");
  g_assert_cmpint (ui_get_state (window)->sudoku.marks[2], ==, 0xb);
  g_assert_true (game_state_same_puzzle (ui_get_state (window), &state));
  ui_act (window, "win.undo");
  g_assert_cmpint (ui_get_state (window)->sudoku.marks[2], ==, 0);

  ui_hide_toast (window);
  gdk_clipboard_set_text (clipboard, "3" "53..7....6..195....98....6.8...6...34..8.3..17...2...6."
                          "6....28....419..5....8..7");
  ui_act (window, "win.paste-marks");
  ui_wait_for_message (window, "it differs in row 1, column 1");
  ui_close_window (window);
}

/* The command line. */

static int
read_options (const char  *name,
              const char  *value,
              const char **action,
              char       **message)
{
  g_autoptr(GVariantDict) options = g_variant_dict_new (NULL);
  g_autoptr(GVariant) target = NULL;
  GVariant *floating;
  int status;

  if (name != NULL)
    g_variant_dict_insert (options, name, "s", value);
  status = app_options_read (options, action, &floating, message);
  target = floating != NULL ? g_variant_ref_sink (floating) : NULL;

  return status;
}

static void
test_options (void)
{
  const struct
  {
    const char *name;
    const char *value;
    int         status;
    const char *action;
    const char *message;
  } samples[] = {
    { NULL, NULL, -1, NULL, NULL },
    { "sudoku", UNIQUE_LINE, -1, "open-text", NULL },
    { "sudoku", "53..7", 65, NULL, "5 cells" },
    { "sudoku", "AAABB/CABBB/CAABB/CCADB/CEEDD", 65, NULL, "no sudoku" },
    { "coloured", "AAABB/CABBB/CAABB/CCADB/CEEDD", -1, "open-text", NULL },
    { "coloured", UNIQUE_LINE, 65, NULL, "no coloured queens" },
    { "new", "hard", -1, "make-sudoku", NULL },
    { "new", "harder", 64, NULL, "a level is beginner" },
    { "queens", "8", -1, "play-queens", NULL },
    { "queens", "0", 64, NULL, "1 to 32" },
    { "queens", "33", 64, NULL, "1 to 32" },
    { "queens", "five", 64, NULL, "1 to 32" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree char *message = NULL;
      const char *action;

      g_assert_cmpint (read_options (samples[i].name, samples[i].value, &action, &message), ==,
                       samples[i].status);
      g_assert_cmpstr (action, ==, samples[i].action);
      if (samples[i].message == NULL)
        g_assert_null (message);
      else
        g_assert_nonnull (strstr (message, samples[i].message));
    }
}

/* A board that has the size stays as it is. */
static void
test_play_queens (void)
{
  AppWindow *window = ui_open_window ();

  app_window_play_queens (window, 6);
  g_assert_true (ui_is_chosen (window, "kind", "queens"));
  g_assert_cmpint (game_state_size (ui_get_state (window)), ==, 6);
  ui_activate_cell (window, 3);
  ui_choose (window, "kind", "sudoku");
  app_window_play_queens (window, 6);
  g_assert_cmpint (queens_board_count (&ui_get_state (window)->queens.queens), ==, 1);
  app_window_play_queens (window, 5);
  g_assert_true (game_state_is_blank (ui_get_state (window)));

  ui_choose (window, "kind", "sudoku");
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-exchange/chooser", test_chooser);
  g_test_add_func ("/app-exchange/chooser-long", test_chooser_long);
  g_test_add_func ("/app-exchange/save", test_save);
  g_test_add_func ("/app-exchange/save-game", test_save_game);
  g_test_add_func ("/app-exchange/save-less", test_save_less);
  g_test_add_func ("/app-exchange/copy-as", test_copy_as);
  g_test_add_func ("/app-exchange/paste-marks", test_paste_marks);
  g_test_add_func ("/app-exchange/options", test_options);
  g_test_add_func ("/app-exchange/play-queens", test_play_queens);
}

int
main (int    argc,
      char **argv)
{
  return ui_run_with_windows (argc, argv, add_tests);
}
