# shellcheck shell=bash
# Sourced by the scripts beside it, with `root` set to the folder of the project.

# Where there is no user session, as in a container or under ssh, Qt warns of a missing runtime folder
# and takes this one.
runtime=${TMPDIR:-/tmp}/runtime-$(id -un)
if [ -z "${XDG_RUNTIME_DIR:-}" ] && mkdir -p -m 700 "$runtime" 2>/dev/null; then
    export XDG_RUNTIME_DIR=$runtime
fi

# build PRESET TARGET...: configures where that was never done and builds. What it says goes to
# standard error: on a terminal ninja's one line of progress, else only what went wrong.
build() {
    local preset=$1 folder="${root:?}/build/$1"
    shift
    mkdir -p "$folder"
    exec 9>"$folder/.lock"
    flock 9 # two builds in one folder, say of two scripts/run in a pipeline, take turns
    if [ ! -f "$folder/build.ninja" ]; then
        echo "setting up the build in build/$preset" >&2
        if ! (cd "$root" && cmake --preset "$preset") >"$folder/configure.log" 2>&1; then
            cat "$folder/configure.log" >&2
            return 1
        fi
    fi
    if [ "$(ninja -C "$folder" --quiet -n "$@" | tail -n 1)" != "ninja: no work to do." ]; then
        echo "building (from clean 12 to 20 minutes on 2 cores)" >&2
        if [ -t 2 ]; then
            NINJA_STATUS="[%f/%t] " ninja -C "$folder" "$@" >&2 || return 1
        elif ! ninja -C "$folder" "$@" >"$folder/build.log" 2>&1; then
            cat "$folder/build.log" >&2
            return 1
        fi
    fi
    exec 9>&-
}
