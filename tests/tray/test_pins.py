"""Numbers that must be written in two places (for the compiler, or to separate layers) are equal in both."""

from tray24 import pins, ports
from tray24.rules import faces
from tray24.sense import events
from tray24.ui.toolkit.canvas import Canvas
from tray24.ui.toolkit.lights import Lights


def test_the_ports_carry_what_the_pins_say():
    assert ports.FRAME_BYTES == len(Lights().frame) == 3 * pins.SLOTS
    assert ports.DISPLAY_BYTES == len(Canvas().buffer) == pins.DISPLAY_WIDTH * pins.DISPLAY_HEIGHT // 8
    assert pins.DISPLAY_HEIGHT == 8 * ports.DISPLAY_PAGES


def test_the_pin_map_has_each_button_slot_and_pin_once():
    assert len(pins.BUTTON_PINS) == pins.BUTTONS
    assert len(pins.SEAT_BUTTONS) == pins.SEATS == pins.RED
    assert list(range(pins.SEATS, pins.BUTTONS)) == [pins.RED, pins.YELLOW, pins.GREEN, pins.BLUE]
    assert sorted(pins.SLOT_OF_LED) == list(range(pins.ROWS * pins.COLUMNS)) == list(range(pins.SLOTS))
    assert len(pins.SENSOR_BANKS) * pins.BANK_SLOTS == pins.SLOTS
    used_pins = [pins.LED_DATA, *pins.MUX_ADDRESS, *pins.BUTTON_PINS, pins.DISPLAY_SDA, pins.DISPLAY_SCL]
    used_pins += [pins.INFRARED_ON, pins.BUZZER, *pins.SENSOR_BANKS]
    assert len(used_pins) == len(set(used_pins))


def test_slots_are_seen_in_the_colors_of_faces():
    assert faces.COLORS == "-rygb"
    assert [0, len(faces.COLORS), len(faces.COLORS) + 1] == [events.EMPTY, events.WHITE, events.COVERED]
