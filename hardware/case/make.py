"""The files of the case: STL of each printed part, STEP without engravings, the floor's outline, pictures."""

import re
from pathlib import Path

import cadquery as cq
import ezdxf

from hardware.case import bought_solids, layout
from hardware.case.assembly import PRINTED, make_plain_parts, make_printed_part
from hardware.case.bed import lay_on_bed
from hardware.case.pieces import make_small_bed_parts
from hardware.case.rendering import PICTURES
from hardware.plates import stl

_STEP_TIME = re.compile(r"(FILE_NAME\('[^']*',)'[^']*'")


def make(folder: Path) -> list[Path]:
    """Write the models of the case to `folder`/case, and its pictures to `folder`/pictures. Return the files' paths.

    The models are STL and STEP of each printed part, STL of the pieces for a small bed, and the floor's outline as DXF.
    """
    return make_models(folder / "case") + make_pictures(folder / "pictures")


def make_models(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name in PRINTED:
        part = make_printed_part(name)
        # Engravings would be most of a STEP file, and nobody wants to change them there.
        plain_part = make_plain_parts().get(name, part)
        step_path, stl_path = folder / f"{name}.step", folder / f"{name}.stl"
        cq.exporters.export(plain_part, str(step_path), opt={"write_pcurves": False})  # curves on faces would double it
        step_path.write_text(remove_time_stamp(step_path.read_text(encoding="ascii")), encoding="ascii", newline="\n")
        stl.write_stl(stl_path, lay_on_bed(name, part).val())
        files += [step_path, stl_path]
    for name, part in make_small_bed_parts().items():
        files.append(folder / f"{name}.stl")
        stl.write_stl(files[-1], lay_on_bed(name.partition("-")[0], part).val())
    floor = folder / "floor.dxf"
    ezdxf.options.write_fixed_meta_data_for_testing = True  # no dates, no random numbers
    cq.exporters.export(bought_solids.make_sheet().translate((0, 0, -layout.SHEET_UNDER)).section(), str(floor))
    return [*files, floor]


def remove_time_stamp(text: str) -> str:
    """Return a STEP file without its time stamp, so that the same shape makes the same bytes."""
    return _STEP_TIME.sub(r"\1''", text)


def make_pictures(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, draw in PICTURES.items():
        path = folder / f"{name}.png"
        draw(path)
        files.append(path)
    return files
