"""The settings of the tray: the type, range and default of each, their values, and their file."""

from collections import namedtuple

from tray24.compat import const
from tray24.languages import LANGUAGES
from tray24.match.profile import NAME_LETTERS, normalize_name
from tray24.pins import LED_BUDGET_MA, SEATS, SLOTS
from tray24.rules.errors import RuleError, parse_decimal
from tray24.ui.toolkit.lights import KINDS

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any, NamedTuple

    from tray24.ports import Files

FILE = "settings.txt"

# Kinds of settings, with the content of `allowed`: a number (lowest, highest, step), a word (all words), a player's
# name (most letters), a list of slots (number of slots), and a word for a seat (all words), which is in no menu.
NUMBER = const("number")
WORD = const("word")
NAME = const("name")
SLOT_LIST = const("slots")
SEAT_WORD = const("seat")

_VOLUMES = const(("off", "soft", "full"))
_SWITCH = const(("off", "on"))
# Whether the person at a seat agrees to hints of the best move: for nobody, for the others, for all.
ADVICE = const(("no", "others", "yes"))

# A file with all settings takes 500 bytes. A damaged file may have any size and content.
_MAX_BYTES = const(4096)
_MAX_PROBLEMS = const(4)
_OLD_VALUES = {"keen": "best"}  # values in files of versions before 0.3
_MAX_MS = const(500)  # shorter times are shown in ms
_MAX_QUOTED = const(20)  # letters quoted from a wrong line


# The kind defines the form of `allowed`. A setting's text has the key "set-" + name, a unit's "unit-" + name.
if _TYPE_CHECKING:

    class Setting(NamedTuple):
        name: str
        kind: str
        allowed: Any
        default: int | str | tuple[int, ...]
        unit: str

else:
    Setting = namedtuple("Setting", ("name", "kind", "allowed", "default", "unit"))

# Rows of `Setting`, of which most are constants in the flash: as objects they would take 0.6 kB of the heap for good.
SETTINGS: "tuple[tuple[str, str, Any, int | str | tuple[int, ...], str], ...]" = (
    ("brightness", NUMBER, (5, 100, 5), 80, "percent"),
    ("led_budget_ma", NUMBER, (50, LED_BUDGET_MA, 50), LED_BUDGET_MA, "ma"),  # a USB port supplies no more
    ("volume_keys", WORD, _VOLUMES, "full", ""),
    ("volume_moves", WORD, _VOLUMES, "full", ""),
    ("volume_calls", WORD, _VOLUMES, "full", ""),
    ("volume_tunes", WORD, _VOLUMES, "full", ""),
    ("grace_ms", NUMBER, (500, 9500, 500), 2000, "ms"),
    ("color_blind", WORD, _SWITCH, "off", ""),
    ("hints", WORD, ("off", "plays", "best"), "plays", ""),
    ("children", WORD, _SWITCH, "off", ""),
    ("coach", WORD, ("first", "always", "off"), "first", ""),
    ("bot_speed", WORD, ("1", "2", "4"), "1", "times"),
    ("language", WORD, LANGUAGES, LANGUAGES[0], ""),
    ("steady_ms", NUMBER, (50, 500, 50), 150, "ms"),
    ("presence_only", WORD, _SWITCH, "off", ""),
    ("masked_slots", SLOT_LIST, SLOTS, (), ""),
    ("tray_kind", WORD, KINDS, KINDS[0], ""),
    ("led_ma", WORD, ("auto", "5", "12", "20"), "auto", "ma"),
    ("led_path", WORD, ("rows", "snake"), "rows", ""),
    ("led_colors", WORD, ("grb", "rgb"), "grb", ""),
    ("display", WORD, ("ssd1306", "sh1106"), "ssd1306", ""),
)

# The settings for building a tray or measuring it: they have a menu of their own.
BUILDERS = const((
    "led_budget_ma", "steady_ms", "presence_only", "masked_slots", "tray_kind", "led_ma", "led_path", "led_colors",
    "display",
))  # fmt: skip


def yield_settings() -> "Iterator[Setting]":
    """Yield the Setting of each row of SETTINGS, then two for each seat: the player's name, and the answer to hints.

    The menu and the file have this order.
    """
    for row in SETTINGS:
        yield Setting(*row)
    for seat in range(SEATS):
        yield _make_name_setting(seat)
        yield _make_advice_setting(seat)


def get_setting(name: str) -> "Setting":
    """Return the Setting called `name`. Raise RuleError if it does not exist."""
    for row in SETTINGS:
        if row[0] == name:
            return Setting(*row)
    for seat in range(SEATS):
        for entry in (_make_name_setting(seat), _make_advice_setting(seat)):
            if entry.name == name:
                return entry
    raise RuleError("", "no_setting", text=name[:_MAX_QUOTED])


def _make_name_setting(seat: int) -> "Setting":
    return Setting("name%d" % (seat + 1), NAME, NAME_LETTERS, "", "")


def _make_advice_setting(seat: int) -> "Setting":
    return Setting("advice%d" % (seat + 1), SEAT_WORD, ADVICE, ADVICE[0], "")


def format_value(entry: "Setting", value: "Any") -> str:
    """Return a value of the Setting `entry` as text, in the format of the settings file."""
    if entry.kind == SLOT_LIST:
        return ",".join([str(slot) for slot in value])
    return str(value)


