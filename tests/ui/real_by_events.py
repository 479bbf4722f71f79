"""Play a match with real dice, given as events of sensors and buttons, and record display, lights and text after each.

They are the same on CPython and MicroPython.
"""

from binascii import crc32

from bare_files import BareFiles

from tray24.match.profile import Player, Profile
from tray24.pins import BLUE, GREEN, RED, SLOTS, YELLOW
from tray24.sense.events import COVERED, DOWN, EMPTY, HOLD, UP, WHITE
from tray24.ui.ui import Ui

# A button; or a slot and its content; or HOLD and a button.
_EVENTS = (
    (1,),  # seat 2 starts
    (7, 1), (BLUE,), (BLUE,), (YELLOW,), (GREEN,), (GREEN,),  # with r1 in slot 7
    (GREEN,), (20, 4), (20, EMPTY), (8, 4), (GREEN,),  # a closed slot; b1 fits
    (GREEN,), (6, WHITE), (BLUE,), (GREEN,), (YELLOW,), (GREEN,),  # a wild +4, named yellow
    (HOLD, RED), (GREEN,), (6, EMPTY), (GREEN,), (GREEN,),  # taken back
    (GREEN,), (6, WHITE), (GREEN,), (RED,),  # taken back
    (7, EMPTY), (7, 3), (7, COVERED), (7, 1),  # a die that is lifted, another one, a finger, put back
    (GREEN,), (GREEN,), (13, COVERED), (RED,), (RED,), (YELLOW,), (RED,), (RED,), (GREEN,),  # drawn, entered by keys
    (13, EMPTY), (HOLD, GREEN), (GREEN,), (BLUE,), (GREEN,), (RED,),
)  # fmt: skip


class EventSensing:
    """A fake of the firmware's sensing code, whose slots contain what the events say."""

    def __init__(self):
        self.seen = bytearray(SLOTS)
        self.faults = 0
        self.problem = None
        self.ready = True
        self.masked = 1 << 3

    def configure(self, masked_slots, presence_only, steady_ms):
        """Accept the settings of the sensing code, without any effect."""


def _touch(ui, event, now_ms):
    if len(event) == 1 or event[0] == HOLD:
        ui.handle_button(DOWN, event[-1], now_ms)
        if len(event) > 1:
            ui.handle_button(HOLD, event[-1], now_ms + 1000)
        ui.handle_button(UP, event[-1], now_ms + 1010)
    else:
        slot, kind = event
        ui.sensing.seen[slot] = kind
        ui.handle_slot_change(slot, kind, now_ms)


def record_events():
    """Return a line of text for each event: display, lights and text after it."""
    ui = Ui(BareFiles(), lambda: 2024, {"version": "1", "sensors": SLOTS}, EventSensing())
    now_ms = 0
    while ui.screen.name != "home":
        now_ms += 20
        ui.tick(now_ms)
    ui.start_match(Profile("basic", [Player(0), Player(1), Player(2)], {}, True, 5), now_ms)
    lines = []
    for event in _EVENTS:
        _touch(ui, event, now_ms)
        for _ in range(40):
            now_ms += 30
            ui.tick(now_ms)
        lines.append(
            "%08x %08x %s %s"
            % (crc32(ui.canvas.buffer), crc32(ui.render_frame(now_ms)), ui.screen.prompt, ui.format_text())
        )
    return lines


if __name__ == "__main__":
    print("\n".join(record_events()))
