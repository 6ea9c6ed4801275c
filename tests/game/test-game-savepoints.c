/* The states that a user keeps: in a game, on the disk, and what they are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/files/game-file.h"
#include "game/state/game-play.h"
#include "game/store/game-library.h"
#include "game/text/game-text-games.h"
#include "support/game/game-scenarios.h"

static const char puzzle[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution[] =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static GameState
make_sudoku (void)
{
  GameState state;

  g_assert_true (game_file_parse (puzzle, SUDOKU_CELLS, &state, NULL, NULL));

  return state;
}

/* The puzzle with one entry. */
static GameState
make_state (int cell,
            int digit)
{
  GameState state = make_sudoku ();

  state.sudoku.entries.digit[cell] = digit;

  return state;
}

static GameSavepoint
make_savepoint (int         cell,
                int         digit,
                const char *name)
{
  GameSavepoint savepoint = { .state = make_state (cell, digit) };

  game_savepoint_set_name (&savepoint, name);

  return savepoint;
}

static void
test_list (void)
{
  GameSavepoints all = { 0 };
  GameState wanted = make_state (2, 1);

  for (int i = 0; i < GAME_MAX_SAVEPOINTS; i++)
    {
      GameSavepoint savepoint = make_savepoint (i < 9 ? 2 : i < 18 ? 3 : i < 27 ? 5 : 6, i % 9 + 1,
                                                "");

      g_assert_true (game_savepoints_insert (&all, 0, &savepoint));
    }
  g_assert_false (game_savepoints_insert (&all, 0, &all.of[0]));
  g_assert_cmpint (game_savepoints_find (&all, &wanted), ==, GAME_MAX_SAVEPOINTS - 1);

  game_savepoints_remove (&all, 3);
  g_assert_cmpint (all.n, ==, GAME_MAX_SAVEPOINTS - 1);
  g_assert_cmpint (game_savepoints_find (&all, &wanted), ==, GAME_MAX_SAVEPOINTS - 2);
  game_savepoints_remove (&all, GAME_MAX_SAVEPOINTS - 2);
  g_assert_cmpint (game_savepoints_find (&all, &wanted), ==, -1);
}

/* Whatever the user types is one line, and ends with a whole character. */
static void
test_names (void)
{
  g_autoptr(GString) name = g_string_new (NULL);
  GameSavepoint savepoint = make_savepoint (2, 4, " two\nlines\t ");

  g_assert_cmpstr (savepoint.name, ==, "two lines");
  for (int i = 0; i < GAME_SAVEPOINT_NAME; i++)
    g_string_append (name, "存");
  game_savepoint_set_name (&savepoint, name->str);
  g_assert_cmpuint (strlen (savepoint.name), ==, 126);
  g_assert_true (g_utf8_validate (savepoint.name, -1, NULL));
  /* What was cut has no space at its end either: it is read back as it was written. */
  g_string_printf (name, "a%*sb", GAME_SAVEPOINT_NAME, "");
  game_savepoint_set_name (&savepoint, name->str);
  g_assert_cmpstr (savepoint.name, ==, "a");
  game_savepoint_set_name (&savepoint, "\xff\xfe");
  g_assert_true (g_utf8_validate (savepoint.name, -1, NULL));
}

static void
assert_before (const GameState *before,
               const GameState *after,
               const char      *expected)
{
  g_autofree char *name = game_text_before (before, after);

  g_assert_cmpstr (name, ==, expected);
}

/* By the one digit or queen that came next; marks do not count. */
static void
test_before (void)
{
  GameState before = make_sudoku ();
  GameState after = make_state (72, 3);
  GameState queens = game_state_new_queens (8);
  GameState more = queens;
  g_autofree char *filled = game_text_placed (&after);
  g_autofree char *placed = NULL;

  g_assert_cmpstr (filled, ==, "31 filled");
  assert_before (&before, &after, "Before 3 in r9c1");
  after.sudoku.marks[3] = 0x7;
  assert_before (&before, &after, "Before 3 in r9c1");
  assert_before (&before, &before, NULL);
  assert_before (&after, &before, NULL);
  after.sudoku.entries.digit[2] = 4;
  assert_before (&before, &after, NULL);

  more.queens.queens.row[2] = 1 << 4;
  placed = game_text_placed (&more);
  g_assert_cmpstr (placed, ==, "1 queen");
  assert_before (&queens, &more, "Before a queen in r3c5");
  assert_before (&queens, &before, NULL);
}

