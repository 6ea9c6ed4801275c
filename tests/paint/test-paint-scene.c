/* What scenes show of states and searches, and the trees of searches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/game-requests.h"
#include "paint/paint.h"
#include "paint/tree/paint-tree.h"
#include "paint/tree/paint-tree-parts.h"
#include "support/paint/paint-pixels.h"
#include "support/solver/test-rounds.h"

static GameState
sudoku_state (void)
{
  SudokuGrid givens = make_grid (UNIQUE_LINE);

  return game_state_new_sudoku (&givens);
}

static void
test_init_sudoku_conflicts (void)
{
  for (int round = 0; round < test_rounds (200); round++)
    {
      GameState state = sudoku_state ();
      SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
      bool in_conflict[SUDOKU_CELLS] = { false };
      SudokuGrid grid;
      PaintScene scene;
      int n_conflicts;

      for (int i = 0; i < round % 40; i++)
        {
          int cell = g_test_rand_int_range (0, SUDOKU_CELLS);

          if (state.sudoku.givens.digit[cell] == 0)
            state.sudoku.entries.digit[cell] = g_test_rand_int_range (0, 10);
        }

      grid = game_sudoku_grid (&state.sudoku);
      n_conflicts = sudoku_find_conflicts (&grid, conflicts);
      for (int i = 0; i < n_conflicts; i++)
        for (int j = 0; j < conflicts[i].n_cells; j++)
          in_conflict[conflicts[i].cell[j]] = true;

      paint_scene_init (&scene, &state, NULL);
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        {
          g_assert_cmpint (scene.digit[cell], ==, grid.digit[cell]);
          g_assert_cmpint ((scene.flags[cell] & PAINT_CONFLICT) != 0, ==, in_conflict[cell]);
          g_assert_cmpint ((scene.flags[cell] & PAINT_GIVEN) != 0, ==,
                           state.sudoku.givens.digit[cell] != 0);
        }
    }
}

static void
test_init_sudoku_selected (void)
{
  GameState state = sudoku_state ();

  state.sudoku.marks[2] = 0x1ff;
  for (int selected = 0; selected < SUDOKU_CELLS; selected++)
    {
      PaintView view = {
        .selected = game_squares_of (selected), .show_peers = true, .show_same = true,
      };
      PaintScene scene;
      int n_peers = 0, n_selected = 0;

      paint_scene_init (&scene, &state, &view);
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        {
          bool is_same = scene.digit[selected] != 0
                         && (scene.digit[cell] == scene.digit[selected]
                             || (scene.digit[cell] == 0 && scene.marks[cell] != 0));

          n_peers += (scene.flags[cell] & PAINT_PEER) != 0;
          n_selected += (scene.flags[cell] & PAINT_SELECTED) != 0;
          g_assert_cmpint ((scene.flags[cell] & PAINT_SAME) != 0, ==, is_same);
        }

      g_assert_cmpint (n_peers, ==, SUDOKU_PEERS);
      g_assert_cmpint (n_selected, ==, 1);
      g_assert_true (scene.flags[selected] & PAINT_SELECTED);
    }
}

/* A filter asks the marks of a cell, and the rules where it has none. */
static void
test_init_sudoku_filter (void)
{
  GameState state = sudoku_state ();
  SudokuGrid grid = game_sudoku_grid (&state.sudoku);

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      PaintView view = { .selected = game_squares_of (2), .show_peers = true, .filter = digit };
      PaintScene scene;

      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        {
          state.sudoku.marks[cell] = cell % 3 == 0 ? g_test_rand_int_range (0, 512) : 0;
          state.sudoku.corner[cell] = cell % 4 == 0 ? g_test_rand_int_range (0, 512) : 0;
        }

      paint_scene_init (&scene, &state, &view);
      g_assert_cmpint (scene.same_digit, ==, digit);
      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        {
          SudokuDigits marks = state.sudoku.marks[cell] | state.sudoku.corner[cell];
          SudokuDigits digits = marks != 0 ? marks : sudoku_candidates (&grid, cell);
          bool is_empty = grid.digit[cell] == 0;
          bool fits = digits >> (digit - 1) & 1;

          g_assert_cmpint ((scene.flags[cell] & PAINT_FITS) != 0, ==, is_empty && fits);
          g_assert_cmpint ((scene.flags[cell] & PAINT_RULED_OUT) != 0, ==, is_empty && !fits);
          g_assert_cmpint (scene.flags[cell] & PAINT_PEER, ==, 0);
        }
    }
}

