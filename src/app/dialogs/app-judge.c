/* Check My Output: the text on one side, the verdict with its board on the other.
 *
 * A worker judges. A newer text, or another problem, makes its answer one that nobody waits for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-judge.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/dialogs/app-judge-lines.h"
#include "app/dialogs/app-judge-scene.h"
#include "app/files/app-file-chooser.h"
#include "app/widgets/app-adaptive-bin.h"
#include "app/widgets/app-dialog.h"
#include "app/widgets/app-drop-down.h"
#include "app/widgets/app-theme.h"
#include "app/widgets/app-widget.h"
#include "game/files/game-file.h"
#include "game/jobs/game-thread.h"
#include "game/text/game-text-judge.h"
#include "game/text/game-text.h"
#include "paint/paint.h"

struct _AppJudge
{
  GtkWindow      parent_instance;

  GtkDropDown   *problem_drop_down;
  GtkSpinButton *size_button;
  GtkEntry      *question_entry;
  GtkOrientable *body;
  AppWidget     *frame;
  GtkWidget     *text_box;
  GtkStack      *text_stack;
  AppJudgeLines *lines;
  GtkLabel      *count_label;
  GtkWidget     *clear_button;
  GtkWidget     *answer_box;
  GtkWidget     *verdict_box;
  GtkLabel      *word_label;
  GtkLabel      *verdict_label;
  GtkLabel      *place_label;
  GtkDrawingArea *picture;
  GtkLabel      *expected_label;
  GtkLabel      *also_label;
  GtkLabel      *undo_label;
  GtkLabel      *rest_label;
  GtkWidget     *watch_box;
  GtkLabel      *watch_label;

  GBytes        *text;          /* NULL: none yet */
  GameJudgeTask  task;
  GameVerdict    verdict;
  uint64_t       event;         /* of a search with flags, at the last board that is in place */
  bool           has_verdict;
  GCancellable  *cancellable;   /* of the judgement or the reading that is under way */
};

G_DEFINE_FINAL_TYPE (AppJudge, app_judge, GTK_TYPE_WINDOW)

/* What the worker gets and gives back. */
typedef struct
{
  GameJudgeTask task;
  GBytes       *text;
} Case;

static void
case_free (gpointer data)
{
  Case *self = data;

  g_bytes_unref (self->text);
  g_free (self);
}

typedef struct
{
  GameVerdict verdict;
  uint64_t    event;
} Answer;

/* Whether Watch can show where the boards go wrong. */
static bool
can_watch (const GameJudgeTask *task,
           const GameVerdict   *verdict)
{
  enum { LARGEST_WATCHED = 12 };
  const GameVerdictKind kind = verdict->kind;

  return !game_verdict_is_right (verdict, task) && task->judge != GAME_JUDGE_LEETCODE37
         && task->n > 0 && task->n <= LARGEST_WATCHED
         && (kind == GAME_VERDICT_ORDER
             || (kind >= GAME_VERDICT_ATTACK && kind <= GAME_VERDICT_MISSING));
}

static gpointer
judge_worker (gpointer       data,
              GCancellable  *cancellable,
              GError       **error)
{
  const Case *self = data;
  Answer *answer = g_new0 (Answer, 1);
  gsize length;
  const char *text = g_bytes_get_data (self->text, &length);

  game_judge (&self->task, text != NULL ? text : "", length, &answer->verdict);
  if (can_watch (&self->task, &answer->verdict))
    answer->event = game_judge_find_event (self->task.n, answer->verdict.n_common);

  return answer;
}

/* The verdict. */

static void
app_judge_draw_cb (GtkDrawingArea *area,
                   cairo_t        *cr,
                   int             width,
                   int             height,
                   gpointer        data)
{
  AppJudge *self = data;
  PaintScene scene;
  PaintTheme theme;

  if (!self->has_verdict || !app_judge_fill_scene (&self->task, &self->verdict, &scene))
    return;

  app_theme_read (GTK_WIDGET (area), &theme);
  paint_scene (cr, &scene, &theme, width, height);
}

/* Takes the text. */
static void
show_text (GtkLabel *label,
           char     *owned_text)
{
  app_widget_show_text (label, owned_text);
  g_free (owned_text);
}

