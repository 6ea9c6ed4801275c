/* The conditions on which a search comes to rest: a row for each, with the numbers that it needs
 * inside its sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-stop.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/watch/app-watch-keys.h"
#include "app/widgets/app-drop-down.h"
#include "app/widgets/app-flow.h"

enum { ROW_SOLUTION, ROW_DEAD_END, ROW_DEPTH, ROW_SQUARE, ROW_REFUSER, ROW_LINE, ROW_COUNTER,
       N_ROWS };

static const GameStopKind kinds[N_ROWS] = {
  GAME_STOP_SOLUTION, GAME_STOP_DEAD_END, GAME_STOP_DEPTH, GAME_STOP_SQUARE, GAME_STOP_REFUSER,
  GAME_STOP_LINE, GAME_STOP_COUNTER,
};

struct _AppWatchStop
{
  AppWidget       parent_instance;

  GtkWidget      *rows[N_ROWS];
  GtkCheckButton *checks[N_ROWS];
  GtkDropDown    *depth;        /* lists of numbers from 1 */
  GtkDropDown    *row;
  GtkDropDown    *column;
  GtkDropDown    *refuser;
  GtkDropDown    *counter;
  GtkSpinButton  *number;

  AppWatchPlayer *player;
  bool            is_sudoku;
  char            letters[WORDS_LETTERS_MAX + 1];       /* of words; empty: it is another search */
  int             size;         /* of the lists; 0 before the first puzzle */
  bool            by_column;
  bool            filling;      /* the choice is not the user's */
};

static void app_watch_stop_init_view (AppWatchViewInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AppWatchStop, app_watch_stop, APP_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (APP_TYPE_WATCH_VIEW,
                                                      app_watch_stop_init_view))

/* The square of the lists, as the search numbers it. */
static void
app_watch_stop_read_square (AppWatchStop *self,
                            GameStop     *stop)
{
  int row = gtk_drop_down_get_selected (self->row);
  int column = gtk_drop_down_get_selected (self->column);

  stop->variable = self->is_sudoku ? row * self->size + column : self->by_column ? column : row;
  stop->value = self->is_sudoku ? -1 : self->by_column ? row : column;
}

static void
app_watch_stop_changed_cb (AppWatchStop *self)
{
  GameStop stop;

  if (self->filling || self->player == NULL)
    return;

  stop = *app_watch_player_get_stops (self->player);
  stop.kinds = 0;
  for (int i = 0; i < N_ROWS; i++)
    if (gtk_widget_get_visible (self->rows[i]) && gtk_check_button_get_active (self->checks[i]))
      stop.kinds |= kinds[i];

  app_watch_stop_read_square (self, &stop);
  /* The search reaches row 5 when four queens stand. */
  stop.depth = gtk_drop_down_get_selected (self->depth)
               + (self->is_sudoku || self->letters[0] != '\0');
  stop.refuser = gtk_drop_down_get_selected (self->refuser);
  stop.counter = gtk_drop_down_get_selected (self->counter);
  stop.number = gtk_spin_button_get_value (self->number);
  app_watch_player_set_stops (self->player, &stop);
}

/* Who changes a number of a condition means it. */
static void
app_watch_stop_chosen_cb (AppWatchStop *self,
                          GParamSpec   *pspec,
                          GtkWidget    *control)
{
  if (self->filling || self->player == NULL)
    return;

  for (int i = 0; i < N_ROWS; i++)
    if (gtk_widget_is_ancestor (control, self->rows[i]))
      gtk_check_button_set_active (self->checks[i], TRUE);

  app_watch_stop_changed_cb (self);
}

static void
app_watch_stop_fill_numbers (GtkDropDown *drop_down,
                             int          first,
                             int          n)
{
  g_autoptr(GtkStringList) numbers = gtk_string_list_new (NULL);

  for (int i = first; i < first + n; i++)
    gtk_string_list_take (numbers, g_strdup_printf ("%d", i));

  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (numbers));
}

