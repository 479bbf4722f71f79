"""The pictures of a match with electronic dice: headline, row of seats, message or hand, footer, and slots' lights."""

from tray24.compat import const
from tray24.rules.moves import PH_DRAWN
from tray24.ui.match.prompts import ARM, CHOOSING, COVERED, NAMING, PLACING, SLOT, TILE, WAITING
from tray24.ui.toolkit import font
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.canvas import measure_text, truncate_text, wrap_text
from tray24.ui.toolkit.face_texts import list_color_labels
from tray24.ui.toolkit.screens import HINT_ROW, MESSAGE_ROW, TEXT_WIDTH, draw_footer, draw_headline, draw_labels

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tray24.ui.match.game_screen import BaseGameScreen
    from tray24.ui.match.play_screen import PlayScreen
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
_SEATS_PER_TICK = const(2)  # drawn without a pause
_MAX_LABELS = const(3)  # side by side at the bottom


class View:
    """The view of the screen of a match with electronic dice.

    It reads the state of the screen, and changes nothing there.
    """

    game_screen: "BaseGameScreen"

    def __init__(self, play: "PlayScreen") -> None:
        self.play = play
        self.ui = play.ui
        self.game_screen = play.game_screen  # pyright: ignore[reportAttributeAccessIssue]  # with real dice: a RealView

    # Display.

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        """Draw the screen of the match.

        This generator yields between parts: drawing all at once would delay buttons and lights.
        """
        play = self.play
        ui = self.ui
        game = ui.match.game
        if play.prompt == SLOT and play.message_ends_ms is None:
            # Electronic dice are shown nowhere else: they take the room of seats and hand.
            self.draw_title(canvas, self.get_headline(), game.turn)
            yield
            yield from self.game_screen.draw_board(canvas)
            self.draw_bottom(canvas)
            return
        yield from self.draw_top(canvas, self.get_headline(), game.turn)
        is_watching = self._is_watching() and len(wrap_text(play.message, TEXT_WIDTH)) < 2
        if play.message_ends_ms is not None and not is_watching:
            if self.draw_message(canvas, play.message):
                return
        elif play.prompt == WAITING:
            yield from self.game_screen.draw_other_hand(canvas) if is_watching else self.game_screen.draw_news(canvas)
        elif play.prompt == COVERED:
            if not play.hidden_hands.is_elsewhere:
                text = ui.say("cover_who", name=ui.get_seat_name(game.turn))
                canvas.draw_text(truncate_text(text, TEXT_WIDTH), 2, MESSAGE_ROW)
        else:
            yield from self.game_screen.draw_middle(canvas)
        yield
        self.draw_bottom(canvas)

    def _is_watching(self) -> bool:
        """Return True while players wait for another seat whose dice everybody may see.

        The display then shows these dice, and the last message at the bottom.
        """
        game = self.ui.match.game
        return self.play.prompt == WAITING and game.turn >= 0 and not game.hides

    def draw_message(self, canvas: "Canvas", text: str) -> bool:
        """Draw a message. Return True if it takes two lines: the second line then replaces the text at the bottom."""
        lines = wrap_text(text, TEXT_WIDTH)
        canvas.draw_text(lines[0], 2, MESSAGE_ROW)
        if len(lines) > 1:
            canvas.draw_text(
                lines[1] if len(lines) == 2 else truncate_text(" ".join(lines[1:]), TEXT_WIDTH), 2, HINT_ROW
            )
        return len(lines) > 1

    def draw_title(self, canvas: "Canvas", title: str, seat: int) -> None:
        """Draw the headline with the number of a seat (-1: none) and an arrow for the direction of play."""
        draw_headline(canvas, title, self.ui.get_seat_number(seat) if seat >= 0 else 0, 113)
        canvas.draw_picture(font.TURN_RIGHT, 113, 1, self.ui.match.game.direction > 0)

    def draw_top(self, canvas: "Canvas", title: str, seat: int) -> "Iterator[None]":
        """Draw the headline about a seat, and the row of seats in which this seat's box is filled.

        While a person may challenge, draw what a challenge costs instead of the row. This generator yields between
        parts.
        """
        game = self.ui.match.game
        self.draw_title(canvas, title, seat)
        yield
        stakes = () if self.play.uno_window.eighths_left else self._describe_stakes()
        if stakes:
            for index in range(len(stakes)):
                canvas.draw_text(truncate_text(stakes[index], TEXT_WIDTH), 3, _STAKE_ROWS[index])
            return
        counts = [self.game_screen.get_count(other) for other in range(game.seats)]
        for first in range(0, game.seats, _SEATS_PER_TICK):
            self._draw_seats(canvas, counts, range(first, min(game.seats, first + _SEATS_PER_TICK)), seat)
            yield
        canvas.draw_text_right(self._describe_day(), 125, _COUNTS_ROW + 2)
        canvas.draw_dotted_line(_RULE_ROW)
        eighths = self.play.uno_window.eighths_left
        canvas.invert_box(0, _RULE_ROW - 1, 16 * eighths, 3)  # the time in which a child may still call UNO

    def _describe_day(self) -> str:
        """Return the text of the day of a daily match, whose dice depend only on the day; "" for other matches."""
        if not self.ui.match.profile.daily:
            return ""
        from tray24.ui.menus.total_texts import describe_day

        return describe_day(self.ui)

    def _describe_stakes(self) -> tuple[str, ...]:
        """Return two lines that tell what a challenge costs, while a person may challenge; () otherwise."""
        ui = self.ui
        game = ui.match.game
        stakes = game.get_stakes()
        if not stakes or self.play.prompt in (WAITING, COVERED):
            return ()
        challenged_seat = game.find_challenged()  # pyright: ignore[reportAttributeAccessIssue]  # this game has challenges
        bluff_text = ui.say("did_bluff", name=ui.get_seat_name(challenged_seat), count=stakes[1])
        return bluff_text, ui.say("stakes_else", count=stakes[0])

    def get_headline(self) -> str:
        """Return the headline of the display: what is asked, or whose turn it is."""
        ui = self.ui
        game = ui.match.game
        prompt = self.play.prompt
        if game.turn < 0:
            return ui.say("title")
        if prompt == WAITING or prompt == COVERED:
            return ui.get_seat_name(game.turn)
        if game.phase == PH_DRAWN:
            return ui.say("head_drawn")
        return ui.say("head_" + prompt if prompt == PLACING or prompt == NAMING else "head_turn")

    def _describe_turn(self) -> str:
        """Return the text of whose turn it is, for the plain text of the display."""
        say = self.ui.say
        game = self.ui.match.game
        prompt = self.play.prompt
        number = self.ui.get_seat_number(game.turn)
        if prompt == WAITING or prompt == COVERED:
            return say("seat_says", number=number, words=self.ui.get_seat_name(game.turn))
        if game.phase == PH_DRAWN:
            return say("said_drawn", number=number)
        return say("said_" + prompt if prompt == PLACING or prompt == NAMING else "said_turn", number=number)

    def _draw_seats(self, canvas: "Canvas", counts: "Sequence[int]", seats: "Iterable[int]", acting_seat: int) -> None:
        """Draw for each of `seats` a box with its number, and beside it its number of dice from `counts`.

        Fill the box of `acting_seat`. Arrows between the boxes show the direction of play if there is room. A count
        that does not fit beside its box is drawn instead of the seat's number.
        """
        game = self.ui.match.game
        cell = _SPAN // game.seats
        has_arrows = _DIGIT * len(str(max(counts))) <= cell - _BOX - _ARROW
        for seat in seats:
            count = counts[seat]
            x = cell * seat + 6 if seat and has_arrows else cell * seat + 2
            if seat and has_arrows:
                canvas.draw_picture(font.NEXT_RIGHT, x - 7, _COUNTS_ROW + 2, game.direction > 0)
            is_count_only = _DIGIT * len(str(count)) > cell - _BOX
            number = str(count if is_count_only else self.ui.get_seat_number(seat))
            box_width = measure_text(number) + 2 if is_count_only else _BOX
            canvas.draw_text(number, x + (box_width - measure_text(number)) // 2, _COUNTS_ROW + 2)
            if seat == acting_seat:
                canvas.invert_box(x, _COUNTS_ROW, box_width, 11)
            elif not is_count_only:
                canvas.draw_outline(x, _COUNTS_ROW, box_width, 11)
            if not is_count_only:
                self._draw_count(canvas, count, x + _BOX + (2 if has_arrows else 1), cell - _BOX - 8)

    def _draw_count(self, canvas: "Canvas", count: int, x: int, room: int) -> None:
        """Draw the number of dice of a seat as small squares, or as a number if there is no room for squares."""
        if not self.game_screen.counts_dice or count * (_DIE + 1) > room + 2 or room < 3 * _DIE:
            canvas.draw_text(str(count), x, _COUNTS_ROW + 2)
            return
        for _ in range(count):
            canvas.invert_box(x, _COUNTS_ROW + 4, _DIE, _DIE)
            x += _DIE + 1

    def draw_bottom(self, canvas: "Canvas") -> None:
        """Draw the bottom of the display: labels of the choices, or what the green button does."""
        play = self.play
        prompt = play.prompt
        items = play.items
        if prompt == CHOOSING and 1 < len(items) <= _MAX_LABELS:
            draw_labels(canvas, [self.game_screen.get_label(item) for item in items], play.cursor)
        elif prompt == NAMING:
            draw_labels(canvas, list_color_labels(self.ui.say, items), -1)
        else:
            figure = self.game_screen.get_figure(items[play.cursor]) if items and prompt != COVERED else ""
            news = play.message if self._is_watching() else ""
            check = prompt != WAITING and not figure and not play.hidden_hands.is_elsewhere
            draw_footer(canvas, news or self._add_cost(self._describe_selected()), figure, check, prompt in (ARM, TILE))

    def _describe_selected(self) -> str:
        """Return the text of what the green button would do now, or of what is awaited."""
        play = self.play
        prompt = play.prompt
        if prompt == WAITING:
            return self.ui.say("bot_thinks") if self.ui.match.game.turn >= 0 else ""
        if prompt == COVERED:
            return self.ui.say("cover_elsewhere" if play.hidden_hands.is_elsewhere else "cover_show")
        return (
            self.ui.say("color_of_wild")
            if prompt == NAMING
            else self.game_screen.describe_item(play.items[play.cursor])
        )

    def _add_cost(self, text: str) -> str:
        """Return `text`, the text of what green would do, with how much worse that is than the best move, if known."""
        play = self.play
        cost = play.hint_search.costs.get(play.items[play.cursor]) if play.items else None
        return self.ui.say("advice_cost", words=text, points=cost) if cost else text

    def yield_sentences(self) -> "Iterator[str]":
        """Yield the display's plain text in pieces, some of them "", so that making it is spread over several ticks."""
        play = self.play
        message = play.message
        ui = self.ui
        say = ui.say
        game = ui.match.game
        if game.turn >= 0:
            turn_text = self._describe_turn()
            yield ""
            yield say.format_sentence(turn_text) + " "
        direction_text = say("runs_left" if game.direction > 0 else "runs_right")
        yield ""
        yield say.format_sentence(direction_text) + " "
        counts = []
        for seat in range(game.seats):
            counts.append(say("count_of", name=ui.get_seat_name(seat), count=self.game_screen.get_count(seat)))
            yield ""
        counts_text = say.join_list(counts)
        yield ""
        counts_text = say(self.game_screen.counts_text, counts=counts_text)
        yield ""
        yield say.format_sentence(counts_text) + " "
        for part in self._describe_stakes() + (self._describe_day(), message, play.coach_tip and play.coach_tip[3]):
            if part:
                yield say.format_sentence(part) + " "
        # The plain text omits the hands of bots: twelve names take longer than a slice of the link.
        if game.turn >= 0 and play.prompt != WAITING and play.prompt != COVERED:
            hand_text = yield from self.game_screen.describe_hand()
            yield ""
            if hand_text:
                yield say.format_sentence(hand_text) + " "
        item_text = self._describe_selected()
        yield ""
        item_text = self._add_cost(item_text)
        yield ""
        choices_text = self._describe_choices(item_text)
        yield ""
        yield say.format_sentence(choices_text)

    def _describe_choices(self, text: str) -> str:
        """Return the text of what may be chosen. `text` is the text of the selected item."""
        play = self.play
        say = self.ui.say
        items = play.items
        if not items or play.prompt == COVERED:
            return text
        if play.prompt == CHOOSING and len(items) > 1:
            labels = [self.game_screen.get_label(item) for item in items]
            return say("choose_one", labels=say.join_list(labels, "or_two"), words=text)
        figure = self.game_screen.get_figure(items[play.cursor])
        return say("with_figure", words=text, figure=figure) if figure else text

    # Slots.

    def light_slots(self, lights: "Lights") -> None:
        """Set hue and mode of each slot, or of the eight lights of a starter tray."""
        if self.ui.is_starter:
            self.game_screen.light_stick(lights)
            return
        self.game_screen.light_slots(lights)
        refusal = self.play.refused
        if refusal and refusal[0] >= 0:
            lights.set_slot(refusal[0], 1, lamp.REFUSED)
