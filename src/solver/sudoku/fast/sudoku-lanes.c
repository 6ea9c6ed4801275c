/* The search in lanes, compiled once for each number of lanes (SUDOKU_LANES).
 *
 * Every lane has a puzzle and a stack of its own. All lanes propagate together; afterwards only the
 * lanes that are idle or failed need attention, one by one. An idle lane makes a choice or has
 * found a solution, a failed one goes back to its last choice, and a lane whose search is over
 * takes the next puzzle:
 *
 *          lane 0    lane 1    lane 2    lane 3
 *          puzzle 0  puzzle 1  puzzle 2  puzzle 3    propagate
 *             .      choose       .         .        propagate
 *             .         .      solved       .        propagate    `.` costs nothing but the pass
 *             .         .      puzzle 4     .        propagate
 *          choose    failed: back .         .        propagate
 *
 * No lane waits for another until the puzzles run out. Then, if all solutions are wanted, a lane
 * without a puzzle takes over the earliest state that another lane has saved, once the first
 * solution is known. The statistics of a puzzle are the sum over its lanes, and since every choice
 * is followed to its end, the sum is always the same.
 *
 * A lane can also hold a question of the generator (sudoku-ask.h). When it is answered, the search
 * calls the generator, which returns the next question for that lane.
 *
 * Two rules keep it fast. Nothing is written into a part of a vector, because a load of 64 bytes
 * waits until a store of four of them has reached the cache: lanes are filled by a blend of whole
 * vectors. And a choice takes no branch that depends on the data: the minimum is found by comparing
 * keys (count and number in one), which saves a quarter of the time on hard puzzles.
 *
 * SUDOKU_LANES_SOLVE and SUDOKU_LANES_ASK are the names of the functions that this file defines,
 * see sudoku-lanes.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/fast/sudoku-choice.h"
#include "solver/sudoku/fast/sudoku-lanes-grids.h"
#include "solver/sudoku/fast/sudoku-lanes-propagate.h"
#include "solver/sudoku/fast/sudoku-lanes.h"

enum { ALL_LANES = (1 << SUDOKU_LANES) - 1 };

/* What a lane is at. saved[first] to saved[depth - 1] are the states from which a choice was made,
 * with the answer no; those below were taken over by other lanes. */
typedef struct
{
  const SudokuGrid *givens;     /* not for a question */
  SudokuAnswer     *answer;
  uint64_t          limit;      /* 0: none */
  int               first;
  int               depth;
  SudokuPlanes      saved[SUDOKU_MAX_CHOICES];
  SudokuPlaneCells  first_givens;       /* of saved[0], where a puzzle is taken */
} LaneSearch;

typedef struct
{
  SudokuLanes          lanes;
  LaneSearch           lane[SUDOKU_LANES];
  uint32_t             busy;    /* a bit for each lane that has a puzzle */

  /* From sudoku_choice_add (), for all lanes once one of them must choose. */
  bool                 has_sums;
  SudokuWord           row_sums[SUDOKU_CHOICE_BITS];
  SudokuWord           column_sums[SUDOKU_CHOICE_BITS];

  /* The lanes that get another grid before the next pass. */
  int                  n_fillings;
  SudokuFilling        filling[SUDOKU_LANES];

  /* Questions: where they come from, those in lanes, and their answers, of which only the
   * statistics are used. */
  SudokuNextQuestion  *next;    /* NULL: puzzles are searched */
  void                *data;
  SudokuQuestion      *question[SUDOKU_LANES];
  SudokuAnswer         question_answer[SUDOKU_LANES];

  /* Grids that are read and not yet in a lane. */
  SudokuWord           read[SUDOKU_DIGITS][SUDOKU_PLANES];
  SudokuWord           read_givens[SUDOKU_PLANES];
  size_t               n_read;
  size_t               n_taken; /* of these */
  size_t               n_unread;

  /* The next puzzle for a lane. */
  const SudokuGrid    *givens;
  SudokuAnswer        *answers;
  uint64_t             limit;

  /* Solutions that are not yet written. */
  SudokuWord           solved[SUDOKU_DIGITS][SUDOKU_PLANES];
  SudokuGrid          *solution[SUDOKU_LANES];
  size_t               n_solved;

  bool                 wants_all;       /* the solutions */
  const SearchControl *control;
  SearchStats          stats;   /* of all puzzles */
  int                  n_unasked; /* choices and answers since `control` was asked */
} Search;

