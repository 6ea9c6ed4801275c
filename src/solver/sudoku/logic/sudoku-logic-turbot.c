/* Patterns of a single digit that join two strong links: a house with two places left for the digit
 * is a strong link, for one of its ends must be true.
 *
 *     a === b          Two strong links, a=b and c=d, of which b and c see each other. They are not
 *           |          both true, so a or d is, and the digit goes from all cells that see a and d.
 *           c === d
 *
 *   Skyscraper        both links in rows, b and c in one column; or the other way round.
 *   2-String Kite     one link in a row, one in a column, b and c in one box.
 *   Turbot Fish       any other two.
 *   Empty Rectangle   In place of one link, a box whose places lie in one row and one column: one
 *                     of the two lines has the digit within the box.
 *
 *         box                       x is in the row of the box's cross and in the column of d: if d
 *       . e .  | . . .   . . .      is not true, c is; then the row of the cross has the digit
 *       e . e  | . . c   . . .      outside the box, so it is in the column of the cross, which
 *       . e .  | . . .   . . .      sees x. If d is true, x is not either.
 *       -------+------
 *       . x .  | . . d
 *
 *   Dual forms: two kites that meet in the same two cells of a box, be they of one digit or of two,
 *   or two empty rectangles of the same box, emitted as one step.
 *
 * The houses of the links are SUDOKU_HOUSE_BASE; nodes and links describe the chain from a to d. An
 * empty rectangle has none, but the box and the house of the link, and as SUDOKU_ROLE_PATTERN group
 * 0 the places in the box, group 1 c and then d.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

enum
{
  MAX_LINKS = SUDOKU_HOUSES,
  MAX_KITES = 64,
  MAX_RECTANGLES = 64,
};

/* A house with two places for the digit. */
typedef struct
{
  int house;
  int end[2];
} StrongLink;

/* Two links as the drawing above has them, and their houses. */
typedef struct
{
  int digit;
  int first, second;
  int a, b, c, d;
} Turbot;

typedef struct
{
  Turbot kite[MAX_KITES];
  int    n_kites;
} Kites;

static int
get_links (const SudokuPosition *position,
           int                   digit,
           StrongLink            links[MAX_LINKS])
{
  int n_links = 0;

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    {
      uint16_t places = position->places[house][digit - 1];

      if (sudoku_bit_count[places] == 2)
        links[n_links++] = (StrongLink) {
          house,
          { sudoku_cell_of_house (house, __builtin_ctz (places)),
            sudoku_cell_of_house (house, 31 - __builtin_clz (places)) },
        };
    }

  return n_links;
}

static SudokuTechnique
classify (const Turbot *turbot)
{
  SudokuHouseKind first = sudoku_kind_of_house (turbot->first);
  SudokuHouseKind second = sudoku_kind_of_house (turbot->second);

  if (first == second && first != SUDOKU_BOX)
    {
      SudokuHouseKind across = first == SUDOKU_ROW ? SUDOKU_COLUMN : SUDOKU_ROW;

      if (sudoku_house (across, turbot->b) == sudoku_house (across, turbot->c))
        return SUDOKU_SKYSCRAPER;
    }

  if (first != second && first != SUDOKU_BOX && second != SUDOKU_BOX &&
      sudoku_box (turbot->b) == sudoku_box (turbot->c))
    return SUDOKU_TWO_STRING_KITE;

  return SUDOKU_TURBOT_FISH;
}

static SudokuCells
get_losers (const SudokuPosition *position,
            const Turbot         *turbot)
{
  return sudoku_cells_and (position->where[turbot->digit - 1],
                           sudoku_cells_and (sudoku_peer_cells[turbot->a],
                                             sudoku_peer_cells[turbot->d]));
}

/* Adds the chain from a to d to a hint, and what goes by it. */
static void
add_turbot (SudokuHint           *hint,
            const SudokuPosition *position,
            const Turbot         *turbot)
{
  const int cell[] = { turbot->a, turbot->b, turbot->c, turbot->d };
  int before = -1;

  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, turbot->first);
  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, turbot->second);

  for (int i = 0; i < 4; i++)
    {
      int node = sudoku_hint_node (hint, sudoku_cells_of (cell[i]), turbot->digit, i % 2 == 1);

      sudoku_hint_mark (hint, SUDOKU_ROLE_PATTERN, i / 2, cell[i], turbot->digit);
      sudoku_hint_link (hint, before, node, i % 2 == 1);
      before = node;
    }

  sudoku_hint_remove_cells (hint, position, get_losers (position, turbot), turbot->digit);
}

/* Emits a turbot of the logic's technique, or keeps a kite where that is the dual one. Returns
 * false when the search is to end. */
