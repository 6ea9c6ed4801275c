/* nine-queens-cli grade: boards of queens, and Sukaku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/cli-grade.h"

#include "cli/cli-hint-boards.h"
#include "cli/cli-stats.h"
#include "game/state/game-variant.h"
#include "game/text/game-words-hints.h"

/* The steps that hints take, as rows; NULL where nobody wants them. */
static GString *
walk_path (const CliGrade *self,
           GameState       state,
           const char     *line)
{
  g_autofree GameHint *hint = g_new0 (GameHint, 1);
  GString *steps;

  if (!self->path)
    return NULL;

  steps = g_string_new (NULL);
  while (cli_hint_next_board (&state, hint))
    {
      CliRow row = cli_grade_begin_step (self, steps, -1);

      cli_hint_put_board (&row, hint, line);
      cli_row_end (&row);
      cli_hint_apply_board (hint, &state);
    }

  return steps;
}

/* Only coloured queens have a score, and a rule that is the hardest. */
static void
grade_board (CliBatch       *batch,
             int             puzzle,
             const CliGrade *self,
             const char     *line)
{
  const GameState state = cli_board_state (&batch->boards[puzzle]);
  const GameVariantInfo *info = game_state_info (&state);
  const bool is_coloured = batch->boards[puzzle].coloured.n > 0;
  g_autoptr(GString) steps = NULL;
  GameGrade grade;
  CliGraded graded;

  cli_stopwatch_start ();
  info->grade (&state, NULL, &grade);
  steps = walk_path (self, state, line);
  cli_stopwatch_stop ();

  graded = (CliGraded) {
    .puzzle = line,
    .level_name = info->level_name (grade.level),
    .level = grade.level,
    .score = is_coloured ? (int64_t) grade.coloured.score : -1,
    .technique = is_coloured ? game_words_coloured_title (grade.coloured.hardest) : NULL,
    .rating.er = -1,
    .steps = steps != NULL ? steps->str : NULL,
  };
  cli_grade_put (batch, puzzle, self, &graded);
}

/* By its candidates, and without what follows from uniqueness but for the rating; but a sudoku that
 * is written as a Sukaku is graded as a sudoku. */
static void
grade_sukaku (CliBatch       *batch,
              int             puzzle,
              const CliGrade *self,
              const char     *line)
{
  const SudokuSukaku *sukaku = &batch->boards[puzzle].sukaku;
  SudokuPosition position;
  SudokuGrid givens;

  if (sudoku_sukaku_is_plain (sukaku, &givens))
    {
      sudoku_position_init (&position, &givens, NULL);
      position.unique = true;
    }
  else
    {
      sudoku_sukaku_position (sukaku, &position);
    }

  cli_grade_position (batch, puzzle, self, line, &position);
}

void
cli_grade_boards (CliBatch *batch,
                  gpointer  data)
{
  for (int i = 0; i < batch->n_puzzles; i++)
    {
      const CliBoard *board = &batch->boards[i];
      g_autoptr(GString) line = g_string_new (NULL);
      SearchStats stats;

      cli_board_put (line, board);
      if (cli_board_solve (board, 2, NULL, &stats) == SEARCH_INVALID)
        batch->bad[i] = cli_board_conflict (board);

      if (stats.n_solutions != 1)
        cli_grade_refuse (batch, i, data, line->str, stats.n_solutions);
      else if (board->is_sukaku)
        grade_sukaku (batch, i, data, line->str);
      else
        grade_board (batch, i, data, line->str);
    }
}
