"""The places of all parts on the sheets of the schematic.

Parts for which this module has no coordinates are put below the other parts of their sheet.
"""

from hardware.circuit import names
from hardware.circuit.netlist import Netlist, make_natural_key
from hardware.schematic.shapes import Symbol, turn_symbol
from hardware.schematic.sheet import RAILS, Sheet
from hardware.schematic.symbols import make_symbols
from tray24 import pins

WIDTH, HEIGHT = 297.0, 210.0  # A4 across
_COLUMN = 43.18
_LEFT, _TOP = 25.4, 38.1
_ROWS = tuple(f"row{row + 1}" for row in range(pins.ROWS))
_TITLES = {
    "controller": "Controller: Raspberry Pi Pico",
    "multiplexers": "Multiplexers: one a bank of eight slots",
    "supply": "Supply: fuse, soft start, shunt",
    "drivers": "LED data, infrared switch, sounder",
    "tests": "Test points",
    "panel": "Plugs, display, buttons",
    **{
        name: f"Slots {row * pins.COLUMNS} to {(row + 1) * pins.COLUMNS - 1}: LEDs in the chain's order"
        for row, name in enumerate(_ROWS)
    },
    "beside": "LEDs beside the slots, in the chain's order",
}
_SHEET_OF_KEY = {"mux": "multiplexers", "pico": "controller", "reset": "controller", "jumper": "panel"}
_MUX_CAPACITORS = {f"C{25 + bank}" for bank in range(len(pins.SENSOR_BANKS))}


def get_sheet_name(netlist: Netlist, ref: str) -> str:
    component = netlist.components[ref]
    if ref in _MUX_CAPACITORS:
        return "multiplexers"
    if component.key.startswith("plug"):
        return "panel"
    return _SHEET_OF_KEY.get(component.key, "drivers" if component.sheet == "controller" else component.sheet)


def draw_sheets(netlist: Netlist) -> list[Sheet]:
    symbols = make_symbols(netlist)
    refs_of: dict[str, list[str]] = {name: [] for name in _TITLES}
    for ref in sorted(netlist.components, key=make_natural_key):
        refs_of.setdefault(get_sheet_name(netlist, ref), []).append(ref)
    sheets = []
    for name, refs in refs_of.items():
        sheet = Sheet(name, _TITLES.get(name, name.capitalize()), netlist)
        _place_sheet(sheet, name, symbols)
        _place_rest(sheet, [ref for ref in refs if ref not in sheet.parts], symbols)
        sheet.finish()
        sheets.append(sheet)
    _add_flags(sheets)
    return sheets


def _place_sheet(sheet: Sheet, name: str, symbols: dict[str, Symbol]) -> None:
    if name in _ROWS:
        _place_row(sheet, _ROWS.index(name), symbols)
    elif name == "beside":
        _place_beside(sheet, symbols)
    elif name == "controller":
        sheet.add_symbol("U1", symbols["U1"], (137.16, 81.28))
        text = "USB gives 5 V to VBUS; the Pico's own regulator gives 3.3 V. A cross is a pin that is not connected."
        sheet.add_text((_LEFT, 165.1), text, 1.8)
    elif name == "multiplexers":
        for bank in range(len(pins.SENSOR_BANKS)):
            x = _LEFT + 30.48 + 86.36 * bank
            sheet.add_symbol(f"U{2 + bank}", symbols[f"U{2 + bank}"], (x, 81.28))
            sheet.add_symbol(f"C{25 + bank}", symbols[f"C{25 + bank}"], (x, 124.46))
    elif name == "panel":
        _place_panel(sheet, symbols)
    elif name == "supply":
        _place_supply(sheet, symbols)
    elif name == "drivers":
        _place_drivers(sheet, symbols)


