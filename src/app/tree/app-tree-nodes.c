/* The nodes of a tree for the focus and for assistive technology.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/tree/app-tree-nodes.h"

#include <glib/gi18n-lib.h>

enum { NODE_SIDE = 16 };

/* A node. */

struct _AppTreeNode
{
  GtkWidget      parent_instance;

  AppTreeNodes *nodes;         /* lent; NULL once it has gone */
  int            place;
  int            parent;        /* a place; -1: the tree */
  double         x, y;          /* in the parent */
  char          *name;
  int            level;
  int            index;         /* among the children of its parent, from 1 */
  int            n_siblings;
  bool           is_current;
};

struct _AppTreeNodes
{
  GtkWidget         *tree;
  AppTreeNodesFunc  activate;
  AppTreeNodesFunc  focus;
  GPtrArray         *nodes;     /* AppTreeNode, by place; NULL where it is not drawn */
};

G_DEFINE_FINAL_TYPE (AppTreeNode, app_tree_node, GTK_TYPE_WIDGET)

static void
allocate (GtkWidget *widget)
{
  AppTreeNode *node = APP_TREE_NODE (widget);

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (widget, &(GtkAllocation) { node->x, node->y, NODE_SIDE, NODE_SIDE },
                            -1);
}

static void
app_tree_node_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    allocate (child);
}

static void
app_tree_node_activate_cb (GtkWidget  *widget,
                           const char *action_name,
                           GVariant   *parameter)
{
  AppTreeNode *self = APP_TREE_NODE (widget);

  if (self->nodes != NULL)
    self->nodes->activate (self->nodes->tree, self->place);
}

static void
app_tree_node_focus_cb (AppTreeNode *self)
{
  if (self->nodes != NULL && gtk_widget_has_focus (GTK_WIDGET (self)))
    self->nodes->focus (self->nodes->tree, self->place);
}

static void
app_tree_node_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (app_tree_node_parent_class)->dispose (object);
}

static void
app_tree_node_finalize (GObject *object)
{
  g_clear_pointer (&APP_TREE_NODE (object)->name, g_free);

  G_OBJECT_CLASS (app_tree_node_parent_class)->finalize (object);
}

static void
app_tree_node_class_init (AppTreeNodeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = app_tree_node_dispose;
  G_OBJECT_CLASS (klass)->finalize = app_tree_node_finalize;
  widget_class->size_allocate = app_tree_node_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TREE_ITEM);
  gtk_widget_class_install_action (widget_class, "activate", NULL, app_tree_node_activate_cb);
}

static void
app_tree_node_init (AppTreeNode *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), true);
  gtk_widget_set_can_target (GTK_WIDGET (self), false);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (app_tree_node_focus_cb), NULL);
}

static void
app_tree_node_set_name (AppTreeNode *self,
                        const char  *name)
{
  if (g_strcmp0 (self->name, name) == 0)
    return;

  g_free (self->name);
  self->name = g_strdup (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Its place among the others, as words too: GTK hands on no more. */
static void
app_tree_node_set_place (AppTreeNode *self,
                         int          level,
                         int          index,
                         int          n_siblings)
{
  g_autofree char *words = NULL;

  if (self->level == level && self->index == index && self->n_siblings == n_siblings)
    return;

  self->level = level;
  self->index = index;
  self->n_siblings = n_siblings;
  /* Translators: of a node in a search tree: the level it is on, and which of its parent's children
   * it is, as in "level 3, 2 of 8". */
  words = g_strdup_printf (_("level %d, %d of %d"), level, index, n_siblings);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LEVEL, level,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_POS_IN_SET, index,
                                  GTK_ACCESSIBLE_RELATION_SET_SIZE, n_siblings, -1);
}

static void
app_tree_node_set_current (AppTreeNode *self,
                           bool         is_current)
{
  if (self->is_current == is_current)
    return;

  self->is_current = is_current;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, is_current,
                               -1);
}

/* All of them. */

static GtkWidget *
app_tree_nodes_get_parent (AppTreeNodes *self,
                           AppTreeNode  *node)
{
  return node->parent < 0 ? self->tree : g_ptr_array_index (self->nodes, node->parent);
}

static AppTreeNode *
app_tree_nodes_add (AppTreeNodes *self,
                    int           place,
                    int           parent)
{
  AppTreeNode *node = g_object_new (APP_TYPE_TREE_NODE, NULL);

  node->nodes = self;
  node->place = place;
  node->parent = parent;
  gtk_accessible_update_state (GTK_ACCESSIBLE (node), GTK_ACCESSIBLE_STATE_SELECTED, false, -1);
  gtk_widget_set_parent (GTK_WIDGET (node), app_tree_nodes_get_parent (self, node));

  return node;
}

/* Takes away those from a place on, the last one first, for it is inside of others. */
static void
app_tree_nodes_cut (AppTreeNodes *self,
                    guint         place)
{
  while (self->nodes->len > place)
    {
      AppTreeNode *node = g_ptr_array_index (self->nodes, self->nodes->len - 1);

      g_ptr_array_set_size (self->nodes, self->nodes->len - 1);
      if (node == NULL)
        continue;

      node->nodes = NULL;
      gtk_widget_unparent (GTK_WIDGET (node));
    }
}

