/* The answer to the task of a lesson, where it is not on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/learn/app-lesson-task.h"

#include <glib/gi18n-lib.h>

#include "app/learn/app-lesson-moves.h"

enum { DIGITS = 9, DIGITS_IN_ROW = 5, TEXT_HEIGHT = 90 };

struct _AppLessonTask
{
  AppWidget       parent_instance;

  GtkWidget      *content;      /* NULL where there is nothing to enter */
  GtkEntry       *entries[GAME_TASK_FIELDS_MAX];
  GtkToggleButton *digits[DIGITS + 1];
  GtkListBox     *lines;
  GtkTextView    *output;
  AppLessonMoves *moves;

  const GameLessonStage *stage; /* lent */
  GameTaskKind    kind;
  int             order[GAME_TASK_LINES_MAX];
  int             n_lines;
  int             n_fields;
  char           *text;
};

G_DEFINE_FINAL_TYPE (AppLessonTask, app_lesson_task, APP_TYPE_WIDGET)

static void
app_lesson_task_answered_cb (AppLessonTask *self)
{
  g_signal_emit_by_name (self, "answered");
}

static void
app_lesson_task_submitted_cb (AppLessonTask *self)
{
  g_signal_emit_by_name (self, "submitted");
}

/* Numbers. */

/* The field may be about a board of its own. */
static void
app_lesson_task_entered_cb (AppLessonTask           *self,
                            GtkEventControllerFocus *focus)
{
  GtkWidget *entry = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus));

  for (int i = 0; i < self->n_fields; i++)
    if (entry == GTK_WIDGET (self->entries[i]) && self->stage->task->fields[i].n > 0)
      g_signal_emit_by_name (self, "board-chosen", self->stage->task->fields[i].n);
}

static GtkWidget *
app_lesson_task_new_fields (AppLessonTask  *self,
                            const GameTask *task)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);

  for (int i = 0; i < self->n_fields; i++)
    {
      const char *name = _(task->fields[i].label);
      GtkWidget *label = app_widget_new_label (name, NULL);
      GtkWidget *entry = gtk_entry_new ();
      GtkEventController *focus = gtk_event_controller_focus_new ();

      gtk_widget_set_hexpand (label, true);
      gtk_editable_set_width_chars (GTK_EDITABLE (entry), 5);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 9);
      gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
      app_widget_set_name (entry, name);
      g_signal_connect_object (entry, "changed", G_CALLBACK (app_lesson_task_answered_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (entry, "activate", G_CALLBACK (app_lesson_task_submitted_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (focus, "enter", G_CALLBACK (app_lesson_task_entered_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_widget_add_controller (entry, focus);
      gtk_grid_attach (GTK_GRID (grid), label, 0, i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), entry, 1, i, 1, 1);
      self->entries[i] = GTK_ENTRY (entry);
    }

  return grid;
}

/* Digits may be grouped with commas, points or spaces. */
static bool
read_number (const char *text,
             uint64_t   *number)
{
  int n_digits = 0;

  *number = 0;
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isdigit (c))
        {
          *number = *number * 10 + g_unichar_digit_value (c);
          if (++n_digits > 18)
            return false;
        }
      else if (c != ',' && c != '.' && c != '\'' && !g_unichar_isspace (c))
        return false;
    }

  return n_digits > 0;
}

static bool
app_lesson_task_read_fields (AppLessonTask *self,
                             GameAnswer    *answer)
{
  for (int i = 0; i < self->n_fields; i++)
    if (!read_number (gtk_editable_get_text (GTK_EDITABLE (self->entries[i])),
                      &answer->numbers[i]))
      return false;

  return true;
}

/* Digits. */

static GtkWidget *
app_lesson_task_new_digits (AppLessonTask *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), true);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_widget_add_css_class (grid, "lesson-digits");
  for (int digit = 1; digit <= DIGITS; digit++)
    {
      g_autofree char *label = g_strdup_printf ("%d", digit);
      GtkWidget *button = gtk_toggle_button_new_with_label (label);

      gtk_widget_set_hexpand (button, true);
      g_signal_connect_object (button, "toggled", G_CALLBACK (app_lesson_task_answered_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (grid), button, (digit - 1) % DIGITS_IN_ROW,
                       (digit - 1) / DIGITS_IN_ROW, 1, 1);
      self->digits[digit] = GTK_TOGGLE_BUTTON (button);
    }

  return grid;
}

