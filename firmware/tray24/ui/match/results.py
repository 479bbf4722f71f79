"""Results: the roll-off before a match, the table of all seats after a hand, the winner after a match."""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.pins import GREEN, RED
from tray24.rules.faces import number_of
from tray24.ui.match.announce import talk_words
from tray24.ui.match.dice import chip_width, draw_chip
from tray24.ui.toolkit.canvas import HEADLINE, capitals, fitted
from tray24.ui.toolkit.lights import WINNER
from tray24.ui.toolkit.rare import rare
from tray24.ui.toolkit.screens import Screen, draw_headline, draw_hint

_SWAP_MS = const(1600)  # with many seats, points and gains alternate
_ALONE_MS = const(4000)
_ROLLOFF_MS = const(4000)
_WIDE_SEATS = const(3)
_FIRST_ROW = const(19)
_PITCH = const(11)


class RollOff(Screen):
    """The last face that each seat rolled; those tied for highest rolled again. Any key continues, or time."""

    name = "rolloff"
    kind = "rolloff"

    def __init__(self, ui, rolls):
        super().__init__(ui)
        self.items = ("ok",)
        self._ends_ms = None
        self._talk = talk_words(ui)
        self._shows_talk = False  # in the second half of its time, in place of who starts
        seats = list(range(ui.match.game.seats))
        self.faces = [0] * len(seats)
        for values in rolls:
            numbers = [number_of(face) for face in values]
            for place in range(len(seats)):
                self.faces[seats[place]] = values[place]
            seats = [seats[place] for place in range(len(seats)) if numbers[place] == max(numbers)]

    def press(self, button, now_ms):
        self.ui.close()

    def tick(self, now_ms):
        if self._ends_ms is None:
            self._ends_ms = ticks_add(now_ms, _ROLLOFF_MS)
        elif ticks_diff(now_ms, self._ends_ms) >= 0:
            self.ui.close()
        elif self._talk and not self._shows_talk and ticks_diff(now_ms, self._ends_ms) >= -_ROLLOFF_MS // 2:
            self._shows_talk = True
            self.changed = True

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
                name = ui.match.profile.seats[seat].name  # a seat without a name shows its number there
                canvas.text(fitted(name, width - left + x - 5), left, y + 3)
            yield
        draw_hint(canvas, self._talk if self._shows_talk else self._starts(), check=True)

    def _starts(self):
        return self.ui.say("starts", name=self.ui.seat_name(self.ui.match.game.starter))

    def text(self):
        starts = self.ui.say("roll_off_said", name=self.ui.seat_name(self.ui.match.game.starter))
        return self.ui.say.sentences((starts, self._talk)) if self._talk else starts


