/* The window, what goes out of it as text: the clipboard, and files that are saved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/files/app-copy-as.h"
#include "app/files/app-export.h"
#include "app/files/app-save.h"
#include "game/files/game-file.h"
#include "game/store/game-atomic-file.h"

/* The clipboard. */

/* What is on the board, whichever page shows it, and its picture for programs that take one. */
static void
app_window_copy_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  g_autofree char *text = game_file_write (app_window_get_state (self));
  g_autoptr(GdkContentProvider) content = NULL;
  PaintScene scene;

  paint_scene_init (&scene, app_window_get_state (self), NULL);
  content = app_export_new_content (text, &scene);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (widget), content);
  app_toast_show (self->toast, _("Copied the puzzle as text"), NULL, NULL);
}

static void
app_window_copy_as_cb (GtkWidget  *widget,
                       const char *action_name,
                       GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  const GameState *state = app_window_get_state (self);
  const char *id = g_variant_get_string (parameter, NULL);
  g_autofree char *text = NULL;
  g_autofree char *message = NULL;
  GameForm form;

  if (!game_form_from_id (id, &form) || !game_form_fits (form, state))
    return;

  text = game_file_write_form (state, form);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  /* Translators: %s is a form of text, like "81 characters". */
  message = g_strdup_printf (_("Copied: %s"), game_form_get_name (form));
  app_toast_show (self->toast, message, NULL, NULL);
}

static void
app_window_copy_menu_cb (GtkWidget  *widget,
                         const char *action_name,
                         GVariant   *parameter)
{
  const GameState *state = app_window_get_state (APP_WINDOW (widget));

  gtk_window_present (GTK_WINDOW (app_copy_as_new (GTK_WINDOW (widget), state)));
}

/* Files. */

/* What is written on the way. */
typedef struct
{
  AppWindow *window;
  GFile     *file;
  int        form;              /* app-save.h */
  GameState  puzzle;
  bool       whole;             /* the form holds all that is on the board */
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->window);
  g_clear_object (&saving->file);
  g_free (saving);
}

static char *
dup_saved_message (const Saving *saving)
{
  g_autofree char *name = g_file_get_basename (saving->file);

  if (saving->whole)
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_("Saved “%s”"), name);

  /* Translators: %s is the name of a file. */
  return g_strdup_printf (_("Saved “%s”, without what this form cannot hold"), name);
}

static void
app_window_saved_cb (GObject      *object,
                     GAsyncResult *result,
                     gpointer      data)
{
  Saving *saving = data;
  AppWindow *self = saving->window;
  GamePlay *play = app_session_get_play_of (self->session, saving->puzzle.kind);
  g_autoptr(GError) error = NULL;
  g_autofree char *message = NULL;

  if (game_atomic_file_write_finish (result, &error))
    {
      game_play_set_file (play, saving->file, saving->form, &saving->puzzle);
      message = dup_saved_message (saving);
    }
  else
    {
      /* Translators: %s says why. */
      message = g_strdup_printf (_("The puzzle could not be saved: %s"), error->message);
    }

  if (!gtk_widget_in_destruction (GTK_WIDGET (self)))
    app_toast_show (self->toast, message, NULL, NULL);
  saving_free (saving);
}

/* The text of a form, and whether it reads back as the same. */
static GBytes *
new_text (const GameState *state,
          GameForm         form,
          bool            *whole)
{
  char *text = game_file_write_form (state, form);
  GString *lines = g_string_new (text);
  GameState again;

  *whole = game_file_parse (text, strlen (text), &again, NULL, NULL)
           && game_state_equal (&again, state);
  g_string_append_c (lines, '\n');
  g_free (text);

  return g_string_free_to_bytes (lines);
}

void
app_window_save_file (AppWindow *self,
                      GFile     *file,
                      int        form)
{
  Saving *saving = g_new0 (Saving, 1);
  g_autoptr(GBytes) bytes = NULL;

  saving->window = g_object_ref (self);
  saving->file = g_object_ref (file);
  saving->form = form;
  saving->puzzle = *app_window_get_state (self);
  saving->whole = true;

  if (form == APP_SAVE_GAME)
    {
      g_autoptr(GameSave) game = app_session_dup_game (self->session, app_window_get_kind (self));

      bytes = game_save_write (game);
    }
  else
    {
      bytes = new_text (&saving->puzzle, form, &saving->whole);
    }

  game_atomic_file_write_async (file, GAME_FILE_SHARED, bytes, NULL, app_window_saved_cb, saving);
}

static void
app_window_save_chosen_cb (GtkFileChooserNative *chooser,
                           int                   response,
                           AppWindow            *self)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    app_window_save_file (self, file, app_save_get_form (chooser, app_window_get_state (self)));

  g_object_unref (chooser);
}

static void
app_window_save_as_cb (GtkWidget  *widget,
                       const char *action_name,
                       GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  GtkFileChooserNative *chooser = app_save_new_chooser (GTK_WINDOW (widget),
                                                        app_window_get_state (self));

  g_signal_connect_object (chooser, "response", G_CALLBACK (app_window_save_chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* Where the puzzle was saved before, it is saved again, as long as it is that one. */
static void
app_window_save_cb (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  AppWindow *self = APP_WINDOW (widget);
  const GameState *state = app_window_get_state (self);
  int form = 0;
  GFile *file = game_play_get_file (app_window_get_play (self), &form);

  if (file != NULL && (form == APP_SAVE_GAME || game_form_fits (form, state)))
    app_window_save_file (self, file, form);
  else
    app_window_save_as_cb (widget, action_name, parameter);
}

void
app_window_install_save (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.copy", NULL, app_window_copy_cb);
  gtk_widget_class_install_action (widget_class, "win.copy-as", "s", app_window_copy_as_cb);
  gtk_widget_class_install_action (widget_class, "win.copy-menu", NULL, app_window_copy_menu_cb);
  gtk_widget_class_install_action (widget_class, "win.save", NULL, app_window_save_cb);
  gtk_widget_class_install_action (widget_class, "win.save-as", NULL, app_window_save_as_cb);

  /* Bound here and not as an accelerator, so that an entry that has the focus comes first. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "win.copy",
                                       NULL);
}
