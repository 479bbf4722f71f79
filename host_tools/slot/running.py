"""A run of `bench slot`: open the Pico, ask, write the figures, show them."""

from collections.abc import Mapping
from datetime import date
from pathlib import Path

from host_tools.errors import Failure, UsageError
from host_tools.link.prompt import open_prompt
from host_tools.slot.asking import ask
from host_tools.slot.figures import FILE, compared, format_figures, write_figures
from host_tools.slot.program import LIGHTS, Board, Reading
from host_tools.slot.steps import INKS, shares_of
from host_tools.terminal.questions import Person, at_terminal
from host_tools.terminal.tables import draw_table
from simulator.texts import HostTexts

texts = HostTexts("slot")


def run(port: str | None, out: Path | None) -> int:
    """Measure the kit at this port, or at the only one there. Return 0 when the figures are written.

    Raise UsageError without a terminal, Failure when there is no Pico or the file cannot be written.
    """
    person = at_terminal()
    if person is None:
        raise UsageError(texts("no-terminal"))
    with open_prompt(port) as board:
        measure_with(board, person, out or FILE, date.today())
    return 0


def measure_with(board: Board, person: Person, out: Path, today: date) -> None:
    """Ask for all steps, then write and show their figures. Raise Failure when the file cannot be written."""
    readings = ask(board, person)
    text = format_figures(readings, today.isoformat())
    try:
        write_figures(out, text)
    except OSError as error:
        print(text)  # so that nothing that was measured is lost
        raise Failure(texts("not-written", file=error.filename, reason=error.strerror)) from None
    _show(readings)
    person.tell(texts("written", file=out))
    person.tell(texts("next"))


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
