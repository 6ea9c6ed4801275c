/* The panel of a hint.
 *
 * Each stage is a list of sentences, see AppHintLines; the board shows what the highlighted one
 * speaks of. When the stage changes the first sentence takes the focus, so that a
 * screen reader reads on there; the panel's own name says which stage it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-hint-panel.h"

#include <glib/gi18n-lib.h>

#include "app/play/app-hint-lines.h"
#include "app/play/app-technique-link.h"
#include "app/widgets/app-adaptive-bin.h"
#include "game/text/game-hint-text.h"

struct _AppHintPanel
{
  AppWidget          parent_instance;

  GtkLabel          *title;
  GtkLabel          *chip;
  GtkWidget         *segments;
  GtkScrolledWindow *scroller;
  AppHintLines      *lines;
  GtkLabel          *cell_name;
  GtkWidget         *notation_button;
  GtkWidget         *steps_button;
  AppSteps          *steps;
  GtkWidget         *buttons;
  GtkWidget         *back_button;
  GtkWidget         *explain_button;
  GtkWidget         *more_button;
  GtkWidget         *apply_button;
  GtkWidget         *way_back_button;
  GtkLabel          *way_back_label;

  GameHint          *hint;      /* NULL: none is shown */
  GameAction         action;
  GArray            *sentences; /* GameSentences, of GAME_STAGE_WHY */
  GArray            *proof;     /* of GAME_STAGE_PROOF; NULL until they are shown */
  GameStage          stage;
  GSettings         *settings;
  bool               explains;  /* this hint says what the name of a cell means */
  bool               has_notation;      /* chains are also told as players write them */
};

G_DEFINE_FINAL_TYPE (AppHintPanel, app_hint_panel, APP_TYPE_WIDGET)

/* A list also unselects its rows when it ends, which may be after the panel has. */
static void
app_hint_panel_highlight_cb (AppHintPanel *self)
{
  if (self->hint != NULL)
    g_signal_emit_by_name (self, "highlight-changed");
}

static void
app_hint_panel_close (AppHintPanel *self)
{
  g_signal_emit_by_name (self, "closed");
}

/* The first hint that names a cell says how its name is read. Returns whether `text` names one. */
static bool
app_hint_panel_explain_cells (AppHintPanel *self,
                              const char   *text)
{
  g_autoptr(GRegex) regex = g_regex_new ("r([1-9])c([1-9])", G_REGEX_DEFAULT, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  g_auto(GStrv) words = NULL;
  g_autofree char *meaning = NULL;

  if (!g_settings_get_boolean (self->settings, "hint-cell-names")
      || !g_regex_match (regex, text, 0, &match))
    return false;

  words = g_match_info_fetch_all (match);
  /* Translators: the name of a cell in hints, its row and its column: "r1c2 is row 1, column 2." */
  meaning = g_strdup_printf (_("%s is row %s, column %s."), words[0], words[1], words[2]);
  app_widget_show_text (self->cell_name, meaning);
  self->explains = true;

  return true;
}

static const GArray *
app_hint_panel_get_sentences (AppHintPanel *self)
{
  return self->stage == GAME_STAGE_PROOF && self->proof != NULL ? self->proof : self->sentences;
}

/* The reason or the proof. */
static void
app_hint_panel_show_reason (AppHintPanel *self)
{
  bool has_notation = self->has_notation && self->stage == GAME_STAGE_WHY;
  g_autofree char *notation = has_notation ? game_hint_text_notation (self->hint) : NULL;

  if (self->stage == GAME_STAGE_PROOF && self->proof == NULL)
    self->proof = game_hint_text_proof (self->hint);

  app_hint_lines_show (self->lines, notation, app_hint_panel_get_sentences (self));

  for (guint i = 0; i < self->sentences->len; i++)
    if (app_hint_panel_explain_cells (self, g_array_index (self->sentences, GameSentence, i).text))
      break;
}

static void
app_hint_panel_show_sentences (AppHintPanel *self)
{
  /* The way back may take off another queen than the one that a result names. */
  bool has_results = self->stage == GAME_STAGE_APPLY && self->action != GAME_ACTION_GO_BACK;
  g_autofree char *text = NULL;

  app_widget_show_text (self->cell_name, NULL);
  if (self->stage == GAME_STAGE_WHY || self->stage == GAME_STAGE_PROOF)
    {
      app_hint_panel_show_reason (self);
      return;
    }

  app_hint_lines_clear (self->lines);

  for (guint i = 0; has_results && i < self->sentences->len; i++)
    {
      const GameSentence *sentence = &g_array_index (self->sentences, GameSentence, i);

      if (sentence->is_result)
        app_hint_lines_add (self->lines, sentence->text, true, false);
    }

  text = game_hint_text_stage (self->hint, self->stage, self->action);
  app_hint_lines_add (self->lines, text, false, false);
  app_hint_panel_explain_cells (self, text);
}

/* The technique of a step opens its page. */
static void
app_hint_panel_show_title (AppHintPanel *self,
                           const char   *title)
{
  g_autofree char *markup = self->hint->kind == GAME_HINT_STEP
                            ? app_technique_link_dup (self->hint->step.technique)
                            : g_markup_escape_text (title, -1);

  gtk_label_set_markup (self->title, markup);
}

/* The chip, the segments, and the name of the panel, which says the same. */
static void
app_hint_panel_show_progress (AppHintPanel *self)
{
  bool has_stages = game_hint_has_stages (self->hint);
  const char *stage_name = game_hint_text_stage_name (self->stage);
  int n_stages = game_hint_count_stages (self->hint);
  int place = game_hint_get_place (self->hint, self->stage);
  g_autofree char *title = game_hint_text_title (self->hint);
  g_autofree char *chip = NULL;
  g_autofree char *name = NULL;
  GtkWidget *segment = gtk_widget_get_first_child (self->segments);

  /* Translators: a stage of a hint and its number: "Why · 3 of 4" */
  chip = g_strdup_printf (_("%s · %d of %d"), stage_name, place + 1, n_stages);
  name = has_stages ?
         /* Translators: the title of a hint, a stage and its number: "Hint: X-Wing, Why, 3 of 4" */
         g_strdup_printf (_("Hint: %s, %s, %d of %d"), title, stage_name, place + 1, n_stages) :
         /* Translators: the title of a hint */
         g_strdup_printf (_("Hint: %s"), title);

  app_hint_panel_show_title (self, title);
  gtk_label_set_label (self->chip, chip);
  gtk_widget_set_visible (GTK_WIDGET (self->chip), has_stages);
  gtk_widget_set_visible (self->segments, has_stages);
  app_widget_set_name (GTK_WIDGET (self), name);

  for (int i = 0; segment != NULL; i++, segment = gtk_widget_get_next_sibling (segment))
    {
      gtk_widget_set_visible (segment, i < n_stages);
      app_widget_set_class (segment, "done", i <= place);
    }
}

/* Buttons that have no room beside each other stand below each other: first those that go on, then
 * those that go back above them. */
static void
app_hint_panel_buttons_narrow_cb (AppHintPanel *self,
                                  GParamSpec   *pspec,
                                  AppWidget    *buttons)
{
  GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (buttons));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), app_widget_get_narrow (buttons)
                                  ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
