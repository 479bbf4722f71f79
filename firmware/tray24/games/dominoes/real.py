"""Real tiles (rules D): the tray is the referee. Ends are chosen by a finger on a slot, markings by keys."""

from tray24.compat import const
from tray24.games.dominoes.arms import end_face, open_arms
from tray24.games.dominoes.screen import slots_of_arms
from tray24.rules import moves
from tray24.rules.errors import RuleError
from tray24.rules.faces import DE, FIT, HIDDEN, MARKINGS, TILES, color_bit, color_of
from tray24.ui.match.kinds import argument_of, verb_item, verb_of
from tray24.ui.match.real.common import CommonReal
from tray24.ui.match.real.table import ALL_DRAW_TILES, DRAWS_TILES, NOBODY
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.dice_words import color_words, face_words, tile_words

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tray24.games.dominoes.rules import Dominoes
    from tray24.rules.moves import Line
    from tray24.ui.match.real.play import RealPlay
    from tray24.ui.toolkit.lights import Lights

_NONE = -1


def tile_of(first: int, second: int) -> tuple[int, int]:
    """Return the tile with these markings and which of them is first on it; (-1, 0) if there is none."""
    for tile in range(TILES):
        marks = MARKINGS[2 * tile], MARKINGS[2 * tile + 1]
        if marks == (first, second):
            return tile, 0
        if marks == (second, first):
            return tile, 1
    return _NONE, 0