def _place_row(sheet: Sheet, row: int, symbols: dict[str, Symbol]) -> None:
    slots = range(row * pins.COLUMNS, (row + 1) * pins.COLUMNS)
    for column, slot in enumerate(slots):
        x = _LEFT + 10.16 + _COLUMN * column
        sheet.add_text((x - 15.24, _TOP - 15.24), f"Slot {slot}", 2.0)
        for ref, dx, dy in (
            (names.name_led(slot), 0.0, 0.0),
            (names.name_led_capacitor(slot), 20.32, 22.86),
            (names.name_sensor(slot), -2.54, 30.48),
            (names.name_load(slot), 0.0, 50.8),
        ):
            sheet.add_symbol(ref, symbols[ref], (x + dx, _TOP + dy))
    for slot in slots[::2]:
        x = _LEFT + 10.16 + _COLUMN * slots.index(slot) + 20.32
        resistor, first_led, second_led = (
            names.name_string_resistor(slot),
            names.name_infrared(slot),
            names.name_infrared(slot + 1),
        )
        sheet.add_symbol(resistor, symbols[resistor], (x, _TOP + 73.66))
        for index, ref in enumerate((first_led, second_led)):
            sheet.add_symbol(ref, turn_symbol(symbols[ref], 90), (x, _TOP + 91.44 + 17.78 * index))


def _place_beside(sheet: Sheet, symbols: dict[str, Symbol]) -> None:
    """Place the LEDs beside the slots, in rows. Each row is drawn in the order of the LED chain: last slot first."""
    for row in range(pins.ROWS):
        y = _TOP + 43.18 * row
        for column, slot in enumerate(reversed(range(row * pins.COLUMNS, (row + 1) * pins.COLUMNS))):
            x = _LEFT + 10.16 + _COLUMN * column
            sheet.add_text((x - 15.24, y - 15.24), f"Slot {slot}", 2.0)
            sheet.add_symbol(names.name_beside(slot), symbols[names.name_beside(slot)], (x, y))
            sheet.add_symbol(
                names.name_beside_capacitor(slot), symbols[names.name_beside_capacitor(slot)], (x + 20.32, y + 12.7)
            )


