"""Loads the link as a board does, a module at a time and each in slices; prints how many slices each has taken."""

import sys

sys.modules["machine"] = sys  # stands for what this script does not need

import tray24.link  # noqa: E402, F401 (after what it lacks)
import tray24.ui.texts  # noqa: E402, F401 (a tray has it)
from tray24.board.loading import load  # noqa: E402
from tray24.link.opening import MODULES  # noqa: E402

FOLDER = sys.argv[1]
for name in ("tray24.link", "tray24.ui"):
    setattr(sys.modules[name], "__path__", FOLDER + "/" + name.replace(".", "/"))  # noqa: B010


def loaded(name):
    slices = 0
    for _ in load(name):
        slices += 1
    assert name in sys.modules
    print(name, slices)


for name in MODULES.split(" "):
    loaded(name)
from tray24.link.requests import PARTS, TABLE  # noqa: E402

for row in TABLE.strip().split("\n"):
    do = row.split(" ")[0]
    for part in PARTS.get(do, "link." + do).split(" "):
        loaded("tray24." + part)
