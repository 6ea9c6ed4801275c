/* The code of a search: a list with a row for each line, in which only what changes is written
 * anew. A line that is chosen is run to; the button in its margin makes the search stop there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-code.h"

#include <glib/gi18n-lib.h>

#include "app/player/app-watch-numbers.h"
#include "app/widgets/app-flow.h"
#include "game/text/game-text.h"

/* Of a row, in this order; the last two in a line of their own, behind the indentation. */
typedef struct
{
  GtkToggleButton *stop;
  GtkLabel        *count;
  GtkLabel        *indent;
  GtkLabel        *text;
  GtkLabel        *values;
} Row;

struct _AppWatchCode
{
  AppWidget       parent_instance;

  GtkListBox     *list;
  GtkSizeGroup   *counts;
  GtkAdjustment  *adjustment;   /* of the window around the view */
  GtkWidget      *values_title;
  GtkLabel       *values_label;
  GtkLabel       *note_label;

  GSettings      *settings;
  AppWatchPlayer *player;
  GameCode        code;         /* that the rows show; no listing at first */
  int             current;      /* the line at work; -1: none */
  guint           idle_id;      /* brings it into sight when the room has changed */
  bool            filling;      /* a stop is not the user's */
};

static void app_watch_code_init_view (AppWatchViewInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AppWatchCode, app_watch_code, APP_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (APP_TYPE_WATCH_VIEW,
                                                      app_watch_code_init_view))

static Row
app_watch_code_get_row (AppWatchCode *self,
                        int           line)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, line);
  GtkWidget *child = gtk_widget_get_first_child (gtk_list_box_row_get_child (row));
  Row parts;

  parts.stop = GTK_TOGGLE_BUTTON (child);
  child = gtk_widget_get_next_sibling (child);
  parts.count = GTK_LABEL (child);
  child = gtk_widget_get_next_sibling (child);
  parts.indent = GTK_LABEL (child);
  child = gtk_widget_get_first_child (gtk_widget_get_next_sibling (child));
  parts.text = GTK_LABEL (child);
  parts.values = GTK_LABEL (gtk_widget_get_next_sibling (child));

  return parts;
}

/* Stops. */

static void
app_watch_code_stop_toggled_cb (AppWatchCode    *self,
                                GtkToggleButton *button)
{
  GameStop stops;
  uint32_t line;

  if (self->filling)
    return;

  line = UINT32_C (1) << GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "line"));
  stops = *app_watch_player_get_stops (self->player);
  stops.code = self->code;
  stops.lines = gtk_toggle_button_get_active (button) ? stops.lines | line : stops.lines & ~line;
  stops.kinds = stops.lines != 0 ? stops.kinds | GAME_STOP_LINE
                                 : stops.kinds & ~GAME_STOP_LINE;
  app_watch_player_set_stops (self->player, &stops);
}

static void
app_watch_code_show_stops (AppWatchCode *self)
{
  uint32_t lines = app_watch_player_get_stops (self->player)->lines;

  self->filling = true;
  for (int line = 0; line < game_code_n_lines (&self->code); line++)
    gtk_toggle_button_set_active (app_watch_code_get_row (self, line).stop, lines >> line & 1);
  self->filling = false;
}

/* The stops of another listing mean nothing in this one. */
static void
app_watch_code_drop_stops (AppWatchCode *self)
{
  GameStop stops = *app_watch_player_get_stops (self->player);

  if (stops.lines == 0)
    return;

  stops.lines = 0;
  stops.kinds &= ~GAME_STOP_LINE;
  app_watch_player_set_stops (self->player, &stops);
}

static void
app_watch_code_run_to_cb (AppWatchCode  *self,
                          GtkListBoxRow *row)
{
  const GameStop stop = {
    .kinds = GAME_STOP_LINE,
    .code = self->code,
    .lines = UINT32_C (1) << gtk_list_box_row_get_index (row),
  };

  app_watch_player_find (self->player, &stop, true);
}

static gboolean
app_watch_code_key_pressed_cb (AppWatchCode    *self,
                               guint            keyval,
                               guint            keycode,
                               GdkModifierType  state)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;
  GtkToggleButton *stop;

  if (row == NULL || gdk_keyval_to_lower (keyval) != GDK_KEY_b)
    return GDK_EVENT_PROPAGATE;

  stop = app_watch_code_get_row (self, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row))).stop;
  if (gtk_widget_get_sensitive (GTK_WIDGET (stop)))
    gtk_toggle_button_set_active (stop, !gtk_toggle_button_get_active (stop));

  return GDK_EVENT_STOP;
}

/* The listing. */

