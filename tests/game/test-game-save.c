/* Games as text: what was written is read back, and what is damaged in any way is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "support/game/game-scenarios.h"

static GameSave *
play_save (int  which,
           int  n_moves,
           bool with_others)
{
  GameState state = make_puzzle (which);
  g_autoptr(GameDocument) document = game_document_new (&state);

  play_at_random (document, n_moves, with_others);

  return make_save (document);
}

static void
test_reads_back (void)
{
  for (int round = 0; round < 200; round++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(GameSave) save = play_save (round, g_test_rand_int_range (0, 80), round % 2 == 0);
      g_autoptr(GBytes) text = game_save_write (save);
      g_autoptr(GameSave) read = game_save_read (text, &error);
      g_autoptr(GBytes) again = NULL;

      g_assert_no_error (error);
      assert_saves_equal (save, read);

      again = game_save_write (read);
      g_assert_true (g_bytes_equal (text, again));
    }
}

/* What a long game takes stays small: a state is told by what changed. */
static void
test_long (void)
{
  g_autoptr(GameSave) save = play_save (0, 5000, false);
  g_autoptr(GBytes) text = game_save_write (save);
  g_autoptr(GameSave) read = game_save_read (text, NULL);

  assert_saves_equal (save, read);
  g_assert_cmpuint (g_bytes_get_size (text), <, save->states->len * sizeof (GameState) / 4);
  g_test_message ("%u states in %" G_GSIZE_FORMAT " bytes", save->states->len,
                  g_bytes_get_size (text));
}

/* More states than are kept: the latest of them, and the one now among them. Under a sanitizer,
 * where each takes some seconds, one position is tried. */
static void
test_too_long (void)
{
  GameState states[2] = { make_puzzle (0), make_puzzle (0) };
  g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (GameState));
  GamePlayStats stats = make_stats ();

  states[1].sudoku.entries.digit[2] = 4;
  for (int i = 0; i < GAME_SAVE_MAX_STATES + 10; i++)
    g_array_append_val (all, states[i % 2]);

  for (guint position = 5; position < all->len; position += all->len - 10)
    {
      g_autoptr(GameSave) save = game_save_new ((GameState *) all->data, all->len, position,
                                                &stats);
      g_autoptr(GBytes) text = game_save_write (save);
      g_autoptr(GameSave) read = game_save_read (text, NULL);

      g_assert_nonnull (read);
      g_assert_cmpuint (read->states->len, ==, GAME_SAVE_MAX_STATES);
      g_assert_true (game_state_equal (game_save_get_state (read), game_save_get_state (save)));
      if (g_test_quick ())
        break;
    }
}

/* Every cell another at every step: fewer states are kept than could not be read again. */
static void
test_too_large (void)
{
  enum { N_STATES = 12000 };
  GameState states[2] = { make_puzzle (0), make_puzzle (0) };
  g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (GameState));
  g_autoptr(GameSave) save = NULL;
  g_autoptr(GameSave) read = NULL;
  g_autoptr(GBytes) text = NULL;
  GamePlayStats stats = make_stats ();

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      states[1].sudoku.marks[cell] = SUDOKU_ALL_CANDIDATES;
      states[1].sudoku.corner[cell] = SUDOKU_ALL_CANDIDATES;
      states[1].sudoku.colors[cell] = SUDOKU_ALL_CANDIDATES;
    }
  for (int i = 0; i < N_STATES; i++)
    g_array_append_val (all, states[i % 2]);

  save = game_save_new ((GameState *) all->data, N_STATES, N_STATES - 1, &stats);
  text = game_save_write (save);
  g_assert_cmpuint (g_bytes_get_size (text), <, GAME_SAVE_MAX / 2);

  read = game_save_read (text, NULL);
  g_assert_nonnull (read);
  g_assert_cmpuint (read->states->len, >, N_STATES / 4);
  g_assert_cmpuint (read->states->len, <, N_STATES);
  g_assert_true (game_state_equal (game_save_get_state (read), &states[1]));
}

/* The smallest and the largest boards, and every square of them. */
static void
test_all_squares (void)
{
  static const int sizes[] = { 1, 9, 10, QUEENS_MAX };

  for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GameState states[2] = { game_state_new_queens (sizes[i]), game_state_new_queens (sizes[i]) };
      GamePlayStats stats = make_stats ();
      g_autoptr(GameSave) save = NULL;
      g_autoptr(GameSave) read = NULL;
      g_autoptr(GBytes) text = NULL;

      for (int row = 0; row < sizes[i]; row++)
        states[1].queens.excluded.row[row] = UINT32_MAX >> (32 - sizes[i]);

      save = game_save_new (states, 2, 1, &stats);
      save->entering = i % 2 == 1;
      text = game_save_write (save);
      g_assert_true (g_str_has_prefix (g_bytes_get_data (text, NULL), save->entering
                                       ? "nine-queens-game 2" : "nine-queens-game 1"));
      read = game_save_read (text, NULL);
      g_assert_nonnull (read);
      assert_saves_equal (save, read);
    }
}