static void
copy_lane (const SudokuWord from[SUDOKU_DIGITS][SUDOKU_PLANES],
           int              lane,
           SudokuPlanes     cells)
{
  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    for (int plane = 0; plane < SUDOKU_PLANES; plane++)
      cells[digit][plane] = from[digit][plane][lane];
}

/* Puts cells into a lane before the next pass. They must stay until then. */
static void
fill (Search                 *search,
      int                     lane,
      const SudokuPlanes     *cells,
      const SudokuPlaneCells *givens)
{
  search->filling[search->n_fillings++] = (SudokuFilling) { lane, cells, givens };
}

/* Begins a search in a lane that has none. */
static void
begin (Search       *search,
       int           lane,
       SudokuAnswer *answer,
       uint64_t      limit)
{
  LaneSearch *at = &search->lane[lane];

  at->answer = answer;
  at->limit = limit;
  at->first = 0;
  at->depth = 0;
  search->busy |= 1u << lane;
}

/* Puts the next puzzle into a lane that has none. */
static void
take_puzzle (Search *search,
             int     lane)
{
  LaneSearch *at = &search->lane[lane];

  if (search->n_taken == search->n_read)
    {
      if (search->n_unread == 0)
        return;

      search->n_read = search->n_unread < SUDOKU_LANES ? search->n_unread : SUDOKU_LANES;
      search->n_unread -= search->n_read;
      search->n_taken = 0;
      sudoku_grids_read (search->givens, search->n_read, search->read, search->read_givens);
    }

  copy_lane (search->read, search->n_taken, at->saved[0]);
  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    at->first_givens[plane] = search->read_givens[plane][search->n_taken];
  search->n_taken++;
  fill (search, lane, &at->saved[0], &at->first_givens);

  *search->answers = (SudokuAnswer) { 0 };
  at->givens = search->givens++;
  begin (search, lane, search->answers++, search->limit);
}

/* Puts the next questions into the lanes that have none. */
static void
take_questions (Search         *search,
                SudokuQuestion *answered)
{
  while (search->busy != ALL_LANES)
    {
      int lane = __builtin_ctz (~search->busy);
      SudokuQuestion *question = search->next (answered, search->data);

      if (question == NULL)
        return;

      answered = NULL;
      fill (search, lane, &question->candidates, &question->givens);
      search->question[lane] = question;
      search->question_answer[lane].stats = (SearchStats) { 0 };
      begin (search, lane, &search->question_answer[lane], (uint64_t) question->limit);
    }
}

static void
answer_question (Search *search,
                 int     lane)
{
  SudokuQuestion *question = search->question[lane];

  question->n_solutions = (int) search->question_answer[lane].stats.n_solutions;
  search->busy &= ~(1u << lane);
  take_questions (search, question);
}

/* The lane with the most saved states, of a puzzle whose first solution is known; -1 if there is
 * none. (The first one shall be the first in the order of the choices, not of the lanes.) */
static int
find_most_saved (const Search *search)
{
  int most = 0;
  int found = -1;

  for (int lane = 0; lane < SUDOKU_LANES; lane++)
    {
      const LaneSearch *at = &search->lane[lane];

      if ((search->busy >> lane & 1) != 0 && at->answer->stats.n_solutions > 0 &&
          at->depth - at->first > most)
        {
          most = at->depth - at->first;
          found = lane;
        }
    }

  return found;
}

/* Puts a saved state into a lane. Its cells with one digit have had their effect. */
static void
go_back_to (Search             *search,
            int                 lane,
            const SudokuPlanes *saved)
{
  static const SudokuPlaneCells none;

  fill (search, lane, saved, &none);
  search->lane[lane].answer->stats.n_backtracks++;
  search->stats.n_backtracks++;
}

