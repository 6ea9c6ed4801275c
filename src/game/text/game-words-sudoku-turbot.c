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

  /* Translators: two cells, a digit, two cells: "r2c3 and r7c3 see each other, so they are not both
   * 5: r2c8 or r7c9 is." */
  game_words_add (words, _("%s and %s see each other, so they are not both %d: %s or %s is."),
                  cell[1], cell[2], digit, cell[0], cell[3]);
  game_words_show_links (words, first / 4 * 3, 3);
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

  /* Translators: a box, a digit, a row and a column, the digit: "In box 7, every place for 2 lies
   * in row 8 or column 2, so one of these two has its 2 there." */
  game_words_add (words, _("In %s, every place for %d lies in %s or %s, so one of these two has "
                           "its %d there."), box, digit, arm, other, digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, 0);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);

  game_words_add (words, _("In %s, %d can only be in %s."), link, digit, names);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, 1);

  /* Translators: a cell, a digit, a cell; a cell, the digit, a row or column, the digit, a box, a
   * column or row, the cell of before: "If r2c5 is 2, r8c5 is not. If r2c2 is 2, column 2 has no 2
   * in box 7, so row 8 has it there, and again r8c5 is not 2." */
  game_words_add (words, _("If %s is %d, %s is not. If %s is %d, %s has no %d in %s, so %s has it "
                           "there, and again %s is not %d."), d, digit, x, c, digit, arm, digit,
                  box, other, x, digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_show_result (words);
}

void
game_words_sudoku_empty_rectangle (GameWords *words)
{
  for (int number = 0; number < words->hint->n_houses / 2; number++)
    describe_rectangle (words, number);
}

/* "r1c1 and r5c2 have one colour, r1c9 the other." of the cluster whose colours are two groups. */
static void
describe_cluster (GameWords *words,
                  int        first_group)
{
  const SudokuHint *hint = words->hint;
  int digit = sudoku_lowest_digit (hint->digits);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  one = game_words_cells (game_words_marked (hint, SUDOKU_ROLE_PATTERN, first_group));
  other = game_words_cells (game_words_marked (hint, SUDOKU_ROLE_PATTERN, first_group + 1));

  /* Translators: a digit, cells, other cells. A list may have one cell. */
  game_words_add (words, _("Along the houses with two places for %d, the places take two colours "
                           "by turns: one has %s, the other %s. All of one colour are true, all of "
                           "the other are false."), digit, one, other);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
}

void
game_words_sudoku_colors (GameWords *words)
{
  const char *why;

  describe_cluster (words, 0);

  switch ((int) words->hint->technique)
    {
    case SUDOKU_SIMPLE_COLORS_TRAP:
      why = _("A cell that sees both colours sees the digit, whichever is true.");
      break;

    case SUDOKU_SIMPLE_COLORS_WRAP:
      why = _("Two places of one colour see each other, so this colour is false.");
      break;

    case SUDOKU_MULTI_COLORS_1:
      describe_cluster (words, 2);
      why = _("A colour of the first group sees one of the second, so they are not both true: one "
              "of the two other colours is, and a cell that sees both of these loses the digit.");
      break;

    case SUDOKU_MULTI_COLORS_2:
    default:
      describe_cluster (words, 2);
      why = _("One colour sees both colours of the other group, one of which is true, so it is "
              "false.");
      break;
    }

  game_words_add (words, "%s", why);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
}
