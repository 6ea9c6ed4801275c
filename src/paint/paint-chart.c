/* A chart of times.
 *
 *     45 -----------------------------
 *         ^..                             the scale, in minutes
 *     30 ----^...^--------------------
 *         o__                  ..^  Hard 24:59
 *     15 ----o___o_________o_________
 *                            \_o  Easy 5:33
 *      0 -----------------------------
 *       7 Sep         5 Oct    this week
 *
 * Names at the end of lines that meet are moved apart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "paint/paint-chart.h"

#include <math.h>

#include "game/text/game-text-games.h"
#include "paint/paint-label.h"
#include "paint/paint-parts.h"

static const double pad = 12;           /* at the outside, in units */
static const double gap = 8;            /* between texts and what they belong to */
static const double dot = 4.2;          /* half of a marker */
static const double spread = 1.3;       /* between names, in sizes of the text */

/* Where everything lies. */
typedef struct
{
  const PaintChart *chart;
  const PaintTheme *theme;
  double            left, right, top, bottom;   /* of the lines */
  double            width;                      /* of the picture */
  bool              tells_last;                 /* there is room for the last times */
  uint64_t          step;                       /* of the scale, in milliseconds */
  int               n_steps;
} Layout;

static double
draw_text (cairo_t      *cr,
           const Layout *at,
           const char   *text,
           double        x,
           double        y,
           double        align,
           bool          bold)
{
  return paint_label (cr, at->theme, at->chart->text, text, x, y, align, bold);
}

static double
measure_text (cairo_t      *cr,
              const Layout *at,
              const char   *text,
              bool          bold)
{
  return paint_label_measure (cr, at->theme, at->chart->text, text, bold);
}

static PaintColor
get_color (const PaintTheme *theme,
           int               style)
{
  const PaintColor colors[GAME_STATISTICS_LEVELS] = {
    theme->own, theme->found, theme->trying, theme->error, theme->mark, theme->ink,
  };

  return colors[style % GAME_STATISTICS_LEVELS];
}

static void
set_dashes (cairo_t *cr,
            int      style)
{
  static const double dashes[GAME_STATISTICS_LEVELS][4] = {
    { 1, 0 }, { 7, 4 }, { 2, 4 }, { 9, 3, 2, 3 }, { 14, 5 }, { 4, 3, 4, 7 },
  };
  const double *dash = dashes[style % GAME_STATISTICS_LEVELS];

  cairo_set_dash (cr, dash, dash[1] <= 0 ? 0 : dash[2] > 0 ? 4 : 2, 0);
}

/* Appends the marker of a style; each has a shape of its own. */
static void
marker_path (cairo_t *cr,
             int      style,
             double   x,
             double   y,
             double   half)
{
  static const double corners[GAME_STATISTICS_LEVELS][4][2] = {
    [1] = { { -0.85, -0.85 }, { 0.85, -0.85 }, { 0.85, 0.85 }, { -0.85, 0.85 } },
    [2] = { { 0, -1.1 }, { 1.1, 0.9 }, { -1.1, 0.9 }, { -1.1, 0.9 } },
    [3] = { { 0, -1.25 }, { 1.25, 0 }, { 0, 1.25 }, { -1.25, 0 } },
    [4] = { { 0, 1.1 }, { 1.1, -0.9 }, { -1.1, -0.9 }, { -1.1, -0.9 } },
    [5] = { { -1.3, -0.45 }, { 1.3, -0.45 }, { 1.3, 0.45 }, { -1.3, 0.45 } },
  };

  cairo_new_sub_path (cr);
  if (style == 0)
    cairo_arc (cr, x, y, half, 0, 2 * G_PI);
  else
    for (int i = 0; i < 4; i++)
      cairo_line_to (cr, x + half * corners[style][i][0], y + half * corners[style][i][1]);

  cairo_close_path (cr);
}

void
paint_chart_marker (cairo_t          *cr,
                    int               style,
                    const PaintTheme *theme,
                    double            side)
{
  marker_path (cr, style, side / 2, side / 2, side / 2.7);
  paint_set_color (cr, get_color (theme, style));
  cairo_fill (cr);
}

static uint64_t
find_longest (const PaintChart *chart)
{
  uint64_t longest = 1;

  for (int i = 0; i < chart->n_lines; i++)
    for (int slot = 0; slot < chart->n_slots; slot++)
      longest = MAX (longest, chart->line[i].time[slot]);

  return longest;
}

/* At most four steps of a usual length; beyond a day the length doubles. */
static void
find_scale (Layout *at)
{
  static const unsigned int seconds[] = {
    5, 10, 15, 20, 30, 60, 120, 180, 300, 600, 900, 1200, 1800, 3600, 7200, 10800, 21600, 43200,
    86400,
  };
  uint64_t longest = find_longest (at->chart);
  size_t i = 0;

  while (i + 1 < G_N_ELEMENTS (seconds) && longest > 4000ULL * seconds[i])
    i++;
  at->step = 1000ULL * seconds[i];
  while (longest / 4 > at->step)
    at->step *= 2;
  at->n_steps = (longest + at->step - 1) / at->step;
}

