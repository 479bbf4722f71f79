"""The page that connects to a tray: the browser's serial port leads to an emulated Pico with the released image."""

import queue
import threading
from pathlib import Path

import browsers
import images
import pytest
import sites

pytest.importorskip("playwright", reason="Playwright is not installed: ./tray24 test --page installs it")
from playwright.sync_api import expect
from serial_ports import NOT_ON_USB, FakeSerialPort

from tray24 import __version__
from tray24.pins import SLOTS

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RECORD = (GOLDEN / "basic" / "basic-002.t24").read_bytes()
STEP_MS = 4
ONE_SLOT = "masked_slots=" + ",".join(map(str, range(1, SLOTS)))  # the check of all of them takes a minute
PATIENCE_MS = 300_000  # an emulated Pico is many times slower than a real one


class ThreadedPicoStream:
    """A stream to the console of an emulated Pico. The Pico's time passes in a separate thread, as fast as possible."""

    def __init__(self, pico):
        self._pico = pico
        self._typed, self._printed = queue.SimpleQueue(), queue.SimpleQueue()  # nobody waits while time passes
        self._is_ended = threading.Event()
        self._thread = threading.Thread(target=self._run_pico, daemon=True)
        self._thread.start()

    def _run_pico(self):
        while not self._is_ended.is_set():
            while not self._typed.empty():
                self._pico.type_keys(self._typed.get())
            self._pico.run_ms(STEP_MS)
            self._printed.put(self._pico.pop_bytes())

    def read(self, size):
        data = b""
        while not self._printed.empty():
            data += self._printed.get()
        return data

    def write(self, data):
        self._typed.put(bytes(data))

    def close(self):
        self._is_ended.set()
        self._thread.join()


@pytest.fixture
def connected_page(new_rig, request, tmp_path):
    """Yield the page, connected to a Pico at its menu, and the rig."""
    site = sites.build_once(request.config)
    rig = new_rig(images.make_flash({"data/rec0001.t24": RECORD, "data/settings.txt": ONE_SLOT.encode()}))
    rig.boot()
    rig.pico.pop_text()
    stream = ThreadedPicoStream(rig.pico)
    port = FakeSerialPort(stream, info=NOT_ON_USB)
    hosted = sites.serve_folder(sites.copy_with_ports(site, tmp_path / "site"))
    with browsers.launch_chromium(PATIENCE_MS) as browser:
        page = browser.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.add_init_script(port.make_script())
        page.goto(f"{hosted.url}connect/")
        page.get_by_role("button", name="Connect").click()
        page.wait_for_selector("html[data-state=here]")
        yield page, rig, stream
    port.close()
    stream.close()
    hosted.release_port()


def test_the_page_shows_checks_and_changes_the_tray_on_a_pico(connected_page):
    connected_page, rig, stream = connected_page
    expect(connected_page.locator(".port")).to_contain_text(__version__)
    expect(connected_page.locator(".oled canvas")).to_have_attribute("aria-label", f"Display: {rig.read_display()}")
    connected_page.get_by_role("button", name="Records").click()
    with connected_page.expect_download() as download:
        connected_page.locator("#records").get_by_role("button", name="Download").click()
    assert Path(download.value.path()).read_bytes() == RECORD
    connected_page.keyboard.press("Escape")
    connected_page.get_by_role("button", name="Settings").click()
    connected_page.get_by_label("Name at seat 2").fill("Ann")
    connected_page.get_by_label("Name at seat 2").blur()
    connected_page.get_by_label("Brightness").select_option("45")
    connected_page.locator("#settings [data-close]").click()
    connected_page.get_by_role("button", name="Check").click()
    connected_page.locator("[data-begin=alone]").click()
    expect(connected_page.locator(".report")).to_contain_text("Tested:")
    expect(connected_page.locator(".report")).to_contain_text("whether the display answers")
    stream.close()
    settings = rig.read_pico_files()["settings.txt"].decode()
    assert "brightness=45\n" in settings and "name2=Ann\n" in settings
