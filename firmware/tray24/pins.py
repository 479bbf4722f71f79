"""The tray's pin map and slot map: numbers only, the one source for firmware, simulator, documents and netlist."""

from tray24.compat import const

# GPIO numbers of the RP2040, in the order of the board's edge.
LED_DATA = const(2)
MUX_ADDRESS = (3, 4, 5)  # A, B, C of all three 74HC4051
SEAT_BUTTONS = (6, 7, 8, 9, 10, 11)  # seats 1 to 6
KEY_BUTTONS = (12, 13, 14, 15)  # red, yellow, green, blue
DISPLAY_SDA = const(16)  # I2C0
DISPLAY_SCL = const(17)
INFRARED_ON = const(18)
BUZZER = const(22)
SENSOR_BANKS = (26, 27, 28)  # ADC0 to ADC2: slots 0-7, 8-15, 16-23

# The number of a button is its place in this tuple: 0-5 the seats, 6-9 red, yellow, green, blue.
BUTTON_PINS = SEAT_BUTTONS + KEY_BUTTONS
BUTTONS = const(10)
SEATS = const(6)
RED = const(6)
YELLOW = const(7)
GREEN = const(8)
BLUE = const(9)

# Slots are numbered row by row from the top left; the left half is columns 0-2.
ROWS = const(4)
COLUMNS = const(6)
SLOTS = const(24)
SLOT_OF_LED = tuple(range(24))  # the chain runs row by row, slot 0 first
# Trays with two LEDs a slot, one below and one beside it: in a chain, slot | BESIDE is the one beside.
BESIDE = const(32)
BELOW_ONLY = const(1 << 24)  # in a mask of covered slots: all LEDs beside slots stay dark
BANK_SLOTS = const(8)  # a slot's bank is slot // 8, its channel slot % 8

LED_CHANNEL_UA = const(5000)  # current of one LED channel at full brightness, as the 5 mA class is specified
LED_BUDGET_MA = const(400)  # for all LEDs: the current of any USB port, minus that of the rest of the tray
TWIN_BUDGET_MA = const(350)  # of 48 LEDs, which take up to 48 mA while they are dark

DISPLAY_WIDTH = const(128)
DISPLAY_HEIGHT = const(64)
