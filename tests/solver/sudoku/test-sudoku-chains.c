/* Chains as hints: each link of every chain holds in the position, and the chain begins and ends as
 * its technique says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic.h"

#include "support/solver/sudoku-samples.h"

/* Whether the digits of two nodes cannot both be there. */
static bool
excludes (const SudokuNode *a,
          const SudokuNode *b)
{
  if (a->digit == b->digit)
    return sudoku_cells_within (b->cells, sudoku_cells_seen_by_all (a->cells));

  return sudoku_cells_equal (a->cells, b->cells) && sudoku_cells_count (a->cells) == 1;
}

static bool
fills_house (const SudokuPosition *position,
             const SudokuNode     *a,
             const SudokuNode     *b)
{
  SudokuCells both = sudoku_cells_or (a->cells, b->cells);

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    if (a->digit == b->digit &&
        sudoku_cells_equal (both, sudoku_position_in_house (position, house, a->digit)))
      return true;

  return false;
}

/* Whether `to` is the only candidate of its cell that no link to it comes from. */
static bool
is_last_candidate (const SudokuPosition *position,
                   const SudokuHint     *hint,
                   int                   to)
{
  const SudokuNode *node = &hint->node[to];
  SudokuDigits rest = position->candidates[sudoku_cells_first (node->cells)];

  for (int i = 0; i < hint->n_links; i++)
    if (hint->link[i].to == to)
      {
        const SudokuNode *from = &hint->node[hint->link[i].from];

        g_assert_true (sudoku_cells_equal (from->cells, node->cells));
        rest &= ~(1 << (from->digit - 1));
      }

  return rest == 1 << (node->digit - 1);
}

/* Whether both nodes are all places of their digits in an almost locked set. */
static bool
share_set (const SudokuPosition *position,
           const SudokuHint     *hint,
           const SudokuNode     *a,
           const SudokuNode     *b)
{
  const SudokuSet *set = &hint->set[a->set];
  SudokuDigits digits = 0;

  for (SudokuCells cells = set->cells; !sudoku_cells_is_empty (cells);)
    digits |= position->candidates[sudoku_cells_take (&cells)];

  return a->set == b->set && a->digit != b->digit && digits == set->digits &&
         sudoku_bit_count[digits] == sudoku_cells_count (set->cells) + 1 &&
         sudoku_cells_equal (a->cells, sudoku_cells_and (set->cells,
                                                         position->where[a->digit - 1])) &&
         sudoku_cells_equal (b->cells, sudoku_cells_and (set->cells,
                                                         position->where[b->digit - 1]));
}

static void
assert_link (const SudokuPosition *position,
             const SudokuHint     *hint,
             const SudokuLink     *link)
{
  const SudokuNode *from = &hint->node[link->from];
  const SudokuNode *to = &hint->node[link->to];

  g_assert_cmpint (from->is_true, ==, !link->strong);
  g_assert_cmpint (to->is_true, ==, link->strong);

  if (!link->strong)
    g_assert_true (excludes (from, to));
  else if (from->set != SUDOKU_HINT_NO_SET && to->set != SUDOKU_HINT_NO_SET)
    g_assert_true (share_set (position, hint, from, to));
  else
    g_assert_true (fills_house (position, from, to) ||
                   is_last_candidate (position, hint, link->to));
}

static void
assert_ends (const SudokuHint *hint)
{
  const SudokuNode *start = &hint->node[0];
  const SudokuNode *end = &hint->node[hint->n_nodes - 1];

  switch ((int) hint->technique)
    {
    case SUDOKU_CONTINUOUS_NICE_LOOP:
    case SUDOKU_GROUPED_CONTINUOUS_NICE_LOOP:
      g_assert_cmpint (hint->link[hint->n_links - 1].to, ==, 0);
      break;

    case SUDOKU_DISCONTINUOUS_NICE_LOOP:
    case SUDOKU_GROUPED_DISCONTINUOUS_NICE_LOOP:
      g_assert_true (sudoku_cells_equal (start->cells, end->cells));
      g_assert_true (start->is_true || end->is_true);
      g_assert_cmpint (start->digit == end->digit, ==, start->is_true != end->is_true);
      break;

    default:
      g_assert_false (start->is_true);
      g_assert_true (end->is_true);
      g_assert_false (sudoku_cells_meet (start->cells, end->cells));
    }
}

static bool
check_hint (const SudokuHint *hint,
            void             *data)
{
  const SudokuPosition *position = data;

  g_assert_cmpint (hint->n_nodes, >=, 4);
  g_assert_cmpint (hint->digits, !=, 0);

  for (int i = 0; i < hint->n_links; i++)
    assert_link (position, hint, &hint->link[i]);

  assert_ends (hint);

  return true;
}

