/* A hint in words, stage by stage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "game/text/game-hint-text.h"

#include <glib/gi18n-lib.h>

#include "game/text/game-words-hints.h"

char *
game_hint_text_title (const GameHint *hint)
{
  switch (hint->kind)
    {
    case GAME_HINT_SOLVED:
      /* Translators: the title of a hint */
      return g_strdup (C_("hint", "Solved"));

    case GAME_HINT_CONFLICT:
      /* Translators: the title of a hint: a digit stands twice */
      return g_strdup (C_("hint", "Broken Rule"));

    case GAME_HINT_MISTAKE:
      /* Translators: the title of a hint */
      return g_strdup (C_("hint", "Mistake"));

    case GAME_HINT_DEAD:
      /* Translators: the title of a hint: what was entered cannot be completed */
      return g_strdup (C_("hint", "Dead End"));

    case GAME_HINT_STEP:
      return g_strdup (game_words_sudoku_title (&hint->step));

    case GAME_HINT_QUEENS:
      return g_strdup (game_words_queens_title (&hint->queens));

    case GAME_HINT_COLOURED:
      return g_strdup (game_words_coloured_title (hint->coloured.rule));

    case GAME_HINT_UNSOLVABLE:
    case GAME_HINT_NONE:
    default:
      /* Translators: the title of a hint: there is nothing to tell */
      return g_strdup (C_("hint", "No Step"));
    }
}

/* The sentences about what is wrong on the board. */
static const GameWordsWrong *
get_wrong_words (const GameHint *hint)
{
  return hint->state.kind == GAME_QUEENS ? &game_words_queens_wrong : &game_words_sudoku_wrong;
}

static char *
describe_nudge (const GameHint *hint)
{
  switch (hint->kind)
    {
    case GAME_HINT_SOLVED:
      return g_strdup (_("This is solved."));

    case GAME_HINT_CONFLICT:
    case GAME_HINT_UNSOLVABLE:
    case GAME_HINT_MISTAKE:
    case GAME_HINT_DEAD:
      return get_wrong_words (hint)->nudge (hint);

    case GAME_HINT_STEP:
      return game_words_sudoku_nudge (&hint->step);

    case GAME_HINT_QUEENS:
      return game_words_queens_nudge (&hint->queens);

    case GAME_HINT_COLOURED:
      return game_words_coloured_nudge (&hint->coloured);

    case GAME_HINT_NONE:
    default:
      return g_strdup (hint->n_solutions != 1 && !game_state_info (&hint->state)->has_images ?
                       _("Nothing more follows: the puzzle has several solutions.") :
                       _("None of the techniques finds a step here."));
    }
}

static char *
describe_where (const GameHint *hint)
{
  switch (hint->kind)
    {
    case GAME_HINT_CONFLICT:
    case GAME_HINT_MISTAKE:
    case GAME_HINT_DEAD:
      return get_wrong_words (hint)->where (hint);

    case GAME_HINT_STEP:
      return game_words_sudoku_where (&hint->step);

    case GAME_HINT_QUEENS:
      return game_words_queens_where (&hint->queens);

    case GAME_HINT_COLOURED:
      return game_words_coloured_where (&hint->coloured, &hint->state.queens.coloured);

    case GAME_HINT_SOLVED:
    case GAME_HINT_UNSOLVABLE:
    case GAME_HINT_NONE:
    default:
      return describe_nudge (hint);
    }
}

/* Whether it says only where no queen can stand. */
static bool
excludes (const GameHint *hint)
{
  if (hint->kind == GAME_HINT_COLOURED)
    return queens_board_count (&hint->coloured.squares[COLOURED_ROLE_PLACE]) == 0;

  return hint->kind == GAME_HINT_QUEENS
         && queens_board_count (&hint->queens.squares[QUEENS_ROLE_EXCLUDED]) > 0
         && queens_board_count (&hint->queens.squares[QUEENS_ROLE_PLACE]) == 0;
}

/* Whether it only strikes out candidates. */
static bool
only_removes (const GameHint *hint)
{
  SudokuCandidate last;

  return hint->kind == GAME_HINT_STEP && hint->step.n_placements == 0
         && !sudoku_hint_settles (&hint->step, &hint->position, &last);
}

/* What is put on the board, or taken from it. */
static char *
describe_done (const GameHint *hint)
{
  const SudokuHint *step = &hint->step;

  if (hint->kind == GAME_HINT_STEP)
    return g_strdup (ngettext ("The digit is filled in. Undo takes it out again.",
                               "The digits are filled in. Undo takes them out again.",
                               MAX (step->n_placements, 1)));

  if (hint->kind == GAME_HINT_QUEENS
      && queens_board_count (&hint->queens.squares[QUEENS_ROLE_AWAY]) > 0)
    return g_strdup (_("The queen is taken away. Undo brings it back."));

  return g_strdup (_("The queen is placed. Undo takes it back."));
}

