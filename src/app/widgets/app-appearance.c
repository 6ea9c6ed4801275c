/* Light, dark and high contrast: what the person chose here, else what the desktop says; the accent
 * colour of the desktop, and whether things move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/widgets/app-appearance.h"

#include <stdbool.h>

#include <gtk/gtk.h>

#ifdef HAVE_ADWAITA
#include <adwaita.h>
#endif

#include "app/widgets/app-portal.h"
#include "paint/paint.h"

struct _AppAppearance
{
  GObject         parent_instance;

  GSettings      *settings;
  AppPortal      *portal;
  GtkCssProvider *contrast;     /* what high contrast adds to the style sheet */
  GtkCssProvider *accent;       /* NULL: nothing moves the accent of the style sheet */
  char           *theme_name;   /* the desktop's, while ours of high contrast stands in for it */
  bool            is_still;     /* animations are off as the desktop wants no motion */
};

G_DEFINE_FINAL_TYPE (AppAppearance, app_appearance, G_TYPE_OBJECT)

static void
app_appearance_clear_accent (AppAppearance *self)
{
  if (self->accent == NULL)
    return;

  gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                 GTK_STYLE_PROVIDER (self->accent));
  g_clear_object (&self->accent);
}

#ifdef HAVE_ADWAITA

/* It has the accent of the desktop by itself. */
static void
app_appearance_apply_accent (AppAppearance *self)
{
}

static void
app_appearance_apply_color_scheme (AppAppearance *self)
{
  static const AdwColorScheme schemes[] = {
    [APP_COLOR_SCHEME_FOLLOW] = ADW_COLOR_SCHEME_DEFAULT,
    [APP_COLOR_SCHEME_LIGHT] = ADW_COLOR_SCHEME_FORCE_LIGHT,
    [APP_COLOR_SCHEME_DARK] = ADW_COLOR_SCHEME_FORCE_DARK,
  };
  AppColorScheme choice = g_settings_get_enum (self->settings, "color-scheme");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[choice]);
}

static bool
app_appearance_has_contrast_theme (AppAppearance *self)
{
  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

#else

/* GTK's own theme of high contrast comes and goes with what the portal says. */
static void
app_appearance_apply_theme (AppAppearance *self)
{
  GtkSettings *gtk_settings = gtk_settings_get_default ();
  bool high = app_portal_get_high_contrast (self->portal);

  if (high && self->theme_name == NULL)
    {
      g_object_get (gtk_settings, "gtk-theme-name", &self->theme_name, NULL);
      g_object_set (gtk_settings, "gtk-theme-name", "Default-hc", NULL);
    }
  else if (!high && self->theme_name != NULL)
    {
      g_object_set (gtk_settings, "gtk-theme-name", self->theme_name, NULL);
      g_clear_pointer (&self->theme_name, g_free);
    }
}

static void
app_appearance_apply_color_scheme (AppAppearance *self)
{
  AppColorScheme choice = g_settings_get_enum (self->settings, "color-scheme");
  bool dark = choice == APP_COLOR_SCHEME_DARK
              || (choice == APP_COLOR_SCHEME_FOLLOW && app_portal_get_dark (self->portal));

  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", dark, NULL);
  app_appearance_apply_theme (self);
}

static bool
app_appearance_has_contrast_theme (AppAppearance *self)
{
  const char *forced = g_getenv ("GTK_THEME");
  g_autofree char *set = NULL;
  const char *name;

  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &set, NULL);
  name = forced != NULL ? forced : set;

  return name != NULL && (strstr (name, "HighContrast") != NULL || strstr (name, "-hc") != NULL);
}

static PaintColor
look_up (GtkWidget  *probe,
         const char *name)
{
  GdkRGBA rgba = { 0, 0, 0, 1 };

  gtk_style_context_lookup_color (gtk_widget_get_style_context (probe), name, &rgba);

  return (PaintColor) { rgba.red, rgba.green, rgba.blue, 1 };
}

/* The nearest to `color`, on the way to `end`, that has the contrast on `ground`. */
static PaintColor
shade (PaintColor color,
       PaintColor end,
       PaintColor ground,
       double     contrast)
{
  PaintColor mixed = color;

  for (double share = 0.05; paint_contrast (mixed, ground) < contrast && share <= 1; share += 0.05)
    mixed = paint_mix (color, end, share);

  return mixed;
}

