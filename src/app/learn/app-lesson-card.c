/* A lesson, page by page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/learn/app-lesson-card-private.h"

#include <glib/gi18n-lib.h>

#include "app/learn/app-lessons.h"
#include "app/widgets/app-measure.h"
#include "game/text/game-text.h"

G_DEFINE_FINAL_TYPE (AppLessonCard, app_lesson_card, APP_TYPE_WIDGET)

static int
app_lesson_card_n_pages (AppLessonCard *self)
{
  return game_lesson_n_pages (app_lesson_card_get_lesson (self));
}

static void
app_lesson_card_show_buttons (AppLessonCard *self)
{
  GameTaskKind kind = self->stage.task->kind;
  bool is_open = kind != GAME_TASK_NONE && self->state != STATE_RIGHT;
  bool has_answer = kind != GAME_TASK_OUTPUT && kind != GAME_TASK_WRONG_BOARD;

  app_lesson_foot_show_buttons (self->foot,
                                !is_open ? 1 << APP_LESSON_CONTINUE
                                : (has_answer ? 1 << APP_LESSON_SHOW : 0)
                                  | (kind == GAME_TASK_MOVES ? 1 << APP_LESSON_BACK
                                                             : 1 << APP_LESSON_CHECK));
}

/* What the answer says and which buttons there are. */
static void
app_lesson_card_show_state (AppLessonCard *self,
                            const char    *reason)
{
  bool is_wrong = self->state == STATE_WRONG;
  bool has_task = self->stage.task->kind != GAME_TASK_NONE;

  gtk_label_set_label (self->answer_label, reason == NULL ? "" : reason);
  app_widget_set_name (GTK_WIDGET (self->answer_label), reason == NULL ? "" : reason);
  gtk_image_set_from_icon_name (self->answer_icon, reason == NULL ? NULL
                                                   : is_wrong ? "window-close-symbolic"
                                                              : "object-select-symbolic");
  app_widget_set_class (self->answer_box, "right", !is_wrong);
  app_widget_set_class (self->answer_box, "wrong", is_wrong);
  gtk_widget_set_visible (self->task_box, has_task);
  gtk_widget_set_visible (self->answer_box, has_task);
  app_lesson_card_show_buttons (self);
  if (reason != NULL)
    app_widget_scroll_to (self->answer_box, self->answer_box);
}

static void
app_lesson_card_set_state (AppLessonCard *self,
                           State          state,
                           const char    *reason)
{
  self->state = state;
  self->row_typed = -1;
  if (state != STATE_WRONG)
    self->refused = -1;
  app_lesson_card_show_state (self, reason);
  if (state == STATE_RIGHT)
    app_lessons_set_done (self->settings, self->lesson, self->page + 1);
  g_signal_emit_by_name (self, "marked");
}

/* Pages. */

static void
app_lesson_card_show_hint (AppLessonCard  *self,
                           const GameTask *task)
{
  g_autofree char *hint = game_text_join (task->hint == NULL ? NULL : g_strdup (_(task->hint)),
                                          g_strdup (app_lesson_task_get_keys (task->kind)));

  app_widget_show_text (self->hint_label, hint);
}

