/* Teaching solvers of n queens by backtracking: a queen is placed only where none attacks it.
 *
 * They differ in how they know. QUEENS_SCAN looks back over the queens that stand, the first
 * first; one queen looked at is one check. QUEENS_SCAN_SQUARES looks at squares instead: those of
 * the column, then those of either diagonal. The methods with marks have a table of the squares of
 * the lines below (queens-steps-marks.c); one square looked at is one check. QUEENS_FLAGS remembers
 * which squares and diagonals are taken; one square looked at, with its three flags, is one check.
 * QUEENS_SET does the same with three sets. QUEENS_BITS has the same flags in machine words and
 * gets all free squares of a line at once: it checks and refuses nothing.
 *
 * On a board with regions the flags are those of columns and regions. Two queens can touch only in
 * neighbouring lines, so the queen of the line before settles the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/queens/queens-steps-private.h"

/* Why a square is refused, and by the queen of which line. */
typedef struct
{
  SearchReason reason;
  int          other;
} Refusal;

static bool
is_taken (uint64_t mask,
          int      number)
{
  return mask >> number & 1;
}

/* The squares beside that of the queen in the line before. */
static uint32_t
touched_squares (const QueensSteps *steps,
                 int                line)
{
  const uint64_t queen = line > 0 ? UINT64_C (1) << steps->square[line - 1] : 0;

  return (queen << 1 | queen >> 1) & queens_all_columns (steps->n);
}

static uint32_t
taken_squares_regions (const QueensSteps *steps,
                       int                line)
{
  uint32_t taken = steps->columns | touched_squares (steps, line);

  for (int value = 0; value < steps->n; value++)
    if (is_taken (steps->diagonals, steps_region (steps, line, value)))
      taken |= UINT32_C (1) << value;

  return taken;
}

/* The diagonals are numbered from 0: the falling ones by square - line, the rising ones by square +
 * line, so that shifting the masks brings those that cross a line to its squares. */
static uint32_t
taken_squares (const QueensSteps *steps,
               int                line)
{
  if (steps->has_regions)
    return taken_squares_regions (steps, line);

  return steps->columns
         | (uint32_t) (steps->diagonals >> (steps->n - 1 - line))
         | (uint32_t) (steps->antidiagonals >> line);
}

/* Takes or gives back the flags of a square; a flag that is set belongs to one queen only. */
static void
flip_flags (QueensSteps *steps,
            int          line,
            int          value)
{
  steps->columns ^= UINT32_C (1) << value;
  if (steps->has_regions)
    {
      steps->diagonals ^= UINT64_C (1) << steps_region (steps, line, value);
      return;
    }

  steps->diagonals ^= UINT64_C (1) << (value - line + steps->n - 1);
  steps->antidiagonals ^= UINT64_C (1) << (value + line);
}

static void
move_queen (QueensSteps *steps,
            int          line,
            int          value,
            int          change)
{
  switch ((int) steps->method)
    {
    case QUEENS_MARKS_CLEARED:
    case QUEENS_MARKS_CLEARED_ALL:
    case QUEENS_MARKS_COPIED:
    case QUEENS_MARKS:
      queens_steps_change_marks (steps, line, value, change);
      break;

    case QUEENS_FLAGS:
    case QUEENS_SET:
    case QUEENS_BITS:
      flip_flags (steps, line, value);
      break;

    default:
      break;
    }
}

/* The first queen that attacks a square, and how. Returns SEARCH_NO_REASON, and `*other` is -1,
 * where there is none. */
static SearchReason
find_attacker (const QueensSteps *steps,
               int                line,
               int                value,
               int               *other)
{
  for (*other = 0; *other < line; ++*other)
    {
      const SearchReason reason = steps_conflict (steps, line, value, *other,
                                                  steps->square[*other]);

      if (reason != SEARCH_NO_REASON)
        return reason;
    }
  *other = -1;

  return SEARCH_NO_REASON;
}

static bool
look_back (QueensSteps *steps,
           int          line,
           int          value,
           Refusal     *refusal)
{
  int n_looked_at;

  refusal->reason = find_attacker (steps, line, value, &refusal->other);
  n_looked_at = refusal->other < 0 ? line : refusal->other + 1;

  steps->stats.n_checks += n_looked_at;
  steps->stats.n_second_reads += n_looked_at - (refusal->other >= 0
                                                && value == steps->square[refusal->other]);

  return refusal->reason == SEARCH_NO_REASON;
}

