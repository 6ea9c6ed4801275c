/* Files that version 0.1.0 saved: read without loss, and written again as they were.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-library.h"
#include "game/store/game-records.h"
#include "game/store/game-session.h"

static const char folder[] = "saved-0.1.0";

static GBytes *
load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", folder, name, NULL);
  g_autoptr(GError) error = NULL;
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);

  return g_bytes_new_take (text, length);
}

static const GameState *
get_state (const GameSave *game,
           guint           position)
{
  g_assert_cmpuint (position, <, game->states->len);

  return &g_array_index (game->states, GameState, position);
}

/* Both puzzles with their whole histories, three of one and two of the other. */
static void
test_session (void)
{
  g_autoptr(GBytes) text = load ("session");
  g_autoptr(GError) error = NULL;
  g_autoptr(GameSession) session = game_session_read (text, &error);
  g_autoptr(GBytes) again = NULL;
  const GameSave *sudoku;
  const GameSave *queens;

  g_assert_no_error (error);
  g_assert_cmpint (session->kind, ==, GAME_SUDOKU);
  g_assert_cmpstr (session->page, ==, "play");

  sudoku = session->boards[GAME_SUDOKU].game;
  g_assert_cmpuint (sudoku->states->len, ==, 56);
  g_assert_cmpuint (sudoku->position, ==, 55);
  g_assert_cmpuint (sudoku->stats.milliseconds, ==, 5982);
  g_assert_true (game_state_is_solved (get_state (sudoku, 44)));
  g_assert_cmpint (get_state (sudoku, 45)->sudoku.givens.digit[0], ==, 2);
  g_assert_cmpint (session->boards[GAME_SUDOKU].cursor, ==, 1);

  queens = session->boards[GAME_QUEENS].game;
  g_assert_cmpuint (queens->states->len, ==, 13);
  g_assert_true (game_state_is_solved (get_state (queens, 8)));
  g_assert_true (game_queens_is_coloured (&get_state (queens, 12)->queens));

  again = game_session_write (session);
  g_assert_true (g_bytes_equal (text, again));
}

static void
test_library (void)
{
  static const struct
  {
    const char *key;
    guint       n_states;
    uint64_t    milliseconds;
    bool        is_finished;
  } wanted[] = {
    { "388d93f3f2791821", 9, 1591, true },
    { "cfdc801104f94ce0", 45, 4507, true },
    { "f484c7f977d7829e", 9, 2207, false },
  };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", folder, "games", NULL);
  g_autoptr(GameLibrary) library = game_library_new (path);

  g_assert_cmpuint (g_list_model_get_n_items (game_library_get_entries (library)), ==,
                    G_N_ELEMENTS (wanted));
  for (size_t i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_autofree char *name = g_strdup_printf ("games/%s.nine-queens", wanted[i].key);
      g_autoptr(GameSave) game = game_library_get (library, wanted[i].key);
      g_autofree char *key = game_save_key (game_save_get_state (game));
      g_autoptr(GBytes) text = load (name);
      g_autoptr(GBytes) again = game_save_write (game);

      g_assert_cmpstr (key, ==, wanted[i].key);
      g_assert_cmpuint (game->states->len, ==, wanted[i].n_states);
      g_assert_cmpuint (game->position, ==, wanted[i].n_states - 1);
      g_assert_cmpuint (game->stats.milliseconds, ==, wanted[i].milliseconds);
      g_assert_cmpint (game->stats.finished != 0, ==, wanted[i].is_finished);
      g_assert_true (g_bytes_equal (text, again));
    }
}

static void
test_records (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", folder, NULL);
  g_autoptr(GArray) records = game_records_read (path);
  const GameRecord *sudoku;
  const GameRecord *queens;

  g_assert_cmpuint (records->len, ==, 2);
  queens = &g_array_index (records, GameRecord, 0);
  sudoku = &g_array_index (records, GameRecord, 1);
  g_assert_cmpstr (queens->puzzle, ==, "queens");
  g_assert_cmpint (queens->size, ==, 8);
  g_assert_cmpuint (queens->best, ==, 1591);
  g_assert_cmpuint (queens->n_without_hints, ==, 1);
  g_assert_cmpstr (sudoku->puzzle, ==, "sudoku");
  g_assert_cmpstr (sudoku->level, ==, "easy");
  g_assert_cmpuint (sudoku->n_hints, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-saved/session", test_session);
  g_test_add_func ("/game-saved/library", test_library);
  g_test_add_func ("/game-saved/records", test_records);

  return g_test_run ();
}
