/* Traces and playback: wherever a search is gone to, from wherever, it is what it was there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "game/search/game-methods.h"
#include "game/watch/game-playback.h"
#include "support/game/game-requests.h"

/* A search with all its states, as it goes from the start to the end. */
typedef struct
{
  GameMethod method;
  GArray    *states;            /* GameState at each position */
  GArray    *events;            /* SearchEvent that led to each position but 0 */
  GArray    *all_stats;         /* SearchStats at each position */
} Record;

static GameMethod
queens_method (QueensMethod method,
               QueensOrder  order,
               int          n)
{
  GameMethod search = {
    .puzzle = game_state_new_queens (n),
    .method = method,
    .order = order,
  };

  return search;
}

static GameMethod
sudoku_method (SudokuMethod method)
{
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  GameMethod search = {
    .puzzle = game_state_new_sudoku (&givens),
    .method = method,
  };

  return search;
}

static void
record_init (Record           *record,
             const GameMethod *method)
{
  GameSearch search;
  GameState state;
  SearchEvent event = { 0 };

  record->method = *method;
  record->states = g_array_new (FALSE, FALSE, sizeof (GameState));
  record->events = g_array_new (FALSE, FALSE, sizeof (SearchEvent));
  record->all_stats = g_array_new (FALSE, FALSE, sizeof (SearchStats));

  g_assert_true (game_search_init (&search, method));
  do
    {
      game_search_state (&search, &state);
      g_array_append_val (record->states, state);
      g_array_append_val (record->events, event);
      g_array_append_vals (record->all_stats, game_search_stats (&search), 1);
    }
  while (game_search_next (&search, &event));
}

static void
record_clear (Record *record)
{
  g_array_unref (record->states);
  g_array_unref (record->events);
  g_array_unref (record->all_stats);
}

static uint64_t
record_length (Record *record)
{
  return record->states->len - 1;
}

static void
assert_position (Record       *record,
                 GamePlayback *playback,
                 uint64_t      position)
{
  const GameSearch *search = game_playback_get_search (playback);
  const SearchEvent *event = game_playback_get_event (playback);
  const SearchStats *stats = &g_array_index (record->all_stats, SearchStats, position);
  const SearchEvent *expected = &g_array_index (record->events, SearchEvent, position);
  GameState state;

  g_assert_cmpuint (game_playable_get_position (GAME_PLAYABLE (playback)), ==, position);
  game_search_state (search, &state);
  g_assert_true (game_state_equal (&state, &g_array_index (record->states, GameState, position)));
  g_assert_cmpuint (game_search_stats (search)->n_nodes, ==, stats->n_nodes);
  g_assert_cmpuint (game_search_stats (search)->n_checks, ==, stats->n_checks);
  g_assert_cmpuint (game_search_stats (search)->n_solutions, ==, stats->n_solutions);

  g_assert_true ((event == NULL) == (position == 0));
  if (event != NULL)
    {
      g_assert_cmpint (event->kind, ==, expected->kind);
      g_assert_cmpint (event->reason, ==, expected->reason);
      g_assert_cmpint (event->depth, ==, expected->depth);
      g_assert_cmpint (event->variable, ==, expected->variable);
      g_assert_cmpint (event->value, ==, expected->value);
      g_assert_cmpint (event->other, ==, expected->other);
      g_assert_cmpint (event->depth, ==, game_search_depth (search));
    }
}

