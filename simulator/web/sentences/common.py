"""What is told alike in all games: who does what, the roll-off, UNO and catches, the ends of hands and matches."""

from dataclasses import dataclass

from simulator.texts import refused_words
from simulator.web.sentences.words import dice_words, face_words, faces_words, plain_words
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import UNKNOWN, R, S, face_name
from tray24.rules.moves import CATCH, D_ROLL, D_ROLLOFF, PH_DRAWN, PLAY, UNO, move_seat, move_verb
from tray24.rules.notation import format_line
from tray24.rules.shedding import AFTER_CATCH, AFTER_DRAW, AFTER_LAST, AFTER_PENALTY

# What is told: the words, and the face (or a tile's name) that stands beside them.
Said = tuple[str, int | str | None]
_ENDS_IN_ES = ("s", "ch", "x")


@dataclass(frozen=True)
class Was:
    """What is kept of a position before a line is applied."""

    hand: int
    scores: tuple[int, ...]
    phase: int
    after: int
    held: tuple[int, ...]


def remember(game: Game) -> Was:
    """Return what must be known of a position once the next line is applied."""
    return Was(game.hand, tuple(game.scores), game.phase, game.after, tuple(len(hand) for hand in game.hands))


class Teller:
    """Tells one match. `names` are what the seats are called, in seating order.

    `before` is asked first, when the line is not applied yet; only where it has nothing to say `after` is. Each game
    overrides what it tells of verbs (`BEFORE`: verb -> method's name) and of what was played or rolled.
    """

    BEFORE: dict[int, str] = {}

    def __init__(self) -> None:
        self.names: list[str] = []

    # Who.

    def name_of(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"Seat {seat + 1}"

    def is_you(self, seat: int) -> bool:
        return self.name_of(seat) == "You"

    def whom(self, seat: int) -> str:
        """The name inside a sentence."""
        return "you" if self.is_you(seat) else self.name_of(seat)

    def does(self, seat: int, verb: str) -> str:
        """``You play``, ``Mira plays``."""
        if self.is_you(seat):
            return f"You {verb}"
        if verb == "try":
            return f"{self.name_of(seat)} tries"
        return f"{self.name_of(seat)} {verb}{'es' if verb.endswith(_ENDS_IN_ES) else 's'}"

    def then(self, seat: int, verb: str) -> str:
        """The same inside a sentence: ``you play``, ``Mira plays``."""
        return f"you {verb}" if self.is_you(seat) else self.does(seat, verb)

    def form(self, seat: int, verb: str) -> str:
        """The verb alone, as it goes with the seat: ``play``, ``plays``."""
        return self.then(seat, verb).rsplit(" ", 1)[1]

    def is_(self, seat: int) -> str:
        return "You are" if self.is_you(seat) else f"{self.name_of(seat)} is"

    def own(self, seat: int) -> str:
        """``your `` before dice of hers."""
        return "your " if self.is_you(seat) else ""

    # Lines.

    def before(self, game, line) -> Said | None:
        """What is best said from the position before the line."""
        if not isinstance(line, int):
            return None
        seat, verb, arguments = move_seat(line), move_verb(line), game.args(line)
        if verb == UNO:
            return f"{self.does(seat, 'call')} UNO.", None
        if verb == CATCH:
            return f"{self.does(seat, 'catch')} {self.whom(arguments[0])}, who forgot UNO.", None
        tell = self.BEFORE.get(verb)
        return getattr(self, tell)(game, seat, *arguments) if tell else None

    def after(self, game, line, was: Was) -> Said | None:
        """What is best said once the line is applied."""
        if isinstance(line, int):
            return self._entered(game, move_seat(line), move_verb(line), game.args(line), was)
        verb, seat, values = line
        if verb == D_ROLLOFF:
            tail = f" {self.does(game.starter, 'start')}." if game.wait != D_ROLLOFF else " Again."
            return f"Roll-off: {faces_words(values)}.{tail}", None
        if verb == D_ROLL:
            return self._rolled(game, seat, values, was)
        return self._served(game, verb, seat, values, was)

    def _entered(self, game, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        """A seat's line that `before` did not tell."""
        return None

    def _served(self, game, verb: int, seat: int, values, was: Was) -> Said | None:
        """A dealer's line other than rolls."""
        return None

    def _rolled(self, game, seat: int, values, was: Was) -> Said | None:
        """Dice drawn one by one or as a penalty; whole hands are not told."""
        if UNKNOWN in values:  # real dice: the tray counts them
            drawn = was.after in (AFTER_DRAW, AFTER_PENALTY, AFTER_CATCH)
            return (f"{self.does(seat, 'draw')} {dice_words(len(values))}.", None) if drawn else None
        if was.after == AFTER_DRAW:
            fits = game.phase == PH_DRAWN and game.turn == seat
            return (
                f"{self.does(seat, 'draw')} {face_words(values[0])}: {'it fits' if fits else 'it stays in hand'}.",
                values[0],
            )
        if was.after in (AFTER_PENALTY, AFTER_CATCH) or (was.after == AFTER_LAST and len(values) in (2, 4)):
            return f"{self.does(seat, 'draw')} {dice_words(len(values))}: {faces_words(values)}.", None
        return None

    def effect(self, game, seat: int, kind: int) -> str:
        """What a skip or reverse does, as a sentence that follows."""
        if kind == S or (kind == R and game.seats == 2):
            return f" {self.is_(game.next_seat(seat))} skipped."
        if kind == R:
            return f" Play turns to the {'left' if game.direction > 0 else 'right'}."
        return ""

    def rolls_all(self, seat: int, count: int, more: str = "") -> str:
        """``You roll your four dice.``"""
        if count == 1:
            return f"{self.does(seat, 'roll')} the last die{more}."
        return f"{self.does(seat, 'roll')} {self.own(seat)}{dice_words(count)}{more}."

    # What was refused.

    def refused(self, game, move: int, error: RuleError) -> Said:
        """What somebody tried in vain, and why not."""
        rule = f"Refused, {error.rule}: " if error.rule else "Refused: "
        words, face = self._tried(game, move)
        return f"{words}. {rule}{plain_words(refused_words(error))}.", face

    def _tried(self, game, move: int) -> tuple[str, str | None]:
        seat = move_seat(move)
        if move_verb(move) == PLAY:
            face = game.args(move)[0]
            return f"{self.does(seat, 'try')} {face_words(face)}", face_name(face)
        return f"{self.does(seat, 'try')} {format_line(game, move).split(' ', 1)[1]}", None

    # Ends.

    def results(self, game, was: Was) -> list[str]:
        """The end of a hand, and of the match."""
        if game.hand == was.hand and not (game.over and was.phase != game.phase):
            return []
        told = [self._hand_result(game, was)]
        if game.over:
            winners = game.winners()
            verb = "win" if len(winners) > 1 or self.is_you(winners[0]) else "wins"
            told.append(f"{' and '.join(self.name_of(seat) for seat in winners)} {verb} the match.")
        return told

    def _hand_result(self, game, was: Was) -> str:
        gained = [(points - old, seat) for seat, (points, old) in enumerate(zip(game.scores, was.scores, strict=True))]
        lines = [f"{self.name_of(seat)}: {points}" for points, seat in gained if points]
        return f"Hand {was.hand + 1} is over. " + (f"Points: {', '.join(lines)}." if lines else "No points.")
