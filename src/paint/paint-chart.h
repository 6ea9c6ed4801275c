/* A chart of times, week by week or month by month: a line for each level.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "game/store/game-statistics.h"
#include "paint/paint.h"

enum { PAINT_CHART_TEXT = 64, PAINT_CHART_TITLE = 160 };

typedef struct
{
  int      style;                               /* its dashes, marker and colour */
  char     name[PAINT_CHART_TEXT];
  char     last[PAINT_CHART_TEXT];              /* the last of its times, as a text */
  uint64_t time[GAME_STATISTICS_SLOTS];         /* milliseconds; 0: none, and the line goes on */
} PaintChartLine;

/* A plain value. Texts are in the player's language. */
typedef struct
{
  char           title[PAINT_CHART_TITLE];      /* "": without one */
  double         text;                          /* the size of all texts */
  int            n_slots;
  char           slot[GAME_STATISTICS_SLOTS][PAINT_CHART_TEXT];
  int            n_lines;
  PaintChartLine line[GAME_STATISTICS_LEVELS];
} PaintChart;

/* The chart of statistics, without a title. */
void paint_chart_init       (PaintChart           *chart,
                             const GameStatistics *statistics);

/* Draws it on the ground of a cell. A line has dashes, a marker and a name at its end, so that it
 * is known without its colour. A week without games is skipped. */
void paint_chart            (cairo_t              *cr,
                             const PaintChart     *chart,
                             const PaintTheme     *theme,
                             double                width,
                             double                height);

/* Draws the marker of a style in the middle of a square, for a table beside the chart. */
void paint_chart_marker     (cairo_t              *cr,
                             int                   style,
                             const PaintTheme     *theme,
                             double                side);
