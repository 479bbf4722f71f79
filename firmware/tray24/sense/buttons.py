"""Debouncing of the buttons.

A button normally counts as pressed at the second sample that finds its contact closed, and as released once the
contact has stayed open for STEADY_OPEN_MS.
"""

from tray24.compat import const, ticks_diff
from tray24.sense.events import DOWN, HOLD, UP

# A worn contact opens for up to 40 ms while it is held, and closes again up to 40 ms after it was released. A person
# presses the same button at most 8 times a second.
STEADY_OPEN_MS = const(40)
SPARK_MS = const(2)  # the least time between two samples that make a press
LATE_MS = const(7)  # between two scans of a busy tray: a second sample would come too late for the light
BLIND_MS = const(20)  # a whole press fits into a longer pause of the scans; writing the flash makes one of up to 115 ms
HOLD_MS = const(1000)
_MAX_EVENTS = const(20)


class ButtonDebouncer:
    """The debouncer of the buttons: call `scan` every few milliseconds. It allocates no memory.

    `count` is the number of buttons, `raw` the mask of contacts that are closed at power-on. After a scan that returned
    n, `events[i]` (DOWN, UP, HOLD) is what happened to the button `ids[i]`, for i < n. `down` is the mask of buttons
    held. `stuck` is the mask of buttons closed since power-on: they make no events until they have opened once.

    `touched` is the mask of buttons whose contact has closed, but which do not count as pressed yet. Such a button is
    pressed if a sample at least SPARK_MS later still finds its contact closed. If the contact is open LATE_MS later,
    it was a spark, which is ignored. After a pause of more than LATE_MS between scans, one sample of a closed contact
    makes a press. After a pause of more than BLIND_MS, each contact that has closed during the pause makes a press.
    """

    def __init__(self, count: int, raw: int) -> None:
        self.count = count
        self.down = 0
        self.touched = 0
        self._mask = (1 << count) - 1
        self.stuck: int = raw & self._mask
        self.events = bytearray(_MAX_EVENTS)
        self.ids = bytearray(_MAX_EVENTS)
        self._held_mask = 0
        self._open_mask = 0  # mask of open contacts, of buttons that are down or stuck
        self._pressed_ms = [0] * count
        self._opened_ms = [0] * count
        self._scanned_ms = None

    def scan(self, raw: int, now_ms: int) -> int:
        """Process the buttons' contacts at `now_ms`. Return the number of events.

        `raw` is the result of `read_contacts` of ports.Ports. It has the contacts that are closed, and those that have
        closed since the last scan, even if they are open again. If the button of such a contact is down, it stays down.
        Otherwise the button is pressed if the pause between the scans was longer than BLIND_MS, else only `touched`.
        """
        event_count = 0
        pause_ms = 0 if self._scanned_ms is None else ticks_diff(now_ms, self._scanned_ms)
        self._scanned_ms = now_ms
        blind = pause_ms > BLIND_MS
        edges = raw >> self.count
        raw &= self._mask
        self._open_mask &= ~edges  # a contact that has closed since may have opened again just now
        if blind:
            raw |= edges & ~(self.down | self.stuck)
        left = raw | edges | self.down | self.touched | self.stuck
        button = 0
        while left:
            if left & 1:
                bit = 1 << button
                if raw & bit:
                    event = self._handle_closed(bit, button, now_ms, pause_ms > LATE_MS)
                elif edges & bit and not (self.down | self.touched | self.stuck) & bit:
                    event = self._note_touch(bit, button, now_ms)
                else:
                    event = self._handle_open(bit, button, now_ms, blind)
                if event:
                    self.events[event_count] = event
                    self.ids[event_count] = button
                    event_count += 1
            left >>= 1
            button += 1
        return event_count

    def _handle_closed(self, bit: int, button: int, now_ms: int, late: bool) -> int:
        """Process a closed contact of `button`, whose mask is `bit`. Return the event of the button, 0 for no event.

        `late`: the last scan was more than LATE_MS ago.
        """
        self._open_mask &= ~bit
        if self.stuck & bit:
            return 0
        if not self.down & bit:
            if not self.touched & bit:
                self._note_touch(bit, button, now_ms)
            if late or ticks_diff(now_ms, self._pressed_ms[button]) >= SPARK_MS:
                return self._set_down(bit)
            return 0
        if not self._held_mask & bit and ticks_diff(now_ms, self._pressed_ms[button]) >= HOLD_MS:
            self._held_mask |= bit
            return HOLD
        return 0

    def _handle_open(self, bit: int, button: int, now_ms: int, blind: bool) -> int:
        """Process an open contact of `button`, whose mask is `bit`. Return the event of the button, 0 for no event.

        `blind`: the last scan was more than BLIND_MS ago.
        """
        if self.touched & bit:
            if blind:
                return self._set_down(bit)
            if ticks_diff(now_ms, self._pressed_ms[button]) >= LATE_MS:
                self.touched &= ~bit
        if not (self.down | self.stuck) & bit:
            return 0
        if not self._open_mask & bit:
            self._open_mask |= bit
            self._opened_ms[button] = now_ms
            return 0
        if ticks_diff(now_ms, self._opened_ms[button]) < STEADY_OPEN_MS:
            return 0
        self._open_mask &= ~bit
        self._held_mask &= ~bit
        if self.stuck & bit:
            self.stuck &= ~bit
            return 0
        self.down &= ~bit
        return UP

    def _note_touch(self, bit: int, button: int, now_ms: int) -> int:
        self._pressed_ms[button] = now_ms
        self.touched |= bit
        return 0

    def _set_down(self, bit: int) -> int:
        self.touched &= ~bit
        self.down |= bit
        return DOWN
