/* Sentences about searches for words: each is true of the letters and of the sum, and says what
 * comes next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "game/text/game-text.h"
#include "support/game/said.h"

static const char *const equations[] = {
  "SEND + MORE = MONEY", "TO + GO = OUT", "I + BB = ILL", "A + B = A", "AB + C = D", "ABC + D = EF",
  "A + A + A + A = BA", "A = A", "A + B = CAA", "AB = CD",
};

static GameMethod
make_method (const char  *text,
             WordsMethod  number)
{
  GameMethod method = { .method = number };
  TextError error;

  g_assert_true (words_read (text, strlen (text), &method.words, &error));

  return method;
}

/* The sum of terms such as 7, or 3 × 7. */
static int
add_up (const char *terms)
{
  g_auto(GStrv) parts = g_strsplit (terms, " + ", -1);
  int sum = 0;

  for (char **part = parts; *part != NULL; part++)
    {
      const char *times = strstr (*part, " × ");

      sum += atoi (*part) * (times != NULL ? atoi (times + strlen (" × ")) : 1);
    }

  return sum;
}

/* The column that the sentence speaks of: what is written of it is right, as the rules tell it. */
static void
check_sum (const WordsSteps  *steps,
           const SearchEvent *event,
           const char        *text)
{
  static GRegex *pattern;
  g_autoptr(GMatchInfo) match = NULL;
  g_autofree char *number = NULL;
  g_autofree char *terms = NULL;
  g_autofree char *total = NULL;
  WordsSolution digits = steps->digits;
  int carry = 0;
  int column;

  if (pattern == NULL)
    pattern = g_regex_new ("[Cc]olumn (\\d+) from the right(?: fits:|,) ([\\d +×]+?)(?: = (\\d+))?"
                           "(?:\\.|,| ends)", G_REGEX_OPTIMIZE, 0, NULL);
  if (!g_regex_match (pattern, text, 0, &match))
    return;

  number = g_match_info_fetch (match, 1);
  terms = g_match_info_fetch (match, 2);
  total = g_match_info_fetch (match, 3);
  digits.digit[event->variable] = event->value;
  for (column = 0; column < atoi (number) - 1; column++)
    carry = words_column_total (&steps->puzzle, &digits, column, carry) / 10;

  g_assert_cmpint (add_up (terms), ==, words_column_total (&steps->puzzle, &digits, column, carry));
  if (total != NULL && *total != '\0')
    g_assert_cmpint (add_up (terms), ==, atoi (total));
}

/* The next event is what the sentence promises. */
static void
check_promise (const WordsSteps *steps,
               const char       *text)
{
  WordsSteps ahead = *steps;
  SearchEvent event;
  bool goes_on = words_steps_next (&ahead, &event);
  g_autofree char *promise = NULL;

  g_assert_true (goes_on != (strstr (text, "so the search is over") != NULL));
  if (!goes_on)
    return;

  if (strstr (text, "is taken back") != NULL)
    g_assert_true (event.kind == SEARCH_RETRACT || event.kind == SEARCH_DEAD_END);
  if (strstr (text, "and the sum is tested") != NULL)
    g_assert_true (event.kind == SEARCH_REJECT || event.kind == SEARCH_SOLUTION);
  if (strstr (text, "Next is ") != NULL)
    {
      promise = g_strdup_printf ("Next is %c = %d.", steps->puzzle.letter[event.variable],
                                 event.value);
      g_assert_nonnull (strstr (text, promise));
    }
  if (strstr (text, "The next letter is ") != NULL)
    {
      promise = g_strdup_printf ("The next letter is %c.", steps->puzzle.letter[event.variable]);
      g_assert_nonnull (strstr (text, promise));
    }
}

static void
check_event (const GameSearch  *search,
             const SearchEvent *event)
{
  const WordsSteps *steps = &search->words;
  g_autofree char *text = said_open_formulas (game_text_event (search, event, 1));
  g_autofree char *said = NULL;

  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpint (text[strlen (text) - 1], ==, '.');
  if (event->kind == SEARCH_PLACE)
    said = g_strdup_printf ("%c is now %d", steps->puzzle.letter[event->variable], event->value);
  else if (event->kind == SEARCH_RETRACT)
    said = g_strdup_printf ("%c is no longer %d:", steps->puzzle.letter[event->variable],
                            event->value);
  else if (event->kind == SEARCH_REJECT && steps->method == WORDS_CARRY)
    said = g_strdup_printf ("%c = %d is refused:", steps->puzzle.letter[event->variable],
                            event->value);
  else if (event->kind == SEARCH_REJECT)
    said = g_strdup ("Every letter has a digit, but ");
  else if (event->kind == SEARCH_SOLUTION)
    said = g_strdup_printf ("Solution %d:", (int) steps->stats.n_solutions);
  else
    said = g_strdup_printf ("None of the ten digits fits %c:",
                            steps->puzzle.letter[event->variable]);

  g_assert_true (g_str_has_prefix (text, said));
  if (event->kind == SEARCH_REJECT || event->kind == SEARCH_PLACE)
    check_sum (steps, event, text);
  check_promise (steps, text);
}

static void
test_events (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (equations); i++)
    for (int number = 0; number < WORDS_N_METHODS; number++)
      {
        GameMethod method = make_method (equations[i], number);
        GameSearch search;
        SearchEvent event;

        g_assert_true (game_search_init (&search, &method));
        for (int n = 0; n < 30000 && game_search_next (&search, &event); n++)
          check_event (&search, &event);
      }
}

