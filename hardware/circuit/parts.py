"""SKiDL parts made from the catalog.

Symbols come from KiCad's libraries or, if they are missing there, from this module.
"""

import skidl
from skidl import SKIDL, Part, Pin

from hardware.circuit import names
from hardware.circuit.catalog import read_catalog

_TYPES = Pin.types
# Catalog key -> library and symbol of KiCad 6.
_SYMBOL_OF = {
    "sensor": ("Device", "Q_Photo_NPN"),
    "infrared": ("Device", "LED"),
    "mux": ("74xx", "74HC4051"),
    "shifter": ("74xGxx", "74AHCT1G125"),
    "mosfet": ("Transistor_FET", "AO3400A"),
    "buzzer": ("Device", "Buzzer"),
    "button": ("Switch", "SW_Push"),
    "display": ("Connector_Generic", "Conn_01x04"),
    "plug4": ("Connector_Generic", "Conn_01x04"),
    "plug6": ("Connector_Generic", "Conn_01x06"),
    "plug8": ("Connector_Generic", "Conn_01x08"),
    "jumper": ("Jumper", "SolderJumper_3_Open"),
    "reset": ("Switch", "SW_Push"),
    "fuse": ("Device", "Polyfuse"),
    "soft_start": ("Transistor_FET", "AO3401A"),
    "diode": ("Device", "D"),
    "c_hold": ("Device", "C"),
    "test_point": ("Connector", "TestPoint"),
    "c_led": ("Device", "C_Polarized"),
    "c_infrared": ("Device", "C_Polarized"),
    "c_small": ("Device", "C"),
}


def _make_led_pins() -> list[Pin]:
    # WS2812C-2020 datasheet, pin configuration; the same as of the WS2812B-2020.
    kinds = (("DOUT", _TYPES.OUTPUT), ("VSS", _TYPES.PWRIN), ("DIN", _TYPES.INPUT), ("VDD", _TYPES.PWRIN))
    return [Pin(num=str(number), name=name, func=kind) for number, (name, kind) in enumerate(kinds, 1)]


def _make_pico_pins() -> list[Pin]:
    sources = {"VBUS": _TYPES.PWROUT, "3V3": _TYPES.PWROUT, "GND": _TYPES.PWRIN, "AGND": _TYPES.PWRIN}
    return [
        Pin(num=str(number), name=f"GP{name}" if isinstance(name, int) else name, func=sources.get(name, _TYPES.BIDIR))
        for number, name in enumerate(names.PICO_PINS, 1)
    ]


_PIN_MAKERS = {"led": _make_led_pins, "pico": _make_pico_pins}


def make_part(key: str, ref: str, sheet: str, **nets) -> Part:
    """Return a part with its pins connected: `_1=net` connects pin 1.

    `sheet` is the schematic's sheet that shows the part.
    """
    entry = read_catalog()[key]
    fields = {"ref": ref, "tag": ref, "value": entry["value"], "footprint": entry["footprint"]}
    if key in _PIN_MAKERS:
        part = Part(name=entry["value"], tool=SKIDL, dest=skidl.NETLIST, pins=_PIN_MAKERS[key](), **fields)
    else:
        library, symbol = _SYMBOL_OF.get(key, ("Device", "R"))
        part = Part(library, symbol, **fields)
    part.fields["Key"] = key
    part.fields["Sheet"] = sheet
    for pin, net in nets.items():
        part[pin.removeprefix("_")] += net
    return part
