"""The file of an app, as a command names it: a path, or the name of an example."""

import re
import warnings
from pathlib import Path

from host_tools.errors import UsageError
from simulator.given_files import MOST_TEXT_BYTES, read_given
from simulator.texts import HostTexts
from simulator.tray.apps import SUFFIX, examples
from tray24.ui.apps.source import MOST_BYTES

_NAME = re.compile(r"[A-Za-z0-9_-]{1,24}")
texts = HostTexts("app")


def find(word: str) -> Path:
    """Return the path of the app that a word names. Raise UsageError when there is none, or when it cannot be one."""
    path = Path(word)
    if not path.exists() and word in examples():
        return examples()[word]
    if not path.exists():
        raise UsageError(texts("no-file", file=word, examples=", ".join(examples())))
    if path.suffix != SUFFIX or not _NAME.fullmatch(path.stem):
        raise UsageError(texts("bad-name", file=path.name))
    return path


def read(path: Path) -> bytes:
    """Return the source. Raise UsageError when it is too long for a tray, OSError when it cannot be read."""
    source = read_given(path, MOST_TEXT_BYTES)
    if len(source) > MOST_BYTES:
        raise UsageError(texts("too-long", file=path.name, bytes=len(source), most=MOST_BYTES))
    return source


def read_compiling(path: Path) -> bytes:
    """Return the source for a tray. Raise UsageError as `read` does, and when it does not compile.

    Python here stands for the tray's: what only that refuses is said on its display.
    """
    source = read(path)
    try:
        with warnings.catch_warnings(action="ignore"):
            compile(source.decode(), path.name, "exec", dont_inherit=True)
    except UnicodeDecodeError as error:
        line, reason = source.count(b"\n", 0, error.start) + 1, error.reason
    except SyntaxError as error:
        line, reason = error.lineno or 1, error.msg
    except (ValueError, RecursionError, MemoryError) as error:  # a zero byte; too many parentheses
        line, reason = 1, str(error) or type(error).__name__
    else:
        return source
    raise UsageError(texts("not-compiling", file=path.name, line=str(line), reason=reason))
