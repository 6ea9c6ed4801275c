/* The formats of text in which a puzzle can be copied and saved, for menus and file dialogs.
 *
 * A format says what it can of a state. No format of other programs has corner marks, colours or
 * squares that are marked as excluded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "game/state/game-state.h"
#include "solver/queens/text/queens-text.h"
#include "solver/sudoku/text/sudoku-text.h"

typedef enum
{
  GAME_FORMAT_LINE,               /* sudoku */
  GAME_FORMAT_SDK,
  GAME_FORMAT_SS,
  GAME_FORMAT_PENCIL,
  GAME_FORMAT_OPENSUDOKU,
  GAME_FORMAT_CSV,
  GAME_FORMAT_ARRAYS,
  GAME_FORMAT_ROWS,

  GAME_FORMAT_LEETCODE,           /* n queens */
  GAME_FORMAT_JAVA,
  GAME_FORMAT_PERMUTATION,
  GAME_FORMAT_MATRIX,
  GAME_FORMAT_BOARD,
  GAME_FORMAT_FEN,
  GAME_FORMAT_JSON,

  GAME_FORMAT_REGIONS,            /* coloured queens */
  GAME_N_FORMATS,
} GameFormat;

typedef struct
{
  const char *id;               /* for actions and settings: lower case letters, digits, "-" */
  const char *extension;        /* of a file, without the dot */
  const char *mime_type;
  bool        entries;          /* sudoku: entries are told from givens; else all read as givens */
  bool        marks;            /* sudoku: centre marks are kept */
} GameFormatInfo;

const GameFormatInfo *game_format_get_info       (GameFormat       format);

/* What a menu calls it, translated. */
const char           *game_format_get_name       (GameFormat       format);

bool                  game_format_from_id        (const char      *id,
                                                  GameFormat      *format);

/* The format for a file of this name that fits the state, by its extension; false where none is. */
bool                  game_format_from_file_name (const char      *name,
                                                  const GameState *state,
                                                  GameFormat      *format);

/* The format of the solver layer behind one of sudoku, or of queens. */
SudokuTextFormat      game_format_sudoku_text    (GameFormat       format);
QueensTextFormat      game_format_queens_text    (GameFormat       format);

/* Whether the format can say where the digits or queens of a state stand. Each state has formats;
 * the first that fits is the default: 81 characters, a LeetCode board, the regions. Of coloured
 * queens only the puzzle is said, not the queens. */
bool                  game_format_fits           (GameFormat       format,
                                                  const GameState *state);
