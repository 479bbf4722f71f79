"""Write the Light's drawing, parts list, models and pictures."""

from pathlib import Path

import cadquery as cq

from hardware.case.make import undated
from hardware.light import case, wiring
from hardware.light.drawing import draw
from hardware.light.pictures import PICTURES

_STL_DEVIATION_MM, _STL_DEVIATION_RAD = 0.05, 0.2


def make(folder: Path) -> list[Path]:
    """Write all files of the Light. Return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    drawing, parts = folder / "wiring.svg", folder / "parts.csv"
    drawing.write_text(draw(), encoding="utf-8")
    parts.write_text(wiring.PARTS.table(), encoding="utf-8")
    paths = [drawing, parts, *_make_models(folder), *_make_pictures(folder)]
    for old in {*folder.iterdir()} - {*paths}:  # what has another name now
        old.unlink()
    return paths


def _make_models(folder: Path) -> list[Path]:
    """Write an STL of each printed part, lying as it is printed, and a STEP file of it, in its place in the tray.

    Engravings are left out of STEP files: they would be most of one, and nobody wants to change them there.
    """
    paths = []
    for name in case.PRINTED:
        step, stl = folder / f"{name}.step", folder / f"{name}.stl"
        cq.exporters.export(case.plain(name), str(step), opt={"write_pcurves": False})
        step.write_text(undated(step.read_text(encoding="ascii")), encoding="ascii", newline="\n")
        lying = case.lying(name, case.printed(name)).val()
        lying.exportStl(str(stl), _STL_DEVIATION_MM, _STL_DEVIATION_RAD, ascii=False)
        paths += [step, stl]
    return paths


def _make_pictures(folder: Path) -> list[Path]:
    paths = []
    for name, draw_picture in PICTURES.items():
        path = folder / f"{name}.png"
        draw_picture(path)
        paths.append(path)
    return paths
