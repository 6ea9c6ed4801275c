/* Walks as files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-walk.h"

#include <string.h>

/* A PNG of a strip is as sharp as on a good screen; an animation stands in a page of the web. */
static const double strip_scale = 2;
static const double frame_scale = 1;

void
cli_walk_clear (CliWalk *self)
{
  g_free (self->file);
  g_free (self->from);
  g_free (self->to);
  g_free (self->events);
  g_free (self->speed);
}

bool
cli_walk_is_asked (const CliWalk *self)
{
  return self->file != NULL;
}

static bool
parse_events (CliWalk *self)
{
  static const char *const names[PAINT_WALK_N_EVENTS] = {
    [PAINT_WALK_ALL] = "all",
    [PAINT_WALK_PLACEMENTS] = "placements",
    [PAINT_WALK_DEAD_ENDS] = "dead-ends",
  };

  for (int i = 0; i < PAINT_WALK_N_EVENTS; i++)
    if (self->events == NULL || strcmp (self->events, names[i]) == 0)
      {
        self->walk.events = (PaintWalkEvents) i;
        return true;
      }

  cli_complain ("--events is all, placements or dead-ends, not “%s”", self->events);
  return false;
}

static bool
parse_range (CliWalk *self)
{
  self->walk.to = UINT64_MAX;
  self->walk.first = 1;
  if ((self->from != NULL
       && !cli_parse_number (self->from, "--from", 0, UINT64_MAX, &self->walk.from))
      || (self->to != NULL
          && !cli_parse_number (self->to, "--to", 0, UINT64_MAX, &self->walk.to)))
    return false;

  if (self->walk.from <= self->walk.to)
    return true;

  cli_complain ("--from=%s lies behind --to=%s", self->from, self->to);
  return false;
}

/* From one board a second to fifty: faster ones are not shown as fast by browsers. */
static bool
parse_speed (CliWalk *self)
{
  uint64_t speed = 2;

  if (self->speed != NULL && !cli_parse_number (self->speed, "--speed", 1, 50, &speed))
    return false;

  self->walk.delay = 1000 / (int) speed;
  return true;
}

bool
cli_walk_parse (CliWalk *self,
                bool     has_others)
{
  if (self->file == NULL)
    {
      if (self->from == NULL && self->to == NULL && self->events == NULL && self->speed == NULL)
        return true;

      cli_complain ("--from, --to, --events and --speed go with --export");
      return false;
    }

  if (has_others)
    {
      cli_complain ("--export goes with --from and --to, not with --limit or --summary");
      return false;
    }

  self->format = paint_walk_format_from_name (self->file);
  if (self->format < 0)
    {
      cli_complain ("the name of the file ends in .png, .svg, .pdf or .apng, unlike “%s”",
                    self->file);
      return false;
    }

  return parse_range (self) && parse_events (self) && parse_speed (self);
}

static void
complain_of_length (const CliWalk *self)
{
  int most = paint_walk_max_boards (self->format);

  if (self->format == PAINT_WALK_APNG)
    cli_complain ("an animation has at most %d boards; give --from and --to that are closer", most);
  else
    cli_complain ("a strip has at most %d boards; give --from and --to that are closer", most);
}

CliStatus
cli_walk_export (const CliWalk *self)
{
  int most = paint_walk_max_boards (self->format);
  int n = paint_walk_count (&self->walk, most);
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;

  if (n == 0)
    cli_complain ("no event of the search is within --from and --to");
  else if (n > most)
    complain_of_length (self);
  if (n == 0 || n > most)
    return CLI_USAGE;

  bytes = paint_walk_new_bytes (&self->walk, self->format,
                                self->format == PAINT_WALK_APNG ? frame_scale : strip_scale,
                                &error);

  return cli_write_file (self->file, bytes, error);
}
