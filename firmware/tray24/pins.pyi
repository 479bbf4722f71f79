LED_DATA: int
MUX_ADDRESS: tuple[int, int, int]
SEAT_BUTTONS: tuple[int, ...]
KEY_BUTTONS: tuple[int, ...]
DISPLAY_SDA: int
DISPLAY_SCL: int
INFRARED_ON: int
BUZZER: int
SENSOR_BANKS: tuple[int, int, int]
BUTTON_PINS: tuple[int, ...]
BUTTONS: int
SEATS: int
RED: int
YELLOW: int
GREEN: int
BLUE: int
ROWS: int
COLUMNS: int
SLOTS: int
SLOT_OF_LED: tuple[int, ...]
BESIDE: int
BELOW_ONLY: int
BANK_SLOTS: int
LED_CHANNEL_UA: int
LED_BUDGET_MA: int
TWIN_BUDGET_MA: int
DISPLAY_WIDTH: int
DISPLAY_HEIGHT: int