/* Lines of code. */

static GtkWidget *
app_lesson_task_new_arrow (const char *icon,
                           const char *name,
                           int         way)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  app_widget_set_tip (button, name);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "way", GINT_TO_POINTER (way));

  return button;
}

static void
app_lesson_task_show_lines (AppLessonTask *self)
{
  for (int i = 0; i < self->n_lines; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->lines, i);
      GtkWidget *box = gtk_list_box_row_get_child (row);
      GtkWidget *indent = gtk_widget_get_first_child (box);
      GtkWidget *label = gtk_widget_get_next_sibling (indent);
      GtkWidget *values = gtk_widget_get_next_sibling (label);
      g_autofree char *line = game_task_dup_line (self->stage, self->order[i]);
      g_autofree char *name = NULL;

      app_widget_show_code (GTK_LABEL (indent), GTK_LABEL (label), line);
      g_strstrip (line);
      if (gtk_widget_has_css_class (GTK_WIDGET (row), "current"))
        /* Translators: a line of code that is at work, and its values. */
        name = g_strdup_printf (_("%s, now, %s"), line, gtk_label_get_label (GTK_LABEL (values)));
      app_widget_set_name (GTK_WIDGET (row), name != NULL ? name : line);
    }
}

/* Moves a line up or down by one place; returns its row there, or NULL. */
static GtkListBoxRow *
app_lesson_task_move_line (AppLessonTask *self,
                           GtkListBoxRow *row,
                           int            way)
{
  int from = gtk_list_box_row_get_index (row);
  int to = from + way;
  int line;

  if (to < 0 || to >= self->n_lines)
    return NULL;

  line = self->order[from];
  self->order[from] = self->order[to];
  self->order[to] = line;
  app_lesson_task_show_lines (self);
  app_lesson_task_answered_cb (self);

  return gtk_list_box_get_row_at_index (self->lines, to);
}

static int
get_way (GtkWidget *arrow)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (arrow), "way"));
}

/* The line takes the focus with it. */
static void
app_lesson_task_arrow_cb (AppLessonTask *self,
                          GtkWidget     *arrow)
{
  GtkWidget *row = gtk_widget_get_ancestor (arrow, GTK_TYPE_LIST_BOX_ROW);
  GtkListBoxRow *there = app_lesson_task_move_line (self, GTK_LIST_BOX_ROW (row),
                                                    get_way (arrow));

  if (there == NULL)
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (gtk_list_box_row_get_child (there));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (get_way (child) == get_way (arrow))
      gtk_widget_grab_focus (child);
}

static gboolean
app_lesson_task_key_pressed_cb (AppLessonTask   *self,
                                guint            keyval,
                                guint            keycode,
                                GdkModifierType  state)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->lines));
  bool is_up = keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up;
  bool is_down = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down;
  GtkListBoxRow *there;

  if (self->kind != GAME_TASK_ORDER || (state & GDK_ALT_MASK) == 0 || (!is_up && !is_down)
      || row == NULL)
    return false;

  there = app_lesson_task_move_line (self, GTK_LIST_BOX_ROW (row), is_up ? -1 : 1);
  if (there != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (there));

  return true;
}

/* The values of a line after the last event, at its end. */
static GtkWidget *
app_lesson_task_new_values (AppLessonTask *self,
                            int            line,
                            bool          *is_current)
{
  const GameLessonStage *stage = self->stage;
  const SearchEvent *event = stage->has_event ? &stage->event : NULL;
  g_autofree char *brief = NULL;
  GameCode code;

  game_lesson_stage_code (stage, &code);
  brief = game_code_dup_brief (&code, &stage->search, event, line, NULL);
  *is_current = line == game_code_current_line (&code, &stage->search, event);

  return app_widget_new_label (brief, NULL);
}

