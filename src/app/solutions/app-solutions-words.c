/* What the Solutions page says, and understands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/solutions/app-solutions-words.h"
#include "game/state/game-variant.h"
#include "game/text/game-text.h"

/* ngettext () takes a long, which is short on some machines; the plural of a number is that of its
 * last digits. */
static unsigned long
app_solutions_words_plural (uint64_t n)
{
  return n < 1000000 ? n : n % 1000000 + 1000000;
}

/* Of a list that is longer than a page. */
static char *
app_solutions_words_heading_of_page (const AppSolutionsList *list)
{
  g_autofree char *first = game_text_number (list->first + 1);
  g_autofree char *last = game_text_number (list->first + list->n_shown);
  g_autofree char *number = game_text_number (list->n_solutions);

  if (list->end == SEARCH_LIMITED)
    /* Translators: a page of a list that does not hold all solutions, only so many. */
    return g_strdup_printf (_("Solutions %s–%s of the first %s"), first, last, number);

  /* Translators: a page of a list: "Solutions 10,000,001–20,000,000 of 95,815,104". */
  return g_strdup_printf (_("Solutions %s–%s of %s"), first, last, number);
}

void
app_solutions_list_learn_counts (AppSolutionsList *list)
{
  int n = game_state_size (&list->puzzle);
  uint64_t half;
  uint64_t quarter;

  if (!game_state_info (&list->puzzle)->has_images || list->end != SEARCH_EXHAUSTED)
    return;

  if (list->fundamental)
    {
      list->n_fundamental = list->n_solutions;
      return;
    }

  list->n_all = list->n_solutions;

  if (queens_board_count (&list->puzzle.queens.fixed) == 0 &&
      queens_count_symmetric (n, NULL, &half, &quarter) == SEARCH_EXHAUSTED)
    list->n_fundamental = queens_fundamental (n, list->n_all, half, quarter);
}

char *
app_solutions_words_heading (const AppSolutionsList *list)
{
  unsigned long n = app_solutions_words_plural (list->n_solutions);
  g_autofree char *number = game_text_number (list->n_solutions);

  if (list->running && list->n_solutions == 0)
    return g_strdup (_("Searching…"));

  if (list->running)
    /* Translators: how many solutions were found until now. */
    return g_strdup_printf (_("%s so far…"), number);

  if (list->n_shown < list->n_solutions)
    return app_solutions_words_heading_of_page (list);

  if (list->end == SEARCH_LIMITED)
    return g_strdup_printf (ngettext ("The first %s solution", "The first %s solutions", n),
                            number);

  if (list->fundamental)
    return g_strdup_printf (ngettext ("%s fundamental solution", "%s fundamental solutions", n),
                            number);

  return g_strdup_printf (ngettext ("%s solution", "%s solutions", n), number);
}

char *
app_solutions_words_detail (const AppSolutionsList *list)
{
  g_autofree char *number = game_text_number (list->fundamental ? list->n_all
                                                                : list->n_fundamental);

  if (list->running && list->fraction < 0)
    return g_strdup ("");

  if (list->running)
    /* Translators: how much of the work is done. */
    return g_strdup_printf (_("%d %%"), (int) (list->fraction * 100));

  if (list->end == SEARCH_STOPPED)
    /* Translators: the search for solutions was stopped. */
    return g_strdup (_("stopped"));

  if (list->fundamental && list->n_all > 0)
    /* Translators: after "12 fundamental solutions": of so many in all. */
    return g_strdup_printf (_("of %s"), number);

  if (!list->fundamental && list->n_fundamental > 0)
    /* Translators: after "92 solutions": so many of them are fundamental. */
    return g_strdup_printf (_("%s fundamental"), number);

  return g_strdup ("");
}

char *
app_solutions_words_none (const AppSolutionsList *list)
{
  int n = game_state_size (&list->puzzle);

  switch (game_state_variant (&list->puzzle))
    {
    case GAME_VARIANT_SUDOKU:
      return g_strdup (list->end == SEARCH_INVALID
                         ? _("The digits on the board contradict each other.")
                         : _("No way to fill the empty cells keeps the rules."));

    case GAME_VARIANT_COLOURED_QUEENS:
      return g_strdup (_("This puzzle has no solution."));

    case GAME_VARIANT_FIXED_QUEENS:
      return g_strdup (_("The fixed queens cannot be completed."));

    case GAME_VARIANT_FREE_QUEENS:
    default:
      return g_strdup_printf (_("%d queens on a board of %d by %d always attack each other."),
                              n, n, n);
    }
}

