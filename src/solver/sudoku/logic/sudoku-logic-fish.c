/* Fish: a digit that some houses hold into others.
 *
 * In each of n houses, the bases, the digit has room only within n other houses, the covers. The
 * bases need it n times, and the covers take it n times: so every cover gets its digit from a base,
 * and the other candidates of the covers go. This file looks for the basic fish, whose bases are
 * rows and whose covers are columns, or the other way round: X-Wing (n = 2), Swordfish (3),
 * Jellyfish (4), Squirmbag (5), Whale (6) and Leviathan (7).
 *
 *       . . . | . . . | . . .      X-Wing: the rows of the a hold the digit in two columns only,
 *       . a . | . . . | . a .      which is one row's in one column and the other row's in the
 *       . x . | . . . | . x .      other: each x goes.
 *       ------+-------+------
 *       . a . | . . . | . a .      Finned: with a candidate f beside, either f is false, and the
 *       . . . | . . . | . . .      fish is true, or f is true: what goes must also see f. Of the x
 *       . x . | . . . | . x .      those in the box of f do.
 *
 *   Finned   all fins lie in one box, for what goes is in no base and sees them all.
 *   Sashimi  a base has one candidate or none but for the fins: without them there would be no
 *            fish but a single.
 *   Siamese  the same bases with other covers and so other fins make another fish: both are emitted
 *            in one step. It goes by the name of the one with the lower covers.
 *
 * A hint has the digit of the fish; its bases and covers as SUDOKU_HOUSE_BASE and
 * SUDOKU_HOUSE_COVER; its base candidates as SUDOKU_ROLE_PATTERN but for the fins, which are
 * SUDOKU_ROLE_FIN, with group 0, or 2 where they are in two bases (fish of other shapes: see
 * sudoku-logic-fish-complex.c). Of siamese fish, the covers are those of the first one only, then
 * those of both, then those of the second one only, and fins of the second one only have group 1.
 *
 * The search goes through the sets of n lines. Where these have n + f cross lines with candidates,
 * f of them must hold fins only: cross lines that no base meets but in one band of three. They and
 * a cover with something to take away in that band must be in one box.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-fish.h"

enum
{
  MAX_TWINS = 32,               /* fish of the same bases */
};

typedef struct
{
  SudokuLogic     *logic;
  int              size;
  bool             is_finned;
  bool             is_sashimi;
  bool             is_siamese;

  int              digit;
  int              first_base;          /* house of the first line, and of the first cross line */
  int              first_cover;
  const uint16_t  (*line)[SUDOKU_DIGITS];
  const uint16_t  (*cross)[SUDOKU_DIGITS];

  SudokuFish       twin[MAX_TWINS];
  int              n_twins;
} Search;

/* The lines that are chosen, and the cross lines that those in each band meet. */
typedef struct
{
  uint16_t lines;
  uint16_t met[3];
} Bases;

static SudokuCells
get_cells (uint32_t              houses,
           const SudokuPosition *position,
           int                   digit)
{
  SudokuCells cells = sudoku_cells_none ();

  for (; houses != 0; houses &= houses - 1)
    cells = sudoku_cells_or (cells,
                             sudoku_position_in_house (position, __builtin_ctz (houses), digit));

  return cells;
}

static void
add_houses (SudokuHint      *hint,
            SudokuHouseRole  role,
            uint32_t         houses)
{
  for (; houses != 0; houses &= houses - 1)
    sudoku_hint_house (hint, role, __builtin_ctz (houses));
}

