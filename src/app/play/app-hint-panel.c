/* The panel of a hint.
 *
 * Each stage is a list of sentences. A sentence that is selected or under the pointer is the one
 * that the board lights. When the stage changes the first sentence takes the focus, so that a
 * screen reader reads on there; the panel's own name says which stage it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-hint-panel.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-adaptive-bin.h"
#include "game/text/game-hint-text.h"

/* How high the sentences may be before they scroll, so that the buttons stay in sight. */
enum { WIDE_HEIGHT = 270, NARROW_HEIGHT = 92 };

struct _AppHintPanel
{
  GtkWidget          parent_instance;

  GtkWidget         *content;
  GtkLabel          *title;
  GtkLabel          *chip;
  GtkWidget         *segments;
  GtkScrolledWindow *scroller;
  GtkListBox        *lines;
  AppAdaptive       *buttons;
  GtkWidget         *button_box;
  GtkWidget         *back_button;
  GtkWidget         *explain_button;
  GtkWidget         *more_button;
  GtkWidget         *apply_button;
  GtkWidget         *way_back_button;
  GtkLabel          *way_back_label;

  GameHint          *hint;      /* NULL: none is shown */
  GameAction         action;
  GArray            *reasons;   /* GameSentence, of GAME_STAGE_WHY */
  GameStage          stage;
  bool               narrow;
  int                hovered;   /* the sentence under the pointer, or -1 */
};

G_DEFINE_FINAL_TYPE (AppHintPanel, app_hint_panel, GTK_TYPE_WIDGET)

enum { LOOK_CHANGED, CLOSED, N_SIGNALS };

static unsigned int signals[N_SIGNALS];

/* The sentence that is looked at, or -1. */
static int
app_hint_panel_get_line (AppHintPanel *self)
{
  GtkListBoxRow *selected = gtk_list_box_get_selected_row (self->lines);

  if (self->stage != GAME_STAGE_WHY)
    return -1;

  if (self->hovered >= 0)
    return self->hovered;

  return selected != NULL ? gtk_list_box_row_get_index (selected) : -1;
}

/* A list also unselects its rows when it ends, which may be after the panel has. */
static void
app_hint_panel_look_cb (AppHintPanel *self)
{
  if (self->hint != NULL)
    g_signal_emit (self, signals[LOOK_CHANGED], 0);
}

static void
app_hint_panel_close (AppHintPanel *self)
{
  g_signal_emit (self, signals[CLOSED], 0);
}

static void
app_hint_panel_enter_cb (GtkListBoxRow *row)
{
  AppHintPanel *self = APP_HINT_PANEL (gtk_widget_get_ancestor (GTK_WIDGET (row),
                                                                APP_TYPE_HINT_PANEL));

  self->hovered = gtk_list_box_row_get_index (row);
  app_hint_panel_look_cb (self);
}

static void
app_hint_panel_leave_cb (GtkListBoxRow *row)
{
  GtkWidget *panel = gtk_widget_get_ancestor (GTK_WIDGET (row), APP_TYPE_HINT_PANEL);

  /* A row may be left because it goes. */
  if (panel == NULL || APP_HINT_PANEL (panel)->hovered != gtk_list_box_row_get_index (row))
    return;

  APP_HINT_PANEL (panel)->hovered = -1;
  app_hint_panel_look_cb (APP_HINT_PANEL (panel));
}

/* The sentence as markup, names of cells in bold. */
static char *
dup_markup (const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  g_autoptr(GRegex) cell = g_regex_new ("r[1-9]c[1-9]", G_REGEX_DEFAULT, 0, NULL);

  return g_regex_replace (cell, escaped, -1, 0, "<b>\\0</b>", 0, NULL);
}

static void
app_hint_panel_add_sentence (AppHintPanel *self,
                             const char   *text,
                             bool          is_result)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  g_autofree char *markup = dup_markup (text);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), true);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (is_result)
    gtk_widget_add_css_class (label, "result");

  g_signal_connect_object (motion, "enter", G_CALLBACK (app_hint_panel_enter_cb), row,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (app_hint_panel_leave_cb), row,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, motion);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), self->stage == GAME_STAGE_WHY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_list_box_append (self->lines, row);
}

