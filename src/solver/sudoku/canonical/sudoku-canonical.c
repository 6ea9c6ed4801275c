/* The canonical form, built row by row.
 *
 * A node of the search has chosen the lines of the puzzle that are the first rows of the form, and
 * as much of the order of columns and digits as these rows decide. It is followed only while its
 * rows are the smallest known, so most nodes end after two or three rows. Nothing is decided before
 * it matters:
 *
 *   columns   Two columns of a stack that are empty in all rows so far can still change places, and
 *             so can two stacks. These *free* columns stand first in their stack, and the free
 *             stacks first in the grid:
 *
 *                 . . .   . . 1   . 2 3      the first stack is free, and in the others a column
 *                 . . .   . 4 .   . 5 .      each
 *
 *             The next row puts free columns into the order of their digits, and free stacks into
 *             that of their columns. No other order can be the smallest, but digits without a label
 *             may stand in any; then each order is a node.
 *   digits    A digit without a label gets the next one.
 *   lines     Of the empty lines of a band one is as good as another, and so is one empty band.
 *
 * What is still free in the end, and the choices that were as good as others, multiply the number
 * of automorphisms.
 *
 * A row is compared as a key, four bits a square, with NO_LABEL for digits without a label. That is
 * more than any label, as the labels that they get are, so keys are in the order of the rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "solver/sudoku/canonical/sudoku-canonical.h"

#include <string.h>

#include "solver/sudoku/sudoku-cells.h"

enum
{
  NO_LABEL = 15,
  ORIENTATIONS = 2,             /* as it stands, and mirrored at the diagonal */
};

/* The digits of a row of the puzzle, or of its mirror image. */
typedef uint8_t Row[SUDOKU_DIGITS];

typedef struct
{
  const Row *line;              /* of its orientation */
  uint16_t   lines_left;        /* bit i: line[i] is not in a row yet */
  uint8_t    row[SUDOKU_DIGITS];        /* by row of the form: its line */
  uint8_t    column[SUDOKU_DIGITS];     /* by column of the form: that of the line */
  uint8_t    n_free_stacks;
  uint8_t    n_free[3];         /* columns, by stack */
  uint8_t    n_labels;
  uint8_t    label[SUDOKU_DIGITS + 1];  /* by digit */
  uint32_t   n_ways;            /* nodes as good as this one, itself among them */
} Node;

typedef struct
{
  Row        line[ORIENTATIONS][SUDOKU_DIGITS];
  uint64_t   key[SUDOKU_DIGITS];        /* the smallest rows so far */
  Node       best;
  uint64_t   n_best;            /* how many ways lead to these rows */

  SudokuWayFound found;         /* or NULL */
  void          *data;
} Search;

static inline void
sort_two (unsigned *a,
          unsigned *b)
{
  unsigned low = *a < *b ? *a : *b;

  *b = *a < *b ? *b : *a;
  *a = low;
}

/* The squares of a stack in a row, in their order. */
static inline unsigned
get_code (const Node *node,
          const Row   line,
          int         stack)
{
  const uint8_t *column = node->column + 3 * stack;
  unsigned a = node->label[line[column[0]]];
  unsigned b = node->label[line[column[1]]];
  unsigned c = node->label[line[column[2]]];

  if (node->n_free[stack] >= 2)
    {
      sort_two (&a, &b);

      if (node->n_free[stack] == 3)
        {
          sort_two (&b, &c);
          sort_two (&a, &b);
        }
    }

  return a << 8 | b << 4 | c;
}

/* The smallest row that a line can become. */
static inline uint64_t
get_key (const Node *node,
         const Row   line)
{
  unsigned code[] = { get_code (node, line, 0), get_code (node, line, 1),
                      get_code (node, line, 2) };

  if (node->n_free_stacks >= 2)
    {
      sort_two (&code[0], &code[1]);

      if (node->n_free_stacks == 3)
        {
          sort_two (&code[1], &code[2]);
          sort_two (&code[0], &code[1]);
        }
    }

  return (uint64_t) code[0] << 24 | code[1] << 12 | code[2];
}

static void follow (Search     *search,
                    const Node *node,
                    int         n_rows);
static void order_stack (Search     *search,
                         const Node *node,
                         int         n_rows,
                         int         stack);

static inline void
swap_bytes (uint8_t *a,
            uint8_t *b)
{
  uint8_t kept = *a;

  *a = *b;
  *b = kept;
}

static inline const uint8_t *
get_line (const Node *node,
          int         row)
{
  return node->line[node->row[row]];
}

static inline void
add_label (Node *node,
           int   digit)
{
  if (node->label[digit] == NO_LABEL)
    node->label[digit] = ++node->n_labels;
}

/* Gives the digits of a stack their labels and goes on with the next stack. */
static void
label_stack (Search     *search,
             const Node *node,
             int         n_rows,
             int         stack)
{
  const uint8_t *line = get_line (node, n_rows);
  Node next = *node;

  next.n_free[stack] = 0;
  for (int i = 0; i < 3; i++)
    {
      int digit = line[node->column[3 * stack + i]];

      add_label (&next, digit);
      if (digit == 0 && i < node->n_free[stack])
        next.n_free[stack]++;
    }

  order_stack (search, &next, n_rows, stack + 1);
}