app_hint_panel_show_buttons (AppHintPanel *self)
{
  const char *action = game_hint_text_action (self->action);
  char key = self->action == GAME_ACTION_GO_BACK ? 'g' : 'k';
  g_autofree char *label = app_widget_dup_keyed (action, key);
  bool has_next = app_hint_panel_has_next (self);
  bool applies = self->action != GAME_ACTION_NONE && self->stage >= GAME_STAGE_WHY;
  g_autofree char *notation = game_hint_text_notation (self->hint);

  /* The list would close with its button. */
  bool lists_steps = self->hint->kind == GAME_HINT_STEP
                     && (self->stage >= GAME_STAGE_WHY
                         || gtk_widget_get_visible (GTK_WIDGET (self->steps)));

  gtk_widget_set_visible (self->steps_button, lists_steps);
  gtk_widget_set_visible (self->buttons, game_hint_has_stages (self->hint));
  gtk_widget_set_visible (self->back_button, app_hint_panel_has_previous (self));
  gtk_widget_set_visible (self->notation_button,
                          self->stage == GAME_STAGE_WHY && notation != NULL);
  gtk_widget_set_visible (self->explain_button, self->stage < GAME_STAGE_WHY);
  gtk_widget_set_visible (self->more_button, has_next);
  gtk_widget_set_visible (self->apply_button, applies && self->action == GAME_ACTION_APPLY);

  /* The words of a way back are too long to stand beside others. */
  gtk_widget_set_visible (self->way_back_button, applies && self->action != GAME_ACTION_APPLY);
  gtk_label_set_label (self->way_back_label, label);
  app_widget_set_name (self->way_back_button, action);
}

static void
app_hint_panel_show (AppHintPanel *self)
{
  app_hint_panel_show_progress (self);
  app_hint_panel_show_sentences (self);
  app_hint_panel_show_buttons (self);
  g_signal_emit_by_name (self, "shown");
}

static void
app_hint_panel_dispose (GObject *object)
{
  AppHintPanel *self = APP_HINT_PANEL (object);

  g_clear_pointer (&self->hint, g_free);
  g_clear_pointer (&self->sentences, g_array_unref);
  g_clear_pointer (&self->proof, g_array_unref);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (app_hint_panel_parent_class)->dispose (object);
}

static void
app_hint_panel_class_init (AppHintPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_hint_panel_dispose;

  g_signal_new ("highlight-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                NULL, G_TYPE_NONE, 0);
  g_signal_new ("shown", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/hint-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, title);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, chip);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, segments);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, lines);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, cell_name);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, notation_button);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, steps_button);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, steps);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, buttons);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, back_button);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, explain_button);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, more_button);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, apply_button);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, way_back_button);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, way_back_label);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_panel_buttons_narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_panel_highlight_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_panel_close);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
