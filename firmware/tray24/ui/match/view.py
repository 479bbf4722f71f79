"""The pictures of a match with electronic dice: headline, row of seats, message or hand, hint, and the slots."""

from tray24.compat import const
from tray24.rules.moves import PH_DRAWN
from tray24.ui.match.kinds import ARM, CHOOSING, COVERED, NAMING, PLACING, SLOT, TILE, WAITING
from tray24.ui.toolkit import font
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.canvas import fitted, text_width, wrap
from tray24.ui.toolkit.dice_words import color_labels
from tray24.ui.toolkit.screens import HINT_ROW, MESSAGE_ROW, TEXT_WIDTH, draw_choice, draw_headline, draw_hint

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tray24.ui.match.common import CommonSide
    from tray24.ui.match.play import Play
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights

_COUNTS_ROW = const(20)
_BOX = const(9)
_DIE = const(4)
_RULE_ROW = const(34)
_STAKE_ROWS = const((18, 27))
_SPAN = const(126)
_DIGIT = const(6)  # columns of a digit and the gap after it
_ARROW = const(9)  # columns of an arrow and the gaps around it
_SEATS_AT_ONCE = const(2)  # drawn without a pause
_MOST_LABELS = const(3)  # side by side at the bottom


class View:
    """The view of the screen `play`; it only reads the state of the screen."""

    side: "CommonSide"

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.ui = play.ui
        self.side = play.side  # pyright: ignore[reportAttributeAccessIssue]  # with real dice it is a RealView

    # Display.

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        """Draw the screen in parts: drawn at once, it would delay buttons and light."""
        play = self.play
        ui = self.ui
        game = ui.match.game
        if play.kind == SLOT and play.message_ends_ms is None:
            # Electronic dice are shown nowhere else: they take the room of seats and hand.
            self.draw_title(canvas, self.headline(), game.turn)
            yield
            yield from self.side.draw_board(canvas)
            self.draw_bottom(canvas)
            return
        yield from self.draw_top(canvas, self.headline(), game.turn)
        watches = self._watches() and len(wrap(play.message, TEXT_WIDTH)) < 2
        if play.message_ends_ms is not None and not watches:
            if self.draw_words(canvas, play.message):
                return
        elif play.kind == WAITING:
            yield from self.side.draw_watched(canvas) if watches else self.side.draw_news(canvas)
        elif play.kind == COVERED:
            if not play.hands.is_elsewhere:
                words = ui.say("cover_who", name=ui.seat_name(game.turn))
                canvas.text(fitted(words, TEXT_WIDTH), 2, MESSAGE_ROW)
        else:
            yield from self.side.draw_middle(canvas)
        yield
        self.draw_bottom(canvas)

    def _watches(self) -> bool:
        """Return True while players wait for another seat whose dice are open.

        The display then shows these dice, and news at the bottom.
        """
        game = self.ui.match.game
        return self.play.kind == WAITING and game.turn >= 0 and not game.hides

    def draw_words(self, canvas: "Canvas", words: str) -> bool:
        """Draw a message. Return True if it takes two lines: the second replaces the hint at the bottom."""
        lines = wrap(words, TEXT_WIDTH)
        canvas.text(lines[0], 2, MESSAGE_ROW)
        if len(lines) > 1:
            canvas.text(lines[1] if len(lines) == 2 else fitted(" ".join(lines[1:]), TEXT_WIDTH), 2, HINT_ROW)
        return len(lines) > 1

    def draw_title(self, canvas: "Canvas", title: str, seat: int) -> None:
        """Draw the headline about a seat (-1 for none) and the direction of play."""
        draw_headline(canvas, title, self.ui.seat_number(seat) if seat >= 0 else 0, 113)
        canvas.picture(font.TURN_RIGHT, 113, 1, self.ui.match.game.direction > 0)

    def draw_top(self, canvas: "Canvas", title: str, seat: int) -> "Iterator[None]":
        """Draw the headline about a seat and the row of seats, with this one filled; or what a challenge costs."""
        game = self.ui.match.game
        self.draw_title(canvas, title, seat)
        yield
        stakes = () if self.play.catching.left else self._stakes()
        if stakes:
            for place in range(len(stakes)):
                canvas.text(fitted(stakes[place], TEXT_WIDTH), 3, _STAKE_ROWS[place])
            return
        counts = [self.side.count(other) for other in range(game.seats)]
        for first in range(0, game.seats, _SEATS_AT_ONCE):
            self._draw_seats(canvas, counts, range(first, min(game.seats, first + _SEATS_AT_ONCE)), seat)
            yield
        canvas.text_right(self._day_words(), 125, _COUNTS_ROW + 2)
        canvas.dotted(_RULE_ROW)
        left = self.play.catching.left
        canvas.invert(0, _RULE_ROW - 1, 16 * left, 3)  # the time in which a child may still call UNO

    def _day_words(self) -> str:
        """Return the text of the day of a daily match, "" for other matches."""
        if not self.ui.match.profile.daily:
            return ""
        from tray24.ui.menus.totals import day_words

        return day_words(self.ui)

    def _stakes(self) -> tuple[str, ...]:
        """Return the texts of what a challenge costs while a person may challenge; () otherwise."""
        ui = self.ui
        game = ui.match.game
        stakes = game.stakes()
        if not stakes or self.play.kind in (WAITING, COVERED):
            return ()
        challenged = game.challenged()  # pyright: ignore[reportAttributeAccessIssue]  # this game has challenges
        bluff = ui.say("did_bluff", name=ui.seat_name(challenged), count=stakes[1])
        return bluff, ui.say("stakes_else", count=stakes[0])

    def headline(self) -> str:
        """Return the headline: what is asked, or whose turn it is."""
        ui = self.ui
        game = ui.match.game
        kind = self.play.kind
        if game.turn < 0:
            return ui.say("title")
        if kind == WAITING or kind == COVERED:
            return ui.seat_name(game.turn)
        if game.phase == PH_DRAWN:
            return ui.say("head_drawn")
        return ui.say("head_" + kind if kind == PLACING or kind == NAMING else "head_turn")

    def _turn_words(self) -> str:
        """Return whose turn it is, for the plain text."""
        say = self.ui.say
        game = self.ui.match.game
        kind = self.play.kind
        number = self.ui.seat_number(game.turn)
        if kind == WAITING or kind == COVERED:
            return say("seat_says", number=number, words=self.ui.seat_name(game.turn))
        if game.phase == PH_DRAWN:
            return say("said_drawn", number=number)
        return say("said_" + kind if kind == PLACING or kind == NAMING else "said_turn", number=number)

    def _draw_seats(self, canvas: "Canvas", counts: "Sequence[int]", seats: "Iterable[int]", acts: int) -> None:
        """Draw each of these seats: a box with its number, filled for the seat that acts, and its dice.

        Arrows are drawn between boxes if there is room. With many seats, a total of three digits replaces the number.
        """
        game = self.ui.match.game
        cell = _SPAN // game.seats
        arrows = _DIGIT * len(str(max(counts))) <= cell - _BOX - _ARROW
        for seat in seats:
            count = counts[seat]
            x = cell * seat + 6 if seat and arrows else cell * seat + 2
            if seat and arrows:
                canvas.picture(font.NEXT_RIGHT, x - 7, _COUNTS_ROW + 2, game.direction > 0)
            alone = _DIGIT * len(str(count)) > cell - _BOX
            number = str(count if alone else self.ui.seat_number(seat))
            box = text_width(number) + 2 if alone else _BOX
            canvas.text(number, x + (box - text_width(number)) // 2, _COUNTS_ROW + 2)
            if seat == acts:
                canvas.invert(x, _COUNTS_ROW, box, 11)
            elif not alone:
                canvas.rect(x, _COUNTS_ROW, box, 11)
            if not alone:
                self._draw_count(canvas, count, x + _BOX + (2 if arrows else 1), cell - _BOX - 8)

    def _draw_count(self, canvas: "Canvas", count: int, x: int, room: int) -> None:
        """Draw dice as small squares; as a number if there are too many or hardly room for one."""
        if not self.side.counts_dice or count * (_DIE + 1) > room + 2 or room < 3 * _DIE:
            canvas.text(str(count), x, _COUNTS_ROW + 2)
            return
        for _ in range(count):
            canvas.invert(x, _COUNTS_ROW + 4, _DIE, _DIE)
            x += _DIE + 1

    def draw_bottom(self, canvas: "Canvas") -> None:
        """Draw the hint or the choice at the bottom."""
        play = self.play
        kind = play.kind
        items = play.items
        if kind == CHOOSING and 1 < len(items) <= _MOST_LABELS:
            draw_choice(canvas, [self.side.label(item) for item in items], play.cursor)
        elif kind == NAMING:
            draw_choice(canvas, color_labels(self.ui.say, items), -1)
        else:
            figure = self.side.figure(items[play.cursor]) if items and kind != COVERED else ""
            news = play.message if self._watches() else ""
            check = kind != WAITING and not figure and not play.hands.is_elsewhere
            draw_hint(canvas, news or self._priced(self._pointed()), figure, check, kind in (ARM, TILE))

    def _pointed(self) -> str:
        """Return the text of what green would do now, or what is awaited."""
        play = self.play
        kind = play.kind
        if kind == WAITING:
            return self.ui.say("bot_thinks") if self.ui.match.game.turn >= 0 else ""
        if kind == COVERED:
            return self.ui.say("cover_elsewhere" if play.hands.is_elsewhere else "cover_show")
        return self.ui.say("color_of_wild") if kind == NAMING else self.side.item_words(play.items[play.cursor])

    def _priced(self, words: str) -> str:
        """Return `words`, the text of what green would do, with what it costs if that is known."""
        play = self.play
        cost = play.adviser.costs.get(play.items[play.cursor]) if play.items else None
        return self.ui.say("advice_cost", words=words, points=cost) if cost else words

    def sentences(self) -> "Iterator[str]":
        """Yield the display's text in pieces."""
        play = self.play
        message = play.message
        ui = self.ui
        say = ui.say
        game = ui.match.game
        if game.turn >= 0:
            turn = self._turn_words()
            yield ""
            yield say.sentence(turn) + " "
        runs = say("runs_left" if game.direction > 0 else "runs_right")
        yield ""
        yield say.sentence(runs) + " "
        counts = []
        for seat in range(game.seats):
            counts.append(say("count_of", name=ui.seat_name(seat), count=self.side.count(seat)))
            yield ""
        counted = say.listed(counts)
        yield ""
        counted = say(self.side.counts_text, counts=counted)
        yield ""
        yield say.sentence(counted) + " "
        for words in self._stakes() + (self._day_words(), message, play.taught and play.taught[3]):
            if words:
                yield say.sentence(words) + " "
        # The plain text omits the hands of bots: twelve names take longer than a slice of the link.
        if game.turn >= 0 and play.kind != WAITING and play.kind != COVERED:
            hand = yield from self.side.hand_words()
            yield ""
            if hand:
                yield say.sentence(hand) + " "
        pointed = self._pointed()
        yield ""
        pointed = self._priced(pointed)
        yield ""
        choices = self._choices_text(pointed)
        yield ""
        yield say.sentence(choices)

    def _choices_text(self, words: str) -> str:
        """Return what may be chosen; `words` describe the selected item."""
        play = self.play
        say = self.ui.say
        items = play.items
        if not items or play.kind == COVERED:
            return words
        if play.kind == CHOOSING and len(items) > 1:
            labels = [self.side.label(item) for item in items]
            return say("choose_one", labels=say.listed(labels, "or_two"), words=words)
        figure = self.side.figure(items[play.cursor])
        return say("with_figure", words=words, figure=figure) if figure else words

    # Slots.

    def lights(self, lights: "Lights") -> None:
        """Set hues and modes of the slots."""
        if self.ui.starter:
            self.side.stick(lights)
            return
        self.side.lights(lights)
        refused = self.play.refused
        if refused and refused[0] >= 0:
            lights.show(refused[0], 1, lamp.REFUSED)
