/* The layout of the window: the board beside its panel where there is room, else above it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/widgets/app-split.h"

enum
{
  WIDE_MARGIN = 24,
  NARROW_MARGIN = 10,           /* at the sides */
  NARROW_EDGE = 6,              /* above and below */
  GAP = 10,                     /* between the switcher, the panel and the caption */
  NARROW_GAP = 6,               /* between them and the board where room is short */
  PANEL_WIDTH = 372,
  CAPTIONED_WIDTH = 412,        /* of the panel of a page that has a caption */
  PANEL_MAX_WIDTH = 480,        /* with large text, or of what the board cannot use */
  ROOMY_WIDTH = 1200,
  ROOMY_PANEL = 54,             /* percent of the width, beside a caption */
};

enum { BOARD, SWITCHER, PANEL, CAPTION, N_CHILDREN };

enum { PROP_ROOMY = 1, N_PROPS };

static GParamSpec *props[N_PROPS];

struct _AppSplit
{
  AppWidget  parent_instance;

  GtkWidget *children[N_CHILDREN];
  bool       alone;             /* the board, where the panel would be beside it */
  bool       roomy;
  guint      idle_id;           /* tells of `roomy` outside of the layout */
};

static void app_split_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AppSplit, app_split, APP_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE,
                                                      app_split_buildable_init))

static GtkBuildableIface *parent_buildable;

static int
get_minimum (GtkWidget      *widget,
             GtkOrientation  orientation)
{
  int minimum;

  gtk_widget_measure (widget, orientation, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

/* How wide the panel is at least beside the board: large text makes the switcher wider. */
static int
get_panel_width (AppSplit *self)
{
  int minimum = get_minimum (self->children[PANEL], GTK_ORIENTATION_HORIZONTAL);
  int least = gtk_widget_get_visible (self->children[CAPTION]) ? CAPTIONED_WIDTH : PANEL_WIDTH;
  int switcher;

  gtk_widget_measure (self->children[SWITCHER], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &switcher,
                      NULL, NULL);

  return MAX (minimum, CLAMP (switcher, least, PANEL_MAX_WIDTH));
}

/* The sides of the board in both layouts. */
static int
get_wide_board (AppSplit *self,
                int       width,
                int       height)
{
  return MIN (width - get_panel_width (self) - 3 * WIDE_MARGIN, height - 2 * WIDE_MARGIN);
}

static int
get_narrow_board (AppSplit *self,
                  int       width,
                  int       height)
{
  int others = get_minimum (self->children[PANEL], GTK_ORIENTATION_VERTICAL)
               + get_minimum (self->children[SWITCHER], GTK_ORIENTATION_VERTICAL)
               + 2 * NARROW_GAP;

  return MIN (width - 2 * NARROW_MARGIN, height - others - 2 * NARROW_EDGE);
}

static void
allocate (GtkWidget *child,
          int        x,
          int        y,
          int        width,
          int        height)
{
  width = MAX (width, get_minimum (child, GTK_ORIENTATION_HORIZONTAL));
  height = MAX (height, get_minimum (child, GTK_ORIENTATION_VERTICAL));
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

/* The caption is as wide as the board above it, and as high as it asks for. */
static void
app_split_allocate_caption (AppSplit *self,
                            int       x,
                            int       board,
                            int       caption)
{
  bool is_seen = caption > 0;

  gtk_widget_set_child_visible (self->children[CAPTION], is_seen);
  if (is_seen)
    allocate (self->children[CAPTION], x, WIDE_MARGIN + board + GAP, board, caption);
}

static void
app_split_allocate_wide (AppSplit *self,
                         int       width,
                         int       height)
{
  bool has_caption = self->roomy && gtk_widget_get_visible (self->children[CAPTION]);
  int caption = has_caption ? get_minimum (self->children[CAPTION], GTK_ORIENTATION_VERTICAL) : 0;
  int least = has_caption ? width * ROOMY_PANEL / 100 : get_panel_width (self);
  int board = MIN (width - least - 3 * WIDE_MARGIN,
                   height - 2 * WIDE_MARGIN - (has_caption ? caption + GAP : 0));
  int panel = CLAMP (width - board - 3 * WIDE_MARGIN, least, MAX (least, PANEL_MAX_WIDTH));
  int left = (width - board - WIDE_MARGIN - panel) / 2;
  int right = left + board + WIDE_MARGIN;
  int switcher = get_minimum (self->children[SWITCHER], GTK_ORIENTATION_VERTICAL);
  int below = WIDE_MARGIN + switcher + GAP;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    {
      right = left;
      left = right + panel + WIDE_MARGIN;
    }

  allocate (self->children[BOARD], left, WIDE_MARGIN, board, board);
  app_split_allocate_caption (self, left, board, caption);
  allocate (self->children[SWITCHER], right, WIDE_MARGIN, panel, switcher);
  allocate (self->children[PANEL], right, below, panel, height - below - WIDE_MARGIN);
}

static void
app_split_allocate_narrow (AppSplit *self,
                           int       width,
                           int       height)
{
  int board = get_narrow_board (self, width, height);
  int inner = width - 2 * NARROW_MARGIN;
  int switcher = get_minimum (self->children[SWITCHER], GTK_ORIENTATION_VERTICAL);
  int below = NARROW_EDGE + board + NARROW_GAP;
  int bottom = height - NARROW_EDGE - switcher;

  allocate (self->children[BOARD], (width - board) / 2, NARROW_EDGE, board, board);
  allocate (self->children[PANEL], NARROW_MARGIN, below, inner,
            bottom - NARROW_GAP - below);
  allocate (self->children[SWITCHER], NARROW_MARGIN, bottom, inner, switcher);
}

static void
app_split_allocate_alone (AppSplit *self,
                          int       width,
                          int       height)
{
  int board = MIN (width, height) - 2 * WIDE_MARGIN;

  allocate (self->children[BOARD], (width - board) / 2, (height - board) / 2, board, board);
}

static gboolean
app_split_tell_cb (gpointer data)
{
  AppSplit *self = data;

  self->idle_id = 0;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ROOMY]);

  return G_SOURCE_REMOVE;
}

static void
app_split_set_roomy (AppSplit *self,
                     bool      roomy)
{
  if (self->roomy == roomy)
    return;

  self->roomy = roomy;
  if (self->idle_id == 0)
    self->idle_id = g_idle_add (app_split_tell_cb, self);
}

static void
app_split_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  AppSplit *self = APP_SPLIT (widget);
  int wide_board = get_wide_board (self, width, height);
  int board = get_minimum (self->children[BOARD], GTK_ORIENTATION_HORIZONTAL);
  bool narrow = get_wide_board (self, width, G_MAXINT) < board
                || (height > width && get_narrow_board (self, width, height) > wide_board);

  app_split_set_roomy (self, !narrow && width >= ROOMY_WIDTH);
  if (narrow || self->alone)
    gtk_widget_set_child_visible (self->children[CAPTION], FALSE);

  if (narrow)
    app_split_allocate_narrow (self, width, height);
  else if (self->alone)
    app_split_allocate_alone (self, width, height);
  else
    app_split_allocate_wide (self, width, height);

  app_widget_set_narrow (APP_WIDGET (self), narrow);
}

