"""What is found, in words: what is wrong, and what to do next."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from host_tools.terminal.phrases import join_list
from simulator.texts import HostTexts
from tray24.pins import COLUMNS

texts = HostTexts("doctor")


@dataclass(frozen=True)
class Finding:
    """`what` names the kind for scripts, `says` it in a sentence, `do` what to do about it, in order.

    `quote` is what a machine has said, in lines of its own.
    """

    what: str
    says: str
    do: tuple[str, ...] = ()
    slots: tuple[int, ...] = ()
    quote: str = ""


@dataclass
class Examination:
    """The result: `faults`, `notes` that are good to know, and in words what was `checked` and `unchecked`."""

    tray: dict[str, Any] = field(default_factory=dict)
    faults: list[Finding] = field(default_factory=list)
    notes: list[Finding] = field(default_factory=list)
    checked: list[str] = field(default_factory=list)
    unchecked: list[str] = field(default_factory=list)
    figures: dict[str, Any] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        return not self.faults

    def has(self, what: str) -> bool:
        """Return whether a fault of this kind has been found."""
        return any(fault.what == what for fault in self.faults)

    def replace(self, kinds: tuple[str, ...], found: list[Finding]) -> None:
        """Drop the findings of these kinds: something better is known now."""
        self.faults = [fault for fault in self.faults if fault.what not in kinds] + found

    def look_at(self, what: str) -> None:
        self.checked.append(what)
        if what in self.unchecked:
            self.unchecked.remove(what)

    def as_json(self) -> dict[str, Any]:
        return {"ok": self.ok, **asdict(self)}


def place(slot: int) -> str:
    """Return a slot, and where it lies for who looks at the tray from its front."""
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
