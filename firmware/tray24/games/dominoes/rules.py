"""The game `dominoes`: rules D1 to D16 of RULES.md. The attribute `arms` holds the open ends on the table."""

from tray24.compat import const
from tray24.games.dominoes.arms import CROSSWISE, ILLEGAL, UNSEEN, WILD_DOUBLET, ArmsGame
from tray24.rules import moves
from tray24.rules.errors import SWITCH, Option, RuleError
from tray24.rules.faces import (
    D2,
    DE,
    HIDDEN,
    KINDS,
    MARKINGS,
    TILES,
    WD4,
    R,
    S,
    W,
    find_leader,
    format_face,
    format_tile,
    get_tile_points,
    is_wild,
    parse_face,
    parse_tile,
)
from tray24.rules.position import check_catchable, get_given_list
from tray24.rules.shedding import AFTER_DEAL, AFTER_DRAW, AFTER_LAST, AFTER_PENALTY, AFTER_START, BELATED

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from tray24.rules.position import Given

_RACK_SIZE = const(6)  # tiles dealt to each seat


class Dominoes(ArmsGame):
    """A match of `dominoes`."""

    target: int
    all_doublets: int
    reopen: int

    name = "dominoes"
    number = 4
    needs_slots = False
    KEYS = ("arms", "racks", "pile", "table", "doublets", "tile", "active", "legality")
    PHASES = (moves.PH_LEAD, moves.PH_MOVE, moves.PH_DRAWN, moves.PH_COLOR, moves.PH_CHALLENGE, moves.PH_REOPEN)
    UNSAID = moves.PH_MOVE  # the default phase
    kinds = tuple([kind for kind in range(1, 10)]) + (S, R, D2, W, WD4, DE)
    bots = ("fair", "sharp", "gentle")
    OPTIONS = (Option("target", 500), Option("all_doublets", "0", SWITCH), Option("reopen", "0", SWITCH))
    sets = ()
    ARGS = {moves.LEAD: (moves.TILE,), moves.PLAY: (moves.TILE, moves.MARK, moves.ARM), moves.DRAW: (), moves.PASS: ()}
    ARGS.update({moves.COLOR: (moves.HUE,), moves.REOPEN: (moves.ARM,), moves.ACCEPT: (), moves.CHALLENGE: ()})
    ARGS.update({moves.UNO: (), moves.CATCH: (moves.SEAT,)})
    uno_rule = "D10"
    call_phases = ArmsGame.call_phases + (moves.PH_REOPEN,)  # a reopening may also play the next-to-last tile

    def _begin_match(self) -> None:
        self._begin_round()  # D2: no roll-off

    # Legal moves.

    def list_turn_moves(self) -> list[int]:
        """Return the legal moves of the seat to play, sorted.

        A hidden tile adds no plays. It adds the leads and reopenings for which it may be the right tile.
        """
        seat = self.turn
        base = seat << 24
        phase = self.phase
        if phase == moves.PH_MOVE:
            plays = self.list_plays(seat, self.hands[seat])
            can_draw = len(self.bag) > self.hidden + self.lost
            plays.append(base | (moves.DRAW if can_draw else moves.PASS) << 16)  # D9: even if the seat could play
            return plays
        if phase == moves.PH_DRAWN:
            return self.list_plays(seat, (self.drawn,)) + [base | moves.PASS << 16]
        if phase == moves.PH_CHALLENGE:
            return [base | moves.ACCEPT << 16, base | moves.CHALLENGE << 16]
        if phase == moves.PH_COLOR:
            return self._list_color_moves(base)
        if phase == moves.PH_LEAD:
            return self.list_leads(seat)
        if phase == moves.PH_REOPEN:
            first = base | moves.REOPEN << 16
            # A tile drawn as a penalty after the seat was asked may have shown that another seat holds W/W.
            count = len(self.list_doublets()) if self.can_reopen(seat) else 0
            return [base | moves.PASS << 16] + list(range(first, first + count))
        return []

    # Applying a move.

    def play(self, move: int) -> None:
        verb = move >> 16 & 255
        seat = self.turn
        if self.late == BELATED and verb != moves.UNO:
            self._end_late_calls()
        if verb == moves.PLAY:
            self._play_tile(seat, move >> 7 & 127, move >> 6 & 1, move & 63)
        elif verb == moves.DRAW:
            self._end_late_calls()
            self._draw_dice(seat, 1, AFTER_DRAW)
        elif verb == moves.PASS:
            self._pass_or_decline(seat)
        elif verb == moves.COLOR:
            self._declare_color(seat, move & 65535)
        elif verb == moves.UNO:
            self._call_uno(move >> 24)
        elif verb == moves.CATCH:
            self._catch(move & 65535)
        elif verb == moves.ACCEPT:
            self._draw_dice(seat, 4, AFTER_PENALTY)
        elif verb == moves.CHALLENGE:
            self._settle_challenge(seat)
        elif verb == moves.LEAD:
            tile = move & 127
            self.starter = seat
            self._lay_tile(seat, tile)
            for _ in range(4):  # D3: a doublet with four open arms
                self.set_end(len(self.arms), MARKINGS[2 * tile], True)
            self._begin_turn((seat + 1) % self.seats)  # D4
        else:
            self._reopen(seat)

    def _play_tile(self, seat: int, tile: int, marking: int, arm: int) -> None:
        face = MARKINGS[2 * tile + marking]
        end = MARKINGS[2 * tile + 1 - marking]
        self._lay_tile(seat, tile)
        self.active = face & 31
        if self.active == WD4:
            self.note_legality(seat)
        self.set_end(arm, end, end == face)
        if end == face and self.all_doublets:
            self.set_end(len(self.arms), end, True)  # D15
            self.set_end(len(self.arms), end, True)
        self._continue_after_play(seat, end)

    def _continue_after_play(self, seat: int, end: int) -> None:
        """Continue after `seat` has played a tile whose new open end is `end`.

        The round ends (D11, D12), or the effect of the matching marking follows (D7). If `end` is a wild, its color is
        named first (D5).
        """
        if not self.hands[seat]:
            self.out = seat
            self._go_out(seat, 2 if self.active == D2 else 4 if self.active == WD4 else 0)
            return
        self._open_uno_window(seat)
        if end == DE and not any(self.near):
            if self.active == R and self.seats > 2:
                self.direction = -self.direction
            self.out = seat
            self._offer_reopening(seat)
        elif end == W or end == WD4:
            self.phase = moves.PH_COLOR
        else:
            self._apply_effect(seat, self.active)

    def _apply_effect(self, seat: int, kind: int) -> None:
        """Apply the effect of the marking, of kind `kind`, with which `seat` has just matched an open end (D7)."""
        next_seat = (seat + self.direction) % self.seats
        if kind < S or kind == W:
            self._begin_turn(next_seat)
        elif kind == WD4:
            self.turn = next_seat
            self.phase = moves.PH_CHALLENGE
        else:
            super()._apply_effect(seat, kind)

    def _declare_color(self, seat: int, color: int) -> None:
        """Set the color of the wild just played on all arms that it opened (D5)."""
        for arm in range(len(self.arms)):
            face = self.arms[arm] & 255
            if face == W or face == WD4:
                self.set_end(arm, face | color << 5, self.arms[arm] >= CROSSWISE)
        self._apply_effect(seat, self.active)

    def _settle_challenge(self, seat: int) -> None:
        """Decide the challenge that `seat` has made to a WD4 (D8).

        The player of an illegal WD4 draws; for a legal WD4 the challenger draws. If hidden tiles decide, the people at
        the table are first asked for the verdict.
        """
        if self.wd4 == UNSEEN:
            self.back_turn = seat
            self._await_deal(moves.D_VERDICT, moves.DEALER, 1)
        elif self.wd4 == ILLEGAL:
            self._draw_dice((seat - self.direction) % self.seats, 4, AFTER_PENALTY)  # then the challenger's turn
        else:
            self._draw_dice(seat, 4, AFTER_PENALTY)

    def _pass_or_decline(self, seat: int) -> None:
        if self.phase == moves.PH_REOPEN:
            self._offer_reopening(seat)  # to others who may hold W/W
            return
        if self.phase == moves.PH_MOVE:
            # Count only a pass with an empty pile, not a pass after the last tile was drawn.
            self.passes += 1
            if self.passes == self.seats:
                self._end_round()  # D13
                return
        self._pass_turn(seat)

    # A dead end (D12, D16).

    def _offer_reopening(self, seat: int) -> None:
        """Let the next seat that may hold W/W decide whether to reopen the arms (D16).

        The seats are asked in turn, from the seat after `seat` to the seat that closed the last arm. If no seat is
        left to ask, the round ends.
        """
        while self.reopen:
            if seat == self.out and self.phase == moves.PH_REOPEN:
                break
            seat = (seat + self.direction) % self.seats
            if self.can_reopen(seat):
                self.turn = seat
                self.phase = moves.PH_REOPEN
                return
            if seat == self.out:
                break
        self._end_round()

    def _reopen(self, seat: int) -> None:
        """Lay the W/W of `seat` beside a doublet. This opens three arms, whatever the doublet is (D16)."""
        self._lay_tile(seat, WILD_DOUBLET)
        self.active = W
        self.out = moves.DEALER
        for _ in range(3):
            self.set_end(len(self.arms), W, True)
        self._continue_after_play(seat, W)

    # Deals.

    def deal(self, values: "Sequence[int]") -> None:
        """Apply the awaited deal without checking it. `values` are tile ids, or the verdict LEGAL or ILLEGAL."""
        if self.wait == moves.D_VERDICT:
            self.wd4 = values[0]
            self.wait = 0
            self._settle_challenge(self.back_turn)
        elif self.wait == moves.D_FIRST:
            # D2: no seat holds a doublet that may lead, so the next seat draws.
            self.after = AFTER_START
            self.served = self.back_turn
            self._add_to_hand(self.served, values)
        else:
            if self.wait == moves.D_REVEAL:
                self.hands[self.served] = [tile for tile in self.hands[self.served] if tile != HIDDEN]
                self.hidden -= len(values)
            self._add_to_hand(self.served, values)

    def let_start(self, seat: int) -> None:
        """Let `seat` lead the round (D2)."""
        self._begin_turn(seat)
        self.phase = moves.PH_LEAD

    def _begin_round(self) -> None:
        self._clear_table()
        self._draw_dice(0, _RACK_SIZE, AFTER_DEAL)

    def _deal_next(self, seat: int, after: int) -> None:
        """Deal six tiles to the seat after `seat` (D1). After the last seat find the seat that leads (D2).

        `after` is the code (AFTER_...) that tells what was being dealt.
        """
        next_seat = (seat + 1) % self.seats
        if after == AFTER_DEAL and next_seat:
            self._draw_dice(next_seat, _RACK_SIZE, AFTER_DEAL)
        else:
            self._find_leader(next_seat if after == AFTER_START else self.hand % self.seats)

    def _find_leader(self, next_seat: int) -> None:
        """Let the seat with the highest doublet lead.

        If no seat has a doublet that may lead, `next_seat` draws a tile (D2).
        """
        if self.hidden:
            self.back_turn = next_seat
            self._await_deal(moves.D_FIRST, moves.DEALER, 0)
            self.phase = moves.D_ROLLOFF
            return
        leader = find_leader(self.hands, self.hand)
        if leader >= 0:
            self.let_start(leader)
        else:
            self._draw_dice(next_seat, 1, AFTER_START)

    # The end of a round.

    def _end_round(self) -> None:
        """Await the deals that reveal the hidden tiles left in racks, one seat at a time, then score the round."""
        self.catchable = moves.DEALER
        for seat in range(self.seats):
            hidden = self.hands[seat].count(HIDDEN)
            if hidden:
                self.after = AFTER_LAST
                self._await_deal(moves.D_REVEAL, seat, hidden)
                return
        self._note_round_end()
        self._score_round()

    def get_held_points(self, die: int) -> int:
        return get_tile_points(die)

    def _score_round(self) -> None:
        """Score the round (D11-D14).

        The seat that went out gets the points. In a blocked round (D13) the seat with the lowest rack gets them; if
        several racks are lowest, no seat does.
        """
        points = [self._count_hand_points(seat) for seat in range(self.seats)]
        if self.out >= 0:
            self.scores[self.out] += sum(points) - points[self.out]
        elif points.count(min(points)) == 1:
            self.scores[points.index(min(points))] += sum(points) - 2 * min(points)
        if max(self.scores) >= self.target:
            self._end_match()
        else:
            self.hand += 1
            self._begin_round()

    # Positions and refusals.

    def describe_own(self, position: "dict[str, Any]") -> None:
        position["arms"] = [
            {"end": format_face(end & 255), "doublet": end >= CROSSWISE, "closed": end & 255 == DE} for end in self.arms
        ]
        position["racks"] = [[format_tile(tile) for tile in rack] for rack in self.hands]
        position["pile"] = self.count_pile()
        position["table"] = [format_tile(tile) for tile in sorted(self.table)]
        position["doublets"] = [format_tile(tile) for tile in self.list_doublets()]
        position["tile"] = format_tile(self.drawn) if self.phase == moves.PH_DRAWN else None
        active_kind = self.active if self.phase in _DELAYED_PHASES else 0
        position["active"] = KINDS[active_kind] if active_kind else None
        position["legality"] = _LEGALITIES[self.wd4] if active_kind == WD4 else None

    def normalize_value(self, key: str, value: "Any") -> "Any":
        return [_complete_arm(arm) for arm in value] if key == "arms" else value

    def load_own(self, position: "Given") -> None:
        table = _parse_tiles(position, "doublets")
        table += [tile for tile in _parse_tiles(position, "table") if tile not in table]
        racks = get_given_list(position, "racks", [[] for _ in range(self.seats)])
        if len(racks) != self.seats or not all([isinstance(rack, list) for rack in racks]):
            raise RuleError("", "given_racks", seats=self.seats)
        self.hands = [sorted([_parse_tile(text, "racks") for text in rack]) for rack in racks]
        self.table = table
        known_tiles = table + [tile for rack in self.hands for tile in rack if tile != HIDDEN]
        self.bag = [tile for tile in range(TILES) if tile not in known_tiles]
        if len(self.bag) + len(known_tiles) != TILES:
            raise RuleError("", "given_tile_twice")
        self.hidden = sum([rack.count(HIDDEN) for rack in self.hands])
        if self.count_pile() < 0:
            raise RuleError("", "given_too_many_tiles")
        if position.get("pile") == 0:
            self.lost = self.count_pile()
        for arm in get_given_list(position, "arms", []):
            try:
                end = parse_face(arm["end"])
            except (TypeError, KeyError, ValueError, AttributeError, IndexError):
                raise RuleError("", "given_arm") from None
            if end & 31 not in self.kinds or (is_wild(end) and not end >> 5 and self.phase != moves.PH_COLOR):
                raise RuleError("", "given_end")
            if len(self.arms) == 45 or [key for key in arm if key not in ("end", "doublet", "closed")]:
                raise RuleError("", "given_too_many_arms")
            self.set_end(len(self.arms), end, bool(arm.get("doublet")))
        if self.phase in _DELAYED_PHASES:
            _load_active(self, position)
        _check_position(self, position)