int
queens_steps_look_along (const QueensSteps *steps,
                         int                line,
                         int                value,
                         int                slope,
                         int               *other)
{
  int n_looked_at = 0;

  *other = -1;
  for (int before = line - 1, square = value + slope;
       before >= 0 && square >= 0 && square < steps->n;
       before--, square += slope)
    {
      n_looked_at++;
      if (steps->square[before] == square)
        {
          *other = before;
          break;
        }
    }

  return n_looked_at;
}

/* The column, the rising and the falling diagonal. */
static bool
look_at_squares (QueensSteps *steps,
                 int          line,
                 int          value,
                 Refusal     *refusal)
{
  const int n_column = queens_steps_look_along (steps, line, value, 0, &refusal->other);
  int n_rising = 0;
  int n_falling = 0;

  if (refusal->other < 0)
    n_rising = queens_steps_look_along (steps, line, value, 1, &refusal->other);
  if (refusal->other < 0)
    n_falling = queens_steps_look_along (steps, line, value, -1, &refusal->other);

  steps->stats.n_checks += n_column + n_rising + n_falling;
  steps->stats.n_second_reads += n_rising;
  steps->stats.n_third_reads += n_falling;

  if (refusal->other < 0)
    return true;

  refusal->reason = steps_conflict (steps, line, value, refusal->other,
                                    steps->square[refusal->other]);

  return false;
}

/* The table says only that a square is attacked; by whom is looked up for the event alone. A wrong
 * table may say so of a square that no queen attacks. */
static bool
look_at_marks (QueensSteps *steps,
               int          line,
               int          value,
               Refusal     *refusal)
{
  steps->stats.n_checks++;

  if (steps->n_attacks[line][value] == 0)
    return true;

  refusal->reason = find_attacker (steps, line, value, &refusal->other);

  return false;
}

/* The first queen on a line of the board through a square that runs by `slope` squares per line. */
static int
find_on_slope (const QueensSteps *steps,
               int                line,
               int                value,
               int                slope)
{
  const int start = value - slope * line;
  int other = 0;

  while (steps->square[other] - slope * other != start)
    other++;

  return other;
}

/* On a board with regions: the flags of a column and of a region, and the queen of the line before.
 * The event names the first of the queens that refuse, whichever of the three found one. */
static bool
look_at_region_flags (QueensSteps *steps,
                      int          line,
                      int          value,
                      Refusal     *refusal)
{
  const bool in_column = is_taken (steps->columns, value);
  const bool in_region = is_taken (steps->diagonals, steps_region (steps, line, value));

  steps->stats.n_second_reads += !in_column;
  steps->stats.n_third_reads += !in_column && !in_region;

  if (!in_column && !in_region && !is_taken (touched_squares (steps, line), value))
    return true;

  refusal->reason = find_attacker (steps, line, value, &refusal->other);

  return false;
}

static bool
look_at_flags (QueensSteps *steps,
               int          line,
               int          value,
               Refusal     *refusal)
{
  steps->stats.n_checks++;

  if (steps->has_regions)
    return look_at_region_flags (steps, line, value, refusal);

  if (is_taken (steps->columns, value))
    {
      *refusal = (Refusal) { steps->order == QUEENS_BY_ROW ? SEARCH_SAME_COLUMN : SEARCH_SAME_ROW,
                             find_on_slope (steps, line, value, 0) };
      return false;
    }

  steps->stats.n_second_reads++;

  if (is_taken (steps->diagonals, value - line + steps->n - 1))
    {
      *refusal = (Refusal) { SEARCH_SAME_DIAGONAL, find_on_slope (steps, line, value, 1) };
      return false;
    }

  steps->stats.n_third_reads++;

  if (is_taken (steps->antidiagonals, value + line))
    {
      *refusal = (Refusal) { SEARCH_SAME_ANTIDIAGONAL, find_on_slope (steps, line, value, -1) };
      return false;
    }

  return true;
}

