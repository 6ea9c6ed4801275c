/* The whole tree of a small search: how many nodes it has, which of them hold solutions, and what
 * they are at every position of the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "game/watch/game-tree.h"
#include "support/game/game-requests.h"

static GameSearch
queens_search (QueensMethod method,
               int          n,
               bool         stops_at_first)
{
  GameMethod wish = {
    .puzzle = game_state_new_queens (n), .method = method, .stops_at_first = stops_at_first,
  };
  GameSearch search;

  g_assert_true (game_search_init (&search, &wish));

  return search;
}

/* The nodes that the tutorials tell of: 17, 54, 153, and 114 until the first solution of eight. */
static void
test_sizes (void)
{
  static const struct
  {
    int  n;
    bool stops_at_first;
    int  n_nodes;
    int  n_solutions;
  } cases[] = { { 1, false, 2, 1 }, { 4, false, 17, 2 }, { 5, false, 54, 10 },
                { 6, false, 153, 4 }, { 8, true, 114, 1 } };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GameSearch start = queens_search (QUEENS_FLAGS, cases[i].n, cases[i].stops_at_first);
      g_autoptr(GameTree) tree = game_tree_new (&start);

      g_assert_nonnull (tree);
      g_assert_cmpint (tree->n_nodes, ==, cases[i].n_nodes);
      g_assert_cmpint (tree->node[0].n_nodes, ==, cases[i].n_nodes);
      g_assert_cmpint (tree->node[0].n_solutions, ==, cases[i].n_solutions);
      g_assert_cmpint (tree->n_levels, ==, cases[i].n);
    }
}

static void
test_too_large (void)
{
  GameSearch eight = queens_search (QUEENS_FLAGS, 8, false);
  GameSearch all = queens_search (QUEENS_PLACEMENTS, 4, false);

  g_assert_null (game_tree_new (&eight));
  g_assert_null (game_tree_new (&all));
}

/* The first queens of four: nothing, one, one, nothing; and how many nodes are below. */
static void
test_below (void)
{
  static const int n_nodes[] = { 4, 4, 4, 4 };
  static const int n_solutions[] = { 0, 1, 1, 0 };
  GameSearch start = queens_search (QUEENS_FLAGS, 4, false);
  g_autoptr(GameTree) tree = game_tree_new (&start);
  int value = 0;

  for (int i = 1; i < tree->n_nodes; i++)
    if (tree->node[i].level == 1)
      {
        g_assert_cmpint (tree->node[i].value, ==, value);
        g_assert_cmpint (tree->node[i].n_nodes, ==, n_nodes[value]);
        g_assert_cmpint (tree->node[i].n_solutions, ==, n_solutions[value]);
        value++;
      }

  g_assert_cmpint (value, ==, 4);
}

/* At every position the path of the tree is the path of the search. */
static void
check_path (const GameMethod *method)
{
  g_autoptr(GameTree) tree = NULL;
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, method));
  tree = game_tree_new (&search);
  g_assert_nonnull (tree);

  while (game_search_next (&search, &event))
    {
      uint64_t position = game_search_n_events (&search);
      int node = game_tree_find (tree, position);

      g_assert_cmpint (tree->node[node].level, ==, game_search_depth (&search));
      if (event.kind == SEARCH_PLACE)
        {
          g_assert_cmpint (tree->node[node].value, ==, event.value);
          g_assert_cmpuint (tree->node[node].first, ==, position);
        }

      for (int i = 0; i < tree->n_nodes; i++)
        g_assert_cmpint (game_tree_state (tree, i, position) == GAME_TREE_PATH, ==,
                         i <= node && node < i + tree->node[i].n_nodes);
    }
}

static void
test_path (void)
{
  SudokuGrid givens = make_grid (UNIQUE_LINE);

  for (int method = QUEENS_SCAN; method < QUEENS_N_METHODS; method++)
    for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
      {
        GameMethod wish = { .puzzle = game_state_new_queens (4), .method = method, .order = order };

        check_path (&wish);
      }

  check_path (&(GameMethod) { .puzzle = game_state_new_sudoku (&givens),
                              .method = SUDOKU_PROPAGATE });
}

/* A node is gone to where its queen is placed, a solution where it is found. */
static void
test_go (void)
{
  GameSearch start = queens_search (QUEENS_FLAGS, 5, false);
  g_autoptr(GameTree) tree = game_tree_new (&start);
  int n_solutions = 0;

  for (int i = 1; i < tree->n_nodes; i++)
    {
      GameSearch search;
      SearchEvent event;

      game_tree_go (tree, i, &search, &event);
      g_assert_cmpuint (game_search_n_events (&search), ==, game_tree_position (tree, i));
      g_assert_cmpint (event.kind, ==,
                       tree->node[i].solution > 0 ? SEARCH_SOLUTION : SEARCH_PLACE);
      g_assert_cmpint (game_search_depth (&search), ==, tree->node[i].level);
      if (tree->node[i].solution > 0)
        g_assert_cmpint (tree->node[i].solution, ==, ++n_solutions);
    }

  g_assert_cmpint (n_solutions, ==, 10);
}

/* While a search goes on, what it says of a closed branch is what its whole tree has there. */
static void
check_branches (const GameMethod *method,
                int               first_value)
{
  g_autoptr(GameTree) tree = NULL;
  GameSearch search;
  SearchEvent event;
  int n_checked = 0;

  g_assert_true (game_search_init (&search, method));
  tree = game_tree_new (&search);
  g_assert_nonnull (tree);

  while (game_search_next (&search, &event))
    {
      uint64_t position = game_search_n_events (&search);

      for (int i = 1; i < tree->n_nodes; i++)
        {
          const GameTreeNode *node = &tree->node[i];
          uint32_t n_nodes;
          int n_solutions;

          if (game_tree_state (tree, i, position) != GAME_TREE_CLOSED ||
              game_tree_state (tree, node->parent, position) != GAME_TREE_PATH)
            continue;

          n_solutions = game_search_branch (&search, node->level - 1, node->value - first_value,
                                            &n_nodes);
          g_assert_cmpint (n_solutions, ==, node->n_solutions);
          g_assert_cmpuint (n_nodes, ==, n_solutions > 0 ? 0 : node->n_nodes);
          n_checked++;
        }
    }

  g_assert_cmpint (n_checked, >, 0);
}

static void
test_branches (void)
{
  SudokuGrid givens = make_grid (UNIQUE_LINE);

  for (int method = QUEENS_SCAN; method < QUEENS_N_METHODS; method++)
    check_branches (&(GameMethod) { .puzzle = game_state_new_queens (5), .method = method }, 0);

  check_branches (&(GameMethod) { .puzzle = game_state_new_sudoku (&givens),
                                  .method = SUDOKU_PROPAGATE }, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-tree/sizes", test_sizes);
  g_test_add_func ("/game-tree/too-large", test_too_large);
  g_test_add_func ("/game-tree/below", test_below);
  g_test_add_func ("/game-tree/path", test_path);
  g_test_add_func ("/game-tree/go", test_go);
  g_test_add_func ("/game-tree/branches", test_branches);

  return g_test_run ();
}
