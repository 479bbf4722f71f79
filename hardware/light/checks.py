"""Checks of the wiring of Tray24 Light: joined ends match the firmware's pins; levels, currents, lengths of wires."""

from collections import Counter
from collections.abc import Iterable

from hardware.calc import parts
from hardware.circuit import names
from hardware.hand_wiring import joints, levels
from hardware.hand_wiring.joints import group_ends, name_pico_end
from hardware.hand_wiring.parts_list import check_quantities
from hardware.light import lengths, wiring
from tray24 import pins

# Jumper wires in the set, the length of each, and in each of ten colors.
_SET_COUNT, _JUMPER_MM, _COLOR_COUNT = (40, 300, 4)
_COLORS = frozenset(("black", "brown", "red", "orange", "yellow", "green", "blue", "violet", "gray", "white"))
# Resistances, there or back.
_WIRE_OHM_M = 0.213  # [memory] copper of AWG 28, the thinnest usual in jumper wires
_PLUG_OHM = 0.02  # [memory] a socket on its pin
_STRIP_OHM_M = 0.2  # [estimated] a track of 35 um of copper, 2.5 mm wide
_DARK_MA = 1.0  # [memory] of one LED, on the high side: WS2812B of the 5050 class
_STRIP_UF = 0.1  # [memory] beside each LED
_PLUGGED_UF = 10.0  # USB 2.0, section 7.2.4.1: the most that a plug may charge
_WARM_C, _SOFT_C = 30.0, 55.0  # air in the tray; [memory] where PLA gets soft


def get_piece(end: str) -> str:
    """Return the name of the piece of metal to which a wire's end is joined.

    Ends have the same piece if they are all grounds of the Pico, or a part's leg and the pad to which it is soldered.
    Raise ValueError for an unknown end.
    """
    if end not in wiring.ENDS:
        raise ValueError(f"'{end}' is no end of a wire")
    return _list_grounds()[0] if end in _list_grounds() else dict(wiring.LEGS).get(end, end)


def group_joined_ends(wires: Iterable[wiring.Wire] | None = None) -> list[set[str]]:
    """Return the sets of wire ends that are joined with each other: by wires, by legs of parts, and in the Pico."""
    grounds = _list_grounds()
    pairs = [(get_piece(wire.start), get_piece(wire.end)) for wire in (wiring.WIRES if wires is None else wires)]
    pairs += [*wiring.LEGS, *((ground, grounds[0]) for ground in grounds)]
    return group_ends(pairs, sorted(wiring.ENDS))


def _list_grounds() -> list[str]:
    return [f"pico {pin}" for pin, use in enumerate(names.PICO_PINS, 1) if use == "GND"]


def list_wanted_nets() -> dict[str, set[str]]:
    """Return net -> the wire ends that must be joined. The Pico's pins come from the firmware's pin map."""
    ground_ends = {"display GND", "piezo -", *(f"{button} GND" for button in wiring.BUTTONS)}
    rows = {pad: {f"row {row} {pad}" for row in wiring.STRIP_ROWS} for pad in ("5V", "GND")}
    nets = {
        "GND": {*_list_grounds(), *ground_ends, *rows["GND"]},
        "VBUS": {name_pico_end("VBUS"), "diode anode"},
        "LED_5V": {"diode cathode", *rows["5V"]},
        "3V3": {name_pico_end("3V3"), "display VCC"},
        "LED_DATA": {name_pico_end(pins.LED_DATA), "330 ohm 1"},
        "ROW_1_DATA": {"330 ohm 2", "row 1 DIN"},
        "DISPLAY_SDA": {name_pico_end(pins.DISPLAY_SDA), "display SDA"},
        "DISPLAY_SCL": {name_pico_end(pins.DISPLAY_SCL), "display SCL"},
        "BUZZER": {name_pico_end(pins.BUZZER), "1 kohm 1"},
        "PIEZO": {"1 kohm 2", "piezo +"},
    }
    nets |= {f"ROW_{row + 1}_DATA": {f"row {row} DOUT", f"row {row + 1} DIN"} for row in wiring.STRIP_ROWS[:-1]}
    nets |= {f"KEY_{key}": {name_pico_end(gpio), key} for gpio, key in zip(pins.KEY_BUTTONS, wiring.KEYS, strict=True)}
    nets |= {
        f"SEAT_{seat}": {name_pico_end(gpio), seat} for gpio, seat in zip(pins.SEAT_BUTTONS, wiring.SEATS, strict=True)
    }
    return nets