/* The sentence of the first event whose sentence has these words. */
static char *
find_sentence (const char  *text,
               WordsMethod  number,
               const char  *words)
{
  GameMethod method = make_method (text, number);
  GameSearch search;
  SearchEvent event;

  game_search_init (&search, &method);
  while (game_search_next (&search, &event))
    {
      g_autofree char *sentence = said_open_formulas (game_text_event (&search, &event, 1));

      if (strstr (sentence, words) != NULL)
        return g_steal_pointer (&sentence);
    }

  g_error ("%s: no sentence says “%s”", text, words);
}

static void
test_sentences (void)
{
  static const struct
  {
    const char *text;
    WordsMethod number;
    const char *sentence;
  } cases[] = {
    { "SEND + MORE = MONEY", WORDS_CARRY,
      "D is now 0, which no other letter has. No other column of the sum is complete yet. The next "
      "letter is E." },
    { "SEND + MORE = MONEY", WORDS_CARRY, "E = 0 is refused: D has this digit already. Next is "
                                          "E = 1." },
    { "SEND + MORE = MONEY", WORDS_CARRY,
      "Y = 2 is refused: in column 1 from the right, 0 + 1 = 1, but the result has 2 there. Next "
      "is Y = 3." },
    { "SEND + MORE = MONEY", WORDS_CARRY,
      "Y is now 2. Column 1 from the right fits: 7 + 5 = 12 ends in 2 and carries 1. The next "
      "letter is N." },
    { "SEND + MORE = MONEY", WORDS_CARRY,
      "R = 4 is refused: in column 2 from the right, 6 + 4 + 1 = 11 ends in 1, but the result has "
      "5 there. Next is R = 5." },
    { "SEND + MORE = MONEY", WORDS_CARRY,
      "S = 0 is refused: S begins a word of several letters, and no number begins with 0. Next is "
      "S = 1." },
    { "SEND + MORE = MONEY", WORDS_CARRY,
      "None of the ten digits fits Y: each is used, begins a word with 0, or makes the sum wrong. "
      "So the digit of E is taken back." },
    { "SEND + MORE = MONEY", WORDS_CARRY,
      "M is now 1. Column 5 from the right fits: only 1 is carried into it. Now every letter has a "
      "digit." },
    { "SEND + MORE = MONEY", WORDS_CARRY,
      "Solution 1: every letter has a digit, and the sum is right. The search takes the digit of "
      "M back to look for more." },
    { "SEND + MORE = MONEY", WORDS_CARRY,
      "D is no longer 9: all that can follow from it has been tried. That was the last digit of "
      "the first letter, so the search is over." },
    { "A + B = C", WORDS_CARRY,
      "C = 0 is refused: the leftmost column carries 1, and there is no column for it. Next is "
      "C = 1." },
    { "A + A + A + A = BA", WORDS_CARRY,
      "A is now 0. Column 1 from the right fits: 4 × 0 = 0. The next letter is B." },
    { "TWO + TWO = FOUR", WORDS_CARRY,
      "R is now 2. Column 1 from the right fits: 1 + 1 = 2. The next letter is W." },
    { "ABC + D = EF", WORDS_CARRY,
      "A = 1 is refused: the result ends before column 3 from the right. Next is A = 2." },
    { "A + B = C", WORDS_PERMUTATIONS, "A is now 0, which no other letter has. The next letter is "
                                       "B." },
    { "A + B = C", WORDS_PERMUTATIONS, "C is now 2, which no other letter has. Now every letter "
                                       "has a digit, and the sum is tested." },
    { "A + B = C", WORDS_PERMUTATIONS,
      "Every letter has a digit, but the sum is wrong: in column 1 from the right, 0 + 1 = 1, and "
      "the result has 2 there. The digit that was given last is taken back." },
    { "AB + B = AC", WORDS_PERMUTATIONS,
      "Every letter has a digit, but A is 0 and begins a word of several letters. The digit that "
      "was given last is taken back." },
    { "A + B = CD", WORDS_PERMUTATIONS,
      "Every letter has a digit, but the sum is wrong: only 0 is carried into column 2 from the "
      "right, and the result has 2 there. The digit that was given last is taken back." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *sentence = find_sentence (cases[i].text, cases[i].number,
                                                 cases[i].sentence);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

static void
test_start (void)
{
  for (int number = 0; number < WORDS_N_METHODS; number++)
    {
      GameMethod method = make_method ("SEND + MORE = MONEY", number);
      g_autofree char *name = game_text_method (GAME_SEARCH_WORDS, number);
      g_autofree char *blurb = game_text_method_blurb (GAME_SEARCH_WORDS, number);
      g_autofree char *text = NULL;
      GameSearch search;

      game_search_init (&search, &method);
      text = game_text_event (&search, NULL, 1);
      g_assert_cmpstr (text, ==, number == WORDS_CARRY ?
                       "No letter has a digit yet. The search begins with D and adds as on paper, "
                       "column by column from the right." :
                       "No letter has a digit yet. The search begins with D, gives each letter a "
                       "digit of its own, and then tests the sum.");
      g_assert_cmpstr (name, ==, number == WORDS_CARRY ? "Digit by digit" : "Permutations");
      g_assert_cmpint (strlen (blurb), >, strlen (name));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-text-words/events", test_events);
  g_test_add_func ("/game-text-words/sentences", test_sentences);
  g_test_add_func ("/game-text-words/start", test_start);

  return g_test_run ();
}
