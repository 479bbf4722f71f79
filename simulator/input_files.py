"""Functions that read files named by a user, but only regular files of a limited size.

A pipe, a device or a folder is refused without being opened, so that it cannot block a program or fill its memory. Each
refusal is an OSError with a readable reason as its `strerror`, like the errors of the operating system.
"""

import errno
import os
import stat
from pathlib import Path

from simulator.texts import HostTexts

MAX_RECORD_BYTES = 4 << 20  # a long match has some 100 kB
MAX_TRACE_BYTES = 128 << 20  # many hours
MAX_TEXT_BYTES = 1 << 20  # a scenario, or a source of texts
MAX_UF2_BYTES = 64 << 20  # a UF2 has twice the bytes that it writes

_say = HostTexts("given-files")


def read_input_file(path: Path, max_bytes: int = MAX_RECORD_BYTES) -> bytes:
    """Return the content of a file. Raise OSError if it cannot be read, is not a regular file or is too large."""
    check_input_file(path, max_bytes)
    # Do not block, even if a pipe has replaced the file since the check.
    nonblock_flag = getattr(os, "O_NONBLOCK", 0)
    with open(path, "rb", opener=lambda name, flags: os.open(name, flags | nonblock_flag)) as file:
        data = file.read(max_bytes + 1)
        if len(data) > max_bytes:
            raise _make_size_error(path, max(len(data), os.fstat(file.fileno()).st_size), max_bytes)
    return data


def read_input_text(path: Path) -> str:
    """Return the content of a text file. Raise OSError as `read_input_file` does, and if the text is not UTF-8."""
    data = read_input_file(path, MAX_TEXT_BYTES)
    try:
        return data.decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line_number = data.count(b"\n", 0, error.start) + 1
        raise OSError(errno.EILSEQ, _say("not-text", line=str(line_number)), str(path)) from None


def check_input_file(path: Path, max_bytes: int) -> None:
    """Raise OSError unless the path is a regular file of at most this size."""
    status = path.stat()
    if stat.S_ISDIR(status.st_mode):
        raise OSError(errno.EISDIR, _say("is-folder"), str(path))
    if stat.S_ISFIFO(status.st_mode):
        raise OSError(errno.EINVAL, _say("is-pipe"), str(path))
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, _say("is-device"), str(path))
    if status.st_size > max_bytes:
        raise _make_size_error(path, status.st_size, max_bytes)


def _make_size_error(path: Path, size: int, max_bytes: int) -> OSError:
    unit, name = (1 << 20, "MB") if max_bytes >= 1 << 20 else (1 << 10, "kB")
    values = {"size": f"{-(-size // unit)} {name}", "most": f"{max_bytes // unit} {name}"}
    return OSError(errno.EFBIG, _say("too-large", **values), str(path))
