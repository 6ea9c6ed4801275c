/* Fish of other shapes than rows against columns: Franken and Mutant.
 *
 * The argument is that of sudoku-logic-fish.c: n bases need the digit n times and n covers take it
 * n times.
 *
 *   Franken  bases are rows and boxes, covers are columns and boxes; or bases are columns and
 *            boxes, covers are rows and boxes. A row (column) is among the ones, a column (row)
 *            among the others, and a box somewhere.
 *   Mutant   any other mix.
 *
 *       a a . | b . .      A row (a) and a box (b) as bases: where they meet, a candidate would
 *       . . . | . b .      serve both and so be one digit for two: it is an endo fin. A candidate
 *       . . . | e . a      of two covers (c) would take the place of two: if the fish is true, it
 *                          goes, even where it is in a base itself.
 *
 * What goes are candidates in a cover and no base, or in two covers, that see all fins, endo fins
 * too. A siamese fish is two of the same bases that take different candidates away.
 *
 * What a hint holds: see sudoku-logic-fish.c. A fish has up to MAX_FINS fins, MAX_ENDO_FINS of
 * them endo fins: the limits of HoDoKu, beyond which nobody wants to see one.
 *
 * The search knows beforehand what there is to find: whatever goes by a fish goes by the digit
 * alone, so it is doomed in the map of the digit (sudoku-fish-map.c). Mostly no candidate is, and
 * the digit is done. Else it goes through the sets of bases, and for each candidate that may go,
 * the target, it looks for covers:
 *
 *   - one or more houses of the target itself;
 *   - then houses for each base candidate that does not see the target, for it cannot be a fin. It
 *     has three houses, at least one of them a base: two choices at most;
 *   - then any others, if covers are left.
 *
 * Of a plain fish, all base candidates are to be covered, and what goes is seen afterwards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-fish.h"

enum
{
  MAX_FINS = 5,
  MAX_ENDO_FINS = 2,
  MAX_EMITTED = 256,
  MAX_TWINS = 64,               /* fish of the same bases */

  ALL_ROWS = 0x1ff,
  ALL_COLUMNS = ALL_ROWS << SUDOKU_FIRST_COLUMN,
  ALL_BOXES = ALL_ROWS << SUDOKU_FIRST_BOX,
};

typedef struct
{
  SudokuLogic   *logic;
  int            size;
  bool           is_mutant;
  bool           is_finned;
  bool           is_siamese;

  SudokuFishMap  map;

  uint32_t       may_be_base;
  uint32_t       may_cover;

  uint32_t       bases;
  uint64_t       base;                  /* their candidates, and those of two of them */
  uint64_t       endo;

  SudokuFish     twin[MAX_TWINS];
  int            n_twins;

  uint64_t       emitted[MAX_EMITTED];
  int            n_emitted;
} Search;

/* Covers that are chosen: what is in them, and in two of them; those that may join them. */
typedef struct
{
  uint32_t houses;
  uint32_t allowed;
  uint64_t once;
  uint64_t twice;
  int      n_left;
} Covers;

static int
count (uint64_t cells)
{
  return __builtin_popcountll (cells);
}

static uint64_t
get_seen_by_all (const Search *search,
                 uint64_t      cells)
{
  uint64_t seen = ~(uint64_t) 0;

  while (cells != 0)
    seen &= search->map.sees[sudoku_fish_take (&cells)];

  return seen;
}

static SudokuCells
get_cells (const Search *search,
           uint64_t      numbers)
{
  SudokuCells cells = sudoku_cells_none ();

  while (numbers != 0)
    {
      int cell = search->map.cell[sudoku_fish_take (&numbers)];

      cells = sudoku_cells_or (cells, sudoku_cells_of (cell));
    }

  return cells;
}

/* Whether the houses are some of `lines`, and perhaps boxes beside. */
static bool
is_of (uint32_t houses,
       uint32_t lines)
{
  return (houses & lines) != 0 && (houses & ~(lines | ALL_BOXES)) == 0;
}

