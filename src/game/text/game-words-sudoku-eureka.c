/* Chains, loops and almost locked sets in Eureka notation, as players write them in forums:
 *
 *     (7)r7c7=r6c7-(7=8)r6c4-(8)r9c4=(8-1)r9c9 => r1c9<>7
 *
 * A strong link is "=", a weak one "-". The digit of a place stands before it in parentheses, and
 * is left out where it is that of the place before. Digits that are linked in one place share the
 * parentheses; those of an almost locked set stand behind the one that it loses, the last is the
 * one that the chain leaves it by. "r1c79" is r1c7 and r1c9. A loop ends with "loop". It is the
 * same in every language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/game-words-sudoku-private.h"

static const char *
get_link (bool strong)
{
  return strong ? "=" : "-";
}

static void
append_digits (GString      *text,
               SudokuDigits  digits)
{
  for (; digits != 0; digits &= digits - 1)
    g_string_append_printf (text, "%d", sudoku_lowest_digit (digits));
}

/* "r1c79", "r25c4"; cells that do not make rows of equal columns are several such names. */
static void
append_cells (GString     *text,
              SudokuCells  cells)
{
  const char *comma = "";

  while (!sudoku_cells_is_empty (cells))
    {
      int first = sudoku_row (sudoku_cells_first (cells));
      SudokuCells in_first = sudoku_cells_and (cells, sudoku_house_cells[first]);
      SudokuDigits rows = 0, columns = 0;

      for (SudokuCells rest = in_first; !sudoku_cells_is_empty (rest); )
        columns |= 1 << sudoku_column (sudoku_cells_take (&rest));

      for (int row = first; row < SUDOKU_DIGITS; row++)
        {
          SudokuCells in_row = sudoku_cells_and (cells, sudoku_house_cells[row]);
          SudokuDigits now = 0;

          for (SudokuCells rest = in_row; !sudoku_cells_is_empty (rest); )
            now |= 1 << sudoku_column (sudoku_cells_take (&rest));

          if (now == columns)
            {
              rows |= 1 << row;
              cells = sudoku_cells_minus (cells, in_row);
            }
        }

      g_string_append_printf (text, "%sr", comma);
      append_digits (text, rows);
      g_string_append_c (text, 'c');
      append_digits (text, columns);
      comma = ",";
    }
}

/* "(2=17)r1c12": a set that loses a digit takes the others. */
static void
append_set (GString         *text,
            const SudokuSet *set,
            int              lost,
            SudokuDigits     taken)
{
  SudokuDigits lost_digit = 1 << (lost - 1);

  g_string_append_printf (text, "(%d=", lost);
  append_digits (text, set->digits & ~lost_digit & ~taken);
  append_digits (text, taken);
  g_string_append_c (text, ')');
  append_cells (text, set->cells);
}

/* The node after a set that forces a cell by several digits, which are written to `taken`; -1 where
 * it does not. */
static int
find_forced (const SudokuHint *hint,
             int               entry,
             SudokuDigits     *taken)
{
  int forced = -1;
  int n_exits = 0;

  *taken = 0;

  for (int i = 0; i < hint->n_links; i++)
    if (hint->link[i].from == entry && hint->link[i].strong)
      {
        *taken |= 1 << (hint->node[hint->link[i].to].digit - 1);
        forced = hint->link[i].to + 2;
        n_exits++;
      }

  return n_exits > 1 ? forced : -1;
}

/* Whether the next node is another digit in the place of this one. */
static bool
is_same_place (const SudokuNode *node,
               const SudokuNode *next)
{
  if (node->set != SUDOKU_HINT_NO_SET || next->set != SUDOKU_HINT_NO_SET)
    return false;

  return node->digit != next->digit && sudoku_cells_equal (node->cells, next->cells);
}

/* Appends the nodes from `node` on that are in one place. Returns the last of them. `said` is the
 * digit that need not be told again, or 0. */
