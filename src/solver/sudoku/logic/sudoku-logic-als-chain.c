/* Chains of almost locked sets: ALS-XY-Wing and ALS-XY-Chain; their prose is in sudoku-logic-als.c.
 *
 * Chains are searched from all sets that have the digit of the end, x, in the same cells, at once,
 * breadth first. A step goes from a set that has lost a digit over any other of its digits to the
 * sets that lose it then. How a set was reached matters only in that it is not left by the same
 * digit; so the first two digits that it is reached by are enough. A chain has three links or more,
 * whether or not its ends could be joined by less: so what is reached by no link, one and two is
 * kept apart from what is further away.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/logic/sudoku-als.h"

#include <string.h>

enum
{
  MIN_LINKS = 3,                /* what is shorter is an ALS-XY-Wing or ALS-XZ */
  MAX_LINKS = 10,
  NO_VISIT = 0xffff,
};

/* A set that was reached: it has lost `digit`. */
typedef struct
{
  uint16_t set;
  uint16_t from;                /* visit, or NO_VISIT */
  uint8_t  digit;
  uint8_t  n_links;             /* up to it */
} Visit;

/* Where sets were reached, over so many links. */
typedef struct
{
  SudokuAlsBits lost[SUDOKU_DIGITS];    /* [digit - 1]: reached by it */
  SudokuAlsBits once;
  SudokuAlsBits twice;
  uint8_t       first[SUDOKU_ALS_SETS]; /* the digit that it was first reached by */
} Layer;

typedef struct
{
  int           digit;                  /* of the ends */
  SudokuAlsBits ends;                   /* sets to which a chain would take something */

  Layer         layer[MIN_LINKS + 1];   /* the last one is of all visits further away */

  int           n_visits;
  Visit         visit[(MIN_LINKS + 1) * 2 * SUDOKU_ALS_SETS];
} Walk;

/* Hands on the wings with ends `a` and those of `ends` by the pivot `c`. */
static bool
emit_wings (SudokuAlsSearch     *search,
            int                  a,
            int                  first,
            int                  c,
            const SudokuAlsBits *ends)
{
  const SudokuAlsList *list = &search->list;

  for (SudokuDigits digits = list->set[c].digits & ~(1 << (first - 1)); digits != 0;
       digits &= digits - 1)
    {
      int second = sudoku_lowest_digit (digits);
      const SudokuAlsBits *linked = &sudoku_als_group (list, c, second)->linked;

      for (int word = a / 64; word < list->n_words; word++)
        {
          uint64_t bits = linked->word[word] & ends->word[word] &
                          ~sudoku_als_hindered (search, c, word);

          for (; bits != 0; bits &= bits - 1)
            {
              int b = word * 64 + __builtin_ctzll (bits);
              SudokuAlsPath path = { 2, { a, c, b }, { first, second } };

              if (b > a && b != c && !sudoku_als_emit_path (search, SUDOKU_ALS_XY_WING, &path))
                return false;
            }
        }
    }

  return true;
}

/* The sets that can be the other end of a wing that leaves `a` by `first`. */
static SudokuAlsBits
get_ends (const SudokuAlsSearch *search,
          int                    a,
          int                    first)
{
  const SudokuAlsList *list = &search->list;
  SudokuAlsBits ends = { { 0 } };

  for (SudokuDigits digits = list->set[a].digits & ~(1 << (first - 1)); digits != 0;
       digits &= digits - 1)
    for (int word = 0; word < list->n_words; word++)
      ends.word[word] |=
        sudoku_als_group (list, a, sudoku_lowest_digit (digits))->ends.word[word];

  for (int word = 0; word < list->n_words; word++)
    ends.word[word] &= ~sudoku_als_hindered (search, a, word);

  return ends;
}

void
sudoku_als_find_wings (SudokuAlsSearch *search)
{
  const SudokuAlsList *list = &search->list;

  for (int a = 0; a < list->n_sets; a++)
    for (SudokuDigits digits = list->set[a].digits; digits != 0; digits &= digits - 1)
      {
        int first = sudoku_lowest_digit (digits);
        SudokuAlsBits ends = get_ends (search, a, first);
        const SudokuAlsBits *linked = &sudoku_als_group (list, a, first)->linked;

        if (!sudoku_logic_goes_on (search->logic))
          return;

        for (int word = 0; word < list->n_words; word++)
          {
            uint64_t bits = linked->word[word] & ~sudoku_als_hindered (search, a, word);

            for (; bits != 0; bits &= bits - 1)
              if (!emit_wings (search, a, first, word * 64 + __builtin_ctzll (bits), &ends))
                return;
          }
      }
}

static bool
is_on_way (const Walk *walk,
           int         visit,
           int         set)
{
  for (; visit != NO_VISIT; visit = walk->visit[visit].from)
    if (walk->visit[visit].set == set)
      return true;

  return false;
}

static Layer *
get_layer (Walk *walk,
           int   n_links)
{
  return &walk->layer[n_links < MIN_LINKS ? n_links : MIN_LINKS];
}