/* To the end and back, in steps that are not all alike. */
static void
walk (Record       *record,
      GamePlayback *playback)
{
  uint64_t length = record_length (record);
  uint64_t position = 0;
  bool whole;

  game_playable_seek (GAME_PLAYABLE (playback), 0);
  assert_position (record, playback, 0);

  while (position < length)
    {
      uint64_t n = g_test_rand_int_range (1, length / 20 + 2);
      uint64_t left = game_playable_forward (GAME_PLAYABLE (playback), n);

      g_assert_cmpuint (left, ==, position + n > length ? position + n - length : 0);
      position = MIN (position + n, length);
      assert_position (record, playback, position);
    }

  g_assert_cmpuint (game_playable_forward (GAME_PLAYABLE (playback), 1), ==, 1);
  g_assert_cmpuint (game_playable_get_length (GAME_PLAYABLE (playback), &whole), ==, length);
  g_assert_true (whole);
  assert_position (record, playback, length);
  g_assert_true (game_state_equal (&g_array_index (record->states, GameState, length),
                                   &g_array_index (record->states, GameState, 0)));

  for (int i = 0; i < 200 && position > 0; i++)
    {
      uint64_t n = i % 2 == 0 ? 1 : g_test_rand_int_range (1, length / 80 + 2);

      position -= MIN (position, n);
      game_playable_seek (GAME_PLAYABLE (playback), position);
      assert_position (record, playback, position);
    }

  game_playable_seek (GAME_PLAYABLE (playback), 0);
  assert_position (record, playback, 0);
}

static void
jump (Record       *record,
      GamePlayback *playback)
{
  uint64_t length = record_length (record);

  for (int i = 0; i < 200; i++)
    {
      uint64_t position = g_test_rand_int_range (0, length + 1);

      game_playable_seek (GAME_PLAYABLE (playback), position);
      assert_position (record, playback, position);
    }

  game_playable_seek (GAME_PLAYABLE (playback), length + 1000);
  assert_position (record, playback, length);

  /* From afar, so that the last event must be told anew. */
  game_playable_seek (GAME_PLAYABLE (playback), length / 3);
  game_playable_seek (GAME_PLAYABLE (playback), UINT64_MAX);
  assert_position (record, playback, length);
}

static void
find_solutions (Record       *record,
                GamePlayback *playback)
{
  game_playable_seek (GAME_PLAYABLE (playback), 0);

  for (uint64_t position = 1; position <= record_length (record); position++)
    if (g_array_index (record->events, SearchEvent, position).kind == SEARCH_SOLUTION)
      {
        while (!game_playable_find_goal (GAME_PLAYABLE (playback), NULL, 1000))
          g_assert_cmpuint (game_playable_get_position (GAME_PLAYABLE (playback)), <, position);

        assert_position (record, playback, position);
      }

  g_assert_false (game_playable_find_goal (GAME_PLAYABLE (playback), NULL, G_MAXUINT64));
  g_assert_cmpuint (game_playable_get_position (GAME_PLAYABLE (playback)), ==,
                    record_length (record));
}

/* The list of a trace names the same goals as the way through the search. */
static void
check_goals (Record       *record,
             GamePlayback *playback)
{
  GamePlayable *playable = GAME_PLAYABLE (playback);
  size_t n_goals;
  const uint64_t *goals = game_playable_get_goals (playable, &n_goals);
  uint64_t length = record_length (record);
  uint64_t goal;

  game_playable_seek (playable, 0);

  for (size_t i = 0; i < n_goals; i++)
    {
      g_assert_true (game_playable_look_up_goal (playable, true, &goal));
      g_assert_cmpuint (goal, ==, goals[i]);
      g_assert_true (game_playable_find_goal (playable, NULL, length));
      g_assert_cmpuint (game_playable_get_position (playable), ==, goal);
      g_assert_true (game_playable_look_up_goal (playable, false, &goal));
      g_assert_cmpuint (goal, ==, i > 0 ? goals[i - 1] : goals[i]);
    }

  g_assert_true (game_playable_look_up_goal (playable, true, &goal));
  g_assert_cmpuint (goal, ==, length);
}