static int
append_place (GString          *text,
              const SudokuHint *hint,
              int               node,
              int              *said)
{
  const SudokuNode *first = &hint->node[node];
  bool is_set = first->set != SUDOKU_HINT_NO_SET && !first->is_true && node + 1 < hint->n_nodes;
  SudokuDigits taken;
  int forced = is_set ? find_forced (hint, node, &taken) : -1;
  int last = node;

  if (forced >= 0)
    {
      append_set (text, &hint->set[first->set], first->digit, taken);
      g_string_append (text, "-(");
      append_digits (text, taken);
      g_string_append_printf (text, "=%d)", hint->node[forced].digit);
      append_cells (text, hint->node[forced].cells);
      *said = 0;
      return forced;
    }

  if (is_set)
    {
      append_set (text, &hint->set[first->set], first->digit,
                  1 << (hint->node[node + 1].digit - 1));
      *said = 0;
      return node + 1;
    }

  while (last + 1 < hint->n_nodes && is_same_place (&hint->node[last], &hint->node[last + 1]))
    last++;

  if (last > node || first->digit != *said)
    {
      g_string_append_printf (text, "(%d", first->digit);
      for (int i = node + 1; i <= last; i++)
        g_string_append_printf (text, "%s%d", get_link (hint->node[i].is_true),
                                hint->node[i].digit);
      g_string_append_c (text, ')');
    }

  append_cells (text, first->cells);
  *said = last > node ? 0 : first->digit;

  return last;
}

static void
append_chain (GString          *text,
              const SudokuHint *hint)
{
  int said = 0;

  for (int node = 0; node < hint->n_nodes; node++)
    {
      if (node > 0)
        g_string_append (text, get_link (hint->node[node].is_true));

      node = append_place (text, hint, node, &said);
    }

  if (hint->technique == SUDOKU_CONTINUOUS_NICE_LOOP ||
      hint->technique == SUDOKU_GROUPED_CONTINUOUS_NICE_LOOP)
    g_string_append_printf (text, "%sloop", get_link (hint->node[0].is_true));
}

/* Two sets that have two RCCs: a loop. */
static void
append_doubly_linked (GString          *text,
                      const SudokuHint *hint)
{
  SudokuDigits common = game_words_marked_digits (hint, SUDOKU_ROLE_COMMON, -1);
  int first = sudoku_lowest_digit (common);
  int second = sudoku_lowest_digit (common & (common - 1));

  append_set (text, &hint->set[0], first, 1 << (second - 1));
  g_string_append_c (text, '-');
  append_set (text, &hint->set[1], second, 1 << (first - 1));
  g_string_append (text, "-loop");
}

/* One chain for each digit of the stem, of which one is true: "||". */
static void
append_blossom (GString          *text,
                const SudokuHint *hint)
{
  SudokuCells stem = game_words_marked (hint, SUDOKU_ROLE_EXTRA, -1);

  for (int i = 0; i < hint->n_sets; i++)
    {
      int lost = sudoku_lowest_digit (game_words_marked_digits (hint, SUDOKU_ROLE_EXTRA, i));

      g_string_append_printf (text, "%s(%d)", i > 0 ? " || " : "", lost);
      append_cells (text, stem);
      g_string_append_c (text, '-');
      append_set (text, &hint->set[i], lost, hint->digits & (hint->digits - 1) ? 0 : hint->digits);
    }
}

static void
append_conclusion (GString          *text,
                   const SudokuHint *hint)
{
  const char *comma = " => ";

  for (int i = 0; i < hint->n_placements; i++)
    {
      g_string_append (text, comma);
      append_cells (text, sudoku_cells_of (hint->placement[i].cell));
      g_string_append_printf (text, "=%d", hint->placement[i].digit);
      comma = ", ";
    }

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    {
      SudokuCells cells = sudoku_cells_none ();

      for (int cell = 0; cell < SUDOKU_CELLS; cell++)
        if (hint->removals[cell] >> (digit - 1) & 1)
          cells = sudoku_cells_or (cells, sudoku_cells_of (cell));

      if (sudoku_cells_is_empty (cells))
        continue;

      g_string_append (text, comma);
      append_cells (text, cells);
      g_string_append_printf (text, "<>%d", digit);
      comma = ", ";
    }
}

static bool
is_chain (SudokuTechnique technique)
{
  SudokuFamily family = sudoku_technique_family (technique);

  return technique == SUDOKU_W_WING || family == SUDOKU_FAMILY_TURBOT_FISH ||
         family == SUDOKU_FAMILY_CHAINS || family == SUDOKU_FAMILY_LOOPS ||
         family == SUDOKU_FAMILY_GROUPED_LOOPS || family == SUDOKU_FAMILY_ALS;
}

char *
game_words_sudoku_eureka (const SudokuHint *hint)
{
  g_autoptr(GString) text = NULL;

  if (!is_chain (hint->technique))
    return NULL;

  text = g_string_new (NULL);

  if (hint->technique == SUDOKU_DEATH_BLOSSOM)
    append_blossom (text, hint);
  else if (hint->n_links == 0)
    append_doubly_linked (text, hint);
  else
    append_chain (text, hint);

  append_conclusion (text, hint);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
