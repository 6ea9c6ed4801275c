/* A logical path in words, numbers and rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/play/app-hint-lines.h"
#include "app/watch/app-watch-logic.h"
#include "app/watch/app-watch-steps.h"
#include "game/text/game-text.h"
#include "game/text/game-words.h"

struct _AppWatchLogic
{
  GtkWidget  parent_instance;

  GtkBox    *box;
  GtkWidget *steps;
  GtkWidget *sentence_label;
  GtkWidget *lines;
  GtkWidget *counters;
  GtkWidget *step_label;
  GtkWidget *level_label;
  GtkWidget *score_label;
  GtkWidget *rating_label;
  GtkWidget *techniques_label;

  GameHint  *hint;              /* the step that is looked at, or NULL */
  GArray    *reasons;           /* its GameLines */
  GamePath  *path;              /* whose step that is ... */
  guint      place;             /* ... from here */
};

enum
{
  SEEK,
  PLAY,
  LOOK_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AppWatchLogic, app_watch_logic, GTK_TYPE_WIDGET)

/* Why there is no path. */
static const char *
get_excuse (AppWatchReel *reel)
{
  switch (app_watch_reel_get_n_solutions (reel))
    {
    case 0:
      return _("This puzzle has no solution, so there is nothing that logic could lead to.");

    case 2:
      return _("This puzzle has several solutions. Logic can decide between them only by guessing, "
               "so it needs a puzzle with one solution.");

    default:
      return app_watch_reel_is_done (reel) ? _("The search for the steps was stopped.")
                                           : _("Looking for the steps.");
    }
}

static char *
dup_end (GamePath *path)
{
  guint length = game_path_get_length (path);

  if (!game_path_is_solved (path))
    return g_strdup (_("None of the techniques leads further."));

  return g_strdup_printf (ngettext ("Solved, in %u step and without a guess.",
                                    "Solved, in %u steps and without a guess.", length),
                          length);
}

/* The technique of a step, in bold, or what is to be said where there is no step. */
static char *
dup_sentence (AppWatchReel *reel)
{
  GamePath *path = app_watch_reel_get_path (reel);
  guint place = app_watch_reel_get_place (reel);
  const SudokuHint *step = path != NULL ? game_path_get_step (path, place) : NULL;

  if (path == NULL)
    return g_strdup (get_excuse (reel));

  if (step == NULL)
    return dup_end (path);

  return g_markup_printf_escaped ("<b>%s</b>", game_words_technique (step->technique));
}

