/* The window, wide and narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

/* The buttons of a narrow title bar: none but Close, on the side where the desktop has it. */
static char *
dup_narrow_decoration (AppWindow *self)
{
  g_autofree char *layout = NULL;
  g_autoptr(GString) narrow = NULL;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-decoration-layout", &layout,
                NULL);
  narrow = g_string_new (layout);
  g_string_replace (narrow, "minimize", "", 0);
  g_string_replace (narrow, "maximize", "", 0);

  return g_strdup (narrow->str);
}

void
app_window_title_narrow_cb (AppWindow *self)
{
  bool narrow = app_adaptive_get_narrow (self->title_bar);
  g_autofree char *decoration = narrow ? dup_narrow_decoration (self) : NULL;

  gtk_header_bar_set_decoration_layout (self->header_bar, decoration);
  gtk_widget_set_visible (self->new_label, !narrow);
  gtk_widget_set_visible (self->redo_button, !narrow);
  gtk_widget_set_visible (self->kinds, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->kind_button), narrow);
  gtk_widget_set_visible (self->hint_label, !narrow);
  gtk_widget_set_visible (self->solve_button, !narrow);
  if (narrow)
    g_menu_insert_section (self->main_menu, 0, NULL, self->narrow_menu);
  else
    g_menu_remove (self->main_menu, 0);
}

void
app_window_split_narrow_cb (AppWindow *self)
{
  bool narrow = app_adaptive_get_narrow (APP_ADAPTIVE (self->split));

  app_entry_bar_set_narrow (self->entry_bar, narrow);
  app_play_page_set_narrow (self->play_page, narrow);
  app_watch_page_set_narrow (self->watch_page, narrow);
}
