/* Sudoku or queens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

typedef enum
{
  GAME_SUDOKU,
  GAME_QUEENS,
} GameKind;
