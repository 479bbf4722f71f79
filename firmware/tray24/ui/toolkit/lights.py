"""LED frames made from the hues and modes of slots, with animations, gamma, brightness and a limit of the current.

The kind of tray is a setting. It defines which lights and buttons a tray has, and how its LEDs are wired.
"""

from array import array

from tray24.compat import const, ticks_diff
from tray24.pins import BESIDE, COLUMNS, LED_CHANNEL_UA, RED, SLOTS, TWIN_BUDGET_MA

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.menus.settings import Settings

# LED drive for each of 256 evenly spaced perceived levels (gamma 2.2), in 1/200 of its 255 steps.
GAMMA_STEPS = const(200)
# fmt: off
GAMMA: tuple[int, ...] = (
    0, 0, 1, 3, 5, 9, 13, 19, 25, 33, 41, 51, 61, 73, 86, 100, 115, 132, 150, 168, 189, 210, 233, 256, 282, 308, 336,
    365, 395, 427, 460, 495, 530, 567, 606, 646, 687, 730, 774, 819, 866, 915, 965, 1016, 1069, 1123, 1178, 1235, 1294,
    1354, 1416, 1479, 1543, 1609, 1677, 1746, 1816, 1888, 1962, 2037, 2114, 2192, 2272, 2354, 2437, 2521, 2607, 2695,
    2784, 2875, 2968, 3062, 3157, 3255, 3353, 3454, 3556, 3660, 3765, 3872, 3981, 4091, 4203, 4317, 4432, 4549, 4667,
    4788, 4910, 5033, 5158, 5285, 5414, 5544, 5676, 5810, 5945, 6082, 6221, 6362, 6504, 6648, 6794, 6941, 7090, 7241,
    7394, 7548, 7704, 7862, 8021, 8183, 8346, 8510, 8677, 8845, 9015, 9187, 9361, 9536, 9714, 9893, 10073, 10256, 10440,
    10626, 10814, 11004, 11196, 11389, 11584, 11781, 11980, 12180, 12383, 12587, 12793, 13001, 13210, 13422, 13635,
    13850, 14067, 14286, 14507, 14730, 14954, 15180, 15408, 15638, 15870, 16104, 16339, 16577, 16816, 17057, 17300,
    17545, 17792, 18041, 18291, 18544, 18798, 19054, 19312, 19573, 19834, 20098, 20364, 20632, 20901, 21173, 21446,
    21721, 21998, 22277, 22558, 22841, 23126, 23413, 23702, 23992, 24285, 24580, 24876, 25174, 25475, 25777, 26081,
    26387, 26696, 27006, 27318, 27632, 27948, 28266, 28585, 28907, 29231, 29557, 29885, 30214, 30546, 30880, 31215,
    31553, 31893, 32234, 32578, 32923, 33271, 33620, 33972, 34326, 34681, 35039, 35398, 35760, 36123, 36489, 36856,
    37226, 37597, 37971, 38347, 38724, 39104, 39486, 39869, 40255, 40643, 41033, 41424, 41818, 42214, 42612, 43012,
    43414, 43818, 44224, 44632, 45042, 45454, 45869, 46285, 46703, 47124, 47546, 47971, 48397, 48826, 49257, 49689,
    50124, 50561, 51000,
)
# fmt: on


def apply_gamma(values: bytearray, levels: bytes | bytearray, count: int, brightness: int, scale: int) -> None:
    """Set `count` LED channels in `values` so that the eye perceives `levels`.

    Levels and values are 0 to 255; the light is dimmed by `brightness` / `scale`.
    """
    half = scale >> 1
    for at in range(count):
        values[at] = (GAMMA[levels[at]] * brightness + half) // scale


FULL = "full"  # 24 LEDs, 24 sensors, ten buttons, on the project's board
LIGHT = "light"  # the same without sensors, of a strip of LEDs
STARTER = "starter"  # eight LEDs and the four colored buttons
TWIN = "twin"  # full, with two LEDs a slot: one below it, one beside it
KINDS = (FULL, LIGHT, STARTER, TWIN)

STICK = const(8)  # LEDs of a starter tray: slots 0 to 7 of a frame

_AUTO = "auto"
_UA = const(1000)
_FULL_UA = const(5_000)  # WS2812C-2020, the LEDs of the project's board
_MAX_UA = const(20_000)  # the largest current of the usual WS2812B, assumed for LEDs of unknown type


