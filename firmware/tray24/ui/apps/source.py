"""The source file of an app: its largest size, and its title, which is read without running the app."""

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ports import Apps

MAX_BYTES = 16_000

_PREFIX = b"TITLE = "
_HEAD_BYTES = const(600)
_MAX_LETTERS = const(24)


def read_title(apps: "Apps", name: str) -> str:
    """Return the title of the app `name`, from a line `TITLE = "..."` near the beginning of its source.

    If there is no such line, return `name` with spaces for underscores.
    """
    for line in apps.read_source(name, _HEAD_BYTES).split(b"\n"):
        title = line[len(_PREFIX) :].strip()
        if line.startswith(_PREFIX) and len(title) > 2 and title[:1] in b"\"'" and title[-1:] == title[:1]:
            try:
                return title[1:-1].decode()[:_MAX_LETTERS]
            except ValueError:
                break
    return name.replace("_", " ")
