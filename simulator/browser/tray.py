"""The tray of the page without a server, which all tabs of the browser share, with files that the browser stores.

The page's web worker calls this module.
"""

import json
import time
import traceback
from collections.abc import Callable, Mapping
from typing import Any

from simulator.people.presses import IntentError
from simulator.texts import HostTexts, use_language
from simulator.tray.apps import Apps, MemoryStore, find_examples
from simulator.tray.files import MemoryFiles
from simulator.web.records import QUOTA_BYTES, Records
from simulator.web.replay.watched_records import RunningMatchRecord
from simulator.web.table.screen_views import get_screen_name
from simulator.web.table.seating import THIS_COMPUTER, check_room
from simulator.web.table.tab import Tab
from simulator.web.table.table import Table

# The prefixes of the names of files, by which they are grouped in folders.
APPS = "apps/"
BROUGHT = "brought/"  # records from elsewhere

StoreFile = Callable[[str, bytes | None, int], None]  # name, data or None (removed), seconds since 1970
StoredFiles = Mapping[str, tuple[bytes, int]]  # name -> data, seconds since 1970
# Files that are not the tray's own. None of the tray's files has one of these names.
_DICE = "dice.json"
_IN_MATCH = "in-match.json"  # exists while a match is on the tray
_EXTRA_FILES = (_DICE, _IN_MATCH)
_say = HostTexts("page")


def select_folder(folder: str, stored_files: StoredFiles, store_file: StoreFile) -> tuple[StoredFiles, StoreFile]:
    """Return the stored files in a folder, by their names there, and a function that stores changes of these files.

    `stored_files` has all stored files by path. `store_file` stores a change of the file at a path.
    """
    folder_files = {name.removeprefix(folder): entry for name, entry in stored_files.items() if name.startswith(folder)}
    return folder_files, lambda name, data, written_s: store_file(folder + name, data, written_s)


class BrowserFiles(MemoryFiles):
    """Files in memory of which the browser stores a copy.

    `stored_files` are the stored files. Each change is passed to `store_file`, which must store changes in the order of
    its calls. So a tab that dies loses only the last changes. Only the browser limits the size of the files: see
    `store.js`.
    """

    def __init__(self, stored_files: StoredFiles, store_file: StoreFile, capacity: int | None = None):
        super().__init__({name: bytes(data) for name, (data, _) in stored_files.items()}, capacity)
        self._times = {name: written_s for name, (_, written_s) in stored_files.items()}
        self._store_file = store_file

    def write(self, name: str, data: bytes | bytearray) -> None:
        super().write(name, data)
        self._keep_change(name)

    def append(self, name: str, data: bytes) -> None:
        super().append(name, data)
        self._keep_change(name)

    def remove(self, name: str) -> None:
        super().remove(name)
        self._keep_change(name)

    def rename(self, old: str, new: str) -> None:
        super().rename(old, new)
        self._keep_change(new)
        self._keep_change(old)

    def get_modified_s(self, name: str) -> int | None:
        """Return when a file was written last, in seconds since 1970, or None if there is no such file."""
        return self._times.get(name)

    def _keep_change(self, name: str) -> None:
        data = self.content.get(name)
        if data is None:
            self._times.pop(name, None)
            self._store_file(name, None, 0)
            return
        self._times[name] = int(time.time())
        self._store_file(name, data, self._times[name])


class BrowserStore(MemoryStore):
    """The files of the tray's apps, in memory. The browser stores a copy, as for BrowserFiles."""

    def __init__(self, stored_files: StoredFiles, store_file: StoreFile):
        super().__init__({name: data for name, (data, _) in stored_files.items()})
        self._store_file = store_file

    def write(self, name: str, data: bytes) -> None:
        super().write(name, data)
        self._store_file(name, bytes(data), int(time.time()))

    def remove(self, name: str) -> None:
        super().remove(name)
        self._store_file(name, None, 0)


class BrowserText:
    """A text file that the browser stores beside the tray's files. It stores where the real dice are.

    It has the methods of `TextFile` in `simulator.web.table.table_match`.
    """

    def __init__(self, name: str, stored_files: StoredFiles, store_file: StoreFile):
        self._name = name
        self._stored_files = stored_files
        self._store_file = store_file

    def read_text(self, encoding: str) -> str:
        """Return the stored text. Raise FileNotFoundError, an OSError, if there is none."""
        if self._name not in self._stored_files:
            raise FileNotFoundError(self._name)
        return self._stored_files[self._name][0].decode(encoding)

    def write_text(self, text: str, encoding: str) -> None:
        self._store_file(self._name, text.encode(encoding), int(time.time()))


