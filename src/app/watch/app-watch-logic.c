/* A logical path in words, numbers and rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/play/app-hint-lines.h"
#include "app/watch/app-watch-logic.h"
#include "app/watch/app-watch-steps.h"
#include "game/text/game-hint-text.h"
#include "game/text/game-text.h"
#include "game/text/game-words.h"

struct _AppWatchLogic
{
  AppWidget      parent_instance;

  GtkBox        *box;
  AppWatchSteps *steps;
  GtkLabel      *sentence_label;
  AppHintLines  *lines;
  GtkWidget     *counters;
  GtkLabel      *step_label;
  GtkLabel      *level_label;
  GtkLabel      *score_label;
  GtkLabel      *rating_label;
  GtkLabel      *techniques_label;

  GameHint      *hint;          /* the step that is looked at, or NULL */
  GArray        *reasons;       /* its GameSentences */
  GamePath      *path;          /* whose step that is ... */
  guint          position;      /* ... from here */
};

G_DEFINE_FINAL_TYPE (AppWatchLogic, app_watch_logic, APP_TYPE_WIDGET)

/* Why there is no path. */
static const char *
app_watch_logic_get_empty_reason (GamePathStatus status)
{
  switch (status)
    {
    case GAME_PATH_NO_SOLUTION:
      return _("This puzzle has no solution, so there is nothing that logic could lead to.");

    case GAME_PATH_SEVERAL_SOLUTIONS:
      return _("This puzzle has several solutions. Logic can decide between them only by guessing, "
               "so it needs a puzzle with one solution.");

    case GAME_PATH_STOPPED:
      return _("The search for the steps was stopped.");

    case GAME_PATH_UNKNOWN:
    case GAME_PATH_KNOWN:
    default:
      return _("Looking for the steps.");
    }
}

static char *
app_watch_logic_dup_end (GamePath *path)
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
app_watch_logic_dup_sentence (GamePathPlayback *playback)
{
  GamePath *path = game_path_playback_get_path (playback);
  guint position = game_playable_get_position (GAME_PLAYABLE (playback));
  const SudokuHint *step = path != NULL ? game_path_get_step (path, position) : NULL;

  if (path == NULL)
    return g_strdup (app_watch_logic_get_empty_reason (game_path_playback_get_status (playback)));

  if (step == NULL)
    return app_watch_logic_dup_end (path);

  return g_markup_printf_escaped ("<b>%s</b>", game_words_technique (step->technique));
}

/* "Hidden Single × 32, Naked Pair × 2", easy ones first. */
static char *
app_watch_logic_dup_techniques (const SudokuGrade *grade)
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
app_watch_logic_show_grade (AppWatchLogic     *self,
                            const SudokuGrade *grade)
{
  g_autofree char *score = game_text_number (grade->score);
  g_autofree char *rating = g_strdup_printf ("%.1f", grade->rating / 10.0);
  g_autofree char *techniques = app_watch_logic_dup_techniques (grade);

  gtk_label_set_label (self->level_label, game_words_level (grade->level));
  gtk_label_set_label (self->score_label, score);
  gtk_label_set_label (self->rating_label, rating);
  gtk_label_set_label (self->techniques_label, techniques);
}

static void
app_watch_logic_show_position (AppWatchLogic *self,
                               guint          position,
                               guint          length)
{
  /* Translators: which step of how many, as in "5 of 63". */
  g_autofree char *text = g_strdup_printf (_("%d of %d"), MIN (position + 1, length), length);

  gtk_label_set_label (self->step_label, text);
}

static void
app_watch_logic_drop_step (AppWatchLogic *self)
{
  g_clear_pointer (&self->hint, g_free);
  g_clear_pointer (&self->reasons, g_array_unref);
  g_clear_pointer (&self->path, game_path_unref);
}

/* Explains the step at `position` in full, as a hint. */
static void
app_watch_logic_take_step (AppWatchLogic *self,
                           GamePath      *path,
                           guint          position)
{
  app_watch_logic_drop_step (self);
  self->path = game_path_ref (path);
  self->position = position;

  if (position == game_path_get_length (path))
    return;

  self->hint = g_new0 (GameHint, 1);
  self->hint->kind = GAME_HINT_STEP;
  self->hint->step = *game_path_get_step (path, position);
  game_path_get_state (path, position, &self->hint->state);
  game_path_get_position (path, position, &self->hint->position);
  self->reasons = game_hint_text_sentences (self->hint);
  app_hint_lines_show (self->lines, self->reasons);
}

static void
app_watch_logic_highlight_changed_cb (AppWatchLogic *self)
{
  g_signal_emit_by_name (self, "highlight-changed");
}

/* Where room is short the list comes last. */
static void
app_watch_logic_narrow_cb (AppWatchLogic *self)
{
  gtk_box_reorder_child_after (self->box, GTK_WIDGET (self->steps),
                               app_widget_get_narrow (APP_WIDGET (self)) ? self->counters : NULL);
}

static void
app_watch_logic_dispose (GObject *object)
{
  AppWatchLogic *self = APP_WATCH_LOGIC (object);

  app_watch_logic_drop_step (self);

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
  gtk_widget_class_bind_template_callback (widget_class, app_watch_logic_highlight_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_logic_narrow_cb);

  g_signal_new ("highlight-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                NULL, G_TYPE_NONE, 0);
}

static void
app_watch_logic_init (AppWatchLogic *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_hint_lines_set_max_width_chars (self->lines, 40);
}

void
app_watch_logic_show (AppWatchLogic    *self,
                      GamePathPlayback *playback)
{
  GamePath *path;
  guint position;
  g_autofree char *sentence = NULL;

  g_return_if_fail (APP_IS_WATCH_LOGIC (self));

  path = game_path_playback_get_path (playback);
  position = game_playable_get_position (GAME_PLAYABLE (playback));
  sentence = app_watch_logic_dup_sentence (playback);
  gtk_label_set_markup (self->sentence_label, sentence);

  if (path == NULL)
    app_watch_logic_drop_step (self);
  else if (path != self->path || position != self->position)
    app_watch_logic_take_step (self, path, position);

  app_watch_steps_show (self->steps, path, position);
  gtk_widget_set_visible (GTK_WIDGET (self->steps), path != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->lines), self->hint != NULL);
  gtk_widget_set_visible (self->counters, path != NULL);

  if (path == NULL)
    return;

  app_watch_logic_show_grade (self, game_path_get_grade (path));
  app_watch_logic_show_position (self, position, game_path_get_length (path));
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
    game_path_get_state (self->path, self->position, state);

  paint_scene_init (scene, state, NULL);

  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (state->sudoku.entries.digit[cell] != 0)
      scene->flags[cell] |= is_end ? PAINT_PLACED | PAINT_FOUND : PAINT_PLACED;

  if (self->hint != NULL)
    {
      int line = app_hint_lines_get_line (self->lines);
      GameHighlight highlight = game_hint_text_highlight (self->hint, self->reasons,
                                                          GAME_STAGE_WHY, line);

      paint_scene_add_hint (scene, self->hint, &highlight);
    }
}
