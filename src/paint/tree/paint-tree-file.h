/* The tree of a search as a file: as Watch draws it, or in DOT, the language of Graphviz.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/watch/game-tree.h"
#include "paint/paint-file.h"

/* Beside the formats of PaintFile, which make a picture. */
enum { PAINT_TREE_DOT = PAINT_N_FILES };

/* The format that belongs to the end of a file's name, or -1. */
int     paint_tree_format_from_name (const char      *name);

/* Returns the whole file, or NULL with `error` set: the tree as it is when the search has ended.
 * Rows and columns count from `first`. */
GBytes *paint_tree_new_bytes        (const GameTree  *tree,
                                     int              first,
                                     int              format,
                                     GError         **error);
