/* Solutions, packed into chunks that never move.
 *
 *     chunks   [0]    [1]    [2]    [3] …              a table of fixed size
 *               |      |      |
 *               v      v      v
 *             +----+ +----+ +----+
 *             |full| |full| |  / |                     SOLUTIONS_PER_CHUNK solutions each
 *             +----+ +----+ +----+
 *                              ^ length
 *
 * The writer puts a solution behind the last one and then stores the new length with release
 * order. A reader loads the length with acquire order and so sees every chunk, and every byte,
 * that was written before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/game-store.h"

#include <stdatomic.h>

enum
{
  SOLUTIONS_PER_CHUNK = 1 << 12,
  N_CHUNKS = GAME_STORE_MAX / SOLUTIONS_PER_CHUNK,
};

struct _GameStore
{
  GameState        state;       /* what stands already; the solutions fill it */
  int              n_values;
  int              n_bits;      /* of a value */
  int              n_bytes;     /* of a solution */

  uint8_t         *chunks[N_CHUNKS];
  _Atomic uint64_t length;
};

static uint8_t *
game_store_at (GameStore *self,
               uint64_t   index)
{
  return self->chunks[index / SOLUTIONS_PER_CHUNK] +
         index % SOLUTIONS_PER_CHUNK * self->n_bytes;
}

/* The values one after the other, the lowest bit first. */
static void
pack (const uint8_t *values,
      int            n_values,
      int            n_bits,
      uint8_t       *bytes)
{
  uint32_t waiting = 0;
  int n_waiting = 0;

  for (int i = 0; i < n_values; i++)
    {
      waiting |= (uint32_t) values[i] << n_waiting;

      for (n_waiting += n_bits; n_waiting >= 8; n_waiting -= 8)
        {
          *bytes++ = waiting & 0xff;
          waiting >>= 8;
        }
    }

  if (n_waiting > 0)
    *bytes = waiting;
}

static void
unpack (const uint8_t *bytes,
        int            n_values,
        int            n_bits,
        uint8_t       *values)
{
  uint32_t waiting = 0;
  int n_waiting = 0;

  for (int i = 0; i < n_values; i++)
    {
      if (n_waiting < n_bits)
        {
          waiting |= (uint32_t) *bytes++ << n_waiting;
          n_waiting += 8;
        }

      values[i] = waiting & ((1 << n_bits) - 1);
      waiting >>= n_bits;
      n_waiting -= n_bits;
    }
}

static bool
game_store_add (GameStore     *self,
                const uint8_t *values)
{
  uint64_t length = atomic_load_explicit (&self->length, memory_order_relaxed);
  uint8_t **chunk;

  if (length == GAME_STORE_MAX)
    return false;

  chunk = &self->chunks[length / SOLUTIONS_PER_CHUNK];
  if (*chunk == NULL)
    *chunk = g_try_malloc ((gsize) SOLUTIONS_PER_CHUNK * self->n_bytes);

  if (*chunk == NULL)
    return false;

  pack (values, self->n_values, self->n_bits, game_store_at (self, length));
  atomic_store_explicit (&self->length, length + 1, memory_order_release);

  return true;
}

static void
game_store_clear (gpointer data)
{
  GameStore *self = data;

  for (int i = 0; i < N_CHUNKS && self->chunks[i] != NULL; i++)
    g_free (self->chunks[i]);
}

GameStore *
game_store_new (const GameState *state)
{
  GameStore *self = NULL;

  g_return_val_if_fail (state != NULL, NULL);

  self = g_atomic_rc_box_new0 (GameStore);
  self->state = *state;
  self->n_values = game_state_n_sites (state);
  self->n_bits = state->kind == GAME_SUDOKU ? 4 : 5;
  self->n_bytes = (self->n_values * self->n_bits + 7) / 8;

  return self;
}

GameStore *
game_store_ref (GameStore *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
game_store_unref (GameStore *self)
{
  g_atomic_rc_box_release_full (self, game_store_clear);
}

bool
game_store_add_queens (GameStore            *self,
                       const QueensSolution *solution)
{
  g_return_val_if_fail (solution->n == self->n_values, false);

  return game_store_add (self, solution->column);
}

bool
game_store_add_sudoku (GameStore        *self,
                       const SudokuGrid *solution)
{
  g_return_val_if_fail (self->n_values == SUDOKU_CELLS, false);

  return game_store_add (self, solution->digit);
}

uint64_t
game_store_get_length (GameStore *self)
{
  return atomic_load_explicit (&self->length, memory_order_acquire);
}

void
game_store_get (GameStore *self,
                uint64_t   index,
                GameState *solution)
{
  uint8_t values[SUDOKU_CELLS];

  g_return_if_fail (index < game_store_get_length (self));

  unpack (game_store_at (self, index), self->n_values, self->n_bits, values);
  *solution = self->state;
  game_state_fill (solution, values);
}
