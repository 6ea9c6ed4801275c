/* The values of a line at an event: variables, and for the parts of a test what was read.
 *
 * A test reads its parts in their order and stops at the first that hits; the others are given with
 * their values too, as not read. A placement has read all parts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/watch/game-code-private.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const GameCode    *code;
  GameCodeShape      shape;
  const GameSearch  *search;
  const SearchEvent *event;     /* NULL at the start */
  int                level;     /* of the call that the event is in, from 0 */
  GArray            *values;
} Values;

static bool
is_kind (const Values    *values,
         SearchEventKind  kind)
{
  return values->event != NULL && values->event->kind == kind;
}

/* Takes both strings. */
static void
take_value (Values       *values,
            char         *name,
            char         *value,
            GameCodeRead  read)
{
  const GameCodeValue added = { name, value, read };

  g_array_append_val (values->values, added);
}

static void
add_number (Values     *values,
            const char *name,
            int         number)
{
  take_value (values, g_strdup (name), g_strdup_printf ("%d", number), GAME_CODE_PLAIN);
}

static bool
goes_by_column (const Values *values)
{
  return values->code->order == QUEENS_BY_COLUMN;
}

static bool
goes_by_square (const Values *values)
{
  return game_code_goes_by_square (values->code);
}

static bool
is_sudoku (const Values *values)
{
  switch (values->shape)
    {
    case SHAPE_SEEN:
    case SHAPE_HOUSES:
    case SHAPE_TIGHTEST:
    case SHAPE_PROPAGATE:
      return true;

    case SHAPE_WHOLE:
    case SHAPE_PERMUTATIONS:
    case SHAPE_LOOK_BACK:
    case SHAPE_TABLE:
    case SHAPE_FLAGS:
    case SHAPE_FREE:
    default:
      return false;
    }
}

/* The variable of place (), and that of the loop. */
static const char *
level_name (const Values *values)
{
  return is_sudoku (values) ? "k" :
         goes_by_square (values) ? "q" :
         goes_by_column (values) ? "c" : "r";
}

static const char *
value_name (const Values *values)
{
  return is_sudoku (values) ? "d" :
         goes_by_square (values) ? "s" :
         goes_by_column (values) ? "r" : "c";
}

/* The value of the event as the listing counts it. */
static int
loop_value (const Values *values)
{
  const SearchEvent *event = values->event;

  if (is_sudoku (values))
    return event->value;
  if (goes_by_square (values))
    return event->variable * values->search->queens.n + event->value + values->code->first;

  return event->value + values->code->first;
}

/* Whether the event is about a value that is being tried or was. */
static bool
has_value (const Values *values)
{
  return is_kind (values, SEARCH_PLACE) || is_kind (values, SEARCH_RETRACT)
         || (is_kind (values, SEARCH_REJECT) && !game_code_is_full (values->search));
}

static bool
has_test (const Values *values)
{
  return is_kind (values, SEARCH_REJECT) || is_kind (values, SEARCH_PLACE);
}

/* What happened to a part of the test, counted from 1. */
static GameCodeRead
read_of_part (const Values *values,
              int           part)
{
  const int hit = game_code_hit (values->shape, values->event);

  return hit == 0 || part < hit ? GAME_CODE_READ : part == hit ? GAME_CODE_HIT : GAME_CODE_NOT_READ;
}

/* The line of the board that holds a queen, or that none does; to be freed. */
static char *
dup_owner (const Values *values,
           int           queen)
{
  const int number = queen + values->code->first;

  if (queen < 0)
    return g_strdup (C_("code", "free"));

  /* Translators: the row or column of the queen that a test of code found. */
  return g_strdup_printf (goes_by_column (values) ? C_("code", "column %d") : C_("code", "row %d"),
                          number);
}

static char *
dup_cell (const Values *values,
          int           cell)
{
  return g_strdup_printf ("r%dc%d", sudoku_row (cell) + values->code->first,
                          sudoku_column (cell) + values->code->first);
}

