/* Equations to test with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/words-samples.h"

#include <string.h>

/* The first four are the examples of LeetCode's problem 1307. Most of the others are known for
 * having one solution. */
const WordsSample words_samples[] = {
  { "SEND + MORE = MONEY", 1, "9567 + 1085 = 10652" },
  { "SIX + SEVEN + SEVEN = TWENTY", 1, "650 + 68782 + 68782 = 138214" },
  { "THIS + IS + TOO = FUNNY", 1, "9274 + 74 + 988 = 10336" },
  { "LEET + CODE = POINT", 0, NULL },
  { "I + BB = ILL", 1, "1 + 99 = 100" },
  { "A = B", 0, NULL },
  { "A = A", 10, "0 = 0" },
  { "AB = BA", 0, NULL },
  { "ACA + DD = BD", 0, NULL },
  { "AS + A = MOM", 1, "92 + 9 = 101" },
  { "NO + NO + TOO = LATE", 1, "74 + 74 + 944 = 1092" },
  { "HE + SEES + THE = LIGHT", 1, "54 + 9449 + 754 = 10257" },
  { "AND + A + STRONG + OFFENSE + AS + A + GOOD = DEFENSE",
    1, "503 + 5 + 691208 + 2774064 + 56 + 5 + 8223 = 3474064" },
  { "DONALD + GERALD = ROBERT", 1, "526485 + 197485 = 723970" },
  { "CROSS + ROADS = DANGER", 1, "96233 + 62513 = 158746" },
  { "TWO + TWO = FOUR", 7, "734 + 734 = 1468" },
  { "BASE + BALL = GAMES", 1, "7483 + 7455 = 14938" },
  { "EAT + THAT = APPLE", 1, "819 + 9219 = 10038" },
  { "COCA + COLA = OASIS", 1, "8186 + 8106 = 16292" },
  { "FORTY + TEN + TEN = SIXTY", 1, "29786 + 850 + 850 = 31486" },
  { "SATURN + URANUS + NEPTUNE + PLUTO = PLANETS",
    1, "127503 + 502351 + 3947539 + 46578 = 4623971" },
  { "THREE + THREE + TWO + TWO + ONE = ELEVEN", 1, "84611 + 84611 + 803 + 803 + 391 = 171219" },
  { "GREEN + ORANGE = COLORS", 1, "83446 + 135684 = 219130" },
  { "APPLE + GRAPE + PLUM = BANANA", 1, "67723 + 89673 + 7250 = 164646" },
  { "A + B = C", 32, "1 + 2 = 3" },
  { "A + B + C + D + E + F + G + H + I = J", 0, NULL },
  { "A + B + C = DE", 270, "0 + 3 + 9 = 12" },
  { "A + A = A", 1, "0 + 0 = 0" },
  { "A + B = A", 9, "1 + 0 = 1" },
  { "ABC + DEF = GHIJ", 96, "246 + 789 = 1035" },
  { "ONE + ONE = TWO", 16, "206 + 206 = 412" },
  { "TO + GO = OUT", 1, "21 + 81 = 102" },
  { "USA + USSR = PEACE", 1, "932 + 9338 = 10270" },
  { "A + B + C + D + E = FG", 5640, "0 + 2 + 3 + 4 + 6 = 15" },
};

const int n_words_samples = G_N_ELEMENTS (words_samples);

const char words_longest_sample[] =
  "THIS + A + FIRE + THEREFORE + FOR + ALL + HISTORIES + I + TELL + A + TALE + THAT + "
  "FALSIFIES + ITS + TITLE + TIS + A + LIE + THE + TALE + OF + THE + LAST + FIRE + HORSES + "
  "LATE + AFTER + THE + FIRST + FATHERS + FORESEE + THE + HORRORS + THE + LAST + FREE + "
  "TROLL + TERRIFIES + THE + HORSES + OF + FIRE + THE + TROLL + RESTS + AT + THE + HOLE + "
  "OF + LOSSES + IT + IS + THERE + THAT + SHE + STORES + ROLES + OF + LEATHERS + AFTER + "
  "SHE + SATISFIES + HER + HATE + OFF + THOSE + FEARS + A + TASTE + RISES + AS + SHE + "
  "HEARS + THE + LEAST + FAR + HORSE + THOSE + FAST + HORSES + THAT + FIRST + HEAR + THE + "
  "TROLL + FLEE + OFF + TO + THE + FOREST + THE + HORSES + THAT + ALERTS + RAISE + THE + "
  "STARES + OF + THE + OTHERS + AS + THE + TROLL + ASSAILS + AT + THE + TOTAL + SHIFT + HER "
  "+ TEETH + TEAR + HOOF + OFF + TORSO + AS + THE + LAST + HORSE + FORFEITS + ITS + LIFE + "
  "THE + FIRST + FATHERS + HEAR + OF + THE + HORRORS + THEIR + FEARS + THAT + THE + FIRES + "
  "FOR + THEIR + FEASTS + ARREST + AS + THE + FIRST + FATHERS + RESETTLE + THE + LAST + OF "
  "+ THE + FIRE + HORSES + THE + LAST + TROLL + HARASSES + THE + FOREST + HEART + FREE + AT "
  "+ LAST + OF + THE + LAST + TROLL + ALL + OFFER + THEIR + FIRE + HEAT + TO + THE + "
  "ASSISTERS + FAR + OFF + THE + TROLL + FASTS + ITS + LIFE + SHORTER + AS + STARS + RISE + "
  "THE + HORSES + REST + SAFE + AFTER + ALL + SHARE + HOT + FISH + AS + THEIR + AFFILIATES "
  "+ TAILOR + A + ROOFS + FOR + THEIR + SAFE = FORTRESSES";

