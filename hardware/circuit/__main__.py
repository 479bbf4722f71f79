"""`python -m hardware.circuit`: the electrical rule check, then the netlist `hardware/build/tray24.net`.

With --check the netlist is compared with the one that is there.
"""

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


def make_netlist() -> str | None:
    """The rules checked and the netlist made, where SKiDL may leave its logs; None when the rules are broken."""
    here = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            set_up_skidl()
            build_circuit()
            errors, warnings = check_rules()
            print(f"electrical rule check: {errors} errors, {warnings} warnings")
            return None if errors else netlist_text()
        finally:
            os.chdir(here)


def main(arguments: list[str]) -> int:
    out = BUILD / "tray24.net"
    text = make_netlist()
    if text is None:
        return 1
    if "--check" in arguments:
        same = out.read_text(encoding="utf-8") == text
        print(f"netlist: {'the same as' if same else 'not the one in'} {out.name}")
        return 0 if same else 1
    out.write_text(text, encoding="utf-8")
    print(f"written: {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
