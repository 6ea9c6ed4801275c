/* Files that are replaced as a whole or stay as they were.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game/store/game-atomic-file.h"

#include <string.h>
#include <sys/stat.h>

#include "support/game/game-scenarios.h"
#include "support/game/test-disk.h"
#include "support/game/wait-for.h"

enum { LARGE = 200 * 1000 };    /* more bytes than a page or a block */

static const char unchanged[] = "what was saved before is unchanged";

/* A folder with an old file. */
typedef struct
{
  char   *folder;
  char   *path;
  GBytes *old;
  GBytes *new;
} Fixture;

static GBytes *
new_bytes (char   letter,
           size_t length)
{
  char *text = g_malloc (length);

  memset (text, letter, length);

  return g_bytes_new_take (text, length);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("nine-queens-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "file", NULL);
  fixture->old = new_bytes ('o', 1000);
  fixture->new = new_bytes ('n', LARGE);
  g_assert_true (g_file_set_contents (fixture->path, g_bytes_get_data (fixture->old, NULL), 1000,
                                      NULL));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  remove_all (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_bytes_unref (fixture->old);
  g_bytes_unref (fixture->new);
}

static bool
write_path (const char  *path,
            GBytes      *contents,
            GError     **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);

  return game_atomic_file_write (file, GAME_FILE_SHARED, contents, error);
}

static void
arrived_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  GAsyncResult **arrived = data;

  *arrived = g_object_ref (result);
}

static bool
write_path_async (const char    *path,
                  GBytes        *contents,
                  GError       **error)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GAsyncResult) result = NULL;

  game_atomic_file_write_async (file, GAME_FILE_SHARED, contents, arrived_cb, &result);
  wait_for (result != NULL, "the file to be written");

  return game_atomic_file_write_finish (result, error);
}

static void
assert_mode (const char *path,
             mode_t      mode)
{
  struct stat info;

  g_assert_no_errno (lstat (path, &info));
  g_assert_cmphex (info.st_mode & 07777, ==, mode);
}

/* With room. */

static void
test_replace (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(GBytes) empty = g_bytes_new (NULL, 0);
  g_autoptr(GError) error = NULL;

  g_assert_true (write_path (fixture->path, fixture->new, &error));
  g_assert_no_error (error);
  disk_assert_holds (fixture->path, fixture->new);
  g_assert_true (write_path_async (fixture->path, fixture->old, &error));
  g_assert_no_error (error);
  disk_assert_holds (fixture->path, fixture->old);
  g_assert_true (write_path (fixture->path, empty, &error));
  g_assert_no_error (error);
  disk_assert_holds (fixture->path, empty);
  g_assert_cmpint (disk_count (fixture->folder), ==, 1);
}

static void
test_mode (Fixture       *fixture,
           gconstpointer  data)
{
  static const mode_t modes[] = { 0600, 0640, 0644, 0666, 0755 };
  g_autoptr(GFile) file = g_file_new_for_path (fixture->path);
  mode_t mask = umask (0027);

  for (size_t i = 0; i < G_N_ELEMENTS (modes); i++)
    for (int access = GAME_FILE_SHARED; access <= GAME_FILE_PRIVATE; access++)
      {
        g_assert_no_errno (g_chmod (fixture->path, modes[i]));
        g_assert_true (game_atomic_file_write (file, access, fixture->new, NULL));
        assert_mode (fixture->path, modes[i]);
      }

  g_remove (fixture->path);
  g_assert_true (game_atomic_file_write (file, GAME_FILE_SHARED, fixture->new, NULL));
  assert_mode (fixture->path, 0640);
  g_remove (fixture->path);
  g_assert_true (game_atomic_file_write (file, GAME_FILE_PRIVATE, fixture->new, NULL));
  assert_mode (fixture->path, 0600);
  umask (mask);
}

