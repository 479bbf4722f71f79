"""MicroPython for the Pico: the one official file that everything is tested with, where it is kept, how it gets there."""

import argparse
import errno
import hashlib
import http.client
import os
import ssl
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from host_tools import uf2
from host_tools.cli import Failure
from host_tools.files import write_whole

VERSION = "1.28.0"
NAME = f"RPI_PICO-20260406-v{VERSION}.uf2"
SHA256 = "00aedb8431ebea83b470ef909509f16432c5b1b43e8f6eaf015f6f9560bc8152"
URL = f"https://micropython.org/resources/firmware/{NAME}"
VARIABLE = "TRAY24_CACHE"
_TIMEOUT_S = 30
_CHUNK = 1 << 14
_MOST_BYTES = 4 << 20  # twice the Pico's flash as UF2: whoever sends more sends something else
_TO_GET_IT = (
    "get it with './tray24 firmware fetch', or, downloaded elsewhere, with './tray24 firmware fetch --from FILE'"
)


def cache_folder() -> Path:
    """TRAY24_CACHE, or the folder that the system has for what a program can get again."""
    if chosen := os.environ.get(VARIABLE):
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Tray24" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "Tray24"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tray24"


def why_unavailable() -> str:
    """Why there is no firmware in the cache and what to do about it, or "" when it is there."""
    try:
        data = (cache_folder() / NAME).read_bytes()
    except FileNotFoundError:
        return f"MicroPython's firmware for the Pico is not there yet: {_TO_GET_IT}"
    except OSError as error:
        return f"{cache_folder() / NAME} cannot be read ({error.strerror or error}): {_TO_GET_IT}"
    wrong = what_is_wrong(data)
    return f"{cache_folder() / NAME}: {wrong}; {_TO_GET_IT}" if wrong else ""


def uf2_path() -> Path:
    """The verified firmware in the cache. Failure says how to get it."""
    if reason := why_unavailable():
        raise Failure(reason)
    return cache_folder() / NAME


def what_is_wrong(data: bytes) -> str:
    """Why these bytes are not the pinned firmware, or ""."""
    found = hashlib.sha256(data).hexdigest()
    if found == SHA256:
        return ""
    try:
        uf2.read(data)
    except uf2.Damaged as damage:
        return str(damage)
    return f"a UF2 file for the Pico, but not {NAME} (its sha256 is {found}, wanted is {SHA256})"


# The command.


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    fetch = actions.add_parser("fetch", help=f"put {NAME} into the cache", allow_abbrev=False)
    fetch.add_argument("--from", dest="file", type=Path, metavar="FILE", help="take it from this file, not the network")


def run(arguments: argparse.Namespace) -> int:
    target = cache_folder() / NAME
    if arguments.file is None and not why_unavailable():
        print(f"already there: {target}")
        return 0
    data = _read(arguments.file) if arguments.file else _download()
    if wrong := what_is_wrong(data):
        source = arguments.file or URL
        raise Failure(f"{source}: {wrong}. Nothing was kept. The right file is {URL}")
    _keep(data, target)
    print(f"MicroPython {VERSION} for the Pico: {target}")
    return 0


def _read(file: Path) -> bytes:
    try:
        with file.open("rb") as source:
            return source.read(_MOST_BYTES)
    except OSError as error:
        raise Failure(
            f"--from {file}: cannot be read: {error.strerror or error}. Name the file that was downloaded from {URL}"
        ) from None


def _keep(data: bytes, target: Path) -> None:
    try:
        write_whole(target, data)
    except OSError as error:
        advice = "make room there" if error.errno == errno.ENOSPC else "make that folder writable"
        raise Failure(
            f"{target} cannot be written: {error.strerror or error}. Either {advice} or name another folder in {VARIABLE}."
        ) from None


# The network.


def _download() -> bytes:
    try:
        with urllib.request.urlopen(URL, timeout=_TIMEOUT_S) as answer:
            return _receive(answer)
    except urllib.error.HTTPError as error:
        reason = f"the server answers {error.code} {error.reason}"
    except urllib.error.URLError as error:
        reason = _in_words(error.reason)
    except (OSError, http.client.HTTPException) as error:
        reason = _in_words(error)
    raise Failure(
        f"{URL} cannot be downloaded: {reason}. Try again, or download it elsewhere and give it with "
        "'./tray24 firmware fetch --from FILE'."
    )


def _receive(answer: http.client.HTTPResponse) -> bytes:
    length = answer.headers.get("Content-Length", "")
    announced = int(length) if length.isdecimal() else 0
    received = bytearray()
    with _progress(announced) as show:
        while len(received) <= _MOST_BYTES and (chunk := answer.read(_CHUNK)):
            received += chunk
            show(len(received))
    if len(received) < announced:
        raise http.client.IncompleteRead(bytes(received), announced - len(received))
    return bytes(received)


def _in_words(error: object) -> str:
    if isinstance(error, TimeoutError):
        return f"no answer for {_TIMEOUT_S} s"
    if isinstance(error, http.client.IncompleteRead):
        return f"the connection broke off after {len(error.partial)} bytes"
    if isinstance(error, ssl.SSLCertVerificationError):
        return (
            f"this Python does not trust the server's certificate ({error.verify_message}); Python from python.org "
            "on macOS wants its 'Install Certificates.command' run once"
        )
    return f"the network does not lead there ({getattr(error, 'strerror', None) or error})"


@contextmanager
def _progress(announced: int) -> Iterator[Callable[[int], object]]:
    """Gives a function to call with the bytes received so far; a bar on a terminal, else nothing."""
    if not sys.stderr.isatty():
        yield lambda received: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TransferSpeedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TransferSpeedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(NAME, total=announced or None)
        yield lambda received: progress.update(task, completed=received)
