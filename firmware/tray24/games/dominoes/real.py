"""The part of the match screen for dominoes with real tiles (rules D), in which the tray is the referee.

Players choose an open end with a finger on its slot, and markings with the buttons.
"""

from tray24.compat import const
from tray24.games.dominoes.arms import get_end_face, list_open_arms
from tray24.games.dominoes.screen import arms_to_slots
from tray24.rules import moves
from tray24.rules.errors import RuleError
from tray24.rules.faces import DE, FIT, HIDDEN, MARKINGS, TILES, color_to_bit, get_color
from tray24.ui.match.prompts import get_argument, get_verb, make_verb_item
from tray24.ui.match.real.real_game_screen import BaseRealGameScreen
from tray24.ui.match.real.tasks import ALL_DRAW_TILES, DRAWS_TILES, NOBODY
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.face_texts import describe_color, describe_face, describe_tile

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tray24.games.dominoes.rules import Dominoes
    from tray24.rules.moves import MoveOrDeal
    from tray24.ui.match.real.real_play_screen import RealPlayScreen
    from tray24.ui.toolkit.lights import Lights

_NONE = -1


def faces_to_tile(first: int, second: int) -> tuple[int, int]:
    """Return (tile, index) of the tile with these two markings; (-1, 0) if there is none.

    The index is 0 if `first` is the tile's first marking, else 1.
    """
    for tile in range(TILES):
        markings = MARKINGS[2 * tile], MARKINGS[2 * tile + 1]
        if markings == (first, second):
            return tile, 0
        if markings == (second, first):
            return tile, 1
    return _NONE, 0


