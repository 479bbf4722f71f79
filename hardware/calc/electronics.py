"""The circuit around the sensors: settling, pulses, supply."""

from math import exp, hypot, log, sqrt

from hardware.calc import parts, slot
from tray24.pins import SLOTS, TWIN_BUDGET_MA


def calculate_mux_settle_us(load_ohm: float = parts.LOAD_OHM) -> float:
    """Return the time from a new address to half an LSB of the new level.

    The switch's delay comes first, then load and switch charge the node.
    """
    delay_us = parts.MUX_TURN_ON_NS_AT_4V5 * parts.MUX_SLOWER_AT_3V3 / 1000
    node_pf = parts.MUX_COMMON_PF + parts.TRACE_PF + parts.ADC_PIN_PF
    series_ohm = load_ohm + parts.MUX_OHM_AT_4V5 * parts.MUX_SLOWER_AT_3V3
    return delay_us + log(2 * parts.ADC_LSB) * series_ohm * node_pf * 1e-6


def calculate_converter_noise_lsb(level_lsb: float = 0.0) -> float:
    """Return the noise of a reading at this level, rms: the converter's own, and the ripple of its reference.

    Its own is the larger of the measured noise and that of its effective bits (of evenly spread codes). A reading is a
    share of the reference, so the ripple counts in proportion to the level.
    """
    own_lsb = max(parts.ADC_NOISE_LSB, parts.ADC_LSB / 2**parts.ADC_ENOB / sqrt(12))
    return hypot(own_lsb, level_lsb * parts.ADC_VREF_RIPPLE_MV / (parts.ADC_VOLT * 1000))


def calculate_pass_us() -> float:
    """Return the least time of 24 samples: for each address its wait and three conversions."""
    return SLOTS / 3 * (parts.MUX_WAIT_US + 3 * parts.ADC_CONVERSION_US)


def calculate_scan_us() -> float:
    """Return the time of a presence scan."""
    return (parts.PASSES - 1) * parts.BETWEEN_PASSES_US + parts.PASS_US


def calculate_dark_to_lit_us() -> float:
    """Return the time from the middle of the dark passes, before or after, to that of the lit ones."""
    return 2 * parts.BETWEEN_PASSES_US


def calculate_probe_us() -> float:
    """Return the time of a color probe: frame out, latched, settled, passes.

    The frame before it is sent without waiting.
    """
    return parts.FRAME_US + parts.LED_RESET_US + parts.PROBE_WAIT_US + parts.PROBE_PASSES * parts.PASS_US


def count_infrared_strings() -> float:
    return SLOTS / parts.INFRARED_IN_SERIES


def calculate_infrared_on_us() -> float:
    return parts.INFRARED_WAIT_US + parts.BETWEEN_PASSES_US + parts.PASS_US


def calculate_infrared_start_ma() -> float:
    """Return the current of each string as a pulse begins.

    The capacitor is below 5 V by the mean drop of its feed.
    """
    forward_v = parts.INFRARED_IN_SERIES * parts.INFRARED_V_AT_50_MA
    return (
        (parts.SUPPLY_V - calculate_infrared_mean_ma() * parts.INFRARED_FEED_OHM / 1000 - forward_v)
        / _calculate_string_ohm()
        * 1000
    )


def calculate_infrared_end_ma() -> float:
    """Return the current of each string at the end of the last lit pass.

    The strings have discharged the capacitor by then.
    """
    strings_ohm = _calculate_string_ohm() / count_infrared_strings()
    return calculate_infrared_start_ma() * exp(-calculate_infrared_on_us() / (strings_ohm * parts.INFRARED_UF))


def calculate_infrared_mean_ma() -> float:
    """Return the most that the infrared LEDs draw from 5 V on average."""
    return count_infrared_strings() * parts.INFRARED_MA * calculate_infrared_on_us() / (parts.SCAN_MS * 1000)


def calculate_glow_ma() -> float:
    """Return the current of all infrared LEDs while their switch is off."""
    forward_v = parts.INFRARED_IN_SERIES * parts.INFRARED_V_AT_GLOW
    return (parts.SUPPLY_V - forward_v) / (parts.GLOW_OHM + parts.INFRARED_OHM / count_infrared_strings()) * 1000


def calculate_glow_string_ma() -> float:
    return calculate_glow_ma() / count_infrared_strings()


def calculate_infrared_droop_v() -> float:
    """Return the voltage that the infrared capacitor loses in a pulse."""
    return (calculate_infrared_start_ma() - calculate_infrared_end_ma()) * _calculate_string_ohm() / 1000


def calculate_feed_peak_ma() -> float:
    """Return the worst current that a pulse, or plugging in, draws from 5 V for a moment."""
    return calculate_infrared_droop_v() / parts.INFRARED_FEED_OHM * 1000 + calculate_infrared_mean_ma()


def calculate_led_droop_v() -> float:
    """Return the voltage that the LEDs' capacitor loses when all channels switch on at once.

    The capacitor supplies them until the cable carries the current.
    """
    # The cable's inductance limits the current for about 10 us; after that only its resistance does.
    step_a = TWIN_BUDGET_MA / 1000
    return step_a * 10 / parts.LED_UF + step_a * parts.USB_OHM


def calculate_usb_ma() -> float:
    """Return the mean current of everything at once."""
    leds = TWIN_BUDGET_MA + 2 * SLOTS * parts.LED_QUIESCENT_MA[1]
    return leds + parts.BOARD_MA + parts.DISPLAY_MA + calculate_infrared_mean_ma() + calculate_glow_ma()


def calculate_sensors_ma() -> float:
    """Return the current of all sensors from 3.3 V if all are flooded with light."""
    return SLOTS * slot.CEILING_LSB / slot.LSB_A_MA


def _calculate_string_ohm() -> float:
    return parts.INFRARED_OHM + parts.MOSFET_OHM * count_infrared_strings()
