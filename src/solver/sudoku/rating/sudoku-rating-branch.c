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
  const SudokuRatingNest  *nest;
  int                      head[2];     /* what was followed of those met */
  bool                     is_new;      /* patterns or chains took something off */
} Walk;

static void
begin_node (SudokuRatingBranch *branch,
            int                 node)
{
  branch->parent[node] = branch->n_pool;
  branch->n_parents[node] = 0;
  branch->depth[node] = 1;
  branch->via[node] = SUDOKU_RATING_VIA_NONE;
  branch->inner_of[node] = 0;
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

static int
count_all (const SudokuRatingBranch *branch,
           int                       node)
{
  return sudoku_rating_branch_count (branch, node, SUDOKU_RATING_ALL_NODES);
}

/* Begins a node that is a trial as long as it may be a contradiction. */
static void
begin_trial (SudokuRatingBranch *branch,
             int                 node)
{
  branch->trial = node;
  begin_node (branch, SUDOKU_RATING_TRIAL);
}

/* The trial contradicts a node met before. Of the contradictions that one node leads to, keeps the
 * one with the fewest nodes. */
static void
end_clash (SudokuRatingBranch *branch)
{
  int met = branch->trial ^ 1;
  int n_nodes = count_all (branch, met) + count_all (branch, SUDOKU_RATING_TRIAL);

  if (branch->clash >= 0 && n_nodes >= branch->n_clash)
    return;

  branch->clash = met;
  branch->n_clash = n_nodes;
  branch->parent[SUDOKU_RATING_CLASH] = branch->parent[SUDOKU_RATING_TRIAL];
  branch->n_parents[SUDOKU_RATING_CLASH] = branch->n_parents[SUDOKU_RATING_TRIAL];
  branch->depth[SUDOKU_RATING_CLASH] = branch->depth[SUDOKU_RATING_TRIAL];
  branch->via[SUDOKU_RATING_CLASH] = branch->via[SUDOKU_RATING_TRIAL];
  branch->inner_of[SUDOKU_RATING_CLASH] = 0;
}

/* `parent` is on, so the candidate is off. */
static void
turn_off (SudokuRatingBranch *branch,
          int                 candidate,
          int                 parent)
{
  int node = candidate * 2;

  if (sudoku_rating_branch_has (branch, true, candidate))
    {
      begin_trial (branch, node);
      add_parent (branch, SUDOKU_RATING_TRIAL, parent);
      end_clash (branch);
    }
  else if (!sudoku_rating_branch_has (branch, false, candidate))
    {
      begin_node (branch, node);
      add_parent (branch, node, parent);
      meet (branch, candidate, false);
    }
}

static void
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
    turn_off (branch, cell * SUDOKU_DIGITS + __builtin_ctz (left), parent);

  left = board->places[SUDOKU_FIRST_BOX + box][digit] & ~(1 << (row % 3 * 3 + column % 3));

  for (; left != 0; left &= left - 1)
    turn_off (branch, sudoku_house_cell (SUDOKU_BOX, box, __builtin_ctz (left)) * SUDOKU_DIGITS
                      + digit, parent);

  for (left = board->places[row][digit] & ~(7 << column / 3 * 3); left != 0; left &= left - 1)
    turn_off (branch, (row * 9 + __builtin_ctz (left)) * SUDOKU_DIGITS + digit, parent);

  left = board->places[SUDOKU_FIRST_COLUMN + column][digit] & ~(7 << row / 3 * 3);

  for (; left != 0; left &= left - 1)
    turn_off (branch, (__builtin_ctz (left) * 9 + column) * SUDOKU_DIGITS + digit, parent);
}

/* A candidate that goes on when another goes off, because nothing else is left in `via`. */
typedef struct
{
  int other;
  int via;
} Link;

/* The digit left in the cell beside this one; false if there are more. */
static bool
link_in_cell (const Walk *walk,
              int         candidate,
              Link       *link)
{
  int cell = candidate / SUDOKU_DIGITS;
  uint16_t digits = walk->board.digits[cell];

  if (walk->kind == SUDOKU_RATING_NISHIO || sudoku_bit_count[digits] != 2)
    return false;

  digits &= ~(1 << candidate % SUDOKU_DIGITS);
  *link = (Link) { cell * SUDOKU_DIGITS + __builtin_ctz (digits), SUDOKU_RATING_VIA_CELL };

  return true;
}

