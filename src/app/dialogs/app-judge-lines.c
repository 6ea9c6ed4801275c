/* The lines of a text: a list model that makes an item when it is asked for one, and a view.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-judge-lines.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/widgets/app-widget.h"

/* A line by its number, from 1; the property of GtkStringObject is its text. */
#define APP_TYPE_JUDGE_MODEL (app_judge_model_get_type ())

G_DECLARE_FINAL_TYPE (AppJudgeModel, app_judge_model, APP, JUDGE_MODEL, GObject)

struct _AppJudgeModel
{
  GObject  parent_instance;

  GBytes  *text;
  GArray  *begins;              /* gsize: where each line begins, and the end of the text */
};

struct _AppJudgeLines
{
  GtkWidget      parent_instance;

  GtkWidget     *scroller;
  GtkListView   *view;
  AppJudgeModel *model;
  GameVerdict    verdict;       /* what is marked */
  guint          position;      /* of the item to scroll to */
  int            n_frames;      /* until then */
};

static GType
app_judge_model_get_item_type (GListModel *list)
{
  return GTK_TYPE_STRING_OBJECT;
}

static guint
app_judge_model_get_n_items (GListModel *list)
{
  return APP_JUDGE_MODEL (list)->begins->len - 1;
}

/* A long line is cut: the view does not break lines. */
static gpointer
app_judge_model_get_item (GListModel *list,
                          guint       position)
{
  enum { LONGEST = 400 };
  AppJudgeModel *self = APP_JUDGE_MODEL (list);
  const char *text = g_bytes_get_data (self->text, NULL);
  g_autofree char *line = NULL;
  gsize begin, end;

  if (position + 1 >= self->begins->len)
    return NULL;

  begin = g_array_index (self->begins, gsize, position);
  end = g_array_index (self->begins, gsize, position + 1);
  while (end > begin && (text[end - 1] == '\n' || text[end - 1] == '\r'))
    end--;

  line = g_utf8_make_valid (text + begin, (gssize) MIN (end - begin, LONGEST));

  return gtk_string_object_new (line);
}

static void
app_judge_model_list_init (GListModelInterface *iface)
{
  iface->get_item_type = app_judge_model_get_item_type;
  iface->get_n_items = app_judge_model_get_n_items;
  iface->get_item = app_judge_model_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AppJudgeModel, app_judge_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      app_judge_model_list_init))

G_DEFINE_FINAL_TYPE (AppJudgeLines, app_judge_lines, GTK_TYPE_WIDGET)

static void
app_judge_model_finalize (GObject *object)
{
  AppJudgeModel *self = APP_JUDGE_MODEL (object);

  g_bytes_unref (self->text);
  g_array_unref (self->begins);

  G_OBJECT_CLASS (app_judge_model_parent_class)->finalize (object);
}

static void
app_judge_model_class_init (AppJudgeModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = app_judge_model_finalize;
}

static void
app_judge_model_init (AppJudgeModel *self)
{
  self->begins = g_array_new (FALSE, FALSE, sizeof (gsize));
}

static AppJudgeModel *
app_judge_model_new (GBytes *text)
{
  AppJudgeModel *self = g_object_new (APP_TYPE_JUDGE_MODEL, NULL);
  gsize length, begin = 0;
  const char *data = g_bytes_get_data (text, &length);

  self->text = g_bytes_ref (text);
  g_array_append_val (self->begins, begin);
  while (begin < length)
    {
      const char *end = memchr (data + begin, '\n', length - begin);

      begin = end != NULL ? (gsize) (end - data) + 1 : length;
      g_array_append_val (self->begins, begin);
    }

  return self;
}

/* The view. */

static void
app_judge_lines_setup_cb (AppJudgeLines *self,
                          GtkListItem   *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *number = gtk_label_new (NULL);
  GtkWidget *line = gtk_label_new (NULL);

  gtk_label_set_width_chars (GTK_LABEL (number), 5);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_label_set_xalign (GTK_LABEL (line), 0);
  gtk_widget_add_css_class (number, "quiet");
  gtk_widget_add_css_class (number, "figures");
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), line);
  gtk_list_item_set_child (item, box);
  gtk_list_item_set_activatable (item, false);
  gtk_list_item_set_selectable (item, false);
}

