/* Names for drop-downs. GtkDropDown hands its own to nobody, and its button, which has the focus,
 * is left without one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/widgets/app-drop-down.h"

static void
set_name (GtkWidget  *widget,
          const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

void
app_drop_down_set_name (GtkDropDown *drop_down,
                        const char  *name)
{
  set_name (GTK_WIDGET (drop_down), name);
  set_name (gtk_widget_get_first_child (GTK_WIDGET (drop_down)), name);
}
