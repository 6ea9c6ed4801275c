/* The pad of digits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/play/app-pad.h"

#include "app/play/app-key.h"
#include "app/widgets/app-enums.h"

enum { N_DIGITS = SUDOKU_DIGITS };

struct _AppPad
{
  AppWidget    parent_instance;

  GtkGrid     *grid;
  GtkWidget   *keys[N_DIGITS];
  GtkWidget   *erase;
  GtkWidget   *no_colour;
  GtkWidget   *no_links;
  AppMode      meant;
  AppPadOrder  order;
};

G_DEFINE_FINAL_TYPE (AppPad, app_pad, APP_TYPE_WIDGET)

static void
app_pad_place (AppPad    *self,
               GtkWidget *key,
               int        column,
               int        row)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  GtkLayoutChild *child = gtk_layout_manager_get_layout_child (layout, key);

  gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (child), column);
  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (child), row);
}

static void
app_pad_arrange (AppPad *self)
{
  bool narrow = app_widget_get_narrow (APP_WIDGET (self));
  bool colour = self->meant == APP_MODE_COLOR;
  bool link = self->meant == APP_MODE_LINK;
  bool phone = self->order == APP_PAD_ORDER_PHONE;

  for (int i = 0; i < N_DIGITS; i++)
    {
      if (narrow)
        app_pad_place (self, self->keys[i], i % 5, i / 5);
      else
        app_pad_place (self, self->keys[i], i % 3, phone ? i / 3 : 2 - i / 3);
    }

  app_pad_place (self, self->erase, 4, 1);
  app_pad_place (self, self->no_colour, 4, 1);
  app_pad_place (self, self->no_links, 4, 1);
  gtk_widget_set_visible (self->erase, narrow && !colour && !link);
  gtk_widget_set_visible (self->no_colour, narrow && colour);
  gtk_widget_set_visible (self->no_links, narrow && link);
  app_widget_set_class (GTK_WIDGET (self), "narrow", narrow);
  gtk_grid_set_row_spacing (self->grid, narrow ? 6 : 8);
  gtk_grid_set_column_spacing (self->grid, narrow ? 6 : 8);
}

/* The key at the top left. */
static GtkWidget *
app_pad_get_first (AppPad *self)
{
  bool narrow = app_widget_get_narrow (APP_WIDGET (self));

  return self->keys[narrow || self->order == APP_PAD_ORDER_PHONE ? 0 : 6];
}

static void
app_pad_key_clicked_cb (AppPad *self)
{
  g_signal_emit_by_name (self, "digit-used");
}

static gboolean
app_pad_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (app_pad_get_first (APP_PAD (widget)));
}

static void
app_pad_set_property (GObject      *object,
                      unsigned int  id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  AppPad *self = APP_PAD (object);

  self->order = g_value_get_enum (value);
  app_pad_arrange (self);
}

static void
app_pad_class_init (AppPadClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = app_pad_set_property;
  widget_class->focus = app_widget_focus_at_once;
  widget_class->grab_focus = app_pad_grab_focus;

  g_object_class_install_property (object_class, 1,
                                   g_param_spec_enum ("order", NULL, NULL, APP_TYPE_PAD_ORDER,
                                                      APP_PAD_ORDER_NUMPAD,
                                                      G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));

  g_signal_new ("digit-used", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/pad.ui");
  gtk_widget_class_bind_template_child (widget_class, AppPad, grid);
  gtk_widget_class_bind_template_child (widget_class, AppPad, erase);
  gtk_widget_class_bind_template_child (widget_class, AppPad, no_colour);
  gtk_widget_class_bind_template_child (widget_class, AppPad, no_links);
  gtk_widget_class_bind_template_callback (widget_class, app_pad_arrange);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "pad");
}

static void
app_pad_init_keys (AppPad *self)
{
  for (int i = 0; i < N_DIGITS; i++)
    {
      self->keys[i] = app_key_new (i + 1);
      gtk_widget_set_hexpand (self->keys[i], true);
      gtk_grid_attach (self->grid, self->keys[i], 0, i + 1, 1, 1);
      gtk_widget_insert_before (self->keys[i], GTK_WIDGET (self->grid), self->erase);
      g_signal_connect_object (self->keys[i], "clicked", G_CALLBACK (app_pad_key_clicked_cb),
                               self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    }
}

static void
app_pad_init (AppPad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_widget_keep_arrows (GTK_WIDGET (self));
  app_pad_init_keys (self);
  app_pad_set_mode (self, APP_MODE_DIGIT, APP_MODE_DIGIT);

  /* A pad looks like the keys it stands for, in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self->grid), GTK_TEXT_DIR_LTR);
}

bool
app_pad_is_keypad (GSettings *settings)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), false);

  return g_settings_get_enum (settings, "pad-order") == APP_PAD_ORDER_NUMPAD;
}

void
app_pad_set_action (AppPad     *self,
                    const char *action)
{
  g_return_if_fail (APP_IS_PAD (self));

  for (int i = 0; i < N_DIGITS; i++)
    gtk_actionable_set_action_name (GTK_ACTIONABLE (self->keys[i]), action);
}

void
app_pad_set_mode (AppPad  *self,
                  AppMode  mode,
                  AppMode  meant)
{
  g_return_if_fail (APP_IS_PAD (self));

  self->meant = meant;
  for (int i = 0; i < N_DIGITS; i++)
    app_key_set_mode (APP_KEY (self->keys[i]), mode, meant);

  app_pad_arrange (self);
}

void
app_pad_set_pen_digit (AppPad *self,
                       int     digit)
{
  g_return_if_fail (APP_IS_PAD (self));

  for (int i = 0; i < N_DIGITS; i++)
    app_key_set_pen (APP_KEY (self->keys[i]), i + 1 == digit);
}

void
app_pad_set_sudoku (AppPad           *self,
                    const GameSudoku *sudoku)
{
  SudokuGrid grid = game_sudoku_grid (sudoku);
  int remaining[N_DIGITS];

  g_return_if_fail (APP_IS_PAD (self));

  for (int i = 0; i < N_DIGITS; i++)
    remaining[i] = N_DIGITS;
  for (int cell = 0; cell < SUDOKU_CELLS; cell++)
    if (grid.digit[cell] != 0)
      remaining[grid.digit[cell] - 1]--;

  for (int i = 0; i < N_DIGITS; i++)
    app_key_set_remaining (APP_KEY (self->keys[i]), remaining[i]);
}

void
app_pad_press (AppPad *self,
               int     digit)
{
  g_return_if_fail (APP_IS_PAD (self));
  g_return_if_fail (digit >= 1 && digit <= N_DIGITS);

  g_signal_emit_by_name (self->keys[digit - 1], "clicked");
}
