/* Every step of a position, by technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/hint/game-hint.h"

static bool
is_last_resort (int technique)
{
  SudokuFamily family = sudoku_technique_family (technique);

  return family >= SUDOKU_FAMILY_FORCING_CHAINS && family <= SUDOKU_FAMILY_NESTED_NETS;
}

static SudokuTechniques
get_wanted (bool harder)
{
  SudokuTechniques wanted = sudoku_techniques_in_path ();

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (is_last_resort (technique) != harder)
      sudoku_techniques_remove (&wanted, technique);

  return wanted;
}

/* Patterns differ where steps do not. */
static bool
take_step (const SudokuHint *step,
           void             *data)
{
  GArray *steps = data;

  for (guint i = 0; i < steps->len; i++)
    if (sudoku_hint_same (step, &g_array_index (steps, SudokuHint, i)))
      return true;

  g_array_append_vals (steps, step, 1);

  return true;
}

/* The technique, but for singles: those come as hints do, hidden ones first. */
static int
get_place (const SudokuHint *step)
{
  return step->technique == SUDOKU_HIDDEN_SINGLE ? SUDOKU_NAKED_SINGLE :
         step->technique == SUDOKU_NAKED_SINGLE ? SUDOKU_HIDDEN_SINGLE : step->technique;
}

/* g_array_sort () keeps the order of equal ones. */
static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  return get_place (a) - get_place (b);
}

GArray *
game_hint_find_steps (const SudokuPosition *position,
                      bool                  harder,
                      const SearchControl  *control)
{
  g_autoptr(GArray) steps = g_array_new (FALSE, FALSE, sizeof (SudokuHint));
  SudokuTechniques wanted = get_wanted (harder);

  if (sudoku_logic_each (position, &wanted, take_step, steps, control) == SEARCH_STOPPED)
    return NULL;

  g_array_sort (steps, compare_places);

  return g_steal_pointer (&steps);
}
