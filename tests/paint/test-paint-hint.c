/* Hints on a board: every shape differs from every other in black and white, and all hints of real
 * puzzles can be drawn, stage by stage and line by line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/game-requests.h"
#include "support/paint/paint-pixels.h"
#include "game/text/game-hint-text.h"
#include "paint/paint.h"
#include "support/solver/sudoku-samples.h"

enum { SIZE = 400 };

/* Black on white: whatever differs with it, differs by its shape. */
static PaintTheme
black_and_white (bool high_contrast)
{
  const PaintColor white = { 1, 1, 1, 1 }, black = { 0, 0, 0, 1 };

  return (PaintTheme) {
    .cell = white, .given = white, .peer = white, .same = white, .selected = white,
    .attacked = white,
    .line = black, .border = black, .ink = black, .own = black, .mark = black, .error = black,
    .found = black, .trying = black, .ring = black,
    .high_contrast = high_contrast,
  };
}

static cairo_surface_t *
draw (const PaintScene *scene,
      const PaintTheme *theme)
{
  cairo_t *cr = begin_picture (SIZE, SIZE);

  paint_scene (cr, scene, theme, SIZE, SIZE);

  return end_picture (cr);
}

static PaintScene
empty_scene (void)
{
  GameState state = game_state_new_sudoku (NULL);
  PaintScene scene;

  paint_scene_init (&scene, &state, NULL);
  scene.hint.is_shown = true;
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    scene.marks[cell] = SUDOKU_ALL_CANDIDATES;

  return scene;
}

/* Scenes that say different things, on an empty grid with all candidates. */
static GArray *
make_scenes (void)
{
  GArray *scenes = g_array_new (FALSE, FALSE, sizeof (PaintScene));
  PaintScene scene = empty_scene ();

  g_array_append_val (scenes, scene);

  for (int ring = GAME_EMPHASIS_GROUP_1; ring <= GAME_EMPHASIS_BESIDE; ring++)
    {
      scene = empty_scene ();
      scene.hint.candidate[40][4].emphasis = ring;
      g_array_append_val (scenes, scene);
    }

  scene = empty_scene ();
  scene.hint.removed[40] = 1 << 4;
  g_array_append_val (scenes, scene);

  scene = empty_scene ();
  scene.hint.placed[40] = 5;
  g_array_append_val (scenes, scene);

  scene = empty_scene ();
  scene.hint.cells = sudoku_cells_of (40);
  g_array_append_val (scenes, scene);

  for (int number = 0; number < 4; number++)
    {
      scene = empty_scene ();
      scene.hint.n_groups = 1;
      scene.hint.group[0] = (GameHighlightGroup) { sudoku_cells_of (40), number };
      g_array_append_val (scenes, scene);
    }

  for (int covers = 0; covers < 2; covers++)
    {
      scene = empty_scene ();
      *(covers ? &scene.hint.covers : &scene.hint.houses) = UINT32_C (1) << 22;
      g_array_append_val (scenes, scene);
    }

  for (int kind = 0; kind < 4; kind++)
    {
      scene = empty_scene ();
      scene.hint.n_links = 1;
      scene.hint.link[0] = kind < 2 ? (GameHighlightLink) { 40, 5, 52, 5, kind == 0, false } :
                                      (GameHighlightLink) { 52, 5, 40, 5, kind == 2, false };
      g_array_append_val (scenes, scene);
    }

  return scenes;
}

/* Any two of them are seen to differ, without colour and without tints. */
static void
test_shapes (void)
{
  g_autoptr(GArray) scenes = make_scenes ();

  for (int high_contrast = 0; high_contrast < 2; high_contrast++)
    {
      PaintTheme theme = black_and_white (high_contrast);
      g_autoptr(GPtrArray) pictures = NULL;

      pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
      for (guint i = 0; i < scenes->len; i++)
        g_ptr_array_add (pictures, draw (&g_array_index (scenes, PaintScene, i), &theme));

      for (guint i = 0; i < scenes->len; i++)
        {
          g_assert_true (is_blank_around (pictures->pdata[i]));
          for (guint j = 0; j < i; j++)
            g_assert_cmpint (count_differences (pictures->pdata[i], pictures->pdata[j]), >, 4);
        }
    }
}

