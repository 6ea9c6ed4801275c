# The Flatpak for tests/run, which sources this file. Nothing here runs by itself.
#
# The runtime that the manifest asks for is only to be had from Flathub. One of that name is made of
# the Debian in which this runs, so that the manifest is built as it is, in an installation of
# Flatpak that nothing else sees. It holds more than the real one: what that one lacks is not
# noticed here.
#
# SPDX-License-Identifier: GPL-3.0-or-later

app_id=io.github.ninequeens.NineQueens
manifest=$top/flatpak/$app_id.json
flatpak_folder=$top/build/flatpak

# Prints what the manifest says under that name.
manifest_entry ()
{
  python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))[sys.argv[2]])' "$manifest" "$1"
}

# The flags with which the SDK has everything built: include/flags.yml of freedesktop-sdk.
print_sdk_defaults ()
{
  local flags=(-O2 -pipe -g -Wp,-D_FORTIFY_SOURCE=2 -Wp,-D_GLIBCXX_ASSERTIONS -fexceptions
    -fstack-protector-strong -grecord-gcc-switches -fasynchronous-unwind-tables
    -fstack-clash-protection -fcf-protection -fno-omit-frame-pointer)

  printf '{ "cflags": "%s", "ldflags": "-Wl,-z,relro,-z,now -Wl,--as-needed" }\n' "${flags[*]}"
}

# make_runtime_tree FOLDER: the files of a runtime, as `flatpak build-export` wants them.
make_runtime_tree ()
{
  local tree=$1 etc=$1/usr/etc

  rm -rf "$tree"
  mkdir -p "$tree/usr" "$tree/files"
  cp --archive /usr/. "$tree/usr"
  rm -rf "$tree"/usr/share/{doc,man,info}
  cp --archive /etc "$etc"
  rm -f "$etc"/{passwd,group,shadow,gshadow,hostname,hosts,resolv.conf,mtab,localtime,machine-id} \
    "$etc/ld.so.cache"
  printf '%s\n' 'include /run/flatpak/ld.so.conf.d/app-*.conf' /app/lib \
    "/usr/lib/$(gcc -print-multiarch)" >"$etc/ld.so.conf"
  mkdir -p "$etc/flatpak-builder"
  print_sdk_defaults >"$etc/flatpak-builder/defaults.json"
}

# Installs the runtime and the SDK of the manifest, which are one and the same here, unless they are
# there.
make_runtime ()
{
  local repository=$flatpak_folder/runtimes tree=$flatpak_folder/tree
  local runtime sdk version suffix

  runtime=$(manifest_entry runtime)
  sdk=$(manifest_entry sdk)
  version=$(manifest_entry runtime-version)
  suffix=$(flatpak --default-arch)/$version
  if flatpak info --user "$sdk//$version" >/dev/null 2>&1; then
    return
  fi

  make_runtime_tree "$tree"
  cat >"$tree/metadata" <<METADATA
[Runtime]
name=$runtime
runtime=$runtime/$suffix
sdk=$sdk/$suffix

[Environment]
XDG_DATA_DIRS=/app/share:/usr/share:/usr/share/runtime/share:/run/host/user-share:/run/host/share
METADATA
  flatpak build-export --runtime --disable-sandbox "$repository" "$tree" "$version"
  flatpak build-commit-from --src-ref="runtime/$runtime/$suffix" --src-repo="$repository" \
    "$repository" "runtime/$sdk/$suffix"
  flatpak remote-add --user --if-not-exists --no-gpg-verify runtimes "file://$repository"
  flatpak install --user --noninteractive --no-related runtimes \
    "runtime/$runtime/$suffix" "runtime/$sdk/$suffix"
  rm -rf "$tree"
}

build_flatpak ()
{
  with_bus flatpak-builder --user --install --force-clean --disable-rofiles-fuse \
    --state-dir="$flatpak_folder/state" --repo="$flatpak_folder/apps" \
    "$flatpak_folder/app" "$manifest"
}

# in_build_sandbox COMMAND…: where the manifest is built, with the checkout in its usual place.
in_build_sandbox ()
{
  (cd "$flatpak_folder" && with_bus flatpak-builder --run "$flatpak_folder/app" "$manifest" "$@")
}

# Whether the installed programs are as hard as the flags should make them. Of CET they have the
# code; that they say so takes a C library that does, and the one of Debian does not.
check_hardening ()
{
  local program about

  for program in "$FLATPAK_USER_DIR/app/$app_id/current/active/files/bin"/*; do
    about=$(LC_ALL=C readelf --wide --dynamic --segments --dyn-syms "$program")
    for sign in BIND_NOW GNU_RELRO __stack_chk_fail __memcpy_chk 'Flags: .*PIE'; do
      if ! grep -q "$sign" <<<"$about"; then
        echo "${program##*/} has no $sign"
        return 1
      fi
    done
  done
}
