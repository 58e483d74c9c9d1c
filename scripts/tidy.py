#!/usr/bin/env python3
"""clang-tidy over the sources, many in one go.

  scripts/tidy.py BUILD-FOLDER FILE...

Nearly all of clang-tidy's time goes into headers that every file includes again (Qt, OpenCV, GoogleTest:
some 12 s a file). So the files of folders are checked as one translation unit, which takes about as
long as one file did. Where two files can't share one (the same name in both), it is halved until they
don't. Ends with 1 if there are complaints; each is printed once.
"""

import concurrent.futures
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

MOST_TOGETHER = 14
# What is only said because sources are included: that they are, and that names meet which never do.
NOT_TOGETHER = "-bugprone-suspicious-include,-bugprone-forward-declaration-namespace"
COMPLAINT = re.compile(r"^/.*: (?:warning|error): .*\[.*\]$")
DOES_NOT_COMPILE = re.compile(r"error: .*\[clang-diagnostic-")

ROOT = pathlib.Path(__file__).resolve().parent.parent


def options_of(entry):
    """The compiler's options for a file, without what is its own: its name and its object's."""
    command = entry["command"].split()
    own = {"-c", entry["file"]}
    return tuple(
        word
        for i, word in enumerate(command)
        if word not in own and word != "-o" and command[i - 1] != "-o"
    )


def batches_of(database, files):
    """Files that are compiled with the same options, whole folders where they fit, about MOST_TOGETHER."""
    entries = {entry["file"]: entry for entry in database}
    keyed = sorted((options_of(entries[file]), file) for file in files if file in entries)
    for options, group in itertools.groupby(keyed, key=lambda pair: pair[0]):
        batch = []
        for _, folder in itertools.groupby((file for _, file in group), key=os.path.dirname):
            folder = list(folder)
            if batch and len(batch) + len(folder) > MOST_TOGETHER:
                yield options, batch
                batch = []
            batch = batch + folder
        yield options, batch


def tidy(folder, options, files):
    """What clang-tidy says of these files, as lines."""
    with tempfile.TemporaryDirectory(prefix="tidy-") as own:
        alone = len(files) == 1
        unit = files[0]
        if not alone:
            unit = os.path.join(own, "together.cpp")
            with open(unit, "w", encoding="utf-8") as out:
                out.writelines(f'#include "{file}"\n' for file in files)
        with open(os.path.join(own, "compile_commands.json"), "w", encoding="utf-8") as out:
            command = " ".join([*options, "-c", unit])
            json.dump([{"directory": folder, "file": unit, "command": command}], out)
        command = ["clang-tidy-14", "-quiet", "-p", own, f"--config-file={ROOT}/.clang-tidy"]
        command.append(f"--header-filter=^{ROOT}/(app|benchmarks|calibration|db|engine|tests|vision)/")
        if not alone:
            command.append(f"--checks={NOT_TOGETHER}")
        done = subprocess.run([*command, unit], capture_output=True, text=True, check=False)
    said = done.stdout.splitlines()
    if DOES_NOT_COMPILE.search(done.stdout) and not alone:
        half = len(files) // 2
        return tidy(folder, options, files[:half]) + tidy(folder, options, files[half:])
    if done.returncode != 0 and not any(COMPLAINT.match(line) for line in said):
        said.append(f"{unit}:1:1: error: clang-tidy ended with {done.returncode} [clang-tidy]")
        said += done.stderr.splitlines()
    return said


def main():
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    folder = os.path.realpath(sys.argv[1])
    with open(os.path.join(folder, "compile_commands.json"), encoding="utf-8") as text:
        database = json.load(text)
    files = [os.path.realpath(file) for file in sys.argv[2:]]
    batches = sorted(batches_of(database, files), key=lambda batch: -len(batch[1]))
    checked = sum(len(group) for _, group in batches)
    seen = set()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for said in pool.map(lambda batch: tidy(folder, *batch), batches):
            fresh = False
            for line in said:
                if COMPLAINT.match(line):
                    fresh = line not in seen
                    seen.add(line)
                if fresh:
                    print(line, flush=True)
    print(f"tidy: {checked} files in {len(batches)} goes, {len(seen)} complaints", file=sys.stderr)
    return 1 if seen else 0


if __name__ == "__main__":
    sys.exit(main())
