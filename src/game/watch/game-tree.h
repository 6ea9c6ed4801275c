/* The whole tree of a small search: every value that it places is a node, with the events between
 * which it stands. Nothing changes in it: whether a node is past, on the path or to come follows
 * from a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/search/game-search.h"

/* The root among them. */
enum { GAME_TREE_MAX_NODES = 400 };

typedef enum
{
  GAME_TREE_TO_COME,
  GAME_TREE_PATH,
  GAME_TREE_CLOSED,
  GAME_TREE_REFUSED,            /* of a path alone: values that are no nodes */
} GameTreeState;

/* Nodes are numbered in the order in which the search comes to them, so that those below a node
 * follow it; 0 is the root, the board before the search. */
typedef struct
{
  int      parent;              /* -1 of the root */
  int      level;               /* 0 of the root */
  int      variable;            /* of the event, and its value; -1 of the root */
  int      value;
  bool     is_forced;           /* a single of sudoku */
  int      n_children;
  int      n_nodes;             /* it and all below it */
  int      n_solutions;         /* there */
  int      solution;            /* which one it is, from 1; 0: none */
  uint64_t first;               /* the event that placed it; 0 of the root */
  uint64_t found;               /* the event of the solution that it is */
  uint64_t last;                /* the event that took it back; G_MAXUINT64: it stays */
} GameTreeNode;

typedef struct
{
  int          n_nodes;
  int          n_levels;        /* below the root */
  GameTreeNode node[GAME_TREE_MAX_NODES];
  GameSearch   start;
} GameTree;

/* Searches from `start`, which has no event behind it, to the end. NULL where there are too many
 * nodes; that is known after some of them. */
GameTree     *game_tree_new       (const GameSearch *start);
void          game_tree_free      (GameTree         *self);

GameTreeState game_tree_state     (const GameTree   *self,
                                   int               node,
                                   uint64_t          position);

/* The last node of the path after so many events. */
int           game_tree_find      (const GameTree   *self,
                                   uint64_t          position);

/* The event that shows a node: its solution, or where it is placed. */
uint64_t      game_tree_position  (const GameTree   *self,
                                   int               node);

/* The search there. */
void          game_tree_go        (const GameTree   *self,
                                   int               node,
                                   GameSearch       *search,
                                   SearchEvent      *event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameTree, game_tree_free)
