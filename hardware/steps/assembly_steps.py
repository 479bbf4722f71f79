"""The steps in which the guide assembles the tray: which parts each step adds. Their texts are in `wording`."""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class GuideStep:
    """A step of the guide: the name of its picture, and a regular expression for the names of the parts that it adds.

    With `from_above` the tray is seen from above, and the parts are added from there. In all other steps it is seen
    from below, as its top lies face down on the table.
    """

    name: str
    adds: str
    from_above: bool = False

    def matches_part(self, part: str) -> bool:
        return re.fullmatch(self.adds, part) is not None


FIRST = "top"  # lies on the table, face down
LEFT_OUT = "plug|die"  # the cable's plug and a die: drawn elsewhere
STEPS = (
    GuideStep("caps", r"key-\w+|seat-\d"),
    GuideStep("carriers", r"carrier \d|switch [1-6]|screws of carriers"),
    GuideStep("liners", r"liner.*|rods"),
    GuideStep("display", "display"),
    GuideStep("deck", r"deck|switch (7|8|9|10)|screws of deck"),
    GuideStep("floor", "floor|light-walls"),
    GuideStep("board", r"board|pico|sockets?.*|lights \d+|[A-Z]+\d+|screws of board.*"),
    GuideStep("base", "base|screws of base"),
    GuideStep("dividers", r"divider \d", from_above=True),
)


def check_steps(parts: list[str]) -> list[str]:
    """Return findings about the guide's steps.

    Each part must be added by exactly one step, and each step must add something.
    """
    findings = [f"step {step.name} adds nothing" for step in STEPS if not any(map(step.matches_part, parts))]
    for part in parts:
        count = sum(step.matches_part(part) for step in STEPS)
        if part != FIRST and not re.fullmatch(LEFT_OUT, part) and count != 1:
            findings.append(f"{part} is added by {count} steps")
    return findings
