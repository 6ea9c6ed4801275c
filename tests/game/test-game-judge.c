/* The judge as facts: whatever is changed in a right output, the verdict names the board and the
 * lines; test-cli-judge holds the sentences, and every kind of output.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>
#include <string.h>

#include "game/judge/game-judge.h"
#include "solver/queens/text/queens-text.h"

typedef struct
{
  GPtrArray        *boards;     /* the text of each */
  QueensTextFormat  format;
  int               image;
} Writer;

static bool
write_solution (const QueensSolution *solution,
                void                 *data)
{
  Writer *self = data;
  const QueensSolution image = queens_image (solution, self->image);
  char buffer[QUEENS_TEXT_SIZE];

  queens_text_write (&image, self->format, self->boards->len + 1, buffer, sizeof buffer);
  g_ptr_array_add (self->boards, g_strdup (buffer));
  return true;
}

/* The right output, a text a board. */
static GPtrArray *
dup_boards (int              n,
            QueensTextFormat format,
            int              image)
{
  const QueensBoard empty = queens_board_empty (n);
  Writer writer = { g_ptr_array_new_with_free_func (g_free), format, image };
  SearchStats stats;

  queens_each (&empty, 0, write_solution, &writer, NULL, &stats);

  return writer.boards;
}

static char *
join (GPtrArray *boards)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < boards->len; i++)
    g_string_append (text, g_ptr_array_index (boards, i));

  return g_string_free (text, FALSE);
}

static GameVerdict
judge_boards (GameJudge  judge,
              int        n,
              GPtrArray *boards)
{
  const GameJudgeTask task = { .judge = judge, .n = n };
  g_autofree char *text = join (boards);
  GameVerdict verdict;

  game_judge (&task, text, strlen (text), &verdict);

  return verdict;
}

/* A queen moved within her row is found in her board, in her line of the text. */
static void
test_moved_queens (void)
{
  for (int i = 0; i < 200; i++)
    {
      const int n = g_test_rand_int_range (5, 10);
      g_autoptr(GPtrArray) boards = dup_boards (n, QUEENS_TEXT_MATRIX, 0);
      const int board = g_test_rand_int_range (0, (int) boards->len);
      const int row = g_test_rand_int_range (0, n), shift = g_test_rand_int_range (1, n);
      char *text = g_ptr_array_index (boards, board);
      char *line = strchr (text, '\n') + 1 + row * (2 * n + 1);
      const int column = (int) (strchr (line, '1') - line) / 2;
      const int moved = (column + shift) % n, first_line = board * (n + 1) + 1;
      GameVerdict verdict;

      line[2 * column] = '0';
      line[2 * moved] = '1';
      verdict = judge_boards (GAME_JUDGE_BOARDS, n, boards);
      g_assert_cmpint (verdict.kind, ==, GAME_VERDICT_ATTACK);
      g_assert_cmpuint (verdict.board, ==, (guint) board + 1);
      g_assert_cmpint (verdict.first_line, ==, first_line);
      g_assert_cmpint (verdict.last_line, ==, first_line + n);
      g_assert_cmpuint (verdict.n_common, ==, (guint) board);
      g_assert_cmpuint (verdict.n_wrong, ==, 1);
      g_assert_cmphex (verdict.shown.row[row], ==, 1u << moved);
      g_assert_cmphex (verdict.expected.row[row], ==, 1u << column);
      g_assert_true (verdict.square[0][0] == row || verdict.square[1][0] == row);
      for (int queen = 0; queen < 2; queen++)
        {
          g_assert_cmpint (verdict.place[queen].line, ==,
                           first_line + 1 + verdict.square[queen][0]);
          g_assert_cmpint (verdict.place[queen].column, ==, 2 * verdict.square[queen][1] + 1);
        }
    }
}

/* Boards that are taken out are missing, and those that come again are there twice. */
static void
test_lost_boards (void)
{
  for (int i = 0; i < 100; i++)
    {
      const int n = g_test_rand_int_range (5, 10);
      g_autoptr(GPtrArray) boards = dup_boards (n, QUEENS_TEXT_PERMUTATION, 0);
      const guint n_all = boards->len;
      const int lost = g_test_rand_int_range (0, (int) n_all);
      GameVerdict verdict;
      int other;

      g_ptr_array_remove_index (boards, (guint) lost);
      verdict = judge_boards (GAME_JUDGE_BOARDS, n, boards);
      g_assert_cmpint (verdict.kind, ==, GAME_VERDICT_MISSING);
      g_assert_cmpuint (verdict.other, ==, (guint) lost + 1);
      g_assert_cmpuint (verdict.n_common, ==, (guint) lost);
      g_assert_cmpint (verdict.place[0].line, ==, lost + 1 < (int) n_all ? lost + 1 : 0);

      other = g_test_rand_int_range (0, (int) boards->len);
      g_ptr_array_add (boards, g_strdup (g_ptr_array_index (boards, (guint) other)));
      verdict = judge_boards (GAME_JUDGE_LEETCODE51, n, boards);
      g_assert_cmpint (verdict.kind, ==, GAME_VERDICT_TWICE);
      g_assert_cmpuint (verdict.board, ==, n_all);
      g_assert_cmpuint (verdict.other, ==, (guint) other + 1);
    }
}

/* Every turned or mirrored order is known as such. */
static void
test_images (void)
{
  for (int image = 1; image < QUEENS_IMAGES; image++)
    {
      g_autoptr(GPtrArray) boards = dup_boards (8, QUEENS_TEXT_BOARD, image);
      const GameJudgeTask any_order = { .judge = GAME_JUDGE_LEETCODE51, .n = 8 };
      GameVerdict verdict = judge_boards (GAME_JUDGE_BOARDS, 8, boards);
      const QueensSolution first = queens_solution_from_board (&verdict.shown);
      const QueensSolution wanted = queens_solution_from_board (&verdict.expected);
      const QueensSolution back = queens_image (&first, verdict.image);

      g_assert_cmpint (verdict.kind, ==, GAME_VERDICT_ORDER);
      g_assert_cmpint (queens_compare (&back, &wanted), ==, 0);
      g_assert_true (game_verdict_is_right (&verdict, &any_order));
    }
}

/* The pairs of queens that attack each other come one by one, each once. */
static void
test_attacks (void)
{
  for (int i = 0; i < 200; i++)
    {
      QueensBoard board = queens_board_empty (g_test_rand_int_range (1, 9));
      GameAttack attack, last;
      int n_pairs = 0, n_found = 0;

      for (int row = 0; row < board.n; row++)
        board.row[row] = g_test_rand_int () & g_test_rand_int () & ((1u << board.n) - 1);

      for (int a = 0; a < board.n * board.n; a++)
        for (int b = 0; b < a; b++)
          {
            const int rows = a / board.n - b / board.n, columns = a % board.n - b % board.n;

            n_pairs += queens_board_has (&board, a / board.n, a % board.n)
                       && queens_board_has (&board, b / board.n, b % board.n)
                       && (rows == 0 || columns == 0 || ABS (rows) == ABS (columns));
          }

      for (bool goes_on = game_judge_find_attack (&board, NULL, &attack); goes_on;
           goes_on = game_judge_find_attack (&board, &last, &attack))
        {
          last = attack;
          n_found++;
        }

      g_assert_cmpint (n_found, ==, n_pairs);
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/judge/moved-queens", test_moved_queens);
  g_test_add_func ("/game/judge/lost-boards", test_lost_boards);
  g_test_add_func ("/game/judge/images", test_images);
  g_test_add_func ("/game/judge/attacks", test_attacks);

  return g_test_run ();
}
