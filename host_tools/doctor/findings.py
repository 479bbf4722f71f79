"""Findings, which say what is wrong and what to do next, and the report of an examination."""

import shutil
import textwrap
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field

from host_tools.doctor.circuit import PICO
from host_tools.terminal.console import join_list, join_row
from simulator.texts import HostTexts
from tray24.pins import COLUMNS

say = HostTexts("doctor")

_MAX_WIDTH = 100


@dataclass(frozen=True)
class Finding:
    """A fault or note of the doctor: `what` names its kind for scripts, `says` describes it.

    `do` lists what to do, in order. `quote` is the traceback of a program, printed below in lines of its own, or "".
    """

    what: str
    says: str
    do: tuple[str, ...] = ()
    slots: tuple[int, ...] = ()
    quote: str = ""


# The keys of the steps of each finding whose message has its own name as key.
STEPS = {
    "all-silent": ("all-silent-do-built", "all-silent-do-dark", "all-silent-do-lit"),
    "bank-silent": ("bank-silent-do-built", "bank-silent-do-multiplexer", "follow-wire"),
    "bare": ("bare-do-again", "calibrate-do"),
    "button-silent": ("button-silent-do-wire", "button-silent-do-legs", "button-silent-do-click"),
    "button-stuck": ("button-stuck-do-cap", "button-stuck-do-bridge", "button-stuck-do-finger"),
    "buttons-joined": ("buttons-joined-do",),
    "calibration-file": ("calibrate-do",),
    "display-absent": ("display-absent-do-pins", "display-absent-do-wires", "display-absent-do-address"),
    "display-lines": ("display-lines-do-edge", "display-lines-do"),
    "files": ("files-do-room", "files-do-flash"),
    "flash": ("flash-do",),
    "flickering-room": ("flickering-room-do",),
    "given-up": ("given-up-do",),
    "infrared-dark": ("infrared-dark-do",),
    "little-room": ("little-room-do",),
    "masked": (),
    "no-led": ("no-led-do-supply", "no-led-do-data", "no-led-do-pins"),
    "no-sensors": ("no-sensors-do-kind", "no-sensors-do-supply"),
    "no-sound": ("no-sound-do-wire", "no-sound-do-sticker"),
    "not-calibrated": ("calibrate-do",),
    "sensor-flooded": ("sensor-flooded-do-load", "sensor-flooded-do-bridge", "sensor-flooded-do-wire"),
    "sensor-silent": (
        "sensor-silent-do-turned",
        "sensor-silent-do-wire",
        "sensor-silent-do-film",
        "sensor-silent-do-mask",
    ),
    "sensor-unsteady": ("sensor-unsteady-do-joint", "sensor-unsteady-do-many"),
    "shunt-short": ("shunt-short-do",),
    "skipped": ("calibrate-do",),
    "supply": ("supply-do-cable", "supply-do-capacitor", "supply-do-current"),
    "taken": ("taken-do",),
    "too-bright": ("too-bright-do",),
}


def make_finding(what: str, slots: Iterable[int] = (), /, **values: object) -> Finding:
    """Return a finding of the kind `what` about `slots`, with the steps that STEPS lists for this kind.

    `values` fill the placeholders in the finding's message and in its steps.
    """
    return Finding(what, say(what, **values), tuple(say(step, **values) for step in STEPS[what]), tuple(slots))


@dataclass
class Examination:
    """The result of an examination of a tray.

    It has `faults`, other `notes`, and the names of what was `checked` and `unchecked`. `tray` is the tray's reply to
    `hello`, and `figures` has what was measured or read, by name. `on_board` says whether the tray has the project's
    board, whose parts the faults name, and `bare` whether that board is outside its case.
    """

    tray: dict[str, object] = field(default_factory=dict)
    faults: list[Finding] = field(default_factory=list)
    notes: list[Finding] = field(default_factory=list)
    checked: list[str] = field(default_factory=list)
    unchecked: list[str] = field(default_factory=list)
    figures: dict[str, object] = field(default_factory=dict)
    on_board: bool = True
    bare: bool = False

    @property
    def ok(self) -> bool:
        return not self.faults

    def has_fault(self, *kinds: str) -> bool:
        """Return whether a fault of these kinds has been found."""
        return any(fault.what in kinds for fault in self.faults)

    def replace_faults(self, kinds: tuple[str, ...], faults: list[Finding]) -> None:
        """Replace the faults of these kinds with the more exact findings `faults`."""
        self.faults = [fault for fault in self.faults if fault.what not in kinds] + faults

    def mark_checked(self, text: str) -> None:
        self.checked.append(text)
        if text in self.unchecked:
            self.unchecked.remove(text)

    def to_json(self) -> dict[str, object]:
        return {"ok": self.ok, **asdict(self)}


def describe_place(slot: int) -> str:
    """Return a text that names a slot, with its row and column as seen from the front of the tray."""
    row, column = divmod(slot, COLUMNS)
    return say("place", slot=slot, row=row + 1, column=column + 1)


def format_slots(slots: Iterable[int]) -> str:
    """Return `slots 3, 4 and 7`, or `slots 8 to 15 and 23` where more than two are in a row."""
    runs: list[list[int]] = []
    for slot in sorted(slots):
        if runs and runs[-1][-1] == slot - 1:
            runs[-1].append(slot)
        else:
            runs.append([slot])
    parts: list[str] = []
    for run in runs:
        parts += [say("slot-range", first=run[0], last=run[-1])] if len(run) > 2 else map(str, run)
    return say("slots", count=sum(map(len, runs)), slots=join_list(parts, "list-and"))


@dataclass(frozen=True)
class Report:
    """The texts of a report: the summary, what is wrong, the notes and their title.

    `looked` has (title, text) for what was examined and, if anything was not, for that. `names` explains the names of
    the parts, or is "" if the report names no part.
    """

    summary: str
    faults: list[Finding]
    notes_title: str
    notes: list[Finding]
    looked: list[tuple[str, str]]
    names: str


def make_report(examination: Examination) -> Report:
    """Return the texts of the report of an examination."""
    count = len(examination.faults)
    checks = [(say("looked-at"), say("things", things=join_row(examination.checked)))]
    if examination.unchecked:
        checks.append((say("not-looked-at"), say("things", things=join_row(examination.unchecked))))
    return Report(
        say("faults", count=count) if count else say("well"),
        examination.faults,
        say("good-to-know"),
        examination.notes,
        checks,
        say("names", pico=PICO) if count and examination.on_board else "",
    )


def format_report(examination: Examination, indent: int = 0) -> str:
    """Return the report as text: the summary, what is wrong and what to do, other notes.

    The lines leave room for a margin of `indent` columns.
    """
    width = min(shutil.get_terminal_size().columns, _MAX_WIDTH) - indent
    report = make_report(examination)
    lines = [report.summary, ""]
    for number, fault in enumerate(report.faults, 1):
        lines += _format_finding(f"{number}. " if len(report.faults) > 1 else "", fault, width)
    if report.notes:
        lines.append(report.notes_title)
        for note in report.notes:
            lines += _format_finding("", note, width)
    for title, things in report.looked:
        lines += _wrap(f"{title} ", things, width)
    if report.names:
        lines += ["", *_wrap("", report.names, width)]
    return "\n".join(lines)


def _format_finding(head: str, finding: Finding, width: int) -> list[str]:
    lines = _wrap(head, finding.says, width) + finding.quote.splitlines()
    for step in finding.do:
        lines += _wrap("   - ", step, width)
    return [*lines, ""]


def _wrap(head: str, text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, initial_indent=head, subsequent_indent=" " * len(head), break_on_hyphens=False)
