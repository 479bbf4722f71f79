"""A tray at a serial port that a web page has opened. The host tools run in the same browser.

The tabs of the page show the tray as the command `mirror` does. They also request its records, its settings and checks.
"""

import json
import time
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import NamedTuple, cast

from host_tools.connect.page import Dialog, Page, Port, run_check
from host_tools.errors import Failure
from host_tools.link import hello
from host_tools.link.client import Link, LinkError, Unplugged, fetch_pages
from host_tools.link.records import fetch_record, list_records, request_hash
from host_tools.link.replication import Follower, TraySource
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.tray.files import MemoryFiles
from simulator.web.follow.replica import FollowTable, TrayOutputs, build_outputs
from simulator.web.records import Records
from simulator.web.replay.watched_records import WatchedRecord
from simulator.web.table.menu_views import build_setting_view
from simulator.web.table.tab import Tab
from tray24 import __version__
from tray24.pins import SEATS
from tray24.ui.menus.editors import SettingsMenu
from tray24.ui.menus.settings import Settings
from tray24.ui.ui import Ui

say = HostTexts("connect")

RECORDS, SETTINGS, CHECK = "records.json", "settings.json", "check.json"
_EVENTS = ("line", "leds", "display", "buttons")
_STEP_S = 0.05


class _TabRequest(NamedTuple):
    tab: int
    request: int
    path: str
    given: JsonObject | None


