/* The sentences of the searches of n queens, all held against a board that is rebuilt from the
 * events: whom they blame, which squares they name, and what they say comes next.
 *
 * Every sentence must be one of the templates of queens-said.h, and its numbers must be true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "game/text/game-text.h"
#include "support/game/queens-said.h"
#include "support/solver/test-rounds.h"

enum { MOST_TEMPLATES = 100, MOST_CHARACTERS = 175 };

/* The templates of a search by rows or by columns, and how often each was met. */
typedef struct
{
  QueensSaid said[MOST_TEMPLATES];
  char      *text[2][MOST_TEMPLATES];   /* by QueensOrder */
  uint64_t   n_used[MOST_TEMPLATES];
  int        n;
} Templates;

static char *
exchange (const char *text,
          const char *one,
          const char *other)
{
  g_auto(GStrv) parts = g_strsplit (text, one, -1);

  return g_strjoinv (other, parts);
}

/* "row" for "column" and the other way round, but for the square that a sentence begins with. */
static char *
turn (const char *template)
{
  static const char square[] = "Row #, column #";
  size_t n_kept = g_str_has_prefix (template, square) ? strlen (square) : 0;
  g_autofree char *a = exchange (template + n_kept, "row", "@");
  g_autofree char *b = exchange (a, "column", "row");
  g_autofree char *c = exchange (b, "@", "column");
  g_autofree char *d = exchange (c, "Row", "@");
  g_autofree char *e = exchange (d, "Column", "Row");
  g_autofree char *f = exchange (e, "@", "Column");

  return g_strconcat (n_kept > 0 ? square : "", f, NULL);
}

static void
add_templates (Templates        *templates,
               const QueensSaid *said)
{
  for (; said->template != NULL; said++)
    {
      int i = templates->n++;

      g_assert_cmpint (i, <, MOST_TEMPLATES);
      templates->said[i] = *said;
      templates->text[QUEENS_BY_ROW][i] = g_strdup (said->template);
      templates->text[QUEENS_BY_COLUMN][i] = said->turns ? turn (said->template)
                                                         : g_strdup (said->template);
    }
}

static void
templates_clear (Templates *templates)
{
  for (int i = 0; i < templates->n; i++)
    {
      g_free (templates->text[QUEENS_BY_ROW][i]);
      g_free (templates->text[QUEENS_BY_COLUMN][i]);
    }
}

static void
check_sentence (const QueensWitness *board,
                Templates           *templates,
                const char          *sentence,
                const char          *end,
                const char          *text)
{
  char **list = templates->text[board->steps->order];
  int i = 0;
  Said said;

  while (i < templates->n && !said_match (list[i], sentence, end, &said))
    i++;

  if (i == templates->n)
    g_error ("unknown: %s", text);
  if (!templates->said[i].check (board, &said))
    g_error ("%s of %d, event %" G_GUINT64_FORMAT " is untrue: %s",
             queens_method_name (board->steps->method), board->steps->n, board->steps->n_events,
             text);

  templates->n_used[i]++;
}

static void
check_text (const QueensWitness *board,
            Templates           *templates,
            const char          *text)
{
  for (const char *sentence = text; *sentence != '\0';)
    {
      const char *end = said_find_end (sentence);

      g_assert_cmpint (*end, ==, '.');
      check_sentence (board, templates, sentence, end, text);
      sentence = end + (end[1] == ' ' ? 2 : 1);
    }

  if (g_utf8_strlen (text, -1) > MOST_CHARACTERS)
    g_error ("too long: %s", text);
}

static Place
place_of (const QueensSteps *steps,
          const SearchEvent *event)
{
  if (event->variable < 0 || event->value < 0)
    return (Place) { 0, 0 };

  return steps->order == QUEENS_BY_ROW ? (Place) { event->variable + 1, event->value + 1 }
                                       : (Place) { event->value + 1, event->variable + 1 };
}

static void
follow (QueensWitness *board)
{
  int line;

  board->at = place_of (board->steps, &board->event);
  line = witness_line_of (board, board->at);

  if (board->event.kind == SEARCH_PLACE)
    board->queen[board->n_queens++] = board->at;
  if (board->event.kind != SEARCH_RETRACT)
    return;

  board->n_queens--;
  board->tried[line] = witness_value_of (board, board->at);
  board->tried[line + 1] = 0;
}

static void
check_search (Templates   *templates,
              QueensMethod method,
              QueensOrder  order,
              int          n,
              uint64_t     max_events)
{
  const GameMethod searched = { game_state_new_queens (n), method, order };
  QueensWitness board = { .by_row = order == QUEENS_BY_ROW };
  GameSearch search, ahead;

  g_assert_true (game_search_init (&search, &searched));
  ahead = search;
  board.steps = &search.queens;
  board.has_next = game_search_next (&ahead, &board.next);

  board.before = search.queens;
  while (game_search_n_events (&search) < max_events && game_search_next (&search, &board.event))
    {
      g_autofree char *text = said_open_formulas (game_text_event (&search, &board.event, 1));

      board.has_next = game_search_next (&ahead, &board.next);
      board.next_at = place_of (&ahead.queens, &board.next);
      follow (&board);
      check_text (&board, templates, text);
      board.before = search.queens;
    }
}

/* The largest board of which all is read: those of methods that do not look back grow too fast. */
static int
get_largest (QueensMethod method)
{
  switch ((int) method)
    {
    case QUEENS_PLACEMENTS:
      return 4;

    case QUEENS_ALL_SQUARES:
      return 5;

    case QUEENS_ROWS:
      return 6;

    default:
      return 8;
    }
}

static void
test_all (void)
{
  const uint64_t n_most = test_rounds (40000);
  Templates templates = { .n = 0 };

  add_templates (&templates, queens_said_looks);
  add_templates (&templates, queens_said_places);

  for (int method = 0; method < QUEENS_N_METHODS; method++)
    for (int order = QUEENS_BY_ROW; order <= QUEENS_BY_COLUMN; order++)
      {
        for (int n = 4; n <= 8; n++)
          check_search (&templates, method, order, n,
                        n <= get_largest (method) && !g_test_quick () ? UINT64_MAX : n_most);
        check_search (&templates, method, order, 14, test_rounds (5000));
      }

  for (int i = 0; i < templates.n; i++)
    if (templates.n_used[i] == 0)
      g_error ("nobody says: %s", templates.said[i].template);
  templates_clear (&templates);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/events/queens", test_all);

  return g_test_run ();
}
