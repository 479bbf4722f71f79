"""The class `ArmsGame`: the tiles of `dominoes` in racks, pile and arms, and where a tile fits (D3-D6, D8).

The attribute `hands` holds the racks, and `bag` the pile; nothing is rolled. With real tiles, a tile that only its
holder sees is HIDDEN in the rack. It stays in `bag`, which lists all tiles that may still turn up. `near[arm]` is a bit
mask of what matches the arm's open end (see `faces.FIT`), 0 for a closed arm. So finding the legal plays takes one
bitwise AND for each marking and arm.
"""

from tray24.compat import const
from tray24.rules import moves
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import (
    ANY,
    DE,
    FIT,
    HIDDEN,
    MARKINGS,
    TILES,
    WD4,
    color_to_bit,
    format_face,
    get_lead_number,
    is_doublet,
)
from tray24.rules.refusals import check_first, check_tiles
from tray24.rules.shedding import AFTER_DRAW, AFTER_START, SheddingGame

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.rules.moves import Deal

# The legality of a WD4 that may be challenged, determined when it was played.
LEGAL = const(0)
ILLEGAL = const(1)
UNSEEN = const(2)  # the rack has a tile that only its holder sees

# The FIT bits of both markings of a tile; indexed by tile, HIDDEN is the last.
TILE_FIT: tuple[int, ...] = tuple(
    [FIT[MARKINGS[2 * tile]] | FIT[MARKINGS[2 * tile + 1]] for tile in range(TILES)] + [0]
)
_ALL_COLORS = const(15)
WILD_DOUBLET = const(79)  # W/W
CROSSWISE = const(256)  # flag in an entry of `arms`: the open end is a doublet
# The place of a tile in a saved position: 0-5 a rack, the pile, 7 + its order on the table.
_PILE = const(6)
_TABLE = const(7)


def get_end_face(arm: int) -> int:
    """Return the face of an arm's open end; DE if the arm is closed. `arm` is the arm's entry in `ArmsGame.arms`."""
    return arm & 255


def list_open_arms(arms: list[int]) -> list[int]:
    """Return the indexes of the open arms in ascending order."""
    return [arm for arm in range(len(arms)) if arms[arm] & 255 != DE]


def decode_tile(move: int) -> int:
    """Return the id of the tile that a PLAY move plays."""
    return move >> 7 & 127


def decode_marking(move: int) -> int:
    """Return the index (0 or 1) of the marking with which the tile of a PLAY move matches the open end."""
    return move >> 6 & 1


def decode_arm(move: int) -> int:
    """Return the index of the arm onto which a PLAY move plays."""
    return move & 63


