/* What is drawn on single candidates: colours, and links, played, hidden and saved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/state/game-document.h"
#include "game/store/game-save.h"

static GameState
make_state (void)
{
  SudokuGrid givens = { .digit = { [0] = 5, [80] = 1 } };
  GameState state = game_state_new_sudoku (&givens);

  state.sudoku.marks[1] = 1 << 3 | 1 << 6;
  state.sudoku.corner[2] = 1 << 3;
  state.sudoku.marks[40] = 1 << 3;

  return state;
}

static bool
link_up (GameDocument  *document,
         GameCandidate  a,
         GameCandidate  b)
{
  GameMove move = { .kind = GAME_MOVE_LINK, .ends = { a, b } };

  return game_document_play (document, &move);
}

static bool
play (GameDocument *document,
      GameMoveKind  kind,
      int           cell,
      int           value,
      int           digit)
{
  GameMove move = {
    .kind = kind, .squares = game_squares_of (cell), .value = value, .digit = digit,
  };

  return game_document_play (document, &move);
}

static const GameSudoku *
get_sudoku (GameDocument *document)
{
  return &game_document_get_state (document)->sudoku;
}

/* The same link once more is weak, then gone; which end comes first makes no difference. */
static void
test_steps (void)
{
  const GameCandidate a = { 1, 4 }, b = { 40, 4 };
  GameState state = make_state ();
  g_autoptr(GameDocument) document = game_document_new (&state);

  g_assert_true (link_up (document, b, a));
  g_assert_cmpint (get_sudoku (document)->links.n, ==, 1);
  g_assert_true (game_candidate_equal (get_sudoku (document)->links.of[0].from, a));
  g_assert_false (get_sudoku (document)->links.of[0].is_weak);

  g_assert_true (link_up (document, a, b));
  g_assert_cmpint (get_sudoku (document)->links.n, ==, 1);
  g_assert_true (get_sudoku (document)->links.of[0].is_weak);

  g_assert_true (link_up (document, b, a));
  g_assert_true (game_state_equal (game_document_get_state (document), &state));

  for (int i = 0; i < 3; i++)
    g_assert_true (game_document_undo (document));
  g_assert_false (game_document_can_undo (document));
}

/* No link joins a candidate with itself, or one that cannot be; and there can be too many. */
static void
test_no_link (void)
{
  GameState state = make_state ();
  g_autoptr(GameDocument) document = game_document_new (&state);
  GameState full;

  g_assert_false (link_up (document, (GameCandidate) { 1, 4 }, (GameCandidate) { 1, 4 }));
  g_assert_false (link_up (document, (GameCandidate) { 1, 0 }, (GameCandidate) { 2, 4 }));
  g_assert_false (link_up (document, (GameCandidate) { 1, 4 }, (GameCandidate) { 81, 4 }));

  for (int i = 0; i < GAME_MAX_LINKS; i++)
    g_assert_true (link_up (document, (GameCandidate) { 7, 4 }, (GameCandidate) { i + 8, 4 }));
  full = *game_document_get_state (document);
  g_assert_false (link_up (document, (GameCandidate) { 7, 4 }, (GameCandidate) { 8, 7 }));

  /* Whatever the order in which they were drawn. */
  game_document_set_history (document, &state, 1, 0);
  for (int i = GAME_MAX_LINKS - 1; i >= 0; i--)
    g_assert_true (link_up (document, (GameCandidate) { i + 8, 4 }, (GameCandidate) { 7, 4 }));
  g_assert_true (game_state_equal (game_document_get_state (document), &full));
}