/* The number of the falling or rising diagonal through a square, as the listing has it; the sets
 * have it without what keeps it from being negative. */
static int
diagonal_of (const Values *values,
             int           part,
             int           line,
             int           value)
{
  const int first = values->code->first;
  const int n = values->search->queens.n;

  if (part == 3)
    return line + value + 2 * first;

  return line - value + (game_code_is (values->code, "set") ? 0 : n - 1 + first);
}

/* The queen of an earlier line on the column or diagonal of the event's square, or -1. */
static int
find_owner (const Values *values,
            int           part)
{
  const SearchEvent *event = values->event;
  const QueensSteps *steps = &values->search->queens;

  for (int queen = 0; queen < event->variable; queen++)
    if (part == 1 ? steps->square[queen] == event->value
                  : diagonal_of (values, part, queen, steps->square[queen])
                    == diagonal_of (values, part, event->variable, event->value))
      return queen;

  return -1;
}

static void
add_flag (Values *values,
          int     part)
{
  const char *const straight = goes_by_column (values) ? "row" : "column";
  const char *const names[] = { straight, "falling", "rising" };
  const SearchEvent *event = values->event;
  const int index = part == 1 ? event->value + values->code->first
                              : diagonal_of (values, part, event->variable, event->value);
  char *name;

  if (game_code_is (values->code, "set"))
    name = g_strdup_printf ("%d", index);
  else
    name = g_strdup_printf ("%s[%d]", names[part - 1], index);

  take_value (values, name, dup_owner (values, find_owner (values, part)),
              read_of_part (values, part));
}

/* The cell of a house that holds the digit of the event, other than the event's own, or -1. */
static int
find_in_house (const Values    *values,
               SudokuHouseKind  kind)
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
add_house_flag (Values *values,
                int     part)
{
  static const char *const names[] = { "rows", "columns", "boxes" };
  const SudokuHouseKind kind = SUDOKU_ROW + part - 1;
  const SearchEvent *event = values->event;
  const int cell = find_in_house (values, kind);

  take_value (values,
              g_strdup_printf ("%s[%d][%d]", names[part - 1],
                               sudoku_house (kind, event->variable) + values->code->first,
                               event->value),
              cell < 0 ? g_strdup (C_("code", "free")) : dup_cell (values, cell),
              read_of_part (values, part));
}

/* The table of a method with marks: how many queens attack the square, or whether one does. */
static void
add_mark (Values *values)
{
  const SearchEvent *event = values->event;
  const QueensSteps *steps = &values->search->queens;
  const int first = values->code->first;
  const int n_attacks = steps->n_attacks[event->variable][event->value];
  const int row = goes_by_column (values) ? event->value : event->variable;
  const int column = goes_by_column (values) ? event->variable : event->value;
  const bool has_counts = game_code_is (values->code, "marks");

  take_value (values,
              g_strdup_printf ("%s[%d][%d]", has_counts ? "attacks" : "marked",
                               goes_by_column (values) ? column + first : row + first,
                               goes_by_column (values) ? row + first : column + first),
              has_counts ? g_strdup_printf ("%d", n_attacks) :
              g_strdup (n_attacks > 0 ? C_("code", "marked") : C_("code", "free")),
              is_kind (values, SEARCH_REJECT) ? GAME_CODE_HIT : GAME_CODE_READ);
}

/* A queen that is looked at: "queen[1]", and where it stands. */
static void
add_queen (Values       *values,
           int           queen,
           GameCodeRead  read)
{
  const QueensSteps *steps = &values->search->queens;
  const int first = values->code->first;

  take_value (values, g_strdup_printf ("queen[%d]", queen + first),
              g_strdup_printf ("%d", steps->square[queen] + first), read);
}

