/* Runs a fuzzing target over a corpus without a fuzzer: each file of the folders that are given,
 * whole and cut off at many places. Reports as TAP; a finding ends the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/solver/fuzz.h"

#include <glib.h>

enum { N_CUTS = 64 };

/* In a block of just its size, so that a sanitizer sees a step too far. */
static void
run (const char *text,
     gsize       length)
{
  g_autofree char *exact = g_memdup2 (text, length);

  LLVMFuzzerTestOneInput ((const uint8_t *) exact, length);
}

static void
replay (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    g_error ("%s", error->message);

  run (text, length);
  for (gsize i = 0; i < N_CUTS; i++)
    run (text, length * i / N_CUTS);
}

int
main (int    argc,
      char **argv)
{
  int n_files = 0;

  for (int i = 1; i < argc; i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(GDir) folder = g_dir_open (argv[i], 0, &error);

      if (folder == NULL)
        g_error ("%s", error->message);

      for (const char *name; (name = g_dir_read_name (folder)) != NULL; n_files++)
        {
          g_autofree char *path = g_build_filename (argv[i], name, NULL);

          replay (path);
          g_print ("ok %d %s\n", n_files + 1, name);
        }
    }

  g_print ("1..%d\n", n_files);

  return n_files > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
