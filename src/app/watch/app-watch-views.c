/* The card of views: decides how many are seen, and which.
 *
 * Each view has a card of its own, with its name above it where several are seen. One that is not
 * seen is not shown either, so that it costs nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-views.h"

#include <glib/gi18n-lib.h>

#include "app/tree/app-tree.h"
#include "app/watch/app-watch-code.h"
#include "app/watch/app-watch-stack.h"
#include "app/watch/app-watch-state.h"
#include "app/watch/app-watch-stop.h"
#include "app/widgets/app-adaptive-bin.h"
#include "app/widgets/app-drop-down.h"
#include "app/widgets/app-zoom-area.h"

enum
{
  TWO_VIEWS_WIDTH = 560,
  FOUR_VIEWS_WIDTH = 860,
  FOUR_VIEWS_HEIGHT = 420,
  NARROWEST_HEAD = 200,
  VIEW_HEIGHT = 96,             /* at least, with what belongs to it: the same for all */
  NARROW_HEIGHT = 50,           /* where room is short: three lines of code */
  GAP = 8,
  NARROW_GAP = 4,
  N_BESIDE = APP_WATCH_STOP_VIEW,       /* views that stand beside others */
};

/* In the settings, in the order of AppWatchViewId. */
static const char *const view_names[APP_N_WATCH_VIEWS] = {
  "tree", "code", "state", "stack", "stop",
};

static const char view_keys[APP_N_WATCH_VIEWS] = { 't', 'e', 'a', 'k', 'o' };

struct _AppWatchViews
{
  AppWidget        parent_instance;

  GtkBox          *box;
  GtkWidget       *head;        /* the switch, where one view is seen */
  GtkGrid         *switcher;    /* inside of it */
  GtkToggleButton *buttons[APP_N_WATCH_VIEWS];
  GtkGrid         *grid;
  GtkBox          *cards[APP_N_WATCH_VIEWS];
  GtkWidget       *titles[N_BESIDE];    /* where all are seen */
  GtkDropDown     *names[N_BESIDE];     /* where two of them are */
  GtkWidget       *windows[APP_N_WATCH_VIEWS];  /* on the views */
  AppWatchView    *views[APP_N_WATCH_VIEWS];
  GtkMenuButton   *stop_button;

  GSettings       *settings;
  AppWatchPlayer  *player;
  AppWatchViewId   first;
  AppWatchViewId   second;      /* of two */
  int              n_seen;      /* 1, 2 or 4 */
  guint            idle_id;
  bool             filling;     /* a choice is not the user's */
};

G_DEFINE_FINAL_TYPE (AppWatchViews, app_watch_views, APP_TYPE_WIDGET)

static const char *
get_title (AppWatchViewId view)
{
  const char *const titles[APP_N_WATCH_VIEWS] = {
    C_("view of a search", "Tree"),
    C_("view of a search", "Code"),
    C_("view of a search", "State"),
    C_("view of a search", "Stack"),
    /* Translators: where the search stops. */
    C_("view of a search", "Stop"),
  };

  return titles[view];
}

static bool
app_watch_views_sees (AppWatchViews  *self,
                      AppWatchViewId  view)
{
  if (self->n_seen == 4)
    return view != APP_WATCH_STOP_VIEW;

  return view == self->first || (self->n_seen == 2 && view == self->second);
}

/* A logical path may have come while these views, which are of searches, have not gone yet. */
static void
app_watch_views_show_seen (AppWatchViews *self)
{
  if (self->player == NULL || !GAME_IS_PLAYBACK (app_watch_player_get_playable (self->player)))
    return;

  for (int view = 0; view < APP_N_WATCH_VIEWS; view++)
    if (app_watch_views_sees (self, view)
        || (view == APP_WATCH_STOP_VIEW && self->n_seen > 1))
      app_watch_view_show (self->views[view], self->player);
}

/* Where the card of a view stands. */
static void
app_watch_views_place (AppWatchViews  *self,
                       AppWatchViewId  view)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  GtkWidget *card = GTK_WIDGET (self->cards[view]);
  bool is_second = self->n_seen == 2 ? view == self->second : self->n_seen == 4 && view % 2 == 1;

  g_object_set (gtk_layout_manager_get_layout_child (layout, card),
                "column", (int) is_second, "row", self->n_seen == 4 ? view / 2 : 0, NULL);
  app_widget_set_class (card, "card", self->n_seen > 1);
  gtk_widget_set_visible (card, app_watch_views_sees (self, view));
}

