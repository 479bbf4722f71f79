"""`dominoes`: source seeds text 004, rules D1-D16 of the project's rule page.

Hands are racks of tile ids here and the bag is the pile; nothing is rolled. A tile that only its holder sees is HIDDEN
in her rack, and stays in `bag`: that lists the tiles which may still turn up anywhere. `near[arm]` keeps the
`faces.FIT` bits that an open end takes, 0 for a closed one, so that finding the legal plays is one AND a marking and arm.
"""

from tray24.compat import const
from tray24.rules.core import (
    ACCEPT,
    ARM,
    CATCH,
    CHALLENGE,
    COLOR,
    D_DRAW,
    D_FIRST,
    D_REVEAL,
    D_ROLLOFF,
    D_VERDICT,
    DEALER,
    DRAW,
    HUE,
    LEAD,
    MARK,
    PASS,
    PH_CHALLENGE,
    PH_COLOR,
    PH_DRAWN,
    PH_LEAD,
    PH_MOVE,
    PH_REOPEN,
    PLAY,
    REOPEN,
    SEAT,
    TILE,
    UNO,
    Game,
    RuleError,
)
from tray24.rules.faces import ANY, D2, DE, FIT, WD4, R, S, W, face_name
from tray24.rules.shedding import (
    AFTER_DEAL,
    AFTER_DRAW,
    AFTER_LAST,
    AFTER_PENALTY,
    AFTER_START,
    SheddingGame,
)
from tray24.rules.tiles import (
    HIDDEN,
    MARKINGS,
    TILES,
    is_doublet,
    lead_number,
    tile_name,
    tile_value,
)

WILD_DOUBLET = const(79)  # W/W
_RACK = const(6)  # tiles dealt to each seat
_CROSSWISE = const(256)  # beside the face of an open end: a doublet's
# Whether the WD4 that may be challenged was legal (D8), judged at the play.
_LEGAL = const(0)
_ILLEGAL = const(1)
_UNSEEN = const(2)  # the rack holds a tile only its holder sees

# Where a tile is, in a saved position: 0-5 a rack, the pile, 7 + its order on the table.
_PILE = const(6)
_TABLE = const(7)


