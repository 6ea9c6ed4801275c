/* Folders of a program: a library with some games, and records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/game/game-folders.h"

#include "game/store/game-records.h"
#include "support/game/game-scenarios.h"

GameLibrary *
open_library (const char *folder)
{
  g_autofree char *games = g_build_filename (folder, "games", NULL);

  return game_library_new (games);
}

GameSave *
play_cells (int which,
            int n_cells)
{
  GameState state = make_puzzle (which);
  g_autoptr(GameDocument) document = game_document_new (&state);
  GameSave *save;
  int n_played = 0;

  for (int cell = 0; n_played < n_cells; cell++)
    {
      GameMove move = { .kind = GAME_MOVE_DIGIT, .value = 1 + cell % 9,
                        .squares = game_squares_of (cell) };

      n_played += game_document_play (document, &move);
    }

  save = make_save (document);
  save->stats.finished = 0;

  return save;
}

void
add_record (const char *folder,
            int         begun)
{
  GameState state = make_puzzle (0);
  GamePlayStats stats = { .begun = begun, .finished = begun + 1, .milliseconds = 5000 };

  g_assert_true (game_records_add (folder, &state, &stats, NULL));
}

guint
count_records (const char *folder)
{
  g_autoptr(GArray) records = game_records_read (folder);
  guint n_games = 0;

  for (guint i = 0; i < records->len; i++)
    n_games += g_array_index (records, GameRecord, i).n_games;

  return n_games;
}

void
fill_folder (const char *folder)
{
  g_autoptr(GameLibrary) library = open_library (folder);

  for (int i = 0; i < FOLDER_GAMES; i++)
    {
      g_autoptr(GameSave) save = play_cells (4 * i, 3);

      g_assert_cmpint (game_library_merge (library, save, (1000 + i) * G_USEC_PER_SEC), ==,
                       GAME_MERGED_ADDED);
    }

  add_record (folder, 100);
  add_record (folder, 200);
}
