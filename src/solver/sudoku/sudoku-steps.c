/* Teaching solvers of sudoku: one backtracking search, cut into single steps.
 *
 * The recursion of the textbook is replaced by `phase`, which says what comes next at level[depth]:
 *
 *     CHOOSE     enter a level: pick its cell, or emit the solution if none is empty
 *     TRY        look at the next digit: refuse it, or place it and CHOOSE one level deeper;
 *                with no digit left, TAKE_BACK
 *     TAKE_BACK  leave a level: take the digit of the level above out again, and TRY on there
 *     READ       read the next given, and CHOOSE after the last; only if that is wanted
 *     OVER       nothing is left
 *
 * A phase that emits nothing goes over to the next one within the same call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/sudoku-methods.h"

#include <string.h>

enum
{
  PHASE_CHOOSE,
  PHASE_TRY,
  PHASE_TAKE_BACK,
  PHASE_READ,
  PHASE_OVER,
};

static const char *const method_names[SUDOKU_N_METHODS] =
{
  "scan",
  "flags",
  "tightest",
  "propagate",
};

const char *
sudoku_method_name (SudokuMethod method)
{
  return method_names[method];
}

bool
sudoku_method_goes_in_order (SudokuMethod method)
{
  return method == SUDOKU_SCAN || method == SUDOKU_FLAGS;
}

/* Puts a digit into a cell, or takes it out again: into the flags, or out of them. */
static void
toggle_flags (SudokuSteps *steps,
              int          cell,
              int          digit)
{
  for (int kind = SUDOKU_ROW; kind <= SUDOKU_BOX; kind++)
    steps->taken[kind][sudoku_house (kind, cell)] ^= 1u << (digit - 1);
}

bool
sudoku_steps_init (SudokuSteps      *steps,
                   SudokuMethod      method,
                   const SudokuGrid *givens)
{
  memset (steps, 0, sizeof *steps);
  steps->method = method;
  steps->givens = *givens;
  steps->grid = *givens;
  steps->n_read = SUDOKU_CELLS;
  steps->n_empty = SUDOKU_CELLS - sudoku_count_digits (givens);
  steps->phase = PHASE_CHOOSE;

  if (sudoku_has_conflict (givens))
    {
      steps->phase = PHASE_OVER;
      return false;
    }

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (givens->digit[cell] != 0)
      toggle_flags (steps, cell, givens->digit[cell]);

  return true;
}

/* Always true, for the caller to return: there is an event. */
static bool
emit (SudokuSteps     *steps,
      SearchEvent     *event,
      SearchEventKind  kind,
      int              variable,
      int              value)
{
  *event = (SearchEvent) { .kind = kind,
                           .depth = steps->depth,
                           .variable = variable,
                           .value = value,
                           .other = -1 };
  steps->n_events++;

  return true;
}

static bool
emit_reason (SudokuSteps     *steps,
             SearchEvent     *event,
             SearchEventKind  kind,
             int              variable,
             int              value,
             SearchReason     reason)
{
  emit (steps, event, kind, variable, value);
  event->reason = reason;

  return true;
}

bool
sudoku_steps_is_at_given (const SudokuSteps *steps)
{
  return steps->tells_skips && sudoku_method_goes_in_order (steps->method)
         && steps->next_cell < SUDOKU_CELLS && steps->givens.digit[steps->next_cell] != 0;
}

static bool
skip (SudokuSteps *steps,
      SearchEvent *event)
{
  const int cell = steps->next_cell++;

  steps->stats.n_skips++;

  return emit (steps, event, SEARCH_SKIP, cell, steps->givens.digit[cell]);
}

static bool
choose (SudokuSteps *steps,
        SearchEvent *event)
{
  SudokuNext next;

  if (sudoku_steps_is_at_given (steps))
    return skip (steps, event);

  if (steps->depth == steps->n_empty)
    {
      steps->stats.n_solutions++;
      steps->stats.n_valid++;
      steps->phase = PHASE_TAKE_BACK;
      return emit (steps, event, SEARCH_SOLUTION, -1, 0);
    }

  sudoku_method_choose (steps, &next);
  next.digits &= (SudokuDigits) ~steps->barred[next.cell];
  steps->level[steps->depth] = (SudokuStepsLevel) {
    .cell = next.cell,
    .reason = next.reason,
    .untried = next.digits,
    .rejected = SUDOKU_ALL_CANDIDATES & ~next.digits,
  };

  if (next.digits == 0)
    {
      steps->phase = PHASE_TAKE_BACK;
      return emit_reason (steps, event, SEARCH_DEAD_END, next.cell, next.missing, next.reason);
    }

  steps->phase = PHASE_TRY;
  return false;
}

