"""Write the case: STL of each printed part, STEP of its shape without engravings, the floor's outline, pictures."""

import re
from pathlib import Path

import cadquery as cq
import ezdxf

from hardware.case import bought
from hardware.case import layout as at
from hardware.case.assembly import PRINTED, plain_parts, printed
from hardware.case.bed import lying
from hardware.case.pieces import small_bed
from hardware.case.render import PICTURES
from hardware.plates import stl

_STEP_WHEN = re.compile(r"(FILE_NAME\('[^']*',)'[^']*'")


def make(folder: Path) -> list[Path]:
    """Write the files to `folder`/case and `folder`/pictures; return their paths."""
    return make_models(folder / "case") + make_pictures(folder / "pictures")


def make_models(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name in PRINTED:
        part = printed(name)
        # Engravings would be most of a STEP file, and nobody wants to change them there.
        plain = plain_parts().get(name, part)
        step, flat = folder / f"{name}.step", folder / f"{name}.stl"
        cq.exporters.export(plain, str(step), opt={"write_pcurves": False})  # curves on faces would double it
        step.write_text(undated(step.read_text(encoding="ascii")), encoding="ascii", newline="\n")
        stl.write(flat, lying(name, part).val())
        files += [step, flat]
    for name, part in small_bed().items():
        files.append(folder / f"{name}.stl")
        stl.write(files[-1], lying(name.partition("-")[0], part).val())
    floor = folder / "floor.dxf"
    ezdxf.options.write_fixed_meta_data_for_testing = True  # no dates, no random numbers
    cq.exporters.export(bought.make_sheet().translate((0, 0, -at.SHEET_UNDER)).section(), str(floor))
    return [*files, floor]


def undated(step: str) -> str:
    """Return a STEP file without its time stamp, so that the same shape makes the same bytes."""
    return _STEP_WHEN.sub(r"\1''", step)


def make_pictures(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, draw in PICTURES.items():
        path = folder / f"{name}.png"
        draw(path)
        files.append(path)
    return files
