/* The lines that ran between two events.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/code/game-code-private.h"

/* The event of the start, which has none. */
enum { NO_EVENT = -1 };

typedef struct Walk Walk;

struct Walk
{
  const GameCode    *code;
  GameCodeShape      shape;
  const GameSearch  *search;
  const SearchEvent *event;
  int                level;     /* of the call that runs */

  GArray            *visits;    /* of GameCodeVisit; NULL where only `line` matters */
  int                n_before;
  int                key;       /* the line of the event */
  int                line;
  bool               ran;       /* whether `line` did */
};

static int
event_kind (const SearchEvent *event)
{
  return event != NULL ? (int) event->kind : NO_EVENT;
}

static void
visit (Walk         *walk,
       GameCodePart  part)
{
  const GameCodeVisit here = { game_code_find_line (walk->code, part), walk->level };

  if (here.line < 0)
    return;

  walk->ran |= here.line == walk->line;

  if (walk->visits != NULL)
    g_array_append_val (walk->visits, here);
}

/* Visits the line of the event. */
static void
visit_key (Walk         *walk,
           GameCodePart  part)
{
  walk->n_before = walk->visits != NULL ? (int) walk->visits->len : 0;
  walk->key = game_code_find_line (walk->code, part);
  visit (walk, part);
}

static void
visit_setup (Walk *walk)
{
  visit (walk, PART_SETUP);

  if (walk->shape == SHAPE_TIGHTEST)
    for (int i = 0; i < game_code_n_turns (walk->code, walk->search, walk->event); i++)
      {
        visit (walk, PART_OUTER);
        visit (walk, PART_INNER);
        visit (walk, PART_TEST_1);
      }

  visit (walk, PART_SETUP_2);

  if (walk->shape == SHAPE_PROPAGATE && walk->event->reason != SEARCH_ONLY_VALUE)
    {
      visit (walk, PART_HOUSES);
      visit (walk, PART_LOST);
      visit (walk, PART_SINGLE);
    }
}

/* A call, up to the question whether all is placed, and up to the loop if it is not. That a cell is
 * given is an event of its own. */
static void
enter (Walk *walk)
{
  visit (walk, PART_ENTER);
  visit (walk, PART_ROW);
  visit (walk, PART_BASE);

  if (game_code_is_full (walk->search) || game_code_is_late (walk->shape)
      || (game_code_has_skips (walk->code) && sudoku_steps_is_at_given (&walk->search->sudoku)))
    return;

  visit (walk, PART_SKIP_GIVEN);
  visit_setup (walk);
}

/* The pairs of a full board that were tested; the last is the line of the event if it refuses. */
static void
visit_pairs (Walk *walk)
{
  const bool refused = walk->event->kind == SEARCH_REJECT;
  int n_left = game_code_n_turns (walk->code, walk->search, walk->event);

  for (int later = 1; n_left > 0; later++)
    {
      visit (walk, PART_OUTER);

      for (int before = 0; before < later && n_left > 0; before++)
        {
          n_left--;
          visit (walk, PART_INNER);

          if (refused && n_left == 0)
            visit_key (walk, PART_TEST_1);
          else
            visit (walk, PART_TEST_1);
        }
    }
}

/* The queens or cells that were looked at one after the other. */
static void
visit_turns (Walk *walk)
{
  const int n_turns = game_code_n_turns (walk->code, walk->search, walk->event);
  const int hit = game_code_hit (walk->code, walk->search, walk->event);

  for (int turn = 1; turn <= n_turns; turn++)
    {
      const int last = turn < n_turns || hit == 0 ? 2 : hit;

      visit (walk, PART_INNER);

      for (int part = 1; part <= last; part++)
        if (turn == n_turns && part == last && hit != 0)
          visit_key (walk, PART_TEST_1 + part - 1);
        else
          visit (walk, PART_TEST_1 + part - 1);
    }
}

