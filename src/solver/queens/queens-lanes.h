/* Many boards of n queens side by side, one in each 16-bit lane of a processor's vectors.
 *
 * Boards that have the same open rows, with the same free squares, differ only in the three masks
 * of the search: the columns taken, and the falling and the rising diagonals as they cross the row
 * at work. Such a triple is a node. The nodes of one depth lie together in a buffer, three arrays
 * of 16-bit words, so that one vector holds the same mask of many nodes:
 *
 *               node 0   node 1   node 2  ...
 *     columns  [......] [......] [......]
 *     falling  [......] [......] [......]      bit i: column i of a window of 16 columns
 *     rising   [......] [......] [......]
 *
 * A kernel takes nodes of one depth, puts a queen into each free square of the row at work, drops
 * the children that have no free square in one of the next two rows, and packs the others to the
 * end of the buffer below. Lanes are filled anew at every depth, so that it does not matter
 * that searches of neighbours go different ways.
 *
 * Private to the counting of queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdalign.h>

#include "solver/kernel.h"
#include "solver/queens/queens-open.h"

enum
{
  QUEENS_LANE_BITS = 16,        /* the columns of a window */
  QUEENS_LANE_ROWS_MIN = 4,     /* fewer open rows are not worth it */
  QUEENS_LANE_BLOCK = 1024,     /* so many nodes are expanded at once */
  QUEENS_LANE_MOST = 32,        /* lanes of the widest vector */

  /* A block's worth that was not taken, the children of a block, and what the last vector writes
   * past its end. */
  QUEENS_LANE_BUFFER = QUEENS_LANE_BLOCK * (1 + QUEENS_LANE_BITS) + QUEENS_LANE_MOST,
};

typedef struct
{
  alignas (64) uint16_t columns[QUEENS_LANE_BUFFER];
  alignas (64) uint16_t falling[QUEENS_LANE_BUFFER];
  alignas (64) uint16_t rising[QUEENS_LANE_BUFFER];
} QueensLaneNodes;

typedef struct _QueensLanes QueensLanes;

/* Takes `n_nodes` nodes from `first` of depth `depth`, puts their children at the end of the depth
 * below, and returns 0; or, where three rows are left, counts their solutions and returns these. */
typedef uint64_t (*QueensLanesExpand) (QueensLanes *lanes,
                                       int          depth,
                                       int          first,
                                       int          n_nodes);

/* What the boards at work have in common, and the nodes that wait. */
struct _QueensLanes
{
  QueensLanesExpand expand;

  int               n_rows;                     /* as many as there are open columns */
  int               left;                       /* the window's first column */
  uint16_t          open;                       /* the open columns */
  uint16_t          free[QUEENS_LANE_BITS];     /* as in QueensOpen, but cut to the window */
  uint8_t           step[QUEENS_LANE_BITS];     /* likewise */

  /* For each set of eight lanes their numbers, one after another, as pairs of bytes 2i, 2i + 1. */
  alignas (64) uint16_t packings[256][8];

  int               n_nodes[QUEENS_LANE_BITS];
  QueensLaneNodes   nodes[QUEENS_LANE_BITS];
};

/* The kernel that runs here: AVX-512 must have VBMI2 too. */
Kernel       queens_lanes_kernel    (void);

/* Makes room, some 1.7 MB, to be given back with free (), or returns NULL where there is none. */
QueensLanes *queens_lanes_new       (void);

/* Turns to another board. Returns false where it does not fit: a window is too narrow for its open
 * columns, it has next to no open rows, or too many filled ones in a row. */
bool         queens_lanes_set_board (QueensLanes      *self,
                                     const QueensOpen *open);

/* Adds a node of the board, which has queens in the open rows above number `depth`, at most
 * n_open - 3. At most QUEENS_LANE_BLOCK may wait at once. */
void         queens_lanes_add       (QueensLanes      *self,
                                     int               depth,
                                     uint32_t          columns,
                                     uint32_t          falling,
                                     uint32_t          rising);

/* Takes one step, and adds up how many queens it placed and how many solutions it found. Returns
 * false where nothing is left to do. */
bool         queens_lanes_next      (QueensLanes      *self,
                                     uint64_t         *n_nodes,
                                     uint64_t         *n_solutions);

/* Forgets the nodes that wait. */
void         queens_lanes_clear     (QueensLanes      *self);

/* The kernels, for any processor, SSE2, AVX2 and AVX-512. */
uint64_t     queens_lanes_expand_1  (QueensLanes      *lanes,
                                     int               depth,
                                     int               first,
                                     int               n_nodes);
uint64_t     queens_lanes_expand_8  (QueensLanes      *lanes,
                                     int               depth,
                                     int               first,
                                     int               n_nodes);
uint64_t     queens_lanes_expand_16 (QueensLanes      *lanes,
                                     int               depth,
                                     int               first,
                                     int               n_nodes);
uint64_t     queens_lanes_expand_32 (QueensLanes      *lanes,
                                     int               depth,
                                     int               first,
                                     int               n_nodes);
