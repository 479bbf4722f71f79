"""The command `app`: try an app in the simulator or on a tray, and keep apps on a tray."""

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
from host_tools.link import connection, ports
from host_tools.link.client import Link, fetch_pages
from host_tools.terminal import console
from simulator.input_files import MAX_TEXT_BYTES, read_input_file
from simulator.texts import HostTexts
from simulator.tray.apps import SUFFIX, find_examples
from tray24.ui.apps.source import MAX_BYTES
from tray24.ui.toolkit.lights import FULL, KINDS

say = HostTexts("app")

_NAME = re.compile(r"[A-Za-z0-9_-]{1,24}")
_PART_BYTES = (360, 180, 60)
_MAX_DIGITS = 100  # of a line: the tray refuses one with more than 128
_REST_S = 0.25
_HOST = "127.0.0.1"
_HTTP_PORT = 8024


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    run_parser = _add_command(commands, "run", _run_app)
    run_parser.add_argument("file", metavar="FILE", help=say("help-file"))
    run_parser.add_argument("--port", metavar="PORT", help=say("help-port"))
    help_http = say("help-http", port=str(_HTTP_PORT))
    run_parser.add_argument("--http", type=int, default=_HTTP_PORT, metavar="P", help=help_http)
    run_parser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))
    run_parser.add_argument("--kind", choices=KINDS, default=FULL, help=say("help-kind"))
    put_parser = _add_command(commands, "put", _upload_apps)
    put_parser.add_argument("files", nargs="+", metavar="FILE", help=say("help-file"))
    ports.add_port_argument(put_parser)
    ports.add_port_argument(_add_command(commands, "list", _list_apps))
    remove_parser = _add_command(commands, "remove", _remove_apps)
    remove_parser.add_argument("names", nargs="+", metavar="NAME", help=say("help-name"))
    ports.add_port_argument(remove_parser)


def _add_command(commands, name: str, handler) -> argparse.ArgumentParser:
    description = say.format_attribute(name, "description")
    command = commands.add_parser(name, help=say(name), description=description, allow_abbrev=False)
    command.set_defaults(do=handler)
    return command


def run(arguments: argparse.Namespace) -> int:
    return arguments.do(arguments)


def _run_app(arguments: argparse.Namespace) -> int:
    path = find_app(arguments.file)
    if arguments.port is not None:
        return _run_on_tray(arguments.port, path)
    if not 0 <= arguments.http <= 65535:
        raise UsageError(say("bad-http", port=str(arguments.http)))
    read_source(path)
    server = optional.load("simulator.web.server")
    return server.run_server(_HOST, arguments.http, not arguments.no_browser, kind=arguments.kind, app=path)


def _run_on_tray(port: str, path) -> int:
    source = read_checked_source(path)
    with connection.open_link(port) as link:
        upload_app(link, path.stem, source)
        link.request("apps", op="start", name=path.stem)
        console.print_message(say("started", name=path.stem, board=link.name))
        try:
            for text in follow_output(link, path.stem):
                sys.stdout.write(text)
                sys.stdout.flush()
        except KeyboardInterrupt:
            link.request("apps", op="leave")
            return INTERRUPTS.code
    console.print_message(say("ended", name=path.stem))
    return 0


def _upload_apps(arguments: argparse.Namespace) -> int:
    found = [(path.stem, read_checked_source(path)) for path in map(find_app, arguments.files)]
    with connection.open_link(arguments.port) as link:
        for name, source in found:
            upload_app(link, name, source)
            print(say("written", name=name, bytes=len(source)))
    return 0


def _list_apps(arguments: argparse.Namespace) -> int:
    with connection.open_link(arguments.port) as link:
        names = list_names(link)
    print("\n".join(names) if names else say("none"))
    return 0


def _remove_apps(arguments: argparse.Namespace) -> int:
    with connection.open_link(arguments.port) as link:
        known = list_names(link)
        names = dict.fromkeys(arguments.names)
        for name in names:
            if name.removesuffix(SUFFIX) not in known:
                raise UsageError(say("no-app", name=name))
        for name in names:
            link.request("apps", op="remove", name=name.removesuffix(SUFFIX))
            print(say("removed", name=name))
    return 0


def find_app(word: str) -> Path:
    """Return the path of an app, given as a file or as the name of an example.

    Raise UsageError when there is no such file or its name is not valid for an app.
    """
    path = Path(word)
    if not path.exists() and word in find_examples():
        return find_examples()[word]
    if not path.exists():
        raise UsageError(say("no-file", file=word, examples=", ".join(find_examples())))
    if path.suffix != SUFFIX or not _NAME.fullmatch(path.stem):
        raise UsageError(say("bad-name", file=path.name))
    return path


def read_source(path: Path) -> bytes:
    """Return an app's source. Raise UsageError if it is too long for a tray, OSError if it cannot be read."""
    source = read_input_file(path, MAX_TEXT_BYTES)
    if len(source) > MAX_BYTES:
        raise UsageError(say("too-long", file=path.name, bytes=len(source), most=MAX_BYTES))
    return source


def read_checked_source(path: Path) -> bytes:
    """Return an app's source for a tray. Raise UsageError as `read_source` does, or if it does not compile.

    This computer's Python checks the source. A fault that only the tray's MicroPython finds is shown on its display.
    """
    source = read_source(path)
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
    raise UsageError(say("not-compiling", file=path.name, line=str(line), reason=reason))


def upload_app(link: Link, name: str, source: bytes) -> None:
    """Write an app to the tray, where it replaces an app with the same name."""
    position = 0  # bytes that have arrived
    while True:
        # The next bytes, as many as a line of the link takes.
        parts = [base64.b64encode(source[position : position + max_bytes]).decode() for max_bytes in _PART_BYTES]
        data = next((part for part in parts if sum(map(str.isdigit, part)) <= _MAX_DIGITS), parts[-1])
        position = link.request("apps", op="put", data=data, **{"from": position})
        if position >= len(source):
            break
    link.request("apps", op="keep", name=name)


def list_names(link: Link) -> list[str]:
    """Return the names of the apps on the tray."""
    return [name for page in fetch_pages(link, "apps", "apps", op="list") for name in page]


def follow_output(link: Link, name: str) -> Iterator[str]:
    """Yield the output of the running app `name`, until it has ended and nothing more is printed."""
    while True:
        reply = link.request("apps", op="look")
        if reply["printed"]:
            yield reply["printed"]
        elif reply["running"] != name:
            return
        else:
            time.sleep(_REST_S)
