"""The tables of values in the firmware: 4 kB for each die set, in a module that is frozen into the flash."""

from pathlib import Path

import numpy as np

from host_tools.checkout import FIRMWARE
from host_tools.files import write_whole
from host_tools.solving.turns import Values

FOLDER = FIRMWARE / "tray24" / "games" / "yacht"
UNIT = 32  # parts of a point
_COLUMNS = 112
_BEGINNING = '''"""The worth of a sheet before a turn to who plays alone with the dice of {name} as well as possible.

`VALUES` has two bytes for each sheet, the lower one first: points times {unit}. The index is the sheet's mask of open
boxes. Made by `./tray24 solve yacht`.
"""

'''


def path_of(name: str) -> Path:
    """Return the file with the table of a die set."""
    return FOLDER / f"values_{name}.py"


def read(name: str) -> Values | None:
    """Return the values of a die set in the firmware, in points; None without a table."""
    path = path_of(name)
    if not path.exists():
        return None
    space: dict[str, bytes] = {}
    exec(path.read_text(encoding="utf-8"), space)
    return np.frombuffer(space["VALUES"], "<i2") / UNIT


def write(name: str, values: Values) -> None:
    """Write the values of a die set into the firmware. Raise OSError."""
    data = np.rint(values * UNIT).astype("<i2").tobytes()
    lines = [""]
    for byte in data:
        letter = chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\x{byte:02x}"
        if len(lines[-1] + letter) > _COLUMNS:
            lines.append("")
        lines[-1] += letter
    text = "".join(f'    b"{line}"\n' for line in lines)
    write_whole(path_of(name), f"{_BEGINNING.format(name=name, unit=UNIT)}VALUES = (\n{text})\n".encode())
