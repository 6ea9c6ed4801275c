/* Sessions for the tests of what is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/game-sessions.h"

GameSession *
make_session (void)
{
  GameSession *session = game_session_new ();

  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      int which = g_test_rand_int_range (0, 15) * 4;
      GameState state = make_puzzle (kind == GAME_SUDOKU ? which
                                                         : which + g_test_rand_int_range (1, 4));
      g_autoptr(GameDocument) document = game_document_new (&state);
      int n_squares = game_state_size (&state) * game_state_size (&state);

      play_at_random (document, g_test_rand_int_range (0, 30), false);
      session->boards[kind].game = make_save (document);
      session->boards[kind].cursor = g_test_rand_int_range (0, n_squares);
      for (int i = g_test_rand_int_range (0, 4); i > 0; i--)
        game_squares_add (&session->boards[kind].selected, g_test_rand_int_range (0, n_squares));
    }

  session->kind = g_test_rand_int_range (0, GAME_N_KINDS);
  g_strlcpy (session->page, "watch", sizeof session->page);
  g_strlcpy (session->mode, "marks", sizeof session->mode);
  if (g_test_rand_bit ())
    {
      g_strlcpy (session->method, "flags", sizeof session->method);
      session->by_column = g_test_rand_bit ();
      session->position = g_test_rand_int_range (0, G_MAXINT);
    }

  session->records = g_ptr_array_new_with_free_func (g_free);
  for (int i = g_test_rand_int_range (0, 3); i > 0; i--)
    g_ptr_array_add (session->records, g_strdup_printf ("a line of %d words", i));

  return session;
}

/* NULL: none. */
static guint
count_records (const GameSession *session)
{
  return session->records != NULL ? session->records->len : 0;
}

void
assert_sessions_equal (const GameSession *a,
                       const GameSession *b)
{
  for (int kind = 0; kind < GAME_N_KINDS; kind++)
    {
      assert_saves_equal (a->boards[kind].game, b->boards[kind].game);
      g_assert_cmpint (a->boards[kind].cursor, ==, b->boards[kind].cursor);
      g_assert_true (game_squares_equal (&a->boards[kind].selected, &b->boards[kind].selected));
    }

  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpstr (a->page, ==, b->page);
  g_assert_cmpstr (a->mode, ==, b->mode);
  g_assert_cmpstr (a->method, ==, b->method);
  g_assert_cmpint (a->by_column, ==, b->by_column);
  g_assert_cmpuint (a->position, ==, b->position);
  g_assert_cmpuint (count_records (a), ==, count_records (b));
  for (guint i = 0; i < count_records (a); i++)
    g_assert_cmpstr (a->records->pdata[i], ==, b->records->pdata[i]);
}

void
write_session (const char        *folder,
               const GameSession *session)
{
  g_autofree char *path = g_build_filename (folder, "session", NULL);
  g_autoptr(GBytes) text = game_session_write (session);

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (text, NULL),
                                      g_bytes_get_size (text), NULL));
}

void
write_old_session (const char *folder,
                   GameState   states[4])
{
  static const char *const lines[] = { UNIQUE_LINE, OTHER_LINE };
  GamePlayStats stats = game_play_stats_new ();
  g_autoptr(GameSession) session = game_session_new ();

  for (int i = 0; i < 2; i++)
    {
      SudokuGrid givens = make_grid (lines[i]);

      states[2 * i] = states[2 * i + 1] = game_state_new_sudoku (&givens);
      states[2 * i + 1].sudoku.entries.digit[2 - i] = 4;
    }

  session->boards[GAME_SUDOKU].game = game_save_new (states, 4, 3, &stats);
  write_session (folder, session);
}
