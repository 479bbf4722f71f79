"""The files of the extras: an STL of each printed part, and the outline of all tiles for a laser cutter."""

from pathlib import Path

import cadquery as cq
import ezdxf

from hardware.extras.checks import check_extras
from hardware.extras.sizes import PRINTED
from hardware.extras.solids import MAKE, make_sheet_of_tiles
from hardware.plates import stl


def make(folder: Path) -> list[Path]:
    """Write the files of the extras to `folder`; return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name in PRINTED:
        path = folder / f"{name}.stl"
        stl.write_stl(path, MAKE[name]().val())
        files.append(path)
    outline = folder / "tiles.dxf"
    ezdxf.options.write_fixed_meta_data_for_testing = True  # no dates, no random numbers
    cq.exporters.export(make_sheet_of_tiles().section(), str(outline))
    return [*files, outline]


def check() -> list[str]:
    """Return findings about the extras; [] when nothing is wrong."""
    return check_extras()
