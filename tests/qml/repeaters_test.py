#!/usr/bin/env python3
"""repeaters_test.py QML-FOLDER: no Repeater whose model may change stands right in a Qt Quick layout.

Qt 6.4 lays out delegates that a Repeater has just deleted when the layout gets another width in the same
polish: the program dies. A Column, Row, Grid or Flow as the layout's cell holds them safely.
"""

import pathlib
import re
import sys

LAYOUTS = {"ColumnLayout", "RowLayout", "GridLayout", "StackLayout"}
BEGINS = re.compile(r"^\s*(?:\w+:\s*)?([A-Z][\w.]*)\s*\{")
# Never another: a number, or a list that names nothing but values of an enumeration.
CONSTANT = re.compile(r"^\s*model:\s*(\d+|\[[\w., ]*\])\s*$")


def repeaters_of(text):
    """(line, the type that it stands in, its model's line) of each Repeater."""
    open_types = []
    lines = [re.sub(r"//.*", "", line) for line in text.splitlines()]
    for number, line in enumerate(lines, 1):
        begins = BEGINS.match(line)
        opened = line.count("{")
        if begins:
            if begins.group(1) == "Repeater":
                around = next((name for name in reversed(open_types) if name), "")
                model = next((l for l in lines[number:] if l.strip().startswith("model:")), "")
                yield number, around, model
            open_types.append(begins.group(1))
            opened -= 1
        open_types += [""] * opened
        del open_types[len(open_types) - min(line.count("}"), len(open_types)) :]


def main():
    bad = seen = 0
    for file in sorted(pathlib.Path(sys.argv[1]).rglob("*.qml")):
        for line, around, model in repeaters_of(file.read_text(encoding="utf-8")):
            seen += 1
            if around in LAYOUTS and not CONSTANT.match(model):
                print(f"{file}:{line}: a Repeater right in a {around}; put it into a Column, Row, Grid or Flow")
                bad += 1
    if seen == 0:
        print("no Repeater was found: is this the folder of the QML files?")
    return 1 if bad or seen == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