/* The square that a place of the verdict means is bold and underlined. */
static void
mark_places (AppJudgeLines *self,
             GtkLabel      *label,
             int            number)
{
  const char *text = gtk_label_get_label (label);
  g_autoptr(PangoAttrList) attributes = pango_attr_list_new ();

  for (int i = 0; i < 2; i++)
    {
      const GameJudgePlace *place = &self->verdict.place[i];
      PangoAttribute *both[] = { pango_attr_weight_new (PANGO_WEIGHT_BOLD),
                                 pango_attr_underline_new (PANGO_UNDERLINE_ERROR) };
      const bool is_here = place->line == number && place->column > 0
                           && place->column <= g_utf8_strlen (text, -1);
      const char *start = is_here ? g_utf8_offset_to_pointer (text, place->column - 1) : text;

      for (gsize k = 0; k < G_N_ELEMENTS (both); k++)
        {
          both[k]->start_index = (guint) (start - text);
          both[k]->end_index = is_here ? (guint) (g_utf8_next_char (start) - text) : 0;
          pango_attr_list_insert (attributes, both[k]);
        }
    }

  gtk_label_set_attributes (label, attributes);
}

static void
app_judge_lines_bind_cb (AppJudgeLines *self,
                         GtkListItem   *item)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkLabel *number_label = GTK_LABEL (gtk_widget_get_first_child (box));
  GtkLabel *line_label = GTK_LABEL (gtk_widget_get_last_child (box));
  const int number = (int) gtk_list_item_get_position (item) + 1;
  g_autofree char *text = g_strdup_printf ("%d", number);
  const GameVerdict *verdict = &self->verdict;
  const bool is_wrong = (number >= verdict->first_line && number <= verdict->last_line)
                        || number == verdict->place[0].line;

  gtk_label_set_label (number_label, text);
  gtk_label_set_label (line_label,
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
  mark_places (self, line_label, number);
  if (is_wrong)
    gtk_widget_add_css_class (box, "judge-wrong");
  else
    gtk_widget_remove_css_class (box, "judge-wrong");
}

static void
app_judge_lines_show (AppJudgeLines *self)
{
  g_autoptr(GtkSelectionModel) selection =
    GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->model))));

  gtk_list_view_set_model (self->view, selection);
}

void
app_judge_lines_set_text (AppJudgeLines *self,
                          GBytes        *text)
{
  g_return_if_fail (APP_IS_JUDGE_LINES (self));

  self->verdict = (GameVerdict) { .kind = GAME_VERDICT_ACCEPTED };
  g_clear_object (&self->model);
  self->model = app_judge_model_new (text);
  app_judge_lines_show (self);
}

/* A list that was not laid out yet cannot be scrolled. */
static gboolean
app_judge_lines_scroll_cb (GtkWidget     *widget,
                           GdkFrameClock *clock,
                           gpointer       data)
{
  AppJudgeLines *self = APP_JUDGE_LINES (widget);

  if (--self->n_frames > 0)
    return G_SOURCE_CONTINUE;

  if (self->position < app_judge_model_get_n_items (G_LIST_MODEL (self->model)))
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u",
                                self->position);
  return G_SOURCE_REMOVE;
}

static void
app_judge_lines_scroll (AppJudgeLines *self,
                        int            line)
{
  enum { LINES_AROUND = 3, FRAMES = 3 };
  const guint n_items = app_judge_model_get_n_items (G_LIST_MODEL (self->model));
  const bool is_waiting = self->n_frames > 0;

  if (line <= LINES_AROUND || n_items == 0)
    return;

  self->position = MIN ((guint) line + LINES_AROUND, n_items) - 1;
  self->n_frames = FRAMES;
  if (!is_waiting)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), app_judge_lines_scroll_cb, NULL, NULL);
}

void
app_judge_lines_set_verdict (AppJudgeLines     *self,
                             const GameVerdict *verdict)
{
  const int line = MAX (verdict->last_line, verdict->place[0].line);

  g_return_if_fail (APP_IS_JUDGE_LINES (self));

  self->verdict = *verdict;
  app_judge_lines_show (self);
  app_judge_lines_scroll (self, line);
}

static void
app_judge_lines_dispose (GObject *object)
{
  AppJudgeLines *self = APP_JUDGE_LINES (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (app_judge_lines_parent_class)->dispose (object);
}

static void
app_judge_lines_class_init (AppJudgeLinesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_judge_lines_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
app_judge_lines_init (AppJudgeLines *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (app_judge_lines_setup_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (app_judge_lines_bind_cb), self,
                           G_CONNECT_SWAPPED);
  self->view = GTK_LIST_VIEW (gtk_list_view_new (NULL, factory));
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "judge-lines");
  app_widget_set_name (GTK_WIDGET (self->view), _("Your Output"));
  self->scroller = gtk_scrolled_window_new ();
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->view));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
