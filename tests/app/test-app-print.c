/* Paper and pictures: what is printed is as many pages as it should be, of the right paper, and is
 * remembered; what is exported is what stands on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <math.h>

#include "app/files/app-picture.h"
#include "app/files/app-print-dialog.h"
#include "app/files/app-print-puzzles.h"
#include "app/files/app-print.h"
#include "support/app/app-driver.h"
#include "support/game/game-requests.h"
#include "support/game/game-scenarios.h"
#include "support/paint/pdf-pages.h"

static char *folder;

static char *
path_of (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

/* Waiting for what comes later. */

typedef struct
{
  GAsyncResult *result;
  int           n_steps;
  int           n_before_cancel;
  GCancellable *cancellable;
} Waiting;

static void
arrived_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  Waiting *waiting = data;

  waiting->result = g_object_ref (result);
}

static void
wait_for_result (Waiting *waiting)
{
  wait_for (waiting->result != NULL, "a result");
}

static void
step_cb (int      n_made,
         gpointer data)
{
  Waiting *waiting = data;

  waiting->n_steps++;
  g_assert_cmpint (n_made, ==, waiting->n_steps);
  if (waiting->n_steps == waiting->n_before_cancel)
    g_cancellable_cancel (waiting->cancellable);
}

/* Makes what is wished for, and cancels after so many puzzles (0: never). */
static GArray *
make_puzzles (const AppPrintOrder *order,
              int                  n_before_cancel)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Waiting waiting = { .n_before_cancel = n_before_cancel, .cancellable = cancellable };
  g_autoptr(GError) error = NULL;
  GArray *puzzles;

  app_print_puzzles_async (order, cancellable, step_cb, arrived_cb, &waiting);
  wait_for_result (&waiting);
  puzzles = app_print_puzzles_finish (waiting.result, &error);
  g_assert_cmpint (puzzles != NULL, ==, error == NULL);
  g_object_unref (waiting.result);

  return puzzles;
}

static SudokuGrid
scene_grid (const PaintScene *scene,
            bool              givens)
{
  SudokuGrid grid;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    grid.digit[cell] = !givens || (scene->flags[cell] & PAINT_GIVEN) ? scene->digit[cell] : 0;

  return grid;
}

static AppPrintOrder
make_order (GameVariant variant,
            int         level,
            int         n_new,
            uint64_t    seed)
{
  GameSpec spec = game_spec_new (variant, 8, level);

  game_spec_set_seed (&spec, seed);

  return (AppPrintOrder) { .n_new = n_new, .spec = spec, .solutions = true };
}

static void
test_puzzles_new (void)
{
  AppPrintOrder order = make_order (GAME_VARIANT_SUDOKU, SUDOKU_MEDIUM, 5, 7);
  g_autoptr(GArray) puzzles = make_puzzles (&order, 0);

  g_assert_cmpint (puzzles->len, ==, 5);
  for (int i = 0; i < 5; i++)
    {
      const PaintPrintPuzzle *puzzle = &g_array_index (puzzles, PaintPrintPuzzle, i);
      SudokuGrid givens = scene_grid (&puzzle->puzzle, true);
      SudokuGrid digits = scene_grid (&puzzle->puzzle, false);
      SudokuGrid solution = scene_grid (&puzzle->solution, false);
      SudokuGrid again = scene_grid (&puzzle->solution, true);

      g_assert_cmpstr (puzzle->label, ==, "Medium");
      g_assert_cmpmem (&givens, sizeof givens, &digits, sizeof digits);
      g_assert_cmpmem (&givens, sizeof givens, &again, sizeof again);
      g_assert_true (sudoku_is_solved (&solution));
      for (int j = 0; j < i; j++)
        g_assert_cmpint (memcmp (&puzzle->puzzle,
                                 &g_array_index (puzzles, PaintPrintPuzzle, j).puzzle,
                                 sizeof (PaintScene)), !=, 0);
    }
}

