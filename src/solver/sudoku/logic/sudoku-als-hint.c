/* Building and emitting the hints about almost locked sets; their prose is in sudoku-logic-als.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-als.h"

void
sudoku_als_add_set (SudokuAlsSearch *search,
                    int              set)
{
  sudoku_hint_set (&search->logic->hint, search->list.set[set].cells,
                   search->list.set[set].digits);
}

void
sudoku_als_mark_common (SudokuAlsSearch *search,
                        int              group,
                        int              a,
                        int              b,
                        int              digit)
{
  SudokuCells cells = sudoku_cells_or (sudoku_als_group (&search->list, a, digit)->cells,
                                       sudoku_als_group (&search->list, b, digit)->cells);

  sudoku_hint_mark_cells (&search->logic->hint, SUDOKU_ROLE_COMMON, group, cells, digit);
}

void
sudoku_als_mark_pattern (SudokuAlsSearch *search,
                         int              group,
                         int              set,
                         int              digit)
{
  sudoku_hint_mark_cells (&search->logic->hint, SUDOKU_ROLE_PATTERN, group,
                          sudoku_als_group (&search->list, set, digit)->cells, digit);
}

void
sudoku_als_remove (SudokuAlsSearch *search,
                   SudokuCells      cells,
                   int              digit)
{
  SudokuHint *hint = &search->logic->hint;

  if (sudoku_cells_is_empty (cells))
    return;

  sudoku_hint_remove_cells (hint, search->logic->position, cells, digit);
  hint->digits |= 1 << (digit - 1);
}

/* Whether the hint takes something new, and, where sets overlap, nothing that is not. */
static bool
is_worth_emitting (const SudokuAlsSearch *search)
{
  const SudokuHint *hint = &search->logic->hint;
  bool has_new = false;
  bool has_old = false;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (SudokuDigits digits = hint->removals[cell]; digits != 0; digits &= digits - 1)
      {
        bool is_old = sudoku_cells_has (search->emitted[sudoku_lowest_digit (digits) - 1], cell);

        has_old |= is_old;
        has_new |= !is_old;
      }

  return has_new && !(has_old && search->may_overlap);
}

bool
sudoku_als_emit (SudokuAlsSearch *search)
{
  const SudokuHint *hint = &search->logic->hint;

  if (!is_worth_emitting (search))
    return true;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    for (SudokuDigits digits = hint->removals[cell]; digits != 0; digits &= digits - 1)
      {
        SudokuCells *emitted = &search->emitted[sudoku_lowest_digit (digits) - 1];

        *emitted = sudoku_cells_or (*emitted, sudoku_cells_of (cell));
      }

  return sudoku_logic_emit (search->logic);
}

/* Adds the nodes and links of a chain: without `digit` in its first set, it is in the last. */
static void
add_nodes (SudokuAlsSearch     *search,
           const SudokuAlsPath *path,
           int                  digit)
{
  SudokuHint *hint = &search->logic->hint;

  for (int i = 0; i <= path->n_links; i++)
    {
      int set = path->set[i];
      int lost = i == 0 ? digit : path->common[i - 1];
      int taken = i == path->n_links ? digit : path->common[i];
      int from = sudoku_hint_node (hint, sudoku_als_group (&search->list, set, lost)->cells, lost,
                                   false);
      int to = sudoku_hint_node (hint, sudoku_als_group (&search->list, set, taken)->cells, taken,
                                 true);

      if (i > 0)
        sudoku_hint_link (hint, from - 1, from, false);

      sudoku_hint_link (hint, from, to, true);
      hint->node[from].set = i;
      hint->node[to].set = i;
    }
}

bool
sudoku_als_emit_path (SudokuAlsSearch     *search,
                      SudokuTechnique      technique,
                      const SudokuAlsPath *path)
{
  const SudokuAlsList *list = &search->list;
  SudokuHint *hint = sudoku_logic_begin (search->logic, technique, 0);
  int last = path->set[path->n_links];
  SudokuDigits digits = list->set[path->set[0]].digits & list->set[last].digits &
                        ~(1 << (path->common[0] - 1)) &
                        ~(1 << (path->common[path->n_links - 1] - 1));

  for (; digits != 0; digits &= digits - 1)
    {
      int digit = sudoku_lowest_digit (digits);
      SudokuCells cells = sudoku_cells_and (sudoku_als_group (list, path->set[0], digit)->seen,
                                            sudoku_als_group (list, last, digit)->seen);

      if (sudoku_cells_is_empty (cells))
        continue;

      sudoku_als_remove (search, cells, digit);
      sudoku_als_mark_pattern (search, 0, path->set[0], digit);
      sudoku_als_mark_pattern (search, path->n_links, last, digit);
    }

  if (!is_worth_emitting (search))
    return true;

  for (int i = 0; i <= path->n_links; i++)
    sudoku_als_add_set (search, path->set[i]);

  for (int i = 0; i < path->n_links; i++)
    sudoku_als_mark_common (search, i, path->set[i], path->set[i + 1], path->common[i]);

  add_nodes (search, path, sudoku_lowest_digit (hint->digits));

  return sudoku_als_emit (search);
}
