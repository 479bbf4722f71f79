"""The translation of the journal of a match of dominoes into public lines, which show each tile in a rack as `?`.

Public lines follow the rules for real tiles, where a drawn tile is `?` and people at the table say what the rules need
to know about hidden tiles. Here the tray knows the tiles and adds these facts: who leads (D2), that a tile just drawn
does not fit (D9), whether a WD4 was legal (D8), that a seat has no W/W (D16), which tiles are left in racks (D11).
"""

from tray24.compat import const
from tray24.games.dominoes.arms import WILD_DOUBLET
from tray24.rules import moves
from tray24.rules.faces import HIDDEN, find_leader
from tray24.rules.notation import format_line, parse_line

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from typing import Any

    from tray24.games.dominoes.rules import Dominoes
    from tray24.link.state import JournalReader
    from tray24.match.profile import Profile
    from tray24.rules.moves import Deal

END_OF_HEAD = "---"
UNDO_TEXT = "* undo"
_MAX_SNAPSHOTS = const(4)  # undo steps in memory; for more the journal is replayed
# The numbers that fit a slice of 5 ms on a Pico.
_MAX_TILES = const(4)  # named at a time
_LEADING_WORDS = const(3)  # words of a line before its tiles: * VERB SEAT
_MAX_LINES = const(2)  # of the journal, replayed


