/* Where a finished game stands among the others, and how that is said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-standing.h"
#include "game/text/game-text-games.h"

static void
add_result (GArray     *results,
            const char *puzzle,
            const char *level,
            int64_t     finished,
            uint64_t    path)
{
  GameResult result = {
    .begun = finished - 1,
    .finished = finished,
    .size = 9,
    .has_path = true,
    .path.bits = { path },
  };

  g_strlcpy (result.puzzle, puzzle, sizeof result.puzzle);
  g_strlcpy (result.level, level, sizeof result.level);
  g_array_append_val (results, result);
}

/* Games count that were finished before, whatever their order in the file; those of other levels
 * and puzzles do not, though a technique that another level needed is not new. */
static void
test_find (void)
{
  g_autoptr(GArray) results = g_array_new (FALSE, FALSE, sizeof (GameResult));

  add_result (results, "sudoku", "easy", 900, 1 << 0 | 1 << 1 | 1 << 2);
  add_result (results, "sudoku", "easy", 100, 1 << 0);
  add_result (results, "sudoku", "medium", 200, 1 << 1);
  add_result (results, "coloured", "easy", 300, 1 << 2);

  g_assert_cmpuint (game_standing_find (results, 99).nth, ==, 1);
  g_assert_cmpuint (game_standing_find (results, 899).nth, ==, 2);
  g_assert_cmpuint (game_standing_find (results, 199).nth, ==, 1);
  g_assert_cmpuint (game_standing_find (results, 99).new_path.bits[0], ==, 1 << 0);
  g_assert_cmpuint (game_standing_find (results, 899).new_path.bits[0], ==, 1 << 2);
  g_assert_cmpuint (game_standing_find (results, 199).new_path.bits[0], ==, 1 << 1);
}

static void
test_unknown (void)
{
  g_autoptr(GArray) results = g_array_new (FALSE, FALSE, sizeof (GameResult));

  add_result (results, "sudoku", "", 100, 0);
  g_assert_cmpuint (game_standing_find (results, 99).nth, ==, 0);
  g_assert_cmpuint (game_standing_find (results, 5).nth, ==, 0);
  g_assert_cmpuint (game_standing_find (results, 5).new_path.bits[0], ==, 0);
}

static void
test_nth (void)
{
  static const struct
  {
    guint       nth;
    const char *said;
  } cases[] = {
    { 1, "Your first at this level" }, { 2, "Your 2nd at this level" },
    { 3, "Your 3rd at this level" }, { 4, "Your 4th at this level" },
    { 11, "Your 11th at this level" }, { 12, "Your 12th at this level" },
    { 13, "Your 13th at this level" }, { 20, "Your 20th at this level" },
    { 21, "Your 21st at this level" }, { 112, "Your 112th at this level" },
    { 122, "Your 122nd at this level" },
  };

  g_assert_null (game_text_nth (&(GameStanding) { 0 }));
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *said = game_text_nth (&(GameStanding) { .nth = cases[i].nth });

      g_assert_cmpstr (said, ==, cases[i].said);
    }
}

/* The hardest of many are named, easier ones first. */
static void
test_new_path (void)
{
  GameState state = game_state_new_sudoku (NULL);
  GameStanding standing = { .nth = 1 };
  g_autofree char *one = NULL;
  g_autofree char *many = NULL;
  g_auto(GStrv) names = NULL;

  g_assert_null (game_text_new_path (&state, &standing));

  sudoku_techniques_add (&standing.new_path, 0);
  one = game_text_new_path (&state, &standing);
  g_assert_true (g_str_has_prefix (one, "New technique: "));
  g_assert_true (g_str_has_suffix (one, game_text_technique (GAME_VARIANT_SUDOKU, 0)));

  for (int technique = 1; technique < 5; technique++)
    sudoku_techniques_add (&standing.new_path, technique);
  many = game_text_new_path (&state, &standing);
  g_assert_true (g_str_has_prefix (many, "New techniques: "));
  names = g_strsplit (many + strlen ("New techniques: "), ", ", 0);
  g_assert_cmpint (g_strv_length (names), ==, 3);
  for (int i = 0; i < 3; i++)
    g_assert_cmpstr (names[i], ==, game_text_technique (GAME_VARIANT_SUDOKU, 2 + i));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/standing/find", test_find);
  g_test_add_func ("/game/standing/unknown", test_unknown);
  g_test_add_func ("/game/standing/nth", test_nth);
  g_test_add_func ("/game/standing/new-path", test_new_path);

  return g_test_run ();
}