static void
assert_refused (GBytes        *text,
                GameSaveError  code)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GameSave) read = game_save_read (text, &error);

  g_assert_null (read);
  g_assert_error (error, GAME_SAVE_ERROR, (int) code);
  g_assert_cmpuint (strlen (error->message), >, 0);
}

static void
test_cut (void)
{
  g_autoptr(GameSave) save = play_save (0, 20, true);
  g_autoptr(GBytes) text = game_save_write (save);

  for (size_t length = 1; length < g_bytes_get_size (text); length++)
    {
      g_autoptr(GBytes) cut = g_bytes_new_from_bytes (text, 0, length);
      g_autofree char *copy = g_memdup2 (g_bytes_get_data (cut, NULL), length);
      g_autoptr(GBytes) alone = g_bytes_new (copy, length);

      assert_refused (alone, GAME_SAVE_ERROR_CUT);
    }
}

/* One byte that is another: an error, or nothing of it is lost. */
static void
test_flips (void)
{
  for (int round = 0; round < 4; round++)
    {
      g_autoptr(GameSave) save = play_save (round, 15, true);
      g_autoptr(GBytes) text = game_save_write (save);
      size_t length;
      const char *data = g_bytes_get_data (text, &length);

      for (int flip = 0; flip < 3000; flip++)
        {
          g_autofree char *copy = g_memdup2 (data, length);
          g_autoptr(GError) error = NULL;
          g_autoptr(GBytes) flipped = NULL;
          g_autoptr(GameSave) read = NULL;

          copy[flip < 200 ? (size_t) flip % length : g_test_rand_int () % length] ^=
            1 << g_test_rand_int_range (0, 8);
          flipped = g_bytes_new (copy, length);
          read = game_save_read (flipped, &error);

          if (read != NULL)
            assert_saves_equal (save, read);
          else
            g_assert_nonnull (error);
        }
    }
}

/* A body with a checksum, so that it is looked at. */
static GBytes *
checksum (const char *version,
          const char *body)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, body, -1);
  g_autofree char *text = g_strdup_printf ("nine-queens-game %s %zu %s\n%s", version,
                                           strlen (body), sum, body);

  return g_bytes_new (text, strlen (text));
}

static void
test_refused (void)
{
  static const struct
  {
    GameSaveError  code;
    const char    *version;
    const char    *body;
  } cases[] = {
    { GAME_SAVE_ERROR_NEWER, "3", "whatever comes then\n" },
    { GAME_SAVE_ERROR_DAMAGED, "0", "" },
    { GAME_SAVE_ERROR_DAMAGED, "x", "" },
    { GAME_SAVE_ERROR_INVALID, "1", "" },
    { GAME_SAVE_ERROR_INVALID, "1", "time 5\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "colour blue\nhistory 1 0\nboard sudoku\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "time -5\nhistory 1 0\nboard sudoku\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 0 0\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 1\nboard sudoku\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 99999999 1\nboard sudoku\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard sudoku\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard sudoku\nend\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nstep entry r1c1=1\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard sudoku given r1c1=1 entry r1c1=2\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard sudoku entry r1c1=1 given r1c2=2\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard sudoku entry r1c1=a\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard sudoku entry r0c1=1\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard sudoku entry r1c10=1\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard sudoku mark r1c1=21\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard sudoku mark r1c1=\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard sudoku queen r1c1=1\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard queens 0\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard queens 33\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard queens 8 fixed r1c1=1\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1",
      "history 1 0\nboard queens 8 queen r1c1=1 excluded r1c1=1\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard queens 8 region r1c1=A\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard coloured 4\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard coloured 5 region r1c1=F\nend\n" },
    { GAME_SAVE_ERROR_INVALID, "1", "history 1 0\nboard coloured 5\nend\n" },
  };
  g_autoptr(GBytes) fine = checksum ("1",
                                     "history 2 1\nboard sudoku auto\nstep entry r9c9=9\nend\n");
  g_autoptr(GameSave) save = game_save_read (fine, NULL);
  g_autoptr(GBytes) empty = g_bytes_new (NULL, 0);
  g_autoptr(GBytes) foreign = g_bytes_new_static ("{ \"a\": 1 }\n", 11);

  g_assert_nonnull (save);
  g_assert_cmphex (game_save_get_state (save)->sudoku.marks[79], ==, 0xff);
  assert_refused (empty, GAME_SAVE_ERROR_EMPTY);
  assert_refused (foreign, GAME_SAVE_ERROR_FOREIGN);

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GBytes) text = checksum (cases[i].version, cases[i].body);

      g_test_message ("%s", cases[i].body);
      assert_refused (text, cases[i].code);
    }
}