/* The parent that is drawn; -1: the tree; -2: the place itself is not drawn. */
static int
find_parent (const PaintTreeLayout *layout,
             int                    place)
{
  if (layout->place[place].n_levels == 0)
    return -2;

  return place > 0 ? paint_tree_shown (layout, layout->place[place].parent) : -1;
}

/* As many of those that are there as can stay. */
static guint
app_tree_nodes_count_kept (AppTreeNodes          *self,
                           const PaintTreeLayout *layout)
{
  guint n = 0;

  for (; n < self->nodes->len && n < (guint) layout->n_places; n++)
    {
      AppTreeNode *node = g_ptr_array_index (self->nodes, n);

      if ((node != NULL ? node->parent : -2) != find_parent (layout, n))
        break;
    }

  return n;
}

static bool
app_tree_nodes_hold_focus (AppTreeNodes *self,
                           guint         from)
{
  GtkRoot *root = gtk_widget_get_root (self->tree);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && APP_IS_TREE_NODE (focus) && APP_TREE_NODE (focus)->nodes == self
         && APP_TREE_NODE (focus)->place >= (int) from;
}

static void
app_tree_nodes_move (AppTreeNodes *self,
                     AppTreeNode  *node,
                     double        x,
                     double        y)
{
  if (node->x == x && node->y == y)
    return;

  node->x = x;
  node->y = y;
  gtk_widget_queue_allocate (app_tree_nodes_get_parent (self, node));
}

/* Each lies in its parent as their places lie to each other. */
static void
app_tree_nodes_place (AppTreeNodes          *self,
                      const PaintTreeLayout *layout,
                      double                 scale)
{
  for (guint i = 0; i < self->nodes->len; i++)
    {
      AppTreeNode *node = g_ptr_array_index (self->nodes, i);
      const PaintTreePlace *place = &layout->place[i];

      if (node == NULL)
        continue;

      if (node->parent < 0)
        app_tree_nodes_move (self, node, place->x * scale - NODE_SIDE / 2,
                             place->y * scale - NODE_SIDE / 2);
      else
        app_tree_nodes_move (self, node, (place->x - layout->place[node->parent].x) * scale,
                             (place->y - layout->place[node->parent].y) * scale);
    }
}

static void
app_tree_nodes_name (AppTreeNodes           *self,
                     const PaintTreeLayout  *layout,
                     char                  **names,
                     int                     current)
{
  g_autofree int *n_siblings = g_new0 (int, self->nodes->len + 1);      /* by 1 + their parent */
  g_autofree int *index = g_new0 (int, self->nodes->len);

  for (guint i = 0; i < self->nodes->len; i++)
    if (g_ptr_array_index (self->nodes, i) != NULL)
      index[i] = ++n_siblings[1 + find_parent (layout, i)];

  for (guint i = 0; i < self->nodes->len; i++)
    {
      AppTreeNode *node = g_ptr_array_index (self->nodes, i);

      if (node == NULL)
        continue;

      app_tree_node_set_name (node, names[i]);
      app_tree_node_set_current (node, (int) i == current);
      /* The beginning, too: without a place, GTK 4.18 tells those of all that it holds. */
      app_tree_node_set_place (node, i > 0 ? layout->place[i].level + 1 : 0, index[i],
                               n_siblings[1 + node->parent]);
    }
}

AppTreeNodes *
app_tree_nodes_new (GtkWidget        *tree,
                    AppTreeNodesFunc  activate,
                    AppTreeNodesFunc  focus)
{
  AppTreeNodes *self = g_new0 (AppTreeNodes, 1);

  self->tree = tree;
  self->activate = activate;
  self->focus = focus;
  self->nodes = g_ptr_array_new ();

  return self;
}

void
app_tree_nodes_free (AppTreeNodes *self)
{
  app_tree_nodes_cut (self, 0);
  g_ptr_array_unref (self->nodes);
  g_free (self);
}

/* GTK takes the focus from a widget that goes only later, and gives it to any other: so none goes
 * that has it. */
void
app_tree_nodes_show (AppTreeNodes           *self,
                     const PaintTreeLayout  *layout,
                     char                  **names,
                     double                  scale,
                     int                     current)
{
  guint n_kept = app_tree_nodes_count_kept (self, layout);

  if (app_tree_nodes_hold_focus (self, n_kept))
    gtk_root_set_focus (gtk_widget_get_root (self->tree), NULL);

  app_tree_nodes_cut (self, n_kept);
  for (int i = n_kept; i < layout->n_places; i++)
    {
      int parent = find_parent (layout, i);

      g_ptr_array_add (self->nodes, parent > -2 ? app_tree_nodes_add (self, i, parent) : NULL);
    }

  app_tree_nodes_place (self, layout, scale);
  app_tree_nodes_name (self, layout, names, current);
}

void
app_tree_nodes_allocate (AppTreeNodes *self)
{
  if (self->nodes->len > 0)
    allocate (g_ptr_array_index (self->nodes, 0));
}

gboolean
app_tree_nodes_grab_focus (AppTreeNodes *self,
                           int           place)
{
  AppTreeNode *node = place < (int) self->nodes->len ? g_ptr_array_index (self->nodes, place)
                                                      : NULL;

  return node != NULL && gtk_widget_grab_focus (GTK_WIDGET (node));
}
