/* Positions of techniques, and trials of the player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/hint/game-trial.h"

#include <glib.h>

#include "game/hint/game-hint-private.h"

enum { MAX_STEPS = 24 };

typedef struct
{
  const char *code;
  const char *shown;
  const char *tried;
} Positions;

static const Positions all_positions[] = {
#include "game/hint/game-trial-positions.h"
};

struct _GameTrial
{
  SudokuTechnique technique;
  GameState       start;
  SudokuGrid      solution;
  GArray         *steps;        /* SudokuHint */
};

static const char *
find_position (SudokuTechnique technique,
               GamePositionUse use)
{
  for (size_t i = 0; i < G_N_ELEMENTS (all_positions); i++)
    if (g_str_equal (all_positions[i].code, sudoku_technique[technique].code))
      return use == GAME_POSITION_SHOWN ? all_positions[i].shown : all_positions[i].tried;

  return NULL;
}

bool
game_trial_get_position (SudokuTechnique  technique,
                         GamePositionUse  use,
                         GameState       *state)
{
  const char *text = find_position (technique, use);
  SudokuPosition position;
  SudokuGrid givens = { 0 };

  if (text == NULL || sudoku_position_read (text, &position, &(int) { 0 }) != NULL)
    return false;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (sudoku_cells_has (position.given, cell))
      givens.digit[cell] = position.grid.digit[cell];

  *state = game_state_new_sudoku (&givens);
  game_state_fill (state, position.grid.digit);
  for (int cell = 0; technique > SUDOKU_HIDDEN_SINGLE && cell < SUDOKU_CELLS; cell++)
    state->sudoku.marks[cell] = position.candidates[cell];

  return true;
}

static void
init_position (const GameState *state,
               SudokuPosition  *position)
{
  game_sudoku_position (&state->sudoku, position);
  position->unique = true;
}

static SudokuTechniques
only (SudokuTechnique technique)
{
  SudokuTechniques wanted = { { 0 } };

  sudoku_techniques_add (&wanted, technique);

  return wanted;
}

bool
game_trial_find_hint (SudokuTechnique  technique,
                      const GameState *state,
                      GameHint        *hint)
{
  SudokuTechniques wanted = only (technique);

  *hint = (GameHint) { .kind = GAME_HINT_STEP, .state = *state, .n_solutions = 1 };
  init_position (state, &hint->position);

  return sudoku_logic_first (&hint->position, &wanted, NULL, &hint->step);
}

static bool
take_step (const SudokuHint *step,
           void             *data)
{
  GArray *steps = data;

  game_hint_add_step (steps, step);

  return steps->len < MAX_STEPS;
}

GameTrial *
game_trial_new (SudokuTechnique  technique,
                const GameState *state)
{
  GameTrial *self = g_new0 (GameTrial, 1);
  SudokuTechniques wanted = only (technique);
  SudokuPosition position;
  SudokuAnswer answer;

  self->technique = technique;
  self->start = *state;
  self->steps = g_array_new (FALSE, FALSE, sizeof (SudokuHint));
  sudoku_solve (&state->sudoku.givens, 1, NULL, &answer);
  self->solution = answer.solution;
  init_position (state, &position);
  sudoku_logic_each (&position, &wanted, take_step, self->steps, NULL);

  return self;
}

void
game_trial_free (GameTrial *self)
{
  g_array_unref (self->steps);
  g_free (self);
}

SudokuTechnique
game_trial_get_technique (const GameTrial *self)
{
  return self->technique;
}

bool
game_trial_is_of (const GameTrial *self,
                  const GameState *state)
{
  return game_state_same_puzzle (&self->start, state);
}

static bool
is_right (const SudokuPosition *position,
          const SudokuGrid     *solution)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (position->grid.digit[cell] != solution->digit[cell]
        && !sudoku_position_has (position, cell, solution->digit[cell]))
      return false;

  return true;
}

static bool
is_taken (const SudokuHint     *step,
          const SudokuPosition *position)
{
  for (int i = 0; i < step->n_placements; i++)
    if (position->grid.digit[step->placement[i].cell] != step->placement[i].digit)
      return false;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if ((position->candidates[cell] & step->removals[cell]) != 0)
      return false;

  return true;
}

bool
game_trial_is_done (const GameTrial *self,
                    const GameState *state)
{
  SudokuPosition position;

  init_position (state, &position);
  if (!is_right (&position, &self->solution))
    return false;

  for (guint i = 0; i < self->steps->len; i++)
    if (is_taken (&g_array_index (self->steps, SudokuHint, i), &position))
      return true;

  return false;
}