/* A puzzle keeps its key whatever is done to it, and others have others. */
static void
test_keys (void)
{
  g_autoptr(GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int which = 0; which < 60; which++)
    {
      GameState puzzle = make_puzzle (which);
      g_autoptr(GameDocument) document = game_document_new (&puzzle);
      g_autofree char *key = game_save_key (&puzzle);
      g_autofree char *later = NULL;

      play_at_random (document, 30, false);
      later = game_save_key (game_document_get_state (document));
      g_assert_cmpstr (later, ==, key);
      g_assert_cmpuint (strlen (key), ==, 16);
      g_hash_table_add (keys, g_steal_pointer (&key));
    }

  /* 15 sudokus, 15 sizes of free boards, 8 of coloured ones, 8 places of a fixed queen. */
  g_assert_cmpuint (g_hash_table_size (keys), ==, 15 + 15 + 8 + 8);
}

/* A sudoku that is being entered may become any; once it is started it has the key of its puzzle,
 * also where undo goes back to before. */
static void
test_keys_entered (void)
{
  SudokuGrid givens = { .digit = { [1] = 5, [40] = 7 } };
  GamePlayStats stats = { .begun = 1 };
  GameState states[2] = { game_state_new_sudoku (NULL), game_state_new_sudoku (&givens) };
  g_autoptr(GameSave) entered = game_save_new (states, 1, 0, &stats);
  g_autoptr(GameSave) started = game_save_new (states, 2, 0, &stats);
  g_autofree char *key = game_save_dup_key (entered);
  g_autofree char *later = NULL;
  g_autofree char *other = NULL;
  g_autofree char *puzzle = game_save_key (&states[1]);
  g_autofree char *same = game_save_dup_key (started);

  g_array_index (entered->states, GameState, 0).sudoku.entries.digit[3] = 1;
  later = game_save_dup_key (entered);
  g_assert_cmpstr (key, ==, later);
  g_assert_cmpuint (strlen (key), ==, 16);
  entered->stats.begun = 2;
  other = game_save_dup_key (entered);
  g_assert_cmpstr (key, !=, other);
  g_assert_cmpstr (puzzle, ==, same);
}

/* A history of 0.1.0 through two sudokus, one that was entered and started, and a third. */
static void
test_split (void)
{
  static const guint sizes[] = { 2, 4, 1 };

  for (guint position = 0; position < 7; position++)
    {
      GamePlayStats stats = { .begun = 1, .milliseconds = 9 };
      GameState entry = game_state_new_sudoku (NULL);
      GameState states[7];
      g_autoptr(GameSave) save = NULL;
      g_autoptr(GPtrArray) others = NULL;
      guint which = position < 2 ? 0 : position < 6 ? 1 : 2;

      states[0] = states[1] = make_puzzle (0);
      states[1].sudoku.entries.digit[3] = 4;
      states[2] = states[3] = entry;
      states[3].sudoku.entries.digit[3] = 4;
      states[4] = states[5] = game_state_new_entered (&states[3]);
      states[5].sudoku.entries.digit[9] = 8;
      states[6] = make_puzzle (4);

      save = game_save_new (states, 7, position, &stats);
      others = game_save_split (save);
      g_assert_cmpuint (save->states->len, ==, sizes[which]);
      g_assert_true (game_state_equal (game_save_get_state (save), &states[position]));
      g_assert_cmpuint (save->stats.milliseconds, ==, 9);
      g_assert_cmpuint (others->len, ==, 2);
      for (guint i = 0; i < 2; i++)
        {
          const GameSave *other = others->pdata[i];

          g_assert_cmpuint (other->states->len, ==, sizes[i + (i >= which)]);
          g_assert_cmpuint (other->position, ==, other->states->len - 1);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-save/read/reads-back", test_reads_back);
  g_test_add_func ("/game-save/keys/entered", test_keys_entered);
  g_test_add_func ("/game-save/split", test_split);
  g_test_add_func ("/game-save/write/long", test_long);
  g_test_add_func ("/game-save/write/too-long", test_too_long);
  g_test_add_func ("/game-save/write/too-large", test_too_large);
  g_test_add_func ("/game-save/write/all-squares", test_all_squares);
  g_test_add_func ("/game-save/read/cut", test_cut);
  g_test_add_func ("/game-save/read/flips", test_flips);
  g_test_add_func ("/game-save/read/refused", test_refused);
  g_test_add_func ("/game-save/key", test_keys);

  return g_test_run ();
}