/* The part of the test of a looked at queen, or of one of a pair. */
static void
add_looked_at (Values *values,
               int     part)
{
  const SearchEvent *event = values->event;
  const QueensSteps *steps = &values->search->queens;
  const int queen = game_code_queen_on_line (values->code, steps, event->other);
  const bool is_two = game_code_is (values->code, "scan");

  if (is_kind (values, SEARCH_REJECT) && queen >= 0)
    add_queen (values, queen, is_two ? read_of_part (values, part) : GAME_CODE_HIT);
}

static void
add_seen (Values *values)
{
  if (is_kind (values, SEARCH_REJECT))
    take_value (values, g_strdup ("seen[cell][i]"), dup_cell (values, values->event->other),
                GAME_CODE_HIT);
}

/* The counters of the loops inside a test. */
static void
add_inner (Values *values)
{
  const SearchEvent *event = values->event;
  const QueensSteps *steps = &values->search->queens;
  const int first = values->code->first;

  if (!is_kind (values, SEARCH_REJECT))
    return;

  if (values->shape == SHAPE_SEEN)
    {
      add_number (values, "i", game_code_n_turns (values->code, values->search, event) - 1 + first);
      return;
    }

  if (values->shape == SHAPE_WHOLE || values->shape == SHAPE_PERMUTATIONS)
    add_number (values, "j",
                game_code_queen_on_square (values->code, steps, event->variable, event->value)
                + first);

  add_number (values, "i", game_code_queen_on_line (values->code, steps, event->other) + first);
}

static void
add_test (Values *values,
          int     part)
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

    case SHAPE_TABLE:
      add_mark (values);
      break;

    case SHAPE_FLAGS:
      add_flag (values, part);
      break;

    case SHAPE_HOUSES:
      add_house_flag (values, part);
      break;

    case SHAPE_FREE:
    case SHAPE_TIGHTEST:
    case SHAPE_PROPAGATE:
    default:
      break;
    }
}

/* The free columns of the row at work, the first one on the left, as bits. */
static void
add_free (Values *values)
{
  const QueensSteps *steps = &values->search->queens;
  const uint32_t refused = steps->rejected[values->level];
  char *bits = g_strnfill (steps->n, '0');

  for (int value = steps->square[values->level]; value < steps->n; value++)
    if ((refused >> value & 1) == 0)
      bits[value] = '1';

  take_value (values, g_strdup ("free"), bits, GAME_CODE_PLAIN);
}

/* The cell at work, where the search has come to one. */
static void
add_cell (Values     *values,
          const char *name)
{
  if (has_value (values) || is_kind (values, SEARCH_DEAD_END))
    take_value (values, g_strdup (name), dup_cell (values, values->event->variable),
                GAME_CODE_PLAIN);
}

static void
add_setup (Values *values)
{
  const char *const cell = values->shape == SHAPE_HOUSES ? "r, c" :
                           values->shape == SHAPE_TIGHTEST ? "best" : "cell";

  if (values->shape == SHAPE_FREE && values->level < values->search->queens.n)
    add_free (values);
  else if (is_sudoku (values))
    add_cell (values, cell);
}

/* The box of the cell, and the diagonals of the square. */
static void
add_index (Values *values)
{
  const SearchEvent *event = values->event;

  if (!has_value (values))
    return;

  if (values->shape == SHAPE_FLAGS)
    {
      add_number (values, "f", diagonal_of (values, 2, event->variable, event->value));
      add_number (values, "g", diagonal_of (values, 3, event->variable, event->value));
    }
  else if (values->shape == SHAPE_FREE)
    add_number (values, value_name (values), loop_value (values));
}

static void
add_box (Values *values)
{
  const SearchEvent *event = values->event;

  if (values->shape == SHAPE_HOUSES && (has_value (values) || is_kind (values, SEARCH_DEAD_END)))
    add_number (values, "b", sudoku_box (event->variable) + values->code->first);
}

