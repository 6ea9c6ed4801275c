/* A savepoint as a tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-savepoint.h"

#include <glib/gi18n-lib.h>

#include "app/board/app-thumbnail.h"
#include "game/text/game-text-games.h"

struct _AppSavepoint
{
  AppWidget     parent_instance;

  GtkWidget    *button;
  AppThumbnail *thumbnail;
  GtkLabel     *name;
  GtkLabel     *detail;
  GtkWidget    *menu_button;
  GtkPopover   *renaming;
  GtkEditable  *entry;

  int           index;
};

G_DEFINE_FINAL_TYPE (AppSavepoint, app_savepoint, APP_TYPE_WIDGET)

/* A list that was opened has done what it was opened for. */
static void
app_savepoint_clicked_cb (AppSavepoint *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
app_savepoint_open_menu (AppSavepoint *self)
{
  if (self->index >= 0)
    gtk_menu_button_popup (GTK_MENU_BUTTON (self->menu_button));
}

static void
app_savepoint_open_menu_cb (GtkWidget  *widget,
                            const char *action,
                            GVariant   *parameter)
{
  app_savepoint_open_menu (APP_SAVEPOINT (widget));
}

static void
app_savepoint_rename_cb (GtkWidget  *widget,
                         const char *action,
                         GVariant   *parameter)
{
  AppSavepoint *self = APP_SAVEPOINT (widget);

  if (self->index < 0)
    return;

  gtk_editable_set_text (self->entry, gtk_label_get_label (self->name));
  gtk_popover_popup (self->renaming);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
app_savepoint_named_cb (AppSavepoint *self)
{
  gtk_popover_popdown (self->renaming);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.rename-savepoint", "(si)",
                              gtk_editable_get_text (self->entry), self->index);
}

static void
app_savepoint_remove_cb (GtkWidget  *widget,
                         const char *action,
                         GVariant   *parameter)
{
  int index = APP_SAVEPOINT (widget)->index;

  if (index >= 0)
    gtk_widget_activate_action (widget, "win.remove-savepoint", "i", index);
}

static void
app_savepoint_class_init (AppSavepointClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (APP_TYPE_THUMBNAIL);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/savepoint.ui");
  gtk_widget_class_bind_template_child (widget_class, AppSavepoint, button);
  gtk_widget_class_bind_template_child (widget_class, AppSavepoint, thumbnail);
  gtk_widget_class_bind_template_child (widget_class, AppSavepoint, name);
  gtk_widget_class_bind_template_child (widget_class, AppSavepoint, detail);
  gtk_widget_class_bind_template_child (widget_class, AppSavepoint, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AppSavepoint, renaming);
  gtk_widget_class_bind_template_child (widget_class, AppSavepoint, entry);
  gtk_widget_class_bind_template_callback (widget_class, app_savepoint_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_savepoint_open_menu);
  gtk_widget_class_bind_template_callback (widget_class, app_savepoint_named_cb);

  gtk_widget_class_install_action (widget_class, "savepoint.menu", NULL,
                                   app_savepoint_open_menu_cb);
  gtk_widget_class_install_action (widget_class, "savepoint.rename", NULL,
                                   app_savepoint_rename_cb);
  gtk_widget_class_install_action (widget_class, "savepoint.remove", NULL,
                                   app_savepoint_remove_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "savepoint.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "savepoint.menu",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "savepoint.rename", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Delete, 0, "savepoint.remove",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "savepoint.remove", NULL);
}

static void
app_savepoint_init (AppSavepoint *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
app_savepoint_new (void)
{
  return g_object_new (APP_TYPE_SAVEPOINT, NULL);
}

/* An action never sees a target that is not of its type. */
static void
app_savepoint_set_action (AppSavepoint *self)
{
  GtkActionable *button = GTK_ACTIONABLE (self->button);
  GVariant *target = self->index >= 0 ? g_variant_new_int32 (self->index) : NULL;

  gtk_actionable_set_action_name (button, NULL);
  gtk_actionable_set_action_target_value (button, target);
  gtk_actionable_set_action_name (button, target != NULL ? "win.go-back" : "win.restart");
}

void
app_savepoint_show (AppSavepoint        *self,
                    int                  index,
                    const GameSavepoint *savepoint)
{
  const GameState *state = &savepoint->state;
  bool has_name = index < 0 || savepoint->name[0] != '\0';
  g_autofree char *detail = game_text_placed (state);
  g_autofree char *spoken = NULL;
  const char *name = has_name ? savepoint->name : detail;
  PaintScene scene;

  g_return_if_fail (APP_IS_SAVEPOINT (self));

  if (index < 0)
    name = _("The start");
  spoken = has_name ? g_strdup_printf ("%s, %s", name, detail) : g_strdup (name);

  self->index = index;
  paint_scene_init (&scene, state, NULL);
  app_thumbnail_set_scene (self->thumbnail, &scene);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->detail, has_name ? detail : "");
  gtk_widget_set_tooltip_text (self->button, name);
  app_widget_set_name (self->button, spoken);
  gtk_widget_set_visible (self->menu_button, index >= 0);

  app_savepoint_set_action (self);
}