static void
test_links (void)
{
  g_autoptr(GArray) samples = sudoku_samples_load ("sudoku-unique.txt");
  SudokuTechniques easy = { { 0, 0 } };

  for (int technique = 0; technique < SUDOKU_SKYSCRAPER; technique++)
    sudoku_techniques_add (&easy, technique);

  for (guint i = 0; i < samples->len; i += 2)
    {
      SudokuPosition position;

      sudoku_position_init (&position, &g_array_index (samples, SudokuSample, i).givens, NULL);
      sudoku_logic_solve (&position, &easy, NULL, NULL, NULL);

      for (int technique = SUDOKU_X_CHAIN; technique <= SUDOKU_GROUPED_AIC; technique++)
        {
          SudokuTechniques wanted = { { 0, 0 } };

          sudoku_techniques_add (&wanted, technique);
          sudoku_logic_each (&position, &wanted, check_hint, &position, NULL);
        }
    }
}

static bool
note_shortest (const SudokuHint *hint,
               void             *data)
{
  guint *n_links = data;

  if (hint->technique == SUDOKU_X_CHAIN)
    *n_links = MIN (*n_links, hint->n_links);

  return true;
}

/* X-Chains of three links have names of their own, and are found when X-Chains alone are wanted. */
static void
test_short (void)
{
  SudokuTechniques wanted = { { 0, 0 } };
  SudokuPosition position;
  guint n_links = G_MAXUINT;
  int place;

  g_assert_null (sudoku_position_read ("257148.9.189563427346729158412..5.89...89.2149.8214..."
                                       "7..9.184...148.9..894..2..1", &position, &place));
  sudoku_techniques_add (&wanted, SUDOKU_X_CHAIN);
  sudoku_logic_each (&position, &wanted, note_shortest, &n_links, NULL);
  g_assert_cmpuint (n_links, ==, 3);

  n_links = G_MAXUINT;
  sudoku_techniques_add (&wanted, SUDOKU_SKYSCRAPER);
  sudoku_logic_each (&position, &wanted, note_shortest, &n_links, NULL);
  g_assert_cmpuint (n_links, ==, 5);
}

typedef struct
{
  const char *position;
  int         cell;
  int         digit;
  bool        is_found;
} Wanted;

static bool
note_removal (const SudokuHint *hint,
              void             *data)
{
  Wanted *wanted = data;

  wanted->is_found |= hint->n_removals == 1 &&
                      hint->removals[wanted->cell] == 1 << (wanted->digit - 1);

  return true;
}

/* Grouped loops that HoDoKu finds and the shortest chains in one direction do not show. */
static void
test_loops (void)
{
  Wanted loops[] = {
    /* found from its end: where r9c7 is not 4, it is not 1 */
    { "8.+5.4+6..2.295.3.6.+6..8...5..5..+6.98.9....+5+6.1.16.+8..2..6...4....9+46.823.7...5...6:"
      "127 135 171 173 175 344 352 353 364 735 739 755 775 936 974 978", 78, 1, false },

    /* passes its start, in r1c4 and r3c4 */
    { "8....6..5.7..1.+82...3.847..9.8.+4....+734.+5.68.......4.7+3+8749.1...1..3..7.5..1....8:"
      "166 168 246 264 266 289 344 347 542 544 546 554 556 564 566 568 664 689 692 698 918 938",
      3, 9, false },

    /* r3c5 and r3c6, then r3c4 and r3c6 */
    { "8.5+2+1.7.6..2...1..71.....8232.+94+1.75.+7.8.3.....96.74..2.......4...1.2..+7..7.6.2..:"
      "334 491 492 525 535 575 585", 64, 8, false },

    /* through a set of four cells that takes away the end of the loop */
    { ".3.1..6....4.68..38..5...2..9....7.4.8.....6.4.7....3.+64+8.+52+3.17..31.8.+6+3+19..6.5.:"
      "127 143 243 253 436 543 553 724 918 928", 41, 3, false },

    /* two sets that share r3c1 */
    { "....23.1.6.+3..+92.+5.24..57..2+31954.+7.8+6.2+37..1...1683.2..65.+192...2.+9+6..7.5.37+2"
      "...:468 517 519 817 819 824 888 897 938", 2, 9, false },
  };
  SudokuTechniques grouped = { { 0, 0 } };

  sudoku_techniques_add (&grouped, SUDOKU_GROUPED_DISCONTINUOUS_NICE_LOOP);

  for (guint i = 0; i < G_N_ELEMENTS (loops); i++)
    {
      SudokuPosition position;
      int place;

      g_assert_null (sudoku_position_read (loops[i].position, &position, &place));
      sudoku_logic_each (&position, &grouped, note_removal, &loops[i], NULL);
      g_assert_true (loops[i].is_found);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/chains/links", test_links);
  g_test_add_func ("/sudoku/chains/short", test_short);
  g_test_add_func ("/sudoku/chains/loops", test_loops);

  return g_test_run ();
}