static char *
dup_definition (const char *name,
                PaintColor  color)
{
  const GdkRGBA rgba = { color.red, color.green, color.blue, 1 };
  g_autofree char *text = gdk_rgba_to_string (&rgba);

  return g_strdup_printf ("@define-color %s %s;\n", name, text);
}

/* The accent as a line or ring is seen on the window and on its cards, which are a step nearer to
 * the text; as a button it carries white text. */
static char *
dup_accent_sheet (AppAccent accent)
{
  const PaintColor black = { 0, 0, 0, 1 }, white = { 1, 1, 1, 1 };
  const PaintColor color = { accent.red, accent.green, accent.blue, 1 };
  g_autoptr(GtkWidget) probe = g_object_ref_sink (gtk_label_new (NULL));
  PaintColor ground = look_up (probe, "theme_bg_color");
  PaintColor line = shade (color, look_up (probe, "theme_fg_color"), ground, 3.8);
  PaintColor fill = shade (color, black, white, 4.6);
  g_autofree char *hue = dup_definition ("accent_hue", line);
  g_autofree char *chosen = dup_definition ("chosen", line);
  g_autofree char *filled = dup_definition ("accent_fill", fill);
  g_autofree char *selected = dup_definition ("theme_selected_bg_color", color);

  return g_strconcat (hue, chosen, filled, selected, NULL);
}

static void
app_appearance_apply_accent (AppAppearance *self)
{
  AppAccent accent = app_portal_get_accent (self->portal);
  g_autofree char *sheet = NULL;

  app_appearance_clear_accent (self);
  if (!accent.is_set || app_portal_get_high_contrast (self->portal)
      || app_appearance_has_contrast_theme (self))
    return;

  sheet = dup_accent_sheet (accent);
  self->accent = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (self->accent, sheet, -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (self->accent),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

#endif

static void
app_appearance_apply_contrast (AppAppearance *self)
{
  GdkDisplay *display = gdk_display_get_default ();
  GtkStyleProvider *provider = GTK_STYLE_PROVIDER (self->contrast);

  gtk_style_context_remove_provider_for_display (display, provider);
  if (app_portal_get_high_contrast (self->portal) || app_appearance_has_contrast_theme (self))
    gtk_style_context_add_provider_for_display (display, provider,
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

static void
app_appearance_apply_motion (AppAppearance *self)
{
  bool is_still = app_portal_get_reduced_motion (self->portal);
  GtkSettings *settings = gtk_settings_get_default ();

  if (is_still == self->is_still)
    return;

  self->is_still = is_still;
  if (is_still)
    g_object_set (settings, "gtk-enable-animations", false, NULL);
  else
    gtk_settings_reset_property (settings, "gtk-enable-animations");
}

static void
app_appearance_apply (AppAppearance *self)
{
  app_appearance_apply_color_scheme (self);
  app_appearance_apply_contrast (self);
  app_appearance_apply_accent (self);
  app_appearance_apply_motion (self);
}

static void
app_appearance_finalize (GObject *object)
{
  AppAppearance *self = APP_APPEARANCE (object);

  app_appearance_clear_accent (self);
  g_clear_object (&self->contrast);
  g_clear_object (&self->settings);
  g_clear_object (&self->portal);
  g_clear_pointer (&self->theme_name, g_free);

  G_OBJECT_CLASS (app_appearance_parent_class)->finalize (object);
}

static void
app_appearance_class_init (AppAppearanceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = app_appearance_finalize;
}

static void
app_appearance_init (AppAppearance *self)
{
  self->contrast = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (self->contrast, "/nine-queens/contrast.css");
}

AppAppearance *
app_appearance_new (GSettings *settings)
{
  AppAppearance *self = g_object_new (APP_TYPE_APPEARANCE, NULL);

  self->settings = g_object_ref (settings);
  self->portal = g_object_new (APP_TYPE_PORTAL, NULL);
  g_signal_connect_object (settings, "changed::color-scheme", G_CALLBACK (app_appearance_apply),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->portal, "changed", G_CALLBACK (app_appearance_apply),
                           self, G_CONNECT_SWAPPED);
#ifdef HAVE_ADWAITA
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (app_appearance_apply_contrast), self, G_CONNECT_SWAPPED);
#else
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-theme-name",
                           G_CALLBACK (app_appearance_apply_contrast), self, G_CONNECT_SWAPPED);
#endif
  app_appearance_apply (self);

  return self;
}