static void
add_placed (Values *values)
{
  const SearchEvent *event = values->event;
  const int first = values->code->first;

  if (!is_kind (values, SEARCH_PLACE))
    return;

  if (is_sudoku (values))
    take_value (values, dup_cell (values, event->variable),
                g_strdup_printf ("%d", event->value), GAME_CODE_PLAIN);
  else
    take_value (values, g_strdup_printf ("queen[%d]", values->level + first),
                g_strdup_printf ("%d", loop_value (values)), GAME_CODE_PLAIN);
}

static void
add_solutions (Values *values)
{
  const SearchStats *stats = game_search_stats (values->search);

  if (stats->n_solutions > 0)
    take_value (values, NULL,
                /* Translators: how often a line of code found a solution. */
                g_strdup_printf (ngettext ("%d time", "%d times", stats->n_solutions),
                                 (int) stats->n_solutions),
                GAME_CODE_PLAIN);
}

static void
add_values (Values       *values,
            GameCodePart  part)
{
  switch ((int) part)
    {
    case PART_ENTER:
      add_number (values, level_name (values), values->level + values->code->first);
      break;

    case PART_BASE:
      if (game_code_find_line (values->code, PART_FOUND)
          == game_code_find_line (values->code, PART_BASE))
        add_solutions (values);
      break;

    case PART_SETUP:
      add_setup (values);
      break;

    case PART_SETUP_2:
      add_box (values);
      break;

    case PART_LOOP:
      if (has_value (values))
        add_number (values, value_name (values), loop_value (values));
      break;

    case PART_INDEX:
      add_index (values);
      break;

    case PART_INNER:
      add_inner (values);
      break;

    case PART_TEST_1:
    case PART_TEST_2:
    case PART_TEST_3:
      add_test (values, part - PART_TEST_1 + 1);
      break;

    case PART_PLACE:
      add_placed (values);
      break;

    default:
      break;
    }
}

static void
clear_value (void *data)
{
  GameCodeValue *value = data;

  g_free (value->name);
  g_free (value->value);
}

/* The call that an event is in: that of the value, not the one that a placement makes. */
static int
find_level (const GameSearch  *search,
            const SearchEvent *event)
{
  const int depth = game_search_depth (search);

  return event != NULL && event->kind == SEARCH_PLACE ? depth - 1 : depth;
}

GArray *
game_code_values (const GameCode    *code,
                  const GameSearch  *search,
                  const SearchEvent *event,
                  int                line)
{
  Values values = { code, code->listing->shape, search, event, find_level (search, event) };

  values.values = g_array_new (FALSE, FALSE, sizeof (GameCodeValue));
  g_array_set_clear_func (values.values, clear_value);
  add_values (&values, game_code_part (code, line));

  return values.values;
}

/* A value of a test speaks for itself beside its line; others need their name. */
static char *
dup_brief_value (const GameCodeValue *value)
{
  /* Translators: a value of code which was not looked at, since the test had ended before. */
  if (value->read == GAME_CODE_NOT_READ)
    return g_strdup_printf (C_("code", "%s, not read"), value->value);
  if (value->read != GAME_CODE_PLAIN || value->name == NULL)
    return g_strdup (value->value);

  return g_strdup_printf ("%s = %s", value->name, value->value);
}

char *
game_code_dup_brief (const GameCode    *code,
                     const GameSearch  *search,
                     const SearchEvent *event,
                     int                line,
                     GameCodeRead      *read)
{
  g_autoptr(GArray) values = game_code_values (code, search, event, line);
  GString *brief = g_string_new (NULL);

  for (guint i = 0; i < values->len; i++)
    {
      const GameCodeValue *value = &g_array_index (values, GameCodeValue, i);
      g_autofree char *text = dup_brief_value (value);

      if (i > 0)
        g_string_append (brief, "  ");
      g_string_append (brief, text);
      if (read != NULL)
        *read = value->read;
    }

  return g_string_free (brief, values->len == 0);
}
