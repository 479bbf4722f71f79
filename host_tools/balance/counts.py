"""The counts of what happens in matches: ints by name in one counter, so that counts of many matches add up exactly.

A decision is a move of a seat, also one that it had to make. The names of the counts have these forms:

    matches             matches played
    sum WHAT            sum over the matches of WHAT: `decisions`, `hands` or an event such as `catch`
    squares WHAT        sum over the matches of the square of WHAT
    products            sum over the matches of decisions times hands
    with WHAT           matches in which the event WHAT happens
    place N             matches won by the seat that is N seats after the one that begins, times PARTS
    bot NAME            matches won by a bot, times PARTS
    hands N             matches of N hands
    length N            matches with a length in decisions that is in bin N (a range of lengths, see `length_to_bin`)
    hand N              hands with a length in decisions that is in bin N

Several winners share a match equally; PARTS keeps their shares whole numbers. Events are the verbs of seats, DUMP (a
full tray is emptied except for one die) and BLUFF (the challenge of a wild +4 that was not allowed).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from tray24.rules.core import Game
from tray24.rules.moves import CHALLENGE, PLAY, VERBS

Counts = Counter[str]
Line = int | tuple[int, int, Sequence[int]]  # a move of a seat, or a deal

PARTS = 60  # of a match: its winners, up to six, share them equally
DUMP = "dump"  # a full tray is emptied except for one die (B11, B16)
BLUFF = "bluff"
_FINE_BITS = 4  # bits after the first bit of a length that identify its bin: a bin is at most a sixteenth wide


def length_to_bin(length: int) -> int:
    """Return the number of the bin, a range of lengths, for a length in decisions. Bins of long lengths are wider."""
    shift = max(length.bit_length() - _FINE_BITS - 1, 0)
    return (shift << _FINE_BITS) + (length >> shift)


def bin_to_length(number: int) -> int:
    """Return the least length, in decisions, that belongs to the bin with this number."""
    shift = max((number >> _FINE_BITS) - 1, 0)
    return number - (shift << _FINE_BITS) << shift


def list_events(game: type[Game]) -> list[str]:
    """Return the names of the events that can happen in a game, in the order of `VERBS`."""
    verbs = [VERBS[verb] for verb in sorted(game.ARGS)]
    return verbs + [BLUFF] * (CHALLENGE in game.ARGS) + [DUMP] * has_dumps(game)


def has_dumps(game: type[Game]) -> bool:
    """Return whether a game has dumps: dice are played into slots, and a full tray is emptied except for one die."""
    return game.needs_slots and game.has_hands


def count_match(game: Game, bots: Sequence[str], decisions: int) -> Iterator[tuple[str, int]]:
    """Yield those counts of a finished match that need only its end and its number of moves, as (name, count)."""
    yield "matches", 1
    yield from _count_measure("decisions", decisions)
    round_count = game.count_finished_rounds()
    yield from _count_measure("hands", round_count)
    yield "products", decisions * round_count
    yield f"hands {round_count}", 1
    yield f"length {length_to_bin(decisions)}", 1
    winners = game.list_winners()
    for seat in winners:
        yield f"bot {bots[seat]}", PARTS // len(winners)


def _count_measure(measure: str, number: int) -> Iterator[tuple[str, int]]:
    yield f"sum {measure}", number
    yield f"squares {measure}", number * number


class EventCounter:
    """A counter of a match between equal bots, move by move: of events, lengths of hands, and the winner's place."""

    def __init__(self, game: Game):
        self._game = game
        self._verb_counts = [0] * len(VERBS)
        self._round_lengths: list[int] = []  # in decisions, of the finished rounds
        self._first_seat = -1  # the seat that begins
        self._tray_count = 0  # dice on the tray after the last play, as if it had not been emptied; 0 at first
        self._dumps = 0
        self._bluffs = 0

    def make_callback(self) -> Callable[[Line], None]:
        """Return a callback for `selfplay.play_match`, which counts the move in each line of the match.

        The callback reads most of its state from local variables, for speed.
        """
        game = self._game
        verb_counts = self._verb_counts
        count_dice_on_tray = game.count_dice_on_table if has_dumps(type(game)) else None
        round_number = -1

        def count_line(line: Line) -> None:
            nonlocal round_number
            if not isinstance(line, int):
                return
            if game.hand != round_number:
                if round_number < 0:
                    self._first_seat = line >> 24
                else:
                    self._end_hand()
                round_number = game.hand
            verb = line >> 16 & 255
            verb_counts[verb] += 1
            if verb == PLAY:
                if count_dice_on_tray:
                    tray_count = count_dice_on_tray()
                    self._dumps += tray_count < self._tray_count
                    self._tray_count = tray_count + 1
            elif verb == CHALLENGE:
                self._bluffs += bool(game.find_proof())

        return count_line

    def _end_hand(self) -> None:
        """Record the length of the hand that has ended.

        If the hand's last play emptied the tray, that does not count as a dump, because no play follows.
        """
        self._round_lengths.append(sum(self._verb_counts) - sum(self._round_lengths))
        self._tray_count = 0

    def list_counts(self) -> Iterator[tuple[str, int]]:
        """Yield the counts of the finished match as (name, count): events, lengths of hands, the winners' places."""
        game = self._game
        self._end_hand()
        for length in self._round_lengths:
            yield f"hand {length_to_bin(length)}", 1
        events = {VERBS[verb]: self._verb_counts[verb] for verb in game.ARGS} | {DUMP: self._dumps, BLUFF: self._bluffs}
        for event in list_events(type(game)):
            if events[event]:
                yield from _count_measure(event, events[event])
                yield f"with {event}", 1
        winners = game.list_winners()
        for seat in winners:
            yield f"place {(seat - self._first_seat) % game.seats}", PARTS // len(winners)