char *
app_solutions_words_permutation (const QueensSolution *solution)
{
  GString *text = g_string_new (NULL);

  for (int row = 0; row < solution->n; row++)
    g_string_append_printf (text, row > 0 ? " %d" : "%d", solution->column[row] + 1);

  return g_string_free (text, FALSE);
}

static char *
app_solutions_words_describe_sudoku (const AppSolutionsList *list,
                                     const char             *number,
                                     int                     n_differ)
{
  if (list->n_solutions == 1 && !list->running && list->end == SEARCH_EXHAUSTED)
    return g_strdup (_("No. 1 · the only solution"));

  return g_strdup_printf (ngettext ("No. %s · %d cell is not the same in all these solutions",
                                    "No. %s · %d cells are not the same in all these solutions",
                                    n_differ),
                          number, n_differ);
}

char *
app_solutions_words_describe (const AppSolutionsList *list,
                              const GameState        *solution,
                              uint64_t                index,
                              int                     n_differ)
{
  g_autofree char *number = game_text_number (index + 1);
  g_autofree char *permutation = NULL;
  QueensSolution queens;
  int n_images;

  if (game_kinds[solution->kind].n_digits > 0)
    return app_solutions_words_describe_sudoku (list, number, n_differ);

  game_queens_get_solution (&solution->queens, &queens);
  permutation = app_solutions_words_permutation (&queens);
  if (!game_state_info (solution)->has_images)
    /* Translators: a solution of queens: its number in a list, and the columns of its queens */
    return g_strdup_printf (_("No. %s: %s"), number, permutation);

  n_images = queens_orbit (&queens);

  return g_strdup_printf (ngettext ("No. %s: %s · %d image by rotation and reflection",
                                    "No. %s: %s · %d images by rotation and reflection",
                                    n_images),
                          number, permutation, n_images);
}

char *
app_solutions_words_goal (const GameState *example)
{
  g_autofree char *permutation = NULL;
  QueensSolution solution;

  if (example == NULL)
    return g_strdup (_("Go to a number"));

  game_queens_get_solution (&example->queens, &solution);
  permutation = app_solutions_words_permutation (&solution);

  /* Translators: %s is a solution as an example, "2 4 6 8 3 1 7 5". */
  return g_strdup_printf (_("Go to a number or “%s”"), permutation);
}

/* Reads numbers, whatever stands between them; groups of digits are not put together. Returns how
 * many there are, of which at most `size` are kept. */
static int
app_solutions_words_read_numbers (const char *text,
                                  uint64_t   *numbers,
                                  int         size)
{
  int n_numbers = 0;

  while (*text != '\0')
    {
      char *end;

      if (!g_ascii_isdigit (*text))
        {
          text++;
          continue;
        }

      if (n_numbers < size)
        numbers[n_numbers] = g_ascii_strtoull (text, &end, 10);
      else
        g_ascii_strtoull (text, &end, 10);

      n_numbers++;
      text = end;
    }

  return n_numbers;
}

static bool
app_solutions_words_to_permutation (const uint64_t *numbers,
                                    int             n,
                                    QueensSolution *permutation)
{
  permutation->n = n;

  for (int row = 0; row < n; row++)
    {
      if (numbers[row] < 1 || numbers[row] > (uint64_t) n)
        return false;

      permutation->column[row] = numbers[row] - 1;
    }

  return true;
}

AppSolutionsGoal
app_solutions_words_parse (const char             *text,
                           const AppSolutionsList *list,
                           uint64_t               *number,
                           QueensSolution         *permutation)
{
  uint64_t numbers[QUEENS_MAX];
  int n_numbers = app_solutions_words_read_numbers (text, numbers, QUEENS_MAX);
  int n = game_state_size (&list->puzzle);

  if (n_numbers == 1)
    {
      *number = strchr (text, '%') != NULL
                  ? MAX (MIN (numbers[0], 100) * list->n_solutions / 100, 1)
                  : numbers[0];
      return APP_SOLUTIONS_NUMBER;
    }

  if (game_kinds[list->puzzle.kind].n_digits == 0 && n_numbers == n &&
      app_solutions_words_to_permutation (numbers, n, permutation))
    return APP_SOLUTIONS_PERMUTATION;

  return APP_SOLUTIONS_NOWHERE;
}
