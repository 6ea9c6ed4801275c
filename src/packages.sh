# What Nine Queens needs from the system, and how to get it: for src/run and tests/run, which
# source this file. Nothing here runs by itself.
#
# SPDX-License-Identifier: GPL-3.0-or-later

# Prints the package manager of this system, or nothing.
package_manager ()
{
  local name

  for name in apt-get dnf pacman; do
    if command -v "$name" >/dev/null; then
      echo "$name"
      return
    fi
  done
}

# To build and start: compiler, meson, gettext, GTK 4 with the programs that its data needs, a
# session bus, the broadway server, what any GTK window shows (icons, a font, a cursor), and
# libadwaita for the style of GNOME.
packages_to_run ()
{
  case $1 in
    apt-get)
      echo gcc libc6-dev meson ninja-build pkgconf gettext \
        libgtk-4-dev libgtk-4-bin libadwaita-1-dev libglib2.0-bin libglib2.0-dev-bin libxml2-utils \
        desktop-file-utils shared-mime-info dbus-daemon at-spi2-core \
        hicolor-icon-theme adwaita-icon-theme librsvg2-common fonts-dejavu-core
      ;;
    dnf)
      echo gcc meson ninja-build pkgconf gettext \
        gtk4 gtk4-devel libadwaita-devel glib2-devel libxml2 \
        desktop-file-utils shared-mime-info dbus-daemon at-spi2-core \
        hicolor-icon-theme adwaita-icon-theme librsvg2 dejavu-sans-fonts
      ;;
    pacman)
      echo gcc meson ninja pkgconf gettext \
        gtk4 libadwaita glib2-devel libxml2 \
        desktop-file-utils shared-mime-info dbus at-spi2-core \
        hicolor-icon-theme adwaita-icon-theme librsvg ttf-dejavu
      ;;
  esac
}

# What the tests need beside that: the validators, a display without a screen and a hand that types,
# the accessibility bus from Python, NumPy for the example of the library, sources of a locale, and
# the sanitizers.
packages_to_test ()
{
  packages_to_run "$1"
  case $1 in
    apt-get)
      echo appstream python3 python3-gi python3-numpy \
        xvfb xauth xdotool x11-xkb-utils openbox locales
      ;;
    dnf)
      echo appstream python3 python3-gobject python3-numpy \
        xorg-x11-server-Xvfb xorg-x11-xauth xdotool setxkbmap openbox \
        glibc-locale-source libasan libubsan libtsan
      ;;
    pacman)
      echo appstream python python-gobject python-numpy \
        xorg-server-xvfb xorg-xauth xdotool xorg-setxkbmap openbox
      ;;
  esac
}

is_installed ()
{
  case $1 in
    apt-get) dpkg-query -W -f='${db:Status-Status}\n' "$2" 2>/dev/null | grep -qx installed ;;
    dnf) rpm -q --whatprovides "$2" >/dev/null 2>&1 ;;
    pacman) pacman -T "$2" >/dev/null 2>&1 ;;
  esac
}

# Runs a command as root: directly, or through sudo, which asks for the password.
as_root ()
{
  if [ "$(id -u)" = 0 ]; then
    "$@"
  else
    sudo -- "$@"
  fi
}

install_packages ()
{
  local manager=$1
  shift

  case $manager in
    apt-get)
      as_root apt-get update -q
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
        -o DPkg::Lock::Timeout=300 "$@"
      ;;
    dnf) as_root dnf install -y --setopt=install_weak_deps=False "$@" ;;
    pacman) as_root pacman -S --needed --noconfirm "$@" ;;
  esac
}

# need_packages LIST: installs what LIST (packages_to_run or packages_to_test) names and the system
# lacks. Says so first; does nothing, quickly, when all is there.
need_packages ()
{
  local list=$1 manager package
  local missing=()

  manager=$(package_manager)
  if [ -z "$manager" ]; then
    echo "No apt-get, dnf or pacman here; trying with what there is. These packages of Debian hold"
    echo "what is needed: $("$list" apt-get | tr '\n' ' ')"
    return
  fi

  for package in $("$list" "$manager"); do
    is_installed "$manager" "$package" || missing+=("$package")
  done
  if [ ${#missing[@]} = 0 ]; then
    return
  fi

  echo "Nine Queens needs these packages, which $manager will now install:"
  printf '%s\n' "${missing[*]}" | fold -s -w 90 | sed 's/^/  /; s/ $//'
  if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
    echo "That needs root, and there is no sudo here. Install them as root, then come back." >&2
    return 1
  fi
  if ! install_packages "$manager" "${missing[@]}" </dev/null; then
    echo "The packages could not be installed; the reason stands above." >&2
    return 1
  fi
}

# configure FOLDER OPTION…: sets up a build folder of the checkout `$top`, once. One that was made
# for another place or with other options, or has broken off half-way, is made anew.
configure ()
{
  local folder=$1 made_for
  shift

  made_for=$(cat "$folder/made-for" 2>/dev/null || true)
  if [ "$made_for" = "$top $*" ] && [ -e "$folder/build.ninja" ]; then
    return
  fi
  rm -rf "$folder"
  mkdir -p "$folder"
  meson setup "$folder" "$top" "$@" && printf '%s\n' "$top $*" >"$folder/made-for"
}
