/* A monkey at the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "support/app/app-monkey.h"

#include <time.h>

#include "app/board/app-board-pointer.h"

enum { MAX_TURNS = 200 };       /* of the main loop after a step */

/* Words that a user, a file or a setting may have for the program, and some that none has. */
static const char *const words[] = {
  "sudoku", "queens", "play", "watch", "solutions", "digit", "corner", "centre", "colour", "link",
  "beginner", "easy", "medium", "hard", "unfair", "extreme", "flags", "0000", "0200", "0401",
  "0503", "0709", "0901", "8", "1 5 8 6 3 7 2 4", "12", "-1", "99999999999999999999", "%s%n", "",
  "\303\244\n",
};

const char *
monkey_pick_word (void)
{
  return words[g_test_rand_int_range (0, G_N_ELEMENTS (words))];
}

/* Links would start a browser, and the window is not closed by hand here. */
static bool
touch_may_press (GtkWidget *widget)
{
  const char *action = NULL;

  if (GTK_IS_ACTIONABLE (widget))
    action = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));

  return !GTK_IS_LINK_BUTTON (widget) && g_strcmp0 (action, "window.close") != 0;
}

static bool
touch_is_control (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget)
         || GTK_IS_RANGE (widget) || GTK_IS_DROP_DOWN (widget) || GTK_IS_SPIN_BUTTON (widget)
         || GTK_IS_EDITABLE (widget) || GTK_IS_GRID_VIEW (widget) || GTK_IS_LIST_BOX_ROW (widget)
         || GTK_IS_SCROLLED_WINDOW (widget)
         || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton");
}

static void
touch_collect (GtkWidget *widget,
               GPtrArray *controls)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;

  if (touch_is_control (widget) && touch_may_press (widget))
    g_ptr_array_add (controls, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    touch_collect (child, controls);
}

static void
touch_adjust (GtkAdjustment *adjustment)
{
  double lower = gtk_adjustment_get_lower (adjustment);
  double upper = gtk_adjustment_get_upper (adjustment);

  if (upper > lower)
    gtk_adjustment_set_value (adjustment, g_test_rand_double_range (lower, upper));
}

static void
touch_select (GtkSelectionModel *model)
{
  guint n_items = model == NULL ? 0 : g_list_model_get_n_items (G_LIST_MODEL (model));

  if (n_items > 0)
    gtk_selection_model_select_item (model, g_test_rand_int_range (0, MIN (n_items, G_MAXINT)),
                                     true);
}

static void
touch_drop_down (GtkDropDown *drop_down)
{
  GListModel *model = gtk_drop_down_get_model (drop_down);
  guint n_items = model == NULL ? 0 : g_list_model_get_n_items (model);

  if (n_items > 0)
    gtk_drop_down_set_selected (drop_down, g_test_rand_int_range (0, n_items));
}

/* A press takes the focus, as a rule. GTK 4.8 complains when a popover opens while nothing has it,
 * and a widget that had it may be insensitive by the time that this one opens. */
static void
activate (GtkWidget *widget)
{
  if (gtk_widget_get_focus_on_click (widget))
    gtk_widget_grab_focus (widget);
  gtk_widget_activate (widget);
}

static void
touch_control (GtkWidget *widget)
{
  if (GTK_IS_RANGE (widget))
    touch_adjust (gtk_range_get_adjustment (GTK_RANGE (widget)));
  else if (GTK_IS_SPIN_BUTTON (widget))
    touch_adjust (gtk_spin_button_get_adjustment (GTK_SPIN_BUTTON (widget)));
  else if (GTK_IS_SCROLLED_WINDOW (widget))
    touch_adjust (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget)));
  else if (GTK_IS_GRID_VIEW (widget))
    touch_select (gtk_grid_view_get_model (GTK_GRID_VIEW (widget)));
  else if (GTK_IS_DROP_DOWN (widget))
    touch_drop_down (GTK_DROP_DOWN (widget));
  else if (GTK_IS_EDITABLE (widget) && g_test_rand_bit ())
    gtk_editable_set_text (GTK_EDITABLE (widget), monkey_pick_word ());
  else
    activate (widget);
}

/* Touches one of what can be seen below `root`, and says what it was; NULL where there is none. */
const char *
monkey_touch (GtkWidget *root)
{
  g_autoptr(GPtrArray) controls = g_ptr_array_new ();
  GtkWidget *widget;
  const char *name;

  touch_collect (root, controls);
  if (controls->len == 0)
    return NULL;

  widget = controls->pdata[g_test_rand_int_range (0, controls->len)];
  name = G_OBJECT_TYPE_NAME (widget);
  touch_control (widget);

  return name;
}

double
monkey_get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec + now.tv_nsec * 1e-9;
}

void
monkey_note_busy (Monkey *monkey,
                  double  begin)
{
  double seconds = monkey_get_time () - begin;
  double *most;

  if (monkey->doing == NULL)
    return;

  most = g_hash_table_lookup (monkey->busy, monkey->doing);
  *most = MAX (*most, seconds);
}