static void
app_watch_stop_fill_letters (GtkDropDown *drop_down,
                             const char  *letters)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  for (int i = 0; letters[i] != '\0'; i++)
    gtk_string_list_take (names, g_strndup (&letters[i], 1));

  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (names));
}

/* Puts the words of a row around its controls: each “%s” of the sentence is a control. */
static void
app_watch_stop_set_sentence (AppWatchStop *self,
                             int           index,
                             const char   *sentence)
{
  g_auto(GStrv) parts = g_strsplit (sentence, "%s", -1);
  g_autofree char *name = g_strjoinv ("…", parts);
  GtkWidget *child = gtk_widget_get_first_child (self->rows[index]);

  gtk_label_set_label (GTK_LABEL (gtk_check_button_get_child (self->checks[index])),
                       g_strchomp (parts[0]));
  app_widget_set_name (child, name);

  for (int i = 1; parts[i] != NULL; i++)
    {
      GtkWidget *label;

      child = gtk_widget_get_next_sibling (child);
      label = gtk_widget_get_next_sibling (child);
      gtk_label_set_label (GTK_LABEL (label), g_strstrip (parts[i]));
      gtk_widget_set_visible (label, *parts[i] != '\0');
      child = label;
    }
}

static void
app_watch_stop_show_words (AppWatchStop *self)
{
  app_watch_stop_set_sentence (self, ROW_DEAD_END, _("a letter has no digit left (dead end)"));
  app_watch_stop_set_sentence (self, ROW_DEPTH, _("%s letters have a digit"));
  /* Translators: a letter and a digit. */
  app_watch_stop_set_sentence (self, ROW_SQUARE, _("letter %s gets or loses digit %s"));
  app_watch_stop_set_sentence (self, ROW_REFUSER, _("a digit is refused as letter %s has it"));
}

static void
app_watch_stop_show_sentences (AppWatchStop *self)
{
  bool is_sudoku = self->is_sudoku;

  /* Translators: what follows “Stop when”, as the next seven do. */
  app_watch_stop_set_sentence (self, ROW_SOLUTION, _("a solution is found"));
  app_watch_stop_set_sentence (self, ROW_DEAD_END,
                               is_sudoku ? _("a cell has no digit left (dead end)")
                                         : self->by_column
                                           ? _("a column has no free square (dead end)")
                                           : _("a row has no free square (dead end)"));
  app_watch_stop_set_sentence (self, ROW_DEPTH,
                               is_sudoku ? _("%s cells are filled")
                                         : self->by_column ? _("the search reaches column %s")
                                                           : _("the search reaches row %s"));
  app_watch_stop_set_sentence (self, ROW_SQUARE,
                               is_sudoku ? _("a digit comes to or leaves row %s column %s")
                                         : _("a queen comes to or leaves row %s column %s"));
  app_watch_stop_set_sentence (self, ROW_REFUSER,
                               self->by_column
                                 ? _("a square is refused by the queen of column %s")
                                 : _("a square is refused by the queen of row %s"));
  app_watch_stop_set_sentence (self, ROW_LINE, _("a marked line of the code runs"));
  /* Translators: the first is a counter such as “Placed”, the second a number. */
  app_watch_stop_set_sentence (self, ROW_COUNTER, _("%s reaches %s"));

  if (self->letters[0] != '\0')
    app_watch_stop_show_words (self);
}

static int
app_watch_stop_get_size (const GameSearch *search)
{
  return search->type == GAME_SEARCH_SUDOKU ? SUDOKU_DIGITS
         : search->type == GAME_SEARCH_QUEENS ? search->queens.n : WORDS_DIGITS;
}

