/* The layout of children that follow each other like words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/widgets/app-flow.h"

enum
{
  GAP = 6,                      /* between children */
  LINE_GAP = 2,
};

struct _AppFlow
{
  AppWidget parent_instance;

  bool      is_single;
};

G_DEFINE_FINAL_TYPE (AppFlow, app_flow, APP_TYPE_WIDGET)

static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_get_visible (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/* As wide as it asks for, or where that is more than there is, as wide as that. */
static int
get_child_width (GtkWidget *child,
                 int        width)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);

  return MAX (minimum, MIN (natural, width));
}

static int
get_child_height (GtkWidget *child,
                  int        width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, get_child_width (child, width), NULL,
                      &natural, NULL, NULL);

  return natural;
}

/* The first child of the next line; NULL: there is none. */
static GtkWidget *
find_next_line (GtkWidget *first,
                int        width,
                int       *height)
{
  GtkWidget *child = first;
  int x = 0;

  *height = 0;
  while (child != NULL)
    {
      int right = x + get_child_width (child, width);

      if (child != first && right > width)
        return child;

      *height = MAX (*height, get_child_height (child, width));
      x = right + GAP;
      child = skip_hidden (gtk_widget_get_next_sibling (child));
    }

  return NULL;
}

/* Where it is the last of a single line, or of any and aligned so, a child ends where the line
 * does. */
static void
app_flow_allocate_line (AppFlow   *self,
                        GtkWidget *first,
                        GtkWidget *next,
                        int        width,
                        int        y,
                        int        height)
{
  bool is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int x = 0;

  for (GtkWidget *child = first; child != next;
       child = skip_hidden (gtk_widget_get_next_sibling (child)))
    {
      int child_width = get_child_width (child, width);
      bool is_last = skip_hidden (gtk_widget_get_next_sibling (child))
                     == (self->is_single ? NULL : next);

      if (is_last && (self->is_single ? child != first
                                      : gtk_widget_get_halign (child) == GTK_ALIGN_END))
        x = width - child_width;

      gtk_widget_set_child_visible (child, TRUE);
      gtk_widget_size_allocate (child, &(GtkAllocation) { is_rtl ? width - x - child_width : x, y,
                                                          child_width, height }, -1);
      x += child_width + GAP;
    }
}

static void
app_flow_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  AppFlow *self = APP_FLOW (widget);
  GtkWidget *first = skip_hidden (gtk_widget_get_first_child (widget));
  int y = 0;

  while (first != NULL)
    {
      int line;
      GtkWidget *next = find_next_line (first, width, &line);

      app_flow_allocate_line (self, first, next, width, y, self->is_single ? height : line);
      y += line + LINE_GAP;
      first = next;
      if (self->is_single)
        break;
    }

  for (; first != NULL; first = skip_hidden (gtk_widget_get_next_sibling (first)))
    gtk_widget_set_child_visible (first, FALSE);
}

/* A single line is as high as the highest child, whether there is room for it or not. */
static int
app_flow_measure_line (AppFlow *self,
                       int      width)
{
  int height = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      height = MAX (height, get_child_height (child, width));

  return height;
}

static int
app_flow_measure_lines (AppFlow *self,
                        int      width)
{
  GtkWidget *first = skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self)));
  int height = -LINE_GAP;

  while (first != NULL)
    {
      int line;

      first = find_next_line (first, width, &line);
      height += line + LINE_GAP;
    }

  return MAX (height, 0);
}

static GtkSizeRequestMode
app_flow_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
app_flow_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  AppFlow *self = APP_FLOW (widget);
  GtkWidget *first = skip_hidden (gtk_widget_get_first_child (widget));

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      int width = for_size < 0 ? G_MAXINT / 2 : for_size;

      *natural = self->is_single ? app_flow_measure_line (self, width)
                                 : app_flow_measure_lines (self, width);
      *minimum = *natural;
      return;
    }

  *minimum = 0;
  *natural = -GAP;
  for (GtkWidget *child = first; child != NULL;
       child = skip_hidden (gtk_widget_get_next_sibling (child)))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      if (child == first || !self->is_single)
        *minimum = MAX (*minimum, child_minimum);
      *natural += child_natural + GAP;
    }

  *natural = MAX (*natural, *minimum);
}

static void
app_flow_set_property (GObject      *object,
                       unsigned int  id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  APP_FLOW (object)->is_single = g_value_get_boolean (value);
}

static void
app_flow_class_init (AppFlowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = app_flow_set_property;
  widget_class->get_request_mode = app_flow_get_request_mode;
  widget_class->measure = app_flow_measure;
  widget_class->size_allocate = app_flow_size_allocate;

  g_object_class_install_property (object_class, 1,
                                   g_param_spec_boolean ("single", NULL, NULL, FALSE,
                                                         G_PARAM_WRITABLE
                                                         | G_PARAM_CONSTRUCT_ONLY
                                                         | G_PARAM_STATIC_STRINGS));
}

static void
app_flow_init (AppFlow *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
