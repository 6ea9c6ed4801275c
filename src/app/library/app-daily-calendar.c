/* A month of puzzles of the day. Its boxes are the children of a flow of seven in a row, so that
 * the arrow keys go from day to day and from week to week.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/library/app-daily-calendar.h"

#include <langinfo.h>

#include <glib/gi18n-lib.h>

#include "game/text/game-words.h"

enum { MAX_DAYS = 31, SECONDS_OF_DAY = 24 * 60 * 60 };

/* Pixels: beside the content of a box, and the side of a tile; where there is room. */
enum { WIDE_MARGIN = 8, WIDE_TILE = 24 };

static const char *const icons[GAME_DAILY_PUZZLES] = {
  [GAME_DAILY_SUDOKU] = "daily-sudoku-symbolic",
  [GAME_DAILY_QUEENS] = "daily-queens-symbolic",
};

struct _AppDailyCalendar
{
  AppWidget   parent_instance;

  GtkGrid    *weekdays;
  GtkFlowBox *flow;

  int         first;            /* day of the month */
  int         n_days;
  int         day;              /* the chosen one */
  GtkWidget  *boxes[MAX_DAYS];
  GtkWidget  *tiles[MAX_DAYS][GAME_DAILY_PUZZLES];      /* NULL: the day has not come */
};

G_DEFINE_FINAL_TYPE (AppDailyCalendar, app_daily_calendar, APP_TYPE_WIDGET)

static guint chosen_signal;

char *
app_daily_format (int         day,
                  const char *format)
{
  g_autoptr(GDateTime) date = g_date_time_new_from_unix_utc ((int64_t) day * SECONDS_OF_DAY);

  return g_date_time_format (date, format);
}

/* With which day a week begins where the user lives: from 0, Monday, which it is by ISO 8601. glibc
 * knows a date from which weekdays are counted, as a number, and the first day by that count. */
static int
get_first_weekday (void)
{
#ifdef __GLIBC__
  enum { A_SUNDAY = 19971130 };
  union
  {
    const char  *text;
    unsigned int date;
  } origin = { nl_langinfo (_NL_TIME_WEEK_1STDAY) };
  int from_sunday = nl_langinfo (_NL_TIME_FIRST_WEEKDAY)[0] - (origin.date == A_SUNDAY);

  return (from_sunday + GAME_DAILY_WEEK - 1) % GAME_DAILY_WEEK;
#else
  return 0;
#endif
}

/* The level is that of the sudoku. */
static void
app_daily_calendar_show_weekdays (AppDailyCalendar *self,
                                  int               day)
{
  int first_weekday = get_first_weekday ();

  for (int column = 0; column < GAME_DAILY_WEEK; column++)
    {
      int weekday = (first_weekday + column) % GAME_DAILY_WEEK;
      int that_day = day - game_daily_weekday (day) + weekday;
      GameSpec spec = game_daily_get_spec (that_day * GAME_DAILY_PUZZLES + GAME_DAILY_SUDOKU);
      g_autofree char *name = app_daily_format (that_day, "%a");
      const char *const texts[] = { name, game_words_level (game_spec_get_level (&spec)) };

      for (int row = 0; row < (int) G_N_ELEMENTS (texts); row++)
        {
          GtkWidget *label = gtk_grid_get_child_at (self->weekdays, column, row);

          if (label == NULL)
            {
              label = gtk_label_new (NULL);
              gtk_widget_set_hexpand (label, true);
              app_widget_set_class (label, "level", row == 1);
              gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
              gtk_grid_attach (self->weekdays, label, column, row, 1, 1);
            }
          gtk_label_set_label (GTK_LABEL (label), texts[row]);
        }
    }
}

static GtkWidget *
new_tile (void)
{
  GtkWidget *tile = g_object_new (GTK_TYPE_IMAGE, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (tile, "daily-tile");

  return tile;
}

/* Something that keeps the place of a day of another month. */
static void
app_daily_calendar_add_blank (AppDailyCalendar *self)
{
  GtkWidget *box = gtk_flow_box_child_new ();

  gtk_widget_set_sensitive (box, false);
  gtk_accessible_update_state (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_STATE_HIDDEN, true, -1);
  gtk_flow_box_append (self->flow, box);
}

static void
app_daily_calendar_add_tiles (AppDailyCalendar *self,
                              int               index,
                              GtkBox           *parts)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  for (int which = 0; which < GAME_DAILY_PUZZLES; which++)
    {
      self->tiles[index][which] = new_tile ();
      gtk_box_append (GTK_BOX (row), self->tiles[index][which]);
    }
  gtk_box_append (parts, row);
}

/* By properties and not by style: these are of the very frame that finds the month narrow, so that
 * it never asks for more room than there is. */
static void
app_daily_calendar_fit_day (AppDailyCalendar *self,
                            int               index)
{
  bool narrow = app_widget_get_narrow (APP_WIDGET (self));
  GtkWidget *parts = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (self->boxes[index]));
  int margin = narrow ? 2 : WIDE_MARGIN;
  int side = narrow ? -1 : WIDE_TILE;

  gtk_widget_set_margin_start (parts, margin);
  gtk_widget_set_margin_end (parts, margin);
  for (int which = 0; self->tiles[index][0] != NULL && which < GAME_DAILY_PUZZLES; which++)
    gtk_widget_set_size_request (self->tiles[index][which], side, side);
}

static void
app_daily_calendar_narrow_cb (AppDailyCalendar *self)
{
  for (int i = 0; i < self->n_days; i++)
    app_daily_calendar_fit_day (self, i);
}