static void
test_puzzles_cancel (void)
{
  AppPrintOrder order = make_order (GAME_VARIANT_SUDOKU, SUDOKU_EASY, 50, 7);

  g_assert_null (make_puzzles (&order, 3));
}

static GameState
played_state (void)
{
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  GameState state = game_state_new_sudoku (&givens);

  for (int cell = 0, n_played = 0; cell < SUDOKU_CELLS && n_played < 2; cell++)
    if (givens.digit[cell] == 0)
      {
        if (n_played++ == 0)
          state.sudoku.entries.digit[cell] = 5;
        else
          state.sudoku.marks[cell] = 1 << 2;
      }

  return state;
}

static int
count_marks (const PaintScene *scene)
{
  int n_marks = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_marks += scene->marks[cell] != 0;

  return n_marks;
}

/* Of the board everything is printed, or all but marks, or the puzzle alone. */
static void
test_puzzles_shown (void)
{
  static const struct
  {
    AppPrintDetail detail;
    int            n_entries;
    int            n_marks;
  } samples[] = {
    { APP_PRINT_AS_SHOWN, 1, 1 },
    { APP_PRINT_WITHOUT_MARKS, 1, 0 },
    { APP_PRINT_UNPLAYED, 0, 0 },
  };
  GameState state = played_state ();
  int n_givens = sudoku_count_digits (&state.sudoku.givens);

  for (size_t i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      AppPrintOrder order = { .solutions = true, .shown = state, .detail = samples[i].detail };
      PaintView view = { .selected = game_squares_of (3), .show_peers = true };
      g_autoptr(GArray) puzzles = NULL;
      const PaintPrintPuzzle *puzzle;
      SudokuGrid digits;

      paint_scene_init (&order.scene, &state, &view);
      puzzles = make_puzzles (&order, 0);
      puzzle = &g_array_index (puzzles, PaintPrintPuzzle, 0);
      digits = scene_grid (&puzzle->puzzle, false);

      g_assert_cmpint (puzzles->len, ==, 1);
      g_assert_cmpstr (puzzle->label, ==, "Easy");
      g_assert_cmpint (sudoku_count_digits (&digits), ==, n_givens + samples[i].n_entries);
      g_assert_cmpint (count_marks (&puzzle->puzzle), ==, samples[i].n_marks);
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        g_assert_cmpint (puzzle->puzzle.flags[cell] & (PAINT_SELECTED | PAINT_PEER), ==, 0);
    }
}

static void
test_puzzles_queens (void)
{
  AppPrintOrder order = { .solutions = true, .shown = game_state_new_queens (8) };
  g_autoptr(GArray) puzzles = NULL;
  const PaintPrintPuzzle *puzzle;

  paint_scene_init (&order.scene, &order.shown, NULL);
  puzzles = make_puzzles (&order, 0);
  puzzle = &g_array_index (puzzles, PaintPrintPuzzle, 0);
  g_assert_cmpint (queens_board_count (&puzzle->puzzle.queens), ==, 0);
  g_assert_cmpint (queens_board_count (&puzzle->solution.queens), ==, 8);
}

/* Puzzles of queens, with regions or without: the solution has the queens that the puzzle has. */
static void
test_puzzles_new_queens (void)
{
  for (int coloured = 0; coloured <= 1; coloured++)
    {
      GameVariant variant = coloured ? GAME_VARIANT_COLOURED_QUEENS : GAME_VARIANT_FIXED_QUEENS;
      AppPrintOrder order = make_order (variant, QUEENS_MEDIUM, 4, 7);
      g_autoptr(GArray) puzzles = make_puzzles (&order, 0);

      for (int i = 0; i < 4; i++)
        {
          const PaintPrintPuzzle *puzzle = &g_array_index (puzzles, PaintPrintPuzzle, i);
          const QueensBoard *given = &puzzle->puzzle.queens;
          const QueensBoard *solution = &puzzle->solution.queens;

          g_assert_cmpstr (puzzle->label, ==, "Medium");
          g_assert_cmpint (puzzle->puzzle.coloured.n, ==, coloured ? 8 : 0);
          g_assert_cmpint (queens_board_count (solution), ==, 8);
          g_assert_cmpint (queens_board_count (given) == 0, ==, coloured);
          for (int row = 0; row < 8; row++)
            g_assert_cmphex (given->row[row] & ~solution->row[row], ==, 0);
        }
    }
}

