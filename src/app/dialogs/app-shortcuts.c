/* The shortcuts are a table, each under the heading of its group.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-shortcuts.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-dialog.h"
#include "app/widgets/app-widget.h"

struct _AppShortcuts
{
  GtkWindow  parent_instance;

  GtkBox    *groups;
};

G_DEFINE_FINAL_TYPE (AppShortcuts, app_shortcuts, GTK_TYPE_WINDOW)

static const struct
{
  const char *group;            /* begins a group */
  const char *title;
  const char *accelerators;     /* as GtkShortcutLabel reads them, spaces between */
} shortcuts[] = {
  { NC_("shortcut window", "Board"), NC_("shortcut window", "Move"), "Left Right Up Down" },
  { NULL, NC_("shortcut window", "Move, like the arrows"), "w a s d" },
  { NULL, NC_("shortcut window", "Next empty square"), "<Control>Left <Control>Right" },
  { NULL, NC_("shortcut window", "Start and end of the row"), "Home End" },
  { NULL, NC_("shortcut window", "First and last square"), "<Control>Home <Control>End" },
  { NULL, NC_("shortcut window", "Up and down by a box"), "Page_Up Page_Down" },
  { NULL, NC_("shortcut window", "Select more"), "<Shift>Left <Shift>Right" },
  { NULL, NC_("shortcut window", "Select up to the edge"),
    "<Shift><Control>Left <Shift><Control>Right" },
  { NULL, NC_("shortcut window", "Select all, or nothing"), "<Control>a <Shift><Control>a" },
  { NULL, NC_("shortcut window", "Select what is not selected"), "<Control>i" },
  { NULL, NC_("shortcut window", "Select all that are alike"), "<Shift>f" },
  { NULL, NC_("shortcut window", "Erase"), "Delete BackSpace 0" },
  { NULL, NC_("shortcut window", "Menu of the square"), "Menu <Shift>F10" },

  { NC_("shortcut window", "Sudoku"), NC_("shortcut window", "Enter a digit"), "1...9" },
  { NULL, NC_("shortcut window", "Corner mark"), "<Shift>1...9" },
  { NULL, NC_("shortcut window", "Centre mark"), "<Control>1...9" },
  { NULL, NC_("shortcut window", "Colour"), "<Shift><Control>1...9" },
  { NULL, NC_("shortcut window", "No colour"), "<Shift><Control>0" },
  { NULL, NC_("shortcut window", "Mode: digit, corner, centre, colour, link"), "z x c v b" },
  { NULL, NC_("shortcut window", "Next and previous mode"), "space <Shift>space" },
  { NULL, NC_("shortcut window", "Centre marks, or digits again"), "e" },
  { NULL, NC_("shortcut window", "Pick a digit"), "Return" },
  { NULL, NC_("shortcut window", "Fill in all marks"), "m" },
  { NULL, NC_("shortcut window", "Automatic marks"), "<Shift>m" },
  { NULL, NC_("shortcut window", "Show where the digit of the cell can be"), "f" },

  { NC_("shortcut window", "Queens"), NC_("shortcut window", "Place or take a queen"),
    "space Return" },
  { NULL, NC_("shortcut window", "Exclude a square"), "x" },

  { NC_("shortcut window", "Puzzle"), NC_("shortcut window", "New"), "<Control>n" },
  { NULL, NC_("shortcut window", "Open"), "<Control>o" },
  { NULL, NC_("shortcut window", "Save"), "<Control>s" },
  { NULL, NC_("shortcut window", "Save as"), "<Shift><Control>s" },
  { NULL, NC_("shortcut window", "Next or previous puzzle of the file"),
    "<Control>Page_Down <Control>Page_Up" },
  { NULL, NC_("shortcut window", "Library"), "<Control>l" },
  { NULL, NC_("shortcut window", "Print"), "<Control>p" },
  { NULL, NC_("shortcut window", "Copy"), "<Control>c" },
  { NULL, NC_("shortcut window", "Copy as"), "<Shift><Control>c" },
  { NULL, NC_("shortcut window", "Paste"), "<Control>v" },
  { NULL, NC_("shortcut window", "Paste as marks"), "<Shift><Control>v" },
  { NULL, NC_("shortcut window", "Undo"), "<Control>z u" },
  { NULL, NC_("shortcut window", "Redo"), "<Shift><Control>z <Control>y r" },
  { NULL, NC_("shortcut window", "Hint, and more of it"), "F2 h" },
  { NULL, NC_("shortcut window", "Less of the hint"), "<Shift>h" },
  { NULL, NC_("shortcut window", "Do what the hint says"), "<Control>Return" },
  { NULL, NC_("shortcut window", "Check"), "<Control>k" },
  { NULL, NC_("shortcut window", "Solve"), "F5" },
  { NULL, NC_("shortcut window", "Watch how it is solved"), "<Shift>F5" },
  { NULL, NC_("shortcut window", "Pause"), "p" },
  { NULL, NC_("shortcut window", "About this puzzle"), "<Alt>Return" },

  { NC_("shortcut window", "Reading aloud"), NC_("shortcut window", "The square"),
    "<Control>d" },
  { NULL, NC_("shortcut window", "Its row; again for its column, and its box or region"),
    "<Shift><Control>d" },
  { NULL, NC_("shortcut window", "What is still to be placed"), "<Control>j" },

  { NC_("shortcut window", "Watching a search"), NC_("shortcut window", "Play and pause"),
    "space" },
  { NULL, NC_("shortcut window", "Step back and forward"), "Left Right" },
  { NULL, NC_("shortcut window", "Start and end of the search"), "Home End" },
  { NULL, NC_("shortcut window", "Next and previous solution"), "n <Shift>n" },
  { NULL, NC_("shortcut window", "Slower and faster"), "comma period" },
  { NULL, NC_("shortcut window", "Go to a tenth of the search"), "0...9" },
  { NULL, NC_("shortcut window", "Tree, code, state, stack, stops"),
    "<Alt>4 <Alt>5 <Alt>6 <Alt>7 <Alt>8" },
  { NULL, NC_("shortcut window", "Next and previous stop"), "F8 <Shift>F8" },
  { NULL, NC_("shortcut window", "Step over and step out"), "<Shift>Right <Shift>Up" },
  { NULL, NC_("shortcut window", "Stop at the line of code"), "b" },

  { NC_("shortcut window", "Window"), NC_("shortcut window", "Play, Watch, Solutions"),
    "<Alt>1 <Alt>2 <Alt>3" },
  { NULL, NC_("shortcut window", "Previous and next page of a long list"),
    "<Alt>Page_Up <Alt>Page_Down" },
  { NULL, NC_("shortcut window", "Zoom in and out"), "<Control>plus <Control>minus" },
  { NULL, NC_("shortcut window", "Normal size"), "<Control>0" },
  { NULL, NC_("shortcut window", "Main menu"), "F10" },
  { NULL, NC_("shortcut window", "Show or hide the side pane"), "F9" },
  { NULL, NC_("shortcut window", "Fullscreen"), "F11" },
  { NULL, NC_("shortcut window", "Keyboard shortcuts"), "<Control>question" },
  { NULL, NC_("shortcut window", "Help"), "F1" },
  { NULL, NC_("shortcut window", "Preferences"), "<Control>comma" },
  { NULL, NC_("shortcut window", "Close"), "<Control>w" },
  { NULL, NC_("shortcut window", "Quit"), "<Control>q" },
};

