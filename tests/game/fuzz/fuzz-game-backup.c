/* Fuzzing of backups: any bytes become what can be written and read again, or an error.
 *
 * The bytes get a checksum before they are read, so that they get past it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include "game/store/game-backup.h"

static void
read_backup (GBytes *text)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GameBackup) backup = game_backup_read (text, &error);
  g_autoptr(GameBackup) again = NULL;
  g_autoptr(GBytes) written = NULL;
  g_autoptr(GBytes) rewritten = NULL;

  require ((backup == NULL) == (error != NULL));
  if (backup == NULL)
    return;

  written = game_backup_write (backup);
  again = game_backup_read (written, NULL);
  require (again != NULL);

  rewritten = game_backup_write (again);
  require (g_bytes_equal (written, rewritten));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr(GBytes) alone = g_bytes_new (data, size);
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, data, size);
  GString *text = g_string_new (NULL);
  g_autoptr(GBytes) backup = NULL;

  g_string_printf (text, "nine-queens-backup 1 %zu %s\n", size, sum);
  g_string_append_len (text, (const char *) data, size);
  backup = g_string_free_to_bytes (text);

  read_backup (alone);
  read_backup (backup);

  return 0;
}
