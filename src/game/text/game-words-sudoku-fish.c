/* The words of fish. The bases come first, then the covers that they hold the digit in, then what
 * the fins change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

typedef enum
{
  FISH_IN_ROWS,                 /* the bases are rows, the covers columns */
  FISH_IN_COLUMNS,
  FISH_MIXED,                   /* with a box, or with rows and columns on one side */
} FishKind;

/* A fish as it is described: of two, the first or the second one. */
typedef struct
{
  int          digit;
  int          size;
  FishKind     kind;
  char        *bases;
  char        *covers;
  SudokuCells  fins;
  SudokuCells  endo_fins;       /* those in two bases */
  SudokuCells  twice_covered;   /* candidates in a base and in two covers */
} Fish;

static int
count_houses (const SudokuHint *hint,
              SudokuHouseRole   role)
{
  int n = 0;

  for (int i = 0; i < hint->n_houses; i++)
    n += hint->house[i].role == role;

  return n;
}

static bool
is_siamese (const SudokuHint *hint)
{
  return count_houses (hint, SUDOKU_HOUSE_COVER) > count_houses (hint, SUDOKU_HOUSE_BASE);
}

/* `n_houses` of a role, from the `first` of them on, as bits. */
static uint32_t
get_houses (const SudokuHint *hint,
            SudokuHouseRole   role,
            int               first,
            int               n_houses)
{
  uint32_t houses = 0;
  int n = 0;

  for (int i = 0; i < hint->n_houses; i++)
    if (hint->house[i].role == role)
      {
        if (n >= first && n < first + n_houses)
          houses |= (uint32_t) 1 << hint->house[i].house;

        n++;
      }

  return houses;
}

/* The candidates in some houses; those in two of them go into `twice`. */
static SudokuCells
get_cells (const SudokuPosition *position,
           uint32_t              houses,
           int                   digit,
           SudokuCells          *twice)
{
  SudokuCells cells = sudoku_cells_none ();

  *twice = sudoku_cells_none ();

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    if (houses >> house & 1)
      {
        SudokuCells some = sudoku_position_in_house (position, house, digit);

        *twice = sudoku_cells_or (*twice, sudoku_cells_and (cells, some));
        cells = sudoku_cells_or (cells, some);
      }

  return cells;
}

static FishKind
get_kind (uint32_t bases,
          uint32_t covers)
{
  const uint32_t rows = (1 << SUDOKU_FIRST_COLUMN) - 1;
  const uint32_t columns = rows << SUDOKU_FIRST_COLUMN;

  if ((bases & ~rows) == 0 && (covers & ~columns) == 0)
    return FISH_IN_ROWS;

  return (bases & ~columns) == 0 && (covers & ~rows) == 0 ? FISH_IN_COLUMNS : FISH_MIXED;
}

static void
clear_fish (Fish *fish)
{
  g_free (fish->bases);
  g_free (fish->covers);
}

/* The covers of siamese fish overlap in the middle of the list. */
static void
read_fish (Fish      *fish,
           GameWords *words,
           bool       is_second)
{
  int size = count_houses (words->hint, SUDOKU_HOUSE_BASE);
  int first = is_second ? count_houses (words->hint, SUDOKU_HOUSE_COVER) - size : 0;
  uint32_t bases = get_houses (words->hint, SUDOKU_HOUSE_BASE, 0, size);
  uint32_t covers = get_houses (words->hint, SUDOKU_HOUSE_COVER, first, size);
  SudokuCells base, cover;

  fish->digit = sudoku_lowest_digit (words->hint->digits);
  fish->bases = game_words_house_set (bases);
  fish->covers = game_words_house_set (covers);
  fish->size = size;
  fish->kind = get_kind (bases, covers);
  base = get_cells (words->position, bases, fish->digit, &fish->endo_fins);
  cover = get_cells (words->position, covers, fish->digit, &fish->twice_covered);
  fish->twice_covered = sudoku_cells_and (fish->twice_covered, base);
  fish->fins = sudoku_cells_or (sudoku_cells_minus (base, cover), fish->endo_fins);
}

