/* Fuzzing of saved games and sessions: any bytes become what can be written and read again, or an
 * error.
 *
 * The bytes get a checksum before they are read, so that they get past it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include "game/store/game-session.h"

static GBytes *
checksum (const char    *what,
          const uint8_t *data,
          size_t         size)
{
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, data, size);
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%s 1 %zu %s\n", what, size, sum);
  g_string_append_len (text, (const char *) data, size);

  return g_string_free_to_bytes (text);
}

static void
read_game (GBytes *text)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GameSave) save = game_save_read (text, &error);
  g_autoptr(GameSave) again = NULL;
  g_autoptr(GBytes) written = NULL;
  g_autoptr(GBytes) rewritten = NULL;

  require ((save == NULL) == (error != NULL));
  if (save == NULL)
    return;

  written = game_save_write (save);
  again = game_save_read (written, NULL);
  require (again != NULL);

  rewritten = game_save_write (again);
  require (g_bytes_equal (written, rewritten));
}

static void
read_session (GBytes *text)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GameSession) session = game_session_read (text, &error);
  g_autoptr(GameSession) again = NULL;
  g_autoptr(GBytes) written = NULL;

  require ((session == NULL) == (error != NULL));
  if (session == NULL)
    return;

  written = game_session_write (session);
  again = game_session_read (written, NULL);
  require (again != NULL);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr(GBytes) alone = g_bytes_new (data, size);
  g_autoptr(GBytes) game = checksum ("nine-queens-game", data, size);
  g_autoptr(GBytes) session = checksum ("nine-queens-session", data, size);

  read_game (alone);
  read_game (game);
  read_session (session);

  return 0;
}