static void
add_keys (GtkWidget  *box,
          const char *accelerators)
{
  GtkWidget *keys = gtk_shortcut_label_new (accelerators);

  gtk_widget_set_halign (keys, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), keys);
}

/* Combinations of keys, which are wide, stand below each other. */
static GtkWidget *
new_row (const char *title,
         const char *accelerators)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = app_widget_new_label (title, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_auto(GStrv) combinations = g_strsplit (accelerators, " ", -1);

  if (strchr (accelerators, '<') == NULL)
    add_keys (box, accelerators);
  else
    for (int i = 0; combinations[i] != NULL; i++)
      add_keys (box, combinations[i]);

  gtk_widget_set_hexpand (label, true);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), box);

  return row;
}

static const char *
translate (const char *text)
{
  return g_dpgettext2 (NULL, "shortcut window", text);
}

static void
app_shortcuts_fill (AppShortcuts *self)
{
  GtkBox *card = NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      if (shortcuts[i].group != NULL)
        card = app_dialog_add_group (self->groups, translate (shortcuts[i].group));

      gtk_box_append (card, new_row (translate (shortcuts[i].title), shortcuts[i].accelerators));
    }
}

static void
app_shortcuts_class_init (AppShortcutsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/shortcuts.ui");
  gtk_widget_class_bind_template_child (widget_class, AppShortcuts, groups);
  app_dialog_add_keys (widget_class);
}

static void
app_shortcuts_init (AppShortcuts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_shortcuts_fill (self);
}

GtkWidget *
app_shortcuts_new (GtkWindow *parent)
{
  return app_dialog_new (APP_TYPE_SHORTCUTS, parent);
}
