/* The values of a line at an event: variables, and for the parts of a test what was read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/code/game-code-values.h"

#include <glib/gi18n-lib.h>

static bool
goes_by_square (const GameCodeValues *values)
{
  return game_code_goes_by_square (values->code);
}

/* The variable of place (), and that of the loop. */
static const char *
level_name (const GameCodeValues *values)
{
  return game_code_has_digits (values) ? "k" :
         goes_by_square (values) ? "q" :
         game_code_by_column (values) ? "c" : "r";
}

static const char *
value_name (const GameCodeValues *values)
{
  return game_code_has_digits (values) ? "d" :
         goes_by_square (values) ? "s" :
         game_code_by_column (values) ? "r" : "c";
}

/* The value of the event as the listing counts it. */
static int
loop_value (const GameCodeValues *values)
{
  const SearchEvent *event = values->event;

  if (game_code_has_digits (values))
    return event->value;
  if (goes_by_square (values))
    return event->variable * values->search->queens.n + event->value + values->code->first;

  return event->value + values->code->first;
}

/* Whether the event is about a value that is being tried or was. */
static bool
has_value (const GameCodeValues *values)
{
  return game_code_event_is (values, SEARCH_PLACE) || game_code_event_is (values, SEARCH_RETRACT)
         || (game_code_event_is (values, SEARCH_REJECT) && !game_code_is_full (values->search));
}

/* The free columns of the row at work, the first one on the left, as bits. */
static void
add_free (GameCodeValues *values)
{
  const QueensSteps *steps = &values->search->queens;
  const uint32_t refused = steps->rejected[values->level];
  char *bits = g_strnfill (steps->n, '0');

  for (int value = steps->square[values->level]; value < steps->n; value++)
    if ((refused >> value & 1) == 0)
      bits[value] = '1';

  game_code_take_value (values, g_strdup ("free"), bits, GAME_CODE_PLAIN);
}

/* Whether the search has come to a cell. */
static bool
has_cell (const GameCodeValues *values)
{
  return has_value (values) || game_code_event_is (values, SEARCH_DEAD_END)
         || game_code_event_is (values, SEARCH_SKIP);
}

static void
add_cell (GameCodeValues *values,
          const char     *name)
{
  if (has_cell (values))
    game_code_take_value (values, g_strdup (name),
                          game_code_dup_cell (values, values->event->variable), GAME_CODE_PLAIN);
}

static void
add_setup (GameCodeValues *values)
{
  const char *const cell = values->shape == SHAPE_HOUSES ? "r, c" :
                           values->shape == SHAPE_TIGHTEST ? "best" : "cell";

  if (values->shape == SHAPE_FREE && values->level < values->search->queens.n)
    add_free (values);
  else if (game_code_has_digits (values) && !game_code_has_skips (values->code))
    add_cell (values, cell);
}

/* The cell of a call, or how many calls it is inside of. */
static void
add_level (GameCodeValues *values)
{
  if (game_code_has_skips (values->code))
    add_cell (values, "r, c");
  else
    game_code_add_number (values, level_name (values), values->level + values->code->first);
}

/* The given of a cell that is skipped. */
static void
add_given (GameCodeValues *values)
{
  const SearchEvent *event = values->event;

  if (game_code_event_is (values, SEARCH_SKIP))
    game_code_take_value (values, game_code_dup_cell (values, event->variable),
                          g_strdup_printf ("%d", event->value), GAME_CODE_PLAIN);
}

/* The diagonals of the square, or the number of the bit. */
static void
add_index (GameCodeValues *values)
{
  const SearchEvent *event = values->event;

  if (!has_value (values))
    return;

  if (values->shape == SHAPE_FLAGS)
    {
      game_code_add_number (values, "f",
                            game_code_diagonal (values, 2, event->variable, event->value));
      game_code_add_number (values, "g",
                            game_code_diagonal (values, 3, event->variable, event->value));
    }
  else if (values->shape == SHAPE_FREE)
    game_code_add_number (values, value_name (values), loop_value (values));
}

static void
add_box (GameCodeValues *values)
{
  const SearchEvent *event = values->event;

  if (values->shape == SHAPE_HOUSES && has_cell (values))
    game_code_add_number (values, "b", sudoku_box (event->variable) + values->code->first);
}

