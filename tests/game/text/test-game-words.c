/* The words of hints: what is said of lists has to fit them, and be true of what is drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/text/game-words-hints.h"
#include "solver/sudoku/logic/sudoku-logic.h"

typedef struct
{
  const SudokuPosition *position;
  void                (*check) (const SudokuHint *hint,
                                const char       *text);
  guint                 n_checked;
} Checking;

static bool
take_hint (const SudokuHint *hint,
           void             *data)
{
  Checking *checking = data;
  g_autofree char *text = game_words_sudoku_hint (hint, checking->position);

  checking->check (hint, text);
  checking->n_checked++;

  return true;
}

/* Checks all steps of a technique in the positions that tests/data/techniques.txt has of it. */
static void
check_technique (SudokuTechnique  technique,
                 void           (*check) (const SudokuHint *hint,
                                          const char       *text))
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "techniques.txt", NULL);
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  g_autoptr(GError) error = NULL;
  SudokuTechniques wanted = { { 0, 0 } };
  SudokuPosition position;
  Checking checking = { &position, check, 0 };

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  sudoku_techniques_add (&wanted, technique);

  for (int i = 0; lines[i] != NULL; i++)
    {
      g_auto(GStrv) fields = g_strsplit (lines[i], "|", 4);
      int place;

      if (strcmp (fields[0], sudoku_technique[technique].code) != 0)
        continue;

      g_assert_null (sudoku_position_read (fields[1], &position, &place));
      sudoku_logic_each (&position, &wanted, take_hint, &checking, NULL);
    }

  g_assert_cmpuint (checking.n_checked, >, 0);
}

/* One digit keeps others out, several keep them out. */
static void
check_hidden_single (const SudokuHint *hint,
                     const char       *text)
{
  int n_causes = 0;

  for (int i = 0; i < hint->n_marks; i++)
    n_causes += hint->mark[i].role == SUDOKU_ROLE_CAUSE;

  g_assert_cmpint (strstr (text, " keeps ") != NULL, ==, n_causes == 1);
  g_assert_cmpint (strstr (text, "s in r") != NULL, ==, n_causes > 1);
}

/* A lost candidate is spoken of only where one was lost. */
static void
check_naked_single (const SudokuHint *hint,
                    const char       *text)
{
  SudokuDigits seen = 0;

  for (int i = 0; i < hint->n_marks; i++)
    if (hint->mark[i].role == SUDOKU_ROLE_CAUSE)
      seen |= 1 << (hint->mark[i].digit - 1);

  g_assert_cmpint (strstr (text, "not a candidate") != NULL
                   || strstr (text, "not candidates") != NULL, ==, sudoku_bit_count[seen] < 8);
  g_assert_cmpint (strstr (text, "These are all digits but") != NULL, ==,
                   sudoku_bit_count[seen] == 8);
}

/* Each cell named sees the one before. */
static void
check_remote_pair (const SudokuHint *hint,
                   const char       *text)
{
  int before = -1;

  for (const char *at = strstr (text, ": "); !g_str_has_prefix (at, " are a chain"); at++)
    if (at[0] == 'r' && g_ascii_isdigit (at[1]) && at[2] == 'c')
      {
        int cell = (at[1] - '1') * 9 + at[3] - '1';

        g_assert_true (before < 0 || sudoku_cells_has (sudoku_peer_cells[before], cell));
        before = cell;
      }

  g_assert_cmpint (hint->n_nodes, >=, 4);
  g_assert_nonnull (strstr (text, "cannot be"));
}

/* What is placed is told in one sentence, however many cells there are. */
static void
check_template_set (const SudokuHint *hint,
                    const char       *text)
{
  const char *so = strstr (text, "So ");

  g_assert_nonnull (so);
  g_assert_true (so == g_strrstr (text, "So "));
  g_assert_cmpint (strstr (so, " are ") != NULL, ==, hint->n_placements > 1);
}

/* What goes is named in the reasoning, before it is said to go. */
static void
check_empty_rectangle (const SudokuHint *hint,
                       const char       *text)
{
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (hint->removals[cell] != 0)
      {
        g_autofree char *said = g_strdup_printf ("and r%dc%d sees it", sudoku_row (cell) + 1,
                                                 sudoku_column (cell) + 1);

        g_assert_nonnull (strstr (text, said));
      }
}

static void
test_hidden_single (void)
{
  check_technique (SUDOKU_HIDDEN_SINGLE, check_hidden_single);
}

static void
test_naked_single (void)
{
  check_technique (SUDOKU_NAKED_SINGLE, check_naked_single);
}

static void
test_remote_pair (void)
{
  check_technique (SUDOKU_REMOTE_PAIR, check_remote_pair);
}

static void
test_template_set (void)
{
  check_technique (SUDOKU_TEMPLATE_SET, check_template_set);
}

static void
test_empty_rectangle (void)
{
  check_technique (SUDOKU_EMPTY_RECTANGLE, check_empty_rectangle);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/hidden-single", test_hidden_single);
  g_test_add_func ("/words/naked-single", test_naked_single);
  g_test_add_func ("/words/remote-pair", test_remote_pair);
  g_test_add_func ("/words/empty-rectangle", test_empty_rectangle);
  g_test_add_func ("/words/template-set", test_template_set);

  return g_test_run ();
}