static void
app_hint_panel_show_sentences (AppHintPanel *self)
{
  GtkListBoxRow *row;
  bool is_last = self->stage == GAME_STAGE_APPLY;
  /* The way back may take off another queen than the one that a result names. */
  bool has_results = self->action != GAME_ACTION_GO_BACK;

  self->hovered = -1;
  while ((row = gtk_list_box_get_row_at_index (self->lines, 0)) != NULL)
    gtk_list_box_remove (self->lines, GTK_WIDGET (row));

  for (guint i = 0; (is_last || self->stage == GAME_STAGE_WHY) && i < self->reasons->len; i++)
    {
      const GameSentence *line = &g_array_index (self->reasons, GameSentence, i);

      if (!is_last || (line->shows_result && has_results))
        app_hint_panel_add_sentence (self, line->text, line->shows_result);
    }

  if (self->stage != GAME_STAGE_WHY)
    {
      g_autofree char *text = game_hint_text_stage (self->hint, self->stage, self->action);

      app_hint_panel_add_sentence (self, text, false);
    }
}

static const char *
get_stage_name (GameStage stage)
{
  switch (stage)
    {
    case GAME_STAGE_NUDGE:
      /* Translators: how deep a hint is told: only what kind of step there is */
      return C_("hint", "Nudge");

    case GAME_STAGE_WHERE:
      /* Translators: how deep a hint is told: where to look */
      return C_("hint", "Where");

    case GAME_STAGE_WHY:
      /* Translators: how deep a hint is told: the reason */
      return C_("hint", "Why");

    case GAME_STAGE_APPLY:
    case GAME_N_STAGES:
    default:
      /* Translators: how deep a hint is told: what is to be done */
      return C_("hint", "Do It");
    }
}

/* The chip, the segments, and the name of the panel, which says the same. */
static void
app_hint_panel_show_progress (AppHintPanel *self)
{
  bool has_stages = game_hint_has_stages (self->hint);
  g_autofree char *title = game_hint_text_title (self->hint);
  g_autofree char *chip = NULL;
  g_autofree char *name = NULL;
  GtkWidget *segment = gtk_widget_get_first_child (self->segments);

  /* Translators: a stage of a hint and its number: "Why · 3 of 4" */
  chip = g_strdup_printf (_("%s · %d of %d"), get_stage_name (self->stage), self->stage + 1,
                          GAME_N_STAGES);
  name = has_stages ?
         /* Translators: the title of a hint, a stage and its number: "Hint: X-Wing, Why, 3 of 4" */
         g_strdup_printf (_("Hint: %s, %s, %d of %d"), title, get_stage_name (self->stage),
                          self->stage + 1, GAME_N_STAGES) :
         /* Translators: the title of a hint */
         g_strdup_printf (_("Hint: %s"), title);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->chip, chip);
  gtk_widget_set_visible (GTK_WIDGET (self->chip), has_stages);
  gtk_widget_set_visible (self->segments, has_stages);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  for (int stage = 0; segment != NULL; stage++, segment = gtk_widget_get_next_sibling (segment))
    if (stage <= (int) self->stage)
      gtk_widget_add_css_class (segment, "done");
    else
      gtk_widget_remove_css_class (segment, "done");
}

/* Buttons that have no room beside each other stand below each other. */
static void
app_hint_panel_buttons_narrow_cb (AppHintPanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->button_box),
                                  app_adaptive_get_narrow (self->buttons)
                                  ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
