/* Texts that are shortened: what they keep, and how long they may get.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/game-text.h"

static void
assert_short (const char *text,
              const char *expected)
{
  g_autofree char *found = game_text_shorten (text);

  g_assert_cmpstr (found, ==, expected);
}

static char *
dup_repeated (const char *part,
              int         n)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    g_string_append (text, part);

  return g_string_free (text, FALSE);
}

static void
test_kept (void)
{
  g_autofree char *chinese = dup_repeated ("搜索一行一行往下走，", 20);
  const char *sentence = "Error opening file “/nowhere/puzzles/easy.sdk”: No such file";

  assert_short ("", "");
  assert_short (sentence, sentence);
  assert_short (chinese, chinese);
  assert_short (" two  spaces \nand lines\n", " two  spaces \nand lines\n");
}

static void
test_names (void)
{
  g_autofree char *sixty = dup_repeated ("ä", 60);
  g_autofree char *more = g_strconcat ("begin-", sixty, "-end", NULL);
  g_autofree char *head = dup_repeated ("ä", 24);
  g_autofree char *tail = dup_repeated ("ä", 25);
  g_autofree char *expected = g_strconcat ("begin-", head, "…", tail, "-end", NULL);
  g_autofree char *sentence = g_strconcat ("The file ", more, " is not there.", NULL);
  g_autofree char *said = g_strconcat ("The file ", expected, " is not there.", NULL);

  assert_short (sixty, sixty);
  assert_short (more, expected);
  assert_short (sentence, said);
}

/* Of any text: valid, and no longer than can be laid out at once. */
static void
test_any (void)
{
  static const char *const parts[] = { "a", "é", "數", "😀", " ", "\n", "-", "\t" };

  for (int round = 0; round < 200; round++)
    {
      GString *text = g_string_new (NULL);
      g_autofree char *found = NULL;
      int n = g_test_rand_int_range (0, 3000);
      int n_spaces = g_test_rand_int_range (0, 50);

      for (int i = 0; i < n; i++)
        g_string_append (text, parts[g_test_rand_int_range (0, n_spaces == 0 ? 4 : 8)]);

      found = game_text_shorten (text->str);
      g_assert_true (g_utf8_validate (found, -1, NULL));
      g_assert_cmpint (g_utf8_strlen (found, -1), <=, 1000);
      g_assert_cmpint (g_utf8_strlen (found, -1), <=, n);
      if (n > 0)
        g_assert_true (g_utf8_get_char (found) == g_utf8_get_char (text->str));
      g_string_free (text, TRUE);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-text-shorten/kept", test_kept);
  g_test_add_func ("/game-text-shorten/names", test_names);
  g_test_add_func ("/game-text-shorten/any", test_any);

  return g_test_run ();
}
