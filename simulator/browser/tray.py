"""The tray of a browser: one table for all tabs, driven by the page's worker."""

import json
import time
import traceback
from collections.abc import Callable
from typing import Any

from simulator.browser.files import APPS, BROUGHT, BrowserFiles, Keep, KeptPlace, KeptText, of_folder
from simulator.people.intents import Puzzled
from simulator.texts import HostTexts, speaking
from simulator.tray.apps import Apps, examples
from simulator.web.records import Records
from simulator.web.replay.watched import Present
from simulator.web.table.places import THIS_COMPUTER, check_room
from simulator.web.table.screens import screen_name
from simulator.web.table.tab import Tab
from simulator.web.table.table import Table
from simulator.web.uploads import QUOTA_BYTES

# Files beside the tray's own, of which none has such a name.
_DICE = "dice.json"
_IN_MATCH = "in-match.json"  # kept while a match is on the tray
_BESIDE = (_DICE, _IN_MATCH)
_say = HostTexts("page")


class BrowserTray:
    """The tray and its tabs, which have numbers.

    `kept` has what the browser keeps, by name: [data, seconds since 1970]. `keep(name, data or None, seconds)` keeps a
    change of it. `tell_app(name)` is called with the name of an app before it runs, "" after it. `hung_app` has hung
    and was ended with the tray before, "" if none has. Texts of JSON go both ways, as through the WebSocket of
    `simulator.web.server`.
    """

    def __init__(
        self,
        kept: dict[str, tuple[bytes, int]],
        keep: Keep,
        tell_app: Callable[[str], object] = lambda name: None,
        hung_app: str = "",
    ):
        of_tray = {name: value for name, value in kept.items() if name not in _BESIDE and "/" not in name}
        files = BrowserFiles(of_tray, keep)
        brought = BrowserFiles(*of_folder(BROUGHT, kept, keep), QUOTA_BYTES)
        own = KeptPlace(*of_folder(APPS, kept, keep))
        apps = Apps(own, examples(), on_running=tell_app, hung_app=hung_app)
        self.table = Table(files, kept=KeptText(_DICE, kept, keep), apps=apps)
        self._records = Records(files, Present(self.table.log.told), brought)
        self._keep = keep
        self._is_in_match = self._resumes = _IN_MATCH in kept
        self._tabs: dict[int, Tab] = {}
        self._faults = 0

    def join(self, number: int, language: str) -> str:
        """Let a tab join whose page is in this language. Return why there is no room for it, in words, or ""."""
        with speaking(language):
            try:
                check_room(self._tabs.values(), "table", THIS_COMPUTER)
            except Puzzled as full:
                return str(full)
            self._tabs[number] = self.table.join()
        return ""

    def leave(self, number: int) -> None:
        """Forget a tab that has gone."""
        if tab := self._tabs.pop(number, None):
            self.table.leave(tab)

    def receive(self, number: int, text: str) -> None:
        """Carry out a tab's message."""
        self.table.receive(self._tabs[number], text)

    def advance(self, ms: int) -> None:
        """Advance the tray's time, and print the faults of the firmware for a developer."""
        try:
            self.table.advance(ms)
            self._follow_match()
        except Exception:
            traceback.print_exc()
        faults = self.table.tray.faults
        for fault in faults[self._faults :]:
            traceback.print_exception(fault)
        self._faults = len(faults)

    def _follow_match(self) -> None:
        """Note whether a match is on the tray.

        One that was there when the page was left goes on: nobody has left it.
        """
        ui = self.table.ui
        if ui is None or screen_name(ui) == "boot":
            return
        if self._resumes:
            self._resumes = False
            self.table.fingers.start(self.table.fingers.resume(), lambda error: None, hurry=True)
        if self.table.fingers.hurry:  # on the way through the menus
            return
        is_in_match = ui.playing and ui.match is not None and not ui.match.game.over
        if is_in_match != self._is_in_match:
            self._is_in_match = is_in_match
            self._keep(_IN_MATCH, b"{}" if is_in_match else None, int(time.time()))

    def tell(self, tell: Callable[[int, str], Any]) -> None:
        """Call `tell(number, text)` for each tab for which there is news."""
        for number, tab in self._tabs.items():
            if tab.wake.is_set():
                tab.wake.clear()
                if news := self.table.news(tab):
                    tell(number, json.dumps(news, separators=(",", ":")))

    def read(self, language: str, path: str, text: str | None = None) -> str | None:
        """Return what there is under a path in a language, as a text of JSON; None when there is nothing.

        A `text` is a record to take in.
        """
        with speaking(language):
            found = self._found(path) if text is None else self._records.take_in(text)
        return None if found is None else json.dumps(found)

    def stop(self) -> None:
        """Switch off the power, as a page that is left does."""
        self.table.stop()

    def _found(self, path: str) -> object | None:
        if path != "invitation.json":
            return self._records.answer(path)
        return {"url": "", "svg": "", "name": "", "words": _say("invite-nowhere")}