/* While a hint is shown, no digit stands out but those that it speaks of. */
static void
test_hint_without_filter (void)
{
  GameState state = sudoku_state ();
  PaintView view = { .digit = 4, .filter = 4 };
  GameHint hint = { .kind = GAME_HINT_STEP };
  GameHighlight highlight = { .is_shown = true, .row = -1, .column = -1 };
  PaintScene scene;

  paint_scene_init (&scene, &state, &view);
  paint_scene_add_hint (&scene, &hint, &highlight);
  g_assert_cmpint (scene.same_digit, ==, 0);
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    g_assert_cmpint (scene.flags[cell] & (PAINT_SAME | PAINT_FITS | PAINT_RULED_OUT), ==, 0);
}

static void
test_init_queens_attacked (void)
{
  for (int round = 0; round < test_rounds (200); round++)
    {
      int n = g_test_rand_int_range (1, QUEENS_MAX + 1);
      GameState state = game_state_new_queens (n);
      bool show_attacked = round % 2 == 0;
      PaintView view = { .show_attacked = show_attacked };
      QueensBoard attacked;
      PaintScene scene;

      for (int i = 0; i < round % 6; i++)
        state.queens.queens.row[g_test_rand_int_range (0, n)] |=
          UINT32_C (1) << g_test_rand_int_range (0, n);

      queens_board_attacked (&state.queens.queens, &attacked);
      paint_scene_init (&scene, &state, &view);

      for (int row = 0; row < n; row++)
        for (int column = 0; column < n; column++)
          {
            unsigned flags = scene.flags[row * n + column];
            bool has_queen = queens_board_has (&state.queens.queens, row, column);
            bool is_attacked = queens_board_has (&attacked, row, column);

            g_assert_cmpint ((flags & PAINT_CONFLICT) != 0, ==, has_queen && is_attacked);
            g_assert_cmpint ((flags & PAINT_ATTACKED) != 0, ==,
                             show_attacked && !has_queen && is_attacked);
          }
    }
}

/* A solved board is a board of queens and nothing else, whatever helped to get there. */
static void
test_init_queens_solved (void)
{
  for (int n = 4; n <= 12; n++)
    {
      GameState state = game_state_new_queens (n);
      PaintView view = { .show_attacked = true, .show_attackers = true };
      uint32_t columns[12];
      PaintScene scene;

      g_assert_true (queens_construct (n, columns));
      for (int row = 0; row < n; row++)
        state.queens.queens.row[row] = UINT32_C (1) << columns[row];
      state.queens.excluded.row[0] = ~state.queens.queens.row[0] & ((UINT32_C (1) << n) - 1);
      paint_scene_init (&scene, &state, &view);
      g_assert_cmpint (queens_board_count (&scene.queens), ==, n);
      g_assert_cmpint (queens_board_count (&scene.excluded), ==, 0);
      g_assert_false (scene.shows_attackers);
      for (int square = 0; square < n * n; square++)
        g_assert_cmpint (scene.flags[square], ==, 0);

      /* One queen less, and all of it is there again. */
      state.queens.queens.row[n - 1] = 0;
      paint_scene_init (&scene, &state, &view);
      g_assert_cmpint (queens_board_count (&scene.excluded), ==, n - 1);
      g_assert_true (scene.shows_attackers);
      g_assert_true (scene.flags[1] & PAINT_ATTACKED || scene.flags[0] & PAINT_ATTACKED);
    }
}

