"""The tables and steps of hardware/GUIDE.md that come from data: `python -m hardware.steps.guide` writes them again."""

import re
import sys

from hardware.case.assembly import PRINTED
from hardware.case.layout import FASTENERS
from hardware.circuit.catalog import HARDWARE
from hardware.extras import sizes
from hardware.steps import hours
from hardware.steps.on_case import all_parts
from hardware.steps.order import steps_of

FILE = HARDWARE / "GUIDE.md"
_BLOCK = re.compile(r"<!-- ([a-z]+) -->\n.*?<!-- end -->\n", re.DOTALL)
_FILAMENT = {"deck": "any", "carrier": "any", "liner": "white", "top": "dark", "base": "dark",
             "light-walls": "dark: light must not go through", "divider": "dark", "seat": "dark"}  # fmt: skip
# Step -> what is done; every step of `order` has words.
WORDS = {
    "caps": "Put the ten caps into their holes; the seat numbers must be readable from the front.",
    "carriers": "Fix the six carriers, switches towards the top, with two screws of 8 mm each. Each seat button must "
    "click. Their wires leave on the side that faces you, between carrier and outer wall; lead them along that wall to the "
    "front and let them hang over it. The carriers reach under the board: they come before it.",
    "liners": "Push the white liners into the pockets until they are flush. They carry the light up around the dice.",
    "display": "Lay the display module face down between its four corners, its row of pins towards the slots. Cut "
    "two strips of foam, 22 x 3 mm, and stick one on each of the deck's two bars, which will press on the module's sides.",
    "deck": "Put the deck, with its four switches, onto the bosses and the display; lead the display's wires through the "
    "opening in its middle, all wires to the front, and fix it with six screws of 8 mm. Each key must click, "
    "also when pressed at a corner.",
    "floor": "Peel the sheet and lay it into its frame; do not touch its inside. Lay the light walls on it, their fins "
    "towards you.",
    "board": "Lay the board on the light walls, LEDs down, and look along its edge: it must lie flat. Put five screws "
    "of 16 mm through it where walls cross, and tighten them in turn, gently. Fix its front to the deck's pillars "
    "with two screws of 8 mm. Plug in J1, J2, J3. Run `./tray24 doctor` once more before you close the base.",
    "base": "Lay the wires aside, put on the base, and fix it with four screws of 8 mm; add the four feet.",
    "divider": "Turn the tray over and press the divider into its groove.",
}


def filled(text: str) -> str:
    """Return the guide with its tables and steps made from the data."""
    blocks = {"hours": _hours, "bought": _bought, "printed": _printed, "extras": _extras, "steps": _steps}

    def fresh(found: re.Match) -> str:
        return f"<!-- {found[1]} -->\n{blocks[found[1]]()}\n<!-- end -->\n"

    return _BLOCK.sub(fresh, text)


def _table(titles: tuple[str, ...], rows: list[tuple]) -> str:
    return "\n".join(f"| {' | '.join(str(cell) for cell in row)} |" for row in (titles, ("---",) * len(titles), *rows))


def _hours() -> str:
    rows: list[tuple] = [
        (f"{number}. {title}", f"{hand:g}", f"{assembled:g}")
        for number, (title, (hand, assembled)) in enumerate(hours.HOURS.items())
    ]
    total = ("**all**", f"**{hours.BY_HAND:g}**", f"**{hours.ASSEMBLED:g}**")
    return _table(("section", "hours, soldered by hand", "hours, board assembled"), [*rows, total])


def _bought() -> str:
    listed = "`build/bom.html`"
    rows: list[tuple] = [("electronics, board, sockets, cable, wire", "your variant's column", listed)]
    rows += [(name, quantity, listed) for quantity, name, _ in (*FASTENERS, *sizes.EXTRAS)]
    rows.append(
        (
            "filament",
            "500 g dark and opaque, 100 g white; red, yellow, green, blue 10 g each (estimated, without extras)",
            "here",
        )
    )
    return _table(("part", "quantity", "listed in"), rows)


def _printed() -> str:
    rows = []
    for name, (copies, _) in PRINTED.items():
        kind, _, color = name.partition("-")
        filament = color if kind == "key" else _FILAMENT[name if name in _FILAMENT else kind]
        rows.append((f"`build/case/{name}.stl`", copies, filament))
    return _table(("part", "copies", "filament"), rows)


def _extras() -> str:
    rows = []
    for name, (copies, filament) in sizes.PRINTED.items():
        hours_each, grams = sizes.SLICED[name]
        rows.append((f"`build/extras/{name}.stl`", copies, filament, f"{hours_each:g}", f"{grams:g}"))
    return _table(("part", "copies", "filament", "hours each", "grams each"), rows)


def _steps() -> str:
    found = []
    for number, step in enumerate(steps_of(list(all_parts())), 1):
        picture = f"![Step {number}: {step.name}](build/steps/step-{number}-{step.name}.png)"
        found.append(f"**Step {number}.** {WORDS[step.name]}\n\n{picture}\n")
    return "\n".join(found)


def main() -> int:
    text = FILE.read_text(encoding="utf-8")
    FILE.write_text(filled(text), encoding="utf-8")
    print("guide: tables and steps are those of the data")
    return 0


if __name__ == "__main__":
    sys.exit(main())
