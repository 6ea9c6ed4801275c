/* The dialog of the puzzles of the day.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/library/app-daily.h"

#include <glib/gi18n-lib.h>

#include "app/library/app-daily-calendar.h"
#include "app/library/app-daily-card.h"
#include "app/widgets/app-adaptive-bin.h"
#include "app/widgets/app-dialog.h"
#include "game/jobs/game-job-slot.h"

enum
{
  DAYS_BEFORE_1970 = 719163,            /* as GDate counts them */

  /* Pixels around all. */
  MARGIN = 24,
  NARROW_MARGIN = 12,
};

struct _AppDaily
{
  GtkWindow         parent_instance;

  GtkWidget        *content;
  GtkWidget        *legend;
  GtkLabel         *month;
  GtkWidget        *previous_button;
  GtkWidget        *next_button;
  AppDailyCalendar *calendar;
  GtkLabel         *total;
  GtkLabel         *date;
  AppDailyCard     *cards[GAME_DAILY_PUZZLES];

  GameLibrary      *library;
  GHashTable       *finished;
  AppDailyToday     get_today;
  unsigned int      timer;
  int               today;
  int               day;        /* the chosen one */

  int               first;      /* day of the month that is shown */
  int               n_days;
  int               n_made;     /* of `puzzles`: those of the days that have come, or none yet */
  GameState        *puzzles;
  GameJobSlot      *slot;
};

G_DEFINE_FINAL_TYPE (AppDaily, app_daily, GTK_TYPE_WINDOW)

static GDate
get_date (int day)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, day + DAYS_BEFORE_1970);

  return date;
}

static int
get_day (const GDate *date)
{
  return g_date_get_julian (date) - DAYS_BEFORE_1970;
}

/* When the puzzle of a key was solved; 0: not yet. */
static int64_t
app_daily_get_solved (AppDaily   *self,
                      const char *key)
{
  int64_t *moment = g_hash_table_lookup (self->finished, key);

  return moment != NULL ? *moment : 0;
}

/* The day that is chosen. */

/* The save in it is new. */
static AppDailyGame
app_daily_find_game (AppDaily *self,
                     int       which)
{
  int index = (self->day - self->first) * GAME_DAILY_PUZZLES + which;
  AppDailyGame game = {
    .spec = game_daily_get_spec (self->day * GAME_DAILY_PUZZLES + which),
  };
  g_autofree char *key = NULL;

  if (index >= self->n_made)
    return game;

  game.puzzle = &self->puzzles[index];
  key = game_save_key (game.puzzle);
  game.solved = app_daily_get_solved (self, key);
  if (self->library != NULL)
    game.save = game_library_get (self->library, key);

  return game;
}

/* One button stands out: that of the first puzzle which is not solved. */
static void
app_daily_show_day (AppDaily *self)
{
  /* Translators: a date without its year, as strftime () has it: "Sunday, 22 November" */
  g_autofree char *date = app_daily_format (self->day, _("%A, %-d %B"));
  bool has_next = false;

  gtk_label_set_label (self->date, date);
  for (int which = 0; which < GAME_DAILY_PUZZLES; which++)
    {
      AppDailyGame game = app_daily_find_game (self, which);
      g_autoptr(GameSave) save = (GameSave *) game.save;

      game.is_next = !has_next && game.solved == 0;
      has_next = has_next || game.is_next;
      app_daily_card_show (self->cards[which], &game, which);
    }
}

static void
app_daily_play (AppDaily *self,
                int       which)
{
  AppDailyGame game = app_daily_find_game (self, which);
  g_autoptr(GameSave) save = (GameSave *) game.save;
  g_autofree char *key = NULL;

  if (app_daily_game_is_going_on (&game))
    {
      key = game_save_key (game.puzzle);
      app_dialog_act (GTK_WIDGET (self), "win.resume", g_variant_new_string (key));
    }
  else
    {
      app_dialog_act (GTK_WIDGET (self), "win.play-daily",
                      g_variant_new_int32 (self->day * GAME_DAILY_PUZZLES + which));
    }
}

static void
app_daily_play_sudoku_cb (AppDaily *self)
{
  app_daily_play (self, GAME_DAILY_SUDOKU);
}

static void
app_daily_play_queens_cb (AppDaily *self)
{
  app_daily_play (self, GAME_DAILY_QUEENS);
}

