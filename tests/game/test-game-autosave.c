/* The session on the disk: it comes back, is never half there, and a file that cannot be read is
 * put into quarantine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "support/game/game-sessions.h"
#include "game/store/game-folder.h"
#include "game/store/game-autosave.h"
#include "support/game/test-disk.h"
#include "support/game/wait-for.h"

typedef struct
{
  char        *folder;
  char        *path;
  GameAutosave  *autosave;
  GameSession *session;         /* what is there to be kept */
  int          n_collected;
  bool         touches;         /* what collects changes something, once */
  int          n_failed;
} Fixture;

static GameSession *
collect_cb (gpointer data)
{
  Fixture *fixture = data;
  g_autoptr(GBytes) text = game_session_write (fixture->session);

  fixture->n_collected++;
  if (fixture->touches)
    game_autosave_touch (fixture->autosave);
  fixture->touches = false;

  return game_session_read (text, NULL);
}

static void
failed_cb (GameAutosave *autosave,
           const char   *message,
           Fixture      *fixture)
{
  g_assert_nonnull (strstr (message, "saved"));
  fixture->n_failed++;
}

static void
open_keeper (Fixture *fixture)
{
  g_clear_object (&fixture->autosave);
  fixture->autosave = game_autosave_new (fixture->folder, collect_cb, fixture);
  g_signal_connect (fixture->autosave, "failed", G_CALLBACK (failed_cb), fixture);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *parent = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);

  fixture->folder = g_build_filename (parent, "kept", NULL);
  fixture->path = g_build_filename (fixture->folder, "session", NULL);
  fixture->session = make_session ();
  open_keeper (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *parent = g_path_get_dirname (fixture->folder);

  g_object_run_dispose (G_OBJECT (fixture->autosave));
  g_clear_object (&fixture->autosave);
  remove_all (parent);
  game_session_free (fixture->session);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static GameSession *
load (Fixture  *fixture,
      char    **message)
{
  open_keeper (fixture);

  return game_autosave_load (fixture->autosave, message);
}

static void
assert_loads (Fixture *fixture)
{
  g_autofree char *message = NULL;
  g_autoptr(GameSession) session = load (fixture, &message);

  g_assert_null (message);
  g_assert_nonnull (session);
  assert_sessions_equal (fixture->session, session);
}

static void
assert_has_mode (const char *path,
                 int         mode)
{
  GStatBuf info;

  g_assert_no_errno (g_stat (path, &info));
  g_assert_cmphex (info.st_mode & 07777, ==, mode);
}

static void
wait_for_collection (Fixture *fixture,
                     int      n_collected)
{
  wait_for (fixture->n_collected >= n_collected, "the session to be collected");
}

static void
test_close (Fixture       *fixture,
            gconstpointer  data)
{
  char *message;

  g_assert_null (load (fixture, &message));
  g_assert_null (message);

  game_autosave_close (fixture->autosave, NULL);
  assert_loads (fixture);

  /* A closed one asks no more. */
  game_autosave_close (fixture->autosave, NULL);
  fixture->n_collected = 0;
  game_autosave_touch (fixture->autosave);
  run_pending ();
  g_assert_cmpint (fixture->n_collected, ==, 0);
}

/* A change that comes while the session is collected is collected again: at the first write, which
 * waits for the disk, and at others, which do not. */
static void
test_touch_in_collection (Fixture       *fixture,
                          gconstpointer  data)
{
  for (int i = 0; i < 2; i++)
    {
      fixture->n_collected = 0;
      fixture->touches = true;
      game_autosave_touch (fixture->autosave);
      wait_for_collection (fixture, 2);
    }
}

/* Changes are written without being asked to, one while another one is on its way too. */
static void
test_touch (Fixture       *fixture,
            gconstpointer  data)
{
  game_autosave_touch (fixture->autosave);
  wait_for_collection (fixture, 1);
  assert_loads (fixture);
  fixture->n_collected = 0;

  game_autosave_touch (fixture->autosave);
  wait_for_collection (fixture, 1);
  game_session_free (fixture->session);
  fixture->session = make_session ();
  game_autosave_touch (fixture->autosave);
  wait_for_collection (fixture, 2);
  game_autosave_close (fixture->autosave, NULL);
  assert_loads (fixture);
}

static void
late_cb (gpointer data)
{
  bool *came = data;

  *came = true;
}

/* Nothing else happens while it closes, so that what is written is what the user saw last; and the
 * write that was on its way does not replace the last one. */
static void
test_close_writing (Fixture       *fixture,
                    gconstpointer  data)
{
  bool came = false;

  game_autosave_close (fixture->autosave, NULL);
  open_keeper (fixture);
  fixture->n_collected = 0;
  game_autosave_touch (fixture->autosave);
  wait_for_collection (fixture, 1);
  game_session_free (fixture->session);
  fixture->session = make_session ();
  g_timeout_add_once (0, late_cb, &came);

  game_autosave_close (fixture->autosave, NULL);
  g_assert_false (came);
  g_assert_cmpint (fixture->n_collected, ==, 2);

  wait_for (came, "what came while it closed");
  assert_loads (fixture);
}

static void
test_clock (Fixture       *fixture,
            gconstpointer  data)
{
  GameSession tick = { .position = 77 };
  g_autoptr(GameSession) session = NULL;
  g_autofree char *message = NULL;

  game_autosave_close (fixture->autosave, NULL);
  session = load (fixture, &message);
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    tick.boards[kind].stats = fixture->session->boards[kind].game->stats;

  tick.boards[GAME_SUDOKU].stats.milliseconds += 12345;
  game_autosave_tick (fixture->autosave, &tick);
  g_clear_pointer (&session, game_session_free);
  session = load (fixture, &message);
  g_assert_cmpuint (session->boards[GAME_SUDOKU].game->stats.milliseconds, ==,
                    fixture->session->boards[GAME_SUDOKU].game->stats.milliseconds + 12345);
  g_assert_cmpuint (session->position, ==, 77);

  tick.boards[GAME_QUEENS].stats.begun += 1;           /* another game: not this one's time */
  tick.boards[GAME_QUEENS].stats.milliseconds += 12345;
  tick.position = 88;
  game_autosave_tick (fixture->autosave, &tick);
  g_clear_pointer (&session, game_session_free);
  session = load (fixture, &message);

  g_assert_cmpuint (session->boards[GAME_SUDOKU].game->stats.milliseconds, ==,
                    fixture->session->boards[GAME_SUDOKU].game->stats.milliseconds + 12345);
  g_assert_cmpuint (session->boards[GAME_QUEENS].game->stats.milliseconds, ==,
                    fixture->session->boards[GAME_QUEENS].game->stats.milliseconds);
  g_assert_cmpuint (session->position, ==, fixture->session->position);
}

/* The folder was removed while the program runs, and is made again. */
static void
test_clock_removed (Fixture       *fixture,
                    gconstpointer  data)
{
  GameSession tick = { .position = 77 };
  g_autoptr(GameSession) session = NULL;
  g_autofree char *message = NULL;

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    tick.boards[kind].stats = fixture->session->boards[kind].game->stats;
  game_autosave_touch (fixture->autosave);
  wait_for_collection (fixture, 1);
  game_autosave_tick (fixture->autosave, &tick);
  remove_all (fixture->folder);
  game_autosave_touch (fixture->autosave);
  wait_for_collection (fixture, 2);

  game_autosave_tick (fixture->autosave, &tick);
  session = load (fixture, &message);
  g_assert_nonnull (session);
  g_assert_cmpuint (session->position, ==, 77);
}

static void
write_text (const char *path,
            const char *text)
{
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
assert_holds (Fixture    *fixture,
              const char *name,
              const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, text);
}

static void
test_quarantine (Fixture       *fixture,
                 gconstpointer  data)
{
  static const struct
  {
    const char *text;
    const char *name;
  } cases[] = {
    { "", "session.damaged-1" },
    { "nine-queens-session 1 5 abc\nshow sudoku\n", "session.damaged-2" },
    { "nine-queens-session 1 500 abc\nshow sudoku\n", "session.damaged-3" },
    { "\x89PNG\r\n\x1a\n", "session.damaged-4" },
    { "nine-queens-session 3 0 whatever\n", "session.newer" },
    { "nine-queens-session 3 0 whatever\n", "session.newer-1" },
  };

  game_autosave_close (fixture->autosave, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *message = NULL;

      write_text (fixture->path, cases[i].text);
      g_assert_null (load (fixture, &message));
      g_assert_nonnull (strstr (message, cases[i].name));
      g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));

      game_autosave_close (fixture->autosave, NULL);
      assert_loads (fixture);
    }

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_holds (fixture, cases[i].name, cases[i].text);
}