static void
check_event_is_seen (const GameSearch  *search,
                     const SearchEvent *event)
{
  PaintScene scene;
  int n_trying = 0, n_refused = 0, n_found = 0, n_taken_back = 0;

  paint_scene_init_search (&scene, search, event);
  for (int square = 0; square < scene.size * scene.size; square++)
    {
      n_trying += (scene.flags[square] & PAINT_TRYING) != 0;
      n_refused += (scene.flags[square] & PAINT_REFUSED) != 0;
      n_found += (scene.flags[square] & PAINT_FOUND) != 0;
      n_taken_back += (scene.flags[square] & PAINT_TAKEN_BACK) != 0;
    }

  g_assert_cmpint (n_trying, ==, event->kind == SEARCH_PLACE);
  g_assert_cmpint (n_taken_back, ==, event->kind == SEARCH_RETRACT);
  if (event->kind == SEARCH_DEAD_END)
    g_assert_cmpint (n_refused, ==, !scene.line_is_dead && event->variable >= 0);
  else
    g_assert_cmpint (n_refused, ==, event->kind == SEARCH_REJECT);
  g_assert_cmpint (n_found, ==, event->kind == SEARCH_SOLUTION
                                && event->reason == SEARCH_NO_REASON ? event->depth : 0);
}

/* What refuses a value is framed, and an arrow comes from there; a wave is only where there is no
 * frame. */
static void
check_attacker (const PaintScene *scene,
                int               attacker)
{
  bool is_framed = false;

  for (int i = 0; i < scene->n_sights; i++)
    is_framed |= scene->sight[i].from == attacker && scene->sight[i].has_head;

  g_assert_true (is_framed || (scene->flags[attacker] & PAINT_AT_WORK));
  if (scene->kind == GAME_SUDOKU)
    g_assert_false (scene->flags[attacker] & PAINT_CONFLICT);
}

/* The house that is told has both cells. */
static void
check_house (const PaintScene *scene,
             int               owner)
{
  for (int i = 0; i < scene->n_sights; i++)
    if (scene->sight[i].from == owner)
      {
        const int house = scene->sight[i].house - 1;
        const SudokuHouseKind kind = sudoku_kind_of_house (house);

        g_assert_cmpint (house, >=, 0);
        g_assert_cmpint (house % SUDOKU_DIGITS, ==, sudoku_house (kind, owner));
        g_assert_cmpint (house % SUDOKU_DIGITS, ==, sudoku_house (kind, scene->sight[i].to));
      }
}

/* What refuses a value is shown, and which line it is into which nothing fits. */
static void
check_reason_is_seen (const GameSearch  *search,
                      const SearchEvent *event)
{
  bool is_queens = search->type == GAME_SEARCH_QUEENS;
  bool is_words = search->type == GAME_SEARCH_WORDS;
  QueensAttacker attackers[QUEENS_MAX];
  SudokuAttacker holders[3];
  PaintScene scene;

  paint_scene_init_search (&scene, search, event);

  if (event->kind == SEARCH_REJECT && is_queens)
    {
      int n_attackers = queens_steps_attackers (&search->queens, event, attackers);

      for (int i = 0; i < n_attackers; i++)
        check_attacker (&scene, attackers[i].row * scene.size + attackers[i].column);
      if (event->reason != SEARCH_SAME_SQUARE)
        g_assert_cmpint (scene.n_sights, ==, n_attackers);
    }
  else if (event->kind == SEARCH_REJECT && is_words)
    {
      if (event->other >= 0)
        check_attacker (&scene, event->other * scene.size + event->value);
    }
  else if (event->kind == SEARCH_REJECT)
    {
      int n_attackers = sudoku_steps_attackers (&search->sudoku, event, holders);

      for (int i = 0; i < n_attackers; i++)
        {
          check_attacker (&scene, holders[i].cell);
          check_house (&scene, holders[i].cell);
        }
    }

  if (event->reason == SEARCH_NO_PLACE_ROW)
    {
      g_assert_cmpint (scene.line_kind, ==, PAINT_ROW);
      g_assert_cmpint (scene.line, ==,
                       is_queens || is_words ? event->variable : sudoku_row (event->variable));
    }
  else if (event->reason == SEARCH_NO_PLACE_COLUMN)
    {
      g_assert_cmpint (scene.line_kind, ==, PAINT_COLUMN);
      g_assert_cmpint (scene.line, ==,
                       is_queens ? event->variable : sudoku_column (event->variable));
    }
  else if (event->reason == SEARCH_NO_PLACE_BOX)
    {
      g_assert_cmpint (scene.line_kind, ==, PAINT_BOX);
      g_assert_cmpint (scene.line, ==, sudoku_box (event->variable));
    }
}