static void
app_lesson_task_add_line (AppLessonTask *self,
                          int            line,
                          bool           can_move)
{
  bool is_current = false;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *indent = app_widget_new_indent ();
  GtkWidget *label = app_widget_new_label (NULL, NULL);

  gtk_widget_set_hexpand (label, true);
  gtk_box_append (GTK_BOX (box), indent);
  gtk_box_append (GTK_BOX (box), label);
  if (can_move)
    {
      GtkWidget *up = app_lesson_task_new_arrow ("go-up-symbolic", _("Move Up"), -1);
      GtkWidget *down = app_lesson_task_new_arrow ("go-down-symbolic", _("Move Down"), 1);

      g_signal_connect_object (up, "clicked", G_CALLBACK (app_lesson_task_arrow_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (down, "clicked", G_CALLBACK (app_lesson_task_arrow_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), up);
      gtk_box_append (GTK_BOX (box), down);
    }
  else
    gtk_box_append (GTK_BOX (box), app_lesson_task_new_values (self, line, &is_current));
  if (self->stage->task->steps[0].text == NULL)         /* lines of code */
    app_widget_keep_left_to_right (box);
  gtk_list_box_append (self->lines, box);
  app_widget_set_class (gtk_widget_get_parent (box), "current", is_current);
}

static GtkWidget *
app_lesson_task_new_lines (AppLessonTask         *self,
                           const GameLessonStage *stage)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *list = gtk_list_box_new ();
  bool can_move = self->kind == GAME_TASK_ORDER;

  self->n_lines = game_task_n_lines (stage);
  for (int line = 0; line < self->n_lines; line++)
    self->order[line] = line;
  if (can_move)
    game_task_shuffle (stage, self->order);

  self->lines = GTK_LIST_BOX (list);
  gtk_list_box_set_selection_mode (self->lines, can_move ? GTK_SELECTION_NONE
                                                         : GTK_SELECTION_SINGLE);
  gtk_widget_add_css_class (list, "lesson-lines");
  if (stage->task->steps[0].text == NULL)
    gtk_widget_add_css_class (list, "lesson-code");
  app_widget_set_name (list, _("Code"));
  for (int line = 0; line < self->n_lines; line++)
    app_lesson_task_add_line (self, line, can_move);
  app_lesson_task_show_lines (self);
  g_signal_connect_object (list, "selected-rows-changed", G_CALLBACK (app_lesson_task_answered_cb),
                           self, G_CONNECT_SWAPPED);
  gtk_list_box_set_activate_on_single_click (self->lines, false);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (app_lesson_task_submitted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (app_lesson_task_key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (list, keys);

  return list;
}

/* Moves, which are made on the board. */

static GtkWidget *
app_lesson_task_new_moves (AppLessonTask         *self,
                           const GameLessonStage *stage)
{
  GtkWidget *moves = app_lesson_moves_new ();

  self->moves = APP_LESSON_MOVES (moves);
  app_lesson_moves_show (self->moves, stage);

  return moves;
}

/* Output. */

static GtkWidget *
app_lesson_task_new_output (AppLessonTask *self)
{
  GtkWidget *window = gtk_scrolled_window_new ();
  GtkWidget *view = gtk_text_view_new ();

  self->output = GTK_TEXT_VIEW (view);
  gtk_text_view_set_monospace (self->output, true);
  gtk_text_view_set_accepts_tab (self->output, false);
  app_widget_set_name (view, _("Output"));
  g_signal_connect_object (gtk_text_view_get_buffer (self->output), "changed",
                           G_CALLBACK (app_lesson_task_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), view);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (window), true);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (window), TEXT_HEIGHT);

  return window;
}

static const char *
app_lesson_task_read_output (AppLessonTask *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->output);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  g_free (self->text);
  self->text = gtk_text_buffer_get_text (buffer, &start, &end, false);

  return self->text;
}

/* The whole. */

static GtkWidget *
app_lesson_task_new_content (AppLessonTask         *self,
                             const GameLessonStage *stage)
{
  switch ((int) self->kind)
    {
    case GAME_TASK_NUMBERS:
    case GAME_TASK_GUESS:
      return app_lesson_task_new_fields (self, stage->task);

    case GAME_TASK_CANDIDATES:
      return app_lesson_task_new_digits (self);

    case GAME_TASK_ORDER:
    case GAME_TASK_NEXT_LINE:
      return app_lesson_task_new_lines (self, stage);

    case GAME_TASK_MOVES:
      return app_lesson_task_new_moves (self, stage);

    case GAME_TASK_OUTPUT:
      return app_lesson_task_new_output (self);

    default:
      return NULL;
    }
}

