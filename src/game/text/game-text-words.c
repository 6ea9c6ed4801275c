/* Verbal arithmetic: what is wrong with the text of an equation, and what happens in a search.
 *
 * As for queens, the first sentence of an event says what happened and why, the second what comes
 * next. Columns are those of the sum: no sentence speaks of the columns of the board, which are
 * digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-text-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

char *
game_text_words_error (const TextError *error)
{
  int line = error->line;
  int column = error->column;
  int wanted = error->wanted;
  g_autofree char *character = game_text_quote_character (error->character);

  switch ((int) error->problem)
    {
    case TEXT_WORD_LONG:
      /* Translators: line and column of a text; the words are those of SEND + MORE = MONEY. */
      return g_strdup_printf (_("line %d, column %d: this word has more than %d letters"),
                              line, column, wanted);

    case TEXT_WORDS_TOO_MANY:
      return g_strdup_printf (_("line %d, column %d: these are more than %d words"),
                              line, column, wanted);

    case TEXT_SIGN_MISSING:
      /* Translators: %s is the first letter of a word, in quotes; + and = are what is missing. */
      return g_strdup_printf (_("line %d, column %d: + or = is missing before %s"),
                              line, column, character);

    case TEXT_RESULT_MISSING:
      return g_strdup_printf (_("line %d, column %d: = and the word behind it are missing"),
                              line, column);

    case TEXT_RESULT_NOT_LAST:
      return g_strdup_printf (_("line %d, column %d: only one word may stand behind ="),
                              line, column);

    case TEXT_LETTERS_TOO_MANY:
      /* Translators: %s is a letter in quotes. Every letter stands for another digit. */
      return g_strdup_printf (_("line %d, column %d: %s is the eleventh letter, and there are only "
                                "ten digits"), line, column, character);

    case TEXT_WORD_MISSING:
    default:
      return g_strdup_printf (_("line %d, column %d: a word is missing here"), line, column);
    }
}

/* The name of a letter. */
typedef struct
{
  char text[2];
} Name;

static Name
name_of (const WordsSteps *steps,
         int               letter)
{
  return (Name) { { steps->puzzle.letter[letter], '\0' } };
}

static void
add_term (GString *sum,
          int      times,
          int      digit)
{
  if (sum->len > 0)
    g_string_append (sum, " + ");

  if (times == 1)
    g_string_append_printf (sum, "%d", digit);
  else if (times == 2)
    g_string_append_printf (sum, "%d + %d", digit, digit);
  else
    g_string_append_printf (sum, "%d × %d", times, digit);
}

/* The column as it is written on paper, such as “6 + 4 + 1 = 11”: the digits of its letters, and
 * last the carry. NULL where it has nothing but a carry. */
static char *
write_sum (const WordsPuzzle *puzzle,
           const WordsColumn *column)
{
  g_autoptr(GString) sum = g_string_new (NULL);

  for (int letter = 0; letter < puzzle->n_letters; letter++)
    if (puzzle->n_times[column->column][letter] > 0)
      add_term (sum, puzzle->n_times[column->column][letter], column->digits.digit[letter]);

  if (sum->len == 0)
    return NULL;

  if (column->carry > 0)
    add_term (sum, 1, column->carry);
  if (strchr (sum->str, ' ') != NULL)
    g_string_append_printf (sum, " = %d", column->total);

  return g_string_free (g_steal_pointer (&sum), FALSE);
}

/* The same in letters, such as “N + R + 1”. */
static char *
write_letters (const WordsPuzzle *puzzle,
               const WordsColumn *column)
{
  GString *sum = g_string_new (NULL);

  for (int letter = 0; letter < puzzle->n_letters; letter++)
    {
      const int times = puzzle->n_times[column->column][letter];

      if (times == 0)
        continue;
      if (sum->len > 0)
        g_string_append (sum, " + ");
      if (times > 1)
        g_string_append_printf (sum, "%d × ", times);
      g_string_append_c (sum, puzzle->letter[letter]);
    }

  if (column->carry > 0)
    g_string_append_printf (sum, "%s%d", sum->len > 0 ? " + " : "", column->carry);

  return g_string_free (sum, FALSE);
}

static char *
write_outcome (const WordsPuzzle *puzzle,
               const WordsColumn *column,
               SearchReason       reason)
{
  const int result = puzzle->sum[column->column];
  const int carried = column->total / WORDS_DIGITS;
  const int written = column->total % WORDS_DIGITS;

  if (reason == SEARCH_CARRY_LEFT)
    /* Translators: a column of a sum on paper; what is too much of it. */
    return g_strdup_printf (_("carries %d too far"), carried);

  if (reason == SEARCH_WRONG_SUM && result < 0)
    /* Translators: a column of a sum on paper, whose result has no digit there. */
    return g_strdup_printf (_("writes %d, but the result is shorter"), written);

  if (reason == SEARCH_WRONG_SUM)
    /* Translators: a column of a sum on paper; a letter of the result and its digit. */
    return g_strdup_printf (_("writes %d, but %c is %d"), written, puzzle->letter[result],
                            column->result);

  /* Translators: a column of a sum on paper. */
  return g_strdup_printf (_("writes %d, carries %d"), written, carried);
}