static void
add_visit (Walk     *walk,
           uint16_t  set,
           int       digit,
           int       from,
           int       n_links)
{
  Layer *layer = get_layer (walk, n_links);

  if (sudoku_als_bits_has (&layer->once, set))
    sudoku_als_bits_add (&layer->twice, set);
  else
    layer->first[set] = digit;

  sudoku_als_bits_add (&layer->once, set);
  sudoku_als_bits_add (&layer->lost[digit - 1], set);
  walk->visit[walk->n_visits++] = (Visit) { set, from, digit, n_links };
}

/* Finds the sets to which a chain from a group would take `digit` from a cell that no step emitted
 * yet. A chain is emitted from one end only. Returns whether there are any. */
static bool
find_ends (Walk                  *walk,
           const SudokuAlsSearch *search,
           int                    group,
           int                    digit)
{
  const SudokuAlsGroup *groups = search->list.group;
  SudokuCells emitted = search->emitted[digit - 1];
  bool has_some = false;

  walk->digit = digit;
  memset (&walk->ends, 0, sizeof walk->ends);

  for (int i = group; i < search->list.first_group[digit]; i++)
    {
      SudokuCells seen = sudoku_cells_and (groups[group].seen, groups[i].seen);

      if (sudoku_cells_within (seen, emitted))
        continue;

      has_some = true;

      for (int word = 0; word < search->list.n_words; word++)
        walk->ends.word[word] |= groups[i].sets.word[word];
    }

  return has_some;
}

static void
start_walk (Walk                *walk,
            const SudokuAlsList *list,
            int                  group)
{
  for (int i = 0; i <= MIN_LINKS; i++)
    {
      memset (walk->layer[i].lost, 0, sizeof walk->layer[i].lost);
      memset (&walk->layer[i].once, 0, sizeof walk->layer[i].once);
      memset (&walk->layer[i].twice, 0, sizeof walk->layer[i].twice);
    }

  walk->n_visits = 0;

  for (int word = 0; word < list->n_words; word++)
    for (uint64_t bits = list->group[group].sets.word[word]; bits != 0; bits &= bits - 1)
      add_visit (walk, word * 64 + __builtin_ctzll (bits), walk->digit, NO_VISIT, 0);
}

/* Goes on from a visit. */
static void
visit_next (Walk                  *walk,
            const SudokuAlsSearch *search,
            int                    from)
{
  const SudokuAlsList *list = &search->list;
  Visit visit = walk->visit[from];
  int first = get_layer (walk, visit.n_links)->first[visit.set];
  const Layer *layer = get_layer (walk, visit.n_links + 1);
  SudokuDigits digits = visit.digit == first ? list->set[visit.set].digits & ~(1 << (first - 1)) :
                                               1 << (first - 1);

  for (; digits != 0; digits &= digits - 1)
    {
      int digit = sudoku_lowest_digit (digits);
      const SudokuAlsBits *linked = &sudoku_als_group (list, visit.set, digit)->linked;

      for (int word = 0; word < list->n_words; word++)
        {
          uint64_t bits = linked->word[word] & ~layer->twice.word[word] &
                          ~layer->lost[digit - 1].word[word] &
                          ~sudoku_als_hindered (search, visit.set, word);

          for (; bits != 0; bits &= bits - 1)
            {
              int set = word * 64 + __builtin_ctzll (bits);

              if (!is_on_way (walk, from, set))
                add_visit (walk, set, digit, from, visit.n_links + 1);
            }
        }
    }
}

static void
emit_chain (SudokuAlsSearch *search,
            const Walk      *walk,
            int              visit)
{
  SudokuAlsPath path;

  path.n_links = walk->visit[visit].n_links;

  for (int i = path.n_links; i >= 0; i--)
    {
      path.set[i] = walk->visit[visit].set;

      if (i > 0)
        path.rcc[i - 1] = walk->visit[visit].digit;

      visit = walk->visit[visit].from;
    }

  sudoku_als_emit_path (search, SUDOKU_ALS_CHAIN, &path);
}

/* Walks from a group and emits the chains of `length`. Returns the length of a longer one, or
 * MAX_LINKS + 1 if there is none. */
static int
walk_from (SudokuAlsSearch *search,
           Walk            *walk,
           int              group,
           int              length)
{
  start_walk (walk, &search->list, group);

  for (int i = 0; i < walk->n_visits && sudoku_logic_goes_on (search->logic); i++)
    {
      const Visit *visit = &walk->visit[i];

      if (visit->n_links >= length && visit->digit != walk->digit &&
          sudoku_als_bits_has (&walk->ends, visit->set))
        {
          if (visit->n_links > length)
            return visit->n_links;

          emit_chain (search, walk, i);
        }

      if (visit->n_links < MAX_LINKS)
        visit_next (walk, search, i);
    }

  return MAX_LINKS + 1;
}

void
sudoku_als_find_chains (SudokuAlsSearch *search)
{
  const SudokuAlsList *list = &search->list;
  uint8_t next_length[SUDOKU_ALS_GROUPS];
  Walk walk;

  memset (next_length, MIN_LINKS, sizeof next_length);

  for (int length = MIN_LINKS; length <= MAX_LINKS; length++)
    for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
      for (int group = list->first_group[digit - 1]; group < list->first_group[digit]; group++)
        {
          if (next_length[group] == length && find_ends (&walk, search, group, digit))
            next_length[group] = walk_from (search, &walk, group, length);

          if (search->logic->has_ended)
            return;
        }
}
