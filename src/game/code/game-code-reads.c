/* The parts of a test at an event: what each read, and which hit.
 *
 * A test reads its parts in their order and stops at the first that hits; the others are given with
 * their values too, as not read. A placement has read all parts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/code/game-code-values.h"

#include <glib/gi18n-lib.h>

bool
game_code_event_is (const GameCodeValues *values,
                    SearchEventKind       kind)
{
  return values->event != NULL && values->event->kind == kind;
}

void
game_code_take_value (GameCodeValues *values,
                      char           *name,
                      char           *value,
                      GameCodeRead    read)
{
  const GameCodeValue added = { name, value, read };

  g_array_append_val (values->values, added);
}

void
game_code_add_number (GameCodeValues *values,
                      const char     *name,
                      int             number)
{
  game_code_take_value (values, g_strdup (name), g_strdup_printf ("%d", number), GAME_CODE_PLAIN);
}

bool
game_code_by_column (const GameCodeValues *values)
{
  return values->code->order == QUEENS_BY_COLUMN;
}

bool
game_code_has_digits (const GameCodeValues *values)
{
  switch (values->shape)
    {
    case SHAPE_SEEN:
    case SHAPE_HOUSES:
    case SHAPE_SUMS:
    case SHAPE_LETTERS:
    case SHAPE_TIGHTEST:
    case SHAPE_PROPAGATE:
      return true;

    case SHAPE_WHOLE:
    case SHAPE_PERMUTATIONS:
    case SHAPE_LOOK_BACK:
    case SHAPE_LINES:
    case SHAPE_TABLE:
    case SHAPE_FLAGS:
    case SHAPE_REGIONS:
    case SHAPE_FREE:
    default:
      return false;
    }
}

static bool
has_test (const GameCodeValues *values)
{
  return game_code_event_is (values, SEARCH_REJECT) || game_code_event_is (values, SEARCH_PLACE);
}

/* What happened to a part of the test, counted from 1. */
static GameCodeRead
read_of_part (const GameCodeValues *values,
              int                   part)
{
  const int hit = game_code_hit (values->code, values->search, values->event);

  return hit == 0 || part < hit ? GAME_CODE_READ : part == hit ? GAME_CODE_HIT : GAME_CODE_NOT_READ;
}

/* The line of the board that holds a queen, or that none does; to be freed. */
static char *
dup_owner (const GameCodeValues *values,
           int                   queen)
{
  const int number = queen + values->code->first;

  if (queen < 0)
    return g_strdup (C_("code", "free"));

  /* Translators: the row or column of the queen that a test of code found. */
  return game_code_by_column (values) ? g_strdup_printf (C_("code", "column %d"), number)
                                      : g_strdup_printf (C_("code", "row %d"), number);
}

char *
game_code_dup_cell (const GameCodeValues *values,
                    int                   cell)
{
  return g_strdup_printf ("r%dc%d", sudoku_row (cell) + values->code->first,
                          sudoku_column (cell) + values->code->first);
}

int
game_code_diagonal (const GameCodeValues *values,
                    int                   part,
                    int                   line,
                    int                   value)
{
  const int first = values->code->first;
  const int n = values->search->queens.n;

  if (part == 3)
    return line + value + 2 * first;

  return line - value + (game_code_is (values->code, "set") ? 0 : n - 1 + first);
}

/* The index of a flag, as the listing has it. */
static int
index_of (const GameCodeValues *values,
          int                   part)
{
  const SearchEvent *event = values->event;
  const QueensSteps *steps = &values->search->queens;
  int row, column;

  if (part == 1)
    return event->value + values->code->first;
  if (values->shape == SHAPE_FLAGS)
    return game_code_diagonal (values, part, event->variable, event->value);

  queens_steps_square (steps, event->variable, event->value, &row, &column);

  return steps->region[row * steps->n + column] + values->code->first;
}

