"""Calculations of the circuit around the sensors: settling times, noise, pulses of infrared light, supply currents."""

from math import exp, hypot, log, sqrt

from hardware.calc import parts, slot
from tray24.pins import SLOTS, TWIN_BUDGET_MA


def compute_mux_settle_us(load_ohm: float = parts.LOAD_OHM) -> float:
    """Return the time from a multiplexer's new address until its output is within half an LSB of the new level.

    First comes the delay of the multiplexer's switch. Then the output's capacitance charges through load and switch.
    """
    delay_us = parts.MUX_TURN_ON_NS_AT_4V5 * parts.MUX_SLOWER_AT_3V3 / 1000
    node_pf = parts.MUX_COMMON_PF + parts.TRACE_PF + parts.ADC_PIN_PF
    series_ohm = load_ohm + parts.MUX_OHM_AT_4V5 * parts.MUX_SLOWER_AT_3V3
    return delay_us + log(2 * parts.ADC_LSB) * series_ohm * node_pf * 1e-6


def compute_converter_noise_lsb(level_lsb: float = 0.0) -> float:
    """Return the noise in LSB (rms) of a reading at this level: of the converter itself, and of its reference voltage.

    The converter's own noise is the larger of two values: one measured, one calculated from its effective number of
    bits.
    A reading is a share of the reference, so the reference's ripple counts in proportion to the level.
    """
    converter_lsb = max(parts.ADC_NOISE_LSB, parts.ADC_LSB / 2**parts.ADC_ENOB / sqrt(12))
    return hypot(converter_lsb, level_lsb * parts.ADC_VREF_RIPPLE_MV / (parts.ADC_VOLT * 1000))


def compute_pass_us() -> float:
    """Return the least time in us in which all 24 slots are sampled once.

    The three multiplexers share their address. For each address the firmware waits, then converts three outputs.
    """
    return SLOTS / 3 * (parts.MUX_WAIT_US + 3 * parts.ADC_CONVERSION_US)


def compute_scan_us() -> float:
    """Return the time of a presence scan in us."""
    return (parts.PASSES - 1) * parts.BETWEEN_PASSES_US + parts.PASS_US


def compute_dark_to_lit_us() -> float:
    """Return the time in us between the middle of a scan's dark samples and the middle of its lit samples.

    It is the same from the lit samples to the next dark ones.
    """
    return 2 * parts.BETWEEN_PASSES_US


def compute_probe_us() -> float:
    """Return the time of a color probe in us.

    It is the time in which the frame is sent and latched, the sensors settle, and all slots are sampled several times.
    """
    return parts.FRAME_US + parts.LED_RESET_US + parts.PROBE_WAIT_US + parts.PROBE_PASSES * parts.PASS_US


def count_infrared_strings() -> float:
    return SLOTS / parts.INFRARED_IN_SERIES


def compute_infrared_on_us() -> float:
    return parts.INFRARED_WAIT_US + parts.BETWEEN_PASSES_US + parts.PASS_US


def compute_infrared_start_ma() -> float:
    """Return the current in mA of each string of infrared LEDs at the beginning of a pulse.

    The capacitor that feeds the strings is below 5 V by the mean drop of its feed resistor.
    """
    forward_v = parts.INFRARED_IN_SERIES * parts.INFRARED_V_AT_50_MA
    return (
        (parts.SUPPLY_V - compute_infrared_mean_ma() * parts.INFRARED_FEED_OHM / 1000 - forward_v)
        / _compute_string_ohm()
        * 1000
    )


def compute_infrared_end_ma() -> float:
    """Return the current in mA of each string of infrared LEDs when the last samples of a pulse have been taken.

    By then the strings have partly discharged the capacitor that feeds them.
    """
    strings_ohm = _compute_string_ohm() / count_infrared_strings()
    return compute_infrared_start_ma() * exp(-compute_infrared_on_us() / (strings_ohm * parts.INFRARED_UF))


def compute_infrared_mean_ma() -> float:
    """Return the highest mean current in mA that the infrared LEDs draw from 5 V."""
    return count_infrared_strings() * parts.INFRARED_MA * compute_infrared_on_us() / (parts.SCAN_MS * 1000)


def compute_glow_ma() -> float:
    """Return the current in mA with which all infrared LEDs together glow weakly while their switch is off."""
    forward_v = parts.INFRARED_IN_SERIES * parts.INFRARED_V_AT_GLOW
    return (parts.SUPPLY_V - forward_v) / (parts.GLOW_OHM + parts.INFRARED_OHM / count_infrared_strings()) * 1000


def compute_glow_string_ma() -> float:
    return compute_glow_ma() / count_infrared_strings()


def compute_infrared_droop_v() -> float:
    """Return by how many volts the capacitor of the infrared LEDs is discharged in a pulse."""
    return (compute_infrared_start_ma() - compute_infrared_end_ma()) * _compute_string_ohm() / 1000


def compute_feed_peak_ma() -> float:
    """Return the highest current in mA that the infrared LEDs draw from 5 V, in a pulse or when the plug goes in."""
    return compute_infrared_droop_v() / parts.INFRARED_FEED_OHM * 1000 + compute_infrared_mean_ma()


def compute_led_droop_v() -> float:
    """Return by how many volts the capacitor of the LEDs is discharged when all their channels switch on at once.

    The capacitor supplies the LEDs until the cable carries the current.
    """
    # The cable's inductance limits the current for about 10 us; after that only its resistance does.
    step_a = TWIN_BUDGET_MA / 1000
    return step_a * 10 / parts.LED_UF + step_a * parts.USB_OHM


def compute_usb_ma() -> float:
    """Return the mean current in mA from USB when everything is on at once."""
    leds_ma = TWIN_BUDGET_MA + 2 * SLOTS * parts.LED_QUIESCENT_MA[1]
    return leds_ma + parts.BOARD_MA + parts.DISPLAY_MA + compute_infrared_mean_ma() + compute_glow_ma()


def compute_sensors_ma() -> float:
    """Return the current in mA that all sensors draw from 3.3 V when each is flooded with light."""
    return SLOTS * slot.CEILING_LSB / slot.LSB_A_MA


def _compute_string_ohm() -> float:
    return parts.INFRARED_OHM + parts.MOSFET_OHM * count_infrared_strings()
