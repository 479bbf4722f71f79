"""After a hand, the table of all seats; after a match, the winner."""

from tray24.compat import const
from tray24.pins import GREEN, RED
from tray24.ui.canvas import HEADLINE, fitted
from tray24.ui.lights import WINNER
from tray24.ui.screens import Screen, draw_headline, draw_hint

_SWAP_MS = const(1600)  # with many seats, points and what a hand brought take turns
_WIDE_SEATS = const(3)


class Scores(Screen):
    """What each seat has. `gains`: what the hand brought each, or () when the table is looked at in between."""

    name = "scores"
    kind = "scores"

    def __init__(self, ui, title, gains=()):
        super().__init__(ui)
        self.title = title
        self.gains = gains
        self.items = ("ok",)
        self._gains_shown = False

    def choose(self, now_ms):
        self.ui.close()

    def tick(self, now_ms):
        shown = bool(self.gains) and now_ms // _SWAP_MS % 2 == 0
        if shown != self._gains_shown:
            self._gains_shown = shown
            self.changed = self.changed or len(self.ui.match.game.scores) > _WIDE_SEATS

    def draw(self, canvas):
        draw_headline(canvas, self.title)
        game = self.ui.match.game
        if game.seats <= _WIDE_SEATS:
            for seat in range(game.seats):
                self._draw_wide(canvas, seat, 19 + 11 * seat)
        else:
            rows = (game.seats + 1) // 2
            for seat in range(game.seats):
                self._draw_narrow(canvas, seat, 66 * (seat // rows), 19 + 11 * (seat % rows))
        draw_hint(canvas, self._hint(), check=True)

    def _draw_wide(self, canvas, seat, y):
        canvas.seat_box(self.ui.seat_number(seat), 2, y, 9)
        right = canvas.text_right(str(self.ui.match.game.scores[seat]), 125, y + 1) - 4
        if self.gains and self.gains[seat]:
            canvas.text_right("+%d" % self.gains[seat], min(right, 100), y + 1)
        canvas.text(fitted(self.ui.seat_name(seat), 58), 14, y + 1)

    def _draw_narrow(self, canvas, seat, x, y):
        canvas.seat_box(self.ui.seat_number(seat), x + 2, y, 9)
        if self._gains_shown:
            figure = "+%d" % self.gains[seat]
        else:
            figure = str(self.ui.match.game.scores[seat])
        left = canvas.text_right(figure, x + 60, y + 1)
        canvas.text(fitted(self.ui.seat_name(seat), left - x - 16), x + 13, y + 1)

    def _hint(self):
        game = self.ui.match.game
        return self.ui.say("first_to" if game.options["scoring"] == "winner" else "up_to", game.options["target"])

    def text(self):
        ui = self.ui
        parts = []
        for seat in range(ui.match.game.seats):
            gain = " (+%d)" % self.gains[seat] if self.gains and self.gains[seat] else ""
            parts.append("%s %d%s" % (ui.seat_name(seat), ui.match.game.scores[seat], gain))
        return "%s. %s. %s." % (self.title.capitalize(), ", ".join(parts), self._hint())


class Winner(Screen):
    """Light and sound for who won. Green goes on to the last table and home; red, held, still takes back."""

    name = "winner"
    kind = "winner"

    def __init__(self, ui, gains):
        super().__init__(ui)
        self.gains = gains
        self.items = ("ok",)

    def shown(self, now_ms):
        super().shown(now_ms)
        self.ui.lights.animate(WINNER, now_ms)

    def press(self, button, now_ms):
        if button == GREEN:
            self.ui.lights.rest()
            self.ui.end_match(now_ms, self.gains)

    def hold(self, button, now_ms):
        if button == RED:
            self.ui.lights.rest()
            self.ui.close()
            self.ui.undo(now_ms)

    def draw(self, canvas):
        winners = self.ui.match.game.winners()
        draw_headline(canvas, self.ui.say("winner" if len(winners) == 1 else "winners"))
        canvas.dotted(19)
        canvas.dotted(46)
        if len(winners) == 1:
            name = self.ui.seat_name(winners[0]).upper()
            left = max(2, (128 - HEADLINE.width(name) - 17) // 2)
            canvas.seat_box(self.ui.seat_number(winners[0]), left, 26, 13)
            canvas.text(name, left + 17, 27, HEADLINE)
        else:
            canvas.text_center(fitted(", ".join([self.ui.seat_name(seat) for seat in winners]), 122), 30)
        draw_hint(canvas, self.ui.say("points", self.ui.match.game.scores[winners[0]]), check=True)

    def lights(self, lights, now_ms):
        pass

    def text(self):
        winners = self.ui.match.game.winners()
        names = ", ".join([self.ui.seat_name(seat) for seat in winners])
        return "%s: %s. %s." % (
            self.ui.say("winner" if len(winners) == 1 else "winners").capitalize(),
            names,
            self.ui.say("points", self.ui.match.game.scores[winners[0]]),
        )
