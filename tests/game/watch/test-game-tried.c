/* What is known of searches that are too large for a whole tree: when each value of the path was
 * tried, and how deep the search was over time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>

#include "game/watch/game-playback.h"
#include "game/watch/game-stack.h"
#include "support/game/game-requests.h"
#include "support/solver/words-samples.h"

enum { MOST = 3000, PLACES = 30 };

/* The values above a level, and one there. */
static char *
dup_key (const GameSearch *search,
         int               level,
         int               value)
{
  GString *key = g_string_new (NULL);

  for (int i = 0; i < level; i++)
    {
      GameStackLevel stack;

      game_stack_level (search, NULL, i, &stack);
      g_string_append_printf (key, "%d:%d ", stack.variable, stack.value);
    }

  g_string_append_printf (key, "= %d", value);

  return g_string_free (key, FALSE);
}

/* The events at which values are tried, by running through the search. */
static GHashTable *
find_all (const GameMethod *method,
          uint64_t          most)
{
  GHashTable *tried = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GameSearch search;
  SearchEvent event = { .kind = SEARCH_RETRACT };
  g_autofree char *last = NULL;

  g_assert_true (game_search_init (&search, method));
  while (game_search_n_events (&search) < most && game_search_next (&search, &event))
    {
      int first = search.type == GAME_SEARCH_SUDOKU;

      if (event.kind == SEARCH_SOLUTION)
        g_hash_table_insert (tried, g_steal_pointer (&last),
                             GUINT_TO_POINTER (game_search_n_events (&search)));
      g_clear_pointer (&last, g_free);

      if (event.kind != SEARCH_PLACE && event.kind != SEARCH_REJECT)
        continue;

      last = dup_key (&search, event.depth - (event.kind == SEARCH_PLACE), event.value - first);
      g_hash_table_insert (tried, g_strdup (last),
                           GUINT_TO_POINTER (game_search_n_events (&search)));
    }

  return tried;
}

/* Each value of the path, at several places. */
static void
check_tried (const GameMethod *method,
             uint64_t          most)
{
  g_autoptr(GamePlayback) playback = game_playback_new (method);
  g_autoptr(GHashTable) tried = find_all (method, most);
  GamePlayable *playable = GAME_PLAYABLE (playback);
  uint64_t length;
  int n_found = 0;
  bool is_whole;

  game_playable_forward (playable, most);
  length = game_playable_get_length (playable, &is_whole);
  for (uint64_t at = length; at > 0; at -= MIN (at, length / PLACES + 1))
    {
      const GameSearch *search = game_playback_get_search (playback);
      int n_levels;

      game_playable_seek (playable, at);
      n_levels = game_stack_n_levels (search, game_playback_get_event (playback));
      for (int level = 0; level < n_levels; level++)
        for (int value = 0; value < 10; value++)
          {
            g_autofree char *key = dup_key (search, level, value);
            uint64_t expected = GPOINTER_TO_UINT (g_hash_table_lookup (tried, key));
            uint64_t position = 0;

            if (expected == 0)
              continue;

            g_assert_true (game_playback_find_tried (playback, level, value, &position));
            g_assert_cmpuint (position, ==, expected);
            n_found++;
          }
    }

  g_assert_cmpint (n_found, >, 20);
}

static void
test_queens (void)
{
  for (int method = QUEENS_ROWS; method < QUEENS_N_METHODS; method++)
    for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
      check_tried (&(GameMethod) { .puzzle = game_state_new_queens (6), .method = method,
                                   .order = order }, MOST);
}

static void
test_sudoku (void)
{
  SudokuGrid givens = make_grid (UNIQUE_LINE);

  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    check_tried (&(GameMethod) { .puzzle = game_state_new_sudoku (&givens), .method = method },
                 MOST);
}

static void
test_words (void)
{
  for (int method = 0; method < WORDS_N_METHODS; method++)
    check_tried (&(GameMethod) { .method = method,
                                 .words = words_sample_puzzle ("SEND + MORE = MONEY") },
                 MOST);
}

