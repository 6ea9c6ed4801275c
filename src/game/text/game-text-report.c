/* The solution that a job has found, in a sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text.h"

#include <glib/gi18n-lib.h>

static bool
has_entries (const GameState *state)
{
  return game_state_variant (state) == GAME_VARIANT_SUDOKU
         && sudoku_count_digits (&state->sudoku.givens) > 0
         && sudoku_count_digits (&state->sudoku.entries) > 0;
}

/* A puzzle that may have several solutions, and a user who does not know how many. */
static char *
puzzle_solved (const GameRequest *request,
               const GameReport  *report)
{
  int n_changed = report->solve.n_changed;
  bool is_unique = report->stats.n_solutions == 1 && report->end == SEARCH_EXHAUSTED;

  if (report->stats.n_solutions == 0)
    return g_strdup (_("This puzzle has no solution."));

  if (is_unique && n_changed > 0)
    return g_strdup_printf (ngettext ("Solved. %d of your entries contradicted the only solution "
                                      "and was changed.",
                                      "Solved. %d of your entries contradicted the only solution "
                                      "and were changed.", n_changed), n_changed);

  if (is_unique)
    return g_strdup (_("Solved. This is the only solution."));

  if (report->stats.n_solutions == 1)
    return g_strdup (_("Solved. Whether there is another solution was not looked at."));

  if (report->end == SEARCH_STOPPED)
    return g_strdup (_("Solved. There are several solutions, and this is one of them."));

  if (n_changed > 0)
    return g_strdup (_("Your entries contradict all solutions. There are several, and this is one "
                       "of them."));

  if (has_entries (&request->state))
    return g_strdup (_("Solved. There are several solutions, and this one agrees with your "
                       "entries."));

  return g_strdup (_("Solved. There are several solutions, and this is one of them."));
}

static char *
queens_solved (const GameRequest *request,
               const GameReport  *report)
{
  const GameQueens *queens = &request->state.queens;

  if (report->stats.n_solutions > 0 && report->solve.n_changed > 0)
    return g_strdup_printf (ngettext ("Solved. %d of your queens stood on a wrong square.",
                                      "Solved. %d of your queens stood on wrong squares.",
                                      report->solve.n_changed), report->solve.n_changed);

  if (!game_state_info (&request->state)->has_images)
    return puzzle_solved (request, report);

  if (report->stats.n_solutions > 0)
    return g_strdup (_("Solved. No queen attacks another."));

  if (queens_board_count (&queens->queens) == 0)
    /* Translators: the size of the board, 2 or 3. */
    return g_strdup_printf (_("A board of %d × %d has no solution."),
                            queens->queens.n, queens->queens.n);

  return g_strdup (_("These queens cannot be completed."));
}

static char *
solved (const GameRequest *request,
        const GameReport  *report)
{
  if (report->end == SEARCH_STOPPED && report->stats.n_solutions == 0)
    return g_strdup (_("Stopped before a solution was found."));

  switch (request->state.kind)
    {
    case GAME_SUDOKU:
      return puzzle_solved (request, report);

    case GAME_QUEENS:
    default:
      return queens_solved (request, report);
    }
}

/* Why nothing was searched. */
static char *
invalid (const GameRequest *request)
{
  SudokuConflict conflicts[SUDOKU_MAX_CONFLICTS];
  g_autofree char *conflict = NULL;
  SudokuGrid puzzle;

  switch (game_state_variant (&request->state))
    {
    case GAME_VARIANT_COLOURED_QUEENS:
      return g_strdup (_("This puzzle has no solution."));

    case GAME_VARIANT_FREE_QUEENS:
    case GAME_VARIANT_FIXED_QUEENS:
      return g_strdup (_("These queens cannot be completed: two of them attack each other."));

    case GAME_VARIANT_SUDOKU:
    default:
      puzzle = game_sudoku_puzzle (&request->state.sudoku);
      if (sudoku_find_conflicts (&puzzle, conflicts) == 0)
        return g_strdup (_("This puzzle has no solution."));

      conflict = game_text_conflict (&conflicts[0]);

      /* Translators: %s is like “7 stands twice in row 3: columns 2 and 8”. */
      return g_strdup_printf (_("This puzzle has no solution: %s."), conflict);
    }
}

char *
game_text_report (const GameRequest *request,
                  const GameReport  *report)
{
  g_return_val_if_fail (request != NULL && request->type == GAME_JOB_SOLVE, NULL);
  g_return_val_if_fail (report != NULL, NULL);

  return report->end == SEARCH_INVALID ? invalid (request) : solved (request, report);
}