/* "Hidden Single × 32, Naked Pair × 2", easy ones first. */
static char *
dup_techniques (const SudokuGrade *grade)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    {
      if (grade->n_used[technique] == 0)
        continue;

      if (text->len > 0)
        g_string_append (text, C_("list", ", "));

      /* No line ends between the name and its number. */
      g_string_append_printf (text, "%s\302\240×\302\240%d", game_words_technique (technique),
                              grade->n_used[technique]);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
watch_logic_show_grade (AppWatchLogic     *self,
                        const SudokuGrade *grade)
{
  g_autofree char *score = game_text_number (grade->score);
  g_autofree char *rating = g_strdup_printf ("%.1f", grade->rating / 10.0);
  g_autofree char *techniques = dup_techniques (grade);

  gtk_label_set_label (GTK_LABEL (self->level_label), game_words_level (grade->level));
  gtk_label_set_label (GTK_LABEL (self->score_label), score);
  gtk_label_set_label (GTK_LABEL (self->rating_label), rating);
  gtk_label_set_label (GTK_LABEL (self->techniques_label), techniques);
}

static void
watch_logic_show_place (AppWatchLogic *self,
                        guint          place,
                        guint          length)
{
  /* Translators: which step of how many, as in "5 of 63". */
  g_autofree char *text = g_strdup_printf (_("%d of %d"), MIN (place + 1, length), length);

  gtk_label_set_label (GTK_LABEL (self->step_label), text);
}

static void
watch_logic_drop_step (AppWatchLogic *self)
{
  g_clear_pointer (&self->hint, g_free);
  g_clear_pointer (&self->reasons, g_array_unref);
  g_clear_pointer (&self->path, game_path_unref);
}

/* Tells the step at `place` as a hint that is wholly explained. */
static void
watch_logic_take_step (AppWatchLogic *self,
                       GamePath      *path,
                       guint          place)
{
  watch_logic_drop_step (self);
  self->path = game_path_ref (path);
  self->place = place;

  if (place == game_path_get_length (path))
    return;

  self->hint = g_new0 (GameHint, 1);
  self->hint->kind = GAME_HINT_STEP;
  self->hint->step = *game_path_get_step (path, place);
  game_path_get_state (path, place, &self->hint->state);
  game_path_get_position (path, place, &self->hint->position);
  self->reasons = game_hint_lines (self->hint);
  app_hint_lines_show (APP_HINT_LINES (self->lines), self->reasons);
}

static void
watch_logic_look_cb (AppHintLines  *lines,
                     AppWatchLogic *self)
{
  g_signal_emit (self, signals[LOOK_CHANGED], 0);
}

static void
watch_logic_seek_cb (AppWatchSteps *steps,
                     uint64_t       place,
                     AppWatchLogic *self)
{
  g_signal_emit (self, signals[SEEK], 0, place);
}

static void
watch_logic_play_cb (AppWatchSteps *steps,
                     AppWatchLogic *self)
{
  g_signal_emit (self, signals[PLAY], 0);
}

static void
app_watch_logic_dispose (GObject *object)
{
  AppWatchLogic *self = APP_WATCH_LOGIC (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  watch_logic_drop_step (self);

  G_OBJECT_CLASS (app_watch_logic_parent_class)->dispose (object);
}

static void
app_watch_logic_class_init (AppWatchLogicClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = app_watch_logic_dispose;

  g_type_ensure (APP_TYPE_HINT_LINES);
  g_type_ensure (APP_TYPE_WATCH_STEPS);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/watch-logic.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, box);
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, steps);
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, sentence_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, lines);
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, counters);
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, step_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, level_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, score_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, rating_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, techniques_label);
  gtk_widget_class_bind_template_callback (widget_class, watch_logic_look_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_logic_seek_cb);
  gtk_widget_class_bind_template_callback (widget_class, watch_logic_play_cb);

  signals[SEEK] = g_signal_new ("seek",
                                G_TYPE_FROM_CLASS (klass),
                                G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[PLAY] = g_signal_new ("play",
                                G_TYPE_FROM_CLASS (klass),
                                G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[LOOK_CHANGED] = g_signal_new ("look-changed",
                                        G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
}

static void
app_watch_logic_init (AppWatchLogic *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_watch_logic_show (AppWatchLogic *self,
                      AppWatchReel  *reel)
{
  GamePath *path;
  guint place;
  g_autofree char *sentence = NULL;

  g_return_if_fail (APP_IS_WATCH_LOGIC (self));

  path = app_watch_reel_get_path (reel);
  place = app_watch_reel_get_place (reel);
  sentence = dup_sentence (reel);
  gtk_label_set_markup (GTK_LABEL (self->sentence_label), sentence);

  if (path == NULL)
    watch_logic_drop_step (self);
  else if (path != self->path || place != self->place)
    watch_logic_take_step (self, path, place);

  app_watch_steps_show (APP_WATCH_STEPS (self->steps), path, place);
  gtk_widget_set_visible (self->steps, path != NULL);
  gtk_widget_set_visible (self->lines, self->hint != NULL);
  gtk_widget_set_visible (self->counters, path != NULL);

  if (path == NULL)
    return;

  watch_logic_show_grade (self, game_path_get_grade (path));
  watch_logic_show_place (self, place, game_path_get_length (path));
}

void
app_watch_logic_set_narrow (AppWatchLogic *self,
                            bool           narrow)
{
  g_return_if_fail (APP_IS_WATCH_LOGIC (self));

  gtk_box_reorder_child_after (self->box, self->steps, narrow ? self->counters : NULL);
}

void
app_watch_logic_get_scene (AppWatchLogic   *self,
                           const GameState *puzzle,
                           PaintScene      *scene,
                           GameState       *state)
{
  bool is_end;

  g_return_if_fail (APP_IS_WATCH_LOGIC (self));

  is_end = self->path != NULL && self->hint == NULL && game_path_is_solved (self->path);
  *state = *puzzle;
  if (self->path != NULL)
    game_path_get_state (self->path, self->place, state);

  paint_scene_init (scene, state, NULL);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (state->sudoku.entries.digit[cell] != 0)
      scene->flags[cell] |= is_end ? PAINT_PLACED | PAINT_FOUND : PAINT_PLACED;

  if (self->hint != NULL)
    paint_scene_add_hint (scene, self->hint, self->reasons, GAME_STAGE_WHY,
                          app_hint_lines_get_line (APP_HINT_LINES (self->lines)));
}
