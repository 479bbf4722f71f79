"""The files of Tray24 Light: wiring drawing, parts list, models and pictures."""

from pathlib import Path

import cadquery as cq

from hardware.case.make import remove_time_stamp
from hardware.light import case, wiring
from hardware.light.drawing import draw
from hardware.light.pictures import PICTURES
from hardware.light.pieces import make_small_bed_parts
from hardware.plates import stl

_STL_DEVIATION = 0.05, 0.2  # mm, rad


def make(folder: Path) -> list[Path]:
    """Write all files of Tray24 Light to `folder`; return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    drawing, parts = folder / "wiring.svg", folder / "parts.csv"
    drawing.write_text(draw(), encoding="utf-8")
    parts.write_text(wiring.PARTS.format_csv(), encoding="utf-8")
    paths = [drawing, parts, *_make_models(folder), *_make_pictures(folder)]
    for old_path in {*folder.iterdir()} - {*paths}:  # files whose names have changed
        old_path.unlink()
    return paths


def _make_models(folder: Path) -> list[Path]:
    """Write the models: an STL of each printed part and piece as it is printed, a STEP file of each part in its place.

    Engravings are left out of STEP files: they would be most of a file, and nobody wants to change them there.
    """
    paths = []
    for name in case.PRINTED:
        step = folder / f"{name}.step"
        cq.exporters.export(case.make_plain_part(name), str(step), opt={"write_pcurves": False})
        step.write_text(remove_time_stamp(step.read_text(encoding="ascii")), encoding="ascii", newline="\n")
        paths.append(step)
    bed_parts = {name: case.lay_on_bed(name, case.make_printed_part(name)) for name in case.PRINTED}
    for name, part in (bed_parts | make_small_bed_parts()).items():
        paths.append(folder / f"{name}.stl")
        stl.write_stl(paths[-1], part.val(), *_STL_DEVIATION)
    return paths


def _make_pictures(folder: Path) -> list[Path]:
    paths = []
    for name, draw_picture in PICTURES.items():
        path = folder / f"{name}.png"
        draw_picture(path)
        paths.append(path)
    return paths
