/* The sentences of the searches of sudoku, all held against a grid that is rebuilt from the events.
 *
 * Every sentence must be one of the templates of sudoku-said.h, and its numbers must be true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "game/text/game-text.h"
#include "support/game/game-requests.h"
#include "support/game/sudoku-said.h"
#include "support/solver/test-rounds.h"

static void
check_text (const SudokuWitness *grid,
            const char          *text,
            uint64_t            *n_used)
{
  for (const char *sentence = text; *sentence != '\0';)
    {
      const char *end = said_find_end (sentence);
      int i = 0;
      Said said;

      while (sudoku_said[i].template != NULL
             && !said_match (sudoku_said[i].template, sentence, end, &said))
        i++;
      if (sudoku_said[i].template == NULL)
        g_error ("unknown: %s", text);
      if (!sudoku_said[i].check (grid, &said))
        g_error ("untrue: %s", text);

      n_used[i]++;
      sentence = end + (end[1] == ' ' ? 2 : 1);
    }

  if (g_utf8_strlen (text, -1) > 175)
    g_error ("too long: %s", text);
}

static void
follow (SudokuWitness *grid)
{
  const SearchEvent *event = &grid->event;

  switch ((SearchEventKind) event->kind)
    {
    case SEARCH_GIVEN:
      grid->givens.digit[event->variable] = grid->grid.digit[event->variable] = event->value;
      break;

    case SEARCH_PLACE:
      grid->grid.digit[event->variable] = event->value;
      grid->tried[grid->n_filled] |= 1u << (event->value - 1);
      grid->filled[grid->n_filled++] = event->variable;
      grid->tried[grid->n_filled] = 0;
      break;

    case SEARCH_RETRACT:
      grid->n_filled--;
      grid->grid.digit[event->variable] = 0;
      break;

    case SEARCH_REJECT:
      grid->tried[grid->n_filled] |= 1u << (event->value - 1);
      break;

    case SEARCH_SOLUTION:
      grid->n_solutions++;
      break;

    case SEARCH_DEAD_END:
    case SEARCH_SKIP:
    default:
      break;
    }
}

static void
check_search (const char  *line,
              SudokuMethod method,
              uint64_t     max_events,
              uint64_t    *n_used)
{
  SudokuGrid givens = make_grid (line);
  const GameMethod searched = {
    .puzzle = game_state_new_sudoku (&givens),
    .method = method,
    .reads_givens = true,
    .tells_skips = true,
  };
  SudokuWitness grid = { .n_filled = 0 };
  GameSearch search, ahead;

  g_assert_true (game_search_init (&search, &searched));
  ahead = search;
  grid.has_next = game_search_next (&ahead, &grid.next);

  while (game_search_n_events (&search) < max_events && game_search_next (&search, &grid.event))
    {
      g_autofree char *text = said_open_formulas (game_text_event (&search, &grid.event, 1));

      grid.has_next = game_search_next (&ahead, &grid.next);
      follow (&grid);
      check_text (&grid, text, n_used);
    }
}

static void
test_all (void)
{
  /* The second is Inkala's of 2012, the third has no solution, the givens of the next four say so
   * themselves, and the last is full. */
  static const char *const lines[] = {
    UNIQUE_LINE,
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "..7...........32...5.1.2...5.1..47......7...1..49...8.3....79......9..6.4.96...52",
    "12345678........9................................................................",
    ".........12345678.........9......................................................",
    "......2341...........1...........................................................",
    "...1.....23.......45..................1..........................................",
    SOLVED_LINE,
  };
  uint64_t n_used[SUDOKU_MOST_SAID] = { 0 };

  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++)
    for (int method = 0; method < SUDOKU_N_METHODS; method++)
      check_search (lines[i], method, test_rounds (150000), n_used);

  for (int i = 0; sudoku_said[i].template != NULL; i++)
    if (n_used[i] == 0)
      g_error ("nobody says: %s", sudoku_said[i].template);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/events/sudoku", test_all);

  return g_test_run ();
}
