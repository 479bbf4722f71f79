"""The pictures of a match with real dice: the question, the wheel, slots where dice must be put or lifted."""

from tray24.compat import const
from tray24.pins import SLOTS
from tray24.sense.events import members
from tray24.ui.match.dice import draw_hand
from tray24.ui.match.kinds import (
    BAD,
    CHECK,
    FIRM,
    FIRST,
    GUIDE,
    HUE,
    NAMING,
    ORDER,
    TURN,
    VERDICT,
    WAITING,
    WHEEL,
    is_verb,
)
from tray24.ui.match.real.guide import NOTHING
from tray24.ui.match.real.table import ROLLS_FIVE, order_words
from tray24.ui.match.view import View
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.canvas import capitalized
from tray24.ui.toolkit.dice_words import color_labels, face_words
from tray24.ui.toolkit.screens import draw_choice, draw_hint

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.ui.match.real.common import CommonReal
    from tray24.ui.match.real.play import RealPlay
    from tray24.ui.match.real.wheel import Wheel
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights

_HAND_ROW = const(36)
_MOST_LABELS = const(2)
_VERDICTS = ("was_legal", "was_not")
_COLORS = (1, 2, 3, 4)
_HEADS = {WAITING: "title", FIRST: "head_first", GUIDE: "head_guide", ORDER: "head_orders", NAMING: "head_color"}


