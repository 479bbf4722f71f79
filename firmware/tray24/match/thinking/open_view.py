"""The view of bots in games with open hands whose dice must match the table: `basic`, `center` and `line`.

*Gentle* looks at the points of its dice, *fair* at what its own hand can do next. `sharp_view` has *sharp*, which looks
at everything. Their worths are in 64ths of a point, and ints, because ints are the same on every machine.
"""

from tray24.compat import const
from tray24.match.thinking.characters import STEADY
from tray24.rules.faces import ANY, FIT, S, W, value
from tray24.rules.moves import COLOR, PLAY, move_arg, move_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.match.thinking.characters import Character
    from tray24.rules.shedding import SheddingGame

OUT = const(1 << 20)  # going out: more than any other worth
_HIGHEST = const(51)  # more than the points of any die
# What fair counts.
_FITS = const(500)  # a die that fits what is left on the table
_EACH_FIT = const(40)
_WILD = const(200)  # a wild kept for later
_AGAIN = const(900)


class OpenView:
    """The table as a seat sees it, the one to play if none is named. The games say what their verbs do."""

    saves = True  # whether gentle plays its lowest die first, to save the others, or its highest

    if _TYPE_CHECKING:

        @property
        def game(self) -> SheddingGame: ...

    def __init__(self, game: "SheddingGame", sides: bytes, character: "Character" = STEADY, seat: int = -1) -> None:
        self.game = game  # pyright: ignore[reportAttributeAccessIssue] # a property lets a view name its own game
        self.character = character
        self.sides = sides
        self.seat = game.turn if seat < 0 else seat
        self.hand = game.hands[self.seat]
        self.mask = self.offer()

    # What the games override.

    def top(self) -> int:
        """Return the die that was played last."""
        return self.game.top()

    def played(self, move: int) -> int:
        """Return the face of a play."""
        return move_arg(move)

    def offer(self) -> int:
        """Return the FIT bits that a die can match now."""
        return FIT[self.game.faces[self.top()]] | ANY

    def offer_after(self, mask: int, move: int) -> int:
        """Return the FIT bits that a die can match after a play whose die has the bits `mask`."""
        return mask | ANY

    def following(self, kind: int) -> int:
        """Return the seat that acts next after a die of this kind."""
        return self.game.next_seat(self.seat)

    def idle(self, verb: int) -> int:
        """Return what gentle and fair think of a verb that is no play: less than of a play."""
        return 0

    # The bots.

    def gentle(self, move: int) -> int:
        """Return the worth of a move to who looks at the points of its dice, and rolls only without a play."""
        verb = move_verb(move)
        if verb == PLAY:
            points = value(self.played(move))
            return 64 * (_HIGHEST - points if self.saves else 1 + points)
        return 64 * self._holds(move_arg(move)) if verb == COLOR else self.idle(verb)

    def fair(self, move: int) -> int:
        """Return the worth of a move to who looks at its own hand."""
        verb = move_verb(move)
        if verb == PLAY:
            return self._fair_play(self.played(move), move)
        return 64 * self._holds(move_arg(move)) if verb == COLOR else self.idle(verb)

    def _holds(self, color: int) -> int:
        return sum([1 for die in self.hand if self.game.faces[die] >> 5 == color])

    def _fair_play(self, face: int, move: int) -> int:
        rest = self.without(face)
        if not rest:
            return OUT
        kind = face & 31
        mask = FIT[face]
        if kind >= W:
            mask |= 1 << self._most(rest)
        mask = self.offer_after(mask, move)
        worth = 64 + value(face) * 16
        fits = 0
        for die in rest:
            if FIT[self.game.faces[die]] & mask:
                fits += 1
        if fits:
            worth += _FITS + fits * _EACH_FIT
        if kind >= W:
            worth -= _WILD
        elif kind >= S and self.following(kind) == self.seat:
            worth += _AGAIN
        return worth

    def _most(self, rest: list[int]) -> int:
        """Return the color, from 0, of which the rest of the hand has most."""
        counts = [0] * 5
        for die in rest:
            counts[self.game.faces[die] >> 5] += 1
        counts[0] = -1
        return counts.index(max(counts)) - 1

    def without(self, face: int) -> list[int]:
        """Return the dice of the hand without one that shows this face."""
        rest = self.hand[:]
        for die in rest:
            if self.game.faces[die] == face:
                rest.remove(die)
                break
        return rest

    def fits(self) -> bool:
        """Return True if a die of the hand fits the table."""
        for die in self.hand:
            if FIT[self.game.faces[die]] & self.mask:
                return True
        return False