/* The month. */

static void
app_daily_show_total (AppDaily  *self,
                      const int *n_solved)
{
  /* Translators: how many sudokus and how many queens puzzles are solved: "This month: 14 + 10" */
  g_autofree char *total = g_strdup_printf (_("This month: %d + %d"), n_solved[GAME_DAILY_SUDOKU],
                                            n_solved[GAME_DAILY_QUEENS]);

  gtk_label_set_label (self->total, total);
}

static void
app_daily_show_solved (AppDaily *self)
{
  int n_solved[GAME_DAILY_PUZZLES] = { 0 };

  for (int i = 0; i < self->n_made; i += GAME_DAILY_PUZZLES)
    {
      bool solved[GAME_DAILY_PUZZLES];

      for (int which = 0; which < GAME_DAILY_PUZZLES; which++)
        {
          g_autofree char *key = game_save_key (&self->puzzles[i + which]);

          solved[which] = app_daily_get_solved (self, key) > 0;
          n_solved[which] += solved[which];
        }
      app_daily_calendar_show_day (self->calendar, self->first + i / GAME_DAILY_PUZZLES, solved);
    }

  app_daily_show_total (self, n_solved);
}

static void
app_daily_made_cb (GObject    *owner,
                   GameJob    *job,
                   GameReport *report)
{
  AppDaily *self = APP_DAILY (owner);

  if (report->daily == NULL)
    return;

  self->n_made = game_job_get_request (job)->daily.n_puzzles;
  self->puzzles = g_steal_pointer (&report->daily);
  app_daily_show_solved (self);
  app_daily_show_day (self);
}

static void
app_daily_make_puzzles (AppDaily *self)
{
  int n_come = MIN (self->n_days, self->today - self->first + 1);
  GameRequest request = game_request_daily (self->first * GAME_DAILY_PUZZLES,
                                            n_come * GAME_DAILY_PUZZLES);

  self->n_made = 0;
  g_clear_pointer (&self->puzzles, g_free);
  game_job_slot_start (self->slot, &request, app_daily_made_cb);
}

static void
app_daily_show_month (AppDaily *self)
{
  GDate date = get_date (self->day);
  /* Translators: a month and its year, as strftime () has it: "November 2026" */
  g_autofree char *month = app_daily_format (self->day, _("%OB %Y"));

  self->n_days = g_date_get_days_in_month (g_date_get_month (&date), g_date_get_year (&date));
  g_date_set_day (&date, 1);
  self->first = get_day (&date);

  gtk_label_set_label (self->month, month);
  gtk_widget_set_sensitive (self->previous_button, self->first > game_daily_first_day ());
  gtk_widget_set_sensitive (self->next_button, self->first + self->n_days <= self->today);
  app_daily_calendar_show_month (self->calendar, self->first, self->n_days, self->today);
  app_daily_make_puzzles (self);
  app_daily_show_total (self, (int[GAME_DAILY_PUZZLES]) { 0 });
}

/* Chooses a day, of whichever month. */
static void
app_daily_choose (AppDaily *self,
                  int       day)
{
  bool is_shown = day >= self->first && day < self->first + self->n_days;

  self->day = day;
  if (!is_shown)
    app_daily_show_month (self);
  app_daily_calendar_choose (self->calendar, day);
  app_daily_show_day (self);
}

static void
app_daily_chosen_cb (AppDaily *self,
                     int       day)
{
  app_daily_choose (self, day);
}

/* The same date of another month, as far as that has it. */
static void
app_daily_step_month (AppDaily *self,
                      int       n_months)
{
  GDate date = get_date (self->day);

  if (n_months < 0)
    g_date_subtract_months (&date, -n_months);
  else
    g_date_add_months (&date, n_months);

  app_daily_choose (self, CLAMP (get_day (&date), game_daily_first_day (), self->today));
  if (!gtk_widget_is_sensitive (n_months < 0 ? self->previous_button : self->next_button))
    gtk_widget_grab_focus (GTK_WIDGET (self->calendar));
}

static void
app_daily_previous_cb (AppDaily *self)
{
  app_daily_step_month (self, -1);
}

static void
app_daily_next_cb (AppDaily *self)
{
  app_daily_step_month (self, 1);
}

static void
app_daily_today_cb (AppDaily *self)
{
  app_daily_choose (self, self->today);
  gtk_widget_grab_focus (GTK_WIDGET (self->calendar));
}

