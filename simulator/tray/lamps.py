"""The LEDs of a virtual tray, in the order of their chain: which of them shows what of a frame."""

from tray24.pins import BELOW_ONLY, BESIDE, SLOTS
from tray24.ports import FRAME_BYTES
from tray24.ui.toolkit.lights import LIGHT, TWIN, chain

DARK = bytes(FRAME_BYTES)


class LampChain:
    """The chain of LEDs of a tray of this kind.

    A tray sends a color for each LED that its settings know, in their order; so one that is set to another kind than it
    is lights the wrong ones. The rows of a Light always lead as its settings say.
    """

    def __init__(self, kind: str):
        self._kind = kind
        self._leds = chain(kind, "rows")  # those that get data
        self._sent = self._leds  # for which each color is that the tray sends
        self._dark = bytes(FRAME_BYTES if kind == TWIN else 0)

    def wire(self, sent: bytes) -> None:
        """Take the LEDs that the tray sends colors for, in the order of its chain (`wire` of ports.Ports)."""
        self._sent = sent

    def cut(self, first_dark_led: int) -> None:
        """Cut the data line before this LED: it and all LEDs after it stay dark."""
        self._leds = self._leds[:first_dark_led]

    def show(self, frame: bytes | bytearray, covered: int = 0) -> tuple[bytes, bytes]:
        """Return what the LEDs below and beside the slots show (b"" without any), see `leds` of ports.Ports."""
        if self._leds == self._sent and not self._dark:
            return bytes(frame), b""
        below, beside = bytearray(FRAME_BYTES), bytearray(self._dark)
        is_own_way = self._kind == LIGHT and len(self._sent) == SLOTS
        for led, sent in zip(self._leds, self._sent, strict=False):
            slot = sent % BESIDE
            if covered & (BELOW_ONLY if sent & BESIDE else 1 << slot):
                continue
            place = sent if is_own_way else led
            at = 3 * (place % BESIDE)
            (beside if place & BESIDE else below)[at : at + 3] = frame[3 * slot : 3 * slot + 3]
        return bytes(below), bytes(beside)

    def probe(self, frame: bytes | bytearray) -> bytes:
        """Return what the LEDs below the slots show in a probe: the tray sends nothing for those beside them."""
        return self.show(frame, BELOW_ONLY)[0]
