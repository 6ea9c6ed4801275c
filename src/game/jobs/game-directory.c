/* A directory of solutions, shared.
 *
 *     entries   counted | counted | counted | at work | …
 *                                           ^ n_built
 *
 * The builder counts an entry, stores n_built, and then the length, both with release order. A
 * reader loads them the other way round with acquire order: so it sees every entry below n_built,
 * and these reach at least up to its length. It looks into a copy of the directory that has these
 * two numbers; the builder's own numbers nobody else reads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-directory.h"

struct _GameDirectory
{
  int               n;

  QueensDirectory   building;   /* the builder's */
  QueensDirectory   shared;     /* written before a length is published; its numbers are not used */

  _Atomic size_t    n_built;
  _Atomic uint64_t  length;
};

typedef struct
{
  GameDirectory *directory;
  GameProgress  *progress;
  GameProbe      probe;
  SearchControl  control;       /* of the probe */
} DirectoryProbe;

/* The first half, with the middle where there is one: the mirror images are the rest. */
static uint64_t
first_half (uint64_t n_solutions)
{
  return n_solutions - n_solutions / 2;
}

static void
publish (GameDirectory *self)
{
  const QueensDirectory *building = &self->building;
  bool whole = building->n_built == building->n_entries;

  atomic_store_explicit (&self->n_built, building->n_built, memory_order_release);
  atomic_store_explicit (&self->length, whole ? building->n_solutions : building->n_known,
                         memory_order_release);
}

static bool
directory_probe_should_continue (const SearchStats *stats,
                                 void              *data)
{
  DirectoryProbe *self = data;
  const QueensDirectory *building = &self->directory->building;

  publish (self->directory);
  game_progress_set_fraction (self->progress,
                           (double) building->n_known / first_half (building->n_solutions));

  return search_should_continue (&self->control, stats);
}

/* What answers for the solutions below `length`. */
static QueensDirectory
get_view (GameDirectory *self,
          uint64_t       length)
{
  QueensDirectory view = self->shared;

  view.n_built = atomic_load_explicit (&self->n_built, memory_order_acquire);
  view.n_known = MIN (length, first_half (view.n_solutions));

  return view;
}

GameDirectory *
game_directory_new (int n)
{
  GameDirectory *self = NULL;

  g_return_val_if_fail (n >= 1 && n <= QUEENS_DIRECTORY_MAX, NULL);

  self = g_new0 (GameDirectory, 1);
  self->n = n;

  return self;
}

void
game_directory_free (GameDirectory *self)
{
  g_free (self->building.entries);
  g_free (self);
}

SearchEnd
game_directory_build (GameDirectory *self,
                      GameProgress  *progress,
                      SearchStats   *stats)
{
  DirectoryProbe probe = { .directory = self, .progress = progress };
  SearchControl control = { .should_continue = directory_probe_should_continue, .data = &probe };
  SearchEnd end;

  g_return_val_if_fail (self->building.entries == NULL, SEARCH_INVALID);

  queens_directory_init (&self->building, self->n,
                         g_new (QueensDirectoryEntry, queens_directory_size (self->n)));
  self->shared = self->building;

  /* The solutions that it counts are those of the first half. */
  probe.control = game_probe_init_uncounted (&probe.probe, progress);
  end = queens_directory_build (&self->building, UINT64_MAX, &control, stats);
  publish (self);

  return end;
}

uint64_t
game_directory_get_length (GameDirectory *self)
{
  return atomic_load_explicit (&self->length, memory_order_acquire);
}

size_t
game_directory_list (GameDirectory  *self,
                     uint64_t        first,
                     size_t          n_wanted,
                     QueensSolution *solutions)
{
  uint64_t length = game_directory_get_length (self);
  QueensDirectory view;

  if (first >= length)
    return 0;

  view = get_view (self, length);

  return queens_directory_list (&view, first, MIN (n_wanted, length - first), solutions);
}

bool
game_directory_find (GameDirectory        *self,
                     const QueensSolution *solution,
                     uint64_t             *index)
{
  uint64_t length = game_directory_get_length (self);
  QueensDirectory view;

  if (length == 0)
    return false;

  view = get_view (self, length);

  return queens_directory_rank (&view, solution, index) && *index < length;
}
