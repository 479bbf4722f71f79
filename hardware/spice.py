"""Input files (decks) for the circuit simulator ngspice, made from the netlist, and their runs.

There are decks for infrared pulses, for a sensor with its multiplexer, and for plugging in USB. Parts, values and nodes
come from the netlist. The models of diode, switch and sensor come from the calculation (`hardware.calc`).
"""

import re
import subprocess
from math import exp, log

from hardware.calc import electronics, parts, slot, supply
from hardware.circuit import names
from hardware.circuit.mux import MUX_COMMON, MUX_INPUTS
from hardware.circuit.netlist import Netlist
from tray24.pins import SLOTS

_EXPONENTS = {"u": "e-6", "n": "e-9", "k": "e3", "M": "e6"}
_MEASUREMENT = re.compile(r"^(\w+)\s*=\s*([-+.\deE]+)", re.MULTILINE)
_PULSE_AT_MS = 200.0  # the capacitor is fully charged long before


class SpiceError(Exception):
    """Raised when ngspice cannot run a deck; the exception's text is ngspice's output."""


def run_deck(deck: str) -> dict[str, float]:
    """Run ngspice on a deck and return the deck's measurements: name -> value. Raise SpiceError if there are none."""
    result = subprocess.run(["ngspice", "-b"], input=deck, capture_output=True, text=True, check=False)
    values = {name: float(value) for name, value in _MEASUREMENT.findall(result.stdout)}
    if not values:
        raise SpiceError(result.stdout[-500:] + result.stderr[-500:])
    return values


def make_infrared_deck(netlist: Netlist) -> str:
    """Return a deck with pulses of the infrared LEDs as the firmware makes them, every 20 ms.

    The deck measures the voltage at the resistor of a string (LEDs in series) at the beginning and at the end of a
    pulse, and 1 ms before the pulse.
    """
    lines = ["* infrared strings", f"Vusb {names.SUPPLY} 0 {parts.SUPPLY_V}", _format_diode_model()]
    lines += [_format_two_pin_part(netlist, ref) for ref in netlist.components if _is_infrared(netlist, ref)]
    on_s, period_s = electronics.compute_infrared_on_us() * 1e-6, parts.SCAN_MS * 1e-3
    drain, gate = netlist.net_of["Q25", "3"], netlist.net_of["Q25", "1"]
    lines += [
        f".model fet SW(Ron={parts.MOSFET_OHM} Roff=1e9 Vt=1.5 Vh=0.1)",
        f"Sq25 {drain} 0 {gate} 0 fet",
        f"Vgate {gate} 0 PULSE(0 3.3 {period_s} 1e-7 1e-7 {on_s} {period_s})",
    ]
    end_s = _PULSE_AT_MS * 1e-3 + period_s
    first_resistor = names.name_string_resistor(0)
    a, b = netlist.net_of[first_resistor, "1"], netlist.net_of[first_resistor, "2"]
    begin_s = _PULSE_AT_MS * 1e-3
    lines += [
        f".tran 1e-5 {end_s} 0 2e-5",
        f".meas tran start_v FIND par('V({a})-V({b})') AT={begin_s + 5e-6}",
        f".meas tran end_v FIND par('V({a})-V({b})') AT={begin_s + on_s - 5e-6}",
        f".meas tran glow_v FIND par('V({a})-V({b})') AT={begin_s - 1e-3}",
        ".end",
    ]
    return "\n".join(lines) + "\n"


def make_mux_deck(netlist: Netlist, lit_lsb: float) -> str:
    """Return a deck in which a multiplexer's address changes from the dark slot 1 to the lit slot 0.

    Slot 0 has the level `lit_lsb`. The deck measures the voltage at the converter's input twice: after the time that
    the firmware waits, and much later.
    """
    milliamps = lit_lsb / slot.LSB_A_MA
    pin = netlist.net_of["U2", str(MUX_COMMON)]
    ohm = parts.MUX_OHM_AT_4V5 * parts.MUX_SLOWER_AT_3V3
    dark_net, lit_net = (netlist.net_of["U2", str(MUX_INPUTS[channel])] for channel in (1, 0))
    on_us = parts.MUX_TURN_ON_NS_AT_4V5 * parts.MUX_SLOWER_AT_3V3 / 1000
    at_us = 1.0
    lines = ["* a sensor through its multiplexer", f".model sw SW(Ron={ohm} Roff=1e9 Vt=0.5)"]
    lines += [_format_two_pin_part(netlist, names.name_load(channel)) for channel in (0, 1)]
    lines += [
        f"Iq1 0 {lit_net} {milliamps}m",
        f"Cpin {pin} 0 {parts.MUX_COMMON_PF + parts.TRACE_PF + parts.ADC_PIN_PF}p",
        f"Sy0 {lit_net} {pin} chosen 0 sw",
        f"Sy1 {dark_net} {pin} left 0 sw",
        f"Vchosen chosen 0 PWL(0 0 {at_us + on_us}u 0 {at_us + on_us + 0.001}u 1)",
        f"Vleft left 0 PWL(0 1 {at_us}u 1 {at_us + 0.001}u 0)",
        ".tran 1e-9 6e-6",
        f".meas tran waited_v FIND V({pin}) AT={(at_us + parts.MUX_WAIT_US) * 1e-6}",
        f".meas tran settled_v FIND V({pin}) AT=5.9e-6",
        ".end",
    ]
    return "\n".join(lines) + "\n"