def _place_panel(sheet: Sheet, symbols: dict[str, Symbol]) -> None:
    plugs = [ref for ref in sheet.netlist.components if get_sheet_name(sheet.netlist, ref) == "panel" and ref[0] == "J"]
    for column, ref in enumerate((*sorted(plugs, key=make_natural_key), "DS1")):
        sheet.add_symbol(ref, symbols[ref], (_LEFT + 25.4 + 66.04 * (column % 4), 43.18 + 45.72 * (column // 4)))
    for number in range(pins.BUTTONS):
        row, column = divmod(number, 5)
        ref = f"SW{number + 1}"
        sheet.add_symbol(ref, symbols[ref], (_LEFT + 22.86 + 50.8 * column, 121.92 + 25.4 * row))
    text = "DS1 and SW1 to SW10 are not on the board. The buttons close to ground; pull-ups are in the RP2040."
    sheet.add_text((_LEFT, 165.1), text, 1.8)


def _place_supply(sheet: Sheet, symbols: dict[str, Symbol]) -> None:
    """Place the parts in the path of the 5 V from left to right; the gate circuit of the soft start is above them."""
    supply_y, gate_y, top_y = 101.6, 71.12, 45.72
    places = (
        ("F1", 90, 76.2, supply_y),
        ("Q26", 270, 127.0, supply_y - 2.54),
        ("R43", 90, 177.8, supply_y),
        ("C31", 90, 111.76, gate_y),
        ("C32", 90, 142.24, gate_y),
        ("R44", 0, 147.32, top_y + 3.81),
        ("D49", 270, 167.64, top_y + 3.81),
    )
    for ref, degrees, x, y in places:
        sheet.add_symbol(ref, turn_symbol(symbols[ref], degrees), (x, y))
    node = (127.0, gate_y)
    sheet.add_wire((101.6, supply_y), (101.6, gate_y), sheet.locate_pin("C31", "1"))
    sheet.add_wire(sheet.locate_pin("C31", "2"), node, sheet.locate_pin("C32", "1"))
    sheet.add_wire(sheet.locate_pin("C32", "2"), (154.94, gate_y), (154.94, supply_y))
    sheet.add_wire(
        sheet.locate_pin("Q26", "1"), node, (127.0, top_y), sheet.locate_pin("R44", "1"), sheet.locate_pin("D49", "1")
    )
    sheet.add_text(
        (_LEFT, 149.86), "C31 holds the gate while the plug goes in; C32 sets the rate at which the 5 V rise."
    )


def _place_drivers(sheet: Sheet, symbols: dict[str, Symbol]) -> None:
    sheet.add_symbol("U5", symbols["U5"], (58.42, 50.8))
    sheet.add_symbol("R37", turn_symbol(symbols["R37"], 90), (96.52, sheet.locate_pin("U5", "4")[1]))
    switch_y = 109.22
    places = (
        ("C28", 0, 137.16, 50.8),
        ("C29", 0, 160.02, 50.8),
        ("R38", 0, 193.04, 50.8),
        ("C30", 0, 215.9, 50.8),
        ("R39", 90, 58.42, switch_y),
        ("R40", 0, 76.2, switch_y + 6.35),
        ("Q25", 0, 101.6, switch_y),
        ("R41", 0, 124.46, switch_y - 6.35),
        ("R42", 90, 185.42, switch_y),
        ("BZ1", 0, 210.82, switch_y + 2.54),
    )
    for ref, degrees, x, y in places:
        sheet.add_symbol(ref, turn_symbol(symbols[ref], degrees), (x, y))
    sheet.add_wire(sheet.locate_pin("R39", "2"), (76.2, switch_y), sheet.locate_pin("Q25", "1"))
    sheet.add_wire((76.2, switch_y), sheet.locate_pin("R40", "1"))
    drain = sheet.locate_pin("Q25", "3")
    end = sheet.locate_pin("R41", "1")
    sheet.add_wire(drain, (drain[0], end[1]), end)
    for text, x, y in (
        ("Level shifter of the LED chain", 30.48, 30.48),
        ("Supply of LEDs and infrared LEDs", 127.0, 30.48),
        ("Switch of the infrared LEDs", 30.48, 88.9),
        ("Sounder", 172.72, 88.9),
    ):
        sheet.add_text((x, y), text, 2.0)


def _place_rest(sheet: Sheet, refs: list[str], symbols: dict[str, Symbol]) -> None:
    """Place the parts `refs` in rows below the parts that are already on the sheet."""
    bottom = max((part.get_bounds()[3] for part in sheet.parts.values()), default=15.24)
    x, y, row_height = _LEFT, bottom + 20.32, 0.0
    for ref in refs:
        symbol = symbols[ref]
        left, low, right, top = symbol.get_bounds()
        if x + right - left > WIDTH - 45.0:
            x, y, row_height = _LEFT, y + row_height + 25.4, 0.0
        sheet.add_symbol(ref, symbol, (_round_to_grid(x - left + 10.16), _round_to_grid(y + top)))
        x += right - left + 30.48
        row_height = max(row_height, top - low)


def _round_to_grid(value: float) -> float:
    return round(value / 2.54) * 2.54


def _add_flags(sheets: list[Sheet]) -> None:
    """Add a power flag for each net that feeds supply pins and has no source among the parts' pins."""
    netlist = sheets[0].netlist
    kinds: dict[str, set[str]] = {net: {"power_in"} for net in (*RAILS, names.GROUND) if net in netlist.nets}
    for sheet in sheets:
        for ref, part in sheet.parts.items():
            for pin in part.symbol.pins:
                kinds.setdefault(netlist.net_of.get((ref, pin.number), ""), set()).add(pin.kind)
    nets_without_source = [
        net for net, net_kinds in kinds.items() if net and "power_in" in net_kinds and "power_out" not in net_kinds
    ]
    supply = next(sheet for sheet in sheets if sheet.name == "drivers")
    for column, net in enumerate(sorted(nets_without_source)):
        supply.add_flag(net, (_LEFT + 12.7 + 25.4 * column, 160.02))