/* All digits for the letters, the words as numbers. */
typedef struct
{
  int      n_letters;
  char     letter[26];
  __int128 weight[26];          /* what one more comes to: its addends less its results */
  bool     leads[26];
} Force;

WordsPuzzle
words_sample_puzzle (const char *text)
{
  WordsPuzzle puzzle;
  TextError error;

  g_assert_true (words_read (text, strlen (text), &puzzle, &error));
  g_assert_cmpint (error.problem, ==, TEXT_FINE);

  return puzzle;
}

char *
words_random_text (GRand *rand)
{
  GString *text = g_string_new (NULL);
  int n_letters = g_rand_int_range (rand, 1, 7);
  int n_words = g_rand_int_range (rand, 2, 6);

  for (int word = 0; word < n_words; word++)
    {
      int length = g_rand_int_range (rand, 1, 5);

      for (int i = 0; i < length; i++)
        g_string_append_c (text, (char) ('P' + g_rand_int_range (rand, 0, n_letters)));
      if (word < n_words - 1)
        g_string_append (text, word == n_words - 2 ? " = " : " + ");
    }

  return g_string_free (text, FALSE);
}

static int
find_letter (Force *force,
             char   letter)
{
  for (int i = 0; i < force->n_letters; i++)
    if (force->letter[i] == letter)
      return i;

  force->letter[force->n_letters] = letter;

  return force->n_letters++;
}

static void
add_word (Force      *force,
          const char *word,
          int         sign)
{
  __int128 place = sign;

  for (int i = (int) strlen (word) - 1; i >= 0; i--, place *= 10)
    force->weight[find_letter (force, word[i])] += place;

  if (strlen (word) > 1)
    force->leads[find_letter (force, word[0])] = true;
}

static int
count_from (const Force *force,
            int          letter,
            int          used,
            __int128     sum)
{
  int n_solutions = 0;

  if (letter == force->n_letters)
    return sum == 0;

  for (int digit = force->leads[letter] ? 1 : 0; digit < 10; digit++)
    if (!(used >> digit & 1))
      n_solutions += count_from (force, letter + 1, used | 1 << digit,
                                 sum + digit * force->weight[letter]);

  return n_solutions;
}

int
words_count_plainly (const char *text)
{
  g_auto(GStrv) tokens = g_strsplit (text, " ", -1);
  Force force = { 0 };
  int sign = 1;

  for (char **token = tokens; *token != NULL; token++)
    if (g_str_equal (*token, "="))
      sign = -1;
    else if (!g_str_equal (*token, "+"))
      add_word (&force, *token, sign);

  return count_from (&force, 0, 0, 0);
}

/* Each character of one text belongs to one of the other, both ways. */
static bool
is_one_to_one (const char *text,
               const char *digits)
{
  char of_letter[128] = { 0 };
  char of_digit[128] = { 0 };

  for (int i = 0; text[i] != '\0'; i++)
    {
      char *digit = &of_letter[(int) text[i]];
      char *letter = &of_digit[(int) digits[i]];

      if ((*digit != 0 && *digit != digits[i]) || (*letter != 0 && *letter != text[i]))
        return false;

      *digit = digits[i];
      *letter = text[i];
    }

  return true;
}

bool
words_is_true (const char *text,
               const char *digits)
{
  g_auto(GStrv) tokens = g_strsplit (digits, " ", -1);
  __int128 sum = 0;
  int sign = 1;

  if (strlen (text) != strlen (digits) || !is_one_to_one (text, digits))
    return false;

  for (char **token = tokens; *token != NULL; token++)
    {
      __int128 number = 0;

      for (const char *digit = *token; g_ascii_isdigit (*digit); digit++)
        number = number * 10 + (*digit - '0');

      if (**token == '0' && strlen (*token) > 1)
        return false;
      if (**token == '=')
        sign = -1;
      sum += sign * number;
    }

  return sum == 0;
}