/* Why the covers cannot have the digit elsewhere, of a fish without fins. */
static char *
get_count (const Fish *fish)
{
  if (fish->size == 2 && fish->kind != FISH_MIXED)
    return g_strdup_printf (fish->kind == FISH_IN_ROWS ?
                            /* Translators: a digit, two columns, the digit: "These two rows use up
                             * the 7s of both columns, so nothing else in columns 4 and 7 can be
                             * 7." */
                            _("These two rows use up the %ds of both columns, so nothing else in "
                              "%s can be %d.") :
                            /* Translators: a digit, two rows, the digit. */
                            _("These two columns use up the %ds of both rows, so nothing else in "
                              "%s can be %d."), fish->digit, fish->covers, fish->digit);

  /* Translators: houses, a digit, the digit, houses, the same houses, the digit: "Each of rows 2, 4
   * and 7 needs a 5, so together they use up the 5s of columns 1, 3 and 9, and nothing else in
   * columns 1, 3 and 9 can be 5." */
  return g_strdup_printf (_("Each of %s needs a %d, so together they use up the %ds of %s, and "
                            "nothing else in %s can be %d."), fish->bases, fish->digit,
                          fish->digit, fish->covers, fish->covers, fish->digit);
}

static void
describe_whole (GameWords  *words,
                const Fish *fish)
{
  /* Translators: houses, a digit, houses: "In rows 2 and 7, 5 can only be in columns 1 and 6." */
  game_words_add (words, C_("houses", "In %s, %d can only be in %s."), fish->bases, fish->digit,
                  fish->covers);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);

  game_words_take (words, get_count (fish));
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_COVER);
}

static void
describe_places (GameWords  *words,
                 const Fish *fish)
{
  g_autofree char *fins = game_words_cells (fish->fins);

  /* Translators: houses, a digit, houses, cells: "In rows 2 and 7, 5 can only be in columns 1 and
   * 6, or in the fin r2c3." */
  game_words_add (words, ngettext ("In %s, %d can only be in %s, or in the fin %s.",
                                   "In %s, %d can only be in %s, or in the fins %s.",
                                   sudoku_cells_count (fish->fins)), fish->bases, fish->digit,
                  fish->covers, fins);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN | 1 << SUDOKU_ROLE_FIN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);
}

static void
describe_endo_fins (GameWords  *words,
                    const Fish *fish)
{
  g_autofree char *names = game_words_cells (fish->endo_fins);

  if (sudoku_cells_is_empty (fish->endo_fins))
    return;

  /* Translators: cells, houses: "r5c5 is in two of row 5, column 5 and box 3, so it counts as a
   * fin." */
  game_words_add (words, ngettext ("%s is in two of %s at once, so it counts as a fin.",
                                   "%s are in two of %s at once, so they count as fins.",
                                   sudoku_cells_count (fish->endo_fins)), names, fish->bases);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_FIN, 2);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);
}

/* "Without the fin, row 6 has only one place for 1 (that makes it “sashimi”) ..." */
static char *
get_sashimi (const Fish *fish,
             int         house,
             bool        is_empty)
{
  unsigned long n_fins = sudoku_cells_count (fish->fins);
  g_autofree char *name = game_words_house (house);

  if (is_empty)
    /* Translators: a house and a digit. */
    return g_strdup_printf (ngettext ("Without the fin, %s has no place for %d (that makes it "
                                      "“sashimi”); the argument is the same.",
                                      "Without the fins, %s has no place for %d (that makes it "
                                      "“sashimi”); the argument is the same.", n_fins), name,
                            fish->digit);

  /* Translators: a house and a digit. */
  return g_strdup_printf (ngettext ("Without the fin, %s has only one place for %d (that makes it "
                                    "“sashimi”); the argument is the same.",
                                    "Without the fins, %s has only one place for %d (that makes it "
                                    "“sashimi”); the argument is the same.", n_fins), name,
                          fish->digit);
}

/* The bases that have at most one candidate but for the fins. */
static void
describe_sashimi (GameWords  *words,
                  const Fish *fish)
{
  for (int i = 0; i < words->hint->n_houses; i++)
    {
      int house = words->hint->house[i].house;
      SudokuCells cells = sudoku_position_in_house (words->position, house, fish->digit);
      int n_cells = sudoku_cells_count (sudoku_cells_minus (cells, fish->fins));

      if (words->hint->house[i].role != SUDOKU_HOUSE_BASE || n_cells > 1)
        continue;

      game_words_take (words, get_sashimi (fish, house, n_cells == 0));
      game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN | 1 << SUDOKU_ROLE_FIN, -1);
      return;
    }
}

