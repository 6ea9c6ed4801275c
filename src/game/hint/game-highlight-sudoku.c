/* Highlights of steps of sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/hint/game-highlight.h"

#include <limits.h>

/* A net of more links than this is shown sentence by sentence only: nobody could follow all at
 * once. */
enum { MAX_LINKS_AT_ONCE = 40, ALL_ROLES = -1 };

static GameEmphasis
get_emphasis (const SudokuMark *mark)
{
  switch (mark->role)
    {
    case SUDOKU_ROLE_FIN:
      return GAME_EMPHASIS_FIN;

    case SUDOKU_ROLE_COMMON:
      return GAME_EMPHASIS_JOINT;

    case SUDOKU_ROLE_EXTRA:
      return GAME_EMPHASIS_BESIDE;

    case SUDOKU_ROLE_PATTERN:
    case SUDOKU_ROLE_CAUSE:
    default:
      return GAME_EMPHASIS_GROUP_1 + mark->group % 4;
    }
}

/* A strong emphasis takes the place of a faint one, and the first of a kind stays. */
static void
emphasize (GameHighlight *self,
           int            cell,
           int            digit,
           GameEmphasis   emphasis,
           bool           faint)
{
  GameEmphasized *now = &self->candidate[cell][digit - 1];

  if (now->emphasis == GAME_EMPHASIS_NONE || (now->faint && !faint))
    *now = (GameEmphasized) { emphasis, faint };
}

/* The two cells of two statements that are nearest to each other. */
static void
find_ends (const SudokuNode *from,
           const SudokuNode *to,
           int              *from_cell,
           int              *to_cell)
{
  int nearest = INT_MAX;

  for (SudokuCells a = from->cells; !sudoku_cells_is_empty (a); )
    {
      int one = sudoku_cells_take (&a);

      for (SudokuCells b = to->cells; !sudoku_cells_is_empty (b); )
        {
          int other = sudoku_cells_take (&b);
          int rows = sudoku_row (one) - sudoku_row (other);
          int columns = sudoku_column (one) - sudoku_column (other);

          if (rows * rows + columns * columns < nearest)
            {
              nearest = rows * rows + columns * columns;
              *from_cell = one;
              *to_cell = other;
            }
        }
    }
}

static void
add_node (GameHighlight    *self,
          const SudokuNode *node,
          bool              faint)
{
  for (SudokuCells cells = node->cells; !sudoku_cells_is_empty (cells); )
    emphasize (self, sudoku_cells_take (&cells), node->digit,
               node->is_true ? GAME_EMPHASIS_GROUP_1 : GAME_EMPHASIS_BESIDE, faint);
}

static void
add_link (GameHighlight    *self,
          const SudokuHint *hint,
          int               number,
          bool              faint)
{
  const SudokuLink *link = &hint->link[number];
  const SudokuNode *from = &hint->node[link->from];
  const SudokuNode *to = &hint->node[link->to];
  int from_cell = -1, to_cell = -1;

  add_node (self, from, faint);
  add_node (self, to, faint);

  find_ends (from, to, &from_cell, &to_cell);
  if (from_cell >= 0 && self->n_links < GAME_HIGHLIGHT_MAX_LINKS)
    self->link[self->n_links++] = (GameHighlightLink) {
      from_cell, from->digit, to_cell, to->digit, link->strong, faint, number,
    };
}

void
game_highlight_add_links (GameHighlight    *self,
                          const SudokuHint *hint,
                          int               first,
                          int               n_links)
{
  for (int i = first; i < first + n_links; i++)
    add_link (self, hint, i, false);
}

void
game_highlight_add_marks (GameHighlight    *self,
                          const SudokuHint *hint,
                          uint32_t          roles,
                          int               group)
{
  for (int i = 0; i < hint->n_marks; i++)
    {
      const SudokuMark *mark = &hint->mark[i];

      if (!(roles >> mark->role & 1) || (group >= 0 && group != mark->group))
        continue;

      if (mark->role == SUDOKU_ROLE_CAUSE)
        self->causes = sudoku_cells_or (self->causes, sudoku_cells_of (mark->cell));
      else
        emphasize (self, mark->cell, mark->digit, get_emphasis (mark), false);
    }
}

void
game_highlight_add_houses (GameHighlight    *self,
                           const SudokuHint *hint,
                           SudokuHouseRole   role)
{
  uint32_t *houses = role == SUDOKU_HOUSE_BASE ? &self->houses : &self->covers;

  for (int i = 0; i < hint->n_houses; i++)
    if (hint->house[i].role == role)
      *houses |= UINT32_C (1) << hint->house[i].house;
}

void
game_highlight_add_group (GameHighlight    *self,
                          const SudokuHint *hint,
                          int               set)
{
  self->group[self->n_groups++] = (GameHighlightGroup) { hint->set[set].cells, set };
}

static void
add_groups (GameHighlight    *self,
            const SudokuHint *hint)
{
  for (int i = 0; i < hint->n_sets; i++)
    game_highlight_add_group (self, hint, i);
}

static void
add_result (GameHighlight    *self,
            const SudokuHint *hint)
{
  for (int i = 0; i < hint->n_placements; i++)
    self->placed[hint->placement[i].cell] = hint->placement[i].digit;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    self->removed[cell] = hint->removals[cell];
}

static bool
has_link (const GameHighlight *self,
          int                  number,
          int                  n_links)
{
  for (int i = 0; i < n_links; i++)
    if (self->link[i].number == number)
      return true;

  return false;
}

void
game_highlight_add_rest (GameHighlight    *self,
                         const SudokuHint *hint)
{
  const int n_links = self->n_links;

  for (int i = 0; hint->n_links <= MAX_LINKS_AT_ONCE && i < hint->n_links; i++)
    if (!has_link (self, i, n_links))
      add_link (self, hint, i, true);

  for (int i = 0; i < hint->n_marks; i++)
    if (hint->mark[i].role != SUDOKU_ROLE_CAUSE)
      emphasize (self, hint->mark[i].cell, hint->mark[i].digit, get_emphasis (&hint->mark[i]),
                 true);

  if (self->n_groups == 0)
    add_groups (self, hint);

  add_result (self, hint);
}

/* The houses and cells that a step looks at, before the reason is shown. */
static void
add_where (GameHighlight    *self,
           const SudokuHint *hint)
{
  game_highlight_add_houses (self, hint, SUDOKU_HOUSE_BASE);
  game_highlight_add_houses (self, hint, SUDOKU_HOUSE_COVER);
  self->cells = sudoku_hint_get_cells (hint);
}

static void
add_why (GameHighlight    *self,
         const SudokuHint *hint)
{
  if (hint->n_links <= MAX_LINKS_AT_ONCE)
    game_highlight_add_links (self, hint, 0, hint->n_links);

  game_highlight_add_marks (self, hint, ALL_ROLES, -1);
  game_highlight_add_houses (self, hint, SUDOKU_HOUSE_BASE);
  game_highlight_add_houses (self, hint, SUDOKU_HOUSE_COVER);
  add_groups (self, hint);
}

void
game_highlight_add_step (GameHighlight    *self,
                         const SudokuHint *hint,
                         GameStage         stage)
{
  if (stage == GAME_STAGE_WHERE)
    {
      add_where (self, hint);
      return;
    }

  self->faint_result = false;
  add_result (self, hint);
  if (stage == GAME_STAGE_WHY || stage == GAME_STAGE_PROOF)
    add_why (self, hint);
}
