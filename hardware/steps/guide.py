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

# Each text with tables from data -> relative path from its folder to hardware/, and its language.
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


def fill_guide(text: str, prefix: str = "", wording: Wording = ENGLISH) -> str:
    """Return the text of a guide with its tables and steps made from the data.

    `prefix` is the relative path from the guide's folder to hardware/, `wording` the guide's language.
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
        **{f"plates of {room}": partial(_format_plates, room, prefix) for room in WALLS},
    }

    def make_section(match: re.Match) -> str:
        return f"<!-- {match[1]} -->\n{blocks[match[1]](wording)}\n<!-- end -->\n"

    return _BLOCK.sub(make_section, text)


def _format_table(wording: Wording, titles: tuple[str, ...], rows: list[tuple]) -> str:
    head = tuple(wording.translate(title) for title in titles)
    return "\n".join(f"| {' | '.join(str(cell) for cell in row)} |" for row in (head, ("---",) * len(head), *rows))


def _format_hours(wording: Wording) -> str:
    rows: list[tuple] = [
        (f"{number}. {wording.translate(title)}", *(wording.format_number(f"{value:g}") for value in values))
        for number, (title, values) in enumerate(hours.HOURS.items())
    ]
    sums = (wording.format_number(f"{value:g}") for value in (hours.BY_HAND, hours.ASSEMBLED))
    total = tuple(f"**{cell}**" for cell in (wording.translate("all"), *sums))
    return _format_table(wording, ("section", "hours, soldered by hand", "hours, board assembled"), [*rows, total])


def _format_bought(wording: Wording) -> str:
    list_name = "`build/bom.html`"
    electronics = (
        wording.translate("electronics, board, sockets, cable, wire"),
        wording.translate("your variant's column"),
        list_name,
    )
    filament = table.list_filament_rows(table.read_table())
    rows: list[tuple] = [
        (wording.translate(name), quantity, list_name) for quantity, name, *_ in (*FASTENERS, *sizes.EXTRAS, *filament)
    ]
    return _format_table(wording, ("part", "quantity", "listed in"), [electronics, *rows])


def _format_tools(wording: Wording) -> str:
    rows = [tuple(wording.translate(tool[key]) for key in ("name", "use", "when")) for tool in list_tools()]
    return _format_table(wording, ("tool", "for", "when"), rows)


def _format_printed(wording: Wording) -> str:
    parts = [part for part in printed_parts() if part.room == "case"]
    rows: list[tuple] = [
        (
            wording.format_file(f"build/{part.stl}", part.name),
            part.copies,
            wording.translate(f"{part.filament}{_NOTES.get(part.name, '')}"),
        )
        for part in parts
    ]
    return _format_table(wording, ("part", "copies", "filament"), rows)


def _format_extras(wording: Wording) -> str:
    rows: list[tuple] = [
        (wording.format_file(f"build/extras/{name}.stl", name), copies, wording.translate(filament))
        for name, (copies, filament) in sizes.PRINTED.items()
    ]
    return _format_table(wording, ("part", "copies", "filament"), rows)


def _format_plates(room: str, prefix: str, wording: Wording) -> str:
    """Return a table of the plates for `room` (case, extras or light), with hours and grams, and their sums."""
    plates = table.select_rows(table.read_table(), room)
    rows: list[tuple] = []
    for row in plates:
        counts = {wording.translate(name): count for name, count in row.parts.items()}
        parts = ", ".join(f"{count} x {name}" if count > 1 else name for name, count in counts.items())
        supports_text = ", ".join(wording.translate(name) for name in row.supports or ["no"])
        figures = (wording.format_number(f"{row.minutes / 60:.1f}"), f"{row.grams:.0f}", row.times)
        rows.append(
            (f"`{prefix}build/plates/{row.name}.3mf`", parts, wording.translate(row.filament), supports_text, *figures)
        )
    grams = sum(table.sum_grams(plates).values())
    total = (f"**{table.sum_hours(plates):.0f}**", f"**{grams:.0f}**", sum(row.times for row in plates))
    rows.append((f"**{wording.translate('all prints')}**", "", "", "", *total))
    titles = ("plate", "parts", "filament", "supports", "hours", "grams", "prints")
    weights = table.format_grams(table.round_grams(plates)).split("; ")
    filament_text = "; ".join(
        map(wording.translate, (*weights, f"by weight about {table.compute_filament_eur(grams):.0f} EUR"))
    )
    return f"{_format_table(wording, titles, rows)}\n\nFilament: {filament_text}."


def _format_numbers(wording: Wording) -> str:
    """Return the words that explain the numbers in the picture of all parts: which step adds what."""
    step_names = (FIRST, *(step.name for step in STEPS))
    return f"{', '.join(f'{number} {wording.adds[name]}' for number, name in enumerate(step_names))}."


def _format_one_slot(wording: Wording) -> str:
    """Return a table of the parts to solder for the kit of one slot: place on the board, part, maker's number."""
    components = read_netlist(BUILD / "tray24.net").components
    rows: list[tuple] = []
    for ref in kit.PARTS:
        part = read_catalog()[components[ref].key]
        rows.append((kit.DIODE_PLACE if ref == kit.DIODE else ref, part["value"], f"{part['maker']} {part['number']}"))
    return _format_table(wording, ("place", "part", "maker's number"), rows)


def _format_steps(wording: Wording) -> str:
    paragraphs = []
    for number, step in enumerate(STEPS, 1):
        label = f"{wording.translate('Step')} {number}"
        picture = f"![{label}: {wording.adds[step.name]}](build/steps/step-{number}-{step.name}.png)"
        paragraphs.append(f"**{label}.** {wording.steps[step.name]}\n\n{picture}\n")
    return "\n".join(paragraphs)


def main() -> int:
    for path, (prefix, wording) in GUIDES.items():
        path.write_text(fill_guide(path.read_text(encoding="utf-8"), prefix, wording), encoding="utf-8", newline="\n")
    print("guides: tables and steps are those of the data")
    return 0


if __name__ == "__main__":
    sys.exit(main())
