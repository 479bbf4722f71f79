"""`python -m hardware.steps.guide`: make the guides' tables and steps from data, and write them into the guides."""

import re
import sys
from collections.abc import Callable
from functools import partial

from hardware.case.layout import FASTENERS
from hardware.circuit.catalog import BUILD, HARDWARE, list_tools, read_catalog
from hardware.circuit.netlist import read_netlist
from hardware.extras import sizes
from hardware.plates import table
from hardware.plates.parts import WALLS
from hardware.plates.parts import list_printed_parts as printed_parts
from hardware.slot import kit
from hardware.steps import hours
from hardware.steps.assembly_steps import FIRST, STEPS
from hardware.steps.german import GERMAN
from hardware.steps.wording import ENGLISH, Wording

# Every text with tables from data -> the way from its folder to hardware/, and its language.
GUIDES = {
    HARDWARE / "GUIDE.md": ("", ENGLISH),
    HARDWARE / "GUIDE.de.md": ("", GERMAN),
    HARDWARE / "light" / "GUIDE.md": ("../", ENGLISH),
    HARDWARE / "light" / "GUIDE.de.md": ("../", GERMAN),
    HARDWARE / "slot" / "README.md": ("../", ENGLISH),
}
_BLOCK = re.compile(r"<!-- (?!end )([a-z ]+) -->\n.*?<!-- end -->\n", re.DOTALL)
# Further remarks about a part's filament.
_NOTES = {"light-walls": ": light must not go through", "deck": ", or any other", "carrier": ", or any other"}


def fill_guide(text: str, up: str = "", words: Wording = ENGLISH) -> str:
    """Return the text of a guide with its tables and steps made from the data.

    `up` is the relative path from the guide's folder to hardware/, `words` the guide's language.
    """
    blocks: dict[str, Callable[[Wording], str]] = {
        "hours": _format_hours,
        "bought": _format_bought,
        "tools": _format_tools,
        "printed": _format_printed,
        "extras": _format_extras,
        "numbers": _format_numbers,
        "steps": _format_steps,
        "parts of one slot": _format_one_slot,
        **{f"plates of {room}": partial(_format_plates, room, up) for room in WALLS},
    }

    def make_section(found: re.Match) -> str:
        return f"<!-- {found[1]} -->\n{blocks[found[1]](words)}\n<!-- end -->\n"

    return _BLOCK.sub(make_section, text)


def _format_table(words: Wording, titles: tuple[str, ...], rows: list[tuple]) -> str:
    head = tuple(words.translate(title) for title in titles)
    return "\n".join(f"| {' | '.join(str(cell) for cell in row)} |" for row in (head, ("---",) * len(head), *rows))


def _format_hours(words: Wording) -> str:
    rows: list[tuple] = [
        (f"{number}. {words.translate(title)}", *(words.format_number(f"{value:g}") for value in values))
        for number, (title, values) in enumerate(hours.HOURS.items())
    ]
    sums = (words.format_number(f"{value:g}") for value in (hours.BY_HAND, hours.ASSEMBLED))
    total = tuple(f"**{cell}**" for cell in (words.translate("all"), *sums))
    return _format_table(words, ("section", "hours, soldered by hand", "hours, board assembled"), [*rows, total])


def _format_bought(words: Wording) -> str:
    listed = "`build/bom.html`"
    electronics = (
        words.translate("electronics, board, sockets, cable, wire"),
        words.translate("your variant's column"),
        listed,
    )
    filament = table.list_filament_rows(table.read_table())
    rows: list[tuple] = [
        (words.translate(name), quantity, listed) for quantity, name, *_ in (*FASTENERS, *sizes.EXTRAS, *filament)
    ]
    return _format_table(words, ("part", "quantity", "listed in"), [electronics, *rows])


def _format_tools(words: Wording) -> str:
    rows = [tuple(words.translate(tool[key]) for key in ("name", "use", "when")) for tool in list_tools()]
    return _format_table(words, ("tool", "for", "when"), rows)


def _format_printed(words: Wording) -> str:
    parts = [part for part in printed_parts() if part.room == "case"]
    rows: list[tuple] = [
        (
            words.format_file(f"build/{part.stl}", part.name),
            part.copies,
            words.translate(f"{part.filament}{_NOTES.get(part.name, '')}"),
        )
        for part in parts
    ]
    return _format_table(words, ("part", "copies", "filament"), rows)


def _format_extras(words: Wording) -> str:
    rows: list[tuple] = [
        (words.format_file(f"build/extras/{name}.stl", name), copies, words.translate(filament))
        for name, (copies, filament) in sizes.PRINTED.items()
    ]
    return _format_table(words, ("part", "copies", "filament"), rows)


def _format_plates(room: str, up: str, words: Wording) -> str:
    """Return a table of the plates for `room` (case, extras or light), with hours and grams, and their sums."""
    plates = table.select_rows(table.read_table(), room)
    rows: list[tuple] = []
    for row in plates:
        named = {words.translate(name): count for name, count in row.parts.items()}
        parts = ", ".join(f"{count} x {name}" if count > 1 else name for name, count in named.items())
        below = ", ".join(words.translate(name) for name in row.supports or ["no"])
        figures = (words.format_number(f"{row.minutes / 60:.1f}"), f"{row.grams:.0f}", row.times)
        rows.append((f"`{up}build/plates/{row.name}.3mf`", parts, words.translate(row.filament), below, *figures))
    grams = sum(table.sum_grams(plates).values())
    total = (f"**{table.sum_hours(plates):.0f}**", f"**{grams:.0f}**", sum(row.times for row in plates))
    rows.append((f"**{words.translate('all prints')}**", "", "", "", *total))
    titles = ("plate", "parts", "filament", "supports", "hours", "grams", "prints")
    weights = table.format_grams(table.round_grams(plates)).split("; ")
    by_filament = "; ".join(
        map(words.translate, (*weights, f"by weight about {table.compute_filament_eur(grams):.0f} EUR"))
    )
    return f"{_format_table(words, titles, rows)}\n\nFilament: {by_filament}."


def _format_numbers(words: Wording) -> str:
    """Return the words that explain the numbers in the picture of all parts: which step adds what."""
    added = (FIRST, *(step.name for step in STEPS))
    return f"{', '.join(f'{number} {words.adds[name]}' for number, name in enumerate(added))}."


def _format_one_slot(words: Wording) -> str:
    """Return a table of the parts to solder for the kit of one slot: place on the board, part, maker's number."""
    placed = read_netlist(BUILD / "tray24.net").components
    rows: list[tuple] = []
    for ref in kit.PARTS:
        part = read_catalog()[placed[ref].key]
        rows.append((kit.DIODE_PLACE if ref == kit.DIODE else ref, part["value"], f"{part['maker']} {part['number']}"))
    return _format_table(words, ("place", "part", "maker's number"), rows)


def _format_steps(words: Wording) -> str:
    found = []
    for number, step in enumerate(STEPS, 1):
        label = f"{words.translate('Step')} {number}"
        picture = f"![{label}: {words.adds[step.name]}](build/steps/step-{number}-{step.name}.png)"
        found.append(f"**{label}.** {words.steps[step.name]}\n\n{picture}\n")
    return "\n".join(found)


def main() -> int:
    for path, (up, words) in GUIDES.items():
        path.write_text(fill_guide(path.read_text(encoding="utf-8"), up, words), encoding="utf-8", newline="\n")
    print("guides: tables and steps are those of the data")
    return 0


if __name__ == "__main__":
    sys.exit(main())
