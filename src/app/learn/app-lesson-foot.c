/* The buttons of a lesson.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/learn/app-lesson-foot.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-flow.h"

struct _AppLessonFoot
{
  AppWidget  parent_instance;

  GtkLabel  *page_label;
  GtkWidget *buttons[APP_LESSON_N_BUTTONS];
};

G_DEFINE_FINAL_TYPE (AppLessonFoot, app_lesson_foot, APP_TYPE_WIDGET)

static const char *const ids[APP_LESSON_N_BUTTONS] = {
  "previous_button", "next_button", "show_button", "back_button", "check_button", "continue_button",
};

static void
app_lesson_foot_clicked_cb (AppLessonFoot *self,
                            GtkWidget     *clicked)
{
  for (int button = 0; button < APP_LESSON_N_BUTTONS; button++)
    if (self->buttons[button] == clicked)
      {
        g_signal_emit_by_name (self, "pressed", button);
        return;
      }
}

static void
app_lesson_foot_class_init (AppLessonFootClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (APP_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/lesson-foot.ui");
  gtk_widget_class_bind_template_child (widget_class, AppLessonFoot, page_label);
  for (int button = 0; button < APP_LESSON_N_BUTTONS; button++)
    gtk_widget_class_bind_template_child_full (widget_class, ids[button], false, 0);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_foot_clicked_cb);

  g_signal_new ("pressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
app_lesson_foot_init (AppLessonFoot *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (int button = 0; button < APP_LESSON_N_BUTTONS; button++)
    self->buttons[button] = GTK_WIDGET (gtk_widget_get_template_child (
      GTK_WIDGET (self), APP_TYPE_LESSON_FOOT, ids[button]));
}

void
app_lesson_foot_show_page (AppLessonFoot *self,
                           int            page,
                           int            n_pages)
{
  g_autofree char *pages = g_strdup_printf ("%d / %d", page + 1, n_pages);
  g_autofree char *name = g_strdup_printf (_("Page %d of %d"), page + 1, n_pages);

  g_return_if_fail (APP_IS_LESSON_FOOT (self));

  gtk_label_set_label (self->page_label, pages);
  app_widget_set_name (GTK_WIDGET (self->page_label), name);
  gtk_widget_set_sensitive (self->buttons[APP_LESSON_PREVIOUS], page > 0);
  gtk_widget_set_sensitive (self->buttons[APP_LESSON_NEXT], page + 1 < n_pages);
  gtk_button_set_label (GTK_BUTTON (self->buttons[APP_LESSON_CONTINUE]),
                        page + 1 < n_pages ? C_("lesson", "Continue") : _("Close Lesson"));
}

void
app_lesson_foot_show_buttons (AppLessonFoot *self,
                              unsigned       buttons)
{
  bool loses_focus = false;

  g_return_if_fail (APP_IS_LESSON_FOOT (self));

  for (int button = APP_LESSON_SHOW; button < APP_LESSON_N_BUTTONS; button++)
    {
      bool is_shown = buttons >> button & 1;

      loses_focus |= !is_shown && gtk_widget_is_focus (self->buttons[button]);
      gtk_widget_set_visible (self->buttons[button], is_shown);
    }

  if (loses_focus && app_lesson_foot_has (self, APP_LESSON_CONTINUE))
    gtk_widget_grab_focus (self->buttons[APP_LESSON_CONTINUE]);
}

bool
app_lesson_foot_has (AppLessonFoot   *self,
                     AppLessonButton  button)
{
  g_return_val_if_fail (APP_IS_LESSON_FOOT (self), false);

  return gtk_widget_get_visible (self->buttons[button]);
}