char **
game_text_words_column (const WordsPuzzle *puzzle,
                        const WordsColumn *column,
                        SearchReason       reason)
{
  g_autoptr(GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *title = NULL;
  g_autofree char *letters = write_letters (puzzle, column);
  g_autofree char *digits = write_sum (puzzle, column);
  g_autofree char *outcome = write_outcome (puzzle, column, reason);

  /* Translators: a heading; columns of a sum on paper. */
  title = g_strdup_printf (_("Column %d from the right"), column->column + 1);
  g_strv_builder_add (lines, title);
  if (*letters != '\0')
    g_strv_builder_add (lines, letters);
  if (digits != NULL)
    g_strv_builder_add (lines, digits);
  g_strv_builder_add (lines, outcome);

  return g_strv_builder_end (lines);
}

/* A word, from the last letter to the first; -1: there is no letter. */
static void
append_word (GString           *text,
             const WordsPuzzle *puzzle,
             const int8_t      *letters)
{
  for (int column = puzzle->n_columns - 1; column >= 0; column--)
    if (letters[column] >= 0)
      g_string_append_c (text, puzzle->letter[letters[column]]);
}

char *
game_text_words_equation (const WordsPuzzle *puzzle)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < MIN (puzzle->n_addends, WORDS_ADDENDS_KEPT); i++)
    {
      g_string_append (text, i > 0 ? " + " : "");
      append_word (text, puzzle, puzzle->addend[i]);
    }
  g_string_append (text, puzzle->n_addends > WORDS_ADDENDS_KEPT ? " + … = " : " = ");
  append_word (text, puzzle, puzzle->sum);

  return g_string_free (text, false);
}

char *
game_text_words_sum (const WordsPuzzle *puzzle,
                     const WordsColumn *column,
                     SearchReason       reason)
{
  g_autofree char *equation = game_text_words_equation (puzzle);
  g_autofree char *told = NULL;
  g_auto(GStrv) lines = NULL;

  if (column == NULL)
    return g_steal_pointer (&equation);

  lines = game_text_words_column (puzzle, column, reason);
  told = g_strjoinv ("; ", lines);

  return g_strdup_printf ("%s; %s", equation, told);
}

char *
game_text_words_square (const WordsPuzzle   *puzzle,
                        const WordsSolution *digits,
                        unsigned             known,
                        int                  square)
{
  const int row = square / WORDS_DIGITS;
  const int digit = square % WORDS_DIGITS;

  if (row >= puzzle->n_letters)
    return g_strdup ("");

  if ((known >> row & 1) != 0 && digits->digit[row] == digit)
    /* Translators: a square of a board of letters and digits; the letter has this digit. */
    return g_strdup_printf (_("Letter %c, digit %d: chosen"), puzzle->letter[row], digit);

  for (int letter = 0; letter < puzzle->n_letters; letter++)
    if ((known >> letter & 1) != 0 && digits->digit[letter] == digit)
      /* Translators: a square of a board; the last letter is the one that has the digit. */
      return g_strdup_printf (_("Letter %c, digit %d: used by %c"), puzzle->letter[row], digit,
                              puzzle->letter[letter]);

  /* Translators: a square of a board of letters and digits: no letter has this digit. */
  return g_strdup_printf (_("Letter %c, digit %d: empty"), puzzle->letter[row], digit);
}

/* A digit that completes a column of the sum. */
static char *
placed_in_column (const WordsSteps  *steps,
                  const SearchEvent *event,
                  const WordsColumn *column)
{
  Name name = name_of (steps, event->variable);
  g_autofree char *sum = write_sum (&steps->puzzle, column);
  int number = column->column + 1;

  if (sum == NULL)
    /* Translators: a letter and its digit; a column of a sum; a digit. */
    return g_strdup_printf (_("%s is now %d. Column %d from the right fits: only %d is carried "
                              "into it."), name.text, event->value, number, column->total);

  if (column->total < WORDS_DIGITS)
    /* Translators: a letter and its digit; a column of a sum; a sum such as “2 + 3 + 1 = 6”. */
    return g_strdup_printf (_("%s is now %d. Column %d from the right fits: %s."),
                            name.text, event->value, number, sum);

  /* Translators: a letter and its digit; a column of a sum; a sum such as “6 + 8 + 1 = 15”, its
   * last digit (5) and what is carried into the next column (1). */
  return g_strdup_printf (_("%s is now %d. Column %d from the right fits: %s ends in %d and "
                            "carries %d."), name.text, event->value, number, sum, column->result,
                          column->total / WORDS_DIGITS);
}

