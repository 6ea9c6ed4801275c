/* The pages of the panel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

typedef enum
{
  APP_PAGE_PLAY,
  APP_PAGE_WATCH,
  APP_PAGE_SOLUTIONS,
} AppPage;