/* The squares of three lines, one line after the other. */
static void
visit_lines (Walk *walk)
{
  const int hit = game_code_hit (walk->code, walk->search, walk->event);

  for (int part = 1; part <= (hit == 0 ? 3 : hit); part++)
    {
      const int n_squares = game_code_n_looked_at (walk->search, walk->event, part);

      for (int square = 1; square <= n_squares; square++)
        {
          visit (walk, PART_INNER + part - 1);

          if (part == hit && square == n_squares)
            visit_key (walk, PART_TEST_1 + part - 1);
          else
            visit (walk, PART_TEST_1 + part - 1);
        }
    }
}

/* A test of `n_parts` parts, of which the one that hits is the line of the event. */
static void
visit_parts (Walk *walk,
             int   n_parts)
{
  const int hit = game_code_hit (walk->code, walk->search, walk->event);

  for (int part = 1; part <= n_parts; part++)
    {
      if (part == hit)
        {
          visit_key (walk, PART_TEST_1 + part - 1);
          return;
        }

      visit (walk, PART_TEST_1 + part - 1);
    }
}

static void
visit_test (Walk *walk)
{
  switch (walk->shape)
    {
    case SHAPE_LOOK_BACK:
    case SHAPE_SEEN:
      visit_turns (walk);
      break;

    case SHAPE_LINES:
      visit_lines (walk);
      break;

    case SHAPE_TABLE:
      visit_parts (walk, 1);
      break;

    case SHAPE_FLAGS:
    case SHAPE_REGIONS:
    case SHAPE_HOUSES:
    case SHAPE_SUMS:
      visit_parts (walk, 3);
      break;

    case SHAPE_WHOLE:
    case SHAPE_PERMUTATIONS:
    case SHAPE_LETTERS:
    case SHAPE_FREE:
    case SHAPE_TIGHTEST:
    case SHAPE_PROPAGATE:
    default:
      break;
    }
}

/* The test of a full board. */
static void
visit_full_test (Walk *walk)
{
  if (walk->shape == SHAPE_LETTERS)
    visit_parts (walk, 2);
  else
    visit_pairs (walk);
}

/* The values after the last one that was placed, which are used, up to `end`. */
static void
visit_used (Walk *walk,
            int   end)
{
  const uint32_t closed = walk->shape == SHAPE_LETTERS ? walk->search->words.closed[walk->level]
                                                       : walk->search->queens.closed[walk->level];
  const int start = closed != 0 ? 32 - __builtin_clz (closed) : 0;

  for (int value = start; value < end; value++)
    {
      visit (walk, PART_LOOP);
      visit (walk, PART_USED);
      visit (walk, PART_SKIP);
    }
}

/* Whether the event is the first of its call. */
static bool
is_first (const Walk *walk)
{
  return walk->event->kind == SEARCH_DEAD_END
         || walk->search->sudoku.level[walk->level].closed == 0;
}

static void
visit_turn (Walk *walk)
{
  if (game_code_is_late (walk->shape) && is_first (walk))
    visit_setup (walk);
  if (game_code_skips_used (walk->shape))
    visit_used (walk, walk->event->value);

  visit (walk, PART_LOOP);
  visit (walk, PART_INDEX);
  visit (walk, PART_USED);
  visit_test (walk);
}

static void
visit_place (Walk *walk)
{
  walk->level--;
  visit_turn (walk);
  visit (walk, PART_OUT);
  visit (walk, PART_COPY);
  visit_key (walk, PART_PLACE);
  visit (walk, PART_MARK);
  visit (walk, PART_MARK_2);
  visit (walk, PART_CALL);
  walk->level++;
  enter (walk);
}

static void
visit_reject (Walk *walk)
{
  if (game_code_is_full (walk->search))
    visit_full_test (walk);
  else
    visit_turn (walk);

  visit (walk, PART_BREAK);
  visit (walk, PART_OUT);
  visit (walk, PART_NEXT);
}

