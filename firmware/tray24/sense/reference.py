"""The reference levels of each slot for an empty floor and for a white die: nominal levels, or measured and saved ones.

The calibration file has a header, the empty and white level of each light and slot, learned colors if there are any,
and a check sum. Its format is 2 with learned colors, 1 without.
"""

from array import array
from binascii import crc32
from struct import calcsize, pack_into, unpack_from

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from array import array
    from collections.abc import Sequence

    from tray24.ports import Files

SLOTS = const(24)
LIGHTS = const(4)
# Lights, in the order of the arrays. A color probe stores dark samples at INFRARED.
INFRARED = const(0)
RED = const(1)
GREEN = const(2)
BLUE = const(3)
SCALE = const(16)  # levels (lit minus dark) are in sixteenths of an LSB

PLACES = const(96)  # LIGHTS * SLOTS

# Levels of a typical slot of the reference design (hardware/calc), in LSB in the order of the lights. All infrared LEDs
# are lit at once, so neighbors add a quarter.
NOMINAL_EMPTY_LSB = (306, 56, 113, 179)
NOMINAL_WHITE_LSB = (1151, 218, 444, 695)

# Percent of the way from empty to a white die: a slot becomes taken above the first and free below the second. A red
# die is at 66, one of a dark make at 24, or at 20 where bright liners shine as well.
TAKEN = const(16)
FREE = const(13)

_MAX_RISE = const(150)  # percent of the nominal gain

# The white walls of an empty pocket return light that a die hides: in 1/1024 of the way from empty to a white die, as
# typical liners do. The calibration finds the tray's own share, which is between those of a dark and a bright liner.
LINER_SHARE = const(174)
LINER_MIN = const(112)
LINER_MAX = const(214)
AROUND_SHARE = const(145)  # light from clear sheet and liner's foot besides a die, in 1/1024 of a white die's light

FILE = "sensors.cal"
_MAGIC = b"T24S"
_FORMAT = const(1)
_LEARNED_FORMAT = const(2)
_HEAD = "<4sBI"  # magic, format, mask of the slots that were skipped
_HEAD_BYTES = const(9)
_FILE_BYTES = const(397)  # including the levels and four bytes of check sum
_LEARNED_BYTES = const(24)
LEARNED = const(12)  # red, green and blue of four colors


class SenseState:
    """Base of the classes of the sensing code whose state is saved in a trace and restored from it.

    `ARRAYS` lists NAME:CODE of each array attribute, with the code of its items in `struct`. `NUMBERS` lists the names
    of attributes that are ints and bools.
    """

    ARRAYS = ""
    NUMBERS = ""

    def take_state(self, parts: list[bytes], numbers: list[int]) -> None:
        """Take the state of this object from the beginning of two lists, and remove the used items from both lists.

        `parts` begins with the bytes of this object's arrays (little-endian), `numbers` with its numbers.
        """
        for entry in self.ARRAYS.split():
            name, code = entry.split(":")
            items = getattr(self, name)
            part = parts.pop(0)
            for index in range(len(items)):
                items[index] = unpack_from("<" + code, part, index * calcsize(code))[0]
        for name in self.NUMBERS.split():
            setattr(self, name, numbers.pop(0))


def collect_state(senses: "Sequence[SenseState]") -> "tuple[list[array[int] | bytearray], list[int]]":
    """Return (arrays, numbers): the state of the objects `senses`, from which their next scan continues.

    The arrays are the objects' own, not copies.
    """
    arrays = []
    numbers = []
    for sense in senses:
        arrays += [getattr(sense, word.split(":")[0]) for word in sense.ARRAYS.split()]
        numbers += [getattr(sense, name) for name in sense.NUMBERS.split()]
    return arrays, numbers


def restore_state(senses: "Sequence[SenseState]", parts: "Sequence[bytes]", numbers: "Sequence[int]") -> None:
    """Restore the state of the objects `senses` from `parts`, the bytes of their arrays, and `numbers`.

    Raise ValueError if these objects have another number of arrays or numbers, or arrays of other sizes.
    """
    arrays, old_numbers = collect_state(senses)
    if len(numbers) != len(old_numbers) or [len(part) for part in parts] != [len(bytes(items)) for items in arrays]:
        raise ValueError("a snapshot of other senses")
    parts = list(parts)
    numbers = list(numbers)
    for sense in senses:
        sense.take_state(parts, numbers)


