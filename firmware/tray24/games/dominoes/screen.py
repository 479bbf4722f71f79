"""The part of the match screen for `dominoes`: the rack is on the display, and lights show the open ends of arms."""

from tray24.compat import const
from tray24.games.dominoes.arms import decode_arm, decode_marking, decode_tile, get_end_face, list_open_arms
from tray24.rules.faces import HIDDEN, MARKINGS, UNKNOWN, get_color
from tray24.rules.moves import DRAW, LEAD, PASS, PH_REOPEN, PLAY, REOPEN, decode_arg, decode_verb
from tray24.ui.match.chips import CHIP_ROWS, FRAMED, MARKED, draw_chip, draw_face, draw_row, finish_chip, measure_chip
from tray24.ui.match.game_screen import HAND_ROW, BaseGameScreen
from tray24.ui.match.prompts import ARM, DONE, DOUBLET, MARKING, NAMING, TILE, get_verb, is_verb
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.face_texts import describe_face, describe_tile
from tray24.ui.toolkit.lights import STICK

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Mapping, Sequence

    from tray24.games.dominoes.rules import Dominoes
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights

# The slots of the arms: the first four around the middle; later ones take the free ones.
_ARM_SLOTS = b"\x07\x0a\x0d\x10\x00\x01\x02\x03\x04\x05\x06\x08\x09\x0b\x0c\x0e\x0f\x11\x12\x13\x14\x15\x16\x17"


def arms_to_slots(arms: list[int]) -> dict[int, int]:
    """Return a dictionary from open arms to the slots of their ends, a different slot for each.

    If there are more arms than slots, the last arms take the slots of closed arms. An arm for which no slot is free is
    left out; players choose it with the buttons.
    """
    open_arms = list_open_arms(arms)
    free_indexes = [index for index in range(len(_ARM_SLOTS)) if index not in open_arms]
    slots = {}
    for arm in open_arms:
        if arm < len(_ARM_SLOTS):
            slots[arm] = _ARM_SLOTS[arm]
        elif free_indexes:
            slots[arm] = _ARM_SLOTS[free_indexes.pop()]
    return slots


def tile_to_faces(tile: int) -> tuple[int, int]:
    """Return the two markings of a tile as faces."""
    return MARKINGS[2 * tile], MARKINGS[2 * tile + 1]


def measure_tile(tile: int) -> int:
    """Return the width of a drawn tile in columns of the display."""
    if tile == HIDDEN:
        return measure_chip(UNKNOWN)
    return measure_chip(tile_to_faces(tile)[0]) + measure_chip(tile_to_faces(tile)[1]) - 3


def draw_tile(canvas: "Canvas", tile: int, x: int, y: int, chosen: bool = False, signs: int = FRAMED) -> int:
    """Draw a tile as a frame with its two markings and a line between them. Return the column after the tile.

    `x`, `y` is its top left corner; `chosen` and `signs` are passed to `finish_chip`, which draws the frame.
    """
    if tile == HIDDEN:
        return draw_chip(canvas, UNKNOWN, x, y, chosen, signs)
    first = tile_to_faces(tile)[0]
    middle = x + measure_chip(first) - 2
    draw_face(canvas, first, x + 3, y)
    canvas.invert_box(middle, y + 2, 1, CHIP_ROWS - 4)
    draw_face(canvas, tile_to_faces(tile)[1], middle + 2, y)
    return finish_chip(canvas, x, y, measure_tile(tile), chosen, signs)


