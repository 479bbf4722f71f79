"""The released image on a second emulator, rp2040js in Node.js, with its own clock, USB host and PIO.

The first emulator, rp2040py, is a port of rp2040js, so both may have the same faults.
"""

import json
import shutil
import struct
import subprocess
import tomllib
from base64 import b64decode
from pathlib import Path

import images
import pytest

from host_tools.build import inputs
from host_tools.errors import Failure
from host_tools.site import npm
from simulator.pico import flash, ssd1306
from simulator.pico.flash import build_flash
from simulator.pico.machine import BOOTROM_B1
from simulator.pico.rig import read_lines
from tray24 import pins
from tray24.ports import FRAME_BYTES

TRAY = Path(__file__).with_name("tray.mjs")
PIN = Path(__file__).with_name("package.toml")
BOOT_MS = 3000
ANSWER_MS = 2000
STEP_MS = 100
BITS = 24 * pins.SLOTS
ZERO_NANOS, ONE_NANOS, BIT_NANOS = 300, 650, 1250  # tray24/device/leds.py
SENSORS = [100 + 10 * slot for slot in range(pins.SLOTS)] + [2000 - 10 * slot for slot in range(pins.SLOTS)]


class NodeTray:
    """A tray emulated in a process of Node.js. Its flash is in a file, which `pull_plug` writes."""

    def __init__(self, setup):
        self.serial_text = ""  # printed at the serial port
        self.frames = []
        self._controller = ssd1306.Controller()
        self._node = subprocess.Popen(
            ["node", TRAY, json.dumps(setup)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    @property
    def screen(self):
        return self._controller.screen

    @property
    def lines(self):
        return read_lines(self.screen)

    def run_ms(self, ms, **request):
        """Let the tray's time pass after a change of its inputs.

        `request` may have `contacts` {GPIO: closed}, `levels` of the sensors, and `text` for the serial port.
        """
        print(json.dumps({"ms": ms, **request}), file=self._node.stdin, flush=True)
        answer = json.loads(self._node.stdout.readline())
        self.serial_text += answer["text"]
        self.frames += answer["frames"]
        for control, *data in answer["transfers"]:
            for byte in data:
                self._controller.write_data(byte) if control == 0x40 else self._controller.write_command(byte)

    def run_until(self, condition, limit_ms):
        for _ in range(0, limit_ms, STEP_MS):
            if condition():
                return
            self.run_ms(STEP_MS)
        raise TimeoutError(f"not within {limit_ms} ms: {self.lines}, {self.serial_text!r}")

    def send_request(self, **request):
        """Send a request over the tray's link and return the reply."""
        self.serial_text = ""
        self.run_ms(STEP_MS, text=json.dumps({"id": 1, **request}) + "\n")
        self.run_until(lambda: "\n" in self.serial_text, ANSWER_MS)
        return json.loads(self.serial_text)["ok"]

    def press_button(self, button):
        for closed in (True, False):
            self.run_ms(STEP_MS, contacts={pins.BUTTON_PINS[button]: closed})

    def pull_plug(self):
        self._node.stdin.close()
        assert self._node.wait() == 0
        self._node.stdout.close()


@pytest.fixture(scope="module")
def plug_in(tmp_path_factory):
    """Return a function that plugs in an emulated tray, whose flash is in a file, and waits for its menu."""
    for program in ("node", "npm"):
        if not shutil.which(program):
            pytest.skip(f"no {program}: install Node.js with npm")
    try:
        package = npm.fetch_package("rp2040js", tomllib.loads(PIN.read_text(encoding="utf-8")))
    except Failure as failure:
        pytest.skip(str(failure))
    rom = tmp_path_factory.mktemp("rp2040js") / "rom"
    rom.write_bytes(struct.pack(f"<{len(BOOTROM_B1)}I", *BOOTROM_B1))
    setup = {
        "package": str(package),
        "rom": str(rom),
        "leds": pins.LED_DATA,
        "mux": pins.MUX_ADDRESS,
        "infrared": pins.INFRARED_ON,
        "buttons": pins.BUTTON_PINS,
        "display": ssd1306.ADDRESS,
        "bus": (pins.DISPLAY_SDA, pins.DISPLAY_SCL),
        "erase_us": flash.SECTOR_ERASE_US,
        "program_us": flash.PROGRAM_US,
    }
    trays = []

    def plug_in(file, item="New match"):
        tray = NodeTray(setup | {"flash": str(file)})
        trays.append(tray)
        tray.run_until(lambda: item in tray.lines, BOOT_MS)
        return tray

    yield plug_in
    for tray in trays:
        tray.pull_plug()


def write_flash(folder):
    file = folder / "flash"
    file.write_bytes(build_flash(images.get_release().uf2))
    return file


@pytest.fixture(scope="module")
def tray(plug_in, tmp_path_factory):
    """Return a tray at its menu."""
    return plug_in(write_flash(tmp_path_factory.mktemp("tray")))


def split_colors(frame):
    """Return the red, green and blue of each slot in a frame."""
    bits = "".join("1" if high_ns == ONE_NANOS else "0" for high_ns, *_ in frame)
    colors = bytearray(FRAME_BYTES)
    for led, slot in enumerate(pins.SLOT_OF_LED):
        green, red, blue = int(bits[24 * led : 24 * led + 24], 2).to_bytes(3)
        colors[3 * slot : 3 * slot + 3] = red, green, blue
    return colors


def test_it_boots_to_the_menu(tray):
    assert tray.lines[:2] == ["TRAY 24", "New match"]


def test_hello_names_the_sources_of_the_image(tray):
    assert tray.send_request(do="hello")["sources"] == inputs.hash_sources()


def test_all_frames_of_the_leds_are_whole_and_in_time(tray):
    tray.send_request(do="selftest", part="show", slots=0x800021, color="green", text="SECOND")
    tray.run_ms(STEP_MS)
    shown_frame = tray.send_request(do="state", show="leds")["data"]
    assert split_colors(tray.frames[-1]).hex() == b64decode(shown_frame).hex()
    assert "SECOND" in tray.lines
    assert len(tray.frames) > 2
    # The first one darkens 48 LEDs, because the tray does not know its kind yet.
    assert [len(frame) for frame in tray.frames] == [2 * BITS] + [BITS] * (len(tray.frames) - 1)
    for frame in tray.frames:
        assert {high_ns for high_ns, *_ in frame} <= {ZERO_NANOS, ONE_NANOS}
        assert {distance for _, distance in frame[:-1]} == {BIT_NANOS}
    tray.send_request(do="selftest", part="end")


def test_each_sensor_is_read_in_its_own_slot(tray):
    tray.run_ms(0, levels=SENSORS)
    assert tray.send_request(do="selftest", part="sensors") == SENSORS


def test_a_press_changes_the_picture(tray):
    screen_before = tray.screen
    tray.press_button(pins.BLUE)
    assert tray.screen != screen_before
    tray.press_button(pins.YELLOW)
    assert tray.screen == screen_before


def test_a_setting_survives_a_restart(plug_in, tmp_path):
    flash_path = write_flash(tmp_path)
    tray = plug_in(flash_path)
    assert tray.send_request(do="settings", op="set", name="language", value="de") == "de"
    tray.pull_plug()
    plug_in(flash_path, "Neue Partie")
