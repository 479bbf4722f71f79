"""Findings in words: what is wrong, and what to do next."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field

from host_tools.terminal.console import join_list
from simulator.texts import HostTexts
from tray24.pins import COLUMNS

texts = HostTexts("doctor")


@dataclass(frozen=True)
class Finding:
    """A finding. `what` names its kind for scripts, `says` describes it, `do` lists what to do, in order.

    `quote` is the output of a machine, in lines of its own.
    """

    what: str
    says: str
    do: tuple[str, ...] = ()
    slots: tuple[int, ...] = ()
    quote: str = ""


@dataclass
class Examination:
    """The result of an examination.

    It has `faults`, other `notes`, and the names of what was `checked` and `unchecked`. `on_board` tells whether the
    tray has the project's board, whose parts the faults name, and `bare` that this board is not in its case.
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

    def has(self, what: str) -> bool:
        """Return whether a fault of this kind has been found."""
        return any(fault.what == what for fault in self.faults)

    def replace(self, kinds: tuple[str, ...], found: list[Finding]) -> None:
        """Drop the findings of these kinds when a better one is found."""
        self.faults = [fault for fault in self.faults if fault.what not in kinds] + found

    def look_at(self, what: str) -> None:
        self.checked.append(what)
        if what in self.unchecked:
            self.unchecked.remove(what)

    def as_json(self) -> dict[str, object]:
        return {"ok": self.ok, **asdict(self)}


def place(slot: int) -> str:
    """Return a slot and its place as seen from the front of the tray."""
    row, column = divmod(slot, COLUMNS)
    return texts("place", slot=slot, row=row + 1, column=column + 1)


def listed(slots: Iterable[int]) -> str:
    """Return `slots 3, 4 and 7`, or `slots 8 to 15 and 23` where more than two are in a row."""
    runs: list[list[int]] = []
    for slot in sorted(slots):
        if runs and runs[-1][-1] == slot - 1:
            runs[-1].append(slot)
        else:
            runs.append([slot])
    parts: list[str] = []
    for run in runs:
        parts += [texts("slot-range", first=run[0], last=run[-1])] if len(run) > 2 else map(str, run)
    return texts("slots", count=sum(map(len, runs)), slots=join_list(parts, "list-and"))
