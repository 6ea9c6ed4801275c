/* Prints the listings of all methods in a language, and the counts and solutions that the searches
 * have: for test-code, which runs the listings.
 *
 * usage: tell-code c|python|java MAX-NODES BOARD…
 *
 * A BOARD is a number of queens, a sudoku of 81 digits and dots, the regions of n by n squares, a
 * letter from A each, or an equation of words. Each method searches the first board of a kind, and
 * of the others those with no more placements than MAX-NODES.
 *
 * Methods that go from cell to cell are told a second time, as the kind "skips", in which they tell
 * what they skip.
 *
 * Each listing begins with a line "listing KIND METHOD FIRST ORDER END", where FIRST is 0 or 1,
 * ORDER is row or column, and END is the number of the line at which the last call returns, which
 * is after the last event. Its lines begin with a bar. Each search is a line "run BOARD", the
 * counts, and the solutions: the squares of the queens of each line, counted from 0, or digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/code/game-code.h"
#include "game/search/game-methods.h"
#include "support/game/game-requests.h"

#include <stdlib.h>
#include <string.h>

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

static void
append_words (const GameSearch *search,
              GString          *solutions)
{
  g_string_append_c (solutions, ' ');
  for (int letter = 0; letter < search->words.puzzle.n_letters; letter++)
    g_string_append_printf (solutions, "%d", search->words.digits.digit[letter]);
}

/* A board to search. */
typedef struct
{
  const char    *what;
  const char    *kind;
  GameState      state;
  WordsPuzzle    words;
  GameSearchType type;
  int            n_orders;
  void         (*append) (const GameSearch *search,
                          GString          *solutions);
} Board;

static Board
read_board (const char *what)
{
  const size_t length = strlen (what);
  Board board = { what, "queens", .type = GAME_SEARCH_QUEENS, .n_orders = 2,
                  .append = append_queens };

  if (length == SUDOKU_CELLS)
    {
      const SudokuGrid givens = make_grid (what);

      return (Board) { what, "sudoku", game_state_new_sudoku (&givens), { 0 }, GAME_SEARCH_SUDOKU,
                       1, append_digits };
    }

  if (strchr (what, '=') != NULL)
    {
      TextError error;

      board = (Board) { what, "words", .type = GAME_SEARCH_WORDS, .n_orders = 1,
                        .append = append_words };
      g_assert_true (words_read (what, length, &board.words, &error));
      return board;
    }

  if (length > 2)
    {
      ColouredPuzzle puzzle = { .n = COLOURED_MIN };

      while (puzzle.n * puzzle.n < (int) length)
        puzzle.n++;
      for (size_t i = 0; i < length; i++)
        puzzle.region[i] = what[i] - 'A';
      board.kind = "regions";
      board.state = game_state_new_coloured (&puzzle);
    }
  else
    board.state = game_state_new_queens (atoi (what));

  return board;
}

/* Prints what a search has at its end; nothing where it takes too long. */
static void
print_run (const GameMethod *method,
           const GameCode   *code,
           const Board      *board,
           uint64_t          max_nodes)
{
  g_autoptr(GString) solutions = g_string_new ("solutions");
  GameSearch search;
  SearchEvent event;

  game_search_init (&search, method);
  while (game_search_next (&search, &event))
    {
      if (event.kind == SEARCH_SOLUTION)
        board->append (&search, solutions);
      if (game_search_stats (&search)->n_nodes > max_nodes)
        return;
    }

  g_print ("run %s\ncounts", board->what);
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

/* Tells a method for all boards of the kind of the first one. */
static void
tell_method (GameCode     code,
             GameMethod   method,
             char       **words,
             uint64_t     max_nodes)
{
  const Board first = read_board (words[0]);

  for (int i = 0; words[i] != NULL; i++)
    {
      const Board board = read_board (words[i]);
      GameSearch search;

      method.puzzle = board.state;
      method.words = board.words;
      if (strcmp (board.kind, first.kind) != 0 || !game_search_init (&search, &method))
        continue;

      game_code_init (&code, &search, code.language, code.first);
      if (i == 0)
        print_listing (&code, method.tells_skips ? "skips" : board.kind,
                       game_methods[board.type].name (method.method), find_end (&code, &search));
      print_run (&method, &code, &board, i == 0 ? UINT64_MAX : max_nodes);
    }
}

int
main (int    argc,
      char **argv)
{
  const GameCodeLanguage language = argc < 2 || strcmp (argv[1], "python") == 0 ? GAME_CODE_PYTHON :
                                    strcmp (argv[1], "java") == 0 ? GAME_CODE_JAVA : GAME_CODE_C;
  const char *told = "";

  for (int i = 3; i < argc; i++)
    {
      const Board board = read_board (argv[i]);

      for (int from = 0; from < 2 && strcmp (told, board.kind) != 0; from++)
        for (int method = 0; method < game_methods[board.type].n_methods; method++)
          for (int order = 0; order < board.n_orders; order++)
            tell_method ((GameCode) { .language = language, .first = from },
                         (GameMethod) { .method = method, .order = order }, argv + i,
                         g_ascii_strtoull (argv[2], NULL, 10));
      for (int from = 0; from < 2 && strcmp (told, board.kind) != 0; from++)
        for (int method = 0; method < SUDOKU_N_METHODS; method++)
          if (strcmp (board.kind, "sudoku") == 0 && sudoku_method_goes_in_order (method))
            tell_method ((GameCode) { .language = language, .first = from },
                         (GameMethod) { .method = method, .tells_skips = true }, argv + i,
                         g_ascii_strtoull (argv[2], NULL, 10));
      told = board.kind;
    }

  return argc > 3 ? 0 : 2;
}
