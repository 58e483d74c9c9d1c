#!/usr/bin/python3
"""How soon the window's first frame is drawn, and how long a command takes that does nothing: medians, with the
program's files in the system's memory as after a first start. Wants a display, as xvfb-run gives one.

  first_frame.py PROGRAM [STARTS]
"""
import os
import statistics
import subprocess
import sys
import tempfile
import time

PROGRAM = sys.argv[1]
STARTS = int(sys.argv[2]) if len(sys.argv) > 2 else 10
DRAWN = b"frame rendered"  # what Qt's render loop logs of each frame


def first_frame_ms(environment):
    began = time.monotonic()
    with subprocess.Popen([PROGRAM], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment) as window:
        for line in window.stderr:
            if DRAWN in line:
                took = 1e3 * (time.monotonic() - began)
                window.kill()
                return took
    sys.exit(f"first_frame: {PROGRAM} ended with {window.returncode} before it drew a frame")


def command_ms(environment):
    began = time.monotonic()
    subprocess.run([PROGRAM, "--version"], stdout=subprocess.DEVNULL, env=environment, check=True)
    return 1e3 * (time.monotonic() - began)


with tempfile.TemporaryDirectory() as home:
    ENVIRONMENT = dict(os.environ, HOME=home, QT_LOGGING_RULES="qt.scenegraph.time.renderloop=true")
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        ENVIRONMENT.pop(name, None)
    first_frame_ms(ENVIRONMENT)  # the first start makes folders, and reads the files from the disk
    frames = [first_frame_ms(ENVIRONMENT) for _ in range(STARTS)]
    commands = [command_ms(ENVIRONMENT) for _ in range(STARTS)]
print(f"first frame of the window: {statistics.median(frames):.0f} ms ({min(frames):.0f} to {max(frames):.0f}, "
      f"{STARTS} starts)")
print(f"a command that does nothing: {statistics.median(commands):.0f} ms")
