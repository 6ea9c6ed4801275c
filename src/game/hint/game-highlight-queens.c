/* Highlights of hints for queens, plain and coloured.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/hint/game-highlight.h"

#include <string.h>

enum
{
  QUEENS_RESULT = 1 << QUEENS_ROLE_PLACE | 1 << QUEENS_ROLE_AWAY,
  COLOURED_RESULT = 1 << COLOURED_ROLE_PLACE | 1 << COLOURED_ROLE_EXCLUDED,
  ALL_ROLES = -1,
};

void
game_highlight_add_queens (GameHighlight    *self,
                           const QueensHint *hint,
                           uint32_t          roles)
{
  static const GameSquareSet sets[QUEENS_N_ROLES] = {
    [QUEENS_ROLE_FREE] = GAME_SQUARES_FREE,
    [QUEENS_ROLE_EXCLUDED] = GAME_SQUARES_EXCLUDED,
    [QUEENS_ROLE_CONFLICT] = GAME_SQUARES_WRONG,
    [QUEENS_ROLE_AWAY] = GAME_SQUARES_AWAY,
    [QUEENS_ROLE_PLACE] = GAME_SQUARES_PLACED,
  };

  for (int role = 0; role < QUEENS_N_ROLES; role++)
    if (roles >> role & 1)
      self->squares[sets[role]] = hint->squares[role];

  self->row = hint->row;
  self->column = hint->column;
  self->line_is_dead = queens_hint_is_mistake (hint);
}

void
game_highlight_add_queens_step (GameHighlight    *self,
                                const QueensHint *hint,
                                GameStage         stage)
{
  const bool has_line = hint->row >= 0 || hint->column >= 0;
  uint32_t roles = ALL_ROLES;

  if (stage == GAME_STAGE_WHERE)
    roles = 1 << QUEENS_ROLE_FREE | (has_line ? 0 : 1 << QUEENS_ROLE_CONFLICT);
  else if (stage == GAME_STAGE_APPLY)
    roles = QUEENS_RESULT;

  game_highlight_add_queens (self, hint, roles);
}

void
game_highlight_add_coloured (GameHighlight      *self,
                             const ColouredHint *hint,
                             uint32_t            roles)
{
  static const GameSquareSet sets[COLOURED_N_ROLES] = {
    [COLOURED_ROLE_FREE] = GAME_SQUARES_FREE,
    [COLOURED_ROLE_SUPPOSED] = GAME_SQUARES_SUPPOSED,
    [COLOURED_ROLE_EXCLUDED] = GAME_SQUARES_EXCLUDED,
    [COLOURED_ROLE_PLACE] = GAME_SQUARES_PLACED,
  };

  for (int role = 0; role < COLOURED_N_ROLES; role++)
    if (roles >> role & 1)
      self->squares[sets[role]] = hint->squares[role];
}

void
game_highlight_add_base (GameHighlight      *self,
                         const ColouredHint *hint)
{
  memcpy (self->bases, hint->base, sizeof self->bases);
}

void
game_highlight_add_cover (GameHighlight      *self,
                          const ColouredHint *hint)
{
  memcpy (self->coverings, hint->cover, sizeof self->coverings);
}

void
game_highlight_add_chain (GameHighlight      *self,
                          const ColouredHint *hint,
                          int                 n_queens)
{
  QueensBoard *supposed = &self->squares[GAME_SQUARES_SUPPOSED];

  *supposed = queens_board_empty (hint->squares[COLOURED_ROLE_SUPPOSED].n);
  for (int i = 0; i < n_queens; i++)
    supposed->row[hint->link[i].row] |= UINT32_C (1) << hint->link[i].column;
}

/* A chain is about one square; that it is ruled out is not shown yet. */
static void
add_coloured_where (GameHighlight      *self,
                    const ColouredHint *hint)
{
  if (hint->rule == COLOURED_CHAIN)
    self->squares[GAME_SQUARES_FREE] = hint->squares[COLOURED_ROLE_EXCLUDED];
  else
    game_highlight_add_base (self, hint);
}

void
game_highlight_add_coloured_step (GameHighlight      *self,
                                  const ColouredHint *hint,
                                  GameStage           stage)
{
  switch ((int) stage)
    {
    case GAME_STAGE_WHERE:
      add_coloured_where (self, hint);
      break;

    case GAME_STAGE_WHY:
      game_highlight_add_base (self, hint);
      game_highlight_add_cover (self, hint);
      game_highlight_add_coloured (self, hint, ALL_ROLES);
      break;

    case GAME_STAGE_APPLY:
    default:
      game_highlight_add_coloured (self, hint, COLOURED_RESULT);
      break;
    }
}