/* Minutes; below one also the seconds. */
static char *
dup_step (const Layout *at,
          int           i)
{
  uint64_t time = i * at->step;

  return at->step % 60000 == 0 || i == 0 ? g_strdup_printf ("%u", (unsigned int) (time / 60000))
                                         : game_text_time (time);
}

static double
get_x (const Layout *at,
       int           slot)
{
  return at->left + (at->right - at->left) * slot / MAX (at->chart->n_slots - 1, 1);
}

static double
get_y (const Layout *at,
       uint64_t      time)
{
  return at->bottom - (at->bottom - at->top) * time / (at->n_steps * (double) at->step);
}

static double
measure_names (cairo_t      *cr,
               const Layout *at)
{
  double widest = 0;

  for (int i = 0; i < at->chart->n_lines; i++)
    {
      const PaintChartLine *line = &at->chart->line[i];
      double width = measure_text (cr, at, line->name, true);

      if (at->tells_last)
        width += gap / 2 + measure_text (cr, at, line->last, false);
      widest = fmax (widest, width);
    }

  return widest;
}

static void
layout_init (Layout           *at,
             cairo_t          *cr,
             const PaintChart *chart,
             const PaintTheme *theme,
             double            width,
             double            height)
{
  double scale = 0;

  *at = (Layout) { .chart = chart, .theme = theme, .width = width };
  find_scale (at);
  for (int i = 0; i <= at->n_steps; i++)
    {
      g_autofree char *text = dup_step (at, i);

      scale = fmax (scale, measure_text (cr, at, text, false));
    }

  at->tells_last = width >= 40 * chart->text;
  at->left = round (pad + scale + gap);
  at->right = round (width - pad - measure_names (cr, at) - dot - gap);
  at->top = round (pad + chart->text / 2 + (chart->title[0] != '\0' ? 2 * chart->text : 0));
  at->bottom = round (height - pad - 1.3 * chart->text - gap);
}

static void
draw_scale (cairo_t      *cr,
            const Layout *at)
{
  for (int i = 0; i <= at->n_steps; i++)
    {
      double y = round (get_y (at, i * at->step));
      g_autofree char *text = dup_step (at, i);

      paint_set_color (cr, at->theme->mark);
      draw_text (cr, at, text, at->left - gap, y, 1, false);
      paint_set_color (cr, i == 0 ? at->theme->mark : at->theme->line);
      cairo_rectangle (cr, at->left, y - 0.5, at->right - at->left, 1);
      cairo_fill (cr);
    }
}

/* The last week first, and then each whose name does not meet the one after it, at even steps. */
static void
draw_slots (cairo_t      *cr,
            const Layout *at)
{
  const PaintChart *chart = at->chart;
  double widest = 0;
  double room = (at->right - at->left) / MAX (chart->n_slots - 1, 1);
  double y = at->bottom + gap + 0.65 * chart->text;
  int every;

  for (int slot = 0; slot < chart->n_slots; slot++)
    widest = fmax (widest, measure_text (cr, at, chart->slot[slot], false));
  every = ceil ((widest + 3 * gap) / fmax (room, 0.1));

  paint_set_color (cr, at->theme->mark);
  for (int slot = chart->n_slots - 1; slot >= 0; slot -= every)
    {
      double x = get_x (at, slot);
      double half = measure_text (cr, at, chart->slot[slot], false) / 2;

      cairo_rectangle (cr, round (x) - 0.5, at->bottom, 1, gap / 2);
      cairo_fill (cr);
      draw_text (cr, at, chart->slot[slot], CLAMP (x, pad + half, at->width - pad - half), y, 0.5,
                 false);
    }
}

static int
find_last (const Layout         *at,
           const PaintChartLine *line)
{
  int last = -1;

  for (int slot = 0; slot < at->chart->n_slots; slot++)
    if (line->time[slot] > 0)
      last = slot;

  return last;
}

