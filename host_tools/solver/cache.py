"""Files of yacht's solver: its progress in the user's folder, the tables in the firmware, and a file for verification.

An interrupted run resumes where it was. The table of each die set has 4 kB, in a module that is frozen into the flash.
"""

import io
import math
import random
from collections.abc import Callable
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from host_tools.checkout import FIRMWARE
from host_tools.files import write_atomically
from host_tools.fingerprints import compute_fingerprint
from host_tools.solver.sheets import DICE, SolvedSheets, Values, compute_turn_values
from host_tools.solver.yacht import Yacht
from simulator.tray.data_folder import get_home_folder

_SOLVER = Path(__file__).parent
FOLDER = FIRMWARE / "tray24" / "games" / "yacht"
UNIT = 32  # parts of a point
_COLUMNS = 112
DRAWS = math.comb(24, DICE)
_SEED = 1  # of the random choice of sheets whose turn values are written
_BEGINNING = '''"""The value of each sheet before a turn in optimal solitaire play with the dice of {name}.

`VALUES` has two bytes for each sheet, the lower one first: points times {unit}. The index is the sheet's mask of open
boxes. Made by `./tray24 solve yacht`.
"""

'''


def read_progress(game: Yacht, size: int) -> SolvedSheets:
    """Return the sheets of a game that earlier runs have solved in blocks of `size` draws (sets of five dice).

    Ignore progress made with other source code of the solver or another size of blocks.
    """
    try:
        with np.load(_get_progress_path(game)) as archive:
            if str(archive["sources"]) != _compute_fingerprint(size):
                return SolvedSheets.make_initial(game)
            blocks = dict(zip(archive["numbers"].tolist(), archive["blocks"], strict=True))
            return SolvedSheets(archive["values"], int(archive["level"]), blocks)
    except (OSError, ValueError, KeyError, BadZipFile):
        return SolvedSheets.make_initial(game)


def write_progress(game: Yacht, size: int, known: SolvedSheets) -> None:
    """Store the progress of a game. Raise OSError."""
    buffer = io.BytesIO()
    blocks = {"numbers": np.array(list(known.blocks), np.int64), "blocks": np.array(list(known.blocks.values()))}
    np.savez(buffer, sources=_compute_fingerprint(size), values=known.values, level=known.level, **blocks)
    write_atomically(_get_progress_path(game), buffer.getvalue())


def _get_progress_path(game: Yacht) -> Path:
    return get_home_folder() / "solve" / f"yacht-{game.name}.npz"


def _compute_fingerprint(size: int) -> str:
    """Return the fingerprint of what the values depend on: the solver's sources and the size of blocks."""
    return compute_fingerprint({name: _SOLVER / f"{name}.py" for name in ("sheets", "yacht")}, size)


def get_table_path(name: str) -> Path:
    """Return the path of the module in the firmware with the values for a die set."""
    return FOLDER / f"values_{name}.py"


def write_table(name: str, values: Values) -> None:
    """Write the values of a die set into the firmware. Raise OSError."""
    data = np.rint(values * UNIT).astype("<i2").tobytes()
    lines = [""]
    for byte in data:
        letter = chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\x{byte:02x}"
        if len(lines[-1] + letter) > _COLUMNS:
            lines.append("")
        lines[-1] += letter
    text = "".join(f'    b"{line}"\n' for line in lines)
    write_atomically(get_table_path(name), f"{_BEGINNING.format(name=name, unit=UNIT)}VALUES = (\n{text})\n".encode())


def write_turns(name: str, values: Values, sheets: int, path: Path, report: Callable[[int], None]) -> None:
    """Write the values of `sheets` random score sheets before a turn, for each draw of five dice. Raise OSError.

    Call `report` with the number of draws done. The file, in NumPy's format npz, has the die `set`; the `masks` of the
    sheets; `turns`, the values in the shape (sheets, draws); and `values`, those of all sheets by their masks.
    """
    game = Yacht(name)
    masks = np.array(sorted(random.Random(_SEED).sample(range(1, 1 << game.boxes), sheets)), np.int64)
    turns = np.zeros((sheets, game.draws))
    groups = [np.flatnonzero([mask.bit_count() == level for mask in masks.tolist()]) for level in range(game.boxes + 1)]
    for draw in range(game.draws):
        points = game.compute_points(draw)
        for indexes in groups:
            if len(indexes):
                turns[indexes, draw] = compute_turn_values(points, masks[indexes], values)
        report(draw + 1)
    buffer = io.BytesIO()
    np.savez(buffer, set=name, masks=masks, turns=turns, values=values)
    write_atomically(path, buffer.getvalue())