static bool
has_shape (const Search *search,
           uint32_t      covers)
{
  uint32_t bases = search->bases;
  bool is_neat = (is_of (bases, ALL_ROWS) && is_of (covers, ALL_COLUMNS)) ||
                 (is_of (bases, ALL_COLUMNS) && is_of (covers, ALL_ROWS));

  if (search->is_mutant)
    return !is_neat;

  return is_neat && ((bases | covers) & ALL_BOXES) != 0;
}

static bool
was_emitted (const Search *search,
             uint64_t      removals)
{
  for (int i = 0; i < search->n_emitted; i++)
    if (search->emitted[i] == removals)
      return true;

  return false;
}

/* The covers are complete: is it a fish? Twins of the same bases are kept by what they remove, and
 * what they remove is noted anew for each set of bases. */
static void
take_covers (Search       *search,
             const Covers *covers)
{
  uint64_t fins = search->base & ~covers->once;
  uint64_t removals = (covers->once & ~search->base) | covers->twice;
  SudokuFish fish;

  if (count (fins | search->endo) > MAX_FINS)
    return;

  removals &= get_seen_by_all (search, fins | search->endo);

  if (removals == 0 || (search->is_finned != ((fins | search->endo) != 0)) ||
      was_emitted (search, removals) || !has_shape (search, covers->houses))
    return;

  if (search->n_emitted < MAX_EMITTED)
    search->emitted[search->n_emitted++] = removals;

  fish.bases = search->bases;
  fish.covers = covers->houses;
  fish.fins = get_cells (search, fins & ~search->endo);
  fish.endo_fins = get_cells (search, search->endo);
  fish.removals = get_cells (search, removals);
  fish.is_sashimi = false;

  if (!search->is_siamese)
    sudoku_fish_emit (search->logic, search->map.digit, &fish, NULL);
  else if (search->n_twins < MAX_TWINS)
    search->twin[search->n_twins++] = fish;
}

static Covers
join (const Search *search,
      const Covers *covers,
      int           house)
{
  Covers more = *covers;

  more.houses |= 1u << house;
  more.allowed &= ~(1u << house);
  more.twice |= more.once & search->map.house[house];
  more.once |= search->map.house[house];
  more.n_left--;

  return more;
}

/* Covers that nothing demands: each set of them once. */
static void
choose_any (Search       *search,
            const Covers *covers)
{
  Covers rest = *covers;

  if (covers->n_left == 0)
    {
      take_covers (search, covers);
      return;
    }

  while (rest.allowed != 0 && !search->logic->has_ended)
    {
      int house = __builtin_ctz (rest.allowed);
      Covers more = join (search, &rest, house);

      choose_any (search, &more);
      rest.allowed &= ~(1u << house);
    }
}

/* Covers for what no cover reaches yet of `demanded`. */
static void
cover_demanded (Search       *search,
                const Covers *covers,
                uint64_t      demanded)
{
  uint64_t open = demanded & ~covers->once;
  Covers rest = *covers;
  int i;

  if (open == 0)
    {
      choose_any (search, covers);
      return;
    }

  if (covers->n_left == 0)
    return;

  i = __builtin_ctzll (open);

  for (uint32_t choice = search->map.houses_of[i] & rest.allowed; choice != 0; choice &= choice - 1)
    {
      Covers more = join (search, &rest, __builtin_ctz (choice));

      cover_demanded (search, &more, demanded);

      if (search->logic->has_ended)
        return;

      rest.allowed &= ~(choice & -choice);
    }
}

/* The houses of the target that are covers: each choice of one or more; two if it is in a base. */
static void
cover_target (Search       *search,
              const Covers *none,
              int           target)
{
  uint64_t bit = (uint64_t) 1 << target;
  uint64_t demanded = search->base & ~search->map.sees[target] & ~search->endo & ~bit;
  uint32_t choice = search->map.houses_of[target] & none->allowed;
  int n_needed = search->base & bit ? 2 : 1;

  for (uint32_t some = choice; some != 0; some = (some - 1) & choice)
    {
      Covers covers = *none;

      if (__builtin_popcount (some) < n_needed || __builtin_popcount (some) > search->size)
        continue;

      for (uint32_t houses = some; houses != 0; houses &= houses - 1)
        covers = join (search, &covers, __builtin_ctz (houses));

      covers.allowed &= ~choice;
      cover_demanded (search, &covers, demanded);

      if (search->logic->has_ended)
        return;
    }
}

