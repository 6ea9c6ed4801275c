/* Fish, held against their definition: what the search finds is what trying every set of bases with
 * every set of covers finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic.h"

#include "support/solver/sudoku-samples.h"

#define ROWS    0x1ffu
#define COLUMNS (0x1ffu << SUDOKU_FIRST_COLUMN)
#define BOXES   (0x1ffu << SUDOKU_FIRST_BOX)

enum
{
  MAX_FINS = 5,
  MAX_ENDO_FINS = 2,
};

typedef struct
{
  const SudokuPosition *position;
  int                   digit;
  int                   size;

  uint32_t              bases;
  SudokuCells           base;
  SudokuCells           endo_fins;

  GHashTable           *found;          /* what goes, by technique */
} Trial;

static void
note (GHashTable  *found,
      int          technique,
      int          digit,
      SudokuCells  removals)
{
  g_hash_table_add (found, g_strdup_printf ("%s %d %" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER "x",
                                            sudoku_technique[technique].code, digit,
                                            removals.low, removals.high));
}

static bool
is_of (uint32_t houses,
       uint32_t lines)
{
  return (houses & lines) != 0 && (houses & ~(lines | BOXES)) == 0;
}

static bool
is_lines_against_lines (uint32_t bases,
                        uint32_t covers)
{
  return ((bases & ~ROWS) == 0 && (covers & ~COLUMNS) == 0) ||
         ((bases & ~COLUMNS) == 0 && (covers & ~ROWS) == 0);
}

/* The fewest candidates that a base has but for the fins. */
static int
count_fewest (const Trial *trial,
              SudokuCells  fins)
{
  int fewest = SUDOKU_DIGITS;

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    if (trial->bases >> house & 1)
      {
        SudokuCells cells = sudoku_position_in_house (trial->position, house, trial->digit);

        fewest = MIN (fewest, sudoku_cells_count (sudoku_cells_minus (cells, fins)));
      }

  return fewest;
}

/* The name of a fish, or -1 where it has none. */
static int
get_technique (const Trial *trial,
               uint32_t     covers,
               SudokuCells  fins)
{
  bool is_finned = !sudoku_cells_is_empty (fins);
  int step = trial->size - 2;

  if (is_lines_against_lines (trial->bases, covers))
    {
      bool is_sashimi = count_fewest (trial, fins) < 2;

      if (is_finned)
        return SUDOKU_FINNED_X_WING + 4 * step + is_sashimi;

      return is_sashimi ? -1 : (int) SUDOKU_X_WING + step;
    }

  if ((is_of (trial->bases, ROWS) && is_of (covers, COLUMNS)) ||
      (is_of (trial->bases, COLUMNS) && is_of (covers, ROWS)))
    return is_finned ? SUDOKU_FINNED_FRANKEN_X_WING + 2 * step : SUDOKU_FRANKEN_X_WING + step;

  return is_finned ? SUDOKU_FINNED_MUTANT_X_WING + 2 * step : SUDOKU_MUTANT_X_WING + step;
}

static void
try_fish (const Trial *trial,
          uint32_t     covers,
          SudokuCells  once,
          SudokuCells  twice)
{
  SudokuCells fins = sudoku_cells_or (sudoku_cells_minus (trial->base, once), trial->endo_fins);
  SudokuCells removals = sudoku_cells_or (sudoku_cells_minus (once, trial->base), twice);
  int technique;

  if (sudoku_cells_count (fins) > MAX_FINS)
    return;

  removals = sudoku_cells_and (removals, sudoku_cells_seen_by_all (fins));
  technique = get_technique (trial, covers, fins);

  if (technique >= 0 && !sudoku_cells_is_empty (removals))
    note (trial->found, technique, trial->digit, removals);
}

static void
try_covers (const Trial *trial,
            uint32_t     allowed,
            int          n_left,
            uint32_t     covers,
            SudokuCells  once,
            SudokuCells  twice)
{
  if (n_left == 0)
    {
      try_fish (trial, covers, once, twice);
      return;
    }

  for (; allowed != 0; allowed &= allowed - 1)
    {
      int house = __builtin_ctz (allowed);
      SudokuCells cells = sudoku_position_in_house (trial->position, house, trial->digit);

      if (sudoku_cells_meet (cells, trial->base))
        try_covers (trial, allowed & (allowed - 1), n_left - 1, covers | 1u << house,
                    sudoku_cells_or (once, cells),
                    sudoku_cells_or (twice, sudoku_cells_and (once, cells)));
    }
}

static void
try_bases (const Trial *trial,
           uint32_t     bases,
           uint32_t     covers,
           int          n_left,
           int          n_endo_fins)
{
  if (n_left == 0)
    {
      try_covers (trial, covers & ~trial->bases, trial->size, 0, sudoku_cells_none (),
                  sudoku_cells_none ());
      return;
    }

  for (; bases != 0; bases &= bases - 1)
    {
      int house = __builtin_ctz (bases);
      SudokuCells cells = sudoku_position_in_house (trial->position, house, trial->digit);
      SudokuCells shared = sudoku_cells_and (trial->base, cells);
      Trial more = *trial;

      if (sudoku_cells_is_empty (cells) ||
          n_endo_fins + sudoku_cells_count (shared) > MAX_ENDO_FINS)
        continue;

      more.bases |= 1u << house;
      more.base = sudoku_cells_or (more.base, cells);
      more.endo_fins = sudoku_cells_or (more.endo_fins, shared);
      try_bases (&more, bases & (bases - 1), covers, n_left - 1,
                 n_endo_fins + sudoku_cells_count (shared));
    }
}

