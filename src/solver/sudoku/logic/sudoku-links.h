/* Weak and strong links between the candidates of a position, and chains along them.
 *
 * The elements of a chain are *nodes*: a candidate, or a group, which is the two or three cells of
 * a box and a line that can take a digit. A node is on (the digit is there) or off. The links are:
 *
 *     on  --weak-->    off   both cannot be on: two digits of a cell, or a digit in two places of
 *                            which each sees all of the other
 *     off --strong-->  on    both cannot be off: the two digits of a cell, or the two places of a
 *                            digit in a house
 *
 * An almost locked set, n cells of a house with n + 1 digits, links nodes too. A chain enters it by
 * a digit, from a node that is on and sees all cells of the digit in the set. Then the set takes
 * all its other digits, and every candidate that sees all cells of one of these is off; a cell that
 * sees several of them may have one candidate left, which is on. The pair of a set and the digit by
 * which a chain enters it is its *RCC* (sudoku-als.h).
 *
 * A breadth-first search from a node follows the links in a fixed order: the cell, its row, column
 * and box, groups, sets. Of equally short chains it emits the first in this order, which is
 * HoDoKu's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "solver/sudoku/logic/sudoku-logic-private.h"

enum
{
  SUDOKU_LINKS_MAX_CANDIDATES = SUDOKU_CELLS * SUDOKU_DIGITS,
  SUDOKU_LINKS_MAX_GROUPS = 54 * SUDOKU_DIGITS,         /* a box meets six lines */
  SUDOKU_LINKS_MAX_NODES = SUDOKU_LINKS_MAX_CANDIDATES + SUDOKU_LINKS_MAX_GROUPS,
  SUDOKU_LINKS_MAX_WORDS = (SUDOKU_LINKS_MAX_NODES + 63) / 64,
  SUDOKU_LINKS_MAX_WEAK = 65536,        /* a node has 28 to candidates, few to groups */
  SUDOKU_LINKS_MAX_STRONG = 4,          /* of a node: one in each house, one in its cell */
  SUDOKU_LINKS_MAX_SETS = 1024,         /* what has no room is left out: hard puzzles have 300 */
  SUDOKU_LINKS_MAX_RCCS = 4096,
  SUDOKU_LINKS_MAX_KEYS = 16384,
  SUDOKU_LINKS_MAX_NEXT = 32768,
  SUDOKU_LINKS_MAX_CHAIN = 128,
  SUDOKU_LINKS_MAX_FINDS = 8192,
};

/* Which links there are. */
typedef enum
{
  SUDOKU_LINKS_OF_DIGITS,       /* between places of one digit */
  SUDOKU_LINKS_OF_PAIRS,        /* strong in cells of two candidates, weak from cell to cell */
  SUDOKU_LINKS_ALL,
  SUDOKU_LINKS_GROUPED,         /* and groups */
} SudokuLinkKind;

typedef struct
{
  SudokuCells cells;
  uint8_t     digit;
  uint8_t     n_strong;
  uint16_t    strong[SUDOKU_LINKS_MAX_STRONG];
  uint16_t    n_weak;
  uint32_t    first_weak;
} SudokuLinkNode;

typedef struct
{
  const SudokuPosition *position;
  SudokuLinkKind        kind;

  int                   n_candidates;
  int                   n_nodes;
  int                   n_words;                /* of a set of nodes */
  uint16_t              first_of_cell[SUDOKU_CELLS + 1];
  uint16_t              first_group[SUDOKU_DIGITS + 1];         /* [digit - 1] */
  SudokuLinkNode        node[SUDOKU_LINKS_MAX_NODES];

  /* The weak links to nodes that have a strong link: others lead nowhere. */
  uint16_t              weak[SUDOKU_LINKS_MAX_WEAK];
  int                   n_weak;
} SudokuLinks;

/* A digit of an almost locked set by which chains enter it. */
typedef struct
{
  SudokuCells cells;            /* those of the set that can take it */
  SudokuCells seen_by;          /* the candidates of the digit that see all of them */
  uint16_t    set;
  uint8_t     digit;
} SudokuLinkRcc;

typedef struct
{
  SudokuCells  cells;
  SudokuDigits digits;
  uint16_t     first_rcc;
  uint8_t      n_rccs;
  uint16_t     first_next;      /* RCCs of other sets that lose a digit if this one takes it */
  uint16_t     n_next;
} SudokuLinkSet;

/* The almost locked sets of a position, as far as something sees them. */
typedef struct
{
  int           n_sets;
  int           n_rccs;
  SudokuLinkSet set[SUDOKU_LINKS_MAX_SETS];
  SudokuLinkRcc rcc[SUDOKU_LINKS_MAX_RCCS];

  /* The RCCs that a node enters by, and those that a set leads to. */
  uint32_t      first_key[SUDOKU_LINKS_MAX_NODES + 1];
  uint16_t      key[SUDOKU_LINKS_MAX_KEYS];
  uint16_t      next[SUDOKU_LINKS_MAX_NEXT];
} SudokuLinkSets;

