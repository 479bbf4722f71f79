"""The check of the board maker's files for assembled boards: their texts must agree with the parts on the board."""

import csv
import io
import re

from hardware.lists.assembly import BOM_TITLES, AssembledPart
from hardware.lists.placed_parts import PlacedPart, rotate_point
from hardware.lists.rotations import get_pin_1_signs

_NEAR_MM = 0.01
_LCSC = re.compile(r"C\d+")


def check_numbers(bom: str, parts: list[AssembledPart]) -> list[str]:
    """Return findings about lines of the board maker's parts list without a valid order number.

    Those of `parts` that are marked `ahead` must have none: they are ordered in advance by the part maker's number.
    """
    preorder_refs = {ref for part in parts if part.ahead for ref in part.refs}
    findings = []
    for row in csv.DictReader(io.StringIO(bom)):
        number, first_ref = row[BOM_TITLES[-1]], row["Designator"].split(",")[0]
        if first_ref in preorder_refs and number:
            findings.append(f"{row['Comment']} has a number, {number}, and is said to be ordered ahead")
        elif first_ref not in preorder_refs and not _LCSC.fullmatch(number):
            findings.append(f"{row['Comment']} ({row['Designator']}) has no order number: {number!r}")
    return findings


def check_assembly(bom: str, cpl: str, board: list[PlacedPart]) -> list[str]:
    """Return findings about parts that are missing, duplicate, misplaced or wrongly rotated in the board maker's files.

    `bom` is the text of the parts list, `cpl` the text of the placements, `board` has the parts of the board's file.
    """
    expected = {part.ref: part for part in board if part.smd and part.placed}
    listed_refs = [ref for row in csv.DictReader(io.StringIO(bom)) for ref in row["Designator"].split(",")]
    rows = list(csv.DictReader(io.StringIO(cpl)))
    findings = _check_once("parts list", listed_refs, expected) + _check_once(
        "placements", [row["Designator"] for row in rows], expected
    )
    for row in rows:
        if row["Designator"] in expected:
            findings += _check_row(row, expected[row["Designator"]])
    return findings


def _check_once(name: str, refs: list[str], expected: dict[str, PlacedPart]) -> list[str]:
    findings = [f"{ref} is {refs.count(ref)} times in the {name}" for ref in expected if refs.count(ref) != 1]
    return findings + [f"{ref} of the {name} is not placed on the board" for ref in refs if ref not in expected]


def _check_row(row: dict[str, str], part: PlacedPart) -> list[str]:
    findings = []
    at = float(row["Mid X"].removesuffix("mm")), float(row["Mid Y"].removesuffix("mm"))
    if max(abs(at[0] - part.at[0]), abs(at[1] - part.at[1])) > _NEAR_MM:
        findings.append(f"{part.ref} is placed at {at}, not at {part.at}")
    if row["Layer"] != ("Bottom" if part.is_back else "Top"):
        findings.append(f"{part.ref} is placed on the wrong side")
    rotation = float(row["Rotation"])
    signs = get_pin_1_signs(part.package)
    if signs is None:
        is_wrong = bool((rotation - part.angle) % 360)
    else:
        # Pin 1 as it is on the board, turned back by the rotation that the machine will apply.
        x, y = next((x, y) for number, x, y in part.pads if number == "1")
        x, y = rotate_point(x, y, part.angle - rotation)
        is_wrong = any(
            sign * value < 0.1 if sign else abs(value) > 0.1 for sign, value in zip(signs, (x, y), strict=True)
        )
    if is_wrong:
        findings.append(f"{part.ref} ({part.package}) is turned by {rotation:g} degrees, it stands at {part.angle:g}")
    return findings