def count_lights(kind: str) -> int:
    """Return the number of slots with a light on a tray of this kind."""
    return STICK if kind == STARTER else SLOTS


def has_sensors(kind: str) -> bool:
    """Return whether trays of this kind are built on the project's board, which has sensors."""
    return kind == FULL or kind == TWIN


def get_first_button(kind: str) -> int:
    """Return the number of the first button on a tray of this kind: a starter tray has no seat buttons."""
    return RED if kind == STARTER else 0


def get_channel_ua(settings: "Settings", sensor_count: int | None) -> int:
    """Return the current of one LED channel at full brightness, in microamperes.

    `sensor_count` is the number of sensors found. The setting `led_ma` gives the current. If it is "auto" and sensors
    were found, assume the LEDs of the project's board. Otherwise assume the usual LEDs with the largest current, so
    that no power supply is overloaded.
    """
    setting = settings["led_ma"]
    if setting != _AUTO:
        return int(setting) * _UA
    return _FULL_UA if sensor_count and has_sensors(settings["tray_kind"]) else _MAX_UA


def make_chain(kind: str, path: str) -> bytes:
    """Return the slot of each LED in the order of the chain, as bytes.

    With the `path` "snake", every other row of a tray of the kind "light" runs backwards. A tray of the kind "twin" has
    two LEDs for each slot. In each row, the LEDs below the slots come first. The LEDs beside the slots (slot | BESIDE)
    follow, from right to left.
    """
    slots = list(range(count_lights(kind)))
    if kind == TWIN:
        for at in range(SLOTS, 0, -COLUMNS):
            slots[at:at] = [slot | BESIDE for slot in range(at - 1, at - COLUMNS - 1, -1)]
    if kind == LIGHT and path == "snake":
        for row in range(COLUMNS, SLOTS, 2 * COLUMNS):
            slots[row : row + COLUMNS] = list(reversed(slots[row : row + COLUMNS]))
    return bytes(slots)


def make_wiring(settings: "Settings", sensor_count: int | None) -> tuple[bytes, bool, int]:
    """Return how the LEDs are wired, as the arguments of `set_wiring` of ports.Ports.

    These are the slots in the order of the chain, whether LEDs take red before green, and the current of one channel at
    full brightness, in microamperes.
    """
    kind = settings["tray_kind"]
    red_first = not has_sensors(kind) and settings["led_colors"] == "rgb"
    return make_chain(kind, settings["led_path"]), red_first, get_channel_ua(settings, sensor_count)


# Hues of a slot: dark, one of the four colors (numbered as in `rules.faces`), or one of two whites.
DARK = const(0)
WARM = const(5)
WHITE = const(6)

# Modes of a slot.
STEADY = const(0)
LAST = const(1)  # the last placed die
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

# Red, green, blue of each hue as perceived; gamma is applied later.
HUES = b"\0\0\0\xff\x3a\x2c\xff\xbe\x0b\x16\xe0\x7c\x2f\x7d\xff\xff\xc4\x78\xff\xf4\xe6"
_BREATH_MS = const(2800)
_PULSE_MS = const(700)
_REFUSED_MS = const(1200)
_POP_MS = const(400)
_STEP_MS = const(20)  # a moving frame is rendered this often
_BEAT_MS = const(600)
_ZEROS = bytes(SLOTS)
_ALL_DARK = bytes(3 * SLOTS)
_MODE_BITS = const(3)
_KEY_COUNT = const(56)  # hue << _MODE_BITS | mode is below this


def estimate_current_ua(frame: bytearray, channel_ua: int = LED_CHANNEL_UA) -> int:
    """Return the estimated current of LEDs that show `frame`, in microamperes.

    `channel_ua` is the current of one channel at full brightness.
    """
    return sum(frame) * channel_ua // 255


def _compute_wave(now_ms: int, period_ms: int, low: int, high: int) -> int:
    """Return a level at `now_ms` that swings smoothly between `low` and `high` in each period."""
    at = now_ms % period_ms * 512 // period_ms
    at = at if at < 256 else 511 - at
    weight = at * at * (765 - 2 * at) // 65025  # 3t^2 - 2t^3, 0 to 255
    return low + (high - low) * weight // 255


