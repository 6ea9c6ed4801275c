/* Folders of a program: a library with some games, and records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/game-library.h"

enum { FOLDER_GAMES = 5 };

/* The library of a folder, new. */
GameLibrary *open_library  (const char *folder);

/* The first cells of a puzzle, as make_puzzle () numbers them, filled, so many, a state each. */
GameSave    *play_cells    (int         which,
                            int         n_cells);

void         add_record    (const char *folder,
                            int         begun);
guint        count_records (const char *folder);

/* FOLDER_GAMES games of sudoku with three cells filled, puzzle 4 i played 1000 + i seconds after
 * 1970, and two records, begun at 100 and 200. */
void         fill_folder   (const char *folder);
