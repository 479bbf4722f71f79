"""The tray game on display and slots: dice stay where they were placed, legal slots glow."""

from tray24.compat import const
from tray24.games.basic.rules import played_face, played_slot
from tray24.games.basic.tray import NEIGHBORS
from tray24.pins import COLUMNS, SLOTS
from tray24.rules.moves import PH_CHOOSE, PH_DRAWN, PH_MOVE, PH_PLACE, PLACE, PLAY, move_arg, move_verb
from tray24.ui.match.common import HAND_ROW, CommonSide
from tray24.ui.match.dice import by_color, draw_chip, draw_face, draw_hand
from tray24.ui.match.kinds import CHOOSING, DIE, DONE, NAMING, PLACING, SLOT, is_verb
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.canvas import fitted
from tray24.ui.toolkit.dice_words import face_words

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


class Side(CommonSide):
    """The choice of a die, then of its slot."""

    if _TYPE_CHECKING:

        @property
        def game(self) -> Basic: ...

    def item(self, move: int, depth: int) -> int:
        verb = move_verb(move)
        if verb == PLAY:
            if self.game.phase == PH_DRAWN:
                depth += 1
            if depth == 0:
                return played_face(move)
            return played_slot(move) if depth == 1 else DONE
        if verb == PLACE and not depth:
            return move_arg(move)
        return super().item(move, depth)

    def kind(self, depth: int, items: "Sequence[int]") -> str:
        phase = self.game.phase
        if phase == PH_PLACE:
            return PLACING
        if depth or (phase == PH_DRAWN and not is_verb(items[0])):
            return SLOT
        return super().kind(depth, items)

    def items(self, moves: "Sequence[int]", depth: int) -> list[int]:
        items = super().items(moves, depth)
        if self.game.phase == PH_MOVE and not depth:
            items.sort(key=by_color)
        return items

    def first(self, items: "Sequence[int]") -> int:
        game = self.game
        if game.phase == PH_CHOOSE and len(items) > 1 and game.fits_all(game.turn) and self.play.ui.hints():
            return 1  # keep
        return _FIRST_SLOT if game.phase == PH_PLACE else 0

    def face(self) -> int:
        """Return the chosen die while its slot is being chosen."""
        game = self.game
        return game.faces[game.drawn] if game.phase == PH_PLACE or game.phase == PH_DRAWN else self.play.choice.taken[0]

    def item_words(self, item: int) -> str:
        kind = self.play.kind
        if kind == SLOT or kind == PLACING:
            say = self.ui.say
            return say("put", die=face_words(say, self.face()))
        return super().item_words(item)

    def advice_words(self, move: int) -> str:
        verb = move_verb(move)
        if verb != PLAY and verb != PLACE:
            return super().advice_words(move)
        say = self.ui.say
        slot = self.game.args(move)[-1]
        return say("slot_n", slot=slot) if verb == PLACE else say("into_slot", die=self.play_words(move), slot=slot)

    def figure(self, item: int) -> str:
        kind = self.play.kind
        if kind == SLOT or kind == PLACING:
            return self.ui.say("slot_n", slot=item)
        if kind == DIE and not is_verb(item):
            slots = len(self.game.slots_for(item))
            return self.ui.say("slots_n", count=slots) if slots > 1 else ""
        return ""

    def draw_middle(self, canvas: "Canvas") -> "Iterator[None]":
        kind = self.play.kind
        if kind == PLACING:
            x = draw_chip(canvas, self.face(), 3, HAND_ROW, True)
            canvas.text(fitted(self.ui.say("put_anywhere"), 124 - x), x + 3, HAND_ROW + 3)
        elif kind == CHOOSING:
            # What fits somewhere on the tray: useful to know before the hand is rolled again.
            fitting = [face for face in self.hand() if self.game.fits_table(face)] if self.ui.hints() else ()
            yield from draw_hand(canvas, self.hand(), HAND_ROW, fitting)
        else:
            yield from super().draw_middle(canvas)

    def draw_board(self, canvas: "Canvas") -> "Iterator[None]":
        """Draw the half in play for the choice of a slot: fitting ones framed, the selected one filled. A generator."""
        play = self.play
        left = play.items[0] % COLUMNS // 3 * 3
        y = _BOARD_ROW
        for slot in range(left, SLOTS, COLUMNS):
            for place in range(slot, slot + 3):
                x = _BOARD_LEFT + (place - slot) * _BOARD_PITCH
                die = self.game.tray[place]
                if die >= 0:
                    draw_face(canvas, self.game.faces[die], x + 2, y - 3)
                elif place == play.items[play.cursor]:
                    canvas.invert(x, y, 16, 7)
                elif place in play.items and self.ui.hints():
                    canvas.rect(x, y, 16, 7)
                else:
                    canvas.invert(x + 7, y + 3, 2, 1)
            y += 8
            yield

    def lights(self, lights: "Lights") -> None:
        game = self.game
        for slot in range(SLOTS):
            die = game.tray[slot]
            if die >= 0:
                lights.face(slot, game.faces[die], lamp.LAST if slot == game.last else lamp.STEADY)
        play = self.play
        kind = play.kind
        if kind == DIE:
            # Until a die is picked, all legal slots glow.
            items = play.items[play.cursor : play.cursor + 1] if play.choice.pointed else play.items
            for item in items if self.ui.hints() else ():
                for slot in () if is_verb(item) else game.slots_for(item):
                    lights.show(slot, lamp.WARM, lamp.LEGAL)
        elif kind == SLOT or kind == PLACING:
            for slot in play.items if self.ui.hints() else ():
                lights.show(slot, lamp.WARM, lamp.LEGAL)
            lights.face(play.items[play.cursor], self.face(), lamp.CURSOR)
        elif kind == NAMING and game.last >= 0:
            lights.show(game.last, lamp.WHITE, lamp.CURSOR)
        refused = play.refused
        if refused and refused[0] >= 0:
            self._light_neighbors(lights, refused[0])

    def _light_neighbors(self, lights: "Lights", slot: int) -> None:
        """Let the dice beside a slot pulse: they are why a die is refused there (B6)."""
        game = self.game
        for beside in NEIGHBORS[slot]:
            die = game.tray[beside]
            if die >= 0:
                lights.face(beside, game.faces[die], lamp.CURSOR)

    def dice_on_table(self) -> int:
        return self.game.dice_on_table()

    def refused_slot(self, move: int) -> int:
        return played_slot(move) if move_verb(move) == PLAY else -1