static void
app_judge_show_expected (AppJudge *self)
{
  g_autofree char *columns = game_text_verdict_expected (&self->verdict);
  g_autofree char *difference = game_text_verdict_difference (&self->verdict);

  if (columns == NULL)
    app_widget_show_text (self->expected_label, NULL);
  else
    /* Translators: the columns of the queens of the board that should stand there, and perhaps a
     * sentence about the difference. */
    show_text (self->expected_label, g_strdup_printf (_("Expected here: %s\n%s"), columns,
                                                      difference != NULL ? difference : ""));
}

static void
app_judge_show_watch (AppJudge *self)
{
  const bool is_shown = self->has_verdict && can_watch (&self->task, &self->verdict);

  gtk_widget_set_visible (self->watch_box, is_shown);
  if (is_shown && self->verdict.n_common > 0)
    {
      g_autofree char *number = game_text_number (self->verdict.n_common);

      /* Translators: where a search on the page Watch is opened. */
      show_text (self->watch_label, g_strdup_printf (_("Opens at solution %s, the last one that "
                                                       "your output also has."), number));
    }
  else
    {
      app_widget_show_text (self->watch_label, _("Opens at the start of the search."));
    }
}

static void
app_judge_show (AppJudge *self)
{
  const GameVerdict *verdict = &self->verdict;
  const bool is_right = self->has_verdict && game_verdict_is_right (verdict, &self->task);
  const bool is_wrong = self->has_verdict && !is_right;
  PaintScene scene;

  /* Until there is an answer, the text has its room. */
  gtk_widget_set_hexpand (self->text_box, !self->has_verdict);
  gtk_widget_set_visible (self->answer_box, self->has_verdict);
  gtk_widget_set_visible (self->verdict_box, self->has_verdict);
  app_widget_set_class (self->verdict_box, "wrong", is_wrong);
  app_widget_set_class (self->verdict_box, "right", is_right);
  gtk_widget_set_visible (GTK_WIDGET (self->picture),
                          is_wrong && app_judge_fill_scene (&self->task, verdict, &scene));
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
  if (self->has_verdict)
    {
      show_text (self->word_label, game_text_verdict_word (&self->task, verdict));
      show_text (self->verdict_label, game_text_verdict (&self->task, verdict));
    }

  show_text (self->place_label, is_wrong ? game_text_verdict_place (verdict) : NULL);
  show_text (self->also_label, is_wrong ? game_text_verdict_also (&self->task, verdict) : NULL);
  show_text (self->undo_label, is_wrong ? game_text_verdict_undo (verdict) : NULL);
  show_text (self->rest_label, is_wrong ? game_text_verdict_rest (verdict) : NULL);
  app_judge_show_watch (self);
  if (is_wrong)
    app_judge_show_expected (self);
  else
    app_widget_show_text (self->expected_label, NULL);
}

static void
app_judge_judged_cb (GObject      *source,
                     GAsyncResult *result,
                     gpointer      data)
{
  g_autoptr(AppJudge) self = data;
  g_autofree Answer *answer = game_thread_run_finish (result, NULL);

  if (answer == NULL || g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;

  self->verdict = answer->verdict;
  self->event = answer->event;
  self->has_verdict = true;
  app_judge_show (self);
  app_judge_lines_set_verdict (self->lines, &self->verdict);
}

static void
app_judge_stop (AppJudge *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
}

/* What the entry asks of a problem that has a question. Returns whether it can be judged. */
static bool
read_question (AppJudge *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->question_entry));
  SudokuReader reader;
  SudokuText puzzle;
  TextError error;

  self->task.puzzle = (SudokuGrid) { { 0 } };
  if (self->task.judge == GAME_JUDGE_LEETCODE1307)
    return words_read (text, strlen (text), &self->task.words, &error);

  if (self->task.judge == GAME_JUDGE_LEETCODE37 && text[0] != '\0')
    {
      sudoku_reader_init (&reader, text, strlen (text));
      if (sudoku_reader_next (&reader, &puzzle, &error) != SUDOKU_READ_PUZZLE)
        return false;

      self->task.puzzle = puzzle.givens;
    }

  return true;
}