class ArmsGame(SheddingGame):
    """A match with tiles in racks, pile and arms. `table` lists the tiles on the table in the order of their play.

    `arms[arm]` is the face of the arm's open end, with the flag `CROSSWISE` if the end is a doublet. `active` is the
    kind of the marking with which the last tile matched an open end. `colors` is a bit mask: the colors of the open
    ends before the last WD4 was played (D8); if the WD4 is a bluff, only those colors that its player also held. `out`
    is the seat that goes out with its last tile or by closing the last arm, else -1. `passes` is the number of
    consecutive passes (D13).
    """

    hidden: int
    lost: int
    near: list[int]
    wd4: int
    colors: int
    table: list[int]
    arms: list[int]
    active: int
    out: int
    passes: int

    ids = TILES
    tiles = True
    hides = True
    # See `core.Game`.
    __slots__ = ("active", "arms", "colors", "hidden", "lost", "near", "out", "passes", "table", "wd4")
    BYTES = SheddingGame.BYTES + ("active", "wd4", "colors", "out", "passes", "lost")

    def _clear_table(self) -> None:
        """Put all tiles into the pile."""
        self.hands = [[] for _ in range(self.seats)]
        self.bag = list(range(TILES))
        self.hidden = 0  # number of tiles in racks that only their holders see
        self.lost = 0  # number of tiles that a loaded position does not mention
        self.table = []
        self.arms = []
        self.near = []
        self.drawn = -1
        self.direction = 1
        self._close_uno_windows()
        self.active = 0
        self.wd4 = LEGAL
        self.colors = 0
        self.out = moves.DEALER
        self.passes = 0

    def count_pile(self) -> int:
        """Return the number of tiles that can still be drawn."""
        return len(self.bag) - self.hidden - self.lost

    def count_drawable(self) -> int:
        return self.count_pile()

    def count_dice_on_table(self) -> int:
        return len(self.table)

    def is_hidden_from(self, die: int, seat: int) -> bool:
        return die not in self.table and (seat < 0 or die not in self.hands[seat])

    def matches_table(self, face: int) -> bool:
        """Return True if a marking of the tile `face` fits an open end.

        A HIDDEN tile may fit, so it counts as fitting.
        """
        if face == HIDDEN:
            return True
        mask = TILE_FIT[face]
        if is_doublet(face):
            return len(self.list_plays(0, (face,))) > 0
        for end_mask in self.near:
            if end_mask & mask:
                return True
        return False

    # Fitting tiles.

    def list_plays(self, seat: int, rack: "Sequence[int]") -> list[int]:
        """Return the plays of the tiles in `rack` as moves of `seat`.

        A play puts one marking of a tile onto an open end that it fits (D3-D6).
        """
        near = self.near
        offer = 0
        for mask in near:
            offer |= mask
        tile_fit = TILE_FIT
        arm_range = range(len(near))
        base = seat << 24 | moves.PLAY << 16
        plays = []
        for tile in rack:
            if tile_fit[tile] & offer:
                first = MARKINGS[2 * tile]
                second = MARKINGS[2 * tile + 1]
                move = base | tile << 7
                mask = FIT[first]
                if first == second:
                    arms = self.arms
                    for arm in arm_range:
                        if near[arm] & mask and arms[arm] < CROSSWISE:
                            plays.append(move | arm)
                    continue
                if mask & offer:
                    for arm in arm_range:
                        if near[arm] & mask:
                            plays.append(move | arm)
                mask = FIT[second]
                if mask & offer:
                    move |= 1 << 6
                    for arm in arm_range:
                        if near[arm] & mask:
                            plays.append(move | arm)
        return plays

    def list_leads(self, seat: int) -> list[int]:
        """Return the moves with which `seat` may lead its highest doublet (D2).

        If the rack has hidden tiles, return the leads of all doublets that may be in it.
        """
        rack = self.hands[seat]
        base = seat << 24 | moves.LEAD << 16
        if HIDDEN in rack:
            return [
                base | tile for tile in range(TILES) if get_lead_number(tile) and (tile in rack or tile in self.bag)
            ]
        best = max([get_lead_number(tile) for tile in rack])
        return [base | tile for tile in rack if best and get_lead_number(tile) == best]

    def list_doublets(self) -> list[int]:
        """Return the doublets on the table, in the order of their play."""
        return [tile for tile in self.table if is_doublet(tile)]

    def can_reopen(self, seat: int) -> bool:
        """Return True if `seat` holds W/W, the tile that reopens the arms (D16), or may hold it as a hidden tile."""
        rack = self.hands[seat]
        return WILD_DOUBLET in rack or (HIDDEN in rack and WILD_DOUBLET in self.bag)

    def can_play_drawn(self) -> bool:
        """Return True if the tile just drawn may be played (D9)."""
        return self.matches_table(self.drawn)

    def check_move(self, move: int) -> None:
        """Raise RuleError if `move` is not legal now. A hidden tile may be played as any tile in `bag`."""
        if move >> 24 == self.turn and move >> 16 & 255 == moves.PLAY and self._can_play_hidden(move >> 7 & 511):
            refusal = self.explain_misfit(move >> 7 & 511, move >> 6 & 1, move & 63)
            if refusal:
                raise refusal
        else:
            Game.check_move(self, move)

    def check_deal(self, deal: "Deal") -> None:
        """Raise RuleError if the deal is not the awaited one.

        With hidden tiles the people at the table say which seat leads, so any seat that may hold a leading doublet is
        accepted.
        """
        if self.wait == moves.D_FIRST:
            # D2: the deal names the seat that leads, or draws a tile because no seat can lead yet.
            verb, seat, values = deal
            if verb == moves.D_DRAW and seat == self.back_turn and len(values) == 1:
                check_tiles(self, values)
            elif verb == moves.D_FIRST:
                check_first(self, seat)
                if not self.list_leads(seat):
                    raise RuleError("D2", "seat_cannot_lead", seat=seat)
            else:
                raise RuleError("", "awaited", line=self.format_awaited_deal())
        else:
            super().check_deal(deal)

    def _can_play_hidden(self, tile: int) -> bool:
        """Return True if the seat to play may show a hidden tile and play it as `tile`."""
        if self.phase == moves.PH_DRAWN:
            return self.drawn == HIDDEN and tile in self.bag
        return self.phase == moves.PH_MOVE and HIDDEN in self.hands[self.turn] and tile in self.bag

    def explain_misfit(self, tile: int, marking: int, arm: int) -> RuleError | None:
        """Return the RuleError that says why this marking of a tile does not fit this arm; None if it fits."""
        if arm >= len(self.arms):
            return RuleError("D4", "no_arm", arm=arm)
        face = MARKINGS[2 * tile + marking]
        if not self.near[arm]:
            return RuleError("D6", "arm_closed", arm=arm)
        if face == DE:
            return RuleError("D6", "dead_end_never_matches")
        if is_doublet(tile) and (marking or self.arms[arm] >= CROSSWISE):
            return RuleError("D3", "doublet_onto_doublet")
        if not self.near[arm] & FIT[face]:
            return RuleError(
                "D4", "not_open_end", face=format_face(face), onto=format_face(get_end_face(self.arms[arm]))
            )
        return None

    def explain_refusal(self, verb: int, move: int) -> RuleError | None:
        phase = self.phase
        if verb == moves.PLAY and (phase == moves.PH_MOVE or phase == moves.PH_DRAWN):
            return self._refuse_play(move >> 7 & 511, move)
        if phase == moves.PH_MOVE and (verb == moves.DRAW or verb == moves.PASS):
            return RuleError("D9", "pile_empty" if verb == moves.DRAW else "pile_not_empty")
        if phase == moves.PH_DRAWN and verb == moves.DRAW:
            return RuleError("D9", "one_tile_a_turn")
        if phase == moves.PH_LEAD:
            return RuleError("D2", "lead_highest_doublet")
        if phase == moves.PH_COLOR:
            return RuleError("D5", "name_color")
        if phase == moves.PH_CHALLENGE:
            return RuleError("D8", "answer_wild_four")
        if phase == moves.PH_REOPEN:
            return RuleError("D16", "reopen_or_pass")
        return None

    def _refuse_play(self, tile: int, move: int) -> RuleError | None:
        if self.phase == moves.PH_DRAWN and tile != self.drawn:
            return RuleError("D9", "only_drawn_tile")
        if tile == HIDDEN or tile not in self.hands[self.turn]:
            return RuleError("D4", "tile_not_held", seat=self.turn)
        return self.explain_misfit(tile, move >> 6 & 1, move & 63)

    # The wild +4, which is a bluff if the rack has the color of an open end (D8).

    def compute_open_colors(self) -> int:
        """Return the colors of all open ends as a bit mask (see `faces.FIT`)."""
        colors = 0
        for mask in self.near:
            colors |= mask & _ALL_COLORS
        return colors

    def determine_legality(self, seat: int) -> int:
        """Return whether a WD4 played now by `seat` is legal: LEGAL, ILLEGAL, or UNSEEN (D8).

        It is UNSEEN if the rack has hidden tiles. Call this after the tile with the WD4 has left the rack.
        """
        rack = self.hands[seat]
        if HIDDEN in rack:
            return UNSEEN
        return ILLEGAL if self.compute_open_colors() & _collect_colors(rack) else LEGAL

    def note_legality(self, seat: int) -> None:
        """Store whether the WD4 that `seat` plays is legal, and the colors of all open ends, for a challenge (D8).

        For an illegal WD4, store only those of the colors that the rack has.
        """
        self.colors = self.compute_open_colors()
        self.wd4 = self.determine_legality(seat)
        if self.wd4 == ILLEGAL:
            self.colors &= _collect_colors(self.hands[seat])

    def find_bluff(self, face: int) -> int:
        rack = self.hands[self.turn]
        if len(rack) < 2 or WD4 not in (MARKINGS[2 * face], MARKINGS[2 * face + 1]):
            return -1
        colors = self.compute_open_colors()
        for tile in rack:
            if tile != face and TILE_FIT[tile] & colors:
                return tile
        return -1

    def get_stakes(self) -> tuple[int, ...]:
        count = self._count_available(4)
        return (count, count) if self.phase == moves.PH_CHALLENGE else ()

    def find_proof(self) -> tuple[int, int] | None:
        rack = self.hands[self.find_challenged()]
        known = self.phase == moves.PH_CHALLENGE and self.wd4 == ILLEGAL
        for tile in rack if known else ():
            for color in (1, 2, 3, 4):
                if TILE_FIT[tile] & self.colors & color_to_bit(color):
                    return tile, color
        return None

    # Drawing and laying tiles.

    def _count_available(self, count: int) -> int:
        return min(count, self.count_pile())  # D8: fewer if the pile has fewer

    def _add_to_hand(self, seat: int, dice: "Sequence[int]") -> None:
        rack = self.hands[seat]
        bag = self.bag
        for tile in dice:
            rack.append(tile)
            if tile == HIDDEN:
                self.hidden += 1
            else:
                bag.remove(tile)
        rack.sort()
        if seat == self.catchable and len(rack) > 1:
            self.catchable = moves.DEALER  # B17: only a player holding exactly one tile can be caught
        if self.after == AFTER_DRAW or self.after == AFTER_START:
            self.drawn = dice[0]
        self._continue()

    def _lay_tile(self, seat: int, tile: int) -> None:
        """Move `tile` from the rack of `seat` to the table. If the tile was hidden, it is known from now on."""
        rack = self.hands[seat]
        if self.hidden and tile not in rack:
            rack.remove(HIDDEN)
            self.bag.remove(tile)
            self.hidden -= 1
        else:
            rack.remove(tile)
        self.table.append(tile)
        self.drawn = -1
        self.passes = 0

    def set_end(self, arm: int, face: int, crosswise: bool = False) -> None:
        """Set the face of the open end of an arm; the face DE closes the arm (D6).

        If `arm` is the index after the last arm, open a new arm. `crosswise` tells whether the end is a doublet.
        """
        if arm == len(self.arms):
            self.arms.append(0)
            self.near.append(0)
        self.arms[arm] = face | CROSSWISE if crosswise else face
        self.near[arm] = 0 if face == DE else FIT[face] | ANY

    def _save_own(self, data: bytearray) -> None:
        places = bytearray(bytes((_PILE,)) * TILES)
        for seat in range(self.seats):
            for tile in self.hands[seat]:
                if tile != HIDDEN:
                    places[tile] = seat
        for index in range(len(self.table)):
            places[self.table[index]] = _TABLE + index
        data.extend(places)
        data.extend(bytes([rack.count(HIDDEN) for rack in self.hands]))
        for end in self.arms:
            data.append(end & 255)
            data.append(end >> 8)

    def _restore_own(self, data: bytes, at: int) -> None:
        places = data[at : at + TILES]
        at += TILES
        self.bag = [tile for tile in range(TILES) if places[tile] == _PILE]
        ordered_tiles = [(places[tile], tile) for tile in range(TILES) if places[tile] >= _TABLE]
        self.table = [tile for _, tile in sorted(ordered_tiles)]
        self.hands = []
        for seat in range(self.seats):
            self.hands.append([tile for tile in range(TILES) if places[tile] == seat] + [HIDDEN] * data[at])
            at += 1
        self.hidden = sum([rack.count(HIDDEN) for rack in self.hands])
        self.arms = []
        self.near = []
        while at < len(data):
            self.set_end(len(self.arms), data[at], data[at + 1] > 0)
            at += 2


def _collect_colors(rack: "Sequence[int]") -> int:
    """Return the colors of the known tiles in a rack as a bit mask (see `faces.FIT`)."""
    colors = 0
    for tile in rack:
        colors |= TILE_FIT[tile]
    return colors & _ALL_COLORS
