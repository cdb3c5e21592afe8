# What the scripts share. Sourced by them, from the repository's root.
# shellcheck shell=bash

say() { echo "· $*" >&2; }

fail() {
  echo "✗ $*" >&2
  exit 1
}

# Is this program here?
have() { command -v "$1" >/dev/null 2>&1; }

# Installs Debian packages where we may: as root, or by a sudo that asks for no password.
install_debian() { # install_debian PACKAGE...
  local sudo=()
  have apt-get || return 1
  if [ "$(id -u)" != 0 ]; then
    have sudo && sudo -n true 2>/dev/null || return 1
    sudo=(sudo -n)
  fi
  say "Installing $* …"
  local log
  log=$(mktemp)
  if { ${sudo[@]+"${sudo[@]}"} apt-get update &&
    ${sudo[@]+"${sudo[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"; } \
    >"$log" 2>&1; then
    rm -f "$log"
  else
    tail -n 20 "$log" >&2
    rm -f "$log"
    return 1
  fi
}

# A short fingerprint of what comes in on standard input.
fingerprint() { cksum | tr ' ' '-'; }

# Lets only one set-up or build at a time run in this checkout (where the machine has flock).
one_at_a_time() { # one_at_a_time LOCKFILE
  if have flock; then
    exec 9>"$1"
    flock 9
  fi
}
