"""The calibration of a tray with a person, who follows the instructions of the tray's display."""

from contextlib import suppress

from host_tools.doctor.findings import format_slots
from host_tools.errors import Failure
from host_tools.link.client import Link, LinkError
from host_tools.terminal.console import Person
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from tray24.pins import SLOTS
from tray24.sense.calibration import COLOR, DONE, EMPTY, FAILED, WHITE
from tray24.sense.events import list_members
from tray24.sense.reference import FILE

say = HostTexts("calibrate")

_LOOK_S = 0.2
_PATIENCE = 12  # tolerated wrong readings: a die may be at a wrong place for a moment
_ANSWERS = {"again": "confirm", "skip": "skip", "leave": "cancel"}  # suffix of the key answer-... -> operation


def guide_calibration(link: Link, person: Person) -> bool:
    """Guide a person through the calibration. Return whether it was saved. Raise Failure when it is not possible."""
    masked = link.request("selftest").get("masked", [])
    if len(masked) == SLOTS:
        raise Failure(say("all-masked"))
    if masked:
        person.show_message(say("left-out-masked", slots=format_slots(masked)))
    person.show_message(say("one-die"))
    person.show_message(say("keys-work"))
    try:
        return _Calibration(link, person).run(link.request("calibrate", op="begin"))
    except BaseException:
        with suppress(Failure, OSError):
            link.request("calibrate", op="cancel")
        raise


class _Calibration:
    """A running calibration, and the person who does it."""

    def __init__(self, link: Link, person: Person):
        self._link = link
        self._person = person
        self._shown = ""
        self._wrong = ""
        self._wrong_for = 0

    def run(self, seen: JsonObject) -> bool:
        while seen["step"] not in ("kept", "left"):
            try:
                seen = self._do_step(seen)
            except LinkError:  # somebody has ended the calibration with the tray's own keys
                calibrated = bool(self._link.request("selftest").get("calibrated"))
                self._person.show_message(say("ended-calibrated" if calibrated else "ended-not-calibrated"))
                return calibrated
        if seen["step"] == "left":
            self._person.show_message(say("left"))
            return False
        self._person.show_message(say("kept", file=FILE))
        return True

    def _do_step(self, seen: JsonObject) -> JsonObject:
        """Do the calibration's current step with the person.

        `seen` is the tray's state of the calibration; return its next state.
        """
        self._wrong_for = self._wrong_for + 1 if seen["wrong"] and seen["wrong"] == self._wrong else 0
        self._wrong = seen["wrong"]
        step = seen["step"]
        if (step == EMPTY and seen["busy"]) or (step == COLOR and not seen["busy"]):  # the latter was begun on the tray
            self._show_once(say("asked", words=seen["words"]))
        elif seen["busy"]:
            return self._poll()
        elif step == EMPTY:
            if seen["wrong"]:
                return self._request(self._ask_operation(seen))
            self._person.ask_text(say("enter-is-green", words=seen["words"]))
            return self._request("confirm")
        elif step == WHITE:
            return self._do_white_step(seen)
        elif step == DONE:
            if skipped := list_members(seen["skipped"]):
                self._person.show_message(say("left-out", slots=format_slots(skipped)))
            return self._request("keep" if self._person.ask_yes_no(say("keep", words=seen["words"])) else "cancel")
        elif step == FAILED:
            again = self._person.ask_yes_no(say("begin-again", wrong=seen["wrong"]))
            return self._request("confirm" if again else "cancel")
        return self._poll()

    def _do_white_step(self, seen: JsonObject) -> JsonObject:
        self._show_once(say("asked-slot", words=seen["words"], slot=seen["slot"] + 1, slots=SLOTS))
        if self._wrong_for < _PATIENCE:
            return self._poll()
        self._wrong_for = 0
        operation = self._ask_operation(seen)
        if operation == "confirm":
            self._person.show_message(say("lift-die"))
            return self._poll()
        return self._request(operation)

    def _ask_operation(self, seen: JsonObject) -> str:
        answers = {say(f"answer-{key}"): operation for key, operation in _ANSWERS.items()}
        return answers[self._person.ask_choice(say("again-skip-leave", wrong=seen["wrong"]), tuple(answers))]

    def _show_once(self, words: str) -> None:
        if words != self._shown:
            self._shown = words
            self._person.show_message(words)

    def _request(self, op: str) -> JsonObject:
        return self._link.request("calibrate", op=op)

    def _poll(self) -> JsonObject:
        for _ in self._link.receive_events(_LOOK_S):
            pass
        return self._request("look")
