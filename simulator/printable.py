"""Text that a terminal shows as it is: without characters that it would obey, hide or turn around."""

_NO_BREAK = "\u00a0"  # a blank at which no line ends: French has it before ":" and "?"


def printable(text: str) -> str:
    """Return the text with control characters, invisible letters and marks of direction escaped, except line ends."""
    if text.isprintable():
        return text
    return "\n".join(one_line(line) for line in text.split("\n"))


def one_line(text: str) -> str:
    """Return the text as `printable` does, with its line ends escaped, too."""
    return "".join(letter if letter.isprintable() or letter == _NO_BREAK else ascii(letter)[1:-1] for letter in text)


def shortened(text: str, most: int) -> str:
    """Return the text, or its beginning and "…" when it has more than so many characters."""
    return text if len(text) <= most else text[: most - 1] + "…"


def printable_json(text: str) -> str:
    """Return JSON text of the same value in which such characters are escaped as JSON does it."""
    return "".join(letter if letter.isprintable() or letter == "\n" else _json_escape(letter) for letter in text)


def _json_escape(letter: str) -> str:
    units = letter.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))
