/* Applying a hint to the board: one move, which undo takes back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/hint/game-hint-private.h"

static bool
agrees_with_solution (const GameSudoku *sudoku,
                      const SudokuGrid *solution)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int digit = solution->digit[cell];
      int entry = sudoku->entries.digit[cell];
      bool is_open = entry == 0 && sudoku->givens.digit[cell] == 0;

      if (entry != 0 && entry != digit)
        return false;

      if (is_open && sudoku->marks[cell] != 0 && !(sudoku->marks[cell] >> (digit - 1) & 1))
        return false;
    }

  return true;
}

/* Whether something is left for every cell and house, and the digits can be completed. */
static bool
can_be_completed (const GameSudoku *sudoku)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);
  SudokuPosition position;
  SudokuAnswer answer;

  game_sudoku_position (sudoku, &position);
  if (sudoku_position_is_dead (&position))
    return false;

  sudoku_solve (&grid, 1, NULL, &answer);

  return answer.stats.n_solutions > 0;
}

/* A GameStateTest: whether a state of the same puzzle is without the mistake of the hint. */
static bool
is_right (const GameState *state,
          gconstpointer    data)
{
  const GameHint *hint = data;

  if (!game_state_same_puzzle (state, &hint->state) || game_state_has_conflict (state))
    return false;

  if (state->kind == GAME_QUEENS)
    return game_hint_queens_right (hint, state);

  if (hint->kind == GAME_HINT_CONFLICT)
    return true;

  return hint->n_solutions == 1 ? agrees_with_solution (&state->sudoku, &hint->solution) :
                                  can_be_completed (&state->sudoku);
}

/* The state without the entries that are wrong, and with the digit among the marks that lacked it:
 * all that the rules leave, so that it is not given away. */
static GameState
take_out_digits (const GameHint *hint)
{
  GameState state = hint->state;
  SudokuCells cells = hint->entries;
  SudokuGrid grid;

  while (!sudoku_cells_is_empty (cells))
    state.sudoku.entries.digit[sudoku_cells_take (&cells)] = 0;

  grid = game_sudoku_grid (&state.sudoku);
  cells = hint->kind == GAME_HINT_MISTAKE ?
          sudoku_cells_or (hint->entries, hint->marks) : hint->marks;
  while (!sudoku_cells_is_empty (cells))
    {
      int cell = sudoku_cells_take (&cells);
      int digit = hint->solution.digit[cell];

      if (state.sudoku.marks[cell] != 0 && !(state.sudoku.marks[cell] >> (digit - 1) & 1))
        game_sudoku_set_marks (&state.sudoku, cell, sudoku_candidates (&grid, cell));
    }

  return state;
}

static SudokuCells
find_changed_cells (const GameSudoku *before,
                    const GameSudoku *after)
{
  SudokuCells digits = sudoku_cells_none ();
  SudokuCells marks = sudoku_cells_none ();

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (before->entries.digit[cell] != after->entries.digit[cell])
      digits = sudoku_cells_or (digits, sudoku_cells_of (cell));
    else if (before->marks[cell] != after->marks[cell])
      marks = sudoku_cells_or (marks, sudoku_cells_of (cell));

  return sudoku_cells_is_empty (digits) ? marks : digits;
}

/* Moves that only draw something are passed over. */
SudokuCells
game_hint_get_last_cells (const GameDocument *document)
{
  SudokuCells cells = sudoku_cells_none ();
  guint n_states, position;
  const GameState *states = game_document_get_history (document, &n_states, &position);

  for (; position > 0 && sudoku_cells_is_empty (cells); position--)
    if (game_kinds[states[position].kind].n_digits > 0
        && game_state_same_puzzle (&states[position - 1], &states[position]))
      cells = find_changed_cells (&states[position - 1].sudoku, &states[position].sudoku);

  return cells;
}

static bool
knows_what_is_wrong (const GameHint *hint)
{
  return game_hint_knows_queens (hint)
         || !sudoku_cells_is_empty (sudoku_cells_or (hint->entries, hint->marks));
}

static GameAction
get_way_back (const GameHint     *hint,
              const GameDocument *document,
              GameState          *state)
{
  const GameState *before = game_document_find_back (document, is_right, hint);

  if (before != NULL)
    {
      *state = *before;
      return GAME_ACTION_GO_BACK;
    }

  if (!knows_what_is_wrong (hint))
    return GAME_ACTION_NONE;

  *state = game_hint_knows_queens (hint) ? game_hint_mend_queens (hint) : take_out_digits (hint);

  return GAME_ACTION_TAKE_OUT;
}

/* The state after the step: a digit is entered too where only one cell loses candidates and one is
 * left. Marks of other cells stay as they are. */
static GameState
do_step (const GameHint *hint)
{
  GameState state = hint->state;
  const SudokuHint *step = &hint->step;
  SudokuCandidate last;

  for (int i = 0; i < step->n_placements; i++)
    state.sudoku.entries.digit[step->placement[i].cell] = step->placement[i].digit;

  if (sudoku_hint_settles (step, &hint->position, &last))
    state.sudoku.entries.digit[last.cell] = last.digit;
  else if (step->n_placements == 0)
    for (int cell = 0; cell < SUDOKU_CELLS; cell++)
      if (step->removals[cell] != 0)
        game_sudoku_set_marks (&state.sudoku, cell,
                               hint->position.candidates[cell] & ~step->removals[cell]);

  return state;
}

/* One queen is taken away rather than all that came after it where the others can be completed. */
static GameAction
get_queens_move (const GameHint     *hint,
                 const GameDocument *document,
                 GameState          *state)
{
  if (queens_hint_is_mistake (&hint->queens) && !hint->queens.helps)
    return get_way_back (hint, document, state);

  *state = game_hint_do_queens (hint);

  if (game_state_equal (state, &hint->state))
    return GAME_ACTION_NONE;

  return hint->queens.helps ? GAME_ACTION_TAKE_OUT : GAME_ACTION_APPLY;
}

GameAction
game_hint_get_move (const GameHint     *hint,
                    const GameDocument *document,
                    GameMove           *move)
{
  *move = (GameMove) { .kind = GAME_MOVE_REPLACE };

  switch (hint->kind)
    {
    case GAME_HINT_CONFLICT:
    case GAME_HINT_MISTAKE:
    case GAME_HINT_DEAD:
      return get_way_back (hint, document, &move->state);

    case GAME_HINT_STEP:
      move->state = do_step (hint);
      return GAME_ACTION_APPLY;

    case GAME_HINT_QUEENS:
      return get_queens_move (hint, document, &move->state);

    case GAME_HINT_COLOURED:
      move->state = game_hint_do_queens (hint);
      return GAME_ACTION_APPLY;

    case GAME_HINT_SOLVED:
    case GAME_HINT_UNSOLVABLE:
    case GAME_HINT_NONE:
    default:
      return GAME_ACTION_NONE;
    }
}
