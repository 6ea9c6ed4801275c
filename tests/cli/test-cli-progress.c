/* When the command line tool tells that it is still searching, by a clock of the test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-progress.h"

#include "cli/cli.h"

static const gint64 BEGIN = 1000 * G_USEC_PER_SEC;

/* The program's is not linked. */
void
cli_complain (const char *format,
              ...)
{
  g_assert_not_reached ();
}

/* Counts puzzles in vain, some seconds after the begin. */
static uint64_t
take (CliProgress *self,
      uint64_t     n_tried,
      double       seconds)
{
  return cli_progress_take (self, n_tried, false, BEGIN + (gint64) (seconds * G_USEC_PER_SEC));
}

static void
in_vain (void)
{
  CliProgress self = cli_progress_new (BEGIN);

  g_assert_cmpuint (take (&self, 100, 0), ==, 0);
  g_assert_cmpuint (take (&self, 100, 4.9), ==, 0);
  g_assert_cmpuint (take (&self, 100, 5), ==, 300);
  g_assert_cmpuint (take (&self, 100, 5.1), ==, 0);
  g_assert_cmpuint (take (&self, 100, 9.9), ==, 0);
  g_assert_cmpuint (take (&self, 100, 10), ==, 600);
  g_assert_cmpuint (take (&self, 100, 19.9), ==, 0);
  g_assert_cmpuint (take (&self, 0, 20), ==, 700);
}

/* A puzzle begins the wait anew, but makes it no shorter. */
static void
found (void)
{
  CliProgress self = cli_progress_new (BEGIN);

  g_assert_cmpuint (take (&self, 100, 4), ==, 0);
  g_assert_cmpuint (cli_progress_take (&self, 7, true, BEGIN + 4 * G_USEC_PER_SEC), ==, 0);
  g_assert_cmpuint (take (&self, 10, 8.9), ==, 0);
  g_assert_cmpuint (take (&self, 10, 9), ==, 20);
  g_assert_cmpuint (cli_progress_take (&self, 0, true, BEGIN + 10 * G_USEC_PER_SEC), ==, 0);
  g_assert_cmpuint (take (&self, 1, 19.9), ==, 0);
  g_assert_cmpuint (take (&self, 1, 20), ==, 2);
}

/* While the first puzzle is still being tried there is nothing to tell. */
static void
none_tried (void)
{
  CliProgress self = cli_progress_new (BEGIN);

  g_assert_cmpuint (take (&self, 0, 60), ==, 0);
  g_assert_cmpuint (take (&self, 1, 61), ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli/progress/in-vain", in_vain);
  g_test_add_func ("/cli/progress/found", found);
  g_test_add_func ("/cli/progress/none-tried", none_tried);

  return g_test_run ();
}