/* The height that is needed depends on the layout, and the layout on the width. */
static GtkSizeRequestMode
app_split_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
app_split_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  AppSplit *self = APP_SPLIT (widget);
  int board_natural;
  int board;
  int switcher;
  int panel;
  bool wide;

  gtk_widget_measure (self->children[BOARD], orientation, -1, &board, &board_natural, NULL, NULL);
  switcher = get_minimum (self->children[SWITCHER], orientation);
  panel = get_minimum (self->children[PANEL], orientation);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (MAX (board, switcher), panel) + 2 * NARROW_MARGIN;
      *natural = MAX (board_natural + PANEL_WIDTH + 3 * WIDE_MARGIN, *minimum);
    }
  else
    {
      wide = for_size < 0 || get_wide_board (self, for_size, G_MAXINT) >= board;
      *minimum = wide ? MAX (board, switcher + GAP + panel) + 2 * WIDE_MARGIN
                      : board + switcher + panel + 2 * NARROW_GAP + 2 * NARROW_EDGE;
      *natural = MAX (board_natural + 2 * WIDE_MARGIN, *minimum);
    }
}

static void
app_split_add_child (GtkBuildable *buildable,
                     GtkBuilder   *builder,
                     GObject      *child,
                     const char   *type)
{
  static const char *const types[N_CHILDREN] = { "board", "switcher", "panel", "caption" };
  AppSplit *self = APP_SPLIT (buildable);

  for (int i = 0; i < N_CHILDREN; i++)
    if (g_strcmp0 (type, types[i]) == 0)
      {
        self->children[i] = GTK_WIDGET (child);
        gtk_widget_set_parent (self->children[i], GTK_WIDGET (self));
        return;
      }

  parent_buildable->add_child (buildable, builder, child, type);
}

static void
app_split_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = app_split_add_child;
}

static void
app_split_get_property (GObject    *object,
                        guint       property,
                        GValue     *value,
                        GParamSpec *pspec)
{
  g_value_set_boolean (value, APP_SPLIT (object)->roomy);
}

static void
app_split_dispose (GObject *object)
{
  g_clear_handle_id (&APP_SPLIT (object)->idle_id, g_source_remove);

  G_OBJECT_CLASS (app_split_parent_class)->dispose (object);
}

static void
app_split_class_init (AppSplitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_split_dispose;
  G_OBJECT_CLASS (klass)->get_property = app_split_get_property;
  props[PROP_ROOMY] = g_param_spec_boolean ("roomy", NULL, NULL, FALSE,
                                            G_PARAM_STATIC_STRINGS | G_PARAM_READABLE);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);

  widget_class->get_request_mode = app_split_get_request_mode;
  widget_class->measure = app_split_measure;
  widget_class->size_allocate = app_split_size_allocate;
}

static void
app_split_show_panel (AppSplit *self)
{
  bool is_shown = !self->alone || app_widget_get_narrow (APP_WIDGET (self));

  gtk_widget_set_child_visible (self->children[SWITCHER], is_shown);
  gtk_widget_set_child_visible (self->children[PANEL], is_shown);
}

static void
app_split_init (AppSplit *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  g_signal_connect (self, "notify::narrow", G_CALLBACK (app_split_show_panel), NULL);
}

void
app_split_set_alone (AppSplit *self,
                     bool      alone)
{
  g_return_if_fail (APP_IS_SPLIT (self));

  if (self->alone == alone)
    return;

  self->alone = alone;
  app_split_show_panel (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

bool
app_split_get_alone (AppSplit *self)
{
  g_return_val_if_fail (APP_IS_SPLIT (self), false);

  return self->alone;
}