/* A link is there to be seen while both its marks are. */
static void
test_hidden (void)
{
  const GameCandidate a = { 1, 4 }, b = { 2, 4 };
  GameState state = make_state ();
  g_autoptr(GameDocument) document = game_document_new (&state);

  g_assert_true (link_up (document, a, b));
  g_assert_cmpint (game_sudoku_get_links (get_sudoku (document)).n, ==, 1);

  g_assert_true (play (document, GAME_MOVE_DIGIT, 1, 7, 0));
  g_assert_cmpint (game_sudoku_get_links (get_sudoku (document)).n, ==, 0);
  g_assert_true (play (document, GAME_MOVE_DIGIT, 1, 7, 0));
  g_assert_cmpint (game_sudoku_get_links (get_sudoku (document)).n, ==, 1);

  g_assert_true (play (document, GAME_MOVE_CORNER, 2, 4, 0));
  g_assert_cmpint (game_sudoku_get_links (get_sudoku (document)).n, ==, 0);
  g_assert_cmpint (get_sudoku (document)->links.n, ==, 1);
}

/* Erasing takes away a digit; then marks with what is drawn on them; then colours of the cell. */
static void
test_erase (void)
{
  GameState state = make_state ();
  g_autoptr(GameDocument) document = game_document_new (&state);

  g_assert_true (link_up (document, (GameCandidate) { 1, 4 }, (GameCandidate) { 2, 4 }));
  g_assert_true (link_up (document, (GameCandidate) { 2, 4 }, (GameCandidate) { 40, 4 }));
  g_assert_true (play (document, GAME_MOVE_COLOR_MARK, 1, 6, 4));
  g_assert_true (play (document, GAME_MOVE_COLOR, 1, 2, 0));
  g_assert_true (play (document, GAME_MOVE_DIGIT, 1, 7, 0));

  g_assert_true (play (document, GAME_MOVE_ERASE, 1, 0, 0));
  g_assert_cmpint (get_sudoku (document)->links.n, ==, 2);
  g_assert_true (play (document, GAME_MOVE_ERASE, 1, 0, 0));
  g_assert_cmpint (get_sudoku (document)->links.n, ==, 1);
  g_assert_cmpint (get_sudoku (document)->mark_colors[1], ==, 0);
  g_assert_cmpint (get_sudoku (document)->colors[1], ==, 1 << 1);
  g_assert_true (play (document, GAME_MOVE_ERASE, 1, 0, 0));
  g_assert_cmpint (get_sudoku (document)->colors[1], ==, 0);

  g_assert_true (play (document, GAME_MOVE_UNLINK, 1, 0, 0));
  g_assert_false (play (document, GAME_MOVE_UNLINK, 1, 0, 0));
  g_assert_true (game_document_undo (document));
  g_assert_true (play (document, GAME_MOVE_RESTART, 0, 0, 0));
  g_assert_true (game_state_is_untouched (game_document_get_state (document)));
}

/* A candidate has one colour, its cell any number, and no colour takes away both. */
static void
test_colors (void)
{
  GameState state = make_state ();
  g_autoptr(GameDocument) document = game_document_new (&state);

  g_assert_true (play (document, GAME_MOVE_COLOR_MARK, 1, 9, 4));
  g_assert_true (play (document, GAME_MOVE_COLOR_MARK, 1, 3, 7));
  g_assert_true (play (document, GAME_MOVE_COLOR_MARK, 1, 1, 4));
  g_assert_cmpint (game_candidate_colors_get (get_sudoku (document)->mark_colors[1], 4), ==, 1);
  g_assert_cmpint (game_candidate_colors_get (get_sudoku (document)->mark_colors[1], 7), ==, 3);
  g_assert_cmpint (get_sudoku (document)->colors[1], ==, 0);
  g_assert_false (game_state_is_untouched (game_document_get_state (document)));

  g_assert_true (play (document, GAME_MOVE_COLOR_MARK, 1, 1, 4));
  g_assert_cmpint (game_candidate_colors_get (get_sudoku (document)->mark_colors[1], 4), ==, 0);
  g_assert_false (play (document, GAME_MOVE_COLOR_MARK, 1, 10, 4));
  g_assert_false (play (document, GAME_MOVE_COLOR_MARK, 1, 1, 0));

  g_assert_true (play (document, GAME_MOVE_COLOR, 1, 0, 0));
  g_assert_true (game_state_equal (game_document_get_state (document), &state));
}