/* Lets a lane without a puzzle take over the earliest state that another has saved. */
static void
share (Search *search)
{
  int idle = __builtin_ctz (~search->busy);
  int most_saved = find_most_saved (search);
  LaneSearch *from;

  if (most_saved < 0)
    return;

  from = &search->lane[most_saved];
  search->lane[idle].givens = from->givens;
  begin (search, idle, from->answer, 0);
  go_back_to (search, idle, &from->saved[from->first++]);
}

/* Whether another lane is at the same puzzle. */
static bool
is_shared (const Search *search,
           int           lane)
{
  for (int other = 0; other < SUDOKU_LANES; other++)
    if (other != lane && (search->busy >> other & 1) != 0 &&
        search->lane[other].answer == search->lane[lane].answer)
      return true;

  return false;
}

static void
write_solutions (Search *search)
{
  sudoku_grids_write (search->solved, search->n_solved, search->solution);
  search->n_solved = 0;
}

static void
keep_solution (Search *search,
               int     lane)
{
  if (search->next != NULL)
    {
      if (search->question[lane]->wants_solution)
        copy_lane (search->lanes.cells, lane, search->question[lane]->candidates);
      return;
    }

  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    for (int plane = 0; plane < SUDOKU_PLANES; plane++)
      search->solved[digit][plane][search->n_solved] = search->lanes.cells[digit][plane][lane];

  search->solution[search->n_solved++] = &search->lane[lane].answer->solution;
  if (search->n_solved == SUDOKU_LANES)
    write_solutions (search);
}

/* Returns false where the search is to stop. */
static bool
count_and_ask (Search *search)
{
  if (++search->n_unasked < SEARCH_CHECK_NODES)
    return true;

  search->n_unasked = 0;

  return search_should_continue (search->control, &search->stats);
}

static void
find_choice (Search       *search,
             int           lane,
             SudokuChoice *choice)
{
  const SudokuLanes *lanes = &search->lanes;
  uint32_t rows[SUDOKU_CHOICE_BITS];
  uint32_t columns[SUDOKU_CHOICE_BITS];
  uint32_t matrices[SUDOKU_DIGITS];
  const SudokuWord *words;
  int band;

  if (!search->has_sums)
    {
      sudoku_choice_add (lanes->rows, search->row_sums);
      sudoku_choice_add (lanes->columns, search->column_sums);
      search->has_sums = true;
    }

  for (int bit = 0; bit < SUDOKU_CHOICE_BITS; bit++)
    {
      rows[bit] = search->row_sums[bit][lane];
      columns[bit] = search->column_sums[bit][lane];
    }

  band = sudoku_choose_band (rows, columns);
  words = band < 3 ? lanes->rows : lanes->columns;
  for (int digit = 0; digit < SUDOKU_DIGITS; digit++)
    matrices[digit] = words[digit][lane];

  sudoku_choose (band, matrices, choice);
}

static bool
choose (Search *search,
        int     lane)
{
  SudokuLanes *lanes = &search->lanes;
  LaneSearch *at = &search->lane[lane];
  uint32_t (*saved)[SUDOKU_PLANES] = at->saved[at->depth++];
  SudokuWord mask = sudoku_lane (lane);
  SudokuChoice choice;

  find_choice (search, lane, &choice);
  copy_lane (lanes->cells, lane, saved);

  for (int plane = 0; plane < SUDOKU_PLANES; plane++)
    {
      saved[choice.digit][plane] &= ~choice.loses_if_no[plane];
      lanes->cells[choice.digit][plane] &= ~(mask & choice.loses_if_yes[plane]);
    }

  at->answer->stats.n_nodes++;
  search->stats.n_nodes++;

  return count_and_ask (search);
}

static bool
finish (Search    *search,
        int        lane,
        SearchEnd  end)
{
  bool shared = search->wants_all && is_shared (search, lane);

  if (search->next != NULL)
    {
      answer_question (search, lane);
      return true;
    }

  search->lane[lane].answer->end = end;
  search->busy &= ~(1u << lane);
  take_puzzle (search, lane);

  return shared || count_and_ask (search);
}