static void
app_daily_calendar_add_day (AppDailyCalendar *self,
                            int               index,
                            int               today)
{
  int day = self->first + index;
  GtkWidget *box = gtk_flow_box_child_new ();
  GtkWidget *parts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *number = app_daily_format (day, "%-d");

  gtk_widget_add_css_class (box, "day");
  app_widget_set_class (box, "today", day == today);
  gtk_box_append (GTK_BOX (parts), app_widget_new_label (number, "figures"));
  self->boxes[index] = box;
  self->tiles[index][0] = NULL;
  if (day <= today)
    app_daily_calendar_add_tiles (self, index, GTK_BOX (parts));

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (box), parts);
  app_daily_calendar_fit_day (self, index);
  gtk_widget_set_sensitive (box, day <= today);
  gtk_flow_box_append (self->flow, box);
}

void
app_daily_calendar_show_month (AppDailyCalendar *self,
                               int               first,
                               int               n_days,
                               int               today)
{
  static const bool solved[GAME_DAILY_PUZZLES];
  int n_blanks = (game_daily_weekday (first) - get_first_weekday () + GAME_DAILY_WEEK)
                 % GAME_DAILY_WEEK;
  GtkFlowBoxChild *child;

  g_return_if_fail (APP_IS_DAILY_CALENDAR (self));
  g_return_if_fail (n_days <= MAX_DAYS);

  self->n_days = 0;             /* so that nobody looks for the boxes that go */
  self->day = 0;
  while ((child = gtk_flow_box_get_child_at_index (self->flow, 0)) != NULL)
    gtk_flow_box_remove (self->flow, GTK_WIDGET (child));

  self->first = first;
  self->n_days = n_days;
  app_daily_calendar_show_weekdays (self, MIN (today, first + n_days - 1));
  for (int i = 0; i < n_blanks; i++)
    app_daily_calendar_add_blank (self);
  for (int i = 0; i < n_days; i++)
    {
      app_daily_calendar_add_day (self, i, today);
      app_daily_calendar_show_day (self, first + i, solved);
    }
}

/* What a screen reader says of a day. */
static char *
dup_name (int         day,
          const bool *solved)
{
  /* Translators: a day of a month, as strftime () has it */
  g_autofree char *date = app_daily_format (day, _("%-d %B"));

  if (solved == NULL)
    return g_steal_pointer (&date);

  if (solved[GAME_DAILY_SUDOKU] && solved[GAME_DAILY_QUEENS])
    /* Translators: %s is a date; the puzzles of that day */
    return g_strdup_printf (_("%s, sudoku solved, queens solved"), date);

  if (solved[GAME_DAILY_SUDOKU])
    /* Translators: %s is a date; the puzzles of that day */
    return g_strdup_printf (_("%s, sudoku solved, queens not yet"), date);

  if (solved[GAME_DAILY_QUEENS])
    /* Translators: %s is a date; the puzzles of that day */
    return g_strdup_printf (_("%s, sudoku not yet, queens solved"), date);

  /* Translators: %s is a date; the puzzles of that day */
  return g_strdup_printf (_("%s, sudoku not yet, queens not yet"), date);
}

void
app_daily_calendar_show_day (AppDailyCalendar *self,
                             int               day,
                             const bool       *solved)
{
  int index = day - self->first;
  g_autofree char *name = NULL;
  bool has_come;

  g_return_if_fail (APP_IS_DAILY_CALENDAR (self));
  g_return_if_fail (index >= 0 && index < self->n_days);

  has_come = self->tiles[index][0] != NULL;
  name = dup_name (day, has_come ? solved : NULL);
  app_widget_set_name (self->boxes[index], name);
  for (int which = 0; has_come && which < GAME_DAILY_PUZZLES; which++)
    {
      GtkWidget *tile = self->tiles[index][which];

      app_widget_set_class (tile, "daily-done", solved[which]);
      if (solved[which])
        gtk_image_set_from_icon_name (GTK_IMAGE (tile), icons[which]);
      else
        gtk_image_clear (GTK_IMAGE (tile));
    }
}

void
app_daily_calendar_choose (AppDailyCalendar *self,
                           int               day)
{
  int index = day - self->first;

  g_return_if_fail (APP_IS_DAILY_CALENDAR (self));
  g_return_if_fail (index >= 0 && index < self->n_days);

  self->day = day;
  gtk_flow_box_select_child (self->flow, GTK_FLOW_BOX_CHILD (self->boxes[index]));
}

static void
app_daily_calendar_selected_cb (AppDailyCalendar *self)
{
  for (int i = 0; i < self->n_days; i++)
    if (self->first + i != self->day
        && gtk_flow_box_child_is_selected (GTK_FLOW_BOX_CHILD (self->boxes[i])))
      {
        self->day = self->first + i;
        g_signal_emit (self, chosen_signal, 0, self->day);
        return;
      }
}

/* The flow knows where its cursor is only if the focus comes as by the Tab key. */
static gboolean
app_daily_calendar_grab_focus (GtkWidget *widget)
{
  GtkWidget *flow = GTK_WIDGET (APP_DAILY_CALENDAR (widget)->flow);

  return gtk_widget_child_focus (flow, GTK_DIR_TAB_FORWARD);
}

static void
app_daily_calendar_class_init (AppDailyCalendarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  widget_class->grab_focus = app_daily_calendar_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/daily-calendar.ui");
  gtk_widget_class_bind_template_child (widget_class, AppDailyCalendar, weekdays);
  gtk_widget_class_bind_template_child (widget_class, AppDailyCalendar, flow);
  gtk_widget_class_bind_template_callback (widget_class, app_daily_calendar_narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_daily_calendar_selected_cb);
}

static void
app_daily_calendar_init (AppDailyCalendar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
