/* A key of the pad.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/play/app-key.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-theme.h"
#include "app/widgets/app-widget.h"

struct _AppKey
{
  GtkButton   parent_instance;

  GtkWidget  *face;             /* digit or colour, and the count below */
  GtkWidget  *digit_label;
  GtkWidget  *swatch;
  GtkWidget  *count;
  GtkWidget  *badge;

  int         digit;
  AppMode     mode;             /* told */
  AppMode     meant;            /* shown: the same, but for modifiers that are held */
  int         remaining;
  char       *description;
  bool        has_pen;
  bool        held;             /* the press that goes on has given it the pen */
};

G_DEFINE_FINAL_TYPE (AppKey, app_key, GTK_TYPE_BUTTON)

/* As the board paints them. */
static const char *const colour_names[GAME_COLORS] = {
  N_("Colour 1, orange"),
  N_("Colour 2, sky blue"),
  N_("Colour 3, green"),
  N_("Colour 4, yellow"),
  N_("Colour 5, blue"),
  N_("Colour 6, vermilion"),
  N_("Colour 7, purple"),
  N_("Colour 8, grey"),
  N_("Colour 9, black"),
};

/* What a screen reader says after the name: the colour, or how many are left; and the pen. */
static void
app_key_describe (AppKey *self)
{
  g_autofree char *text = NULL;
  g_autofree char *whole = NULL;

  if (self->mode == APP_MODE_COLOR)
    text = g_strdup (_(colour_names[self->digit - 1]));
  else
    /* Translators: how many of a digit are still to be placed */
    text = g_strdup_printf (ngettext ("%d left", "%d left", self->remaining), self->remaining);

  /* Translators: what a key of the pad says of its digit, and that the digit goes into every cell
   * that is clicked */
  whole = self->has_pen ? g_strdup_printf (_("%s, locked"), text) : g_steal_pointer (&text);

  if (g_strcmp0 (self->description, whole) == 0)
    return;

  g_free (self->description);
  self->description = g_steal_pointer (&whole);

  /* A tooltip becomes the description, or takes it away: so the description comes after it. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               self->mode == APP_MODE_COLOR ? self->description : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->description,
                                  -1);
}

static void
app_key_finalize (GObject *object)
{
  AppKey *self = APP_KEY (object);

  g_clear_pointer (&self->description, g_free);

  G_OBJECT_CLASS (app_key_parent_class)->finalize (object);
}

static void
app_key_draw_swatch_cb (GtkDrawingArea *area,
                        cairo_t        *cr,
                        int             width,
                        int             height,
                        gpointer        data)
{
  AppKey *self = data;
  int side = MIN (width, height);
  PaintTheme theme;

  app_theme_read (GTK_WIDGET (area), &theme);
  cairo_translate (cr, (width - side) / 2.0, (height - side) / 2.0);
  paint_color_swatch (cr, self->digit, &theme, side);
}

static void
app_key_long_pressed_cb (AppKey *self)
{
  self->held = gtk_widget_activate_action (GTK_WIDGET (self), "win.pen-digit", "i",
                                           self->has_pen ? 0 : self->digit);
}

static void
app_key_press_begun_cb (AppKey *self)
{
  self->held = false;
}

/* The end of a long press is no click: the button's action, which is done last, is not. */
static void
app_key_clicked (GtkButton *button)
{
  AppKey *self = APP_KEY (button);

  if (self->held)
    g_signal_stop_emission_by_name (button, "clicked");

  self->held = false;
}

static void
app_key_class_init (AppKeyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = app_key_finalize;
  GTK_BUTTON_CLASS (klass)->clicked = app_key_clicked;

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/key.ui");
  gtk_widget_class_bind_template_child (widget_class, AppKey, face);
  gtk_widget_class_bind_template_child (widget_class, AppKey, digit_label);
  gtk_widget_class_bind_template_child (widget_class, AppKey, swatch);
  gtk_widget_class_bind_template_child (widget_class, AppKey, count);
  gtk_widget_class_bind_template_child (widget_class, AppKey, badge);
  gtk_widget_class_bind_template_callback (widget_class, app_key_long_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_key_press_begun_cb);
}

static void
app_key_init (AppKey *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->swatch), app_key_draw_swatch_cb, self,
                                  NULL);
}

GtkWidget *
app_key_new (int digit)
{
  AppKey *self = g_object_new (APP_TYPE_KEY, NULL);
  char text[2] = { '0' + digit, '\0' };

  g_return_val_if_fail (digit >= 1 && digit <= 9, NULL);

  self->digit = digit;
  gtk_label_set_label (GTK_LABEL (self->digit_label), text);
  app_widget_set_name (GTK_WIDGET (self), text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "i", digit);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.digit");
  app_key_describe (self);

  return GTK_WIDGET (self);
}

void
app_key_set_mode (AppKey  *self,
                  AppMode  mode,
                  AppMode  meant)
{
  static const char *const classes[APP_N_MODES] = { "in-digit", "in-corner", "in-centre",
                                                    "in-colour", "in-link" };
  bool colour = meant == APP_MODE_COLOR;
  bool corner = meant == APP_MODE_CORNER;

  g_return_if_fail (APP_IS_KEY (self));

  for (int i = 0; i < APP_N_MODES; i++)
    app_widget_set_class (GTK_WIDGET (self), classes[i], i == (int) meant);

  self->mode = mode;
  self->meant = meant;
  gtk_widget_set_visible (self->swatch, colour);
  gtk_widget_set_visible (self->digit_label, !colour);
  gtk_label_set_xalign (GTK_LABEL (self->digit_label), corner ? 0 : 0.5);
  gtk_widget_set_valign (self->digit_label, corner ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->face, meant == APP_MODE_DIGIT ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  app_key_set_remaining (self, self->remaining);
}

void
app_key_set_remaining (AppKey *self,
                       int     n)
{
  g_autofree char *text = NULL;

  g_return_if_fail (APP_IS_KEY (self));

  self->remaining = MAX (n, 0);

  /* Below a colour stands its number. */
  text = g_strdup_printf ("%d", self->meant == APP_MODE_COLOR ? self->digit : self->remaining);
  gtk_label_set_label (GTK_LABEL (self->count), text);
  app_widget_set_class (GTK_WIDGET (self), "done", self->remaining == 0);
  app_key_describe (self);
}

void
app_key_set_pen (AppKey *self,
                 bool    has_pen)
{
  g_return_if_fail (APP_IS_KEY (self));

  self->has_pen = has_pen;
  gtk_widget_set_visible (self->badge, has_pen);
  app_widget_set_class (GTK_WIDGET (self), "pen", has_pen);
  app_key_describe (self);
}