/* The conditions stand in the card, or hang from their button. */
static void
app_watch_views_place_stop (AppWatchViews *self)
{
  GtkWidget *stop = GTK_WIDGET (self->views[APP_WATCH_STOP_VIEW]);
  GtkPopover *popover = gtk_menu_button_get_popover (self->stop_button);
  GtkWidget *place = self->windows[APP_WATCH_STOP_VIEW];
  bool is_in_card = gtk_widget_is_ancestor (stop, place);

  gtk_widget_set_visible (GTK_WIDGET (self->stop_button), self->n_seen > 1);
  if (is_in_card == (self->n_seen == 1))
    return;

  g_object_ref (stop);
  if (is_in_card)
    {
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (place), NULL);
      gtk_popover_set_child (popover, stop);
    }
  else
    {
      gtk_popover_set_child (popover, NULL);
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (place), stop);
    }
  g_object_unref (stop);
}

/* The one place where the card is made to show what is chosen. */
static void
app_watch_views_update (AppWatchViews *self)
{
  self->filling = true;
  gtk_widget_set_visible (self->head, self->n_seen == 1);
  app_widget_set_class (GTK_WIDGET (self), "card", self->n_seen == 1);
  gtk_toggle_button_set_active (self->buttons[self->first], TRUE);

  for (int view = 0; view < APP_N_WATCH_VIEWS; view++)
    app_watch_views_place (self, view);

  for (int view = 0; view < N_BESIDE; view++)
    {
      gtk_drop_down_set_selected (self->names[view], view);
      gtk_widget_set_visible (GTK_WIDGET (self->names[view]), self->n_seen == 2);
      gtk_widget_set_visible (self->titles[view], self->n_seen == 4);
    }

  if (self->stop_button != NULL)
    app_watch_views_place_stop (self);
  self->filling = false;

  app_watch_views_show_seen (self);
}

static void
app_watch_views_keep (AppWatchViews *self)
{
  if (self->settings == NULL)
    return;

  g_settings_set_string (self->settings, "watch-view", view_names[self->first]);
  g_settings_set_string (self->settings, "watch-second-view", view_names[self->second]);
}

static void
app_watch_views_choose (AppWatchViews  *self,
                        AppWatchViewId  view,
                        bool            is_second)
{
  AppWatchViewId *chosen = is_second ? &self->second : &self->first;
  AppWatchViewId *other = is_second ? &self->first : &self->second;

  if (view == *other)
    *other = *chosen;
  *chosen = view;
  app_watch_views_update (self);
}

static void
app_watch_views_toggled_cb (AppWatchViews   *self,
                            GtkToggleButton *button)
{
  if (self->filling || !gtk_toggle_button_get_active (button))
    return;

  for (int view = 0; view < APP_N_WATCH_VIEWS; view++)
    if (self->buttons[view] == button)
      {
        app_watch_views_choose (self, view, false);
        app_watch_views_keep (self);
      }
}

static void
app_watch_views_named_cb (AppWatchViews *self,
                          GParamSpec    *pspec,
                          GtkDropDown   *names)
{
  if (self->filling)
    return;

  app_watch_views_choose (self, gtk_drop_down_get_selected (names),
                          names == self->names[self->second]);
  app_watch_views_keep (self);
}

/* Outside of the layout, because widgets come and go. */
static gboolean
app_watch_views_resized_cb (gpointer data)
{
  AppWatchViews *self = data;

  self->idle_id = 0;

  /* Of two, neither is the one that stands elsewhere then. */
  if (self->n_seen > 1 && self->first == APP_WATCH_STOP_VIEW)
    self->first = self->second == APP_WATCH_TREE_VIEW ? APP_WATCH_CODE_VIEW : APP_WATCH_TREE_VIEW;
  app_watch_views_update (self);

  return G_SOURCE_REMOVE;
}

static void
app_watch_views_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  AppWatchViews *self = APP_WATCH_VIEWS (widget);
  int n_seen = width < TWO_VIEWS_WIDTH ? 1
               : width < FOUR_VIEWS_WIDTH || height < FOUR_VIEWS_HEIGHT ? 2 : 4;
  GtkWidget *child = gtk_widget_get_first_child (widget);

  gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, baseline);

  if (n_seen == self->n_seen)
    return;

  self->n_seen = n_seen;
  if (self->idle_id == 0)
    self->idle_id = g_idle_add (app_watch_views_resized_cb, self);
}

static void
app_watch_views_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural,
                      NULL, NULL);
}

static void
app_watch_views_dispose (GObject *object)
{
  AppWatchViews *self = APP_WATCH_VIEWS (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_object (&self->player);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (app_watch_views_parent_class)->dispose (object);
}

static void
app_watch_views_class_init (AppWatchViewsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_watch_views_dispose;
  widget_class->measure = app_watch_views_measure;
  widget_class->size_allocate = app_watch_views_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "views");
}