app_hint_panel_show_buttons (AppHintPanel *self)
{
  const char *label = game_hint_text_action (self->action);
  bool has_next = app_hint_panel_has_next (self);
  bool applies = self->action != GAME_ACTION_NONE && self->stage >= GAME_STAGE_WHY;

  gtk_widget_set_visible (GTK_WIDGET (self->buttons), game_hint_has_stages (self->hint));
  gtk_widget_set_visible (self->back_button, app_hint_panel_has_previous (self));
  gtk_widget_set_halign (self->button_box,
                         app_hint_panel_has_previous (self) ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  gtk_widget_set_visible (self->explain_button, self->stage < GAME_STAGE_WHY);
  gtk_widget_set_visible (self->more_button, has_next);
  gtk_widget_set_visible (self->apply_button, applies && self->action == GAME_ACTION_APPLY);

  /* The words of a way back are too long to stand beside others. */
  gtk_widget_set_visible (self->way_back_button, applies && self->action != GAME_ACTION_APPLY);
  gtk_label_set_label (self->way_back_label, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->way_back_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
app_hint_panel_show (AppHintPanel *self)
{
  app_hint_panel_show_progress (self);
  app_hint_panel_show_sentences (self);
  app_hint_panel_show_buttons (self);
}

static GtkSizeRequestMode
app_hint_panel_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A scrolled window asks what is in it for its height without saying the width, so that it would
 * count no line breaks. */
static void
app_hint_panel_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  AppHintPanel *self = APP_HINT_PANEL (widget);
  int scrolled, wanted;

  gtk_widget_measure (self->content, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;

  gtk_widget_measure (GTK_WIDGET (self->scroller), orientation, for_size, &scrolled, NULL, NULL,
                      NULL);
  gtk_widget_measure (GTK_WIDGET (self->lines), orientation, for_size, NULL, &wanted, NULL, NULL);
  wanted = MIN (wanted, self->narrow ? NARROW_HEIGHT : WIDE_HEIGHT);
  *minimum += MAX (wanted - scrolled, 0);
  *natural = *minimum;
}

static void
app_hint_panel_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  gtk_widget_size_allocate (APP_HINT_PANEL (widget)->content,
                            &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
app_hint_panel_dispose (GObject *object)
{
  AppHintPanel *self = APP_HINT_PANEL (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&self->hint, g_free);
  g_clear_pointer (&self->reasons, g_array_unref);
  g_clear_pointer (&child, gtk_widget_unparent);

  G_OBJECT_CLASS (app_hint_panel_parent_class)->dispose (object);
}

static void
app_hint_panel_class_init (AppHintPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_hint_panel_dispose;
  widget_class->get_request_mode = app_hint_panel_get_request_mode;
  widget_class->measure = app_hint_panel_measure;
  widget_class->size_allocate = app_hint_panel_size_allocate;

  signals[LOOK_CHANGED] = g_signal_new ("look-changed", G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CLOSED] = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/hint-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, content);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, title);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, chip);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, segments);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, lines);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, buttons);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, button_box);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, back_button);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, explain_button);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, more_button);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, apply_button);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, way_back_button);
  gtk_widget_class_bind_template_child (widget_class, AppHintPanel, way_back_label);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_panel_buttons_narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_panel_look_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_hint_panel_close);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
app_hint_panel_init (AppHintPanel *self)
{
  self->hovered = -1;
  g_type_ensure (APP_TYPE_ADAPTIVE_BIN);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_hint_panel_set_hint (AppHintPanel   *self,
                         const GameHint *hint,
                         GameAction      action)
{
  g_return_if_fail (APP_IS_HINT_PANEL (self));

  g_clear_pointer (&self->hint, g_free);
  g_clear_pointer (&self->reasons, g_array_unref);
  self->action = action;
  self->stage = GAME_STAGE_NUDGE;

  if (hint != NULL)
    {
      self->hint = g_memdup2 (hint, sizeof *hint);
      self->reasons = game_hint_text_sentences (hint);
      app_hint_panel_show (self);
    }

  gtk_widget_set_visible (GTK_WIDGET (self), hint != NULL);
  g_signal_emit (self, signals[LOOK_CHANGED], 0);
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
  app_hint_panel_look_cb (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

void
app_hint_panel_take_focus (AppHintPanel *self)
{
  g_return_if_fail (APP_IS_HINT_PANEL (self));
  g_return_if_fail (self->hint != NULL);

  if (self->stage == GAME_STAGE_APPLY && self->action == GAME_ACTION_APPLY)
    gtk_widget_grab_focus (self->apply_button);
  else if (self->stage == GAME_STAGE_APPLY && self->action != GAME_ACTION_NONE)
    gtk_widget_grab_focus (self->way_back_button);
  else
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->lines, 0)));
}

bool
app_hint_panel_has_next (AppHintPanel *self)
{
  g_return_val_if_fail (APP_IS_HINT_PANEL (self), false);

  return self->hint != NULL && game_hint_has_stages (self->hint)
         && self->stage + 1 < GAME_N_STAGES;
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
  g_return_if_fail (APP_IS_HINT_PANEL (self));

  if (self->hint == NULL)
    return;

  /* Before the way back is gone only the mistake is shown, as nothing else is sure to go. */
  if (self->stage == GAME_STAGE_APPLY && self->action == GAME_ACTION_GO_BACK)
    paint_scene_add_hint (scene, self->hint, self->reasons, GAME_STAGE_WHY, 0);
  else
    paint_scene_add_hint (scene, self->hint, self->reasons, self->stage,
                          app_hint_panel_get_line (self));
}

void
app_hint_panel_set_narrow (AppHintPanel *self,
                           bool          narrow)
{
  g_return_if_fail (APP_IS_HINT_PANEL (self));

  self->narrow = narrow;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
