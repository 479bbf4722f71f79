"""Result screens: the roll-off before a match, the scores of all seats after a round, the winner after a match."""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.pins import GREEN, RED
from tray24.rules.faces import get_number
from tray24.ui.match.chips import draw_chip, get_color_key, measure_chip
from tray24.ui.match.sentences import describe_talk
from tray24.ui.toolkit.canvas import HEADLINE, to_capitals, truncate_text
from tray24.ui.toolkit.lights import WINNER
from tray24.ui.toolkit.screens import Screen, draw_footer, draw_headline

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tray24.match.match import Match
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.toolkit.texts import Texts
    from tray24.ui.ui import MatchUi

    _Row = tuple[int, str, int, int]  # of a seat: number on the button, name, points and gain

_COUNT_MS = const(240)  # for each die or tile that is counted
_REST_STEPS = const(4)  # the sums stay as long as this many steps
_MAX_LAST = const(5)  # values of a seat that are shown beside their sum
_SWAP_MS = const(1600)  # with many seats, points and gains alternate
_BOTS_ONLY_MS = const(4000)
_ROLLOFF_MS = const(4000)
_WIDE_SEATS = const(3)
_FIRST_ROW = const(19)
_PITCH = const(11)


class RollOffScreen(Screen):
    """The screen of the roll-off for the starting player. It shows the last face that each seat rolled.

    Seats tied for the highest number have rolled again. The screen closes after four seconds, or when any button is
    pressed.
    """

    ui: "MatchUi"

    name = prompt = "rolloff"

    def __init__(self, ui: "MatchUi", rolls: "Sequence[Sequence[int]]") -> None:
        super().__init__(ui)
        self.items = ("ok",)
        self._ends_ms = None
        self._talk = describe_talk(ui)
        self._shows_talk = False  # in the second half of the four seconds, instead of the starting player
        seats = list(range(ui.match.game.seats))
        self.faces = [0] * len(seats)
        for values in rolls:
            numbers = [get_number(face) for face in values]
            for index in range(len(seats)):
                self.faces[seats[index]] = values[index]
            seats = [seats[index] for index in range(len(seats)) if numbers[index] == max(numbers)]

    def handle_press(self, button: int, now_ms: int) -> None:
        self.ui.pop_screen()

    def tick(self, now_ms: int) -> None:
        if self._ends_ms is None:
            self._ends_ms = ticks_add(now_ms, _ROLLOFF_MS)
        elif ticks_diff(now_ms, self._ends_ms) >= 0:
            self.ui.pop_screen()
        elif self._talk and not self._shows_talk and ticks_diff(now_ms, self._ends_ms) >= -_ROLLOFF_MS // 2:
            self._shows_talk = True
            self.changed = True

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        ui = self.ui
        draw_headline(canvas, ui.say("roll_off"))
        count = len(self.faces)
        columns = 2 if count < 5 else 3
        width = 128 // columns
        for seat in range(count):
            x = width * (seat % columns) + 3
            y = 20 + 16 * (seat // columns)
            canvas.draw_seat_box(ui.get_seat_number(seat), x, y + 2, 9)
            draw_chip(canvas, self.faces[seat], x + 12, y, seat == ui.match.game.starter)
            if columns == 2:
                left = x + 14 + measure_chip(self.faces[seat])
                name = ui.match.profile.seats[seat].name  # a seat without a name shows its number there
                canvas.draw_text(truncate_text(name, width - left + x - 5), left, y + 3)
            yield
        text = self._talk if self._shows_talk else ui.say("starts", name=ui.get_seat_name(ui.match.game.starter))
        draw_footer(canvas, text, check=True)

    def format_text(self) -> str:
        starter_text = self.ui.say("roll_off_said", name=self.ui.get_seat_name(self.ui.match.game.starter))
        return self.ui.say.join_sentences((starter_text, self._talk)) if self._talk else starter_text


def list_values_left(match: "Match") -> list[list[int]]:
    """Return a list for each seat: the points of each die or tile it had left when the last round ended.

    A list is in the order in which the display shows a hand. Return [] if no round has ended, if the game has no hands,
    or if won rounds are counted, not points (rule L10).
    """
    game = match.load_last_round()
    if game is None or not game.has_hands or game.counts_rounds(game.options):
        return []
    if not game.tiles:
        for hand in game.hands:
            hand.sort(key=lambda die: get_color_key(game.faces[die]))
    return [[game.get_held_points(piece) for piece in hand] for hand in game.hands]


class PointCount:
    """The animation that counts the points of the dice or tiles that seats had left when a round ended.

    `values` has these points: a list for each seat.
    """

    def __init__(self, values: "Sequence[Sequence[int]]", speed: int) -> None:
        """Prepare the count. `speed` is the setting for the speed of bots; the count is faster by this factor."""
        self._values = values
        self._step_ms = _COUNT_MS // speed
        self._step_count = sum([len(seat_values) for seat_values in values])
        self._shown_count = 0
        self._began_ms = 0

    def start(self, now_ms: int) -> int:
        """Start the count at `now_ms`. Return the milliseconds that it takes."""
        self._began_ms = now_ms
        return self._step_ms * (self._step_count + _REST_STEPS)

    def _compute_step(self, now_ms: int) -> int:
        return ticks_diff(now_ms, self._began_ms) // self._step_ms

    def is_over(self, now_ms: int) -> bool:
        """Return whether all values have been counted, and the sums have been shown for a while."""
        return self._compute_step(now_ms) >= self._step_count + _REST_STEPS

    def tick(self, now_ms: int) -> bool:
        """Continue the count up to `now_ms`. Return True if the picture changes."""
        shown_count = min(self._step_count, self._compute_step(now_ms))
        has_changed = shown_count != self._shown_count
        self._shown_count = shown_count
        return has_changed

    def draw(self, canvas: "Canvas", seat: int, number: int, x: int, y: int, is_wide: bool) -> None:
        """Draw a seat's sum so far at (x, y). If `is_wide`, draw the points counted last beside the sum.

        `number` is the number on the seat's button.
        """
        count_before = sum([len(left) for left in self._values[:seat]])
        counted_values = self._values[seat][: max(0, self._shown_count - count_before)]
        canvas.draw_seat_box(number, x + 2, y, 9)
        if not counted_values:
            return
        left = canvas.draw_text_right(str(sum(counted_values)), 125 if is_wide else x + 60, y + 1)
        if is_wide:
            last_text = " ".join([str(points) for points in counted_values[-_MAX_LAST:]])
            canvas.draw_text(truncate_text(last_text, left - x - 18), x + 14, y + 1)


class ScoresScreen(Screen):
    """The table of all seats' scores, as a screen. `gains` has each seat's points in the last round; () during a round.

    `values` is the result of `list_values_left`: these points are counted one by one before the table is shown. During
    the count, green closes the screen, and any other button ends the count. The screen keeps its own data: the match
    may end while the screen is open.
    """

    name = prompt = "scores"

    def __init__(
        self, ui: "MatchUi", title: str, gains: tuple[int, ...] = (), values: "Sequence[Sequence[int]]" = ()
    ) -> None:
        super().__init__(ui)
        self.title = title
        self._point_count = PointCount(values, int(ui.settings["bot_speed"])) if values else None
        self.items = ("ok",)
        game = ui.match.game
        self.rows: list[_Row] = []
        for seat in range(game.seats):
            gain = gains[seat] if gains else 0
            self.rows.append((ui.get_seat_number(seat), ui.get_seat_name(seat), game.scores[seat], gain))
        if game.seats > 1:
            self._hint = _describe_goal(ui.say, game.options)
        else:
            from tray24.ui.menus.total_texts import describe_scores

            self._hint = describe_scores(ui)
        self._ends_ms = 0  # used if only bots play: then nobody is there to continue
        self._is_timed = bool(gains) and not ui.count_people()
        self._is_alternating = bool(gains) and game.seats > _WIDE_SEATS
        self._is_gain_shown = False

    def choose_item(self, now_ms: int) -> None:
        self.ui.pop_screen()

    def handle_press(self, button: int, now_ms: int) -> None:
        if self._point_count and button != GREEN:
            self._end_count()
        else:
            super().handle_press(button, now_ms)

    def _end_count(self) -> None:
        self._point_count = None
        self.changed = True

    def handle_show(self, now_ms: int) -> None:
        super().handle_show(now_ms)
        self._ends_ms = ticks_add(now_ms, _BOTS_ONLY_MS)
        if self._point_count:
            self._ends_ms = ticks_add(self._ends_ms, self._point_count.start(now_ms))

    def tick(self, now_ms: int) -> None:
        if self._point_count:
            if self._point_count.is_over(now_ms):
                self._end_count()
            self.changed |= bool(self._point_count and self._point_count.tick(now_ms))
            return
        if self._is_timed and ticks_diff(now_ms, self._ends_ms) >= 0:
            self.ui.pop_screen()
            return
        is_gain_shown = self._is_alternating and now_ms // _SWAP_MS % 2 == 0
        if is_gain_shown != self._is_gain_shown:
            self._is_gain_shown = is_gain_shown
            self.changed = True

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        draw_headline(canvas, self.title)
        yield
        count = len(self.rows)
        line_count = count if count <= _WIDE_SEATS else (count + 1) // 2
        for index in range(count):
            y = _FIRST_ROW + _PITCH * (index % line_count)
            if self._point_count:
                self._point_count.draw(
                    canvas, index, self.rows[index][0], 66 * (index // line_count), y, count <= _WIDE_SEATS
                )
            elif count <= _WIDE_SEATS:
                self._draw_wide(canvas, self.rows[index], y)
            else:
                self._draw_narrow(canvas, self.rows[index], 66 * (index // line_count), y)
            yield
        draw_footer(canvas, self._hint, check=True)

    def _draw_wide(self, canvas: "Canvas", row: "_Row", y: int) -> None:
        number, name, points, gain = row
        canvas.draw_seat_box(number, 2, y, 9)
        canvas.draw_text_right(str(points), 125, y + 1)
        if gain:
            canvas.draw_text_right("+%d" % gain, 98, y + 1)
        canvas.draw_text(truncate_text(name, 58), 14, y + 1)

    def _draw_narrow(self, canvas: "Canvas", row: "_Row", x: int, y: int) -> None:
        number, name, points, gain = row
        canvas.draw_seat_box(number, x + 2, y, 9)
        figure = str(points)
        if self._is_gain_shown:
            figure = "+%d" % gain if gain else ""
        left = canvas.draw_text_right(figure, x + 60, y + 1)
        canvas.draw_text(truncate_text(name, left - x - 16), x + 13, y + 1)

    def format_text(self) -> str:
        return "".join(self.yield_sentences())

    def yield_sentences(self) -> "Iterator[str]":
        say = self.ui.say
        yield say.format_sentence(self.title)
        parts = []
        for _, name, points, gain in self.rows:
            parts.append(say("score_gain" if gain else "score", name=name, points=points, gain=gain))
            yield ""
        text = say.join_list(parts)
        yield ""
        yield " " + say.format_sentence(text)
        if self._hint:
            yield " " + say.format_sentence(self._hint)


def _describe_goal(say: "Texts", options: "Mapping[str, int | str]") -> str:
    """Return the text of what wins a match with these options."""
    if options.get("best_of") == "3":
        return say("best_of_3")
    if "target" not in options:
        return say("highest_wins")
    return say("up_to" if options.get("scoring") == "caught" else "first_to", target=options["target"])


class WinnerScreen(Screen):
    """The screen of a match's winner, with light and sound. Green goes on to the final scores and the home menu.

    Holding red still undoes the last choice.
    """

    ui: "MatchUi"

    name = prompt = "winner"

    def __init__(self, ui: "MatchUi", gains: tuple[int, ...]) -> None:
        super().__init__(ui)
        self.items = ("ok",)
        self._gains = gains
        game = ui.match.game
        self._winners = winners = game.list_winners()
        self._title = ui.say("winner" if len(winners) == 1 else "winners")
        self._names = ui.say.join_list([ui.get_seat_name(seat) for seat in winners])
        is_best_of_3 = game.options.get("best_of") == "3"
        self._hint = (
            _describe_goal(ui.say, game.options) if is_best_of_3 else ui.say("points", points=game.scores[winners[0]])
        )
        if game.seats == 1:  # a solo player can only beat the best total so far
            from tray24.ui.menus.total_texts import describe_end

            self._title, self._hint = describe_end(ui)
            self._names = str(game.scores[0])

    def handle_show(self, now_ms: int) -> None:
        super().handle_show(now_ms)
        self.ui.lights.start_animation(WINNER, now_ms)

    def handle_press(self, button: int, now_ms: int) -> None:
        if button == GREEN:
            self.ui.lights.stop_animation()
            self.ui.end_match(now_ms, self._gains)

    def handle_hold(self, button: int, now_ms: int) -> None:
        if button == RED:
            self.ui.lights.stop_animation()
            self.ui.pop_screen()
            self.ui.play_screen.undo(now_ms)

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        winners = self._winners
        draw_headline(canvas, self._title)
        yield
        canvas.draw_dotted_line(19)
        canvas.draw_dotted_line(46)
        if len(winners) == 1:
            name = truncate_text(to_capitals(self._names), 107, HEADLINE)
            left = max(2, (128 - HEADLINE.measure_text(name) - 17) // 2)
            canvas.draw_seat_box(self.ui.get_seat_number(winners[0]), left, 26, 13)
            canvas.draw_text(name, left + 17, 27, HEADLINE)
        else:
            canvas.draw_text_centered(truncate_text(self._names, 122), 30)
        draw_footer(canvas, self._hint, check=True)

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        pass

    def format_text(self) -> str:
        say = self.ui.say
        return say.join_sentences((say("label_value", label=self._title, value=self._names), self._hint))
