"""The choice of the schematic symbol of each part of the netlist."""

import os
from functools import cache
from pathlib import Path

from hardware.circuit.netlist import Netlist
from hardware.schematic.shapes import Symbol, make_box, parse_symbol

SYMBOLS = Path(os.environ.get("KICAD6_SYMBOL_DIR", "/usr/share/kicad/symbols"))
OWN = "NO_LIB"  # SKiDL's name of the library of parts that have only pins


@cache
def _read_library(name: str) -> str:
    return (SYMBOLS / f"{name}.kicad_sym").read_text(encoding="utf-8")


@cache
def _read_kicad_symbol(library: str, name: str) -> Symbol:
    return parse_symbol(_read_library(library), name)


def make_symbols(netlist: Netlist) -> dict[str, Symbol]:
    """Return reference -> symbol of all parts. Parts that KiCad lacks, or draws with hidden pins, get a box."""
    boxed_keys = {component.key for component in netlist.components.values() if not _has_open_symbol(component.symbol)}
    used_pins: dict[str, set[str]] = {key: set() for key in boxed_keys}
    for ref, component in netlist.components.items():
        if component.key in boxed_keys:
            used_pins[component.key].update(netlist.get_pins(ref))
    boxes = {key: make_box(f"Tray24_{key}", key, numbers) for key, numbers in used_pins.items()}
    return {
        ref: boxes[component.key] if component.key in boxed_keys else _read_kicad_symbol(*component.symbol)
        for ref, component in netlist.components.items()
    }


def _has_open_symbol(symbol: tuple[str, str]) -> bool:
    return symbol[0] != OWN and not any(pin.hidden or not pin.length for pin in _read_kicad_symbol(*symbol).pins)
