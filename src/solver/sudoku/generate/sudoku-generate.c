/* The generator: many puzzles in the making at a time.
 *
 * A puzzle is searched for in attempts. Each attempt has its own random numbers, derived from the
 * seed, the number of the puzzle and the number of the attempt. The puzzle is the result of the
 * attempt with the lowest number that meets the spec, so it does not matter how many attempts run
 * at once or which of them ends first.
 *
 * Each attempt has one question at a time. The solver works on as many of them as it has lanes, and
 * puts the next question of an attempt into the lane of the last:
 *
 *     puzzle 0    attempt 7  attempt 8  attempt 9  attempt 10      a team of four
 *     puzzle 1    attempt 0  attempt 1     done       done         waits for attempts before the
 *     puzzle 5    attempt 2  attempt 3  attempt 4  attempt 5       one that was found
 *                     |          |          |          |
 *                   sudoku_ask_many (), one question of each
 *
 * A puzzle takes 31 questions, and 17 with half a turn for symmetry, instead of 81; the search
 * takes two thirds of the time. Puzzles a second on one core with AVX-512, and candidates examined
 * for one:
 *
 *     any        95,000    1            hard      1,600    5.5
 *     beginner   16,000    1            unfair      325   11.4
 *     easy       14,500    2.4          extreme      30   36.5
 *     medium      3,400    5.5
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/generate/sudoku-generate.h"

#include <stddef.h>

#include "solver/sudoku/generate/sudoku-beginner.h"
#include "solver/sudoku/generate/sudoku-pattern.h"

enum
{
  N_LANES = 16,                 /* the most that a processor has */
  MAX_WORKERS = 2 * N_LANES,    /* more have attempts that come too late; fewer leave lanes idle */
  MAX_TEAM = 16,                /* that many lanes cost hardly more than one */
};

/* Who look for one puzzle. It is found when the attempts before the one that was found are done. */
typedef struct
{
  size_t   puzzle;              /* index of the caller */
  uint64_t next_attempt;
  uint64_t found_attempt;       /* UINT64_MAX: none yet */
  int      n_working;
} Team;

typedef struct
{
  Team          *team;
  bool           is_working;
  bool           is_asking;
  uint64_t       attempt;
  SudokuMinimize minimize;
} Worker;

typedef struct
{
  const SudokuSpec    *spec;
  uint64_t             first;
  size_t               n_puzzles;
  SudokuGrid          *puzzles;

  const SearchControl *control;
  SearchStats         *stats;

  size_t               next_puzzle;
  Team                 team[MAX_WORKERS];
  int                  n_workers;
  Worker               worker[MAX_WORKERS];

  bool                 is_stopped;      /* the control said no */
  int                  next_worker;     /* the first to be asked for a question */
} Maker;

static Worker *
worker_of (SudokuQuestion *question)
{
  return (Worker *) ((char *) question - offsetof (Worker, minimize.question));
}

static Random
get_random (const Maker *maker,
            size_t       puzzle,
            uint64_t     attempt)
{
  Random random = { maker->spec->seed };

  random.state = random_next (&random) ^ (maker->first + puzzle);
  random.state = random_next (&random) ^ attempt;

  return random;
}

/* Gives an idle worker the next attempt of its team, or the team the next puzzle. */
static void
give_work (Maker  *self,
           Worker *worker)
{
  Team *team = worker->team;

  if (team->next_attempt > team->found_attempt)
    {
      if (team->n_working > 0 || self->next_puzzle == self->n_puzzles)
        return;

      *team = (Team) { .puzzle = self->next_puzzle++, .found_attempt = UINT64_MAX };
    }

  team->n_working++;
  worker->is_working = true;
  worker->attempt = team->next_attempt++;
  sudoku_minimize_init (&worker->minimize, get_random (self, team->puzzle, worker->attempt),
                        self->spec->symmetry);
}

/* The number of clues that an attempt aims at, from `least` to `usual` or as the spec says. */
static int
draw_n_clues (const SudokuSpec *spec,
              Random           *random,
              int               least,
              int               usual)
{
  if (spec->min_clues > least)
    least = spec->min_clues;

  if (spec->max_clues > 0)
    usual = spec->max_clues;
  else if (usual < least)
    usual = least;

  return least + random_below (random, usual - least + 1);
}