bool
sudoku_fish_emit (SudokuLogic      *logic,
                  int               digit,
                  const SudokuFish *fish,
                  const SudokuFish *twin)
{
  SudokuHint *hint = sudoku_logic_begin (logic, logic->technique, 1 << (digit - 1));
  SudokuCells base = get_cells (fish->bases, logic->position, digit);
  SudokuCells fins;

  if (twin == NULL)
    twin = fish;

  fins = sudoku_cells_or (sudoku_cells_or (fish->fins, twin->fins), fish->endo_fins);
  add_houses (hint, SUDOKU_HOUSE_BASE, fish->bases);
  add_houses (hint, SUDOKU_HOUSE_COVER, fish->covers & ~twin->covers);
  add_houses (hint, SUDOKU_HOUSE_COVER, fish->covers & twin->covers);
  add_houses (hint, SUDOKU_HOUSE_COVER, twin->covers & ~fish->covers);
  sudoku_hint_mark_cells (hint, SUDOKU_ROLE_PATTERN, 0, sudoku_cells_minus (base, fins), digit);
  sudoku_hint_mark_cells (hint, SUDOKU_ROLE_FIN, 0, fish->fins, digit);
  sudoku_hint_mark_cells (hint, SUDOKU_ROLE_FIN, 2, fish->endo_fins, digit);
  sudoku_hint_mark_cells (hint, SUDOKU_ROLE_FIN, 1, sudoku_cells_minus (twin->fins, fish->fins),
                          digit);
  sudoku_hint_remove_cells (hint, logic->position, fish->removals, digit);
  sudoku_hint_remove_cells (hint, logic->position, twin->removals, digit);

  return sudoku_logic_emit (logic);
}

void
sudoku_fish_emit_twins (SudokuLogic      *logic,
                        int               digit,
                        const SudokuFish *fish,
                        int               n_fish,
                        bool              sashimi)
{
  for (int i = 0; i < n_fish; i++)
    for (int j = i + 1; j < n_fish; j++)
      if (fish[i].is_sashimi == sashimi &&
          !sudoku_cells_within (fish[i].removals, fish[j].removals) &&
          !sudoku_cells_within (fish[j].removals, fish[i].removals) &&
          !sudoku_fish_emit (logic, digit, &fish[i], &fish[j]))
        return;
}

/* Whether a base is left with at most one candidate when `finned` cross lines hold fins. */
static bool
is_sashimi (const Search *search,
            const Bases  *bases,
            uint16_t      finned)
{
  for (uint16_t lines = bases->lines; lines != 0; lines &= lines - 1)
    {
      uint16_t places = search->line[__builtin_ctz (lines)][search->digit - 1] & ~finned;

      if ((places & (places - 1)) == 0)
        return true;
    }

  return false;
}

/* The candidates in `lines` and `crosses`. */
static SudokuCells
get_crossings (const Search *search,
               uint16_t      lines,
               uint16_t      crosses)
{
  const SudokuPosition *position = search->logic->position;

  return sudoku_cells_and (get_cells ((uint32_t) lines << search->first_base, position,
                                      search->digit),
                           get_cells ((uint32_t) crosses << search->first_cover, position,
                                      search->digit));
}

/* Keeps a fish, so that those of the same bases are ordered by their covers. */
static void
add_twin (Search           *search,
          const SudokuFish *fish)
{
  int i = search->n_twins;

  if (i == MAX_TWINS)
    return;

  for (; i > 0; i--)
    {
      uint32_t differ = fish->covers ^ search->twin[i - 1].covers;

      if ((differ & -differ & fish->covers) == 0)
        break;

      search->twin[i] = search->twin[i - 1];
    }

  search->twin[i] = *fish;
  search->n_twins++;
}

/* `free_lines` are those that lose candidates in `losing` cross lines. */
static void
take_fish (Search      *search,
           const Bases *bases,
           uint16_t     covers,
           uint16_t     finned,
           uint16_t     free_lines,
           uint16_t     losing)
{
  SudokuFish fish = {
    .bases = (uint32_t) bases->lines << search->first_base,
    .covers = (uint32_t) covers << search->first_cover,
    .is_sashimi = search->is_finned && is_sashimi (search, bases, finned),
  };

  if (fish.is_sashimi != search->is_sashimi && !search->is_siamese)
    return;

  fish.fins = get_crossings (search, bases->lines, finned);
  fish.removals = get_crossings (search, free_lines, losing);

  if (search->is_siamese)
    add_twin (search, &fish);
  else
    sudoku_fish_emit (search->logic, search->digit, &fish, NULL);
}

/* The cross lines among `crosses` that have a candidate in `lines`. */
static uint16_t
get_crosses_with (const Search *search,
                  uint16_t      crosses,
                  uint16_t      lines)
{
  uint16_t with = 0;

  for (; crosses != 0; crosses &= crosses - 1)
    {
      int i = __builtin_ctz (crosses);

      if (search->cross[i][search->digit - 1] & lines)
        with |= 1 << i;
    }

  return with;
}