/* The bases are complete: looks for covers, for each of the `targets`. */
static void
find_covers (Search   *search,
             uint64_t  targets)
{
  Covers none = { .n_left = search->size };

  for (uint32_t houses = search->may_cover & ~search->bases; houses != 0; houses &= houses - 1)
    if (search->map.house[__builtin_ctz (houses)] & search->base)
      none.allowed |= houses & -houses;

  if (!search->is_finned)
    {
      cover_demanded (search, &none, search->base);
      return;
    }

  if (search->is_siamese)
    {
      search->n_twins = 0;
      search->n_emitted = 0;
    }

  while (targets != 0 && sudoku_logic_goes_on (search->logic))
    cover_target (search, &none, sudoku_fish_take (&targets));

  if (search->is_siamese)
    sudoku_fish_emit_twins (search->logic, search->map.digit, search->twin, search->n_twins, false);
}

/* Adds bases from `first` on. `targets` are the candidates that may go and see the endo fins. */
static void
choose_bases (Search   *search,
              int       first,
              int       n_left,
              int       n_endo,
              uint64_t  targets)
{
  const uint32_t bases = search->bases;
  const uint64_t base = search->base;
  const uint64_t endo = search->endo;

  if (n_left == 0)
    {
      find_covers (search, targets);
      return;
    }

  for (uint32_t rest = search->may_be_base >> first << first; rest != 0; rest &= rest - 1)
    {
      int house = __builtin_ctz (rest);
      uint64_t shared = base & search->map.house[house];
      uint64_t seeing = targets & get_seen_by_all (search, shared);

      if (n_endo + count (shared) > (search->is_finned ? MAX_ENDO_FINS : 0) || seeing == 0)
        continue;

      search->bases = bases | 1u << house;
      search->base = base | search->map.house[house];
      search->endo = endo | shared;
      choose_bases (search, house + 1, n_left - 1, n_endo + count (shared), seeing);
      search->bases = bases;
      search->base = base;
      search->endo = endo;

      if (search->logic->has_ended)
        return;
    }
}

static void
search_houses (Search   *search,
               uint32_t  bases,
               uint32_t  covers)
{
  uint32_t open = 0;

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    if (search->map.house[house] != 0)
      open |= 1u << house;

  search->may_be_base = bases & open;
  search->may_cover = covers & open;
  search->bases = 0;
  search->base = 0;
  search->endo = 0;
  choose_bases (search, 0, search->size, 0, search->map.doomed);
}

void
sudoku_logic_complex_fish (SudokuLogic *logic)
{
  Search search;
  int form;

  search.logic = logic;
  search.is_mutant = logic->technique >= SUDOKU_MUTANT_X_WING;
  form = logic->technique - (search.is_mutant ? SUDOKU_MUTANT_X_WING : SUDOKU_FRANKEN_X_WING);

  /* Six sizes of plain ones, then each size finned and siamese. */
  search.is_finned = form >= 6;
  search.is_siamese = search.is_finned && form % 2 == 1;
  search.size = SUDOKU_FISH_MIN_SIZE + (search.is_finned ? (form - 6) / 2 : form);

  for (int digit = 1; digit <= SUDOKU_DIGITS && !logic->has_ended; digit++)
    {
      search.n_emitted = 0;

      if (!sudoku_fish_map_init (&search.map, logic->position, digit))
        continue;

      if (search.is_mutant)
        {
          search_houses (&search, ALL_ROWS | ALL_COLUMNS | ALL_BOXES,
                         ALL_ROWS | ALL_COLUMNS | ALL_BOXES);
          continue;
        }

      search_houses (&search, ALL_ROWS | ALL_BOXES, ALL_COLUMNS | ALL_BOXES);
      search_houses (&search, ALL_COLUMNS | ALL_BOXES, ALL_ROWS | ALL_BOXES);
    }
}
