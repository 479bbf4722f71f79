"""Fixtures: the page in Debian's Chromium, with the real server and a new tray for each test."""

import random
from pathlib import Path

import browsers
import pseudolocalization
import pytest
import sites
from app_server import AppServer
from page_player import KEEP_TOASTS
from pseudolocalization import NAME

from simulator import texts
from simulator.people.calibration import calibrate_tray
from simulator.people.presses import Presses
from simulator.tray.files import MemoryFiles, change_settings
from simulator.tray.optics import STILL
from simulator.tray.virtual import VirtualTray
from simulator.web.server import make_app
from simulator.web.table.table import Table
from tray24.sense.reference import FILE as CALIBRATION
from tray24.ui.toolkit.lights import FULL

DESKTOP = {"width": 1280, "height": 800}
_PATIENCE_MS = 20_000  # for a page on a busy machine; tests of a quick page take no longer because of it


@pytest.fixture(scope="session")
def chromium():
    with browsers.launch_chromium(_PATIENCE_MS) as browser:
        yield browser


@pytest.fixture(scope="session")
def site(request):
    """Return the folder of the site, built once for all processes. A test that changes it must copy it first."""
    return sites.build_once(request.config)


class TrayServer(AppServer):
    """The real server, in a thread. Its tray keeps files in memory.

    Its dice and its virtual people have fixed seeds, so that both behave the same in each test.
    """

    def __init__(self, time_scale: float, seed: int, content: dict[str, bytes], tray_kind: str, coach: str):
        super().__init__()
        self._tray_kind = tray_kind
        self._time_scale = time_scale
        self._rng = random.Random(seed)
        self._files = MemoryFiles()
        self._files.content.update(content)
        change_settings(self._files, coach=coach)
        self.start_tray()

    def start_tray(self) -> None:
        """Start the server; after `stop` it starts again on the same port, with the same files."""
        self.table = Table(self._files, lambda: self._rng.getrandbits(30), model=STILL, kind=self._tray_kind)
        self.table.dice.rng = random.Random(3)
        self.table.virtual_players.rng = random.Random(3)
        self.start(make_app(self.table, time_scale=self._time_scale))


@pytest.fixture
def serve_site():
    """Return a function that serves a folder as plain files, until the test ends, and returns its address."""
    servers = []

    def start(folder: Path) -> str:
        servers.append(sites.serve_folder(folder))
        return servers[-1].url

    yield start
    for server in servers:
        server.release_port()


@pytest.fixture(scope="session")
def calibrated_files() -> dict[str, bytes]:
    """Return the files of a calibrated tray."""
    tray = VirtualTray(MemoryFiles(), sensors=True, model=STILL)
    tray.plug_in()
    presses, problems = Presses(tray), []
    presses.start(calibrate_tray(presses), problems.append)
    while not problems:
        tray.advance(1000)
    assert problems == [None]
    return {CALIBRATION: tray.files.content[CALIBRATION]}


@pytest.fixture
def serve(calibrated_files):
    """Return a function that starts a server.

    `time_scale` is the speed of the tray's time relative to the wall clock.
    """
    servers = []

    def start(time_scale: float = 1, seed: int = 7, tray_kind: str = FULL, coach: str = "off") -> TrayServer:
        servers.append(TrayServer(time_scale, seed, calibrated_files, tray_kind, coach))
        return servers[-1]

    yield start
    for server in servers:
        server.release_port()


@pytest.fixture(scope="session")
def free_pages():
    """Yield a list of pages that tests use again, because a new page costs a second.

    Data that sites store in the browser are cleared after each test.
    """
    pages = []
    yield pages
    for page in pages:
        page.context.close()


@pytest.fixture
def open_page(chromium, free_pages, serve, serve_site):
    """Return a function that opens a page of a given size, with reduced motion. Errors of its scripts fail the test.

    Pages are left before the servers of `serve` and `serve_site` end: otherwise requests that fail then would count as
    errors.
    """
    pages, contexts, complaints = [], [], []

    def open_one(size=None, color_scheme="light", own=False, **context_options):
        """Open a page. With `own`, or with `context_options` (of a browser context), no other test uses this page."""
        if own or context_options:
            page = new_page(**context_options)
            contexts.append(page.context)
        else:
            page = free_pages.pop() if free_pages else new_page()
            pages.append(page)
        page.set_viewport_size(size or DESKTOP)
        page.emulate_media(media="screen", reduced_motion="reduce", color_scheme=color_scheme)
        page.set_default_timeout(_PATIENCE_MS)
        page.on("pageerror", on_error)
        page.on("console", on_console)
        return page

    def new_page(**context_options):
        """Return a page in a window of its own: a browser draws a page behind another one only once a second."""
        context = chromium.new_context(**context_options)
        context.add_init_script(KEEP_TOASTS)
        return context.new_page()

    def on_error(error) -> None:
        complaints.append(str(error))

    def on_console(message) -> None:
        # A lost connection is reported on the console; that is no error.
        if message.type == "error" and "WebSocket connection" not in message.text:
            complaints.append(message.text)

    yield open_one
    for page in pages:
        if page.url.startswith("http"):
            page.evaluate("localStorage.clear(), sessionStorage.clear()")
        page.goto("about:blank")
        page.unroute_all()
        page.remove_listener("pageerror", on_error)
        page.remove_listener("console", on_console)
    free_pages.extend(pages)
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def test_language(tmp_path, monkeypatch):
    """Let the page and the host tools show all texts in the test language."""
    monkeypatch.setattr(texts, "find_source", pseudolocalization.make_source_finder(tmp_path))
    pseudolocalization.install_language()
    texts.set_language(NAME)
    yield
    texts.set_language(None)
