# Functions that the scripts share. Source it from the repository's root.
# shellcheck shell=bash

say() { echo "· $*" >&2; }

fail() {
  echo "✗ $*" >&2
  exit 1
}

# Is this program installed?
have() { command -v "$1" >/dev/null 2>&1; }

# Installs Debian packages where that is possible: as root, or with a sudo that asks for no password.
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

# Installs the packages locked in requirements/NAME.txt into .venv, or another environment. Falls back to pip where uv
# cannot reach the index (a mirror or certificate that only pip is configured for).
install_packages() { # install_packages NAME [ENVIRONMENT]
  local python=${2:-.venv}/bin/python quiet=(--quiet)
  if [ -t 2 ]; then quiet=(); fi
  .venv/bin/uv pip install ${quiet[@]+"${quiet[@]}"} --python "$python" --require-hashes -r "requirements/$1.txt" ||
    "$python" -m pip install -qq --disable-pip-version-check --require-hashes -r "requirements/$1.txt"
}

# A short fingerprint of standard input.
fingerprint() { cksum | tr ' ' '-'; }

# Allows only one set-up or build at a time in this checkout (where the machine has flock).
one_at_a_time() { # one_at_a_time LOCKFILE
  if have flock; then
    exec 9>"$1"
    flock 9
  fi
}

# Ensures that the PATH has a Node that can build the client: the machine's, or else one from PyPI.
use_node() {
  if have npm && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22 ? 0 : 1);
  ' 2>/dev/null; then
    return
  fi
  if ! [ "$(cat .venv/.setup-node 2>/dev/null)" = "$(fingerprint <requirements/node.txt)" ]; then
    say "Node 20.19 or later is missing: installing it into .venv …"
    install_packages node
    fingerprint <requirements/node.txt >.venv/.setup-node
  fi
  PATH="$PWD/.venv/bin:$PATH"
}

# Brings client/node_modules up to date with client/package-lock.json, which stays as it is.
# (Not `npm ci`: it refuses a lock file when a mirror lacks some other platform's optional packages.)
install_client_packages() {
  local stamp=client/node_modules/.yakai-installed wanted
  wanted=$(cat client/package.json client/package-lock.json client/.npmrc | fingerprint)
  [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return
  say "Installing the client's packages (a minute the first time) …"
  (cd client && npm install --no-save --ignore-scripts --loglevel=error >&2)
  echo "$wanted" >"$stamp"
}
