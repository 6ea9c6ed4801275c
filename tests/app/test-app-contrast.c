/* The contrast of all words that the program shows, on whatever is behind them: 4.5 to 1, as WCAG 2
 * asks for, and 3 to 1 where they are large. So much have the shapes of a legend, too. The board is
 * no text here; test-paint-contrast has it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <math.h>

#include "paint/paint.h"
#include "support/app/app-tour.h"

enum { LARGE = 24, LARGE_BOLD = 18 };   /* pixels of a font */

/* The picture of a window or a message: its pixels, and the words that are found in it, with `x`
 * and `y`, and as opaque as `opacity` says. */
typedef struct
{
  const char    *name;
  GtkWidget     *widget;
  unsigned char *pixels;
  int            width, height;
} Look;

typedef struct
{
  double x, y;
  double opacity;
  graphene_rect_t seen;         /* what no clip hides */
} Place;

typedef struct
{
  const char *path;
  const char *scheme;
  const char *name;
} Theme;

/* libadwaita brings a theme of its own, and one of GTK's would be mixed with it. */
static const Theme themes[] = {
#ifdef HAVE_ADWAITA
  { "/app-contrast/light", "light", NULL },
  { "/app-contrast/dark", "dark", NULL },
#else
  { "/app-contrast/light", "light", "Default" },
  { "/app-contrast/dark", "dark", "Default" },
  { "/app-contrast/high", "light", "Default-hc" },
  { "/app-contrast/high-dark", "dark", "Default-hc" },
#endif
};

static PaintColor
pixel_at (const Look *look,
          int         x,
          int         y)
{
  const unsigned char *pixel = look->pixels + 4 * (y * look->width + x);

  return (PaintColor) { pixel[2] / 255.0, pixel[1] / 255.0, pixel[0] / 255.0, 1 };
}

/* The color of most of the pixels there: the mean of those that are nearly alike, for a ground may
 * go slowly from one color to another, while all strokes of words have the same. */
static PaintColor
find_ground (const Look            *look,
             const graphene_rect_t *area)
{
  enum { N_STEPS = 16, N_KINDS = N_STEPS * N_STEPS * N_STEPS };
  struct { double red, green, blue; int count; } kinds[N_KINDS] = { 0 };
  int best = 0;

  for (int y = MAX (area->origin.y, 0); y < MIN (area->origin.y + area->size.height, look->height);
       y++)
    for (int x = MAX (area->origin.x, 0); x < MIN (area->origin.x + area->size.width, look->width);
         x++)
      {
        PaintColor color = pixel_at (look, x, y);
        int kind = (int) (color.red * (N_STEPS - 1)) * N_STEPS * N_STEPS
                   + (int) (color.green * (N_STEPS - 1)) * N_STEPS
                   + (int) (color.blue * (N_STEPS - 1));

        kinds[kind].red += color.red;
        kinds[kind].green += color.green;
        kinds[kind].blue += color.blue;
        kinds[kind].count++;
        if (kinds[kind].count > kinds[best].count)
          best = kind;
      }

  g_assert_cmpint (kinds[best].count, >, 0);

  return (PaintColor) { kinds[best].red / kinds[best].count, kinds[best].green / kinds[best].count,
                        kinds[best].blue / kinds[best].count, 1 };
}

/* libadwaita has white on the accent of the desktop, at 3.8 to 1; GTK's theme has ours. */
static bool
has_foreign_ground (GtkWidget *widget)
{
#ifdef HAVE_ADWAITA
  GtkWidget *button = gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);

  return button != NULL && gtk_widget_has_css_class (button, "suggested-action");
#else
  return false;
#endif
}

/* What is disabled may be faint, and so may what stands in an empty entry. What a message covers is
 * not seen, and the message has a picture of its own. */
static bool
may_be_faint (GtkWidget *widget,
              GtkWidget *picked)
{
  return picked == NULL || !gtk_widget_is_sensitive (picked)
         || gtk_widget_get_ancestor (picked, GTK_TYPE_TEXT) != NULL || has_foreign_ground (picked)
         || (GTK_IS_WINDOW (widget) && gtk_widget_get_ancestor (picked, APP_TYPE_TOAST) != NULL);
}

