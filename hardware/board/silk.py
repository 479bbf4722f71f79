"""The silkscreen: name, revision, references, labels of slots, plugs and the Pico's pins, and dots at pins 1."""

import pcbnew

from hardware.board import plan
from hardware.board.controller_copper import locate_pico_pin
from hardware.board.labels import LINE_MM, SIZES_MM, Labels
from hardware.circuit import names
from hardware.circuit.netlist import Netlist, make_natural_key
from tray24 import pins

ADDRESS = ""  # the project's address, to be printed: [project.urls] of pyproject.toml, once there is one
ORDER_NUMBER = "JLCJLCJLCJLC"  # JLCPCB replaces this text by its order number of the same length
# Y of texts on the underside, beside its middle, where no parts are.
_ROWS_Y = tuple(float(y) for y in range(65, 105, 2))
_TEXT_MM, MIN_MM = SIZES_MM
_PLUGS = {
    "J1": ("display", ("1", "2", "SCL", "SDA")),
    "J2": ("seats", ("GND", "1", "2", "3", "4", "5", "6", "GND")),
    "J3": ("keys", ("GND", "R", "Y", "G", "B", "GND")),
}
_DOTTED_KEYS = {"led", "sensor", "mux", "shifter", "mosfet", "soft_start"}  # a dot marks pin 1
_PICO_TEXT_Y = 3.0  # from a row of pins to the middle of its texts
_SHORT_TEXTS = {"LED_DATA": "LED", "DISPLAY_SDA": "SDA", "DISPLAY_SCL": "SCL", "IR_ON": "IR", "BUZZER": "BUZ"}
_RAIL_TEXTS = {names.GROUND: "GND", names.USB_SUPPLY: "VBUS", names.LOGIC: "3V3", names.RESET: "RUN"}


def format_pin_text(net: str) -> str:
    """Return the text beside a pin of the Pico: at most four letters for the net that the pin is on."""
    for prefix, short_prefix in (("MUX_", "M"), ("SEAT_", "S"), ("KEY_", "K"), ("BANK_", "AD")):
        if net.startswith(prefix):
            return short_prefix + net.removeprefix(prefix)[:1]
    return _SHORT_TEXTS.get(net) or _RAIL_TEXTS[net]


def draw_silk(board: pcbnew.BOARD, netlist: Netlist) -> None:
    for footprint in board.GetFootprints():
        footprint.Reference().SetLayer(pcbnew.B_Fab if footprint.IsFlipped() else pcbnew.F_Fab)
        for item in footprint.GraphicalItems():
            if item.IsOnLayer(pcbnew.F_SilkS) or item.IsOnLayer(pcbnew.B_SilkS):
                item.SetWidth(max(item.GetWidth(), pcbnew.FromMM(LINE_MM)))
    front, back = Labels(board, is_back=False), Labels(board, is_back=True)
    _write_pico(front, back, netlist)
    _write_plugs(back)
    for slot in range(pins.SLOTS):
        x, y = plan.get_slot_center(slot)
        front.write(x + 8.6, y - 2.4, str(slot), 1.6)
    title = f"Tray24 rev {plan.REVISION}"
    front.write(78.0, 153.2, title, 1.6)
    for text, size_mm in ((title, 1.6), (ADDRESS, 1.6), (ORDER_NUMBER, 1.0)):
        if text:
            back.write_free(text, size_mm, _ROWS_Y)
    front.write(64.0, 145.6, "GND first: bridge left", _TEXT_MM)
    front.write(64.0, 147.0, "VCC first: bridge right", _TEXT_MM)
    for ref, component in netlist.components.items():
        labels = back if ref in plan.UNDERSIDE else front
        if component.key in _DOTTED_KEYS:
            labels.draw_dot_near(ref, "1", 0.25)
    _write_references(front, back, netlist)


def _write_references(front: Labels, back: Labels, netlist: Netlist) -> None:
    test_point_texts = {ref: f"{ref} {text}" for ref, _, text in names.TEST_POINTS}
    for ref in sorted(netlist.components, key=make_natural_key):
        if netlist.components[ref].footprint.startswith("off_board") or ref in {*_PLUGS, "U1"}:
            continue
        sides = (front, back) if ref in test_point_texts else (back,) if ref in plan.UNDERSIDE else (front,)
        for labels in sides:
            labels.write_near(ref, test_point_texts.get(ref, ref))


def _write_pico(front: Labels, back: Labels, netlist: Netlist) -> None:
    """Write the use of each of the Pico's pins beside it, and where its USB plug is."""
    for number in range(1, 41):
        net = netlist.net_of.get(("U1", str(number)))
        if net is None:
            continue
        x, y = locate_pico_pin(number)
        text = format_pin_text(net)
        for labels in (front, back):
            labels.write(x, y - _PICO_TEXT_Y, text, _TEXT_MM if len(text) < 4 else MIN_MM, 90.0)
    for number in (1, 20, 21, 40):
        x, y = locate_pico_pin(number)
        for labels in (front, back):
            labels.write(x, y + 1.75, str(number), _TEXT_MM)
    x, y, _ = plan.PICO
    back.write(x, y - 1.0, "U1 Pico H, parts to you, USB this way >", 1.2)


def _write_plugs(back: Labels) -> None:
    for ref, (title, labels) in _PLUGS.items():
        x, y, degrees = plan.CONTROLLER[ref]
        step = -2.5 if degrees else 2.5
        back.write(x + step * (len(labels) - 1) / 2, y - 6.4, f"{ref} {title}", 1.1)
        for number, label in enumerate(labels):
            back.write(x + step * number, y - 4.6, label, _TEXT_MM if len(label) < 3 or ref != "J1" else MIN_MM)