/* Boards of size 6 have 24 puzzles, and a sheet has each of them before one comes again. */
static void
test_puzzles_distinct (void)
{
  enum { N = 25 };
  AppPrintOrder order = make_order (GAME_VARIANT_FIXED_QUEENS, QUEENS_HARD, N, 7);
  g_autoptr(GArray) puzzles = NULL;
  int n_same = 0;

  order.spec.queens.n = 6;
  puzzles = make_puzzles (&order, 0);
  for (int i = 0; i < N; i++)
    for (int other = 0; other < i; other++)
      n_same += memcmp (&g_array_index (puzzles, PaintPrintPuzzle, i).puzzle.queens,
                        &g_array_index (puzzles, PaintPrintPuzzle, other).puzzle.queens,
                        sizeof (QueensBoard)) == 0;

  g_assert_cmpint (n_same, ==, 1);
}

/* Prints into a file and reads that. */
static GString *
export_pdf (GtkPrintOperation *operation)
{
  g_autofree char *path = path_of ("print.pdf");
  g_autofree char *data = NULL;
  g_autoptr(GError) error = NULL;
  GtkPrintOperationResult result;
  gsize length;

  gtk_print_operation_set_allow_async (operation, false);
  gtk_print_operation_set_export_filename (operation, path);
  result = gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (result, ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_true (g_file_get_contents (path, &data, &length, &error));

  return read_pdf (data, length);
}

static void
use_paper (GtkPrintOperation *operation,
           const char        *name)
{
  g_autoptr(GtkPageSetup) page = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (name);

  gtk_page_setup_set_paper_size_and_default_margins (page, size);
  gtk_print_operation_set_default_page_setup (operation, page);
  gtk_paper_size_free (size);
}

static double
paper_width (const char *name)
{
  GtkPaperSize *size = gtk_paper_size_new (name);
  double width = gtk_paper_size_get_width (size, GTK_UNIT_MM);

  gtk_paper_size_free (size);

  return width;
}

static double
remembered_width (void)
{
  g_autoptr(GKeyFile) memory = app_print_load_memory ();

  return g_key_file_get_double (memory, "Page Setup", "Width", NULL);
}

/* Until that paper is on disk. */
static void
wait_for_memory (const char *paper)
{
  wait_for (fabs (remembered_width () - paper_width (paper)) <= 0.1, paper);
}

static void
test_export_pages (void)
{
  static const struct
  {
    const char *paper;
    const char *box;
    int         n_puzzles, per_page;
    bool        solutions;
    int         n_pages;
  } samples[] = {
    { GTK_PAPER_NAME_A4, "595[.0-9]* +84[12]", 5, 2, false, 3 },
    { GTK_PAPER_NAME_LETTER, "61[12][.0-9]* +79[12]", 9, 9, true, 2 },
    { GTK_PAPER_NAME_A4, "595[.0-9]* +84[12]", 1, 1, true, 1 },
  };
  AppPrintOrder order = make_order (GAME_VARIANT_SUDOKU, SUDOKU_EASY, 9, 1);
  g_autoptr(GArray) all = make_puzzles (&order, 0);

  for (size_t i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr(GArray) puzzles = g_array_copy (all);
      g_autoptr(GtkPrintOperation) operation = NULL;
      g_autofree char *box = g_strdup_printf ("/MediaBox *\\[ *0 +0 +%s", samples[i].box);
      GString *pdf;

      g_array_set_size (puzzles, samples[i].n_puzzles);
      operation = app_print_new ("Sudoku", puzzles, samples[i].per_page, samples[i].solutions);
      use_paper (operation, samples[i].paper);
      pdf = export_pdf (operation);
      g_assert_cmpint (count_pdf_pages (pdf), ==, samples[i].n_pages);
      g_assert_cmpint (count_pdf_images (pdf), ==, 0);
      g_assert_cmpint (count_matches (pdf, box), >=, 1);
      wait_for_memory (samples[i].paper);
      g_string_free (pdf, TRUE);
    }
}

/* The next operation begins with the paper of the last one. */
static void
test_paper_is_remembered (void)
{
  static const char *const papers[] = { GTK_PAPER_NAME_LETTER, GTK_PAPER_NAME_A5 };
  g_autoptr(GArray) puzzles = g_array_new (false, true, sizeof (PaintPrintPuzzle));

  g_array_set_size (puzzles, 1);
  for (size_t i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr(GtkPrintOperation) first = app_print_new ("Sudoku", puzzles, 1, false);
      g_autoptr(GtkPrintOperation) second = NULL;
      GtkPageSetup *page;

      use_paper (first, papers[i]);
      g_string_free (export_pdf (first), TRUE);
      wait_for_memory (papers[i]);

      second = app_print_new ("Sudoku", puzzles, 1, false);
      page = gtk_print_operation_get_default_page_setup (second);
      g_assert_cmpfloat_with_epsilon (gtk_page_setup_get_paper_width (page, GTK_UNIT_MM),
                                      paper_width (papers[i]), 0.1);
    }
}

/* The dialog. */

static GtkWidget *
find_child (GtkWidget *widget,
            GType      type,
            int       *n_before)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && (*n_before)-- == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_child (child, type, n_before);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The drop-down of that number, from above. */
static GtkDropDown *
get_drop_down (AppPrintDialog *dialog,
               int             number)
{
  return GTK_DROP_DOWN (find_child (GTK_WIDGET (dialog), GTK_TYPE_DROP_DOWN, &number));
}

static void
take_operation_cb (AppPrintDialog     *dialog,
                   GtkPrintOperation  *operation,
                   GtkPrintOperation **taken)
{
  *taken = g_object_ref (operation);
}

static AppPrintDialog *
open_dialog (AppWindow          *window,
             GtkPrintOperation **taken)
{
  AppPrintDialog *dialog;
  PaintScene scene = ui_get_scene (window);

  dialog = app_print_dialog_new (GTK_WINDOW (window), ui_get_state (window), &scene);
  g_signal_connect (dialog, "print", G_CALLBACK (take_operation_cb), taken);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (dialog));

  return dialog;
}

