/* Hints: random positions, right and mistaken ones, are walked through the stages; each of them
 * must say something true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-job.h"
#include "game/text/game-hint-text.h"
#include "support/solver/sudoku-samples.h"

static SudokuGrid
solve (const SudokuGrid *givens)
{
  SudokuAnswer answer;

  sudoku_solve (givens, 2, NULL, &answer);
  g_assert_cmpuint (answer.stats.n_solutions, ==, 1);

  return answer.solution;
}

static bool
play (GameDocument *document,
      GameMoveKind  kind,
      int           square,
      int           value)
{
  GameMove move = { .kind = kind, .squares = game_squares_of (square), .value = value };

  return game_document_play (document, &move);
}

static GameHint
find (GameDocument *document)
{
  GameHint hint;

  g_assert_true (game_hint_find (game_document_get_state (document), NULL, true,
                                 sudoku_cells_none (), NULL, &hint));

  return hint;
}

static int
random_cell (void)
{
  return g_test_rand_int_range (0, SUDOKU_CELLS);
}

/* Right moves: entries of the solution, and marks with some digits beside those of the solution. */
static void
play_right_moves (GameDocument     *document,
                  const SudokuGrid *solution,
                  int               n_moves)
{
  for (int i = 0; i < n_moves; i++)
    {
      int cell = random_cell ();
      const GameSudoku *sudoku = &game_document_get_state (document)->sudoku;

      if (sudoku->givens.digit[cell] != 0 || sudoku->entries.digit[cell] != 0)
        continue;

      if (g_test_rand_bit ())
        {
          play (document, GAME_MOVE_DIGIT, cell, solution->digit[cell]);
        }
      else if (sudoku->marks[cell] == 0)
        {
          play (document, GAME_MOVE_MARK, cell, solution->digit[cell]);
          for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
            if (digit != solution->digit[cell] && g_test_rand_int_range (0, 4) != 0)
              play (document, GAME_MOVE_MARK, cell, digit);
        }
    }
}

/* A wrong entry, or marks without the right digit, in a cell without a digit. */
static void
play_mistake (GameDocument     *document,
              const SudokuGrid *solution)
{
  const GameSudoku *sudoku = &game_document_get_state (document)->sudoku;
  SudokuGrid grid = game_sudoku_grid (sudoku);
  int cell = random_cell ();
  int digit;

  while (grid.digit[cell] != 0)
    cell = (cell + 1) % SUDOKU_CELLS;

  digit = solution->digit[cell];
  if (g_test_rand_bit ())
    {
      play (document, GAME_MOVE_DIGIT, cell, digit % SUDOKU_DIGITS + 1);
      return;
    }

  if (sudoku->marks[cell] >> (digit - 1) & 1)
    play (document, GAME_MOVE_MARK, cell, digit);
  if (game_document_get_state (document)->sudoku.marks[cell] == 0)
    play (document, GAME_MOVE_MARK, cell, digit % SUDOKU_DIGITS + 1);
}

static bool
is_mistaken (const GameSudoku *sudoku,
             const SudokuGrid *solution)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int entry = sudoku->entries.digit[cell];

      if (entry != 0 && entry != solution->digit[cell])
        return true;

      if (entry == 0 && sudoku->givens.digit[cell] == 0 && sudoku->marks[cell] != 0
          && !(sudoku->marks[cell] >> (solution->digit[cell] - 1) & 1))
        return true;
    }

  return false;
}

static void
assert_true_step (const GameHint   *hint,
                  const SudokuGrid *solution)
{
  const SudokuHint *step = &hint->step;

  g_assert_true (sudoku_hint_does_something (step));

  for (int i = 0; i < step->n_placements; i++)
    g_assert_cmpint (step->placement[i].digit, ==, solution->digit[step->placement[i].cell]);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      g_assert_cmpint (step->removals[cell] & ~hint->position.candidates[cell], ==, 0);
      if (step->removals[cell] != 0)
        g_assert_false (step->removals[cell] >> (solution->digit[cell] - 1) & 1);
    }
}

