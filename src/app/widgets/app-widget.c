/* The base of the program's own widgets, and a few things to do with any widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/widgets/app-widget.h"

#include "game/text/game-text.h"

typedef struct
{
  bool         narrow;
  unsigned int notify_id;
} AppWidgetPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AppWidget, app_widget, GTK_TYPE_WIDGET)

enum { PROP_NARROW = 1, N_PROPS };

static GParamSpec *properties[N_PROPS];

static gboolean
app_widget_notify_cb (gpointer data)
{
  AppWidgetPrivate *private = app_widget_get_instance_private (data);

  private->notify_id = 0;
  g_object_notify_by_pspec (data, properties[PROP_NARROW]);

  return G_SOURCE_REMOVE;
}

static void
app_widget_get_property (GObject      *object,
                         unsigned int  id,
                         GValue       *value,
                         GParamSpec   *pspec)
{
  g_value_set_boolean (value, app_widget_get_narrow (APP_WIDGET (object)));
}

static void
app_widget_set_property (GObject      *object,
                         unsigned int  id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  AppWidgetPrivate *private = app_widget_get_instance_private (APP_WIDGET (object));

  if (private->narrow == g_value_get_boolean (value))
    return;

  private->narrow = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
}

static void
app_widget_dispose (GObject *object)
{
  AppWidgetPrivate *private = app_widget_get_instance_private (APP_WIDGET (object));
  GtkWidget *child;

  g_clear_handle_id (&private->notify_id, g_source_remove);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (app_widget_parent_class)->dispose (object);
}

static void
app_widget_class_init (AppWidgetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  object_class->dispose = app_widget_dispose;
  object_class->get_property = app_widget_get_property;
  object_class->set_property = app_widget_set_property;

  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, false,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                  | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
app_widget_init (AppWidget *self)
{
}

bool
app_widget_get_narrow (AppWidget *self)
{
  AppWidgetPrivate *private = app_widget_get_instance_private (self);

  return private->narrow;
}

void
app_widget_set_narrow (AppWidget *self,
                       bool       narrow)
{
  AppWidgetPrivate *private = app_widget_get_instance_private (self);

  if (private->narrow == narrow)
    return;

  private->narrow = narrow;
  if (private->notify_id == 0)
    private->notify_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, app_widget_notify_cb, self, NULL);
}

GtkWidget *
app_widget_new_label (const char *text,
                      const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), true);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* The language is that of the letters that spaces are measured with. */
GtkWidget *
app_widget_new_indent (void)
{
  g_autoptr(PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_language_new (pango_language_from_string ("en")));

  return g_object_new (GTK_TYPE_LABEL, "attributes", attributes, NULL);
}

void
app_widget_show_code (GtkLabel   *indent,
                      GtkLabel   *text,
                      const char *line)
{
  size_t n_spaces = strspn (line, " ");
  g_autofree char *spaces = g_strndup (line, n_spaces);

  gtk_label_set_label (indent, spaces);
  gtk_label_set_label (text, line + n_spaces);
}

void
app_widget_set_name (GtkWidget  *widget,
                     const char *name)
{
  /* GTK 4.8 adds the name of its label, if it has one. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
app_widget_set_tip (GtkWidget  *widget,
                    const char *name)
{
  gtk_widget_set_tooltip_text (widget, name);
  app_widget_set_name (widget, name);
}

static void
app_widget_row_activate_cb (GtkWidget *row)
{
  g_signal_emit_by_name (row, "activate");
}

void
app_widget_add_action (GtkWidget *row)
{
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr(GSimpleAction) action = g_simple_action_new ("activate", NULL);

  g_signal_connect_object (action, "activate", G_CALLBACK (app_widget_row_activate_cb), row,
                           G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (row, "row", G_ACTION_GROUP (group));
}

void
app_widget_scroll_to (GtkWidget *widget,
                      GtkWidget *last)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  GtkWidget *content = viewport != NULL ? gtk_widget_get_first_child (viewport) : NULL;
  graphene_rect_t top, bottom;
  GtkAdjustment *adjustment;

  if (content == NULL || !gtk_widget_compute_bounds (widget, content, &top)
      || !gtk_widget_compute_bounds (last, content, &bottom))
    return;

  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  gtk_adjustment_clamp_page (adjustment, bottom.origin.y, bottom.origin.y + bottom.size.height);
  gtk_adjustment_clamp_page (adjustment, top.origin.y, top.origin.y + top.size.height);
}

char *
app_widget_dup_keyed (const char *text,
                      char        key)
{
  for (const char *letter = text; *letter != '\0'; letter++)
    if (g_ascii_tolower (*letter) == g_ascii_tolower (key))
      return g_strdup_printf ("%.*s_%s", (int) (letter - text), text, letter);

  return g_strdup_printf ("%s(_%c)", text, g_ascii_toupper (key));
}

void
app_widget_set_keyed (GtkButton  *button,
                      const char *text,
                      char        key)
{
  g_autofree char *label = app_widget_dup_keyed (text, key);

  gtk_button_set_use_underline (button, true);
  gtk_button_set_label (button, label);
  app_widget_set_name (GTK_WIDGET (button), text);
}

bool
app_widget_show_page (GtkStack   *stack,
                      const char *name)
{
  if (g_strcmp0 (gtk_stack_get_visible_child_name (stack), name) == 0)
    return false;

  gtk_stack_set_visible_child_name (stack, name);

  return true;
}

void
app_widget_keep_left_to_right (GtkWidget *widget)
{
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    app_widget_keep_left_to_right (child);
}

void
app_widget_set_class (GtkWidget  *widget,
                      const char *css_class,
                      bool        is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
app_widget_show_text (GtkLabel   *label,
                      const char *text)
{
  g_autofree char *shown = game_text_shorten (text != NULL ? text : "");

  gtk_label_set_label (label, shown);
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static gboolean
app_widget_arrow_pressed_cb (GtkWidget       *widget,
                             unsigned int     keyval,
                             unsigned int     keycode,
                             GdkModifierType  state)
{
  static const struct
  {
    unsigned int     keyval;
    unsigned int     keypad;
    GtkDirectionType direction;
  } arrows[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, GTK_DIR_LEFT },
    { GDK_KEY_Right, GDK_KEY_KP_Right, GTK_DIR_RIGHT },
    { GDK_KEY_Up, GDK_KEY_KP_Up, GTK_DIR_UP },
    { GDK_KEY_Down, GDK_KEY_KP_Down, GTK_DIR_DOWN },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (arrows); i++)
    if (keyval == arrows[i].keyval || keyval == arrows[i].keypad)
      {
        gtk_widget_child_focus (widget, arrows[i].direction);
        return true;
      }

  return false;
}

void
app_widget_keep_arrows (GtkWidget *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (app_widget_arrow_pressed_cb), widget);
  gtk_widget_add_controller (widget, keys);
}

gboolean
app_widget_focus_at_once (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (app_widget_parent_class)->focus (widget, direction);

  return gtk_widget_get_focus_child (widget) == NULL && gtk_widget_grab_focus (widget);
}

bool
app_widget_wants_motion (GtkWidget *widget)
{
  gboolean wants = true;

  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &wants, NULL);

  return wants;
}