static void
count_cb (GamePlay *play,
          guint     flags,
          int      *n_kept)
{
  if ((flags & GAME_PLAY_SAVEPOINTS) != 0)
    (*n_kept)++;
}

/* They are of one puzzle, and going back to one is one step of undo. */
static void
test_play (void)
{
  GameState start = make_sudoku ();
  GameState other = game_state_new_queens (8);
  g_autoptr(GamePlay) play = game_play_new (&start);
  GameSavepoints all = { .n = 1, .of = { make_savepoint (2, 4, "here") } };
  GameMove back = { .kind = GAME_MOVE_REPLACE, .state = all.of[0].state };
  GamePlayStats stats = game_play_get_stats (play);
  int n_kept = 0;

  g_signal_connect (play, "changed", G_CALLBACK (count_cb), &n_kept);
  g_assert_cmpint (game_play_get_savepoints (play)->n, ==, 0);
  game_play_set_savepoints (play, &all);
  g_assert_cmpint (n_kept, ==, 1);
  g_assert_true (game_play_move (play, &back));
  g_assert_true (game_state_equal (game_play_get_state (play), &all.of[0].state));
  game_play_undo (play);
  g_assert_true (game_state_equal (game_play_get_state (play), &start));
  g_assert_cmpstr (game_play_get_savepoints (play)->of[0].name, ==, "here");

  game_play_begin (play, &other);
  g_assert_cmpint (game_play_get_savepoints (play)->n, ==, 0);
  game_play_set_savepoints (play, &all);
  game_play_resume (play, &start, 1, 0, &stats);
  g_assert_cmpint (game_play_get_savepoints (play)->n, ==, 0);
}

/* A puzzle that the user solved begins again without them, for they would solve it in no time; they
 * stay where the program showed the solution. */
static void
test_again (void)
{
  for (int by_program = 0; by_program < 2; by_program++)
    {
      GameState start = make_sudoku ();
      g_autoptr(GamePlay) play = game_play_new (&start);
      GameSavepoints all = { .n = 1, .of = { make_savepoint (2, 4, "") } };
      GameMove solve = { .kind = GAME_MOVE_REPLACE, .state = start };
      GameMove restart = { .kind = GAME_MOVE_RESTART };

      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        if (puzzle[cell] == '.')
          solve.state.sudoku.entries.digit[cell] = solution[cell] - '0';

      game_play_set_savepoints (play, &all);
      if (by_program)
        game_play_show_solution (play);
      g_assert_true (game_play_move (play, &solve));
      g_assert_cmpint (game_play_get_savepoints (play)->n, ==, 1);
      g_assert_true (game_play_move (play, &restart));
      g_assert_cmpint (game_play_get_savepoints (play)->n, ==, by_program);
    }
}

static GameSave *
make_game (const GameSavepoints *savepoints)
{
  GameState start = make_sudoku ();
  GamePlayStats stats = { .begun = 1 };
  GameSave *save = game_save_new (&start, 1, 0, &stats);

  save->savepoints = *savepoints;

  return save;
}

