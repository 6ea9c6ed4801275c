/* The library: one game a puzzle, nothing lost, and the list in step with the folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "support/game/game-scenarios.h"
#include "game/store/game-library.h"
#include "game/store/game-session.h"
#include "support/game/test-disk.h"

typedef struct
{
  char        *folder;
  GameLibrary *library;
  int          n_failed;
} Fixture;

static void
failed_cb (GameLibrary *library,
           const char  *message,
           Fixture     *fixture)
{
  fixture->n_failed++;
}

static void
open_library (Fixture *fixture)
{
  g_clear_object (&fixture->library);
  fixture->library = game_library_new (fixture->folder);
  g_signal_connect (fixture->library, "failed", G_CALLBACK (failed_cb), fixture);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  open_library (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->library);
  remove_all (fixture->folder);
  g_free (fixture->folder);
}

static guint
count_entries (Fixture *fixture)
{
  return g_list_model_get_n_items (game_library_get_entries (fixture->library));
}

static GameSave *
play_save (int which)
{
  GameState state = make_puzzle (which);
  GameMove move = { .kind = state.kind == GAME_SUDOKU ? GAME_MOVE_DIGIT : GAME_MOVE_QUEEN,
                    .value = 4, .squares = game_squares_of (3) };
  g_autoptr(GameDocument) document = game_document_new (&state);
  GameSave *save;

  play_at_random (document, 10, false);
  game_document_play (document, &move);
  save = make_save (document);
  save->stats.finished = 0;

  return save;
}

static void
test_put (Fixture       *fixture,
          gconstpointer  data)
{
  enum { N_GAMES = 12 };

  for (int which = 0; which < N_GAMES; which++)
    {
      g_autoptr(GameSave) save = play_save (which + 20);
      g_autofree char *key = game_save_key (game_save_get_state (save));
      g_autoptr(GameSave) read = NULL;
      g_autoptr(GameEntry) entry = NULL;

      if (which == N_GAMES / 2)
        g_assert_cmpuint (count_entries (fixture), ==, which);
      g_assert_true (game_library_put (fixture->library, save));
      g_assert_true (game_library_put (fixture->library, save));
      read = game_library_get (fixture->library, key);
      assert_saves_equal (save, read);

      entry = g_list_model_get_item (game_library_get_entries (fixture->library), 0);
      if (which >= N_GAMES / 2)
        g_assert_cmpstr (game_entry_get_key (entry), ==, key);
    }

  g_assert_cmpuint (count_entries (fixture), ==, N_GAMES);
  open_library (fixture);
  g_assert_cmpuint (count_entries (fixture), ==, N_GAMES);
  g_assert_cmpint (fixture->n_failed, ==, 0);
}

/* What a writer that was killed left behind goes, and is no game. */
static void
test_left_behind (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autoptr(GameSave) save = play_save (20);
  g_autofree char *path = g_build_filename (fixture->folder, ".nine-queens-A1B2C3", NULL);

  g_assert_true (game_library_put (fixture->library, save));
  g_assert_true (g_file_set_contents (path, "x", 1, NULL));

  g_assert_cmpuint (count_entries (fixture), ==, 1);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpint (fixture->n_failed, ==, 0);
}

static void
test_untouched (Fixture       *fixture,
                gconstpointer  data)
{
  GameState state = make_puzzle (0);
  g_autoptr(GameDocument) document = game_document_new (&state);
  g_autoptr(GameSave) save = make_save (document);

  g_assert_true (game_library_put (fixture->library, save));
  g_assert_cmpuint (count_entries (fixture), ==, 0);
}

/* The same puzzle begun again, by somebody who does not know that it is there. */
static void
test_joined (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr(GameSave) first = play_save (0);
  GameState fresh = make_puzzle (0);
  g_autoptr(GameDocument) document = game_document_new (&fresh);
  GameMove move = { .kind = GAME_MOVE_DIGIT, .value = 8, .squares = game_squares_of (30) };
  g_autofree char *key = game_save_key (&fresh);
  g_autoptr(GameSave) second = NULL;
  g_autoptr(GameSave) both = NULL;

  g_assert_true (game_document_play (document, &move));
  second = make_save (document);
  game_library_put (fixture->library, first);
  game_library_put (fixture->library, second);
  both = game_library_get (fixture->library, key);

  g_assert_cmpuint (both->states->len, ==, first->states->len + second->states->len);
  g_assert_true (game_state_equal (game_save_get_state (both), game_save_get_state (second)));
  g_assert_cmpuint (count_entries (fixture), ==, 1);

  /* What went on from there takes its place. */
  game_library_put (fixture->library, both);
  g_clear_pointer (&second, game_save_free);
  second = game_library_get (fixture->library, key);
  assert_saves_equal (second, both);
}

