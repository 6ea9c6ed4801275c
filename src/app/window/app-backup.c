/* Workers write and read the file. What is restored goes into the library on the main thread, a
 * game whenever there is nothing else to do, for each waits until it is on the disk.
 *
 * Whatever is under way has a reference to the object, and nobody else needs one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-backup.h"

#include <glib/gi18n-lib.h>

#include "app/files/app-file-chooser.h"
#include "game/store/game-restore.h"

struct _AppBackup
{
  GObject      parent_instance;

  AppSession  *session;
  GSettings   *settings;
  GtkWindow   *parent;                  /* NULL once it has gone, as the toast */
  AppToast    *toast;

  GameRestore *restore;                 /* what comes back, or goes again; or NULL */
  GHashTable  *settings_before;         /* texts of values, by name, that it changed */
  GError      *failure;                 /* the first, while games go back */
};

G_DEFINE_FINAL_TYPE (AppBackup, app_backup, G_TYPE_OBJECT)

static void
app_backup_show_message (AppBackup  *self,
                         const char *message)
{
  if (self->toast != NULL)
    app_toast_show (self->toast, message, NULL, NULL);
}

static void
app_backup_show_failure (AppBackup    *self,
                         const GError *error)
{
  /* Translators: %s says why. */
  g_autofree char *message = g_strdup_printf (_("The backup could not be restored: %s"),
                                              error->message);

  app_backup_show_message (self, message);
}

/* Shows a chooser, which keeps the object. */
static void
app_backup_ask (AppBackup            *self,
                GtkFileChooserNative *owned_chooser,
                GCallback             chosen_cb)
{
  g_object_set_data_full (G_OBJECT (owned_chooser), "backup", g_object_ref (self), g_object_unref);
  app_file_chooser_show (owned_chooser, chosen_cb, self);
}

/* Settings. */

/* Where the window is belongs to this machine and this moment. */
static bool
is_backed_up (const char *name)
{
  return !g_str_has_prefix (name, "window-") && !g_str_equal (name, "kind")
         && !g_str_equal (name, "page");
}

static GSettingsSchema *
app_backup_get_schema (AppBackup *self)
{
  GSettingsSchema *schema;

  g_object_get (self->settings, "settings-schema", &schema, NULL);

  return schema;
}

static void
app_backup_add_settings (AppBackup  *self,
                         GameBackup *backup)
{
  g_autoptr(GSettingsSchema) schema = app_backup_get_schema (self);
  g_auto(GStrv) names = g_settings_schema_list_keys (schema);

  for (char **name = names; *name != NULL; name++)
    if (is_backed_up (*name))
      {
        g_autoptr(GVariant) value = g_settings_get_value (self->settings, *name);

        g_hash_table_insert (backup->settings, g_strdup (*name), g_variant_print (value, false));
      }
}

/* Names and values that this version does not know are left out. What is there before goes into
 * `before`, if that is not NULL. */
static void
app_backup_set_settings (AppBackup  *self,
                         GHashTable *settings,
                         GHashTable *before)
{
  g_autoptr(GSettingsSchema) schema = app_backup_get_schema (self);
  GHashTableIter iter;
  gpointer name;
  gpointer text;

  g_hash_table_iter_init (&iter, settings);
  while (g_hash_table_iter_next (&iter, &name, &text))
    if (is_backed_up (name) && g_settings_schema_has_key (schema, name))
      {
        g_autoptr(GSettingsSchemaKey) key = g_settings_schema_get_key (schema, name);
        g_autoptr(GVariant) value = g_variant_parse (g_settings_schema_key_get_value_type (key),
                                                     text, NULL, NULL, NULL);
        g_autoptr(GVariant) present = g_settings_get_value (self->settings, name);

        if (value == NULL || !g_settings_schema_key_range_check (key, value)
            || g_variant_equal (value, present))
          continue;

        if (before != NULL)
          g_hash_table_insert (before, g_strdup (name), g_variant_print (present, false));
        g_settings_set_value (self->settings, name, value);
      }
}

/* Back up. */

