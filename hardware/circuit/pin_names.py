"""Names of the pins of each part, for drawings and lists: catalog key -> pin number -> name."""

from hardware.circuit import names
from hardware.circuit.mux import MUX_ADDRESS, MUX_COMMON, MUX_INPUTS


def _name_pico_pins() -> dict[str, str]:
    return {str(pin): f"GP{use}" if isinstance(use, int) else use for pin, use in enumerate(names.PICO_PINS, 1)}


def _name_mux_pins() -> dict[str, str]:
    pin_names = {str(pin): f"Y{channel}" for channel, pin in enumerate(MUX_INPUTS)}
    pin_names.update({str(pin): f"S{line}" for line, pin in enumerate(MUX_ADDRESS)})
    return pin_names | {str(MUX_COMMON): "Z", "6": "E", "7": "VEE", "8": "GND", "16": "VCC"}


_POLARITY = {"1": "+", "2": "-"}
PIN_NAMES: dict[str, dict[str, str]] = {
    "pico": _name_pico_pins(),
    "mux": _name_mux_pins(),
    "led": {"1": "DOUT", "2": "VSS", "3": "DIN", "4": "VDD"},
    "sensor": {"1": "collector", "2": "emitter"},
    "infrared": {"1": "cathode", "2": "anode"},
    "shifter": {"1": "OE", "2": "A", "3": "GND", "4": "Y", "5": "VCC"},
    "mosfet": {"1": "gate", "2": "source", "3": "drain"},
    "soft_start": {"1": "gate", "2": "source", "3": "drain"},
    "diode": {"1": "cathode", "2": "anode"},
    "tvs": {"1": "cathode", "2": "anode"},
    "display": {"1": "GND", "2": "VCC", "3": "SCL", "4": "SDA"},
    "c_led": _POLARITY,
    "c_infrared": _POLARITY,
}


def get_pin_name(key: str, pin: str) -> str:
    """Return the name of a part's pin, or its number if it has no name. `key` is the part's key in the catalog."""
    return PIN_NAMES.get(key, {}).get(pin, pin)