app_hint_panel_init (AppHintPanel *self)
{
  g_type_ensure (APP_TYPE_ADAPTIVE_BIN);
  g_type_ensure (APP_TYPE_HINT_LINES);
  g_type_ensure (APP_TYPE_STEPS);
  gtk_widget_init_template (GTK_WIDGET (self));
  app_technique_link_follow (self->title);
}

void
app_hint_panel_set_settings (AppHintPanel *self,
                             GSettings    *settings)
{
  g_return_if_fail (APP_IS_HINT_PANEL (self));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
}

void
app_hint_panel_set_hint (AppHintPanel   *self,
                         const GameHint *hint,
                         GameAction      action)
{
  g_return_if_fail (APP_IS_HINT_PANEL (self));

  if (self->explains)
    g_settings_set_boolean (self->settings, "hint-cell-names", false);

  self->explains = false;
  g_clear_pointer (&self->hint, g_free);
  g_clear_pointer (&self->sentences, g_array_unref);
  g_clear_pointer (&self->proof, g_array_unref);
  self->action = action;
  self->stage = GAME_STAGE_NUDGE;

  if (hint != NULL)
    {
      self->hint = g_memdup2 (hint, sizeof *hint);
      self->sentences = game_hint_text_sentences (hint);
      app_hint_panel_show (self);
    }

  gtk_widget_set_visible (GTK_WIDGET (self), hint != NULL);
  g_signal_emit_by_name (self, "highlight-changed");
}

const GameHint *
app_hint_panel_get_hint (AppHintPanel *self)
{
  g_return_val_if_fail (APP_IS_HINT_PANEL (self), NULL);

  return self->hint;
}

GameAction
app_hint_panel_get_action (AppHintPanel *self)
{
  g_return_val_if_fail (APP_IS_HINT_PANEL (self), GAME_ACTION_NONE);

  return self->action;
}

GameStage
app_hint_panel_get_stage (AppHintPanel *self)
{
  g_return_val_if_fail (APP_IS_HINT_PANEL (self), GAME_STAGE_NUDGE);

  return self->stage;
}

void
app_hint_panel_set_stage (AppHintPanel *self,
                          GameStage     stage)
{
  g_return_if_fail (APP_IS_HINT_PANEL (self));
  g_return_if_fail (self->hint != NULL);

  self->stage = stage;
  app_hint_panel_show (self);
  app_hint_panel_highlight_cb (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

void
app_hint_panel_take_focus (AppHintPanel *self)
{
  g_return_if_fail (APP_IS_HINT_PANEL (self));
  g_return_if_fail (self->hint != NULL);

  /* Steps are chosen in a list, which keeps the focus. */
  if (gtk_widget_get_visible (GTK_WIDGET (self->steps)))
    return;

  if (self->stage == GAME_STAGE_APPLY && self->action == GAME_ACTION_APPLY)
    gtk_widget_grab_focus (self->apply_button);
  else if (self->stage == GAME_STAGE_APPLY && self->action != GAME_ACTION_NONE)
    gtk_widget_grab_focus (self->way_back_button);
  else
    app_hint_lines_take_focus (self->lines);
}

void
app_hint_panel_set_notation (AppHintPanel *self,
                             bool          has_notation)
{
  bool has_focus;

  g_return_if_fail (APP_IS_HINT_PANEL (self));

  self->has_notation = has_notation;
  if (self->hint == NULL || self->stage != GAME_STAGE_WHY)
    return;

  has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->lines)) != NULL;
  app_hint_panel_show_sentences (self);
  if (has_focus)
    app_hint_lines_take_focus (self->lines);
  app_hint_panel_highlight_cb (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

AppSteps *
app_hint_panel_get_steps (AppHintPanel *self)
{
  g_return_val_if_fail (APP_IS_HINT_PANEL (self), NULL);

  return self->steps;
}

bool
app_hint_panel_has_next (AppHintPanel *self)
{
  g_return_val_if_fail (APP_IS_HINT_PANEL (self), false);

  return self->hint != NULL && game_hint_has_stages (self->hint)
         && self->stage != GAME_STAGE_APPLY;
}

bool
app_hint_panel_has_previous (AppHintPanel *self)
{
  g_return_val_if_fail (APP_IS_HINT_PANEL (self), false);

  return self->hint != NULL && self->stage > GAME_STAGE_NUDGE;
}

void
app_hint_panel_add_scene (AppHintPanel *self,
                          PaintScene   *scene)
{
  GameHighlight highlight;

  g_return_if_fail (APP_IS_HINT_PANEL (self));

  if (self->hint == NULL)
    return;

  /* Before the way back is gone only the mistake is shown, as nothing else is sure to go. */
  if (self->stage == GAME_STAGE_APPLY && self->action == GAME_ACTION_GO_BACK)
    highlight = game_hint_text_highlight (self->hint, self->sentences, GAME_STAGE_WHY, 0);
  else
    highlight = game_hint_text_highlight (self->hint, app_hint_panel_get_sentences (self),
                                          self->stage, app_hint_lines_get_line (self->lines));

  paint_scene_add_hint (scene, self->hint, &highlight);
}