def _compute_level(mode: int, now_ms: int) -> int:
    """Return the level (0 to 255) at `now_ms` of a light in this mode, such as LEGAL, which breathes."""
    if mode == LAST:
        return 255
    if mode == LEGAL:
        return _compute_wave(now_ms, _BREATH_MS, 62, 128)
    if mode == CURSOR:
        return _compute_wave(now_ms, _PULSE_MS, 110, 255)
    if mode == REFUSED:
        beat = now_ms % _REFUSED_MS // 150
        return 255 if beat == 0 or beat == 2 else 0
    return 165


class Lights:
    """The LED frame: `clear` the slots, then set hue and mode of each with `set_slot`.

    `render_frame` computes `frame` from hues and modes. `count` is the number of lights, slot 0 first: 24, or the eight
    of a starter tray. All other lights stay dark. `budget_ma` is the current that the LEDs may take. `twin` is True for
    a twin tray, with two LEDs a slot; there `covered` says which LEDs stay dark, as for `show_frame` of ports.Ports.
    """

    def __init__(self) -> None:
        self.hues = bytearray(SLOTS)
        self.modes = bytearray(SLOTS)
        self.frame = bytearray(3 * SLOTS)
        self._raw_frame = bytearray(3 * SLOTS)  # the frame before scaling to the budget
        self._moving_slots = bytearray(SLOTS)  # slots that change by themselves, and their number
        self._moving_count = 0
        self._is_flaring = False  # whether the last placed die flares up
        self._lit_slots = bytearray(SLOTS)  # slots that are not dark
        self._unknown_colors = array("i", [-1] * _KEY_COUNT)
        # Color of a hue in a mode at this instant: three bytes in one int.
        self._colors = array("i", self._unknown_colors)
        self._old_hues = bytearray(SLOTS)
        self._brightness = 0
        self._brightness_scale = 1  # denominator of the brightness
        self.count = SLOTS
        self._columns = COLUMNS
        self.budget_ma = 0
        self.twin = False
        self.covered = 0
        self._is_test = False  # a test has chosen which LEDs stay dark
        self._channel_ua = LED_CHANNEL_UA
        self._has_signals = False
        self._painted_colors = None
        self._animation = 0
        self._start_ms = 0
        self._last_ms = 0
        self._placed_ms = 0
        self._changed = True
        self._moving = False

    def configure(self, settings: "Settings", channel_ua: int = LED_CHANNEL_UA, dim: bool = False) -> None:
        """Apply the settings: kind of tray, brightness, current budget, signals for the color-blind.

        `channel_ua` is the current of one LED channel at full brightness, in microamperes. `dim` is True during
        power-on, when the light is a quarter as bright.
        """
        is_stick = settings["tray_kind"] == STARTER
        self.count = STICK if is_stick else SLOTS
        self._columns = STICK if is_stick else COLUMNS
        self._channel_ua = channel_ua
        self.budget_ma: int = settings["led_budget_ma"]
        self.twin = settings["tray_kind"] == TWIN
        if self.twin:
            self.budget_ma = min(self.budget_ma, TWIN_BUDGET_MA)
        else:
            self.covered = 0
        self._has_signals = settings["color_blind"] == "on"
        self._changed = True
        self._brightness = settings["brightness"]
        self._brightness_scale = (400 if dim else 100) * GAMMA_STEPS

    # Contents of the slots.

    def clear(self) -> None:
        """Make all slots dark. A running animation still uses their previous contents."""
        self.hues[:] = _ZEROS
        self.modes[:] = _ZEROS
        self._painted_colors = None
        self._is_test = False
        self._changed = True

    def set_covered(self, slots: int) -> None:
        """Set the mask of the slots that contain a die.

        On a twin tray, the LED below such a slot stays dark, and the LED beside it shines.
        """
        if self.twin and not self._is_test and slots != self.covered:
            self.covered = slots
            self._changed = True

    def set_test_covered(self, covered: int) -> None:
        """Set which LEDs of a twin tray stay dark in a test. `clear` ends this.

        `covered` is as for `show_frame` of ports.Ports.
        """
        if self.twin:
            self.covered = covered
            self._is_test = True

    def set_slot(self, slot: int, hue: int, mode: int = STEADY) -> None:
        """Set hue and mode of one slot."""
        self.hues[slot] = hue
        self.modes[slot] = mode

    def set_face(self, slot: int, face: int, mode: int = STEADY) -> None:
        """Show a die of this face in a slot: its color, or white for a wild without a declared color."""
        self.set_slot(slot, face >> 5 or WHITE, mode)

    def set_colors(self, colors: bytes | bytearray) -> None:
        """Show `colors` instead of the hues of the slots, until `clear`.

        They have three bytes for each slot: how bright its red, green and blue look, from 0 to 255.
        """
        self._painted_colors = colors

    def flash_last(self, now_ms: int) -> None:
        """Let the slots of mode LAST flare up from `now_ms` on, because a die was placed."""
        self._placed_ms = now_ms

    def start_animation(self, animation: int, now_ms: int) -> None:
        """Start an animation (POWER_ON, DUMP, UNDONE or WINNER) over the current contents of the slots."""
        self._old_hues[:] = self.hues
        self._animation = animation
        self._start_ms = now_ms
        self._changed = True

    def stop_animation(self) -> None:
        """Stop the running animation, and show the contents of the slots."""
        self._animation = 0
        self._changed = True

    # Frames.

    def render_frame(self, now_ms: int) -> bytearray:
        """Return the frame for `now_ms`, always in the same bytearray. Its content changes only if a light changes.

        After a change all slots are rendered. Otherwise only slots that breathe, blink or flare up are rendered, every
        20 ms.
        """
        if not self._changed and (not self._moving or ticks_diff(now_ms, self._last_ms) < _STEP_MS):
            return self.frame
        self._last_ms = now_ms
        self._colors[:] = self._unknown_colors
        if self._animation:
            elapsed_ms = ticks_diff(now_ms, self._start_ms)
            if elapsed_ms < _DURATIONS_MS[self._animation]:
                self._changed = False
                self._render_animation(now_ms, elapsed_ms)
                self._moving = True
                self._limit_current()
                return self.frame
            self._animation = 0
            self._changed = True
        is_flaring = 0 <= ticks_diff(now_ms, self._placed_ms) < _POP_MS
        if is_flaring != self._is_flaring:
            self._is_flaring = is_flaring
            self._changed = True
        if self._changed:
            self._changed = False
            self._render_all(now_ms)
        else:
            self._render_slots(self._moving_slots, self._moving_count, now_ms)
        self._limit_current()
        return self.frame

    def _render_all(self, now_ms: int) -> None:
        """Render all slots.

        List the slots whose light changes by itself, such as blinking ones, for `_render_slots`.
        """
        hues = self.hues
        modes = self.modes
        lit_slots = self._lit_slots
        moving_slots = self._moving_slots
        has_signals = self._has_signals
        is_flaring = self._is_flaring
        lit_count = moving_count = 0
        for slot in range(self.count):
            hue = hues[slot]
            if hue:
                lit_slots[lit_count] = slot
                lit_count += 1
                mode = modes[slot]
                if mode >= LEGAL or (has_signals and hue < WARM) or (is_flaring and mode == LAST):
                    moving_slots[moving_count] = slot
                    moving_count += 1
        self._raw_frame[:] = _ALL_DARK
        self._render_slots(lit_slots, lit_count, now_ms)
        if self._painted_colors:
            apply_gamma(self._raw_frame, self._painted_colors, 3 * self.count, self._brightness, self._brightness_scale)
        self._moving_count = moving_count
        self._moving = moving_count > 0

    def _render_slots(self, slots: bytearray, count: int, now_ms: int) -> None:
        """Render the first `count` slots that `slots` lists. A color that several slots show is computed only once."""
        hues = self.hues
        modes = self.modes
        colors = self._colors
        raw_frame = self._raw_frame
        for index in range(count):
            slot = slots[index]
            key = hues[slot] << _MODE_BITS | modes[slot]
            color = colors[key]
            if color < 0:
                color = colors[key] = self._compute_color(self._compute_lamp(hues[slot], modes[slot], now_ms))
            at = 3 * slot
            raw_frame[at] = color >> 16
            raw_frame[at + 1] = color >> 8 & 255
            raw_frame[at + 2] = color & 255

    def _render_slot(self, slot: int, lamp: int) -> None:
        """Render one slot. `lamp` is hue << 8 | level."""
        color = self._compute_color(lamp)
        raw_frame = self._raw_frame
        at = 3 * slot
        raw_frame[at] = color >> 16
        raw_frame[at + 1] = color >> 8 & 255
        raw_frame[at + 2] = color & 255

    def _render_animation(self, now_ms: int, elapsed_ms: int) -> None:
        """Render the picture of the running animation, `elapsed_ms` after its start, over the contents of the slots."""
        animation = self._animation
        if animation == POWER_ON:
            self._raw_frame[:] = _ALL_DARK
            self._render_sweep(elapsed_ms)
        elif animation == WINNER:
            columns = self._columns
            for slot in range(self.count):
                step = elapsed_ms // 160 + slot % columns + slot // columns
                self._render_slot(slot, step // 3 % 4 + 1 << 8 | (255 if step % 3 else 120))
        else:
            self._render_all(now_ms)
            if animation == DUMP:
                self._render_fade(elapsed_ms)
            else:
                columns = self._columns
                column = columns - elapsed_ms * (columns + 2) // _DURATIONS_MS[UNDONE]
                for slot in range(column, self.count, columns) if 0 <= column < columns else ():
                    self._render_slot(slot, WARM << 8 | 150)

    def _render_sweep(self, elapsed_ms: int) -> None:
        """Render the power-on animation: red, green and blue sweep over all slots, each in a third of the time.

        So every channel of every LED is lit once.
        """
        part_ms = POWER_ON_MS // 3
        columns = self._columns
        head = elapsed_ms % part_ms * (self.count // columns + columns + 3) // part_ms
        hue = (1, 3, 4)[elapsed_ms // part_ms]
        for slot in range(self.count):
            distance = head - slot // columns - slot % columns
            if 0 <= distance < 3:
                self._render_slot(slot, hue << 8 | 255 - 70 * distance)

    def _render_fade(self, elapsed_ms: int) -> None:
        """Render the lights of dice that have left their slots: they fade out, row by row."""
        for slot in range(self.count):
            hue = self._old_hues[slot]
            if hue and not self.hues[slot]:
                level = 255 - (elapsed_ms - 70 * (slot // self._columns)) * 255 // 600
                self._render_slot(slot, hue << 8 | max(0, min(255, level)))

    def _compute_lamp(self, hue: int, mode: int, now_ms: int) -> int:
        """Return hue << 8 | level at `now_ms` of a slot with this hue and mode."""
        if not hue:
            return 0
        if self._has_signals and hue < WARM and mode < LEGAL and self._is_signal_dark(hue, now_ms):
            return hue << 8 | 40
        if mode == LAST and self._is_flaring and ticks_diff(now_ms, self._placed_ms) < _POP_MS // 4:
            hue = WHITE
        return hue << 8 | _compute_level(mode, now_ms)

    def _is_signal_dark(self, hue: int, now_ms: int) -> bool:
        """Return True if a slot of this color is dark at `now_ms`, because it blinks for the color-blind.

        Within four beats red blinks once in the first, yellow twice in the second, green three times in the third, and
        blue four times in the fourth.
        """
        at = now_ms % (4 * _BEAT_MS)
        if at // _BEAT_MS != hue - 1:
            return False
        return bool(at % _BEAT_MS * (2 * hue + 1) // _BEAT_MS & 1)

    def _compute_color(self, lamp: int) -> int:
        """Return the LED values of `lamp` (hue << 8 | level) as red << 16 | green << 8 | blue."""
        hue = 3 * (lamp >> 8)
        level = lamp & 255
        brightness = self._brightness
        scale = self._brightness_scale
        half = scale >> 1
        red = (GAMMA[HUES[hue] * level // 255] * brightness + half) // scale
        green = (GAMMA[HUES[hue + 1] * level // 255] * brightness + half) // scale
        return red << 16 | green << 8 | (GAMMA[HUES[hue + 2] * level // 255] * brightness + half) // scale

    def _limit_current(self) -> None:
        """Dim the whole frame if its estimated current exceeds the budget."""
        frame = self.frame
        frame[:] = self._raw_frame
        estimate_ua = estimate_current_ua(frame, self._channel_ua)
        budget_ua = self.budget_ma * 1000
        if self.twin and 2 * estimate_ua > budget_ua:
            estimate_ua += estimate_ua - self._estimate_covered_ua()
        if estimate_ua > budget_ua:
            # Both in units of 1/64 mA, so that the products stay small ints.
            budget = budget_ua >> 6
            estimate = (estimate_ua >> 6) + 1
            for at in range(3 * SLOTS):
                frame[at] = frame[at] * budget // estimate

    def _estimate_covered_ua(self) -> int:
        """Return the current, in microamperes, that a twin tray saves because the LEDs below dice stay dark."""
        frame = self.frame
        total = 0
        for slot in range(SLOTS):
            if self.covered >> slot & 1:
                at = 3 * slot
                total += frame[at] + frame[at + 1] + frame[at + 2]
        return total * self._channel_ua // 255