/* A strong link is not broken, a weak one is: along its way it has more ink. */
static void
test_links (void)
{
  PaintTheme theme = black_and_white (true);
  PaintScene scene = empty_scene ();
  g_autoptr(GPtrArray) pictures = NULL;

  pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  g_ptr_array_add (pictures, draw (&scene, &theme));
  scene.hint.n_links = 1;
  for (int strong = 0; strong < 2; strong++)
    {
      scene.hint.link[0] = (GameHighlightLink) { 0, 5, 44, 5, strong, false };
      g_ptr_array_add (pictures, draw (&scene, &theme));
    }

  g_assert_cmpint (count_differences (pictures->pdata[0], pictures->pdata[1]), >, 0);
  g_assert_cmpint (count_differences (pictures->pdata[0], pictures->pdata[2]), >,
                   count_differences (pictures->pdata[0], pictures->pdata[1]) * 5 / 4);
}

/* What a scene says of a hint is what the hint says. */
static void
assert_true_scene (const PaintScene *scene,
                   const GameHint   *hint)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      if (scene->digit[cell] != 0)
        continue;

      if (sudoku_technique_family (hint->step.technique) != SUDOKU_FAMILY_SINGLES)
        g_assert_cmpint (scene->marks[cell], ==, hint->position.candidates[cell]);
      g_assert_cmpint (scene->marks[cell] & ~hint->position.candidates[cell], ==, 0);
      g_assert_cmpint (scene->hint.removed[cell] & ~hint->step.removals[cell], ==, 0);
      for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
        if (scene->hint.candidate[cell][digit - 1].emphasis != GAME_EMPHASIS_NONE)
          g_assert_true (sudoku_position_has (&hint->position, cell, digit));
    }
}

static void
draw_stages (const GameHint *hint)
{
  g_autoptr(GArray) lines = game_hint_text_sentences (hint);

  for (int stage = 0; stage < GAME_N_STAGES; stage++)
    for (int line = -1; line < (stage == GAME_STAGE_WHY ? (int) lines->len : 0); line++)
      {
        PaintView view = { .selected = game_squares_of (40), .show_peers = true };
        GameHighlight highlight;
        PaintScene scene;
        cairo_surface_t *surface;

        paint_scene_init (&scene, &hint->state, &view);
        highlight = game_hint_text_highlight (hint, lines, stage, line);
        paint_scene_add_hint (&scene, hint, &highlight);
        g_assert_cmpint (scene.hint.is_shown, ==, stage > GAME_STAGE_NUDGE);
        if (scene.hint.is_shown && hint->kind == GAME_HINT_STEP)
          assert_true_scene (&scene, hint);

        surface = draw (&scene, &paint_theme_dark);
        g_assert_true (is_blank_around (surface));
        cairo_surface_destroy (surface);
      }
}

static void
apply (GameState      *state,
       const GameHint *hint)
{
  g_autoptr(GameDocument) document = game_document_new (state);
  GameMove move;

  g_assert_cmpint (game_hint_get_move (hint, document, &move), !=, GAME_ACTION_NONE);
  *state = move.state;
}

/* The hints of puzzles: the first of each technique is drawn. */
static void
test_sudoku (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  bool drawn[SUDOKU_N_TECHNIQUES] = { false };

  for (guint i = 0; i < samples->len; i += 3)
    {
      GameState state = game_state_new_sudoku (&g_array_index (samples, SudokuSample, i).givens);
      GameHint hint;

      while (game_hint_find (&state, NULL, true,
                             sudoku_cells_none (), NULL, &hint) && hint.kind == GAME_HINT_STEP)
        {
          if (!drawn[hint.step.technique])
            draw_stages (&hint);

          drawn[hint.step.technique] = true;
          apply (&state, &hint);
        }

      g_assert_cmpint (hint.kind, ==, GAME_HINT_SOLVED);
    }
}