static GtkWidget *
app_watch_code_new_stop (AppWatchCode *self,
                         int           line)
{
  GtkWidget *stop = gtk_toggle_button_new ();
  /* Translators: a switch beside a line of code; its number. */
  g_autofree char *name = g_strdup_printf (_("Stop at line %d"), line + 1);

  app_widget_set_name (stop, name);
  gtk_widget_set_tooltip_text (stop, name);
  gtk_widget_set_focusable (stop, FALSE);
  gtk_widget_set_valign (stop, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (stop, "code-stop");
  gtk_widget_set_sensitive (stop, game_code_can_stop (&self->code, line));
  g_object_set_data (G_OBJECT (stop), "line", GINT_TO_POINTER (line));
  g_signal_connect_object (stop, "toggled", G_CALLBACK (app_watch_code_stop_toggled_cb), self,
                           G_CONNECT_SWAPPED);

  return stop;
}

/* Values that do not fit beside their line are left out; those of the line at work stand below. */
static void
app_watch_code_add_line (AppWatchCode *self,
                         int           line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *flow = g_object_new (APP_TYPE_FLOW, "single", true, "hexpand", TRUE, NULL);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *count = g_object_new (GTK_TYPE_LABEL, "xalign", 1.0, "yalign", 0.0, NULL);
  GtkWidget *indent = app_widget_new_indent ();
  GtkWidget *values = gtk_label_new (NULL);
  GtkWidget *text = app_widget_new_label (NULL, NULL);
  g_autofree char *source = game_code_dup_line (&self->code, line);

  app_widget_show_code (GTK_LABEL (indent), GTK_LABEL (text), source);
  gtk_size_group_add_widget (self->counts, count);
  gtk_widget_add_css_class (count, "quiet");
  gtk_widget_add_css_class (values, "code-values");
  gtk_box_append (GTK_BOX (box), app_watch_code_new_stop (self, line));
  gtk_box_append (GTK_BOX (box), count);
  gtk_box_append (GTK_BOX (box), indent);
  gtk_box_append (GTK_BOX (box), flow);
  gtk_widget_set_parent (text, flow);
  gtk_widget_set_parent (values, flow);
  app_widget_keep_left_to_right (box);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_append (self->list, row);
}

static bool
is_same_code (const GameCode *a,
              const GameCode *b)
{
  return a->listing == b->listing && a->language == b->language && a->order == b->order
         && a->first == b->first;
}

static void
app_watch_code_take_listing (AppWatchCode   *self,
                             const GameCode *code)
{
  GtkListBoxRow *row;

  if (is_same_code (code, &self->code))
    return;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));

  if (self->code.listing != code->listing)
    app_watch_code_drop_stops (self);
  self->code = *code;
  self->current = -1;
  for (int line = 0; line < game_code_n_lines (code); line++)
    app_watch_code_add_line (self, line);
  app_widget_show_text (self->note_label, game_code_note (code));
}

/* What the search did. */

static void
show_text (GtkLabel   *label,
           const char *text)
{
  if (!g_str_equal (gtk_label_get_label (label), text))
    gtk_label_set_label (label, text);
}

static void
app_watch_code_show_line (AppWatchCode *self,
                          int           line)
{
  GamePlayback *playback = app_watch_view_get_playback (self->player);
  const GameSearch *search = game_playback_get_search (playback);
  const SearchEvent *event = game_playback_get_event (playback);
  int64_t count = game_code_count (&self->code, search, event, line);
  g_autofree char *number = count >= 0 ? game_text_number (count) : g_strdup ("");
  GameCodeRead read = GAME_CODE_PLAIN;
  g_autofree char *brief = game_code_dup_brief (&self->code, search, event, line, &read);
  Row row = app_watch_code_get_row (self, line);

  show_text (row.count, number);
  show_text (row.values, brief != NULL ? brief : "");
  app_widget_set_class (GTK_WIDGET (row.values), "not-read", read == GAME_CODE_NOT_READ);
}

/* The line at work and those beside it stay in sight. Rows are measured, for new ones have no place
 * yet. */
static void
app_watch_code_scroll (AppWatchCode *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->list));
  int top = 0;
  int bottom = 0;

  for (int line = 0; line < game_code_n_lines (&self->code) && line <= self->current + 1; line++)
    {
      GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, line));
      int height;

      gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width > 0 ? width : -1, NULL, &height,
                          NULL, NULL);
      top += line < self->current - 1 ? height : 0;
      bottom += height;
    }

  gtk_adjustment_clamp_page (self->adjustment, top, bottom);
}

static gboolean
app_watch_code_scroll_cb (gpointer data)
{
  AppWatchCode *self = data;

  self->idle_id = 0;
  app_watch_code_scroll (self);

  return G_SOURCE_REMOVE;
}

/* Outside of the layout, which is what tells of it. */
static void
app_watch_code_resized_cb (AppWatchCode *self)
{
  if (self->idle_id == 0)
    self->idle_id = g_idle_add (app_watch_code_scroll_cb, self);
}

static void
app_watch_code_show_current (AppWatchCode *self,
                             int           current)
{
  GtkListBoxRow *row;

  if (current == self->current)
    return;

  row = gtk_list_box_get_row_at_index (self->list, MAX (self->current, 0));
  app_widget_set_class (GTK_WIDGET (row), "current", false);
  self->current = current;
  row = gtk_list_box_get_row_at_index (self->list, MAX (current, 0));
  app_widget_set_class (GTK_WIDGET (row), "current", current >= 0);
  app_watch_code_scroll (self);
}