/* Puts clues back, those first that went last, until there are `n_clues` or a few less. */
static void
put_back (const SudokuMinimize *minimize,
          int                   n_clues,
          SudokuGrid           *puzzle)
{
  int n_left = minimize->n_clues;

  for (int i = minimize->n_orbits - 1; i >= 0 && n_left < n_clues; i--)
    {
      SudokuCells orbit = sudoku_orbit (minimize->symmetry, minimize->order[i]);

      if (sudoku_minimize_has_clue (minimize, minimize->order[i])
          || n_left + sudoku_cells_count (orbit) > n_clues)
        continue;

      n_left += sudoku_cells_count (orbit);
      while (!sudoku_cells_is_empty (orbit))
        {
          int cell = sudoku_cells_take (&orbit);

          puzzle->digit[cell] = minimize->grid.digit[cell];
        }
    }
}

static bool
has_wanted_clues (const SudokuSpec *spec,
                  const SudokuGrid *puzzle)
{
  int n_clues = 0;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    n_clues += puzzle->digit[cell] != 0;

  return n_clues >= spec->min_clues && (spec->max_clues == 0 || n_clues <= spec->max_clues);
}

/* The puzzle of an attempt. Returns false if it has not as many clues as it should. */
static bool
finish_puzzle (const SudokuSpec     *spec,
               const SudokuMinimize *minimize,
               SudokuGrid           *puzzle)
{
  Random random = minimize->random;

  if (spec->is_beginner)
    *puzzle = sudoku_beginner_clues (minimize,
                                     draw_n_clues (spec, &random, SUDOKU_BEGINNER_CLUES,
                                                   SUDOKU_BEGINNER_MANY_CLUES));
  else
    *puzzle = sudoku_minimize_get_puzzle (minimize);

  if (!spec->is_beginner && spec->min_clues > SUDOKU_MINIMAL_CLUES)
    put_back (minimize, draw_n_clues (spec, &random, 0, 0), puzzle);

  return has_wanted_clues (spec, puzzle);
}

/* Whether every puzzle will do. */
static bool
takes_any (const SudokuSpec *spec)
{
  return !spec->is_beginner && spec->level < 0 && spec->technique < 0 && spec->min_rating == 0
         && spec->max_rating == 0 && spec->min_clues == 0 && spec->max_clues == 0;
}

/* Looks at the puzzle of an attempt. One after the attempt that was found comes too late. */
static SearchEnd
end_attempt (Maker  *self,
             Worker *worker)
{
  Team *team = worker->team;
  SudokuAnswer answer = { .stats.n_nodes = 0 };
  SudokuGrid puzzle;
  SearchEnd end;

  worker->is_working = false;
  team->n_working--;

  if (worker->attempt > team->found_attempt)
    return SEARCH_EXHAUSTED;

  self->stats->n_nodes++;
  if (!finish_puzzle (self->spec, &worker->minimize, &puzzle))
    return SEARCH_LIMITED;

  if (!takes_any (self->spec) && !self->spec->is_beginner)
    sudoku_solve (&puzzle, 2, NULL, &answer);
  end = sudoku_matches_spec (self->spec, &puzzle, answer.stats.n_nodes, self->control,
                             self->stats);

  if (end == SEARCH_EXHAUSTED)
    {
      self->stats->n_solutions += team->found_attempt == UINT64_MAX;
      team->found_attempt = worker->attempt;
      self->puzzles[team->puzzle] = puzzle;
    }

  return end;
}

static void
handle_answer (Maker  *self,
               Worker *worker)
{
  SudokuMinimize *minimize = &worker->minimize;
  bool is_done = sudoku_minimize_handle_answer (minimize)
                 || (self->spec->is_beginner && minimize->has_grid);    /* which is all it needs */

  worker->is_asking = false;
  self->next_worker = worker - self->worker;
  self->stats->n_checks++;

  if (is_done)
    self->is_stopped = end_attempt (self, worker) == SEARCH_STOPPED
                       || !search_should_continue (self->control, self->stats);
}

