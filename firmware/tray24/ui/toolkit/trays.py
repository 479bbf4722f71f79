"""The kinds of tray: which lights and buttons each has, and how its LEDs are wired. The settings choose the kind."""

from tray24.compat import const
from tray24.pins import COLUMNS, RED, SLOTS

FULL = "full"  # 24 LEDs, 24 sensors, ten buttons, on the project's board
LIGHT = "light"  # the same without sensors, of a strip of LEDs
STARTER = "starter"  # eight LEDs and the four colored buttons
KINDS = (FULL, LIGHT, STARTER)

STICK = const(8)  # LEDs of a starter: slots 0 to 7 of a frame

_AUTO = "auto"
_UA = const(1000)
_FULL_UA = const(5_000)  # WS2812C-2020, the LEDs of the project's board
_MOST_UA = const(20_000)  # the largest current of the usual WS2812B, for LEDs that nobody has named


def light_count(kind):
    """Return the number of LEDs of a tray of this kind."""
    return STICK if kind == STARTER else SLOTS


def first_button(kind):
    """Return the number of the first button of a tray of this kind: a starter has no seat buttons."""
    return RED if kind == STARTER else 0


def channel_ua(settings, sensors):
    """Return the current of one LED channel at full brightness, in microamperes.

    If the settings leave it open, LEDs beside sensors that were found count as those of the project's board. All others
    count as the largest usual ones, so that no supply is ever overloaded.
    """
    word = settings["led_ma"]
    if word != _AUTO:
        return int(word) * _UA
    return _FULL_UA if sensors and settings["tray_kind"] == FULL else _MOST_UA


def chain(kind, path):
    """Return the slot of each LED in the order of the chain (bytes). Path: "rows", or for a Light "snake"."""
    slots = list(range(light_count(kind)))
    if kind == LIGHT and path == "snake":
        for row in range(COLUMNS, SLOTS, 2 * COLUMNS):
            slots[row : row + COLUMNS] = list(reversed(slots[row : row + COLUMNS]))
    return bytes(slots)


def wiring(settings, sensors):
    """Return how the LEDs are wired, for `wire` of ports.Ports: slots in chain order, red first, current."""
    kind = settings["tray_kind"]
    red_first = kind != FULL and settings["led_colors"] == "rgb"
    return chain(kind, settings["led_path"]), red_first, channel_ua(settings, sensors)
