"""The page as the tools use it: its serial port as a stream of bytes, and a dialog with the person at the page.

In a dialog the tools ask, the page shows the question and sends the answer. The page's check and calibration of the
tray are those of the commands doctor and calibrate, with their texts.
"""

import errno
import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Protocol

from host_tools.doctor.calibration import guide_calibration
from host_tools.doctor.findings import make_report
from host_tools.doctor.measure import examine_tray, offer_to_delete_crash
from host_tools.errors import Failure
from host_tools.link.client import Link, Unplugged
from simulator.json_values import JsonObject
from simulator.texts import HostTexts

say = HostTexts("connect")

_READ_S = 0.05
_WAIT_S = 1.0


class Page(Protocol):
    """The page as the tools see it: its serial port, and its tabs, which are known by numbers.

    The texts for `show_status` and `reply` are JSON; that for `show_message` is a sentence.
    """

    def wait(self, seconds: float) -> None:
        """Let the browser work until a tab sends something, for at most `seconds`."""

    def write(self, data: bytes) -> None:
        """Send bytes to the serial port."""

    def close(self) -> None:
        """Close the serial port."""

    def show_status(self, status: str) -> None:
        """Show the status of the tray (see `tray.ConnectedTray`) in all tabs."""

    def reply(self, tab: int, request: int, text: str | None) -> None:
        """Reply to the request of a tab that has the number `request`. None means that the tools know no such path."""

    def show_message(self, tab: int, text: str) -> None:
        """Show a message in a tab."""


class Port:
    """The page's serial port as a stream.

    `slowness` says how many times as long as a Pico the tray at this port may take to answer.
    """

    def __init__(self, page: Page, slowness: float = 1.0):
        self.slowness = slowness
        self.is_open = True
        self._page = page
        self._received = bytearray()

    def receive(self, data: bytes) -> None:
        """Append received bytes."""
        self._received += data

    def mark_closed(self) -> None:
        """Mark the port as closed. Received bytes can still be read."""
        self.is_open = False

    def read(self, size: int) -> bytes:
        if not self._received:
            self._check_open()
            self._page.wait(_READ_S)
        data = bytes(self._received[:size])
        del self._received[:size]
        return data

    def write(self, data: bytes) -> None:
        self._check_open()
        self._page.write(data)

    def close(self) -> None:
        """Do nothing: the port stays open after a link over it, for the next link."""

    def _check_open(self) -> None:
        if not self.is_open:
            raise OSError(errno.ENODEV, say("unplugged"))


class DialogClosed(Failure):
    """Raised when the person closes the dialog."""


class Dialog:
    """A dialog with the person in a tab: the tools ask questions in their replies to requests of the tab.

    The reply to each request is the next question, the reply to the last request is the result. A dialog is a `Person`
    for the tools. `port` is the tray's serial port: when it is closed, the dialog ends.
    """

    def __init__(self, page: Page, port: Port, tab: int, request: int):
        self.tab = tab
        self.shown: JsonObject = {}  # sent with the next question or the result, such as a report
        self._page = page
        self._port = port
        self._request: int | None = request  # the one that has no reply yet
        self._answer: JsonObject | None = None

    def receive_answer(self, request: int, answer: JsonObject) -> None:
        """Handle the next request, which has the number `request` and contains the answer to the last question."""
        self._request, self._answer = request, answer

    def cancel(self) -> None:
        """End the dialog: the tab has been closed."""
        self._request, self._answer = None, {"leave": True}

    def finish(self, **result: object) -> None:
        """Send the result as the reply to the last request."""
        self._send(result)

    def show_message(self, text: str) -> None:
        self._page.show_message(self.tab, text)

    def await_done(self, text: str) -> None:
        self._ask("wait", text)

    def ask_yes_no(self, question: str, usual: bool = True) -> bool:
        return self._ask("agrees", question) is True

    def ask_choice(self, question: str, choices: Sequence[str]) -> str:
        answer = self._ask("choose", question, list(choices))
        return answer if isinstance(answer, str) and answer in choices else choices[0]

    def ask_text(self, question: str) -> str:
        answer = self._ask("says", question.strip())
        return answer.strip() if isinstance(answer, str) else ""

    def _ask(self, prompt: str, text: str, choices: Sequence[str] = ()) -> object:
        """Ask a question and return the person's answer. Raise DialogClosed if the person closes the dialog.

        `prompt` is the kind of answer that the page lets the person enter.
        """
        self._answer = None
        self._send({"asks": {"kind": prompt, "words": text, "choices": list(choices)}})
        while self._answer is None:
            if not self._port.is_open:
                raise Unplugged(say("unplugged"))
            self._page.wait(_WAIT_S)
        if self._answer.get("leave"):
            raise DialogClosed(say("left"))
        return self._answer.get("answer")

    def _send(self, message: JsonObject) -> None:
        if self._request is not None:
            self._page.reply(self.tab, self._request, json.dumps(self.shown | message))
        self._request, self.shown = None, {}


def run_check(link: Link, dialog: Dialog, mode: object) -> JsonObject:
    """Check or calibrate the tray, and return the result of the dialog.

    `mode` is `alone`, `together` (the person helps with the check) or `calibrate`. Raise Failure for another value, or
    when the tray cannot be checked now.
    """
    if mode == "calibrate":
        return {"calibrated": guide_calibration(link, dialog)}
    if mode not in ("alone", "together"):
        raise Failure(say("unknown-request"))
    examination = examine_tray(link, dialog if mode == "together" else None)
    dialog.shown = {"report": asdict(make_report(examination))}
    offer_to_delete_crash(link, dialog, examination)
    return {}