class ConnectedTray:
    """The tray of a page, and the tabs of the page, which have numbers.

    `run` serves the tray from `open_port` until `mark_unplugged` or `disconnect`. It calls `Page.wait` often, and the
    page calls the other methods during these waits. The status of the tray is JSON: `state` ("away", "connecting",
    "here", "refused" or "gone"), `words` about it or "", `version` of its firmware or "", whether it `needs_flash`, and
    `details`.
    """

    def __init__(self, page: Page, now_s: Callable[[], float] = time.monotonic):
        self._page = page
        self._now_s = now_s
        self._port = Port(page)
        self._port.mark_closed()
        self._link: Link | None = None
        self._follower = Follower(self._ensure_link, _EVENTS, now_s)
        self._table = FollowTable(_Source(self._follower, self.is_here))
        self._records = TrayRecords()
        self._tabs: dict[int, Tab] = {}
        self._pending: deque[_TabRequest] = deque()
        self._dialog: Dialog | None = None
        self._status = _make_status("away")
        self._is_leaving = False

    # Tabs.

    def add_tab(self, number: int) -> None:
        """Add a tab of the page."""
        self._tabs[number] = self._table.add_tab()

    def remove_tab(self, number: int) -> None:
        """Remove a closed tab and its pending requests."""
        if tab := self._tabs.pop(number, None):
            self._table.remove_tab(tab)
        self._pending = deque(tab_request for tab_request in self._pending if tab_request.tab != number)
        if self._dialog and self._dialog.tab == number:
            self._dialog.cancel()

    def refuse_message(self, number: int, text: str) -> None:
        """Refuse a message with which a tab wants to act for a player: the page only shows the tray."""
        self._table.handle_message(self._tabs[number], text)

    def collect_news(self) -> list[tuple[int, str]]:
        """Return what has changed for each tab since the last message to it, as (number of the tab, JSON)."""
        self._table.advance(0)
        found = []
        for number, tab in self._tabs.items():
            if tab.wake.is_set():
                tab.wake.clear()
                if news := self._table.collect_news(tab):
                    found.append((number, json.dumps(news, separators=(",", ":"))))
        return found

    def format_status(self) -> str:
        """Return the status as JSON."""
        return json.dumps(self._status)

    def handle_request(self, tab: int, request: int, path: str, text: str | None) -> None:
        """Handle a tab's request for a path. `text` is the JSON that the tab has sent with it, or None.

        The reply goes to `Page.reply`, perhaps later; `request` is the number of the request.
        """
        tab_request = _TabRequest(tab, request, path, None if text is None else json.loads(text))
        if path == CHECK and self._dialog and tab_request.given and "begin" not in tab_request.given:
            self._dialog.receive_answer(request, tab_request.given)
        elif path not in (RECORDS, SETTINGS, CHECK):
            reply = self._records.answer(path)
            self._page.reply(tab, request, None if reply is None else json.dumps(reply))
        elif not self._port.is_open:
            self._reject(tab_request, say("not-connected"))
        else:
            self._pending.append(tab_request)

    # The port.

    def open_port(self, on_usb: bool) -> None:
        """Use the port that the page has opened; call `run` next. The port of an emulated tray is not on USB."""
        self._port = Port(self._page, 1.0 if on_usb else hello.EMULATED)
        self._is_leaving = False
        self._show_status("connecting")

    def receive_bytes(self, data: bytes) -> None:
        """Receive bytes from the port."""
        self._port.receive(data)

    def mark_unplugged(self) -> None:
        """Mark the port as gone: the tray was unplugged, or the tab with the port was closed."""
        if self._port.is_open:
            self._port.mark_closed()
            self._show_status("gone", say("unplugged"))

    def disconnect(self) -> None:
        """Disconnect the tray at the person's request."""
        self._is_leaving = True
        if self._dialog:
            self._dialog.cancel()
        if not self.is_here():
            self._port.mark_closed()
            self._show_status("away")

    def run(self) -> None:
        """Serve the tray as long as its port is open."""
        port = self._port
        try:
            self._serve_tray(port)
        except Failure as failure:
            if port.is_open:
                port.mark_closed()
                text, needs_flash = _explain_failure(failure)
                self._show_status("refused", text, needs_flash=needs_flash, details=str(failure))
        finally:
            self._link = None
            self._reject_all(say("not-connected"))
            self._page.close()

    def _serve_tray(self, port: Port) -> None:
        """Serve the tray until it is disconnected. Raise Failure when no tray of this release answers."""
        self._link = self._open_link()
        self._records = TrayRecords()
        self._show_status("here", version=self._link.version["tray24"])
        while port.is_open and not self._is_leaving:
            self._step()
        self._follower.close()
        self._follower.replica.clear_outputs()
        if port.is_open:
            port.mark_closed()
            self._show_status("away")

    def _open_link(self) -> Link:
        return hello.connect_stream(self._port, say("the-tray"), self._port.slowness, now_s=self._now_s)

    def _ensure_link(self) -> Link:
        """Return the link for the follower: the present one, or after trouble a new link over the same port."""
        if not self._port.is_open:
            raise Unplugged(say("unplugged"))
        if self._link is None:
            self._link = self._open_link()
        return self._link

    def _show_status(self, state: str, text: str = "", **fields: object) -> None:
        self._status = _make_status(state, text) | fields
        self._page.show_status(self.format_status())

    def is_here(self) -> bool:
        """Return whether a tray is connected and served now."""
        return self._status["state"] == "here"

    # Serving.

    def _step(self) -> None:
        if self._pending and self._link:
            self._handle_pending(self._link, self._pending.popleft())
            return
        self._reject_all(self._follower.replica.trouble)
        try:
            self._follower.step(_STEP_S)
        except Exception as error:  # requests are still served, and the tray is followed from the beginning
            self._follower.disconnect(_report_fault(error))
        if self._follower.replica.trouble:
            self._link = None
            self._page.wait(_STEP_S)

    def _handle_pending(self, link: Link, tab_request: _TabRequest) -> None:
        if tab_request.path == CHECK:
            self._run_check(link, tab_request)
            return
        try:
            if tab_request.path == RECORDS:
                reply = self._records.fetch_next(link)
            elif tab_request.given is None:
                reply = list_settings(link)
            else:
                reply = change_setting(link, str(tab_request.given["name"]), str(tab_request.given["value"]))
            self._reply(tab_request, reply)
        except Exception as error:
            self._reject(tab_request, _explain_error(error))

    def _run_check(self, link: Link, tab_request: _TabRequest) -> None:
        self._dialog = dialog = Dialog(self._page, self._port, tab_request.tab, tab_request.request)
        try:
            dialog.finish(**run_check(link, dialog, (tab_request.given or {}).get("begin")))
        except Exception as error:
            dialog.finish(wrong=_explain_error(error))
        finally:
            self._dialog = None
            self._follower.request_refresh()

    def _reject_all(self, reason: str) -> None:
        while self._pending:
            self._reject(self._pending.popleft(), reason)

    def _reject(self, tab_request: _TabRequest, reason: str) -> None:
        """Reply that a request cannot be carried out now, for `reason`.

        The reply to a request for records lists the fetched records nevertheless.
        """
        self._reply(
            tab_request, self._records.list_fetched(reason) if tab_request.path == RECORDS else {"wrong": reason}
        )

    def _reply(self, tab_request: _TabRequest, reply: JsonObject) -> None:
        self._page.reply(tab_request.tab, tab_request.request, json.dumps(reply))


def _make_status(state: str, text: str = "") -> JsonObject:
    return {"state": state, "words": text, "version": "", "needs_flash": False, "details": ""}


def _explain_error(error: Exception) -> str:
    """Return why a request was not carried out: the text of a Failure, or else that the tools have a fault."""
    return str(error) if isinstance(error, Failure) else _report_fault(error)


