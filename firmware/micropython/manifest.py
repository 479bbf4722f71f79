# ruff: noqa: F821 (MicroPython's tools/manifestfile.py brings the functions)
"""List the modules frozen into the image, in the same order on every machine.

TRAY24_FROZEN names the folder that `./tray24 firmware build` has filled: _boot.py, main.py, the package tray24, and
tray24_build.py with the hash of these sources.
"""

import os
from pathlib import Path

FROZEN = Path(os.environ["TRAY24_FROZEN"])

include("$(MPY_DIR)/extmod/asyncio")  # pyright: ignore[reportUndefinedVariable]
module("rp2.py", base_path="$(PORT_DIR)/modules")  # pyright: ignore[reportUndefinedVariable]
for path in sorted(FROZEN.rglob("*.py")):
    module(path.relative_to(FROZEN).as_posix(), base_path=str(FROZEN))  # pyright: ignore[reportUndefinedVariable]
