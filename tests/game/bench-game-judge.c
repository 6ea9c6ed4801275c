/* How fast the judge is, in processor time on one core: outputs of about a million lines, right and
 * wrong.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <time.h>

#include "game/judge/game-judge.h"
#include "solver/queens/text/queens-text.h"

enum { N_LINES = 1000000 };

typedef struct
{
  GString          *text;
  QueensTextFormat  format;
  uint64_t          n_written;
} Writer;

static bool
write_solution (const QueensSolution *solution,
                void                 *data)
{
  Writer *self = data;
  char buffer[QUEENS_TEXT_SIZE];
  gsize length = queens_text_write (solution, self->format, ++self->n_written, buffer,
                                    sizeof buffer);

  g_string_append_len (self->text, buffer, (gssize) length);
  return true;
}

static GString *
dup_boards (int              n,
            QueensTextFormat format)
{
  const QueensBoard empty = queens_board_empty (n);
  Writer writer = { .text = g_string_new (NULL), .format = format };
  SearchStats stats;

  queens_each (&empty, 0, write_solution, &writer, NULL, &stats);

  return writer.text;
}

static GString *
dup_lines (const char *line)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < N_LINES; i++)
    g_string_append (text, line);

  return text;
}

static void
measure (const char *name,
         GameJudge   judge,
         int         n,
         GString    *text)
{
  const GameJudgeTask task = { .judge = judge, .n = n };
  GameVerdict verdict;
  clock_t start = clock ();

  game_judge (&task, text->str, text->len, &verdict);
  printf ("%-32s %9zu kB %8.3f s, verdict %d\n", name, text->len / 1000,
          (double) (clock () - start) / CLOCKS_PER_SEC, verdict.kind);
  g_string_free (text, TRUE);
}

int
main (void)
{
  measure ("boards 13, right", GAME_JUDGE_BOARDS, 13, dup_boards (13, QUEENS_TEXT_BOARD));
  measure ("boards 13, permutations", GAME_JUDGE_BOARDS, 13,
           dup_boards (13, QUEENS_TEXT_PERMUTATION));
  measure ("leetcode51 13, one line", GAME_JUDGE_LEETCODE51, 13,
           dup_boards (13, QUEENS_TEXT_LEETCODE));
  measure ("ybt1213, a million wrong lines", GAME_JUDGE_YBT1213, 8,
           dup_lines ("1 0 0 0 0 0 0 0 \n"));
  measure ("ybt1213, a million words", GAME_JUDGE_YBT1213, 8, dup_lines ("nothing at all\n"));
  measure ("leetcode51 8, a million brackets", GAME_JUDGE_LEETCODE51, 8, dup_lines ("[\n"));

  return 0;
}