class RealGameScreen(BaseRealGameScreen):
    """The part of the match screen for `dominoes` with real tiles.

    The tray knows the number of tiles in each rack, and the played tiles. Players enter the tiles that are left in the
    racks at the end of a round.
    """

    counts_dice = False
    counts_text = "tiles_are"
    verdict_head = "head_rack"

    if _TYPE_CHECKING:

        @property
        def game(self) -> Dominoes: ...

    def __init__(self, play: "RealPlayScreen") -> None:
        super().__init__(play)
        self.arm: int = _NONE  # the chosen end

    def reset(self) -> None:
        self.arm = _NONE

    def _is_move(self) -> bool:
        return self.game.phase in (moves.PH_MOVE, moves.PH_DRAWN)

    def needs_die(self) -> bool:
        return self._is_move() and self.arm < 0

    def list_open_slots(self) -> "Sequence[int]":
        return list(arms_to_slots(self.game.arms).values())

    def list_key_slots(self) -> "Sequence[int]":
        return ()  # the ends themselves are among `list_key_items`

    def list_lit_slots(self) -> "Sequence[int]":
        return ()

    def get_known_face(self) -> int:
        return 0  # anything that covers a slot

    def find_color_refusal(self, slot: int, seen: int) -> RuleError | None:
        return None if slot in self.list_open_slots() else RuleError("", "lit_slot")

    def place_die(self, slot: int, face: int, now_ms: int) -> RuleError | None:
        slots = arms_to_slots(self.game.arms)
        for arm in slots:
            if slots[arm] == slot:
                self.arm = arm

    def needs_faces(self) -> bool:
        game = self.game
        return game.wait == moves.D_REVEAL or game.phase == moves.PH_LEAD or (self._is_move() and self.arm >= 0)

    def count_due_faces(self) -> int:
        if self.game.wait == moves.D_REVEAL:
            return 2 * self.game.due
        return 1 if self.game.phase == moves.PH_LEAD else 2

    def make_hand_filter(self) -> "Callable[[int], bool] | None":
        if self._is_move() and not self.play.entered_faces:
            near = self.game.near[self.arm]
            return lambda face: FIT[face] & near > 0 or (get_color(face) == 0 and face != DE)
        return None

    def handle_faces(self, entered: "Sequence[int]", now_ms: int) -> bool:
        game = self.game
        if game.wait == moves.D_REVEAL or len(entered) < self.count_due_faces():
            return False
        tile, marking = faces_to_tile(entered[0], entered[-1])
        if tile < 0:
            self.play.show_refusal("", self.ui.say("no_tile"), now_ms)
        elif game.phase == moves.PH_LEAD:
            self.enter_move(now_ms, moves.LEAD, tile)
        else:
            self.enter_move(now_ms, moves.PLAY, tile, marking, self.arm)
        self.arm = _NONE
        self.play.diff.dismiss_new()  # a finger that is still there is not the next player's
        return True

    def cancel_choice(self) -> bool:
        was_chosen = self.arm >= 0
        self.arm = _NONE
        return was_chosen

    def make_values(self, entered: "Sequence[int]") -> tuple[int, ...]:
        if self.game.wait != moves.D_REVEAL:
            return tuple(entered)
        return tuple(sorted([faces_to_tile(entered[at], entered[at + 1])[0] for at in range(0, len(entered), 2)]))

    def get_face_question(self) -> str:
        if self.game.phase == moves.PH_LEAD:
            return self.ui.say("lead_what")
        if len(self.play.entered_faces) % 2:
            return self.ui.say("other_marking")
        return self.ui.say("first_marking") if self._is_move() else super().get_face_question()

    def list_start_items(self) -> "Sequence[int]":
        return (make_verb_item(moves.DRAW),) if self.game.wait == moves.D_FIRST else ()

    def list_key_items(self) -> list[int]:
        ends = [make_verb_item(moves.PLAY, arm) for arm in list_open_arms(self.game.arms)] if self._is_move() else []
        return ends + super().list_key_items()

    def enter_item(self, item: int, now_ms: int) -> None:
        game = self.game
        if game.wait == moves.D_FIRST:
            self.play.enter_deal((moves.D_DRAW, game.back_turn, (HIDDEN,)), now_ms)
        elif get_verb(item) == moves.PLAY:
            self.arm = get_argument(item)
            self.play.update_prompt(now_ms)
        else:
            super().enter_item(item, now_ms)

    def describe_item(self, item: int) -> str:
        say = self.ui.say
        verb = get_verb(item)
        if self.game.wait == moves.D_FIRST:
            return say("nobody_leads", name=self.ui.get_seat_name(self.game.back_turn))
        if verb == moves.PLAY:
            return say("at_end", face=describe_face(say, get_end_face(self.game.arms[get_argument(item)])))
        if verb == moves.REOPEN:
            return say("beside", face=describe_face(say, MARKINGS[2 * self.game.list_doublets()[get_argument(item)]]))
        return say("do_draw_tile") if verb == moves.DRAW else super().describe_item(item)

    def get_label(self, item: int) -> str:
        verb = get_verb(item)
        if verb == moves.ACCEPT or verb == moves.CHALLENGE:
            return self.ui.say("verb_" + moves.VERBS[verb])
        return self.describe_item(item)

    def describe_play(self, move: int) -> str:
        tile = self.game.decode_args(move)[0]
        return describe_tile(self.ui.say, MARKINGS[2 * tile], MARKINGS[2 * tile + 1])

    def get_question(self) -> str:
        if self._is_move():
            return self.ui.say("drawn_tile" if self.game.phase == moves.PH_DRAWN else "cover_end")
        return self.ui.say("reopen_asked") if self.game.phase == moves.PH_REOPEN else super().get_question()

    def get_verdict_question(self) -> str:
        say = self.ui.say
        colors = [color for color in (1, 2, 3, 4) if color_to_bit(color) & self.game.colors]
        if not colors or len(colors) == 4:
            return say("rack_has_any" if colors else "rack_has_end")
        return say("rack_has", colors=say.join_list([describe_color(say, color) for color in colors]))

    def get_start_question(self) -> str:
        return self.ui.say("who_leads")

    def list_tasks(self, verb: int, lines: "Sequence[MoveOrDeal]") -> list[tuple[int, int, int]]:
        draws = [line for line in lines if not isinstance(line, int) and line[0] == moves.D_DRAW]
        if verb == moves.DRAW:
            return []
        if len(draws) >= self.game.seats:
            return [(ALL_DRAW_TILES, NOBODY, len(draws[-1][2]))]
        return [(DRAWS_TILES, seat, len(tiles)) for _, seat, tiles in draws]

    def light_slots(self, lights: "Lights") -> None:
        play = self.play
        arms = self.game.arms
        item = play.items[play.cursor] if play.items else -1
        chosen_arms = (self.arm, get_argument(item) if get_verb(item) == moves.PLAY else _NONE)
        slots = arms_to_slots(arms)
        for arm in slots:
            lights.set_face(slots[arm], get_end_face(arms[arm]), lamp.CURSOR if arm in chosen_arms else lamp.STEADY)
