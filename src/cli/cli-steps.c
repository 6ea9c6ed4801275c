/* nine-queens-cli steps: a teaching search as text, one event a line, or its statistics.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli.h"

#include <string.h>

#include "cli/cli-output.h"
#include "cli/cli-walk.h"
#include "cli/cli-words.h"
#include "game/search/game-methods.h"
#include "game/state/game-variant.h"
#include "game/text/game-text.h"
#include "solver/queens/text/queens-text.h"
#include "solver/sudoku/sudoku-sukaku.h"
#include "solver/sudoku/text/sudoku-text.h"

/* How many events of each method a summary of all methods looks at, where no --limit says so. */
#define SUMMARY_EVENTS (UINT64_C (1) << 30)

typedef struct
{
  GameMethod   method;
  SudokuSukaku sukaku;          /* the candidates of what is an empty grid in `method`, */
  bool         is_sukaku;       /* where it is a Sukaku */
  char        *equation;        /* of words; NULL for the boards */
  bool         all_methods;     /* that can be compared */
  uint64_t     limit;           /* of events, 0: none */
  bool         summary;
} Steps;

static void
steps_clear (Steps *self)
{
  g_free (self->equation);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Steps, steps_clear)

/* The house in which a value is refused or forced. */
static const char *
house_word (int reason)
{
  switch ((SearchReason) reason)
    {
    case SEARCH_SAME_ROW:
    case SEARCH_ONLY_PLACE_ROW:
    case SEARCH_NO_PLACE_ROW:
      return "row";

    case SEARCH_SAME_COLUMN:
    case SEARCH_ONLY_PLACE_COLUMN:
    case SEARCH_NO_PLACE_COLUMN:
      return "column";

    case SEARCH_SAME_BOX:
    case SEARCH_ONLY_PLACE_BOX:
    case SEARCH_NO_PLACE_BOX:
      return "box";

    case SEARCH_SAME_SQUARE:
      return "square";

    case SEARCH_SAME_DIAGONAL:
      return "diagonal";

    case SEARCH_SAME_ANTIDIAGONAL:
      return "antidiagonal";

    case SEARCH_SAME_REGION:
      return "region";

    case SEARCH_TOUCHES:
      return "touches";

    case SEARCH_NO_REASON:
    case SEARCH_ONLY_VALUE:
    case SEARCH_LEADING_ZERO:
    case SEARCH_WRONG_SUM:
    case SEARCH_CARRY_LEFT:
    default:
      return "";
    }
}

static const char *
event_word (int kind)
{
  static const char *const words[] = {
    [SEARCH_PLACE] = "place",
    [SEARCH_RETRACT] = "retract",
    [SEARCH_REJECT] = "reject",
    [SEARCH_DEAD_END] = "dead-end",
    [SEARCH_SOLUTION] = "solution",
    [SEARCH_GIVEN] = "given",
    [SEARCH_SKIP] = "skip",
  };

  return words[kind];
}

static void
put_queens_solution (const QueensSteps *steps)
{
  QueensBoard board;
  QueensSolution solution;
  char text[QUEENS_TEXT_SIZE];

  queens_steps_board (steps, &board);
  queens_board_is_solved (&board, &solution);
  queens_text_write (&solution, QUEENS_TEXT_PERMUTATION, 1, text, sizeof text);
  cli_output_printf (" %s", text);
}

/* A board that a wrong method takes for a solution: its lines in the order of the search, and the
 * first pair that gives it away. */
static void
put_wrong_solution (const QueensSteps *steps)
{
  QueensAttacker earlier, later;

  queens_steps_count_pairs (steps, &earlier, &later);
  for (int line = 0; line < steps->n; line++)
    cli_output_printf (" %d", steps->square[line] + 1);
  cli_output_printf (": wrong, row %d column %d: %s of row %d column %d\n", later.row + 1,
                     later.column + 1, house_word (later.reason), earlier.row + 1,
                     earlier.column + 1);
}

static void
put_queens_dead_end (const QueensSteps *steps,
                     const SearchEvent *event)
{
  if (event->variable < 0)
    cli_output_printf (" queen %d\n", steps->depth + 1);
  else
    cli_output_printf (" %s %d\n", steps->order == QUEENS_BY_ROW ? "row" : "column",
                       event->variable + 1);
}

