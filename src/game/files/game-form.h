/* The forms of text in which a puzzle can be copied and saved, for menus and file dialogs.
 *
 * A form says what it can of a state. No form of other programs has corner marks, colours or
 * squares that are marked as excluded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/state/game-state.h"

G_BEGIN_DECLS

typedef enum
{
  GAME_FORM_LINE,               /* sudoku */
  GAME_FORM_SDK,
  GAME_FORM_SS,
  GAME_FORM_PENCIL,
  GAME_FORM_OPENSUDOKU,
  GAME_FORM_CSV,
  GAME_FORM_ARRAYS,

  GAME_FORM_LEETCODE,           /* n queens */
  GAME_FORM_PERMUTATION,
  GAME_FORM_MATRIX,
  GAME_FORM_BOARD,
  GAME_FORM_FEN,
  GAME_FORM_JSON,

  GAME_FORM_REGIONS,            /* coloured queens */
  GAME_N_FORMS,
} GameForm;

typedef struct
{
  const char *id;               /* for actions and settings: lower case letters, digits, "-" */
  const char *extension;        /* of a file, without the dot */
  const char *mime_type;
  bool        entries;          /* sudoku: entries are told from givens; else all read as givens */
  bool        marks;            /* sudoku: centre marks are kept */
} GameFormInfo;

const GameFormInfo *game_form_get_info       (GameForm          form);

/* What a menu calls it, translated. */
const char         *game_form_get_name       (GameForm          form);

bool                game_form_from_id        (const char       *id,
                                              GameForm         *form);

/* The form for a file of this name that fits the state, by its extension; false where none does. */
bool                game_form_from_file_name (const char       *name,
                                              const GameState  *state,
                                              GameForm         *form);

/* Whether the form can say where the digits or queens of a state stand. Each state has forms; the
 * first that fits is the default: 81 characters, a LeetCode board, the regions. Of coloured queens
 * only the puzzle is said, not the queens. */
bool                game_form_fits           (GameForm          form,
                                              const GameState  *state);

G_END_DECLS