/* As WCAG 2 has it: bold letters count as larger. */
static bool
is_large (PangoFont *font)
{
  PangoFontDescription *description = pango_font_describe_with_absolute_size (font);
  double size = pango_font_description_get_size (description) / (double) PANGO_SCALE;
  bool is_bold = pango_font_description_get_weight (description) >= PANGO_WEIGHT_SEMIBOLD;

  pango_font_description_free (description);

  return size >= (is_bold ? LARGE_BOLD : LARGE);
}

/* The color of a text: that of the most opaque pixel of its beginning, drawn alone and so large
 * that a stroke covers pixels. gsk_text_node_get_color () of GTK 4.18 gives the address of
 * something else. */
static PaintColor
draw_color (GskRenderNode *node)
{
  enum { SCALE = 8, WIDTH = 40 };       /* pixels of a pixel, and of the beginning */
  PaintColor color = { 0 };
  cairo_surface_t *surface;
  graphene_rect_t area;
  cairo_t *cr;
  int height;

  gsk_render_node_get_bounds (node, &area);
  height = ceil (area.size.height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SCALE * WIDTH, SCALE * height);
  cr = cairo_create (surface);
  cairo_scale (cr, SCALE, SCALE);
  cairo_translate (cr, -area.origin.x, -area.origin.y);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);

  for (int y = 0; y < SCALE * height; y++)
    {
      const unsigned char *row = cairo_image_surface_get_data (surface)
                                 + y * cairo_image_surface_get_stride (surface);

      for (const unsigned char *pixel = row; pixel < row + 4 * SCALE * WIDTH; pixel += 4)
        if (pixel[3] / 255.0 > color.alpha)
          color = (PaintColor) { pixel[2] / (double) pixel[3], pixel[1] / (double) pixel[3],
                                 pixel[0] / (double) pixel[3], pixel[3] / 255.0 };
    }

  cairo_surface_destroy (surface);
  g_assert_cmpfloat (color.alpha, >, 0);

  return color;
}

/* A shape of a legend is a picture and no word. */
static bool
is_shape (GtkWidget     *widget,
          GskRenderNode *node)
{
  return gtk_widget_has_css_class (widget, "legend") && gsk_text_node_get_num_glyphs (node) == 1;
}

static void
check_text (const Look    *look,
            GskRenderNode *node,
            Place          place)
{
  graphene_point_t middle;
  graphene_rect_t area;
  PaintColor ground, color;
  GtkWidget *picked;
  double contrast, least;

  gsk_render_node_get_bounds (node, &area);
  graphene_rect_offset (&area, place.x, place.y);
  graphene_rect_get_center (&area, &middle);
  if (!graphene_rect_contains_point (&place.seen, &middle))
    return;

  picked = gtk_widget_pick (look->widget, middle.x, middle.y,
                            GTK_PICK_INSENSITIVE | GTK_PICK_NON_TARGETABLE);
  if (may_be_faint (look->widget, picked))
    return;

  if (is_shape (picked, node))  /* which may fill its area */
    graphene_rect_inset (&area, -area.size.width / 2, -area.size.height / 2);
  ground = find_ground (look, &area);
  color = draw_color (node);
  color = paint_mix (ground, (PaintColor) { color.red, color.green, color.blue, 1 },
                     color.alpha * place.opacity);
  contrast = paint_contrast (color, ground);
  least = is_large (gsk_text_node_get_font (node)) || is_shape (picked, node) ? 3 : 4.5;
  if (contrast < least)
    g_error ("%s: %.2f to 1 at %g, %g", look->name, contrast, middle.x, middle.y);
}