class BrowserTray:
    """The tray of a page without a server, and its tabs, each identified by a number.

    `stored_files` has the stored files, by name: (data, seconds since 1970). `store_file(name, data or None, seconds)`
    stores a change of a file. `tell_app(name)` is called with the name of an app before the app runs, and with "" after
    that. `hung_app` is the app that made the previous tray hang, or "". Messages from and to tabs are JSON, as through
    the WebSocket of `simulator.web.server`.
    """

    def __init__(
        self,
        stored_files: dict[str, tuple[bytes, int]],
        store_file: StoreFile,
        tell_app: Callable[[str], object] = lambda name: None,
        hung_app: str = "",
    ):
        tray_files = {
            name: value for name, value in stored_files.items() if name not in _EXTRA_FILES and "/" not in name
        }
        files = BrowserFiles(tray_files, store_file)
        uploads = BrowserFiles(*select_folder(BROUGHT, stored_files, store_file), QUOTA_BYTES)
        app_store = BrowserStore(*select_folder(APPS, stored_files, store_file))
        apps = Apps(app_store, find_examples(), on_running=tell_app, hung_app=hung_app)
        self.table = Table(files, dice_file=BrowserText(_DICE, stored_files, store_file), apps=apps)
        self._records = Records(files, RunningMatchRecord(self.table.log.get_logged_match), uploads)
        self._store_file = store_file
        self._is_in_match = self._should_resume = _IN_MATCH in stored_files
        self._tabs: dict[int, Tab] = {}
        self._fault_count = 0

    def join(self, number: int, language: str) -> str:
        """Add a tab whose page is in this language. Return "", or the reason why there is no room for the tab."""
        with use_language(language):
            try:
                check_room(self._tabs.values(), "table", THIS_COMPUTER)
            except IntentError as error:
                return str(error)
            self._tabs[number] = self.table.add_tab()
        return ""

    def leave(self, number: int) -> None:
        if tab := self._tabs.pop(number, None):
            self.table.remove_tab(tab)

    def receive(self, number: int, text: str) -> None:
        """Do what a message of the tab with this number asks for. `text` is the message as JSON."""
        self.table.handle_message(self._tabs[number], text)

    def advance(self, ms: int) -> None:
        """Advance the tray's time by `ms`, and print new faults of the firmware to the console, for a developer."""
        try:
            self.table.advance(ms)
            self._follow_match()
        except Exception:
            traceback.print_exc()
        faults = self.table.tray.faults
        for fault in faults[self._fault_count :]:
            traceback.print_exception(fault)
        self._fault_count = len(faults)

    def _follow_match(self) -> None:
        """Store whether a match is on the tray, each time this changes.

        Once after the start, resume the match that was on the tray when the page was left, if there was one.
        """
        ui = self.table.ui
        if ui is None or get_screen_name(ui) == "boot":
            return
        if self._should_resume:
            self._should_resume = False
            self.table.presses.start(self.table.presses.resume_match(), lambda error: None, hurry=True)
        if self.table.presses.hurry:  # simulated presses are still going through the menus
            return
        is_in_match = ui.is_playing and ui.match is not None and not ui.match.game.over
        if is_in_match != self._is_in_match:
            self._is_in_match = is_in_match
            self._store_file(_IN_MATCH, b"{}" if is_in_match else None, int(time.time()))

    def send_news(self, send: Callable[[int, str], Any]) -> None:
        """Call `send(number, text)` for each tab whose view has changed. `text` is the change as JSON."""
        for number, tab in self._tabs.items():
            if tab.wake.is_set():
                tab.wake.clear()
                if news := self.table.collect_news(tab):
                    send(number, json.dumps(news, separators=(",", ":")))

    def read(self, language: str, path: str, text: str | None = None) -> str | None:
        """Return the resource at `path`, such as the list of records, as JSON in this language; None if it is missing.

        With `text`, import this text as a record instead, and return the result of the import as JSON.
        """
        with use_language(language):
            content = self._find_content(path) if text is None else self._records.upload_record(text)
        return None if content is None else json.dumps(content)

    def stop(self) -> None:
        """Switch off the power, as leaving the page does."""
        self.table.stop()

    def _find_content(self, path: str) -> object | None:
        if path != "invitation.json":
            return self._records.find_resource(path)
        return {"url": "", "svg": "", "name": "", "words": _say("invite-nowhere")}


def open_tray(stored_files, store_file, tell_app, hung_app, ffi):
    """Return a proxy of a new BrowserTray, for the page's worker.

    `stored_files` is an array of [name, Uint8Array, seconds since 1970]; `ffi` is `pyodide.ffi`. `store_file`,
    `tell_app` and `hung_app` are as in `BrowserTray`.
    """
    entries = {name: (bytes(data), int(written_s)) for name, data, written_s in stored_files.to_py()}
    tray = BrowserTray(
        entries, lambda name, data, written_s: store_file(name, ffi.to_js(data), written_s), tell_app, hung_app
    )
    return ffi.create_proxy(tray)