static void
app_backup_saved_cb (GObject      *object,
                     GAsyncResult *result,
                     gpointer      data)
{
  g_autoptr(AppBackup) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *message = NULL;
  int n_games = game_backup_save_finish (result, &error);

  if (n_games >= 0)
    message = g_strdup_printf (ngettext ("Backed up settings, records and %d game",
                                         "Backed up settings, records and %d games", n_games),
                               n_games);
  else
    /* Translators: %s says why. */
    message = g_strdup_printf (_("The backup could not be saved: %s"), error->message);

  app_backup_show_message (self, message);
  g_application_release (g_application_get_default ());
}

/* The program goes on until the file is written, whatever becomes of the window. */
static void
app_backup_save_file (AppBackup *self,
                      GFile     *file)
{
  const char *folder = app_session_get_folder (self->session);
  GameBackup *backup = game_backup_new ();

  app_session_store_all (self->session);
  app_backup_add_settings (self, backup);
  g_application_hold (g_application_get_default ());
  game_backup_save_async (backup, folder, file, app_backup_saved_cb, g_object_ref (self));
}

static void
app_backup_save_chosen_cb (AppBackup            *self,
                           int                   response,
                           GtkFileChooserNative *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    app_backup_save_file (self, file);
}

/* Restore, and back. */

static void
app_backup_show_taken_back (AppBackup *self)
{
  g_autofree char *message = NULL;

  if (self->failure == NULL)
    message = g_strdup (_("All is as it was before"));
  else
    /* Translators: what the undone restore had replaced; %s says why. */
    message = g_strdup_printf (_("Not every game could be put back: %s"), self->failure->message);

  app_backup_show_message (self, message);
  g_clear_error (&self->failure);
}

/* The last game goes back. One that cannot be written is told at the end. */
static gboolean
app_backup_take_back_cb (gpointer data)
{
  AppBackup *self = data;
  GameLibrary *library = app_session_get_library (self->session);

  if (library == NULL)
    return G_SOURCE_REMOVE;

  if (self->restore->changes->len == 0)
    {
      app_backup_show_taken_back (self);
      return G_SOURCE_REMOVE;
    }

  game_restore_take_back_game (self->restore, library,
                               self->failure == NULL ? &self->failure : NULL);

  return G_SOURCE_CONTINUE;
}

static void
app_backup_undo_cb (AppBackup *self)
{
  g_autoptr(AppBackup) kept = g_object_ref (self);
  g_autoptr(GError) error = NULL;

  gtk_widget_insert_action_group (GTK_WIDGET (self->parent), "restore", NULL);
  app_toast_hide (self->toast);
  if (!game_restore_take_back_records (self->restore, &error))
    {
      app_backup_show_failure (self, error);
      return;
    }

  app_backup_set_settings (self, self->settings_before, NULL);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, app_backup_take_back_cb, g_object_ref (self),
                   g_object_unref);
}

/* The action keeps the object until the next message like it. It is the window's: GTK 4.8 lets no
 * button know of a group that a widget above it gets later, unless that has others already. */
static void
app_backup_offer_undo (AppBackup  *self,
                       const char *message)
{
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr(GSimpleAction) undo = g_simple_action_new ("undo", NULL);

  if (self->parent == NULL)
    return;

  g_object_set_data_full (G_OBJECT (undo), "backup", g_object_ref (self), g_object_unref);
  g_signal_connect_object (undo, "activate", G_CALLBACK (app_backup_undo_cb), self,
                           G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (undo));
  gtk_widget_insert_action_group (GTK_WIDGET (self->parent), "restore", G_ACTION_GROUP (group));
  app_toast_show (self->toast, message, _("Undo"), "restore.undo");
}

static void
app_backup_show_restored (AppBackup *self)
{
  int n_games = self->restore->n_added + self->restore->n_replaced;
  g_autofree char *message = NULL;

  if (n_games == 0)
    message = g_strdup (_("All games of the backup were here already"));
  else if (self->restore->n_replaced == 0)
    message = g_strdup_printf (ngettext ("Restored: %d game added",
                                         "Restored: %d games added", n_games), n_games);
  else
    /* Translators: how many games were not here, and of how many the backup had more. */
    message = g_strdup_printf (_("Restored: %d added, %d brought up to date"),
                               (int) self->restore->n_added, (int) self->restore->n_replaced);

  if (game_restore_has_changed (self->restore) || g_hash_table_size (self->settings_before) > 0)
    app_backup_offer_undo (self, message);
  else
    app_backup_show_message (self, message);
}

