/* A level of the stack of a search and a node of its tree, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/watch/game-tree.h"

/* One row of a table; `spoken` says all of it in a sentence. */
typedef struct
{
  char *level;
  char *variable;               /* “3”, “r4c2”, “E” */
  char *value;
  char *untried;
  char *spoken;
} GameStackText;

/* The heads of the columns of variables and values. */
void           game_text_stack_heads (const GameSearch  *search,
                                      const char       **variable,
                                      const char       **value);

/* The caller frees it. Level 0 is the first one. `event` is the last one, or NULL; `first` the
 * number of the first row and column. */
GameStackText *game_text_stack       (const GameSearch  *search,
                                      const SearchEvent *event,
                                      int                level,
                                      int                first);
void           game_stack_text_free  (GameStackText     *self);

/* "row 3, column 2, dead, 4 nodes", as it is after `position` events. The caller frees it. Lines
 * and squares are counted from `first`. */
char *game_text_tree_node (const GameTree *tree,
                           int             node,
                           uint64_t        position,
                           int             first);

/* The same of a value at a level of the path, -1: the beginning; both are counted from 0. */
char *game_text_tree_value (const GameSearch *search,
                            int               level,
                            int               value,
                            GameTreeState     state,
                            int               first);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameStackText, game_stack_text_free)
