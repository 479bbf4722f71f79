"""Check the board maker's files for assembled boards: compare their texts with the parts on the board."""

import csv
import io
import re

from hardware.lists.assembly import BOM_TITLES, AssembledPart
from hardware.lists.placed_parts import PlacedPart, rotate_point
from hardware.lists.rotations import get_pin_1_signs

_NEAR_MM = 0.01
_LCSC = re.compile(r"C\d+")


def check_numbers(bom: str, kinds: list[AssembledPart]) -> list[str]:
    """Return findings about lines of the board maker's parts list without a valid order number.

    Parts in `kinds` that are marked `ahead` must have none: they are ordered in advance by the part maker's number.
    """
    ahead = {ref for kind in kinds if kind.ahead for ref in kind.refs}
    found = []
    for row in csv.DictReader(io.StringIO(bom)):
        number, first = row[BOM_TITLES[-1]], row["Designator"].split(",")[0]
        if first in ahead and number:
            found.append(f"{row['Comment']} has a number, {number}, and is said to be ordered ahead")
        elif first not in ahead and not _LCSC.fullmatch(number):
            found.append(f"{row['Comment']} ({row['Designator']}) has no order number: {number!r}")
    return found


def check_assembly(bom: str, cpl: str, board: list[PlacedPart]) -> list[str]:
    """Return findings about parts that are missing, duplicate, misplaced or wrongly rotated in the board maker's files.

    `bom` is the text of the parts list, `cpl` the text of the placements, `board` has the parts of the board's file.
    """
    wanted = {part.ref: part for part in board if part.smd and part.placed}
    listed = [ref for row in csv.DictReader(io.StringIO(bom)) for ref in row["Designator"].split(",")]
    rows = list(csv.DictReader(io.StringIO(cpl)))
    found = _check_once("parts list", listed, wanted) + _check_once(
        "placements", [row["Designator"] for row in rows], wanted
    )
    for row in rows:
        if row["Designator"] in wanted:
            found += _check_row(row, wanted[row["Designator"]])
    return found


def _check_once(name: str, refs: list[str], wanted: dict[str, PlacedPart]) -> list[str]:
    found = [f"{ref} is {refs.count(ref)} times in the {name}" for ref in wanted if refs.count(ref) != 1]
    return found + [f"{ref} of the {name} is not placed on the board" for ref in refs if ref not in wanted]


def _check_row(row: dict[str, str], part: PlacedPart) -> list[str]:
    found = []
    at = float(row["Mid X"].removesuffix("mm")), float(row["Mid Y"].removesuffix("mm"))
    if max(abs(at[0] - part.at[0]), abs(at[1] - part.at[1])) > _NEAR_MM:
        found.append(f"{part.ref} is placed at {at}, not at {part.at}")
    if row["Layer"] != ("Bottom" if part.under else "Top"):
        found.append(f"{part.ref} is placed on the wrong side")
    rotation = float(row["Rotation"])
    known = get_pin_1_signs(part.package)
    if known is None:
        wrong = bool((rotation - part.angle) % 360)
    else:
        # Pin 1 as it is on the board, turned back by the rotation that the machine will apply.
        x, y = next((x, y) for number, x, y in part.pads if number == "1")
        x, y = rotate_point(x, y, part.angle - rotation)
        wrong = any(sign * value < 0.1 if sign else abs(value) > 0.1 for sign, value in zip(known, (x, y), strict=True))
    if wrong:
        found.append(f"{part.ref} ({part.package}) is turned by {rotation:g} degrees, it stands at {part.angle:g}")
    return found
