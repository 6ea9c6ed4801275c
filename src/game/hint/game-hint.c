/* Finding a hint: first mistakes, then the next step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/hint/game-hint-private.h"
#include "solver/sudoku/logic/sudoku-proof.h"

static bool
is_empty_cell (const GameSudoku *sudoku,
               int               cell)
{
  return sudoku->givens.digit[cell] == 0 && sudoku->entries.digit[cell] == 0;
}

/* The entries that stand against another digit of their house. */
static SudokuCells
find_conflicts (const GameSudoku *sudoku)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  int n_conflicts = sudoku_find_conflicts (&grid, conflicts);
  SudokuCells cells = sudoku_cells_none ();

  for (int i = 0; i < n_conflicts; i++)
    for (int j = 0; j < conflicts[i].n_cells; j++)
      if (sudoku->entries.digit[conflicts[i].cell[j]] != 0)
        cells = sudoku_cells_or (cells, sudoku_cells_of (conflicts[i].cell[j]));

  return cells;
}

/* Finds the entries and marks that the only solution contradicts. */
static void
find_mistakes (GameHint *hint)
{
  const GameSudoku *sudoku = &hint->state.sudoku;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int digit = hint->solution.digit[cell];
      int entry = sudoku->entries.digit[cell];
      SudokuDigits marks = sudoku->marks[cell];

      if (entry != 0 && entry != digit)
        hint->entries = sudoku_cells_or (hint->entries, sudoku_cells_of (cell));
      else if (is_empty_cell (sudoku, cell) && marks != 0 && !(marks >> (digit - 1) & 1))
        hint->marks = sudoku_cells_or (hint->marks, sudoku_cells_of (cell));
    }
}

/* Whether the digits on the board can be completed. Returns false where `control` said no. */
static bool
check_completion (const GameHint      *hint,
                  const SearchControl *control,
                  bool                *completes)
{
  SudokuGrid grid = game_sudoku_grid (&hint->state.sudoku);
  SudokuAnswer answer;

  sudoku_solve (&grid, 1, control, &answer);
  *completes = answer.stats.n_solutions > 0;

  return answer.end != SEARCH_STOPPED;
}

static bool
find_step (GameHint            *hint,
           bool                 uniqueness,
           SudokuCells          last,
           const SearchControl *control)
{
  const SudokuTechniques wanted = sudoku_techniques_in_path ();

  hint->position.unique = uniqueness && hint->n_solutions == 1;
  hint->kind = sudoku_hint_order_first (&hint->position, &wanted, last, control, &hint->step) ?
               GAME_HINT_STEP : GAME_HINT_NONE;

  return hint->kind == GAME_HINT_STEP || search_should_continue (control, &(SearchStats) { 0 });
}

/* A puzzle that has no solution, or several: nothing is said that only one solution would know. */
static bool
find_without_solution (GameHint            *hint,
                       SudokuCells          last,
                       const SearchControl *control)
{
  bool completes;

  if (hint->n_solutions == 0 && sudoku_count_digits (&hint->state.sudoku.givens) > 0)
    {
      hint->kind = GAME_HINT_UNSOLVABLE;
      return true;
    }

  if (!check_completion (hint, control, &completes))
    return false;

  if (!completes || sudoku_position_is_dead (&hint->position))
    {
      hint->kind = GAME_HINT_DEAD;
      return true;
    }

  return find_step (hint, false, last, control);
}

static bool
find_without_conflict (GameHint            *hint,
                       const GameState     *solution,
                       bool                 uniqueness,
                       SudokuCells          last,
                       const SearchControl *control)
{
  game_sudoku_position (&hint->state.sudoku, &hint->position);

  if (hint->n_solutions != 1)
    return find_without_solution (hint, last, control);

  hint->solution = game_sudoku_grid (&solution->sudoku);
  find_mistakes (hint);

  if (!sudoku_cells_is_empty (sudoku_cells_or (hint->entries, hint->marks)))
    {
      hint->kind = GAME_HINT_MISTAKE;
      return true;
    }

  return find_step (hint, uniqueness, last, control);
}

static bool
find_in_sudoku (GameHint            *hint,
                const GameState     *solution,
                bool                 uniqueness,
                SudokuCells          last,
                const SearchControl *control)
{
  if (!game_state_has_conflict (&hint->state))
    return find_without_conflict (hint, solution, uniqueness, last, control);

  hint->kind = GAME_HINT_CONFLICT;
  hint->entries = find_conflicts (&hint->state.sudoku);

  return true;
}

/* Fills n_solutions and, where it is 1, `solution`; false where `control` said no. */
static bool
find_solution (GameHint            *hint,
               const GameFacts     *facts,
               const SearchControl *control,
               GameState           *solution)
{
  GameState puzzle = game_state_new_puzzle (&hint->state);
  GameFacts found = game_facts_new (&puzzle);
  SearchStats stats;

  hint->n_solutions = 2;
  if (!game_state_has_givens (&puzzle))
    return true;

  if (facts != NULL && game_state_equal (&facts->puzzle, &puzzle))
    found = *facts;
  if (game_facts_find (&found, GAME_FACTS_SOLUTION, control, &stats) == SEARCH_STOPPED)
    return false;

  hint->n_solutions = found.n_solutions;
  *solution = found.solution;

  return true;
}

bool
game_hint_find (const GameState     *state,
                const GameFacts     *facts,
                bool                 uniqueness,
                SudokuCells          last,
                const SearchControl *control,
                GameHint            *hint)
{
  GameState solution;

  *hint = (GameHint) { .kind = GAME_HINT_NONE, .state = *state };

  if (game_state_is_solved (state))
    {
      hint->kind = GAME_HINT_SOLVED;
      return true;
    }

  if (!find_solution (hint, facts, control, &solution))
    return false;

  if (state->kind == GAME_QUEENS)
    return game_hint_find_queens (hint, &solution, control);

  return find_in_sudoku (hint, &solution, uniqueness, last, control);
}

bool
game_hint_has_stages (const GameHint *hint)
{
  switch (hint->kind)
    {
    case GAME_HINT_CONFLICT:
    case GAME_HINT_MISTAKE:
    case GAME_HINT_DEAD:
    case GAME_HINT_STEP:
    case GAME_HINT_QUEENS:
    case GAME_HINT_COLOURED:
      return true;

    case GAME_HINT_SOLVED:
    case GAME_HINT_UNSOLVABLE:
    case GAME_HINT_NONE:
    default:
      return false;
    }
}

int
game_hint_count_stages (const GameHint *hint)
{
  bool has_proof = hint->kind == GAME_HINT_STEP && sudoku_proof_is_for (hint->step.technique);

  return GAME_N_STAGES + has_proof;
}

int
game_hint_get_place (const GameHint *hint,
                     GameStage       stage)
{
  if (stage == GAME_STAGE_PROOF)
    return GAME_STAGE_APPLY;

  return stage == GAME_STAGE_APPLY ? game_hint_count_stages (hint) - 1 : (int) stage;
}

GameStage
game_hint_get_stage (const GameHint *hint,
                     int             place)
{
  if (place < GAME_STAGE_APPLY)
    return place;

  return place + 1 < game_hint_count_stages (hint) ? GAME_STAGE_PROOF : GAME_STAGE_APPLY;
}
