/* The words of fish. The bases come first, then the covers that they hold the digit in, then what
 * the fins change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-words-sudoku-private.h"

#include <glib/gi18n-lib.h>

/* A fish as it is described: of two, the first or the second one. */
typedef struct
{
  int          digit;
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

static char *
get_names (uint32_t houses)
{
  g_autoptr(GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    if (houses >> house & 1)
      g_ptr_array_add (items, game_words_house (house));

  return game_words_list (items);
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
  fish->bases = get_names (bases);
  fish->covers = get_names (covers);
  base = get_cells (words->position, bases, fish->digit, &fish->endo_fins);
  cover = get_cells (words->position, covers, fish->digit, &fish->twice_covered);
  fish->twice_covered = sudoku_cells_and (fish->twice_covered, base);
  fish->fins = sudoku_cells_or (sudoku_cells_minus (base, cover), fish->endo_fins);
}

static void
describe_whole (GameWords  *words,
                const Fish *fish)
{

  /* Translators: houses, a digit, houses: "In row 2 and row 7, 5 has room only in column 1 and
   * column 6." */
  game_words_add (words, _("In %s, %d has room only in %s."), fish->bases, fish->digit,
                  fish->covers);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);

  /* Translators: follows "In row 2 and row 7, 5 has room only in column 1 and column 6." The digit,
   * the columns of that sentence, the digit. */
  game_words_add (words, _("Each of them needs its %d, and %s take one each: so these have their "
                           "%d here and nowhere else."), fish->digit, fish->covers, fish->digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_COVER);
}

static void
describe_places (GameWords  *words,
                 const Fish *fish)
{
  g_autofree char *fins = game_words_cells (fish->fins);

  /* Translators: houses, a digit, houses, cells: "In row 2 and row 7, 5 has room only in column 1
   * and column 6, and in the fin r2c3." */
  game_words_add (words, ngettext ("In %s, %d has room only in %s, and in the fin %s.",
                                   "In %s, %d has room only in %s, and in the fins %s.",
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

  game_words_add (words, ngettext ("%s is in two of these houses and would serve both, so it "
                                   "counts as a fin.",
                                   "%s are in two of these houses and would serve both, so they "
                                   "count as fins.", sudoku_cells_count (fish->endo_fins)), names);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_FIN, 2);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);
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
      g_autofree char *name = game_words_house (house);

      if (words->hint->house[i].role != SUDOKU_HOUSE_BASE ||
          sudoku_cells_count (sudoku_cells_minus (cells, fish->fins)) > 1)
        continue;

      /* Translators: a house, a digit: "Without fins, row 2 would keep one place for 5 at most: a
       * fish with a hole in it, but what follows is true all the same." */
      game_words_add (words, _("Without fins, %s would keep one place for %d at most: a fish with "
                               "a hole in it, but what follows is true all the same."), name,
                      fish->digit);
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
  /* Translators: cells, a digit, houses: "In r1c1 or r1c2, 5 would fill two of column 1, column 2
   * and box 1 at once, and the others would be too few." */
  game_words_add (words, _("In %s, %d would fill two of %s at once, and the others would be too "
                           "few."), names, fish->digit, fish->covers);
  game_words_show_houses (words, SUDOKU_HOUSE_COVER);
}

static void
describe_cases (GameWords  *words,
                const Fish *fish)
{

  /* Translators: a digit, houses, the digit: "If no fin is 5, column 1 and column 6 have their 5
   * here and nowhere else." */
  game_words_add (words, _("If no fin is %d, %s have their %d here and nowhere else."), fish->digit,
                  fish->covers, fish->digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_COVER);
  describe_twice_covered (words, fish);

  game_words_add (words, _("If a fin is %d, no cell that it sees can be."), fish->digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_FIN, -1);

  /* Translators: the houses of "If no fin is 5, column 1 and column 6 have their 5 here ..." */
  game_words_add (words, _("Either way, other cells of these houses that see every fin cannot be "
                           "%d."), fish->digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_FIN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_COVER);
  game_words_show_result (words);
}

static void
describe_twin (GameWords  *words,
               const Fish *twin)
{
  g_autofree char *fins = game_words_cells (twin->fins);

  /* Translators: follows "In row 2 and row 7, 5 has room only in column 1 and column 6, and in the
   * fin r2c3." Houses, cells. */
  game_words_add (words, ngettext ("Seen another way, it has room only in %s, and in the fin %s.",
                                   "Seen another way, it has room only in %s, and in the fins %s.",
                                   sudoku_cells_count (twin->fins)), twin->covers, fins);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN | 1 << SUDOKU_ROLE_FIN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_BASE);

  /* Translators: of two lists of columns, each with fins. The digit, three times. */
  game_words_add (words, _("Both ways make a fish: if none of its fins is %d, the houses named "
                           "last have their %d here and nowhere else; if one is, no cell that it "
                           "sees can be %d."), twin->digit, twin->digit, twin->digit);
  game_words_show_marks (words, 1 << SUDOKU_ROLE_PATTERN | 1 << SUDOKU_ROLE_FIN, -1);
  game_words_show_houses (words, SUDOKU_HOUSE_COVER);
}

static void
describe_siamese (GameWords  *words,
                  const Fish *fish)
{
  Fish twin;

  read_fish (&twin, words, true);
  describe_places (words, fish);
  describe_endo_fins (words, fish);
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
