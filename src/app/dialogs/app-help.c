/* The help is a table of headings and paragraphs, and the list of what tutorials show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/dialogs/app-help.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/app-dialog.h"
#include "app/widgets/app-widget.h"
#include "game/learn/game-examples.h"

struct _AppHelp
{
  GtkWindow        parent_instance;

  GtkToggleButton *text_button;
  GtkStack        *stack;
  GtkBox          *sections;
  GtkListBox      *examples;
};

G_DEFINE_FINAL_TYPE (AppHelp, app_help, GTK_TYPE_WINDOW)

enum { MAX_PARAGRAPHS = 5 };

static const struct
{
  const char *title;
  const char *paragraphs[MAX_PARAGRAPHS];
  const char *action;           /* of a button below them, or NULL */
  const char *label;            /* on it */
} sections[] = {
  { N_("Sudoku"),
    { N_("Fill every cell so that each row, each column and each box of nine has the digits 1 "
         "to 9 once. A proper puzzle has exactly one solution, and never needs a guess."),
      N_("Select a cell and type a digit, or pick one beside the board; the same digit again "
         "takes it out. Drag to select several cells. New has puzzles of six levels, those "
         "for beginners with many digits, and single techniques to practise."),
      N_("The name of a technique, wherever it stands, opens its page: what it is, a position that "
         "shows it, and one in which you look for the step yourself.") } },
  { N_("Marks and Colours"),
    { N_("Marks remember what you found out. Corner marks say where in a box a digit can be, "
         "centre marks what a cell can hold; a hint reads the centre marks. Hold Shift for a "
         "corner mark, Control for a centre mark, and both for a colour."),
      N_("M fills in all marks. The program can also keep them up to date: see the preferences."),
      N_("Click a mark of the selected cell to enter its digit. While keys enter marks, the click "
         "takes it out; while they enter colours, it colours the mark, and the next colour is for "
         "that mark too."),
      N_("With Link, click two marks, or drag from one to the other: a line joins them. The same "
         "again makes it dashed, for a weak link, and once more removes it. With keys, select a "
         "cell and type the digit of its mark, then the same at the other end."),
      N_("The row of digits named Filter, or F, shows where a digit can still be: those cells get "
         "a ring, and the other empty cells are hatched.") } },
  { N_("Queens"),
    { N_("Place n queens on a board of n by n so that none attacks another: one in each row "
         "and each column, and no two on a diagonal. Click a square to cross it out, "
         "again to place a queen, and once more to empty it; drag to cross out several. Return "
         "places a queen at once."),
      N_("A board may begin with fixed queens that leave exactly one way to place the others.") } },
  { N_("Coloured Queens"),
    { N_("Place one queen in each row, each column and each coloured region. Queens must not "
         "touch, not even at a corner; long diagonals are free. There is exactly one "
         "solution."),
      N_("Large crosses are your own. Small ones stand where a queen on the board rules out "
         "another one; a switch beside the board turns them off.") } },
  { N_("Puzzles of Your Own"),
    { N_("New, Enter a Puzzle gives you an empty board. A bar beside it says after every digit "
         "whether the puzzle has one solution, several or none; Start makes it yours to solve. "
         "Digits go on to the next cell, so that you type row by row: 0, a point or Space leaves "
         "a cell empty, Backspace goes back."),
      N_("Paste and Open read all usual forms of text, links of SudokuPad and f-puzzles, and "
         "files dropped on the window; where there are many puzzles you choose one. Save keeps a "
         "game with all its steps, or the puzzle in a form that other programs read.") } },
  { N_("Hints"),
    { N_("A hint tells as much as you want: first what to look for, then where, then why, and "
         "at last it does the step. If something is wrong it says so first, and can go back to "
         "before the mistake."),
      N_("r4c7 is the cell in row 4, column 7, counted from the top left. Regions of coloured "
         "queens have the names of their patterns.") } },
  { N_("With a Screen Reader"),
    { N_("Every square says its place and what is in it. Ctrl+D says it again, Shift+Ctrl+D reads "
         "its row, and when pressed again its column, then its box or region. Ctrl+J says what is "
         "still to be placed.") } },
  { N_("Watch and Solutions"),
    { N_("Watch shows how a search tries, fails and goes back, step by step and in both "
         "directions, by several methods; and how a sudoku is solved by logic. Solutions lists "
         "every solution of a puzzle."),
      N_("Check My Output, below Export on the Solutions page, judges what a program of yours "
         "printed for a problem of YBT, Luogu or LeetCode. It shows the first board that is wrong, "
         "and Watch goes on from the last one that is right.") },
    "win.judge", N_("Check My Output") },
  { N_("A Closer Look"),
    { N_("Spread two fingers to make the board or the search tree larger, or turn the wheel with "
         "Control held; Zoom in the main menu does it, too. Drag with two fingers or the middle "
         "button to move a large board. The list of solutions has small boards of three "
         "sizes.") } },
  { N_("Nothing Gets Lost"),
    { N_("Everything that you do to a puzzle can be undone, and everything is kept as you go. "
         "Puzzles that you left are in the library, with your times."),
      N_("Before you try something, press Keep This State: a savepoint appears, named after what "
         "you do next. Click it to go back there, and undo that if you like. Its menu gives it "
         "another name or removes it."),
      N_("Back Up, in the menu of the library, writes all of it and your preferences into one "
         "file. Restore adds what is in such a file to what is here, on this computer or another "
         "one; Undo in its message takes that out again.") } },
};