static void
play_digit (GameDocument *document,
            int           cell,
            int           digit)
{
  GameMove move = { .kind = GAME_MOVE_DIGIT, .value = digit, .squares = game_squares_of (cell) };

  g_assert_true (game_document_play (document, &move));
}

static void
put_as (Fixture      *fixture,
        GameDocument *document,
        int64_t       begun,
        int64_t       finished)
{
  g_autoptr(GameSave) save = make_save (document);

  save->stats.begun = begun;
  save->stats.finished = finished;
  g_assert_true (game_library_put (fixture->library, save));
}

/* The states of the first time stay however often the second time is put there, finished or not. */
static void
test_joined_often (Fixture       *fixture,
                   gconstpointer  data)
{
  enum { N_PUTS = 6 };
  GameState fresh = make_puzzle (0);
  g_autoptr(GameDocument) first = game_document_new (&fresh);
  g_autoptr(GameDocument) second = game_document_new (&fresh);
  g_autofree char *key = game_save_key (&fresh);

  play_digit (first, 30, 8);
  play_digit (first, 31, 7);
  put_as (fixture, first, 1000, 0);
  for (int i = 0; i < N_PUTS; i++)
    {
      g_autoptr(GameSave) both = NULL;

      play_digit (second, 60, i % 2 == 0 ? 4 : 6);
      put_as (fixture, second, 1000, i < 3 ? 0 : 9000);
      both = game_library_get (fixture->library, key);
      g_assert_cmpuint (both->states->len, ==, 3 + 2 + i);
      g_assert_true (game_state_equal (&g_array_index (both->states, GameState, 2),
                                       game_document_get_state (first)));
      g_assert_true (game_state_equal (game_save_get_state (both),
                                       game_document_get_state (second)));
    }
}

/* Two sudokus that were entered are two games; the name that 0.1.0 had for all of them is read. */
static void
test_entered (Fixture       *fixture,
              gconstpointer  data)
{
  GameState state = game_state_new_sudoku (NULL);
  g_autofree char *old_key = game_save_key (&state);
  g_autofree char *old_name = g_strconcat (old_key, ".nine-queens", NULL);
  g_autofree char *old_path = g_build_filename (fixture->folder, old_name, NULL);
  g_autofree char *key = NULL;

  for (int i = 0; i < 2; i++)
    {
      GamePlayStats stats = { .begun = i + 1 };
      g_autoptr(GameSave) save = NULL;
      g_autofree char *name = NULL;
      g_autofree char *path = NULL;

      state.sudoku.entries.digit[i] = 5;
      save = game_save_new (&state, 1, 0, &stats);
      g_assert_true (game_library_put (fixture->library, save));
      g_clear_pointer (&key, g_free);
      key = game_save_dup_key (save);
      name = g_strconcat (key, ".nine-queens", NULL);
      path = g_build_filename (fixture->folder, name, NULL);
      if (i == 0)
        g_assert_cmpint (g_rename (path, old_path), ==, 0);
    }

  g_assert_cmpuint (count_entries (fixture), ==, 2);
  open_library (fixture);
  g_assert_cmpuint (count_entries (fixture), ==, 2);
  g_assert_false (g_file_test (old_path, G_FILE_TEST_EXISTS));
}

/* As a session has it that is written and read again. */
static void
go_through_session (GameSave **board)
{
  g_autoptr(GameSession) session = game_session_new ();
  g_autoptr(GameSession) read = NULL;
  g_autoptr(GBytes) text = NULL;
  g_autoptr(GError) error = NULL;

  session->boards[GAME_SUDOKU].game = g_steal_pointer (board);
  text = game_session_write (session);
  read = game_session_read (text, &error);
  g_assert_no_error (error);
  *board = g_steal_pointer (&read->boards[GAME_SUDOKU].game);
}

