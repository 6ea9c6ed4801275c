# Roots of another Debian for tests/run, which sources this file. Nothing here runs by itself.
#
# A root is made once, in a folder of its own below build: `root` is the system, `build` what is
# built in it. Whatever is mounted belongs to a namespace that ends with the last process in it, so
# nothing stays mounted, however a run ends.
#
# SPDX-License-Identifier: GPL-3.0-or-later

packages_for_roots ()
{
  case $1 in
    apt-get) echo debootstrap ;;
  esac
}

# Prints the mirror of Debian that apt uses on this machine.
debian_mirror ()
{
  apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' 'Label: Debian' | head -n 1
}

# As the kernel calls them, and as Debian does.
foreign_machines=(aarch64 s390x)
foreign_architectures=(arm64 s390x)

packages_for_foreign ()
{
  echo gcc libc6-dev meson ninja-build pkgconf gettext python3 dbus-daemon qemu-user-static
  printf 'gcc-%s-linux-gnu ' "${foreign_machines[@]}"
  printf 'libglib2.0-dev:%s ' "${foreign_architectures[@]}"
}

packages_for_flatpak ()
{
  packages_to_test "$1"
  echo flatpak flatpak-builder elfutils xdg-desktop-portal xdg-desktop-portal-gtk fuse3
}

# make_root RELEASE FOLDER: makes a small system of that release, unless there is one already.
make_root ()
{
  local release=$1 root=$2/root mirror

  if [ "$(id -u)" != 0 ] || [ "$(package_manager)" != apt-get ]; then
    echo "A root of Debian $release is made by root, on a Debian." >&2
    return 1
  fi
  need_packages packages_for_roots
  if [ -e "$2/made" ]; then
    return
  fi

  mirror=$(debian_mirror)
  echo "Making a Debian $release in ${root#"$top/"} from $mirror …"
  rm -rf --one-file-system "$root"
  mkdir -p "$root" "$2/build"
  unshare --mount --propagation private \
    debootstrap --variant=minbase --include=ca-certificates "$release" "$root" "$mirror"
  echo force-unsafe-io >"$root/etc/dpkg/dpkg.cfg.d/unsafe-io"     # quick: it can be made anew
  printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"    # services do not start here
  chmod +x "$root/usr/sbin/policy-rc.d"
  touch "$2/made"
}

# in_root FOLDER [--user | --offline] COMMAND…: runs a command in the root there, which finds the
# checkout in its usual place, with another folder `build`. Every process that the command leaves
# ends with it. With --user it is in a namespace of users, for which the kernel keeps formats of
# programs apart; with --offline in one of networks, for an X server listens beside its file on a
# socket that all roots of a network share, and would be taken for one of the machine.
in_root ()
{
  local folder=$1
  local options=(--mount --propagation private --pid --ipc --fork --kill-child)
  shift

  case $1 in
    --user) options+=(--user --map-root-user); shift ;;
    --offline) options+=(--net); shift ;;
  esac
  unshare "${options[@]}" \
    bash -eu -c '
      top=$1 folder=$2 root=$2/root
      shift 2
      cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
      mount --bind "$root" "$root"
      mount -t proc proc "$root/proc"
      mount --rbind /dev "$root/dev"
      mount -t tmpfs tmpfs "$root/tmp"
      mkdir -p "$root$top"
      mount --bind "$top" "$root$top"
      mount --bind "$folder/build" "$root$top/build"
      cd "$root"
      pivot_root . mnt
      umount --lazy /mnt
      status=0
      env -i HOME=/root LC_ALL=C.UTF-8 TERM="${TERM:-dumb}" \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        PYTHONDONTWRITEBYTECODE=1 "$@" || status=$?
      exit $status' in_root "$top" "$folder" "$@"
}

# install_in_root FOLDER FUNCTION: has in the root there the packages that the function names.
install_in_root ()
{
  in_root "$1" bash -euc '
    top=$0
    . "$top/src/packages.sh"
    . "$top/tests/roots.sh"
    need_packages "$1"' "$top" "$2"
}

# install_foreign FOLDER: has in the root there what builds and runs programs of other processors.
install_foreign ()
{
  in_root "$1" bash -euc '
    top=$0
    . "$top/src/packages.sh"
    . "$top/tests/roots.sh"
    for architecture in "${foreign_architectures[@]}"; do
      dpkg --add-architecture "$architecture"
    done
    need_packages packages_for_foreign' "$top"
}

# emulate MACHINE…: lets programs for other processors start, where in_root was told `--user`.
emulate ()
{
  local machine registry=/proc/sys/fs/binfmt_misc

  if ! mount -t binfmt_misc binfmt_misc "$registry"; then
    echo "Linux 6.7 is the first that knows formats of programs for a namespace of users." >&2
    return 1
  fi
  for machine in "$@"; do
    cat "/usr/lib/binfmt.d/qemu-$machine.conf" >"$registry/register"
  done
}