static int
count_marks (const PaintScene *scene)
{
  int n_marks = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_marks += __builtin_popcount (scene->marks[cell]);

  return n_marks;
}

/* A single gives away no other one: to a user without marks only what it speaks of is shown. */
static void
test_single (void)
{
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  GameState state = game_state_new_sudoku (&givens);
  GameHint hint;

  while (game_hint_find (&state, NULL, true,
                         sudoku_cells_none (), NULL, &hint) && hint.kind == GAME_HINT_STEP)
    {
      bool is_single = sudoku_technique_family (hint.step.technique) == SUDOKU_FAMILY_SINGLES;

      for (int stage = GAME_STAGE_WHERE; stage <= GAME_STAGE_WHY; stage++)
        for (int marked = 0; is_single && marked < 2; marked++)
          {
            g_autoptr(GArray) lines = game_hint_text_sentences (&hint);
            GameHighlight highlight = game_hint_text_highlight (&hint, lines, stage, -1);
            GameState shown = state;
            PaintScene scene;

            if (marked)
              memcpy (shown.sudoku.marks, hint.position.candidates, sizeof shown.sudoku.marks);
            paint_scene_init (&scene, &shown, NULL);
            paint_scene_add_hint (&scene, &hint, &highlight);
            if (marked)
              g_assert_cmpmem (scene.marks, sizeof scene.marks,
                               hint.position.candidates, sizeof scene.marks);
            else
              g_assert_cmpint (count_marks (&scene), <=, 1);
          }

      apply (&state, &hint);
    }

  g_assert_cmpint (hint.kind, ==, GAME_HINT_SOLVED);
}

static void
test_mistake (void)
{
  SudokuGrid givens = make_grid (UNIQUE_LINE);
  GameState state = game_state_new_sudoku (&givens);
  g_autoptr(GArray) lines = NULL;
  GameHighlight highlight;
  PaintScene scene;
  GameHint hint;

  state.sudoku.entries.digit[3] = 2;
  state.sudoku.marks[5] = 1;
  game_hint_find (&state, NULL, true, sudoku_cells_none (), NULL, &hint);
  g_assert_cmpint (hint.kind, ==, GAME_HINT_MISTAKE);
  draw_stages (&hint);

  lines = game_hint_text_sentences (&hint);
  paint_scene_init (&scene, &state, NULL);
  highlight = game_hint_text_highlight (&hint, lines, GAME_STAGE_WHY, 1);
  paint_scene_add_hint (&scene, &hint, &highlight);
  g_assert_cmpint (scene.flags[3] & PAINT_CONFLICT, ==, 0);
  g_assert_cmpint (scene.flags[5] & PAINT_CONFLICT, !=, 0);
}

static void
test_queens (void)
{
  for (int n = 4; n < 12; n++)
    {
      GameState state = game_state_new_queens (n);
      GameHint hint;

      state.queens.queens.row[0] = 1;
      while (game_hint_find (&state, NULL, true,
                             sudoku_cells_none (), NULL, &hint) && hint.kind == GAME_HINT_QUEENS)
        {
          draw_stages (&hint);
          apply (&state, &hint);
        }

      g_assert_cmpint (hint.kind, ==, GAME_HINT_SOLVED);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint-hint/shapes", test_shapes);
  g_test_add_func ("/paint-hint/links", test_links);
  g_test_add_func ("/paint-hint/sudoku", test_sudoku);
  g_test_add_func ("/paint-hint/single", test_single);
  g_test_add_func ("/paint-hint/mistake", test_mistake);
  g_test_add_func ("/paint-hint/queens", test_queens);

  return g_test_run ();
}
