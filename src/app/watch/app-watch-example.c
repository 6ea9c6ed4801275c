/* Settings of an example.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/watch/app-watch-example.h"

#include "app/watch/app-watch-methods.h"

static const char *const keys[] = {
  "code-language", "count-from-zero", "watch-first-only", "watch-givens", "watch-numbers",
  "watch-skips",
};

enum { N_KEYS = G_N_ELEMENTS (keys) };

struct _AppWatchExample
{
  GSettings       *settings;
  GVariant        *users[N_KEYS];       /* in the order of the keys */
  GVariant        *own[N_KEYS];

  GameLessonScene  scene;
  bool             is_shown;            /* the page has come to it */
};

static void
read_settings (GSettings *settings,
               GVariant  *values[N_KEYS])
{
  for (int i = 0; i < N_KEYS; i++)
    values[i] = g_settings_get_value (settings, keys[i]);
}

AppWatchExample *
app_watch_example_new (GSettings         *settings,
                       const GameExample *example)
{
  AppWatchExample *self = g_new0 (AppWatchExample, 1);
  const GameLessonScene *scene = &example->scene;

  self->settings = g_object_ref (settings);
  self->scene = *scene;
  read_settings (settings, self->users);

  g_settings_set_boolean (settings, "count-from-zero", scene->first == 0);
  g_settings_set_boolean (settings, "watch-first-only", scene->stops_at_first);
  g_settings_set_boolean (settings, "watch-givens", scene->reads_givens);
  g_settings_set_boolean (settings, "watch-skips", scene->tells_skips);
  g_settings_set_string (settings, "watch-numbers",
                         example->numbers != NULL ? example->numbers : "nothing");
  if (example->language != NULL)
    g_settings_set_string (settings, "code-language", example->language);
  read_settings (settings, self->own);

  return self;
}

bool
app_watch_example_follow (AppWatchExample  *self,
                          const GameMethod *method)
{
  GameMethod wanted;
  bool shows_it;

  game_lesson_scene_method (&self->scene, &wanted);
  shows_it = game_state_equal (&wanted.puzzle, &method->puzzle)
             && method->method == app_watch_methods_from_name (method->puzzle.kind,
                                                               self->scene.method);
  if (self->is_shown && !shows_it)
    return false;

  self->is_shown |= shows_it;

  return true;
}

void
app_watch_example_undo (AppWatchExample *self)
{
  for (int i = 0; i < N_KEYS; i++)
    {
      g_autoptr(GVariant) value = g_settings_get_value (self->settings, keys[i]);

      if (g_variant_equal (value, self->own[i]))
        g_settings_set_value (self->settings, keys[i], self->users[i]);
    }
}

void
app_watch_example_free (AppWatchExample *self)
{
  for (int i = 0; i < N_KEYS; i++)
    {
      g_variant_unref (self->users[i]);
      g_variant_unref (self->own[i]);
    }

  g_object_unref (self->settings);
  g_free (self);
}
