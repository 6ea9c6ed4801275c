/* The rows of a search tree: what each level of a search has tried, and what it has left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/tree/paint-tree-parts.h"

/* Where the search is after `event`, which is about the value of `column`. */
static void
find_current (PaintTree         *tree,
              const SearchEvent *event,
              int                column)
{
  int last = tree->n_rows - 1;
  bool is_at_work = last >= 0 && tree->row[last].column < 0
                    && (event->kind == SEARCH_REJECT || event->kind == SEARCH_RETRACT);

  if (last >= 0 && tree->row[last].column < 0 && !is_at_work)
    last--;

  tree->current_row = last;
  tree->is_solution = event->kind == SEARCH_SOLUTION && event->reason == SEARCH_NO_REASON;
  if (last < 0)
    return;

  tree->current_column = is_at_work ? column : tree->row[last].column;
}

void
paint_tree_collect_queens (PaintTree         *tree,
                           const QueensSteps *steps,
                           const SearchEvent *event)
{
  bool has_sets = queens_method_is_by_line (steps->method);

  tree->n_columns = has_sets ? steps->n : steps->n * steps->n;
  tree->n_usual_columns = tree->n_columns;
  tree->is_board = has_sets;
  tree->n_rows = MIN (steps->depth + 1, steps->n);

  for (int line = 0; line < tree->n_rows; line++)
    {
      PaintTreeRow *row = &tree->row[line];

      row->column = line < steps->depth ? steps->square[line] : -1;
      row->level = line;
      row->n_levels = 1;
      if (!has_sets)
        continue;

      row->columns = paint_tree_first_bits (steps->n);
      row->rejected = steps->rejected[line];
      row->closed = steps->closed[line] & ~row->rejected;
      row->untried = paint_tree_first_bits (steps->n) & ~(row->rejected | row->closed);
      if (row->column >= 0)
        row->untried &= ~(UINT32_C (1) << row->column);
    }

  if (event != NULL)
    find_current (tree, event,
                  has_sets ? event->value : event->variable * steps->n + event->value);
}

void
paint_tree_collect_words (PaintTree         *tree,
                          const WordsSteps  *steps,
                          const SearchEvent *event)
{
  tree->letters = steps->puzzle.letter;
  tree->n_columns = WORDS_DIGITS;
  tree->n_usual_columns = WORDS_DIGITS;
  tree->is_board = true;
  tree->n_rows = MIN (steps->depth + 1, steps->puzzle.n_letters);

  for (int letter = 0; letter < tree->n_rows; letter++)
    {
      PaintTreeRow *row = &tree->row[letter];

      row->column = letter < steps->depth ? steps->digits.digit[letter] : -1;
      row->level = letter;
      row->n_levels = 1;
      row->columns = paint_tree_first_bits (WORDS_DIGITS);
      row->rejected = steps->rejected[letter];
      row->closed = steps->closed[letter];
      row->untried = row->columns & ~(row->rejected | row->closed);
      if (row->column >= 0)
        row->untried &= ~(UINT32_C (1) << row->column);
    }

  if (event != NULL)
    find_current (tree, event, event->value);
}

/* Digits that a method rules out by candidates are never looked at. They are left out of the
 * picture, or each level would be full of them. */
static void
init_choice (PaintTreeRow           *row,
             const SudokuStepsLevel *level,
             bool                    by_candidates)
{
  row->rejected = by_candidates ? 0 : level->rejected;
  row->closed = level->closed;
  row->untried = level->untried;
  row->columns = row->rejected | row->closed | row->untried;
  if (row->column >= 0)
    row->columns |= UINT32_C (1) << row->column;
}

void
paint_tree_collect_sudoku (PaintTree         *tree,
                           const SudokuSteps *steps,
                           const SearchEvent *event)
{
  bool by_candidates = steps->method == SUDOKU_TIGHTEST || steps->method == SUDOKU_PROPAGATE;

  tree->n_columns = SUDOKU_DIGITS;
  tree->n_usual_columns = by_candidates ? SUDOKU_DIGITS / 2 : SUDOKU_DIGITS;

  for (int depth = 0; depth <= steps->depth && depth < steps->n_empty; depth++)
    {
      const SudokuStepsLevel *level = &steps->level[depth];
      bool is_filled = depth < steps->depth;
      bool is_forced = is_filled && level->reason != SEARCH_NO_REASON;
      PaintTreeRow *row = &tree->row[tree->n_rows];

      if (is_forced && tree->n_rows > 0 && row[-1].forced)
        {
          row[-1].n_levels++;
          continue;
        }

      row->column = is_filled ? steps->grid.digit[level->cell] - 1 : -1;
      row->level = depth;
      row->n_levels = 1;
      row->forced = is_forced;
      if (!is_forced)
        init_choice (row, level, by_candidates);
      tree->n_rows++;
    }

  if (event != NULL)
    find_current (tree, event, event->value - 1);
}

/* Which closed branches held solutions. */
static void
find_fruitful (PaintTree        *tree,
               const GameSearch *search)
{
  for (int i = 0; i < tree->n_rows; i++)
    {
      PaintTreeRow *row = &tree->row[i];
      uint32_t n_nodes;

      for (uint32_t left = row->closed; left != 0; left &= left - 1)
        if (game_search_branch (search, row->level, __builtin_ctz (left), &n_nodes) > 0)
          row->fruitful |= left & -left;
    }
}

void
paint_tree_collect (PaintTree         *tree,
                    const GameSearch  *search,
                    const SearchEvent *event)
{
  *tree = (PaintTree) { .current_row = -1 };

  switch (search->type)
    {
    case GAME_SEARCH_SUDOKU:
      paint_tree_collect_sudoku (tree, &search->sudoku, event);
      break;

    case GAME_SEARCH_WORDS:
      paint_tree_collect_words (tree, &search->words, event);
      break;

    case GAME_SEARCH_QUEENS:
    case GAME_N_SEARCHES:
    default:
      paint_tree_collect_queens (tree, &search->queens, event);
      break;
    }

  find_fruitful (tree, search);
}