static void
assert_true_mistake (const GameHint   *hint,
                     const SudokuGrid *solution)
{
  const GameSudoku *sudoku = &hint->state.sudoku;
  g_autofree char *where = game_hint_text_stage (hint, GAME_STAGE_WHERE, GAME_ACTION_GO_BACK);
  SudokuCells cells = hint->entries;

  g_assert_true (is_mistaken (sudoku, solution));
  g_assert_null (strstr (where, "r1c"));        /* not yet which one */

  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);

      g_assert_cmpint (sudoku->entries.digit[cell], !=, solution->digit[cell]);
    }

  for (cells = hint->marks; !sudoku_cells_is_empty (cells); )
    {
      int cell = sudoku_cells_take (&cells);

      g_assert_cmpint (sudoku->marks[cell], !=, 0);
      g_assert_false (sudoku->marks[cell] >> (solution->digit[cell] - 1) & 1);
    }
}

/* What is highlighted stands on the board, and is of the hint. */
static void
assert_highlight (const GameHint      *hint,
                  const GameHighlight *highlight,
                  bool                 is_result)
{
  g_assert_true (highlight->is_shown);
  g_assert_cmpint (highlight->faint_result, ==, !is_result);
  g_assert_cmpint (highlight->n_groups, <=, hint->step.n_sets);

  for (int i = 0; i < highlight->n_links; i++)
    g_assert_cmpint (highlight->link[i].number, <, hint->step.n_links);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      g_assert_cmpint (highlight->removed[cell], ==, hint->step.removals[cell]);
      for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
        if (highlight->candidate[cell][digit - 1].emphasis != GAME_EMPHASIS_NONE)
          g_assert_true (sudoku_position_has (&hint->position, cell, digit));
    }
}

/* Every stage has a text, and the sentences highlight what they speak of. */
static void
assert_told (const GameHint *hint,
             GameAction      action)
{
  g_autofree char *title = game_hint_text_title (hint);
  g_autofree char *nudge = game_hint_text_stage (hint, GAME_STAGE_NUDGE, action);
  g_autofree char *where = game_hint_text_stage (hint, GAME_STAGE_WHERE, action);
  g_autofree char *last = game_hint_text_stage (hint, GAME_STAGE_APPLY, action);
  g_autoptr(GArray) lines = game_hint_text_sentences (hint);

  g_assert_cmpstr (title, !=, "");
  g_assert_cmpstr (nudge, !=, "");
  g_assert_cmpstr (where, !=, "");
  g_assert_cmpstr (last, !=, "");
  g_assert_cmpuint (lines->len, >, 0);

  for (guint i = 0; i < lines->len; i++)
    {
      const GameSentence *sentence = &g_array_index (lines, GameSentence, i);

      g_assert_cmpstr (sentence->text, !=, "");
      if (hint->kind == GAME_HINT_STEP)
        assert_highlight (hint, &sentence->highlight, sentence->is_result);
    }

  if (hint->kind == GAME_HINT_STEP)
    g_assert_true (g_array_index (lines, GameSentence, lines->len - 1).is_result);
}

/* Carries out what the hint says, and takes it back once, so that undo is seen to bring back what
 * was. Returns the action. */
static GameAction
carry_out (GameDocument   *document,
           const GameHint *hint)
{
  GameState before = *game_document_get_state (document);
  GameMove move;
  GameAction action = game_hint_get_move (hint, document, &move);

  assert_told (hint, action);
  g_assert_cmpint (action, !=, GAME_ACTION_NONE);

  g_assert_true (game_document_play (document, &move));
  game_document_undo (document);
  g_assert_true (game_state_equal (game_document_get_state (document), &before));
  game_document_redo (document);

  return action;
}

