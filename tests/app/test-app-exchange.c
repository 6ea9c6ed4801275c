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
#include "app/solutions/app-solutions-export.h"
#include "game/files/game-file.h"
#include "support/app-driver.h"
#include "support/game-requests.h"
#include "support/game-scenarios.h"

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
wait_for_message (AppWindow  *window,
                  const char *text)
{
  AppToast *toast = ui_get_toast (window);

  wait_for (gtk_widget_get_visible (GTK_WIDGET (toast)) && ui_says (toast, text), text);
}

static GFile *
new_file (const char *folder,
          const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_new_for_path (path);
}

static void
save_and_open (AppWindow *window,
               GFile     *file,
               int        format)
{
  ui_save (window, file, format);
  wait_for_message (window, "Saved “puzzle.x”");
  if (ui_is_chosen (window, "kind", "sudoku"))
    ui_open_sudoku (window, HARD_LINE);
  else
    ui_act_with (window, "win.new-queens", g_variant_new_int32 (6));
  ui_hide_toast (window);
  app_window_open_file (window, file);
  wait_for_message (window, "Opened");
}

/* What each format holds comes back; the program's own format holds everything, and its steps. */
static void
test_save (void)
{
  static const char board[] = "[\"Q...\",\"....\",\"....\",\"....\"]";
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = new_file (folder, "puzzle.x");
  const char *const texts[] = { UNIQUE_LINE, board, "AAABB/CABBB/CAABB/CCADB/CEEDD" };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    for (int format = 0; format <= APP_SAVE_GAME; format++)
      {
        AppWindow *window = ui_open_window ();
        GameState state;

        g_assert_true (game_file_parse (texts[i], strlen (texts[i]), &state, NULL, NULL));
        ui_open_puzzle (window, &state);
        ui_hide_toast (window);
        if (format == APP_SAVE_GAME || game_format_fits (format, &state))
          {
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
  g_autoptr(GFile) file = new_file (folder, "puzzle.x");
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
  wait_for_message (window, "The puzzle could not be saved: ");
  ui_close_window (window);
}

/* A format that cannot hold a mark says so. */
static void
test_save_less (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = new_file (folder, "puzzle.x");
  AppWindow *window = ui_open_window ();

  ui_select (window, 1);
  ui_press (window, GDK_KEY_7, GDK_CONTROL_MASK);
  ui_save (window, file, GAME_FORMAT_LINE);
  wait_for_message (window, "Saved “puzzle.x”, without what this format cannot hold");

  /* Where it was saved once it is saved again. */
  ui_hide_toast (window);
  ui_act (window, "win.undo");
  ui_act (window, "win.save");
  wait_for_message (window, "Saved “puzzle.x”");
  g_assert_false (ui_says (GTK_WIDGET (ui_get_toast (window)), "without"));

  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
  ui_close_window (window);
}

static bool
shows_folder (GtkFileChooser *chooser,
              GFile          *folder)
{
  g_autoptr(GFile) shown = gtk_file_chooser_get_current_folder (chooser);

  return shown != NULL && g_file_equal (shown, folder);
}

/* As the user chooses it in the dialog that is open. */
static void
choose_file (GFile *file)
{
  GtkWidget *dialog = ui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  g_autoptr(GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);

  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  wait_for (shows_folder (chooser, folder), "the dialog to show the folder");
  gtk_file_chooser_set_current_name (chooser, name);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
}

/* Save As saves the puzzle for which the user asked, whatever comes onto the board behind the
 * dialog. */
static void
test_save_behind (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = new_file (folder, "puzzle.sdk");
  AppWindow *window = ui_open_window ();
  GameState saved;

  ui_open_sudoku (window, UNIQUE_LINE);
  saved = *ui_get_state (window);
  ui_act (window, "win.save-as");
  app_window_play_queens (window, 8);
  choose_file (file);
  wait_for_message (window, "Saved “puzzle.sdk”");

  ui_choose (window, "kind", "sudoku");
  ui_open_sudoku (window, HARD_LINE);
  ui_hide_toast (window);
  app_window_open_file (window, file);
  wait_for_message (window, "Took");
  g_assert_true (game_state_equal (ui_get_state (window), &saved));

  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_no_errno (g_rmdir (folder));
  ui_close_window (window);
}

/* Lists n queens and opens the dialog that saves the list. Returns what shows the saving. */
static GtkStack *
ask_to_export (AppWindow *window,
               int        n)
{
  GtkWidget *export = ui_find (window, APP_TYPE_SOLUTIONS_EXPORT);
  GObject *save = gtk_widget_get_template_child (export, APP_TYPE_SOLUTIONS_EXPORT, "save_button");

  app_window_play_queens (window, n);
  ui_choose (window, "page", "solutions");
  ui_wait_for_frame (window);
  ui_wait_for_all_jobs ();
  wait_for (gtk_widget_get_sensitive (ui_find (export, GTK_TYPE_MENU_BUTTON)), "the solutions");
  g_signal_emit_by_name (save, "clicked");

  return GTK_STACK (gtk_widget_get_template_child (export, APP_TYPE_SOLUTIONS_EXPORT, "stack"));
}

/* So does the dialog that saves solutions. */
static void
test_export_behind (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = new_file (folder, "solutions.txt");
  g_autofree char *text = NULL;
  AppWindow *window = ui_open_window ();

  ask_to_export (window, 6);
  app_window_play_queens (window, 4);
  ui_wait_for_frame (window);
  choose_file (file);
  wait_for (g_file_query_exists (file, NULL), "the solutions to be saved");
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  g_assert_cmpstr (text, ==, "2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n5 3 1 6 4 2\n");

  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_no_errno (g_rmdir (folder));
  ui_choose (window, "kind", "sudoku");
  ui_close_window (window);
}

/* A slow disk: a thread that forces a file onto it waits for the gate. */

static GMutex gate;
static int n_waiting;

int __real_fsync (int fd);
int __wrap_fsync (int fd);

int
__wrap_fsync (int fd)
{
  g_atomic_int_inc (&n_waiting);
  g_mutex_lock (&gate);
  g_mutex_unlock (&gate);
  g_atomic_int_add (&n_waiting, -1);

  return __real_fsync (fd);
}

/* A window that closes drops what it reads, but not what it writes: it is out of sight until that
 * is on the disk. */
static void
test_close (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = new_file (folder, "puzzle.x");
  AppWindow *window = ui_open_window ();

  g_mutex_lock (&gate);
  ui_save (window, file, GAME_FORMAT_LINE);
  app_window_open_text (window, HARD_LINE);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  ui_close_window (window);
  wait_for (g_atomic_int_get (&n_waiting) > 0, "the file to be written");
  g_assert_nonnull (window);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window)));

  g_mutex_unlock (&gate);
  wait_for (window == NULL, "the window to be freed");
  g_assert_true (g_file_query_exists (file, NULL));
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_no_errno (g_rmdir (folder));
}