static char *
next_after_place (const WordsSteps *steps)
{
  if (steps->depth < steps->puzzle.n_letters)
    /* Translators: %s is a letter. */
    return g_strdup_printf (_("The next letter is %s."), name_of (steps, steps->depth).text);

  return steps->method == WORDS_PERMUTATIONS
         ? g_strdup (_("Now every letter has a digit, and the sum is tested."))
         : g_strdup (_("Now every letter has a digit."));
}

static char *
placed (const WordsSteps  *steps,
        const SearchEvent *event)
{
  Name name = name_of (steps, event->variable);
  WordsColumn column;
  char *text;

  if (words_steps_column (steps, event, &column))
    text = placed_in_column (steps, event, &column);
  else if (steps->method == WORDS_PERMUTATIONS)
    /* Translators: a letter and its digit. */
    text = g_strdup_printf (_("%s is now %d, which no other letter has."), name.text, event->value);
  else
    text = g_strdup_printf (_("%s is now %d, which no other letter has. No other column of the sum "
                              "is complete yet."), name.text, event->value);

  return game_text_join (text, next_after_place (steps));
}

/* What follows where a letter has tried all its digits. */
static char *
next_after_last (const WordsSteps *steps,
                 int               letter)
{
  if (letter == 0)
    return g_strdup (_("That was the last digit of the first letter, so the search is over."));

  /* Translators: two letters. */
  return g_strdup_printf (_("%s has no other digit, so the digit of %s is taken back."),
                          name_of (steps, letter).text, name_of (steps, letter - 1).text);
}

static char *
refused_by_sum (const WordsSteps  *steps,
                const SearchEvent *event,
                const WordsColumn *column)
{
  Name name = name_of (steps, event->variable);
  g_autofree char *sum = write_sum (&steps->puzzle, column);
  int number = column->column + 1;

  if (sum == NULL)
    return g_strdup_printf (_("%s = %d is refused: only %d is carried into column %d from the "
                              "right, but the result has %d there."),
                            name.text, event->value, column->total, number, column->result);

  if (steps->puzzle.sum[column->column] < 0)
    return g_strdup_printf (_("%s = %d is refused: the result ends before column %d from the "
                              "right."), name.text, event->value, number);

  if (column->total < WORDS_DIGITS)
    return g_strdup_printf (_("%s = %d is refused: in column %d from the right, %s, but the result "
                              "has %d there."),
                            name.text, event->value, number, sum, column->result);

  /* Translators: a letter and its digit; a column of a sum; a sum such as “6 + 4 + 1 = 11”, its
   * last digit (1), and the digit that is there (5). */
  return g_strdup_printf (_("%s = %d is refused: in column %d from the right, %s ends in %d, but "
                            "the result has %d there."),
                          name.text, event->value, number, sum, column->total % WORDS_DIGITS,
                          column->result);
}

static char *
refused (const WordsSteps  *steps,
         const SearchEvent *event)
{
  Name name = name_of (steps, event->variable);
  WordsColumn column;

  if (event->reason == SEARCH_SAME_COLUMN)
    /* Translators: a letter and a digit, and the letter that has the digit. */
    return g_strdup_printf (_("%s = %d is refused: %s has this digit already."), name.text,
                            event->value, name_of (steps, event->other).text);

  if (event->reason == SEARCH_LEADING_ZERO)
    /* Translators: both %s are the same letter. */
    return g_strdup_printf (_("%s = 0 is refused: %s begins a word of several letters, and no "
                              "number begins with 0."), name.text, name.text);

  words_steps_column (steps, event, &column);
  if (event->reason == SEARCH_CARRY_LEFT)
    return g_strdup_printf (_("%s = %d is refused: the leftmost column carries %d, and there is no "
                              "column for it."),
                            name.text, event->value, column.total / WORDS_DIGITS);

  return refused_by_sum (steps, event, &column);
}

static char *
next_after_refusal (const WordsSteps  *steps,
                    const SearchEvent *event)
{
  if (event->value + 1 == WORDS_DIGITS)
    return next_after_last (steps, event->variable);

  /* Translators: a letter and a digit. */
  return g_strdup_printf (_("Next is %s = %d."), name_of (steps, event->variable).text,
                          event->value + 1);
}