static void
press_print (AppPrintDialog *dialog)
{
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (dialog)), "clicked");
}

/* Seven new puzzles, four on a page: two pages and one of solutions, or none where they fit; and
 * the choice is there again the next time. */
static void
test_dialog (void)
{
  AppWindow *window = ui_open_window ();
  GtkPrintOperation *operation = NULL;
  AppPrintDialog *dialog = open_dialog (window, &operation);
  int second = 1;
  GString *pdf;

  gtk_drop_down_set_selected (get_drop_down (dialog, 0), 1);
  gtk_drop_down_set_selected (get_drop_down (dialog, 3), 2);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_child (GTK_WIDGET (dialog),
                                                          GTK_TYPE_SPIN_BUTTON, &second)), 8);
  press_print (dialog);
  wait_for (operation != NULL, "the pages");

  pdf = export_pdf (operation);
  g_assert_cmpint (count_pdf_pages (pdf), ==, 3);
  g_string_free (pdf, TRUE);
  g_clear_object (&operation);

  dialog = open_dialog (window, &operation);
  g_assert_cmpint (gtk_drop_down_get_selected (get_drop_down (dialog, 0)), ==, 1);
  g_assert_cmpint (gtk_drop_down_get_selected (get_drop_down (dialog, 3)), ==, 2);
  gtk_window_close (GTK_WINDOW (dialog));
  ui_close_window (window);
}

