/* The program: translations, then the application.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "app/app-application.h"

enum { LARGE_BLOCK = 1 << 20 }; /* bytes: those of a long search, not those of a widget */

/* A large block goes back to the system when it is freed. Without this, glibc takes blocks of the
 * size of the largest one that was ever freed from its heaps, of each thread another, and keeps
 * them there. */
static void
return_large_blocks (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, LARGE_BLOCK);
#endif
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(AppApplication) application = NULL;

  return_large_blocks ();
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = app_application_new (G_APPLICATION_DEFAULT_FLAGS);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
