"""KiCad's own checks of the schematic, by kicad-cli (KiCad 7 and newer): its netlist and its electrical rule check."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from hardware.circuit.netlist import Netlist, find_children, get_child, parse_expression

_OFF_BOARD = "off_board"
_VIOLATION = re.compile(r"^\[(\w+)\]", re.MULTILINE)
# Findings that depend on this user's libraries, not on the schematic.
_IGNORED_KINDS = {"footprint_link_issues", "lib_symbol_issues"}


def find_kicad_cli() -> str | None:
    """Return the path of kicad-cli, or of the command in the environment variable TRAY24_KICAD_CLI; None if not found.

    KiCad 6 comes without kicad-cli.
    """
    return shutil.which(os.environ.get("TRAY24_KICAD_CLI", "kicad-cli"))


def check_schematic(root: Path, netlist: Netlist) -> list[str]:
    """Run kicad-cli on the schematic with the root file `root`, and return its findings.

    Nets that differ from `netlist` are findings, too. Raise FileNotFoundError if kicad-cli is not installed.
    """
    program = find_kicad_cli()
    if program is None:
        raise FileNotFoundError("kicad-cli")
    with tempfile.TemporaryDirectory() as folder:
        report, netlist_path = Path(folder) / "erc.txt", Path(folder) / "nets.net"
        _run_kicad_cli(program, "erc", report, root)
        _run_kicad_cli(program, "export", "netlist", netlist_path, root)
        kinds = _VIOLATION.findall(report.read_text(encoding="utf-8"))
        return [f"rule check: {kind}" for kind in kinds if kind not in _IGNORED_KINDS] + compare_netlists(
            netlist, netlist_path
        )


def _run_kicad_cli(program: str, *arguments: str | Path) -> None:
    *action, out, root = (str(argument) for argument in arguments)
    command = [program, "sch", *action, "--output", out, root]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if not Path(out).exists():
        raise SystemExit(f"kicad-cli failed: {result.stderr.strip()}")


def compare_netlists(netlist: Netlist, exported: Path) -> list[str]:
    """Return findings about nets that differ between `netlist` and `exported`, a netlist file that kicad-cli wrote.

    Parts that are off the board are not compared, because the exported netlist lacks them.
    """
    tree = parse_expression(exported.read_text(encoding="utf-8"))
    exported_nets = {
        get_child(net, "name")[1]: {
            (get_child(node, "ref")[1], get_child(node, "pin")[1]) for node in find_children(net, "node")
        }
        for net in find_children(get_child(tree, "nets"), "net")
    }
    off_board_refs = {ref for ref, part in netlist.components.items() if part.footprint.startswith(_OFF_BOARD)}
    expected_nets = {
        name: {node for node in nodes if node[0] not in off_board_refs} for name, nodes in netlist.nets.items()
    }
    names = {name for name in (*exported_nets, *expected_nets) if not name.startswith("unconnected-")}
    single_pin_nets = {name for name, nodes in netlist.nets.items() if len(nodes) < 2}
    return [
        f"kicad-cli: net {name}"
        for name in sorted(names - single_pin_nets)
        if exported_nets.get(name) != expected_nets.get(name)
    ]
