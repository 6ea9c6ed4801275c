/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game/state/game-savepoints.h"

#include <glib.h>
#include <string.h>

int
game_savepoints_find (const GameSavepoints *self,
                      const GameState      *state)
{
  for (int i = 0; i < self->n; i++)
    if (game_state_equal (&self->of[i].state, state))
      return i;

  return -1;
}

bool
game_savepoints_insert (GameSavepoints      *self,
                        int                  index,
                        const GameSavepoint *savepoint)
{
  g_return_val_if_fail (index >= 0 && index <= self->n, false);

  if (self->n == GAME_MAX_SAVEPOINTS)
    return false;

  memmove (&self->of[index + 1], &self->of[index], (self->n - index) * sizeof (GameSavepoint));
  self->of[index] = *savepoint;
  self->n++;

  return true;
}

void
game_savepoints_remove (GameSavepoints *self,
                        int             index)
{
  g_return_if_fail (index >= 0 && index < self->n);

  self->n--;
  memmove (&self->of[index], &self->of[index + 1], (self->n - index) * sizeof (GameSavepoint));
}

void
game_savepoints_append (GameSavepoints       *self,
                        const GameSavepoints *others)
{
  for (int i = 0; i < others->n; i++)
    if (game_savepoints_find (self, &others->of[i].state) < 0)
      game_savepoints_insert (self, self->n, &others->of[i]);
}

void
game_savepoint_set_name (GameSavepoint *self,
                         const char    *name)
{
  g_autofree char *line = g_utf8_make_valid (name, -1);
  const char *end;

  for (char *at = line; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      *at = ' ';
  g_strstrip (line);
  g_utf8_validate (line, MIN (strlen (line), sizeof self->name - 1), &end);
  g_strlcpy (self->name, line, end - line + 1);
  g_strchomp (self->name);
}
