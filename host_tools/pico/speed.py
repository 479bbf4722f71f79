"""The speed of the emulated tray compared with a real one."""

from collections import deque

from simulator.texts import HostTexts

texts = HostTexts("pico")

_SPAN_S = 2.0
_LEAST_S = 0.5  # shortest time to measure
_AS_FAST = 1.05
_IN_TENTHS = 10  # factors below this one are shown with a decimal


class Speed:
    """The tray's time compared with real time, over the last two seconds."""

    def __init__(self) -> None:
        self._samples: deque[tuple[float, float]] = deque()  # (wall s, tray s)

    def forget(self) -> None:
        """Drop all measurements, because the tray has no power."""
        self._samples.clear()

    def add(self, wall_s: float, tray_us: float) -> None:
        """Take the readings of both clocks; call this a few times a second."""
        self._samples.append((wall_s, tray_us / 1e6))
        while self._samples[0][0] < wall_s - _SPAN_S and len(self._samples) > 2:
            self._samples.popleft()

    @property
    def slower(self) -> float | None:
        """Return how many real seconds a second of the tray takes, or None while it is not known."""
        if not self._samples:
            return None
        (began_s, tray_began_s), (ended_s, tray_ended_s) = self._samples[0], self._samples[-1]
        if ended_s - began_s < _LEAST_S or tray_ended_s <= tray_began_s:
            return None
        return (ended_s - began_s) / (tray_ended_s - tray_began_s)

    @property
    def words(self) -> str:
        """Return the speed in words, or "" while it is not known."""
        slower = self.slower
        if slower is None:
            return ""
        if slower < _AS_FAST:
            return texts("as-fast")
        return (
            texts("slower", factor=f"{slower:.1f}") if slower < _IN_TENTHS else texts("slower", factor=f"{slower:.0f}")
        )