static void
check_plain (Search      *search,
             const Bases *bases)
{
  uint16_t covers = bases->met[0] | bases->met[1] | bases->met[2];
  uint16_t free_lines = 0x1ff & ~bases->lines;

  if (sudoku_bit_count[covers] == search->size &&
      get_crosses_with (search, covers, free_lines) != 0)
    take_fish (search, bases, covers, 0, free_lines, covers);
}

/* The fins are in the box of `band` and `stack`, in `n_finned` cross lines out of `choice`. */
static void
check_box (Search      *search,
           const Bases *bases,
           uint16_t     band,
           uint16_t     stack,
           uint16_t     choice,
           int          n_finned)
{
  uint16_t met = bases->met[0] | bases->met[1] | bases->met[2];
  uint16_t free_lines = band & ~bases->lines;
  uint16_t losing = get_crosses_with (search, met & stack, free_lines);

  for (uint16_t finned = choice; finned != 0; finned = (finned - 1) & choice)
    if (sudoku_bit_count[finned] == n_finned && (losing & ~finned) != 0)
      take_fish (search, bases, met & ~finned, finned, free_lines, losing & ~finned);
}

static void
check_finned (Search      *search,
              const Bases *bases)
{
  uint16_t met = bases->met[0] | bases->met[1] | bases->met[2];
  int n_finned = sudoku_bit_count[met] - search->size;

  if (n_finned <= 0)
    return;

  search->n_twins = 0;

  for (int i = 0; i < 3; i++)
    {
      uint16_t confined = met & ~(bases->met[(i + 1) % 3] | bases->met[(i + 2) % 3]);

      for (int j = 0; j < 3 && confined != 0 && !search->logic->has_ended; j++)
        {
          uint16_t stack = 7 << 3 * j;

          if (sudoku_bit_count[confined & stack] >= n_finned)
            check_box (search, bases, 7 << 3 * i, stack, confined & stack, n_finned);
        }
    }

  sudoku_fish_emit_twins (search->logic, search->digit, search->twin, search->n_twins,
                          search->is_sashimi);
}

/* Adds lines from `first` on to `bases` until there are enough. Fins are in up to two cross lines,
 * for what goes is in another one of the same box. */
static void
choose_bases (Search      *search,
              const Bases *bases,
              int          first,
              int          n_left)
{
  int limit = search->size + (search->is_finned ? 2 : 0);

  for (int i = first; i <= SUDOKU_DIGITS - n_left && !search->logic->has_ended; i++)
    {
      uint16_t places = search->line[i][search->digit - 1];
      Bases more = *bases;

      if (places == 0 || (!search->is_finned && (places & (places - 1)) == 0))
        continue;

      more.lines |= 1 << i;
      more.met[i / 3] |= places;

      if (sudoku_bit_count[more.met[0] | more.met[1] | more.met[2]] > limit)
        continue;

      if (n_left > 1)
        choose_bases (search, &more, i + 1, n_left - 1);
      else if (search->is_finned)
        check_finned (search, &more);
      else
        check_plain (search, &more);
    }
}

void
sudoku_logic_fish (SudokuLogic *logic)
{
  const Bases none = { 0 };
  bool is_finned = logic->technique >= SUDOKU_FINNED_X_WING;
  int form = logic->technique - (is_finned ? SUDOKU_FINNED_X_WING : SUDOKU_X_WING);
  Search search;

  if (logic->technique >= SUDOKU_FRANKEN_X_WING)
    {
      sudoku_logic_complex_fish (logic);
      return;
    }

  /* Six sizes of plain ones; each size finned, sashimi, and both of them siamese. */
  search.logic = logic;
  search.is_finned = is_finned;
  search.is_sashimi = is_finned && form % 2 == 1;
  search.is_siamese = is_finned && form % 4 >= 2;
  search.size = SUDOKU_FISH_MIN_SIZE + (is_finned ? form / 4 : form);

  for (search.digit = 1; search.digit <= SUDOKU_DIGITS; search.digit++)
    for (int i = 0; i < 2 && sudoku_logic_goes_on (logic); i++)
      {
        search.first_base = i == 0 ? 0 : SUDOKU_FIRST_COLUMN;
        search.first_cover = SUDOKU_FIRST_COLUMN - search.first_base;
        search.line = &logic->position->places[search.first_base];
        search.cross = &logic->position->places[search.first_cover];
        choose_bases (&search, &none, 0, search.size);
      }
}
