"""The command calibrate: the tray's own calibration, led from here, in the words of its display."""

import argparse
from contextlib import suppress
from typing import Any

from host_tools.doctor.findings import listed
from host_tools.errors import Failure, UsageError
from host_tools.link.client import Link
from host_tools.link.connecting import is_virtual, open_link
from host_tools.link.errors import LinkError
from host_tools.link.ports import add_port_argument
from host_tools.link.virtual import NO_DIE
from host_tools.terminal.questions import Person, at_terminal
from tray24.pins import SLOTS
from tray24.sense.calibrate import DONE, EMPTY, FAILED, WHITE
from tray24.sense.reference import FILE

_LOOK_S = 0.2
_PATIENCE = 12  # looks: a die on its way to its slot may lie wrong for a moment
_AGAIN, _SKIP, _LEAVE = "again", "skip", "leave"


WHEN_INTERRUPTED = "Without effect: the tray goes on as before; './tray24 calibrate' begins anew"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Calibrate the tray's sensors, with a wild (white) die led through the slots. Ctrl-C, or red on the tray, leaves "
        "at any moment without effect; nothing changes before you keep what was measured."
    )
    add_port_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    person = at_terminal()
    if person is None:
        raise UsageError(
            "this asks what you have done: start it in a terminal of your own, or choose 'Calibrate' on the tray, which "
            "needs no computer. Nothing was begun"
        )
    with open_link(arguments.port) as link:
        if is_virtual(link.version):
            raise Failure(f"{NO_DIE}. Nothing was begun")
        return 0 if guide(link, person) else 1


def guide(link: Link, person: Person) -> bool:
    """Lead a person through it; True when a calibration was kept. A Failure says why there can be none."""
    masked = link.ask("selftest").get("masked", [])
    if len(masked) == SLOTS:
        raise Failure("all slots are masked in Settings: there is nothing to calibrate")
    if masked:
        person.tell(f"Left out, for Settings mask them: {listed(masked)}.")
    person.tell("You need one die: it goes with a wild up, so that its underside is white, into each slot that lights.")
    person.tell(
        "The tray's keys work as ever: blue leaves out the slot that is lit. Red, or Ctrl-C here, leaves without effect."
    )
    try:
        return _Guide(link, person).lead(link.ask("calibrate", op="begin"))
    except BaseException:
        with suppress(Failure, OSError):
            link.ask("calibrate", op="cancel")
        raise


class _Guide:
    """One calibration."""

    def __init__(self, link: Link, person: Person):
        self._link = link
        self._person = person
        self._told = ""
        self._wrong = ""
        self._wrong_for = 0

    def lead(self, seen: dict[str, Any]) -> bool:
        while seen["step"] not in ("kept", "left"):
            try:
                seen = self._next(seen)
            except LinkError:
                return self._ended_there()
        if seen["step"] == "left":
            self._person.tell("Left: the tray goes on as before.")
            return False
        self._person.tell(f"Kept in {FILE} on the tray; updates leave it there.")
        return True

    def _next(self, seen: dict[str, Any]) -> dict[str, Any]:
        """What is asked for now; gives what the tray says after that."""
        self._count_wrong(seen["wrong"])
        step = seen["step"]
        if seen["busy"]:
            if step == EMPTY:
                self._say(f"{seen['words']} ...")
        elif step == EMPTY:
            return self._empty(seen)
        elif step == WHITE:
            return self._white(seen)
        elif step == DONE:
            return self._done(seen)
        elif step == FAILED:
            again = self._person.agrees(f"{seen['wrong']}. Begin anew?")
            return self._do("confirm" if again else "cancel")
        return self._wait()

    def _empty(self, seen: dict[str, Any]) -> dict[str, Any]:
        if not seen["wrong"]:
            self._person.says(f"{seen['words']} (Enter is green here). ")
            return self._do("confirm")
        answer = self._ask_about(seen)
        return self._do("skip" if answer == _SKIP else "cancel" if answer == _LEAVE else "confirm")

    def _white(self, seen: dict[str, Any]) -> dict[str, Any]:
        self._say(f"{seen['words']} ({seen['slot'] + 1}/{SLOTS})")
        if self._wrong_for < _PATIENCE:
            return self._wait()
        self._wrong_for = 0
        answer = self._ask_about(seen)
        if answer == _AGAIN:
            self._person.tell("Lift the die and put it in again.")
            return self._wait()
        return self._do("skip" if answer == _SKIP else "cancel")

    def _done(self, seen: dict[str, Any]) -> dict[str, Any]:
        skipped = [slot for slot in range(SLOTS) if seen["skipped"] >> slot & 1]
        if skipped:
            self._person.tell(f"Left out: {listed(skipped)}. Their dice are told by keys.")
        return self._do("keep" if self._person.agrees(f"{seen['words']}. Keep it?") else "cancel")

    def _ask_about(self, seen: dict[str, Any]) -> str:
        question = f"{seen['wrong'][0].upper()}{seen['wrong'][1:]}. Try again, skip this slot, or leave?"
        return self._person.choose(question, (_AGAIN, _SKIP, _LEAVE))

    def _count_wrong(self, wrong: str) -> None:
        self._wrong_for = self._wrong_for + 1 if wrong and wrong == self._wrong else 0
        self._wrong = wrong

    def _say(self, words: str) -> None:
        if words != self._told:
            self._told = words
            self._person.tell(words)

    def _do(self, op: str) -> dict[str, Any]:
        return self._link.ask("calibrate", op=op)

    def _wait(self) -> dict[str, Any]:
        for _ in self._link.events(_LOOK_S):
            pass
        return self._do("look")

    def _ended_there(self) -> bool:
        """Somebody has ended it with the tray's own keys."""
        calibrated = bool(self._link.ask("selftest").get("calibrated"))
        self._person.tell(
            "Ended on the tray itself. " + ("It is calibrated." if calibrated else "It is not calibrated yet.")
        )
        return calibrated