/* A session that may not be read is not damaged: it stays as it is. */
static void
test_forbidden (Fixture       *fixture,
                gconstpointer  data)
{
  const GameSession tick = { .position = 0 };
  g_autoptr(GBytes) before = NULL;
  g_autofree char *message = NULL;

  game_autosave_close (fixture->autosave, NULL);
  before = disk_read (fixture->path);
  disk_forbid (fixture->path);
  g_assert_null (load (fixture, &message));
  g_assert_nonnull (strstr (message, fixture->path));
  game_autosave_tick (fixture->autosave, &tick);
  g_assert_false (game_autosave_close (fixture->autosave, NULL));
  disk_allow (fixture->path);

  disk_assert_holds (fixture->path, before);
  g_assert_cmpint (disk_count (fixture->folder), ==, 1);
  assert_loads (fixture);
}

static void
change_session (Fixture *fixture)
{
  game_session_free (fixture->session);
  fixture->session = make_session ();
  game_autosave_touch (fixture->autosave);
}

static void
unsaved_cb (GameAutosave *autosave,
            int          *n_unsaved)
{
  ++*n_unsaved;
}

static void
found_cb (GameAutosave *autosave,
          GameSession  *there,
          GBytes      **found)
{
  g_assert_null (*found);
  *found = game_session_write (there);
}