static void
draw_line (cairo_t              *cr,
           const Layout         *at,
           const PaintChartLine *line)
{
  cairo_save (cr);
  for (int slot = 0; slot < at->chart->n_slots; slot++)
    if (line->time[slot] > 0)
      cairo_line_to (cr, get_x (at, slot), get_y (at, line->time[slot]));

  paint_set_color (cr, get_color (at->theme, line->style));
  set_dashes (cr, line->style);
  cairo_set_line_width (cr, at->theme->high_contrast ? 2.6 : 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* A rim of the ground keeps a marker apart from its line. Where weeks are close, every few have
 * one, and the last. */
static void
draw_markers (cairo_t              *cr,
              const Layout         *at,
              const PaintChartLine *line)
{
  int last = find_last (at, line);
  double free = 0;

  for (int slot = 0; slot <= last; slot++)
    {
      double x = get_x (at, slot);

      if (line->time[slot] == 0 || (x < free && slot < last))
        continue;

      marker_path (cr, line->style, x, get_y (at, line->time[slot]), dot);
      paint_set_color (cr, at->theme->cell);
      cairo_set_line_width (cr, 3);
      cairo_stroke_preserve (cr);
      paint_set_color (cr, get_color (at->theme, line->style));
      cairo_fill (cr);
      free = x + 4 * dot;
    }
}

/* Where names stand: beside the ends of their lines, and moved apart, first down, then up from the
 * bottom. `order`: the lines from top to bottom. */
static void
place_names (const Layout *at,
             double       *y,
             int          *order)
{
  int n_lines = at->chart->n_lines;
  double least = spread * at->chart->text;

  for (int i = 0; i < n_lines; i++)
    {
      const PaintChartLine *line = &at->chart->line[i];
      int k = i;

      y[i] = get_y (at, line->time[find_last (at, line)]);
      for (; k > 0 && y[order[k - 1]] > y[i]; k--)
        order[k] = order[k - 1];
      order[k] = i;
    }

  for (int k = 1; k < n_lines; k++)
    y[order[k]] = fmax (y[order[k]], y[order[k - 1]] + least);
  for (int k = n_lines - 1; k >= 0; k--)
    y[order[k]] = fmin (y[order[k]], k == n_lines - 1 ? at->bottom : y[order[k + 1]] - least);
}

static void
draw_names (cairo_t      *cr,
            const Layout *at)
{
  double y[GAME_STATISTICS_LEVELS];
  int order[GAME_STATISTICS_LEVELS];

  place_names (at, y, order);
  for (int i = 0; i < at->chart->n_lines; i++)
    {
      const PaintChartLine *line = &at->chart->line[i];
      int last = find_last (at, line);
      double x = at->right + dot + gap;

      paint_set_color (cr, at->theme->line);
      cairo_set_line_width (cr, 1);
      cairo_move_to (cr, get_x (at, last), get_y (at, line->time[last]));
      cairo_line_to (cr, at->right, get_y (at, line->time[last]));
      cairo_line_to (cr, x - gap / 2, y[i]);
      cairo_stroke (cr);

      paint_set_color (cr, get_color (at->theme, line->style));
      x += draw_text (cr, at, line->name, x, y[i], 0, true) + gap / 2;
      paint_set_color (cr, at->theme->mark);
      if (at->tells_last)
        draw_text (cr, at, line->last, x, y[i], 0, false);
    }
}

void
paint_chart (cairo_t          *cr,
             const PaintChart *chart,
             const PaintTheme *theme,
             double            width,
             double            height)
{
  Layout at;

  layout_init (&at, cr, chart, theme, width, height);
  paint_set_color (cr, theme->cell);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);

  paint_set_color (cr, theme->ink);
  draw_text (cr, &at, chart->title, pad, pad + chart->text / 2, 0, true);
  draw_scale (cr, &at);
  draw_slots (cr, &at);
  draw_names (cr, &at);
  for (int i = 0; i < chart->n_lines; i++)
    draw_line (cr, &at, &chart->line[i]);
  for (int i = 0; i < chart->n_lines; i++)
    draw_markers (cr, &at, &chart->line[i]);
}

static void
add_line (PaintChart           *chart,
          const GameStatistics *statistics,
          int                   level)
{
  PaintChartLine *line = &chart->line[chart->n_lines];
  const uint64_t *usual = statistics->usual[level];
  g_autofree char *last = NULL;

  for (int slot = 0; slot < statistics->n_slots; slot++)
    if (usual[slot] > 0)
      {
        g_free (last);
        last = game_text_time (usual[slot]);
      }
  if (last == NULL)
    return;

  chart->n_lines++;
  line->style = level;
  memcpy (line->time, usual, sizeof line->time);
  g_strlcpy (line->name, game_text_level (level), sizeof line->name);
  g_strlcpy (line->last, last, sizeof line->last);
}

void
paint_chart_init (PaintChart           *chart,
                  const GameStatistics *statistics)
{
  *chart = (PaintChart) { .text = 13, .n_slots = statistics->n_slots };
  for (int slot = 0; slot < chart->n_slots; slot++)
    {
      g_autofree char *text = game_text_slot (statistics, slot);

      g_strlcpy (chart->slot[slot], text, sizeof chart->slot[slot]);
    }

  for (int level = 0; level < GAME_STATISTICS_LEVELS; level++)
    add_line (chart, statistics, level);
}