/* Givens in conflict end like any puzzle without a solution, before a choice is made: two cells
 * that are left to the same digit alone take its places in their house from each other. */
static bool
is_invalid (const Search     *search,
            const LaneSearch *at)
{
  return search->next == NULL && at->answer->stats.n_nodes == 0 &&
         at->answer->stats.n_solutions == 0 && sudoku_has_conflict (at->givens);
}

/* Goes back to the last choice of a lane, if there is one. */
static bool
go_back (Search *search,
         int     lane)
{
  LaneSearch *at = &search->lane[lane];

  if (at->depth == at->first)
    return finish (search, lane, is_invalid (search, at) ? SEARCH_INVALID : SEARCH_EXHAUSTED);

  go_back_to (search, lane, &at->saved[--at->depth]);

  return true;
}

/* Takes the next step of a lane that is idle or failed. Returns false if the search must stop. */
static bool
attend (Search *search,
        int     lane)
{
  SearchStats *stats = &search->lane[lane].answer->stats;

  if (search->lanes.dead[lane] != 0)
    return go_back (search, lane);

  if (search->lanes.open[lane] != 0)
    return choose (search, lane);

  search->stats.n_solutions++;
  if (++stats->n_solutions == 1)
    keep_solution (search, lane);
  if (stats->n_solutions == search->lane[lane].limit)
    return finish (search, lane, SEARCH_LIMITED);

  return go_back (search, lane);
}

/* The lanes that need attention, as bits. */
static uint32_t
lanes_due (const Search *search)
{
  SudokuWord due = search->lanes.dead | search->lanes.idle;
  uint32_t bits = 0;

  for (int lane = 0; lane < SUDOKU_LANES; lane++)
    bits |= due[lane] & 1u << lane;

  return bits & search->busy;
}

static bool
run (Search *search)
{
  while (search->busy != 0)
    {
      sudoku_lanes_fill (&search->lanes, search->n_fillings, search->filling);
      search->n_fillings = 0;
      search->has_sums = false;
      sudoku_lanes_propagate (&search->lanes);

      for (uint32_t due = lanes_due (search); due != 0; due &= due - 1)
        if (!attend (search, __builtin_ctz (due)))
          return false;

      if (search->wants_all && search->busy != 0 && search->busy != ALL_LANES)
        share (search);
    }

  return true;
}

/* The puzzles that are in a lane, and those that never came into one. */
static void
mark_stopped (Search       *search,
              SudokuAnswer *end)
{
  for (int lane = 0; lane < SUDOKU_LANES; lane++)
    if ((search->busy >> lane & 1) != 0)
      search->lane[lane].answer->end = SEARCH_STOPPED;

  while (search->answers < end)
    *search->answers++ = (SudokuAnswer) { .end = SEARCH_STOPPED };
}

static void
init (Search *search)
{
  search->busy = 0;
  search->n_fillings = 0;
  search->n_solved = 0;
  search->next = NULL;
  search->wants_all = false;
  search->control = NULL;
  search->stats = (SearchStats) { 0 };
  search->n_unasked = 0;
  memset (&search->lanes, 0, sizeof search->lanes);
}

void
SUDOKU_LANES_SOLVE (const SudokuGrid    *givens,
                    size_t               n_puzzles,
                    uint64_t             limit,
                    const SearchControl *control,
                    SudokuAnswer        *answers)
{
  Search search;

  init (&search);
  search.n_read = 0;
  search.n_taken = 0;
  search.givens = givens;
  search.n_unread = n_puzzles;
  search.answers = answers;
  search.limit = limit;
  search.wants_all = limit == 0;
  search.control = control;
  memset (search.solved, 0, sizeof search.solved);

  for (int lane = 0; lane < SUDOKU_LANES; lane++)
    take_puzzle (&search, lane);

  if (!run (&search))
    mark_stopped (&search, answers + n_puzzles);
  else
    search_should_continue (control, &search.stats);

  write_solutions (&search);
}

void
SUDOKU_LANES_ASK (SudokuNextQuestion *next,
                  void               *data)
{
  Search search;

  init (&search);
  search.next = next;
  search.data = data;
  take_questions (&search, NULL);
  run (&search);
}
