/* Puzzles into the window and out of it: chosen from many, saved and opened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gstdio.h>

#include "support/app-doings.h"
#include "app/library/app-chooser.h"
#include "app/files/app-copy-as.h"
#include "app/app-options.h"
#include "app/files/app-save.h"
#include "game/files/game-file.h"

/* Many puzzles. */

static GtkWidget *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (unsigned int i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWidget) found = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (found, type))
        return found;
    }

  return NULL;
}

static GtkWidget *
wait_for_window (GType type)
{
  while (find_window (type) == NULL)
    g_main_context_iteration (NULL, true);
  gtk_test_widget_wait_for_draw (find_window (type));

  return find_window (type);
}

static void
close_dialog (GtkWidget *dialog)
{
  GType type = G_OBJECT_TYPE (dialog);

  gtk_window_close (GTK_WINDOW (dialog));
  while (find_window (type) != NULL)
    g_main_context_iteration (NULL, true);
}

/* So many sudokus, each with its number. */
static char *
new_lines (int n_lines)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n_lines; i++)
    g_string_append_printf (text, "%s %d\n", unique_line, i + 1);

  return g_string_free (text, false);
}

static void
test_chooser (void)
{
  AppWindow *window = open_window ();
  g_autofree char *lines = new_lines (500);
  g_autofree char *text = g_strconcat ("12345\n", lines, "0000\n",
                                       "5", unique_line + 1, " last\n", NULL);
  GameState before = *get (window);
  GtkWidget *chooser;

  app_window_open_text (window, text);
  chooser = wait_for_window (APP_TYPE_CHOOSER);
  g_assert_true (says (chooser, "501 puzzles"));
  g_assert_true (says (chooser, "2 parts of it are no puzzles. The first: line 1"));
  g_assert_true (says (chooser, "Puzzle 1\n"));
  g_assert_false (says (chooser, "Puzzle 501\n"));
  wait_until_says (chooser, "Easy");
  g_assert_true (game_state_equal (get (window), &before));

  /* By its number; and on from there. */
  app_chooser_show (APP_CHOOSER (chooser), 500);
  wait_until_says (chooser, "Puzzle 501\n");
  g_signal_emit_by_name (chooser, "chosen", 499);
  g_assert_cmpint (sudoku_count_digits (&get (window)->sudoku.givens), ==, 30);
  close_dialog (chooser);

  act (window, "win.next-puzzle");
  g_assert_cmpuint (window->collection_place, ==, 500);
  act (window, "win.next-puzzle");
  g_assert_cmpuint (window->collection_place, ==, 500);
  act (window, "win.previous-puzzle");
  g_assert_cmpuint (window->collection_place, ==, 499);
  close_window (window);
}

/* A long list is made as fast as a short one: only what is looked at is read. */
static void
test_chooser_long (void)
{
  AppWindow *window = open_window ();
  g_autofree char *lines = new_lines (90000);
  GtkWidget *chooser;

  app_window_open_text (window, lines);
  chooser = wait_for_window (APP_TYPE_CHOOSER);
  app_chooser_show (APP_CHOOSER (chooser), 89999);
  wait_until_says (chooser, "Puzzle 90000\n");
  close_dialog (chooser);
  close_window (window);
}

/* Saving. */

/* The toast leaves first, so that the one that is waited for is the next. */
static void
hide_toast (AppWindow *window)
{
  app_toast_hide (window->toast);
  while (gtk_widget_get_visible (GTK_WIDGET (window->toast)))
    g_main_context_iteration (NULL, true);
}

static void
wait_for_toast (AppWindow  *window,
                const char *text)
{
  while (!gtk_widget_get_visible (GTK_WIDGET (window->toast))
         || !says (GTK_WIDGET (window->toast), text))
    g_main_context_iteration (NULL, true);
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
               int        form)
{
  GameState other = get (window)->kind == GAME_SUDOKU ? game_state_new_sudoku (NULL)
                                                      : game_state_new_queens (5);

  app_window_save_file (window, file, form);
  wait_for_toast (window, "Saved “puzzle.x”");
  app_window_replace (window, &other);
  hide_toast (window);
  if (other.kind == GAME_SUDOKU)
    {
      SudokuGrid one = { { 1 } };

      other = game_state_new_sudoku (&one);
      app_window_replace (window, &other);
    }
  app_window_open_file (window, file);
  wait_for_toast (window, form == APP_SAVE_GAME ? "Opened" : "Took");
}

/* What each form holds comes back; the program's own form holds everything, and its steps. */
static void
test_save (void)
{
  static const char board[] = "[\"Q...\",\"....\",\"....\",\"....\"]";
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = new_file (folder, "puzzle.x");
  const char *const texts[] = { unique_line, board, "AAABB/CABBB/CAABB/CCADB/CEEDD" };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    for (int form = 0; form <= APP_SAVE_GAME; form++)
      {
        AppWindow *window = open_window ();
        GameState state;

        g_assert_true (game_file_parse (texts[i], strlen (texts[i]), &state, NULL, NULL));
        app_window_replace (window, &state);
        if (form == APP_SAVE_GAME || game_form_fits (form, &state))
          {
            save_and_open (window, file, form);
            g_assert_true (game_state_same_puzzle (get (window), &state)
                           || form == GAME_FORM_PERMUTATION || state.kind == GAME_QUEENS);
          }
        app_window_set_kind (window, GAME_SUDOKU);
        close_window (window);
      }

  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
}

