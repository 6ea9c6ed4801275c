/* Sessions as text: what was written is read back, and what makes no sense is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "support/game/game-sessions.h"

static void
test_reads_back (void)
{
  for (int round = 0; round < 100; round++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(GameSession) session = make_session ();
      g_autoptr(GBytes) text = game_session_write (session);
      g_autoptr(GameSession) read = game_session_read (text, &error);

      g_assert_no_error (error);
      assert_sessions_equal (session, read);
    }
}

static void
test_cut_and_flips (void)
{
  g_autoptr(GameSession) session = make_session ();
  g_autoptr(GBytes) text = game_session_write (session);
  size_t length;
  const char *data = g_bytes_get_data (text, &length);

  for (size_t cut = 1; cut < length; cut++)
    {
      g_autoptr(GBytes) rest = g_bytes_new (data, cut);
      g_autoptr(GError) error = NULL;

      g_assert_null (game_session_read (rest, &error));
      g_assert_error (error, GAME_SAVE_ERROR, GAME_SAVE_ERROR_CUT);
    }

  for (int flip = 0; flip < 2000; flip++)
    {
      g_autofree char *copy = g_memdup2 (data, length);
      g_autoptr(GError) error = NULL;
      g_autoptr(GBytes) flipped = NULL;
      g_autoptr(GameSession) read = NULL;

      copy[g_test_rand_int_range (0, length)] ^= 1 << g_test_rand_int_range (0, 8);
      flipped = g_bytes_new (copy, length);
      read = game_session_read (flipped, &error);
      if (read != NULL)
        assert_sessions_equal (session, read);
      else
        g_assert_nonnull (error);
    }
}

#define A_GAME "game\nhistory 1 0\nboard sudoku\nend\n"

static void
test_refused (void)
{
  static const char *const bodies[] = {
    "show chess\n", "show\n", "page\n", "page a-name-that-is-much-too-long-for-a-page\n",
    "mode \n", "record\n", "watch\n", "watch flags\n", "watch flags by-row\n", "watch flags up 3\n",
    "watch flags by-row x\n", "cursor r1c1\n", "selected r1c1\n", "what is this\n", "game\n",
    "\n", A_GAME A_GAME, A_GAME "cursor r10c1\n", A_GAME "cursor\n", A_GAME "selected r1c0\n",
    "game\nhistory 2 0\nboard sudoku\nboard queens 8\nend\n",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (bodies); i++)
    {
      g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, bodies[i], -1);
      g_autofree char *text_with_sum = g_strdup_printf ("nine-queens-session 1 %zu %s\n%s",
                                                 strlen (bodies[i]), sum, bodies[i]);
      g_autoptr(GBytes) text = g_bytes_new (text_with_sum, strlen (text_with_sum));
      g_autoptr(GError) error = NULL;

      g_assert_null (game_session_read (text, &error));
      g_assert_error (error, GAME_SAVE_ERROR, GAME_SAVE_ERROR_INVALID);
    }
}

/* A board may become smaller while its cursor is not looked at. */
static void
test_off_the_board (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GameSession) session = game_session_new ();
  g_autoptr(GameSession) read = NULL;
  g_autoptr(GBytes) text = NULL;
  GameState state = game_state_new_queens (2);
  g_autoptr(GameDocument) document = game_document_new (&state);

  session->boards[GAME_QUEENS].game = make_save (document);
  session->boards[GAME_QUEENS].cursor = 40;
  session->boards[GAME_QUEENS].selected = game_squares_of (40);

  text = game_session_write (session);
  read = game_session_read (text, &error);
  g_assert_no_error (error);
  g_assert_cmpint (read->boards[GAME_QUEENS].cursor, <, 4);
  g_assert_true (game_squares_is_empty (&read->boards[GAME_QUEENS].selected));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-session/read/reads-back", test_reads_back);
  g_test_add_func ("/game-session/read/off-the-board", test_off_the_board);
  g_test_add_func ("/game-session/read/cut-and-flips", test_cut_and_flips);
  g_test_add_func ("/game-session/read/refused", test_refused);

  return g_test_run ();
}