/* The rows of the tree have every level once, and every value of a level once. */
static void
check_tree (const GameSearch  *search,
            const SearchEvent *event)
{
  bool has_sets = search->type != GAME_SEARCH_QUEENS
                 || queens_method_is_by_line (search->queens.method);
  PaintTree tree;
  int n_levels = 0;

  paint_tree_collect (&tree, search, event);
  for (int i = 0; i < tree.n_rows; i++)
    {
      const PaintTreeRow *row = &tree.row[i];
      uint32_t path = row->column >= 0 ? UINT32_C (1) << row->column % 32 : 0;

      n_levels += row->column >= 0 || row->forced ? row->n_levels : 0;
      g_assert_true (i == 0 || !row->forced || !tree.row[i - 1].forced);
      g_assert_true (row->forced || row->n_levels == 1);

      if (!has_sets || row->forced)
        continue;

      g_assert_cmpuint (row->rejected & row->closed, ==, 0);
      g_assert_cmpuint (row->fruitful & ~row->closed, ==, 0);
      g_assert_cmpuint ((row->rejected | row->closed) & (row->untried | path), ==, 0);
      g_assert_cmpuint (row->rejected | row->closed | row->untried | path, ==, row->columns);
      if (search->type == GAME_SEARCH_QUEENS)
        g_assert_cmpuint (row->closed, ==, search->queens.closed[i]);
    }

  g_assert_cmpint (n_levels, ==, game_search_depth (search));
}

/* Every event of the beginning of a search, seen; the tree of some of them, drawn. */
static void
check_search (const GameMethod *method)
{
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, method));
  for (int i = 0; i < test_rounds (3000) && game_search_next (&search, &event); i++)
    {
      cairo_surface_t *surface;

      check_event_is_seen (&search, &event);
      check_reason_is_seen (&search, &event);
      check_tree (&search, &event);
      if (i % 97 != 0 && event.kind != SEARCH_SOLUTION)
        continue;

      surface = draw_tree (&search, &event);
      g_assert_true (is_blank_around (surface));
      cairo_surface_destroy (surface);
    }
}

static void
test_search_queens (void)
{
  for (int method = 0; method < QUEENS_N_METHODS; method++)
    for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
      for (int n = 1; n <= QUEENS_MAX; n += n < 6 ? 1 : 13)
        {
          GameMethod wish = { .puzzle = game_state_new_queens (n), .method = method,
                              .order = order };

          check_search (&wish);
        }
}

/* Letters do not attack each other as queens do: nothing is marked but by the event. */
static void
test_search_words (void)
{
  static const char text[] = "SEND + MORE = MONEY";

  for (int number = 0; number < WORDS_N_METHODS; number++)
    {
      GameMethod method = { .method = number };
      GameSearch search;
      SearchEvent event;
      PaintScene scene;
      TextError error;

      g_assert_true (words_read (text, strlen (text), &method.words, &error));
      check_search (&method);

      game_search_init (&search, &method);
      while (search.words.depth < method.words.n_letters)
        g_assert_true (game_search_next (&search, &event));
      paint_scene_init_search (&scene, &search, &event);
      g_assert_cmpint (scene.size, ==, WORDS_DIGITS);
      g_assert_cmpint (queens_board_count (&scene.queens), ==, method.words.n_letters);
      for (int square = 0; square < WORDS_DIGITS * WORDS_DIGITS; square++)
        g_assert_cmpuint (scene.flags[square] & (PAINT_ATTACKED | PAINT_CONFLICT), ==, 0);
    }
}

