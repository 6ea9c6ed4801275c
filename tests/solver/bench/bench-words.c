/* Verbal arithmetic: how long the fast search and the teaching solvers take, and a plain search
 * over all digits for all letters.
 *
 * Times are processor time of the one thread; a row takes about a second, or less.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <time.h>

#include "support/solver/words-samples.h"

#include "solver/words/words-steps.h"

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec + now.tv_nsec * 1e-9;
}

static void
find_all (const char *text)
{
  const WordsPuzzle puzzle = words_sample_puzzle (text);
  SearchStats stats;

  words_each (&puzzle, 0, NULL, NULL, NULL, &stats);
}

static void
take_steps (const char  *text,
            WordsMethod  method)
{
  const WordsPuzzle puzzle = words_sample_puzzle (text);
  WordsSteps steps;
  SearchEvent event;

  words_steps_init (&steps, method, &puzzle);
  while (words_steps_next (&steps, &event))
    continue;
}

static void
carry (const char *text)
{
  take_steps (text, WORDS_CARRY);
}

static void
permute (const char *text)
{
  take_steps (text, WORDS_PERMUTATIONS);
}

static void
count_plainly (const char *text)
{
  words_count_plainly (text);
}

/* Milliseconds for one search, reading the text included. */
static double
time_one (const char *text,
          void (*search) (const char *text))
{
  double begin = processor_seconds ();
  int n_searches = 0;

  do
    {
      search (text);
      n_searches++;
    }
  while (processor_seconds () - begin < 0.1);

  return 1e3 * (processor_seconds () - begin) / n_searches;
}

static void
print_row (const char *text)
{
  g_print ("%-40.40s %12.4f %12.4f %14.1f %12.1f\n", text, time_one (text, find_all),
           time_one (text, carry), time_one (text, permute), time_one (text, count_plainly));
}

int
main (int   argc,
      char *argv[])
{
  g_print ("Milliseconds to find every solution.\n\n%-40s %12s %12s %14s %12s\n", "", "fast",
           "carry", "permutations", "plain");
  for (int i = 0; i < n_words_samples; i++)
    if (words_sample_puzzle (words_samples[i].text).n_letters > 6)
      print_row (words_samples[i].text);

  print_row (words_longest_sample);

  return 0;
}