/* What follows from one node being on, or off, each by one chain. */
typedef struct
{
  uint64_t on[SUDOKU_LINKS_MAX_WORDS];
  uint64_t off[SUDOKU_LINKS_MAX_WORDS];
  uint16_t from[2 * SUDOKU_LINKS_MAX_NODES + SUDOKU_LINKS_MAX_RCCS];
  uint16_t depth[2 * SUDOKU_LINKS_MAX_NODES + SUDOKU_LINKS_MAX_RCCS];
  uint16_t queue[2 * SUDOKU_LINKS_MAX_NODES + SUDOKU_LINKS_MAX_RCCS];
  uint64_t opened[SUDOKU_LINKS_MAX_RCCS / 64];
  SudokuCells left[2 * SUDOKU_LINKS_MAX_NODES + SUDOKU_LINKS_MAX_RCCS];
} SudokuReach;

/* The statements of a chain, one number each: a node that is on or off, or an RCC that is
 * passed. */
static inline int
sudoku_links_on (int node)
{
  return 2 * node + 1;
}

static inline int
sudoku_links_off (int node)
{
  return 2 * node;
}

/* The first number that stands for an RCC. */
static inline int
sudoku_links_rccs (const SudokuLinks *links)
{
  return 2 * links->n_nodes;
}

static inline bool
sudoku_links_has (const uint64_t *nodes,
                  int             node)
{
  return nodes[node / 64] >> (node % 64) & 1;
}

/* The node of a candidate that the position has; only where the links are SUDOKU_LINKS_ALL or
 * SUDOKU_LINKS_GROUPED. */
static inline int
sudoku_links_candidate (const SudokuLinks *links,
                        int                cell,
                        int                digit)
{
  SudokuDigits below = links->position->candidates[cell] & ((1 << (digit - 1)) - 1);

  return links->first_of_cell[cell] + sudoku_bit_count[below];
}

void sudoku_links_init   (SudokuLinks          *links,
                          const SudokuPosition *position,
                          SudokuLinkKind        kind);

/* `links` are SUDOKU_LINKS_GROUPED. */
void sudoku_link_sets_init (SudokuLinkSets     *sets,
                            const SudokuLinks  *links);

/* Finds what follows from a statement: what is on, and what is off of those nodes that lead on and
 * of the start's cell. A set counts as several links. Where `straight`, no chain comes back to a
 * cell that it has left, but for the start, where it ends; else the chains are as short as can be.
 * `sets` may be NULL. */
void sudoku_links_reach  (const SudokuLinks    *links,
                          const SudokuLinkSets *sets,
                          int                   start,
                          bool                  straight,
                          SudokuReach          *reach);

/* Writes the statements of the chain that reached `end`, in order. Returns how many there are, or 0
 * where it is too long. */
int  sudoku_links_trace  (const SudokuReach    *reach,
                          int                   start,
                          int                   end,
                          uint16_t              chain[SUDOKU_LINKS_MAX_CHAIN]);

/* Gives a hint the nodes and links of a chain. A set that it goes through makes two nodes: its
 * places of the digit that it loses, and of the one that it takes. */
void sudoku_links_emit   (const SudokuLinks    *links,
                          const SudokuLinkSets *sets,
                          const uint16_t       *chain,
                          int                   n_statements,
                          SudokuHint           *hint);

/* Adds to the hint what follows from the chain of a hint: from one between two nodes of which one
 * is true, from one that contradicts its start, and from one that closes, which gets its last link
 * too. */
void sudoku_links_end_chain         (SudokuHint           *hint,
                                     const SudokuPosition *position);
void sudoku_links_end_contradiction (SudokuHint           *hint,
                                     const SudokuPosition *position);
void sudoku_links_end_loop          (SudokuHint           *hint,
                                     const SudokuPosition *position);

/* A chain that something follows from. */
typedef struct
{
  uint64_t order;               /* less is earlier; no two are the same */
  uint16_t start;
  uint16_t end;
  uint16_t technique;
} SudokuLinksFind;

/* The chains found in a position, in the order in which they are emitted: those that remove most
 * candidates first; of these, as HoDoKu has it, those with the lowest cells (the cells of their
 * removals, times a weight of 1 for the first and 80 more for each one after it, added up); then
 * the shorter. So 99.6 % of the graded puzzles get the level that HoDoKu gives them; with the
 * shortest of those that remove most first it is 98.7 %, and a chain has 7 % fewer links. They lie
 * in a heap, so that a caller who wants one chain does not pay to order the others. */
typedef struct
{
  int             n_finds;
  int             n_added;
  SudokuLinksFind find[SUDOKU_LINKS_MAX_FINDS];
} SudokuLinksFinds;

void sudoku_links_finds_init (SudokuLinksFinds *finds);

/* Adds a chain of `n_statements` that `hint` describes; dropped where there is no room, or where
 * nothing follows from it. */
void sudoku_links_finds_add  (SudokuLinksFinds *finds,
                              const SudokuHint *hint,
                              int               start,
                              int               end,
                              int               n_statements);

/* Takes the next chain. Returns false where there is none. */
bool sudoku_links_finds_take (SudokuLinksFinds *finds,
                              SudokuLinksFind  *find);