static bool
place (SudokuSteps *steps,
       SearchEvent *event,
       int          digit)
{
  SudokuStepsLevel *level = &steps->level[steps->depth];

  steps->grid.digit[level->cell] = digit;
  toggle_flags (steps, level->cell, digit);
  steps->stats.n_nodes++;
  steps->next_cell = level->cell + 1;
  steps->level[++steps->depth] = (SudokuStepsLevel) { 0 };
  steps->phase = PHASE_CHOOSE;

  return emit_reason (steps, event, SEARCH_PLACE, level->cell, digit, level->reason);
}

static bool
try_digit (SudokuSteps *steps,
           SearchEvent *event)
{
  SudokuStepsLevel *level = &steps->level[steps->depth];
  SudokuRefusal refusal;
  int digit;

  if (level->untried == 0)
    {
      steps->phase = PHASE_TAKE_BACK;
      return level->closed == 0 && emit (steps, event, SEARCH_DEAD_END, level->cell, 0);
    }

  digit = sudoku_lowest_digit (level->untried);
  level->untried &= level->untried - 1;

  if (sudoku_method_accept (steps, level->cell, digit, &refusal))
    return place (steps, event, digit);

  level->rejected |= 1u << (digit - 1);
  steps->stats.n_rejects++;
  emit_reason (steps, event, SEARCH_REJECT, level->cell, digit, refusal.reason);
  event->other = refusal.other;

  return true;
}

static bool
take_back (SudokuSteps *steps,
           SearchEvent *event)
{
  SudokuStepsLevel *level;
  int digit;

  if (steps->depth == 0)
    {
      steps->phase = PHASE_OVER;
      return false;
    }

  level = &steps->level[--steps->depth];
  digit = steps->grid.digit[level->cell];
  steps->grid.digit[level->cell] = 0;
  toggle_flags (steps, level->cell, digit);
  level->closed |= 1u << (digit - 1);
  steps->next_cell = level->cell;
  steps->stats.n_backtracks++;
  steps->phase = PHASE_TRY;

  return emit (steps, event, SEARCH_RETRACT, level->cell, digit);
}

void
sudoku_steps_read_givens (SudokuSteps *steps)
{
  if (steps->phase == PHASE_OVER)
    return;

  steps->phase = PHASE_READ;
  steps->n_read = 0;
  steps->grid = (SudokuGrid) { { 0 } };
  memset (steps->taken, 0, sizeof steps->taken);
}

static bool
read_given (SudokuSteps *steps,
            SearchEvent *event)
{
  int cell = steps->n_read;

  while (cell < SUDOKU_CELLS && steps->givens.digit[cell] == 0)
    cell++;

  steps->n_read = cell;
  if (cell == SUDOKU_CELLS)
    {
      steps->phase = PHASE_CHOOSE;
      return false;
    }

  steps->n_read++;
  steps->grid.digit[cell] = steps->givens.digit[cell];
  toggle_flags (steps, cell, steps->givens.digit[cell]);

  return emit (steps, event, SEARCH_GIVEN, cell, steps->givens.digit[cell]);
}

/* What the phase does; whether it emits an event. */
static bool
take_phase (SudokuSteps *steps,
            SearchEvent *event)
{
  switch (steps->phase)
    {
    case PHASE_CHOOSE:
      return choose (steps, event);

    case PHASE_TRY:
      return try_digit (steps, event);

    case PHASE_TAKE_BACK:
      return take_back (steps, event);

    case PHASE_READ:
    default:
      return read_given (steps, event);
    }
}

bool
sudoku_steps_next (SudokuSteps *steps,
                   SearchEvent *event)
{
  if (steps->stops_at_first && steps->stats.n_solutions > 0)
    return false;

  while (steps->phase != PHASE_OVER)
    if (take_phase (steps, event))
      return true;

  return false;
}