/* Another puzzle, or another order of search: the lists are of its size. */
static void
app_watch_stop_take_search (AppWatchStop     *self,
                            const GameSearch *search)
{
  bool is_sudoku = search->type == GAME_SEARCH_SUDOKU;
  int size = app_watch_stop_get_size (search);
  bool by_column = search->type == GAME_SEARCH_QUEENS && search->queens.order == QUEENS_BY_COLUMN;

  char letters[sizeof self->letters] = "";

  if (search->type == GAME_SEARCH_WORDS)
    memcpy (letters, search->words.puzzle.letter, WORDS_LETTERS_MAX);
  if (self->size == size && self->is_sudoku == is_sudoku && self->by_column == by_column
      && strcmp (self->letters, letters) == 0)
    return;

  memcpy (self->letters, letters, sizeof letters);
  self->is_sudoku = is_sudoku;
  self->size = size;
  self->by_column = by_column;
  app_watch_stop_fill_numbers (self->depth, 1, game_search_n_variables (search));
  app_watch_stop_fill_numbers (self->row, 1, size);
  app_watch_stop_fill_numbers (self->column, letters[0] == '\0', size);
  app_watch_stop_fill_numbers (self->refuser, 1, size);
  if (letters[0] != '\0')
    {
      app_watch_stop_fill_letters (self->row, letters);
      app_watch_stop_fill_letters (self->refuser, letters);
    }
  gtk_widget_set_visible (self->rows[ROW_REFUSER], !is_sudoku);
  app_watch_stop_show_sentences (self);
}

static void
app_watch_stop_show (AppWatchView   *view,
                     AppWatchPlayer *player)
{
  AppWatchStop *self = APP_WATCH_STOP (view);
  const GameStop *stops = app_watch_player_get_stops (player);

  self->filling = true;
  g_set_object (&self->player, player);
  app_watch_stop_take_search (self, app_watch_view_get_search (player));
  for (int i = 0; i < N_ROWS; i++)
    gtk_check_button_set_active (self->checks[i], (stops->kinds & kinds[i]) != 0);
  gtk_widget_set_sensitive (self->rows[ROW_LINE], stops->lines != 0);
  self->filling = false;
}

static void
app_watch_stop_init_view (AppWatchViewInterface *interface)
{
  interface->show = app_watch_stop_show;
}

/* Adds a row with its controls; its words come later. */
static GtkWidget *
app_watch_stop_new_row (AppWatchStop *self,
                        int           index,
                        GtkWidget    *first,
                        GtkWidget    *second)
{
  GtkWidget *row = g_object_new (APP_TYPE_FLOW, NULL);
  GtkWidget *controls[] = { first, second };

  self->rows[index] = row;
  self->checks[index] = GTK_CHECK_BUTTON (gtk_check_button_new ());
  gtk_check_button_set_child (self->checks[index], app_widget_new_label (NULL, NULL));
  gtk_widget_set_parent (GTK_WIDGET (self->checks[index]), row);
  g_signal_connect_object (self->checks[index], "toggled", G_CALLBACK (app_watch_stop_changed_cb),
                           self, G_CONNECT_SWAPPED);

  for (size_t i = 0; i < G_N_ELEMENTS (controls) && controls[i] != NULL; i++)
    {
      gtk_widget_set_valign (controls[i], GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (controls[i], "small-control");
      gtk_widget_set_parent (controls[i], row);
      gtk_widget_set_parent (app_widget_new_label (NULL, NULL), row);
    }

  return row;
}

static GtkDropDown *
app_watch_stop_new_numbers (AppWatchStop *self,
                            const char   *name)
{
  GtkDropDown *drop_down = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));

  app_drop_down_set_up (drop_down, name);
  g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (app_watch_stop_chosen_cb),
                           self, G_CONNECT_SWAPPED);

  return drop_down;
}

static GtkSpinButton *
app_watch_stop_new_number (AppWatchStop *self)
{
  GtkSpinButton *number = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (1, 1e12, 1));

  gtk_spin_button_set_value (number, 1000);
  gtk_editable_set_width_chars (GTK_EDITABLE (number), 6);
  app_widget_set_name (GTK_WIDGET (number), _("Number"));
  g_signal_connect_object (number, "notify::value", G_CALLBACK (app_watch_stop_chosen_cb), self,
                           G_CONNECT_SWAPPED);

  return number;
}

