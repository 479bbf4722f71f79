"""The command app: try an app in the simulator or on a tray, and keep apps on a tray."""

import argparse
import sys

from host_tools import optional
from host_tools.apps import files, on_tray
from host_tools.errors import UsageError
from host_tools.interrupts import INTERRUPTS
from host_tools.link import connecting, ports
from host_tools.terminal import console
from simulator.texts import HostTexts
from simulator.tray.apps import SUFFIX
from tray24.ui.toolkit.lights import FULL, KINDS

texts = HostTexts("app")

_HOST = "127.0.0.1"
_HTTP_PORT = 8024


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    run_one = _add(commands, "run", _run)
    run_one.add_argument("file", metavar="FILE", help=texts("help-file"))
    run_one.add_argument("--port", metavar="PORT", help=texts("help-port"))
    run_one.add_argument(
        "--http", type=int, default=_HTTP_PORT, metavar="P", help=texts("help-http", port=str(_HTTP_PORT))
    )
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
    command = commands.add_parser(
        name, help=texts(name), description=texts.attribute(name, "description"), allow_abbrev=False
    )
    command.set_defaults(do=do)
    return command


def run(arguments: argparse.Namespace) -> int:
    return arguments.do(arguments)


def _run(arguments: argparse.Namespace) -> int:
    path = files.find(arguments.file)
    if arguments.port is not None:
        return _run_on_tray(arguments.port, path)
    if not 0 <= arguments.http <= 65535:
        raise UsageError(texts("bad-http", port=str(arguments.http)))
    files.read(path)
    server = optional.load("simulator.web.server")
    return server.run(_HOST, arguments.http, not arguments.no_browser, kind=arguments.kind, app=path)


def _run_on_tray(port: str, path) -> int:
    source = files.read_compiling(path)
    with connecting.open_link(port) as link:
        on_tray.put(link, path.stem, source)
        link.ask("apps", op="start", name=path.stem)
        console.say(texts("started", name=path.stem, board=link.name))
        try:
            for text in on_tray.follow(link, path.stem):
                sys.stdout.write(text)
                sys.stdout.flush()
        except KeyboardInterrupt:
            link.ask("apps", op="leave")
            return INTERRUPTS.code
    console.say(texts("ended", name=path.stem))
    return 0


def _put(arguments: argparse.Namespace) -> int:
    found = [(path.stem, files.read_compiling(path)) for path in map(files.find, arguments.files)]
    with connecting.open_link(arguments.port) as link:
        for name, source in found:
            on_tray.put(link, name, source)
            print(texts("written", name=name, bytes=len(source)))
    return 0


def _list(arguments: argparse.Namespace) -> int:
    with connecting.open_link(arguments.port) as link:
        names = on_tray.names(link)
    print("\n".join(names) if names else texts("none"))
    return 0


def _remove(arguments: argparse.Namespace) -> int:
    with connecting.open_link(arguments.port) as link:
        known = on_tray.names(link)
        names = dict.fromkeys(arguments.names)
        for name in names:
            if name.removesuffix(SUFFIX) not in known:
                raise UsageError(texts("no-app", name=name))
        for name in names:
            link.ask("apps", op="remove", name=name.removesuffix(SUFFIX))
            print(texts("removed", name=name))
    return 0
