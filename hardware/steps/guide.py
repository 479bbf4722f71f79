"""The tables and steps of the guides that come from data: `python -m hardware.steps.guide` writes them again."""

import re
import sys
from collections.abc import Callable
from functools import partial

from hardware.case.layout import FASTENERS
from hardware.circuit.catalog import HARDWARE
from hardware.extras import sizes
from hardware.plates import table
from hardware.plates.parts import WALLS
from hardware.plates.parts import all_parts as printed_parts
from hardware.steps import hours
from hardware.steps.on_case import all_parts
from hardware.steps.order import steps_of

FILE = HARDWARE / "GUIDE.md"
# Every text with tables from data -> the way from its folder to hardware/.
GUIDES = {FILE: "", HARDWARE / "light" / "GUIDE.md": "../", HARDWARE / "slot" / "README.md": "../"}
_BLOCK = re.compile(r"<!-- (?!end )([a-z ]+) -->\n.*?<!-- end -->\n", re.DOTALL)
# What else is to be said of a part's filament.
_NOTES = {"light-walls": ": light must not go through", "deck": ", or any other", "carrier": ", or any other"}
# Step -> what is done; every step of `order` has words.
WORDS = {
    "caps": "Put the ten caps into their holes; the seat numbers must be readable from the front.",
    "carriers": "Fix the six carriers, switches towards the top, with two screws of 8 mm each. Each seat button must "
    "click. Their wires leave on the side that faces you, between carrier and outer wall; lead them along that wall to the "
    "front and let them hang over it; the one from J2 to seat 4 hangs over the back wall until the board is in. The "
    "carriers reach under the board: they come before it.",
    "liners": "Push the white liners into the pockets, ring first, until the rings are flush. They carry the light up around the dice.",
    "display": "Lay the display module face down between its four corners, its row of pins towards the slots. Cut "
    "two strips of foam, 22 x 3 mm, and stick one on each of the deck's two bars, which will press on the module's sides.",
    "deck": "Put the deck, with its four switches, onto the bosses and the display; lead the display's wires through the "
    "opening in its middle, all wires to the front, and fix it with six screws of 8 mm. Each key must click, "
    "also when pressed at a corner.",
    "floor": "Peel the sheet and lay it into its frame; do not touch its inside. Lay the light walls on it, their fins "
    "towards you.",
    "board": "Lay the board on the light walls, LEDs down, and look along its edge: it must lie flat. Put five screws "
    "of 16 mm through it where walls cross, and tighten them in turn, gently. Fix its front to the deck's pillars "
    "with two screws of 8 mm. Plug in J1, J2, J3. Before you close the base stand the tray on its back edge, so that "
    "you reach both sides, and run `./tray24 doctor` once more.",
    "base": "Lay the wires aside, put on the base, and fix it with four screws of 8 mm; add the four feet.",
    "divider": "Turn the tray over and press the divider into its groove.",
}


def filled(text: str, up: str = "") -> str:
    """Return a guide with its tables and steps made from the data; `up` is the way from its folder to hardware/."""
    blocks: dict[str, Callable[[], str]] = {
        "hours": _hours,
        "bought": _bought,
        "printed": _printed,
        "extras": _extras,
        "steps": _steps,
        **{f"plates of {room}": partial(_plates, room, up) for room in WALLS},
    }

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
    filament = table.rows_of_list(table.read())
    rows += [(name, quantity, listed) for quantity, name, _ in (*FASTENERS, *sizes.EXTRAS, *filament)]
    return _table(("part", "quantity", "listed in"), rows)


def _printed() -> str:
    parts = [part for part in printed_parts() if part.room == "case"]
    rows: list[tuple] = [
        (f"`build/{part.stl}`", part.copies, f"{part.filament}{_NOTES.get(part.name, '')}") for part in parts
    ]
    return _table(("part", "copies", "filament"), rows)


def _extras() -> str:
    rows: list[tuple] = [
        (f"`build/extras/{name}.stl`", copies, filament) for name, (copies, filament) in sizes.PRINTED.items()
    ]
    return _table(("part", "copies", "filament"), rows)


def _plates(room: str, up: str) -> str:
    """Return the plates of a room with hours and grams, and what they take together."""
    plates = table.of_room(table.read(), room)
    rows: list[tuple] = []
    for row in plates:
        parts = ", ".join(f"{count} x {name}" if count > 1 else name for name, count in row.parts.items())
        below = ", ".join(row.supports) or "no"
        figures = (f"{row.minutes / 60:.1f}", f"{row.grams:.0f}", row.times)
        rows.append((f"`{up}build/plates/{row.name}.3mf`", parts, row.filament, below, *figures))
    grams = sum(table.grams_by_filament(plates).values())
    total = (f"**{table.hours(plates):.0f}**", f"**{grams:.0f}**", sum(row.times for row in plates))
    rows.append(("**all prints**", "", "", "", *total))
    titles = ("plate", "parts", "filament", "supports", "hours", "grams", "prints")
    by_filament = f"Filament: {table.said(table.to_order(plates))}; about {table.eur_of(grams):.0f} EUR."
    return f"{_table(titles, rows)}\n\n{by_filament}"


def _steps() -> str:
    found = []
    for number, step in enumerate(steps_of(list(all_parts())), 1):
        picture = f"![Step {number}: {step.name}](build/steps/step-{number}-{step.name}.png)"
        found.append(f"**Step {number}.** {WORDS[step.name]}\n\n{picture}\n")
    return "\n".join(found)


def main() -> int:
    for path, up in GUIDES.items():
        path.write_text(filled(path.read_text(encoding="utf-8"), up), encoding="utf-8", newline="\n")
    print("guides: tables and steps are those of the data")
    return 0


if __name__ == "__main__":
    sys.exit(main())