static void
app_daily_narrow_cb (AppDaily       *self,
                     GParamSpec     *pspec,
                     AppAdaptiveBin *frame)
{
  bool narrow = app_widget_get_narrow (APP_WIDGET (frame));
  GtkOrientation along = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  gtk_widget_set_margin_start (self->content, narrow ? NARROW_MARGIN : MARGIN);
  gtk_widget_set_margin_end (self->content, narrow ? NARROW_MARGIN : MARGIN);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content), along);
  gtk_widget_set_visible (self->legend, !narrow);
  app_widget_set_class (self->content, "narrow", narrow);
}

/* At midnight a new day has come. Who looks at today looks at that then, and who looks at another
 * day goes on, but sees the new one in the calendar. */
static gboolean
app_daily_follow_date_cb (gpointer data)
{
  AppDaily *self = data;
  int today = MAX (self->get_today (), game_daily_first_day ());
  int day = self->day == self->today ? today : self->day;
  bool has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->calendar)) != NULL;

  if (today == self->today)
    return G_SOURCE_CONTINUE;

  self->today = today;
  self->day = day;
  app_daily_show_month (self);
  app_daily_choose (self, day);
  if (has_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->calendar));

  return G_SOURCE_CONTINUE;
}

static void
app_daily_dispose (GObject *object)
{
  g_clear_handle_id (&APP_DAILY (object)->timer, g_source_remove);
  g_clear_pointer (&APP_DAILY (object)->slot, game_job_slot_free);

  G_OBJECT_CLASS (app_daily_parent_class)->dispose (object);
}

static void
app_daily_finalize (GObject *object)
{
  AppDaily *self = APP_DAILY (object);

  g_clear_object (&self->library);
  g_clear_pointer (&self->finished, g_hash_table_unref);
  g_free (self->puzzles);

  G_OBJECT_CLASS (app_daily_parent_class)->finalize (object);
}

static void
app_daily_class_init (AppDailyClass *klass)
{
  static const char *const cards[GAME_DAILY_PUZZLES] = { "sudoku_card", "queens_card" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_daily_dispose;
  G_OBJECT_CLASS (klass)->finalize = app_daily_finalize;

  g_type_ensure (APP_TYPE_ADAPTIVE_BIN);
  g_type_ensure (APP_TYPE_DAILY_CALENDAR);
  g_type_ensure (APP_TYPE_DAILY_CARD);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/daily.ui");
  gtk_widget_class_bind_template_child (widget_class, AppDaily, content);
  gtk_widget_class_bind_template_child (widget_class, AppDaily, legend);
  gtk_widget_class_bind_template_child (widget_class, AppDaily, month);
  gtk_widget_class_bind_template_child (widget_class, AppDaily, previous_button);
  gtk_widget_class_bind_template_child (widget_class, AppDaily, next_button);
  gtk_widget_class_bind_template_child (widget_class, AppDaily, calendar);
  gtk_widget_class_bind_template_child (widget_class, AppDaily, total);
  gtk_widget_class_bind_template_child (widget_class, AppDaily, date);
  for (int which = 0; which < GAME_DAILY_PUZZLES; which++)
    gtk_widget_class_bind_template_child_full (widget_class, cards[which], false,
                                               G_STRUCT_OFFSET (AppDaily, cards[which]));
  gtk_widget_class_bind_template_callback (widget_class, app_daily_previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_daily_next_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_daily_today_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_daily_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_daily_narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_daily_play_sudoku_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_daily_play_queens_cb);
  app_dialog_add_keys (widget_class);
}

static void
app_daily_init (AppDaily *self)
{
  self->slot = game_job_slot_new (self);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
app_daily_new (GtkWindow     *parent,
               GameLibrary   *library,
               GHashTable    *finished,
               AppDailyToday  get_today)
{
  AppDaily *self = app_dialog_new (APP_TYPE_DAILY, parent);

  g_set_object (&self->library, library);
  self->finished = finished;
  self->get_today = get_today;
  self->today = MAX (get_today (), game_daily_first_day ());
  app_daily_choose (self, self->today);
  gtk_widget_grab_focus (GTK_WIDGET (self->calendar));
  self->timer = g_timeout_add_seconds (1, app_daily_follow_date_cb, self);

  return GTK_WIDGET (self);
}