_DELAYED_PHASES = (moves.PH_COLOR, moves.PH_CHALLENGE)  # the active marking has not taken effect yet (D5, D8)
_LEGALITIES = ("legal", "illegal", "untold")  # names of `wd4`


def _complete_arm(arm: "Mapping[str, Any]") -> "dict[str, Any]":
    result = {"doublet": False, "closed": arm["end"] == "DE"}
    result.update(arm)
    return result


def _parse_tile(text: object, key: str) -> int:
    try:
        return parse_tile(str(text))
    except ValueError as error:
        raise RuleError("", "given_tile", name=key, why=error) from None


def _parse_tiles(position: "Given", key: str) -> list[int]:
    tiles = [_parse_tile(text, key) for text in get_given_list(position, key, [])]
    if HIDDEN in tiles or len(set(tiles)) != len(tiles):
        raise RuleError("", "given_each_tile_once", name=key)
    return tiles


def _load_active(game: "Dominoes", position: "Given") -> None:
    """Load `active`, the kind of the marking with which the last tile matched an open end, from `position`.

    The effect of this kind follows once a color is named or a challenge is decided.
    """
    active = position.get("active", "WD4" if game.phase == moves.PH_CHALLENGE else None)
    if active is not None and (active not in KINDS or KINDS.index(active) not in game.kinds or active == "DE"):
        raise RuleError("", "given_active")
    game.active = KINDS.index(active) if active else 0
    if game.active == WD4:
        legality = position.get("legality", "legal")
        if legality not in _LEGALITIES:
            raise RuleError("", "given_legality", names=" ".join(_LEGALITIES))
        game.wd4 = _LEGALITIES.index(legality)
    elif game.phase == moves.PH_CHALLENGE:
        raise RuleError("", "given_challenge")
    undeclared_ends = [end for end in game.arms if is_wild(end & 255) and not end >> 5 & 7]
    if game.phase == moves.PH_COLOR and not undeclared_ends:
        raise RuleError("", "given_declared")