def _report_fault(error: Exception) -> str:
    """Return a message about a fault of the tools, and print its traceback for a developer."""
    traceback.print_exception(error)
    return say("fault", fault=f"{type(error).__name__}: {error}")


def _explain_failure(failure: Failure) -> tuple[str, bool]:
    """Return why the device at the port is not served, and whether flashing the firmware would help."""
    if isinstance(failure, hello.OtherRelease):
        key = "older" if failure.is_older else "newer"
        return say(key, version=failure.version, ours=__version__), failure.is_older
    if isinstance(failure, hello.NoTray):
        if failure.at_prompt:
            return say("at-prompt"), True
        is_stranger = failure.heard or isinstance(failure, hello.NotATray)
        return say("not-a-tray" if is_stranger else "silent"), True
    return str(failure), False


class _Source(TraySource):
    """The state that the page shows: that of the connected tray, or of an unplugged one."""

    def __init__(self, follower: Follower, is_here: Callable[[], bool]):
        super().__init__(follower, lambda trouble: say("not-there", reason=trouble))
        self._is_here = is_here

    def read_outputs(self) -> TrayOutputs:
        return (
            super().read_outputs()
            if self._is_here()
            else replace(build_outputs(self._follower.replica, ""), plugged=False)
        )


# Records: fetched one by one; listed, downloaded and replayed like those of any tray.


class TrayRecords:
    """The records of finished matches fetched from the tray. They stay available when the tray has gone."""

    def __init__(self) -> None:
        self._files = MemoryFiles(capacity=1 << 24)
        self._records = Records(self._files, WatchedRecord())  # there is no match
        self._sizes: dict[str, int] = {}  # of the fetched records, on the tray

    def answer(self, path: str) -> object | None:
        """Return the JSON value with which to answer a request for `path`; None if the path is not about records."""
        return self._records.find_resource(path)

    def list_fetched(self, text: str, left: int = 0) -> JsonObject:
        """Return the list of the fetched records, with a message `text`, and how many are `left` to fetch."""
        return cast(JsonObject, self._records.find_resource("records.json")) | {"words": text, "left": left}

    def fetch_next(self, link: Link) -> JsonObject:
        """Fetch the latest record that is missing here. Return the list of the fetched records.

        Records that the tray no longer has are removed from the list.
        """
        stored = list_records(link)
        sizes_on_tray = {record.name: record.size for record in stored}
        for name in [name for name, size in self._sizes.items() if sizes_on_tray.get(name) != size]:
            del self._sizes[name]
            self._files.remove(name)
        missing_records = [record for record in stored if record.name not in self._sizes]
        if missing_records:
            latest_record = missing_records[-1]  # the first in the list
            self._files.write(latest_record.name, fetch_record(link, latest_record, request_hash(link, latest_record)))
            self._sizes[latest_record.name] = latest_record.size
        left = max(0, len(missing_records) - 1)
        return self.list_fetched(say("records-left", count=left) if left else "", left)


# Settings: those of the tray's menu, by the same names. They are changed on the tray.


def list_settings(link: Link) -> JsonObject:
    """Return {settings, names}: the settings in the tray's menus, and those that hold the names of the players.

    Each setting is as `build_setting_view` returns it.
    """
    values = {
        name: value for page in fetch_pages(link, "settings", "settings", op="get") for name, value in page.items()
    }
    views = [build_setting_view(name, values[name]) for name in _list_menu_items(values) if name in values]
    names = [
        build_setting_view(f"name{seat}", values[f"name{seat}"], say("name-of-seat", seat=str(seat)))
        for seat in range(1, SEATS + 1)
        if f"name{seat}" in values
    ]
    return {"settings": views, "names": names}


def change_setting(link: Link, name: str, value: str) -> JsonObject:
    """Change a setting. Return {value}, or {wrong: why the tray refuses it}."""
    try:
        return {"value": link.request("settings", op="set", name=name, value=value)}
    except LinkError as error:
        return {"wrong": error.error}
    except Failure as failure:
        return {"wrong": str(failure)}


def _list_menu_items(values: dict[str, str]) -> list[str]:
    """Return the items of the settings menus of a tray: names of settings, and of other menus.

    `values` are the values of the tray's settings; they decide which items the menus have.
    """
    lines = "\n".join(f"{name}={value}" for name, value in values.items())
    ui = SimpleNamespace(settings=Settings(lines.encode()), facts={"sensors": True})
    return [str(item) for builders in (False, True) for item in SettingsMenu(cast(Ui, ui), builders).items]