class RealSide(CommonReal):
    """The screen part of `dominoes` for real tiles: racks are counted; played tiles and final racks are known."""

    counts_dice = False
    counts_text = "tiles_are"
    verdict_head = "head_rack"

    if _TYPE_CHECKING:

        @property
        def game(self) -> Dominoes: ...

    def __init__(self, play: "RealPlay") -> None:
        super().__init__(play)
        self.arm: int = _NONE  # the chosen end

    def forget(self) -> None:
        self.arm = _NONE

    def _is_move(self) -> bool:
        return self.game.phase in (moves.PH_MOVE, moves.PH_DRAWN)

    def awaits_die(self) -> bool:
        return self._is_move() and self.arm < 0

    def open_slots(self) -> "Sequence[int]":
        return list(slots_of_arms(self.game.arms).values())

    def slots_by_keys(self) -> "Sequence[int]":
        return ()  # the ends themselves are among `others`

    def glowing(self) -> "Sequence[int]":
        return ()

    def known(self) -> int:
        return 0  # anything that covers a slot

    def refusal_at_sight(self, slot: int, seen: int) -> RuleError | None:
        return None if slot in self.open_slots() else RuleError("", "lit_slot")

    def put(self, slot: int, face: int, now_ms: int) -> RuleError | None:
        slots = slots_of_arms(self.game.arms)
        for arm in slots:
            if slots[arm] == slot:
                self.arm = arm

    def tells(self) -> bool:
        game = self.game
        return game.wait == moves.D_REVEAL or game.phase == moves.PH_LEAD or (self._is_move() and self.arm >= 0)

    def due(self) -> int:
        if self.game.wait == moves.D_REVEAL:
            return 2 * self.game.due
        return 1 if self.game.phase == moves.PH_LEAD else 2

    def fits_told(self) -> "Callable[[int], bool] | None":
        if self._is_move() and not self.play.told:
            near = self.game.near[self.arm]
            return lambda face: FIT[face] & near > 0 or (color_of(face) == 0 and face != DE)
        return None

    def has_told(self, told: "Sequence[int]", now_ms: int) -> bool:
        game = self.game
        if game.wait == moves.D_REVEAL or len(told) < self.due():
            return False
        tile, marking = tile_of(told[0], told[-1])
        if tile < 0:
            self.play.refuse("", self.ui.say("no_tile"), now_ms)
        elif game.phase == moves.PH_LEAD:
            self.enter(now_ms, moves.LEAD, tile)
        else:
            self.enter(now_ms, moves.PLAY, tile, marking, self.arm)
        self.arm = _NONE
        self.play.guide.dismiss()  # a finger that is still there is not the next player's
        return True

    def goes_back(self) -> bool:
        chosen = self.arm >= 0
        self.arm = _NONE
        return chosen

    def values(self, told: "Sequence[int]") -> tuple[int, ...]:
        if self.game.wait != moves.D_REVEAL:
            return tuple(told)
        return tuple(sorted([tile_of(told[at], told[at + 1])[0] for at in range(0, len(told), 2)]))

    def asks_faces(self) -> str:
        if self.game.phase == moves.PH_LEAD:
            return self.ui.say("lead_what")
        if len(self.play.told) % 2:
            return self.ui.say("other_marking")
        return self.ui.say("first_marking") if self._is_move() else super().asks_faces()

    def starts(self) -> "Sequence[int]":
        return (verb_item(moves.DRAW),) if self.game.wait == moves.D_FIRST else ()

    def others(self) -> list[int]:
        ends = [verb_item(moves.PLAY, arm) for arm in open_arms(self.game.arms)] if self._is_move() else []
        return ends + super().others()

    def take(self, item: int, now_ms: int) -> None:
        game = self.game
        if game.wait == moves.D_FIRST:
            self.play.deal((moves.D_DRAW, game.back_turn, (HIDDEN,)), now_ms)
        elif verb_of(item) == moves.PLAY:
            self.arm = argument_of(item)
            self.play.look(now_ms)
        else:
            super().take(item, now_ms)

    def item_words(self, item: int) -> str:
        say = self.ui.say
        verb = verb_of(item)
        if self.game.wait == moves.D_FIRST:
            return say("nobody_leads", name=self.ui.seat_name(self.game.back_turn))
        if verb == moves.PLAY:
            return say("at_end", face=face_words(say, end_face(self.game.arms[argument_of(item)])))
        if verb == moves.REOPEN:
            return say("beside", face=face_words(say, MARKINGS[2 * self.game.doublets()[argument_of(item)]]))
        return say("do_draw_tile") if verb == moves.DRAW else super().item_words(item)

    def label(self, item: int) -> str:
        verb = verb_of(item)
        if verb == moves.ACCEPT or verb == moves.CHALLENGE:
            return self.ui.say("verb_" + moves.VERBS[verb])
        return self.item_words(item)

    def play_words(self, move: int) -> str:
        tile = self.game.args(move)[0]
        return tile_words(self.ui.say, MARKINGS[2 * tile], MARKINGS[2 * tile + 1])

    def asks(self) -> str:
        if self._is_move():
            return self.ui.say("drawn_tile" if self.game.phase == moves.PH_DRAWN else "cover_end")
        return self.ui.say("reopen_asked") if self.game.phase == moves.PH_REOPEN else super().asks()

    def asks_verdict(self) -> str:
        say = self.ui.say
        colors = [color for color in (1, 2, 3, 4) if color_bit(color) & self.game.colors]
        if not colors or len(colors) == 4:
            return say("rack_has_any" if colors else "rack_has_end")
        return say("rack_has", colors=say.listed([color_words(say, color) for color in colors]))

    def asks_start(self) -> str:
        return self.ui.say("who_leads")

    def orders(self, verb: int, lines: "Sequence[Line]") -> list[tuple[int, int, int]]:
        draws = [line for line in lines if not isinstance(line, int) and line[0] == moves.D_DRAW]
        if verb == moves.DRAW:
            return []
        if len(draws) >= self.game.seats:
            return [(ALL_DRAW_TILES, NOBODY, len(draws[-1][2]))]
        return [(DRAWS_TILES, seat, len(tiles)) for _, seat, tiles in draws]

    def lights(self, lights: "Lights") -> None:
        play = self.play
        arms = self.game.arms
        item = play.items[play.cursor] if play.items else -1
        chosen = (self.arm, argument_of(item) if verb_of(item) == moves.PLAY else _NONE)
        slots = slots_of_arms(arms)
        for arm in slots:
            lights.face(slots[arm], end_face(arms[arm]), lamp.CURSOR if arm in chosen else lamp.STEADY)
