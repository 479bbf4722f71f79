"""The circuit in SKiDL: add parts and nets, run the electrical rule check, write the netlist.

SKiDL reads its environment and opens its logs when it is imported: see `hardware.circuit.__main__`.
"""

import re
from pathlib import Path

import skidl
from skidl import ERC, POWER, Net, generate_netlist
from skidl.logger import active_logger as logger

from hardware.circuit import names
from hardware.circuit.controller import add_controller
from hardware.circuit.slots import add_slots

_DESCRIPTION_FIELDS = re.compile(
    r'\s*\(field\s*\(name "(?:SKiDL Line|SKiDL Tag|Description|Datasheet)"\)(?: "[^"]*")?\)'
)
_DATE_OR_SOURCE = re.compile(r'\((date|source) "[^"]*"\)')


def set_up(symbols: str) -> None:
    """Make SKiDL take its parts from the folder `symbols` of KiCad's symbols."""
    skidl.set_default_tool(skidl.KICAD6)
    skidl.lib_search_paths[skidl.KICAD6] = [symbols]


def build_circuit() -> None:
    """Add all parts and nets to SKiDL's default circuit."""
    rail_names = (names.GROUND, names.SUPPLY, names.LOGIC, names.INFRARED_SUPPLY, names.INFRARED_RETURN)
    rails = {name: Net(name) for name in (*rail_names, names.USB_SUPPLY, names.SHUNT)}
    for name in (names.GROUND, names.SUPPLY):  # through jumpers, fuse and shunt: the rule check sees no source
        rails[name].drive = POWER
    data, sense_nets = add_slots(rails)
    add_controller(rails, data, sense_nets)


def check_rules() -> tuple[int, int]:
    """Return the number of errors and of warnings of SKiDL's electrical rule check."""
    ERC()
    return logger.error.count, logger.warning.count


def format_netlist() -> str:
    """Return the netlist as text without dates and paths, so that the same circuit makes the same bytes."""
    generate_netlist(file_="tray24.net")
    text = Path("tray24.net").read_text(encoding="utf-8")
    return _DESCRIPTION_FIELDS.sub("", _DATE_OR_SOURCE.sub(r'(\1 "")', text)).rstrip() + "\n"
