/* A text in so many lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/widgets/app-lines.h"

#include <glib/gi18n-lib.h>

struct _AppLines
{
  AppWidget  parent_instance;

  GtkWidget *room;              /* as many short lines: never drawn, but measured */
  GtkWidget *label;
  GtkWidget *button;            /* seen where the text is longer */
};

G_DEFINE_FINAL_TYPE (AppLines, app_lines, APP_TYPE_WIDGET)

static const char *
get_button_name (void)
{
  /* Translators: a button that opens the rest of a long sentence. */
  return _("Whole Sentence");
}

static int
get_natural (GtkWidget      *widget,
             GtkOrientation  orientation,
             int             for_size)
{
  int natural;

  gtk_widget_measure (widget, orientation, for_size, NULL, &natural, NULL, NULL);

  return natural;
}

/* How high the text is, beside the button if it needs one. */
static int
app_lines_measure_text (AppLines *self,
                        int       width,
                        bool     *has_button)
{
  int room = get_natural (self->room, GTK_ORIENTATION_VERTICAL, -1);
  int height = get_natural (self->label, GTK_ORIENTATION_VERTICAL, width);
  int minimum;

  *has_button = width >= 0 && height > room;
  if (!*has_button)
    return height;

  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  width -= get_natural (self->button, GTK_ORIENTATION_HORIZONTAL, -1);

  return get_natural (self->label, GTK_ORIENTATION_VERTICAL, MAX (width, minimum));
}

static GtkSizeRequestMode
app_lines_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
app_lines_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  AppLines *self = APP_LINES (widget);
  bool has_button;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int button = get_natural (self->button, orientation, -1);

      gtk_widget_measure (self->label, orientation, -1, minimum, natural, NULL, NULL);
      *minimum += button;
      *natural += button;
      return;
    }

  *minimum = get_natural (self->room, orientation, -1);
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button)))
    *minimum = MAX (*minimum, app_lines_measure_text (self, for_size, &has_button));
  *natural = *minimum;
}

static void
app_lines_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  AppLines *self = APP_LINES (widget);
  bool is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  bool has_button;
  int text = app_lines_measure_text (self, width, &has_button);
  int button = has_button ? get_natural (self->button, GTK_ORIENTATION_HORIZONTAL, -1) : 0;

  gtk_widget_size_allocate (self->label, &(GtkAllocation) { is_rtl ? button : 0, 0,
                                                            width - button, MAX (text, height) },
                            -1);
  gtk_widget_set_child_visible (self->button, has_button);
  if (has_button)
    gtk_widget_size_allocate (self->button, &(GtkAllocation) { is_rtl ? 0 : width - button, 0,
                                                               button, height }, -1);
}

/* The next line would begin in the padding. */
static void
app_lines_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  AppLines *self = APP_LINES (widget);

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                         gtk_widget_get_height (widget)));
  gtk_widget_snapshot_child (widget, self->label, snapshot);
  gtk_snapshot_pop (snapshot);
  gtk_widget_snapshot_child (widget, self->button, snapshot);
}

static void
app_lines_class_init (AppLinesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = app_lines_get_request_mode;
  widget_class->measure = app_lines_measure;
  widget_class->size_allocate = app_lines_size_allocate;
  widget_class->snapshot = app_lines_snapshot;
}

static void
app_lines_init (AppLines *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);

  self->room = gtk_label_new (NULL);
  gtk_widget_set_parent (self->room, GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->room, FALSE);

  self->label = app_widget_new_label (NULL, NULL);
  gtk_label_set_wrap_mode (GTK_LABEL (self->label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_yalign (GTK_LABEL (self->label), 0);
  gtk_label_set_width_chars (GTK_LABEL (self->label), 12);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));

  self->button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "icon-name", "pan-down-symbolic",
                               "has-frame", FALSE, "valign", GTK_ALIGN_CENTER, NULL);
  app_widget_set_tip (self->button, get_button_name ());
  gtk_widget_add_css_class (self->button, "lines-rest");
  g_signal_connect_object (self->button, "toggled", G_CALLBACK (gtk_widget_queue_resize), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));

  app_lines_set_n_lines (self, 1);
}

void
app_lines_set_n_lines (AppLines *self,
                       int       n_lines)
{
  const char *name = get_button_name ();
  g_autoptr(GString) text = g_string_new (name);

  g_return_if_fail (APP_IS_LINES (self));
  g_return_if_fail (n_lines > 0);

  /* The scripts of some languages are higher. */
  for (int i = 1; i < n_lines; i++)
    g_string_append_printf (text, "\n%s", name);

  gtk_label_set_label (GTK_LABEL (self->room), text->str);
}

void
app_lines_set_markup (AppLines   *self,
                      const char *markup)
{
  g_return_if_fail (APP_IS_LINES (self));

  gtk_label_set_markup (GTK_LABEL (self->label), markup);
}

const char *
app_lines_get_markup (AppLines *self)
{
  g_return_val_if_fail (APP_IS_LINES (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->label));
}
