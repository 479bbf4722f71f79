"""The sensors of a virtual tray, which read its optical model, and a rig with only the sensing code of a tray."""

from array import array
from collections.abc import Callable

from simulator.tray.files import MemoryFiles
from simulator.tray.optics import SURFACES, Optics, Surface
from tray24.pins import SLOTS
from tray24.ports import FRAME_BYTES
from tray24.sense.events import list_members
from tray24.sense.slots import SCAN_MS, Sensing

# Timing of the drivers on the RP2040 (tray24/device/sensors.py), in us.
_PASS_APART_US = 250
_INFRARED_US = 150  # time that infrared is lit before the first lit pass
_SAMPLE_US = 4  # from one slot's sample to the next
_FRAME_US = 720  # time for a frame to travel down the chain of LEDs
_PROBE_WAIT_US = 380  # from the frame on the LEDs to the first pass of a probe
_PROBE_PASSES = 4
_PROBE_PASS_US = 120
_FULL = 255
_CALIBRATION_MS = 120_000
_QUIET_MS = 100  # a lamp can make a slot that has changed seem unchanged for a scan
_FROM_SLOT_TO_SLOT_MS = 300
_COLOR_MS = 1500  # a die lies still, and its color is measured


class VirtualSensors:
    """The port `sensors` of a virtual tray: it samples the light of `optics` as the drivers do.

    `now_us()` returns the device's time, `get_frame()` what the LEDs below the slots show, and `show_probe(frame)` what
    they show while a probe sends this frame.

    `stuck_lsb` {slot: value} and `reads` simulate faults: a sensor in `stuck_lsb` always reads its value, and
    `reads[slot]` is the slot whose sensor is read for a slot.
    """

    def __init__(
        self,
        optics: Optics,
        now_us: Callable[[], int],
        get_frame: Callable[[], bytes],
        show_probe: Callable[[bytearray], bytes] = bytes,
    ):
        self._optics = optics
        self._now_us = now_us
        self._get_frame = get_frame
        self._show_probe = show_probe
        self._free_us = 0  # end of the last call's work: time never goes back
        self._first_samples = array("H", bytes(2 * SLOTS))
        self._second_samples = array("H", bytes(2 * SLOTS))
        self._last_state: tuple = ()  # inputs of the last scan of a still tray
        self._last_samples = array("H", bytes(4 * SLOTS))  # samples of that scan
        self.stuck_lsb: dict[int, int] = {}
        self.reads = list(range(SLOTS))

    def sample_presence(self, samples: array) -> None:
        optics = self._optics
        frame = self._get_frame()
        at_us = self._start_sampling(frame)
        if optics.is_still(at_us):
            state = (frame, optics.room_lux, optics.changes, tuple(self.reads), tuple(self.stuck_lsb.items()))
            if state != self._last_state:
                self._scan(frame, at_us, self._last_samples)
                self._last_state = state
            samples[: 2 * SLOTS] = self._last_samples
        else:
            self._scan(frame, at_us, samples)
            self._last_state = ()
        self._free_us = at_us + 6 * _PASS_APART_US

    def _scan(self, frame: bytes, at_us: int, samples: array) -> None:
        optics = self._optics
        first_dark = self._sample_pair(at_us)
        optics.set_lights(frame, True, at_us + 2 * _PASS_APART_US - _INFRARED_US)
        lit_levels = self._sample_pair(at_us + 2 * _PASS_APART_US)
        optics.set_lights(frame, False, at_us + 4 * _PASS_APART_US - _INFRARED_US)
        second_dark = self._sample_pair(at_us + 4 * _PASS_APART_US)
        for slot in range(SLOTS):
            samples[slot] = (first_dark[slot] + second_dark[slot]) // 2
            samples[SLOTS + slot] = lit_levels[slot]

    def sample_colors(self, slots: int, light: int, samples: array) -> None:
        optics = self._optics
        shown_frame = self._get_frame()
        at_us = self._start_sampling(shown_frame) + _FRAME_US
        frame = bytearray(FRAME_BYTES)
        slot_numbers = list_members(slots)
        if light:
            for slot in slot_numbers:
                frame[3 * slot + light - 1] = _FULL
        optics.set_lights(self._show_probe(frame), False, at_us)
        at_us += _PROBE_WAIT_US
        for slot in slot_numbers:
            slot_us = at_us + _SAMPLE_US * slot
            levels = [optics.sample(self.reads[slot], slot_us + _PROBE_PASS_US * i) for i in range(_PROBE_PASSES)]
            samples[slot] = self.stuck_lsb.get(slot, sum(levels) // _PROBE_PASSES)
        self._free_us = at_us + _PROBE_PASSES * _PROBE_PASS_US
        optics.set_lights(shown_frame, False, self._free_us + _FRAME_US)

    def _start_sampling(self, frame: bytes) -> int:
        at_us = max(self._now_us(), self._free_us)
        self._optics.set_lights(frame, False, at_us - _FRAME_US)
        return at_us

    def _sample_pair(self, at_us: int) -> list[int]:
        """Return the smaller of two samples of each slot, taken half a period of the LEDs' modulation apart."""
        self._optics.sample_all(at_us, self._first_samples, 0, _SAMPLE_US)
        self._optics.sample_all(at_us + _PASS_APART_US, self._second_samples, 0, _SAMPLE_US)
        smaller = list(map(min, self._first_samples, self._second_samples))
        return [self.stuck_lsb.get(slot, smaller[sensor]) for slot, sensor in enumerate(self.reads)]


class SenseRig:
    """A rig with only the firmware's sensing code, on simulated sensors in the light of `optics`.

    `changes` lists (ms, slot, content of the slot) for each reported change. `frame` is the frame that the LEDs show.
    `on_scan`, if set, is called with the time in ms before each scan.
    """

    def __init__(self, optics: Optics, files: MemoryFiles | None = None, now_ms: int = 1000):
        self.optics = optics
        self.files = files or MemoryFiles()
        self.now_ms = now_ms
        self.frame = bytes(FRAME_BYTES)
        self.on_scan: Callable[[int], None] | None = None
        self.changes: list[tuple[int, int, int]] = []
        self._sensors = VirtualSensors(optics, lambda: self.now_ms * 1000, lambda: self.frame)
        self.plug_in()

    def plug_in(self) -> None:
        """Power on, for the first time or again. Only the files of the previous run survive."""
        self.sensing = Sensing(self._sensors, self.files)

    def wait_ms(self, ms: int) -> None:
        end_ms = self.now_ms + ms
        sensing = self.sensing
        while self.now_ms < end_ms:
            if self.on_scan:
                self.on_scan(self.now_ms)
            for i in range(sensing.scan(self.now_ms)):
                self.changes.append((self.now_ms, sensing.slots[i], sensing.contents[i]))
            self.now_ms += sensing.pause_ms

    def wait_until_settled(self, limit_ms: int = 3000) -> None:
        """Wait until the content of no slot has been changing for a moment, or until `limit_ms` have passed."""
        end_ms = self.now_ms + limit_ms
        moved_ms = self.now_ms
        while self.now_ms < min(moved_ms + _QUIET_MS, end_ms):
            self.wait_ms(SCAN_MS)
            if self.sensing.moving:
                moved_ms = self.now_ms

    def place_surface(self, slot: int, surface: str | Surface) -> None:
        self.optics.surfaces[slot] = SURFACES[surface] if isinstance(surface, str) else surface

    def remove_surface(self, slot: int) -> None:
        self.optics.surfaces[slot] = None

    def calibrate(self, white: str | Surface = "paper", color_dice: tuple[str | Surface, ...] = ()) -> str:
        """Calibrate with a die of the surface `white`.

        Then let the tray learn the dice `color_dice`: red, yellow, green, blue. Return "" for success, otherwise the
        fault or the step at which the calibration stopped.
        """
        for slot in range(SLOTS):
            self.remove_surface(slot)
        self.wait_ms(100)
        calibrator = self.sensing.start_calibration()
        calibrator.confirm()
        end_ms = self.now_ms + _CALIBRATION_MS
        die_slot = -1
        while calibrator.step in ("empty", "white") and not calibrator.fault and self.now_ms < end_ms:
            if calibrator.step == "white" and calibrator.slot != die_slot:
                if die_slot >= 0:
                    self.remove_surface(die_slot)
                    self.wait_ms(_FROM_SLOT_TO_SLOT_MS)
                die_slot = calibrator.slot
                if die_slot >= 0:
                    self.place_surface(die_slot, white)
            self.wait_ms(20)
        if die_slot >= 0:
            self.remove_surface(die_slot)
        if color_dice:
            calibrator.learn_colors()
        for surface in color_dice:
            self.wait_ms(_FROM_SLOT_TO_SLOT_MS)
            self.place_surface(0, surface)
            self.wait_ms(_COLOR_MS)
            self.remove_surface(0)
        calibrator.save()
        calibrator.cancel()
        return calibrator.fault or ("" if calibrator.step == "done" else calibrator.step)
