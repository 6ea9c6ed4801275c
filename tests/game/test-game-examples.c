/* The examples of the tutorials: each place is there, and shows what its text says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "game/learn/game-examples.h"

static const GameExample *
find (const char *text)
{
  const GameExample *example;

  for (int i = 0; (example = game_examples_get (i)) != NULL; i++)
    if (strstr (example->text, text) != NULL)
      return example;

  g_error ("no example says “%s”", text);
}

/* The search at the place, and the event there. */
static void
go_to (const GameExample *example,
       GameSearch        *search,
       SearchEvent       *event)
{
  GameMethod method;

  game_lesson_scene_method (&example->scene, &method);
  g_assert_cmpint (method.method, >=, 0);
  g_assert_true (game_search_init (search, &method));
  for (uint64_t i = 0; i < example->scene.position; i++)
    g_assert_true (game_search_next (search, event));
}

static void
check_search (const GameExample *example)
{
  static const char *const views[] = { "tree", "code", "state", "stack", NULL };
  GameSearch search;
  SearchEvent event;

  go_to (example, &search, &event);
  g_assert_true (g_strv_contains (views, example->scene.view));
  g_assert_cmpint (example->language != NULL, ==, g_str_equal (example->scene.view, "code"));
  g_assert_cmpint (example->scene.first, >=, 0);
  g_assert_cmpint (example->scene.first, <=, 1);
}

static void
check_judge (const GameExample *example)
{
  int least, most;

  if (!game_judge_takes_n (example->judge, &least, &most))
    return;

  g_assert_cmpint (example->n, >=, least);
  g_assert_cmpint (example->n, <=, most);
}

static void
test_places (void)
{
  const GameExample *example;
  int n_examples = 0;

  for (; (example = game_examples_get (n_examples)) != NULL; n_examples++)
    {
      g_test_message ("%s", example->text);
      switch (example->kind)
        {
        case GAME_EXAMPLE_SEARCH:
          check_search (example);
          break;

        case GAME_EXAMPLE_SOLUTIONS:
          g_assert_cmpint (example->n, >=, 4);
          g_assert_cmpint (example->format, <, QUEENS_N_TEXTS);
          break;

        case GAME_EXAMPLE_JUDGE:
          check_judge (example);
          break;

        case GAME_EXAMPLE_LESSON:
        default:
          g_assert_cmpint (example->n, >=, 1);
          g_assert_cmpint (example->n, <=, game_lessons_count ());
        }
    }

  g_assert_cmpint (n_examples, >, 50);
  g_assert_null (game_examples_get (-1));
}

/* What the texts say of their places. */
static void
test_texts (void)
{
  static const struct
  {
    const char     *text;
    SearchEventKind kind;
    int             variable;   /* of a queen, or -1 */
    int             value;
  } cases[] = {
    { "one square is left in row 2", SEARCH_PLACE, 1, 3 },
    { "[3, 1] is attacked by all three", SEARCH_REJECT, 3, 1 },
    { "dfs and isValid", SEARCH_REJECT, 1, 2 },
    { "isValid looks at squares", SEARCH_REJECT, 5, 3 },
    { "a given is skipped", SEARCH_SKIP, 1, 3 },
    { "The solved sudoku", SEARCH_SOLUTION, -1, -1 },
    { "isFinished", SEARCH_SOLUTION, -1, -1 },
    { "goes back", SEARCH_RETRACT, -1, -1 },
    { "givens are read", SEARCH_GIVEN, -1, -1 },
    { "becomes a board", SEARCH_SOLUTION, -1, -1 },
    { "row 3 is closed", SEARCH_DEAD_END, 2, -1 },
    { "F has no row", SEARCH_DEAD_END, 5, -1 },
    { "the first board that is wrong", SEARCH_SOLUTION, -1, -1 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GameSearch search;
      SearchEvent event;

      go_to (find (cases[i].text), &search, &event);
      g_test_message ("%s", cases[i].text);
      g_assert_cmpint (event.kind, ==, cases[i].kind);
      if (cases[i].variable >= 0)
        g_assert_cmpint (event.variable, ==, cases[i].variable);
      if (cases[i].value >= 0)
        g_assert_cmpint (event.value, ==, cases[i].value);
    }
}

static void
test_numbers (void)
{
  GameSearch search;
  SearchEvent event;

  go_to (find ("4,208"), &search, &event);
  g_assert_cmpuint (game_search_stats (&search)->n_nodes, ==, 4208);
  g_assert_false (game_search_next (&search, &event));

  go_to (find ("Its tree"), &search, &event);
  g_assert_false (game_search_next (&search, &event));

  go_to (find ("the first board that is wrong"), &search, &event);
  g_assert_cmpuint (game_search_stats (&search)->n_solutions, ==, 1);
  g_assert_cmpint (event.reason, !=, SEARCH_NO_REASON);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/examples/places", test_places);
  g_test_add_func ("/examples/texts", test_texts);
  g_test_add_func ("/examples/numbers", test_numbers);

  return g_test_run ();
}