static void
test_playback (const GameMethod *method)
{
  g_autoptr(GamePlayback) playback = game_playback_new (method);
  g_autoptr(GamePlayback) late = game_playback_new (method);
  g_autoptr(GameTrace) trace = game_trace_new (method);
  g_autoptr(GameTrace) part = game_trace_new (method);
  const uint64_t *solutions;
  size_t n_solutions;
  Record record;
  uint64_t n_part;
  uint64_t goal;
  bool whole;

  record_init (&record, method);
  n_part = MAX (record_length (&record) / 2, 1);

  /* From its own checkpoints. */
  game_playable_get_length (GAME_PLAYABLE (playback), &whole);
  g_assert_false (whole);
  g_assert_false (game_playable_look_up_goal (GAME_PLAYABLE (playback), true, &goal));
  walk (&record, playback);
  jump (&record, playback);
  find_solutions (&record, playback);

  /* From those of a trace that was stopped, and beyond it. */
  g_assert_cmpint (game_trace_fill (part, n_part, NULL), ==, SEARCH_LIMITED);
  g_assert_false (game_trace_is_whole (part));
  game_playable_forward (GAME_PLAYABLE (late), 1);
  game_playback_set_trace (late, part);
  assert_position (&record, late, 1);
  g_assert_cmpuint (game_playable_get_length (GAME_PLAYABLE (late), NULL), ==, n_part);
  jump (&record, late);
  g_assert_cmpuint (game_trace_get_length (part), ==, n_part);

  /* A part tells nothing new to who has seen more. */
  game_playback_set_trace (playback, part);
  g_assert_cmpuint (game_playable_get_length (GAME_PLAYABLE (playback), &whole), ==,
                    record_length (&record));
  g_assert_true (whole);

  /* From those of a whole one. */
  g_assert_cmpint (game_trace_fill (trace, 0, NULL), ==, SEARCH_EXHAUSTED);
  g_assert_true (game_trace_is_whole (trace));
  g_assert_cmpuint (game_trace_get_length (trace), ==, record_length (&record));
  game_playback_set_trace (playback, trace);
  walk (&record, playback);
  jump (&record, playback);
  find_solutions (&record, playback);
  check_goals (&record, playback);

  solutions = game_trace_get_solutions (trace, &n_solutions);
  g_assert_cmpuint (n_solutions, ==, game_trace_get_stats (trace).n_solutions);
  for (size_t i = 0; i < n_solutions; i++)
    g_assert_cmpint (g_array_index (record.events, SearchEvent, solutions[i]).kind, ==,
                     SEARCH_SOLUTION);

  record_clear (&record);
}

static void
test_queens (gconstpointer data)
{
  QueensMethod number = GPOINTER_TO_INT (data);

  for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
    for (int n = 3; n <= (number <= QUEENS_ROWS ? 4 : number == QUEENS_PERMUTATIONS
                         || number == QUEENS_MARKS_CLEARED_ALL ? 6 : 8); n++)
      {
        GameMethod method = queens_method (number, order, n);

        test_playback (&method);
      }
}

static void
test_sudoku (gconstpointer data)
{
  GameMethod method = sudoku_method (GPOINTER_TO_INT (data));

  test_playback (&method);
}

static GameMethod
words_method (WordsMethod number)
{
  static const char text[] = "TO + GO = OUT";
  GameMethod method = { .method = number };
  TextError error;

  g_assert_true (words_read (text, strlen (text), &method.words, &error));

  return method;
}

static void
test_words (gconstpointer data)
{
  GameMethod method = words_method (GPOINTER_TO_INT (data));

  test_playback (&method);
}

static void
test_grid (const char *line)
{
  SudokuGrid givens = make_grid (line);

  for (int number = 0; number < SUDOKU_N_METHODS; number++)
    {
      GameMethod method = { .puzzle = game_state_new_sudoku (&givens), .method = number };

      test_playback (&method);
    }
}