static void
app_lesson_card_show_page (AppLessonCard *self)
{
  const GameLesson *lesson = app_lesson_card_get_lesson (self);
  const GameLessonPage *page = &lesson->pages[self->page];
  g_autofree char *number = g_strdup_printf (_("Lesson %d"), self->lesson + 1);
  g_autofree char *text = game_text_keep_formulas (g_strdup (_(page->text)));

  game_lesson_stage_init (&self->stage, lesson, self->page);
  self->answer = (GameAnswer) { .squares.n = self->stage.scene.n };
  self->has_queen = false;
  self->is_there = true;

  gtk_label_set_label (self->number_label, number);
  gtk_label_set_label (self->title_label, _(lesson->title));
  gtk_label_set_label (self->text_label, text);
  app_lesson_foot_show_page (self->foot, self->page, app_lesson_card_n_pages (self));
  app_widget_show_text (self->prompt_label,
                        page->task.prompt == NULL ? NULL : _(page->task.prompt));
  app_lesson_card_show_hint (self, &page->task);
  app_lesson_task_set_stage (self->task, &self->stage);

  g_signal_emit_by_name (self, "scene-changed");
  app_lesson_card_set_state (self, STATE_OPEN, NULL);

  /* Keys come here, and a screen reader begins with the words of the page. */
  app_widget_set_name (GTK_WIDGET (self), _(page->text));
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
app_lesson_card_turn (AppLessonCard *self,
                      int            way)
{
  int page = self->page + way;

  if (page < 0 || page >= app_lesson_card_n_pages (self))
    return;

  self->page = page;
  app_lesson_card_show_page (self);
}

static void
app_lesson_card_close_cb (AppLessonCard *self)
{
  g_signal_emit_by_name (self, "closed");
}

static void
app_lesson_card_continue (AppLessonCard *self)
{
  app_lessons_set_done (self->settings, self->lesson, self->page + 1);

  if (self->page + 1 < app_lesson_card_n_pages (self))
    app_lesson_card_turn (self, 1);
  else
    app_lesson_card_close_cb (self);
}

/* Answers. */

/* A number is asked about another board: its search can be played. */
static void
app_lesson_card_board_chosen_cb (AppLessonCard *self,
                                 int            n)
{
  if (n == self->stage.scene.n)
    return;

  game_lesson_stage_set_n (&self->stage, n);
  g_signal_emit_by_name (self, "scene-changed");
}

static void
app_lesson_card_answered_cb (AppLessonCard *self)
{
  if (self->state == STATE_WRONG)
    app_lesson_card_set_state (self, STATE_OPEN, NULL);
}

static void
app_lesson_card_check (AppLessonCard *self)
{
  g_autofree char *reason = NULL;
  bool is_right;

  if (!app_lesson_task_read (self->task, &self->answer)
      || (app_lesson_card_wants_queen (self) && !self->has_queen))
    {
      app_lesson_card_set_state (self, STATE_WRONG, _("Something is missing still."));
      return;
    }

  is_right = game_task_check (&self->stage, &self->answer, &reason);
  app_lesson_card_set_state (self, is_right ? STATE_RIGHT : STATE_WRONG, reason);
}

/* Return goes on where there is nothing more to check. */
static void
app_lesson_card_submitted_cb (AppLessonCard *self)
{
  if (self->state == STATE_RIGHT)
    app_lesson_card_continue (self);
  else
    app_lesson_card_check (self);
}

/* Makes a move if it is right: the search goes on to it, and further where it comes to its first
 * solution. */
static void
app_lesson_card_move (AppLessonCard    *self,
                      const GameAnswer *answer)
{
  g_autofree char *reason = NULL;
  bool is_right = game_task_check (&self->stage, answer, &reason);
  GameAnswer next;

  self->refused = is_right || answer->is_back ? -1
                  : answer->row * self->stage.scene.n + answer->column;
  if (!is_right)
    {
      app_lesson_card_set_state (self, STATE_WRONG, reason);
      return;
    }

  game_task_next_move (&self->stage);
  app_lesson_task_update (self->task);
  is_right = game_task_solve (&self->stage, &next);
  g_signal_emit_by_name (self, "moved", game_search_n_events (&self->stage.search));
  app_lesson_card_set_state (self, is_right ? STATE_OPEN : STATE_RIGHT, reason);
}

static void
app_lesson_card_back (AppLessonCard *self)
{
  app_lesson_card_move (self, &(GameAnswer) { .is_back = true });
}

static void
app_lesson_card_show_answer (AppLessonCard *self)
{
  GameAnswer answer;

  if (!game_task_solve (&self->stage, &answer))
    return;
  if (self->stage.task->kind == GAME_TASK_MOVES)
    {
      app_lesson_card_move (self, &answer);
      return;
    }

  self->answer = answer;
  self->has_queen = true;
  app_lesson_task_write (self->task, &answer);
  app_lesson_card_check (self);
}

static void
app_lesson_card_foot_pressed_cb (AppLessonCard   *self,
                                 AppLessonButton  button)
{
  switch ((int) button)
    {
    case APP_LESSON_PREVIOUS:
    case APP_LESSON_NEXT:
      app_lesson_card_turn (self, button == APP_LESSON_NEXT ? 1 : -1);
      break;

    case APP_LESSON_SHOW:
      app_lesson_card_show_answer (self);
      break;

    case APP_LESSON_BACK:
      app_lesson_card_back (self);
      break;

    case APP_LESSON_CHECK:
      app_lesson_card_check (self);
      break;

    case APP_LESSON_CONTINUE:
    default:
      app_lesson_card_continue (self);
      break;
    }
}

static bool
app_lesson_card_press (AppLessonCard *self,
                       int            row,
                       int            column)
{
  if (self->state == STATE_RIGHT)
    return false;

  if (self->stage.task->kind == GAME_TASK_MOVES)
    app_lesson_card_move (self, &(GameAnswer) { .row = row, .column = column });
  else if (app_lesson_card_wants_squares (self))
    self->answer.squares.row[row] ^= UINT32_C (1) << column;
  else if (app_lesson_card_wants_queen (self))
    {
      self->answer.row = row;
      self->answer.column = column;
      self->has_queen = true;
    }
  else
    return false;

  if (self->stage.task->kind != GAME_TASK_MOVES)
    app_lesson_card_set_state (self, STATE_OPEN, NULL);

  return true;
}

/* Two digits name a square; one the square of the row of now. */
static bool
app_lesson_card_press_digit (AppLessonCard *self,
                             int            digit)
{
  if (self->state != STATE_RIGHT && app_lesson_task_press_digit (self->task, digit))
    return true;
  if (digit > self->stage.scene.n || self->state == STATE_RIGHT)
    return false;

  if (self->stage.task->kind == GAME_TASK_MOVES)
    return app_lesson_card_press (self, game_search_depth (&self->stage.search), digit - 1);

  if (!app_lesson_card_wants_squares (self) && !app_lesson_card_wants_queen (self))
    return false;

  if (self->row_typed >= 0)
    return app_lesson_card_press (self, self->row_typed, digit - 1);

  self->row_typed = digit - 1;
  g_signal_emit_by_name (self, "marked");
  return true;
}

static void
app_lesson_card_dispose (GObject *object)
{
  AppLessonCard *self = APP_LESSON_CARD (object);

  g_clear_object (&self->settings);

  G_OBJECT_CLASS (app_lesson_card_parent_class)->dispose (object);
}

static void
app_lesson_card_bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/lesson-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, number_label);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, title_label);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, close_button);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, text_label);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, task_box);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, prompt_label);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, hint_label);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, task);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, answer_box);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, answer_icon);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, answer_label);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_card_close_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_card_answered_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_card_submitted_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_card_board_chosen_cb);
}

