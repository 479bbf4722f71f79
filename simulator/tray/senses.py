"""The senses of a tray alone over the optical model, to try dice, fingers and lamps faster than on a whole tray."""

from collections.abc import Callable

from simulator.tray.files import MemoryFiles
from simulator.tray.optics import SURFACES, Optics, Surface
from simulator.tray.sensors import VirtualSensors
from tray24.pins import SLOTS
from tray24.ports import FRAME_BYTES
from tray24.sense.sensing import Sensing

_CALIBRATION_MS = 120_000
_FROM_SLOT_TO_SLOT_MS = 300
_COLOR_MS = 1500  # a die lies still, and its color is measured


class Senses:
    """The senses of one tray. `changes` lists (time, slot, what the slot is seen to hold) for each reported change.

    `frame` is the frame that the LEDs show. `each_scan`, if set, is called with the time before each set of samples.
    """

    def __init__(self, optics: Optics, files: MemoryFiles | None = None, now_ms: int = 1000):
        self.optics = optics
        self.files = files or MemoryFiles()
        self.now_ms = now_ms
        self.frame = bytes(FRAME_BYTES)
        self.each_scan: Callable[[int], None] | None = None
        self.changes: list[tuple[int, int, int]] = []
        self._sensors = VirtualSensors(optics, lambda: self.now_ms * 1000, lambda: self.frame)
        self.plug_in()

    def plug_in(self) -> None:
        """Power on, for the first time or again; only the files survive."""
        self.sensing = Sensing(self._sensors, self.files)

    def wait_ms(self, ms: int) -> None:
        end_ms = self.now_ms + ms
        sensing = self.sensing
        while self.now_ms < end_ms:
            if self.each_scan:
                self.each_scan(self.now_ms)
            for i in range(sensing.scan(self.now_ms)):
                self.changes.append((self.now_ms, sensing.slots[i], sensing.contents[i]))
            self.now_ms += sensing.pause_ms

    def settle(self, limit_ms: int = 3000) -> None:
        """Wait until no slot's reading is changing."""
        end_ms = self.now_ms + limit_ms
        self.wait_ms(60)
        while self.sensing.moving and self.now_ms < end_ms:
            self.wait_ms(20)

    def put(self, slot: int, surface: str | Surface) -> None:
        self.optics.surfaces[slot] = SURFACES[surface] if isinstance(surface, str) else surface

    def lift(self, slot: int) -> None:
        self.optics.surfaces[slot] = None

    def calibrate(self, white: str | Surface = "paper", learned: tuple[str | Surface, ...] = ()) -> str:
        """Clear the tray and put a white die into one slot after another. Return "", the complaint or the last step.

        `learned` are the surfaces of a red, yellow, green and blue die whose colors the tray learns then.
        """
        for slot in range(SLOTS):
            self.lift(slot)
        self.wait_ms(100)
        calibrator = self.sensing.calibrate()
        calibrator.confirm()
        end_ms = self.now_ms + _CALIBRATION_MS
        lying = -1
        while calibrator.step in ("empty", "white") and not calibrator.words and self.now_ms < end_ms:
            if calibrator.step == "white" and calibrator.slot != lying:
                if lying >= 0:
                    self.lift(lying)
                    self.wait_ms(_FROM_SLOT_TO_SLOT_MS)
                lying = calibrator.slot
                if lying >= 0:
                    self.put(lying, white)
            self.wait_ms(20)
        if lying >= 0:
            self.lift(lying)
        if learned:
            calibrator.learn()
        for surface in learned:
            self.wait_ms(_FROM_SLOT_TO_SLOT_MS)
            self.put(0, surface)
            self.wait_ms(_COLOR_MS)
            self.lift(0)
        calibrator.keep()
        calibrator.cancel()
        return calibrator.words or ("" if calibrator.step == "done" else calibrator.step)
