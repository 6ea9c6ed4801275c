/* Every step of a position, by technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/hint/game-hint-private.h"

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

void
game_hint_add_step (GArray           *steps,
                    const SudokuHint *step)
{
  for (guint i = 0; i < steps->len; i++)
    if (sudoku_hint_same (step, &g_array_index (steps, SudokuHint, i)))
      return;

  g_array_append_vals (steps, step, 1);
}

static bool
take_step (const SudokuHint *step,
           void             *data)
{
  game_hint_add_step (data, step);

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
