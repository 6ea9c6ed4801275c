/* The table of the methods of the teaching searches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/search/game-methods.h"

#include <string.h>

static const char *
get_sudoku_name (int method)
{
  return sudoku_method_name (method);
}

static const char *
get_queens_name (int method)
{
  return queens_method_name (method);
}

static const char *
get_words_name (int method)
{
  return words_method_name (method);
}

static bool
is_comparable (int method)
{
  return true;
}

static bool
is_queens_comparable (int method)
{
  return queens_method_is_comparable (method);
}

static bool
sudoku_tests_whole (int method)
{
  return false;
}

static bool
queens_tests_whole (int method)
{
  return queens_method_tests_whole (method);
}

static bool
words_tests_whole (int method)
{
  return method == WORDS_PERMUTATIONS;
}

const GameMethods game_methods[] = {
  [GAME_SEARCH_SUDOKU] = {
    SUDOKU_N_METHODS, get_sudoku_name, is_comparable, sudoku_tests_whole,
  },
  [GAME_SEARCH_QUEENS] = {
    QUEENS_N_METHODS, get_queens_name, is_queens_comparable, queens_tests_whole,
  },
  [GAME_SEARCH_WORDS] = {
    WORDS_N_METHODS, get_words_name, is_comparable, words_tests_whole,
  },
};

int
game_methods_find (GameSearchType  type,
                   const char     *name)
{
  for (int method = 0; method < game_methods[type].n_methods; method++)
    if (strcmp (name, game_methods[type].name (method)) == 0)
      return method;

  return -1;
}
