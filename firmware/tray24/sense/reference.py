"""What each slot's sensor gives of an empty floor and of a white die: nominal, or measured and kept in a file."""

from array import array
from binascii import crc32
from struct import calcsize, pack_into, unpack_from

from tray24.compat import const

FILE = "sensors.cal"
SLOTS = const(24)
LIGHTS = const(4)
# Lights, in the order of the arrays; what is called dark elsewhere has the place of infrared here.
INFRARED = const(0)
RED = const(1)
GREEN = const(2)
BLUE = const(3)
SCALE = const(16)  # levels (lit minus dark) are kept in sixteenths of an LSB

_MAGIC = b"T24S"
_FORMAT = const(1)
_HEAD = "<4sBI"  # magic, format, mask of the slots that were skipped
_COUNT = const(96)  # LIGHTS * SLOTS

# Of a typical slot of the reference design (hardware/calc), LSB in the order of the lights. All infrared LEDs shine
# at once, so neighbors add a quarter to it.
NOMINAL_EMPTY_LSB = (149, 26, 53, 84)
NOMINAL_WHITE_LSB = (1215, 227, 456, 721)


class Reference:
    """`empty` and `white`: at [light * SLOTS + slot] the level of an empty floor and of a white die.

    `skipped` is a mask of slots that calibration has left out. `problem` says in words what is wrong with the file.
    """

    def __init__(self):
        self.empty = array("H", bytes(2 * _COUNT))
        self.white = array("H", bytes(2 * _COUNT))
        self.skipped = 0
        self.calibrated = False
        self.problem = ""
        self._set_nominal()

    def _set_nominal(self):
        for place in range(_COUNT):
            self.empty[place] = NOMINAL_EMPTY_LSB[place // SLOTS] * SCALE
            self.white[place] = NOMINAL_WHITE_LSB[place // SLOTS] * SCALE

    def set_gain(self, slot, empty):
        """Uncalibrated: what an empty slot gives in infrared tells what its sensor makes of a white die, too."""
        self.white[slot] = min(65535, empty * NOMINAL_WHITE_LSB[INFRARED] // NOMINAL_EMPTY_LSB[INFRARED])

    def load(self, files):
        """Take what the file holds; nominal values when there is none, or a damaged one."""
        try:
            data = files.read(FILE)
        except OSError as error:
            self.problem = "%s cannot be read (%s): calibrate again" % (FILE, error)
            return
        if data is None:
            return
        self.problem = _fault(data)
        if self.problem:
            return
        self.skipped = unpack_from(_HEAD, data)[2]
        start = calcsize(_HEAD)
        for place in range(_COUNT):
            self.empty[place], self.white[place] = unpack_from("<HH", data, start + 4 * place)
        self.calibrated = True

    def save(self, files):
        """Write the file, whole or not at all. OSError when it cannot be."""
        start = calcsize(_HEAD)
        data = bytearray(start + 4 * _COUNT + 4)
        pack_into(_HEAD, data, 0, _MAGIC, _FORMAT, self.skipped)
        for place in range(_COUNT):
            pack_into("<HH", data, start + 4 * place, self.empty[place], self.white[place])
        pack_into("<I", data, len(data) - 4, crc32(memoryview(data)[:-4]))
        files.write(FILE, data)


def _fault(data):
    """What is wrong with the content of the file, in words; "" when nothing is."""
    if data[:4] != _MAGIC:
        return FILE + " is no calibration: calibrate again"
    if len(data) > 4 and data[4] != _FORMAT:
        return "%s has format %d, this firmware reads %d: calibrate again" % (FILE, data[4], _FORMAT)
    if len(data) != calcsize(_HEAD) + 4 * _COUNT + 4 or crc32(data[:-4]) != unpack_from("<I", data, len(data) - 4)[0]:
        return FILE + " is damaged: calibrate again"
    return ""