/* The place left for the digit in the house beside this one; false if there are more. */
static bool
link_in_house (const Walk *walk,
               int         candidate,
               int         house,
               Link       *link)
{
  int digit = candidate % SUDOKU_DIGITS;
  uint16_t places = walk->board.places[house][digit];

  if (sudoku_bit_count[places] != 2)
    return false;

  places &= ~(1 << sudoku_index_in_house (house, candidate / SUDOKU_DIGITS));
  *link = (Link) { sudoku_cell_of_house (house, __builtin_ctz (places)) * SUDOKU_DIGITS + digit,
                   house };

  return true;
}

/* The parents of a node that goes on: the candidate that goes off, and those gone before it. */
static void
add_parents (Walk *walk,
             int   node,
             int   candidate,
             Link  link)
{
  SudokuRatingBranch *branch = walk->branch;
  int cell = link.other / SUDOKU_DIGITS;
  int digit = link.other % SUDOKU_DIGITS;
  uint16_t gone;

  branch->via[node] = link.via;
  add_parent (branch, node, candidate * 2);

  if (link.via == SUDOKU_RATING_VIA_CELL)
    {
      gone = walk->source->digits[cell] & ~walk->board.digits[cell];

      for (; gone != 0; gone &= gone - 1)
        add_parent (branch, node, (cell * SUDOKU_DIGITS + __builtin_ctz (gone)) * 2);
    }
  else
    {
      gone = walk->source->places[link.via][digit] & ~walk->board.places[link.via][digit];

      for (; gone != 0; gone &= gone - 1)
        add_parent (branch, node, (sudoku_cell_of_house (link.via, __builtin_ctz (gone))
                                   * SUDOKU_DIGITS + digit) * 2);
    }
}

/* How many nodes it takes to turn a candidate on this way. */
static int
count_link (Walk *walk,
            int   candidate,
            Link  link)
{
  int n_pool = walk->branch->n_pool;
  int n_nodes;

  begin_trial (walk->branch, link.other * 2 + 1);
  add_parents (walk, SUDOKU_RATING_TRIAL, candidate, link);
  n_nodes = count_all (walk->branch, SUDOKU_RATING_TRIAL);
  walk->branch->n_pool = n_pool;

  return n_nodes;
}

/* Adds a link; of two to the same candidate the one with fewer nodes stays, and comes last if it is
 * the second. */
static int
add_link (Walk *walk,
          int   candidate,
          Link  link,
          Link  links[4],
          int   n_links)
{
  for (int i = 0; i < n_links; i++)
    {
      if (links[i].other != link.other)
        continue;

      if (count_link (walk, candidate, link) >= count_link (walk, candidate, links[i]))
        return n_links;

      memmove (&links[i], &links[i + 1], (n_links - i - 1) * sizeof links[0]);
      n_links--;
    }

  links[n_links] = link;

  return n_links + 1;
}

static void
turn_on (Walk *walk,
         int   candidate,
         Link  link)
{
  SudokuRatingBranch *branch = walk->branch;
  int node = link.other * 2 + 1;

  if (sudoku_rating_branch_has (branch, false, link.other))
    {
      begin_trial (branch, node);
      add_parents (walk, SUDOKU_RATING_TRIAL, candidate, link);
      end_clash (branch);
    }
  else if (!sudoku_rating_branch_has (branch, true, link.other))
    {
      begin_node (branch, node);
      add_parents (walk, node, candidate, link);
      meet (branch, link.other, true);
    }
}

