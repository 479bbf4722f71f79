"""The part of the match screen for the tray game: dice stay in the slots where they were put, and legal slots glow."""

from tray24.compat import const
from tray24.games.basic.placement import NEIGHBORS
from tray24.games.basic.rules import decode_face, decode_slot
from tray24.pins import COLUMNS, SLOTS
from tray24.rules.moves import PH_CHOOSE, PH_DRAWN, PH_MOVE, PH_PLACE, PLACE, PLAY, decode_arg, decode_verb
from tray24.ui.match.chips import draw_chip, draw_face, draw_hand, get_color_key
from tray24.ui.match.game_screen import HAND_ROW, BaseGameScreen
from tray24.ui.match.prompts import CHOOSING, DIE, DONE, NAMING, PLACING, SLOT, is_verb
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.canvas import truncate_text
from tray24.ui.toolkit.face_texts import describe_face

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tray24.games.basic.rules import Basic
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights

_FIRST_SLOT = const(7)
_BOARD_LEFT = const(26)
_BOARD_ROW = const(18)
_BOARD_PITCH = const(30)


class GameScreen(BaseGameScreen):
    """The part of the match screen for `basic`: a player chooses a die, then its slot."""

    if _TYPE_CHECKING:

        @property
        def game(self) -> Basic: ...

    def get_item(self, move: int, depth: int) -> int:
        verb = decode_verb(move)
        if verb == PLAY:
            if self.game.phase == PH_DRAWN:
                depth += 1
            if depth == 0:
                return decode_face(move)
            return decode_slot(move) if depth == 1 else DONE
        if verb == PLACE and not depth:
            return decode_arg(move)
        return super().get_item(move, depth)

    def get_prompt(self, depth: int, items: "Sequence[int]") -> str:
        phase = self.game.phase
        if phase == PH_PLACE:
            return PLACING
        if depth or (phase == PH_DRAWN and not is_verb(items[0])):
            return SLOT
        return super().get_prompt(depth, items)

    def list_items(self, moves: "Sequence[int]", depth: int) -> list[int]:
        items = super().list_items(moves, depth)
        if self.game.phase == PH_MOVE and not depth:
            items.sort(key=get_color_key)
        return items

    def get_initial_cursor(self, items: "Sequence[int]") -> int:
        game = self.game
        if (
            game.phase == PH_CHOOSE
            and len(items) > 1
            and game.can_place_all(game.turn)
            and self.play.ui.should_highlight_moves()
        ):
            return 1  # keep
        return _FIRST_SLOT if game.phase == PH_PLACE else 0

    def get_chosen_face(self) -> int:
        """Return the face of the die whose slot is being chosen."""
        game = self.game
        return (
            game.faces[game.drawn] if game.phase == PH_PLACE or game.phase == PH_DRAWN else self.play.choice.chosen[0]
        )

    def describe_item(self, item: int) -> str:
        prompt = self.play.prompt
        if prompt == SLOT or prompt == PLACING:
            say = self.ui.say
            return say("put", die=describe_face(say, self.get_chosen_face()))
        return super().describe_item(item)

    def describe_hint(self, move: int) -> str:
        verb = decode_verb(move)
        if verb != PLAY and verb != PLACE:
            return super().describe_hint(move)
        say = self.ui.say
        slot = self.game.decode_args(move)[-1]
        return say("slot_n", slot=slot) if verb == PLACE else say("into_slot", die=self.describe_play(move), slot=slot)

    def get_figure(self, item: int) -> str:
        prompt = self.play.prompt
        if prompt == SLOT or prompt == PLACING:
            return self.ui.say("slot_n", slot=item)
        if prompt == DIE and not is_verb(item):
            slot_count = len(self.game.find_slots(item))
            return self.ui.say("slots_n", count=slot_count) if slot_count > 1 else ""
        return ""

    def draw_middle(self, canvas: "Canvas") -> "Iterator[None]":
        prompt = self.play.prompt
        if prompt == PLACING:
            x = draw_chip(canvas, self.get_chosen_face(), 3, HAND_ROW, True)
            canvas.draw_text(truncate_text(self.ui.say("put_anywhere"), 124 - x), x + 3, HAND_ROW + 3)
        elif prompt == CHOOSING:
            # What fits somewhere on the tray: useful to know before the hand is rolled again.
            fitting_faces = (
                [face for face in self.get_hand() if self.game.matches_table(face)]
                if self.ui.should_highlight_moves()
                else ()
            )
            yield from draw_hand(canvas, self.get_hand(), HAND_ROW, fitting_faces)
        else:
            yield from super().draw_middle(canvas)

    def draw_board(self, canvas: "Canvas") -> "Iterator[None]":
        """Draw the half of the tray in play while a slot is chosen: fitting slots framed, the selected slot filled.

        This is a generator.
        """
        play = self.play
        left = play.items[0] % COLUMNS // 3 * 3
        y = _BOARD_ROW
        for slot in range(left, SLOTS, COLUMNS):
            for index in range(slot, slot + 3):
                x = _BOARD_LEFT + (index - slot) * _BOARD_PITCH
                die = self.game.tray[index]
                if die >= 0:
                    draw_face(canvas, self.game.faces[die], x + 2, y - 3)
                elif index == play.items[play.cursor]:
                    canvas.invert_box(x, y, 16, 7)
                elif index in play.items and self.ui.should_highlight_moves():
                    canvas.draw_outline(x, y, 16, 7)
                else:
                    canvas.invert_box(x + 7, y + 3, 2, 1)
            y += 8
            yield

    def light_slots(self, lights: "Lights") -> None:
        game = self.game
        for slot in range(SLOTS):
            die = game.tray[slot]
            if die >= 0:
                lights.set_face(slot, game.faces[die], lamp.LAST if slot == game.last else lamp.STEADY)
        play = self.play
        prompt = play.prompt
        if prompt == DIE:
            # Until a die is picked, all legal slots glow.
            items = play.items[play.cursor : play.cursor + 1] if play.choice.pointed else play.items
            for item in items if self.ui.should_highlight_moves() else ():
                for slot in () if is_verb(item) else game.find_slots(item):
                    lights.set_slot(slot, lamp.WARM, lamp.LEGAL)
        elif prompt == SLOT or prompt == PLACING:
            for slot in play.items if self.ui.should_highlight_moves() else ():
                lights.set_slot(slot, lamp.WARM, lamp.LEGAL)
            lights.set_face(play.items[play.cursor], self.get_chosen_face(), lamp.CURSOR)
        elif prompt == NAMING and game.last >= 0:
            lights.set_slot(game.last, lamp.WHITE, lamp.CURSOR)
        refused = play.refused
        if refused and refused[0] >= 0:
            self._light_neighbors(lights, refused[0])

    def _light_neighbors(self, lights: "Lights", slot: int) -> None:
        """Let the dice beside a slot pulse, to show which dice a refused die does not match (B6)."""
        game = self.game
        for neighbor in NEIGHBORS[slot]:
            die = game.tray[neighbor]
            if die >= 0:
                lights.set_face(neighbor, game.faces[die], lamp.CURSOR)

    def count_dice_on_table(self) -> int:
        return self.game.count_dice_on_table()

    def get_refused_slot(self, move: int) -> int:
        return decode_slot(move) if decode_verb(move) == PLAY else -1
