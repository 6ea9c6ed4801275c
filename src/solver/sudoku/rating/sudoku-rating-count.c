/* What a node of a branch follows from: how many nodes, and which chains within the branch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/rating/sudoku-rating-branch.h"

static void
mark (uint64_t *set,
      int       node)
{
  set[node >> 6] |= (uint64_t) 1 << (node & 63);
}

static bool
is_marked (const uint64_t *set,
           int             node)
{
  return set[node >> 6] >> (node & 63) & 1;
}

/* The node as others know it: one that contradicts a branch is a candidate too. */
static int
real_node (const SudokuRatingBranch *branch,
           int                       node)
{
  return node == SUDOKU_RATING_CLASH ? branch->clash ^ 1
         : node == SUDOKU_RATING_TRIAL ? branch->trial : node;
}

int
sudoku_rating_branch_count (const SudokuRatingBranch *branch,
                            int                       node,
                            int                       enough)
{
  uint64_t counted[SUDOKU_RATING_NODES / 64 + 1] = { 0 };
  uint16_t open[SUDOKU_RATING_ALL_NODES];
  int n_open = 1;
  int n_counted = 1;

  open[0] = node;
  mark (counted, real_node (branch, node));

  while (n_open > 0 && n_counted < enough)
    {
      int next = open[--n_open];
      const uint16_t *parents = &branch->pool[branch->parent[next]];

      for (int i = 0; i < branch->n_parents[next]; i++)
        {
          int parent = parents[i];

          if (is_marked (counted, parent))
            continue;

          mark (counted, parent);
          open[n_open++] = parent;
          n_counted++;
        }
    }

  return n_counted;
}

static void
add_inner (SudokuRatingProof       *proof,
           const SudokuRatingInner *chain,
           uint64_t                *inner,
           int                     *n_inner)
{
  for (int i = 0; i < *n_inner; i++)
    {
      if (inner[i] == chain->signature)
        return;
    }

  if (*n_inner == SUDOKU_RATING_CANDIDATES)
    return;

  inner[(*n_inner)++] = chain->signature;
  proof->n_nodes += chain->n_nodes;
}

void
sudoku_rating_branch_prove (const SudokuRatingBranch *branch,
                            int                       node,
                            int                       via,
                            SudokuRatingProof        *proof,
                            uint64_t                 *inner,
                            int                      *n_inner)
{
  uint64_t met[SUDOKU_RATING_NODES / 64 + 1] = { 0 };
  uint16_t open[SUDOKU_RATING_ALL_NODES];
  int n_open = 1;

  open[0] = node;
  mark (met, real_node (branch, node));

  for (int i = 0; i < n_open; i++)
    {
      int next = open[i];
      int real = real_node (branch, next);
      int own_via = branch->via[next] == SUDOKU_RATING_VIA_NONE ? via : branch->via[next];

      sudoku_rating_proof_sign (proof, real);

      if ((real & 1) && own_via != SUDOKU_RATING_VIA_NONE)
        sudoku_rating_proof_need (proof, real / 2, own_via);

      if (branch->inner_of[next] != 0)
        add_inner (proof, &branch->inner[branch->inner_of[next] - 1], inner, n_inner);

      for (int j = 0; j < branch->n_parents[next]; j++)
        {
          int parent = branch->pool[branch->parent[next] + j];

          if (is_marked (met, parent))
            continue;

          mark (met, parent);
          open[n_open++] = parent;
        }
    }

  proof->n_nodes += n_open;
  sudoku_rating_proof_sign (proof, SUDOKU_RATING_NODES);
}
