"""The view of a match with real dice: what its display, texts and lights show.

The display shows what people are asked to do, or the wheel with which they enter a face. The lights show the game's
dice, and the slots into which dice must be put or from which they must be lifted.
"""

from tray24.compat import const
from tray24.pins import SLOTS
from tray24.sense.events import list_members
from tray24.ui.match.chips import draw_hand
from tray24.ui.match.prompts import (
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
from tray24.ui.match.real.diff import NOTHING
from tray24.ui.match.real.tasks import ROLLS_FIVE, describe_task
from tray24.ui.match.view import View
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.canvas import capitalize
from tray24.ui.toolkit.face_texts import describe_face, list_color_labels
from tray24.ui.toolkit.screens import draw_footer, draw_labels

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.ui.match.real.real_game_screen import BaseRealGameScreen
    from tray24.ui.match.real.real_play_screen import RealPlayScreen
    from tray24.ui.match.real.wheel import Wheel
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights

_HAND_ROW = const(36)
_MAX_LABELS = const(2)
_VERDICTS = ("was_legal", "was_not")
_COLORS = (1, 2, 3, 4)
_HEADS = {WAITING: "title", FIRST: "head_first", GUIDE: "head_guide", ORDER: "head_orders", NAMING: "head_color"}


class RealView(View):
    """The view of a match with real dice: pictures, texts and lights."""

    play: "RealPlayScreen"
    game_screen: "BaseRealGameScreen"  # pyright: ignore[reportIncompatibleVariableOverride]  # what View does with it is replaced

    # Display.

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        play = self.play
        prompt = play.prompt
        yield from self.draw_top(canvas, self.get_headline(), self._get_acting_seat())
        has_message = play.message_ends_ms is not None and (play.refused or play.calls or prompt not in FIRM)
        if not has_message and prompt in (HUE, WHEEL):
            wheel: Wheel = play.wheel  # pyright: ignore[reportAssignmentType]  # there is one at these questions
            yield from wheel.draw(canvas, self.ui.say, self.game_screen.get_face_question())
            return
        if not has_message and prompt == CHECK:
            yield from draw_hand(canvas, play.entered_faces, _HAND_ROW)
        elif self.draw_message(canvas, play.message if has_message else self.get_question()):
            return
        yield
        self.draw_bottom(canvas)

    def draw_bottom(self, canvas: "Canvas") -> None:
        """Draw the bottom of the display: labels of the choices, or what the green button does."""
        play = self.play
        say = self.ui.say
        items = play.items
        prompt = play.prompt
        if prompt == NAMING:
            draw_labels(canvas, list_color_labels(say, _COLORS), -1)
        elif prompt == TURN and 1 < len(items) <= _MAX_LABELS and is_verb(items[0]):
            draw_labels(canvas, [self.game_screen.get_label(item) for item in items], play.cursor)
        elif prompt == VERDICT:
            draw_labels(canvas, [say(key) for key in _VERDICTS], play.cursor)
        else:
            text = self._get_footer()
            figure = self._get_figure()
            draw_footer(canvas, text, figure, bool(text) and not figure and text != say("hold_if_right"))

    def _get_figure(self) -> str:
        """Return the short text at the right of the selected item's text, or ""."""
        play = self.play
        items = play.items
        if play.prompt != TURN or not items:
            return ""
        item = items[play.cursor]
        figure = self.game_screen.get_figure(item) if is_verb(item) else ""
        return figure or ("%d/%d" % (play.cursor + 1, len(items)) if len(items) > 1 else "")

    def _get_acting_seat(self) -> int:
        """Return the seat that has to act, or -1 if all seats have to."""
        tasks = self.play.tasks
        return tasks[0][1] if self.play.prompt == ORDER and tasks else self.play.get_acting_seat()

    def get_headline(self) -> str:
        """Return the headline of the display: what is asked for."""
        say = self.ui.say
        play = self.play
        prompt = play.prompt
        if prompt == ORDER and play.tasks[0][0] == ROLLS_FIVE:  # a seat's turn begins with it
            return say("head_turn")
        if prompt in _HEADS:
            return say(_HEADS[prompt])
        if play.slot >= 0 and prompt != BAD:
            return say("slot_n", slot=play.slot)
        if prompt == VERDICT:
            return say(self.game_screen.verdict_head)
        if self.game_screen.needs_faces():
            return say(
                "head_left",
                number=min(len(play.entered_faces) + 1, self.game_screen.count_due_faces()),
                count=self.game_screen.count_due_faces(),
            )
        return say("head_start" if self.ui.match.game.turn < 0 else "head_turn")

    def get_question(self) -> str:
        """Return what people are asked to do, as a sentence."""
        say = self.ui.say
        play = self.play
        game_screen = self.game_screen
        prompt = play.prompt
        questions = {
            FIRST: game_screen.get_start_question,
            GUIDE: self._describe_diff,
            TURN: game_screen.get_question,
            VERDICT: game_screen.get_verdict_question,
        }
        if prompt in questions:
            return questions[prompt]()
        if prompt == ORDER:
            return describe_task(self.ui, play.tasks[0])
        if prompt == BAD:
            return capitalize(say.describe_refusal(play.refusal))  # pyright: ignore[reportArgumentType]  # there is one
        if prompt == CHECK:
            return say.join_list([describe_face(say, face) for face in play.entered_faces])
        return say("color_of_wild") if prompt == NAMING else play.message

    def _describe_diff(self) -> str:
        """Return the text of what to do at the first slot in which tray and game differ."""
        say = self.ui.say
        diff = self.play.diff
        slot = diff.get_first_slot()
        if slot < 0:
            slots = list_members(diff.unconfirmed)
            slot = slots[0]
            if len(slots) > 1:
                return say("as_lit", count=len(slots))
        face = diff.expected[slot]
        if diff.is_wrong(slot):
            return say("wrong_color", slot=slot, face=describe_face(say, face))
        if face != NOTHING:
            return say("put_into", face=describe_face(say, face), slot=slot)
        lift_count = len(list_members(diff.to_lift))
        return say("lift_n", count=lift_count) if lift_count > 1 else say("lift_one", slot=slot)

    def _get_footer(self) -> str:
        """Return the text of what the green button does, or ""."""
        play = self.play
        say = self.ui.say
        prompt = play.prompt
        if prompt == GUIDE:
            return say("done" if self.play.diff.get_first_slot() < 0 else "hold_if_right")
        if prompt == BAD:
            return say("tell_again") if self.play.can_ask_face_again() else ""
        if prompt == CHECK:
            return say("all_right")
        if (prompt == TURN or prompt == FIRST) and play.items:
            item = play.items[play.cursor]
            return self.game_screen.describe_item(item) if is_verb(item) else say("tell_slot", slot=item)
        return say("done") if prompt == ORDER else ""

    # Plain text.

    def yield_sentences(self) -> "Iterator[str]":
        separator = ""
        for part in self._yield_parts():
            if part:
                yield separator + self.ui.say.format_sentence(part)
                separator = " "

    def _yield_parts(self) -> "Iterator[str]":
        play = self.play
        ui = self.ui
        game_screen = self.game_screen
        seat = self._get_acting_seat()
        headline = self.get_headline()
        say = ui.say
        yield headline if seat < 0 else say("seat_says", number=ui.get_seat_number(seat), words=headline)
        seats = range(ui.match.game.seats)
        counts = [say("count_of", name=ui.get_seat_name(other), count=game_screen.get_count(other)) for other in seats]
        yield say(game_screen.counts_text, counts=say.join_list(counts))
        if play.prompt != WAITING and play.prompt != BAD and play.message_ends_ms is not None:
            yield play.message
        if self.play.wheel:
            yield self.play.wheel.format_text(say, game_screen.get_face_question())
        else:
            yield play.coach_tip[3] if play.coach_tip else self.get_question()
            yield self._get_footer()

    # Slots.

    def light_slots(self, lights: "Lights") -> None:
        """Set hue and mode of each slot: the game's dice, slots to put dice into, and errors."""
        game_screen = self.game_screen
        faces = game_screen.get_faces()
        last_slot = game_screen.get_last_slot()
        for slot in range(SLOTS):
            if faces[slot] != NOTHING:
                lights.set_face(slot, faces[slot], lamp.LAST if slot == last_slot else lamp.STEADY)
        game_screen.light_slots(lights)
        self._light_prompt(lights, last_slot)
        play = self.play
        prompt = play.prompt
        for slot in list_members(play.diff.new):
            if slot != play.slot and prompt != GUIDE and prompt != TURN:
                lights.set_slot(slot, lamp.WARM, lamp.CURSOR)
        if play.bad >= 0:
            lights.set_slot(play.bad, 1, lamp.REFUSED)

    def _light_prompt(self, lights: "Lights", last_slot: int) -> None:
        play = self.play
        prompt = play.prompt
        if prompt == GUIDE:
            self._light_diff(lights)
        elif prompt == TURN or prompt == BAD or (prompt == HUE and play.slot < 0):
            for slot in self.game_screen.list_lit_slots():
                lights.set_slot(slot, lamp.WARM, lamp.LEGAL)
            if prompt == TURN and play.items and not is_verb(play.items[play.cursor]):
                lights.set_slot(play.items[play.cursor], lamp.WHITE, lamp.CURSOR)
        elif play.slot >= 0:
            wheel = play.wheel
            lights.set_face(play.slot, wheel.face if wheel and wheel.faces else 0, lamp.CURSOR)
        elif prompt == NAMING and last_slot >= 0:
            lights.set_slot(last_slot, lamp.WHITE, lamp.CURSOR)

    def _light_diff(self, lights: "Lights") -> None:
        diff = self.play.diff
        for slot in list_members(diff.to_lift | diff.unconfirmed):
            lights.set_slot(slot, lamp.WHITE, lamp.REFUSED)
        for slot in list_members(diff.missing | diff.wrong | diff.unconfirmed):
            face = diff.expected[slot]
            if face != NOTHING:
                lights.set_face(slot, face, lamp.REFUSED if diff.is_wrong(slot) else lamp.CURSOR)
