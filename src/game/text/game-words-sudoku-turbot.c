/* The words of the patterns of one digit: two strong links, empty rectangles, colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

/* The chain a = b - c = d that begins at node `first`. */
static void
describe_two_links (GameWords *words,
                    int        first)
{
  const SudokuHint *hint = words->hint;
  const SudokuNode *node = &hint->node[first];
  int digit = node->digit;
  g_autoptr(GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  char **cell;

  for (int i = 0; i < 4; i++)
    g_ptr_array_add (cells, game_words_cell (sudoku_cells_first (node[i].cells)));

  cell = (char **) cells->pdata;

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *house = game_words_house (hint->house[first / 2 + i].house);
      g_autofree char *ends = game_words_any_cell (sudoku_cells_or (node[2 * i].cells,
                                                                    node[2 * i + 1].cells));

      game_words_add (words, _("In %s, %d can only be in %s."), house, digit, ends);
      game_words_show_links (words, first / 4 * 3 + 2 * i, 1);
      game_words_show_houses (words, SUDOKU_HOUSE_BASE);
    }

  /* Translators: two cells and a digit. */
  game_words_add (words, _("%s and %s see each other, so they are not both %d."), cell[1], cell[2],
                  digit);
  game_words_show_links (words, first / 4 * 3 + 1, 1);

  /* Translators: two cells and a digit: "So r2c8 or r7c9 is 5." */
  game_words_add (words, _("So %s or %s is %d."), cell[0], cell[3], digit);
  game_words_show_links (words, first / 4 * 3, 3);

  game_words_add_seen (words, sudoku_cells_seen_by_all (sudoku_cells_or (node[0].cells,
                                                                         node[3].cells)),
                       digit, 2);
}

void
game_words_sudoku_turbot (GameWords *words)
{
  for (int first = 0; first < words->hint->n_nodes; first += 4)
    describe_two_links (words, first);
}

/* An empty rectangle by the names of the drawing in sudoku-logic-turbot.c. */
typedef struct
{
  int box;
  int link;
  int c, d;
  int arm;                      /* the line of the box's cross that c is in */
  int other;                    /* the other one */
  int x;
} Rectangle;

/* The `number`-th empty rectangle of a hint. */
static Rectangle
get_rectangle (const GameWords *words,
               int              number)
{
  const SudokuHint *hint = words->hint;
  int digit = sudoku_lowest_digit (hint->digits);
  int ends[SUDOKU_HINT_MAX_MARKS];
  int n_ends = 0;
  Rectangle self;
  SudokuHouseKind kind;
  SudokuHouseKind across;
  SudokuCells positions;

  for (int i = 0; i < hint->n_marks; i++)
    if (hint->mark[i].group == 1)
      ends[n_ends++] = hint->mark[i].cell;

  self.box = hint->house[2 * number].house;
  self.link = hint->house[2 * number + 1].house;
  self.c = ends[2 * number];
  self.d = ends[2 * number + 1];
  kind = sudoku_kind_of_house (self.link);
  across = kind == SUDOKU_ROW ? SUDOKU_COLUMN : SUDOKU_ROW;
  self.arm = sudoku_house_of (across, self.c);

  positions = sudoku_cells_minus (sudoku_position_in_house (words->position, self.box, digit),
                               sudoku_house_cells[self.arm]);
  self.other = sudoku_house_of (kind, sudoku_cells_first (positions));
  self.x = sudoku_cells_first (sudoku_cells_and (sudoku_house_cells[self.other],
                                                 sudoku_house_cells[sudoku_house_of (across,
                                                                                     self.d)]));

  return self;
}

static void
describe_rectangle (GameWords *words,
                    int        number)
{
  int digit = sudoku_lowest_digit (words->hint->digits);
  Rectangle self = get_rectangle (words, number);
  SudokuCells ends = sudoku_cells_or (sudoku_cells_of (self.c), sudoku_cells_of (self.d));
  g_autofree char *box = game_words_house (self.box);
  g_autofree char *link = game_words_house (self.link);
  g_autofree char *arm = game_words_house (self.arm);
  g_autofree char *other = game_words_house (self.other);
  g_autofree char *names = game_words_any_cell (ends);
  g_autofree char *c = game_words_cell (self.c);
  g_autofree char *d = game_words_cell (self.d);
  g_autofree char *x = game_words_cell (self.x);

  /* Translators: a box, a digit, a row and a column: "In box 7, 2 can only be in row 8 or
   * column 2." */
  game_words_add (words, _("In %s, %d can only be in %s or %s."), box, digit, arm, other);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, 0);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);

  game_words_add (words, _("In %s, %d can only be in %s."), link, digit, names);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, 1);

  /* Translators: a cell, a digit, a cell: "If r2c5 is 2, r8c5 sees it and is not 2." */
  game_words_add (words, _("If %s is %d, %s sees it and is not %d."), d, digit, x, digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, 1);

  /* Translators: a cell, a digit, the digit, a box, a row or column, a column or row, a cell: "If
   * r2c2 is 2, the 2 of box 7 is not in column 2. Then it is in row 8, and r8c5 sees it." */
  game_words_add (words, _("If %s is %d, the %d of %s is not in %s. Then it is in %s, and %s sees "
                           "it."), c, digit, digit, box, arm, other, x);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
}

void
game_words_sudoku_empty_rectangle (GameWords *words)
{
  for (int number = 0; number < words->hint->n_houses / 2; number++)
    describe_rectangle (words, number);
}

static SudokuCells
get_color (GameWords *words,
           int        color)
{
  return game_words_marked (words->hint, SUDOKU_ROLE_PATTERN, color);
}

