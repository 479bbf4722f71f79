"""The hours that a person needs to build the tray, by section of the guide: estimated, as nobody has built it.

Printing time is not included.
"""

# Title of the guide's section -> hours when the board is soldered by hand, hours when it comes assembled.
HOURS = {
    "Build one slot first": (2.0, 2.0),
    "Order": (1.5, 1.5),
    "Print the case": (2.0, 2.0),
    "Make the dice": (2.0, 2.0),
    "Solder the board": (7.0, 0.5),
    "Measure": (0.5, 0.5),
    "Flash and let the doctor look": (0.5, 0.5),
    "Wire switches and display": (2.5, 2.5),
    "Put it together": (1.5, 1.5),
    "Calibrate": (0.5, 0.5),
}
# More hours when sensors and infrared LEDs of an assembled board are soldered by hand: 48 parts, 2.5 minutes each.
OPTICS_BY_HAND = 2.0
BY_HAND = sum(hand for hand, _ in HOURS.values())
ASSEMBLED = sum(assembled for _, assembled in HOURS.values())
