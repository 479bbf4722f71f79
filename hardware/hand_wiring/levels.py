"""The check of WS2812 LEDs fed through a diode: a Pico's 3.3 V must be a high signal for them.

Their data input needs 0.7 of their supply. The diode lowers 5.0 V to 4.2 to 4.4 V, so that 2.9 to 3.1 V are enough.
Without it the input would need 3.5 V. A Schottky diode drops too little.
"""

# [read] Worldsemi's WS2812B data sheet, "electrical characteristics" (of 4.5 to 5.5 V) and "absolute maximum ratings".
DATA_SHARE = 0.7
SUPPLY_V = (3.5, 5.3)
DIODE_DROP_V = (0.6, 0.85)  # [memory] 1N4001 to 1N4007: typical curve, at 10 and at 420 mA; [read] at most 1.1 V at 1 A
DIODE_MA = 1000.0  # [read] data sheets of 1N4001 to 1N4007 (Leshan, Diofit): average, up to 75 degrees
DIODE_K_W = 50.0  # [read] Diofit's: from its junction to the room, with legs of 9.5 mm
USB_V = (4.75, 5.25)  # USB 2.0, section 7.2.2: at a high-power port
PICO_HIGH_V = 3.27  # [memory] its 3.3 V less 1 %; an input takes no current from the pin


def check_levels(name: str, drop_v: tuple[float, float] = DIODE_DROP_V) -> list[str]:
    """Return findings about data level and supply of the LEDs, over the voltage range of a USB port.

    `name` names the LEDs in the findings. `drop_v` is the voltage lost between port and LEDs: with all dark, with all
    lit.
    """
    min_v, max_v = USB_V[0] - drop_v[1], USB_V[1] - drop_v[0]
    findings = []
    if DATA_SHARE * max_v > PICO_HIGH_V:
        findings.append(f"the Pico's data level is too low for the {name}")
    if min_v < SUPPLY_V[0] or max_v > SUPPLY_V[1]:
        findings.append(f"the {name} is fed with {min_v:.2f} to {max_v:.2f} V")
    return findings