static bool
take_fish (const SudokuHint *hint,
           void             *data)
{
  SudokuCells removals = sudoku_cells_none ();

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (hint->removals[cell] != 0)
      removals = sudoku_cells_or (removals, sudoku_cells_of (cell));

  note (data, hint->technique, sudoku_lowest_digit (hint->digits), removals);

  return true;
}

static void
assert_same (GHashTable *a,
             GHashTable *b)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, a);

  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (b, key))
      g_error ("only one way finds %s", (const char *) key);

  g_assert_cmpuint (g_hash_table_size (a), ==, g_hash_table_size (b));
}

/* Fish of one size with these bases and covers, by both ways. `wanted` are all their names. */
static guint
compare (const SudokuPosition   *position,
         int                     size,
         uint32_t                bases,
         uint32_t                covers,
         const SudokuTechniques *wanted)
{
  g_autoptr(GHashTable) tried = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr(GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      Trial trial = { .position = position, .digit = digit, .size = size, .found = tried };

      try_bases (&trial, bases, covers, size, 0);

      if (bases != covers)
        try_bases (&trial, covers, bases, size, 0);
    }

  sudoku_logic_each (position, wanted, take_fish, told, NULL);
  assert_same (tried, told);
  assert_same (told, tried);

  return g_hash_table_size (told);
}

/* The position where singles, locked candidates and subsets end. */
static void
walk_easy (SudokuPosition     *position,
           const SudokuSample *sample)
{
  SudokuTechniques easy = { { 0, 0 } };
  SudokuHint hint;

  for (int technique = SUDOKU_FULL_HOUSE; technique <= SUDOKU_HIDDEN_QUADRUPLE; technique++)
    sudoku_techniques_add (&easy, technique);

  sudoku_position_init (position, &sample->givens, NULL);

  while (sudoku_logic_first (position, &easy, NULL, &hint))
    sudoku_hint_apply (&hint, position);
}

static SudokuTechniques
list (const int *techniques,
      int        n_techniques)
{
  SudokuTechniques wanted = { { 0, 0 } };

  for (int i = 0; i < n_techniques; i++)
    sudoku_techniques_add (&wanted, techniques[i]);

  return wanted;
}

static void
test_basic (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  guint n_found = 0;

  for (guint i = 0; i < samples->len; i += 4)
    {
      SudokuPosition position;

      walk_easy (&position, &g_array_index (samples, SudokuSample, i));

      for (int step = 0; step < 3; step++)
        {
          const int techniques[] = {
            SUDOKU_X_WING + step,
            SUDOKU_FINNED_X_WING + 4 * step,
            SUDOKU_SASHIMI_X_WING + 4 * step,
          };
          SudokuTechniques wanted = list (techniques, G_N_ELEMENTS (techniques));

          n_found += compare (&position, step + 2, ROWS, COLUMNS, &wanted);
        }
    }

  g_assert_cmpuint (n_found, >, 0);
}

/* Of two houses all kinds. */
static void
test_pairs (void)
{
  static const int techniques[] = {
    SUDOKU_X_WING, SUDOKU_FINNED_X_WING, SUDOKU_SASHIMI_X_WING,
    SUDOKU_FRANKEN_X_WING, SUDOKU_FINNED_FRANKEN_X_WING,
    SUDOKU_MUTANT_X_WING, SUDOKU_FINNED_MUTANT_X_WING,
  };
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  SudokuTechniques wanted = list (techniques, G_N_ELEMENTS (techniques));
  guint n_found = 0;

  for (guint i = 0; i < samples->len; i += 4)
    {
      SudokuPosition position;

      walk_easy (&position, &g_array_index (samples, SudokuSample, i));
      n_found += compare (&position, 2, ROWS | COLUMNS | BOXES, ROWS | COLUMNS | BOXES, &wanted);
    }

  g_assert_cmpuint (n_found, >, 0);
}

/* Of three, all kinds, in one of the first positions where there is something to find. */
static void
test_triples (void)
{
  static const int techniques[] = {
    SUDOKU_SWORDFISH, SUDOKU_FINNED_SWORDFISH, SUDOKU_SASHIMI_SWORDFISH,
    SUDOKU_FRANKEN_SWORDFISH, SUDOKU_FINNED_FRANKEN_SWORDFISH,
    SUDOKU_MUTANT_SWORDFISH, SUDOKU_FINNED_MUTANT_SWORDFISH,
  };
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  SudokuTechniques wanted = list (techniques, G_N_ELEMENTS (techniques));
  guint n_found = 0;

  for (guint i = 0; i < samples->len && n_found == 0; i++)
    {
      SudokuPosition position;

      walk_easy (&position, &g_array_index (samples, SudokuSample, i));

      if (!sudoku_position_is_solved (&position))
        n_found += compare (&position, 3, ROWS | COLUMNS | BOXES, ROWS | COLUMNS | BOXES, &wanted);
    }

  g_assert_cmpuint (n_found, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/fish/basic", test_basic);
  g_test_add_func ("/sudoku/fish/pairs", test_pairs);
  g_test_add_func ("/sudoku/fish/triples", test_triples);

  return g_test_run ();
}
