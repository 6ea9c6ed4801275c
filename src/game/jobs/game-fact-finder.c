/* Finding the facts of a puzzle.
 *
 * Invariant: the job in the slot is about facts.puzzle, and finds the next fact that is wanted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/jobs/game-fact-finder.h"

#include "game/jobs/game-job-slot.h"

struct _GameFactFinder
{
  GObject          parent_instance;

  GameJobSlot     *slot;
  GameFacts        facts;
  GameFactsWanted  wanted;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (GameFactFinder, game_fact_finder, G_TYPE_OBJECT)

static void game_fact_finder_find_next (GameFactFinder *self);

static void
game_fact_finder_found_cb (GObject    *owner,
                           GameJob    *job,
                           GameReport *report)
{
  GameFactFinder *self = GAME_FACT_FINDER (owner);

  self->facts = report->facts;
  game_fact_finder_find_next (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The fact that is to be found next; NONE where nothing is left to be found. */
static GameFactsWanted
game_fact_finder_get_next (GameFactFinder *self)
{
  const GameFacts *facts = &self->facts;

  if (game_state_info (&facts->puzzle)->is_free)
    return GAME_FACTS_NONE;

  if (facts->n_solutions == GAME_FACTS_UNKNOWN)
    return MIN (self->wanted, GAME_FACTS_SOLUTION);

  if (facts->n_solutions == 1 && !facts->has_grade && self->wanted >= GAME_FACTS_GRADE)
    return GAME_FACTS_GRADE;

  if (self->wanted == GAME_FACTS_RATING && game_facts_lack_rating (facts))
    return GAME_FACTS_RATING;

  return GAME_FACTS_NONE;
}

static void
game_fact_finder_find_next (GameFactFinder *self)
{
  GameFactsWanted next = game_fact_finder_get_next (self);
  GameRequest request = game_request_facts (&self->facts, next);

  if (next == GAME_FACTS_NONE)
    game_job_slot_stop (self->slot);
  else
    game_job_slot_start (self->slot, &request, game_fact_finder_found_cb);
}

static void
game_fact_finder_dispose (GObject *object)
{
  g_clear_pointer (&GAME_FACT_FINDER (object)->slot, game_job_slot_free);

  G_OBJECT_CLASS (game_fact_finder_parent_class)->dispose (object);
}

static void
game_fact_finder_class_init (GameFactFinderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = game_fact_finder_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
game_fact_finder_init (GameFactFinder *self)
{
  GameState free_board = game_state_new_queens (1);

  self->slot = game_job_slot_new (self);
  self->facts = game_facts_new (&free_board);
}

GameFactFinder *
game_fact_finder_new (void)
{
  return g_object_new (GAME_TYPE_FACT_FINDER, NULL);
}

bool
game_fact_finder_set_puzzle (GameFactFinder  *self,
                             const GameState *puzzle)
{
  g_return_val_if_fail (GAME_IS_FACT_FINDER (self), false);
  g_return_val_if_fail (puzzle != NULL, false);

  if (game_state_equal (puzzle, &self->facts.puzzle))
    return false;

  self->facts = game_facts_new (puzzle);
  self->wanted = MIN (self->wanted, GAME_FACTS_GRADE);
  game_fact_finder_find_next (self);

  return true;
}

void
game_fact_finder_want (GameFactFinder  *self,
                       GameFactsWanted  wanted)
{
  bool is_under_way;

  g_return_if_fail (GAME_IS_FACT_FINDER (self));

  /* The proof comes first for all. */
  is_under_way = self->wanted != GAME_FACTS_NONE && wanted != GAME_FACTS_NONE
                     && self->facts.n_solutions == GAME_FACTS_UNKNOWN;
  if (wanted == self->wanted)
    return;

  self->wanted = wanted;
  if (!is_under_way)
    game_fact_finder_find_next (self);
}

void
game_fact_finder_want_least (GameFactFinder  *self,
                             GameFactsWanted  least)
{
  g_return_if_fail (GAME_IS_FACT_FINDER (self));

  if (self->wanted < least)
    game_fact_finder_want (self, least);
}

const GameFacts *
game_fact_finder_get_facts (GameFactFinder *self)
{
  g_return_val_if_fail (GAME_IS_FACT_FINDER (self), NULL);

  return &self->facts;
}
