"""The tray's sounds: short tunes as bytes, with a volume for each kind of sound."""

from tray24.compat import const
from tray24.rules.moves import CATCH, LEAD, PLACE, PLAY, SCORE, UNO, ZERO

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.menus.settings import Settings

# Pairs of bytes: tens of Hz (0 is a rest), tens of milliseconds. Name: (setting of its volume, notes).
TUNES = {
    "key": ("volume_keys", b"\xb4\x01"),
    "place": ("volume_moves", b"\x4e\x04\x75\x06"),
    "refused": ("volume_moves", b"\x21\x08\x00\x04\x1c\x10"),
    "turn": ("volume_moves", b"\x58\x05\x00\x03\x84\x08"),
    "dump": ("volume_moves", b"\x69\x05\x4e\x05\x3b\x05\x2c\x08"),
    "undo": ("volume_moves", b"\x69\x05\x4e\x05\x69\x05"),
    "uno": ("volume_calls", b"\x69\x06\x00\x02\x69\x06\x9d\x0e"),
    "catch": ("volume_calls", b"\x9d\x06\x7d\x06\x69\x06\x4e\x10"),
    "power": ("volume_tunes", b"\x34\x08\x4e\x08\x69\x10"),
    "hand": ("volume_tunes", b"\x4e\x0a\x58\x0a\x69\x0a\x00\x04\x69\x18"),
    "lost": ("volume_tunes", b"\x69\x0a\x58\x0a\x4e\x0a\x00\x04\x3b\x18"),
    "match": ("volume_tunes", b"\x4e\x0c\x69\x0c\x7d\x0c\x9d\x18\x00\x04\x7d\x0c\x9d\x30"),
}
# Tunes of a seat's verbs.
OF_VERBS = {PLACE: "place", PLAY: "place", LEAD: "place", SCORE: "place", ZERO: "place", UNO: "uno", CATCH: "catch"}
_UNIT = 10
_SOFT = 3  # divisor of a note's time: a piezo has one loudness, but shorter notes sound softer
MOST_NOTES = 32


def play(queue: list[tuple[int, int]], name: str, settings: "Settings") -> None:
    """Append the notes of a tune to `queue` as (hz, ms) at its volume; stop when the queue is full."""
    setting, notes = TUNES[name]
    if len(queue) > MOST_NOTES:
        return
    for at in range(0, len(notes), 2):
        sound(queue, notes[at] * _UNIT, notes[at + 1] * _UNIT, settings[setting])


def sound(queue: list[tuple[int, int]], hz: int, ms: int, volume: str) -> None:
    """Append a note to `queue` as (hz, ms) at a volume: off, soft or loud."""
    if volume == "off":
        return
    if volume == "soft" and hz and ms > _SOFT * _UNIT:
        queue.append((hz, ms // _SOFT))
        queue.append((0, ms - ms // _SOFT))
    else:
        queue.append((hz, ms))