def describe_value(say: "Callable[..., str]", entry: "Setting", value: "Any") -> str:
    """Return the text of a value of the Setting `entry` in the user's language. `say(key)` returns texts."""
    if entry.kind == SLOT_LIST:
        return str(len(value))
    if entry.kind == WORD and not value.isdigit():
        return say(("kind-" if entry.name == "tray_kind" else "value-") + value)
    if entry.unit != "ms" or value < _MAX_MS:
        return say("unit-" + entry.unit, value=value)
    seconds, tenths = divmod(value // 100, 10)
    return say("unit-tenths", whole=seconds, tenths=tenths) if tenths else say("unit-seconds", count=seconds)


def parse_value(entry: "Setting", text: str) -> int | str | tuple[int, ...]:
    """Return the value that `text` means for the Setting `entry`. Raise a RuleError that says what is valid."""
    kind = entry.kind
    allowed = entry.allowed
    line = entry.name + "=" + text[:_MAX_QUOTED]
    if kind == NUMBER:
        lowest, highest, _ = allowed
        if lowest <= parse_decimal(text) <= highest:
            return int(text)
        raise RuleError("", "setting_number", line=line, least=lowest, most=highest)
    if kind == WORD or kind == SEAT_WORD:
        text = _OLD_VALUES.get(text, text)
        if text in allowed:
            return text
        raise RuleError("", "setting_word", line=line, choices=allowed)
    if kind == NAME:
        if len(text) <= allowed and text == normalize_name(text):
            return text
        raise RuleError("", "setting_name", line=line, most=allowed)
    slots = sorted({parse_decimal(slot) for slot in text.split(",")}) if text else ()
    if slots and not 0 <= slots[0] <= slots[-1] < allowed:
        raise RuleError("", "setting_slots", line=line, most=allowed - 1)
    return tuple(slots)


class Settings:
    """The values of all settings: `settings["name"]` is the value of a setting.

    `problems` lists the RuleErrors of the first wrong lines of the settings file. If there are more wrong lines, the
    last error counts them.
    """

    def __init__(self, data: bytes = b"") -> None:
        """Apply every valid line of `data`, the content of a settings file. All other settings have their defaults."""
        self._values = {entry.name: entry.default for entry in yield_settings()}
        self.problems: list[RuleError] = []
        more_count = 0
        for number, line in enumerate(data.split(b"\n"), 1):
            problem = self._parse_line(line, number)
            if problem and len(self.problems) < _MAX_PROBLEMS:
                self.problems.append(problem)
            elif problem:
                more_count += 1
        if more_count:
            self.problems.append(RuleError("", "more_wrong_lines", file=FILE, count=more_count))

    def _parse_line(self, line: bytes, number: int) -> RuleError | None:
        """Apply one line of a settings file. Return the RuleError that says what is wrong with it, or None."""
        try:
            text = line.strip().decode("utf-8")  # CPython would strip more characters of a text
        except UnicodeError:
            return RuleError("", "damaged_line", file=FILE, line=number)
        if not text or text[0] == "#":
            return None
        name, equals, value = text.partition("=")
        try:
            if not equals:
                raise RuleError("", "no_setting_line", text=name[:_MAX_QUOTED])
            self.set(name, value)
        except RuleError as error:
            return RuleError("", "wrong_line", file=FILE, line=number, why=error)
        return None

    def __getitem__(self, name: str) -> "Any":
        return self._values[name]

    def set(self, name: str, text: str) -> None:
        """Change a setting to the value that `text` means.

        Raise a RuleError that says what is valid if `text` is not.
        """
        entry = get_setting(name)
        value = parse_value(entry, text)
        if entry.kind == NAME and value != self._values[name]:
            self._values["advice" + name[-1]] = ADVICE[0]  # another player has not agreed
        self._values[name] = value

    def step(self, name: str, direction: int) -> None:
        """Change a setting to its next (`direction` 1) or previous (-1) value.

        Words start over at the end; numbers stop there.
        """
        entry = get_setting(name)
        allowed = entry.allowed
        value = self._values[name]
        if entry.kind == NUMBER:
            lowest, highest, step = allowed
            self._values[name] = max(lowest, min(highest, value + direction * step))
        elif entry.kind == WORD or entry.kind == SEAT_WORD:
            self._values[name] = allowed[(allowed.index(value) + direction) % len(allowed)]

    def format(self) -> bytes:
        """Return the content of the settings file: every setting, one in a line."""
        lines = [entry.name + "=" + format_value(entry, self._values[entry.name]) for entry in yield_settings()]
        return ("\n".join(lines) + "\n").encode("utf-8")

    def save(self, files: "Files") -> None:
        """Write the settings file: completely, or not at all if that fails. Raise OSError if there is no room."""
        files.write(FILE, self.format())


def load_settings(files: "Files") -> Settings:
    """Return the settings of the file in `files`; missing and damaged ones have their defaults."""
    try:
        size = files.get_size(FILE)
        data = files.read_part(FILE, 0, _MAX_BYTES) if size else b""
    except OSError as error:
        settings = Settings()
        settings.problems.append(RuleError("", "file_unreadable", file=FILE, reason=str(error)))
        return settings
    if size > _MAX_BYTES:
        data = data[: data.rfind(b"\n") + 1]  # half a line may look like a whole one
    settings = Settings(data)
    if size > _MAX_BYTES:
        settings.problems.append(RuleError("", "file_too_long", file=FILE, bytes=size))
    return settings