/* One board: some moves, perhaps a mistake, the hint, what it does, and so on. */
static void
walk (const SudokuGrid *givens,
      int               n_rounds)
{
  SudokuGrid solution = solve (givens);
  GameState state = game_state_new_sudoku (givens);
  g_autoptr(GameDocument) document = game_document_new (&state);

  for (int round = 0; round < n_rounds; round++)
    {
      GameHint hint;
      bool mistaken;

      play_right_moves (document, &solution, 3);
      if (game_state_is_solved (game_document_get_state (document)))
        return;
      if (g_test_rand_int_range (0, 3) == 0)
        play_mistake (document, &solution);

      mistaken = is_mistaken (&game_document_get_state (document)->sudoku, &solution);
      hint = find (document);

      if (mistaken)
        {
          g_assert_true (hint.kind == GAME_HINT_MISTAKE || hint.kind == GAME_HINT_CONFLICT);
          if (hint.kind == GAME_HINT_MISTAKE)
            assert_true_mistake (&hint, &solution);
          g_assert_cmpint (carry_out (document, &hint), ==, GAME_ACTION_GO_BACK);
          g_assert_false (is_mistaken (&game_document_get_state (document)->sudoku, &solution));
        }
      else
        {
          g_assert_cmpint (hint.kind, ==, GAME_HINT_STEP);
          assert_true_step (&hint, &solution);
          g_assert_cmpint (carry_out (document, &hint), ==, GAME_ACTION_APPLY);
          g_assert_false (is_mistaken (&game_document_get_state (document)->sudoku, &solution));
        }
    }
}

static void
test_walk (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");

  for (guint i = 0; i < samples->len; i += 2)
    walk (&g_array_index (samples, SudokuSample, i).givens, 12);
}

/* Nothing but hints, each of them carried out, comes to the solution: what was eliminated stays. */
static void
test_to_the_end (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");

  for (guint i = 0; i < samples->len; i += 5)
    {
      GameState state = game_state_new_sudoku (&g_array_index (samples, SudokuSample, i).givens);
      g_autoptr(GameDocument) document = game_document_new (&state);

      for (GameHint hint = find (document); hint.kind != GAME_HINT_SOLVED; hint = find (document))
        {
          g_assert_cmpint (hint.kind, ==, GAME_HINT_STEP);
          g_assert_cmpint (carry_out (document, &hint), ==, GAME_ACTION_APPLY);
        }

      g_assert_true (game_state_is_solved (game_document_get_state (document)));
    }
}

/* What was opened with a mistake in it has no state without it. */
static void
test_take_out (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  const SudokuGrid *givens = &g_array_index (samples, SudokuSample, 0).givens;
  SudokuGrid solution = solve (givens);
  GameState state = game_state_new_sudoku (givens);
  g_autoptr(GameDocument) first = game_document_new (&state);
  g_autoptr(GameDocument) document = NULL;
  GameHint hint;

  for (int i = 0; i < 3; i++)
    play_mistake (first, &solution);
  document = game_document_new (game_document_get_state (first));

  for (hint = find (document); hint.kind != GAME_HINT_STEP; hint = find (document))
    g_assert_cmpint (carry_out (document, &hint), ==, GAME_ACTION_TAKE_OUT);

  g_assert_false (is_mistaken (&game_document_get_state (document)->sudoku, &solution));
}

/* A puzzle with several solutions: nothing is said that only one of them would know. */
static void
test_several (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  SudokuGrid givens = g_array_index (samples, SudokuSample, 2).givens;
  SudokuGrid solution = solve (&givens);
  GameState state;
  g_autoptr(GameDocument) document = NULL;
  GameHint hint;

  for (int cell = 0, n_taken = 0; n_taken < 3; cell++)
    {
      n_taken += givens.digit[cell] != 0;
      givens.digit[cell] = 0;
    }

  state = game_state_new_sudoku (&givens);
  document = game_document_new (&state);

  for (hint = find (document); hint.kind == GAME_HINT_STEP; hint = find (document))
    {
      SudokuGrid grid;
      SudokuAnswer answer;

      g_assert_cmpint (hint.n_solutions, ==, 2);
      g_assert_false (sudoku_technique_needs_uniqueness (hint.step.technique));
      assert_true_step (&hint, &solution);
      carry_out (document, &hint);

      grid = game_sudoku_grid (&game_document_get_state (document)->sudoku);
      sudoku_solve (&grid, 2, NULL, &answer);
      g_assert_cmpuint (answer.stats.n_solutions, ==, 2);
    }

  g_assert_cmpint (hint.kind, ==, GAME_HINT_NONE);
  g_assert_false (game_hint_has_stages (&hint));
}

