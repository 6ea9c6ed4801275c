/* AppWindow's properties, to which actions, settings and child widgets are bound.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/window/app-window-private.h"

#include "app/widgets/app-enums.h"

enum
{
  PROP_SETTINGS = 1,
  PROP_KIND,
  PROP_PAGE,
  PROP_MODE,
  PROP_PEN_DIGIT,
  PROP_FILTER,
  PROP_AUTO_MARKS,
  PROP_PAUSED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

GamePlay *
app_window_get_play (AppWindow *self)
{
  return app_session_get_play (self->session);
}

GameKind
app_window_get_kind (AppWindow *self)
{
  return app_session_get_kind (self->session);
}

const GameState *
app_window_get_state (AppWindow *self)
{
  return app_session_get_state (self->session);
}

void
app_window_set_page (AppWindow *self,
                     AppPage    page)
{
  if (self->page == page)
    return;

  self->page = page;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

static void
app_window_set_paused (AppWindow *self,
                       bool       paused)
{
  if (app_session_is_paused (self->session) == paused)
    return;

  app_session_set_paused (self->session, paused);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
}

bool
app_window_continue (AppWindow *self)
{
  bool was_paused = app_session_is_paused (self->session);

  app_window_set_paused (self, false);

  return was_paused;
}

static void
app_window_get_property (GObject      *object,
                         unsigned int  id,
                         GValue       *value,
                         GParamSpec   *pspec)
{
  AppWindow *self = APP_WINDOW (object);

  switch (id)
    {
    case PROP_KIND:
      g_value_set_enum (value, app_window_get_kind (self));
      break;
    case PROP_PAGE:
      g_value_set_enum (value, self->page);
      break;
    case PROP_MODE:
    case PROP_PEN_DIGIT:
    case PROP_FILTER:
    case PROP_AUTO_MARKS:
      g_object_get_property (G_OBJECT (self->input), pspec->name, value);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, app_session_is_paused (self->session));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
app_window_set_property (GObject      *object,
                         unsigned int  id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  AppWindow *self = APP_WINDOW (object);

  switch (id)
    {
    case PROP_SETTINGS:
      self->settings = g_value_dup_object (value);
      break;
    case PROP_KIND:
      app_session_set_kind (self->session, g_value_get_enum (value));
      break;
    case PROP_PAGE:
      app_window_set_page (self, g_value_get_enum (value));
      break;
    case PROP_MODE:
    case PROP_PEN_DIGIT:
    case PROP_FILTER:
    case PROP_AUTO_MARKS:
      g_object_set_property (G_OBJECT (self->input), pspec->name, value);
      break;
    case PROP_PAUSED:
      app_window_set_paused (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* Each is an action of the window too, with its value as the state. */
void
app_window_install_properties (AppWindowClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = app_window_get_property;
  object_class->set_property = app_window_set_property;

  properties[PROP_SETTINGS] = g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                                                   G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY
                                                   | G_PARAM_STATIC_STRINGS);
  properties[PROP_KIND] = g_param_spec_enum ("kind", NULL, NULL, GAME_TYPE_KIND, GAME_SUDOKU,
                                             flags);
  properties[PROP_PAGE] = g_param_spec_enum ("page", NULL, NULL, APP_TYPE_PAGE, APP_PAGE_PLAY,
                                             flags);
  properties[PROP_MODE] = g_param_spec_enum ("mode", NULL, NULL, APP_TYPE_MODE, APP_MODE_DIGIT,
                                             flags);
  properties[PROP_PEN_DIGIT] = g_param_spec_int ("pen-digit", NULL, NULL, 0, 9, 0, flags);
  properties[PROP_FILTER] = g_param_spec_int ("filter", NULL, NULL, 0, 9, 0, flags);
  properties[PROP_AUTO_MARKS] = g_param_spec_boolean ("auto-marks", NULL, NULL, false, flags);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, false, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_property_action (widget_class, "win.kind", "kind");
  gtk_widget_class_install_property_action (widget_class, "win.page", "page");
  gtk_widget_class_install_property_action (widget_class, "win.mode", "mode");
  gtk_widget_class_install_property_action (widget_class, "win.pen-digit", "pen-digit");
  gtk_widget_class_install_property_action (widget_class, "win.filter", "filter");
  gtk_widget_class_install_property_action (widget_class, "win.auto-marks", "auto-marks");
  gtk_widget_class_install_property_action (widget_class, "win.pause", "paused");
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
}