/* The library cannot be written, and the session keeps what it refuses. */
static void
test_entered_unwritten (Fixture       *fixture,
                        gconstpointer  data)
{
  enum { N_ENTERED = 3 };
  GameState empty = game_state_new_sudoku (NULL);
  g_autofree char *path = g_build_filename (fixture->folder, "in-the-way", NULL);
  g_autoptr(GameLibrary) refusing = game_library_new (path);
  g_autoptr(GPtrArray) others = NULL;
  g_autoptr(GameSave) board = NULL;

  g_assert_true (g_file_set_contents (path, "x", 1, NULL));
  for (int i = 0; i < N_ENTERED; i++)
    {
      g_autoptr(GameDocument) document = game_document_new (&empty);
      g_autoptr(GameSave) save = NULL;

      play_digit (document, i * 20, i + 1);
      save = make_save (document);
      save->stats.begun = i + 1;
      if (i < N_ENTERED - 1)
        g_assert_false (game_library_put (refusing, save));
      else
        board = g_steal_pointer (&save);
    }

  game_library_prepend_unwritten (refusing, board);
  go_through_session (&board);
  others = game_save_split (board);
  g_assert_cmpuint (board->states->len, ==, 2);
  for (guint i = 0; i < others->len; i++)
    game_library_add (fixture->library, others->pdata[i]);
  g_assert_cmpuint (count_entries (fixture), ==, N_ENTERED - 1);
}

static bool
went_through (const GameSave  *save,
              const GameState *state)
{
  for (guint i = 0; i < save->states->len; i++)
    if (game_state_equal (&g_array_index (save->states, GameState, i), state))
      return true;

  return false;
}

/* The same puzzle, played to where the other game has not been. */
static GameSave *
play_elsewhere (const GameSave *other)
{
  GameSave *save = play_save (0);

  while (went_through (other, game_save_get_state (save)))
    {
      game_save_free (save);
      save = play_save (0);
    }

  return save;
}

/* Of a game that is there, what it took is known, and what it went through is not lost. */
static void
test_add (Fixture       *fixture,
          gconstpointer  data)
{
  g_autoptr(GameSave) there = play_save (0);
  g_autoptr(GameSave) old = play_elsewhere (there);
  g_autofree char *key = game_save_dup_key (there);
  g_autoptr(GameSave) read = NULL;

  there->stats.milliseconds = 12345;
  g_assert_true (game_library_put (fixture->library, there));
  game_library_add (fixture->library, there);
  game_library_add (fixture->library, old);
  read = game_library_get (fixture->library, key);
  g_assert_cmpuint (read->stats.milliseconds, ==, 12345);
  g_assert_true (game_state_equal (game_save_get_state (read), game_save_get_state (old)));
  g_assert_cmpuint (read->states->len, ==, there->states->len + old->states->len);
  g_assert_cmpuint (count_entries (fixture), ==, 1);
}

static void
test_take (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr(GameSave) save = play_save (21);
  g_autofree char *key = game_save_key (game_save_get_state (save));
  g_autoptr(GameSave) taken = NULL;

  g_assert_null (game_library_take (fixture->library, key));
  game_library_put (fixture->library, save);
  g_assert_cmpuint (count_entries (fixture), ==, 1);

  taken = game_library_take (fixture->library, key);
  assert_saves_equal (save, taken);
  g_assert_cmpuint (count_entries (fixture), ==, 0);
  g_assert_null (game_library_get (fixture->library, key));

  game_library_put (fixture->library, taken);
  g_assert_cmpuint (count_entries (fixture), ==, 1);
}

