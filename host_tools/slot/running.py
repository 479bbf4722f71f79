"""A run of `bench slot`: open the Pico, ask, write the figures, show them, and say go or no-go."""

from collections.abc import Mapping
from datetime import date
from pathlib import Path

from hardware.calc.requirements import Requirement
from host_tools.errors import Failure, UsageError
from host_tools.link.prompt import open_prompt
from host_tools.slot.asking import NoGo, ask, look
from host_tools.slot.figures import FILE, compared, format_figures, required, write_figures
from host_tools.slot.program import LIGHTS, Board, Reading
from host_tools.slot.steps import INKS, shares_of
from host_tools.terminal.console import Person, at_terminal
from host_tools.terminal.drawing import draw_table
from simulator.texts import HostTexts

texts = HostTexts("slot")


def run(port: str | None, out: Path | None) -> int:
    """Measure the kit at this port, or at the only one there. Return 0 when a tray of such slots would work.

    Raise UsageError without a terminal, Failure when there is no Pico or the file cannot be written.
    """
    person = at_terminal()
    if person is None:
        raise UsageError(texts("no-terminal"))
    with open_prompt(port) as board:
        return 0 if measure_with(board, person, out or FILE, date.today()) else 1


def measure_with(board: Board, person: Person, out: Path, today: date) -> bool:
    """Ask for all steps, write and show their figures. Return whether a tray of such slots would work.

    Raise Failure when the file cannot be written.
    """
    try:
        readings = ask(board, person)
    except NoGo as why:
        print(texts("no-go-step", why=str(why)))
        return False
    bead = look(board, person)
    text = format_figures(readings, bead, today.isoformat())
    try:
        write_figures(out, text)
    except OSError as error:
        print(text)  # so that nothing that was measured is lost
        raise Failure(texts("not-written", file=error.filename, reason=error.strerror)) from None
    _show(readings)
    print(texts("bead", **{light: f"{seen:.0f}" for light, seen in zip(LIGHTS, bead, strict=False)}))
    person.tell(texts("written", file=out))
    person.tell(texts("next"))
    return _judged(required(out))


def _judged(rows: list[Requirement]) -> bool:
    """Print whether all requirements of a tray hold, or which do not."""
    broken = [row for row in rows if not row.holds]
    for row in broken:
        value, limit = (f"{figure:.4g} {row.unit}".strip() for figure in (row.value, row.limit))
        print(texts("does-not-hold", name=row.name, value=value, sign=row.sign, limit=limit))
    print(texts("no-go", broken=len(broken), count=len(rows)) if broken else texts("go", count=len(rows)))
    return not broken


def _show(readings: Mapping[str, Reading]) -> None:
    head = [texts(f"column-{name}") for name in ("step", "light", "measured", "calculated")]
    rows = [
        (texts(f"step-{step}"), texts(f"light-{light}"), measured, typical)
        for step, light, measured, typical in compared(readings)
    ]
    draw_table(head, rows, texts("title"), 2)
    shares = [
        [
            texts(f"ink-{ink}"),
            *(texts("percent", share=f"{100 * each:.0f}") for each in shares_of(readings[ink], readings)),
        ]
        for ink in INKS
    ]
    draw_table([texts("column-ink"), *(texts(f"light-{light}") for light in LIGHTS)], shares, texts("inks-title"), 1)