/* The cells that lose the digit although they are in a base, for they are in two covers. */
static void
describe_twice_covered (GameWords  *words,
                        const Fish *fish)
{
  g_autofree char *names = NULL;
  SudokuCells cells = sudoku_cells_none ();

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (words->hint->removals[cell] != 0 && sudoku_cells_has (fish->twice_covered, cell))
      cells = sudoku_cells_or (cells, sudoku_cells_of (cell));

  if (sudoku_cells_is_empty (cells))
    return;

  names = game_words_any_cell (cells);
  /* Translators: a digit, cells, houses, other houses: "5 in r1c1 would use up two of columns 1 and
   * 2 and box 1 at once, and too few would be left for rows 2, 5 and 7." */
  game_words_add (words, _("%d in %s would use up two of %s at once, and too few would be left for "
                           "%s."), fish->digit, names, fish->covers, fish->bases);
  game_words_show_houses (words, SUDOKU_HOUSE_COVER);
}

/* "Either way, another cell of columns 1 and 6 that sees the fin cannot be 5." */
static void
describe_both_cases (GameWords  *words,
                     const Fish *fish)
{
  /* Translators: houses and a digit. */
  game_words_add (words, ngettext ("Either way, another cell of %s that sees the fin cannot be %d.",
                                   "Either way, another cell of %s that sees every fin cannot be "
                                   "%d.", sudoku_cells_count (fish->fins)), fish->covers,
                  fish->digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_FIN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_COVER);
}

static void
describe_cases (GameWords  *words,
                const Fish *fish)
{
  unsigned long n_fins = sudoku_cells_count (fish->fins);

  /* Translators: a digit, houses, the digit, houses, the digit: "If the fin is not 5, rows 2 and 7
   * use up the 5s of columns 1 and 6, and nothing else there can be 5." */
  game_words_add (words, ngettext ("If the fin is not %d, %s use up the %ds of %s, and nothing "
                                   "else there can be %d.",
                                   "If no fin is %d, %s use up the %ds of %s, and nothing else "
                                   "there can be %d.", n_fins), fish->digit, fish->bases,
                  fish->digit, fish->covers, fish->digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_COVER);
  describe_twice_covered (words, fish);

  /* Translators: a digit, twice. */
  game_words_add (words, ngettext ("If the fin is %d, no cell that it sees can be %d.",
                                   "If a fin is %d, no cell that it sees can be %d.", n_fins),
                  fish->digit, fish->digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_FIN, -1);

  describe_both_cases (words, fish);
}

static void
describe_twin (GameWords  *words,
               const Fish *twin)
{
  g_autofree char *fins = game_words_cells (twin->fins);

  /* Translators: follows the description of a fish with fins. A digit, houses, cells: "Seen another
   * way, 5 can only be in columns 1 and 9, or in the fin r2c3." */
  game_words_add (words, ngettext ("Seen another way, %d can only be in %s, or in the fin %s.",
                                   "Seen another way, %d can only be in %s, or in the fins %s.",
                                   sudoku_cells_count (twin->fins)), twin->digit, twin->covers,
                  fins);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN | 1 << SUDOKU_ROLE_FIN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);

  describe_both_cases (words, twin);
}

static void
describe_siamese (GameWords  *words,
                  const Fish *fish)
{
  Fish twin;

  read_fish (&twin, words, true);
  describe_places (words, fish);
  describe_endo_fins (words, fish);
  describe_cases (words, fish);
  describe_twin (words, &twin);
  clear_fish (&twin);
}

void
game_words_sudoku_fish (GameWords *words)
{
  Fish fish;

  read_fish (&fish, words, false);

  if (is_siamese (words->hint))
    {
      describe_siamese (words, &fish);
    }
  else if (sudoku_cells_is_empty (fish.fins))
    {
      describe_whole (words, &fish);
      describe_twice_covered (words, &fish);
    }
  else
    {
      describe_places (words, &fish);
      describe_endo_fins (words, &fish);

      if (words->hint->technique >= SUDOKU_FINNED_X_WING &&
          words->hint->technique <= SUDOKU_SIAMESE_SASHIMI_LEVIATHAN)
        describe_sashimi (words, &fish);

      describe_cases (words, &fish);
    }

  clear_fish (&fish);
}