static void
follow_off (Walk *walk,
            int   candidate)
{
  static const SudokuHouseKind kinds[] = { SUDOKU_BOX, SUDOKU_ROW, SUDOKU_COLUMN };
  Link links[4];
  Link link;
  int n_links = 0;

  if (link_in_cell (walk, candidate, &link))
    n_links = add_link (walk, candidate, link, links, n_links);

  for (int i = 0; i < 3; i++)
    {
      int house = sudoku_house_of (kinds[i], candidate / SUDOKU_DIGITS);

      if (link_in_house (walk, candidate, house, &link))
        n_links = add_link (walk, candidate, link, links, n_links);
    }

  for (int i = 0; i < n_links; i++)
    turn_on (walk, candidate, links[i]);

  if (walk->kind != SUDOKU_RATING_MULTIPLE)
    sudoku_rating_board_remove (&walk->board, candidate);
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

/* Adds as parents the candidates that had to go before the chain was there; returns how many. */
static int
add_needs (Walk                    *walk,
           int                      node,
           const SudokuRatingProof *proof)
{
  for (int word = 0; word < SUDOKU_RATING_WORDS; word++)
    {
      uint64_t left = proof->needs[word] & walk->branch->has[0][word];

      for (; left != 0; left &= left - 1)
        add_parent (walk->branch, node, (word * 64 + __builtin_ctzll (left)) * 2);
    }

  return walk->branch->n_parents[node];
}

/* The node shares the parents of one that the same chain excludes. */
static void
share_needs (SudokuRatingBranch *branch,
             int                 node,
             int                 other)
{
  branch->parent[node] = branch->parent[other];
  branch->n_parents[node] = branch->n_parents[other];
  branch->depth[node] = branch->depth[other];
}

/* What chains within the branch exclude goes off, unless they are there without the branch. */
static void
follow_chains (Walk                *walk,
               SudokuRatingNetKind  kind)
{
  SudokuRatingBranch *branch = walk->branch;
  const SudokuRatingExclusion *found;
  int n_found = walk->nest->find (walk->nest->data, &walk->board, kind, &found);
  int last = -1;

  for (int i = 0; i < n_found; i++)
    {
      int node = found[i].candidate * 2;

      begin_node (branch, node);

      if (last >= 0 && found[i].order == found[last].order)
        share_needs (branch, node, found[last].candidate * 2);
      else if (add_needs (walk, node, &found[i].proof) > 0)
        {
          branch->inner[branch->n_inner++] = (SudokuRatingInner) { found[i].proof.signature,
                                                                   found[i].proof.n_nodes };
          last = i;
        }
      else
        continue;

      branch->inner_of[node] = branch->n_inner;
      meet (branch, found[i].candidate, false);
      walk->is_new = true;
    }
}

static void
follow_nested (Walk *walk)
{
  static const struct
  {
    SudokuRatingNetKind least;
    SudokuRatingNetKind most;
    SudokuRatingNetKind inner;
  } levels[] = {
    { SUDOKU_RATING_NESTED_SIMPLE, SUDOKU_RATING_NESTED_MULTIPLE, SUDOKU_RATING_SIMPLE },
    { SUDOKU_RATING_NESTED_MULTIPLE, SUDOKU_RATING_NESTED_MULTIPLE, SUDOKU_RATING_MULTIPLE },
    { SUDOKU_RATING_NESTED_DYNAMIC, SUDOKU_RATING_NESTED_TWICE, SUDOKU_RATING_DYNAMIC },
    { SUDOKU_RATING_NESTED_TWICE, SUDOKU_RATING_NESTED_TWICE, SUDOKU_RATING_NESTED_SIMPLE },
  };

  for (size_t i = 0; i < sizeof levels / sizeof levels[0] && !walk->is_new; i++)
    {
      if (walk->kind >= levels[i].least && walk->kind <= levels[i].most)
        follow_chains (walk, levels[i].inner);
    }
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

  if (walk->nest != NULL)
    follow_nested (walk);
}

void
sudoku_rating_branch_follow (SudokuRatingBranch      *branch,
                             const SudokuRatingBoard *board,
                             SudokuRatingNetKind      kind,
                             const SudokuRatingNest  *nest,
                             int                      candidate,
                             bool                     is_on)
{
  Walk walk = { .branch = branch, .source = board, .board = *board, .kind = kind, .nest = nest };

  branch->n_met[0] = 0;
  branch->n_met[1] = 0;
  branch->n_pool = 0;
  branch->n_inner = 0;
  branch->clash = -1;
  memset (branch->has, 0, sizeof branch->has);
  begin_node (branch, candidate * 2 + is_on);
  meet (branch, candidate, is_on);

  while (branch->clash < 0)
    {
      if (walk.head[1] < branch->n_met[1])
        follow_on (&walk, branch->met[1][walk.head[1]++]);
      else if (walk.head[0] < branch->n_met[0])
        follow_off (&walk, branch->met[0][walk.head[0]++]);
      else
        break;

      if (branch->clash < 0 && kind >= SUDOKU_RATING_DYNAMIC_PLUS
          && walk.head[0] == branch->n_met[0] && walk.head[1] == branch->n_met[1])
        follow_patterns (&walk);
    }
}
