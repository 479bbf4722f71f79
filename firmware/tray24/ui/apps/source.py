"""Read an app's title from its source file without running the app, and define the most bytes of such a file."""

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ports import Apps

MAX_BYTES = 16_000

_SET = b"TITLE = "
_HEAD_BYTES = const(600)
_LONGEST = const(24)


def read_title(apps: "Apps", name: str) -> str:
    """Return the title of the app `name`, from a line `TITLE = "..."` near the beginning of its source.

    If there is no such line, return `name` with spaces for underscores.
    """
    for line in apps.read_source(name, _HEAD_BYTES).split(b"\n"):
        words = line[len(_SET) :].strip()
        if line.startswith(_SET) and len(words) > 2 and words[:1] in b"\"'" and words[-1:] == words[:1]:
            try:
                return words[1:-1].decode()[:_LONGEST]
            except ValueError:
                break
    return name.replace("_", " ")
