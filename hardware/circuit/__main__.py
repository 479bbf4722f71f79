"""`python -m hardware.circuit`: run the electrical rule check, then write the netlist `hardware/build/tray24.net`.

`host_tools/doctor/circuit.json` is made from the netlist. With --check, compare new versions of both with the existing
files.
"""

import importlib
import os
import sys
import tempfile

from hardware.circuit import doctor_names
from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import read_netlist


def set_symbol_folder() -> str:
    """Return the folder of KiCad's symbols, and set the environment variables by which SKiDL finds it.

    SKiDL asks for one folder for each version of KiCad; Debian has version 6.
    """
    symbols = os.environ.get("KICAD6_SYMBOL_DIR", "/usr/share/kicad/symbols")
    for version in ("", "6", "7", "8", "9", "10"):
        os.environ.setdefault(f"KICAD{version}_SYMBOL_DIR", symbols)
    return symbols


def make_netlist() -> str | None:
    """Run the electrical rule check and return the netlist; return None when the circuit violates the rules.

    SKiDL is imported in a temporary folder, because it writes its logs to the current folder.
    """
    working_folder = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            symbols = set_symbol_folder()
            electrical = importlib.import_module("hardware.circuit.electrical")
            electrical.set_up(symbols)
            electrical.build_circuit()
            errors, warnings = electrical.check_rules()
            print(f"electrical rule check: {errors} errors, {warnings} warnings")
            return None if errors else electrical.format_netlist()
        finally:
            os.chdir(working_folder)


def main(arguments: list[str]) -> int:
    out = BUILD / "tray24.net"
    text = make_netlist()
    if text is None:
        return 1
    if "--check" in arguments:
        is_same = out.read_text(encoding="utf-8") == text
        print(f"netlist: {'the same as' if is_same else 'not the one in'} {out.name}")
        are_names_same = doctor_names.PATH.read_text(encoding="utf-8") == doctor_names.format_circuit(read_netlist(out))
        print(
            f"netlist: {'its names are' if are_names_same else 'its names are not'} those in {doctor_names.PATH.name}"
        )
        return 0 if is_same and are_names_same else 1
    out.write_text(text, encoding="utf-8")
    doctor_names.PATH.parent.mkdir(parents=True, exist_ok=True)  # a copy of the checkout for builds has no host tools
    doctor_names.PATH.write_text(doctor_names.format_circuit(read_netlist(out)), encoding="utf-8")
    print(f"written: {out}, {doctor_names.PATH}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
