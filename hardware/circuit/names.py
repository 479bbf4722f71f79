"""References and net names of the circuit, from the numbers of slots and GPIOs."""

from collections.abc import Iterator

from tray24 import pins

GROUND, SUPPLY, LOGIC = "GND", "+5V", "+3V3"
# From the USB plug to the supply: fuse, soft start, shunt.
USB_SUPPLY, FUSED, SOFT_GATE, SHUNT = "VBUS", "VBUS_FUSED", "SOFT_GATE", "SHUNT_5V"
RESET = "RUN"
DISPLAY_FIRST, DISPLAY_SECOND = "DISPLAY_1", "DISPLAY_2"  # ground and 3.3 V, in the order that the jumpers choose
INFRARED_SUPPLY, INFRARED_RETURN = "IR_5V", "IR_RETURN"
INFRARED_GATE = "IR_GATE"
LED_SHIFTED = "LED_DATA_5V"
BUZZER_END = "BUZZER_END"
COLORS = ("RED", "YELLOW", "GREEN", "BLUE")

# GPIO -> the net that is connected to it.
GPIO_NETS = {
    pins.LED_DATA: "LED_DATA",
    **{gpio: f"MUX_{line}" for gpio, line in zip(pins.MUX_ADDRESS, "ABC", strict=True)},
    **{gpio: f"SEAT_{seat + 1}" for seat, gpio in enumerate(pins.SEAT_BUTTONS)},
    **{gpio: f"KEY_{color}" for gpio, color in zip(pins.KEY_BUTTONS, COLORS, strict=True)},
    pins.DISPLAY_SDA: "DISPLAY_SDA",
    pins.DISPLAY_SCL: "DISPLAY_SCL",
    pins.INFRARED_ON: "IR_ON",
    pins.BUZZER: "BUZZER",
    **{gpio: f"BANK_{bank}" for bank, gpio in enumerate(pins.SENSOR_BANKS)},
}

# The Pico's 40 pins in order (Pico datasheet, figure 2), GPIOs as numbers.
# fmt: off
PICO_PINS = (
    0, 1, "GND", 2, 3, 4, 5, "GND", 6, 7, 8, 9, "GND", 10, 11, 12, 13, "GND", 14, 15,
    16, 17, "GND", 18, 19, 20, 21, "GND", 22, "RUN", 26, 27, "AGND", 28, "ADC_VREF", "3V3", "3V3_EN", "GND", "VSYS",
    "VBUS",
)
# fmt: on


# Test points: reference, net, text on the board.
TEST_POINTS = (
    ("TP1", SHUNT, "5V IN"),
    ("TP2", SUPPLY, "5V"),
    ("TP3", LOGIC, "3V3"),
    ("TP4", GROUND, "GND"),
    ("TP5", INFRARED_RETURN, "IR"),
    ("TP6", INFRARED_SUPPLY, "IR 5V"),
    *((f"TP{7 + bank}", f"BANK_{bank}", f"M{bank}") for bank in range(len(pins.SENSOR_BANKS))),
    ("TP10", GROUND, "GND"),
)


def name_led(slot: int) -> str:
    """Return the reference of the LED below a slot."""
    return f"D{slot + 1}"


def name_beside(slot: int) -> str:
    """Return the reference of the LED beside a slot, whose light is visible when a die is in the slot."""
    return f"D{2 * pins.SLOTS + 2 + slot}"  # the diode of the soft start has the number before


def name_infrared(slot: int) -> str:
    return f"D{pins.SLOTS + slot + 1}"


def name_sensor(slot: int) -> str:
    return f"Q{slot + 1}"


def name_load(slot: int) -> str:
    return f"R{slot + 1}"


def name_led_capacitor(slot: int) -> str:
    return f"C{slot + 1}"


def name_beside_capacitor(slot: int) -> str:
    return f"C{pins.SLOTS + 9 + slot}"  # those of multiplexers, shifter and supply have the numbers before


def name_string_resistor(slot: int) -> str:
    """Return the reference of the resistor of a string of two infrared LEDs.

    `slot` is the first slot of the string (even).
    """
    return f"R{pins.SLOTS + slot // 2 + 1}"


def name_button(number: int) -> str:
    """Return the net of the wire to a button. A resistor joins this net to the button's GPIO, and protects the GPIO.

    `number` is the firmware's number of the button: first the seats, then the keys.
    """
    return f"{GPIO_NETS[pins.BUTTON_PINS[number]]}_BUTTON"


def name_button_resistor(number: int) -> str:
    return f"R{45 + number}"  # those of slots, drivers and supply have the numbers before


def name_sense(slot: int) -> str:
    return f"SENSE_{slot}"


def name_data(slot: int) -> str:
    """Return the net that brings the data of the LED chain to the LED below a slot."""
    return f"DATA_{slot}"


def name_data_beside(slot: int) -> str:
    """Return the net that brings the data of the LED chain to the LED beside a slot."""
    return f"DATA_BESIDE_{slot}"


DATA_END = "DATA_END"  # the output of the last LED, which is open


def name_link(slot: int) -> str:
    """Return the net between the two infrared LEDs of a string. `slot` is the first slot of the string."""
    return f"IR_LINK_{slot}"


def name_anode(slot: int) -> str:
    """Return the net between a string's resistor and its first infrared LED. `slot` is the first slot of the string."""
    return f"IR_ANODE_{slot}"


def _generate_chain() -> Iterator[tuple[str, str]]:
    """Yield each LED of the chain in order, with the net that brings its data.

    In each row the chain goes to the right through the LEDs below the slots, and back to the left through the LEDs
    beside the slots.
    """
    for first in range(0, pins.SLOTS, pins.COLUMNS):
        row = range(first, first + pins.COLUMNS)
        yield from ((name_led(slot), name_data(slot)) for slot in row)
        yield from ((name_beside(slot), name_data_beside(slot)) for slot in reversed(row))


CHAIN = tuple(_generate_chain())
SLOT_OF = {ref(slot): slot for slot in range(pins.SLOTS) for ref in (name_led, name_beside)}
CAPACITOR_OF = {
    **{name_led(slot): name_led_capacitor(slot) for slot in range(pins.SLOTS)},
    **{name_beside(slot): name_beside_capacitor(slot) for slot in range(pins.SLOTS)},
}