static void
app_lesson_task_dispose (GObject *object)
{
  AppLessonTask *self = APP_LESSON_TASK (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (app_lesson_task_parent_class)->dispose (object);
}

static void
app_lesson_task_class_init (AppLessonTaskClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_lesson_task_dispose;

  g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("submitted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_signal_new ("board-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
app_lesson_task_init (AppLessonTask *self)
{
}

const char *
app_lesson_task_get_keys (GameTaskKind kind)
{
  switch ((int) kind)
    {
    case GAME_TASK_FREE_SQUARES:
    case GAME_TASK_LOST_MARK:
    case GAME_TASK_CLOSING_QUEEN:
    case GAME_TASK_LOST_OWNER:
      return _("Keys: the row and then the column.");

    case GAME_TASK_ORDER:
      return _("Keys: Alt+Up and Alt+Down move a line.");

    default:
      return NULL;
    }
}

void
app_lesson_task_set_stage (AppLessonTask         *self,
                           const GameLessonStage *stage)
{
  g_return_if_fail (APP_IS_LESSON_TASK (self));

  g_clear_pointer (&self->content, gtk_widget_unparent);
  self->stage = stage;
  self->kind = stage->task->kind;
  self->n_fields = game_task_n_fields (stage->task);
  self->content = app_lesson_task_new_content (self, stage);
  if (self->content != NULL)
    gtk_widget_set_parent (self->content, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), self->content != NULL);
}

void
app_lesson_task_update (AppLessonTask *self)
{
  g_return_if_fail (APP_IS_LESSON_TASK (self));

  if (self->kind == GAME_TASK_MOVES)
    app_lesson_moves_show (self->moves, self->stage);
}

bool
app_lesson_task_press_digit (AppLessonTask *self,
                             int            digit)
{
  g_return_val_if_fail (APP_IS_LESSON_TASK (self), false);

  if (self->kind != GAME_TASK_CANDIDATES || digit < 1 || digit > DIGITS)
    return false;

  gtk_toggle_button_set_active (self->digits[digit],
                                !gtk_toggle_button_get_active (self->digits[digit]));

  return true;
}

bool
app_lesson_task_read (AppLessonTask *self,
                      GameAnswer    *answer)
{
  GtkListBoxRow *row;

  g_return_val_if_fail (APP_IS_LESSON_TASK (self), false);

  switch ((int) self->kind)
    {
    case GAME_TASK_NUMBERS:
    case GAME_TASK_GUESS:
      return app_lesson_task_read_fields (self, answer);

    case GAME_TASK_CANDIDATES:
      answer->digits = 0;
      for (int digit = 1; digit <= DIGITS; digit++)
        if (gtk_toggle_button_get_active (self->digits[digit]))
          answer->digits |= 1 << digit;
      return answer->digits != 0;

    case GAME_TASK_ORDER:
      for (int line = 0; line < self->n_lines; line++)
        answer->lines[line] = self->order[line];
      return true;

    case GAME_TASK_NEXT_LINE:
      row = gtk_list_box_get_selected_row (self->lines);
      answer->lines[0] = row == NULL ? -1 : gtk_list_box_row_get_index (row);
      return row != NULL;

    case GAME_TASK_OUTPUT:
      answer->text = app_lesson_task_read_output (self);
      return *answer->text != '\0';

    default:
      return true;
    }
}

void
app_lesson_task_write (AppLessonTask    *self,
                       const GameAnswer *answer)
{
  g_return_if_fail (APP_IS_LESSON_TASK (self));

  switch ((int) self->kind)
    {
    case GAME_TASK_NUMBERS:
    case GAME_TASK_GUESS:
      for (int i = 0; i < self->n_fields; i++)
        {
          g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, answer->numbers[i]);

          gtk_editable_set_text (GTK_EDITABLE (self->entries[i]), text);
        }
      break;

    case GAME_TASK_CANDIDATES:
      for (int digit = 1; digit <= DIGITS; digit++)
        gtk_toggle_button_set_active (self->digits[digit], answer->digits >> digit & 1);
      break;

    case GAME_TASK_ORDER:
      for (int line = 0; line < self->n_lines; line++)
        self->order[line] = answer->lines[line];
      app_lesson_task_show_lines (self);
      break;

    case GAME_TASK_NEXT_LINE:
      gtk_list_box_select_row (self->lines,
                               gtk_list_box_get_row_at_index (self->lines, answer->lines[0]));
      break;

    default:
      break;
    }
}