def _check_position(game: "Dominoes", position: "Given") -> None:
    """Raise RuleError if the position is impossible in its phase, or if a key that the phase needs is missing."""
    phase = game.phase
    rack = game.hands[game.turn]
    if not rack:
        raise RuleError("", "given_seat_without_tiles", seat=game.turn)
    is_dead = not any(game.near)
    if phase == moves.PH_LEAD and (game.arms or game.table):
        raise RuleError("", "given_lead")
    if phase != moves.PH_LEAD and is_dead != (phase == moves.PH_REOPEN):
        raise RuleError("", "given_arms")
    if phase == moves.PH_DRAWN:
        game.drawn = _parse_tile(position.get("tile", ""), "tile")
        if game.drawn not in rack:
            raise RuleError("", "given_tile_not_in_rack", seat=game.turn)
    if phase == moves.PH_REOPEN:
        if not game.list_doublets() or not game.can_reopen(game.turn):
            raise RuleError("", "given_reopen", seat=game.turn)
        # A position does not tell which seat closed the last arm: assume the previous one.
        game.out = (game.turn - game.direction) % game.seats
    if not game.list_turn_moves() or (
        phase == moves.PH_DRAWN and game.drawn != HIDDEN and len(game.list_turn_moves()) == 1
    ):
        raise RuleError("", "given_seat_without_moves", seat=game.turn)
    if game.catchable >= 0:
        check_catchable(game, phase != moves.PH_DRAWN)  # until the next player's first action this seat may still call


GAME: type[Dominoes] = Dominoes