/* One that cannot be read is put into quarantine, and the user hears of it; the others are there.
 * */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(GameSave) save = play_save (2);
  g_autofree char *path = g_build_filename (fixture->folder, "0123456789abcdef.nine-queens", NULL);
  g_autofree char *quarantined = g_strconcat (path, ".damaged-1", NULL);

  game_library_put (fixture->library, save);
  g_assert_true (g_file_set_contents (path, "nine-queens-game 1 7", -1, NULL));
  open_library (fixture);

  g_assert_cmpuint (count_entries (fixture), ==, 1);
  g_assert_cmpint (fixture->n_failed, ==, 1);
  g_assert_true (g_file_test (quarantined, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Puts a game there, forbids reading its file, and puts another one of its puzzle, which must wait.
 * Returns the path, new; `before` becomes what is in the file, new. */
static char *
put_forbidden (Fixture         *fixture,
               const GameSave  *there,
               const GameSave  *save,
               GBytes         **before)
{
  g_autofree char *key = game_save_dup_key (there);
  g_autofree char *name = g_strconcat (key, ".nine-queens", NULL);
  char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (game_library_put (fixture->library, there));
  *before = disk_read (path);
  disk_forbid (path);
  g_assert_false (game_library_put (fixture->library, save));

  return path;
}

/* One that may not be read is not damaged: it stays as it is, and so does what is played meanwhile.
 */
static void
test_forbidden (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr(GameSave) there = play_save (0);
  g_autoptr(GameSave) save = play_elsewhere (there);
  g_autofree char *key = game_save_dup_key (there);
  g_autoptr(GBytes) before = NULL;
  g_autofree char *path = put_forbidden (fixture, there, save, &before);
  g_autoptr(GameSave) read = NULL;

  g_assert_cmpint (fixture->n_failed, ==, 1);
  game_library_write_again (fixture->library);
  disk_allow (path);
  disk_assert_holds (path, before);
  g_assert_cmpint (disk_count (fixture->folder), ==, 1);

  game_library_write_again (fixture->library);
  open_library (fixture);
  read = game_library_get (fixture->library, key);
  g_assert_true (game_state_equal (game_save_get_state (read), game_save_get_state (save)));
  g_assert_cmpuint (read->states->len, ==, there->states->len + save->states->len);
  g_assert_cmpint (fixture->n_failed, ==, 1);
}

/* One that may not be read is not deleted either, though another one of its puzzle waits to be
 * written. When it can be read, it is taken with what it holds. */
static void
test_take_forbidden (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr(GameSave) there = play_save (0);
  g_autoptr(GameSave) save = play_elsewhere (there);
  g_autofree char *key = game_save_dup_key (there);
  g_autoptr(GBytes) before = NULL;
  g_autofree char *path = put_forbidden (fixture, there, save, &before);
  g_autoptr(GameSave) taken = NULL;

  g_assert_null (game_library_take (fixture->library, key));
  g_assert_cmpint (fixture->n_failed, ==, 2);
  disk_allow (path);
  disk_assert_holds (path, before);

  taken = game_library_take (fixture->library, key);
  g_assert_true (went_through (taken, game_save_get_state (there)));
  g_assert_true (game_state_equal (game_save_get_state (taken), game_save_get_state (save)));
  g_assert_cmpint (disk_count (fixture->folder), ==, 0);
}

static void
remember_cb (GameLibrary  *library,
             const char   *message,
             char        **last)
{
  g_free (*last);
  *last = g_strdup (message);
}

/* Several that cannot be read are told once, and not as if nothing were saved. */
static void
test_list_forbidden (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autofree char *message = NULL;

  for (int i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("%016d.nine-queens", i);
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_no_errno (g_mkdir (path, 0700));
    }

  g_signal_connect (fixture->library, "failed", G_CALLBACK (remember_cb), &message);
  g_assert_cmpuint (count_entries (fixture), ==, 0);
  g_assert_cmpint (fixture->n_failed, ==, 1);
  g_assert_nonnull (strstr (message, "This game waits until it can be read: "));
  g_assert_null (strstr (message, "nothing is saved"));
}

static void
test_progress (Fixture       *fixture,
               gconstpointer  data)
{
  GameState state = game_state_new_queens (4);
  GamePlayStats stats = make_stats ();

  for (int n = 1; n <= 3; n++)
    {
      g_autoptr(GameSave) save = NULL;
      g_autoptr(GameEntry) entry = NULL;

      state.queens.queens.row[n] = 1;
      save = game_save_new (&state, 1, 0, &stats);
      game_library_put (fixture->library, save);
      entry = g_list_model_get_item (game_library_get_entries (fixture->library), 0);
      g_assert_cmpfloat (game_entry_get_progress (entry), ==, n / 4.);
    }
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/game-library/put", test_put);
  add ("/game-library/left-behind", test_left_behind);
  add ("/game-library/put/untouched", test_untouched);
  add ("/game-library/put/joined", test_joined);
  add ("/game-library/put/joined-often", test_joined_often);
  add ("/game-library/entered", test_entered);
  add ("/game-library/entered/unwritten", test_entered_unwritten);
  add ("/game-library/add", test_add);
  add ("/game-library/take", test_take);
  add ("/game-library/damaged", test_damaged);
  add ("/game-library/forbidden", test_forbidden);
  add ("/game-library/take/forbidden", test_take_forbidden);
  add ("/game-library/list/forbidden", test_list_forbidden);
  add ("/game-library/progress", test_progress);

  return g_test_run ();
}