/* What no event tries is not found: a value that comes after the end of a search which stops. */
static void
test_never (void)
{
  GameMethod method = {
    .puzzle = game_state_new_queens (8), .method = QUEENS_FLAGS, .stops_at_first = true,
  };
  g_autoptr(GamePlayback) playback = game_playback_new (&method);
  uint64_t position = 0;

  game_playable_forward (GAME_PLAYABLE (playback), G_MAXUINT64);
  g_assert_true (game_playback_find_tried (playback, 0, 0, &position));
  g_assert_cmpuint (position, ==, 1);
  g_assert_false (game_playback_find_tried (playback, 0, 5, &position));
}

/* However the spans were joined, each says what its events say. */
static void
check_depths (uint64_t n_events)
{
  GameMethod method = { .puzzle = game_state_new_queens (8), .method = QUEENS_FLAGS };
  g_autoptr(GamePlayback) playback = game_playback_new (&method);
  const GameDepths *depths = game_playback_get_depths (playback);
  GameSearch search;
  SearchEvent event;

  g_assert_cmpuint (game_playable_forward (GAME_PLAYABLE (playback), n_events), ==, 0);
  g_assert_cmpuint (depths->length, ==, n_events);
  g_assert_cmpint (depths->n_spans, <=, GAME_DEPTHS_MAX);
  g_assert_cmpuint ((depths->n_spans - 1) * depths->distance, <, n_events);
  g_assert_cmpuint (depths->n_spans * depths->distance, >=, n_events);

  g_assert_true (game_search_init (&search, &method));
  for (int i = 0; i < depths->n_spans; i++)
    {
      GameDepth depth = { .least = UINT8_MAX };

      for (uint64_t k = 0; k < depths->distance && game_search_n_events (&search) < n_events; k++)
        {
          g_assert_true (game_search_next (&search, &event));
          depth.least = MIN (depth.least, game_search_depth (&search));
          depth.most = MAX (depth.most, game_search_depth (&search));
          depth.has_solution |= event.kind == SEARCH_SOLUTION;
        }

      g_assert_cmpint (depths->span[i].least, ==, depth.least);
      g_assert_cmpint (depths->span[i].most, ==, depth.most);
      g_assert_cmpint (depths->span[i].has_solution, ==, depth.has_solution);
    }
}

static void
test_depths (void)
{
  static const uint64_t lengths[] = { 1, 1023, 1024, 1025, 2048, 2049, 18512 };

  for (size_t i = 0; i < G_N_ELEMENTS (lengths); i++)
    check_depths (lengths[i]);
}

/* A stretch of time is all spans that it touches. */
static void
test_stretch (void)
{
  GameDepths depths = { 0 };

  for (int depth = 1; depth <= 8; depth++)
    game_depths_note (&depths, &(SearchEvent) { .kind = SEARCH_PLACE, .depth = depth });
  game_depths_note (&depths, &(SearchEvent) { .kind = SEARCH_SOLUTION, .depth = 8 });
  game_depths_note (&depths, &(SearchEvent) { .kind = SEARCH_RETRACT, .depth = 7 });

  g_assert_cmpint (game_depths_get (&depths, 0, .1).most, ==, 1);
  g_assert_cmpint (game_depths_get (&depths, .1, .35).least, ==, 2);
  g_assert_cmpint (game_depths_get (&depths, .1, .35).most, ==, 4);
  g_assert_false (game_depths_get (&depths, 0, .8).has_solution);
  g_assert_true (game_depths_get (&depths, 0, 1).has_solution);
  g_assert_cmpint (game_depths_get (&depths, .99, 1).most, ==, 7);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/tried/queens", test_queens);
  g_test_add_func ("/game/tried/sudoku", test_sudoku);
  g_test_add_func ("/game/tried/words", test_words);
  g_test_add_func ("/game/tried/never", test_never);
  g_test_add_func ("/game/depths", test_depths);
  g_test_add_func ("/game/depths/stretch", test_stretch);

  return g_test_run ();
}