/* Programs that know of none read a game without any. */
static void
test_version (void)
{
  GameSavepoints none = { 0 };
  GameSavepoints one = { .n = 1, .of = { make_savepoint (2, 4, "Before 4 in r1c3") } };
  g_autoptr(GameSave) plain = make_game (&none);
  g_autoptr(GameSave) kept = make_game (&one);
  g_autoptr(GBytes) plain_text = game_save_write (plain);
  g_autoptr(GBytes) text = game_save_write (kept);
  g_autoptr(GameSave) read = game_save_read (text, NULL);
  g_autofree char *line = g_strndup (g_bytes_get_data (text, NULL), g_bytes_get_size (text));

  g_assert_true (g_str_has_prefix (g_bytes_get_data (plain_text, NULL), "nine-queens-game 1 "));
  g_assert_true (g_str_has_prefix (line, "nine-queens-game 2 "));
  g_assert_true (g_str_has_suffix (line,
                                   "\nsavepoint Before 4 in r1c3\nstep entry r1c3=4\nend\n"));
  g_assert_nonnull (read);
  assert_saves_equal (kept, read);
}

/* Too many, another board, half of one. */
static void
test_refused (void)
{
  static const char *const bodies[] = {
    "savepoint\nend\n",
    "savepoint\n",
    "savepoint a\nstep\n",
    "savepoint a\nboard queens 8\nend\n",
    "savepoint a\nstep entry r1c1=a\nend\n",
    "point a\nstep\nend\n",
    "\nstep\nend\n",
    NULL,                       /* one more than there may be */
  };

  for (size_t i = 0; i < G_N_ELEMENTS (bodies); i++)
    {
      g_autoptr(GString) body = g_string_new ("history 1 0\nboard sudoku\n");
      g_autofree char *sum = NULL;
      g_autofree char *text = NULL;
      g_autoptr(GBytes) bytes = NULL;
      g_autoptr(GError) error = NULL;

      for (int n = 0; bodies[i] == NULL && n <= GAME_MAX_SAVEPOINTS; n++)
        g_string_append (body, "savepoint\nstep\n");
      g_string_append (body, bodies[i] != NULL ? bodies[i] : "end\n");
      sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, body->str, -1);
      text = g_strdup_printf ("nine-queens-game 2 %zu %s\n%s", body->len, sum, body->str);
      bytes = g_bytes_new (text, strlen (text));

      g_test_message ("%s", body->str);
      g_assert_null (game_save_read (bytes, &error));
      g_assert_error (error, GAME_SAVE_ERROR, GAME_SAVE_ERROR_INVALID);
    }
}

/* The same puzzle begun twice keeps those of both. */
static void
test_library (void)
{
  g_autofree char *folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  g_autoptr(GameLibrary) library = game_library_new (folder);
  GameSavepoints all = {
    .n = 2, .of = { make_savepoint (2, 4, "first"), make_savepoint (3, 6, "both") }
  };
  g_autoptr(GameSave) first = make_game (&all);
  g_autoptr(GameSave) second = NULL;
  g_autoptr(GameSave) kept = NULL;
  g_autofree char *key = game_save_dup_key (first);

  g_array_index (first->states, GameState, 0) = make_state (2, 4);
  g_assert_true (game_library_put (library, first));
  kept = game_library_get (library, key);
  assert_saves_equal (first, kept);
  g_clear_pointer (&kept, game_save_free);

  game_savepoints_remove (&all, 0);
  second = make_game (&all);
  g_array_index (second->states, GameState, 0) = make_state (5, 8);
  g_assert_true (game_library_put (library, second));
  kept = game_library_get (library, key);
  g_assert_cmpint (kept->savepoints.n, ==, 2);
  g_assert_cmpstr (kept->savepoints.of[0].name, ==, "both");
  g_assert_cmpstr (kept->savepoints.of[1].name, ==, "first");
  remove_all (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/savepoints/list", test_list);
  g_test_add_func ("/game/savepoints/names", test_names);
  g_test_add_func ("/game/savepoints/before", test_before);
  g_test_add_func ("/game/savepoints/play", test_play);
  g_test_add_func ("/game/savepoints/again", test_again);
  g_test_add_func ("/game/savepoints/version", test_version);
  g_test_add_func ("/game/savepoints/refused", test_refused);
  g_test_add_func ("/game/savepoints/library", test_library);

  return g_test_run ();
}