static void
app_judge_judge (AppJudge *self)
{
  int least, most;
  Case *owned_case;

  app_judge_stop (self);
  self->task.judge = gtk_drop_down_get_selected (self->problem_drop_down);
  self->task.n = game_judge_takes_n (self->task.judge, &least, &most)
                 ? CLAMP (gtk_spin_button_get_value_as_int (self->size_button), least, most) : 8;
  self->has_verdict = false;
  app_judge_show (self);
  if (self->text == NULL || !read_question (self))
    return;

  owned_case = g_new (Case, 1);
  owned_case->task = self->task;
  owned_case->text = g_bytes_ref (self->text);
  game_thread_run_async (judge_worker, g_free, owned_case, case_free, NULL, self->cancellable,
                         app_judge_judged_cb, g_object_ref (self));
}

static guint
count_lines (GBytes *text)
{
  gsize length;
  const char *data = g_bytes_get_data (text, &length);
  guint n_lines = length > 0 && data[length - 1] != '\n';

  for (gsize i = 0; i < length; i++)
    n_lines += data[i] == '\n';

  return n_lines;
}

static void
app_judge_set_text (AppJudge *self,
                    GBytes   *text)
{
  g_autoptr(GBytes) decoded = game_file_decode (text, NULL);
  g_autofree char *number = NULL;
  guint n_lines;

  g_clear_pointer (&self->text, g_bytes_unref);
  self->text = g_bytes_ref (decoded != NULL ? decoded : text);
  n_lines = count_lines (self->text);
  number = game_text_number (n_lines);
  show_text (self->count_label, g_strdup_printf (ngettext ("%s line", "%s lines", n_lines),
                                                 number));
  app_judge_lines_set_text (self->lines, self->text);
  gtk_stack_set_visible_child_name (self->text_stack, "lines");
  gtk_widget_set_sensitive (self->clear_button, true);
  app_judge_judge (self);
}

static void
app_judge_clear_clicked_cb (AppJudge *self)
{
  g_clear_pointer (&self->text, g_bytes_unref);
  app_widget_show_text (self->count_label, NULL);
  gtk_stack_set_visible_child_name (self->text_stack, "none");
  gtk_widget_set_sensitive (self->clear_button, false);
  app_judge_judge (self);
}

/* Where a text comes from. */

static void
app_judge_pasted_cb (GObject      *source,
                     GAsyncResult *result,
                     gpointer      data)
{
  g_autoptr(AppJudge) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autoptr(GBytes) bytes = NULL;

  if (text == NULL)
    {
      app_widget_show_text (self->count_label, _("The clipboard holds no text"));
      return;
    }

  bytes = g_bytes_new (text, strlen (text));
  app_judge_set_text (self, bytes);
}

static void
app_judge_paste (AppJudge *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL,
                                 app_judge_pasted_cb, g_object_ref (self));
}

static gboolean
app_judge_paste_key_cb (GtkWidget *widget,
                        GVariant  *arguments,
                        gpointer   data)
{
  app_judge_paste (APP_JUDGE (widget));

  return true;
}

static gpointer
load_worker (gpointer       data,
             GCancellable  *cancellable,
             GError       **error)
{
  return g_file_load_bytes (data, cancellable, NULL, error);
}

static void
app_judge_loaded_cb (GObject      *source,
                     GAsyncResult *result,
                     gpointer      data)
{
  g_autoptr(AppJudge) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = game_thread_run_finish (result, &error);

  if (bytes != NULL)
    app_judge_set_text (self, bytes);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    app_widget_show_text (self->count_label, error->message);
}

static void
app_judge_load (AppJudge *self,
                GFile    *file)
{
  app_judge_stop (self);
  game_thread_run_async (load_worker, (GDestroyNotify) g_bytes_unref, g_object_ref (file),
                         g_object_unref, NULL, self->cancellable, app_judge_loaded_cb,
                         g_object_ref (self));
}

static void
app_judge_open_response_cb (AppJudge             *self,
                            int                   response,
                            GtkFileChooserNative *chooser)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    app_judge_load (self, file);
}

static void
app_judge_open_clicked_cb (AppJudge *self)
{
  app_file_chooser_show (gtk_file_chooser_native_new (_("Check My Output"), GTK_WINDOW (self),
                                                      GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"),
                                                      _("_Cancel")),
                         G_CALLBACK (app_judge_open_response_cb), self);
}

static gboolean
app_judge_drop_cb (AppJudge     *self,
                   const GValue *value)
{
  const char *text = G_VALUE_HOLDS (value, G_TYPE_STRING) ? g_value_get_string (value) : NULL;

  if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    {
      app_judge_load (self, g_value_get_object (value));
    }
  else if (text != NULL)
    {
      g_autoptr(GBytes) bytes = g_bytes_new (text, strlen (text));

      app_judge_set_text (self, bytes);
    }

  return true;
}