def make_inrush_deck(netlist: Netlist, threshold_v: float, *, is_soft: bool = True, off_s: float = 0.0) -> str:
    """Return a deck that plugs USB in at 10 ms; with `off_s` it also pulls the plug at 2 s, and plugs in `off_s` later.

    It measures the current's peak after each plugging in, and the 5 V at 1.2 s. The peaks exclude the first 0.2 ms of
    the soft start, in which only C31 and C32 charge; `spike_c` is their charge. `threshold_v` is the MOSFET's threshold
    voltage. Without `is_soft` the capacitors are on VBUS, as on board revision A.
    """
    usb, supply_refs = names.USB_SUPPLY, ("F1", "Q26", "R44", "C31", "C32", "D49", "R43")
    again_s = 2.0 + off_s
    plug_levels = "0 0 10m 0 10.001m 1" + (f" 2 1 2.000001 0 {again_s} 0 {again_s + 1e-6} 1" if off_s else "")
    pico_ohm = parts.SUPPLY_V / parts.BOARD_MA * 1000
    lines = [
        "* plugging in",
        f"Vsource source 0 {parts.SUPPLY_V}",
        f"Vplugged plugged 0 PWL({plug_levels})",
        f".model plug SW(Ron={parts.USB_OHM} Roff=1e9 Vt=0.5)",
        "Splug source cable plugged 0 plug",
        f"Lcable cable inside {supply.CABLE_UH}u",
        f"Vmeter inside {usb} 0",
        f"Rpico {usb} 0 {pico_ohm}",
        f".model soft PMOS(level=1 VTO={-threshold_v} KP={supply.SOFT_A_PER_V2})",
        ".model clamp D(IS=4e-9 N=1.9 RS=0.6)",
        f"Cled {names.SUPPLY} esr {parts.LED_UF}u",
        f"Resr esr 0 {supply.CAPACITOR_OHM}",
        *(_format_two_pin_part(netlist, ref) for ref in ("R38", "C30")),
        f"Rleds {names.SUPPLY} 0 {parts.SUPPLY_V / (parts.LED_QUIESCENT_MA[0] * 2 * SLOTS) * 1000}",
    ]
    if is_soft:
        lines += [_format_supply_part(netlist, ref) for ref in supply_refs]
    else:
        lines.append(f"Vdirect {usb} {names.SUPPLY} 0")
    lines += [
        f".tran 20u {again_s + 1.5 if off_s else 1.5} 0 {'50u' if is_soft else '5u'}",
        ".meas tran spike_c INTEG i(Vmeter) FROM=9.9m TO=10.2m",
        f".meas tran first_a MAX i(Vmeter) FROM={'10.2m' if is_soft else '9m'} TO=1.4",
        f".meas tran after_v FIND V({names.SUPPLY}) AT=1.2",
    ]
    if off_s:
        lines.append(f".meas tran second_a MAX i(Vmeter) FROM={again_s + 2e-4} TO={again_s + 1.4}")
    return "\n".join([*lines, ".end"]) + "\n"


def _format_supply_part(netlist: Netlist, ref: str) -> str:
    """Return the deck's line for the part `ref`, which is between VBUS and the 5 V supply."""
    nets = {pin: "0" if net == names.GROUND else net for pin, net in netlist.get_pins(ref).items()}
    if ref == "Q26":  # gate 1, source 2, drain 3; the bulk is at the source
        return f"Mq26 {nets['3']} {nets['1']} {nets['2']} {nets['2']} soft"
    if ref == "D49":
        return f"D49 {nets['2']} {nets['1']} clamp"  # pin 2 is the anode
    if ref == "F1":
        return f"Rf1 {nets['1']} {nets['2']} {supply.FUSE_OHM}"
    return _format_two_pin_part(netlist, ref)


def _is_infrared(netlist: Netlist, ref: str) -> bool:
    return netlist.components[ref].key in {"infrared", "r_string", "r_feed", "r_glow", "c_infrared"}


def _format_two_pin_part(netlist: Netlist, ref: str) -> str:
    component = netlist.components[ref]
    nodes = [netlist.net_of[ref, pin] for pin in ("1", "2")]
    first, second = ("0" if node == names.GROUND else node for node in nodes)
    if component.key == "infrared":
        return f"{ref} {second} {first} infrared"  # pin 2 is the anode
    value = component.value
    return f"{ref} {first} {second} {value[:-1] + _EXPONENTS[value[-1]] if value[-1] in _EXPONENTS else value}"


def _format_diode_model() -> str:
    """Return the deck's model of the infrared LED, with its forward voltages at 50 mA and when it only glows."""
    glow_ma = electronics.compute_glow_string_ma()
    slope_v = (parts.INFRARED_V_AT_50_MA - parts.INFRARED_V_AT_GLOW) / log(50 / glow_ma)
    saturation_a = 0.05 / exp(parts.INFRARED_V_AT_50_MA / slope_v)
    return f".model infrared D(IS={saturation_a:.4e} N={slope_v / 0.02585:.4f})"