/* Why a square is refused, or that a wrong method should have refused it. */
static void
put_queens_reason (const QueensSteps *steps,
                   const SearchEvent *event)
{
  QueensAttacker attackers[QUEENS_MAX];
  int row, column;

  if (queens_steps_refuser (steps, event, &row, &column))
    cli_output_printf (": %s of row %d column %d", house_word (event->reason), row + 1, column + 1);
  else if (event->kind == SEARCH_REJECT)
    cli_output_put_string (": mark of no queen");
  else if (queens_steps_attackers (steps, event, attackers) > 0)
    cli_output_printf (": wrong, %s of row %d column %d", house_word (attackers[0].reason),
                       attackers[0].row + 1, attackers[0].column + 1);
}

static void
put_queens_event (const QueensSteps *steps,
                  const SearchEvent *event)
{
  int row, column;

  switch ((SearchEventKind) event->kind)
    {
    case SEARCH_SOLUTION:
      if (event->reason == SEARCH_NO_REASON)
        put_queens_solution (steps);
      else
        put_wrong_solution (steps);
      break;

    case SEARCH_DEAD_END:
      put_queens_dead_end (steps, event);
      break;

    case SEARCH_PLACE:
    case SEARCH_RETRACT:
    case SEARCH_REJECT:
    case SEARCH_GIVEN:
    case SEARCH_SKIP:
    default:
      queens_steps_square (steps, event->variable, event->value, &row, &column);
      cli_output_printf (" row %d column %d", row + 1, column + 1);
      put_queens_reason (steps, event);
      cli_output_put_string ("\n");
      break;
    }
}

/* The number, from 1, of the house in which a value is forced or has no place. */
static int
house_number (const SearchEvent *event)
{
  if (event->reason == SEARCH_ONLY_PLACE_ROW || event->reason == SEARCH_NO_PLACE_ROW)
    return sudoku_row (event->variable) + 1;
  if (event->reason == SEARCH_ONLY_PLACE_COLUMN || event->reason == SEARCH_NO_PLACE_COLUMN)
    return sudoku_column (event->variable) + 1;

  return sudoku_box (event->variable) + 1;
}

static void
put_sudoku_reason (const SearchEvent *event)
{
  const char *house = house_word (event->reason);

  if (event->reason == SEARCH_ONLY_VALUE)
    cli_output_put_string (": only candidate");
  else if (event->kind == SEARCH_REJECT && event->other >= 0)
    cli_output_printf (": %s of row %d column %d", house, sudoku_row (event->other) + 1,
                       sudoku_column (event->other) + 1);
  else if (event->kind == SEARCH_DEAD_END)
    cli_output_printf (": no place for %d in %s %d", event->value, house,
                       house_number (event));
  else
    cli_output_printf (": only place in %s %d", house, house_number (event));
}

static void
put_sudoku_event (const SudokuSteps *steps,
                  const SearchEvent *event)
{
  char line[SUDOKU_CELLS + 1];

  if (event->kind == SEARCH_SOLUTION)
    {
      sudoku_write_line (&steps->grid, line);
      cli_output_printf (" %s\n", line);
      return;
    }

  cli_output_printf (" row %d column %d", sudoku_row (event->variable) + 1,
                     sudoku_column (event->variable) + 1);
  if (event->kind != SEARCH_DEAD_END)
    cli_output_printf (" digit %d", event->value);
  if (event->reason != SEARCH_NO_REASON)
    put_sudoku_reason (event);
  cli_output_put_string ("\n");
}

static void
start_search (const Steps      *self,
              const GameMethod *method,
              GameSearch       *search)
{
  game_search_init (search, method);
  for (int cell = 0; self->is_sukaku && cell < SUDOKU_CELLS; cell++)
    search->sudoku.barred[cell] =
      SUDOKU_ALL_CANDIDATES & (SudokuDigits) ~self->sukaku.candidates[cell];
}

static void
print_events (const Steps *self)
{
  GameSearch search;
  SearchEvent event;

  start_search (self, &self->method, &search);
  while ((self->limit == 0 || game_search_n_events (&search) < self->limit) &&
         game_search_next (&search, &event))
    {
      cli_output_printf ("%" G_GUINT64_FORMAT " %s", game_search_n_events (&search),
                         event_word (event.kind));
      if (search.type == GAME_SEARCH_WORDS)
        cli_words_print_event (self->equation, &search.words, &event);
      else if (search.type == GAME_SEARCH_SUDOKU)
        put_sudoku_event (&search.sudoku, &event);
      else
        put_queens_event (&search.queens, &event);
    }
}