static void
check_node (const Look    *look,
            GskRenderNode *node,
            Place          place)
{
  graphene_rect_t clip;
  float x, y;

  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (unsigned int i = 0; i < gsk_container_node_get_n_children (node); i++)
        check_node (look, gsk_container_node_get_child (node, i), place);
      break;

    case GSK_TRANSFORM_NODE:
      if (gsk_transform_get_category (gsk_transform_node_get_transform (node))
          < GSK_TRANSFORM_CATEGORY_2D_TRANSLATE)
        break;
      gsk_transform_to_translate (gsk_transform_node_get_transform (node), &x, &y);
      place.x += x;
      place.y += y;
      check_node (look, gsk_transform_node_get_child (node), place);
      break;

    case GSK_OPACITY_NODE:
      place.opacity *= gsk_opacity_node_get_opacity (node);
      check_node (look, gsk_opacity_node_get_child (node), place);
      break;

    case GSK_CLIP_NODE:
      graphene_rect_offset_r (gsk_clip_node_get_clip (node), place.x, place.y, &clip);
      if (!graphene_rect_intersection (&clip, &place.seen, &place.seen))
        break;
      check_node (look, gsk_clip_node_get_child (node), place);
      break;

    case GSK_ROUNDED_CLIP_NODE:
      check_node (look, gsk_rounded_clip_node_get_child (node), place);
      break;

    case GSK_SHADOW_NODE:
      check_node (look, gsk_shadow_node_get_child (node), place);
      break;

    case GSK_DEBUG_NODE:
      check_node (look, gsk_debug_node_get_child (node), place);
      break;

    case GSK_TEXT_NODE:
      check_text (look, node, place);
      break;

    default:
      break;
    }
}

static void
check_look (GtkWidget  *widget,
            const char *name)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  Look look = {
    .name = name,
    .widget = widget,
    .width = gdk_paintable_get_intrinsic_width (paintable),
    .height = gdk_paintable_get_intrinsic_height (paintable),
  };
  g_autoptr(GskRenderNode) node = NULL;
  g_autoptr(GdkTexture) texture = NULL;
  g_autofree unsigned char *pixels = g_malloc (4 * look.width * look.height);

  /* The paintable has what is drawn next. */
  gtk_widget_queue_draw (widget);
  gtk_test_widget_wait_for_draw (widget);
  gdk_paintable_snapshot (paintable, snapshot, look.width, look.height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)             /* a message that has just gone */
    {
      g_assert_false (gtk_widget_get_mapped (widget));
      return;
    }

  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)),
                                         node,
                                         &GRAPHENE_RECT_INIT (0, 0, look.width, look.height));
  gdk_texture_download (texture, pixels, 4 * look.width);
  look.pixels = pixels;
  check_node (&look, node, (Place) {
    .opacity = 1,
    .seen = GRAPHENE_RECT_INIT (0, 0, look.width, look.height),
  });
}

static void
check_cb (GtkWindow  *window,
          const char *name,
          gpointer    data)
{
  GtkWidget *toast = ui_find (GTK_WIDGET (window), APP_TYPE_TOAST);
  GtkWidget *revealer = toast != NULL ? ui_find (toast, GTK_TYPE_REVEALER) : NULL;

  /* The message first: it does not stay. */
  if (revealer != NULL && gtk_revealer_get_child_revealed (GTK_REVEALER (revealer)))
    check_look (toast, "the message");
  check_look (GTK_WIDGET (window), name);
}

/* Nothing fades: the last picture of a message on its way out may be drawn when the message itself
 * is gone already. */
static void
test_theme (gconstpointer data)
{
  const Theme *theme = data;
  GtkSettings *gtk_settings = gtk_settings_get_default ();
  GSettings *settings = ui_get_settings ();

  g_settings_set_string (settings, "color-scheme", theme->scheme);
  g_object_set (gtk_settings, "gtk-enable-animations", false, NULL);
  if (theme->name != NULL)
    g_object_set (gtk_settings, "gtk-theme-name", theme->name, NULL);
  ui_tour (1000, 700, check_cb, NULL);
  g_settings_reset (settings, "color-scheme");
}

static void
add_tests (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (themes); i++)
    g_test_add_data_func (themes[i].path, &themes[i], test_theme);
}

int
main (int    argc,
      char **argv)
{
  g_unsetenv ("GTK_THEME");     /* or no theme could be set */

  return ui_run_with_windows (argc, argv, add_tests);
}