/* Returns a question that is in no lane, first that of the worker whose last one was answered; NULL
 * if there is none or the control said no. */
static SudokuQuestion *
next_question (SudokuQuestion *answered,
               void           *data)
{
  Maker *self = data;

  if (answered != NULL && !self->is_stopped)
    handle_answer (self, worker_of (answered));

  for (int i = 0; i < self->n_workers && !self->is_stopped; i++)
    {
      Worker *worker = &self->worker[self->next_worker];

      if (!worker->is_working)
        give_work (self, worker);

      if (worker->is_working && !worker->is_asking)
        {
          worker->is_asking = true;
          return &worker->minimize.question;
        }

      self->next_worker = (self->next_worker + 1) % self->n_workers;
    }

  return NULL;
}

/* A puzzle for which any attempt will do has one worker, others as many as there is room for. */
static void
form_teams (Maker *self)
{
  bool takes_first = self->spec->is_beginner || takes_any (self->spec);
  int n_workers = takes_first ? N_LANES : MAX_WORKERS;
  int n_teams = self->n_puzzles < (size_t) n_workers ? (int) self->n_puzzles : n_workers;
  int n_members = takes_first ? 1 : n_workers / n_teams;

  if (n_members > MAX_TEAM)
    n_members = MAX_TEAM;

  self->next_puzzle = 0;
  self->n_workers = n_teams * n_members;

  for (int i = 0; i < n_teams; i++)
    self->team[i] = (Team) { .next_attempt = 1 };

  for (int i = 0; i < self->n_workers; i++)
    {
      self->worker[i].team = &self->team[i / n_members];
      self->worker[i].is_working = false;
      self->worker[i].is_asking = false;
    }
}

static SearchEnd
make_puzzles (Maker *self)
{
  self->is_stopped = false;
  self->next_worker = 0;
  if (self->n_puzzles > 0)
    {
      form_teams (self);
      sudoku_ask_many (next_question, self);
    }

  return self->is_stopped || !search_should_continue (self->control, self->stats)
           ? SEARCH_STOPPED : SEARCH_EXHAUSTED;
}

/* The same for a puzzle with a pattern, an attempt after the other. */
static SearchEnd
make_by_pattern (Maker  *self,
                 size_t  puzzle)
{
  SearchEnd end = SEARCH_LIMITED;

  for (uint64_t attempt = 1; end == SEARCH_LIMITED; attempt++)
    {
      SudokuGrid *grid = &self->puzzles[puzzle];
      uint64_t n_choices;

      end = sudoku_pattern_fill (self->spec->pattern, get_random (self, puzzle, attempt),
                                 self->control, self->stats, grid, &n_choices);
      self->stats->n_nodes++;
      if (end == SEARCH_EXHAUSTED)
        end = sudoku_matches_spec (self->spec, grid, n_choices, self->control, self->stats);

      if (!search_should_continue (self->control, self->stats))
        end = SEARCH_STOPPED;
    }

  return end;
}

SearchEnd
sudoku_generate (const SudokuSpec    *spec,
                 uint64_t             first,
                 size_t               n_puzzles,
                 const SearchControl *control,
                 SudokuGrid          *puzzles,
                 SearchStats         *stats)
{
  Maker maker;

  *stats = (SearchStats) { 0 };
  if (sudoku_spec_find_fault (spec) != SUDOKU_SPEC_POSSIBLE)
    return SEARCH_INVALID;

  maker.spec = spec;
  maker.first = first;
  maker.n_puzzles = n_puzzles;
  maker.puzzles = puzzles;
  maker.control = control;
  maker.stats = stats;

  if (sudoku_cells_is_empty (spec->pattern))
    return make_puzzles (&maker);

  for (size_t i = 0; i < n_puzzles; i++)
    if (make_by_pattern (&maker, i) == SEARCH_STOPPED)
      return SEARCH_STOPPED;
    else
      stats->n_solutions++;

  return SEARCH_EXHAUSTED;
}
