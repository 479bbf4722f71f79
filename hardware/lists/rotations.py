"""The rotations of parts for the board maker JLCPCB: how many degrees to add to KiCad's rotation.

At JLCPCB a part with 0 degrees is oriented as in its tape, with the holes of the tape at the left
(jlcpcb.com/help/article/39-pcb-assembly-faqs-part-2). `PIN_1` has the direction in which its pin 1 then is, x to the
right and y up; the check compares the degrees with this direction. The names of JLCPCB's own footprints end with the
direction, too: BL is bottom left, TR top right. The directions of LED_0805 and of diodes (cathode, pin 1, to the left)
are [memory]: they have no source.

Sources of the rules in `TABLE`, all read in 2026-11:
  [jlc] JLCPCB's footprints, in github.com/CDFER/JLCPCB-Kicad-Library e37fb96 (SOT-23-3...BR, SOT-23-5...BR, SOIC...BL)
  [fab] github.com/bennymeg/Fabrication-Toolkit 04dfcf1 (2026-04), plugins/transformations.csv
  [kit] github.com/matthewlai/JLCKicadTools cd88491 (2024-09), cpl_rotations_db.csv
  [alt] github.com/tsukuba/Altium, its rotation data for JLCPCB (AO3400A, SN65LVDS1DBVR)
"""

import re
from dataclasses import dataclass

CONFIRMED = "published table"
DISAGREE = "most published tables, one disagrees: compare with the preview at ordering"
ALIKE = "both ends are alike"
OPEN = "compare with the preview at ordering"


@dataclass(frozen=True)
class Rotation:
    """A rule for the rotation of parts: a pattern of footprint names, the degrees to add for these, and the sources.

    `sure` says in words how reliable the degrees are.
    """

    pattern: str
    degrees: int
    sure: str
    sources: tuple[str, ...] = ()


# The first match applies. [kit] had 180 degrees for SOT-23 from 2020 on, too; since one user's order it has 270.
# SOT-23 lies in its tape with pin 3 towards the holes, SOT-23-5 with pin 1 in the third quadrant: 180 degrees for both.
TABLE = (
    Rotation(r"^SOIC-", 270, CONFIRMED, ("jlc", "fab", "kit", "alt")),
    Rotation(r"^SOT-23", 180, DISAGREE, ("jlc", "fab", "alt")),
    Rotation(r"^LED_WS2812B-2020", 90, CONFIRMED, ("kit",)),
    Rotation(r"^(R|C|Fuse)_\d{4}_", 0, ALIKE),
    Rotation(r"", 0, OPEN),
)
PIN_1 = (
    (r"^SOIC-", (-1, -1)),
    (r"^SOT-23", (1, -1)),
    (r"^LED_WS2812B-2020", (1, 1)),
    (r"^LED_0805", (-1, 0)),
    (r"^D_SOD-123", (-1, 0)),
)


def needs_comparison(package: str) -> bool:
    """Return whether a package's rotation is uncertain: a builder must compare it with the board maker's preview."""
    return get_rotation(package)[1] in (DISAGREE, OPEN)


def get_rotation(package: str) -> tuple[int, str]:
    """Return the degrees to add to KiCad's rotation of a package, and how reliable these degrees are, in words."""
    return next((line.degrees, line.sure) for line in TABLE if re.search(line.pattern, package))


def get_pin_1_signs(package: str) -> tuple[int, int] | None:
    """Return in which direction pin 1 of a part is at JLCPCB's 0 degrees: (x, y), each -1, 0 or 1, y up.

    Return None if the direction is not known.
    """
    return next((signs for pattern, signs in PIN_1 if re.search(pattern, package)), None)