class Dominoes(SheddingGame):
    """A match of dominoes. `table` lists the tiles laid, doublets in the order of their play.

    `arms[arm]` is the face of the open end, with `_CROSSWISE` where it is a doublet's. `active` is the kind of the
    marking that made the last match, `out` the seat that goes out, `passes` how many seats passed in a row (D13).
    """

    name = "dominoes"
    number = 4
    ids = TILES
    tiles = True
    kinds = tuple([kind for kind in range(1, 10)]) + (S, R, D2, W, WD4, DE)
    OPTIONS = (("target", 500, None), ("all_doublets", "0", ("0", "1")), ("reopen", "0", ("0", "1")))
    ARGS = {PLAY: (TILE, MARK, ARM), LEAD: (TILE,), COLOR: (HUE,), CATCH: (SEAT,), REOPEN: (ARM,)}
    BYTES = SheddingGame.BYTES + ("active", "wd4", "out", "passes", "lost")

    uno_rule = "D10"

    def _begin_match(self):
        self._begin_hand()  # D2: no roll-off

    def _clear_table(self):
        """All tiles into the pile."""
        self.hands = [[] for _ in range(self.seats)]
        self.bag = list(range(TILES))
        self.hidden = 0  # tiles in racks that only their holders see
        self.lost = 0  # tiles of a loaded position that are nowhere
        self.table = []
        self.arms = []
        self.near = []
        self.drawn = -1
        self.direction = 1
        self.catchable = DEALER
        self.called = DEALER
        self.late = 0
        self.active = 0
        self.wd4 = _LEGAL
        self.out = DEALER
        self.passes = 0

    def pile(self):
        """How many tiles can still be drawn."""
        return len(self.bag) - self.hidden - self.lost

    # What seats may do.

    def choices(self):
        """The legal moves of the seat that is to choose, sorted; of hidden tiles only those that may lead."""
        seat = self.turn
        mine = seat << 24
        phase = self.phase
        if phase == PH_MOVE:
            plays = self._plays(seat, self.hands[seat])
            plays.append(mine | (DRAW if self.pile() else PASS) << 16)  # D9: even if she could play
            return plays
        if phase == PH_DRAWN:
            plays = self._plays(seat, (self.drawn,))
            plays.append(mine | PASS << 16)
            return plays
        if phase == PH_CHALLENGE:
            return [mine | ACCEPT << 16, mine | CHALLENGE << 16]
        if phase == PH_COLOR:
            return [mine | COLOR << 16 | color for color in (1, 2, 3, 4)]
        if phase == PH_LEAD:
            return [mine | LEAD << 16 | tile for tile in self._leads(seat)]
        if phase == PH_REOPEN:
            moves = [mine | REOPEN << 16 | order for order in range(len(self.doublets()))]
            return [mine | PASS << 16] + moves
        return []

    def _plays(self, seat, rack):
        """D3-D6: which markings of these tiles fit which open ends."""
        near = self.near
        base = seat << 24 | PLAY << 16
        offered = 0
        for mask in near:
            offered |= mask
        plays = []
        for tile in rack:
            if tile == HIDDEN:
                break
            first = MARKINGS[2 * tile]
            second = MARKINGS[2 * tile + 1]
            mask = FIT[first]
            if mask & offered:
                move = base | tile << 7
                if first == second:
                    arms = self.arms
                    plays += [move | arm for arm in range(len(near)) if near[arm] & mask and arms[arm] < _CROSSWISE]
                else:
                    plays += [move | arm for arm in range(len(near)) if near[arm] & mask]
            mask = FIT[second]
            if mask & offered and first != second:
                move = base | tile << 7 | 1 << 6
                plays += [move | arm for arm in range(len(near)) if near[arm] & mask]
        return plays

    def _leads(self, seat):
        """D2: her doublets of the highest number; with hidden tiles any numbered doublet that she may hold."""
        rack = self.hands[seat]
        if HIDDEN in rack:
            return [tile for tile in range(TILES) if lead_number(tile) and (tile in rack or tile in self.bag)]
        best = max([lead_number(tile) for tile in rack])
        return [tile for tile in rack if best and lead_number(tile) == best]

    def doublets(self):
        """The doublets on the table, in the order of their play."""
        return [tile for tile in self.table if is_doublet(tile)]

    def _may_call(self):
        """As for all (B17); a reopening too plays the next-to-last tile (D10)."""
        if self.phase == PH_REOPEN:
            return len(self.hands[self.turn]) == 2 and self.called != self.turn
        return super()._may_call()

    def check(self, move):
        """As for every game; who has a `?` may play any tile that nobody is known to hold."""
        if move >> 24 == self.turn and move >> 16 & 255 == PLAY and self._names_hidden(move >> 7 & 511):
            why = self._refuse_fit(move >> 7 & 511, move >> 6 & 1, move & 63)
            if why:
                raise why
        else:
            Game.check(self, move)

    def _names_hidden(self, tile):
        """True when a tile that only its holder sees may be played as `tile`."""
        if self.phase == PH_DRAWN:
            return self.drawn == HIDDEN and tile in self.bag
        return self.phase == PH_MOVE and HIDDEN in self.hands[self.turn] and tile in self.bag

    def _refuse_own(self, verb, move):
        phase = self.phase
        if verb == PLAY and (phase == PH_MOVE or phase == PH_DRAWN):
            tile = move >> 7 & 511
            if phase == PH_DRAWN and tile != self.drawn:
                return RuleError("D9", "only the drawn tile may be played")
            if tile == HIDDEN or tile not in self.hands[self.turn]:
                return RuleError("D4", "seat %d does not hold that tile" % self.turn)
            return self._refuse_fit(tile, move >> 6 & 1, move & 63)
        if phase == PH_MOVE and (verb == DRAW or verb == PASS):
            return RuleError("D9", "the pile is empty: pass" if verb == DRAW else "draw a tile: the pile is not empty")
        if phase == PH_DRAWN and verb == DRAW:
            return RuleError("D9", "one tile a turn is drawn")
        if phase == PH_LEAD:
            return RuleError("D2", "lead your doublet of the highest number")
        if phase == PH_COLOR:
            return RuleError("D5", "name a color for the wild")
        if phase == PH_CHALLENGE:
            return RuleError("D8", "accept or challenge the WD4")
        if phase == PH_REOPEN:
            return RuleError("D16", "place W/W beside a doublet on the table, or pass")
        return None

    def _refuse_fit(self, tile, marking, arm):
        """Why that marking of a tile does not fit that arm; None when it does."""
        if arm >= len(self.arms):
            return RuleError("D4", "there is no arm %d" % arm)
        face = MARKINGS[2 * tile + marking]
        if not self.near[arm]:
            return RuleError("D6", "arm %d is closed" % arm)
        if face == DE:
            return RuleError("D6", "DE never makes the match")
        if is_doublet(tile) and (marking or self.arms[arm] >= _CROSSWISE):
            return RuleError("D3", "no doublet is played onto a doublet")
        if not self.near[arm] & FIT[face]:
            return RuleError("D4", face_name(face) + " does not match the open end")
        return None

    # Applying a move.

    def play(self, move):
        """Applies a legal move without checking it."""
        verb = move >> 16 & 255
        seat = self.turn
        if verb == PLAY:
            self._play(seat, move >> 7 & 127, move >> 6 & 1, move & 63)
        elif verb == DRAW:
            self._act_first()
            self._draw(seat, 1, AFTER_DRAW)
        elif verb == PASS:
            self._pass(seat)
        elif verb == COLOR:
            self._declare(seat, move & 65535)
        elif verb == UNO:
            self._call(move >> 24)
        elif verb == CATCH:
            self._catch(move & 65535)
        elif verb == ACCEPT:
            self._draw(seat, 4, AFTER_PENALTY)
        elif verb == CHALLENGE:
            self._challenge(seat)
        elif verb == LEAD:
            self._lead(seat, move & 127)
        else:
            self._reopen(seat)

    def _lead(self, seat, tile):
        """D3: four open arms; D4: the left neighbor is next."""
        self.starter = seat
        self._lay_tile(seat, tile)
        for _ in range(4):
            self.set_end(len(self.arms), MARKINGS[2 * tile], True)
        self._begin_turn((seat + 1) % self.seats)

    def _lay_tile(self, seat, tile):
        """`tile` leaves the rack for the table; a hidden one is now known."""
        rack = self.hands[seat]
        if tile in rack:
            rack.remove(tile)
        else:
            rack.remove(HIDDEN)
            self.bag.remove(tile)
            self.hidden -= 1
        self.table.append(tile)
        self.drawn = -1
        self.passes = 0

    def set_end(self, arm, face, crosswise=False):
        """Gives an arm its open end, or opens the next arm; DE closes it (D6)."""
        if arm == len(self.arms):
            self.arms.append(0)
            self.near.append(0)
        self.arms[arm] = face | _CROSSWISE if crosswise else face
        self.near[arm] = 0 if face == DE else FIT[face] | ANY

    def _play(self, seat, tile, marking, arm):
        face = MARKINGS[2 * tile + marking]
        end = MARKINGS[2 * tile + 1 - marking]
        self._lay_tile(seat, tile)
        self.active = face & 31
        if self.active == WD4:
            self.wd4 = self._judge(seat)
        self.set_end(arm, end, end == face)
        if end == face and self.all_doublets:
            self.set_end(len(self.arms), end, True)  # D15
            self.set_end(len(self.arms), end, True)
        self._after_play(seat, end)

    def _after_play(self, seat, end):
        """D11, D12, or the turn goes on: first the color of a wild left open (D5), then what is active (D7)."""
        if not self.hands[seat]:
            self._play_last(seat)
            return
        self._open_window(seat)
        if end == DE and not any(self.near):
            if self.active == R and self.seats > 2:
                self.direction = -self.direction
            self.out = seat
            self._offer_reopening(seat)
        elif end == W or end == WD4:
            self.phase = PH_COLOR
        else:
            self._act(seat, self.active)

    def _judge(self, seat):
        """D8: whether a WD4 may match now, the table as before the play and the tile left aside."""
        colors = 0
        for mask in self.near:
            colors |= mask & 15
        rack = self.hands[seat]
        if HIDDEN in rack:
            return _UNSEEN
        for tile in rack:
            if (FIT[MARKINGS[2 * tile]] | FIT[MARKINGS[2 * tile + 1]]) & colors:
                return _ILLEGAL
        return _LEGAL

    def _act(self, seat, kind):
        """D7: what the active marking does."""
        following = (seat + self.direction) % self.seats
        if kind == WD4:
            self.turn = following
            self.phase = PH_CHALLENGE
        elif kind == S or kind == R or kind == D2:
            super()._act(seat, kind)
        else:
            self._begin_turn(following)

    def _play_last(self, seat):
        """D11: the last tile ends the hand; an active D2 or WD4 is still drawn for."""
        self.catchable = DEALER
        self.out = seat
        following = (seat + self.direction) % self.seats
        if self.active == D2:
            self._draw(following, 2, AFTER_LAST)
        elif self.active == WD4:
            self._draw(following, 4, AFTER_LAST)
        else:
            self._end_hand()

    def _declare(self, seat, color):
        """D5: the color of the wild that was left open, on all arms it opened."""
        for arm in range(len(self.arms)):
            face = self.arms[arm] & 255
            if face == W or face == WD4:
                self.set_end(arm, face | color << 5, self.arms[arm] >= _CROSSWISE)
        self._act(seat, self.active)

    def _challenge(self, seat):
        """D8: an illegal WD4 is drawn for by its player, else by the challenger; an unseen rack the table judges."""
        if self.wd4 == _UNSEEN:
            self.back_turn = seat
            self._ask(D_VERDICT, DEALER, 1)
        elif self.wd4 == _ILLEGAL:
            self._draw((seat - self.direction) % self.seats, 4, AFTER_PENALTY)  # then the challenger's turn
        else:
            self._draw(seat, 4, AFTER_PENALTY)

    def _pass(self, seat):
        if self.phase == PH_REOPEN:
            self._offer_reopening(seat)  # to who else may hold W/W
            return
        if not self.pile():
            self.passes += 1
            if self.passes == self.seats:
                self._end_hand()  # D13
                return
        self._pass_on(seat)

    # A dead end (D12, D16).

    def _offer_reopening(self, asked):
        """Asks who holds W/W, or may hold it, from the seat after `asked` round to the player of the last DE."""
        while self.reopen:
            if asked == self.out and self.phase == PH_REOPEN:
                break
            asked = (asked + self.direction) % self.seats
            if self.may_reopen(asked):
                self.turn = asked
                self.phase = PH_REOPEN
                return
            if asked == self.out:
                break
        self._end_hand()

    def may_reopen(self, seat):
        """True when `seat` holds W/W, or may hold it unseen."""
        rack = self.hands[seat]
        return WILD_DOUBLET in rack or (HIDDEN in rack and WILD_DOUBLET in self.bag)

    def _reopen(self, seat):
        """D16: W/W beside a doublet opens three arms, whichever doublet it is."""
        self._lay_tile(seat, WILD_DOUBLET)
        self.active = W
        self.out = DEALER
        for _ in range(3):
            self.set_end(len(self.arms), W, True)
        self._after_play(seat, W)

    # The dealer's lines.

    def check_deal(self, line):
        """As for every game; with hidden tiles the table says who leads, or that nobody can yet (D2)."""
        verb, seat, values = line
        if self.wait == D_FIRST and verb == D_FIRST:
            if not 0 <= seat < self.seats or not self._leads(seat):
                raise RuleError("D2", "seat %d cannot lead" % seat)
        elif self.wait == D_FIRST and verb == D_DRAW and seat == self.back_turn and len(values) == 1:
            self._check_draw(values)
        else:
            super().check_deal(line)

    def _check_draw(self, values):
        """Tiles that are drawn or revealed: in the pile as far as known, ascending, hidden ones last."""
        for i in range(len(values)):
            if values[i] == HIDDEN:
                if self.wait == D_REVEAL:
                    raise RuleError("", "name the tiles that are left")
            elif values[i] not in self.bag:
                raise RuleError("", "tile %d is not in the pile" % values[i])
            elif i and values[i] <= values[i - 1]:
                raise RuleError("", "tiles are listed in ascending order of their ids")

    def deal(self, values):
        """Applies the awaited dealer's line without checking it. `values` are tile ids, or a verdict."""
        if self.wait == D_VERDICT:
            self.wd4 = values[0]
            self.wait = 0
            self._challenge(self.back_turn)
        elif self.wait == D_FIRST:
            # D2: nobody holds a doublet that may lead, so the next seat draws.
            self.after = AFTER_START
            self.served = self.back_turn
            self._take(self.served, values)
        else:
            if self.wait == D_REVEAL:
                self.hands[self.served] = [tile for tile in self.hands[self.served] if tile != HIDDEN]
                self.hidden -= len(values)
            self._take(self.served, values)

    def first(self, seat):
        """`seat` leads the hand (D2)."""
        self._begin_turn(seat)
        self.phase = PH_LEAD

    def _available(self, count):
        return min(count, self.pile())  # D8: as many as there are

    def _take(self, seat, tiles):
        rack = self.hands[seat]
        bag = self.bag
        for tile in tiles:
            rack.append(tile)
            if tile == HIDDEN:
                self.hidden += 1
            else:
                bag.remove(tile)
        rack.sort()
        if seat == self.catchable and len(rack) > 1:
            self.catchable = DEALER  # B17: only a player holding exactly one tile can be caught
        if self.after == AFTER_DRAW or self.after == AFTER_START:
            self.drawn = tiles[0]
        self._go_on()

    def _begin_hand(self):
        self._clear_table()
        self._draw(0, _RACK, AFTER_DEAL)

    def _dealt(self, seat, after):
        """D1: six tiles each, from seat 0; then D2."""
        following = (seat + 1) % self.seats
        if after == AFTER_DEAL and following:
            self._draw(following, _RACK, AFTER_DEAL)
        else:
            self._find_leader(following if after == AFTER_START else self.hand % self.seats)

    def _find_leader(self, following):
        """D2: the holder of the highest doublet leads; where nobody has one, `following` draws a tile."""
        if self.hidden:
            self.back_turn = following
            self._ask(D_FIRST, DEALER, 0)
            self.phase = D_ROLLOFF
            return
        leader = DEALER
        best = 0
        for step in range(self.seats):
            seat = (self.hand + step) % self.seats
            number = max([lead_number(tile) for tile in self.hands[seat]])
            if number > best:
                best = number
                leader = seat
        if leader >= 0:
            self.first(leader)
        else:
            self._draw(following, 1, AFTER_START)

    def _drawn_fits(self):
        return self.drawn == HIDDEN or len(self._plays(0, (self.drawn,))) > 0  # D9

    # The end of a hand.

    def _end_hand(self):
        """Tiles that only their holders have seen are revealed; then the hand is scored."""
        self.catchable = DEALER
        for seat in range(self.seats):
            hidden = self.hands[seat].count(HIDDEN)
            if hidden:
                self.after = AFTER_LAST
                self._ask(D_REVEAL, seat, hidden)
                return
        self._score_hand()

    def _hand_value(self, seat):
        """D11: the points of the tiles left in the rack of `seat`."""
        return sum([tile_value(tile) for tile in self.hands[seat]])

    def _score_hand(self):
        """D11-D14: who went out scores the others' racks; a blocked hand (D13) the only lowest rack."""
        points = [self._hand_value(seat) for seat in range(self.seats)]
        if self.out >= 0:
            self.scores[self.out] += sum(points) - points[self.out]
        elif points.count(min(points)) == 1:
            self.scores[points.index(min(points))] += sum(points) - 2 * min(points)
        if max(self.scores) >= self.target:
            self._finish()
        else:
            self.hand += 1
            self._begin_hand()

    # Positions.

    def _save(self, out):
        where = bytearray(bytes((_PILE,)) * TILES)
        for seat in range(self.seats):
            for tile in self.hands[seat]:
                if tile != HIDDEN:
                    where[tile] = seat
        for place in range(len(self.table)):
            where[self.table[place]] = _TABLE + place
        out.extend(where)
        out.extend(bytes([rack.count(HIDDEN) for rack in self.hands]))
        for end in self.arms:
            out.append(end & 255)
            out.append(end >> 8)

    def _restore(self, data, at):
        where = data[at : at + TILES]
        at += TILES
        self.bag = [tile for tile in range(TILES) if where[tile] == _PILE]
        laid = [(where[tile], tile) for tile in range(TILES) if where[tile] >= _TABLE]
        self.table = [tile for _, tile in sorted(laid)]
        self.hands = []
        for seat in range(self.seats):
            self.hands.append([tile for tile in range(TILES) if where[tile] == seat] + [HIDDEN] * data[at])
            at += 1
        self.hidden = sum([rack.count(HIDDEN) for rack in self.hands])
        self.arms = []
        self.near = []
        while at < len(data):
            self.set_end(len(self.arms), data[at], data[at + 1] > 0)
            at += 2

    def _describe(self, position):
        position["arms"] = [
            {"end": face_name(end & 255), "doublet": end >= _CROSSWISE, "closed": end & 255 == DE} for end in self.arms
        ]
        position["racks"] = [[tile_name(tile) for tile in rack] for rack in self.hands]
        position["pile"] = self.pile()
        position["table"] = [tile_name(tile) for tile in sorted(self.table)]
        position["doublets"] = [tile_name(tile) for tile in self.doublets()]
        position["tile"] = tile_name(self.drawn) if self.phase == PH_DRAWN else None