/* A dialog that is closed while it works says nothing any more. */
static void
test_dialog_close (void)
{
  AppWindow *window = ui_open_window ();
  GtkPrintOperation *operation = NULL;
  AppPrintDialog *dialog = open_dialog (window, &operation);

  gtk_drop_down_set_selected (get_drop_down (dialog, 0), 1);
  gtk_drop_down_set_selected (get_drop_down (dialog, 2), SUDOKU_EXTREME);
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  press_print (dialog);
  gtk_window_close (GTK_WINDOW (dialog));
  wait_for (dialog == NULL, "the end of the dialog");

  g_assert_null (operation);
  ui_close_window (window);
}

/* Pictures. */

static bool
save (PaintFile    format,
      const char  *path,
      GError     **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  GameState state = played_state ();
  Waiting waiting = { .result = NULL };
  g_autoptr(GBytes) bytes = NULL;
  PaintScene scene;

  paint_scene_init (&scene, &state, NULL);
  app_picture_make_async (&scene, format, 2, file, NULL, arrived_cb, &waiting);
  wait_for_result (&waiting);
  bytes = app_picture_make_finish (waiting.result, error);
  g_object_unref (waiting.result);

  return bytes != NULL;
}

static void
test_save (void)
{
  static const char *const starts[PAINT_N_FILES] = { "\211PNG", "<?xml", "%PDF" };

  for (int format = 0; format < PAINT_N_FILES; format++)
    {
      g_autofree char *path = path_of (paint_file_suffix (format));
      g_autofree char *data = NULL;
      g_autoptr(GError) error = NULL;

      g_file_set_contents (path, "old", -1, NULL);
      g_assert_true (save (format, path, &error));
      g_assert_no_error (error);
      g_assert_true (g_file_get_contents (path, &data, NULL, NULL));
      g_assert_true (g_str_has_prefix (data, starts[format]));
    }
}

static void
test_save_nowhere (void)
{
  g_autofree char *path = path_of ("missing/picture.png");
  g_autoptr(GError) error = NULL;

  g_assert_false (save (PAINT_FILE_PNG, path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* Copying puts the puzzle on the clipboard as a text, as pixels and as a drawing. */
static void
test_copy (void)
{
  AppWindow *window = ui_open_window ();
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));
  GdkContentFormats *formats;

  ui_act (window, "win.copy");
  formats = gdk_content_formats_ref (gdk_clipboard_get_formats (clipboard));
  formats = gdk_content_formats_union_serialize_mime_types (formats);
  g_assert_true (gdk_content_formats_contain_mime_type (formats, "text/plain;charset=utf-8"));
  g_assert_true (gdk_content_formats_contain_mime_type (formats, "image/png"));
  g_assert_true (gdk_content_formats_contain_mime_type (formats, "image/svg+xml"));
  gdk_content_formats_unref (formats);
  ui_close_window (window);
}

static void
add_tests (void)
{
  g_test_add_func ("/app-print/puzzles/new", test_puzzles_new);
  g_test_add_func ("/app-print/puzzles/new-queens", test_puzzles_new_queens);
  g_test_add_func ("/app-print/puzzles/distinct", test_puzzles_distinct);
  g_test_add_func ("/app-print/puzzles/cancel", test_puzzles_cancel);
  g_test_add_func ("/app-print/puzzles/shown", test_puzzles_shown);
  g_test_add_func ("/app-print/puzzles/queens", test_puzzles_queens);
  g_test_add_func ("/app-print/export/pages", test_export_pages);
  g_test_add_func ("/app-print/export/paper-is-remembered", test_paper_is_remembered);
  g_test_add_func ("/app-print/dialog/print", test_dialog);
  g_test_add_func ("/app-print/dialog/close", test_dialog_close);
  g_test_add_func ("/app-print/picture/save", test_save);
  g_test_add_func ("/app-print/picture/save-nowhere", test_save_nowhere);
  g_test_add_func ("/app-print/picture/copy", test_copy);
}

int
main (int    argc,
      char **argv)
{
  int status;

  folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_setenv ("XDG_CONFIG_HOME", folder, true);
  status = ui_run_with_windows (argc, argv, add_tests);
  remove_all (folder);
  g_free (folder);

  return status;
}
