"""LED frames: what each slot shows, how it breathes and blinks, short animations, gamma, brightness, current budget."""

from tray24.compat import const, ticks_diff
from tray24.pins import COLUMNS, LED_CHANNEL_UA, ROWS, SLOTS

# What a slot shows: nothing, one of the four colors (numbered as in `rules.faces`), or one of two whites.
DARK = const(0)
WARM = const(5)
WHITE = const(6)

# How it shows it.
STEADY = const(0)
LAST = const(1)  # the die placed last
LEGAL = const(2)  # breathes softly
CURSOR = const(3)
REFUSED = const(4)

# Animations.
POWER_ON = const(1)
DUMP = const(2)
UNDONE = const(3)
WINNER = const(4)
POWER_ON_MS = const(2400)
_DURATIONS_MS = (0, POWER_ON_MS, 900, 450, 1 << 28)

# Red, green, blue as the eye sees them; gamma comes after.
_HUES = b"\0\0\0\xff\x3a\x2c\xff\xbe\x0b\x16\xe0\x7c\x2f\x7d\xff\xff\xc4\x78\xff\xf4\xe6"
_GAMMA = 2.2
_BREATH_MS = const(2800)
_PULSE_MS = const(700)
_REFUSED_MS = const(1200)
_POP_MS = const(400)
_STEP_MS = const(20)  # a moving frame is made anew this often
_BEAT_MS = const(600)
_NO_CHANGE = const(-1)
_NOTHING = bytes(SLOTS)
_ALL_DARK = bytes(3 * SLOTS)


def current_ua(frame):
    """Estimated current of the LEDs that show `frame`, in microamperes."""
    return sum(frame) * LED_CHANNEL_UA // 255


def _wave(now_ms, period_ms, low, high):
    """A level that swings smoothly between low and high."""
    at = now_ms % period_ms * 512 // period_ms
    at = at if at < 256 else 511 - at
    smooth = at * at * (765 - 2 * at) // 65025  # 3t^2 - 2t^3, 0 to 255
    return low + (high - low) * smooth // 255


def _level(mode, now_ms):
    """How bright a mode is at this instant."""
    if mode == LAST:
        return 255
    if mode == LEGAL:
        return _wave(now_ms, _BREATH_MS, 62, 128)
    if mode == CURSOR:
        return _wave(now_ms, _PULSE_MS, 110, 255)
    if mode == REFUSED:
        beat = now_ms % _REFUSED_MS // 150
        return 255 if beat == 0 or beat == 2 else 0
    return 165


