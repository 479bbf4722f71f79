"""The calibration of a tray with a person, who follows the instructions of the tray's display."""

from contextlib import suppress

from host_tools.doctor.findings import listed
from host_tools.errors import Failure
from host_tools.link.client import Link, LinkError
from host_tools.terminal.console import Person
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from tray24.pins import SLOTS
from tray24.sense.calibrate import COLOR, DONE, EMPTY, FAILED, WHITE
from tray24.sense.events import members
from tray24.sense.reference import FILE

texts = HostTexts("calibrate")

_LOOK_S = 0.2
_PATIENCE = 12  # tolerated wrong readings: a die may be at a wrong place for a moment
_ANSWERS = {"again": "confirm", "skip": "skip", "leave": "cancel"}  # suffix of the key answer-... -> operation


def guide(link: Link, person: Person) -> bool:
    """Guide a person through the calibration. Return whether it was saved. Raise Failure when it is not possible."""
    masked = link.ask("selftest").get("masked", [])
    if len(masked) == SLOTS:
        raise Failure(texts("all-masked"))
    if masked:
        person.tell(texts("left-out-masked", slots=listed(masked)))
    person.tell(texts("one-die"))
    person.tell(texts("keys-work"))
    try:
        return _Guide(link, person).lead(link.ask("calibrate", op="begin"))
    except BaseException:
        with suppress(Failure, OSError):
            link.ask("calibrate", op="cancel")
        raise


class _Guide:
    """A running calibration, and the person who does it."""

    def __init__(self, link: Link, person: Person):
        self._link = link
        self._person = person
        self._told = ""
        self._wrong = ""
        self._wrong_for = 0

    def lead(self, seen: JsonObject) -> bool:
        while seen["step"] not in ("kept", "left"):
            try:
                seen = self._next(seen)
            except LinkError:  # somebody has ended the calibration with the tray's own keys
                calibrated = bool(self._link.ask("selftest").get("calibrated"))
                self._person.tell(texts("ended-calibrated" if calibrated else "ended-not-calibrated"))
                return calibrated
        if seen["step"] == "left":
            self._person.tell(texts("left"))
            return False
        self._person.tell(texts("kept", file=FILE))
        return True

    def _next(self, seen: JsonObject) -> JsonObject:
        """Do the calibration's current step with the person. Return the tray's next state."""
        self._wrong_for = self._wrong_for + 1 if seen["wrong"] and seen["wrong"] == self._wrong else 0
        self._wrong = seen["wrong"]
        step = seen["step"]
        if (step == EMPTY and seen["busy"]) or (step == COLOR and not seen["busy"]):  # the latter was begun on the tray
            self._say(texts("asked", words=seen["words"]))
        elif seen["busy"]:
            return self._wait()
        elif step == EMPTY:
            if seen["wrong"]:
                return self._do(self._ask_about(seen))
            self._person.says(texts("enter-is-green", words=seen["words"]))
            return self._do("confirm")
        elif step == WHITE:
            return self._white(seen)
        elif step == DONE:
            if skipped := members(seen["skipped"]):
                self._person.tell(texts("left-out", slots=listed(skipped)))
            return self._do("keep" if self._person.agrees(texts("keep", words=seen["words"])) else "cancel")
        elif step == FAILED:
            again = self._person.agrees(texts("begin-again", wrong=seen["wrong"]))
            return self._do("confirm" if again else "cancel")
        return self._wait()

    def _white(self, seen: JsonObject) -> JsonObject:
        self._say(texts("asked-slot", words=seen["words"], slot=seen["slot"] + 1, slots=SLOTS))
        if self._wrong_for < _PATIENCE:
            return self._wait()
        self._wrong_for = 0
        operation = self._ask_about(seen)
        if operation == "confirm":
            self._person.tell(texts("lift-die"))
            return self._wait()
        return self._do(operation)

    def _ask_about(self, seen: JsonObject) -> str:
        answers = {texts(f"answer-{key}"): operation for key, operation in _ANSWERS.items()}
        return answers[self._person.choose(texts("again-skip-leave", wrong=seen["wrong"]), tuple(answers))]

    def _say(self, words: str) -> None:
        if words != self._told:
            self._told = words
            self._person.tell(words)

    def _do(self, op: str) -> JsonObject:
        return self._link.ask("calibrate", op=op)

    def _wait(self) -> JsonObject:
        for _ in self._link.events(_LOOK_S):
            pass
        return self._do("look")
