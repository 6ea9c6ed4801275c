/* The positions of technique pages, their texts, and trials.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game/hint/game-trial.h"
#include "game/text/game-text-techniques.h"
#include "support/game/game-requests.h"

enum
{
  MOST_WORDS = 80,              /* of a page, in English */
  MOST_LETTERS = 90,            /* of the line of a list */
};

static void
assert_position (SudokuTechnique technique,
                 GamePositionUse use,
                 bool            is_first)
{
  const SudokuTechniques in_path = sudoku_techniques_in_path ();
  GameState state;
  GameHint hint;
  GameState puzzle;
  GameFacts facts;
  SearchStats stats;
  SudokuHint first;

  g_assert_true (game_trial_get_position (technique, use, &state));
  puzzle = game_state_new_puzzle (&state);
  facts = game_facts_new (&puzzle);
  game_facts_find (&facts, GAME_FACTS_SOLUTION, NULL, &stats);
  g_assert_cmpint (facts.n_solutions, ==, 1);

  g_assert_true (game_trial_find_hint (technique, &state, &hint));
  g_assert_cmpint (hint.step.technique, ==, technique);
  for (int i = 0; i < hint.step.n_placements; i++)
    g_assert_cmpint (facts.solution.sudoku.entries.digit[hint.step.placement[i].cell], ==,
                     hint.step.placement[i].digit);

  g_assert_true (sudoku_logic_first (&hint.position, &in_path, NULL, &first));
  if (is_first)
    g_assert_cmpint (first.technique, ==, technique);
}

/* Never the easiest step that generated puzzles have: their positions are asked for them by code,
 * and so are those of the other one, which come from tests/data/techniques.txt. */
static bool
is_asked_for (SudokuTechnique technique)
{
  static const char codes[] = "0322 0501 0330 0331 0340 1302 1304 1305 0212 0503 0608";

  return strstr (codes, sudoku_technique[technique].code) != NULL;
}

/* The position of each technique yields it, and before anything easier where it can be. */
static void
test_positions (void)
{
  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (game_text_technique_has_page (technique))
      {
        assert_position (technique, GAME_POSITION_SHOWN, !is_asked_for (technique));
        assert_position (technique, GAME_POSITION_TRIED, !is_asked_for (technique));
      }
}

static int
count_words (const char *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);

  return g_strv_length (words);
}

/* Each technique of paths has a page, of 80 words at most, and a line of its own. */
static void
test_texts (void)
{
  g_autoptr(GHashTable) lines = g_hash_table_new (g_str_hash, g_str_equal);

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    {
      const char *line, *text;

      g_assert_cmpint (game_text_technique_has_page (technique), ==,
                       sudoku_technique[technique].in_path);
      if (!game_text_technique_has_page (technique))
        continue;

      line = game_text_technique_line (technique);
      text = game_text_technique_explanation (technique);
      g_assert_cmpint (count_words (line) + count_words (text), <=, MOST_WORDS);
      g_assert_cmpuint (strlen (line), <=, MOST_LETTERS);
      g_assert_true (g_hash_table_add (lines, (char *) line));
    }
}

/* Plays a step as a person does: a digit, or a mark of each cell after the other. */
static void
play_part (const SudokuHint *step,
           int               part,
           GameState        *state)
{
  GameMove move = { .kind = GAME_MOVE_MARK, .how = GAME_TAKE };

  if (step->n_placements > 0)
    {
      move.kind = GAME_MOVE_DIGIT;
      move.how = GAME_ADD;
      move.squares = game_squares_of (step->placement[part].cell);
      move.value = step->placement[part].digit;
    }

  for (int cell = 0; cell < SUDOKU_CELLS && step->n_placements == 0; cell++)
    for (SudokuDigits rest = step->removals[cell]; rest != 0; rest &= rest - 1)
      if (part-- == 0)
        {
          move.squares = game_squares_of (cell);
          move.value = sudoku_lowest_digit (rest);
        }

  g_assert_true (game_state_play (state, &move));
}

/* A trial is over with the last part of a step, and not before; a mistake beside it counts
 * against it. */
static void
test_trial (SudokuTechnique technique)
{
  GameState state, wrong;
  GameHint hint;
  int n_parts;

  g_assert_true (game_trial_get_position (technique, GAME_POSITION_TRIED, &state));
  g_assert_true (game_trial_find_hint (technique, &state, &hint));
  n_parts = hint.step.n_placements > 0 ? hint.step.n_placements : hint.step.n_removals;

  {
    g_autoptr(GameTrial) trial = game_trial_new (technique, &state);

    g_assert_cmpint (game_trial_get_technique (trial), ==, technique);
    for (int part = 0; part < n_parts; part++)
      {
        g_assert_false (game_trial_is_done (trial, &state));
        play_part (&hint.step, part, &state);
      }
    g_assert_true (game_trial_is_done (trial, &state));
    g_assert_true (game_trial_is_of (trial, &state));

    wrong = state;
    for (int cell = 0; cell < SUDOKU_CELLS; cell++)
      if (wrong.sudoku.givens.digit[cell] == 0)
        wrong.sudoku.entries.digit[cell] = wrong.sudoku.entries.digit[cell] % 9 + 1;
    g_assert_false (game_trial_is_done (trial, &wrong));
  }

  game_trial_get_position (SUDOKU_FULL_HOUSE, GAME_POSITION_SHOWN, &wrong);
  {
    g_autoptr(GameTrial) trial = game_trial_new (technique, &state);

    g_assert_false (game_trial_is_of (trial, &wrong));
  }
}

static void
test_trials (void)
{
  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (game_text_technique_has_page (technique))
      test_trial (technique);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-trial/positions", test_positions);
  g_test_add_func ("/game-trial/texts", test_texts);
  g_test_add_func ("/game-trial/trials", test_trials);

  return g_test_run ();
}