static void
add_placed (GameCodeValues *values)
{
  const SearchEvent *event = values->event;
  const int first = values->code->first;

  if (!game_code_event_is (values, SEARCH_PLACE))
    return;

  if (values->shape == SHAPE_SUMS || values->shape == SHAPE_LETTERS)
    game_code_take_value (values, g_strdup_printf ("digit[%d]", values->level + first),
                          g_strdup_printf ("%d", event->value), GAME_CODE_PLAIN);
  else if (game_code_has_digits (values))
    game_code_take_value (values, game_code_dup_cell (values, event->variable),
                          g_strdup_printf ("%d", event->value), GAME_CODE_PLAIN);
  else if (values->shape == SHAPE_LINES)
    game_code_take_value (values, g_strdup_printf ("board[%d][%d]", values->level + first,
                                                   loop_value (values)),
                          g_strdup (C_("code", "queen")), GAME_CODE_PLAIN);
  else
    game_code_take_value (values, g_strdup_printf ("queen[%d]", values->level + first),
                          g_strdup_printf ("%d", loop_value (values)), GAME_CODE_PLAIN);
}

static void
add_solutions (GameCodeValues *values)
{
  const SearchStats *stats = game_search_stats (values->search);

  if (stats->n_solutions > 0)
    game_code_take_value (values, NULL,
                          /* Translators: how often a line of code found a solution. */
                          g_strdup_printf (ngettext ("%d time", "%d times", stats->n_solutions),
                                           (int) stats->n_solutions),
                          GAME_CODE_PLAIN);
}

static void
add_values (GameCodeValues *values,
            GameCodePart    part)
{
  switch ((int) part)
    {
    case PART_ENTER:
      add_level (values);
      break;

    case PART_SKIP_GIVEN:
      add_given (values);
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
        game_code_add_number (values, value_name (values), loop_value (values));
      break;

    case PART_INDEX:
      add_index (values);
      break;

    case PART_INNER:
    case PART_INNER_2:
    case PART_INNER_3:
      game_code_add_inner (values, part - PART_INNER + 1);
      break;

    case PART_TEST_1:
    case PART_TEST_2:
    case PART_TEST_3:
      game_code_add_test (values, part - PART_TEST_1 + 1);
      break;

    case PART_PLACE:
      add_placed (values);
      break;

    default:
      break;
    }
}

/* All that is placed: "queen[0…4]" and the squares in their order. */
static void
add_queens (GameCodeValues *values)
{
  const QueensSteps *steps = &values->search->queens;
  const int first = values->code->first;
  g_autoptr(GString) squares = g_string_new (NULL);

  for (int queen = 0; queen < steps->depth; queen++)
    g_string_append_printf (squares, queen > 0 ? " %d" : "%d", steps->square[queen] + first);

  if (steps->depth > 0)
    game_code_take_value (values,
                          steps->depth == 1 ? g_strdup_printf ("queen[%d]", first) :
                          g_strdup_printf ("queen[%d…%d]", first, steps->depth - 1 + first),
                          g_string_free (g_steal_pointer (&squares), FALSE), GAME_CODE_PLAIN);
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

static GameCodeValues
make_values (const GameCode    *code,
             const GameSearch  *search,
             const SearchEvent *event)
{
  GameCodeValues values = { code, code->listing->shape, search, event, find_level (search, event) };

  values.values = g_array_new (FALSE, FALSE, sizeof (GameCodeValue));
  g_array_set_clear_func (values.values, clear_value);

  return values;
}

GArray *
game_code_values (const GameCode    *code,
                  const GameSearch  *search,
                  const SearchEvent *event,
                  int                line)
{
  GameCodeValues values = make_values (code, search, event);

  add_values (&values, game_code_part (code, line));

  return values.values;
}

GArray *
game_code_table (const GameCode    *code,
                 const GameSearch  *search,
                 const SearchEvent *event)
{
  static const GameCodePart variables[] = {
    PART_ENTER, PART_SETUP, PART_SETUP_2, PART_LOOP, PART_INNER, PART_INNER_2, PART_INNER_3,
  };
  GameCodeValues values = make_values (code, search, event);

  for (size_t i = 0; i < G_N_ELEMENTS (variables); i++)
    if (game_code_find_line (code, variables[i]) >= 0)
      add_values (&values, variables[i]);

  if (!game_code_has_digits (&values) && values.shape != SHAPE_LINES)
    add_queens (&values);

  for (int part = PART_TEST_1; part <= PART_TEST_3; part++)
    if (game_code_find_line (code, part) >= 0)
      add_values (&values, part);

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