static bool
is_version (GBytes *text,
            char    version)
{
  const char *line = g_bytes_get_data (text, NULL);

  return line[strlen ("nine-queens-game ")] == version;
}

/* Older programs read a game in which nothing was drawn, and no other. */
static void
test_saved (void)
{
  GamePlayStats stats = { 0 };
  GameState states[4];
  g_autoptr(GameSave) plain = NULL;
  g_autoptr(GameSave) drawn = NULL;
  g_autoptr(GameSave) read = NULL;
  g_autoptr(GBytes) text = NULL;
  g_autoptr(GBytes) drawn_text = NULL;

  for (int i = 0; i < 4; i++)
    states[i] = make_state ();
  plain = game_save_new (states, 4, 3, &stats);
  text = game_save_write (plain);
  g_assert_true (is_version (text, '1'));

  for (int i = 1; i < 3; i++)
    game_links_add (&states[i].sudoku.links, (GameCandidate) { 1, 4 }, (GameCandidate) { 80, 9 },
                    i == 2);
  game_candidate_colors_set (&states[2].sudoku.mark_colors[1], 4, 2);
  game_candidate_colors_set (&states[2].sudoku.mark_colors[1], 7, 9);
  drawn = game_save_new (states, 4, 3, &stats);
  drawn_text = game_save_write (drawn);
  g_assert_true (is_version (drawn_text, '2'));
  g_assert_nonnull (strstr (g_bytes_get_data (drawn_text, NULL),
                            "step link 4r1c2=9r9c9\n"
                            "step mark-color r1c2=4279 link 4r1c2-9r9c9\n"
                            "step mark-color r1c2=- link\n"));

  read = game_save_read (drawn_text, NULL);
  g_assert_nonnull (read);
  for (int i = 0; i < 4; i++)
    g_assert_true (game_state_equal (&g_array_index (read->states, GameState, i), &states[i]));
}

/* Lines that no writer makes. */
static void
test_refused (void)
{
  const char *lines[] = {
    "link 4r1c2", "link 4r1c2=", "link 4r1c2=0r1c3", "link 4r1c2=4r1c2", "link 4r1c2=4r0c3",
    "link 4r1c2=4r1c3 4r1c3-4r1c2", "link r1c2=4", "link 4r1c2=4r1c3=", "mark-color r1c2=4",
    "mark-color r1c2=40", "mark-color r1c2=4041", "mark-color r1c2=7141", "mark-color r1c2=",
    "link mark-color r1c2=41",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *body = g_strdup_printf ("time 0\nhistory 1 0\nboard sudoku %s\nend\n",
                                               lines[i]);
      g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, body, -1);
      g_autofree char *whole = g_strdup_printf ("nine-queens-game 2 %zu %s\n%s", strlen (body),
                                                sum, body);
      g_autoptr(GBytes) text = g_bytes_new (whole, strlen (whole));
      g_autoptr(GError) error = NULL;
      g_autoptr(GameSave) save = game_save_read (text, &error);

      g_test_message ("%s", lines[i]);
      g_assert_null (save);
      g_assert_error (error, GAME_SAVE_ERROR, GAME_SAVE_ERROR_INVALID);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/candidates/steps", test_steps);
  g_test_add_func ("/game/candidates/no-link", test_no_link);
  g_test_add_func ("/game/candidates/hidden", test_hidden);
  g_test_add_func ("/game/candidates/erase", test_erase);
  g_test_add_func ("/game/candidates/colors", test_colors);
  g_test_add_func ("/game/candidates/saved", test_saved);
  g_test_add_func ("/game/candidates/refused", test_refused);

  return g_test_run ();
}
