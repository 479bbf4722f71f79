"""The command `check`: read the sources and report what is wrong with them."""

import argparse
import time

from host_tools.checkout import ROOT
from host_tools.checks import runner
from host_tools.checks.tree import SourceTree
from host_tools.errors import UsageError
from host_tools.terminal.console import join_list
from simulator.texts import HostTexts

say = HostTexts("check")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="NAME", help=say("help-names", names=", ".join(runner.NAMES)))
    parser.add_argument("--quick", action="store_true", help=say("help-quick", names=join_list(runner.SLOW)))


def run(arguments: argparse.Namespace) -> int:
    for name in arguments.names:
        if name not in runner.NAMES:
            raise UsageError(say("no-check", name=name, names=", ".join(runner.NAMES)))
    names = arguments.names or [name for name in runner.NAMES if not (arguments.quick and name in runner.SLOW)]
    began_s = time.monotonic()
    failed_names = []
    for name, findings in runner.run_checks(SourceTree(ROOT), names):
        for finding in findings:
            print(finding, flush=True)
        if findings:
            failed_names.append(name)
    seconds = round(time.monotonic() - began_s)
    if failed_names:
        print(say("found", names=", ".join(failed_names), count=len(names), seconds=seconds))
        return 1
    print(say("nothing-found", count=len(names), seconds=seconds))
    return 0
