"""The command app: try an app in the simulator or on a tray, and keep apps on a tray."""

import argparse
import base64
import re
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

from host_tools import optional
from host_tools.errors import UsageError
from host_tools.interrupts import INTERRUPTS
from host_tools.link import connecting, ports
from host_tools.link.client import Link, pages
from host_tools.terminal import console
from simulator.given_files import MOST_TEXT_BYTES, read_given
from simulator.texts import HostTexts
from simulator.tray.apps import SUFFIX, examples
from tray24.ui.apps.source import MOST_BYTES
from tray24.ui.toolkit.lights import FULL, KINDS

texts = HostTexts("app")

_NAME = re.compile(r"[A-Za-z0-9_-]{1,24}")
_PART_BYTES = (360, 180, 60)
_MOST_DIGITS = 100  # of a line: the tray refuses one with more than 128
_REST_S = 0.25
_HOST = "127.0.0.1"
_HTTP_PORT = 8024


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    run_one = _add(commands, "run", _run)
    run_one.add_argument("file", metavar="FILE", help=texts("help-file"))
    run_one.add_argument("--port", metavar="PORT", help=texts("help-port"))
    help_http = texts("help-http", port=str(_HTTP_PORT))
    run_one.add_argument("--http", type=int, default=_HTTP_PORT, metavar="P", help=help_http)
    run_one.add_argument("--no-browser", action="store_true", help=texts("help-no-browser"))
    run_one.add_argument("--kind", choices=KINDS, default=FULL, help=texts("help-kind"))
    put = _add(commands, "put", _put)
    put.add_argument("files", nargs="+", metavar="FILE", help=texts("help-file"))
    ports.add_port_argument(put)
    ports.add_port_argument(_add(commands, "list", _list))
    remove = _add(commands, "remove", _remove)
    remove.add_argument("names", nargs="+", metavar="NAME", help=texts("help-name"))
    ports.add_port_argument(remove)


def _add(commands, name: str, do) -> argparse.ArgumentParser:
    description = texts.attribute(name, "description")
    command = commands.add_parser(name, help=texts(name), description=description, allow_abbrev=False)
    command.set_defaults(do=do)
    return command


def run(arguments: argparse.Namespace) -> int:
    return arguments.do(arguments)


def _run(arguments: argparse.Namespace) -> int:
    path = find(arguments.file)
    if arguments.port is not None:
        return _run_on_tray(arguments.port, path)
    if not 0 <= arguments.http <= 65535:
        raise UsageError(texts("bad-http", port=str(arguments.http)))
    read(path)
    server = optional.load("simulator.web.server")
    return server.run(_HOST, arguments.http, not arguments.no_browser, kind=arguments.kind, app=path)


def _run_on_tray(port: str, path) -> int:
    source = read_compiling(path)
    with connecting.open_link(port) as link:
        put(link, path.stem, source)
        link.ask("apps", op="start", name=path.stem)
        console.say(texts("started", name=path.stem, board=link.name))
        try:
            for text in follow(link, path.stem):
                sys.stdout.write(text)
                sys.stdout.flush()
        except KeyboardInterrupt:
            link.ask("apps", op="leave")
            return INTERRUPTS.code
    console.say(texts("ended", name=path.stem))
    return 0


def _put(arguments: argparse.Namespace) -> int:
    found = [(path.stem, read_compiling(path)) for path in map(find, arguments.files)]
    with connecting.open_link(arguments.port) as link:
        for name, source in found:
            put(link, name, source)
            print(texts("written", name=name, bytes=len(source)))
    return 0


def _list(arguments: argparse.Namespace) -> int:
    with connecting.open_link(arguments.port) as link:
        names = app_names(link)
    print("\n".join(names) if names else texts("none"))
    return 0


def _remove(arguments: argparse.Namespace) -> int:
    with connecting.open_link(arguments.port) as link:
        known = app_names(link)
        names = dict.fromkeys(arguments.names)
        for name in names:
            if name.removesuffix(SUFFIX) not in known:
                raise UsageError(texts("no-app", name=name))
        for name in names:
            link.ask("apps", op="remove", name=name.removesuffix(SUFFIX))
            print(texts("removed", name=name))
    return 0


def find(word: str) -> Path:
    """Return the path of an app, given as a file or as the name of an example. Raise UsageError when it is not one."""
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

    This computer's Python checks the source. What only the tray's refuses, its display reports.
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


def put(link: Link, name: str, source: bytes) -> None:
    """Write an app to the tray. An app with the same name is replaced."""
    sent = 0  # bytes that have arrived
    while True:
        # The next bytes, as many as a line of the link takes.
        parts = [base64.b64encode(source[sent : sent + most]).decode() for most in _PART_BYTES]
        data = next((part for part in parts if sum(map(str.isdigit, part)) <= _MOST_DIGITS), parts[-1])
        sent = link.ask("apps", op="put", data=data, **{"from": sent})
        if sent >= len(source):
            break
    link.ask("apps", op="keep", name=name)


def app_names(link: Link) -> list[str]:
    """Return the names of the apps on the tray."""
    return [name for page in pages(link, "apps", "apps", op="list") for name in page]


def follow(link: Link, name: str) -> Iterator[str]:
    """Yield what the app prints, until it has ended and nothing more is printed."""
    while True:
        told = link.ask("apps", op="look")
        if told["printed"]:
            yield told["printed"]
        elif told["running"] != name:
            return
        else:
            time.sleep(_REST_S)
