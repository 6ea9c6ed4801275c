/* How often each line ran.
 *
 * Nothing is kept for it: the counts follow from what the search counts. The turns of the loop are
 * the values placed and refused, the calls are the values placed and the first call, and so on. The
 * tests add up what game_code_visits () says for all events, which has to be the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/code/game-code-private.h"

typedef struct
{
  const SearchStats *stats;
  GameCodeShape      shape;
  const GameSearch  *search;
  const SearchEvent *event;
} Count;

static bool
is_kind (const Count     *count,
         SearchEventKind  kind)
{
  return count->event != NULL && count->event->kind == kind;
}

/* Calls that had nothing to place, the last of which may just have begun. */
static uint64_t
count_full (const Count *count)
{
  const bool begins = game_code_is_full (count->search) && !is_kind (count, SEARCH_SOLUTION)
                      && !is_kind (count, SEARCH_REJECT);

  return count->stats->n_solutions + begins
         + (game_code_tests_whole (count->shape) ? count->stats->n_rejects : 0);
}

static uint64_t
count_calls (const Count *count)
{
  return count->stats->n_nodes + count->stats->n_skips + 1;
}

/* Calls that ended because all values had been gone through. */
static uint64_t
count_returns (const Count *count)
{
  const uint64_t n_left_full = count_full (count) - game_code_is_full (count->search);

  return count->stats->n_backtracks - n_left_full + is_kind (count, SEARCH_DEAD_END);
}

/* Whether the last call has just begun, or is about to: after a placement, at the start, and while
 * the givens are read. */
static bool
has_call_ahead (const Count *count)
{
  return !is_kind (count, SEARCH_RETRACT) && !is_kind (count, SEARCH_REJECT)
         && !is_kind (count, SEARCH_DEAD_END) && !is_kind (count, SEARCH_SOLUTION);
}

/* Whether the last call is about to skip its cell. */
static bool
is_at_given (const Count *count)
{
  return count->search->type == GAME_SEARCH_SUDOKU
         && sudoku_steps_is_at_given (&count->search->sudoku);
}

/* Calls that came so far as to look for a value. */
static uint64_t
count_setups (const Count *count)
{
  const bool is_ahead = game_code_is_late (count->shape) && !game_code_is_full (count->search)
                        && has_call_ahead (count);

  return count_calls (count) - count_full (count) - is_ahead - count->stats->n_skips
         - is_at_given (count);
}

/* Turns of the loop of permutations, used values with them: all in the calls that ended, and up to
 * the value at work in the others. */
static uint64_t
count_used (const Count *count)
{
  const GameSearch *search = count->search;
  const int depth = game_search_depth (search);
  uint64_t n_turns = count_returns (count) * game_search_n_values (search);

  for (int level = 0; level <= depth && level < game_search_n_variables (search); level++)
    if (count->shape == SHAPE_LETTERS)
      n_turns += search->words.next[level];
    else
      n_turns += search->queens.square[level] + (level < depth);

  return n_turns;
}

static uint64_t
count_turns (const Count *count)
{
  switch (count->shape)
    {
    case SHAPE_PERMUTATIONS:
    case SHAPE_LETTERS:
      return count_used (count);

    case SHAPE_LOOK_BACK:
    case SHAPE_LINES:
    case SHAPE_SEEN:
    case SHAPE_TABLE:
    case SHAPE_FLAGS:
    case SHAPE_REGIONS:
    case SHAPE_HOUSES:
    case SHAPE_SUMS:
      return count->stats->n_nodes + count->stats->n_rejects;

    case SHAPE_WHOLE:
    case SHAPE_FREE:
    case SHAPE_TIGHTEST:
    case SHAPE_PROPAGATE:
    default:
      return count->stats->n_nodes;
    }
}

/* Turns of the loop of the first part of a test. */
static uint64_t
count_inner (const Count *count)
{
  const SearchStats *stats = count->stats;

  return count->shape != SHAPE_LINES
         ? stats->n_checks : stats->n_checks - stats->n_second_reads - stats->n_third_reads;
}

static uint64_t
count_first_tests (const Count *count)
{
  const bool is_one = count->shape == SHAPE_TABLE || count->shape == SHAPE_FLAGS
                      || count->shape == SHAPE_REGIONS || count->shape == SHAPE_HOUSES
                      || count->shape == SHAPE_SUMS;

  if (count->shape == SHAPE_LETTERS)
    return count->stats->n_rejects + count->stats->n_solutions;

  return is_one ? count_turns (count) : count_inner (count);
}

/* Calls that came so far as to ask whether their cell is given: those that skipped it, and those
 * that did not. */
static uint64_t
count_given_tests (const Count *count)
{
  return count_setups (count) + count->stats->n_skips;
}

static int64_t
count_part (const Count  *count,
            GameCodePart  part)
{
  const SearchStats *stats = count->stats;

  switch (part)
    {
    case PART_ENTER:
    case PART_ROW:
    case PART_BASE:
      return count_calls (count);

    case PART_FOUND:
      return stats->n_solutions;

    case PART_SKIP_GIVEN:
      return count_given_tests (count);

    case PART_SETUP:
    case PART_SETUP_2:
      return count_setups (count);

    case PART_LOOP:
    case PART_INDEX:
    case PART_USED:
    case PART_OUT:
      return count_turns (count);

    case PART_SKIP:
      return count_turns (count) - stats->n_nodes;

    case PART_INNER:
      return count_inner (count);

    case PART_TEST_1:
      return count_first_tests (count);

    case PART_INNER_2:
    case PART_TEST_2:
      return stats->n_second_reads;

    case PART_INNER_3:
    case PART_TEST_3:
      return stats->n_third_reads;

    case PART_BREAK:
    case PART_NEXT:
      return stats->n_rejects;

    case PART_COPY:
    case PART_PLACE:
    case PART_MARK:
    case PART_MARK_2:
    case PART_CALL:
      return stats->n_nodes;

    case PART_CLEAR:
    case PART_CLEAR_2:
      return stats->n_backtracks;

    case PART_RETURN:
      return count_returns (count);

    case PART_NONE:
    case PART_HOUSES:
    case PART_LOST:
    case PART_SINGLE:
    case PART_OUTER:
    default:
      return -1;
    }
}

int64_t
game_code_count (const GameCode    *code,
                 const GameSearch  *search,
                 const SearchEvent *event,
                 int                line)
{
  const Count count = { game_search_stats (search), code->listing->shape, search, event };

  return count_part (&count, game_code_part (code, line));
}
