"""The kinds of tray: which lights and buttons each has, and how its LEDs are wired. The settings choose the kind."""

from tray24.compat import const
from tray24.pins import BESIDE, COLUMNS, RED, SLOTS, TWIN_BUDGET_MA

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.menus.settings import Settings

FULL = "full"  # 24 LEDs, 24 sensors, ten buttons, on the project's board
LIGHT = "light"  # the same without sensors, of a strip of LEDs
STARTER = "starter"  # eight LEDs and the four colored buttons
TWIN = "twin"  # full, with two LEDs a slot: one below it, one beside it
KINDS = (FULL, LIGHT, STARTER, TWIN)

STICK = const(8)  # LEDs of a starter: slots 0 to 7 of a frame

_AUTO = "auto"
_UA = const(1000)
_FULL_UA = const(5_000)  # WS2812C-2020, the LEDs of the project's board
_MOST_UA = const(20_000)  # the largest current of the usual WS2812B, for LEDs that nobody has named


def light_count(kind: str) -> int:
    """Return the number of lit slots of a tray of this kind."""
    return STICK if kind == STARTER else SLOTS


def has_sensors(kind: str) -> bool:
    """Return whether trays of this kind are on the project's board, which has sensors."""
    return kind == FULL or kind == TWIN


def budget_ma(settings: "Settings") -> int:
    """Return the current that the LEDs may take."""
    budget = settings["led_budget_ma"]
    return min(budget, TWIN_BUDGET_MA) if settings["tray_kind"] == TWIN else budget


def first_button(kind: str) -> int:
    """Return the number of the first button of a tray of this kind: a starter has no seat buttons."""
    return RED if kind == STARTER else 0


def channel_ua(settings: "Settings", sensors: int | None) -> int:
    """Return the current of one LED channel at full brightness, in microamperes.

    If the settings leave it open, LEDs beside sensors that were found count as those of the project's board. All others
    count as the largest usual ones, so that no supply is ever overloaded.
    """
    word = settings["led_ma"]
    if word != _AUTO:
        return int(word) * _UA
    return _FULL_UA if sensors and has_sensors(settings["tray_kind"]) else _MOST_UA


def chain(kind: str, path: str) -> bytes:
    """Return the slot of each LED in the order of the chain (bytes). Path: "rows", or for a Light "snake".

    In each row of a twin the LEDs below the slots come first, then those beside them (slot | BESIDE) from the right.
    """
    slots = list(range(light_count(kind)))
    if kind == TWIN:
        for at in range(SLOTS, 0, -COLUMNS):
            slots[at:at] = [slot | BESIDE for slot in range(at - 1, at - COLUMNS - 1, -1)]
    if kind == LIGHT and path == "snake":
        for row in range(COLUMNS, SLOTS, 2 * COLUMNS):
            slots[row : row + COLUMNS] = list(reversed(slots[row : row + COLUMNS]))
    return bytes(slots)


def wiring(settings: "Settings", sensors: int | None) -> tuple[bytes, bool, int]:
    """Return how the LEDs are wired, for `wire` of ports.Ports: slots in chain order, red first, current."""
    kind = settings["tray_kind"]
    red_first = not has_sensors(kind) and settings["led_colors"] == "rgb"
    return chain(kind, settings["led_path"]), red_first, channel_ua(settings, sensors)