class RealView(View):
    """The view of a match with real dice."""

    play: "RealPlay"
    side: "CommonReal"  # pyright: ignore[reportIncompatibleVariableOverride]  # what View does with it is replaced

    # Display.

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        play = self.play
        kind = play.kind
        yield from self.draw_top(canvas, self.headline(), self._seat())
        told = play.message_ends_ms is not None and (play.refused or play.calls or kind not in FIRM)
        if not told and kind in (HUE, WHEEL):
            wheel: Wheel = play.wheel  # pyright: ignore[reportAssignmentType]  # there is one at these questions
            yield from wheel.draw(canvas, self.ui.say, self.side.asks_faces())
            return
        if not told and kind == CHECK:
            yield from draw_hand(canvas, play.told, _HAND_ROW)
        elif self.draw_words(canvas, play.message if told else self.asked()):
            return
        yield
        self.draw_bottom(canvas)

    def draw_bottom(self, canvas: "Canvas") -> None:
        """Draw the hint or the choice at the bottom."""
        play = self.play
        say = self.ui.say
        items = play.items
        kind = play.kind
        if kind == NAMING:
            draw_choice(canvas, color_labels(say, _COLORS), -1)
        elif kind == TURN and 1 < len(items) <= _MOST_LABELS and is_verb(items[0]):
            draw_choice(canvas, [self.side.label(item) for item in items], play.cursor)
        elif kind == VERDICT:
            draw_choice(canvas, [say(key) for key in _VERDICTS], play.cursor)
        else:
            words = self._hint()
            figure = self._figure()
            draw_hint(canvas, words, figure, bool(words) and not figure and words != say("hold_if_right"))

    def _figure(self) -> str:
        """Return the figure beside the text of the selected item, or ""."""
        play = self.play
        items = play.items
        if play.kind != TURN or not items:
            return ""
        item = items[play.cursor]
        figure = self.side.figure(item) if is_verb(item) else ""
        return figure or ("%d/%d" % (play.cursor + 1, len(items)) if len(items) > 1 else "")

    def _seat(self) -> int:
        """Return the seat that has to act, or -1 if all have to."""
        orders = self.play.orders
        return orders[0][1] if self.play.kind == ORDER and orders else self.play.asked_seat()

    def headline(self) -> str:
        """Return the headline: what is asked for."""
        say = self.ui.say
        play = self.play
        kind = play.kind
        if kind == ORDER and play.orders[0][0] == ROLLS_FIVE:  # a seat's turn begins with it
            return say("head_turn")
        if kind in _HEADS:
            return say(_HEADS[kind])
        if play.slot >= 0 and kind != BAD:
            return say("slot_n", slot=play.slot)
        if kind == VERDICT:
            return say(self.side.verdict_head)
        if self.side.tells():
            return say("head_left", number=min(len(play.told) + 1, self.side.due()), count=self.side.due())
        return say("head_start" if self.ui.match.game.turn < 0 else "head_turn")

    def asked(self) -> str:
        """Return what people are asked to do, as a sentence."""
        say = self.ui.say
        play = self.play
        side = self.side
        kind = play.kind
        asks = {FIRST: side.asks_start, GUIDE: self._guide_words, TURN: side.asks, VERDICT: side.asks_verdict}
        if kind in asks:
            return asks[kind]()
        if kind == ORDER:
            return order_words(self.ui, play.orders[0])
        if kind == BAD:
            return capitalized(say.refusal(play.refusal))  # pyright: ignore[reportArgumentType]  # there is one
        if kind == CHECK:
            return say.listed([face_words(say, face) for face in play.told])
        return say("color_of_wild") if kind == NAMING else play.message

    def _guide_words(self) -> str:
        """Return the text of what the first slot needs where tray and game differ."""
        say = self.ui.say
        guide = self.play.guide
        slot = guide.first()
        if slot < 0:
            slots = members(guide.tell)
            slot = slots[0]
            if len(slots) > 1:
                return say("as_lit", count=len(slots))
        face = guide.want[slot]
        if guide.is_wrong(slot):
            return say("wrong_color", slot=slot, face=face_words(say, face))
        if face != NOTHING:
            return say("put_into", face=face_words(say, face), slot=slot)
        lifts = len(members(guide.lift))
        return say("lift_n", count=lifts) if lifts > 1 else say("lift_one", slot=slot)

    def _hint(self) -> str:
        """Return the text of what green does, or ""."""
        play = self.play
        say = self.ui.say
        kind = play.kind
        if kind == GUIDE:
            return say("done" if self.play.guide.first() < 0 else "hold_if_right")
        if kind == BAD:
            return say("tell_again") if self.play.can_tell_again() else ""
        if kind == CHECK:
            return say("all_right")
        if (kind == TURN or kind == FIRST) and play.items:
            item = play.items[play.cursor]
            return self.side.item_words(item) if is_verb(item) else say("tell_slot", slot=item)
        return say("done") if kind == ORDER else ""

    # Plain text.

    def sentences(self) -> "Iterator[str]":
        gap = ""
        for part in self._parts():
            if part:
                yield gap + self.ui.say.sentence(part)
                gap = " "

    def _parts(self) -> "Iterator[str]":
        play = self.play
        ui = self.ui
        side = self.side
        seat = self._seat()
        headline = self.headline()
        say = ui.say
        yield headline if seat < 0 else say("seat_says", number=ui.seat_number(seat), words=headline)
        seats = range(ui.match.game.seats)
        counts = [say("count_of", name=ui.seat_name(other), count=side.count(other)) for other in seats]
        yield say(side.counts_text, counts=say.listed(counts))
        if play.kind != WAITING and play.kind != BAD and play.message_ends_ms is not None:
            yield play.message
        if self.play.wheel:
            yield self.play.wheel.text(say, side.asks_faces())
        else:
            yield play.taught[3] if play.taught else self.asked()
            yield self._hint()

    # Slots.

    def lights(self, lights: "Lights") -> None:
        """Set hues and modes of the slots: the game's dice, places for dice, and errors."""
        side = self.side
        faces = side.faces()
        last = side.last()
        for slot in range(SLOTS):
            if faces[slot] != NOTHING:
                lights.face(slot, faces[slot], lamp.LAST if slot == last else lamp.STEADY)
        side.lights(lights)
        self._light_asked(lights, last)
        play = self.play
        kind = play.kind
        for slot in members(play.guide.new):
            if slot != play.slot and kind != GUIDE and kind != TURN:
                lights.show(slot, lamp.WARM, lamp.CURSOR)
        if play.bad >= 0:
            lights.show(play.bad, 1, lamp.REFUSED)

    def _light_asked(self, lights: "Lights", last: int) -> None:
        play = self.play
        kind = play.kind
        if kind == GUIDE:
            self._light_guide(lights)
        elif kind == TURN or kind == BAD or (kind == HUE and play.slot < 0):
            for slot in self.side.glowing():
                lights.show(slot, lamp.WARM, lamp.LEGAL)
            if kind == TURN and play.items and not is_verb(play.items[play.cursor]):
                lights.show(play.items[play.cursor], lamp.WHITE, lamp.CURSOR)
        elif play.slot >= 0:
            wheel = play.wheel
            lights.face(play.slot, wheel.face if wheel and wheel.faces else 0, lamp.CURSOR)
        elif kind == NAMING and last >= 0:
            lights.show(last, lamp.WHITE, lamp.CURSOR)

    def _light_guide(self, lights: "Lights") -> None:
        guide = self.play.guide
        for slot in members(guide.lift | guide.tell):
            lights.show(slot, lamp.WHITE, lamp.REFUSED)
        for slot in members(guide.put | guide.wrong | guide.tell):
            face = guide.want[slot]
            if face != NOTHING:
                lights.face(slot, face, lamp.REFUSED if guide.is_wrong(slot) else lamp.CURSOR)
