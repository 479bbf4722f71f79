"""`python -m hardware.board.gerber`: read the Gerber and drill files back, and report what is wrong in them.

This reads what KiCad writes: metric RS-274X with circles, rectangles, ovals and macros as apertures, and Excellon
drills.
"""

import re
import sys
import zipfile
from collections import Counter
from pathlib import Path

from hardware.circuit.catalog import BUILD

GERBERS = BUILD / "gerbers.zip"
_APERTURE = re.compile(r"^%ADD(\d+)([A-Za-z]+),([\d.X-]+)\*%$")
_MOVE = re.compile(r"^(?:G0?[123])?X(-?\d+)Y(-?\d+)(?:I-?\d+)?(?:J-?\d+)?D0([123])\*$")
_CENTER = re.compile(r"I(-?\d+)J(-?\d+)")
_FORMAT = re.compile(r"^%FSLAX(\d)(\d)Y\d\d\*%$")
_HOLE = re.compile(r"^X(-?[\d.]+)Y(-?[\d.]+)")
MIN_STROKE_MM = 0.1


class GerberLayer:
    """What one Gerber file draws, in mm: flashes (an aperture printed at a point), strokes and full circles."""

    def __init__(self, text: str):
        self.apertures: dict[str, tuple[str, float]] = {}  # number -> shape, first size
        self.flashes: list[tuple[float, float, bool, str]] = []  # x, y, dark, aperture
        self.strokes: list[tuple[tuple, tuple, bool, str]] = []  # from, to, dark, aperture
        self.circles: list[tuple[float, float, bool, str]] = []  # x, y of the middle, dark, aperture
        scale, dark, chosen, here = 1e-6, True, "", (0.0, 0.0)
        for line in text.splitlines():
            if found := _FORMAT.match(line):
                scale = 10.0 ** -int(found[2])
            elif found := _APERTURE.match(line):
                self.apertures[found[1]] = (found[2], float(found[3].split("X")[0]))
            elif line in {"%LPD*%", "%LPC*%"}:
                dark = line == "%LPD*%"
            elif found := re.match(r"^(?:G54)?D(\d\d+)\*$", line):
                chosen = found[1]
            elif found := _MOVE.match(line):
                to = int(found[1]) * scale, int(found[2]) * scale
                if found[3] == "3":
                    self.flashes.append((*to, dark, chosen))
                elif found[3] == "1" and to == here and (middle := _CENTER.search(line)):
                    self.circles.append((to[0] + int(middle[1]) * scale, to[1] + int(middle[2]) * scale, dark, chosen))
                elif found[3] == "1":
                    self.strokes.append((here, to, dark, chosen))
                here = to


def read_holes(text: str) -> list[tuple[float, float]]:
    """Return the places (x, y in mm) of the holes in a drill file."""
    return [(float(found[1]), float(found[2])) for line in text.splitlines() if (found := _HOLE.match(line))]


def count_hole_marks(name: str, layer: GerberLayer) -> int:
    """Return how often a layer marks the middle of a hole.

    On silkscreen a mark is a dot; on copper it is a second printed shape at the same point.
    """
    if "Silkscreen" in name:
        return sum(dark for _, _, dark, _ in layer.flashes)
    times = Counter((x, y) for x, y, dark, _ in layer.flashes if dark)
    return sum(count - 1 for count in times.values())


def check_gerbers(path: Path = GERBERS) -> list[str]:
    """Return findings about the Gerber and drill files in the zip file for a board maker."""
    with zipfile.ZipFile(path) as archive:
        texts = {name: archive.read(name).decode() for name in archive.namelist()}
    layers = {name: GerberLayer(text) for name, text in texts.items() if name.endswith(".gbr")}
    found = [f"{name}: {count} marks of holes" for name in layers if (count := count_hole_marks(name, layers[name]))]
    holes = [hole for name in texts if name.endswith("-PTH.drl") for hole in read_holes(texts[name])]
    for name in (name for name in layers if name.endswith("_Cu.gbr")):
        pads = {(round(x, 3), round(y, 3)) for x, y, _, _ in layers[name].flashes}
        bare = [hole for hole in holes if (round(hole[0], 3), round(hole[1], 3)) not in pads]
        if bare:
            found.append(f"{name}: {len(bare)} plated holes without copper, the first at {bare[0]}")
    for name in (name for name in layers if name.endswith("_Silkscreen.gbr")):
        layer = layers[name]
        used = {aperture for _, _, dark, aperture in layer.strokes + layer.circles if dark}
        thin = [layer.apertures[aperture][1] for aperture in used if layer.apertures[aperture][1] < MIN_STROKE_MM]
        if thin or not used:
            found.append(f"{name}: strokes of {min(thin)} mm" if thin else f"{name}: empty")
    return found


def main() -> int:
    found = check_gerbers()
    for line in found:
        print(line)
    print(f"Gerber files read back: {len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
