"""The soft start of the 5 V supply: how fast it rises, its current from USB, the voltage its parts lose."""

from hardware.calc import electronics, parts
from tray24.pins import SLOTS, TWIN_BUDGET_MA

# Figures of the parts of the supply.
FUSE_OHM = 0.15  # [memory] MF-NSMF075: 0.09 as delivered, at most 0.29 after it has tripped
FUSE_HOLD_MA = 550.0  # [memory] MF-NSMF075: 750 mA at 23 degrees; the share of 0.73 is for 50 degrees in the case
SOFT_OHM = 0.06  # [memory] AO3401A, 4.5 V at the gate, max
SOFT_THRESHOLD_V = (0.5, 0.9, 1.3)  # [memory] AO3401A: min, typ, max at 0.25 mA
SOFT_A_PER_V2 = 4.6  # [estimated] from SOFT_OHM with 3.6 V above the threshold
SHUNT_OHM = 0.1
GATE_OHM = 1e6
FEEDBACK_NF = 100.0  # from drain to gate
HOLD_NF = 1000.0  # from source to gate
CAPACITOR_OHM = 0.54  # [estimated] of the 470 uF: tan delta 0.19 at 120 Hz, as general purpose types of 10 V have
CABLE_UH = 1.0  # [estimated] 1 m, there and back
USB_START_MA = 100.0  # USB 2.0, section 7.2.1: one unit load, before the port is configured


def compute_rise_v_per_s(threshold_v: float = SOFT_THRESHOLD_V[1]) -> float:
    """Return how fast the 5 V rise in the soft start, in V/s.

    The current of the gate's resistor charges the capacitor between drain and gate. `threshold_v` is the MOSFET's.
    """
    return (parts.SUPPLY_V - threshold_v) / GATE_OHM / (FEEDBACK_NF * 1e-9)


def compute_charge_ma(threshold_v: float = SOFT_THRESHOLD_V[1]) -> float:
    """Return the current in mA that charges the capacitors of LEDs and infrared LEDs during the soft start."""
    small_uf = 0.1 * (2 * SLOTS + 1)
    return compute_rise_v_per_s(threshold_v) * (parts.LED_UF + parts.INFRARED_UF + small_uf) / 1000


def compute_start_ma() -> float:
    """Return the highest current in mA from USB during the soft start, when capacitors charge and the Pico runs."""
    board_ma = parts.BOARD_MA * 0.5  # [estimated] half: the firmware has not begun
    return compute_charge_ma(SOFT_THRESHOLD_V[0]) + board_ma


def compute_fuse_ma() -> float:
    """Return the mean current in mA through the fuse, when everything behind it is on."""
    leds_ma = TWIN_BUDGET_MA + 2 * SLOTS * parts.LED_QUIESCENT_MA[1]
    return leds_ma + electronics.compute_infrared_mean_ma() + electronics.compute_glow_ma()


def compute_drop_v() -> float:
    """Return the voltage that fuse, MOSFET and shunt lose at the highest mean current."""
    return compute_fuse_ma() / 1000 * (FUSE_OHM + SOFT_OHM + SHUNT_OHM)


def compute_shunt_mv(led_ma: float) -> float:
    """Return the voltage in mV across the shunt when the LEDs draw `led_ma`."""
    return led_ma * SHUNT_OHM
