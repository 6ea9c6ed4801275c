/* Branches of forcing chains.
 *
 * A static branch sees the board as it is. In a dynamic one each candidate that goes off is gone
 * for what follows, and what is on for that reason has it as a parent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-branch.h"
#include "solver/sudoku/rating/sudoku-rating-sets.h"

#include <string.h>

typedef struct
{
  SudokuRatingBranch      *branch;
  const SudokuRatingBoard *source;
  SudokuRatingBoard        board;       /* without what is off, in a dynamic branch */
  SudokuRatingNetKind      kind;
  int                      head[2];     /* what was followed of those met */
  bool                     is_new;      /* the patterns took something off */
} Walk;

static void
begin_node (SudokuRatingBranch *branch,
            int                 node)
{
  branch->parent[node] = branch->n_pool;
  branch->n_parents[node] = 0;
  branch->depth[node] = 1;
}

static void
add_parent (SudokuRatingBranch *branch,
            int                 node,
            int                 parent)
{
  if (branch->n_pool == SUDOKU_RATING_PARENTS)
    return;

  branch->pool[branch->n_pool++] = parent;
  branch->n_parents[node]++;

  if (branch->depth[parent] >= branch->depth[node])
    branch->depth[node] = branch->depth[parent] + 1;
}

static void
meet (SudokuRatingBranch *branch,
      int                 candidate,
      bool                is_on)
{
  branch->has[is_on][candidate >> 6] |= (uint64_t) 1 << (candidate & 63);
  branch->met[is_on][branch->n_met[is_on]++] = candidate;
}

/* `parent` is on, so the candidate is off. Returns false at a contradiction. */
static bool
turn_off (SudokuRatingBranch *branch,
          int                 candidate,
          int                 parent)
{
  int node = candidate * 2;

  if (sudoku_rating_branch_has (branch, true, candidate))
    {
      branch->clash = candidate * 2 + 1;
      node = SUDOKU_RATING_CLASH;
    }
  else if (sudoku_rating_branch_has (branch, false, candidate))
    return true;

  begin_node (branch, node);
  add_parent (branch, node, parent);

  if (node == SUDOKU_RATING_CLASH)
    return false;

  meet (branch, candidate, false);

  return true;
}

static bool
follow_on (Walk *walk,
           int   candidate)
{
  const SudokuRatingBoard *board = &walk->board;
  SudokuRatingBranch *branch = walk->branch;
  int parent = candidate * 2 + 1;
  int cell = candidate / SUDOKU_DIGITS;
  int digit = candidate % SUDOKU_DIGITS;
  int row = sudoku_row (cell);
  int column = sudoku_column (cell);
  int box = sudoku_box (cell);
  uint16_t left = walk->kind == SUDOKU_RATING_NISHIO ? 0 : board->digits[cell] & ~(1 << digit);

  for (; left != 0; left &= left - 1)
    {
      if (!turn_off (branch, cell * SUDOKU_DIGITS + __builtin_ctz (left), parent))
        return false;
    }

  left = board->places[SUDOKU_FIRST_BOX + box][digit] & ~(1 << (row % 3 * 3 + column % 3));

  for (; left != 0; left &= left - 1)
    {
      int other = sudoku_house_cell (SUDOKU_BOX, box, __builtin_ctz (left));

      if (!turn_off (branch, other * SUDOKU_DIGITS + digit, parent))
        return false;
    }

  for (left = board->places[row][digit] & ~(7 << column / 3 * 3); left != 0; left &= left - 1)
    {
      if (!turn_off (branch, (row * 9 + __builtin_ctz (left)) * SUDOKU_DIGITS + digit, parent))
        return false;
    }

  left = board->places[SUDOKU_FIRST_COLUMN + column][digit] & ~(7 << row / 3 * 3);

  for (; left != 0; left &= left - 1)
    {
      if (!turn_off (branch, (__builtin_ctz (left) * 9 + column) * SUDOKU_DIGITS + digit, parent))
        return false;
    }

  return true;
}

/* Begins the node of a candidate that `parent`, off, turns on: CLASH at a contradiction, -1 if it
 * is on already. */
static int
begin_on (SudokuRatingBranch *branch,
          int                 candidate,
          int                 parent)
{
  int node = candidate * 2 + 1;

  if (sudoku_rating_branch_has (branch, false, candidate))
    {
      branch->clash = candidate * 2;
      node = SUDOKU_RATING_CLASH;
    }
  else if (sudoku_rating_branch_has (branch, true, candidate))
    return -1;

  begin_node (branch, node);
  add_parent (branch, node, parent);

  return node;
}

static bool
end_on (SudokuRatingBranch *branch,
        int                 candidate,
        int                 node)
{
  if (node == SUDOKU_RATING_CLASH)
    return false;

  meet (branch, candidate, true);

  return true;
}

/* The cell has one digit left beside this one, which goes off. */
static bool
follow_cell (Walk *walk,
             int   candidate)
{
  SudokuRatingBranch *branch = walk->branch;
  int cell = candidate / SUDOKU_DIGITS;
  uint16_t digits = walk->board.digits[cell];
  int other;
  int node;

  if (walk->kind == SUDOKU_RATING_NISHIO || sudoku_bit_count[digits] != 2)
    return true;

  other = cell * SUDOKU_DIGITS
          + __builtin_ctz (digits & ~(1 << candidate % SUDOKU_DIGITS));
  node = begin_on (branch, other, candidate * 2);

  if (node < 0)
    return true;

  for (uint16_t gone = walk->source->digits[cell] & ~digits; gone != 0; gone &= gone - 1)
    add_parent (branch, node, (cell * SUDOKU_DIGITS + __builtin_ctz (gone)) * 2);

  return end_on (branch, other, node);
}

