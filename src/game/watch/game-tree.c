/* The whole tree of a small search, found by running it once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/watch/game-tree.h"

/* Returns false where there is no room. */
static bool
game_tree_open (GameTree          *self,
                const SearchEvent *event,
                uint64_t           position,
                int               *at)
{
  GameTreeNode *node = &self->node[self->n_nodes];

  if (self->n_nodes == GAME_TREE_MAX_NODES)
    return false;

  *node = (GameTreeNode) {
    .parent = *at,
    .level = self->node[*at].level + 1,
    .variable = event->variable,
    .value = event->value,
    .is_forced = self->start.type == GAME_SEARCH_SUDOKU && event->reason != SEARCH_NO_REASON,
    .n_nodes = 1,
    .first = position,
    .last = G_MAXUINT64,
  };

  self->node[*at].n_children++;
  self->n_levels = MAX (self->n_levels, node->level);
  *at = self->n_nodes++;

  return true;
}

static bool
game_tree_take (GameTree          *self,
                const SearchEvent *event,
                uint64_t           position,
                int               *at)
{
  GameTreeNode *node = &self->node[*at];

  switch (event->kind)
    {
    case SEARCH_PLACE:
      return game_tree_open (self, event, position, at);

    case SEARCH_RETRACT:
      node->last = position;
      *at = node->parent;
      return true;

    case SEARCH_SOLUTION:
      if (event->reason == SEARCH_NO_REASON)
        {
          node->solution = ++self->node[0].n_solutions;
          node->found = position;
        }
      return true;

    default:
      return true;
    }
}

/* Those below come later, so that they are summed up by then. */
static void
game_tree_sum_up (GameTree *self)
{
  for (int i = self->n_nodes - 1; i > 0; i--)
    {
      GameTreeNode *node = &self->node[i];
      GameTreeNode *parent = &self->node[node->parent];

      node->n_solutions += node->solution > 0;
      parent->n_nodes += node->n_nodes;
      if (node->parent > 0)
        parent->n_solutions += node->n_solutions;
    }
}

GameTree *
game_tree_new (const GameSearch *start)
{
  g_autoptr(GameTree) self = g_new0 (GameTree, 1);
  GameSearch search = *start;
  SearchEvent event;
  int at = 0;

  g_return_val_if_fail (game_search_n_events (start) == 0, NULL);

  self->start = *start;
  self->n_nodes = 1;
  self->node[0] = (GameTreeNode) {
    .parent = -1, .variable = -1, .value = -1, .n_nodes = 1, .last = G_MAXUINT64,
  };

  while (game_search_next (&search, &event))
    if (!game_tree_take (self, &event, game_search_n_events (&search), &at))
      return NULL;

  game_tree_sum_up (self);

  return g_steal_pointer (&self);
}

void
game_tree_free (GameTree *self)
{
  g_free (self);
}

GameTreeState
game_tree_state (const GameTree *self,
                 int             node,
                 uint64_t        position)
{
  if (position < self->node[node].first)
    return GAME_TREE_TO_COME;

  return position < self->node[node].last ? GAME_TREE_PATH : GAME_TREE_CLOSED;
}

int
game_tree_find (const GameTree *self,
                uint64_t        position)
{
  int node = 0;

  for (int i = 1; i < self->n_nodes && self->node[i].first <= position; i++)
    if (position < self->node[i].last)
      node = i;

  return node;
}

uint64_t
game_tree_position (const GameTree *self,
                    int             node)
{
  return self->node[node].solution > 0 ? self->node[node].found : self->node[node].first;
}

void
game_tree_go (const GameTree *self,
              int             node,
              GameSearch     *search,
              SearchEvent    *event)
{
  uint64_t position = game_tree_position (self, node);

  *search = self->start;
  while (game_search_n_events (search) < position && game_search_next (search, event))
    continue;
}
