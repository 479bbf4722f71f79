"""The command `site`: build the website of the project, and serve it on this computer to try it."""

import argparse
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from host_tools import optional
from host_tools.errors import UsageError
from host_tools.site import languages
from simulator.texts import HostTexts
from simulator.web.http_server import serve_locally

say = HostTexts("site")

_OUT = Path("build", "site")
_MB = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, default=_OUT, metavar="DIR", help=say("help-out", folder=str(_OUT)))
    parser.add_argument("--home", type=languages.parse_address, metavar="URL", help=say("help-home"))
    parser.add_argument("--source", type=languages.parse_address, metavar="URL", help=say("help-source"))
    parser.add_argument("--serve", action="store_true", help=say("help-serve"))
    parser.add_argument("--port", type=int, default=0, metavar="P", help=say("help-port"))
    parser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))


def run(arguments: argparse.Namespace) -> int:
    builder = optional.load("host_tools.site.builder")
    out: Path = arguments.out
    if not builder.is_replaceable(out):
        raise UsageError(say("not-a-site", folder=str(out)))
    builder.build_site(out, languages.find_addresses(arguments.home, arguments.source))
    sizes = {path: path.stat().st_size for path in out.rglob("*") if path.is_file()}
    tray_bytes = sum(sizes[path] for path in builder.list_tray_files(out))
    size, tray_size = (f"{total / _MB:.1f}" for total in (sum(sizes.values()), tray_bytes))
    print(say("built", folder=str(out), files=str(len(sizes)), size=size, tray=tray_size), flush=True)
    if arguments.serve:
        app = Starlette(routes=[Mount("/", StaticFiles(directory=out, html=True))])
        serve_locally(app, arguments.port, not arguments.no_browser, say("name"))
    return 0
