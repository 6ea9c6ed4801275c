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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/chains/links", test_links);
  g_test_add_func ("/sudoku/chains/short", test_short);

  return g_test_run ();
}
