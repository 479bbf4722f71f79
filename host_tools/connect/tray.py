"""A tray at the serial port of a page.

The tabs of the page show the tray as the command mirror does, and request records, checks and settings.
"""

import json
import time
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import NamedTuple, cast

from host_tools.connect.page import Page, Port, Talk, check
from host_tools.errors import Failure
from host_tools.link import greeting
from host_tools.link.client import Link, LinkError, Unplugged, pages
from host_tools.link.following import Follower, TraySource
from host_tools.link.records import fetch, hash_of, stored_records
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.tray.files import MemoryFiles
from simulator.web.follow.table import FollowTable, Shown, shown
from simulator.web.records import Records
from simulator.web.replay.watched import Watched
from simulator.web.table.menus import setting_view
from simulator.web.table.tab import Tab
from tray24 import __version__
from tray24.pins import SEATS
from tray24.ui.menus.editors import SettingsMenu
from tray24.ui.menus.settings import Settings
from tray24.ui.ui import Ui

texts = HostTexts("connect")

RECORDS, SETTINGS, CHECK = "records.json", "settings.json", "check.json"
_WHAT = ("line", "leds", "display", "buttons")
_STEP_S = 0.05


class _Asked(NamedTuple):
    tab: int
    request: int
    path: str
    given: JsonObject | None


