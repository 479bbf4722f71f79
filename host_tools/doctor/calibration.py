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
    masked_slots = link.request("selftest").get("masked", [])
    if len(masked_slots) == SLOTS:
        raise Failure(say("all-masked"))
    if masked_slots:
        person.show_message(say("left-out-masked", slots=format_slots(masked_slots)))
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
        self._shown_text = ""
        self._fault = ""
        self._fault_looks = 0

    def run(self, state: JsonObject) -> bool:
        while state["step"] not in ("kept", "left"):
            try:
                state = self._do_step(state)
            except LinkError:  # somebody has ended the calibration with the tray's own keys
                is_calibrated = bool(self._link.request("selftest").get("calibrated"))
                self._person.show_message(say("ended-calibrated" if is_calibrated else "ended-not-calibrated"))
                return is_calibrated
        if state["step"] == "left":
            self._person.show_message(say("left"))
            return False
        self._person.show_message(say("kept", file=FILE))
        return True

    def _do_step(self, state: JsonObject) -> JsonObject:
        """Do the calibration's current step with the person.

        `state` is the tray's state of the calibration; return its next state.
        """
        self._fault_looks = self._fault_looks + 1 if state["wrong"] and state["wrong"] == self._fault else 0
        self._fault = state["wrong"]
        step = state["step"]
        # The latter was begun on the tray.
        if (step == EMPTY and state["busy"]) or (step == COLOR and not state["busy"]):
            self._show_once(say("asked", words=state["words"]))
        elif state["busy"]:
            return self._poll()
        elif step == EMPTY:
            if state["wrong"]:
                return self._request(self._ask_operation(state))
            self._person.ask_text(say("enter-is-green", words=state["words"]))
            return self._request("confirm")
        elif step == WHITE:
            return self._do_white_step(state)
        elif step == DONE:
            if skipped_slots := list_members(state["skipped"]):
                self._person.show_message(say("left-out", slots=format_slots(skipped_slots)))
            return self._request("keep" if self._person.ask_yes_no(say("keep", words=state["words"])) else "cancel")
        elif step == FAILED:
            begins_again = self._person.ask_yes_no(say("begin-again", wrong=state["wrong"]))
            return self._request("confirm" if begins_again else "cancel")
        return self._poll()

    def _do_white_step(self, state: JsonObject) -> JsonObject:
        self._show_once(say("asked-slot", words=state["words"], slot=state["slot"] + 1, slots=SLOTS))
        if self._fault_looks < _PATIENCE:
            return self._poll()
        self._fault_looks = 0
        operation = self._ask_operation(state)
        if operation == "confirm":
            self._person.show_message(say("lift-die"))
            return self._poll()
        return self._request(operation)

    def _ask_operation(self, state: JsonObject) -> str:
        answers = {say(f"answer-{key}"): operation for key, operation in _ANSWERS.items()}
        return answers[self._person.ask_choice(say("again-skip-leave", wrong=state["wrong"]), tuple(answers))]

    def _show_once(self, text: str) -> None:
        if text != self._shown_text:
            self._shown_text = text
            self._person.show_message(text)

    def _request(self, op: str) -> JsonObject:
        return self._link.request("calibrate", op=op)

    def _poll(self) -> JsonObject:
        for _ in self._link.receive_events(_LOOK_S):
            pass
        return self._request("look")