static void
put_stats (const char        *name,
           const SearchStats *stats,
           bool               is_whole)
{
  cli_output_printf ("%s: nodes %" G_GUINT64_FORMAT ", checks %" G_GUINT64_FORMAT ", "
                     "backtracks %" G_GUINT64_FORMAT ", solutions %" G_GUINT64_FORMAT,
                     name, stats->n_nodes, stats->n_checks, stats->n_backtracks,
                     stats->n_solutions);
  if (stats->n_valid != stats->n_solutions)
    cli_output_printf (", valid %" G_GUINT64_FORMAT, stats->n_valid);
  if (stats->n_copies > 0)
    cli_output_printf (", copies %" G_GUINT64_FORMAT, stats->n_copies);
  cli_output_printf (", %s\n", is_whole ? "exhausted" : "limited");
}

/* A search may take long: each line goes out when it is known. */
static void
print_stats (const Steps *self,
             int          method)
{
  GameMethod request = self->method;
  GameSearch search;
  SearchEvent event;
  const SearchStats *stats;
  bool goes_on = true;

  request.method = method;
  start_search (self, &request, &search);
  stats = game_search_stats (&search);
  while (goes_on && (self->limit == 0 || game_search_n_events (&search) < self->limit))
    goes_on = game_search_next (&search, &event);

  put_stats (game_methods[search.type].name (method), stats,
             !goes_on && !(request.stops_at_first && stats->n_solutions > 0));
  cli_output_flush ();
}

static bool
parse_puzzle (const char *text,
              Steps      *self,
              CliStatus  *status)
{
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  g_autofree char *sentence = NULL;

  self->is_sukaku = sudoku_sukaku_is_line (text, strlen (text));
  sudoku_reader_init (&reader, text, strlen (text));
  if (self->is_sukaku && !sudoku_sukaku_read (text, strlen (text), &self->sukaku, &error))
    sentence = game_text_error (&error);
  else if (self->is_sukaku)
    puzzle.givens = (SudokuGrid) { { 0 } };
  else if (sudoku_reader_next (&reader, &puzzle, &error) != SUDOKU_READ_PUZZLE)
    sentence = game_text_error (&error);
  else if (sudoku_find_conflicts (&puzzle.givens, conflicts) > 0)
    sentence = game_text_conflict (&conflicts[0]);

  if (sentence != NULL)
    {
      cli_complain ("%s", sentence);
      *status = CLI_DATA;
      return false;
    }

  self->method.puzzle = game_state_new_sudoku (&puzzle.givens);
  return true;
}

static bool
parse_words (char      **words,
             Steps      *self,
             CliStatus  *status)
{
  self->equation = cli_words_join (words);
  *status = CLI_DATA;

  return cli_words_read (self->equation, &self->method.words);
}

static bool
parse_search (char      **rest,
              Steps      *self,
              CliStatus  *status)
{
  uint64_t n;

  *status = CLI_USAGE;
  if (rest != NULL && strcmp (rest[0], "words") == 0 && rest[1] != NULL)
    return parse_words (rest + 1, self, status);

  if (rest == NULL || g_strv_length (rest) != 2)
    {
      cli_complain ("steps takes “sudoku PUZZLE”, “queens N” or “words EQUATION”");
      return false;
    }

  if (strcmp (rest[0], "sudoku") == 0)
    return parse_puzzle (rest[1], self, status);

  if (strcmp (rest[0], "queens") != 0)
    {
      cli_complain ("steps knows sudoku, queens and words, not “%s”", rest[0]);
      return false;
    }

  if (!cli_parse_number (rest[1], "N", 1, QUEENS_MAX, &n))
    return false;

  self->method.puzzle = game_state_new_queens ((int) n);
  return true;
}

static void
complain_of_method (const char     *name,
                    GameSearchType  type)
{
  const GameMethods *methods = &game_methods[type];
  g_autoptr(GString) names = g_string_new (methods->name (0));

  for (int method = 1; method < methods->n_methods; method++)
    g_string_append_printf (names, "%s%s", method < methods->n_methods - 1 ? ", " : " and ",
                            methods->name (method));

  cli_complain ("“%s” is no method of %s; there are %s", name,
                type == GAME_SEARCH_WORDS ? "words" : game_kinds[type].name, names->str);
}

/* Without a name, backtracking as the textbooks begin it; for a summary, every method. */
static bool
parse_method (const char *name,
              Steps      *self)
{
  GameSearchType type = game_method_search (&self->method);

  self->all_methods = name == NULL && self->summary;
  if (name == NULL)
    name = type == GAME_SEARCH_WORDS ? "carry" : "scan";

  if (self->all_methods)
    return true;

  self->method.method = game_methods_find (type, name);
  if (self->method.method < 0)
    complain_of_method (name, type);

  return self->method.method >= 0;
}

