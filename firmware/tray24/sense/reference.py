"""What each slot's sensor gives of an empty floor and of a white die: nominal, or measured (kept by sense.saved)."""

from array import array

from tray24.compat import const

SLOTS = const(24)
LIGHTS = const(4)
# Lights, in the order of the arrays; what is called dark elsewhere has the place of infrared here.
INFRARED = const(0)
RED = const(1)
GREEN = const(2)
BLUE = const(3)
SCALE = const(16)  # levels (lit minus dark) are kept in sixteenths of an LSB

PLACES = const(96)  # LIGHTS * SLOTS

# Of a typical slot of the reference design (hardware/calc), LSB in the order of the lights. All infrared LEDs shine
# at once, so neighbors add a quarter to it.
NOMINAL_EMPTY_LSB = (149, 26, 53, 84)
NOMINAL_WHITE_LSB = (1215, 227, 456, 721)


class Reference:
    """`empty` and `white`: at [light * SLOTS + slot] the level of an empty floor and of a white die.

    `skipped` is a mask of slots that calibration has left out. `problem` says in words what is wrong with their file.
    """

    def __init__(self):
        self.empty = array("H", bytes(2 * PLACES))
        self.white = array("H", bytes(2 * PLACES))
        self.skipped = 0
        self.calibrated = False
        self.problem = ""
        self._set_nominal()

    def _set_nominal(self):
        for place in range(PLACES):
            self.empty[place] = NOMINAL_EMPTY_LSB[place // SLOTS] * SCALE
            self.white[place] = NOMINAL_WHITE_LSB[place // SLOTS] * SCALE

    def set_gain(self, slot, empty):
        """Uncalibrated: what an empty slot gives in infrared tells what its sensor makes of a white die, too."""
        self.white[slot] = min(65535, empty * NOMINAL_WHITE_LSB[INFRARED] // NOMINAL_EMPTY_LSB[INFRARED])

    def span(self, slot):
        """From an empty floor to a white die in infrared, LSB."""
        return (self.white[slot] - self.empty[slot]) // SCALE

    def threshold(self, slot, percent):
        """The infrared level at a part of the way from an empty floor to a white die, LSB."""
        return self.empty[slot] // SCALE + self.span(slot) * percent // 100

    def silence(self, slot):
        """The infrared level below which not even an empty floor is: sensor or infrared LED is dead. LSB."""
        return self.empty[slot] // (4 * SCALE)

    def share(self, light, slot, level):
        """A level of RED, GREEN or BLUE as permille of a white die's, an empty floor's being 0."""
        place = light * SLOTS + slot
        empty = self.empty[place]
        return (level - empty) * 1000 // max(1, self.white[place] - empty)