class Lights:
    """`hues` and `modes` say what each slot shows; set them with `show`, begin with `clear`. `frame` is the result."""

    def __init__(self):
        self.hues = bytearray(SLOTS)
        self.modes = bytearray(SLOTS)
        self.frame = bytearray(3 * SLOTS)
        self._full = bytearray(3 * SLOTS)  # the frame before it is scaled to the budget
        self._movers = bytearray(SLOTS)  # the slots that change by themselves, and how many they are
        self._count = 0
        self._pops = False  # the die placed last flares up
        self._colors = {}  # what a hue in a mode is at this instant: three bytes in one int
        self._before = bytearray(SLOTS)
        self._table = bytearray(256)
        self._dim = True
        self._brightness = 0
        self._budget_ua = 0
        self._signals = False
        self._animation = 0
        self._began_ms = 0
        self._last_ms = 0
        self._placed_ms = 0
        self._changed = True
        self._moving = False

    def configure(self, settings, dim=False):
        """Take brightness, budget and signals from the settings; `dim` for the time of power-on."""
        self._budget_ua = settings["led_budget_ma"] * 1000
        self._signals = settings["color_blind"] == "on"
        self._changed = True
        if settings["brightness"] != self._brightness or dim != self._dim:
            self._brightness = settings["brightness"]
            self._dim = dim
            full = 255 * self._brightness / (400 if dim else 100)
            for level in range(256):
                self._table[level] = int((level / 255) ** _GAMMA * full + 0.5)

    # What the slots show.

    def clear(self):
        """All slots dark; what they showed is remembered for animations."""
        self.hues[:] = _NOTHING
        self.modes[:] = _NOTHING
        self._changed = True

    def show(self, slot, hue, mode=STEADY):
        """One slot's hue and mode."""
        self.hues[slot] = hue
        self.modes[slot] = mode

    def face(self, slot, face, mode=STEADY):
        """A die of this face: its color, or white for a wild without one."""
        self.show(slot, face >> 5 or WHITE, mode)

    def placed(self, now_ms):
        """A die was placed: the slot of mode LAST flares up."""
        self._placed_ms = now_ms

    def animate(self, animation, now_ms):
        """Start an animation over what the slots show now."""
        self._before[:] = self.hues
        self._animation = animation
        self._began_ms = now_ms
        self._changed = True

    def rest(self):
        """End any animation."""
        self._animation = 0
        self._changed = True

    # Frames.

    def render(self, now_ms):
        """The frame for this instant. It is the same object each time, and made anew only when something moves.

        After a change all slots are made anew; later only those that breathe, blink or flare up.
        """
        if not self._changed and (not self._moving or ticks_diff(now_ms, self._last_ms) < _STEP_MS):
            return self.frame
        self._last_ms = now_ms
        if self._animation:
            elapsed_ms = ticks_diff(now_ms, self._began_ms)
            if elapsed_ms < _DURATIONS_MS[self._animation]:
                self._animate(now_ms, elapsed_ms)
                self._limit()
                return self.frame
            self._animation = 0
            self._changed = True
        pops = 0 <= ticks_diff(now_ms, self._placed_ms) < _POP_MS
        if pops != self._pops:
            self._pops = pops
            self._changed = True
        self._colors.clear()
        if self._changed:
            self._changed = False
            self._put_all(now_ms)
        else:
            movers = self._movers
            for place in range(self._count):
                self._put(movers[place], now_ms)
        self._limit()
        return self.frame

    def _put_all(self, now_ms):
        """All slots anew; those that change by themselves are noted."""
        hues = self.hues
        modes = self.modes
        signals = self._signals
        pops = self._pops
        self._full[:] = _ALL_DARK
        count = 0
        for slot in range(SLOTS):
            hue = hues[slot]
            if hue:
                self._put(slot, now_ms)
                mode = modes[slot]
                if mode >= LEGAL or (signals and hue < WARM) or (pops and mode == LAST):
                    self._movers[count] = slot
                    count += 1
        self._count = count
        self._moving = count > 0

    def _put(self, slot, now_ms):
        """One slot's three bytes, worked out once for all slots that show the same."""
        hue = self.hues[slot]
        mode = self.modes[slot]
        key = hue << 3 | mode
        color = self._colors.get(key, _NO_CHANGE)
        if color < 0:
            color = self._color(self._lamp(hue, mode, now_ms))
            self._colors[key] = color
        full = self._full
        at = 3 * slot
        full[at] = color >> 16
        full[at + 1] = color >> 8 & 255
        full[at + 2] = color & 255

    def _animate(self, now_ms, elapsed_ms):
        self._changed = True
        full = self._full
        for slot in range(SLOTS):
            lamp = self._animated(slot, elapsed_ms)
            if lamp == _NO_CHANGE:
                lamp = self._lamp(self.hues[slot], self.modes[slot], now_ms)
            color = self._color(lamp)
            at = 3 * slot
            full[at] = color >> 16
            full[at + 1] = color >> 8 & 255
            full[at + 2] = color & 255

    def _lamp(self, hue, mode, now_ms):
        """hue << 8 | level of a slot that shows this."""
        if not hue:
            return 0
        if self._signals and hue < WARM and mode < LEGAL and self._signal_dark(hue, now_ms):
            return hue << 8 | 40
        if mode == LAST and self._pops and ticks_diff(now_ms, self._placed_ms) < _POP_MS // 4:
            hue = WHITE
        return hue << 8 | _level(mode, now_ms)

    def _signal_dark(self, hue, now_ms):
        """Color-blind signals: in a cycle of four beats red, yellow, green, blue blink 1 to 4 times, one in each."""
        at = now_ms % (4 * _BEAT_MS)
        if at // _BEAT_MS != hue - 1:
            return False
        return at % _BEAT_MS * (2 * hue + 1) // _BEAT_MS & 1

    def _animated(self, slot, elapsed_ms):
        """hue << 8 | level of a slot in the running animation, or -1 where it leaves the slot alone."""
        animation = self._animation
        row = slot // COLUMNS
        column = slot % COLUMNS
        if animation == POWER_ON:
            # A third of the time each for red, green and blue: every channel of every LED is seen once.
            part_ms = POWER_ON_MS // 3
            head = elapsed_ms % part_ms * (ROWS + COLUMNS + 3) // part_ms
            behind = head - row - column
            hue = (1, 3, 4)[elapsed_ms // part_ms]
            return hue << 8 | (255 - 70 * behind if 0 <= behind < 3 else 0)
        if animation == DUMP:
            if self.hues[slot] or not self._before[slot]:
                return _NO_CHANGE
            left = 255 - (elapsed_ms - 70 * row) * 255 // 600
            return self._before[slot] << 8 | max(0, min(255, left))
        if animation == UNDONE:
            head = COLUMNS - elapsed_ms * (COLUMNS + 2) // _DURATIONS_MS[UNDONE]
            return WARM << 8 | 150 if column == head else _NO_CHANGE
        turn = elapsed_ms // 160 + column + row
        return turn // 3 % 4 + 1 << 8 | (255 if turn % 3 else 120)

    def _color(self, lamp):
        """Red, green, blue of hue << 8 | level, eight bits each."""
        hue = 3 * (lamp >> 8)
        level = lamp & 255
        table = self._table
        red = table[_HUES[hue] * level // 255]
        green = table[_HUES[hue + 1] * level // 255]
        return red << 16 | green << 8 | table[_HUES[hue + 2] * level // 255]

    def _limit(self):
        """Scale the frame until its estimated current is within the budget."""
        frame = self.frame
        frame[:] = self._full
        estimate_ua = current_ua(frame)
        if estimate_ua > self._budget_ua:
            # Both in units of 1/64 mA, so that the products stay small ints.
            budget = self._budget_ua >> 6
            estimate = (estimate_ua >> 6) + 1
            for at in range(3 * SLOTS):
                frame[at] = frame[at] * budget // estimate