static void
add_about_colors (GameWords *words,
                  char      *text)
{
  game_words_take (words, text);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
}

/* The cluster whose colours are two groups. */
static void
describe_cluster (GameWords *words,
                  int        first_group)
{
  int digit = sudoku_lowest_digit (words->hint->digits);
  g_autofree char *one = game_words_cells (get_color (words, first_group));
  g_autofree char *other = game_words_cells (get_color (words, first_group + 1));

  if (first_group == 0)
    {
      /* Translators: a digit, twice. */
      add_about_colors (words, g_strdup_printf (_("Where a row, column or box has just two places "
                                                  "for %d, one of the two is %d. Colour such cells "
                                                  "in turn."), digit, digit));
      /* Translators: cells, other cells. A list may have one cell. */
      add_about_colors (words, g_strdup_printf (_("The first colour: %s. The second colour: %s."),
                                                one, other));
      /* Translators: a digit. */
      add_about_colors (words, g_strdup_printf (_("Either every cell of the first colour is %d and "
                                                  "none of the second, or the other way round."),
                                                digit));
    }
  else
    /* Translators: cells, other cells; follows a sentence about a first and a second colour. */
    add_about_colors (words, g_strdup_printf (_("In the same way, the third colour: %s. The fourth "
                                                "colour: %s."), one, other));
}

/* A cell of `from` that sees one of `to`, and that one. Returns false where there is none. */
static bool
find_sight (SudokuCells  from,
            SudokuCells  to,
            int         *cell,
            int         *seen)
{
  while (!sudoku_cells_is_empty (from))
    {
      SudokuCells ends;

      *cell = sudoku_cells_take (&from);
      ends = sudoku_cells_and (to, sudoku_peer_cells[*cell]);
      *seen = sudoku_cells_is_empty (ends) ? -1 : sudoku_cells_first (ends);

      if (*seen >= 0)
        return true;
    }

  return false;
}

static void
describe_trap (GameWords *words,
               int        digit)
{
  SudokuCells losers = game_words_losers (words->hint, digit);
  g_autofree char *names = game_words_cells (losers);

  /* Translators: cells and a digit. */
  add_about_colors (words, g_strdup_printf (ngettext ("%s sees both colours, so it is not %d.",
                                                      "%s see both colours, so they are not %d.",
                                                      (unsigned long) sudoku_cells_count (losers)),
                                            names, digit));
  game_words_show_told (words, losers, digit);
}

static void
describe_wrap (GameWords *words,
               int        digit)
{
  int cell, seen;
  SudokuCells color = game_words_losers (words->hint, digit);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  find_sight (color, color, &cell, &seen);
  one = game_words_cell (cell);
  other = game_words_cell (seen);
  /* Translators: two cells and a digit. */
  add_about_colors (words, g_strdup_printf (_("%s and %s have the same colour and see each other, "
                                              "so no cell of this colour is %d."), one, other,
                                            digit));
}

/* Of two clusters, which colours see each other. */
static void
describe_bridge (GameWords *words,
                 int        digit)
{
  int cell = 0, seen = 0;
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  for (int color = 0; color < 4; color++)
    if (find_sight (get_color (words, color / 2), get_color (words, 2 + color % 2), &cell, &seen))
      break;

  one = game_words_cell (cell);
  other = game_words_cell (seen);
  /* Translators: two cells. */
  add_about_colors (words, g_strdup_printf (_("%s and %s see each other, so their two colours are "
                                              "not both true."), one, other));
  /* Translators: a digit. */
  add_about_colors (words, g_strdup_printf (_("So at least one of the other two colours is true, "
                                              "and a cell that sees both of them cannot be %d."),
                                            digit));
}

/* A colour that sees both colours of the other cluster. */
static void
describe_double_bridge (GameWords *words,
                        int        digit)
{
  SudokuCells color = game_words_losers (words->hint, digit);
  int cell[2], seen[2];
  g_autofree char *names = game_words_cells (color);

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *from = NULL;
      g_autofree char *to = NULL;

      find_sight (color, get_color (words, 2 + i), &cell[i], &seen[i]);
      from = game_words_cell (cell[i]);
      to = game_words_cell (seen[i]);
      add_about_colors (words, g_strdup_printf (i == 0 ?
                                                /* Translators: two cells. */
                                                _("%s sees %s of the third colour.") :
                                                /* Translators: two cells. */
                                                _("%s sees %s of the fourth colour."), from, to));
    }

  /* Translators: cells and a digit. */
  add_about_colors (words, g_strdup_printf (_("One of these two colours is true, so the colour of "
                                              "%s is not."), names));
}

void
game_words_sudoku_colors (GameWords *words)
{
  int digit = sudoku_lowest_digit (words->hint->digits);
  bool is_multi = words->hint->technique == SUDOKU_MULTI_COLORS_1 ||
                  words->hint->technique == SUDOKU_MULTI_COLORS_2;

  describe_cluster (words, 0);

  if (is_multi)
    describe_cluster (words, 2);

  switch ((int) words->hint->technique)
    {
    case SUDOKU_SIMPLE_COLORS_TRAP:
      describe_trap (words, digit);
      break;

    case SUDOKU_SIMPLE_COLORS_WRAP:
      describe_wrap (words, digit);
      break;

    case SUDOKU_MULTI_COLORS_1:
      describe_bridge (words, digit);
      break;

    case SUDOKU_MULTI_COLORS_2:
    default:
      describe_double_bridge (words, digit);
      break;
    }
}
