"""The file of a tray's calibration: a head, the levels of empty and white of each light and slot, a check sum."""

from binascii import crc32
from struct import calcsize, pack_into, unpack_from

from tray24.compat import const
from tray24.sense.reference import PLACES

FILE = "sensors.cal"

_MAGIC = b"T24S"
_FORMAT = const(1)
_HEAD = "<4sBI"  # magic, format, mask of the slots that were skipped


def load(reference, files):
    """Take what the file holds; the reference stays as it is when there is none, and says what is wrong with it."""
    try:
        data = files.read(FILE)
    except OSError as error:
        reference.problem = "%s cannot be read (%s): calibrate again" % (FILE, error)
        return
    if data is None:
        return
    reference.problem = _fault(data)
    if reference.problem:
        return
    reference.skipped = unpack_from(_HEAD, data)[2]
    start = calcsize(_HEAD)
    for place in range(PLACES):
        reference.empty[place], reference.white[place] = unpack_from("<HH", data, start + 4 * place)
    reference.calibrated = True


def save(reference, files):
    """Write the file, whole or not at all. OSError when it cannot be."""
    start = calcsize(_HEAD)
    data = bytearray(start + 4 * PLACES + 4)
    pack_into(_HEAD, data, 0, _MAGIC, _FORMAT, reference.skipped)
    for place in range(PLACES):
        pack_into("<HH", data, start + 4 * place, reference.empty[place], reference.white[place])
    pack_into("<I", data, len(data) - 4, crc32(memoryview(data)[:-4]))
    files.write(FILE, data)


def _fault(data):
    """What is wrong with the content of the file, in words; "" when nothing is."""
    if data[:4] != _MAGIC:
        return FILE + " is no calibration: calibrate again"
    if len(data) > 4 and data[4] != _FORMAT:
        return "%s has format %d, this firmware reads %d: calibrate again" % (FILE, data[4], _FORMAT)
    if len(data) != calcsize(_HEAD) + 4 * PLACES + 4 or crc32(data[:-4]) != unpack_from("<I", data, len(data) - 4)[0]:
        return FILE + " is damaged: calibrate again"
    return ""