static void
test_search_sudoku (void)
{
  const SudokuGrid hard = make_grid (HARD_LINE);

  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    {
      GameMethod wish = { .puzzle = sudoku_state (), .method = method };

      check_search (&wish);
      wish.puzzle = game_state_new_sudoku (&hard);
      check_search (&wish);
      wish.puzzle = game_state_new_sudoku (NULL);
      check_search (&wish);
    }
}

/* Each queen that attacks a square points to it, once: a search that refuses it shows them too. */
static void
test_search_attackers (void)
{
  const GameMethod method = { .puzzle = game_state_new_queens (8), .method = QUEENS_FLAGS };
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, &method));
  for (int i = 0; i < 200 && game_search_next (&search, &event); i++)
    {
      PaintScene scene;
      GameState state;

      game_search_state (&search, &state);
      paint_scene_init_search (&scene, &search, &event);
      for (int square = 0; square < 64; square++)
        {
          PaintScene pointed = scene;
          bool is_refused = (scene.flags[square] & PAINT_REFUSED) != 0;
          GameSquares attackers;

          game_state_attackers (&state, square, &attackers);
          paint_scene_add_attackers (&pointed, &state, square);
          g_assert_cmpint (pointed.n_sights - (is_refused ? 0 : scene.n_sights), ==,
                           game_squares_count (&attackers));
          for (int k = is_refused ? 0 : scene.n_sights; k < pointed.n_sights; k++)
            g_assert_true (pointed.sight[k].to == square && pointed.sight[k].has_head
                           && game_squares_has (&attackers, pointed.sight[k].from));
        }
    }
}

/* The methods that choose by candidates show them, those that are left after each event; and the
 * house in which a digit has no other place is framed. */
static void
test_search_candidates (void)
{
  const SudokuGrid hard = make_grid (HARD_LINE);

  for (int method = 0; method < SUDOKU_N_METHODS; method++)
    {
      const GameMethod wish = { .puzzle = game_state_new_sudoku (&hard), .method = method };
      bool by_candidates = method == SUDOKU_TIGHTEST || method == SUDOKU_PROPAGATE;
      int n_framed = 0;
      GameSearch search;
      SearchEvent event;

      g_assert_true (game_search_init (&search, &wish));
      for (int i = 0; i < 500 && game_search_next (&search, &event); i++)
        {
          PaintScene scene;

          paint_scene_init_search (&scene, &search, &event);
          for (int cell = 0; cell < SUDOKU_CELLS; cell++)
            g_assert_cmphex (scene.marks[cell], ==, by_candidates && scene.digit[cell] == 0
                             ? sudoku_candidates (&search.sudoku.grid, cell) : 0);
          n_framed += event.kind == SEARCH_PLACE && scene.line >= 0 && !scene.line_is_dead;
        }

      g_assert_cmpint (n_framed > 0, ==, method == SUDOKU_PROPAGATE);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint-scene/init/sudoku-conflicts", test_init_sudoku_conflicts);
  g_test_add_func ("/paint-scene/init/sudoku-selected", test_init_sudoku_selected);
  g_test_add_func ("/paint-scene/init/sudoku-filter", test_init_sudoku_filter);
  g_test_add_func ("/paint-scene/hint/without-filter", test_hint_without_filter);
  g_test_add_func ("/paint-scene/init/queens-attacked", test_init_queens_attacked);
  g_test_add_func ("/paint-scene/init/queens-solved", test_init_queens_solved);
  g_test_add_func ("/paint-scene/search/queens", test_search_queens);
  g_test_add_func ("/paint-scene/search/sudoku", test_search_sudoku);
  g_test_add_func ("/paint-scene/search/words", test_search_words);
  g_test_add_func ("/paint-scene/search/attackers", test_search_attackers);
  g_test_add_func ("/paint-scene/search/candidates", test_search_candidates);

  return g_test_run ();
}
