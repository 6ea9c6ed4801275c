/* Prints the listings of all methods in a language, and the counts and solutions that the searches
 * have: for test-code, which runs the listings.
 *
 * usage: tell-code c|python|java MAX-NODES PUZZLE…
 *
 * Queens of 4 to 7 rows and the sudokus PUZZLE are searched, but none with more placements than
 * MAX-NODES. Each listing begins with a line "listing KIND METHOD FIRST ORDER END", where FIRST is
 * 0 or 1, ORDER is row or column, and END is the number of the line at which the last call returns,
 * which is after the last event. Its lines begin with a bar. Each search is a line "run WHAT", the
 * counts, and the solutions: the squares of the queens of each line, counted from 0, or digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-code.h"
#include "support/game/game-requests.h"

#include <string.h>

enum { MIN_QUEENS = 4, MAX_QUEENS = 7 };

static void
print_listing (const GameCode *code,
               const char     *kind,
               const char     *method,
               int             end)
{
  g_print ("listing %s %s %d %s %d\n", kind, method, code->first,
           code->order == QUEENS_BY_ROW ? "row" : "column", end);

  for (int line = 0; line < game_code_n_lines (code); line++)
    {
      g_autofree char *text = game_code_dup_line (code, line);

      g_print ("|%s\n", text);
    }
}

static void
append_queens (const GameSearch *search,
               GString          *solutions)
{
  const QueensSteps *steps = &search->queens;

  for (int queen = 0; queen < steps->n; queen++)
    g_string_append_printf (solutions, "%s%d", queen > 0 ? "," : " ", steps->square[queen]);
}

static void
append_digits (const GameSearch *search,
               GString          *solutions)
{
  g_string_append_c (solutions, ' ');
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    g_string_append_printf (solutions, "%d", search->sudoku.grid.digit[cell]);
}

typedef struct
{
  const char *kind;
  const char *what;             /* the board, or its size */
  void      (*append) (const GameSearch *search,
                       GString          *solutions);
} Told;

/* Prints what a search has at its end; nothing where it takes too long. */
static void
print_run (const GameMethod *method,
           const GameCode   *code,
           const Told       *told,
           uint64_t          max_nodes)
{
  g_autoptr(GString) solutions = g_string_new ("solutions");
  GameSearch search;
  SearchEvent event;

  game_search_init (&search, method);
  while (game_search_next (&search, &event))
    {
      if (event.kind == SEARCH_SOLUTION)
        told->append (&search, solutions);
      if (game_search_stats (&search)->n_nodes > max_nodes)
        return;
    }

  g_print ("run %s\ncounts", told->what);
  for (int line = 0; line < game_code_n_lines (code); line++)
    g_print (" %" G_GINT64_FORMAT, game_code_count (code, &search, &event, line));
  g_print ("\n%s\n", solutions->str);
}

/* The line at which a call returns that has gone through all values. */
static int
find_end (const GameCode   *code,
          const GameSearch *search)
{
  const SearchEvent dead_end = { .kind = SEARCH_DEAD_END };

  return game_code_current_line (code, search, &dead_end);
}

static void
tell_queens (GameCodeLanguage language,
             int              method,
             int              first,
             QueensOrder      order,
             uint64_t         max_nodes)
{
  for (int n = MIN_QUEENS; n <= MAX_QUEENS; n++)
    {
      const GameMethod searched = { game_state_new_queens (n), method, order };
      g_autofree char *what = g_strdup_printf ("%d", n);
      const Told told = { "queens", what, append_queens };
      GameSearch search;
      GameCode code;

      g_assert_true (game_search_init (&search, &searched));
      g_assert_true (game_code_init (&code, &search, language, first));
      if (n == MIN_QUEENS)
        print_listing (&code, told.kind, queens_method_name (method), find_end (&code, &search));
      print_run (&searched, &code, &told, max_nodes);
    }
}

static void
tell_sudoku (GameCodeLanguage   language,
             int                method,
             int                first,
             char             **puzzles,
             uint64_t           max_nodes)
{
  for (int i = 0; puzzles[i] != NULL; i++)
    {
      const SudokuGrid givens = make_grid (puzzles[i]);
      const GameMethod searched = { game_state_new_sudoku (&givens), method };
      const Told told = { "sudoku", puzzles[i], append_digits };
      GameSearch search;
      GameCode code;

      g_assert_true (game_search_init (&search, &searched));
      g_assert_true (game_code_init (&code, &search, language, first));
      if (i == 0)
        print_listing (&code, told.kind, sudoku_method_name (method), find_end (&code, &search));
      print_run (&searched, &code, &told, max_nodes);
    }
}

int
main (int    argc,
      char **argv)
{
  const GameCodeLanguage language = strcmp (argv[1], "c") == 0 ? GAME_CODE_C :
                                    strcmp (argv[1], "java") == 0 ? GAME_CODE_JAVA :
                                    GAME_CODE_PYTHON;
  const uint64_t max_nodes = g_ascii_strtoull (argv[2], NULL, 10);

  for (int first = 0; first < 2; first++)
    {
      for (int method = 0; method < QUEENS_N_METHODS; method++)
        for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
          tell_queens (language, method, first, order, max_nodes);

      for (int method = 0; method < SUDOKU_N_METHODS; method++)
        tell_sudoku (language, method, first, argv + 3, max_nodes);
    }

  return argc > 3 ? 0 : 2;
}
