/* A walk through a search as a picture: --export of the command "steps", and the options that go
 * with it; and --tree, which shows a search as a whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/cli.h"
#include "paint/paint-walk.h"

typedef struct
{
  char     *file;               /* the options as they were written; NULL: not given */
  char     *from;
  char     *to;
  char     *events;
  char     *speed;
  int       format;
  PaintWalk walk;               /* `start` is the caller's to fill */
} CliWalk;

#define CLI_WALK_ENTRIES(walk) \
  { "export", 0, 0, G_OPTION_ARG_FILENAME, &(walk).file, \
    "Write the boards and their sentences into a file: PNG, SVG\n" \
    "                      or PDF, a strip, or APNG, an animation", "FILE" }, \
  { "from", 0, 0, G_OPTION_ARG_FILENAME, &(walk).from, \
    "Export from this event on; 0, the default, is the start", "EVENT" }, \
  { "to", 0, 0, G_OPTION_ARG_FILENAME, &(walk).to, \
    "Export up to this event", "EVENT" }, \
  { "events", 0, 0, G_OPTION_ARG_FILENAME, &(walk).events, \
    "Export all events, placements or dead-ends", "KIND" }, \
  { "speed", 0, 0, G_OPTION_ARG_FILENAME, &(walk).speed, \
    "Boards a second of an animation; 2 by default", "BOARDS" }

bool      cli_walk_is_asked (const CliWalk *self);

/* Reads the options, and complains of what makes no sense. `has_others`: an option was given that
 * does not go with --export. */
bool      cli_walk_parse    (CliWalk       *self,
                             bool           has_others);

CliStatus cli_walk_export   (const CliWalk *self);

void      cli_walk_clear    (CliWalk       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliWalk, cli_walk_clear)

/* The tree of a search as a file: --tree (cli-tree.c). */

#define CLI_TREE_ENTRY(file) \
  { "tree", 0, 0, G_OPTION_ARG_FILENAME, &(file), \
    "Write the tree of the search into a file: DOT, PNG, SVG or PDF", "FILE" }

/* Whether there can be such a file, or none was asked for; complains if not. `has_others`: an
 * option was given that does not go with --tree. */
bool      cli_tree_parse  (const char       *file,
                           bool              has_others);

/* `start` is the search before its first event. */
CliStatus cli_tree_export (const char       *file,
                           const GameSearch *start);