/* The queen of the line before, which may touch the square. */
static void
add_near (GameCodeValues *values)
{
  const SearchEvent *event = values->event;
  const QueensSteps *steps = &values->search->queens;
  const int first = values->code->first;
  const int before = event->variable - 1;

  if (before >= 0)
    game_code_take_value (values, g_strdup_printf ("queen[%d]", before + first),
                          g_strdup_printf ("%d", steps->square[before] + first),
                          read_of_part (values, 3));
}

static void
add_flag (GameCodeValues *values,
          int             part)
{
  const char *const straight = game_code_by_column (values) ? "row" : "column";
  const char *const names[] = {
    straight, values->shape == SHAPE_REGIONS ? "region" : "falling", "rising",
  };
  const int owner = game_code_owner (&values->search->queens, values->event, part);
  const int index = index_of (values, part);

  game_code_take_value (values,
                        game_code_is (values->code, "set") ? g_strdup_printf ("%d", index) :
                        g_strdup_printf ("%s[%d]", names[part - 1], index),
                        dup_owner (values, owner), read_of_part (values, part));
}

/* The cell of a house that holds the digit of the event, other than the event's own, or -1. */
static int
find_in_house (const GameCodeValues *values,
               SudokuHouseKind       kind)
{
  const SearchEvent *event = values->event;
  const int house = sudoku_house (kind, event->variable);

  for (int index = 0; index < 9; index++)
    {
      const int cell = sudoku_house_cell (kind, house, index);

      if (cell != event->variable && values->search->sudoku.grid.digit[cell] == event->value)
        return cell;
    }

  return -1;
}

static void
add_house_flag (GameCodeValues *values,
                int             part)
{
  static const char *const names[] = { "rows", "columns", "boxes" };
  const SudokuHouseKind kind = SUDOKU_ROW + part - 1;
  const SearchEvent *event = values->event;
  const int house = sudoku_house (kind, event->variable) + values->code->first;
  const int cell = find_in_house (values, kind);

  game_code_take_value (values,
                        g_strdup_printf ("%s[%d][%d]", names[part - 1], house, event->value),
                        cell < 0 ? g_strdup (C_("code", "free"))
                                 : game_code_dup_cell (values, cell),
                        read_of_part (values, part));
}

/* The table of a method with marks: how many queens attack the square, or whether one does. */
static void
add_mark (GameCodeValues *values)
{
  const SearchEvent *event = values->event;
  const QueensSteps *steps = &values->search->queens;
  const int first = values->code->first;
  const int n_attacks = steps->n_attacks[event->variable][event->value];
  const bool has_counts = game_code_is (values->code, "marks");

  game_code_take_value (values,
                        g_strdup_printf ("%s[%d][%d]", has_counts ? "attacks" : "marked",
                                         event->variable + first, event->value + first),
                        has_counts ? g_strdup_printf ("%d", n_attacks) :
                        g_strdup (n_attacks > 0 ? C_("code", "marked") : C_("code", "free")),
                        read_of_part (values, 1));
}

/* A queen that is looked at: "queen[1]", and where it stands. */
static void
add_queen (GameCodeValues *values,
           int             queen,
           GameCodeRead    read)
{
  const QueensSteps *steps = &values->search->queens;
  const int first = values->code->first;

  game_code_take_value (values, g_strdup_printf ("queen[%d]", queen + first),
                        g_strdup_printf ("%d", steps->square[queen] + first), read);
}

/* The part of the test of a looked at queen, or of one of a pair. */
static void
add_looked_at (GameCodeValues *values,
               int             part)
{
  const SearchEvent *event = values->event;
  const QueensSteps *steps = &values->search->queens;
  const int queen = game_code_queen_on_line (values->code, steps, event->other);
  const bool is_two = game_code_is (values->code, "scan");

  if (game_code_event_is (values, SEARCH_REJECT) && queen >= 0)
    add_queen (values, queen, is_two ? read_of_part (values, part) : GAME_CODE_HIT);
}

