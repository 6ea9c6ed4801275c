/* The preferences are a table: each row of it becomes a row of the page, with a switch or with a
 * list of choices, bound to its setting.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-preferences.h"

#include <stdbool.h>

#include <glib/gi18n-lib.h>

#include "app/widgets/app-dialog.h"
#include "app/widgets/app-drop-down.h"
#include "app/widgets/app-enums.h"
#include "app/widgets/app-widget.h"

struct _AppPreferences
{
  GtkWindow  parent_instance;

  GtkBox    *groups;
};

G_DEFINE_FINAL_TYPE (AppPreferences, app_preferences, GTK_TYPE_WINDOW)

enum { TITLE_CHARS = 10 };     /* that a title asks for beside its control */

typedef struct
{
  const char *group;            /* begins a group */
  const char *key;
  char        access_key;       /* a letter of its title */
  const char *title;
  const char *subtitle;         /* may be NULL */
  GType     (*get_type) (void); /* of an enum; NULL: a switch */
  const char *choices[4];       /* its values in their order; the last one is NULL */
} Preference;

static const Preference preferences[] = {
  { N_("Playing"), "check-level", 'm', N_("Mistakes That Are Shown"), NULL,
    app_check_level_get_type,
    { N_("None"), N_("Against the rules"), N_("Against the solution") } },
  { NULL, "show-clock", 'c', N_("Clock"),
    N_("How long a puzzle takes; the library keeps the best times") },
  { NULL, "digit-first", 'd', N_("Digit First"),
    N_("Pick a digit, then the cells that it goes into") },
  { NULL, "single-key-shortcuts", 's', N_("Single-Key Shortcuts"),
    N_("Letters on their own, such as H for a hint") },
  { NULL, "pad-order", 'i', N_("Order of Digits"),
    N_("On the pad and in marks"),
    app_pad_order_get_type,
    { N_("7 8 9 on top"), N_("1 2 3 on top") } },

  { N_("Marks"), "auto-marks", 'a', N_("Automatic Marks"),
    N_("New sudokus begin with all marks, and each digit updates them") },
  { NULL, "tidy-marks", 't', N_("Tidy Marks"),
    N_("A digit is taken out of the marks of its row, column and box") },
  { NULL, "marks-in-places", 'p', N_("Marks in Fixed Places"),
    N_("Each centre mark has a place of its own") },

  { N_("Highlighting"), "highlight-peers", 'r', N_("Row, Column and Box"), NULL },
  { NULL, "highlight-same", 'g', N_("Same Digit"), NULL },
  { NULL, "show-attacked", 'q', N_("Attacked Squares"),
    N_("Small crosses where a queen rules out another one") },

  { N_("Hints"), "hint-stage", 'b', N_("Begin With"), NULL, game_stage_get_type,
    { N_("A nudge"), N_("Where to look"), N_("The explanation") } },
  { NULL, "hint-uniqueness", 'u', N_("Use Uniqueness"),
    N_("Hints may argue from a puzzle having one solution") },

  { N_("Style"), "color-scheme", 'o', N_("Colours"), NULL, app_color_scheme_get_type,
    { N_("As the system"), N_("Light"), N_("Dark") } },
};

static gboolean
get_choice (GValue   *value,
            GVariant *variant,
            gpointer  data)
{
  const GEnumValue *choice = g_enum_get_value_by_nick (data, g_variant_get_string (variant, NULL));

  g_value_set_uint (value, choice->value);

  return true;
}

static GVariant *
set_choice (const GValue       *value,
            const GVariantType *type,
            gpointer            data)
{
  const GEnumValue *choice = g_enum_get_value (data, g_value_get_uint (value));

  return choice != NULL ? g_variant_new_string (choice->value_nick) : NULL;
}

static GtkWidget *
new_choices (const Preference *preference,
             GSettings        *settings)
{
  const char *names[G_N_ELEMENTS (preference->choices)] = { NULL };
  GtkWidget *choices;

  for (int i = 0; preference->choices[i] != NULL; i++)
    names[i] = _(preference->choices[i]);

  choices = gtk_drop_down_new_from_strings (names);
  app_drop_down_set_up (GTK_DROP_DOWN (choices), _(preference->title));
  g_settings_bind_with_mapping (settings, preference->key, choices, "selected",
                                G_SETTINGS_BIND_DEFAULT, get_choice, set_choice,
                                g_type_class_ref (preference->get_type ()), g_type_class_unref);

  return choices;
}

static GtkWidget *
new_switch (const Preference *preference,
            GSettings        *settings)
{
  GtkWidget *button = gtk_switch_new ();

  g_settings_bind (settings, preference->key, button, "active", G_SETTINGS_BIND_DEFAULT);

  return button;
}

/* What is chosen is never cut off: its title goes on to another line, or, where text is large,
 * stands above it. */
static GtkOrientation
get_way (GtkWidget *control)
{
  const int widest = 12;        /* of a letter */
  PangoContext *context = gtk_widget_get_pango_context (control);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = PANGO_PIXELS (pango_font_metrics_get_approximate_char_width (metrics));

  pango_font_metrics_unref (metrics);

  return GTK_IS_DROP_DOWN (control) && width > widest ? GTK_ORIENTATION_VERTICAL
                                                      : GTK_ORIENTATION_HORIZONTAL;
}

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = app_widget_new_label (text, css_class);

  gtk_label_set_max_width_chars (GTK_LABEL (label), TITLE_CHARS);

  return label;
}

static GtkWidget *
new_row (const Preference *preference,
         GSettings        *settings)
{
  g_autofree char *title = app_widget_dup_keyed (_(preference->title), preference->access_key);
  GtkWidget *label = new_label (NULL, NULL);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *control = preference->get_type != NULL ?
                       new_choices (preference, settings) : new_switch (preference, settings);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (row), get_way (control));
  gtk_widget_set_hexpand (texts, true);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_label_set_text_with_mnemonic (GTK_LABEL (label), title);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), control);
  app_widget_set_name (control, _(preference->title));
  gtk_box_append (GTK_BOX (texts), label);

  if (preference->subtitle != NULL)
    {
      gtk_box_append (GTK_BOX (texts), new_label (_(preference->subtitle), "subtitle"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (control),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      _(preference->subtitle), -1);
    }

  gtk_box_append (GTK_BOX (row), texts);
  gtk_box_append (GTK_BOX (row), control);

  return row;
}

static void
app_preferences_fill (AppPreferences *self,
                      GSettings      *settings)
{
  GtkBox *card = NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (preferences); i++)
    {
      if (preferences[i].group != NULL)
        card = app_dialog_add_group (self->groups, _(preferences[i].group));

      gtk_box_append (card, new_row (&preferences[i], settings));
    }
}

static void
app_preferences_class_init (AppPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, AppPreferences, groups);
  app_dialog_add_keys (widget_class);
}

static void
app_preferences_init (AppPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
app_preferences_new (GtkWindow *parent,
                     GSettings *settings)
{
  AppPreferences *self = app_dialog_new (APP_TYPE_PREFERENCES, parent);

  app_preferences_fill (self, settings);

  return GTK_WIDGET (self);
}
