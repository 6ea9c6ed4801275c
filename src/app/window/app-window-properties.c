/* The window, its properties: what of it actions, settings and other widgets follow.
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
  PROP_LOCK_DIGIT,
  PROP_FIND_DIGIT,
  PROP_AUTO_MARKS,
  PROP_EXCLUDING,
  PROP_SHOW_ATTACKED,
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

/* The mode of entry and the digit of the pen, where there are keys for them. */
void
app_window_show_input (AppWindow *self)
{
  AppMode mode = app_input_get_mode (self->input);
  int pen_digit = app_input_get_pen_digit (self->input);

  app_play_page_set_input (self->play_page, mode, pen_digit);
  app_square_menu_set_input (self->square_menu, mode, pen_digit);
}

void
app_window_set_page (AppWindow *self,
                     AppPage    page)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (self->page == page)
    return;

  /* A page that goes must not take the focus with it. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->pages)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));

  self->page = page;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

void
app_window_set_kind (AppWindow *self,
                     GameKind   kind)
{
  app_session_set_kind (self->session, kind);
}

void
app_window_notify_kind (AppWindow *self)
{
  GameKind kind = app_window_get_kind (self);

  if (self->shown_kind == kind)
    return;

  self->shown_kind = kind;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KIND]);
}

/* Properties of the input are properties of the window too, by the same names. */
void
app_window_input_notify_cb (AppWindow  *self,
                            GParamSpec *pspec)
{
  app_window_show_input (self);
  g_object_notify (G_OBJECT (self), pspec->name);
}

void
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

/* Also asked while the window is made and has no settings yet. */
bool
app_window_shows_attacked (AppWindow *self)
{
  return self->settings == NULL || g_settings_get_boolean (self->settings, "show-attacked");
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
    case PROP_LOCK_DIGIT:
    case PROP_FIND_DIGIT:
    case PROP_AUTO_MARKS:
    case PROP_EXCLUDING:
      g_object_get_property (G_OBJECT (self->input), pspec->name, value);
      break;
    case PROP_SHOW_ATTACKED:
      g_value_set_boolean (value, app_window_shows_attacked (self));
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
      app_window_set_kind (self, g_value_get_enum (value));
      break;
    case PROP_PAGE:
      app_window_set_page (self, g_value_get_enum (value));
      break;
    case PROP_MODE:
    case PROP_LOCK_DIGIT:
    case PROP_FIND_DIGIT:
    case PROP_AUTO_MARKS:
    case PROP_EXCLUDING:
      g_object_set_property (G_OBJECT (self->input), pspec->name, value);
      break;
    case PROP_SHOW_ATTACKED:
      g_settings_set_boolean (self->settings, "show-attacked", g_value_get_boolean (value));
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
  properties[PROP_LOCK_DIGIT] = g_param_spec_int ("lock-digit", NULL, NULL, 0, 9, 0, flags);
  properties[PROP_FIND_DIGIT] = g_param_spec_int ("find-digit", NULL, NULL, 0, 9, 0, flags);
  properties[PROP_AUTO_MARKS] = g_param_spec_boolean ("auto-marks", NULL, NULL, false, flags);
  properties[PROP_EXCLUDING] = g_param_spec_boolean ("excluding", NULL, NULL, false, flags);
  properties[PROP_SHOW_ATTACKED] = g_param_spec_boolean ("show-attacked", NULL, NULL, true, flags);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, false, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_property_action (widget_class, "win.kind", "kind");
  gtk_widget_class_install_property_action (widget_class, "win.page", "page");
  gtk_widget_class_install_property_action (widget_class, "win.mode", "mode");
  gtk_widget_class_install_property_action (widget_class, "win.lock-digit", "lock-digit");
  gtk_widget_class_install_property_action (widget_class, "win.find-digit", "find-digit");
  gtk_widget_class_install_property_action (widget_class, "win.auto-marks", "auto-marks");
  gtk_widget_class_install_property_action (widget_class, "win.excluding", "excluding");
  gtk_widget_class_install_property_action (widget_class, "win.show-attacked", "show-attacked");
  gtk_widget_class_install_property_action (widget_class, "win.pause", "paused");
  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
}
