/* A lesson, page by page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/learn/app-lesson-card.h"

#include <glib/gi18n-lib.h>

#include "app/learn/app-lesson-scene.h"
#include "app/learn/app-lesson-task.h"
#include "app/learn/app-lessons.h"
#include "game/text/game-text.h"

/* How far the task of the page is. */
typedef enum
{
  STATE_OPEN,
  STATE_WRONG,
  STATE_RIGHT,
} State;

struct _AppLessonCard
{
  AppWidget      parent_instance;

  GtkLabel      *number_label;
  GtkLabel      *title_label;
  GtkWidget     *close_button;
  GtkLabel      *text_label;
  GtkWidget     *task_box;
  GtkLabel      *prompt_label;
  GtkLabel      *hint_label;
  AppLessonTask *task;
  GtkWidget     *answer_box;
  GtkImage      *answer_icon;
  GtkLabel      *answer_label;
  GtkWidget     *show_button;
  GtkWidget     *back_button;
  GtkWidget     *check_button;
  GtkWidget     *continue_button;
  GtkWidget     *previous_button;
  GtkLabel      *page_label;
  GtkWidget     *next_button;

  GSettings     *settings;
  int            lesson;
  int            page;
  GameLessonStage stage;
  GameAnswer     answer;
  bool           has_queen;     /* of the answer: a queen is chosen */
  int            row_typed;     /* the first of two keys that name a square, or -1 */
  int            refused;       /* the square of a wrong move, or -1 */
  bool           is_there;      /* the search that is shown is at the place of the stage */
  State          state;
};

G_DEFINE_FINAL_TYPE (AppLessonCard, app_lesson_card, APP_TYPE_WIDGET)

static const GameLesson *
app_lesson_card_get_lesson (AppLessonCard *self)
{
  return &game_lessons[self->lesson];
}

static int
app_lesson_card_n_pages (AppLessonCard *self)
{
  return game_lesson_n_pages (app_lesson_card_get_lesson (self));
}

/* Whether the task is a set of squares; one queen. */
static bool
app_lesson_card_wants_squares (AppLessonCard *self)
{
  return self->stage.task->kind == GAME_TASK_FREE_SQUARES
         || self->stage.task->kind == GAME_TASK_LOST_MARK;
}

static bool
app_lesson_card_wants_queen (AppLessonCard *self)
{
  return self->stage.task->kind == GAME_TASK_CLOSING_QUEEN
         || self->stage.task->kind == GAME_TASK_LOST_OWNER;
}

/* What the answer says and which buttons there are. */
static void
app_lesson_card_show_state (AppLessonCard *self,
                            const char    *reason)
{
  GameTaskKind kind = self->stage.task->kind;
  bool is_right = self->state == STATE_RIGHT, is_wrong = self->state == STATE_WRONG;
  bool is_last = self->page + 1 == app_lesson_card_n_pages (self);
  bool has_task = kind != GAME_TASK_NONE;
  GtkWidget *focus = gtk_widget_get_focus_child (gtk_widget_get_parent (self->check_button));

  gtk_label_set_label (self->answer_label, reason == NULL ? "" : reason);
  app_widget_set_name (GTK_WIDGET (self->answer_label), reason == NULL ? "" : reason);
  gtk_image_set_from_icon_name (self->answer_icon, reason == NULL ? NULL
                                                   : is_wrong ? "window-close-symbolic"
                                                              : "object-select-symbolic");
  app_widget_set_class (self->answer_box, "right", !is_wrong);
  app_widget_set_class (self->answer_box, "wrong", is_wrong);
  gtk_widget_set_visible (self->task_box, has_task);
  gtk_widget_set_visible (self->answer_box, has_task);
  gtk_widget_set_visible (self->show_button, has_task && !is_right && kind != GAME_TASK_OUTPUT
                                             && kind != GAME_TASK_WRONG_BOARD);
  gtk_widget_set_visible (self->back_button, kind == GAME_TASK_MOVES && !is_right);
  gtk_widget_set_visible (self->check_button, has_task && kind != GAME_TASK_MOVES && !is_right);
  gtk_widget_set_visible (self->continue_button, !has_task || is_right);
  gtk_button_set_label (GTK_BUTTON (self->continue_button),
                        is_last ? _("Close Lesson") : C_("lesson", "Continue"));
  if (is_right && focus != NULL)
    gtk_widget_grab_focus (self->continue_button);
  if (reason != NULL)
    app_widget_scroll_to (self->answer_box, gtk_widget_get_parent (self->check_button));
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
  g_autofree char *pages = g_strdup_printf (_("Page %d of %d"), self->page + 1,
                                            app_lesson_card_n_pages (self));

  game_lesson_stage_init (&self->stage, lesson, self->page);
  self->answer = (GameAnswer) { .squares.n = self->stage.scene.n };
  self->has_queen = false;
  self->is_there = true;

  gtk_label_set_label (self->number_label, number);
  gtk_label_set_label (self->title_label, _(lesson->title));
  gtk_label_set_label (self->text_label, _(page->text));
  gtk_label_set_label (self->page_label, pages);
  app_widget_show_text (self->prompt_label,
                        page->task.prompt == NULL ? NULL : _(page->task.prompt));
  app_lesson_card_show_hint (self, &page->task);
  app_lesson_task_set_stage (self->task, &self->stage);
  gtk_widget_set_sensitive (self->previous_button, self->page > 0);
  gtk_widget_set_sensitive (self->next_button, self->page + 1 < app_lesson_card_n_pages (self));

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
app_lesson_card_previous_cb (AppLessonCard *self)
{
  app_lesson_card_turn (self, -1);
}

static void
app_lesson_card_next_cb (AppLessonCard *self)
{
  app_lesson_card_turn (self, 1);
}

static void
app_lesson_card_close_cb (AppLessonCard *self)
{
  g_signal_emit_by_name (self, "closed");
}

static void
app_lesson_card_continue_cb (AppLessonCard *self)
{
  app_lessons_set_done (self->settings, self->lesson, self->page + 1);

  if (self->page + 1 < app_lesson_card_n_pages (self))
    app_lesson_card_turn (self, 1);
  else
    app_lesson_card_close_cb (self);
}

/* Answers. */

static void
app_lesson_card_answered_cb (AppLessonCard *self)
{
  if (self->state == STATE_WRONG)
    app_lesson_card_set_state (self, STATE_OPEN, NULL);
}

static void
app_lesson_card_check_cb (AppLessonCard *self)
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
    app_lesson_card_continue_cb (self);
  else
    app_lesson_card_check_cb (self);
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
app_lesson_card_back_cb (AppLessonCard *self)
{
  app_lesson_card_move (self, &(GameAnswer) { .is_back = true });
}

static void
app_lesson_card_show_cb (AppLessonCard *self)
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
  app_lesson_card_check_cb (self);
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
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, show_button);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, back_button);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, check_button);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, continue_button);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, previous_button);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, page_label);
  gtk_widget_class_bind_template_child (widget_class, AppLessonCard, next_button);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_card_close_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_card_answered_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_card_submitted_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_card_show_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_card_back_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_card_check_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_card_continue_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_card_previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_lesson_card_next_cb);
}