class Scores(Screen):
    """The scores of all seats. `gains`: what the last hand brought each, or () if the table is opened in between.

    It keeps its own data: the match may be gone while the table is read.
    """

    name = "scores"
    kind = "scores"

    def __init__(self, ui, title, gains=()):
        super().__init__(ui)
        self.title = title
        self.items = ("ok",)
        game = ui.match.game
        self.rows = []  # number on the button, name, points and gain of each seat
        for seat in range(game.seats):
            gain = gains[seat] if gains else 0
            self.rows.append((ui.seat_number(seat), ui.seat_name(seat), game.scores[seat], gain))
        self._hint = _goal(ui.say, game.options) if game.seats > 1 else rare("menus.totals").scores_words(ui)
        self._ends_ms = None  # with bots alone nobody is there to continue
        self._leaves = bool(gains) and not ui.people()
        self._swaps = bool(gains) and game.seats > _WIDE_SEATS
        self._gains_shown = False

    def choose(self, now_ms):
        self.ui.close()

    def shown(self, now_ms):
        super().shown(now_ms)
        self._ends_ms = ticks_add(now_ms, _ALONE_MS)

    def tick(self, now_ms):
        if self._leaves and ticks_diff(now_ms, self._ends_ms) >= 0:
            self.ui.close()
            return
        shown = self._swaps and now_ms // _SWAP_MS % 2 == 0
        if shown != self._gains_shown:
            self._gains_shown = shown
            self.changed = True

    def draw(self, canvas):
        draw_headline(canvas, self.title)
        yield
        count = len(self.rows)
        lines = count if count <= _WIDE_SEATS else (count + 1) // 2
        for place in range(count):
            y = _FIRST_ROW + _PITCH * (place % lines)
            if count <= _WIDE_SEATS:
                self._draw_wide(canvas, self.rows[place], y)
            else:
                self._draw_narrow(canvas, self.rows[place], 66 * (place // lines), y)
            yield
        draw_hint(canvas, self._hint, check=True)

    def _draw_wide(self, canvas, row, y):
        number, name, points, gain = row
        canvas.seat_box(number, 2, y, 9)
        canvas.text_right(str(points), 125, y + 1)
        if gain:
            canvas.text_right("+%d" % gain, 98, y + 1)
        canvas.text(fitted(name, 58), 14, y + 1)

    def _draw_narrow(self, canvas, row, x, y):
        number, name, points, gain = row
        canvas.seat_box(number, x + 2, y, 9)
        figure = str(points)
        if self._gains_shown:
            figure = "+%d" % gain if gain else ""
        left = canvas.text_right(figure, x + 60, y + 1)
        canvas.text(fitted(name, left - x - 16), x + 13, y + 1)

    def text(self):
        say = self.ui.say
        parts = []
        for _, name, points, gain in self.rows:
            parts.append(say("score_gain" if gain else "score", name=name, points=points, gain=gain))
        return say.sentences((self.title, say.listed(parts), self._hint))


def _goal(say, options):
    """Return the text of what wins."""
    if options.get("best_of") == "3":
        return say("best_of_3")
    if "target" not in options:
        return say("highest_wins")
    return say("up_to" if options.get("scoring") == "caught" else "first_to", target=options["target"])


class Winner(Screen):
    """The winner, shown by light and sound. Green continues to the last table and home; red, held, still undoes."""

    name = "winner"
    kind = "winner"

    def __init__(self, ui, gains):
        super().__init__(ui)
        self.items = ("ok",)
        self._gains = gains
        game = ui.match.game
        self._winners = winners = game.winners()
        self._title = ui.say("winner" if len(winners) == 1 else "winners")
        self._names = ui.say.listed([ui.seat_name(seat) for seat in winners])
        counts_hands = game.options.get("best_of") == "3"
        self._hint = _goal(ui.say, game.options) if counts_hands else ui.say("points", points=game.scores[winners[0]])
        if game.seats == 1:  # nobody is beaten but the best total so far
            self._title, self._hint = rare("menus.totals").end_words(ui)
            self._names = str(game.scores[0])

    def shown(self, now_ms):
        super().shown(now_ms)
        self.ui.lights.animate(WINNER, now_ms)

    def press(self, button, now_ms):
        if button == GREEN:
            self.ui.lights.rest()
            self.ui.end_match(now_ms, self._gains)

    def hold(self, button, now_ms):
        if button == RED:
            self.ui.lights.rest()
            self.ui.close()
            self.ui.undo(now_ms)

    def draw(self, canvas):
        winners = self._winners
        draw_headline(canvas, self._title)
        yield
        canvas.dotted(19)
        canvas.dotted(46)
        if len(winners) == 1:
            name = fitted(capitals(self._names), 107, HEADLINE)
            left = max(2, (128 - HEADLINE.width(name) - 17) // 2)
            canvas.seat_box(self.ui.seat_number(winners[0]), left, 26, 13)
            canvas.text(name, left + 17, 27, HEADLINE)
        else:
            canvas.text_center(fitted(self._names, 122), 30)
        draw_hint(canvas, self._hint, check=True)

    def lights(self, lights, now_ms):
        pass

    def text(self):
        say = self.ui.say
        return say.sentences((say("label_value", label=self._title, value=self._names), self._hint))