class ConnectedTray:
    """The tray of a page, and the tabs of the page, which have numbers.

    `run` serves the tray from `open` until `lose` or `leave_tray`. It calls `Page.wait` often, and during these calls
    the other methods are called. The status of the tray is JSON: `state` ("away", "connecting", "here", "refused" or
    "gone"), `words` about it or "", `version` of its firmware or "", whether it `needs_flash`, and `details`.
    """

    def __init__(self, page: Page, now_s: Callable[[], float] = time.monotonic):
        self._page = page
        self._now_s = now_s
        self._port = Port(page)
        self._port.end()
        self._link: Link | None = None
        self._follower = Follower(self._connect, _WHAT, now_s)
        self._table = FollowTable(_Source(self._follower, self.is_here))
        self._records = TrayRecords()
        self._tabs: dict[int, Tab] = {}
        self._asked: deque[_Asked] = deque()
        self._talk: Talk | None = None
        self._status = _status("away")
        self._leaves = False

    # Tabs.

    def join(self, number: int) -> None:
        """Add a tab."""
        self._tabs[number] = self._table.join()

    def leave(self, number: int) -> None:
        """Remove a closed tab and its pending requests."""
        if tab := self._tabs.pop(number, None):
            self._table.leave(tab)
        self._asked = deque(asked for asked in self._asked if asked.tab != number)
        if self._talk and self._talk.tab == number:
            self._talk.leave()

    def receive(self, number: int, text: str) -> None:
        """Refuse a tab's message: nobody plays here."""
        self._table.receive(self._tabs[number], text)

    def news(self) -> list[tuple[int, str]]:
        """Return what tabs have not been sent yet: (number of the tab, JSON)."""
        self._table.advance(0)
        found = []
        for number, tab in self._tabs.items():
            if tab.wake.is_set():
                tab.wake.clear()
                if news := self._table.news(tab):
                    found.append((number, json.dumps(news, separators=(",", ":"))))
        return found

    def status(self) -> str:
        """Return the status as JSON."""
        return json.dumps(self._status)

    def read(self, tab: int, request: int, path: str, text: str | None) -> None:
        """Handle a tab's request for a path, which may have a text. `Page.found` gets the reply, perhaps later."""
        asked = _Asked(tab, request, path, None if text is None else json.loads(text))
        if path == CHECK and self._talk and asked.given and "begin" not in asked.given:
            self._talk.take(request, asked.given)
        elif path not in (RECORDS, SETTINGS, CHECK):
            found = self._records.answer(path)
            self._page.found(tab, request, None if found is None else json.dumps(found))
        elif not self._port.is_open:
            self._refuse_one(asked, texts("not-connected"))
        else:
            self._asked.append(asked)

    # The port.

    def open(self, on_usb: bool) -> None:
        """Use the port that the page has opened; call `run` next. The port of an emulated tray is not on USB."""
        self._port = Port(self._page, 1.0 if on_usb else greeting.EMULATED)
        self._leaves = False
        self._show("connecting")

    def take(self, data: bytes) -> None:
        """Receive bytes from the port."""
        self._port.take(data)

    def lose(self) -> None:
        """Mark the port as gone: the tray was unplugged, or the tab with the port was closed."""
        if self._port.is_open:
            self._port.end()
            self._show("gone", texts("unplugged"))

    def leave_tray(self) -> None:
        """Disconnect the tray at the person's request."""
        self._leaves = True
        if self._talk:
            self._talk.leave()
        if not self.is_here():
            self._port.end()
            self._show("away")

    def run(self) -> None:
        """Serve the tray as long as its port is open."""
        port = self._port
        try:
            self._serve(port)
        except Failure as failure:
            if port.is_open:
                port.end()
                words, needs_flash = _why(failure)
                self._show("refused", words, needs_flash=needs_flash, details=str(failure))
        finally:
            self._link = None
            self._answer_all(texts("not-connected"))
            self._page.close()

    def _serve(self, port: Port) -> None:
        """Serve the tray until it is disconnected. Raise Failure when no tray of this release answers."""
        self._link = self._greet()
        self._records = TrayRecords()
        self._show("here", version=self._link.version["tray24"])
        while port.is_open and not self._leaves:
            self._step()
        self._follower.close()
        self._follower.replica.forget()
        if port.is_open:
            port.end()
            self._show("away")

    def _greet(self) -> Link:
        return greeting.greeted(self._port, texts("the-tray"), self._port.slowness, now_s=self._now_s)

    def _connect(self) -> Link:
        """Return a link for the follower: the first one, or after trouble a new one over the same port."""
        if not self._port.is_open:
            raise Unplugged(texts("unplugged"))
        if self._link is None:
            self._link = self._greet()
        return self._link

    def _show(self, state: str, words: str = "", **more: object) -> None:
        self._status = _status(state, words) | more
        self._page.show(self.status())

    def is_here(self) -> bool:
        """Return whether a tray is served."""
        return self._status["state"] == "here"

    # Serving.

    def _step(self) -> None:
        if self._asked and self._link:
            self._carry_out(self._link, self._asked.popleft())
            return
        self._answer_all(self._follower.replica.trouble)
        try:
            self._follower.step(_STEP_S)
        except Exception as error:  # requests are still served, and the tray is followed from the beginning
            self._follower.lose(_fault(error))
        if self._follower.replica.trouble:
            self._link = None
            self._page.wait(_STEP_S)

    def _carry_out(self, link: Link, asked: _Asked) -> None:
        if asked.path == CHECK:
            self._check(link, asked)
            return
        try:
            if asked.path == RECORDS:
                found = self._records.fetch_next(link)
            elif asked.given is None:
                found = settings_of(link)
            else:
                found = change(link, str(asked.given["name"]), str(asked.given["value"]))
            self._found(asked, found)
        except Exception as error:
            self._refuse_one(asked, _reason(error))

    def _check(self, link: Link, asked: _Asked) -> None:
        self._talk = talk = Talk(self._page, self._port, asked.tab, asked.request)
        try:
            talk.end(**check(link, talk, (asked.given or {}).get("begin")))
        except Exception as error:
            talk.end(wrong=_reason(error))
        finally:
            self._talk = None
            self._follower.look_again()

    def _answer_all(self, wrong: str) -> None:
        while self._asked:
            self._refuse_one(self._asked.popleft(), wrong)

    def _refuse_one(self, asked: _Asked, wrong: str) -> None:
        """Reply why a request cannot be carried out now. Fetched records are listed nevertheless."""
        self._found(asked, self._records.here(wrong) if asked.path == RECORDS else {"wrong": wrong})

    def _found(self, asked: _Asked, found: JsonObject) -> None:
        self._page.found(asked.tab, asked.request, json.dumps(found))


def _status(state: str, words: str = "") -> JsonObject:
    return {"state": state, "words": words, "version": "", "needs_flash": False, "details": ""}