/* Tries all orders of the free columns from `first` on, whose digits have no label. */
static void
order_columns (Search *search,
               Node   *node,
               int     n_rows,
               int     stack,
               int     first)
{
  uint8_t *column = node->column + 3 * stack;

  if (first >= node->n_free[stack] - 1)
    {
      label_stack (search, node, n_rows, stack);
      return;
    }

  for (int i = first; i < node->n_free[stack]; i++)
    {
      swap_bytes (&column[first], &column[i]);
      order_columns (search, node, n_rows, stack, first + 1);
      swap_bytes (&column[first], &column[i]);
    }
}

/* Puts the free columns of a stack into the order of their digits. */
static void
sort_columns (Search *search,
              Node   *node,
              int     n_rows,
              int     stack)
{
  const uint8_t *line = get_line (node, n_rows);
  uint8_t *column = node->column + 3 * stack;
  int n_labelled = 0;

  for (int i = 1; i < node->n_free[stack]; i++)
    for (int k = i; k > 0 && node->label[line[column[k]]] < node->label[line[column[k - 1]]]; k--)
      swap_bytes (&column[k], &column[k - 1]);

  while (n_labelled < node->n_free[stack] && node->label[line[column[n_labelled]]] != NO_LABEL)
    n_labelled++;

  order_columns (search, node, n_rows, stack, n_labelled);
}

static void
swap_stacks (Node *node,
             int   a,
             int   b)
{
  for (int i = 0; i < 3; i++)
    swap_bytes (&node->column[3 * a + i], &node->column[3 * b + i]);
}

/* Tries each of the smallest free stacks in the place of `stack`. */
static void
choose_stack (Search     *search,
              const Node *node,
              int         n_rows,
              int         stack)
{
  unsigned code[3];
  unsigned least = UINT32_MAX;

  for (int i = stack; i < node->n_free_stacks; i++)
    {
      code[i] = get_code (node, get_line (node, n_rows), i);
      least = code[i] < least ? code[i] : least;
    }

  for (int i = stack; i < node->n_free_stacks; i++)
    if (code[i] == least)
      {
        Node next = *node;

        swap_stacks (&next, stack, i);
        sort_columns (search, &next, n_rows, stack);
        if (least == 0)
          break;
      }
}

/* Whether, with two stacks decided, a next row of the band may begin with as small a stack as the
 * best so far. Of the 1296 orders of a full row few are left. */
static bool
may_be_smallest (const Search *search,
                 const Node   *node,
                 int           n_rows)
{
  unsigned lines = node->lines_left & 7u << node->row[n_rows] / 3 * 3;
  unsigned most = search->key[n_rows + 1] >> 24;
  Node least = *node;

  for (int digit = 1; digit <= SUDOKU_DIGITS; digit++)
    if (least.label[digit] == NO_LABEL)
      least.label[digit] = node->n_labels + 1;

  for (; lines != 0; lines &= lines - 1)
    if (get_code (&least, node->line[__builtin_ctz (lines)], 0) <= most)
      return true;

  return false;
}

/* Puts the columns into the order that the row wants, from a stack on, and goes on with the next
 * row. */
static void
order_stack (Search     *search,
             const Node *node,
             int         n_rows,
             int         stack)
{
  Node next = *node;

  if (stack == 2 && n_rows % 3 == 0 && node->n_free[0] < 3
      && !may_be_smallest (search, node, n_rows))
    return;

  if (stack < node->n_free_stacks)
    {
      choose_stack (search, node, n_rows, stack);
    }
  else if (stack < 3)
    {
      sort_columns (search, &next, n_rows, stack);
    }
  else
    {
      while (next.n_free_stacks > 0 && next.n_free[next.n_free_stacks - 1] < 3)
        next.n_free_stacks--;
      follow (search, &next, n_rows + 1);
    }
}

/* Gives the node its next row. */
static void
take_line (Search     *search,
           const Node *node,
           int         n_rows,
           int         line,
           int         n_equal)
{
  Node next = *node;

  next.row[n_rows] = line;
  next.lines_left &= ~(1u << line);
  next.n_ways *= n_equal;

  if (next.n_free[0] < 2 && next.n_free[1] < 2 && next.n_free[2] < 2)
    {
      for (int i = 0; i < SUDOKU_DIGITS; i++)
        add_label (&next, next.line[line][next.column[i]]);
      follow (search, &next, n_rows + 1);
    }
  else
    {
      order_stack (search, &next, n_rows, 0);
    }
}

/* Takes an empty line of each band of `lines`, and one for all empty bands. */
static void
take_empty_line (Search     *search,
                 const Node *node,
                 int         n_rows,
                 unsigned    lines)
{
  int n_bands = 0;
  int empty_band = 0;

  for (int band = 0; band < 3; band++)
    {
      int n_lines = sudoku_bit_count[lines >> 3 * band & 7];

      if (n_lines == 3)
        {
          n_bands++;
          empty_band = band;
        }
      else if (n_lines > 0)
        {
          take_line (search, node, n_rows, 3 * band + __builtin_ctz (lines >> 3 * band), n_lines);
        }
    }

  if (n_bands > 0)
    take_line (search, node, n_rows, 3 * empty_band, 3 * n_bands);
}

