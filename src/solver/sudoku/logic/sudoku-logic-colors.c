/* Colours: the places of one digit, coloured by turns along its strong links.
 *
 * A house with two places for the digit is a strong link. Cells that such links join make a cluster
 * of two colours: all cells of one colour are true, and all of the other are false.
 *
 *     a === A              A cell that sees an a and an A loses the digit (trap).
 *           |              If two cells of one colour see each other, that colour is the false one
 *           a === A        (wrap).
 *
 *   Multi Colors 1   of two clusters a/A and b/B, an a sees a b: not both are true, so A or B is,
 *                    and the digit goes from cells that see an A and a B.
 *   Multi Colors 2   an a sees a b and an a sees a B: colour a is false.
 *
 * SUDOKU_ROLE_PATTERN: group 0 and 1 the colours of the first cluster, 2 and 3 those of the second.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-logic-private.h"

enum { MAX_CLUSTERS = 16 };

/* The cells of the two colours, and what the cells of each see. */
typedef struct
{
  SudokuCells color[2];
  SudokuCells seen[2];
} Cluster;

static SudokuCells
get_seen (SudokuCells cells)
{
  SudokuCells seen = sudoku_cells_none ();

  while (!sudoku_cells_is_empty (cells))
    seen = sudoku_cells_or (seen, sudoku_peer_cells[sudoku_cells_take (&cells)]);

  return seen;
}

/* The cells that a strong link joins to one of `cells`. */
static SudokuCells
get_linked (const SudokuPosition *position,
            int                   digit,
            SudokuCells           cells)
{
  SudokuCells linked = sudoku_cells_none ();

  for (int house = 0; house < SUDOKU_HOUSES; house++)
    if (sudoku_bit_count[position->places[house][digit - 1]] == 2)
      {
        SudokuCells ends = sudoku_position_in_house (position, house, digit);

        if (sudoku_cells_meet (ends, cells))
          linked = sudoku_cells_or (linked, sudoku_cells_minus (ends, cells));
      }

  return linked;
}

static int
get_clusters (const SudokuPosition *position,
              int                   digit,
              Cluster               clusters[MAX_CLUSTERS])
{
  SudokuCells rest = position->where[digit - 1];
  int n_clusters = 0;

  while (!sudoku_cells_is_empty (rest) && n_clusters < MAX_CLUSTERS)
    {
      Cluster *cluster = &clusters[n_clusters];
      SudokuCells grown[2] = { sudoku_cells_of (sudoku_cells_first (rest)), { 0, 0 } };

      do
        {
          cluster->color[0] = grown[0];
          cluster->color[1] = grown[1];
          grown[1] = sudoku_cells_or (grown[1], get_linked (position, digit, grown[0]));
          grown[0] = sudoku_cells_or (grown[0], get_linked (position, digit, grown[1]));
        }
      while (!sudoku_cells_equal (grown[0], cluster->color[0]) ||
             !sudoku_cells_equal (grown[1], cluster->color[1]));

      rest = sudoku_cells_minus (rest, sudoku_cells_or (grown[0], grown[1]));
      cluster->seen[0] = get_seen (grown[0]);
      cluster->seen[1] = get_seen (grown[1]);
      n_clusters += !sudoku_cells_is_empty (grown[1]);
    }

  return n_clusters;
}

static void
add_cluster (SudokuHint    *hint,
             const Cluster *cluster,
             int            first_group,
             int            digit)
{
  sudoku_hint_mark_cells (hint, SUDOKU_ROLE_PATTERN, first_group, cluster->color[0], digit);
  sudoku_hint_mark_cells (hint, SUDOKU_ROLE_PATTERN, first_group + 1, cluster->color[1], digit);
}

/* Emits that `losers` lose the digit, by one cluster or two (`other` may be NULL). */
static bool
emit_colors (SudokuLogic     *logic,
             SudokuTechnique  technique,
             const Cluster   *cluster,
             const Cluster   *other,
             int              digit,
             SudokuCells      losers)
{
  SudokuHint *hint;

  if (!sudoku_logic_wants (logic, technique) ||
      !sudoku_cells_meet (losers, logic->position->where[digit - 1]))
    return true;

  hint = sudoku_logic_begin (logic, technique, 1 << (digit - 1));
  add_cluster (hint, cluster, 0, digit);

  if (other != NULL)
    add_cluster (hint, other, 2, digit);

  sudoku_hint_remove_cells (hint, logic->position, losers, digit);

  return sudoku_logic_emit (logic);
}

static bool
find_simple (SudokuLogic   *logic,
             const Cluster *cluster,
             int            digit)
{
  SudokuCells both = sudoku_cells_and (cluster->seen[0], cluster->seen[1]);

  both = sudoku_cells_minus (both, sudoku_cells_or (cluster->color[0], cluster->color[1]));

  if (!emit_colors (logic, SUDOKU_SIMPLE_COLORS_TRAP, cluster, NULL, digit, both))
    return false;

  for (int color = 0; color < 2; color++)
    if (sudoku_cells_meet (cluster->color[color], cluster->seen[color]) &&
        !emit_colors (logic, SUDOKU_SIMPLE_COLORS_WRAP, cluster, NULL, digit,
                      cluster->color[color]))
      return false;

  return true;
}

/* Colour a of `one` against both colours of `other`. */
static bool
find_multi (SudokuLogic   *logic,
            const Cluster *one,
            const Cluster *other,
            int            a,
            int            digit)
{
  bool sees[2];

  for (int b = 0; b < 2; b++)
    sees[b] = sudoku_cells_meet (one->seen[a], other->color[b]);

  if (sees[0] && sees[1] &&
      !emit_colors (logic, SUDOKU_MULTI_COLORS_2, one, other, digit, one->color[a]))
    return false;

  for (int b = 0; b < 2; b++)
    if (sees[b] &&
        !emit_colors (logic, SUDOKU_MULTI_COLORS_1, one, other, digit,
                      sudoku_cells_and (one->seen[1 - a], other->seen[1 - b])))
      return false;

  return true;
}

static bool
find_for_digit (SudokuLogic *logic,
                int          digit)
{
  Cluster clusters[MAX_CLUSTERS];
  int n_clusters = get_clusters (logic->position, digit, clusters);

  for (int i = 0; i < n_clusters; i++)
    if (!find_simple (logic, &clusters[i], digit))
      return false;

  for (int i = 0; i < n_clusters; i++)
    for (int j = 0; j < n_clusters; j++)
      for (int a = 0; a < 2; a++)
        if (i != j && !find_multi (logic, &clusters[i], &clusters[j], a, digit))
          return false;

  return true;
}

void
sudoku_logic_colors (SudokuLogic *logic)
{
  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    if (!find_for_digit (logic, digit))
      return;
}