def _reason(error: Exception) -> str:
    """Return why a request was not carried out: the text of a Failure; any other error is a fault of the tools."""
    return str(error) if isinstance(error, Failure) else _fault(error)


def _fault(error: Exception) -> str:
    """Return a message about a fault of the tools, and print its traceback for a developer."""
    traceback.print_exception(error)
    return texts("fault", fault=f"{type(error).__name__}: {error}")


def _why(failure: Failure) -> tuple[str, bool]:
    """Return why the device at the port is not served, and whether flashing the firmware would help."""
    if isinstance(failure, greeting.OtherRelease):
        key = "older" if failure.is_older else "newer"
        return texts(key, version=failure.version, ours=__version__), failure.is_older
    if isinstance(failure, greeting.NoTray):
        if failure.at_prompt:
            return texts("at-prompt"), True
        is_stranger = failure.heard or isinstance(failure, greeting.Stranger)
        return texts("not-a-tray" if is_stranger else "silent"), True
    return str(failure), False


class _Source(TraySource):
    """The tray as `FollowTable` shows it."""

    def __init__(self, follower: Follower, is_here: Callable[[], bool]):
        super().__init__(follower, lambda trouble: texts("not-there", reason=trouble))
        self._is_here = is_here

    def look(self) -> Shown:
        return super().look() if self._is_here() else replace(shown(self._follower.replica, ""), plugged=False)


# Records: fetched one by one; listed, downloaded and replayed like those of any tray.


class TrayRecords:
    """The records of the tray. Fetched records stay available when the tray has gone."""

    def __init__(self) -> None:
        self._files = MemoryFiles(capacity=1 << 24)
        self._records = Records(self._files, Watched())  # there is no match
        self._sizes: dict[str, int] = {}  # of the fetched records, on the tray

    def answer(self, path: str) -> object | None:
        """Return what a path about a fetched record means; None for any other path."""
        return self._records.answer(path)

    def here(self, words: str, left: int = 0) -> JsonObject:
        """Return the list of the fetched records, with a message, and how many are `left` to fetch."""
        return cast(JsonObject, self._records.answer("records.json")) | {"words": words, "left": left}

    def fetch_next(self, link: Link) -> JsonObject:
        """Fetch the next record. Return the list of `here`."""
        stored = stored_records(link)
        there = {record.name: record.size for record in stored}
        for name in [name for name, size in self._sizes.items() if there.get(name) != size]:
            del self._sizes[name]
            self._files.remove(name)
        missing = [record for record in stored if record.name not in self._sizes]
        if missing:
            latest = missing[-1]  # the first in the list
            self._files.write(latest.name, fetch(link, latest, hash_of(link, latest)))
            self._sizes[latest.name] = latest.size
        left = max(0, len(missing) - 1)
        return self.here(texts("records-left", count=left) if left else "", left)


# Settings: those of the tray's menu, by the same names. They are changed on the tray.


def settings_of(link: Link) -> JsonObject:
    """Return {settings, names}: the tray's menu of settings, and the players' names, as `setting_view` returns them."""
    values = {name: value for page in pages(link, "settings", "settings", op="get") for name, value in page.items()}
    shown = [setting_view(name, values[name]) for name in _menu(values) if name in values]
    names = [
        setting_view(f"name{seat}", values[f"name{seat}"], texts("name-of-seat", seat=str(seat)))
        for seat in range(1, SEATS + 1)
        if f"name{seat}" in values
    ]
    return {"settings": shown, "names": names}


def change(link: Link, name: str, value: str) -> JsonObject:
    """Change a setting. Return {value}, or {wrong: why the tray refuses it}."""
    try:
        return {"value": link.ask("settings", op="set", name=name, value=value)}
    except LinkError as error:
        return {"wrong": error.error}
    except Failure as failure:
        return {"wrong": str(failure)}


def _menu(values: dict[str, str]) -> list[str]:
    """Return the items of the settings menus of a tray with these values: names of settings, and other menus."""
    lines = "\n".join(f"{name}={value}" for name, value in values.items())
    ui = SimpleNamespace(settings=Settings(lines.encode()), facts={"sensors": True})
    return [str(item) for builders in (False, True) for item in SettingsMenu(cast(Ui, ui), builders).items]
