/* Searching boards of n queens in lanes: which block of nodes is expanded next.
 *
 * The deepest depth that has a whole block goes first, so that no buffer ever holds more than what
 * one block leaves behind. Where no depth has a whole block, the nodes that are left at the top
 * are expanded, few as they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-lanes.h"

#include <stdlib.h>
#include <string.h>

Kernel
queens_lanes_kernel (void)
{
#ifdef __x86_64__
  const Kernel kernel = kernel_choose ();

  /* The first processors with AVX-512 could not pack words of 16 bits. */
  if (kernel == KERNEL_AVX512 && !__builtin_cpu_supports ("avx512vbmi2"))
    return KERNEL_AVX2;

  return kernel;
#else
  return KERNEL_SCALAR;
#endif
}

static QueensLanesExpand
kernel_expand (Kernel kernel)
{
#ifdef __x86_64__
  static const QueensLanesExpand expand[N_KERNELS] = {
    [KERNEL_SCALAR] = queens_lanes_expand_1,
    [KERNEL_NARROW] = queens_lanes_expand_8,
    [KERNEL_AVX2] = queens_lanes_expand_16,
    [KERNEL_AVX512] = queens_lanes_expand_32,
  };

  return expand[kernel];
#else
  return queens_lanes_expand_1;
#endif
}

QueensLanes *
queens_lanes_new (void)
{
  QueensLanes *self = aligned_alloc (alignof (QueensLanes), sizeof (QueensLanes));

  if (self == NULL)
    return NULL;

  self->expand = kernel_expand (queens_lanes_kernel ());
  memset (self->n_nodes, 0, sizeof self->n_nodes);

  for (int set = 0; set < 256; set++)
    for (int i = 0, rest = set; i < 8; i++, rest &= rest - 1)
      self->packings[set][i] = rest == 0 ? 0 : 0x0100 + 0x0202 * __builtin_ctz (rest);

  return self;
}

bool
queens_lanes_set_board (QueensLanes      *self,
                        const QueensOpen *open)
{
  uint32_t columns = queens_open_columns (open);
  int left;

  if (open->n_open < QUEENS_LANE_ROWS_MIN || columns == 0)
    return false;

  left = __builtin_ctz (columns);
  columns >>= left;

  if (columns > UINT16_MAX || __builtin_popcount (columns) != open->n_open)
    return false;

  self->n_rows = open->n_open;
  self->open = columns;
  self->left = left;

  for (int i = 0; i < open->n_open; i++)
    {
      self->free[i] = open->free[i] >> left;
      self->step[i] = open->step[i];

      if (i > 0 && self->step[i - 1] + self->step[i] >= QUEENS_LANE_BITS)
        return false;
    }

  return true;
}

void
queens_lanes_add (QueensLanes *self,
                  int          depth,
                  uint32_t     columns,
                  uint32_t     falling,
                  uint32_t     rising)
{
  QueensLaneNodes *nodes = &self->nodes[depth];
  const int i = self->n_nodes[depth]++;

  nodes->columns[i] = columns >> self->left;
  nodes->falling[i] = falling >> self->left;
  nodes->rising[i] = rising >> self->left;
}

bool
queens_lanes_next (QueensLanes *self,
                   uint64_t    *n_nodes,
                   uint64_t    *n_solutions)
{
  int depth = self->n_rows - 3;
  int n_taken = QUEENS_LANE_BLOCK;
  int n_below;

  while (depth >= 0 && self->n_nodes[depth] < QUEENS_LANE_BLOCK)
    depth--;

  if (depth < 0)
    {
      for (depth = 0; depth < self->n_rows - 2 && self->n_nodes[depth] == 0; depth++)
        ;

      if (depth == self->n_rows - 2)
        return false;

      n_taken = self->n_nodes[depth];
    }

  self->n_nodes[depth] -= n_taken;
  n_below = self->n_nodes[depth + 1];
  *n_solutions = self->expand (self, depth, self->n_nodes[depth], n_taken);
  *n_nodes = self->n_nodes[depth + 1] - n_below + *n_solutions;

  return true;
}

void
queens_lanes_clear (QueensLanes *self)
{
  memset (self->n_nodes, 0, sizeof self->n_nodes);
}