/* A screen reader hears the line at work as a person sees it. */
static void
app_watch_code_name_lines (AppWatchCode *self)
{
  for (int line = 0; line < game_code_n_lines (&self->code); line++)
    {
      Row row = app_watch_code_get_row (self, line);
      const char *text = gtk_label_get_label (row.text);
      const char *count = gtk_label_get_label (row.count);
      const char *values = gtk_label_get_label (row.values);
      /* Translators: a line of code: its number, its text, and how often it ran. */
      g_autofree char *name = g_strdup_printf (_("line %d, %s, ran %s times"), line + 1, text,
                                               *count != '\0' ? count : "0");
      g_autofree char *full = line == self->current
                              /* Translators: a line of code that is at work, and its values. */
                              ? g_strdup_printf (_("%s, now, %s"), name, values) : NULL;

      app_widget_set_name (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, line)),
                           full != NULL ? full : name);
    }
}

/* All values of the line at work, each in a line: what it is, what it has, and whether it was
 * read. */
static void
app_watch_code_show_values (AppWatchCode      *self,
                            const GameSearch  *search,
                            const SearchEvent *event)
{
  g_autoptr(GArray) values = self->current >= 0
                             ? game_code_values (&self->code, search, event, self->current) : NULL;
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; values != NULL && i < values->len; i++)
    {
      GameCodeValue *value = &g_array_index (values, GameCodeValue, i);

      g_string_append_printf (text, "%s%s%s%s", i > 0 ? "\n" : "",
                              value->name != NULL ? value->name : "",
                              value->name != NULL ? " = " : "", value->value);
    }

  gtk_label_set_label (self->values_label, text->str);
  /* The heading of nothing keeps its place. */
  gtk_widget_set_opacity (self->values_title, text->len > 0 ? 1 : 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->values_title), GTK_ACCESSIBLE_STATE_HIDDEN,
                               text->len == 0, -1);
}

static GameCodeLanguage
app_watch_code_get_language (AppWatchCode *self)
{
  static const char *const names[GAME_CODE_N_LANGUAGES] = { "pseudo", "c", "python", "java" };
  g_autofree char *name = g_settings_get_string (self->settings, "code-language");

  for (int language = 0; language < GAME_CODE_N_LANGUAGES; language++)
    if (g_str_equal (name, names[language]))
      return language;

  return GAME_CODE_PSEUDO;
}

static void
app_watch_code_show (AppWatchView   *view,
                     AppWatchPlayer *player)
{
  AppWatchCode *self = APP_WATCH_CODE (view);
  GamePlayback *playback = app_watch_view_get_playback (player);
  const GameSearch *search = game_playback_get_search (playback);
  const SearchEvent *event = game_playback_get_event (playback);
  GameCode code;

  g_set_object (&self->player, player);
  game_code_init (&code, search, app_watch_code_get_language (self),
                  app_watch_numbers_get_first (self->settings));
  app_watch_code_take_listing (self, &code);
  for (int line = 0; line < game_code_n_lines (&self->code); line++)
    app_watch_code_show_line (self, line);
  app_watch_code_show_current (self, game_code_current_line (&self->code, search, event));
  app_watch_code_show_stops (self);
  app_watch_code_show_values (self, search, event);
  if (app_watch_player_get_motion (player) == APP_WATCH_PAUSED)
    app_watch_code_name_lines (self);
}

static void
app_watch_code_init_view (AppWatchViewInterface *interface)
{
  interface->show = app_watch_code_show;
}

static void
app_watch_code_dispose (GObject *object)
{
  AppWatchCode *self = APP_WATCH_CODE (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_object (&self->player);
  g_clear_object (&self->settings);
  g_clear_object (&self->counts);

  G_OBJECT_CLASS (app_watch_code_parent_class)->dispose (object);
}

static void
app_watch_code_class_init (AppWatchCodeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_watch_code_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/watch-code.ui");
  gtk_widget_class_bind_template_child (widget_class, AppWatchCode, list);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCode, values_title);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCode, values_label);
  gtk_widget_class_bind_template_child (widget_class, AppWatchCode, note_label);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_code_run_to_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_watch_code_key_pressed_cb);
}

static void
app_watch_code_init (AppWatchCode *self)
{
  self->current = -1;
  self->counts = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (GTK_WIDGET (self->list), GTK_TEXT_DIR_LTR);
}

static void
app_watch_code_settings_changed_cb (AppWatchCode *self)
{
  if (self->player != NULL && GAME_IS_PLAYBACK (app_watch_player_get_playable (self->player)))
    app_watch_code_show (APP_WATCH_VIEW (self), self->player);
}

void
app_watch_code_bind (AppWatchCode *self,
                     GSettings    *settings)
{
  GtkWidget *window;

  g_return_if_fail (APP_IS_WATCH_CODE (self));

  window = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  self->adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window));
  g_signal_connect_object (self->adjustment, "changed", G_CALLBACK (app_watch_code_resized_cb),
                           self, G_CONNECT_SWAPPED);

  g_set_object (&self->settings, settings);
  g_signal_connect_object (settings, "changed::code-language",
                           G_CALLBACK (app_watch_code_settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
