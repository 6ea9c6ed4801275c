/* nine-queens-cli judge: whether the output of a program is what the judge of a well-known problem
 * wants, and where it goes wrong first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli-output.h"
#include "cli/cli.h"
#include "game/files/game-file.h"
#include "game/text/game-text-judge.h"
#include "game/text/game-text.h"

static void
complain_of_judge (const char *name)
{
  g_autoptr(GString) names = g_string_new (game_judge_name (0));

  for (GameJudge judge = 1; judge < GAME_N_JUDGES; judge++)
    g_string_append_printf (names, "%s%s", judge < GAME_N_JUDGES - 1 ? ", " : " and ",
                            game_judge_name (judge));

  if (name == NULL)
    cli_complain ("judge takes a problem; there are %s", names->str);
  else
    cli_complain ("“%s” is no problem; there are %s", name, names->str);
}

static bool
parse_puzzle (const char    *text,
              GameJudgeTask *task,
              CliStatus     *status)
{
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;
  g_autofree char *sentence = NULL;

  if (text == NULL)
    return true;

  if (task->judge != GAME_JUDGE_LEETCODE37)
    {
      cli_complain ("--puzzle goes with leetcode37 only");
      return false;
    }

  sudoku_reader_init (&reader, text, strlen (text));
  if (sudoku_reader_next (&reader, &puzzle, &error) == SUDOKU_READ_PUZZLE)
    {
      task->puzzle = puzzle.givens;
      return true;
    }

  sentence = game_text_error (&error);
  cli_complain ("%s", sentence);
  *status = CLI_DATA;
  return false;
}

static bool
parse_equation (const char    *text,
                GameJudgeTask *task,
                CliStatus     *status)
{
  g_autofree char *sentence = NULL;
  TextError error;

  if ((text != NULL) != (task->judge == GAME_JUDGE_LEETCODE1307))
    {
      cli_complain ("leetcode1307 needs --equation, and no other problem takes it");
      return false;
    }

  if (text == NULL || words_read (text, strlen (text), &task->words, &error))
    return true;

  sentence = game_text_error (&error);
  cli_complain ("%s", sentence);
  *status = CLI_DATA;
  return false;
}

/* "p1219 8 FILE": what is asked for, and the file, which may be NULL. */
static bool
parse_task (char          **rest,
            GameJudgeTask  *task,
            const char    **file)
{
  int n_rest = rest != NULL ? (int) g_strv_length (rest) : 0;
  int n_taken = 1, least, most;
  uint64_t n = 8;

  if (n_rest == 0 || !game_judge_from_name (rest[0], &task->judge))
    {
      complain_of_judge (n_rest > 0 ? rest[0] : NULL);
      return false;
    }

  if (game_judge_takes_n (task->judge, &least, &most))
    {
      if (n_rest == 1)
        {
          cli_complain ("%s takes a number of queens", rest[0]);
          return false;
        }

      if (!cli_parse_number (rest[n_taken++], "N", (uint64_t) least, (uint64_t) most, &n))
        return false;
    }

  task->n = (int) n;
  if (n_rest > n_taken + 1)
    {
      cli_complain ("judge takes one file, not “%s” too", rest[n_taken + 1]);
      return false;
    }

  *file = n_rest > n_taken ? rest[n_taken] : NULL;
  return true;
}