static char *
describe_action (const GameHint *hint,
                 GameAction      action)
{
  switch (action)
    {
    case GAME_ACTION_APPLY:
      if (only_removes (hint))
        return g_strdup (_("The candidates that are ruled out are removed from the marks. Undo "
                           "brings them back."));

      if (excludes (hint))
        return g_strdup (_("The squares that are ruled out are crossed out. Undo takes it back."));

      return describe_done (hint);

    case GAME_ACTION_GO_BACK:
      return g_strdup (_("The board goes back to how it was before the mistake. Undo brings back "
                         "how it is now."));

    case GAME_ACTION_TAKE_OUT:
      return g_strdup (_("Everything that is wrong is taken off the board. Undo brings it back."));

    case GAME_ACTION_NONE:
    default:
      return g_strdup (_("There is nothing to do on the board."));
    }
}

const char *
game_hint_text_stage_name (GameStage stage)
{
  switch (stage)
    {
    case GAME_STAGE_NUDGE:
      /* Translators: how deep a hint is told: only what kind of step there is */
      return C_("hint", "Nudge");

    case GAME_STAGE_WHERE:
      /* Translators: how deep a hint is told: where to look */
      return C_("hint", "Where");

    case GAME_STAGE_WHY:
      /* Translators: how deep a hint is told: the reason */
      return C_("hint", "Why");

    case GAME_STAGE_PROOF:
      /* Translators: how deep a hint is told: every single inference of a long reason */
      return C_("hint", "Full Proof");

    case GAME_STAGE_APPLY:
    default:
      /* Translators: how deep a hint is told: what is to be done */
      return C_("hint", "Do It");
    }
}

char *
game_hint_text_stage (const GameHint *hint,
                      GameStage       stage,
                      GameAction      action)
{
  switch (stage)
    {
    case GAME_STAGE_WHERE:
      return describe_where (hint);

    case GAME_STAGE_APPLY:
      return describe_action (hint, action);

    case GAME_STAGE_NUDGE:
    case GAME_STAGE_WHY:
    case GAME_STAGE_PROOF:
    default:
      return describe_nudge (hint);
    }
}

GArray *
game_hint_text_sentences (const GameHint *hint)
{
  GArray *sentences;

  switch (hint->kind)
    {
    case GAME_HINT_CONFLICT:
    case GAME_HINT_MISTAKE:
    case GAME_HINT_DEAD:
      return get_wrong_words (hint)->sentences (hint);

    case GAME_HINT_STEP:
      return game_words_sudoku_sentences (&hint->step, &hint->position);

    case GAME_HINT_QUEENS:
      return game_words_queens_sentences (&hint->queens);

    case GAME_HINT_COLOURED:
      return game_words_coloured_sentences (&hint->coloured, &hint->state.queens.coloured);

    case GAME_HINT_SOLVED:
    case GAME_HINT_UNSOLVABLE:
    case GAME_HINT_NONE:
    default:
      sentences = game_sentences_new ();
      game_sentences_add (sentences, describe_nudge (hint));
      return sentences;
    }
}

GArray *
game_hint_text_proof (const GameHint *hint)
{
  return hint->kind == GAME_HINT_STEP ? game_words_sudoku_proof (&hint->step, &hint->position)
                                      : NULL;
}

char *
game_hint_text_notation (const GameHint *hint)
{
  return hint->kind == GAME_HINT_STEP ? game_words_sudoku_eureka (&hint->step) : NULL;
}

GameHighlight
game_hint_text_highlight (const GameHint *hint,
                          const GArray   *sentences,
                          GameStage       stage,
                          int             index)
{
  bool has_lines = stage == GAME_STAGE_WHY || stage == GAME_STAGE_PROOF;

  if (!has_lines || index < 0 || (guint) index >= sentences->len
      || !game_hint_has_stages (hint))
    return game_hint_get_highlight (hint, stage);

  return g_array_index (sentences, GameSentence, index).highlight;
}

const char *
game_hint_text_action (GameAction action)
{
  switch (action)
    {
    case GAME_ACTION_GO_BACK:
      /* Translators: a button: undo up to where the board was right */
      return _("Go Back to Before the Mistake");

    case GAME_ACTION_TAKE_OUT:
      /* Translators: a button: the wrong entries are erased */
      return _("Take Out the Mistake");

    case GAME_ACTION_NONE:
    case GAME_ACTION_APPLY:
    default:
      /* Translators: a button: what a hint says is done on the board */
      return _("Apply");
    }
}
