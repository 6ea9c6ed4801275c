/* Fuzzing of files: bytes in any encoding become text or an error that can be told, and what is
 * written of a puzzle in any format is read back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include "game/files/game-file.h"
#include "game/files/game-format.h"

static void
check_error (const GError *error)
{
  require (error != NULL && error->message[0] != '\0');
  require (g_utf8_validate (error->message, -1, NULL));
}

static void
check_decode (const uint8_t *data,
              size_t         size)
{
  g_autoptr(GBytes) bytes = g_bytes_new (data, size);
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) text = game_file_decode (bytes, &error);
  const char *decoded;
  gsize length;

  if (text == NULL)
    {
      check_error (error);
      return;
    }

  decoded = g_bytes_get_data (text, &length);
  require (length == 0 || g_utf8_validate_len (decoded, length, NULL));
  for (gsize i = 0; i < length; i++)
    require (decoded[i] != '\r' || (i + 1 < length && decoded[i + 1] == '\n'));
}

static void
check_state (const GameState *state)
{
  for (GameFormat format = 0; format < GAME_N_FORMATS; format++)
    if (game_format_fits (format, state))
      {
        g_autofree char *text = game_file_write_format (state, format);
        GameState again;
        guint n_puzzles;

        require (game_file_parse (text, strlen (text), &again, &n_puzzles, NULL));
        require (n_puzzles == 1);
      }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr(GError) error = NULL;
  GameState state;
  guint n_puzzles = 0;

  check_decode (data, size);

  if (game_file_parse (size > 0 ? (const char *) data : "", size, &state, &n_puzzles, &error))
    {
      require (n_puzzles > 0);
      check_state (&state);
    }
  else
    {
      check_error (error);
    }

  return 0;
}
