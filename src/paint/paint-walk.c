/* Walks as files.
 *
 * Nothing of a walk is kept: whoever needs its boards lets a copy of the search go through them
 * once more, first to measure the sentences, then to draw.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-walk.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "game/text/game-text.h"
#include "paint/paint-apng.h"
#include "paint/paint-parts.h"

/* Where a walk is. */
typedef struct
{
  const PaintWalk *walk;
  GameSearch       search;
  SearchEvent      event;
  bool             has_event;   /* else this is the start */
  bool             has_begun;
} Walker;

/* Boards in rows; a frame of an animation is the only one. All is in units. */
typedef struct
{
  Walker walker;
  int    columns;
  int    n;
  double extent;                /* of a board */
  double height;                /* the same, or more where a sum stands above it */
  double gap;                   /* around it */
  double size;                  /* of the font */
  double sentence;              /* height of the highest */
} Strip;

enum { MAX_COLUMNS = 6 };

int
paint_walk_format_from_name (const char *name)
{
  const char *dot = strrchr (name, '.');

  if (dot != NULL && g_ascii_strcasecmp (dot, ".apng") == 0)
    return PAINT_WALK_APNG;

  return paint_file_from_name (name);
}

int
paint_walk_max_boards (int format)
{
  return format == PAINT_WALK_APNG ? PAINT_WALK_MAX_FRAMES : PAINT_WALK_MAX_BOARDS;
}

static bool
shows (PaintWalkEvents events,
       SearchEventKind kind)
{
  switch (events)
    {
    case PAINT_WALK_PLACEMENTS:
      return kind == SEARCH_PLACE || kind == SEARCH_RETRACT || kind == SEARCH_SOLUTION;

    case PAINT_WALK_DEAD_ENDS:
      return kind == SEARCH_DEAD_END || kind == SEARCH_SOLUTION;

    case PAINT_WALK_ALL:
    case PAINT_WALK_N_EVENTS:
    default:
      return true;
    }
}

static void
walker_init (Walker          *self,
             const PaintWalk *walk)
{
  *self = (Walker) { .walk = walk, .search = walk->start };
}

/* Goes to the next board; false behind the last. */
static bool
walker_next (Walker *self)
{
  const PaintWalk *walk = self->walk;
  bool is_start = !self->has_begun && walk->from == 0 && walk->events != PAINT_WALK_DEAD_ENDS;

  self->has_begun = true;
  if (is_start)
    return true;

  while (game_search_n_events (&self->search) < walk->to &&
         game_search_next (&self->search, &self->event))
    {
      self->has_event = true;
      if (game_search_n_events (&self->search) >= walk->from &&
          shows (walk->events, self->event.kind))
        return true;
    }

  return false;
}

static const SearchEvent *
walker_event (const Walker *self)
{
  return self->has_event ? &self->event : NULL;
}

int
paint_walk_count (const PaintWalk *walk,
                  int              most)
{
  Walker walker;
  int n = 0;

  walker_init (&walker, walk);
  while (n <= most && walker_next (&walker))
    n++;

  return n;
}