/* Marks that leave a cell nothing, on a board that would have solutions. */
static void
test_dead (void)
{
  GameState state = game_state_new_sudoku (NULL);
  g_autoptr(GameDocument) document = game_document_new (&state);
  GameHint hint;

  play (document, GAME_MOVE_DIGIT, 0, 5);
  play (document, GAME_MOVE_MARK, 1, 5);
  hint = find (document);
  g_assert_cmpint (hint.kind, ==, GAME_HINT_DEAD);
  g_assert_cmpint (carry_out (document, &hint), ==, GAME_ACTION_GO_BACK);
  g_assert_cmpint (find (document).kind, ==, GAME_HINT_NONE);

  play (document, GAME_MOVE_DIGIT, 1, 5);
  hint = find (document);
  g_assert_cmpint (hint.kind, ==, GAME_HINT_CONFLICT);
  g_assert_cmpint (sudoku_cells_count (hint.entries), ==, 2);
  g_assert_cmpint (carry_out (document, &hint), ==, GAME_ACTION_GO_BACK);
}

/* Givens that cannot be: a sentence, and no stages. */
static void
test_unsolvable (void)
{
  SudokuGrid givens = { 0 };
  GameState state;
  g_autoptr(GameDocument) document = NULL;
  GameHint hint;

  for (int cell = 1; cell < SUDOKU_DIGITS; cell++)
    givens.digit[cell] = cell;
  givens.digit[9] = 9;

  state = game_state_new_sudoku (&givens);
  document = game_document_new (&state);
  hint = find (document);
  g_assert_cmpint (hint.kind, ==, GAME_HINT_UNSOLVABLE);
  g_assert_false (game_hint_has_stages (&hint));

  givens.digit[9] = 8;
  givens.digit[10] = 8;
  state = game_state_new_sudoku (&givens);
  g_clear_pointer (&document, game_document_free);
  document = game_document_new (&state);
  hint = find (document);
  g_assert_cmpint (hint.kind, ==, GAME_HINT_CONFLICT);
  g_assert_cmpint (game_hint_get_move (&hint, document, &(GameMove) { 0 }), ==, GAME_ACTION_NONE);
}

/* Queens: whatever the hint says is done and can be undone, until the board is solved. */
static void
test_queens (void)
{
  GameState state = game_state_new_queens (8);
  g_autoptr(GameDocument) document = game_document_new (&state);
  GameHint hint;

  play (document, GAME_MOVE_QUEEN, 1, 0);
  play (document, GAME_MOVE_QUEEN, 8 + 2, 0);
  hint = find (document);
  g_assert_cmpint (hint.kind, ==, GAME_HINT_QUEENS);
  g_assert_cmpint (carry_out (document, &hint), ==, GAME_ACTION_TAKE_OUT);
  g_assert_false (game_state_has_conflict (game_document_get_state (document)));

  for (hint = find (document); hint.kind != GAME_HINT_SOLVED; hint = find (document))
    {
      g_assert_cmpint (hint.kind, ==, GAME_HINT_QUEENS);
      carry_out (document, &hint);
    }
}

