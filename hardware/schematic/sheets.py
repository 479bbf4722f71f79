"""The sheets: controller, multiplexers, drivers and panel, and one for each row of slots."""

import schemdraw.elements as elm

from hardware.circuit import names
from hardware.circuit.mux import MUX_ADDRESS, MUX_COMMON, MUX_INPUTS
from hardware.circuit.netlist import Netlist
from hardware.schematic.symbols import Sheet
from tray24 import pins


def draw_sheets(netlist: Netlist) -> list[Sheet]:
    rows = [_row_sheet(netlist, row) for row in range(pins.ROWS)]
    return [_pico_sheet(netlist), _mux_sheet(netlist), _driver_sheet(netlist), _panel_sheet(netlist), *rows]


def _pico_sheet(netlist: Netlist) -> Sheet:
    sheet = Sheet("Controller: Raspberry Pi Pico", netlist)
    labels = {str(number): _pico_name(use) for number, use in enumerate(names.PICO_PINS, 1)}
    left = [(str(number), labels[str(number)]) for number in range(1, 21)]
    right = [(str(number), labels[str(number)]) for number in range(40, 20, -1)]
    sheet.box("U1", (0, 0), {"left": left, "right": right}, 5.0)
    sheet.text(
        0, -12.4, "USB gives 5 V to VBUS; the Pico's own regulator gives 3.3 V. Open circles are not connected.", 9
    )
    return sheet


def _pico_name(use: int | str) -> str:
    return f"GP{use}" if isinstance(use, int) else use


def _mux_sheet(netlist: Netlist) -> Sheet:
    sheet = Sheet("Multiplexers: one a bank of eight slots", netlist)
    left = [(str(pin), f"Y{channel}") for channel, pin in enumerate(MUX_INPUTS)]
    right = [(str(MUX_COMMON), "Z"), *((str(pin), f"S{line}") for line, pin in enumerate(MUX_ADDRESS))]
    right += [("6", "E"), ("16", "VCC"), ("7", "VEE"), ("8", "GND")]
    for bank in range(len(pins.SENSOR_BANKS)):
        x = 9.0 * bank
        sheet.box(f"U{2 + bank}", (x, 0), {"left": left, "right": right}, 2.6)
        sheet.two_pins(elm.Capacitor(), f"C{25 + bank}", (x + 1.3, -6.6))
    return sheet


def _driver_sheet(netlist: Netlist) -> Sheet:
    sheet = Sheet("Drivers: level shifter of the LED chain, switch of the infrared LEDs, sounder, supplies", netlist)
    shifter = {"left": [("2", "A"), ("1", "OE"), ("3", "GND")], "right": [("4", "Y"), ("5", "VCC")]}
    sheet.box("U5", (0, 0), shifter, 2.4)
    sheet.two_pins(elm.Resistor(), "R37", (8.0, -0.45), upright=False)
    sheet.two_pins(elm.Capacitor(), "C28", (14.0, 0.4))
    sheet.two_pins(elm.Capacitor(polar=True), "C29", (17.0, 0.4))
    sheet.two_pins(elm.Resistor(), "R38", (20.5, 0.4))
    sheet.two_pins(elm.Capacitor(polar=True), "C30", (23.5, 0.4))
    sheet.two_pins(elm.Resistor(), "R39", (1.0, -6.0), upright=False)
    sheet.two_pins(elm.Resistor(), "R40", (7.0, -5.0))
    _mosfet(sheet, (11.5, -6.0))
    sheet.two_pins(elm.Resistor(), "R41", (15.5, -5.0))
    sheet.two_pins(elm.Resistor(), "R42", (19.0, -5.6), upright=False)
    sheet.two_pins(elm.Crystal(), "BZ1", (25.0, -5.2))
    return sheet


def _mosfet(sheet: Sheet, at: tuple) -> None:
    part = sheet.drawing.add(elm.NFet(bulk=True).theta(0).reverse().at(at).anchor("gate"))
    sheet.text(part.drain[0] + 0.5, part.drain[1] - 0.4, "Q25", 8)
    sheet.text(part.drain[0] + 0.5, part.drain[1] - 0.75, sheet.netlist.components["Q25"].value, 8)
    sheet.net_at("Q25", "1", tuple(part.gate), "left")
    sheet.net_at("Q25", "2", tuple(part.source), "bottom", 0.35)
    sheet.net_at("Q25", "3", tuple(part.drain), "top", 0.35)


def _panel_sheet(netlist: Netlist) -> Sheet:
    sheet = Sheet("Plugs, and what hangs on them: display, seat buttons, colored buttons", netlist)
    for row, (ref, count) in enumerate((("J1", 4), ("DS1", 4), ("J3", 5), ("J2", 7))):
        sheet.box(ref, (6.5 * row, 0), {"left": [(str(pin), str(pin)) for pin in range(1, count + 1)]}, 2.0)
    for number in range(pins.BUTTONS):
        sheet.two_pins(elm.Button(), f"SW{number + 1}", (2.6 * number, -6.0))
    sheet.text(
        0, -9.6, "DS1 and SW1 to SW10 are off the board; the buttons close to ground, pull-ups are in the RP2040.", 9
    )
    return sheet


def _row_sheet(netlist: Netlist, row: int) -> Sheet:
    first = row * pins.COLUMNS
    sheet = Sheet(f"Slots {first} to {first + pins.COLUMNS - 1}", netlist)
    for column in range(pins.COLUMNS):
        _slot(sheet, first + column, (9.5 * (column % 3), -8.2 * (column // 3)))
    return sheet


def _slot(sheet: Sheet, slot: int, at: tuple) -> None:
    x, y = at
    sheet.text(x - 0.9, y + 1.5, f"Slot {slot}", 11)
    led = {"left": [("3", "DIN"), ("2", "VSS")], "right": [("1", "DOUT"), ("4", "VDD")]}
    sheet.box(names.led(slot), (x, y), led, 2.2)
    sheet.two_pins(elm.Capacitor(), names.led_capacitor(slot), (x + 0.4, y - 2.4))
    _sensor(sheet, slot, (x + 4.8, y - 0.2))
    sheet.two_pins(elm.Resistor(), names.load(slot), (x + 4.8, y - 3.4))
    if slot % 2 == 0:
        sheet.two_pins(elm.Resistor(), names.string_resistor(slot), (x + 7.0, y + 0.2))
    sheet.two_pins(elm.LED(), names.infrared(slot), (x + 7.0, y - 3.4), "2", "1")


def _sensor(sheet: Sheet, slot: int, at: tuple) -> None:
    part = sheet.drawing.add(elm.NpnPhoto(circle=True).at(at).anchor("collector").theta(0))
    ref = names.sensor(slot)
    sheet.text(part.emitter[0] - 1.1, part.emitter[1] + 0.05, ref, 8, "right")
    sheet.text(part.emitter[0] - 1.1, part.emitter[1] - 0.25, sheet.netlist.components[ref].value, 7, "right")
    sheet.net_at(ref, "1", tuple(part.collector), "top", 0.3)
    sheet.net_at(ref, "2", tuple(part.emitter), "right", 0.3)
