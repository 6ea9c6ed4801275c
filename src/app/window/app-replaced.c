/* The message that says what came in place of another puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-replaced.h"

#include <glib/gi18n-lib.h>

void
app_replaced_show (AppReplaced  replaced,
                   AppToast    *toast,
                   const char  *message)
{
  const char *action = replaced == APP_REPLACED_STATE ? "win.undo" : "win.bring-back";
  g_autofree char *text = NULL;

  if (replaced == APP_REPLACED_UNSAVED)
    text = g_strdup (_("The puzzle before is not on the disk yet. It stays in memory and is saved "
                       "as soon as that works."));
  else if (replaced != APP_REPLACED_KEPT)
    text = g_strdup (message);
  else if (message == NULL)
    text = g_strdup (_("Another puzzle now. The one before is kept in the library"));
  else
    /* Translators: after what was just done: "Pasted 24 givens · The puzzle before is kept in …" */
    text = g_strdup_printf (_("%s · The puzzle before is kept in the library"), message);

  if (text != NULL)
    app_toast_show (toast, text, _("Undo"), action);
}
