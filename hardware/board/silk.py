"""Draw the silkscreen: name, revision, references, labels of slots, plugs and the Pico's pins, and dots at pins 1."""

import pcbnew

from hardware.board import plan
from hardware.board.controller_copper import locate_pico_pin
from hardware.board.labels import LINE_MM, SIZES_MM, Labels
from hardware.circuit import names
from hardware.circuit.netlist import Netlist, make_natural_key
from tray24 import pins

ADDRESS = ""  # the project's address, to be printed: [project.urls] of pyproject.toml, once there is one
ORDER_NUMBER = "JLCJLCJLCJLC"  # JLCPCB replaces this text by its order number of the same length
_ROWS = tuple(float(y) for y in range(65, 105, 2))  # y of texts on the underside, beside its middle, where no parts are
_TEXT_MM, MIN_MM = SIZES_MM
_PLUGS = {
    "J1": ("display", ("1", "2", "SCL", "SDA")),
    "J2": ("seats", ("GND", "1", "2", "3", "4", "5", "6", "GND")),
    "J3": ("keys", ("GND", "R", "Y", "G", "B", "GND")),
}
_DOTTED = {"led", "sensor", "mux", "shifter", "mosfet", "soft_start"}  # a dot marks pin 1
_PICO_TEXT_Y = 3.0  # from a row of pins to the middle of its texts
_SHORT = {"LED_DATA": "LED", "DISPLAY_SDA": "SDA", "DISPLAY_SCL": "SCL", "IR_ON": "IR", "BUZZER": "BUZ"}
_FIXED = {names.GROUND: "GND", names.USB_SUPPLY: "VBUS", names.LOGIC: "3V3", names.RESET: "RUN"}


def format_pin_text(net: str) -> str:
    """Return the text beside a pin of the Pico: at most four letters for the net that the pin is on."""
    for start, short in (("MUX_", "M"), ("SEAT_", "S"), ("KEY_", "K"), ("BANK_", "AD")):
        if net.startswith(start):
            return short + net.removeprefix(start)[:1]
    return _SHORT.get(net) or _FIXED[net]


def draw_silk(board: pcbnew.BOARD, netlist: Netlist) -> None:
    for footprint in board.GetFootprints():
        footprint.Reference().SetLayer(pcbnew.B_Fab if footprint.IsFlipped() else pcbnew.F_Fab)
        for item in footprint.GraphicalItems():
            if item.IsOnLayer(pcbnew.F_SilkS) or item.IsOnLayer(pcbnew.B_SilkS):
                item.SetWidth(max(item.GetWidth(), pcbnew.FromMM(LINE_MM)))
    above, under = Labels(board, under=False), Labels(board, under=True)
    _write_pico(above, under, netlist)
    _write_plugs(under)
    for slot in range(pins.SLOTS):
        x, y = plan.get_slot_center(slot)
        above.write(x + 8.6, y - 2.4, str(slot), 1.6)
    title = f"Tray24 rev {plan.REVISION}"
    above.write(78.0, 153.2, title, 1.6)
    for text, size_mm in ((title, 1.6), (ADDRESS, 1.6), (ORDER_NUMBER, 1.0)):
        if text:
            under.write_free(text, size_mm, _ROWS)
    above.write(64.0, 145.6, "GND first: bridge left", _TEXT_MM)
    above.write(64.0, 147.0, "VCC first: bridge right", _TEXT_MM)
    for ref, component in netlist.components.items():
        side = under if ref in plan.UNDERSIDE else above
        if component.key in _DOTTED:
            side.draw_dot_near(ref, "1", 0.25)
    _write_references(above, under, netlist)


def _write_references(above: Labels, under: Labels, netlist: Netlist) -> None:
    points = {ref: f"{ref} {text}" for ref, _, text in names.TEST_POINTS}
    for ref in sorted(netlist.components, key=make_natural_key):
        if netlist.components[ref].footprint.startswith("off_board") or ref in {*_PLUGS, "U1"}:
            continue
        sides = (above, under) if ref in points else (under,) if ref in plan.UNDERSIDE else (above,)
        for side in sides:
            side.write_near(ref, points.get(ref, ref))


def _write_pico(above: Labels, under: Labels, netlist: Netlist) -> None:
    """Write the use of each of the Pico's pins beside it, and where its USB plug is."""
    for number in range(1, 41):
        net = netlist.net_of.get(("U1", str(number)))
        if net is None:
            continue
        x, y = locate_pico_pin(number)
        text = format_pin_text(net)
        for side in (above, under):
            side.write(x, y - _PICO_TEXT_Y, text, _TEXT_MM if len(text) < 4 else MIN_MM, 90.0)
    for number in (1, 20, 21, 40):
        x, y = locate_pico_pin(number)
        for side in (above, under):
            side.write(x, y + 1.75, str(number), _TEXT_MM)
    x, y, _ = plan.PICO
    under.write(x, y - 1.0, "U1 Pico H, parts to you, USB this way >", 1.2)


def _write_plugs(under: Labels) -> None:
    for ref, (title, labels) in _PLUGS.items():
        x, y, degrees = plan.CONTROLLER[ref]
        step = -2.5 if degrees else 2.5
        under.write(x + step * (len(labels) - 1) / 2, y - 6.4, f"{ref} {title}", 1.1)
        for number, label in enumerate(labels):
            under.write(x + step * number, y - 4.6, label, _TEXT_MM if len(label) < 3 or ref != "J1" else MIN_MM)