static void
app_lesson_card_class_init (AppLessonCardClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_lesson_card_dispose;
  g_type_ensure (APP_TYPE_LESSON_TASK);
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
app_lesson_card_bind_settings (AppLessonCard *self,
                               GSettings     *settings)
{
  g_return_if_fail (APP_IS_LESSON_CARD (self));

  g_set_object (&self->settings, settings);
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

const GameMethod *
app_lesson_card_get_method (AppLessonCard *self)
{
  g_return_val_if_fail (APP_IS_LESSON_CARD (self), NULL);

  return &self->stage.method;
}

uint64_t
app_lesson_card_get_position (AppLessonCard *self)
{
  g_return_val_if_fail (APP_IS_LESSON_CARD (self), 0);

  return game_search_n_events (&self->stage.search);
}

/* A move is made from where the learner came to, and a board is that which is shown; all other
 * tasks are about the place of the page, wherever the user plays. */
void
app_lesson_card_follow (AppLessonCard *self,
                        GamePlayback  *playback)
{
  const SearchEvent *event = game_playback_get_event (playback);

  g_return_if_fail (APP_IS_LESSON_CARD (self));

  self->is_there = self->stage.task->kind == GAME_TASK_WRONG_BOARD
                   || game_playable_get_position (GAME_PLAYABLE (playback))
                      == game_search_n_events (&self->stage.search);
  if (self->stage.task->kind != GAME_TASK_WRONG_BOARD)
    return;

  self->stage.search = *game_playback_get_search (playback);
  self->stage.has_event = event != NULL;
  if (event != NULL)
    self->stage.event = *event;
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

void
app_lesson_card_add_scene (AppLessonCard *self,
                           PaintScene    *scene)
{
  g_return_if_fail (APP_IS_LESSON_CARD (self));

  if (scene->size != self->stage.scene.n || self->stage.scene.board != GAME_LESSON_QUEENS)
    return;

  scene->first_number = self->stage.scene.first;
  scene->has_corner = false;

  app_lesson_scene_add (scene, &(AppLessonMarks) {
    .stage = &self->stage,
    .answer = &self->answer,
    .is_there = self->is_there,
    .is_right = self->state == STATE_RIGHT,
    .has_queen = self->has_queen && app_lesson_card_wants_queen (self),
    .row_typed = self->row_typed,
    .refused = self->refused,
  });
}

char *
app_lesson_card_dup_sentence (AppLessonCard *self)
{
  const GameTaskKind kind = self->stage.task->kind;
  const bool is_board = self->stage.has_event && self->stage.event.kind == SEARCH_SOLUTION;
  g_autofree char *number = NULL;

  g_return_val_if_fail (APP_IS_LESSON_CARD (self), NULL);

  if (self->state == STATE_RIGHT)
    return NULL;
  if (app_lesson_card_wants_queen (self) || kind == GAME_TASK_LOST_MARK)
    return g_strdup ("");
  if (kind != GAME_TASK_WRONG_BOARD)
    return NULL;

  number = game_text_number (game_search_stats (&self->stage.search)->n_solutions);

  /* Translators: %s is the number of a board that a program reports, rightly or not. */
  return is_board ? g_strdup_printf (_("The program reports board %s."), number) : g_strdup ("");
}

const char *
app_lesson_card_get_view (AppLessonCard *self)
{
  g_return_val_if_fail (APP_IS_LESSON_CARD (self), NULL);

  return self->stage.task->kind == GAME_TASK_NONE ? self->stage.scene.view : NULL;
}

bool
app_lesson_card_wants_counters (AppLessonCard *self)
{
  const GameFact fact = self->stage.task->fields[0].fact;

  g_return_val_if_fail (APP_IS_LESSON_CARD (self), false);

  return fact >= GAME_FACT_PLACED && fact <= GAME_FACT_AT_LEVEL;
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
      if (!gtk_widget_get_visible (self->back_button))
        return false;
      app_lesson_card_back_cb (self);
      return true;

    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (gtk_widget_get_visible (self->continue_button))
        app_lesson_card_continue_cb (self);
      else if (gtk_widget_get_visible (self->check_button))
        app_lesson_card_submitted_cb (self);
      return true;

    default:
      return false;
    }
}