class GameScreen(BaseGameScreen):
    """The part of the match screen for `dominoes`.

    A player chooses a tile, then the marking that is to match if both markings can, then the arm.
    """

    counts_text = "tiles_are"

    if _TYPE_CHECKING:

        @property
        def game(self) -> Dominoes: ...

    def get_item(self, move: int, depth: int) -> int:
        verb = decode_verb(move)
        if verb == PLAY:
            if depth == 0:
                return decode_tile(move)
            if depth == 1:
                return decode_marking(move)
            return decode_arm(move) if depth == 2 else DONE
        if not depth and (verb == LEAD or verb == REOPEN):
            return decode_arg(move)
        return super().get_item(move, depth)

    def list_items(self, moves: "Sequence[int]", depth: int) -> list[int]:
        items = super().list_items(moves, depth)
        if not depth and is_verb(items[0]) and not is_verb(items[-1]):
            items = items[1:] + items[:1]  # a pass comes last
        return items

    def get_prompt(self, depth: int, items: "Sequence[int]") -> str:
        if depth:
            return MARKING if depth == 1 else ARM
        prompt = super().get_prompt(depth, items)
        if prompt == NAMING or is_verb(items[0]):
            return prompt
        return DOUBLET if self.game.phase == PH_REOPEN else TILE

    def describe_verb(self, verb: int) -> str:
        if verb == DRAW:
            return self.ui.say("do_draw_tile")
        if verb == PASS and self.game.phase == PH_REOPEN:
            return self.ui.say("do_not_reopen")
        return super().describe_verb(verb)

    def describe_tile(self, tile: int) -> str:
        """Return the name of a tile in words: its two markings, or that it is unknown."""
        if tile == HIDDEN:
            return self.ui.say("unknown_tile")
        return describe_tile(self.ui.say, *tile_to_faces(tile))

    def describe_item(self, item: int) -> str:
        if is_verb(item):
            return self.describe_verb(get_verb(item))
        say = self.ui.say
        prompt = self.play.prompt
        if prompt == MARKING:
            return say("match_with", face=describe_face(say, tile_to_faces(self.play.choice.chosen[0])[item]))
        if prompt == ARM:
            return say("at_end", face=describe_face(say, get_end_face(self.game.arms[item])))
        if prompt == DOUBLET:
            return say("beside", face=describe_face(say, tile_to_faces(self.game.list_doublets()[item])[0]))
        return self.describe_tile(item)

    def describe_play(self, move: int) -> str:
        return self.describe_tile(self.game.decode_args(move)[0])

    def get_figure(self, item: int) -> str:
        prompt = self.play.prompt
        if prompt == ARM:
            return self.ui.say("arm_n", number=item + 1)
        if prompt == TILE and not is_verb(item):
            if self.game.find_bluff(item) >= 0:
                return self.ui.say("is_bluff")
            play_count = len(self.filter_moves(item, 0))
            return self.ui.say("ways_n", count=play_count) if play_count > 1 else ""
        return ""

    def get_hand(self) -> list[int]:
        return self.game.hands[self.game.turn]

    def describe_hand(self) -> "Generator[str, None, str]":
        say = self.ui.say
        game = self.game
        ends = [describe_face(say, get_end_face(game.arms[arm])) for arm in list_open_arms(game.arms)]
        rack = say("rack_is", tiles=(yield from say.yield_list(self.describe_tile(tile) for tile in self.get_hand())))
        yield ""
        return say.join_sentences((say("ends_are", ends=say.join_list(ends)), rack)) if ends else rack

    def draw_middle(self, canvas: "Canvas") -> "Iterator[None]":
        play = self.play
        item = play.items[play.cursor]
        if play.prompt == ARM:
            yield from self._draw_ends(canvas, item)
        elif play.prompt == MARKING:
            x = 3
            for marking in (0, 1):
                x = draw_chip(canvas, tile_to_faces(play.choice.chosen[0])[marking], x, HAND_ROW, marking == item)
        else:
            rack = self.get_hand()
            is_choosing = play.prompt == TILE
            fitting_tiles = play.items if is_choosing and self.ui.should_highlight_moves() else ()
            signs = [FRAMED * (tile in fitting_tiles) | MARKED * (tile in self.marked) for tile in rack]
            cursor = rack.index(item) if is_choosing and item in rack else -1
            yield from draw_row(canvas, rack, HAND_ROW, measure_tile, draw_tile, signs, cursor)

    def _draw_ends(self, canvas: "Canvas", arm: int = -1) -> "Iterator[None]":
        """Draw the open ends of the arms on the display, the end of `arm` as selected. This is a generator."""
        arms = self.game.arms
        opened = list_open_arms(arms)
        faces = [get_end_face(arms[place]) for place in opened]
        chosen = opened.index(arm) if arm in opened else -1
        return draw_row(canvas, faces, HAND_ROW, measure_chip, draw_chip, [FRAMED] * len(faces), chosen)

    def draw_news(self, canvas: "Canvas") -> "Iterator[None]":
        if self.play.message_ends_ms is None and self.game.arms:
            yield from self._draw_ends(canvas)
        else:
            yield from super().draw_news(canvas)

    def light_slots(self, lights: "Lights") -> None:
        self._light_ends(lights, arms_to_slots(self.game.arms))

    def light_stick(self, lights: "Lights") -> None:
        opened = list_open_arms(self.game.arms)[:STICK]
        self._light_ends(lights, {opened[slot]: slot for slot in range(len(opened))})

    def _light_ends(self, lights: "Lights", slots: "Mapping[int, int]") -> None:
        """Show the open ends of the arms as lights; `slots` maps an arm to its slot."""
        play = self.play
        arms = self.game.arms
        item = play.items[play.cursor] if play.items else -1
        kind = play.prompt
        pointed = ()
        if kind == ARM:
            pointed = (item,)
        elif kind == TILE and not is_verb(item) and self.ui.should_highlight_moves():
            pointed = [decode_arm(move) for move in self.filter_moves(item, 0)]
        if play.refused and decode_verb(play.refused_move) == PLAY:
            pointed = (decode_arm(play.refused_move),)  # the end that the refused tile would have to match
        for arm in slots:
            end = get_end_face(arms[arm])
            if arm in pointed:
                lights.set_face(slots[arm], end, lamp.CURSOR)
            elif kind == NAMING and not get_color(end):
                lights.set_slot(slots[arm], lamp.WHITE, lamp.CURSOR)
            else:
                lights.set_face(slots[arm], end, lamp.LEGAL if kind == ARM and arm in play.items else lamp.STEADY)