class Reference(SenseState):
    """The reference levels of slots: `empty` for an empty floor, `white` for a white die.

    Both arrays have levels in 1 / SCALE LSB at [light * SLOTS + slot]. `calibrated`: these levels have been measured.
    `colors` has the red, green and blue of each of the owner's dice that were learned, a red, a yellow, a green and a
    blue one, in permille of a white die; all are 0 if no colors have been learned. `liner` is the light that the liner
    (the white insert that forms a slot's walls) returns when the slot is empty, in 1/1024 of the way from the empty to
    the white level. `skipped` is the mask of slots that the calibration has left out. `problem` is what is wrong with
    the calibration file, as (key of a text, its values), or None.
    """

    ARRAYS = "empty:H white:H colors:H"
    NUMBERS = "skipped calibrated"

    def __init__(self) -> None:
        self.empty = array("H", bytes(2 * PLACES))
        self.white = array("H", bytes(2 * PLACES))
        self.colors = array("H", bytes(2 * LEARNED))
        self.skipped = 0
        self.liner = LINER_SHARE
        self.calibrated = False
        self.problem: tuple[str, dict[str, object]] | None = None
        for index in range(PLACES):
            self.empty[index] = NOMINAL_EMPTY_LSB[index // SLOTS] * SCALE
            self.white[index] = NOMINAL_WHITE_LSB[index // SLOTS] * SCALE

    def estimate_rise(self, empty: int) -> int:
        """Return the estimated rise of a slot's infrared level from `empty` to a white die, both in 1 / SCALE LSB.

        The estimate grows with `empty`, up to _MAX_RISE percent of the nominal rise: a high empty level can come from
        light that reaches the sensor directly.
        """
        nominal = NOMINAL_EMPTY_LSB[INFRARED]
        return min(empty, nominal * SCALE * _MAX_RISE // 100) * (NOMINAL_WHITE_LSB[INFRARED] - nominal) // nominal

    def get_span(self, slot: int) -> int:
        """Return the difference of a slot's infrared levels for a white die and an empty floor, in LSB."""
        return (self.white[slot] - self.empty[slot]) // SCALE

    def get_tolerance(self, slot: int) -> int:
        """Return how much a slot's infrared level may change while nothing moves in the slot, in LSB."""
        return 12 + (self.get_span(slot) >> 4)

    def get_threshold(self, slot: int, percent: int) -> int:
        """Return a slot's infrared level at `percent` of the way from an empty floor to a white die, in LSB.

        Without a calibration `percent` is doubled, because the true empty level of a slot can be twice the nominal one.
        """
        if not self.calibrated:
            percent <<= 1
        return self.empty[slot] // SCALE + self.get_span(slot) * percent // 100

    def get_silence_level(self, slot: int) -> int:
        """Return the infrared level, in LSB, below which a slot's sensor or LED counts as dead.

        Even an empty floor reflects more than that.
        """
        return self.empty[slot] // (4 * SCALE)

    def compute_share(self, light: int, slot: int, level: int) -> int:
        """Return how much light the die in a slot reflects, in permille of a white die.

        `level` is the slot's level in `light`. Light that reaches the sensor past the die is subtracted from the levels
        of this die and of the white die.
        """
        black_level = self.get_black_level(light, slot)
        return (level - black_level) * 1000 // max(1, self.white[light * SLOTS + slot] - black_level)

    def get_black_level(self, light: int, slot: int) -> int:
        """Return a slot's level in `light` for a die that reflects nothing and hides the slot's walls.

        `light` is RED, GREEN or BLUE.
        """
        index = light * SLOTS + slot
        empty = self.empty[index]
        return empty - (max(1, self.white[index] - empty) * self.liner >> 10)

    def take_state(self, parts: list[bytes], numbers: list[int]) -> None:
        """Set the state as `SenseState.take_state` does, then estimate `liner` from the new levels."""
        super().take_state(parts, numbers)
        self.estimate_liner()

    def estimate_liner(self) -> None:
        """Estimate the light that the walls of empty slots (their liners) return, from the darkest measured slot.

        The sensor of that slot sees hardly any light directly from LEDs. If every sensor sees such light, the walls
        are taken for brighter than they are, up to a limit. Then an orange die may seem yellow, but no finger seems to
        be a die.
        """
        min_share = PLACES << 10
        for slot in range(SLOTS):
            empty = rise = 0
            for index in range(RED * SLOTS + slot, PLACES, SLOTS):
                empty += self.empty[index]
                rise += self.white[index] - self.empty[index]
            if rise > 0 and not self.skipped >> slot & 1:
                min_share = min(min_share, (empty << 10) // rise)
        liner = (min_share - AROUND_SHARE << 10) // (1024 + AROUND_SHARE)
        self.liner = min(max(liner, LINER_MIN), LINER_MAX)

    def learn_color(self, color: int, slot: int, levels: "Sequence[int]") -> None:
        """Learn the color of the class `color` (1 to 4) from the levels of a die in a slot.

        `levels` has the levels in red, green and blue light, in 1 / SCALE LSB.
        """
        for index in range(3):
            share = self.compute_share(RED + index, slot, levels[index])
            self.colors[3 * color - 3 + index] = min(2000, max(0, share))

    def clear_colors(self) -> None:
        """Forget all learned colors."""
        for index in range(LEARNED):
            self.colors[index] = 0

    def load(self, files: "Files") -> None:
        """Load the calibration file. If it is missing, change nothing.

        If it is damaged or cannot be read, set `problem` and change nothing else.
        """
        try:
            # Read one byte more than the file should have, to notice when it is too long.
            data = files.read_part(FILE, 0, _FILE_BYTES + _LEARNED_BYTES + 1)
            if not data and FILE not in files.list_names():
                return
        except OSError as error:
            self.problem = ("calibration_unreadable", {"file": FILE, "reason": str(error)})
            return
        self.problem = _find_fault(data)
        if self.problem:
            return
        self.skipped = unpack_from(_HEAD, data)[2]
        for index in range(PLACES):
            self.empty[index], self.white[index] = unpack_from("<HH", data, _HEAD_BYTES + 4 * index)
        for index in range(LEARNED):
            is_learned = data[4] == _LEARNED_FORMAT
            self.colors[index] = unpack_from("<H", data, _FILE_BYTES - 4 + 2 * index)[0] if is_learned else 0
        self.estimate_liner()
        self.calibrated = True

    def save(self, files: "Files") -> None:
        """Write the calibration file, whole or not at all. Raise OSError if it cannot be written."""
        is_learned = max(self.colors) > 0
        data = bytearray(_FILE_BYTES + (_LEARNED_BYTES if is_learned else 0))
        pack_into(_HEAD, data, 0, _MAGIC, _LEARNED_FORMAT if is_learned else _FORMAT, self.skipped)
        for index in range(PLACES):
            pack_into("<HH", data, _HEAD_BYTES + 4 * index, self.empty[index], self.white[index])
        if is_learned:
            pack_into("<12H", data, _FILE_BYTES - 4, *self.colors)
        pack_into("<I", data, len(data) - 4, crc32(memoryview(data)[:-4]))
        files.write(FILE, data)


def _find_fault(data: bytes) -> tuple[str, dict[str, object]] | None:
    """Return what is wrong with `data`, the content of the calibration file, as (key of a text, its values).

    Return None if nothing is wrong.
    """
    if data[:4] != _MAGIC:
        return ("no_calibration", {"file": FILE})
    if len(data) > 4 and not _FORMAT <= data[4] <= _LEARNED_FORMAT:
        return ("calibration_format", {"file": FILE, "found": data[4], "known": _LEARNED_FORMAT})
    learned_bytes = _LEARNED_BYTES if data[4:5] == b"\x02" else 0
    is_damaged = (
        len(data) != _FILE_BYTES + learned_bytes or crc32(data[:-4]) != unpack_from("<I", data, len(data) - 4)[0]
    )
    if is_damaged or unpack_from(_HEAD, data)[2] >> SLOTS:
        return ("calibration_damaged", {"file": FILE})
    return None
