/* The tree of a search as a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-walk.h"

#include "paint/tree/paint-tree-file.h"

bool
cli_tree_parse (const char *file,
                bool        has_others)
{
  if (file != NULL && has_others)
    {
      cli_complain ("--tree goes with none of --export, --limit and --summary");
      return false;
    }

  if (file == NULL || paint_tree_format_from_name (file) >= 0)
    return true;

  cli_complain ("the name of the file ends in .dot, .png, .svg or .pdf, unlike “%s”", file);
  return false;
}

CliStatus
cli_tree_export (const char       *file,
                 const GameSearch *start)
{
  g_autoptr(GameTree) tree = game_tree_new (start);
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;

  if (tree == NULL)
    {
      cli_complain ("the tree of this search has more than %d nodes", GAME_TREE_MAX_NODES);
      return CLI_USAGE;
    }

  bytes = paint_tree_new_bytes (tree, 1, paint_tree_format_from_name (file), &error);

  return cli_write_file (file, bytes, error);
}