/* What may not be read now may be read later: it is tried again without anybody doing anything, the
 * session that was in the way is told, and the one of this time is written. */
static void
test_forbidden_for_a_while (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autoptr(GBytes) before = NULL;
  g_autoptr(GBytes) found = NULL;
  g_autofree char *message = NULL;
  int n_unsaved = 0;

  game_autosave_close (fixture->autosave, NULL);
  before = disk_read (fixture->path);
  disk_forbid (fixture->path);
  g_assert_null (load (fixture, &message));
  g_signal_connect (fixture->autosave, "unsaved", G_CALLBACK (unsaved_cb), &n_unsaved);
  g_signal_connect (fixture->autosave, "found", G_CALLBACK (found_cb), &found);
  change_session (fixture);
  wait_for (n_unsaved > 0, "the games to be kept elsewhere");
  disk_allow (fixture->path);
  disk_assert_holds (fixture->path, before);
  g_assert_null (found);

  fixture->n_collected = 0;
  wait_for_collection (fixture, 1);
  g_assert_true (g_bytes_equal (found, before));
  g_assert_true (game_autosave_close (fixture->autosave, NULL));
  g_assert_cmpint (fixture->n_failed, ==, 0);
  assert_loads (fixture);
}

/* A folder that cannot be written: it is said once, the session is not closed, and it works again
 * when it can without anybody doing anything. */
