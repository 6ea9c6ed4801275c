/* Solutions, packed into chunks that never move, or found by a directory.
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
#include "game/jobs/game-store.h"

#include "game/jobs/game-directory.h"
#include "game/state/game-variant.h"

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

  GameDirectory   *directory;   /* or NULL, and the rest is used */
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

  g_clear_pointer (&self->directory, game_directory_free);
}

GameStore *
game_store_new (const GameState *state)
{
  GameStore *self = NULL;

  g_return_val_if_fail (state != NULL, NULL);

  self = g_atomic_rc_box_new0 (GameStore);
  self->state = *state;
  self->n_values = game_state_n_variables (state);
  self->n_bits = MAX (g_bit_storage (game_state_size (state) - 1), 1);
  self->n_bytes = (self->n_values * self->n_bits + 7) / 8;

  return self;
}

GameStore *
game_store_new_whole (const GameState *state)
{
  int n = game_state_size (state);
  GameStore *self = NULL;

  if (!game_state_info (state)->is_free
      || n < GAME_STORE_DIRECTORY_FROM || n > GAME_STORE_DIRECTORY_TO)
    return NULL;

  self = game_store_new (state);
  self->directory = game_directory_new (n);

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

bool
game_store_has_directory (GameStore *self)
{
  return self->directory != NULL;
}

SearchEnd
game_store_build (GameStore    *self,
                  GameProgress *progress,
                  SearchStats  *stats)
{
  g_return_val_if_fail (game_store_has_directory (self), SEARCH_INVALID);

  return game_directory_build (self->directory, progress, stats);
}

uint64_t
game_store_get_length (GameStore *self)
{
  if (self->directory != NULL)
    return game_directory_get_length (self->directory);

  return atomic_load_explicit (&self->length, memory_order_acquire);
}

/* The state that shows a solution. */
static void
game_store_show (GameStore     *self,
                 const uint8_t *values,
                 GameState     *solution)
{
  *solution = self->state;
  game_state_fill (solution, values);
}

void
game_store_get (GameStore *self,
                uint64_t   index,
                GameState *solution)
{
  uint8_t values[SUDOKU_CELLS];
  QueensSolution queens;

  g_return_if_fail (index < game_store_get_length (self));

  if (self->directory != NULL)
    {
      game_directory_list (self->directory, index, 1, &queens);
      game_store_show (self, queens.column, solution);
      return;
    }

  unpack (game_store_at (self, index), self->n_values, self->n_bits, values);
  game_store_show (self, values, solution);
}

/* What queens_compare () says of the solution at `index` and `solution`. */
static int
game_store_compare (GameStore            *self,
                    uint64_t              index,
                    const QueensSolution *solution)
{
  QueensSolution here = { .n = self->n_values };

  unpack (game_store_at (self, index), self->n_values, self->n_bits, here.column);

  return queens_compare (&here, solution);
}

/* In lexicographic order. */
static bool
game_store_find_in_order (GameStore            *self,
                          const QueensSolution *solution,
                          uint64_t             *index)
{
  uint64_t length = game_store_get_length (self);
  uint64_t from = 0;
  uint64_t to = length;

  while (from < to)
    {
      uint64_t middle = from + (to - from) / 2;

      if (game_store_compare (self, middle, solution) < 0)
        from = middle + 1;
      else
        to = middle;
    }

  *index = from;

  return from < length && game_store_compare (self, from, solution) == 0;
}

static bool
game_store_find_in_turn (GameStore            *self,
                         const QueensSolution *solution,
                         uint64_t             *index)
{
  uint64_t length = game_store_get_length (self);

  for (*index = 0; *index < length; ++*index)
    if (game_store_compare (self, *index, solution) == 0)
      return true;

  return false;
}

bool
game_store_find (GameStore            *self,
                 const QueensSolution *solution,
                 uint64_t             *index)
{
  g_return_val_if_fail (solution->n == self->n_values, false);

  if (self->directory != NULL)
    return game_directory_find (self->directory, solution, index);

  return game_state_info (&self->state)->has_images
         ? game_store_find_in_order (self, solution, index)
         : game_store_find_in_turn (self, solution, index);
}

void
game_reader_init (GameReader *reader,
                  GameStore  *store)
{
  reader->store = store;
  reader->first = 0;
  reader->n_read = 0;
}

void
game_reader_get (GameReader *reader,
                 uint64_t    index,
                 GameState  *solution)
{
  GameStore *store = reader->store;

  if (store->directory == NULL)
    {
      game_store_get (store, index, solution);
      return;
    }

  g_return_if_fail (index < game_store_get_length (store));

  if (index < reader->first || index - reader->first >= reader->n_read)
    {
      reader->first = index - index % GAME_READER_BLOCK;
      reader->n_read = game_directory_list (store->directory, reader->first, GAME_READER_BLOCK,
                                            reader->block);
    }

  game_store_show (store, reader->block[index - reader->first].column, solution);
}