static void
add_seen (GameCodeValues *values)
{
  if (game_code_event_is (values, SEARCH_REJECT))
    game_code_take_value (values, g_strdup (game_code_has_skips (values->code) ? "seen(r, c, i)"
                                                                               : "seen[cell][i]"),
                          game_code_dup_cell (values, values->event->other), GAME_CODE_HIT);
}

/* The square that a part looked at last, and whether a queen stands there. */
static void
add_last_square (GameCodeValues *values,
                 int             part)
{
  static const int slopes[] = { 0, 1, -1 };
  const SearchEvent *event = values->event;
  const int first = values->code->first;
  const int distance = game_code_n_looked_at (values->search, event, part);
  const GameCodeRead read = read_of_part (values, part);

  if (distance > 0)
    game_code_take_value (values,
                          g_strdup_printf ("board[%d][%d]", event->variable - distance + first,
                                           event->value + slopes[part - 1] * distance + first),
                          /* Translators: a square that a test of code read has a queen. */
                          g_strdup (read == GAME_CODE_HIT ? C_("code", "queen")
                                                          : C_("code", "free")),
                          read);
}

/* How far a part came. */
static void
add_distance (GameCodeValues *values,
              int             part)
{
  const int distance = has_test (values) ?
                       game_code_n_looked_at (values->search, values->event, part) : 0;

  if (distance > 0)
    game_code_add_number (values, "i", distance);
}

void
game_code_add_inner (GameCodeValues *values,
                     int             part)
{
  const SearchEvent *event = values->event;
  const QueensSteps *steps = &values->search->queens;
  const GameCode *code = values->code;
  const int first = code->first;
  int turn;

  if (values->shape == SHAPE_LINES)
    add_distance (values, part);
  if (values->shape == SHAPE_LINES || !game_code_event_is (values, SEARCH_REJECT))
    return;

  if (values->shape == SHAPE_WHOLE || values->shape == SHAPE_PERMUTATIONS)
    game_code_add_number (values, "j",
                          game_code_queen_on_square (code, steps, event->variable, event->value)
                          + first);

  turn = values->shape == SHAPE_SEEN ? game_code_n_turns (code, values->search, event) - 1
                                     : game_code_queen_on_line (code, steps, event->other);
  game_code_add_number (values, "i", turn + first);
}

/* The letter that has the digit. */
static void
add_used (GameCodeValues *values)
{
  const SearchEvent *event = values->event;
  const char *const letters = values->search->words.puzzle.letter;

  game_code_take_value (values, g_strdup_printf ("used[%d]", event->value),
                        event->other < 0 ? g_strdup (C_("code", "free"))
                                         : g_strndup (&letters[event->other], 1),
                        read_of_part (values, 1));
}

void
game_code_add_test (GameCodeValues *values,
                    int             part)
{
  if (!has_test (values))
    return;

  switch (values->shape)
    {
    case SHAPE_WHOLE:
    case SHAPE_PERMUTATIONS:
    case SHAPE_LOOK_BACK:
      add_looked_at (values, part);
      break;

    case SHAPE_SEEN:
      add_seen (values);
      break;

    case SHAPE_LINES:
      add_last_square (values, part);
      break;

    case SHAPE_TABLE:
      add_mark (values);
      break;

    case SHAPE_REGIONS:
      if (part == 3)
        add_near (values);
      else
        add_flag (values, part);
      break;

    case SHAPE_FLAGS:
      add_flag (values, part);
      break;

    case SHAPE_HOUSES:
      add_house_flag (values, part);
      break;

    case SHAPE_SUMS:
      if (part == 1)
        add_used (values);
      break;

    case SHAPE_LETTERS:
    case SHAPE_FREE:
    case SHAPE_TIGHTEST:
    case SHAPE_PROPAGATE:
    default:
      break;
    }
}
