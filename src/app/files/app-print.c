/* Printing.
 *
 * What is remembered lies in one file: the groups of GTK for paper and printer, and one of the
 * dialog that asks what to print.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/files/app-print.h"

#include <glib/gi18n-lib.h>

#include "game/store/game-atomic-file.h"

static const char settings_group[] = "Print Settings";
static const char page_group[] = "Page Setup";

typedef struct
{
  PaintPrint  print;
  char       *title;
  GArray     *puzzles;
} Printed;

static void
printed_free (Printed *self)
{
  g_free (self->title);
  g_array_unref (self->puzzles);
  g_free (self);
}

/* Remembering. */

static GFile *
get_memory_file (void)
{
  return g_file_new_build_filename (g_get_user_config_dir (), "nine-queens", "print.ini", NULL);
}

GKeyFile *
app_print_load_memory (void)
{
  g_autoptr(GFile) file = get_memory_file ();
  GKeyFile *memory = g_key_file_new ();

  g_key_file_load_from_file (memory, g_file_peek_path (file), G_KEY_FILE_NONE, NULL);

  return memory;
}

void
app_print_keep_memory (GKeyFile *memory)
{
  g_autoptr(GFile) file = get_memory_file ();
  g_autoptr(GFile) folder = g_file_get_parent (file);
  gsize length;
  char *text = g_key_file_to_data (memory, &length, NULL);
  g_autoptr(GBytes) bytes = g_bytes_new_take (text, length);
  g_autoptr(GError) error = NULL;

  g_mkdir_with_parents (g_file_peek_path (folder), 0700);
  if (!game_atomic_file_write (file, GAME_FILE_SHARED, bytes, &error))
    g_info ("Print settings are not remembered: %s", error->message);
}

static void
remember (GtkPrintOperation *operation,
          GtkPageSetup      *page)
{
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  g_autoptr(GKeyFile) memory = app_print_load_memory ();

  if (settings != NULL)
    {
      g_autoptr(GtkPrintSettings) kept = gtk_print_settings_copy (settings);

      /* Of this time only. */
      gtk_print_settings_unset (kept, GTK_PRINT_SETTINGS_N_COPIES);
      gtk_print_settings_unset (kept, GTK_PRINT_SETTINGS_PRINT_PAGES);
      gtk_print_settings_unset (kept, GTK_PRINT_SETTINGS_PAGE_RANGES);
      gtk_print_settings_unset (kept, GTK_PRINT_SETTINGS_OUTPUT_URI);
      gtk_print_settings_to_key_file (kept, memory, settings_group);
    }

  gtk_page_setup_to_key_file (page, memory, page_group);
  app_print_keep_memory (memory);
}

static void
recall (GtkPrintOperation *operation,
        const char        *title)
{
  g_autoptr(GKeyFile) memory = app_print_load_memory ();
  g_autoptr(GtkPrintSettings) settings = NULL;
  g_autoptr(GtkPageSetup) page = NULL;

  settings = gtk_print_settings_new_from_key_file (memory, settings_group, NULL);
  page = gtk_page_setup_new_from_key_file (memory, page_group, NULL);

  if (settings == NULL)
    settings = gtk_print_settings_new ();
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, title);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_default_page_setup (operation, page);
}

/* Printing. */

static void
print_begin_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                Printed           *self)
{
  self->print.width = gtk_print_context_get_width (context);
  self->print.height = gtk_print_context_get_height (context);
  gtk_print_operation_set_n_pages (operation, paint_print_n_pages (&self->print));
  remember (operation, gtk_print_context_get_page_setup (context));
}

static void
print_draw_page_cb (GtkPrintOperation *operation,
                    GtkPrintContext   *context,
                    int                page,
                    Printed           *self)
{
  paint_print (gtk_print_context_get_cairo_context (context), &self->print, page);
}

GtkPrintOperation *
app_print_new (const char *title,
               GArray     *puzzles,
               int         per_page,
               gboolean    solutions)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Printed *self = g_new0 (Printed, 1);

  self->title = g_strdup (title);
  self->puzzles = g_array_ref (puzzles);
  self->print = (PaintPrint) {
    .family = "",
    .title = self->title,
    .solutions = solutions ? _("Solutions") : NULL,
    .per_page = per_page,
    .n_puzzles = puzzles->len,
    .puzzle = (const PaintPrintPuzzle *) puzzles->data,
  };
  g_object_set_data_full (G_OBJECT (operation), "printed", self, (GDestroyNotify) printed_free);

  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, true);
  gtk_print_operation_set_allow_async (operation, true);
  recall (operation, title);
  g_signal_connect (operation, "begin-print", G_CALLBACK (print_begin_cb), self);
  g_signal_connect (operation, "draw-page", G_CALLBACK (print_draw_page_cb), self);

  return operation;
}