/* Searches of one event and of a few. */
static void
test_short (void)
{
  test_grid (SOLVED_LINE);
  test_grid ("53467891267219534819834256785976142342685379171392485696153728428741963534528617.");

  for (int number = 0; number < QUEENS_N_METHODS; number++)
    for (int n = 1; n <= 2; n++)
      {
        GameMethod method = queens_method (number, QUEENS_BY_ROW, n);

        test_playback (&method);
      }
}

/* Cell by cell this is a search of 36,864 events, so that its end is a checkpoint too. */
static void
test_end_at_checkpoint (void)
{
  test_grid ("...6..9.2...1......9..4..6785...14...26.5..91..39248..961..72..2.7.1.6..3.5..61..");
}

/* A search of millions of events: the checkpoints are thinned out and still true. */
static void
test_long (void)
{
  GameMethod method = queens_method (QUEENS_FLAGS, QUEENS_BY_ROW, 11);
  g_autoptr(GameTrace) trace = game_trace_new (&method);
  g_autoptr(GamePlayback) playback = game_playback_new (&method);
  uint64_t farthest = 0;

  g_assert_cmpint (game_trace_fill (trace, 0, NULL), ==, SEARCH_EXHAUSTED);
  g_assert_cmpuint (game_trace_get_stats (trace).n_solutions, ==, 2680);
  game_playback_set_trace (playback, trace);

  for (int i = 0; i < 200; i++)
    {
      uint64_t position = g_test_rand_int_range (0, game_trace_get_length (trace) + 1);
      GameSearch search;

      game_trace_nearest (trace, position, &search);
      g_assert_cmpuint (game_search_n_events (&search), <=, position);
      farthest = MAX (farthest, position - game_search_n_events (&search));

      game_playable_seek (GAME_PLAYABLE (playback), position);
      g_assert_cmpuint (game_playable_get_position (GAME_PLAYABLE (playback)), ==, position);
    }

  /* So near that a step back is at once. */
  g_assert_cmpuint (farthest, <=, 1 << 16);
}

static void
test_thinned (void)
{
  GameMethod method = queens_method (QUEENS_SCAN, QUEENS_BY_ROW, 16);
  g_autoptr(GameTrace) trace = game_trace_new (&method);
  GameSearch search;
  GameSearch checkpoint;
  SearchEvent event;
  uint64_t length = 34000000;   /* a little more than fits at the first distance */

  g_assert_cmpint (game_trace_fill (trace, length, NULL), ==, SEARCH_LIMITED);
  g_assert_cmpuint (game_trace_get_length (trace), ==, length);

  game_search_init (&search, &method);
  for (uint64_t position = 0; position < length / 20; position++)
    {
      if (position % 4096 == 0)
        {
          game_trace_nearest (trace, position, &checkpoint);
          while (game_search_n_events (&checkpoint) < position)
            game_search_next (&checkpoint, &event);

          g_assert_cmpmem (checkpoint.queens.square, sizeof search.queens.square,
                           search.queens.square, sizeof search.queens.square);
        }

      game_search_next (&search, &event);
    }
}

/* Filled in pieces, a trace is the same as filled at once. */
static void
test_pieces (void)
{
  GameMethod method = queens_method (QUEENS_BITS, QUEENS_BY_ROW, 8);
  g_autoptr(GameTrace) pieces = game_trace_new (&method);
  g_autoptr(GameTrace) whole = game_trace_new (&method);
  uint64_t length = 0;

  game_trace_fill (whole, 0, NULL);
  while (!game_trace_is_whole (pieces))
    {
      g_assert_cmpuint (length, <=, game_trace_get_length (whole));
      game_trace_fill (pieces, length += 777, NULL);
    }

  g_assert_cmpuint (game_trace_get_length (pieces), ==, game_trace_get_length (whole));
  g_assert_cmpuint (game_trace_get_stats (pieces).n_solutions, ==, 92);
}