static bool
parse_order (const char *by,
             Steps      *self)
{
  if (by == NULL)
    return true;

  if (self->equation != NULL || !game_kinds[self->method.puzzle.kind].has_orders
      || (strcmp (by, "row") != 0 && strcmp (by, "column") != 0))
    {
      cli_complain ("--by is row or column, and for queens only");
      return false;
    }

  self->method.order = strcmp (by, "row") == 0 ? QUEENS_BY_ROW : QUEENS_BY_COLUMN;
  return true;
}

/* Whether an option of sudoku has its place here. */
static bool
parse_for_sudoku (const char  *option,
                  bool         is_set,
                  const Steps *self)
{
  if (is_set && (self->equation != NULL || game_kinds[self->method.puzzle.kind].n_digits == 0))
    {
      cli_complain ("%s is for sudoku only", option);
      return false;
    }

  return true;
}

static void
print_all_stats (const Steps *self)
{
  const GameMethods *methods = &game_methods[game_method_search (&self->method)];
  Steps bounded = *self;

  if (self->limit == 0)
    bounded.limit = SUMMARY_EVENTS;

  for (int method = 0; method < methods->n_methods; method++)
    if (methods->is_comparable (method))
      print_stats (&bounded, method);
}

static CliStatus
run (const Steps *self,
     CliWalk     *walk,
     const char  *tree)
{
  if (tree != NULL)
    {
      start_search (self, &self->method, &walk->walk.start);
      return cli_tree_export (tree, &walk->walk.start);
    }

  if (cli_walk_is_asked (walk))
    {
      start_search (self, &self->method, &walk->walk.start);
      return cli_walk_export (walk);
    }

  if (self->all_methods)
    print_all_stats (self);
  else if (self->summary)
    print_stats (self, self->method.method);
  else
    print_events (self);

  return CLI_FINE;
}

CliStatus
cli_steps (int    argc,
           char **argv)
{
  g_auto(Steps) self = { 0 };
  g_auto(CliWalk) walk = { 0 };
  g_autofree char *method = NULL;
  g_autofree char *by = NULL;
  g_autofree char *limit = NULL;
  g_autofree char *tree = NULL;
  gboolean summary = FALSE;
  gboolean one = FALSE;
  gboolean givens = FALSE;
  gboolean skips = FALSE;
  g_auto(GStrv) rest = NULL;
  CliStatus status;
  const GOptionEntry entries[] = {
    { "method", 0, 0, G_OPTION_ARG_FILENAME, &method,
      "For queens placements, all-squares, rows, permutations, scan, scan-squares,\n"
      "                      marks-cleared, marks-cleared-all, marks-copied, marks, flags,\n"
      "                      set or bits; for sudoku scan, flags, tightest or propagate;\n"
      "                      for words carry or permutations", "NAME" },
    { "by", 0, 0, G_OPTION_ARG_FILENAME, &by, "Place queens by row or by column", "row|column" },
    { "one", 0, 0, G_OPTION_ARG_NONE, &one, "Stop at the first solution", NULL },
    { "givens", 0, 0, G_OPTION_ARG_NONE, &givens,
      "For sudoku, begin with the reading of the givens", NULL },
    { "skips", 0, 0, G_OPTION_ARG_NONE, &skips,
      "For sudoku by scan or flags, show each given that is skipped", NULL },
    { "limit", 0, 0, G_OPTION_ARG_FILENAME, &limit, "Stop after so many events", "EVENTS" },
    { "summary", 0, 0, G_OPTION_ARG_NONE, &summary,
      "Print only the tally of the method, or of every method that can be compared", NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &rest, NULL, NULL },
    { NULL },
  };
  const GOptionEntry walk_entries[] = { CLI_WALK_ENTRIES (walk), CLI_TREE_ENTRY (tree), { NULL } };

  if (!cli_options_parse ("sudoku PUZZLE | queens N | words EQUATION",
                          "Shows a search as textbooks teach it, one event a line.",
                          entries, walk_entries, &argc, &argv, &status))
    return status;

  self.summary = summary;
  if (limit != NULL && !cli_parse_number (limit, "--limit", 1, UINT64_MAX, &self.limit))
    return CLI_USAGE;

  if (!cli_walk_parse (&walk, summary || limit != NULL))
    return CLI_USAGE;

  if (!cli_tree_parse (tree, summary || limit != NULL || cli_walk_is_asked (&walk)))
    return CLI_USAGE;

  if (!parse_search (rest, &self, &status))
    return status;

  if (!parse_method (method, &self) || !parse_order (by, &self)
      || !parse_for_sudoku ("--givens", givens, &self)
      || !parse_for_sudoku ("--skips", skips, &self))
    return CLI_USAGE;

  self.method.reads_givens = givens;
  self.method.tells_skips = skips;
  self.method.stops_at_first = one;

  return run (&self, &walk, tree);
}
