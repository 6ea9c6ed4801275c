/* A logical path in words, numbers and rows. A path has some hundred of them, so that each row can
 * be a widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/play/app-hint-lines.h"
#include "app/play/app-technique-link.h"
#include "app/watch/app-watch-logic.h"
#include "game/text/game-hint-text.h"
#include "game/text/game-text.h"
#include "game/text/game-words-hints.h"
#include "game/text/game-words.h"

struct _AppWatchLogic
{
  AppWidget      parent_instance;

  GtkBox        *box;
  GtkWidget     *steps;
  GtkAdjustment *adjustment;
  GtkListBox    *list;
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
  bool           showing;       /* the user does not choose the row now */
  guint          scroll_id;
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
  g_autofree char *link = NULL;

  if (path == NULL)
    return g_strdup (app_watch_logic_get_empty_reason (game_path_playback_get_status (playback)));

  if (step == NULL)
    return app_watch_logic_dup_end (path);

  link = app_technique_link_dup (step->technique);

  return g_strdup_printf ("<b>%s</b>", link);
}

/* "Hidden Single × 32, Naked Pair × 2", easy ones first, as markup. */
static char *
app_watch_logic_dup_techniques (const SudokuGrade *grade)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (int technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    {
      g_autofree char *link = NULL;

      if (grade->n_used[technique] == 0)
        continue;

      if (text->len > 0)
        g_string_append (text, C_("list", ", "));

      /* No line ends between the name and its number. */
      link = app_technique_link_dup (technique);
      g_string_append_printf (text, "%s\302\240×\302\240%d", link, grade->n_used[technique]);
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
  gtk_label_set_markup (self->techniques_label, techniques);
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

static GtkWidget *
app_watch_logic_new_label (const char *text,
                           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* `number`, `title` and `result` are seen, `name` is read. */
static void
app_watch_logic_add_row (AppWatchLogic *self,
                         const char    *number,
                         const char    *title,
                         bool           is_hard,
                         const char    *result,
                         const char    *name)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *number_label = app_watch_logic_new_label (number, "quiet");
  GtkWidget *result_label = app_watch_logic_new_label (result, "quiet");

  gtk_label_set_width_chars (GTK_LABEL (number_label), 3);
  gtk_label_set_xalign (GTK_LABEL (number_label), 1);
  gtk_widget_add_css_class (number_label, "figures");
  gtk_label_set_xalign (GTK_LABEL (result_label), 1);
  gtk_widget_set_hexpand (result_label, true);

  gtk_box_append (GTK_BOX (box), number_label);
  gtk_box_append (GTK_BOX (box), app_watch_logic_new_label (title, is_hard ? "hard-step" : NULL));
  gtk_box_append (GTK_BOX (box), result_label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_set_tooltip_text (box, name);
  app_widget_set_name (row, name);
  gtk_list_box_append (self->list, row);
}

static void
app_watch_logic_add_step (AppWatchLogic    *self,
                          guint             number,
                          const SudokuHint *step)
{
  const char *technique = game_words_technique (step->technique);
  bool is_single = step->technique <= SUDOKU_HIDDEN_SINGLE;
  g_autofree char *figures = g_strdup_printf ("%u", number);
  g_autofree char *result = game_words_sudoku_result (step);
  /* Translators: a step of a logical path: its number, its technique, and what follows, such as
   * "12. Naked Pair: r4c2 ≠ 9". */
  g_autofree char *name = g_strdup_printf (_("%u. %s: %s"), number, technique, result);

  app_watch_logic_add_row (self, figures, technique, !is_single, result, name);
}

/* New rows have no position in the list before the next layout. */
static gboolean
app_watch_logic_scroll_cb (GtkWidget     *widget,
                           GdkFrameClock *clock,
                           gpointer       data)
{
  AppWatchLogic *self = APP_WATCH_LOGIC (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  graphene_rect_t bounds;

  if (row != NULL
      && (!gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &bounds)
          || bounds.size.height == 0))
    return G_SOURCE_CONTINUE;

  if (row != NULL)
    gtk_adjustment_clamp_page (self->adjustment, bounds.origin.y,
                               bounds.origin.y + bounds.size.height);

  self->scroll_id = 0;

  return G_SOURCE_REMOVE;
}

/* Also where another step leaves less room for the list. */
static void
app_watch_logic_scroll (AppWatchLogic *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), app_watch_logic_scroll_cb,
                                                    NULL, NULL);
}

static void
app_watch_logic_drop_step (AppWatchLogic *self)
{
  g_clear_pointer (&self->hint, g_free);
  g_clear_pointer (&self->reasons, g_array_unref);
}

/* Lists the steps of a path, or none where it is NULL. */
static void
app_watch_logic_take_path (AppWatchLogic *self,
                           GamePath      *path)
{
  GtkWidget *row;
  const char *last;

  app_watch_logic_drop_step (self);
  g_clear_pointer (&self->path, game_path_unref);

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);

  if (path == NULL)
    return;

  self->path = game_path_ref (path);
  /* Translators: the last row in a list of steps. */
  last = game_path_is_solved (path) ? _("Solved") : _("No further step");

  for (guint position = 0; position < game_path_get_length (path); position++)
    app_watch_logic_add_step (self, position + 1, game_path_get_step (path, position));

  app_watch_logic_add_row (self, NULL, last, true, NULL, last);
}