/* The next game. The library says why it takes none. */
static gboolean
app_backup_merge_cb (gpointer data)
{
  AppBackup *self = data;
  GameLibrary *library = app_session_get_library (self->session);
  GameRestore *restore = self->restore;

  if (library == NULL)
    return G_SOURCE_REMOVE;

  if (restore->n_merged == restore->backup->games->len)
    {
      app_backup_set_settings (self, restore->backup->settings, self->settings_before);
      app_backup_show_restored (self);
      return G_SOURCE_REMOVE;
    }

  return game_restore_next (restore, library) != GAME_MERGED_FAILED ? G_SOURCE_CONTINUE
                                                                    : G_SOURCE_REMOVE;
}

/* Takes the backup. */
static void
app_backup_start (AppBackup  *self,
                  GameBackup *owned_backup)
{
  g_autoptr(GError) error = NULL;

  self->restore = game_restore_new (owned_backup, app_session_get_folder (self->session));
  if (game_restore_add_records (self->restore, &error))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, app_backup_merge_cb, g_object_ref (self),
                     g_object_unref);
  else
    app_backup_show_failure (self, error);
}

static void
app_backup_loaded_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      data)
{
  g_autoptr(AppBackup) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GameBackup) backup = game_backup_load_finish (result, &error);
  g_autofree char *message = NULL;

  if (backup != NULL)
    {
      if (app_session_get_folder (self->session) != NULL)
        app_backup_start (self, g_steal_pointer (&backup));
      return;
    }

  if (error->domain == GAME_SAVE_ERROR)
    message = g_strdup (error->message);
  else
    /* Translators: %s says why. */
    message = g_strdup_printf (_("The backup could not be read: %s"), error->message);
  app_backup_show_message (self, message);
}

static void
app_backup_restore_file (AppBackup *self,
                         GFile     *file)
{
  app_session_store_all (self->session);
  game_backup_load_async (file, app_backup_loaded_cb, g_object_ref (self));
}

static void
app_backup_restore_chosen_cb (AppBackup            *self,
                              int                   response,
                              GtkFileChooserNative *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    app_backup_restore_file (self, file);
}

static void
app_backup_finalize (GObject *object)
{
  AppBackup *self = APP_BACKUP (object);

  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_weak_pointer (&self->parent);
  g_clear_weak_pointer (&self->toast);
  g_clear_pointer (&self->restore, game_restore_free);
  g_hash_table_unref (self->settings_before);
  g_clear_error (&self->failure);

  G_OBJECT_CLASS (app_backup_parent_class)->finalize (object);
}

static void
app_backup_class_init (AppBackupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = app_backup_finalize;
}

static void
app_backup_init (AppBackup *self)
{
  self->settings_before = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

AppBackup *
app_backup_new (AppSession *session,
                GSettings  *settings,
                GtkWindow  *parent,
                AppToast   *toast)
{
  AppBackup *self = g_object_new (APP_TYPE_BACKUP, NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  g_set_weak_pointer (&self->parent, parent);
  g_set_weak_pointer (&self->toast, toast);

  return self;
}

static void
app_backup_ask_for_new (AppBackup *self)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = g_date_time_format (now, "nine-queens-%Y-%m-%d");

  app_backup_ask (self, app_file_chooser_new_for_backup (self->parent, name),
                  G_CALLBACK (app_backup_save_chosen_cb));
}

void
app_backup_run (AppBackup *self,
                GVariant  *what)
{
  g_autoptr(GFile) file = NULL;
  gboolean is_restore;
  const char *uri;

  g_return_if_fail (APP_IS_BACKUP (self));

  if (app_session_get_folder (self->session) == NULL)
    return;

  g_variant_get (what, "(b&s)", &is_restore, &uri);
  file = g_file_new_for_uri (uri);
  if (is_restore && *uri != '\0')
    app_backup_restore_file (self, file);
  else if (is_restore)
    app_backup_ask (self, app_file_chooser_new_for_restore (self->parent),
                    G_CALLBACK (app_backup_restore_chosen_cb));
  else if (*uri != '\0')
    app_backup_save_file (self, file);
  else
    app_backup_ask_for_new (self);
}
