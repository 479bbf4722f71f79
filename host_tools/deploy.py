"""The command deploy: the tray's files onto a board that runs MicroPython, as far as they differ, all at once."""

import argparse
import json
import time
from dataclasses import dataclass

from host_tools import bundle, deployment
from host_tools.cli import Failure
from host_tools.console import progress, waiting
from host_tools.doctor import crashes
from host_tools.link import ports, prompt
from host_tools.link.comeback import await_tray, port_of
from host_tools.link.virtual import check_board
from tray24 import __version__

WHEN_INTERRUPTED = "Nothing is lost: './tray24 deploy' goes on where it ended"


@dataclass
class Deployed:
    """What was done, and what the tray said of itself when it was back."""

    port: str
    plan: deployment.Plan
    version: dict
    seconds: float

    def in_words(self) -> str:
        plan = self.plan
        done = f"{len(plan.new)} sent ({plan.size / 1024:.0f} kB), {len(plan.gone)} removed, {plan.same} as they were"
        return (
            f"the tray at {self.port} runs tray24 {self.version['tray24']} on MicroPython {self.version['micropython']}: "
            f"{self.version['files']} files, {done if plan else 'all as they were'}; {self.seconds:.0f} s"
        )

    def as_json(self) -> str:
        return json.dumps(
            {
                "port": self.port,
                **self.version,
                "sent": list(self.plan.new),
                "removed": self.plan.gone,
                "same": self.plan.same,
                "bytes": self.plan.size,
                "seconds": round(self.seconds, 1),
            }
        )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Put the tray's files onto a board with MicroPython: those that differ, checked, and all at once. Interrupted "
        "at any moment the old tray still runs, and the next deploy goes on. Records, settings and calibration stay."
    )
    ports.add_port_argument(parser)
    parser.add_argument("--json", action="store_true", help="tell what was done as JSON")


def run(arguments: argparse.Namespace) -> int:
    done = deploy(arguments.port)
    print(done.as_json() if arguments.json else done.in_words())
    return 0


def deploy(port: str | None, files: dict[str, bytes] | None = None) -> Deployed:
    """Bring the board at this port to these files (None: those of this checkout), start it anew and hear what runs."""
    began_s = time.monotonic()
    port = ports.find_port(port)
    check_board(port)  # before all that takes its time
    with waiting("compiling the tray"):
        files = files or bundle.make()
    with waiting("looking at the board"):
        board = prompt.open_prompt(port)
    with board:
        name = board.port
        try:
            plan = _deploy(board, files)
        finally:
            board.reset()  # into the new tray, or back into the old one
    with waiting("the board starts anew"):
        try:
            link = await_tray(name, board.serial)
        except Failure as failure:
            words = crashes.at_prompt(port_of(name, board.serial))
            raise Failure(f"{failure}\nThe tray crashed; its last words:\n{words}" if words else str(failure)) from None
    link.close()
    _check(link.version, files, link.name)
    return Deployed(name, plan, link.version, time.monotonic() - began_s)


def _deploy(board: prompt.Prompt, files: dict[str, bytes]) -> deployment.Plan:
    with waiting("comparing its files"):
        work = deployment.prepare(board, files)
    if work.plan:
        with progress("sending", work.plan.size) as show:
            work.send(show)
    work.finish()
    return work.plan


def _check(version: dict, files: dict[str, bytes], name: str) -> None:
    if version["tray24"] != __version__ or version.get("files") != len(files):
        raise Failure(
            f"{name} says that it runs tray24 {version['tray24']} with {version.get('files')} files, and not "
            f"{__version__} with {len(files)}. Something else on the board is in the way (such as a folder /tray24): "
            "start with './tray24 flash --uf2 build/tray24-...uf2', which replaces all of its files"
        )