/* A link stays one, and what it leads to is replaced; one that leads to nothing gets a file. */
static void
test_link (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *inner = g_build_filename (fixture->folder, "inner", NULL);
  g_autofree char *first = g_build_filename (fixture->folder, "first", NULL);
  g_autofree char *second = g_build_filename (inner, "second", NULL);
  g_autofree char *circle = g_build_filename (fixture->folder, "circle", NULL);
  g_autoptr(GError) error = NULL;

  g_assert_no_errno (g_mkdir (inner, 0700));
  g_assert_no_errno (symlink ("inner/second", first));
  g_assert_no_errno (symlink ("../file", second));
  g_assert_no_errno (symlink ("circle", circle));

  for (int i = 0; i < 2; i++)
    {
      g_assert_true (write_path (first, fixture->new, &error));
      g_assert_no_error (error);
      g_assert_true (g_file_test (first, G_FILE_TEST_IS_SYMLINK));
      g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
      g_assert_false (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
      disk_assert_holds (fixture->path, fixture->new);
      g_remove (fixture->path);
    }

  g_assert_false (write_path (circle, fixture->new, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TOO_MANY_LINKS);
}

/* All names of a file get the new content. */
static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other", NULL);

  g_assert_no_errno (link (fixture->path, other));
  g_assert_true (write_path (fixture->path, fixture->new, NULL));
  disk_assert_holds (other, fixture->new);
  g_assert_true (write_path (other, fixture->old, NULL));
  disk_assert_holds (fixture->path, fixture->old);
  g_assert_cmpint (disk_count (fixture->folder), ==, 2);
}

/* Not with room for it. */

static void
test_full (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *first = g_build_filename (fixture->folder, "first", NULL);

  g_assert_no_errno (g_chmod (fixture->path, 0640));
  disk_break (GPOINTER_TO_INT (data));
  for (int i = 0; i < 2; i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(GError) other_error = NULL;

      g_assert_false (i == 0 ? write_path (fixture->path, fixture->new, &error)
                             : write_path_async (fixture->path, fixture->new, &error));
      g_assert_nonnull (strstr (error->message, unchanged));
      disk_assert_holds (fixture->path, fixture->old);
      g_assert_false (write_path (first, fixture->new, &other_error));
      g_assert_null (strstr (other_error->message, unchanged));
      g_assert_cmpint (disk_count (fixture->folder), ==, 1);
    }
  disk_mend ();

  assert_mode (fixture->path, 0640);
  g_assert_true (write_path (fixture->path, fixture->new, NULL));
  disk_assert_holds (fixture->path, fixture->new);
}

/* A file with two names, which is written over, keeps both and its content. */
static void
test_full_names (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other", NULL);
  g_autoptr(GError) error = NULL;

  g_assert_no_errno (link (fixture->path, other));
  disk_break (GPOINTER_TO_INT (data));
  g_assert_false (write_path (fixture->path, fixture->new, &error));
  g_assert_nonnull (strstr (error->message, unchanged));
  disk_mend ();
  disk_assert_holds (other, fixture->old);
  g_assert_cmpint (disk_count (fixture->folder), ==, 2);
}

/* Other places. */

/* What may be written is, though its folder takes no other file. */
static void
test_protected (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *first = g_build_filename (fixture->folder, "first", NULL);
  g_autoptr(GBytes) shorter = new_bytes ('s', 10);
  g_autoptr(GError) error = NULL;

  disk_protect (fixture->folder, fixture->path);
  g_assert_true (write_path (fixture->path, fixture->new, &error));
  g_assert_no_error (error);
  disk_assert_holds (fixture->path, fixture->new);
  g_assert_true (write_path_async (fixture->path, shorter, &error));
  g_assert_no_error (error);
  disk_assert_holds (fixture->path, shorter);

  g_assert_false (write_path (first, fixture->new, &error));
  g_assert_nonnull (error);
  disk_unprotect (fixture->folder, fixture->path);
  g_assert_cmpint (disk_count (fixture->folder), ==, 1);
  g_assert_cmpint (disk_count (g_get_user_cache_dir ()), ==, 0);
}

/* It turns out only at the end that the file cannot be replaced. */
static void
test_pinned (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr(GError) error = NULL;

  disk_pin (fixture->path);
  g_assert_true (write_path (fixture->path, fixture->new, &error));
  g_assert_no_error (error);
  disk_assert_holds (fixture->path, fixture->new);
  disk_unpin (fixture->path);

  disk_assert_holds (fixture->path, fixture->new);
  g_assert_cmpint (disk_count (fixture->folder), ==, 1);
}

/* Where the old file cannot be replaced and there is no room to write over it, it stays. The
 * temporary files are on another disk, which has room. */
static void
test_protected_full (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr(GError) error = NULL;

  disk_break (GPOINTER_TO_INT (data));
  disk_protect (fixture->folder, fixture->path);
  g_assert_false (write_path (fixture->path, fixture->new, &error));
  g_assert_nonnull (strstr (error->message, unchanged));
  disk_unprotect (fixture->folder, fixture->path);
  disk_mend ();

  disk_assert_holds (fixture->path, fixture->old);
  g_assert_cmpint (disk_count (fixture->folder), ==, 1);
  g_assert_cmpint (disk_count (g_get_user_cache_dir ()), ==, 0);
}

static void
test_not_a_file (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *fifo = g_build_filename (fixture->folder, "fifo", NULL);
  g_autofree char *nowhere = g_build_filename (fixture->folder, "none", "file", NULL);
  g_autoptr(GError) folder_error = NULL;
  g_autoptr(GError) fifo_error = NULL;
  g_autoptr(GError) nowhere_error = NULL;

  g_assert_false (write_path (fixture->folder, fixture->new, &folder_error));
  g_assert_error (folder_error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_assert_no_errno (mkfifo (fifo, 0600));
  g_assert_false (write_path (fifo, fixture->new, &fifo_error));
  g_assert_nonnull (fifo_error);
  g_assert_false (write_path (nowhere, fixture->new, &nowhere_error));
  g_assert_error (nowhere_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* Streams. */

static void
test_dropped (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(GFile) file = g_file_new_for_path (fixture->path);
  GOutputStream *stream = game_atomic_file_new (file, GAME_FILE_SHARED);

  g_assert_true (g_output_stream_write_all (stream, "new", 3, NULL, NULL, NULL));
  g_assert_cmpint (disk_count (fixture->folder), ==, 2);
  g_object_unref (stream);
  disk_assert_holds (fixture->path, fixture->old);
  g_assert_cmpint (disk_count (fixture->folder), ==, 1);

  g_object_unref (game_atomic_file_new (file, GAME_FILE_SHARED));
  disk_assert_holds (fixture->path, fixture->old);
}

/* Before a write, before the end, and when it is closed. */
static void
test_cancelled (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr(GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr(GCancellable) cancelled = g_cancellable_new ();

  g_cancellable_cancel (cancelled);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr(GOutputStream) stream = game_atomic_file_new (file, GAME_FILE_SHARED);

      g_assert_true (g_output_stream_write_all (stream, "new", 3, NULL, NULL, NULL));
      if (i == 0)
        g_assert_false (g_output_stream_write_all (stream, "new", 3, NULL, cancelled, NULL));
      g_assert_false (g_output_stream_close (stream, i == 0 ? NULL : cancelled, NULL));
      disk_assert_holds (fixture->path, fixture->old);
      g_assert_cmpint (disk_count (fixture->folder), ==, 1);
    }
}

/* Files that are not local: here GIO's own way of replacing a file, behind another type. */

#define REMOTE_TYPE_FILE (remote_file_get_type ())

G_DECLARE_FINAL_TYPE (RemoteFile, remote_file, REMOTE, FILE, GObject)

struct _RemoteFile
{
  GObject  parent_instance;

  GFile   *file;
};

static gboolean
remote_file_is_native (GFile *file)
{
  return false;
}

static GFileOutputStream *
remote_file_replace (GFile             *file,
                     const char        *etag,
                     gboolean           make_backup,
                     GFileCreateFlags   flags,
                     GCancellable      *cancellable,
                     GError           **error)
{
  return g_file_replace (REMOTE_FILE (file)->file, etag, make_backup, flags, cancellable, error);
}

static void
remote_file_iface_init (GFileIface *iface)
{
  iface->is_native = remote_file_is_native;
  iface->replace = remote_file_replace;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (RemoteFile, remote_file, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_FILE, remote_file_iface_init))

static void
remote_file_finalize (GObject *object)
{
  g_object_unref (REMOTE_FILE (object)->file);

  G_OBJECT_CLASS (remote_file_parent_class)->finalize (object);
}

static void
remote_file_class_init (RemoteFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = remote_file_finalize;
}

static void
remote_file_init (RemoteFile *self)
{
}

static void
test_remote (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr(RemoteFile) file = g_object_new (REMOTE_TYPE_FILE, NULL);
  g_autoptr(GError) error = NULL;

  file->file = g_file_new_for_path (fixture->path);
  disk_break (DISK_LIMITED);
  g_assert_false (game_atomic_file_write (G_FILE (file), GAME_FILE_SHARED, fixture->new, &error));
  disk_mend ();
  g_assert_nonnull (error);
  disk_assert_holds (fixture->path, fixture->old);
  g_assert_cmpint (disk_count (fixture->folder), ==, 1);

  g_assert_true (game_atomic_file_write (G_FILE (file), GAME_FILE_SHARED, fixture->new, NULL));
  disk_assert_holds (fixture->path, fixture->new);
}

static void
add (const char *name,
     int         data,
     void      (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/game-atomic-file/", name, NULL);

  g_test_add (path, Fixture, GINT_TO_POINTER (data), set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *cache = g_mkdtemp (g_strdup ("/tmp/nine-queens-cache-XXXXXX"));
  int status;

  g_setenv ("XDG_CACHE_HOME", cache, true);     /* on another disk */
  disk_init ();
  g_test_init (&argc, &argv, NULL);

  add ("replace", 0, test_replace);
  add ("mode", 0, test_mode);
  add ("link", 0, test_link);
  add ("names", 0, test_names);
  add ("full/limited", DISK_LIMITED, test_full);
  add ("full/space", DISK_FULL, test_full);
  add ("full/inodes", DISK_WITHOUT_INODES, test_full);
  add ("full/read-only", DISK_READ_ONLY, test_full);
  add ("full/names-limited", DISK_LIMITED, test_full_names);
  add ("full/names-space", DISK_FULL, test_full_names);
  add ("pinned", 0, test_pinned);
  add ("protected", 0, test_protected);
  add ("protected/limited", DISK_LIMITED, test_protected_full);
  add ("protected/space", DISK_FULL, test_protected_full);
  add ("not-a-file", 0, test_not_a_file);
  add ("stream/dropped", 0, test_dropped);
  add ("stream/cancelled", 0, test_cancelled);
  add ("remote", 0, test_remote);

  status = disk_end (g_test_run ());
  g_rmdir (cache);

  return status;
}
