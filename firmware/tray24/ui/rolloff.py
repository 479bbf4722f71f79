"""Who starts: the faces of the roll-off (B1)."""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.ui.canvas import fitted
from tray24.ui.dice import chip_width, draw_chip
from tray24.ui.screens import Screen, draw_headline, draw_hint

_SHOWN_MS = const(4000)
_WILD_NUMBER = const(-1)


class RollOff(Screen):
    """The last face each seat rolled; those tied for highest rolled again. Any key goes on, or time."""

    name = "rolloff"
    kind = "rolloff"

    def __init__(self, ui, rolls):
        super().__init__(ui)
        self.items = ("ok",)
        self._ends_ms = None
        seats = list(range(ui.match.game.seats))
        self.faces = [0] * len(seats)
        for values in rolls:
            numbers = [face & 31 if face & 31 < 10 else _WILD_NUMBER for face in values]
            for place in range(len(seats)):
                self.faces[seats[place]] = values[place]
            seats = [seats[place] for place in range(len(seats)) if numbers[place] == max(numbers)]

    def press(self, button, now_ms):
        self.ui.close()

    def tick(self, now_ms):
        if self._ends_ms is None:
            self._ends_ms = ticks_add(now_ms, _SHOWN_MS)
        elif ticks_diff(now_ms, self._ends_ms) >= 0:
            self.ui.close()

    def draw(self, canvas):
        ui = self.ui
        draw_headline(canvas, ui.say("roll_off"))
        count = len(self.faces)
        columns = 2 if count < 5 else 3
        width = 128 // columns
        for seat in range(count):
            x = width * (seat % columns) + 3
            y = 20 + 16 * (seat // columns)
            canvas.seat_box(ui.seat_number(seat), x, y + 2, 9)
            draw_chip(canvas, self.faces[seat], x + 12, y, seat == ui.match.game.starter)
            if columns == 2:
                left = x + 14 + chip_width(self.faces[seat])
                name = ui.match.profile.seats[seat].name  # whoever has none has her number there
                canvas.text(fitted(name, width - left + x - 5), left, y + 3)
        draw_hint(canvas, self._starts(), check=True)

    def _starts(self):
        return self.ui.say("starts", self.ui.seat_name(self.ui.match.game.starter))

    def text(self):
        return self.ui.say("roll_off") + ". " + self._starts()