static void
app_watch_logic_select_row (AppWatchLogic *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, self->position);
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  self->showing = true;
  gtk_list_box_select_row (self->list, row);
  self->showing = false;

  if (focus != NULL && focus != GTK_WIDGET (row))
    gtk_widget_grab_focus (GTK_WIDGET (row));

  app_watch_logic_scroll (self);
}

/* Explains the step at `position` in full, as a hint. */
static void
app_watch_logic_take_step (AppWatchLogic *self,
                           guint          position)
{
  app_watch_logic_drop_step (self);
  self->position = position;
  app_watch_logic_select_row (self);

  if (position == game_path_get_length (self->path))
    return;

  self->hint = g_new0 (GameHint, 1);
  self->hint->kind = GAME_HINT_STEP;
  self->hint->step = *game_path_get_step (self->path, position);
  game_path_get_state (self->path, position, &self->hint->state);
  game_path_get_position (self->path, position, &self->hint->position);
  self->reasons = game_hint_text_sentences (self->hint);
  app_hint_lines_show (self->lines, NULL, self->reasons);
}

static void
app_watch_logic_row_selected_cb (AppWatchLogic *self,
                                 GtkListBoxRow *row)
{
  if (!self->showing && row != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "watch.seek", "t",
                                (uint64_t) gtk_list_box_row_get_index (row));
}

static void
app_watch_logic_row_activated_cb (AppWatchLogic *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "watch.play", NULL);
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
  gtk_box_reorder_child_after (self->box, self->steps,
                               app_widget_get_narrow (APP_WIDGET (self)) ? self->counters : NULL);
}

static void
app_watch_logic_dispose (GObject *object)
{
  AppWatchLogic *self = APP_WATCH_LOGIC (object);

  app_watch_logic_drop_step (self);
  g_clear_pointer (&self->path, game_path_unref);

  G_OBJECT_CLASS (app_watch_logic_parent_class)->dispose (object);
}

static void
app_watch_logic_class_init (AppWatchLogicClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_watch_logic_dispose;

  g_type_ensure (APP_TYPE_HINT_LINES);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/watch-logic.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, box);
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, steps);
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, adjustment);
  gtk_widget_class_bind_template_child (widget_class, AppWatchLogic, list);
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
  gtk_widget_class_bind_template_callback (widget_class, app_watch_logic_scroll);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_logic_row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_logic_row_activated_cb);

  g_signal_new ("highlight-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                NULL, G_TYPE_NONE, 0);
}

static void
app_watch_logic_init (AppWatchLogic *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_technique_link_follow (self->sentence_label);
  app_technique_link_follow (self->techniques_label);
  app_hint_lines_set_max_width_chars (self->lines, 40);
}

void
app_watch_logic_show (AppWatchLogic    *self,
                      GamePathPlayback *playback)
{
  GamePath *path;
  guint position;
  bool is_new;
  g_autofree char *sentence = NULL;

  g_return_if_fail (APP_IS_WATCH_LOGIC (self));

  path = game_path_playback_get_path (playback);
  position = game_playable_get_position (GAME_PLAYABLE (playback));
  sentence = app_watch_logic_dup_sentence (playback);
  gtk_label_set_markup (self->sentence_label, sentence);

  is_new = path != self->path;
  if (is_new)
    app_watch_logic_take_path (self, path);
  if (path != NULL && (is_new || position != self->position))
    app_watch_logic_take_step (self, position);

  gtk_widget_set_visible (self->steps, path != NULL);
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
