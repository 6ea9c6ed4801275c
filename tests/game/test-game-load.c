/* Opening: files and pasted texts of every size, without blocking, until they are cancelled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <semaphore.h>
#include <string.h>
#include <unistd.h>

#include "support/game/game-requests.h"
#include "support/game/wait-for.h"
#include "game/files/game-file.h"
#include "game/files/game-load.h"
#include "game/store/game-atomic-file.h"

static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static GAsyncResult *
wait_for_result (GAsyncResult **result)
{
  wait_for (*result != NULL, "a text to be read");

  return *result;
}

/* The first puzzle, and how many there are; false where there is none. */
static bool
finish (GAsyncResult  *result,
        GameState     *state,
        guint         *n_puzzles,
        GError       **error)
{
  g_autoptr(GameSave) game = NULL;
  g_autoptr(GameCollection) collection = game_load_finish (result, &game, error);

  if (collection == NULL && game == NULL)
    return false;

  if (game != NULL)
    *state = *game_save_get_state (game);
  else
    game_collection_get_state (collection, 0, state);
  if (n_puzzles != NULL)
    *n_puzzles = game != NULL ? 1 : game_collection_get_n_puzzles (collection);

  return true;
}

static bool
open_file (GFile      *file,
           GameState  *state,
           guint      *n_puzzles,
           GError    **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  game_load_file_async (file, NULL, opened_cb, &result);

  return finish (wait_for_result (&result), state, n_puzzles, error);
}

static bool
open_text (const char *text,
           gsize       length,
           GameState  *state,
           guint      *n_puzzles,
           GError    **error)
{
  g_autoptr(GBytes) bytes = g_bytes_new (text, length);
  g_autoptr(GAsyncResult) result = NULL;

  game_load_text_async (bytes, NULL, opened_cb, &result);

  return finish (wait_for_result (&result), state, n_puzzles, error);
}

/* A new file in the folder for temporary ones. */
static GFile *
make_file (const char *contents,
           gsize       length)
{
  g_autofree char *path = NULL;
  g_autoptr(GError) error = NULL;
  int fd = g_file_open_tmp ("nine-queens-XXXXXX", &path, &error);

  g_assert_no_error (error);
  g_assert_cmpint (write (fd, contents, length), ==, length);
  close (fd);

  return g_file_new_for_path (path);
}

static void
remove_file (GFile *file)
{
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_object_unref (file);
}

static void
test_file (void)
{
  const char *text = UNIQUE_LINE "\n" UNIQUE_LINE "\n";
  GFile *file = make_file (text, strlen (text));
  g_autoptr(GError) error = NULL;
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  GameState expected = game_state_new_sudoku (&givens);
  GameState state;
  guint n_puzzles;

  g_assert_true (open_file (file, &state, &n_puzzles, &error));
  g_assert_no_error (error);
  g_assert_true (game_state_equal (&state, &expected));
  g_assert_cmpuint (n_puzzles, ==, 2);
  remove_file (file);
}

/* All puzzles, for a window that lets a person choose. */
static void
test_collection (void)
{
  const char *text = UNIQUE_LINE "\nprose\n" UNIQUE_LINE " easy\n";
  GFile *file = make_file (text, strlen (text));
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GAsyncResult) bad_result = NULL;
  g_autoptr(GBytes) bad = g_bytes_new_static ("prose", 5);
  g_autoptr(GameCollection) collection = NULL;
  g_autoptr(GameCollectionItem) item = NULL;
  g_autoptr(GError) error = NULL;

  game_load_file_async (file, NULL, opened_cb, &result);
  collection = game_load_finish (wait_for_result (&result), NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (game_collection_get_n_puzzles (collection), ==, 2);
  g_assert_cmpuint (game_collection_get_n_errors (collection), ==, 1);
  item = g_list_model_get_item (G_LIST_MODEL (collection), 1);
  g_assert_cmpstr (game_collection_item_get_words (item), ==, "easy");

  game_load_text_async (bad, NULL, opened_cb, &bad_result);
  g_assert_null (game_load_finish (wait_for_result (&bad_result), NULL, &error));
  g_assert_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT);
  remove_file (file);
}