class PublicLines:
    """A translator of the lines of a journal into public lines, one after the other.

    It keeps the racks with the hidden tiles, and the *public game*: the match as the people at the table see it.
    `open_journal()` returns a reader of the journal's lines so far. The reader's method `read_line()` returns the next
    line, "" where the caller should pause, or None at the end. The methods that are generators yield after each call of
    the game's rules, so that no step takes long.
    """

    def __init__(self, profile: "Profile", open_journal: "Callable[[], JournalReader]") -> None:
        self._open_journal = open_journal
        # As the people around the table see it.
        self._game: Dominoes = profile.create_game()  # pyright: ignore[reportAttributeAccessIssue] # of dominoes
        self._new_fields = None  # the fields of the game before the first line
        self._reset()

    def _reset(self) -> None:
        self._racks = [[] for _ in range(self._game.seats)]
        self._verdict = 0
        self._drawn_tile = 0
        self._spans = bytearray()  # for each move that stands: the number of public moves made from it
        self._is_in_head = True
        self._snapshots = []  # the game and the racks before each of the last moves

    def translate_line(self, text: str, public_lines: list[str]) -> "Generator[None]":
        """Translate a line of the journal, and append the public lines made from it to `public_lines`.

        This is a generator.
        """
        if self._is_in_head:
            if self._new_fields is None:
                self._new_fields = _copy_fields(self._game)
            self._is_in_head = text != END_OF_HEAD
            public_lines.append(text)
            return
        yield
        if text == UNDO_TEXT:
            yield from self._undo_move(public_lines)
            return
        move_or_deal = parse_line(self._game, text)
        yield
        if isinstance(move_or_deal, int):
            yield from self._save_state()
            self._apply_move(move_or_deal)
            public_lines.append(text)
        else:
            yield from self._translate_deal(move_or_deal, public_lines)
        yield
        while (yield from self._enter_known(public_lines)):
            yield

    def _apply_move(self, move: int) -> None:
        verb = moves.decode_verb(move)
        if verb == moves.PLAY or verb == moves.LEAD:
            self._remove_tile(moves.decode_seat(move), self._game.decode_args(move)[0])
        elif verb == moves.REOPEN:
            self._remove_tile(moves.decode_seat(move), WILD_DOUBLET)
        elif verb == moves.DRAW:
            self._drawn_tile = -1
        self._game.play(move)

    def _remove_tile(self, seat: int, tile: int) -> None:
        """Remove the tile that `seat` plays from its rack.

        The tile may be played as a WD4, so also store whether this WD4 is legal.
        """
        self._racks[seat].remove(tile)
        hands = self._game.hands
        hidden_rack = hands[seat]
        hands[seat] = self._racks[seat]
        self._verdict = self._game.determine_legality(seat)
        hands[seat] = hidden_rack

    def _translate_deal(self, deal: "Deal", public_lines: list[str]) -> "Generator[None]":
        verb, seat, values = deal
        self._racks[seat] += values
        if self._drawn_tile < 0:
            self._drawn_tile = values[0]
        yield from self._enter_deal((verb, seat, (HIDDEN,) * len(values)), public_lines)

    def _enter_known(self, public_lines: list[str]) -> "Generator[None, None, bool]":
        """Enter what the public game awaits now: a fact about hidden tiles, or a pass that a seat must make.

        The public game is the match as people at the table see it. Append the line of the fact or pass to
        `public_lines`. Return False if there is nothing that the tray can enter. This is a generator.
        """
        game = self._game
        if game.wait == moves.D_FIRST:
            seat = find_leader(self._racks, self._game.hand)
            if seat >= 0:
                yield from self._enter_deal((moves.D_FIRST, seat, ()), public_lines)
            return seat >= 0
        if game.wait == moves.D_REVEAL:
            seat = game.served
            tiles = sorted(self._racks[seat])
            self._racks[seat] = []
            yield from self._enter_deal((moves.D_REVEAL, seat, tiles), public_lines)
            return True
        if game.wait == moves.D_VERDICT:
            yield from self._enter_deal((moves.D_VERDICT, moves.DEALER, (self._verdict,)), public_lines)
            return True
        if self._needs_pass():
            move = game.encode_move(moves.PASS)
            self._spans[-1] += 1
            public_lines.append(format_line(game, move))
            game.play(move)
            return True
        return False

    def _enter_deal(self, deal: "Deal", public_lines: list[str]) -> "Generator[None]":
        """Apply a deal to the public game, the match as people at the table see it. Add its line to `public_lines`.

        This is a generator.
        """
        verb, seat, values = deal
        text = format_line(self._game, (verb, seat, values[:_MAX_TILES]))
        for start in range(_MAX_TILES, len(values), _MAX_TILES):
            yield
            words = format_line(self._game, (verb, seat, values[start : start + _MAX_TILES])).split(" ")
            text += " " + " ".join(words[_LEADING_WORDS:])
        yield
        public_lines.append(text)
        if deal[0] == moves.D_FIRST:
            self._game.let_start(deal[1])
        else:
            self._game.deal(deal[2])

    def _needs_pass(self) -> bool:
        """Return True if the seat to play must pass, because its drawn tile does not fit or it has no W/W.

        The public game, in which tiles are hidden, cannot know this.
        """
        game = self._game
        if game.phase == moves.PH_DRAWN:
            game.drawn = self._drawn_tile
            can_play = game.can_play_drawn()
            game.drawn = HIDDEN
            return not can_play
        return game.phase == moves.PH_REOPEN and WILD_DOUBLET not in self._racks[game.turn]

    def _save_state(self) -> "Generator[None]":
        """Save the game and the racks, so that the next move can be undone. This is a generator."""
        fields = _copy_fields(self._game)
        yield
        racks = [bytes(rack) for rack in self._racks]
        self._snapshots.append((fields, racks, self._verdict, self._drawn_tile))
        if len(self._snapshots) > _MAX_SNAPSHOTS:
            self._snapshots.pop(0)
        self._spans.append(1)

    def _undo_move(self, public_lines: list[str]) -> "Generator[None]":
        """Undo the last move that was not undone before, together with the passes that were added after it.

        Append a line `* undo` to `public_lines` for each of these moves. This is a generator.
        """
        for _ in range(self._spans[-1]):
            public_lines.append(UNDO_TEXT)
        if not self._snapshots:
            yield from self._replay_journal()
            return
        fields, racks, self._verdict, self._drawn_tile = self._snapshots.pop()
        self._racks = [list(rack) for rack in racks]
        self._spans = self._spans[:-1]
        yield
        _restore_fields(self._game, fields)
        yield

    def _read_past(self) -> "Iterator[str]":
        """Yield the lines of the journal so far, and "" where the caller should pause."""
        reader = self._open_journal()
        text = reader.read_line()
        count = 0
        while text is not None:
            yield text
            count += 1
            if count % _MAX_LINES == 0:
                yield ""
            text = reader.read_line()

    def _replay_journal(self) -> "Generator[None]":
        """Return to the position before the last move, by replaying all earlier moves that were not undone.

        This is a generator.
        """
        standing_flags = yield from self._find_standing()
        yield
        # `translate_line` has noted the fields.
        _restore_fields(self._game, self._new_fields)  # pyright: ignore[reportArgumentType]
        self._reset()
        yield
        self._new_fields = None
        ordinal = -1
        public_lines = []
        for text in self._read_past():
            if not text:
                yield
                continue
            if not self._is_in_head and text[0] != "*":
                ordinal += 1
            if ordinal < 0 or (standing_flags[ordinal] and text != UNDO_TEXT):
                yield from self.translate_line(text, public_lines)
                public_lines = []

    def _find_standing(self) -> "Generator[None, None, bytearray]":
        """Return a byte for each move in the journal: 0 if it was undone, else 1. This is a generator."""
        standing_flags = bytearray()
        is_in_head = True
        for text in self._read_past():
            if not text:
                yield
            elif is_in_head:
                is_in_head = text != END_OF_HEAD
            elif text[0] != "*":
                standing_flags.append(1)
            elif text == UNDO_TEXT:
                last = len(standing_flags) - 1
                while not standing_flags[last]:
                    last -= 1
                standing_flags[last] = 0
        return standing_flags


# On a Pico Game.save takes 2 to 5 ms and Game.restore 8 ms. Copying all fields of a game takes 2 ms: the loop has no
# calls, and no dictionary grows.


def _copy_fields(game: "Dominoes") -> "list[tuple[str, Any]]":
    """Return the names of all fields of a game, with copies of their values."""
    attributes = game.__dict__
    fields = [(name, value[:] if type(value) is list else value) for name, value in attributes.items()]
    for name in game.__slots__:
        if name not in attributes:  # as on CPython
            value = getattr(game, name)
            fields.append((name, value[:] if type(value) is list else value))
    fields.append(("hands", [rack[:] for rack in game.hands]))
    return fields


def _restore_fields(game: "Dominoes", fields: "Sequence[tuple[str, Any]]") -> None:
    """Set all fields of a game to values from `_copy_fields`. The game then owns these copies."""
    for name, value in fields:
        setattr(game, name, value)
