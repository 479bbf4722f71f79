"""Entering moves in the match on the screen: refusals, the dealer's lines after a move, the end of a round."""

from tray24 import games
from tray24.compat import const
from tray24.match.happenings import happening, snapshot
from tray24.rules.errors import RuleError
from tray24.rules.moves import CATCH, CHALLENGE, DRAW, KEEP, PLACE, PLAY, REROLL, ROLL, UNO, move_seat, move_verb
from tray24.ui.match.announce import bluff_words, happened_words, line_words
from tray24.ui.match.kinds import WAITING
from tray24.ui.match.results import Scores, values_left
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.stack import OF_VERBS

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.rules.moves import Line
    from tray24.ui.match.play import Play


class Entry:
    """The entry of moves and of the lines that follow, one per tick: the match has the loop (`Match.step`, `settle`).

    `gains` lists each seat's points in the last round. `lines` were applied since the last announcement. `happened` is
    their last effect on a seat, see `match.happenings`, or None.
    """

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.lines: list[Line] = []
        self.happened: tuple[str, int, int, int] | None = None
        self.gains: tuple[int, ...] = ()
        self._proof: tuple[int, int] | None = None  # why the WD4 that has just been challenged was illegal
        self._rack = None  # the screen of a challenged rack, until the verdict is known
        self._move = 0  # the last move, while the dealer's lines follow
        self._hand = 0
        self._scores = ()
        self._on_tray = 0
        self._before = snapshot(play.ui.match.game)
        self.remember()

    def remember(self) -> None:
        """Make the current position the base of the next announcement."""
        play = self.play
        game = play.ui.match.game
        self._hand = game.hand
        self._scores = tuple(game.scores)
        self._on_tray = play.side.dice_on_table()
        play.catching.remember()

    def taken_back(self, now_ms: int) -> None:
        """Announce an undo."""
        play = self.play
        self.take_lines()
        self.happened = None
        self.remember()
        play.catching.forget()
        play.tell(play.ui.say("taken_back"), now_ms)
        play.ui.sound("undo")
        play.ui.lights.animate(lamp.UNDONE, now_ms)

    def attempt(self, move: int, now_ms: int) -> bool:
        """Enter a move; if it is refused, show the rule. Return True if it was entered."""
        play = self.play
        match = play.ui.match
        verb = move_verb(move)
        is_aside = verb == UNO or verb == CATCH
        self.settle(now_ms)
        if not is_aside and play.catching.catch(now_ms):  # the player acts: the grace time is over
            self.settle(now_ms)
            if not match.profile.real and move not in match.game.legal():
                return False  # it was meant for the dice before the catch, which is announced
        self._begin_challenge(move)
        try:
            match.enter(move, whole=False)
        except RuleError as refusal:
            self._rack = None
            play.refuse(refusal.rule, play.ui.say.refusal(refusal), now_ms, move)
            return False
        self.serve(move, now_ms)
        return True

    def _begin_challenge(self, move: int) -> None:
        """If the move is a challenge, note the reason of the verdict, and the rack to show to a person (D8)."""
        ui = self.play.ui
        match = ui.match
        challenges = move_verb(move) == CHALLENGE
        self._proof = match.game.proof() if challenges else None
        self._rack = None
        if challenges and match.game.hides and not match.profile.real and not match.bot(move_seat(move)):
            shown = games.find(match.game.name, "shown")
            self._rack = shown and shown.Shown(ui, move_seat(move))

    def serve(self, move: int, now_ms: int) -> None:
        """Show an applied move (-1: a line of the dealer) by sound and light; the next lines follow, one per tick."""
        play = self.play
        self._move = move
        verb = move_verb(move)
        play.start_event(move >= 0 and verb != UNO and verb != CATCH)
        if verb in OF_VERBS:
            play.ui.sound(OF_VERBS[verb])
        if verb == PLAY or verb == PLACE:
            play.ui.lights.placed(now_ms)
        self._see_dump(now_ms)
        play.ui.relight()

    def settle(self, now_ms: int) -> None:
        """Apply all remaining lines of the last move at once."""
        if self.play.busy:
            self.play.ui.match.settle()
            self._entered(self._move, now_ms)

    def step(self, now_ms: int) -> None:
        """Apply one line; after the last one announce what has happened and ask for the next choice."""
        if not self.play.ui.match.step():
            self._entered(self._move, now_ms)

    def heard(self, line: "Line") -> None:
        """Note an applied line and its effect on a seat; lines that belong together are announced at once."""
        game = self.play.ui.match.game
        self.lines.append(line)
        self.happened = happening(game, line, self._before) or self.happened
        self._before = snapshot(game)

    def take_lines(self) -> "list[Line]":
        """Return the lines applied since the last call, and forget them."""
        lines = self.lines
        self.lines = []
        return lines

    def _entered(self, move: int, now_ms: int) -> None:
        """Announce a move and the dealer's lines after it, and ask for the next choice."""
        play = self.play
        ui = play.ui
        game = ui.match.game
        play.serve()
        play.end_event()
        play.tell_lines(move, self.take_lines(), now_ms)
        self.happened = None
        play.catching.moved(move, now_ms)
        self._see_dump(now_ms)
        play.ask_next(now_ms)
        if ui.match.message:
            play.warn(ui.say.refusal(ui.match.message), now_ms)
        if game.over or game.hand != self._hand:
            self._hand_ended(now_ms)
        elif play.kind != WAITING and game.turn != move_seat(move):
            ui.sound("turn")
        if self._rack:
            ui.open(self._rack, now_ms)
            self._rack = None

    def tell_lines(self, move: int, lines: "Sequence[Line]", now_ms: int) -> None:
        """Announce the effect of a move (-1: a line of the dealer) and of the lines after it.

        Without an effect, announce the last notable line. A player who has just rolled sees the dice instead.
        """
        play = self.play
        match = play.ui.match
        game = match.game
        verb = move_verb(move)
        seat = move_seat(move)
        if verb in (ROLL, KEEP, DRAW, REROLL) and game.turn == seat and not match.bot(seat):
            play.end_message()
            return
        words = ""
        is_dealt = game.hand != self._hand or verb == PLACE  # dealt dice are no news
        for line in lines:
            if isinstance(line, int) or not is_dealt:
                words = line_words(play.side, line) or words
        words = happened_words(play.side, self.happened) or words
        if self._proof:
            words = bluff_words(play.ui, self._proof)
            self._proof = None
        if words:
            play.tell(words, now_ms)

    def _see_dump(self, now_ms: int) -> None:
        """Fade out the dice that went back into the bag (B11, B16, the end of a round)."""
        ui = self.play.ui
        dice = self.play.side.dice_on_table()
        if dice < self._on_tray:
            ui.lights.animate(lamp.DUMP, now_ms)
            if ui.match.game.hand == self._hand:
                ui.sound("dump")
        self._on_tray = dice

    def _bots_won(self, gains: tuple[int, ...]) -> bool:
        """Return True if only bots won the round, or the match, in which people play."""
        match = self.play.ui.match
        game = match.game
        is_low = game.low_wins(game.options)
        won = [seat for seat in range(game.seats) if (gains[seat] == 0) == is_low]
        if game.over:
            won = game.winners()
        return bool(won) and self.play.ui.people() > 0 and all([match.bot(seat) for seat in won])

    def _hand_ended(self, now_ms: int) -> None:
        play = self.play
        ui = play.ui
        if play.coach:
            play.coach.hand_ended()
        game = ui.match.game
        gains = tuple([game.scores[seat] - self._scores[seat] for seat in range(game.seats)])
        play.catching.forget()
        ui.sound("lost" if self._bots_won(gains) else "match" if game.over else "hand")
        if game.over:
            self.gains = gains  # the screen of the winner comes with the next tick
        else:
            play.hands.cover()
            title = ui.say("hand_n", number=self._hand + 1)
            ui.open(Scores(ui, title, gains, values_left(ui.match)), now_ms)
        self.remember()