/* As GTK does at the end of an event, of which there are none here: the focus leaves a popover that
 * has closed, or has not shown its content yet, and comes back where it had gone. GTK 4.8 complains
 * when a popover opens while nothing has it. A board that is covered cannot take it. */
static void
move_focus (Monkey *monkey)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (monkey->window));
  bool is_shown = focus != NULL && (gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL
                                    || gtk_widget_get_mapped (focus));

  if (!is_shown && !gtk_widget_grab_focus (GTK_WIDGET (ui_get_board (monkey->window))))
    gtk_widget_child_focus (GTK_WIDGET (monkey->window), GTK_DIR_TAB_FORWARD);
}

/* A button that was activated is pressed a quarter of a second later, and may open a popover. */
static bool
turn_once (Monkey *monkey,
           bool    may_block)
{
  double begin = monkey_get_time ();
  bool turned;

  move_focus (monkey);
  turned = g_main_context_iteration (NULL, may_block);
  monkey_note_busy (monkey, begin);

  return turned;
}

void
monkey_settle (Monkey *monkey)
{
  for (int i = 0; i < MAX_TURNS && turn_once (monkey, false); i++)
    ;
  move_focus (monkey);
}

static void
over_cb (gpointer data)
{
  bool *over = data;

  *over = true;
}

void
monkey_wait (Monkey *monkey)
{
  bool over = false;

  g_timeout_add_once (g_test_rand_int_range (1, 60), over_cb, &over);
  while (!over)
    turn_once (monkey, true);
}

void
monkey_say (Monkey     *monkey,
            const char *step,
            const char *what)
{
  g_autofree char *name = g_strdup_printf ("%s %s", step, what);
  gpointer key;

  g_test_message ("%s", name);
  if (!g_hash_table_lookup_extended (monkey->busy, name, &key, NULL))
    {
      key = g_steal_pointer (&name);
      g_hash_table_insert (monkey->busy, key, g_new0 (double, 1));
    }

  monkey->doing = key;
}

/* Keys. */

void
monkey_press_key (Monkey *monkey)
{
  static const unsigned int keyvals[] = {
    GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Home, GDK_KEY_End,
    GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_Escape, GDK_KEY_Delete, GDK_KEY_BackSpace,
    GDK_KEY_Return, GDK_KEY_space, GDK_KEY_Tab, GDK_KEY_Menu, GDK_KEY_F1, GDK_KEY_F10,
    GDK_KEY_KP_0, GDK_KEY_KP_5, GDK_KEY_KP_9, GDK_KEY_KP_Left, GDK_KEY_KP_Enter, GDK_KEY_plus,
    GDK_KEY_minus, GDK_KEY_comma, GDK_KEY_period, GDK_KEY_slash, GDK_KEY_Cyrillic_ef,
    GDK_KEY_eacute, GDK_KEY_VoidSymbol,
  };
  GdkModifierType state = 0;
  unsigned int keyval;
  unsigned int keycode = g_test_rand_bit () ? g_test_rand_int_range (9, 136) : 0;

  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      keyval = GDK_KEY_0 + g_test_rand_int_range (0, 10);
      break;
    case 1:
      keyval = GDK_KEY_a + g_test_rand_int_range (0, 26);
      break;
    default:
      keyval = keyvals[g_test_rand_int_range (0, G_N_ELEMENTS (keyvals))];
    }

  if (g_test_rand_int_range (0, 3) == 0)
    state |= GDK_SHIFT_MASK;
  if (g_test_rand_int_range (0, 4) == 0)
    state |= GDK_CONTROL_MASK;
  if (g_test_rand_int_range (0, 20) == 0)
    state |= GDK_ALT_MASK;

  monkey_say (monkey, "key", gdk_keyval_name (keyval));
  ui_send_key (monkey->window, keyval, keycode, state);
  if (g_test_rand_bit ())
    ui_release_key (monkey->window);
}

/* The pointer. */

static int
pick_square (AppBoard *board)
{
  int size = app_board_get_scene (board)->size;

  return g_test_rand_int_range (0, size * size);
}

void
monkey_use_pointer (Monkey *monkey)
{
  static const GdkModifierType states[] = { 0, 0, 0, GDK_SHIFT_MASK, GDK_CONTROL_MASK };
  AppBoard *board = ui_get_board (monkey->window);
  unsigned int button = g_test_rand_int_range (0, 4) == 0 ? GDK_BUTTON_SECONDARY
                                                          : GDK_BUTTON_PRIMARY;
  GdkModifierType state = states[g_test_rand_int_range (0, G_N_ELEMENTS (states))];
  int square = pick_square (board);

  PaintMark mark = { square, g_test_rand_int_range (0, 10), g_test_rand_int_range (0, 2) };

  monkey_say (monkey, "pointer", button == GDK_BUTTON_PRIMARY ? "primary" : "secondary");
  app_board_press_mark (board, mark, button, state, 1);
  app_board_press (board, square, button, state, 1);
  if (g_test_rand_int_range (0, 6) == 0)
    app_board_press (board, square, button, state, 2);
  for (int n = g_test_rand_int_range (0, 4); n > 0; n--)
    app_board_drag_to (board, pick_square (board));

  if (g_test_rand_int_range (0, 8) == 0)
    app_board_cancel_drag (board);
  else if (g_test_rand_int_range (0, 12) > 0)
    app_board_end_drag (board);
}

