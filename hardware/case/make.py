"""Write the case: STL of each printed part, STEP of its shape without engravings, the floor's outline, pictures."""

import re
from pathlib import Path

import cadquery as cq
import ezdxf

from hardware.case import bought
from hardware.case import layout as at
from hardware.case.assembly import PRINTED, plain_parts, printed
from hardware.case.checks import check_case
from hardware.case.render import PICTURES

FACE_DOWN = ("top",)  # on the printer's bed
_STEP_WHEN = re.compile(r"(FILE_NAME\('[^']*',)'[^']*'")


def make(folder: Path) -> list[Path]:
    """Write the files to `folder`/case and `folder`/pictures; return their paths."""
    return make_models(folder / "case") + make_pictures(folder / "pictures")


def check() -> list[str]:
    """Return findings about the case; [] when nothing is wrong."""
    return check_case()


def make_models(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name in PRINTED:
        part = printed(name)
        # Engravings would be most of a STEP file, and nobody wants to change them there.
        plain = plain_parts().get(name, part)
        step, stl = folder / f"{name}.step", folder / f"{name}.stl"
        cq.exporters.export(plain, str(step))
        step.write_text(undated(step.read_text(encoding="ascii")), encoding="ascii", newline="\n")
        lying(name, part).val().exportStl(str(stl), 0.05, 0.2, ascii=False)
        files += [step, stl]
    floor = folder / "floor.dxf"
    ezdxf.options.write_fixed_meta_data_for_testing = True  # no dates, no random numbers
    cq.exporters.export(bought.make_sheet().translate((0, 0, -at.SHEET_UNDER)).section(), str(floor))
    return [*files, floor]


def undated(step: str) -> str:
    """Return a STEP file without its time stamp, so that the same shape makes the same bytes."""
    return _STEP_WHEN.sub(r"\1''", step)


def lying(name: str, part):
    """Return the part lying in the middle of the printer's bed."""
    if name in FACE_DOWN:
        part = part.rotate((0, 0, 0), (1, 0, 0), 180)
    box = part.val().BoundingBox()
    return part.translate((-box.center.x, -box.center.y, -box.zmin))


def make_pictures(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name, draw in PICTURES.items():
        path = folder / f"{name}.png"
        draw(path)
        files.append(path)
    return files