/* The user wants the window again, before the file is written. */
static void
test_close_and_open (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = new_file (folder, "puzzle.x");
  AppWindow *window = ui_open_window ();

  ui_save (window, file, GAME_FORMAT_LINE);
  gtk_window_close (GTK_WINDOW (window));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window)));
  gtk_window_present (GTK_WINDOW (window));
  wait_for_message (window, "Saved “puzzle.x”");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));

  ui_close_window (window);
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
}

/* The window comes back when the file cannot be written, here because it has no folder. */
static void
test_close_in_vain (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = new_file (folder, "puzzle.x");
  AppWindow *window = ui_open_window ();

  g_rmdir (folder);
  ui_save (window, file, GAME_FORMAT_LINE);
  gtk_window_close (GTK_WINDOW (window));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window)));
  wait_for_message (window, "The puzzle could not be saved: ");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  ui_close_window (window);
  wait_for (window == NULL, "the window to be freed");
}

/* The program ends when all is written, and leaves no temporary file. */
static void
test_quit (void)
{
  static const char variable[] = "NINE_QUEENS_TEST_FOLDER";
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = new_file (folder, "puzzle.x");

  if (g_test_subprocess ())
    {
      g_autoptr(GFile) wanted = new_file (g_getenv (variable), "puzzle.x");

      ui_save (ui_open_window (), wanted, GAME_FORMAT_LINE);
      g_action_group_activate_action (G_ACTION_GROUP (ui_get_application ()), "quit", NULL);
      return;
    }

  g_setenv (variable, folder, true);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_no_errno (g_rmdir (folder));
}

/* A dialog for a file goes with its window. */
static void
test_close_choosing (gconstpointer action)
{
  AppWindow *window = ui_open_window ();

  ui_act (window, action);
  ui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  ui_close_window (window);
  wait_for (window == NULL, "the window to be freed");
  g_assert_null (ui_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG));
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
  wait_for_message (window, "Copied: SadMan Sudoku");
  ui_act (window, "win.new-empty");
  ui_act (window, "win.bring-back");
  ui_hide_toast (window);
  ui_act (window, "win.paste");
  wait_for_message (window, "This puzzle is already on the board");
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
  wait_for_message (window, "Took the marks");
  g_assert_cmpint (ui_get_state (window)->sudoku.marks[2], ==, 0xb);
  g_assert_true (game_state_same_puzzle (ui_get_state (window), &state));
  ui_act (window, "win.undo");
  g_assert_cmpint (ui_get_state (window)->sudoku.marks[2], ==, 0);

  ui_hide_toast (window);
  gdk_clipboard_set_text (clipboard, "3" "53..7....6..195....98....6.8...6...34..8.3..17...2...6."
                          "6....28....419..5....8..7");
  ui_act (window, "win.paste-marks");
  wait_for_message (window, "it differs in row 1, column 1");
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
    { "new", "harder", 64, NULL, "a level is easy" },
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
  g_test_add_func ("/app-exchange/save-behind", test_save_behind);
  g_test_add_func ("/app-exchange/export-behind", test_export_behind);
  g_test_add_func ("/app-exchange/close", test_close);
  g_test_add_func ("/app-exchange/close-and-open", test_close_and_open);
  g_test_add_func ("/app-exchange/close-in-vain", test_close_in_vain);
  g_test_add_func ("/app-exchange/quit", test_quit);
  g_test_add_data_func ("/app-exchange/close-choosing/open", "win.open", test_close_choosing);
  g_test_add_data_func ("/app-exchange/close-choosing/save", "win.save-as", test_close_choosing);
  g_test_add_data_func ("/app-exchange/close-choosing/picture", "win.export-picture",
                        test_close_choosing);
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
