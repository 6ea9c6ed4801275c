/* The picture of Check My Output.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/dialogs/app-judge-scene.h"

static void
add_attack (PaintScene        *scene,
            const GameVerdict *verdict)
{
  int square[2];

  for (int i = 0; i < 2; i++)
    {
      square[i] = verdict->square[i][0] * scene->size + verdict->square[i][1];
      scene->flags[square[i]] |= PAINT_SELECTED;
    }

  scene->sight[0] = (PaintSight) {
    .from = (int16_t) square[0],
    .to = (int16_t) square[1],
    .strength = 255,
    .is_error = true,
  };
  scene->n_sights = 1;
}

bool
app_judge_fill_scene (const GameJudgeTask *task,
                      const GameVerdict   *verdict,
                      PaintScene          *scene)
{
  const bool is_sudoku = task->judge == GAME_JUDGE_LEETCODE37;
  const QueensBoard *board = verdict->shown.n > 0 ? &verdict->shown : &verdict->expected;
  GameState state;

  if (is_sudoku ? sudoku_count_digits (&verdict->grid) == 0 : board->n == 0)
    return false;

  state = is_sudoku ? game_state_new_sudoku (&verdict->grid) : game_state_new_queens (task->n);
  if (!is_sudoku)
    state.queens.queens = *board;

  paint_scene_init (scene, &state, NULL);
  scene->is_numbered = true;
  scene->first_number = 1;
  if (verdict->kind == GAME_VERDICT_ATTACK)
    add_attack (scene, verdict);

  return true;
}
