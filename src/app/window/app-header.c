/* Every control is an action of the window. What a narrow bar leaves out is in its main menu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-header.h"
#include "game/state/game-variant.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-widget.h"

struct _AppHeader
{
  AppAdaptiveBin  parent_instance;

  GtkHeaderBar   *header_bar;
  GtkMenuButton  *new_button;
  GtkWidget      *new_label;
  GtkWidget      *redo_button;
  GtkWidget      *kinds;
  GtkMenuButton  *kind_button;
  GtkWidget      *hint_label;
  GtkWidget      *solve_button;
  GtkMenuButton  *menu_button;
  GMenu          *main_menu;
  GMenuModel     *narrow_menu;
};

G_DEFINE_FINAL_TYPE (AppHeader, app_header, APP_TYPE_ADAPTIVE_BIN)

/* The buttons of a narrow bar: none but Close, on the side where the desktop has it. */
static char *
dup_narrow_decoration (AppHeader *self)
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

static void
app_header_narrow_cb (AppHeader *self)
{
  bool narrow = app_widget_get_narrow (APP_WIDGET (self));
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

/* A menu button is a frame around the button that can be pressed: that one has the name. Newer GTK
 * names it after the frame, which is known by its tooltip, so that this must be the same. */
static void
name_menu_button (GtkMenuButton *menu_button,
                  const char    *name)
{
  app_widget_set_name (gtk_widget_get_first_child (GTK_WIDGET (menu_button)), name);
}

static void
app_header_class_init (AppHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "titlebar");
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/header.ui");
  gtk_widget_class_bind_template_child (widget_class, AppHeader, header_bar);
  gtk_widget_class_bind_template_child (widget_class, AppHeader, new_button);
  gtk_widget_class_bind_template_child (widget_class, AppHeader, new_label);
  gtk_widget_class_bind_template_child (widget_class, AppHeader, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AppHeader, kinds);
  gtk_widget_class_bind_template_child (widget_class, AppHeader, kind_button);
  gtk_widget_class_bind_template_child (widget_class, AppHeader, hint_label);
  gtk_widget_class_bind_template_child (widget_class, AppHeader, solve_button);
  gtk_widget_class_bind_template_child (widget_class, AppHeader, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AppHeader, main_menu);
  gtk_widget_class_bind_template_child (widget_class, AppHeader, narrow_menu);
  gtk_widget_class_bind_template_child_full (widget_class, "zoom_row", false, 0);
  gtk_widget_class_bind_template_callback (widget_class, app_header_narrow_cb);
}

static void
app_header_init (AppHeader *self)
{
  GtkPopover *menu;
  GObject *zoom_row;

  gtk_widget_init_template (GTK_WIDGET (self));
  menu = gtk_menu_button_get_popover (self->menu_button);
  zoom_row = gtk_widget_get_template_child (GTK_WIDGET (self), APP_TYPE_HEADER, "zoom_row");
  gtk_popover_menu_add_child (GTK_POPOVER_MENU (menu), GTK_WIDGET (zoom_row), "zoom");
  /* Translators: the button with the menu of new puzzles */
  name_menu_button (self->new_button, _("New"));
  name_menu_button (self->menu_button, _("Main Menu"));
  name_menu_button (self->kind_button, _("Sudoku or Queens"));
}

void
app_header_set_kind (AppHeader *self,
                     GameKind   kind)
{
  g_return_if_fail (APP_IS_HEADER (self));

  gtk_menu_button_set_label (self->kind_button, _(game_kinds[kind].title));
}

void
app_header_open_new_menu (AppHeader *self)
{
  g_return_if_fail (APP_IS_HEADER (self));

  gtk_menu_button_popup (self->new_button);
}