/* Whether the method takes a square for free; if not, fills `refusal`. */
static bool
look (QueensSteps *steps,
      int          line,
      int          value,
      Refusal     *refusal)
{
  switch ((int) steps->method)
    {
    case QUEENS_SCAN:
      return look_back (steps, line, value, refusal);

    case QUEENS_SCAN_SQUARES:
      return look_at_squares (steps, line, value, refusal);

    case QUEENS_MARKS_CLEARED:
    case QUEENS_MARKS_CLEARED_ALL:
    case QUEENS_MARKS_COPIED:
    case QUEENS_MARKS:
      return look_at_marks (steps, line, value, refusal);

    default:
      return look_at_flags (steps, line, value, refusal);
    }
}

/* Starts the line that the search has come to. */
static void
enter_line (QueensSteps *steps)
{
  const int line = steps->depth;

  steps->square[line] = 0;
  steps->closed[line] = 0;
  steps->rejected[line] = 0;

  if (steps->method == QUEENS_BITS && line < steps->n)
    steps->rejected[line] = taken_squares (steps, line) & queens_all_columns (steps->n);
}

static bool
place_queen (QueensSteps *steps,
             SearchEvent *event,
             int          value)
{
  const int line = steps->depth++;

  steps->square[line] = value;
  steps->phase = steps->depth == steps->n ? PHASE_FULL : PHASE_LOOK;
  steps->stats.n_nodes++;
  move_queen (steps, line, value, 1);
  enter_line (steps);

  return steps_emit (steps, event, SEARCH_PLACE, line, value);
}

static bool
retract_queen (QueensSteps *steps,
               SearchEvent *event)
{
  const int line = --steps->depth;
  const int value = steps->square[line]++;

  steps->closed[line] |= UINT32_C (1) << value;
  steps->phase = PHASE_LOOK;
  steps->stats.n_backtracks++;
  move_queen (steps, line, value, -1);

  return steps_emit (steps, event, SEARCH_RETRACT, line, value);
}

/* A line that held no queen at all is a dead end. One that did has only been gone through. */
static bool
leave_line (QueensSteps *steps,
            SearchEvent *event)
{
  const int line = steps->depth;

  if (line == 0)
    return false;
  if (steps->closed[line] != 0)
    return retract_queen (steps, event);

  steps->phase = PHASE_RETRACT;
  steps_emit (steps, event, SEARCH_DEAD_END, line, -1);
  event->reason = steps->order == QUEENS_BY_ROW ? SEARCH_NO_PLACE_ROW : SEARCH_NO_PLACE_COLUMN;

  return true;
}

static bool
look_at_square (QueensSteps *steps,
                SearchEvent *event)
{
  const int line = steps->depth;
  const int value = steps->square[line];
  Refusal refusal;

  if (value == steps->n)
    return leave_line (steps, event);

  if (look (steps, line, value, &refusal))
    return place_queen (steps, event, value);

  steps->rejected[line] |= UINT32_C (1) << value;
  steps->square[line]++;

  return steps_emit_reject (steps, event, line, value, refusal.reason, refusal.other);
}

static bool
look_at_free_squares (QueensSteps *steps,
                      SearchEvent *event)
{
  const int line = steps->depth;
  const uint64_t free = queens_all_columns (steps->n) & ~steps->rejected[line]
                        & UINT64_MAX << steps->square[line];

  if (free == 0)
    return leave_line (steps, event);

  return place_queen (steps, event, __builtin_ctzll (free));
}

/* A right method has tested each queen as it came. */
static bool
report_solution (QueensSteps *steps,
                 SearchEvent *event)
{
  QueensAttacker later;

  steps_emit_solution (steps, event);
  if (!queens_method_is_wrong (steps->method)
      || queens_steps_count_pairs (steps, NULL, &later) == 0)
    return true;

  steps->stats.n_valid--;
  event->reason = later.reason;

  return true;
}

bool
queens_steps_next_back (QueensSteps *steps,
                        SearchEvent *event)
{
  if (steps->phase == PHASE_FULL)
    return report_solution (steps, event);
  if (steps->phase == PHASE_RETRACT)
    return retract_queen (steps, event);
  if (steps->method == QUEENS_BITS)
    return look_at_free_squares (steps, event);

  return look_at_square (steps, event);
}