/* The house has one place left for the digit beside this one, which goes off. */
static bool
follow_house (Walk *walk,
              int   candidate,
              int   house)
{
  SudokuRatingBranch *branch = walk->branch;
  int cell = candidate / SUDOKU_DIGITS;
  int digit = candidate % SUDOKU_DIGITS;
  uint16_t places = walk->board.places[house][digit];
  uint16_t left = places & ~(1 << sudoku_index_in_house (house, cell));
  int other;
  int node;

  if (sudoku_bit_count[places] != 2)
    return true;

  other = sudoku_cell_of_house (house, __builtin_ctz (left)) * SUDOKU_DIGITS + digit;
  node = begin_on (branch, other, candidate * 2);

  if (node < 0)
    return true;

  for (uint16_t gone = walk->source->places[house][digit] & ~places; gone != 0; gone &= gone - 1)
    {
      int parent = sudoku_cell_of_house (house, __builtin_ctz (gone)) * SUDOKU_DIGITS + digit;

      add_parent (branch, node, parent * 2);
    }

  return end_on (branch, other, node);
}

static bool
follow_off (Walk *walk,
            int   candidate)
{
  int cell = candidate / SUDOKU_DIGITS;

  if (!follow_cell (walk, candidate)
      || !follow_house (walk, candidate, sudoku_house_of (SUDOKU_BOX, cell))
      || !follow_house (walk, candidate, sudoku_house_of (SUDOKU_ROW, cell))
      || !follow_house (walk, candidate, sudoku_house_of (SUDOKU_COLUMN, cell)))
    return false;

  if (walk->kind != SUDOKU_RATING_MULTIPLE)
    sudoku_rating_board_remove (&walk->board, candidate);

  return true;
}

static bool
follow_pattern (const SudokuRatingPattern *pattern,
                void                      *data)
{
  Walk *walk = data;
  SudokuRatingBranch *branch = walk->branch;

  if (pattern->n_parents == 0)
    return true;

  walk->is_new = true;

  /* Sudoku Explainer goes through the cells by their numbers modulo 16. */
  for (int bucket = 0; bucket < 16; bucket++)
    {
      for (int i = 0; i < pattern->n_removed; i++)
        {
          int candidate = pattern->removed[i];

          if (candidate / SUDOKU_DIGITS % 16 != bucket
              || sudoku_rating_branch_has (branch, false, candidate))
            continue;

          begin_node (branch, candidate * 2);

          for (int j = 0; j < pattern->n_parents; j++)
            add_parent (branch, candidate * 2, pattern->parents[j] * 2);

          meet (branch, candidate, false);
        }
    }

  return true;
}

static void
follow_patterns (Walk *walk)
{
  walk->is_new = false;
  sudoku_rating_locked (&walk->board, walk->source, follow_pattern, walk);

  if (!walk->is_new)
    sudoku_rating_sets (&walk->board, walk->source, true, 2, follow_pattern, walk);

  if (!walk->is_new)
    sudoku_rating_sets (&walk->board, walk->source, false, 2, follow_pattern, walk);

  if (!walk->is_new)
    sudoku_rating_fish (&walk->board, walk->source, 2, follow_pattern, walk);
}

void
sudoku_rating_branch_follow (SudokuRatingBranch      *branch,
                             const SudokuRatingBoard *board,
                             SudokuRatingNetKind      kind,
                             int                      candidate,
                             bool                     is_on)
{
  Walk walk = { .branch = branch, .source = board, .board = *board, .kind = kind };
  bool is_sound = true;

  branch->n_met[0] = 0;
  branch->n_met[1] = 0;
  branch->n_pool = 0;
  branch->clash = -1;
  memset (branch->has, 0, sizeof branch->has);
  begin_node (branch, candidate * 2 + is_on);
  meet (branch, candidate, is_on);

  while (is_sound)
    {
      if (walk.head[1] < branch->n_met[1])
        is_sound = follow_on (&walk, branch->met[1][walk.head[1]++]);
      else if (walk.head[0] < branch->n_met[0])
        is_sound = follow_off (&walk, branch->met[0][walk.head[0]++]);
      else
        break;

      if (is_sound && kind == SUDOKU_RATING_DYNAMIC_PLUS
          && walk.head[0] == branch->n_met[0] && walk.head[1] == branch->n_met[1])
        follow_patterns (&walk);
    }
}

int
sudoku_rating_branch_count (const SudokuRatingBranch *branch,
                            int                       node,
                            int                       enough)
{
  uint64_t counted[SUDOKU_RATING_NODES / 64 + 1] = { 0 };
  uint16_t open[SUDOKU_RATING_NODES + 1];
  int n_open = 1;
  int n_counted = 1;

  open[0] = node;
  counted[node >> 6] |= (uint64_t) 1 << (node & 63);

  while (n_open > 0 && n_counted < enough)
    {
      int next = open[--n_open];
      const uint16_t *parents = &branch->pool[branch->parent[next]];

      for (int i = 0; i < branch->n_parents[next]; i++)
        {
          int parent = parents[i];

          if (counted[parent >> 6] >> (parent & 63) & 1)
            continue;

          counted[parent >> 6] |= (uint64_t) 1 << (parent & 63);
          open[n_open++] = parent;
          n_counted++;
        }
    }

  return n_counted;
}
