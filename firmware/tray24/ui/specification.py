"""What settings there are: the kind, the range and the default of each, and their values as text."""

from tray24.pins import LED_BUDGET_MA, SEATS, SLOTS
from tray24.ui.texts import LANGUAGES

FILE = "settings.txt"
NAME_LETTERS = 10  # of a player's name: what a headline holds

# Kinds: a number (lowest, highest, step), one of some words, a player's name, a list of slots.
NUMBER = "number"
WORD = "word"
NAME = "name"
SLOT_LIST = "slots"

_VOLUMES = ("off", "soft", "full")

# name, kind, range, default, unit. Its text is in `texts`, under "set." and its name.
SPECIFICATION = (
    ("brightness", NUMBER, (5, 100, 5), 80, "%"),
    ("led_budget_ma", NUMBER, (50, 900, 50), LED_BUDGET_MA, "mA"),
    ("volume_keys", WORD, _VOLUMES, "full", ""),
    ("volume_moves", WORD, _VOLUMES, "full", ""),
    ("volume_calls", WORD, _VOLUMES, "full", ""),
    ("volume_tunes", WORD, _VOLUMES, "full", ""),
    ("grace_ms", NUMBER, (500, 9500, 500), 2000, "ms"),
    ("color_blind", WORD, ("off", "on"), "off", ""),
    ("hints", WORD, ("off", "plays", "keen"), "plays", ""),
    ("children", WORD, ("off", "on"), "off", ""),
    ("bot_speed", WORD, ("1", "2", "4"), "1", "x"),
    ("language", WORD, LANGUAGES, LANGUAGES[0], ""),
    ("steady_ms", NUMBER, (50, 500, 50), 150, "ms"),
    ("presence_only", WORD, ("off", "on"), "off", ""),
    ("masked_slots", SLOT_LIST, SLOTS, (), ""),
) + tuple(("name%d" % (seat + 1), NAME, NAME_LETTERS, "", "") for seat in range(SEATS))


def specification(name):
    """The entry of SPECIFICATION called `name`. ValueError when there is none."""
    for spec in SPECIFICATION:
        if spec[0] == name:
            return spec
    raise ValueError("there is no setting " + name)


def format_value(spec, value):
    """The text of a setting's value, the inverse of `settings.parse_value`."""
    if spec[1] == SLOT_LIST:
        return ",".join([str(slot) for slot in value])
    return str(value)