static void
app_watch_stop_new_controls (AppWatchStop *self)
{
  const char *counters[GAME_N_COUNTERS + 1] = { _("Step"), _("Placed"), _("Refused"),
                                                _("Taken Back"), _("Solutions"), NULL };
  g_autoptr(GtkStringList) names = gtk_string_list_new (counters);

  self->depth = app_watch_stop_new_numbers (self, _("Depth"));
  self->row = app_watch_stop_new_numbers (self, _("Row"));
  self->column = app_watch_stop_new_numbers (self, _("Column"));
  self->refuser = app_watch_stop_new_numbers (self, _("Queen that refuses"));
  self->counter = app_watch_stop_new_numbers (self, _("Counter"));
  gtk_drop_down_set_model (self->counter, G_LIST_MODEL (names));
  self->number = app_watch_stop_new_number (self);
}

static void
app_watch_stop_last_cb (AppWatchStop *self)
{
  app_watch_keys_find_stop (self->player, false);
}

static void
app_watch_stop_next_cb (AppWatchStop *self)
{
  app_watch_keys_find_stop (self->player, true);
}

static void
app_watch_stop_over_cb (AppWatchStop *self)
{
  app_watch_keys_leave_level (self->player, false);
}

static void
app_watch_stop_out_cb (AppWatchStop *self)
{
  app_watch_keys_leave_level (self->player, true);
}

static void
app_watch_stop_add_button (AppWatchStop *self,
                           GtkWidget    *box,
                           const char   *label,
                           char          key,
                           GCallback     callback)
{
  GtkWidget *button = gtk_button_new ();

  app_widget_set_keyed (GTK_BUTTON (button), label, key);
  gtk_widget_add_css_class (button, "small-control");
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (button, box);
}

static GtkWidget *
app_watch_stop_new_buttons (AppWatchStop *self)
{
  GtkWidget *box = g_object_new (APP_TYPE_FLOW, NULL);

  /* Translators: goes back to the stop before. */
  app_watch_stop_add_button (self, box, _("Last Stop"), 'l', G_CALLBACK (app_watch_stop_last_cb));
  app_watch_stop_add_button (self, box, _("Next Stop"), 'x', G_CALLBACK (app_watch_stop_next_cb));
  /* Translators: runs until the same level of the search is at work again. */
  app_watch_stop_add_button (self, box, _("Step Over"), 'v', G_CALLBACK (app_watch_stop_over_cb));
  /* Translators: runs until this level of the search is left. */
  app_watch_stop_add_button (self, box, _("Step Out"), 'u', G_CALLBACK (app_watch_stop_out_cb));

  return box;
}

static void
app_watch_stop_dispose (GObject *object)
{
  g_clear_object (&APP_WATCH_STOP (object)->player);

  G_OBJECT_CLASS (app_watch_stop_parent_class)->dispose (object);
}

static void
app_watch_stop_class_init (AppWatchStopClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = app_watch_stop_dispose;
}

static void
app_watch_stop_init (AppWatchStop *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_add_css_class (box, "watch-stop");
  gtk_box_append (GTK_BOX (box), app_watch_stop_new_buttons (self));
  /* Translators: a heading; the conditions follow, such as “a solution is found”. */
  gtk_box_append (GTK_BOX (box), app_widget_new_label (_("Stop when"), "method-name"));
  app_watch_stop_new_controls (self);
  for (int i = 0; i < N_ROWS; i++)
    {
      GtkWidget *const controls[N_ROWS][2] = {
        [ROW_DEPTH] = { GTK_WIDGET (self->depth) },
        [ROW_SQUARE] = { GTK_WIDGET (self->row), GTK_WIDGET (self->column) },
        [ROW_REFUSER] = { GTK_WIDGET (self->refuser) },
        [ROW_COUNTER] = { GTK_WIDGET (self->counter), GTK_WIDGET (self->number) },
      };

      gtk_box_append (GTK_BOX (box),
                      app_watch_stop_new_row (self, i, controls[i][0], controls[i][1]));
    }

  gtk_widget_set_parent (box, GTK_WIDGET (self));
}
