"""The sensors of a virtual tray: the passes of the drivers, over the optical model."""

from array import array
from collections.abc import Callable

from simulator.tray.optics import Optics
from tray24.pins import SLOTS
from tray24.ports import FRAME_BYTES
from tray24.sense.events import members

# Timing of the drivers on the RP2040 (tray24/device/sensors.py), in us.
_PASS_APART_US = 250
_INFRARED_US = 150  # time that infrared is lit before the first lit pass
_SAMPLE_US = 4  # from one slot's sample to the next
_FRAME_US = 720  # time for a frame to travel down the chain of LEDs
_PROBE_WAIT_US = 380  # from the frame on the LEDs to the first pass of a probe
_PROBE_PASSES = 4
_PROBE_PASS_US = 120
_FULL = 255


class VirtualSensors:
    """`sensors` of ports.Ports.

    `now_us()` returns the device's time, `frame()` what the LEDs below the slots show, `probe(frame)` what they show
    while a probe sends this frame.

    Faults: `stuck_lsb` {slot: value} holds the broken sensors; `reads[slot]` is the slot whose sensor answers in the
    place of each (see simulator.tray.faults).
    """

    def __init__(
        self,
        optics: Optics,
        now_us: Callable[[], int],
        frame: Callable[[], bytes],
        probe: Callable[[bytearray], bytes] = bytes,
    ):
        self._optics = optics
        self._now_us = now_us
        self._frame = frame
        self._probe = probe
        self._free_us = 0  # end of the last call's work: time never goes back
        self._first = array("H", bytes(2 * SLOTS))
        self._second = array("H", bytes(2 * SLOTS))
        self._last: tuple = ()  # inputs of the last scan of a still tray
        self._seen = array("H", bytes(4 * SLOTS))  # samples of that scan
        self.stuck_lsb: dict[int, int] = {}
        self.reads = list(range(SLOTS))

    def presence(self, samples: array) -> None:
        optics = self._optics
        frame = self._frame()
        at_us = self._begin(frame)
        if optics.is_still(at_us):
            state = (frame, optics.room_lux, optics.changes, tuple(self.reads), tuple(self.stuck_lsb.items()))
            if state != self._last:
                self._scan(frame, at_us, self._seen)
                self._last = state
            samples[: 2 * SLOTS] = self._seen
        else:
            self._scan(frame, at_us, samples)
            self._last = ()
        self._free_us = at_us + 6 * _PASS_APART_US

    def _scan(self, frame: bytes, at_us: int, samples: array) -> None:
        optics = self._optics
        before = self._pair(at_us)
        optics.set_lights(frame, True, at_us + 2 * _PASS_APART_US - _INFRARED_US)
        lit = self._pair(at_us + 2 * _PASS_APART_US)
        optics.set_lights(frame, False, at_us + 4 * _PASS_APART_US - _INFRARED_US)
        after = self._pair(at_us + 4 * _PASS_APART_US)
        for slot in range(SLOTS):
            samples[slot] = (before[slot] + after[slot]) // 2
            samples[SLOTS + slot] = lit[slot]

    def probe(self, slots: int, light: int, samples: array) -> None:
        optics = self._optics
        before = self._frame()
        at_us = self._begin(before) + _FRAME_US
        frame = bytearray(FRAME_BYTES)
        wanted = members(slots)
        if light:
            for slot in wanted:
                frame[3 * slot + light - 1] = _FULL
        optics.set_lights(self._probe(frame), False, at_us)
        at_us += _PROBE_WAIT_US
        for slot in wanted:
            own_us = at_us + _SAMPLE_US * slot
            seen = [optics.sample(self.reads[slot], own_us + _PROBE_PASS_US * i) for i in range(_PROBE_PASSES)]
            samples[slot] = self.stuck_lsb.get(slot, sum(seen) // _PROBE_PASSES)
        self._free_us = at_us + _PROBE_PASSES * _PROBE_PASS_US
        optics.set_lights(before, False, self._free_us + _FRAME_US)

    def _begin(self, frame: bytes) -> int:
        at_us = max(self._now_us(), self._free_us)
        self._optics.set_lights(frame, False, at_us - _FRAME_US)
        return at_us

    def _pair(self, at_us: int) -> list[int]:
        """Return the smaller of two samples of each slot, taken half a period of the LEDs' modulation apart."""
        self._optics.sample_all(at_us, self._first, 0, _SAMPLE_US)
        self._optics.sample_all(at_us + _PASS_APART_US, self._second, 0, _SAMPLE_US)
        smaller = list(map(min, self._first, self._second))
        return [self.stuck_lsb.get(slot, smaller[read]) for slot, read in enumerate(self.reads)]