/* It begins at 0, never falls, and is near its end at the end. */
static void
check_fraction (const GameMethod *method)
{
  double before = 0;
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, method));
  g_assert_cmpfloat (game_search_fraction (&search), ==, 0);

  while (game_search_n_events (&search) < 500000 && game_search_next (&search, &event))
    {
      double fraction = game_search_fraction (&search);

      if (fraction < before - 1e-9)
        g_error ("%d: %f after %f", method->method, fraction, before);
      g_assert_cmpfloat (fraction, <=, 1);
      before = fraction;
    }

  if (game_search_n_events (&search) < 500000)
    g_assert_cmpfloat (before, >, 0.8);
}

static void
test_fraction (void)
{
  SudokuGrid givens = make_grid (HARD_LINE);

  for (int i = 0; i < QUEENS_N_METHODS + SUDOKU_N_METHODS; i++)
    {
      bool is_queens = i < QUEENS_N_METHODS;
      GameMethod method = {
        .puzzle = is_queens ? game_state_new_queens (6) : game_state_new_sudoku (&givens),
        .method = is_queens ? i : i - QUEENS_N_METHODS,
      };

      check_fraction (&method);
    }

  for (int number = 0; number < WORDS_N_METHODS; number++)
    {
      GameMethod method = words_method (number);

      check_fraction (&method);
    }
}

static void
test_method_names (void)
{
  for (int type = 0; type < GAME_N_SEARCHES; type++)
    {
      for (int method = 0; method < game_methods[type].n_methods; method++)
        g_assert_cmpint (game_methods_find (type, game_methods[type].name (method)), ==, method);

      g_assert_cmpint (game_methods_find (type, ""), ==, -1);
      g_assert_cmpint (game_methods_find (type, "row"), ==, -1);
    }
}

static void
test_invalid (void)
{
  SudokuGrid givens = { .digit = { 5, 5 } };
  GameMethod method = { .puzzle = game_state_new_sudoku (&givens) };
  g_autoptr(GameTrace) trace = game_trace_new (&method);
  g_autoptr(GamePlayback) playback = game_playback_new (&method);
  bool whole = false;

  g_assert_cmpint (game_trace_fill (trace, 0, NULL), ==, SEARCH_INVALID);
  g_assert_cmpuint (game_playable_get_length (GAME_PLAYABLE (playback), &whole), ==, 0);
  g_assert_true (whole);
  g_assert_cmpuint (game_playable_forward (GAME_PLAYABLE (playback), 5), ==, 5);
  g_assert_cmpuint (game_playable_get_position (GAME_PLAYABLE (playback)), ==, 0);
  g_assert_null (game_playback_get_event (playback));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (int method = 0; method < QUEENS_N_METHODS; method++)
    {
      g_autofree char *path = g_strdup_printf ("/game/playback/queens/%s",
                                               queens_method_name (method));

      g_test_add_data_func (path, GINT_TO_POINTER (method), test_queens);
    }

  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    {
      g_autofree char *path = g_strdup_printf ("/game/playback/sudoku/%s",
                                               sudoku_method_name (method));

      g_test_add_data_func (path, GINT_TO_POINTER (method), test_sudoku);
    }

  for (int method = 0; method < WORDS_N_METHODS; method++)
    {
      g_autofree char *path = g_strdup_printf ("/game/playback/words/%s",
                                               words_method_name (method));

      g_test_add_data_func (path, GINT_TO_POINTER (method), test_words);
    }

  g_test_add_func ("/game/playback/short", test_short);
  g_test_add_func ("/game/playback/end-at-checkpoint", test_end_at_checkpoint);
  g_test_add_func ("/game/trace/long", test_long);
  g_test_add_func ("/game/trace/thinned", test_thinned);
  g_test_add_func ("/game/trace/pieces", test_pieces);
  g_test_add_func ("/game/search/fraction", test_fraction);
  g_test_add_func ("/game/search/method-names", test_method_names);
  g_test_add_func ("/game/trace/invalid", test_invalid);

  return g_test_run ();
}