static void
assert_unreadable (GFile  *file,
                   GQuark  domain,
                   int     code)
{
  g_autoptr(GError) error = NULL;
  GameState state;

  g_assert_false (open_file (file, &state, NULL, &error));
  g_assert_error (error, domain, code);
}

static void
test_unreadable (void)
{
  g_autoptr(GFile) folder = g_file_new_for_path (g_get_tmp_dir ());
  g_autoptr(GFile) missing = g_file_get_child (folder, "nine-queens-is-not-there");
  GFile *empty = make_file ("", 0);
  GFile *binary = make_file ("\x89PNG\r\n\0\0", 8);

  assert_unreadable (folder, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  assert_unreadable (missing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  assert_unreadable (empty, GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT);
  assert_unreadable (binary, GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT);

  remove_file (empty);
  remove_file (binary);
}

/* A sparse file of 100 MB, and a device that never ends. */
static void
test_huge (void)
{
  GFile *huge = make_file ("", 0);
  g_autoptr(GFile) endless = g_file_new_for_path ("/dev/zero");

  g_assert_cmpint (truncate (g_file_peek_path (huge), 100 * 1000 * 1000), ==, 0);
  assert_unreadable (huge, GAME_FILE_ERROR, GAME_FILE_ERROR_TOO_LARGE);
  assert_unreadable (endless, GAME_FILE_ERROR, GAME_FILE_ERROR_TOO_LARGE);
  remove_file (huge);
}

/* What a text says does not depend on who reads it. */
static void
test_text (void)
{
  static const char *const texts[] = {
    UNIQUE_LINE "\n" UNIQUE_LINE, ".Q..\n...Q\nQ...\n..Q.", "2 4 6 1 3 5", "", "a novel", "\xff",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GError) opened_error = NULL;
      g_autoptr(GError) parsed_error = NULL;
      GameState opened, parsed;
      guint n_opened, n_parsed;
      gsize length = strlen (texts[i]);
      bool is_puzzle = game_file_parse (texts[i], length, &parsed, &n_parsed, &parsed_error);

      g_assert_true (open_text (texts[i], length, &opened, &n_opened, &opened_error) == is_puzzle);
      if (is_puzzle)
        {
          g_assert_true (game_state_equal (&opened, &parsed));
          g_assert_cmpuint (n_opened, ==, n_parsed);
        }
      else
        {
          g_assert_error (opened_error, parsed_error->domain, parsed_error->code);
          g_assert_cmpstr (opened_error->message, ==, parsed_error->message);
        }
    }
}

/* As many puzzles as may be opened at once. */
static GBytes *
make_large_text (void)
{
  GString *text = g_string_sized_new (GAME_FILE_MAX);

  while (text->len + strlen (UNIQUE_LINE "\n") <= GAME_FILE_MAX)
    g_string_append (text, UNIQUE_LINE "\n");

  return g_string_free_to_bytes (text);
}

static void
test_large_text (void)
{
  g_autoptr(GBytes) large = make_large_text ();
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  GameState state;
  guint n_puzzles;

  game_load_text_async (large, NULL, opened_cb, &result);
  g_assert_true (finish (wait_for_result (&result), &state, &n_puzzles, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_puzzles, ==, GAME_FILE_MAX / (SUDOKU_CELLS + 1));
}

static void
test_too_large_text (void)
{
  g_autofree char *text = g_malloc0 (GAME_FILE_MAX + 1);
  g_autoptr(GError) error = NULL;
  GameState state;

  g_assert_false (open_text (text, GAME_FILE_MAX + 1, &state, NULL, &error));
  g_assert_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TOO_LARGE);
}

static void
assert_cancelled (GAsyncResult **result)
{
  g_autoptr(GError) error = NULL;
  GameState state;

  g_assert_false (finish (wait_for_result (result), &state, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* The address is the text, whether there is a network or not. */
static void
test_link (void)
{
  /* UNIQUE_LINE, as SudokuPad writes nothing but digits. */
  g_autoptr(GFile) file = g_file_new_for_uri ("https://sudokupad.app/classic" UNIQUE_RUNS);
  g_autoptr(GFile) name = g_file_new_for_uri ("https://sudokupad.app/psxczr0jpr");
  g_autoptr(GError) error = NULL;
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  GameState state;
  guint n_puzzles = 0;

  g_assert_true (open_file (file, &state, &n_puzzles, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_puzzles, ==, 1);
  g_assert_cmpmem (&state.sudoku.givens, sizeof givens, &givens, sizeof givens);

  g_assert_false (open_file (name, &state, NULL, &error));
  g_assert_error (error, GAME_FILE_ERROR, GAME_FILE_ERROR_TEXT);
  g_assert_cmpstr (error->message, ==, "This cannot be played here (the link only names a puzzle "
                                       "on the web; copy its long link or its digits there).");
}

static void
test_cancelled (void)
{
  g_autoptr(GBytes) large = make_large_text ();
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GAsyncResult) from_file = NULL;
  g_autoptr(GAsyncResult) from_text = NULL;
  g_autoptr(GAsyncResult) too_late = NULL;
  GFile *file = make_file (UNIQUE_LINE, SUDOKU_CELLS);

  game_load_file_async (file, cancellable, opened_cb, &from_file);
  game_load_text_async (large, cancellable, opened_cb, &from_text);
  g_cancellable_cancel (cancellable);
  assert_cancelled (&from_file);
  assert_cancelled (&from_text);

  game_load_text_async (large, cancellable, opened_cb, &too_late);
  assert_cancelled (&too_late);
  remove_file (file);
}

typedef struct
{
  sem_t gate;                   /* lets as many through as it is posted */
  int   n_ended;                /* tasks; the main thread's */
} Blocked;

static void
wait_at_gate_worker (GTask        *task,
                     gpointer      source_object,
                     gpointer      task_data,
                     GCancellable *cancellable)
{
  Blocked *blocked = task_data;

  g_assert_no_errno (sem_wait (&blocked->gate));
  g_task_return_boolean (task, true);
}

static void
ended_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  Blocked *blocked = data;

  blocked->n_ended++;
}

/* Files are written and opened while more tasks wait on GTask's threads than it ever has. */
static void
test_busy (void)
{
  enum { N_TASKS = 400 };
  Blocked blocked = { .n_ended = 0 };
  GFile *file = make_file ("", 0);
  g_autoptr(GBytes) text = g_bytes_new_static (UNIQUE_LINE, SUDOKU_CELLS);
  g_autoptr(GAsyncResult) written = NULL;
  GameState state;

  g_assert_no_errno (sem_init (&blocked.gate, 0, 0));
  for (int i = 0; i < N_TASKS; i++)
    {
      g_autoptr(GTask) task = g_task_new (NULL, NULL, ended_cb, &blocked);

      g_task_set_task_data (task, &blocked, NULL);
      g_task_run_in_thread (task, wait_at_gate_worker);
    }

  game_atomic_file_write_async (file, GAME_FILE_PRIVATE, text, opened_cb, &written);
  g_assert_true (game_atomic_file_write_finish (wait_for_result (&written), NULL));
  g_assert_true (open_file (file, &state, NULL, NULL));

  for (int i = 0; i < N_TASKS; i++)
    g_assert_no_errno (sem_post (&blocked.gate));
  wait_for (blocked.n_ended == N_TASKS, "the tasks to end");
  g_assert_no_errno (sem_destroy (&blocked.gate));
  remove_file (file);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/load/file", test_file);
  g_test_add_func ("/game/load/collection", test_collection);
  g_test_add_func ("/game/load/file/unreadable", test_unreadable);
  g_test_add_func ("/game/load/file/huge", test_huge);
  g_test_add_func ("/game/load/text", test_text);
  g_test_add_func ("/game/load/text/large", test_large_text);
  g_test_add_func ("/game/load/text/too-large", test_too_large_text);
  g_test_add_func ("/game/load/link", test_link);
  g_test_add_func ("/game/load/cancelled", test_cancelled);
  g_test_add_func ("/game/load/busy", test_busy);

  return g_test_run ();
}