def check_nets(wires: Iterable[wiring.Wire] | None = None) -> list[str]:
    """Return findings about nets that are open or joined with another net.

    Nothing may be joined to the data output at the end of the LED strip.
    """
    groups = group_joined_ends(wires)
    findings = joints.check_nets(groups, list_wanted_nets())
    last = f"row {wiring.STRIP_ROWS[-1]} DOUT"
    if next(group for group in groups if last in group) != {last}:
        findings.append(f"{last}, an output that is not used, is joined with something")
    return findings


def check_jumpers(wires: Iterable[wiring.Wire] = wiring.WIRES) -> list[str]:
    """Return findings about making all wires from one set of jumper wires: one socket on each pin, lengths, colors."""
    wires = list(wires)
    sockets = Counter(end for wire in wires for end in (wire.start, wire.end) if end.startswith("pico "))
    findings = [f"{pin} has {count} sockets" for pin, count in sockets.items() if count > 1]
    for color in sorted({wire.color for wire in wires}):
        jumper_lengths = [
            lengths.compute_cut_mm(wire) for wire in wires if wire.color == color and wire.start.startswith("pico ")
        ]
        pieces = [
            lengths.compute_cut_mm(wire) for wire in wires if wire.color == color and not wire.start.startswith("pico ")
        ]
        findings += [f"a {color} wire is {length} mm long" for length in jumper_lengths if length > _JUMPER_MM]
        if color not in _COLORS or len(jumper_lengths) + _count_jumpers(pieces) > _COLOR_COUNT:
            findings.append(f"the set has not enough wires in {color}")
    return findings


def _count_jumpers(pieces: Iterable[int]) -> int:
    """Return how many jumper wires must be cut into pieces of the lengths `pieces` in mm; long pieces are cut first.

    No piece is cut from the rest of a jumper wire whose socket is used.
    """
    rests: list[int] = []
    for piece in sorted(pieces, reverse=True):
        index = next((rest_index for rest_index, rest in enumerate(rests) if rest >= piece), None)
        if index is None:
            rests.append(_JUMPER_MM - piece)
        else:
            rests[index] -= piece
    return len(rests)


def compute_strip_ma() -> float:
    """Return the highest current of the LED strip in mA: the firmware's limit plus what dark LEDs draw."""
    return wiring.BUDGET_MA + wiring.LEDS * _DARK_MA


def compute_lit_drop_v() -> float:
    """Return the voltage lost between USB port and last LED, at the highest current of the last row."""
    feed_mm = max(lengths.compute_cut_mm(wire) for wire in wiring.FROM_PICO if lengths.is_at_strip(wire))
    turns_mm = sum(lengths.compute_cut_mm(wire) for wire in wiring.TURNS) / 3  # one of the three wires of each turn
    strip_mm = (len(wiring.STRIP_ROWS) - 0.5) * wiring.ROW_LEDS * wiring.PITCH_MM
    one_way_ohm = _PLUG_OHM + _WIRE_OHM_M * (feed_mm + turns_mm) / 1000 + _STRIP_OHM_M * strip_mm / 1000
    usb_v = parts.USB_OHM * (compute_strip_ma() + parts.BOARD_MA + parts.DISPLAY_MA) / 1000
    return levels.DIODE_DROP_V[1] + 2 * one_way_ohm * compute_strip_ma() / 1000 + usb_v


def check_supply() -> list[str]:
    """Return findings about supply and levels of the LED strip that break the limits of data sheets or USB.

    The diode's current and heat, the whole current, and the charge drawn at plugging in are checked, too.
    """
    findings = levels.check_levels("strip", (levels.DIODE_DROP_V[0], compute_lit_drop_v()))
    if compute_strip_ma() > levels.DIODE_MA:
        findings.append(f"the diode carries {compute_strip_ma():.0f} mA")
    if _WARM_C + compute_strip_ma() / 1000 * levels.DIODE_DROP_V[1] * levels.DIODE_K_W > _SOFT_C:
        findings.append("the diode makes plastic soft")
    if compute_strip_ma() + parts.BOARD_MA + parts.DISPLAY_MA > parts.USB_MA:
        findings.append("the tray takes more than a USB port gives")
    if wiring.LEDS * _STRIP_UF > _PLUGGED_UF:
        findings.append("plugging in charges more than USB allows")
    return findings


def check_wire_quantities() -> list[str]:
    """Return findings about quantities in the parts list that differ from those of the wiring."""
    return check_quantities(wiring.parts(), {"jumper": _SET_COUNT, "button": len(wiring.BUTTONS), "diode": 1})


def check() -> list[str]:
    """Return findings about the wiring of Tray24 Light; [] when nothing is wrong."""
    return check_nets() + check_jumpers() + check_supply() + check_wire_quantities()
