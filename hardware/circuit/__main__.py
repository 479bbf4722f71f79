"""`python -m hardware.circuit`: the electrical rule check, then the netlist `hardware/build/tray24.net`."""

import os
import re
import sys
import tempfile
from pathlib import Path

from hardware.circuit import names
from hardware.circuit.catalog import BUILD

_FOR_PEOPLE = re.compile(r'\s*\(field\s*\(name "(?:SKiDL Line|SKiDL Tag|Description|Datasheet)"\)(?: "[^"]*")?\)')
_WHEN_AND_WHERE = re.compile(r'\((date|source) "[^"]*"\)')


def set_up_skidl() -> None:
    """Tells SKiDL where the symbols are; it asks for a folder of each version of KiCad, Debian's is of 6."""
    symbols = os.environ.get("KICAD6_SYMBOL_DIR", "/usr/share/kicad/symbols")
    for version in ("", "6", "7", "8", "9", "10"):
        os.environ.setdefault(f"KICAD{version}_SYMBOL_DIR", symbols)
    import skidl

    skidl.set_default_tool(skidl.KICAD6)
    skidl.lib_search_paths[skidl.KICAD6] = [symbols]


def build_circuit() -> None:
    """All parts and nets, in SKiDL's own circuit."""
    from skidl import POWER, Net

    from hardware.circuit.controller import add_controller
    from hardware.circuit.slots import add_slots

    wanted = (names.GROUND, names.SUPPLY, names.LOGIC, names.INFRARED_SUPPLY, names.INFRARED_RETURN)
    rails = {name: Net(name) for name in wanted}
    rails[names.GROUND].drive = POWER
    data, sensed = add_slots(rails)
    add_controller(rails, data, sensed)


def check_rules() -> tuple[int, int]:
    """Errors and warnings of SKiDL's electrical rule check."""
    from skidl import ERC
    from skidl.logger import active_logger as logger

    ERC()
    return logger.error.count, logger.warning.count


def netlist_text() -> str:
    """The netlist without dates and places, so that the same circuit gives the same bytes."""
    from skidl import generate_netlist

    generate_netlist(file_="tray24.net")
    text = Path("tray24.net").read_text(encoding="utf-8")
    return _FOR_PEOPLE.sub("", _WHEN_AND_WHERE.sub(r'(\1 "")', text)).rstrip() + "\n"


def main() -> int:
    out = BUILD / "tray24.net"
    with tempfile.TemporaryDirectory() as folder:  # SKiDL leaves logs where it runs
        os.chdir(folder)
        set_up_skidl()
        build_circuit()
        errors, warnings = check_rules()
        text = netlist_text() if not errors else ""
        os.chdir("/")
    print(f"electrical rule check: {errors} errors, {warnings} warnings")
    if errors:
        return 1
    out.write_text(text, encoding="utf-8")
    print(f"written: {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