static GBytes *
read_input (void)
{
  enum { BLOCK = 1 << 16 };
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  guint8 block[BLOCK];
  gssize n_read;

  while ((n_read = read (STDIN_FILENO, block, sizeof block)) > 0)
    g_byte_array_append (bytes, block, (guint) n_read);

  if (n_read < 0)
    {
      cli_complain ("standard input cannot be read: %s", g_strerror (errno));
      return NULL;
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

static GBytes *
read_file (const char *file)
{
  g_autoptr(GError) error = NULL;
  char *text = NULL;
  gsize length;

  if (file == NULL || strcmp (file, "-") == 0)
    return read_input ();

  if (!g_file_get_contents (file, &text, &length, &error))
    {
      cli_complain ("%s", error->message);
      return NULL;
    }

  return g_bytes_new_take (text, length);
}

/* What Windows' shells write: UTF-16 with its mark. Else, and where it is too large, as it is. */
static GBytes *
decode (GBytes *bytes)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  bool has_mark = length >= 2 && ((data[0] == 0xff && data[1] == 0xfe)
                                  || (data[0] == 0xfe && data[1] == 0xff));
  GBytes *text = has_mark ? game_file_decode (bytes, NULL) : NULL;

  return text != NULL ? text : g_bytes_ref (bytes);
}

static void
put_line (const char *before,
          char       *sentence)
{
  if (sentence != NULL)
    cli_output_printf ("%s%s\n", before, sentence);

  g_free (sentence);
}

/* A board with its rows and columns numbered, and the two squares in brackets. */
static void
put_board (const GameVerdict *verdict,
           const QueensBoard *board)
{
  const bool is_framed = verdict->kind == GAME_VERDICT_ATTACK;

  if (board->n == 0)
    return;

  cli_output_put_string ("\n   ");
  for (int column = 0; column < board->n; column++)
    cli_output_printf ("%2d", (column + 1) % 100);

  for (int row = 0; row < board->n; row++)
    {
      char line[3 * QUEENS_MAX];
      int length = 0;

      line[length++] = ' ';
      for (int column = 0; column < board->n; column++)
        {
          bool is_square = is_framed
                           && ((verdict->square[0][0] == row && verdict->square[0][1] == column)
                               || (verdict->square[1][0] == row
                                   && verdict->square[1][1] == column));

          if (is_square)
            line[length - 1] = '[';
          line[length++] = queens_board_has (board, row, column) ? 'Q' : '.';
          line[length++] = is_square ? ']' : ' ';
        }

      cli_output_printf ("\n%3d", row + 1);
      cli_output_put (line, (gsize) (line[length - 1] == ' ' ? length - 1 : length));
    }

  cli_output_put_string ("\n\n");
}

static void
put_grid (const SudokuGrid *grid)
{
  char line[SUDOKU_CELLS + 1];

  cli_output_put_string ("\n");
  sudoku_write_line (grid, line);
  for (int row = 0; row < SUDOKU_DIGITS; row++)
    cli_output_printf ("%.*s\n", SUDOKU_DIGITS, line + row * SUDOKU_DIGITS);
}

static void
put_fault (const GameJudgeTask *task,
           const GameVerdict   *verdict)
{
  put_line ("", game_text_verdict_place (verdict));
  put_board (verdict, &verdict->shown);
  put_line ("Expected here: ", game_text_verdict_expected (verdict));
  if (verdict->kind == GAME_VERDICT_MISSING)
    put_board (verdict, &verdict->expected);

  put_line ("", game_text_verdict_difference (verdict));
  put_line ("Also: ", game_text_verdict_also (task, verdict));
  put_line ("", game_text_verdict_undo (verdict));
  put_line ("", game_text_verdict_rest (verdict));
  if (verdict->kind == GAME_VERDICT_DIGIT_TWICE || verdict->kind == GAME_VERDICT_CELL_EMPTY
      || verdict->kind == GAME_VERDICT_GIVEN)
    put_grid (&verdict->grid);
}

static CliStatus
judge_file (const GameJudgeTask *task,
            const char          *file)
{
  g_autoptr(GBytes) bytes = read_file (file);
  g_autoptr(GBytes) text = NULL;
  g_autofree char *word = NULL;
  GameVerdict verdict;
  const char *data;
  gsize length;

  if (bytes == NULL)
    return CLI_IO;

  text = decode (bytes);
  data = g_bytes_get_data (text, &length);
  game_judge (task, data != NULL ? data : "", length, &verdict);
  word = game_text_verdict_word (task, &verdict);
  cli_output_printf ("%s: ", word);
  put_line ("", game_text_verdict (task, &verdict));
  if (game_verdict_is_right (&verdict, task))
    return CLI_FINE;

  put_fault (task, &verdict);
  return game_verdict_is_unreadable (&verdict) ? CLI_DATA : CLI_NONE;
}

CliStatus
cli_judge (int    argc,
           char **argv)
{
  GameJudgeTask task = { 0 };
  g_autofree char *puzzle = NULL;
  g_autofree char *equation = NULL;
  g_auto(GStrv) rest = NULL;
  const char *file = NULL;
  CliStatus status;
  const GOptionEntry entries[] = {
    { "puzzle", 0, 0, G_OPTION_ARG_FILENAME, &puzzle,
      "With leetcode37, the sudoku that the program had to solve", "GRID" },
    { "equation", 0, 0, G_OPTION_ARG_FILENAME, &equation,
      "With leetcode1307, such as \"SEND + MORE = MONEY\"", "EQUATION" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &rest, NULL, NULL },
    { NULL },
  };

  if (!cli_options_parse ("ybt1213 | p1219 N | leetcode51 N | leetcode52 N | leetcode37 | "
                          "leetcode1307 | boards N [FILE]",
                          "Judges the output of a program: accepted, or the first place where it "
                          "is wrong.\nboards N: all boards of N queens in any form.",
                          entries, NULL, &argc, &argv, &status))
    return status;

  status = CLI_USAGE;
  if (!parse_task (rest, &task, &file) || !parse_puzzle (puzzle, &task, &status)
      || !parse_equation (equation, &task, &status))
    return status;

  return judge_file (&task, file);
}
