/* Fuzzing of the judge: any bytes get a verdict of every problem, whose places are in the text and
 * whose sentences can be shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include <string.h>

#include "game/text/game-text-judge.h"

static void
check_sentence (char *sentence,
                bool  is_needed)
{
  require (!is_needed || (sentence != NULL && sentence[0] != '\0'));
  require (sentence == NULL || g_utf8_validate (sentence, -1, NULL));
  g_free (sentence);
}

static void
check_verdict (const GameJudgeTask *task,
               const GameVerdict   *verdict)
{
  for (int i = 0; i < 2; i++)
    {
      require (verdict->place[i].line >= 0 && verdict->place[i].column >= 0);
      require (verdict->place[i].line <= (int) verdict->n_lines + 1);
    }

  require (verdict->first_line <= verdict->last_line || verdict->last_line == 0);
  require (verdict->n_right + verdict->n_twice + verdict->n_wrong == verdict->n_boards
           || verdict->n_boards == 0);
  require (verdict->kind != GAME_VERDICT_ATTACK || verdict->shown.n == task->n);
  check_sentence (game_text_verdict_word (task, verdict), true);
  check_sentence (game_text_verdict (task, verdict), true);
  check_sentence (game_text_verdict_place (verdict), false);
  check_sentence (game_text_verdict_also (task, verdict), false);
  check_sentence (game_text_verdict_expected (verdict), false);
  check_sentence (game_text_verdict_difference (verdict), false);
  check_sentence (game_text_verdict_undo (verdict), false);
  check_sentence (game_text_verdict_rest (verdict), false);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static const int sizes[] = { 0, 1, 4, 8, 13 };

  for (GameJudge judge = 0; judge < GAME_N_JUDGES; judge++)
    for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        GameJudgeTask task = { .judge = judge, .n = sizes[i] };
        TextError error;
        GameVerdict verdict;
        int least, most;

        words_read ("SEND + MORE = MONEY", strlen ("SEND + MORE = MONEY"), &task.words, &error);
        if (!game_judge_takes_n (judge, &least, &most))
          task.n = 8;
        if (most > 0 && task.n < least)
          continue;

        game_judge (&task, size > 0 ? (const char *) data : "", size, &verdict);
        check_verdict (&task, &verdict);
      }

  return 0;
}
