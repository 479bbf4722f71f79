"""The rotations of parts in JLCPCB's library against KiCad's footprints.

The degrees are those of the table cpl_rotations_db.csv in github.com/matthewlai/JLCKicadTools (commit cd88491,
September 2024): what is added to KiCad's rotation. `PIN_1` says the same in another way, and the check compares both:
where pin 1 is of a part that lies at 0 degrees at JLCPCB, x to the right and y up. That of LED_0805 and D_SOD-123
(cathode, pin 1, to the left) is [memory], in no table. Of SOT-23 other tables say 180 degrees
(github.com/tsukuba/Altium, of AO3400A).
"""

import re

CONFIRMED = "published table"
DISAGREE = "published tables disagree: compare with the preview at ordering"
ALIKE = "both ends are alike"
OPEN = "compare with the preview at ordering"
# Pattern of the footprint's name, degrees, how sure. The first that fits holds.
_TABLE = (
    (r"^SOIC-", 270, CONFIRMED),
    (r"^SOT-23", 270, DISAGREE),
    (r"^LED_WS2812B-2020", 90, CONFIRMED),
    (r"^(R|C|Fuse)_\d{4}_", 0, ALIKE),
    (r"", 0, OPEN),
)
PIN_1 = (
    (r"^SOIC-", (-1, -1)),
    (r"^SOT-23", (-1, -1)),
    (r"^LED_WS2812B-2020", (1, 1)),
    (r"^LED_0805", (-1, 0)),
    (r"^D_SOD-123", (-1, 0)),
)


def to_compare(package: str) -> bool:
    """Return whether a part's rotation is to be compared with the maker's preview."""
    return turn(package)[1] in (DISAGREE, OPEN)


def turn(package: str) -> tuple[int, str]:
    """Return the degrees to add for a package, and how sure they are."""
    return next((degrees, sure) for pattern, degrees, sure in _TABLE if re.search(pattern, package))


def pin_1(package: str) -> tuple[int, int] | None:
    """Return the signs of pin 1's place at JLCPCB's 0 degrees, or None if they are not known."""
    return next((signs for pattern, signs in PIN_1 if re.search(pattern, package)), None)
