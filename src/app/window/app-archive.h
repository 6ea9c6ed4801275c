/* What is kept on the disk: the saved session, the library of games and the records of finished
 * ones. Until app_archive_open () nothing is read or written.
 *
 * Belongs to the main thread. Signal "failed" (const char *message): something could not be saved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/game-autosave.h"
#include "game/store/game-library.h"

#define APP_TYPE_ARCHIVE (app_archive_get_type ())

G_DECLARE_FINAL_TYPE (AppArchive, app_archive, APP, ARCHIVE, GObject)

AppArchive  *app_archive_new          (void);

/* Keeps everything in `folder` from now on; `collect` makes the session to write. Returns the one
 * that is there, new, or NULL. */
GameSession *app_archive_open         (AppArchive       *self,
                                       const char       *folder,
                                       GameCollect       collect,
                                       gpointer          data);

/* Schedules an autosave; saves the clocks and the position in Watch only. */
void         app_archive_touch        (AppArchive       *self);
void         app_archive_tick         (AppArchive        *self,
                                       const GameSession *session);

/* Writes the session, waits for that, and writes no more. If that fails, it tries to keep the games
 * in the library, goes on, and returns why it failed and what that means, new. */
char        *app_archive_close        (AppArchive       *self);

/* The library; NULL where nothing is kept. Lent. The other puts a game there, and returns whether
 * it is on the disk: until it is, it stays in memory, as records do, and each autosave tries. */
GameLibrary *app_archive_get_library  (AppArchive       *self);
bool         app_archive_store        (AppArchive       *self,
                                       const GameSave   *save);

/* A game that goes on from elsewhere, with the time that it has in the library, if that is more: of
 * one game, the next start shows what has more. New. */
GameSave    *app_archive_dup_resumed  (AppArchive       *self,
                                       const GameSave   *save);

/* A game that was entered is one of its own; it leaves the library when it is started. */
void         app_archive_drop_entered (AppArchive       *self,
                                       const GameSave   *save);

/* The statistics with which a puzzle goes on: those of its game in the library, or new ones. */
GamePlayStats   app_archive_recall       (AppArchive       *self,
                                          const GameState  *state);

/* Counts a finished game. */
void         app_archive_add_record   (AppArchive          *self,
                                       const GameState     *state,
                                       const GamePlayStats *stats);

/* The folder of it all; NULL where nothing is kept. Lent. */
const char  *app_archive_get_folder   (AppArchive          *self);