static bool
take_turbot (SudokuLogic  *logic,
             const Turbot *turbot,
             Kites        *kites)
{
  bool is_for_dual = logic->technique == SUDOKU_DUAL_TWO_STRING_KITE;

  if (classify (turbot) != (is_for_dual ? SUDOKU_TWO_STRING_KITE : logic->technique) ||
      sudoku_cells_is_empty (get_losers (logic->position, turbot)))
    return true;

  if (is_for_dual)
    {
      kites->kite[kites->n_kites++] = *turbot;
      return kites->n_kites < MAX_KITES;
    }

  add_turbot (sudoku_logic_begin (logic, logic->technique, 1 << (turbot->digit - 1)),
              logic->position, turbot);

  return sudoku_logic_emit (logic);
}

/* A link of a box whose cells are all of a line too says no more than that of the line. */
static bool
is_shadow (const StrongLink *links,
           int               n_links,
           int               link)
{
  for (int i = 0; i < n_links; i++)
    if (i != link && links[i].house < links[link].house &&
        links[i].end[0] == links[link].end[0] && links[i].end[1] == links[link].end[1])
      return true;

  return false;
}

/* Goes through all pairs of links of a digit, in all directions. */
static bool
find_turbots (SudokuLogic *logic,
              int          digit,
              Kites       *kites)
{
  StrongLink links[MAX_LINKS];
  int n_links = get_links (logic->position, digit, links);

  for (int i = 0; i < n_links; i++)
    for (int j = i + 1; j < n_links && !is_shadow (links, n_links, i); j++)
      for (int way = 0; way < 4; way++)
        {
          const int *first = links[i].end;
          const int *second = links[j].end;
          Turbot turbot = {
            digit, links[i].house, links[j].house,
            first[way & 1], first[~way & 1], second[way >> 1], second[~way >> 1 & 1],
          };

          if (is_shadow (links, n_links, j) || turbot.a == turbot.c || turbot.a == turbot.d ||
              turbot.b == turbot.c || turbot.b == turbot.d ||
              !sudoku_cells_has (sudoku_peer_cells[turbot.b], turbot.c))
            continue;

          if (!take_turbot (logic, &turbot, kites))
            return false;
        }

  return true;
}

/* Whether the strings of two kites meet in the same two cells. */
static bool
meet_alike (const Turbot *one,
            const Turbot *other)
{
  return (one->b == other->b && one->c == other->c) || (one->b == other->c && one->c == other->b);
}

static void
emit_dual_kites (SudokuLogic *logic,
                 const Kites *kites)
{
  for (int i = 0; i < kites->n_kites; i++)
    for (int j = i + 1; j < kites->n_kites; j++)
      {
        const Turbot *one = &kites->kite[i];
        const Turbot *other = &kites->kite[j];
        SudokuHint *hint;

        if (!meet_alike (one, other))
          continue;

        hint = sudoku_logic_begin (logic, SUDOKU_DUAL_TWO_STRING_KITE,
                                   1 << (one->digit - 1) | 1 << (other->digit - 1));
        add_turbot (hint, logic->position, one);
        add_turbot (hint, logic->position, other);

        if (!sudoku_logic_emit (logic))
          return;
      }
}

/* The names of the drawing of an empty rectangle. */
typedef struct
{
  int      box;
  int      line;                /* the house of the link c=d */
  int      c, d;
  int      x;                   /* what goes */
} EmptyRectangle;

typedef struct
{
  EmptyRectangle rectangle[MAX_RECTANGLES];
  int            n_rectangles;
} EmptyRectangles;

/* Whether the places of a box, as bits of its nine cells, lie in its row `row` and column `column`,
 * and in neither alone. */
static bool
is_cross (uint16_t places,
          int      row,
          int      column)
{
  uint16_t of_row = 0x007 << 3 * row;
  uint16_t of_column = 0x049 << column;

  return (places & ~(of_row | of_column)) == 0 && (places & ~of_row) != 0 &&
         (places & ~of_column) != 0;
}

/* The link in the line across `arm`, one of the two lines of the cross, with c on it; x is where
 * the line of d meets the `other` line of the cross. */
