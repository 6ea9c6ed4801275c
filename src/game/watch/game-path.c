/* The logical path of a sudoku.
 *
 * A position is had by doing the steps before it again: some hundred of them, a few microseconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-path.h"

struct _GamePath
{
  SudokuPosition start;
  GArray        *steps;         /* SudokuHint */
  SudokuGrade    grade;
  bool           solved;
};

static bool
path_add_step (const SudokuHint *hint,
               void             *data)
{
  GamePath *self = data;

  g_array_append_vals (self->steps, hint, 1);

  return true;
}

static void
path_clear (gpointer data)
{
  GamePath *self = data;

  g_array_unref (self->steps);
}

static bool
path_is_single (GamePath *self,
                guint     index)
{
  return g_array_index (self->steps, SudokuHint, index).technique <= SUDOKU_HIDDEN_SINGLE;
}

GamePath *
game_path_new (const SudokuGrid    *puzzle,
               const SearchControl *control)
{
  g_autoptr(GamePath) self = NULL;
  SearchEnd end;

  g_return_val_if_fail (puzzle != NULL, NULL);

  self = g_atomic_rc_box_new0 (GamePath);
  self->steps = g_array_new (FALSE, FALSE, sizeof (SudokuHint));
  sudoku_position_init (&self->start, puzzle, NULL);
  self->start.unique = true;

  end = sudoku_grade (&self->start, NULL, path_add_step, self, control, &self->grade);

  if (end == SEARCH_STOPPED)
    return NULL;

  self->solved = end == SEARCH_EXHAUSTED;

  return g_steal_pointer (&self);
}

GamePath *
game_path_ref (GamePath *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
game_path_unref (GamePath *self)
{
  g_atomic_rc_box_release_full (self, path_clear);
}

guint
game_path_get_length (GamePath *self)
{
  return self->steps->len;
}

bool
game_path_is_solved (GamePath *self)
{
  return self->solved;
}

const SudokuGrade *
game_path_get_grade (GamePath *self)
{
  return &self->grade;
}

const SudokuHint *
game_path_get_step (GamePath *self,
                    guint     index)
{
  return index < self->steps->len ? &g_array_index (self->steps, SudokuHint, index) : NULL;
}

void
game_path_get_position (GamePath       *self,
                        guint           index,
                        SudokuPosition *position)
{
  g_return_if_fail (index <= self->steps->len);

  *position = self->start;

  for (guint i = 0; i < index; i++)
    sudoku_hint_apply (game_path_get_step (self, i), position);
}

void
game_path_get_state (GamePath  *self,
                     guint      index,
                     GameState *state)
{
  SudokuPosition position;

  game_path_get_position (self, index, &position);
  *state = game_state_new_sudoku (&self->start.grid);
  game_state_fill (state, position.grid.digit);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    state->sudoku.marks[cell] = position.candidates[cell];
}

guint
game_path_find (GamePath *self,
                guint     index,
                bool      forward)
{
  guint length = self->steps->len;

  g_return_val_if_fail (index <= length, 0);

  if (forward)
    {
      do
        index++;
      while (index < length && path_is_single (self, index));

      return MIN (index, length);
    }

  while (index > 0 && path_is_single (self, --index))
    ;

  return index;
}