static void
app_lesson_card_class_init (AppLessonCardClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_lesson_card_dispose;
  g_type_ensure (APP_TYPE_LESSON_TASK);
  g_type_ensure (APP_TYPE_MEASURE);
  app_lesson_card_bind_template (GTK_WIDGET_CLASS (klass));

  g_signal_new ("scene-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("marked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("closed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT64);
}

static void
app_lesson_card_init (AppLessonCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
app_lesson_card_bind (AppLessonCard *self,
                      GSettings     *settings,
                      AppLessonFoot *foot)
{
  g_return_if_fail (APP_IS_LESSON_CARD (self));

  g_set_object (&self->settings, settings);
  self->foot = foot;
  g_signal_connect_object (foot, "pressed", G_CALLBACK (app_lesson_card_foot_pressed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
app_lesson_card_open (AppLessonCard *self,
                      int            lesson)
{
  g_return_if_fail (APP_IS_LESSON_CARD (self));
  g_return_if_fail (lesson >= 0 && lesson < game_lessons_count ());

  self->lesson = lesson;
  self->page = app_lessons_get_done (self->settings, lesson);
  if (self->page >= app_lesson_card_n_pages (self))
    self->page = 0;
  app_lesson_card_show_page (self);
}

bool
app_lesson_card_press_square (AppLessonCard *self,
                              int            square)
{
  const int n = self->stage.scene.n;

  g_return_val_if_fail (APP_IS_LESSON_CARD (self), false);

  return self->stage.scene.board == GAME_LESSON_QUEENS && square >= 0 && square < n * n
         && app_lesson_card_press (self, square / n, square % n);
}

bool
app_lesson_card_press_key (AppLessonCard   *self,
                           guint            keyval,
                           GdkModifierType  state)
{
  g_return_val_if_fail (APP_IS_LESSON_CARD (self), false);

  if ((state & GDK_ALT_MASK) != 0)
    {
      if (keyval != GDK_KEY_Left && keyval != GDK_KEY_Right)
        return false;
      app_lesson_card_turn (self, keyval == GDK_KEY_Left ? -1 : 1);
      return true;
    }

  if (keyval >= GDK_KEY_1 && keyval <= GDK_KEY_9)
    return app_lesson_card_press_digit (self, keyval - GDK_KEY_0);
  if (keyval >= GDK_KEY_KP_1 && keyval <= GDK_KEY_KP_9)
    return app_lesson_card_press_digit (self, keyval - GDK_KEY_KP_0);

  switch (keyval)
    {
    case GDK_KEY_BackSpace:
      if (!app_lesson_foot_has (self->foot, APP_LESSON_BACK))
        return false;
      app_lesson_card_back (self);
      return true;

    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (app_lesson_foot_has (self->foot, APP_LESSON_CONTINUE))
        app_lesson_card_continue (self);
      else if (app_lesson_foot_has (self->foot, APP_LESSON_CHECK))
        app_lesson_card_check (self);
      return true;

    default:
      return false;
    }
}