static void
add_rectangle (EmptyRectangles      *found,
               const SudokuPosition *position,
               int                   digit,
               int                   box,
               int                   line,
               int                   arm,
               int                   other)
{
  uint16_t places = position->places[line][digit - 1];
  int ends[2];

  if (sudoku_bit_count[places] != 2)
    return;

  ends[0] = sudoku_cell_of_house (line, __builtin_ctz (places));
  ends[1] = sudoku_cell_of_house (line, 31 - __builtin_clz (places));

  for (int i = 0; i < 2; i++)
    {
      int c = ends[i];
      int d = ends[1 - i];
      /* `other` and the line through d across `line` cross in x. */
      int x = other < SUDOKU_FIRST_COLUMN ? other * 9 + sudoku_column (d)
                                          : sudoku_row (d) * 9 + other - SUDOKU_FIRST_COLUMN;

      if (!sudoku_cells_has (sudoku_house_cells[arm], c) ||
          sudoku_cells_has (sudoku_house_cells[box], c) ||
          sudoku_cells_has (sudoku_house_cells[box], x) ||
          sudoku_cells_has (sudoku_house_cells[box], d) ||
          !sudoku_position_has (position, x, digit) || x == d ||
          found->n_rectangles == MAX_RECTANGLES)
        continue;

      found->rectangle[found->n_rectangles++] = (EmptyRectangle) { box, line, c, d, x };
    }
}

static void
find_in_box (EmptyRectangles      *found,
             const SudokuPosition *position,
             int                   digit,
             int                   box)
{
  uint16_t places = position->places[SUDOKU_FIRST_BOX + box][digit - 1];

  found->n_rectangles = 0;

  if (sudoku_bit_count[places] < 2)
    return;

  for (int i = 0; i < 9; i++)
    {
      int row = box / 3 * 3 + i / 3;
      int column = SUDOKU_FIRST_COLUMN + box % 3 * 3 + i % 3;

      if (!is_cross (places, i / 3, i % 3))
        continue;

      for (int line = 0; line < 9; line++)
        {
          add_rectangle (found, position, digit, SUDOKU_FIRST_BOX + box,
                         SUDOKU_FIRST_COLUMN + line, row, column);
          add_rectangle (found, position, digit, SUDOKU_FIRST_BOX + box, line, column, row);
        }
    }
}

static void
add_rectangle_to_hint (SudokuHint           *hint,
                       const SudokuPosition *position,
                       const EmptyRectangle *rectangle,
                       int                   digit)
{
  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, rectangle->box);
  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, rectangle->line);
  sudoku_hint_mark_cells (hint, SUDOKU_ROLE_PATTERN, 0,
                          sudoku_position_in_house (position, rectangle->box, digit), digit);
  sudoku_hint_mark (hint, SUDOKU_ROLE_PATTERN, 1, rectangle->c, digit);
  sudoku_hint_mark (hint, SUDOKU_ROLE_PATTERN, 1, rectangle->d, digit);
  sudoku_hint_remove (hint, position, rectangle->x, digit);
}

/* The same box with two links, of which something else goes each. */
static bool
emit_duals (SudokuLogic           *logic,
            const EmptyRectangles *found,
            int                    digit)
{
  for (int i = 0; i < found->n_rectangles; i++)
    for (int j = i + 1; j < found->n_rectangles; j++)
      {
        SudokuHint *hint;

        if (found->rectangle[i].x == found->rectangle[j].x)
          continue;

        hint = sudoku_logic_begin (logic, SUDOKU_DUAL_EMPTY_RECTANGLE, 1 << (digit - 1));
        add_rectangle_to_hint (hint, logic->position, &found->rectangle[i], digit);
        add_rectangle_to_hint (hint, logic->position, &found->rectangle[j], digit);

        if (!sudoku_logic_emit (logic))
          return false;
      }

  return true;
}

static void
find_empty_rectangles (SudokuLogic *logic)
{
  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    for (int box = 0; box < 9; box++)
      {
        EmptyRectangles found;

        find_in_box (&found, logic->position, digit, box);

        if (logic->technique == SUDOKU_DUAL_EMPTY_RECTANGLE)
          {
            if (!emit_duals (logic, &found, digit))
              return;
            continue;
          }

        for (int i = 0; i < found.n_rectangles; i++)
          {
            add_rectangle_to_hint (sudoku_logic_begin (logic, logic->technique, 1 << (digit - 1)),
                                   logic->position, &found.rectangle[i], digit);

            if (!sudoku_logic_emit (logic))
              return;
          }
      }
}

void
sudoku_logic_turbot (SudokuLogic *logic)
{
  Kites kites = { .n_kites = 0 };

  if (logic->technique == SUDOKU_EMPTY_RECTANGLE ||
      logic->technique == SUDOKU_DUAL_EMPTY_RECTANGLE)
    {
      find_empty_rectangles (logic);
      return;
    }

  for (int digit = 1; digit <= SUDOKU_DIGITS && find_turbots (logic, digit, &kites); digit++)
    continue;

  emit_dual_kites (logic, &kites);
}
