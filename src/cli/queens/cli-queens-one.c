/* One solution of n queens, for boards of any size. Larger boards than the library's own are
 * written row by row, since a board of ten million rows would not fit anywhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "cli/cli-output.h"
#include "cli/queens/cli-queens.h"
#include "cli/cli-stats.h"

/* A solution without fixed queens. */
static bool
find_any (const CliQueens *self,
          uint32_t        *columns,
          SearchStats     *stats)
{
  if (!self->at_random)
    return queens_construct (self->n, columns);

  queens_random (self->n, self->seed, NULL, columns, stats);
  return stats->n_solutions > 0;
}

static bool
find_small (const CliQueens *self,
            QueensSolution  *solution,
            SearchStats     *stats)
{
  uint32_t columns[QUEENS_MAX];

  if (self->has_fixed)
    {
      queens_complete (&self->fixed, NULL, solution, stats);
      return stats->n_solutions > 0;
    }

  if (!find_any (self, columns, stats))
    return false;

  solution->n = (int32_t) self->n;
  for (uint32_t row = 0; row < self->n; row++)
    solution->column[row] = (uint8_t) columns[row];
  return true;
}

static bool
print_small (const CliQueens *self,
             SearchStats     *stats)
{
  QueensSolution solution;
  bool found;

  cli_stopwatch_start ();
  found = find_small (self, &solution, stats);
  if (found && self->fundamental)
    solution = queens_first_image (&solution, &self->fixed);
  cli_stopwatch_stop ();

  cli_queens_put_begin (self);
  if (found)
    cli_queens_put (self, &solution, 1);
  cli_queens_put_end (self, found);
  return found;
}

/* Rows as characters, as many a square as `empty` has, the first of which tells what stands
 * there. */
static void
put_rows (uint32_t        n,
          const uint32_t *columns,
          const char     *empty,
          char            queen,
          const char     *between)
{
  gsize width = strlen (empty);
  g_autofree char *row = g_malloc ((gsize) n * width);

  for (gsize i = 0; i < (gsize) n * width; i++)
    row[i] = empty[i % width];

  for (uint32_t i = 0; i < n; i++)
    {
      char *square = row + (gsize) columns[i] * width;

      *square = queen;
      if (i > 0)
        cli_output_put_string (between);
      cli_output_put (row, (gsize) n * width);
      *square = *empty;
    }
}

static void
put_columns (uint32_t        n,
             const uint32_t *columns,
             char            separator)
{
  for (uint32_t row = 0; row < n; row++)
    {
      char number[16];

      g_snprintf (number, sizeof number, "%u", columns[row] + 1);
      if (row > 0)
        cli_output_put (&separator, 1);
      cli_output_put_string (number);
    }
}

/* The column of an image's queen: bit 0 of an image turns its rows over, bit 1 its columns, bit 2
 * swaps rows and columns. */
static uint32_t
image_column (uint32_t        n,
              const uint32_t *columns,
              const uint32_t *rows,
              int             image,
              uint32_t        row)
{
  const uint32_t *lines = (image & 4) != 0 ? rows : columns;
  const uint32_t value = lines[(image & 1) != 0 ? n - 1 - row : row];

  return (image & 2) != 0 ? n - 1 - value : value;
}

static bool
image_has_fixed (const CliQueens *self,
                 const uint32_t  *columns,
                 const uint32_t  *rows,
                 int              image)
{
  const int16_t *fixed = self->large_fixed.column;

  for (uint32_t row = 0; row < self->n && self->has_fixed; row++)
    if (fixed[row] != QUEENS_NO_PLACE &&
        image_column (self->n, columns, rows, image, row) != (uint32_t) fixed[row])
      return false;

  return true;
}

/* Whether none of the images that have the fixed queens comes before the board itself. */
static bool
comes_first (const CliQueens *self,
             const uint32_t  *columns)
{
  g_autofree uint32_t *rows = g_new (uint32_t, self->n);

  for (uint32_t row = 0; row < self->n; row++)
    rows[columns[row]] = row;

  for (int image = 1; image < QUEENS_IMAGES; image++)
    for (uint32_t row = 0; row < self->n; row++)
      {
        const uint32_t value = image_column (self->n, columns, rows, image, row);

        if (value < columns[row] && image_has_fixed (self, columns, rows, image))
          return false;
        if (value != columns[row])
          break;
      }

  return true;
}