/* The number of the event in bold and its sentence, in the width of a board. */
static PangoLayout *
new_sentence (cairo_t     *cr,
              const Strip *strip)
{
  const Walker *walker = &strip->walker;
  g_autofree char *sentence = game_text_event (&walker->search, walker_event (walker),
                                                 walker->walk->first);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT,
                                             game_search_n_events (&walker->search));
  g_autofree char *text = g_strdup_printf ("%s\342\200\202%s", number, sentence);
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  PangoAttrList *attributes = pango_attr_list_new ();
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  cairo_font_options_destroy (options);

  pango_font_description_set_absolute_size (font, strip->size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);

  bold->end_index = (guint) strlen (number);
  pango_attr_list_insert (attributes, bold);
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  pango_layout_set_width (layout, (int) (strip->extent * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

/* Finds room for the longest sentence, so that boards stand in line and all frames are alike. */
static void
measure (Strip           *strip,
         const PaintWalk *walk)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);

  strip->height = strip->extent;
  if (walk->start.type == GAME_SEARCH_WORDS)
    strip->height += floor (strip->extent / 3);

  walker_init (&strip->walker, walk);
  for (strip->n = 0; walker_next (&strip->walker); strip->n++)
    {
      g_autoptr(PangoLayout) layout = new_sentence (cr, strip);
      int height;

      pango_layout_get_size (layout, NULL, &height);
      strip->sentence = fmax (strip->sentence, ceil ((double) height / PANGO_SCALE));
    }
  walker_init (&strip->walker, walk);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static double
row_height (const Strip *strip)
{
  return strip->height + strip->gap / 2 + strip->sentence + strip->gap;
}

/* Draws the board where the walker is. All lengths are whole units: lines fall on pixels. */
static void
draw_board (cairo_t     *cr,
            const Strip *strip,
            double       x,
            double       y)
{
  const Walker *walker = &strip->walker;
  g_autoptr(PangoLayout) layout = new_sentence (cr, strip);
  g_autofree PaintScene *scene = g_new (PaintScene, 1);

  paint_scene_init_search (scene, &walker->search, walker_event (walker));
  scene->is_numbered = true;
  scene->first_number = walker->walk->first;
  scene->legend = PAINT_NO_LEGEND;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  paint_scene (cr, scene, &paint_theme_light, strip->extent, strip->height);
  cairo_move_to (cr, 0, strip->height + strip->gap / 2);
  paint_set_color (cr, paint_theme_light.ink);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

static void
draw_strip (cairo_t    *cr,
            const void *value,
            double      scale)
{
  Strip strip = *(const Strip *) value;

  paint_set_color (cr, paint_theme_light.cell);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  for (int i = 0; walker_next (&strip.walker); i++)
    draw_board (cr, &strip, strip.gap + i % strip.columns * (strip.extent + strip.gap),
                strip.gap + i / strip.columns * row_height (&strip));
}

static void
draw_frame (cairo_t    *cr,
            const void *value,
            double      scale)
{
  const Strip *strip = value;

  paint_set_color (cr, paint_theme_light.cell);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  draw_board (cr, strip, strip->gap, strip->gap);
}

static PaintPicture
picture_of (const Strip *strip,
            void       (*draw) (cairo_t    *cr,
                                const void *value,
                                double      scale))
{
  int rows = (strip->n + strip->columns - 1) / strip->columns;

  return (PaintPicture) {
    .value = strip,
    .width = strip->gap + strip->columns * (strip->extent + strip->gap),
    .height = strip->gap + rows * row_height (strip),
    .draw = draw,
  };
}

/* Goes to the last solution of the walk, or else to its last board. */
static void
go_to_still (Walker *self)
{
  Walker ahead = *self;
  bool has_solution = false;

  while (walker_next (&ahead))
    {
      bool is_solution = ahead.has_event && ahead.event.kind == SEARCH_SOLUTION;

      if (is_solution || !has_solution)
        *self = ahead;
      has_solution |= is_solution;
    }
}

static GBytes *
new_animation (const PaintWalk  *walk,
               double            scale,
               GError          **error)
{
  Strip strip = { .columns = 1, .extent = 360, .gap = 20, .size = 16 };
  PaintPicture picture;
  g_auto(PaintApng) apng = { 0 };
  g_autoptr(GBytes) still = NULL;
  uint32_t n_frames;

  measure (&strip, walk);
  n_frames = (uint32_t) strip.n;
  strip.n = 1;
  picture = picture_of (&strip, draw_frame);
  go_to_still (&strip.walker);
  still = paint_picture_new_bytes (&picture, PAINT_FILE_PNG, scale, error);
  if (still == NULL)
    return NULL;

  paint_apng_init (&apng, still, n_frames, (uint16_t) walk->delay);
  walker_init (&strip.walker, walk);
  while (walker_next (&strip.walker))
    {
      g_autoptr(GBytes) png = paint_picture_new_bytes (&picture, PAINT_FILE_PNG, scale, error);

      if (png == NULL)
        return NULL;

      if (!paint_apng_add (&apng, png))
        g_assert_not_reached ();        /* all frames are of one size, and opaque */
    }

  return paint_apng_end (&apng);
}

GBytes *
paint_walk_new_bytes (const PaintWalk  *walk,
                      int               format,
                      double            scale,
                      GError          **error)
{
  Strip strip = { .extent = 216, .gap = 24, .size = 12 };
  PaintPicture picture;

  if (format == PAINT_WALK_APNG)
    return new_animation (walk, scale, error);

  measure (&strip, walk);
  strip.columns = MIN (strip.n, MAX_COLUMNS);
  picture = picture_of (&strip, draw_strip);

  return paint_picture_new_bytes (&picture, format, scale, error);
}
