/* Almost locked sets.
 *
 * An almost locked set takes all its digits but one: if it loses one, it takes all the others. Of
 * two sets with an RCC (sudoku-als.h) one at least loses that digit.
 *
 *   ALS-XZ         Two sets with an RCC x. One of them loses x, and takes all the
 *                  rest. So a cell that sees all places of another digit z of both loses z.
 *
 *       A A . | . . * | . . .      A: r1c1 r1c2 of 1 2 7      x = 1, in r1c1 and r2c3
 *       . . B | . . . | . . .      B: r2c3 r2c6 of 1 2 9      z = 2, in r1c2 and r2c6:
 *       . . . | . . . | . . .                                 * loses it
 *
 *                  Two RCCs x and y: each set loses one of them, so that each takes
 *                  all of its other digits, and x and y are in one of the sets each. All these go
 *                  from cells that see all their places.
 *   ALS-XY-Wing    A set C with an RCC y to a set A and an RCC z to a set B. If A does not
 *                  take x, it takes y, C loses y and takes z, B loses z and takes x: one of A and B
 *                  takes x.
 *   ALS-XY-Chain   The same with more sets between the ends; a set is left by another digit than
 *                  it is reached by.
 *   Death Blossom  A cell, the stem, and for each of its digits a set, a petal, that loses the
 *                  digit if the stem takes it. Every petal has x: the petal of the digit that the
 *                  stem takes, takes x.
 *
 * A hint has the sets in the order of the chain (petals in the order of the stem's digits) as
 * hint->set; the RCCs as SUDOKU_ROLE_COMMON, the group is the number of the link (of
 * Death Blossom: of the petal); the places of the digits that go, in the sets that keep them from
 * their cells, as SUDOKU_ROLE_PATTERN, the group is the number of the set; the stem as
 * SUDOKU_ROLE_EXTRA, the group of a digit is the number of its petal. The digits are those that go.
 * Nodes and links say for the lowest of them why one end of the chain takes it: node 2 i is what
 * set i loses, node 2 i + 1 what it therefore takes. Death Blossom and doubly linked sets have
 * none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-als.h"

#include <string.h>

/* Takes from other cells what one of two doubly linked sets is sure to take. */
static void
lock_set (SudokuAlsSearch *search,
          int              group,
          int              set,
          SudokuDigits     digits)
{
  for (; digits != 0; digits &= digits - 1)
    {
      int digit = sudoku_lowest_digit (digits);
      SudokuCells seen = sudoku_als_group (&search->list, set, digit)->seen;

      if (sudoku_cells_is_empty (seen))
        continue;

      sudoku_als_remove (search, seen, digit);
      sudoku_als_mark_pattern (search, group, set, digit);
    }
}

static bool
emit_doubly_linked (SudokuAlsSearch *search,
                    int              a,
                    int              b,
                    SudokuDigits     rccs)
{
  const SudokuAlsList *list = &search->list;

  sudoku_logic_begin (search->logic, SUDOKU_ALS_XZ, 0);
  sudoku_als_add_set (search, a);
  sudoku_als_add_set (search, b);

  for (int group = 0; group < 2; group++)
    {
      SudokuDigits rest = group == 0 ? rccs : rccs & (rccs - 1);
      int digit = sudoku_lowest_digit (rest);

      sudoku_als_mark_rcc (search, group, a, b, digit);
      sudoku_als_remove (search, sudoku_cells_and (sudoku_als_group (list, a, digit)->seen,
                                                   sudoku_als_group (list, b, digit)->seen),
                         digit);
    }

  lock_set (search, 0, a, list->set[a].digits & ~rccs);
  lock_set (search, 1, b, list->set[b].digits & ~rccs);

  return sudoku_als_emit (search);
}

static bool
emit_xz (SudokuAlsSearch *search,
         int              a,
         int              b)
{
  SudokuDigits rccs = sudoku_als_rccs (&search->list, a, b);
  SudokuAlsPath path = { 1, { a, b }, { sudoku_lowest_digit (rccs) } };

  if (sudoku_bit_count[rccs] == 2)
    return emit_doubly_linked (search, a, b, rccs);

  return sudoku_als_emit_path (search, SUDOKU_ALS_XZ, &path);
}

/* The sets after `set` that make a step with it: those linked by one digit with another in common
 * that some cell sees all of, and those linked by two digits. */
static SudokuAlsBits
get_partners (const SudokuAlsSearch *search,
              int                    set)
{
  const SudokuAlsGroup *groups[SUDOKU_DIGITS];
  SudokuAlsBits partners;
  int n_groups = 0;

  for (SudokuDigits digits = search->list.set[set].digits; digits != 0; digits &= digits - 1)
    groups[n_groups++] = sudoku_als_group (&search->list, set, sudoku_lowest_digit (digits));

  for (int word = 0; word < search->list.n_words; word++)
    {
      uint64_t linked = 0, ends = 0, found = 0;

      for (int i = 0; i < n_groups; i++)
        {
          /* Linked by this digit and ended by an earlier one, or the other way round, or linked
           * twice. */
          found |= (groups[i]->linked.word[word] & (ends | linked)) |
                   (groups[i]->ends.word[word] & linked);
          linked |= groups[i]->linked.word[word];
          ends |= groups[i]->ends.word[word];
        }

      if (word == set / 64)
        found &= ~(uint64_t) 1 << (set % 64);

      partners.word[word] = word < set / 64 ? 0 : found & ~sudoku_als_hindered (search, set, word);
    }

  return partners;
}

static void
find_xz (SudokuAlsSearch *search)
{
  for (int set = 0; set < search->list.n_sets; set++)
    {
      SudokuAlsBits partners = get_partners (search, set);

      if (!sudoku_logic_goes_on (search->logic))
        return;

      for (int word = set / 64; word < search->list.n_words; word++)
        for (uint64_t bits = partners.word[word]; bits != 0; bits &= bits - 1)
          if (!emit_xz (search, set, word * 64 + __builtin_ctzll (bits)))
            return;
    }
}

void
sudoku_logic_als (SudokuLogic *logic)
{
  static void (* const finds[]) (SudokuAlsSearch *search) = {
    find_xz, sudoku_als_find_wings, sudoku_als_find_chains, sudoku_als_find_blossoms,
  };
  SudokuAlsSearch search;

  search.logic = logic;
  sudoku_als_list (&search.list, logic->position);
  memset (search.emitted, 0, sizeof search.emitted);

  for (int pass = 0; pass < 2 && !logic->has_ended; pass++)
    {
      search.may_overlap = pass == 1;
      finds[logic->technique - SUDOKU_ALS_XZ] (&search);
    }
}