static void
app_judge_problem_cb (AppJudge *self)
{
  const GameJudge judge = gtk_drop_down_get_selected (self->problem_drop_down);
  int least = 0, most = 0;
  const bool has_question = judge == GAME_JUDGE_LEETCODE37 || judge == GAME_JUDGE_LEETCODE1307;

  gtk_widget_set_visible (GTK_WIDGET (self->size_button),
                          game_judge_takes_n (judge, &least, &most));
  if (most > 0)
    gtk_spin_button_set_range (self->size_button, least, most);

  gtk_widget_set_visible (GTK_WIDGET (self->question_entry), has_question);
  gtk_editable_set_text (GTK_EDITABLE (self->question_entry),
                         judge == GAME_JUDGE_LEETCODE1307 ? "SEND + MORE = MONEY" : "");
  gtk_entry_set_placeholder_text (self->question_entry, _("The puzzle, 81 characters"));
  app_judge_judge (self);
}

/* To the last board of the search that the output has too. */
static void
app_judge_watch_clicked_cb (AppJudge *self)
{
  const bool by_column = self->task.judge == GAME_JUDGE_YBT1213;

  app_dialog_act (GTK_WIDGET (self), "win.watch-judged",
                  g_variant_new ("(ibt)", self->task.n, by_column, self->event));
}

static void
app_judge_narrow_cb (AppJudge *self)
{
  gtk_orientable_set_orientation (self->body, app_widget_get_narrow (self->frame)
                                              ? GTK_ORIENTATION_VERTICAL
                                              : GTK_ORIENTATION_HORIZONTAL);
}

static void
app_judge_dispose (GObject *object)
{
  AppJudge *self = APP_JUDGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->text, g_bytes_unref);

  G_OBJECT_CLASS (app_judge_parent_class)->dispose (object);
}

static void
app_judge_class_init (AppJudgeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_judge_dispose;

  g_type_ensure (APP_TYPE_ADAPTIVE_BIN);
  g_type_ensure (APP_TYPE_JUDGE_LINES);
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/judge.ui");
  gtk_widget_class_bind_template_child (widget_class, AppJudge, problem_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, size_button);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, question_entry);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, body);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, frame);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, text_box);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, text_stack);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, lines);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, count_label);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, clear_button);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, answer_box);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, verdict_box);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, word_label);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, place_label);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, picture);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, expected_label);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, also_label);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, undo_label);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, rest_label);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, watch_box);
  gtk_widget_class_bind_template_child (widget_class, AppJudge, watch_label);
  gtk_widget_class_bind_template_callback (widget_class, app_judge_judge);
  gtk_widget_class_bind_template_callback (widget_class, app_judge_problem_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_judge_narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_judge_open_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_judge_paste);
  gtk_widget_class_bind_template_callback (widget_class, app_judge_clear_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_judge_watch_clicked_cb);
  app_dialog_add_keys (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, app_judge_paste_key_cb,
                                NULL);
}

static void
app_judge_init (AppJudge *self)
{
  GType types[] = { G_TYPE_FILE, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GtkStringList *problems = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (GameJudge judge = 0; judge < GAME_N_JUDGES; judge++)
    gtk_string_list_take (problems, game_text_judge (judge));

  gtk_drop_down_set_model (self->problem_drop_down, G_LIST_MODEL (problems));
  g_object_unref (problems);
  app_drop_down_set_up (self->problem_drop_down, _("Problem"));
  gtk_drawing_area_set_draw_func (self->picture, app_judge_draw_cb, self, NULL);
  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_object (target, "drop", G_CALLBACK (app_judge_drop_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
  app_judge_problem_cb (self);
  app_judge_narrow_cb (self);
}

GtkWidget *
app_judge_new (GtkWindow *parent)
{
  return app_dialog_new (APP_TYPE_JUDGE, parent);
}

void
app_judge_set_problem (AppJudge  *self,
                       GameJudge  judge,
                       int        n)
{
  g_return_if_fail (APP_IS_JUDGE (self));

  gtk_drop_down_set_selected (self->problem_drop_down, judge);
  gtk_spin_button_set_value (self->size_button, n);
}
