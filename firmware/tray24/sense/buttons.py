"""Raw contacts to button events: a press counts at its second sample, a release once the contact has stayed open."""

from tray24.compat import const, ticks_diff
from tray24.sense.events import DOWN, HOLD, UP

# A worn contact opens for up to 40 ms while it is held, and closes again as late after it was released. A person
# presses the same button at most 8 times a second.
STEADY_OPEN_MS = const(40)
# Longer than the usual time between two scans. While the flash is written, nothing reads the contacts for up to 115 ms.
PAUSE_MS = const(12)
HOLD_MS = const(1000)
_MOST_EVENTS = const(20)


class Buttons:
    """The events of the buttons, from their contacts: call `scan` every few milliseconds. It allocates no memory.

    After a scan that returned n, `events[i]` (DOWN, UP, HOLD) is what happened to the button `ids[i]`, for i < n.
    `down` is the mask of buttons held. `touched` is the mask of those seen closed once: a press if they are seen closed
    again within PAUSE_MS, else a spark. Next to a longer pause between scans one sample is a press: others may have
    been missed.
    `stuck` is the mask of those closed since power-on: they make no events until they have opened once.
    """

    def __init__(self, count, raw):
        self.count = count
        self.down = 0
        self.touched = 0
        self.stuck = raw
        self.events = bytearray(_MOST_EVENTS)
        self.ids = bytearray(_MOST_EVENTS)
        self._held = 0
        self._open = 0  # of those down or stuck
        self._pressed_ms = [0] * count
        self._opened_ms = [0] * count
        self._scanned_ms = None

    def scan(self, raw, now_ms):
        """Take the mask of closed contacts at now_ms; return the number of events."""
        happened = 0
        paused = self._scanned_ms is not None and ticks_diff(now_ms, self._scanned_ms) > PAUSE_MS
        self._scanned_ms = now_ms
        if not (raw | self.down | self.touched | self.stuck):
            return 0
        for button in range(self.count):
            bit = 1 << button
            if raw & bit:
                event = self._closed(bit, button, now_ms, paused)
            else:
                event = self._opened(bit, button, now_ms, paused)
            if event:
                self.events[happened] = event
                self.ids[happened] = button
                happened += 1
        return happened

    def _closed(self, bit, button, now_ms, paused):
        """Return the event of a closed contact, 0 if there is none."""
        self._open &= ~bit
        if self.stuck & bit:
            return 0
        if not self.down & bit:
            if not self.touched & bit:
                self._pressed_ms[button] = now_ms
                if not paused:
                    self.touched |= bit
                    return 0
            return self._press(bit)
        if not self._held & bit and ticks_diff(now_ms, self._pressed_ms[button]) >= HOLD_MS:
            self._held |= bit
            return HOLD
        return 0

    def _opened(self, bit, button, now_ms, paused):
        """Return the event of an open contact, 0 if there is none."""
        if self.touched & bit:
            if paused:
                return self._press(bit)
            if ticks_diff(now_ms, self._pressed_ms[button]) >= PAUSE_MS:
                self.touched &= ~bit
        if not (self.down | self.stuck) & bit:
            return 0
        if not self._open & bit:
            self._open |= bit
            self._opened_ms[button] = now_ms
            return 0
        if ticks_diff(now_ms, self._opened_ms[button]) < STEADY_OPEN_MS:
            return 0
        self._open &= ~bit
        self._held &= ~bit
        if self.stuck & bit:
            self.stuck &= ~bit
            return 0
        self.down &= ~bit
        return UP

    def _press(self, bit):
        self.touched &= ~bit
        self.down |= bit
        return DOWN