/* In a row, or with large text on a small screen in two. */
static void
app_watch_views_head_narrow_cb (AppWatchViews *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->switcher));
  int n_columns = app_widget_get_narrow (APP_WIDGET (self->head)) ? 3 : APP_N_WATCH_VIEWS;

  for (int view = 0; view < APP_N_WATCH_VIEWS; view++)
    g_object_set (gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->buttons[view])),
                  "column", view % n_columns, "row", view / n_columns, NULL);
}

static GtkWidget *
app_watch_views_new_head (AppWatchViews *self)
{
  self->head = g_object_new (APP_TYPE_ADAPTIVE_BIN, "narrowest", NARROWEST_HEAD, NULL);
  self->switcher = GTK_GRID (g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE,
                                           "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP,
                                           NULL));
  gtk_widget_set_parent (GTK_WIDGET (self->switcher), self->head);
  gtk_widget_add_css_class (GTK_WIDGET (self->switcher), "segmented");
  app_widget_set_name (GTK_WIDGET (self->switcher), _("View"));
  g_signal_connect_object (self->head, "notify::narrow",
                           G_CALLBACK (app_watch_views_head_narrow_cb), self, G_CONNECT_SWAPPED);

  for (int view = 0; view < APP_N_WATCH_VIEWS; view++)
    {
      GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role",
                                        GTK_ACCESSIBLE_ROLE_RADIO, NULL);

      app_widget_set_keyed (GTK_BUTTON (button), get_title (view), view_keys[view]);
      self->buttons[view] = GTK_TOGGLE_BUTTON (button);
      gtk_toggle_button_set_group (self->buttons[view], view > 0 ? self->buttons[0] : NULL);
      g_signal_connect_object (button, "toggled", G_CALLBACK (app_watch_views_toggled_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_grid_attach (self->switcher, button, view, 0, 1, 1);
    }

  return self->head;
}

static GtkWidget *
app_watch_views_new_names (AppWatchViews  *self,
                           AppWatchViewId  view)
{
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  for (int other = 0; other < N_BESIDE; other++)
    gtk_string_list_append (titles, get_title (other));

  self->names[view] = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  app_drop_down_set_up (self->names[view], _("View"));
  gtk_drop_down_set_model (self->names[view], G_LIST_MODEL (titles));
  gtk_widget_set_halign (GTK_WIDGET (self->names[view]), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self->names[view]), "small-control");
  g_signal_connect_object (self->names[view], "notify::selected",
                           G_CALLBACK (app_watch_views_named_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self->names[view]);
}

static void
app_watch_views_add_card (AppWatchViews  *self,
                          AppWatchViewId  view,
                          GtkWidget      *content)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->cards[view] = GTK_BOX (card);
  self->windows[view] = content;
  gtk_widget_add_css_class (card, "watch-view");
  if (view != APP_WATCH_STOP_VIEW)
    {
      self->titles[view] = app_widget_new_label (get_title (view), "method-name");
      gtk_box_append (self->cards[view], self->titles[view]);
      gtk_box_append (self->cards[view], app_watch_views_new_names (self, view));
    }

  gtk_widget_set_vexpand (content, TRUE);
  gtk_box_append (self->cards[view], content);
  gtk_grid_attach (self->grid, card, 0, 0, 1, 1);
}

/* A view may be larger than its card, whose size is the same for all of them. */
static GtkWidget *
wrap_view (GtkWidget *view,
           bool       is_tree)
{
  GtkWidget *child = view;

  if (is_tree)
    {
      child = g_object_new (APP_TYPE_ZOOM_AREA, "pan-button", 0, NULL);
      gtk_widget_set_parent (view, child);
    }

  return g_object_new (GTK_TYPE_SCROLLED_WINDOW, "focusable", FALSE, "kinetic-scrolling", !is_tree,
                       "hscrollbar-policy", is_tree ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                       "child", child, NULL);
}

static void
app_watch_views_add_view (AppWatchViews  *self,
                          AppWatchViewId  view,
                          GType           type)
{
  GtkWidget *widget = g_object_new (type, NULL);

  self->views[view] = APP_WATCH_VIEW (widget);
  app_watch_views_add_card (self, view, wrap_view (widget, view == APP_WATCH_TREE_VIEW));
  if (view == APP_WATCH_TREE_VIEW)
    {
      gtk_box_append (self->cards[view], app_tree_get_depths (APP_TREE (widget)));
      gtk_box_append (self->cards[view], app_tree_get_legend (APP_TREE (widget)));
    }
}

/* Where room is short a view is three lines high, and one that does not follow the search is as
 * high as it is, for the page is scrolled. */