static void
test_save_game (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = new_file (folder, "puzzle.x");
  AppWindow *window = open_window ();
  GameState first;
  GameState last;

  g_assert_true (game_file_parse (unique_line, strlen (unique_line), &first, NULL, NULL));
  app_window_replace (window, &first);
  app_board_set_current (window->board, 2);
  type (window, "4");
  app_window_enter_digit (window, 7, APP_MODE_COLOR);
  last = *get (window);
  save_and_open (window, file, APP_SAVE_GAME);
  g_assert_true (game_state_equal (get (window), &last));
  act (window, "win.undo");
  act (window, "win.undo");
  g_assert_true (game_state_equal (get (window), &first));

  /* What cannot be written is said. */
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
  app_window_save_file (window, file, APP_SAVE_GAME);
  wait_for_toast (window, "The puzzle could not be saved: ");
  close_window (window);
}

/* A form that cannot hold a mark says so. */
static void
test_save_less (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GFile) file = new_file (folder, "puzzle.x");
  AppWindow *window = open_window ();

  app_board_set_current (window->board, 1);
  app_window_enter_digit (window, 7, APP_MODE_CENTRE);
  app_window_save_file (window, file, GAME_FORM_LINE);
  wait_for_toast (window, "Saved “puzzle.x”, without what this form cannot hold");

  /* Where it was saved once it is saved again. */
  hide_toast (window);
  act (window, "win.undo");
  act (window, "win.save");
  wait_for_toast (window, "Saved “puzzle.x”");
  g_assert_false (says (GTK_WIDGET (window->toast), "without"));

  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
  close_window (window);
}

/* Copying. */

static void
test_copy_as (void)
{
  AppWindow *window = open_window ();
  GtkWidget *dialog;
  GameState before;

  act (window, "win.copy-menu");
  dialog = wait_for_window (APP_TYPE_COPY_AS);
  for (GameForm form = 0; form < GAME_N_FORMS; form++)
    g_assert_true (says (dialog, game_form_get_name (form))
                   || !game_form_fits (form, get (window)));
  close_dialog (dialog);

  before = *get (window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.copy-as", "s", "sdk"));
  wait_for_toast (window, "Copied: SadMan Sudoku");
  act (window, "win.new-empty");
  act (window, "win.undo");
  hide_toast (window);
  act (window, "win.paste");
  wait_for_toast (window, "This puzzle is already on the board");
  g_assert_true (game_state_equal (get (window), &before));
  close_window (window);
}

/* Marks of another program for the puzzle on the board; those of another puzzle are refused. */
static void
test_paste_marks (void)
{
  AppWindow *window = open_window ();
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));
  GameState state;
  g_autofree char *marked = NULL;

  g_assert_true (game_file_parse (unique_line, strlen (unique_line), &state, NULL, NULL));
  app_window_replace (window, &state);
  game_sudoku_set_marks (&state.sudoku, 2, 0xb);
  marked = game_file_write_form (&state, GAME_FORM_PENCIL);

  gdk_clipboard_set_text (clipboard, marked);
  act (window, "win.paste-marks");
  wait_for_toast (window, "Took the marks");
  g_assert_cmpint (get (window)->sudoku.marks[2], ==, 0xb);
  g_assert_true (game_state_same_puzzle (get (window), &state));
  act (window, "win.undo");
  g_assert_cmpint (get (window)->sudoku.marks[2], ==, 0);

  hide_toast (window);
  gdk_clipboard_set_text (clipboard, "3" "53..7....6..195....98....6.8...6...34..8.3..17...2...6."
                                     "6....28....419..5....8..7");
  act (window, "win.paste-marks");
  wait_for_toast (window, "it differs in row 1, column 1");
  close_window (window);
}

/* The command line. */

static int
read_options (const char  *name,
              GVariant    *value,
              const char **action,
              char       **message)
{
  g_autoptr(GVariantDict) options = g_variant_dict_new (NULL);
  g_autoptr(GVariant) target = NULL;
  GVariant *floating;
  int status;

  if (name != NULL)
    g_variant_dict_insert_value (options, name, value);
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
    GVariant   *value;
    int         status;
    const char *action;
    const char *message;
  } samples[] = {
    { NULL, NULL, -1, NULL, NULL },
    { "sudoku", g_variant_new_string (unique_line), -1, "open-text", NULL },
    { "sudoku", g_variant_new_string ("53..7"), 65, NULL, "5 cells" },
    { "sudoku", g_variant_new_string ("AAABB/CABBB/CAABB/CCADB/CEEDD"), 65, NULL, "no sudoku" },
    { "coloured", g_variant_new_string ("AAABB/CABBB/CAABB/CCADB/CEEDD"), -1, "open-text", NULL },
    { "coloured", g_variant_new_string (unique_line), 65, NULL, "no coloured queens" },
    { "new", g_variant_new_string ("hard"), -1, "make-sudoku", NULL },
    { "new", g_variant_new_string ("harder"), 64, NULL, "a level is easy" },
    { "queens", g_variant_new_int32 (8), -1, "play-queens", NULL },
    { "queens", g_variant_new_int32 (0), 64, NULL, "1 to 32" },
    { "queens", g_variant_new_int32 (33), 64, NULL, "1 to 32" },
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
  AppWindow *window = open_window ();

  app_window_play_queens (window, 6);
  g_assert_cmpint (window->kind, ==, GAME_QUEENS);
  g_assert_cmpint (game_state_size (get (window)), ==, 6);
  place_queen (window, 3);
  app_window_set_kind (window, GAME_SUDOKU);
  app_window_play_queens (window, 6);
  g_assert_cmpint (queens_board_count (&get (window)->queens.queens), ==, 1);
  app_window_play_queens (window, 5);
  g_assert_true (game_state_is_blank (get (window)));

  app_window_set_kind (window, GAME_SUDOKU);
  close_window (window);
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
  return run_with_windows (argc, argv, add_tests);
}