static void
put_json (const CliQueens *self,
          const uint32_t  *columns)
{
  cli_output_printf ("{\"n\":%u,\"index\":1,\"rows\":[", self->n);
  put_columns (self->n, columns, ',');
  cli_output_put_string (comes_first (self, columns) ? "],\"fundamental\":true}\n"
                                                     : "],\"fundamental\":false}\n");
}

static void
put_fen (uint32_t        n,
         const uint32_t *columns)
{
  for (uint32_t row = 0; row < n; row++)
    {
      const uint32_t n_behind = n - 1 - columns[row];

      cli_output_put_string (row > 0 ? "/" : "");
      if (columns[row] > 0)
        cli_output_printf ("%u", columns[row]);
      cli_output_put_string ("Q");
      if (n_behind > 0)
        cli_output_printf ("%u", n_behind);
    }

  cli_output_put_string ("\n");
}

static void
put_large (const CliQueens *self,
           const uint32_t  *columns)
{
  switch (self->format)
    {
    case QUEENS_TEXT_PERMUTATION:
      put_columns (self->n, columns, ' ');
      cli_output_put_string ("\n");
      break;

    case QUEENS_TEXT_MATRIX:
    case QUEENS_TEXT_MATRIX_COLUMNS:
      cli_output_put_string ("No. 1\n");
      put_rows (self->n, columns, "0 ", '1', "\n");
      cli_output_put_string ("\n");
      break;

    case QUEENS_TEXT_BOARD:
      put_rows (self->n, columns, "+ ", 'o', "\n");
      cli_output_put_string ("\n\n");
      break;

    case QUEENS_TEXT_JSON:
      put_json (self, columns);
      break;

    case QUEENS_TEXT_JAVA:
      cli_output_put_string ("[");
      put_rows (self->n, columns, ".", 'Q', ", ");
      cli_output_put_string ("]\n");
      break;

    case QUEENS_TEXT_MATRIX_TIGHT:
      cli_output_put_string ("No.1\n");
      put_rows (self->n, columns, "0 ", '1', "\n");
      cli_output_put_string ("\n");
      break;

    case QUEENS_TEXT_BOARD_NUMBERED:
      cli_queens_put_begin (self);
      cli_output_put_string ("方案1:\n");
      put_rows (self->n, columns, "+ ", 'o', "\n");
      cli_output_put_string ("\n\n");
      cli_queens_put_end (self, 1);
      break;

    case QUEENS_TEXT_FEN:
      put_fen (self->n, columns);
      break;

    case QUEENS_TEXT_LEETCODE:
    case QUEENS_N_TEXTS:
    default:
      cli_output_put_string ("[[\"");
      put_rows (self->n, columns, ".", 'Q', "\",\"");
      cli_output_put_string ("\"]]\n");
      break;
    }
}

static bool
find_large (const CliQueens *self,
            uint32_t        *columns,
            SearchStats     *stats)
{
  QueensPlaces solution;

  if (!self->has_fixed)
    return find_any (self, columns, stats);

  if (self->fixed_attack)
    return false;

  queens_complete_places (&self->large_fixed, NULL, &solution, stats);
  for (uint32_t row = 0; row < self->n && stats->n_solutions > 0; row++)
    columns[row] = (uint32_t) solution.column[row];

  return stats->n_solutions > 0;
}

bool
cli_queens_one (const CliQueens *self,
                SearchStats     *stats)
{
  g_autofree uint32_t *columns = NULL;
  bool found;

  *stats = (SearchStats) { 0 };
  if (self->n <= QUEENS_MAX)
    return print_small (self, stats);

  columns = g_new (uint32_t, self->n);
  cli_stopwatch_start ();
  found = find_large (self, columns, stats);
  cli_stopwatch_stop ();

  if (found)
    put_large (self, columns);
  else
    {
      cli_queens_put_begin (self);
      cli_queens_put_end (self, 0);
    }

  return found;
}
