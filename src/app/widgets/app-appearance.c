/* Light, dark and high contrast: what the person chose here, else what the desktop says.
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

struct _AppAppearance
{
  GObject         parent_instance;

  GSettings      *settings;
  AppPortal      *portal;
  GtkCssProvider *contrast;     /* what high contrast adds to the style sheet */
  char           *theme_name;   /* the desktop's, while ours of high contrast stands in for it */
};

G_DEFINE_FINAL_TYPE (AppAppearance, app_appearance, G_TYPE_OBJECT)

#ifdef HAVE_ADWAITA

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
app_appearance_apply (AppAppearance *self)
{
  app_appearance_apply_color_scheme (self);
  app_appearance_apply_contrast (self);
}

static void
app_appearance_finalize (GObject *object)
{
  AppAppearance *self = APP_APPEARANCE (object);

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
