/* What a digit that a person enters is meant as.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

typedef enum
{
  APP_MODE_DIGIT,
  APP_MODE_CORNER,              /* a corner mark */
  APP_MODE_CENTRE,              /* a centre mark: a candidate */
  APP_MODE_COLOR,               /*< nick=colour >*/ /* the colour of that number */
  APP_MODE_LINK,                /* the mark that a link begins or ends at */
  APP_N_MODES,                  /*< skip >*/
} AppMode;
