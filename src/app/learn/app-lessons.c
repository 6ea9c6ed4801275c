/* The list of lessons, and the progress that is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/learn/app-lessons.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-dialog.h"
#include "app/widgets/app-widget.h"
#include "game/learn/game-lesson.h"

static const char key[] = "lessons";

struct _AppLessons
{
  GtkWindow   parent_instance;

  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (AppLessons, app_lessons, GTK_TYPE_WINDOW)

static void
app_lessons_row_activated_cb (AppLessons    *self,
                              GtkListBoxRow *row)
{
  app_dialog_act (GTK_WIDGET (self), "win.lesson",
                  g_variant_new_int32 (gtk_list_box_row_get_index (row) + 1));
}

static char *
dup_progress (int n_done,
              int n_pages)
{
  if (n_done >= n_pages)
    /* Translators: of a lesson: the user has read all of it. */
    return g_strdup (C_("lesson", "Done"));
  if (n_done > 0)
    return g_strdup_printf (_("Page %d of %d"), n_done + 1, n_pages);

  return g_strdup_printf (ngettext ("%d page", "%d pages", n_pages), n_pages);
}

static void
app_lessons_add (AppLessons *self,
                 int         lesson,
                 int         n_done)
{
  const char *title = _(game_lessons[lesson].title);
  g_autofree char *numbered = g_strdup_printf ("%d. %s", lesson + 1, title);
  g_autofree char *progress = dup_progress (n_done, game_lesson_n_pages (&game_lessons[lesson]));
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = app_widget_new_label (numbered, NULL);

  gtk_widget_set_hexpand (label, true);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), app_widget_new_label (progress, "subtitle"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  app_widget_set_name (row, numbered);
  app_widget_add_action (row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  progress, -1);
  gtk_list_box_append (self->list, row);
}

static void
app_lessons_class_init (AppLessonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/lessons.ui");
  gtk_widget_class_bind_template_child (widget_class, AppLessons, list);
  gtk_widget_class_bind_template_callback (widget_class, app_lessons_row_activated_cb);
  app_dialog_add_keys (widget_class);
}

static void
app_lessons_init (AppLessons *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AppLessons *
app_lessons_new (GtkWindow *parent,
                 GSettings *settings)
{
  AppLessons *self = app_dialog_new (APP_TYPE_LESSONS, parent);

  for (int lesson = 0; lesson < game_lessons_count (); lesson++)
    app_lessons_add (self, lesson, app_lessons_get_done (settings, lesson));

  return self;
}

int
app_lessons_get_done (GSettings *settings,
                      int        lesson)
{
  g_autoptr(GVariant) done = g_settings_get_value (settings, key);
  int n_pages = 0;

  if (lesson < (int) g_variant_n_children (done))
    g_variant_get_child (done, lesson, "i", &n_pages);

  return CLAMP (n_pages, 0, game_lesson_n_pages (&game_lessons[lesson]));
}

void
app_lessons_set_done (GSettings *settings,
                      int        lesson,
                      int        n_pages)
{
  GVariantBuilder builder;

  if (n_pages <= app_lessons_get_done (settings, lesson))
    return;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("ai"));
  for (int i = 0; i < game_lessons_count (); i++)
    g_variant_builder_add (&builder, "i", i == lesson ? n_pages
                                                      : app_lessons_get_done (settings, i));
  g_settings_set_value (settings, key, g_variant_builder_end (&builder));
}
