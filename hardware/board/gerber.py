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
    """The shapes that one Gerber file draws, in mm: flashes (an aperture printed at a point), strokes, full circles."""

    def __init__(self, text: str):
        self.apertures: dict[str, tuple[str, float]] = {}  # number -> shape, first size
        self.flashes: list[tuple[float, float, bool, str]] = []  # x, y, dark, aperture
        self.strokes: list[tuple[tuple, tuple, bool, str]] = []  # from, to, dark, aperture
        self.circles: list[tuple[float, float, bool, str]] = []  # x, y of the middle, dark, aperture
        scale, is_dark, aperture, position = 1e-6, True, "", (0.0, 0.0)
        for line in text.splitlines():
            if match := _FORMAT.match(line):
                scale = 10.0 ** -int(match[2])
            elif match := _APERTURE.match(line):
                self.apertures[match[1]] = (match[2], float(match[3].split("X")[0]))
            elif line in {"%LPD*%", "%LPC*%"}:
                is_dark = line == "%LPD*%"
            elif match := re.match(r"^(?:G54)?D(\d\d+)\*$", line):
                aperture = match[1]
            elif match := _MOVE.match(line):
                target = int(match[1]) * scale, int(match[2]) * scale
                if match[3] == "3":
                    self.flashes.append((*target, is_dark, aperture))
                elif match[3] == "1" and target == position and (center_match := _CENTER.search(line)):
                    self.circles.append(
                        (
                            target[0] + int(center_match[1]) * scale,
                            target[1] + int(center_match[2]) * scale,
                            is_dark,
                            aperture,
                        )
                    )
                elif match[3] == "1":
                    self.strokes.append((position, target, is_dark, aperture))
                position = target


def read_holes(text: str) -> list[tuple[float, float]]:
    """Return the places (x, y in mm) of the holes in a drill file."""
    return [(float(match[1]), float(match[2])) for line in text.splitlines() if (match := _HOLE.match(line))]


def count_hole_marks(name: str, layer: GerberLayer) -> int:
    """Return the number of drill marks on a layer: shapes that mark the middle of a hole, and should not be there.

    `name` is the name of the layer's file. On a silkscreen each printed flash (an aperture printed at a point) is a
    mark, because texts and symbols consist of strokes and circles. On copper the first flash at a point is a pad; each
    further flash there is a mark.
    """
    if "Silkscreen" in name:
        return sum(is_dark for _, _, is_dark, _ in layer.flashes)
    counts = Counter((x, y) for x, y, is_dark, _ in layer.flashes if is_dark)
    return sum(count - 1 for count in counts.values())


def check_gerbers(path: Path = GERBERS) -> list[str]:
    """Return findings about the Gerber and drill files in the zip file for a board maker."""
    with zipfile.ZipFile(path) as archive:
        texts = {name: archive.read(name).decode() for name in archive.namelist()}
    layers = {name: GerberLayer(text) for name, text in texts.items() if name.endswith(".gbr")}
    findings = [f"{name}: {count} marks of holes" for name in layers if (count := count_hole_marks(name, layers[name]))]
    holes = [hole for name in texts if name.endswith("-PTH.drl") for hole in read_holes(texts[name])]
    for name in (name for name in layers if name.endswith("_Cu.gbr")):
        pads = {(round(x, 3), round(y, 3)) for x, y, _, _ in layers[name].flashes}
        bare_holes = [hole for hole in holes if (round(hole[0], 3), round(hole[1], 3)) not in pads]
        if bare_holes:
            findings.append(f"{name}: {len(bare_holes)} plated holes without copper, the first at {bare_holes[0]}")
    for name in (name for name in layers if name.endswith("_Silkscreen.gbr")):
        layer = layers[name]
        used_apertures = {aperture for _, _, is_dark, aperture in layer.strokes + layer.circles if is_dark}
        thin_widths = [
            layer.apertures[aperture][1] for aperture in used_apertures if layer.apertures[aperture][1] < MIN_STROKE_MM
        ]
        if thin_widths or not used_apertures:
            findings.append(f"{name}: strokes of {min(thin_widths)} mm" if thin_widths else f"{name}: empty")
    return findings


def main() -> int:
    findings = check_gerbers()
    for finding in findings:
        print(finding)
    print(f"Gerber files read back: {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
