"""The solver's progress, kept between runs in the user's folder: an interrupted run goes on where it was."""

import hashlib
import io
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from host_tools.files import write_whole
from host_tools.solving.sheets import Known
from host_tools.solving.yacht import Yacht
from simulator.tray.home import home_folder

_SOLVER = Path(__file__).parent


def read(game: Yacht, size: int) -> Known:
    """Return what these sources have solved of a game in blocks of this size; what others have is forgotten."""
    try:
        with np.load(_path(game)) as kept:
            if str(kept["sources"]) != _sources(size):
                return Known.of(game)
            blocks = dict(zip(kept["numbers"].tolist(), kept["blocks"], strict=True))
            return Known(kept["values"], int(kept["level"]), blocks)
    except (OSError, ValueError, KeyError, BadZipFile):
        return Known.of(game)


def write(game: Yacht, size: int, known: Known) -> None:
    """Keep what is solved. Raise OSError."""
    buffer = io.BytesIO()
    np.savez(
        buffer,
        sources=_sources(size),
        values=known.values,
        level=known.level,
        numbers=np.array(list(known.blocks), np.int64),
        blocks=np.array(list(known.blocks.values())),
    )
    write_whole(_path(game), buffer.getvalue())


def _path(game: Yacht) -> Path:
    return home_folder() / "solve" / f"yacht-{game.name}.npz"


def _sources(size: int) -> str:
    """Return a fingerprint of what the values depend on."""
    files = [_SOLVER / f"{name}.py" for name in ("boxes", "sheets", "turns", "yacht")]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files) + b"%d" % size).hexdigest()[:16]