/* The lines that may be the next row. */
static unsigned
get_next_lines (const Node *node,
                int         n_rows)
{
  return n_rows % 3 == 0 ? node->lines_left :
         node->lines_left & 7u << node->row[n_rows - 1] / 3 * 3;
}

static const uint32_t factorial[] = { 1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880 };

static void
write_way (const Search      *search,
           const Node        *node,
           SudokuIsomorphism *way)
{
  bool is_mirrored = node->line == search->line[1];
  int n_labels = node->n_labels;

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    {
      int row = node->row[sudoku_row (cell)];
      int column = node->column[sudoku_column (cell)];

      way->cell[cell] = is_mirrored ? column * 9 + row : row * 9 + column;
    }

  for (int digit = 0; digit <= SUDOKU_DIGITS; digit++)
    way->digit[digit] = node->label[digit] != NO_LABEL ? node->label[digit] : ++n_labels;
}

/* All rows are chosen, and none is larger than that of the best so far. */
static void
take_form (Search     *search,
           const Node *node)
{
  uint64_t n_ways = (uint64_t) node->n_ways * factorial[node->n_free_stacks]
                      * factorial[SUDOKU_DIGITS - node->n_labels];

  for (int stack = 0; stack < 3; stack++)
    n_ways *= factorial[node->n_free[stack]];

  if (search->n_best == 0)
    search->best = *node;
  search->n_best += n_ways;

  if (search->found != NULL)
    {
      SudokuIsomorphism way;

      write_way (search, node, &way);
      search->found (&way, search->data);
    }
}

/* Whether a row is not too large. A smaller one makes the rows below unknown again. */
static bool
take_key (Search   *search,
          int       row,
          uint64_t  key)
{
  if (key < search->key[row])
    {
      search->key[row++] = key;
      while (row < SUDOKU_DIGITS)
        search->key[row++] = UINT64_MAX;
      search->n_best = 0;

      return true;
    }

  return key == search->key[row];
}

/* Tries all that can be the next row. */
static void
follow (Search     *search,
        const Node *node,
        int         n_rows)
{
  uint64_t key[SUDOKU_DIGITS];
  uint64_t least = UINT64_MAX;
  unsigned smallest = 0;

  if (n_rows == SUDOKU_DIGITS)
    {
      take_form (search, node);
      return;
    }

  for (unsigned lines = get_next_lines (node, n_rows); lines != 0; lines &= lines - 1)
    {
      int line = __builtin_ctz (lines);

      key[line] = get_key (node, node->line[line]);
      if (key[line] < least)
        {
          least = key[line];
          smallest = 0;
        }
      if (key[line] == least)
        smallest |= 1u << line;
    }

  if (!take_key (search, n_rows, least))
    return;

  if (least == 0)
    take_empty_line (search, node, n_rows, smallest);
  else
    for (; smallest != 0; smallest &= smallest - 1)
      take_line (search, node, n_rows, __builtin_ctz (smallest), 1);
}

static void
search_init (Search           *search,
             const SudokuGrid *grid)
{
  for (int row = 0; row < SUDOKU_DIGITS; row++)
    for (int column = 0; column < SUDOKU_DIGITS; column++)
      {
        search->line[0][row][column] = grid->digit[row * 9 + column];
        search->line[1][column][row] = grid->digit[row * 9 + column];
      }

  memset (search->key, 0xff, sizeof search->key);
  search->n_best = 0;
  search->found = NULL;
}

/* Finds the smallest rows, or, where they are known already, all ways to them. */
static void
search_all (Search *search)
{
  Node root = {
    .lines_left = SUDOKU_ALL_CANDIDATES,
    .column = { 0, 1, 2, 3, 4, 5, 6, 7, 8 },
    .n_free_stacks = 3,
    .n_free = { 3, 3, 3 },
    .n_ways = 1,
  };

  memset (root.label + 1, NO_LABEL, SUDOKU_DIGITS);
  for (int i = 0; i < ORIENTATIONS; i++)
    {
      root.line = search->line[i];
      follow (search, &root, 0);
    }
}

uint64_t
sudoku_canonical (const SudokuGrid  *grid,
                  SudokuGrid        *form,
                  SudokuIsomorphism *way)
{
  SudokuIsomorphism to_form;
  Search search;

  search_init (&search, grid);
  search_all (&search);
  write_way (&search, &search.best, &to_form);
  *form = sudoku_isomorphism_map (&to_form, grid);
  if (way != NULL)
    *way = to_form;

  return search.n_best;
}

void
sudoku_canonical_each_way (const SudokuGrid *whole,
                           SudokuWayFound    found,
                           void             *data)
{
  Search search;

  search_init (&search, whole);
  search_all (&search);

  search.found = found;
  search.data = data;
  search_all (&search);
}