static void
app_watch_views_narrow_cb (AppWatchViews *self)
{
  bool is_narrow = app_widget_get_narrow (APP_WIDGET (self));

  gtk_box_set_spacing (self->box, is_narrow ? NARROW_GAP : GAP);
  for (int view = 0; view < APP_N_WATCH_VIEWS; view++)
    {
      bool is_whole = is_narrow && (view == APP_WATCH_STATE_VIEW || view == APP_WATCH_STOP_VIEW);

      gtk_widget_set_size_request (GTK_WIDGET (self->cards[view]), -1,
                                   is_narrow ? -1 : VIEW_HEIGHT);
      g_object_set (self->windows[view], "min-content-height", is_narrow ? NARROW_HEIGHT : -1,
                    "vscrollbar-policy", is_whole ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC, NULL);
    }
}

static void
app_watch_views_init (AppWatchViews *self)
{
  static GType (*const get_types[APP_N_WATCH_VIEWS]) (void) = {
    app_tree_get_type, app_watch_code_get_type, app_watch_state_get_type,
    app_watch_stack_get_type, app_watch_stop_get_type,
  };

  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  self->grid = GTK_GRID (g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE,
                                       "row-homogeneous", TRUE, "column-spacing", 10,
                                       "row-spacing", 10, "vexpand", TRUE, NULL));
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP));
  gtk_box_append (self->box, app_watch_views_new_head (self));
  gtk_box_append (self->box, GTK_WIDGET (self->grid));
  gtk_widget_set_parent (GTK_WIDGET (self->box), GTK_WIDGET (self));

  for (int view = 0; view < APP_N_WATCH_VIEWS; view++)
    app_watch_views_add_view (self, view, get_types[view] ());

  self->n_seen = 1;
  self->second = APP_WATCH_CODE_VIEW;
  g_signal_connect (self, "notify::narrow", G_CALLBACK (app_watch_views_narrow_cb), NULL);
  app_watch_views_narrow_cb (self);
  app_watch_views_update (self);
}

AppWatchViewId
app_watch_views_find (const char *name)
{
  for (int view = 0; view < APP_N_WATCH_VIEWS; view++)
    if (g_str_equal (name, view_names[view]))
      return view;

  return APP_WATCH_TREE_VIEW;
}

void
app_watch_views_bind (AppWatchViews *self,
                      GSettings     *settings,
                      GtkMenuButton *stop_button)
{
  g_autofree char *first = g_settings_get_string (settings, "watch-view");
  g_autofree char *second = g_settings_get_string (settings, "watch-second-view");

  g_return_if_fail (APP_IS_WATCH_VIEWS (self));

  g_set_object (&self->settings, settings);
  self->stop_button = stop_button;
  app_tree_bind (APP_TREE (self->views[APP_WATCH_TREE_VIEW]), settings);
  app_watch_code_bind (APP_WATCH_CODE (self->views[APP_WATCH_CODE_VIEW]), settings);
  app_watch_state_bind (APP_WATCH_STATE (self->views[APP_WATCH_STATE_VIEW]), settings);
  app_watch_stack_bind (APP_WATCH_STACK (self->views[APP_WATCH_STACK_VIEW]), settings);
  self->first = app_watch_views_find (first);
  self->second = app_watch_views_find (second);
  if (self->second == self->first)
    self->second = self->first == APP_WATCH_CODE_VIEW ? APP_WATCH_TREE_VIEW : APP_WATCH_CODE_VIEW;
  app_watch_views_update (self);
}

void
app_watch_views_show (AppWatchViews  *self,
                      AppWatchPlayer *player)
{
  g_return_if_fail (APP_IS_WATCH_VIEWS (self));

  g_set_object (&self->player, player);
  app_watch_views_show_seen (self);
}

void
app_watch_views_set_view (AppWatchViews  *self,
                          AppWatchViewId  view)
{
  g_return_if_fail (APP_IS_WATCH_VIEWS (self));

  if (view == APP_WATCH_STOP_VIEW && self->n_seen > 1)
    gtk_menu_button_popup (self->stop_button);
  else if (!app_watch_views_sees (self, view))
    app_watch_views_choose (self, view, false);
}

void
app_watch_views_choose_view (AppWatchViews  *self,
                             AppWatchViewId  view)
{
  app_watch_views_set_view (self, view);
  app_watch_views_keep (self);
}

GtkWidget *
app_watch_views_get_view (AppWatchViews  *self,
                          AppWatchViewId  view)
{
  g_return_val_if_fail (APP_IS_WATCH_VIEWS (self), NULL);

  return GTK_WIDGET (self->views[view]);
}
