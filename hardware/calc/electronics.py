"""The circuit around the sensors: settling, pulses, supply."""

from math import exp, log, sqrt

from hardware.calc import parts, slot
from tray24.pins import LED_BUDGET_MA, SLOTS


def mux_settle_us(load_ohm: float = parts.LOAD_OHM) -> float:
    """From a new address to half an LSB of the new level: the switch's delay, then load and switch charge the node."""
    delay_us = parts.MUX_TURN_ON_NS_AT_4V5 * parts.MUX_SLOWER_AT_3V3 / 1000
    node_pf = parts.MUX_COMMON_PF + parts.TRACE_PF + parts.ADC_PIN_PF
    series_ohm = load_ohm + parts.MUX_OHM_AT_4V5 * parts.MUX_SLOWER_AT_3V3
    return delay_us + log(2 * parts.ADC_LSB) * series_ohm * node_pf * 1e-6


def converter_noise_lsb() -> float:
    """The converter's own, rms: as measured, or what its effective bits amount to (of evenly spread codes), if more."""
    return max(parts.ADC_NOISE_LSB, parts.ADC_LSB / 2**parts.ADC_ENOB / sqrt(12))


def pass_us() -> float:
    """Least time of 24 samples: per address its wait and three conversions."""
    return SLOTS / 3 * (parts.MUX_WAIT_US + 3 * parts.ADC_CONVERSION_US)


def scan_us() -> float:
    """A presence scan."""
    return (parts.PASSES - 1) * parts.BETWEEN_PASSES_US + parts.PASS_US


def dark_to_lit_us() -> float:
    """From the middle of the dark passes to that of the lit ones, before and after."""
    return 2 * parts.BETWEEN_PASSES_US


def probe_us() -> float:
    """A color probe: frame out, latched, settled, passes; the frame before goes out by itself."""
    return parts.FRAME_US + parts.LED_RESET_US + parts.PROBE_WAIT_US + parts.PROBE_PASSES * parts.PASS_US


def infrared_strings() -> float:
    return SLOTS / parts.INFRARED_IN_SERIES


def infrared_on_us() -> float:
    return parts.INFRARED_WAIT_US + parts.BETWEEN_PASSES_US + parts.PASS_US


def infrared_start_ma() -> float:
    """Current of each string as a pulse begins, the capacitor being short of 5 V by what its feed drops on average."""
    forward_v = parts.INFRARED_IN_SERIES * parts.INFRARED_V_AT_50_MA
    return (parts.SUPPLY_V - infrared_mean_ma() * parts.INFRARED_FEED_OHM / 1000 - forward_v) / _string_ohm() * 1000


def infrared_end_ma() -> float:
    """The same as the last lit pass ends: the capacitor runs down through the strings."""
    strings_ohm = _string_ohm() / infrared_strings()
    return infrared_start_ma() * exp(-infrared_on_us() / (strings_ohm * parts.INFRARED_UF))


def infrared_mean_ma() -> float:
    """What the infrared LEDs draw from 5 V on average, at most."""
    return infrared_strings() * parts.INFRARED_MA * infrared_on_us() / (parts.SCAN_MS * 1000)


def glow_ma() -> float:
    """What all infrared LEDs draw while their switch is off."""
    forward_v = parts.INFRARED_IN_SERIES * parts.INFRARED_V_AT_GLOW
    return (parts.SUPPLY_V - forward_v) / (parts.GLOW_OHM + parts.INFRARED_OHM / infrared_strings()) * 1000


def glow_string_ma() -> float:
    return glow_ma() / infrared_strings()


def infrared_droop_v() -> float:
    """What the infrared capacitor loses in a pulse."""
    return (infrared_start_ma() - infrared_end_ma()) * _string_ohm() / 1000


def feed_peak_ma() -> float:
    """What a pulse draws from 5 V at its worst, and what plugging in does for the first moment."""
    return infrared_droop_v() / parts.INFRARED_FEED_OHM * 1000 + infrared_mean_ma()


def led_droop_v() -> float:
    """What the LEDs' capacitor loses when all channels go on at once, until the cable carries them."""
    # The cable's inductance holds the current back for some 10 us; then its resistance remains.
    step_a = LED_BUDGET_MA / 1000
    return step_a * 10 / parts.LED_UF + step_a * parts.USB_OHM


def usb_ma() -> float:
    """Everything at once, on average."""
    leds = LED_BUDGET_MA + SLOTS * parts.LED_QUIESCENT_MA
    return leds + parts.BOARD_MA + parts.DISPLAY_MA + infrared_mean_ma() + glow_ma()


def sensors_ma() -> float:
    """What all sensors draw from 3.3 V, were all of them flooded."""
    return SLOTS * slot.CEILING_LSB / slot.LSB_A_MA


def _string_ohm() -> float:
    return parts.INFRARED_OHM + parts.MOSFET_OHM * infrared_strings()
