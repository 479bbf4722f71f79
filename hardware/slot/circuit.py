"""The kit's circuit: a slot of the tray with an infrared switch of its own, and the pins of its plug.

The LED is fed through a diode, so that the 3.3 V of the Pico's data pin are above 0.7 times its supply of 4.3 V. The
infrared LED has 5 V and 75 ohm: 47 mA, as the tray's strings have at the beginning of a pulse.
"""

import tomllib
from pathlib import Path

from hardware.circuit.catalog import catalog
from hardware.circuit.netlist import Component, Netlist
from tray24 import pins

GROUND, SUPPLY, LOGIC = "GND", "+5V", "+3V3"
LED_SUPPLY, DATA, INFRARED, SENSE = "LED_SUPPLY", "LED_DATA", "IR_ON", "SENSE"
ANODE, RETURN = "IR_ANODE", "IR_RETURN"
_OWN = Path(__file__).parent / "parts.toml"
_SHEET = "slot"

# Pins of the plug: net, label on the board, pin of the Pico.
PLUG = (
    (GROUND, "GND", "GND"),
    (SUPPLY, "5V", "VBUS"),
    (LOGIC, "3V3", "3V3(OUT)"),
    (DATA, "LED", f"GP{pins.LED_DATA}"),
    (INFRARED, "IR", f"GP{pins.INFRARED_ON}"),
    (SENSE, "SENSE", f"GP{pins.SENSOR_BANKS[0]}"),
)
# Reference -> key in the catalog, nets of its pins. Pins as in the tray's circuit (hardware/circuit).
PARTS = {
    "D1": ("led", {"2": GROUND, "3": DATA, "4": LED_SUPPLY}),
    "C1": ("c_small", {"1": LED_SUPPLY, "2": GROUND}),
    "D3": ("diode", {"1": LED_SUPPLY, "2": SUPPLY}),
    "Q1": ("sensor", {"1": LOGIC, "2": SENSE}),
    "R1": ("r_load", {"1": SENSE, "2": GROUND}),
    "D2": ("infrared", {"1": RETURN, "2": ANODE}),
    "R2": ("kit_resistor", {"1": SUPPLY, "2": ANODE}),
    "Q2": ("mosfet", {"1": INFRARED, "2": GROUND, "3": RETURN}),
    "R3": ("r_gate", {"1": INFRARED, "2": GROUND}),
    "J1": ("kit_header", {str(number): net for number, (net, *_) in enumerate(PLUG, 1)}),
}


def parts() -> dict[str, dict]:
    """Return the figures of all parts: reference -> row of the catalog or of the kit's own parts."""
    rows = catalog() | tomllib.loads(_OWN.read_text(encoding="utf-8"))
    return {ref: rows[key] for ref, (key, _) in PARTS.items()}


def netlist() -> Netlist:
    """Return the kit's netlist."""
    components = {}
    nets: dict[str, list[tuple[str, str]]] = {}
    for ref, row in parts().items():
        key, nets_of = PARTS[ref]
        components[ref] = Component(ref, row["value"], row["footprint"], {"Key": key, "Sheet": _SHEET}, ("", ""))
        for pin, net in nets_of.items():
            nets.setdefault(net, []).append((ref, pin))
    return Netlist(components, nets)
