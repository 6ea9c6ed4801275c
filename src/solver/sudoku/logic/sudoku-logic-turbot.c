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
};

/* A house with two places for the digit. */
typedef struct
{
  int house;
  int end[2];
} StrongLink;

/* Two links as the drawing above has them. */
typedef struct
{
  const StrongLink *first;
  const StrongLink *second;
  int               a, b, c, d;
} Turbot;

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
  SudokuHouseKind first = sudoku_kind_of_house (turbot->first->house);
  SudokuHouseKind second = sudoku_kind_of_house (turbot->second->house);

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
            int                   digit,
            int                   a,
            int                   d)
{
  return sudoku_cells_and (position->where[digit - 1],
                           sudoku_cells_and (sudoku_peer_cells[a], sudoku_peer_cells[d]));
}

/* Adds the chain from a to d to a hint. */
static void
add_chain (SudokuHint   *hint,
           const Turbot *turbot,
           int           digit)
{
  const int cell[] = { turbot->a, turbot->b, turbot->c, turbot->d };
  int before = -1;

  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, turbot->first->house);
  sudoku_hint_house (hint, SUDOKU_HOUSE_BASE, turbot->second->house);

  for (int i = 0; i < 4; i++)
    {
      int node = sudoku_hint_node (hint, sudoku_cells_of (cell[i]), digit, i % 2 == 1);

      sudoku_hint_mark (hint, SUDOKU_ROLE_PATTERN, i / 2, cell[i], digit);

      if (i > 0)
        sudoku_hint_link (hint, before, node, i % 2 == 1);

      before = node;
    }
}

static bool
emit_turbot (SudokuLogic  *logic,
             const Turbot *turbot,
             int           digit)
{
  SudokuTechnique technique = classify (turbot);
  SudokuCells losers = get_losers (logic->position, digit, turbot->a, turbot->d);
  SudokuHint *hint;

  if (sudoku_cells_is_empty (losers) || !sudoku_logic_wants (logic, technique))
    return true;

  hint = sudoku_logic_begin (logic, technique, 1 << (digit - 1));
  add_chain (hint, turbot, digit);
  sudoku_hint_remove_cells (hint, logic->position, losers, digit);

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

/* Hands all pairs of links of a digit, in all directions, to `use` until it says no. */
static bool
each_turbot (const SudokuPosition *position,
             int                   digit,
             bool                (*use) (void         *data,
                                         const Turbot *turbot,
                                         int           digit),
             void                 *data)
{
  StrongLink links[MAX_LINKS];
  int n_links = get_links (position, digit, links);

  for (int i = 0; i < n_links; i++)
    for (int j = i + 1; j < n_links && !is_shadow (links, n_links, i); j++)
      for (int way = 0; way < 4; way++)
        {
          const StrongLink *first = &links[i];
          const StrongLink *second = &links[j];
          Turbot turbot = {
            first, second,
            first->end[way & 1], first->end[~way & 1], second->end[way >> 1],
            second->end[~way >> 1 & 1],
          };

          if (is_shadow (links, n_links, j) || turbot.a == turbot.c || turbot.a == turbot.d ||
              turbot.b == turbot.c || turbot.b == turbot.d ||
              !sudoku_cells_has (sudoku_peer_cells[turbot.b], turbot.c))
            continue;

          if (!use (data, &turbot, digit))
            return false;
        }

  return true;
}

static bool
use_turbot (void         *data,
            const Turbot *turbot,
            int           digit)
{
  return emit_turbot (data, turbot, digit);
}

static void
find_turbots (SudokuLogic *logic)
{
  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    if (!each_turbot (logic->position, digit, use_turbot, logic))
      return;
}

/* A kite, with the links that it is made of. */
typedef struct
{
  Turbot     turbot;
  StrongLink links[2];
  int        digit;
} Kite;

typedef struct
{
  const SudokuPosition *position;
  Kite                  kite[MAX_KITES];
  int                   n_kites;
} Kites;

static bool
keep_kite (void         *data,
           const Turbot *turbot,
           int           digit)
{
  Kites *kites = data;
  Kite *kite = &kites->kite[kites->n_kites];

  if (classify (turbot) != SUDOKU_TWO_STRING_KITE ||
      sudoku_cells_is_empty (get_losers (kites->position, digit, turbot->a, turbot->d)))
    return true;

  kite->turbot = *turbot;
  kite->links[0] = *turbot->first;
  kite->links[1] = *turbot->second;
  kite->turbot.first = &kite->links[0];
  kite->turbot.second = &kite->links[1];
  kite->digit = digit;

  return ++kites->n_kites < MAX_KITES;
}

static void
add_kite (SudokuHint           *hint,
          const SudokuPosition *position,
          const Kite           *kite)
{
  SudokuCells losers = get_losers (position, kite->digit, kite->turbot.a, kite->turbot.d);

  add_chain (hint, &kite->turbot, kite->digit);
  sudoku_hint_remove_cells (hint, position, losers, kite->digit);
}

/* Whether the strings of two kites meet in the same two cells. */
static bool
meet_alike (const Turbot *one,
            const Turbot *other)
{
  return (one->b == other->b && one->c == other->c) || (one->b == other->c && one->c == other->b);
}

static void
find_dual_kites (SudokuLogic *logic)
{
  Kites kites = { .position = logic->position };

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    if (!each_turbot (logic->position, digit, keep_kite, &kites))
      break;

  for (int i = 0; i < kites.n_kites; i++)
    for (int j = i + 1; j < kites.n_kites; j++)
      {
        const Kite *one = &kites.kite[i];
        const Kite *other = &kites.kite[j];
        SudokuHint *hint;

        if (!meet_alike (&one->turbot, &other->turbot))
          continue;

        hint = sudoku_logic_begin (logic, SUDOKU_DUAL_TWO_STRING_KITE,
                                   1 << (one->digit - 1) | 1 << (other->digit - 1));
        add_kite (hint, logic->position, one);
        add_kite (hint, logic->position, other);

        if (!sudoku_logic_emit (logic))
          return;
      }
}

void
sudoku_logic_turbot (SudokuLogic *logic)
{
  if (sudoku_logic_wants (logic, SUDOKU_SKYSCRAPER) ||
      sudoku_logic_wants (logic, SUDOKU_TWO_STRING_KITE) ||
      sudoku_logic_wants (logic, SUDOKU_TURBOT_FISH))
    find_turbots (logic);

  if (!logic->has_ended && sudoku_logic_wants (logic, SUDOKU_DUAL_TWO_STRING_KITE))
    find_dual_kites (logic);

  if (!logic->has_ended && (sudoku_logic_wants (logic, SUDOKU_EMPTY_RECTANGLE) ||
                            sudoku_logic_wants (logic, SUDOKU_DUAL_EMPTY_RECTANGLE)))
    sudoku_logic_empty_rectangles (logic);
}