static char *
refused_board_by_sum (const WordsSteps  *steps,
                      const WordsColumn *column)
{
  g_autofree char *sum = write_sum (&steps->puzzle, column);
  int number = column->column + 1;

  if (sum == NULL)
    return g_strdup_printf (_("Every letter has a digit, but the sum is wrong: only %d is carried "
                              "into column %d from the right, and the result has %d there."),
                            column->total, number, column->result);

  if (steps->puzzle.sum[column->column] < 0)
    return g_strdup_printf (_("Every letter has a digit, but the sum is wrong: the result ends "
                              "before column %d from the right."), number);

  if (column->total < WORDS_DIGITS)
    return g_strdup_printf (_("Every letter has a digit, but the sum is wrong: in column %d from "
                              "the right, %s, and the result has %d there."),
                            number, sum, column->result);

  return g_strdup_printf (_("Every letter has a digit, but the sum is wrong: in column %d from the "
                            "right, %s ends in %d, and the result has %d there."),
                          number, sum, column->total % WORDS_DIGITS, column->result);
}

static char *
refused_board (const WordsSteps  *steps,
               const SearchEvent *event)
{
  WordsColumn column;

  if (event->reason == SEARCH_LEADING_ZERO)
    /* Translators: %s is a letter. */
    return g_strdup_printf (_("Every letter has a digit, but %s is 0 and begins a word of several "
                              "letters."), name_of (steps, event->variable).text);

  words_steps_column (steps, event, &column);
  if (event->reason == SEARCH_CARRY_LEFT)
    return g_strdup_printf (_("Every letter has a digit, but the leftmost column carries %d, and "
                              "there is no column for it."), column.total / WORDS_DIGITS);

  return refused_board_by_sum (steps, &column);
}

/* The digit that the letter tries after one that was taken back, or -1. */
static int
next_digit (const WordsSteps  *steps,
            const SearchEvent *event)
{
  int digit = event->value + 1;

  while (steps->method == WORDS_PERMUTATIONS && digit < WORDS_DIGITS && (steps->used >> digit & 1))
    digit++;

  return digit < WORDS_DIGITS ? digit : -1;
}

static char *
taken_back (const WordsSteps  *steps,
            const SearchEvent *event)
{
  Name name = name_of (steps, event->variable);
  int digit = next_digit (steps, event);
  char *text = g_strdup_printf (_("%s is no longer %d: all that can follow from it has been "
                                  "tried."), name.text, event->value);

  if (digit < 0)
    return game_text_join (text, next_after_last (steps, event->variable));

  return game_text_join (text, g_strdup_printf (_("Next is %s = %d."), name.text, digit));
}

static char *
dead_end (const WordsSteps  *steps,
          const SearchEvent *event)
{
  /* Translators: a letter, and the letter before it. */
  return g_strdup_printf (_("None of the ten digits fits %s: each is used, begins a word with 0, "
                            "or makes the sum wrong. So the digit of %s is taken back."),
                          name_of (steps, event->variable).text,
                          name_of (steps, event->variable - 1).text);
}

static char *
solved (const WordsSteps *steps)
{
  g_autofree char *number = game_text_number (steps->stats.n_solutions);
  int last = steps->puzzle.n_letters - 1;

  /* Translators: the number of this solution, as in “solution number 5”, and a letter. */
  return g_strdup_printf (_("Solution %s: every letter has a digit, and the sum is right. The "
                            "search takes the digit of %s back to look for more."),
                          number, name_of (steps, last).text);
}

static char *
start (const WordsSteps *steps)
{
  if (steps->puzzle.n_letters == 0)
    return g_strdup (_("There are no letters, so there is nothing to search."));

  /* Translators: %s is the first letter. */
  return g_strdup_printf (steps->method == WORDS_PERMUTATIONS ?
                          _("No letter has a digit yet. The search begins with %s, gives each "
                            "letter a digit of its own, and then tests the sum.") :
                          _("No letter has a digit yet. The search begins with %s and adds as on "
                            "paper, column by column from the right."),
                          name_of (steps, 0).text);
}

char *
game_text_words_event (const WordsSteps  *steps,
                       const SearchEvent *event)
{
  if (event == NULL)
    return start (steps);

  switch ((int) event->kind)
    {
    case SEARCH_PLACE:
      return placed (steps, event);

    case SEARCH_RETRACT:
      return taken_back (steps, event);

    case SEARCH_REJECT:
      if (steps->method == WORDS_PERMUTATIONS)
        return game_text_join (refused_board (steps, event),
                               g_strdup (_("The digit that was given last is taken back.")));

      return game_text_join (refused (steps, event), next_after_refusal (steps, event));

    case SEARCH_DEAD_END:
      return dead_end (steps, event);

    case SEARCH_SOLUTION:
    default:
      return solved (steps);
    }
}
