/* What the user draws on marks: links, and colours of single marks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/game-requests.h"
#include "support/paint/paint-shapes.h"
#include "paint/paint-file.h"

enum { SIDE = 540 };

static cairo_surface_t *
draw (const PaintScene *scene,
      const PaintTheme *theme)
{
  cairo_t *cr = begin_picture (SIDE, SIDE);

  paint_scene (cr, scene, theme, SIDE, SIDE);

  return end_picture (cr);
}

/* Links differ by their ends and by their kind, and colours of marks by their pattern; a mark that
 * is picked is ringed, and nothing of it is seen while the marks are not. */
static void
test_apart (void)
{
  GameState state = game_state_new_sudoku (NULL);
  const PaintView plain = { .marks_in_places = true };
  const PaintView picked = { .marks_in_places = true, .picked = { 10, 4 } };
  PaintTheme theme = theme_of_shapes (false);
  GPtrArray *pictures =
    g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  PaintScene scene;

  state.sudoku.marks[10] = state.sudoku.marks[16] = state.sudoku.marks[40] = 1 << 3 | 1 << 4;
  paint_scene_init (&scene, &state, &plain);
  g_ptr_array_add (pictures, draw (&scene, &theme));
  paint_scene_init (&scene, &state, &picked);
  g_ptr_array_add (pictures, draw (&scene, &theme));

  for (int i = 0; i < 6; i++)
    {
      GameState linked = state;
      GameCandidate to = { i / 2 == 0 ? 10 : i / 2 == 1 ? 16 : 40, 5 };

      game_links_add (&linked.sudoku.links, (GameCandidate) { 10, 4 }, to, i % 2 == 1);
      paint_scene_init (&scene, &linked, &plain);
      g_ptr_array_add (pictures, draw (&scene, &theme));
    }

  for (int color = 1; color <= GAME_COLORS; color++)
    {
      GameState coloured = state;

      game_candidate_colors_set (&coloured.sudoku.mark_colors[10], 4, color);
      paint_scene_init (&scene, &coloured, &plain);
      g_ptr_array_add (pictures, draw (&scene, &theme));
    }
  check_apart (pictures, 5);
  g_ptr_array_unref (pictures);
}

/* Nothing of what is drawn on a mark is seen while a digit covers it. */
static void
test_hidden (void)
{
  GameState state = game_state_new_sudoku (NULL);
  PaintView view = { .marks_in_places = true };
  cairo_surface_t *plain;
  cairo_surface_t *drawn;
  PaintScene scene;

  state.sudoku.marks[16] = 1 << 3;
  state.sudoku.marks[10] = 1 << 3;
  state.sudoku.entries.digit[10] = 7;
  paint_scene_init (&scene, &state, &view);
  plain = draw (&scene, &paint_theme_light);

  game_links_add (&state.sudoku.links, (GameCandidate) { 10, 4 }, (GameCandidate) { 16, 4 }, false);
  game_candidate_colors_set (&state.sudoku.mark_colors[10], 4, 3);
  view.picked = (GameCandidate) { 10, 4 };
  paint_scene_init (&scene, &state, &view);
  drawn = draw (&scene, &paint_theme_light);

  g_assert_cmpint (count_differences (plain, drawn), ==, 0);
  cairo_surface_destroy (plain);
  cairo_surface_destroy (drawn);
}

/* Files show them as they show marks, and what is picked is for the screen only. */
static void
test_file (void)
{
  GameState state = game_state_new_sudoku (NULL);
  GameState drawn;

  state.sudoku.marks[10] = state.sudoku.marks[16] = 1 << 3;
  drawn = state;
  game_links_add (&drawn.sudoku.links, (GameCandidate) { 10, 4 }, (GameCandidate) { 16, 4 }, true);

  for (int format = 0; format < PAINT_N_FILES; format++)
    {
      PaintView view = { .picked = { 10, 4 } };
      GBytes *files[3];
      PaintScene scene;

      for (int i = 0; i < 3; i++)
        {
          if (i == 2)
            view.picked.digit = 0;
          paint_scene_init (&scene, i == 0 ? &state : &drawn, &view);
          paint_scene_unselect (&scene);
          files[i] = paint_file_new_bytes (&scene, format, 1, NULL);
          g_assert_nonnull (files[i]);
        }
      g_assert_false (g_bytes_equal (files[0], files[1]));
      g_assert_true (format != PAINT_FILE_PNG || g_bytes_equal (files[1], files[2]));
      for (int i = 0; i < 3; i++)
        g_bytes_unref (files[i]);
    }
}

/* An empty cell is pointed at from where the digit of the event stands in its houses. */
static void
test_attackers_sudoku (void)
{
  const SudokuGrid hard = make_grid (HARD_LINE);
  const GameMethod method = { .puzzle = game_state_new_sudoku (&hard), .method = SUDOKU_FLAGS };
  int n_arrows = 0;
  GameSearch search;
  SearchEvent event;

  g_assert_true (game_search_init (&search, &method));
  for (int i = 0; i < 100 && game_search_next (&search, &event); i++)
    for (int cell = 0; cell < SUDOKU_CELLS; cell++)
      {
        const SudokuGrid *grid = &search.sudoku.grid;
        PaintScene scene;
        GameState state;

        game_search_state (&search, &state);
        paint_scene_init_search (&scene, &search, &event);
        g_assert_true (scene.shows_attackers);
        scene.n_sights = 0;
        paint_scene_add_attackers (&scene, &state, cell);
        for (int k = 0; k < scene.n_sights; k++, n_arrows++)
          {
            const PaintSight *sight = &scene.sight[k];

            g_assert_true (sight->to == cell && sight->has_head);
            g_assert_cmpint (grid->digit[sight->from], ==, event.value);
            g_assert_true (sudoku_row (sight->from) == sudoku_row (cell)
                           || sudoku_column (sight->from) == sudoku_column (cell)
                           || sudoku_box (sight->from) == sudoku_box (cell));
          }
        g_assert_true (grid->digit[cell] == 0 || scene.n_sights == 0);
      }

  g_assert_cmpint (n_arrows, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/links/apart", test_apart);
  g_test_add_func ("/paint/links/hidden", test_hidden);
  g_test_add_func ("/paint/links/file", test_file);
  g_test_add_func ("/paint/links/attackers-sudoku", test_attackers_sudoku);

  return g_test_run ();
}