static void
app_help_add (GtkWidget  *section,
              const char *text,
              const char *css_class)
{
  GtkWidget *label = app_widget_new_label (text, css_class);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  gtk_box_append (GTK_BOX (section), label);
}

/* The dialog closes and the main window does what the button says. */
static void
app_help_button_clicked_cb (GtkWidget *button)
{
  app_dialog_act (GTK_WIDGET (gtk_widget_get_root (button)),
                  g_object_get_data (G_OBJECT (button), "action"), NULL);
}

static void
app_help_add_button (GtkWidget  *section,
                     const char *action,
                     const char *label)
{
  GtkWidget *button = gtk_button_new ();

  app_widget_set_keyed (GTK_BUTTON (button), label, label[0]);
  g_object_set_data (G_OBJECT (button), "action", (gpointer) action);
  g_signal_connect (button, "clicked", G_CALLBACK (app_help_button_clicked_cb), NULL);
  gtk_widget_add_css_class (button, "tile");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (section), button);
}

static void
app_help_fill (AppHelp *self)
{
  for (size_t i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      GtkWidget *section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

      app_help_add (section, _(sections[i].title), "heading");
      for (int j = 0; j < MAX_PARAGRAPHS && sections[i].paragraphs[j] != NULL; j++)
        app_help_add (section, _(sections[i].paragraphs[j]), NULL);
      if (sections[i].action != NULL)
        app_help_add_button (section, sections[i].action, _(sections[i].label));

      gtk_box_append (self->sections, section);
    }
}

/* Examples. */

static const char *
get_place (const GameExample *example)
{
  switch (example->kind)
    {
    case GAME_EXAMPLE_SEARCH:
      return _("Watch");

    case GAME_EXAMPLE_SOLUTIONS:
      return _("Solutions");

    case GAME_EXAMPLE_JUDGE:
      /* Translators: where an example is shown: the dialog Check My Output. */
      return C_("place", "Check");

    case GAME_EXAMPLE_LESSON:
    default:
      /* Translators: where an example is shown. */
      return C_("place", "Lesson");
    }
}

static void
app_help_add_example (AppHelp            *self,
                      const GameTutorial *tutorial,
                      const GameExample  *example)
{
  const char *text = _(example->text);
  const char *place = get_place (example);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = app_widget_new_label (text, NULL);
  GtkWidget *place_label = app_widget_new_label (place, "subtitle");

  gtk_widget_set_hexpand (label, true);
  gtk_label_set_wrap (GTK_LABEL (place_label), false);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), place_label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  place, -1);
  g_object_set_data (G_OBJECT (row), "tutorial", (gpointer) tutorial);
  app_widget_set_name (row, text);
  gtk_list_box_append (self->examples, row);
}

/* The title of a tutorial stands above its examples. */
static void
app_help_header_cb (GtkListBoxRow *row,
                    GtkListBoxRow *before,
                    gpointer       data)
{
  const GameTutorial *tutorial = g_object_get_data (G_OBJECT (row), "tutorial");
  GtkWidget *label;

  if (before != NULL && g_object_get_data (G_OBJECT (before), "tutorial") == tutorial)
    return;

  label = app_widget_new_label (_(tutorial->title), "heading");
  gtk_widget_add_css_class (label, "list-heading");
  gtk_list_box_row_set_header (row, label);
}

static void
app_help_fill_examples (AppHelp *self)
{
  for (const GameTutorial *tutorial = game_tutorials; tutorial->title != NULL; tutorial++)
    for (const GameExample *example = tutorial->examples; example->text != NULL; example++)
      app_help_add_example (self, tutorial, example);

  gtk_list_box_set_header_func (self->examples, app_help_header_cb, NULL, NULL);
}

static void
app_help_example_activated_cb (AppHelp       *self,
                               GtkListBoxRow *row)
{
  app_dialog_act (GTK_WIDGET (self), "win.example",
                  g_variant_new_int32 (gtk_list_box_row_get_index (row)));
}

static void
app_help_toggled_cb (AppHelp *self)
{
  app_widget_show_page (self->stack, gtk_toggle_button_get_active (self->text_button)
                                     ? "text" : "tutorials");
}

static void
app_help_class_init (AppHelpClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/nine-queens/ui/help.ui");
  gtk_widget_class_bind_template_child (widget_class, AppHelp, text_button);
  gtk_widget_class_bind_template_child (widget_class, AppHelp, stack);
  gtk_widget_class_bind_template_child (widget_class, AppHelp, sections);
  gtk_widget_class_bind_template_child (widget_class, AppHelp, examples);
  gtk_widget_class_bind_template_callback (widget_class, app_help_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, app_help_example_activated_cb);
  app_dialog_add_keys (widget_class);
}

static void
app_help_init (AppHelp *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  app_help_fill (self);
  app_help_fill_examples (self);
}

GtkWidget *
app_help_new (GtkWindow *parent)
{
  return app_dialog_new (APP_TYPE_HELP, parent);
}
