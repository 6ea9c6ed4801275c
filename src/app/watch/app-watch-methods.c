/* The drop-down of teaching methods: its list says what each one does, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "app/watch/app-watch-methods.h"
#include "app/widgets/app-drop-down.h"
#include "app/widgets/app-widget.h"
#include "game/search/game-methods.h"
#include "game/state/game-variant.h"
#include "game/text/game-text.h"

/* In the settings. */
static const char logic_name[] = "logic";
static const char *const words_names[WORDS_N_METHODS] = { "words-carry", "words-permutations" };

static GtkWidget *
app_watch_methods_new_label (void)
{
  GtkWidget *label = app_widget_new_label (NULL, NULL);

  gtk_label_set_width_chars (GTK_LABEL (label), 12);

  return label;
}

static void
app_watch_methods_setup_row_cb (GtkSignalListItemFactory *factory,
                                GtkListItem              *item,
                                gpointer                  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *name = app_watch_methods_new_label ();
  GtkWidget *blurb = app_watch_methods_new_label ();

  gtk_widget_add_css_class (name, "method-name");
  gtk_label_set_max_width_chars (GTK_LABEL (blurb), 44);
  gtk_widget_add_css_class (blurb, "small");
  gtk_widget_add_css_class (blurb, "quiet");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), blurb);
  gtk_list_item_set_child (item, box);
}

static void
app_watch_methods_bind_row_cb (GtkSignalListItemFactory *factory,
                               GtkListItem              *item,
                               gpointer                  data)
{
  GameKind kind = GPOINTER_TO_INT (data);
  GtkStringObject *string = gtk_list_item_get_item (item);
  GtkWidget *name = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  g_autofree char *blurb = app_watch_methods_dup_blurb (kind, gtk_list_item_get_position (item));

  gtk_label_set_label (GTK_LABEL (name), gtk_string_object_get_string (string));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (name)), blurb);
  app_drop_down_name_item (item);
}

bool
app_watch_methods_is_logic (GameKind kind,
                            int      method)
{
  return game_kinds[kind].has_path && method == game_methods[kind].n_methods;
}

int
app_watch_methods_get_words (GameKind kind,
                             int      method)
{
  return game_kinds[kind].has_words ? MAX (method - game_methods[kind].n_methods, -1) : -1;
}

int
app_watch_methods_from_name (GameKind    kind,
                             const char *name)
{
  int method = game_methods_find ((GameSearchType) kind, name);

  if (game_kinds[kind].has_path && g_str_equal (name, logic_name))
    return game_methods[kind].n_methods;

  for (int words = 0; game_kinds[kind].has_words && words < WORDS_N_METHODS; words++)
    if (g_str_equal (name, words_names[words]))
      return game_methods[kind].n_methods + words;

  return method >= 0 ? method : game_kinds[kind].first_method;
}

const char *
app_watch_methods_get_name (GameKind kind,
                            int      method)
{
  int words = app_watch_methods_get_words (kind, method);

  if (words >= 0)
    return words_names[words];

  return app_watch_methods_is_logic (kind, method) ? logic_name
                                                   : game_methods[kind].name (method);
}

char *
app_watch_methods_dup_blurb (GameKind kind,
                             int      method)
{
  int words = app_watch_methods_get_words (kind, method);

  if (words >= 0)
    return game_text_method_blurb (GAME_SEARCH_WORDS, words);

  if (app_watch_methods_is_logic (kind, method))
    return g_strdup (_("No search: the easiest step that follows, again and again, each with its "
                       "reason."));

  return game_text_method_blurb ((GameSearchType) kind, method);
}

void
app_watch_methods_fill (GtkDropDown *drop_down,
                        GameKind     kind)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (app_watch_methods_setup_row_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (app_watch_methods_bind_row_cb),
                    GINT_TO_POINTER (kind));

  for (int method = 0; method < game_methods[kind].n_methods; method++)
    gtk_string_list_take (names, game_text_method ((GameSearchType) kind, method));

  if (game_kinds[kind].has_path)
    /* Translators: a way to solve a sudoku, in a list of methods. */
    gtk_string_list_append (names, _("By logic, as people do"));

  for (int words = 0; game_kinds[kind].has_words && words < WORDS_N_METHODS; words++)
    {
      g_autofree char *name = game_text_method (GAME_SEARCH_WORDS, words);

      /* Translators: in a list of methods: one for sums of words such as SEND + MORE = MONEY. */
      gtk_string_list_take (names, g_strdup_printf (_("Words: %s"), name));
    }

  /* The rows of the other puzzle's methods are not bound anew. */
  gtk_drop_down_set_model (drop_down, NULL);
  gtk_drop_down_set_list_factory (drop_down, factory);
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (names));
}
