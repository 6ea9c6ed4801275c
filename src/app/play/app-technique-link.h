/* Names of techniques that open their pages: links in labels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "solver/sudoku/logic/sudoku-techniques.h"

/* The name as markup, a link where the technique has a page. New. */
char *app_technique_link_dup    (SudokuTechnique  technique);

/* For a label that shows such links, once: they open pages. */
void  app_technique_link_follow (GtkLabel        *label);

/* Makes a label say the name of a technique, as such a link. */
void  app_technique_link_show   (GtkLabel        *label,
                                 SudokuTechnique  technique);