static void
test_failure (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(GError) error = NULL;
  int n_unsaved = 0;

  write_text (fixture->folder, "in the way of the folder");
  g_signal_connect (fixture->autosave, "unsaved", G_CALLBACK (unsaved_cb), &n_unsaved);

  game_autosave_touch (fixture->autosave);
  wait_for_collection (fixture, 1);
  g_assert_cmpint (fixture->n_failed, ==, 1);

  g_assert_false (game_autosave_close (fixture->autosave, &error));
  g_assert_nonnull (error);
  g_assert_cmpint (fixture->n_failed, ==, 1);
  g_assert_cmpint (n_unsaved, ==, 1);

  g_remove (fixture->folder);
  fixture->n_collected = 0;
  wait_for_collection (fixture, 1);
  assert_loads (fixture);
}

/* While nothing can be written the last session stays as it was; with space it is saved again. */
static void
test_full (Fixture       *fixture,
           gconstpointer  data)
{
  const GameSession tick = { .position = 0 };
  g_autoptr(GBytes) before = NULL;

  game_autosave_close (fixture->autosave, NULL);
  open_keeper (fixture);
  game_autosave_tick (fixture->autosave, &tick);  /* there is a clock */
  before = disk_read (fixture->path);

  disk_break (GPOINTER_TO_INT (data));
  change_session (fixture);
  wait_for (fixture->n_failed > 0, "the failure to be said");
  disk_assert_holds (fixture->path, before);
  disk_mend ();
  g_assert_cmpint (disk_count (fixture->folder), ==, 2);
  assert_has_mode (fixture->path, 0600);

  game_autosave_close (fixture->autosave, NULL);
  assert_loads (fixture);
}

/* It is tried again without anybody doing anything. */
static void
test_full_retry (Fixture       *fixture,
                 gconstpointer  data)
{
  game_autosave_close (fixture->autosave, NULL);
  open_keeper (fixture);

  disk_break (DISK_LIMITED);
  change_session (fixture);
  wait_for (fixture->n_failed > 0, "the failure to be said");
  disk_mend ();

  fixture->n_collected = 0;
  wait_for_collection (fixture, 1);
  game_autosave_touch (fixture->autosave);
  wait_for_collection (fixture, 2);     /* so the first one is written */
  g_assert_cmpint (fixture->n_failed, ==, 1);
  assert_loads (fixture);
}

/* What killed writers left is taken away, and nothing else. */
static void
test_tidy (Fixture       *fixture,
           gconstpointer  data)
{
  static const char *const names[] = { ".goutputstream-AB12CD", ".nine-queens-a1B2C3",
                                       "session.newer", "session.damaged-1", "records",
                                       "session.backup", "session.261122", "session.BACKUP",
                                       "records.MYCOPY", "session.A1B2C3", ".nine-queens-notes" };

  game_autosave_close (fixture->autosave, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      write_text (path, "x");
    }

  game_folder_tidy (fixture->folder);
  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==, i >= 2);
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
  disk_init ();
  g_test_init (&argc, &argv, NULL);
  add ("/game-autosave/close", test_close);
  add ("/game-autosave/close/writing", test_close_writing);
  add ("/game-autosave/touch", test_touch);
  add ("/game-autosave/touch/collection", test_touch_in_collection);
  add ("/game-autosave/clock", test_clock);
  add ("/game-autosave/clock/removed", test_clock_removed);
  add ("/game-autosave/load/quarantine", test_quarantine);
  add ("/game-autosave/load/forbidden", test_forbidden);
  add ("/game-autosave/load/forbidden-for-a-while", test_forbidden_for_a_while);
  add ("/game-autosave/failure", test_failure);
  add ("/game-autosave/tidy", test_tidy);
  g_test_add ("/game-autosave/full/limited", Fixture, GINT_TO_POINTER (DISK_LIMITED),
              set_up, test_full, tear_down);
  g_test_add ("/game-autosave/full/space", Fixture, GINT_TO_POINTER (DISK_FULL),
              set_up, test_full, tear_down);
  g_test_add ("/game-autosave/full/inodes", Fixture, GINT_TO_POINTER (DISK_WITHOUT_INODES),
              set_up, test_full, tear_down);
  add ("/game-autosave/full/retry", test_full_retry);

  return disk_end (g_test_run ());
}
