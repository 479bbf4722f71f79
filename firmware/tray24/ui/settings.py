"""The tray's settings: a specification, their values, and their file of text lines, one `name=value` each."""

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
    ("presence_only", WORD, ("off", "on"), "off", ""),
    ("masked_slots", SLOT_LIST, SLOTS, (), ""),
) + tuple(("name%d" % (seat + 1), NAME, NAME_LETTERS, "", "") for seat in range(SEATS))


def specification(name):
    """The entry of SPECIFICATION called `name`. ValueError when there is none."""
    for spec in SPECIFICATION:
        if spec[0] == name:
            return spec
    raise ValueError("there is no setting " + name)


def parse_value(spec, text):
    """The value that `text` means for a setting. ValueError says what would be right."""
    name, kind, allowed = spec[:3]
    if kind == NUMBER:
        lowest, highest, _ = allowed
        if text.isdigit() and len(text) < 6 and lowest <= int(text) <= highest:
            return int(text)
        raise ValueError("%s=%s: give a number from %d to %d" % (name, text, lowest, highest))
    if kind == WORD:
        if text in allowed:
            return text
        raise ValueError("%s=%s: give %s" % (name, text, " or ".join(allowed)))
    if kind == NAME:
        if len(text) <= allowed and text == tidy_name(text):
            return text
        raise ValueError("%s=%s: give at most %d letters" % (name, text, allowed))
    slots = text.split(",") if text else []
    for slot in slots:
        if not (slot.isdigit() and len(slot) < 3 and int(slot) < allowed):
            raise ValueError("%s=%s: give slots from 0 to %d, such as 3,17" % (name, text, allowed - 1))
    return tuple(sorted({int(slot) for slot in slots}))


def format_value(spec, value):
    """The text of a setting's value, the inverse of `parse_value`."""
    if spec[1] == SLOT_LIST:
        return ",".join([str(slot) for slot in value])
    return str(value)


def tidy_name(text):
    """What of `text` can be a player's name: one line, no blanks around it, at most NAME_LETTERS letters."""
    return "".join([letter for letter in text if _is_letter(ord(letter))]).strip()[:NAME_LETTERS].strip()


def _is_letter(code):
    """False for what is no character of a line: controls, ends of lines, signs that turn a line round, lone halves."""
    return code >= 32 and not (0x7F <= code < 0xA0 or 0x2028 <= code <= 0x202E or 0xD800 <= code < 0xE000)


class Settings:
    """The values of all settings, read with settings["name"]. `problems` lists what was wrong with their file."""

    def __init__(self, data=None):
        self.problems = []
        self._values = {spec[0]: spec[3] for spec in SPECIFICATION}
        if data:
            self._parse(data)

    def __getitem__(self, name):
        return self._values[name]

    def _parse(self, data):
        """Takes every good line of the file; a bad one is reported and its setting keeps its default."""
        number = 0
        for line in data.split(b"\n"):
            number += 1
            try:
                text = line.decode("utf-8").strip()
            except UnicodeError:
                self.problems.append("%s line %d is damaged" % (FILE, number))
                continue
            if not text or text[0] == "#":
                continue
            name, equals, value = text.partition("=")
            try:
                if not equals:
                    raise ValueError("'" + name[:20] + "' is no line name=value")
                self.set(name, value)
            except ValueError as error:
                self.problems.append("%s line %d: %s" % (FILE, number, error))

    def set(self, name, text):
        """Change a setting to what `text` means. ValueError says what would be right; then nothing has changed."""
        self._values[name] = parse_value(specification(name), text)

    def step(self, name, direction):
        """Change a number or a word to its next (1) or previous (-1) value; words go round."""
        _, kind, allowed, _, _ = specification(name)
        value = self._values[name]
        if kind == NUMBER:
            lowest, highest, step = allowed
            self._values[name] = max(lowest, min(highest, value + direction * step))
        elif kind == WORD:
            self._values[name] = allowed[(allowed.index(value) + direction) % len(allowed)]

    def format(self):
        """The file's content: every setting, one a line."""
        lines = [spec[0] + "=" + format_value(spec, self._values[spec[0]]) for spec in SPECIFICATION]
        return ("\n".join(lines) + "\n").encode("utf-8")

    def save(self, files):
        """Write the file, whole or not at all. OSError when there is no room."""
        files.write(FILE, self.format())


def load(files):
    """The settings that `files` hold; defaults where there are none, or damaged ones."""
    try:
        data = files.read(FILE)
    except OSError as error:
        settings = Settings()
        settings.problems.append("%s cannot be read: %s" % (FILE, error))
        return settings
    return Settings(data)
