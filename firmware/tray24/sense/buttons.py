"""Raw contacts to button events: a press counts at first contact, a release once the contact has stayed open."""

from tray24.compat import const, ticks_diff
from tray24.sense.events import DOWN, HOLD, UP

# A bouncing contact opens for a few ms at most, so only a longer opening is a release. A press does not wait: only a
# finger closes a contact, and the light must follow within 30 ms.
STEADY_OPEN_MS = const(15)
HOLD_MS = const(1000)
_MOST_EVENTS = const(20)


class Buttons:
    """The events of the buttons, from their contacts: call `scan` every few milliseconds. It allocates no memory.

    After a scan that returned n, `events[i]` (DOWN, UP, HOLD) is what happened to the button `ids[i]`, for i < n.
    `down` is the mask of buttons held. `stuck` is the mask of those closed since power-on: they make no events until
    they have opened once.
    """

    def __init__(self, count, raw):
        self.count = count
        self.down = 0
        self.stuck = raw
        self.events = bytearray(_MOST_EVENTS)
        self.ids = bytearray(_MOST_EVENTS)
        self._held = 0
        self._pressed_ms = [0] * count
        self._closed_ms = [0] * count

    def scan(self, raw, now_ms):
        """Take the mask of closed contacts at now_ms; return the number of events."""
        happened = 0
        if not (raw | self.down | self.stuck):
            return 0
        for button in range(self.count):
            bit = 1 << button
            if raw & bit:
                self._closed_ms[button] = now_ms
                event = self._closed(bit, button, now_ms)
            else:
                event = self._opened(bit, button, now_ms)
            if event:
                self.events[happened] = event
                self.ids[happened] = button
                happened += 1
        return happened

    def _closed(self, bit, button, now_ms):
        """Return the event of a closed contact, 0 if there is none."""
        if self.stuck & bit:
            return 0
        if not self.down & bit:
            self.down |= bit
            self._pressed_ms[button] = now_ms
            return DOWN
        if not self._held & bit and ticks_diff(now_ms, self._pressed_ms[button]) >= HOLD_MS:
            self._held |= bit
            return HOLD
        return 0

    def _opened(self, bit, button, now_ms):
        """Return the event of an open contact, 0 if there is none."""
        if not (self.down | self.stuck) & bit or ticks_diff(now_ms, self._closed_ms[button]) < STEADY_OPEN_MS:
            return 0
        self._held &= ~bit
        if self.stuck & bit:
            self.stuck &= ~bit
            return 0
        self.down &= ~bit
        return UP