/* The job finds what the function finds, and a stopped one finds nothing. */
static void
test_job (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  GameRequest request = { .type = GAME_JOB_HINT, .hint.uniqueness = true };
  g_autoptr(GameJob) job = NULL;
  g_autoptr(GameReport) report = NULL;
  g_autoptr(GameJob) stopped = NULL;
  g_autoptr(GameReport) nothing = NULL;
  GameHint hint;

  request.state = game_state_new_sudoku (&g_array_index (samples, SudokuSample, 3).givens);
  job = game_job_new (&request);
  report = game_job_run (job);
  g_assert_true (game_hint_find (&request.state, NULL, true, sudoku_cells_none (), NULL, &hint));
  g_assert_cmpint (report->hint->kind, ==, GAME_HINT_STEP);
  g_assert_true (sudoku_hint_same (&report->hint->step, &hint.step));

  stopped = game_job_new (&request);
  game_job_stop (stopped);
  nothing = game_job_run (stopped);
  g_assert_null (nothing->hint);
  g_assert_cmpint (nothing->end, ==, SEARCH_STOPPED);
}

/* All steps are true and stand by technique; those of the last resort come apart. */
static void
test_steps (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");

  for (guint i = 0; i < samples->len; i += 20)
    {
      GameState state = game_state_new_sudoku (&g_array_index (samples, SudokuSample, i).givens);
      GameHint hint = { .state = state };

      game_sudoku_position (&state.sudoku, &hint.position);
      sudoku_position_prove (&hint.position, &hint.solution);

      for (int harder = 0; harder <= 1; harder++)
        {
          g_autoptr(GArray) steps = game_hint_find_steps (&hint.position, harder, NULL);
          SudokuTechniques met = { { 0, 0 } };
          int technique = -1;

          for (guint j = 0; j < steps->len; j++)
            {
              hint.step = g_array_index (steps, SudokuHint, j);
              assert_true_step (&hint, &hint.solution);
              g_assert_cmpint (hint.step.technique >= SUDOKU_FORCING_CHAIN_CONTRADICTION, ==,
                               harder);
              if (hint.step.technique != technique)
                g_assert_false (sudoku_techniques_has (&met, hint.step.technique));
              technique = hint.step.technique;
              sudoku_techniques_add (&met, technique);
            }
        }
    }
}

/* The last move is the last one that changed digits or marks, and undo takes it back. */
static void
test_last_cells (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  const SudokuGrid *givens = &g_array_index (samples, SudokuSample, 0).givens;
  const GameState puzzle = game_state_new_sudoku (givens);
  g_autoptr(GameDocument) document = game_document_new (&puzzle);
  int one = 0, other;

  while (givens->digit[one] != 0)
    one++;
  for (other = one + 1; givens->digit[other] != 0; )
    other++;

  g_assert_true (sudoku_cells_is_empty (game_hint_get_last_cells (document)));
  play (document, GAME_MOVE_DIGIT, one, 1);
  g_assert_true (sudoku_cells_equal (game_hint_get_last_cells (document), sudoku_cells_of (one)));
  play (document, GAME_MOVE_MARK, other, 2);
  g_assert_true (sudoku_cells_equal (game_hint_get_last_cells (document), sudoku_cells_of (other)));
  play (document, GAME_MOVE_COLOR, one, 3);
  g_assert_true (sudoku_cells_equal (game_hint_get_last_cells (document), sudoku_cells_of (other)));
  game_document_undo (document);
  game_document_undo (document);
  g_assert_true (sudoku_cells_equal (game_hint_get_last_cells (document), sudoku_cells_of (one)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-hint/walk", test_walk);
  g_test_add_func ("/game-hint/to-the-end", test_to_the_end);
  g_test_add_func ("/game-hint/take-out", test_take_out);
  g_test_add_func ("/game-hint/several", test_several);
  g_test_add_func ("/game-hint/dead", test_dead);
  g_test_add_func ("/game-hint/unsolvable", test_unsolvable);
  g_test_add_func ("/game-hint/queens", test_queens);
  g_test_add_func ("/game-hint/job", test_job);
  g_test_add_func ("/game-hint/steps", test_steps);
  g_test_add_func ("/game-hint/last-cells", test_last_cells);

  return g_test_run ();
}