void
monkey_hold_square (Monkey *monkey)
{
  AppBoard *board = ui_get_board (monkey->window);

  monkey_say (monkey, "pointer", "held");
  g_signal_emit_by_name (board, "square-held", pick_square (board));
}

void
monkey_activate_cell (Monkey *monkey)
{
  AppBoard *board = ui_get_board (monkey->window);

  monkey_say (monkey, "cell", "activate");
  ui_activate_cell (monkey->window, pick_square (board));
}

/* Actions. */

/* What an action can be asked for; others take numbers of 1 to 9 and any word. */
static const struct
{
  const char *name;
  int         first;
  int         last;
} number_targets[] = {
  { "win.new-queens", 1, QUEENS_MAX },
  { "win.step-mode", -1, 1 },
  { "win.pen-digit", 0, 9 },
  { "win.filter", 0, 9 },
  { "win.go-back", -1, 3 },
  { "win.remove-savepoint", -1, 3 },
  { "win.lesson", -1, 16 },
  { "win.example", -1, 70 },
};

static GVariant *
make_number (const char *action)
{
  for (size_t i = 0; i < G_N_ELEMENTS (number_targets); i++)
    if (g_str_equal (number_targets[i].name, action))
      return g_variant_new_int32 (g_test_rand_int_range (number_targets[i].first,
                                                         number_targets[i].last + 1));

  return g_variant_new_int32 (g_test_rand_int_range (1, 10));
}

static GVariant *
make_target (const char         *action,
             const GVariantType *type)
{
  if (type == NULL)
    return NULL;
  if (g_variant_type_equal (type, G_VARIANT_TYPE_INT32))
    return make_number (action);
  if (g_variant_type_equal (type, G_VARIANT_TYPE_STRING))
    return g_variant_new_string (monkey_pick_word ());
  if (g_variant_type_equal (type, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (g_test_rand_bit ());
  if (g_str_equal (action, "win.backup"))
    return g_variant_new ("(bs)", g_test_rand_bit (), "");
  if (g_str_equal (action, "win.watch-judged"))
    return g_variant_new ("(ibt)", g_test_rand_int_range (1, QUEENS_MAX + 1), g_test_rand_bit (),
                          (guint64) g_test_rand_int_range (0, 1000));

  g_assert_cmpstr (g_variant_type_peek_string (type), ==, "(si)");

  return g_variant_new ("(si)", monkey_pick_word (), g_test_rand_int_range (-1, QUEENS_MAX + 2));
}

/* The number of a random action of the window, which stays. */
static unsigned int
pick_action (GtkWidgetClass *klass)
{
  g_autoptr(GArray) numbers = g_array_new (false, false, sizeof (unsigned int));
  const GVariantType *type;
  const char *name;
  const char *property;
  GType owner;

  for (unsigned int i = 0; gtk_widget_class_query_action (klass, i, &owner, &name, &type,
                                                          &property); i++)
    if (g_str_has_prefix (name, "win.") && !g_str_equal (name, "win.close-anyway"))
      g_array_append_val (numbers, i);

  return g_array_index (numbers, unsigned int, g_test_rand_int_range (0, numbers->len));
}

void
monkey_use_action (Monkey *monkey)
{
  GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (monkey->window);
  g_autoptr(GVariant) target = NULL;
  const GVariantType *type;
  const char *name;
  const char *property;
  GType owner;

  gtk_widget_class_query_action (klass, pick_action (klass), &owner, &name, &type, &property);
  monkey_say (monkey, "action", name);
  target = make_target (name, type);
  if (target != NULL)
    g_variant_ref_sink (target);
  gtk_widget_activate_action_variant (GTK_WIDGET (monkey->window), name, target);
}

/* The most usual one, which is one of many actions. */
void
monkey_use_usual_action (Monkey *monkey)
{
  static const char *const names[] = {
    "win.undo", "win.undo", "win.redo", "win.hint", "win.hint", "win.hint-apply", "win.check",
    "win.solve", "win.fill-marks", "win.keep-state", "win.auto-marks", "win.bring-back",
  };
  const char *name = names[g_test_rand_int_range (0, G_N_ELEMENTS (names))];

  monkey_say (monkey, "action", name);
  gtk_widget_activate_action (GTK_WIDGET (monkey->window), name, NULL);
}

void
monkey_use_app_action (Monkey *monkey)
{
  static const char *const names[] = { "preferences", "shortcuts", "help", "about" };
  const char *name = names[g_test_rand_int_range (0, G_N_ELEMENTS (names))];

  monkey_say (monkey, "dialog", name);
  g_action_group_activate_action (G_ACTION_GROUP (ui_get_application ()), name, NULL);
}

