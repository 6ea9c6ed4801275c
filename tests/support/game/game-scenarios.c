/* Documents that somebody played at random, for the tests of what is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/game-scenarios.h"

ColouredPuzzle
make_coloured (int n)
{
  ColouredPuzzle puzzle = { .n = n };

  for (int square = 0; square < n * n; square++)
    puzzle.region[square] = square / n;
  for (int column = 1; column < n; column++)
    puzzle.region[n + column] = 0;

  return puzzle;
}

GameState
make_puzzle (int which)
{
  SudokuGrid givens = { .digit = { [0] = 5, [40] = 7, [80] = 1 } };
  ColouredPuzzle puzzle = make_coloured (COLOURED_MIN + which / 4 % 8);
  GameState state;

  switch (which % 4)
    {
    case 0:
      givens.digit[which % 79 + 1] = 3;
      return game_state_new_sudoku (&givens);

    case 1:
      return game_state_new_queens (which / 4 % QUEENS_MAX + 1);

    case 2:
      return game_state_new_coloured (&puzzle);

    default:
      state = game_state_new_queens (8);
      state.queens.fixed.row[2] = 1u << which / 4 % 8;
      state.queens.queens.row[2] = 1u << which / 4 % 8;
      return state;
    }
}

GameMove
make_move (bool with_others)
{
  GameMove move = { 0 };

  move.kind = g_test_rand_int_range (GAME_MOVE_DIGIT, GAME_MOVE_REPLACE);
  if (move.kind == GAME_MOVE_RESTART && g_test_rand_int_range (0, 10) > 0)
    move.kind = GAME_MOVE_MARK;
  if (with_others && g_test_rand_int_range (0, 60) == 0)
    {
      move.kind = GAME_MOVE_REPLACE;
      move.state = make_puzzle (g_test_rand_int_range (0, 200));
    }

  for (int n = g_test_rand_int_range (0, 4); n >= 0; n--)
    game_squares_add (&move.squares, g_test_rand_int_range (0, 81));
  move.value = g_test_rand_int_range (1, 10);
  move.digit = g_test_rand_int_range (1, 10);
  for (int i = 0; i < 2; i++)
    move.ends[i] = (GameCandidate) {
      g_test_rand_int_range (0, 81), g_test_rand_int_range (1, 10),
    };
  move.how = g_test_rand_int_range (GAME_TOGGLE, GAME_TAKE + 1);
  move.tidy = g_test_rand_bit ();
  move.joined = g_test_rand_int_range (0, 8) == 0;

  return move;
}

void
play_at_random (GameDocument *document,
                int           n_moves,
                bool          with_others)
{
  while (n_moves-- > 0)
    {
      GameMove move = make_move (with_others);

      game_document_play (document, &move);
    }

  for (int n = g_test_rand_int_range (0, 5); n > 0; n--)
    game_document_undo (document);
}

GamePlayStats
make_stats (void)
{
  GamePlayStats stats = {
    .milliseconds = g_test_rand_int_range (0, G_MAXINT),
    .begun = INT64_C (1764000000000000) + g_test_rand_int_range (0, G_MAXINT),
    .by_program = g_test_rand_bit (),
    .saw_solution = g_test_rand_bit (),
    .checks = g_test_rand_int_range (0, 3),
    .has_seed = g_test_rand_bit (),
  };

  if (g_test_rand_bit ())
    stats.finished = stats.begun + g_test_rand_int_range (0, G_MAXINT);
  if (stats.has_seed)
    stats.seed = (uint64_t) g_test_rand_int () << 32 | g_test_rand_int ();
  for (int stage = 0; stage < GAME_N_STAGES; stage++)
    stats.hints[stage] = g_test_rand_int_range (0, 3);
  for (int n = 0; n < 4; n++)
    stats.techniques[g_test_rand_int_range (0, SUDOKU_N_TECHNIQUES)] =
      g_test_rand_int_range (1, 9);
  if (g_test_rand_bit ())
    g_strlcpy (stats.level, "easy", sizeof stats.level);
  if (g_test_rand_bit ())
    g_strlcpy (stats.title, "№ 7, from a newspaper", sizeof stats.title);

  return stats;
}

/* Any of the states that are of the kind of the last. */
static void
add_savepoints (GameSave *save)
{
  static const char *const names[] = {
    "", "Before 4 in r9c1", "„hier“ 2 + 2", "end", "history 1 0"
  };
  const GameState *states = (const GameState *) save->states->data;

  for (int i = g_test_rand_int_range (0, 5); i > 0; i--)
    {
      GameSavepoint savepoint = { .state = states[g_test_rand_int_range (0, save->states->len)] };

      game_savepoint_set_name (&savepoint, names[g_test_rand_int_range (0, G_N_ELEMENTS (names))]);
      if (savepoint.state.kind == states[save->states->len - 1].kind)
        game_savepoints_insert (&save->savepoints, 0, &savepoint);
    }
}

GameSave *
make_save (GameDocument *document)
{
  GamePlayStats stats = make_stats ();
  guint n_states;
  guint position;
  const GameState *states = game_document_get_history (document, &n_states, &position);
  GameSave *save = game_save_new (states, n_states, position, &stats);

  if (g_test_rand_bit ())
    add_savepoints (save);

  return save;
}

void
assert_saves_equal (const GameSave *a,
                    const GameSave *b)
{
  g_assert_cmpuint (a->states->len, ==, b->states->len);
  g_assert_cmpuint (a->position, ==, b->position);
  g_assert_cmpmem (&a->stats, sizeof a->stats, &b->stats, sizeof b->stats);

  for (guint i = 0; i < a->states->len; i++)
    g_assert_true (game_state_equal (&g_array_index (a->states, GameState, i),
                                     &g_array_index (b->states, GameState, i)));

  g_assert_cmpint (a->entering, ==, b->entering);
  g_assert_cmpint (a->savepoints.n, ==, b->savepoints.n);
  for (int i = 0; i < a->savepoints.n; i++)
    {
      g_assert_true (game_state_equal (&a->savepoints.of[i].state, &b->savepoints.of[i].state));
      g_assert_cmpstr (a->savepoints.of[i].name, ==, b->savepoints.of[i].name);
    }
}

void
remove_all (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      remove_all (file);
    }

  g_remove (path);
}