static void
visit_solution (Walk *walk)
{
  if (game_code_tests_whole (walk->shape))
    visit_full_test (walk);

  if (game_code_find_line (walk->code, PART_FOUND)
      != game_code_find_line (walk->code, PART_BASE))
    visit_key (walk, PART_FOUND);
  else
    walk->key = game_code_find_line (walk->code, PART_BASE);
}

/* Whether the call inside, from which a retraction comes back, ends with it: not where the end was
 * an event of its own, a full board or a dead end. */
static bool
ends_call (const Walk *walk)
{
  const GameSearch *search = walk->search;
  const int inside = walk->level + 1;

  if (inside == game_search_n_variables (search))
    return false;

  switch (walk->shape)
    {
    case SHAPE_WHOLE:
    case SHAPE_PERMUTATIONS:
    case SHAPE_LETTERS:
      return true;

    case SHAPE_SEEN:
    case SHAPE_HOUSES:
    case SHAPE_TIGHTEST:
    case SHAPE_PROPAGATE:
      return search->sudoku.level[inside].closed != 0;

    case SHAPE_SUMS:
      return search->words.closed[inside] != 0;

    case SHAPE_LOOK_BACK:
    case SHAPE_LINES:
    case SHAPE_TABLE:
    case SHAPE_FLAGS:
    case SHAPE_REGIONS:
    case SHAPE_FREE:
    default:
      return search->queens.closed[inside] != 0;
    }
}

static void
visit_retract (Walk *walk)
{
  if (ends_call (walk))
    {
      walk->level++;
      if (game_code_skips_used (walk->shape))
        visit_used (walk, game_search_n_values (walk->search));
      visit (walk, PART_RETURN);
      walk->level--;
    }

  visit_key (walk, PART_CLEAR);
  visit (walk, PART_CLEAR_2);
}

static void
visit_dead_end (Walk *walk)
{
  if (game_code_is_late (walk->shape))
    visit_setup (walk);

  visit_key (walk, PART_RETURN);
}

static void
walk_event (Walk *walk)
{
  walk->key = -1;
  walk->level = game_search_depth (walk->search);

  switch (event_kind (walk->event))
    {
    case NO_EVENT:
      enter (walk);
      walk->key = game_code_find_line (walk->code, PART_ENTER);
      break;

    case SEARCH_PLACE:
      visit_place (walk);
      break;

    case SEARCH_RETRACT:
      visit_retract (walk);
      break;

    case SEARCH_REJECT:
      visit_reject (walk);
      break;

    case SEARCH_DEAD_END:
      visit_dead_end (walk);
      break;

    case SEARCH_SKIP:
      visit_key (walk, PART_SKIP_GIVEN);
      enter (walk);
      break;

    case SEARCH_SOLUTION:
      visit_solution (walk);
      break;

    default:                    /* the reading of the givens comes before all code */
      break;
    }
}

int
game_code_current_line (const GameCode    *code,
                        const GameSearch  *search,
                        const SearchEvent *event)
{
  Walk walk = { code, code->listing->shape, search, event, .line = -1 };

  walk_event (&walk);

  return walk.key;
}

GArray *
game_code_visits (const GameCode    *code,
                  const GameSearch  *search,
                  const SearchEvent *event,
                  int               *n_before)
{
  Walk walk = { code, code->listing->shape, search, event, .line = -1 };

  walk.visits = g_array_new (FALSE, FALSE, sizeof (GameCodeVisit));
  walk_event (&walk);

  if (n_before != NULL)
    *n_before = walk.n_before;

  return walk.visits;
}

bool
game_code_visits_line (const GameCode    *code,
                       const GameSearch  *search,
                       const SearchEvent *event,
                       int                line)
{
  Walk walk = { code, code->listing->shape, search, event, .line = line };

  walk_event (&walk);

  return walk.ran;
}
