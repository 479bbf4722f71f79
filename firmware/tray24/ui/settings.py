"""What texts mean for the settings of `specification`, and the lines of their file; `values` keeps them."""

from tray24.ui.specification import FILE, NAME, NAME_LETTERS, NUMBER, WORD, specification


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


def tidy_name(text):
    """What of `text` can be a player's name: one line, no blanks around it, at most NAME_LETTERS letters."""
    return "".join([letter for letter in text if _is_letter(ord(letter))]).strip()[:NAME_LETTERS].strip()


def _is_letter(code):
    """False for what is no character of a line: controls, ends of lines, signs that turn a line round, lone halves."""
    return code >= 32 and not (0x7F <= code < 0xA0 or 0x2028 <= code <= 0x202E or 0xD800 <= code < 0xE000)


def parse(data, values):
    """Takes every good line of a file's content into `values`; gives what was wrong with the others, in words."""
    problems = []
    number = 0
    for line in data.split(b"\n"):
        number += 1
        try:
            text = line.decode("utf-8").strip()
        except UnicodeError:
            problems.append("%s line %d is damaged" % (FILE, number))
            continue
        if not text or text[0] == "#":
            continue
        name, equals, value = text.partition("=")
        try:
            if not equals:
                raise ValueError("'" + name[:20] + "' is no line name=value")
            values[name] = parse_value(specification(name), value)
        except ValueError as error:
            problems.append("%s line %d: %s" % (FILE, number, error))
    return problems


def step_value(spec, value, direction):
    """The next (1) or previous (-1) value of a number or a word; words go round."""
    _, kind, allowed, _, _ = spec
    if kind == NUMBER:
        lowest, highest, step = allowed
        return max(lowest, min(highest, value + direction * step))
    return allowed[(allowed.index(value) + direction) % len(allowed)] if kind == WORD else value
