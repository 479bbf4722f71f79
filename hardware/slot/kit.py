"""The kit of one slot: which slot it is, its parts, and how it is joined to the Pico without the rest of the circuit.

The slot is the last one of the tray, because its two LEDs are neighbors in the LED chain, and its input of the
multiplexer is the pin beside the output. The LEDs are fed through a diode, which lowers their supply to 4.2 V: the
3.3 V of the Pico's data pin must be above 0.7 times that supply. The infrared LEDs have the 5 V of the USB plug.
"""

from hardware.circuit import names
from tray24 import pins

SLOT = pins.SLOTS - 1
_FIRST_SLOT = SLOT - 1  # of its infrared string
BANK = SLOT // pins.BANK_SLOTS
SENSE_PIN = pins.SENSOR_BANKS[BANK]
MUX = f"U{2 + BANK}"
DIODE, DIODE_PLACE = "D49", "R38"  # the diode of the tray's soft start, instead of the resistor that feeds infrared

PICO = "U1"
PARTS = (
    names.name_led(SLOT),
    names.name_led_capacitor(SLOT),
    names.name_beside(SLOT),
    names.name_beside_capacitor(SLOT),
    names.name_sensor(SLOT),
    names.name_load(SLOT),
    names.name_infrared(_FIRST_SLOT),
    names.name_infrared(SLOT),
    names.name_string_resistor(_FIRST_SLOT),
    "Q25",
    "R39",
    DIODE,
)
# What joins two pads: wires along the board, and a drop of solder.
WIRES = (((PICO, "40"), ("TP6", "1")), ((PICO, "4"), (names.name_led(_FIRST_SLOT), "1")))
DROP = ((MUX, "3"), (MUX, "4"))

# What is counted of the tray's lists: parts that are not on the netlist, by key, and things of any maker, by name.
OFF_BOARD = {"circuit_board": 1, "socket": 2, "cable": 1, "wire": 1}
OTHER = {
    "Clear acrylic (PMMA) sheet 30 x 30 x 2 mm": 1,
    "Clear acrylic (PMMA) rod, 3 mm thick, 0.3 m long": 1,
    "Screw M3 x 16, pan head, steel (ISO 7045)": 2,
    "Blank die 16 mm, white, rounded corners": 5,
    "Sheet of plain white, matt sticker paper, A4 or Letter": 2,
    "Sheet of clear, matt laminate, self-adhesive, A4 or Letter": 2,
    "dark": 50,  # grams of filament, for the light walls
    "white": 2,  # for a liner
}
