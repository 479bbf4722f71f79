"""Entry of moves on the screen of a match: refusals, the dealer's lines after a move, and ends of rounds."""

from tray24 import games
from tray24.compat import const
from tray24.match.effects import capture_snapshot, find_effect
from tray24.rules.errors import RuleError
from tray24.rules.moves import CATCH, CHALLENGE, DRAW, KEEP, PLACE, PLAY, REROLL, ROLL, UNO, decode_seat, decode_verb
from tray24.ui.match.prompts import WAITING
from tray24.ui.match.results import ScoresScreen, list_values_left
from tray24.ui.match.sentences import describe_bluff, describe_effect, describe_line
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.stack import OF_VERBS

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.rules.moves import MoveOrDeal
    from tray24.ui.match.play_screen import PlayScreen


class MoveEntry:
    """The entry of moves, and of the dealer's lines that follow a move, one line per tick.

    `Match.step` and `Match.finish_event` make the dealer's lines. `gains` lists each seat's points in the match's last
    round, once the match is over. `lines` lists the moves and deals applied since the last announcement. `effect` is
    the last effect of these lines on a seat, as tray24.match.effects returns it, or None.
    """

    def __init__(self, play: "PlayScreen") -> None:
        self.play = play
        self.lines: list[MoveOrDeal] = []
        self.effect: tuple[str, int, int, int] | None = None
        self.gains: tuple[int, ...] = ()
        self._proof: tuple[int, int] | None = None  # why the WD4 that has just been challenged was illegal
        self._rack_screen = None  # the screen of a challenged rack, until the verdict is known
        self._move = 0  # the last move, while the dealer's lines follow
        self._round_number = 0
        self._base_scores = ()
        self._dice_count = 0
        self._snapshot = capture_snapshot(play.ui.match.game)
        self.reset_base()

    def reset_base(self) -> None:
        """Remember the current position: the next announcement is about what has changed since then."""
        play = self.play
        game = play.ui.match.game
        self._round_number = game.hand
        self._base_scores = tuple(game.scores)
        self._dice_count = play.game_screen.count_dice_on_table()
        play.uno_window.note_catchable()

    def announce_undo(self, now_ms: int) -> None:
        """Announce by message, sound and lights that a choice has been undone."""
        play = self.play
        self.pop_lines()
        self.effect = None
        self.reset_base()
        play.uno_window.clear()
        play.show_message(play.ui.say("taken_back"), now_ms)
        play.ui.play_tune("undo")
        play.ui.lights.start_animation(lamp.UNDONE, now_ms)

    def try_move(self, move: int, now_ms: int) -> bool:
        """Enter a move. If the rules refuse it, show why. Return True if it was entered."""
        play = self.play
        match = play.ui.match
        verb = decode_verb(move)
        is_aside = verb == UNO or verb == CATCH
        self.finish_move(now_ms)
        if not is_aside and play.uno_window.enter_catch(now_ms):  # the player acts: the grace time is over
            self.finish_move(now_ms)
            if not match.profile.real and move not in match.game.list_legal_moves():
                return False  # the move was meant for the dice before the catch; the display announces the catch
        self._prepare_challenge(move)
        try:
            match.enter(move, whole=False)
        except RuleError as refusal:
            self._rack_screen = None
            play.show_refusal(refusal.rule, play.ui.say.describe_refusal(refusal), now_ms, move)
            return False
        self.show_move(move, now_ms)
        return True

    def _prepare_challenge(self, move: int) -> None:
        """Note a proof that the challenged WD4 was illegal, if `move` is a challenge and there is a proof.

        Also prepare the screen that shows the challenged player's rack to the challenger (rule D8).
        """
        ui = self.play.ui
        match = ui.match
        is_challenge = decode_verb(move) == CHALLENGE
        self._proof = match.game.find_proof() if is_challenge else None
        self._rack_screen = None
        if is_challenge and match.game.hides and not match.profile.real and not match.get_bot(decode_seat(move)):
            module = games.find_part(match.game.name, "challenged_rack")
            self._rack_screen = module and module.ChallengedRack(ui, decode_seat(move))

    def show_move(self, move: int, now_ms: int) -> None:
        """Show by sound and light that a move (-1: a deal) has been applied.

        The dealer's lines after it follow in the next ticks, one per tick.
        """
        play = self.play
        self._move = move
        verb = decode_verb(move)
        play.start_event(move >= 0 and verb != UNO and verb != CATCH)
        if verb in OF_VERBS:
            play.ui.play_tune(OF_VERBS[verb])
        if verb == PLAY or verb == PLACE:
            play.ui.lights.flash_last(now_ms)
        self._animate_dump(now_ms)
        play.ui.request_lights()

    def finish_move(self, now_ms: int) -> None:
        """Apply all remaining lines of the dealer after the last move in one call, and announce the move."""
        if self.play.busy:
            self.play.ui.match.finish_event()
            self._end_move(self._move, now_ms)

    def step(self, now_ms: int) -> None:
        """Apply one line of the dealer. After the last line announce what has happened and ask for the next choice."""
        if not self.play.ui.match.step():
            self._end_move(self._move, now_ms)

    def note_line(self, line: "MoveOrDeal") -> None:
        """Note a move or deal that has been applied, and its effect on a seat, for the next announcement."""
        game = self.play.ui.match.game
        self.lines.append(line)
        self.effect = find_effect(game, line, self._snapshot) or self.effect
        self._snapshot = capture_snapshot(game)

    def pop_lines(self) -> "list[MoveOrDeal]":
        """Return the moves and deals noted since the last call, and forget them."""
        lines = self.lines
        self.lines = []
        return lines

    def _end_move(self, move: int, now_ms: int) -> None:
        """End a move (-1: a deal) and the deals after it: announce them, and ask for the next choice."""
        play = self.play
        ui = play.ui
        game = ui.match.game
        play.enter_dealer_lines()
        play.end_event()
        play.announce_lines(move, self.pop_lines(), now_ms)
        self.effect = None
        play.uno_window.start_grace(move, now_ms)
        self._animate_dump(now_ms)
        play.ask_next(now_ms)
        if ui.match.message:
            play.warn(ui.say.describe_refusal(ui.match.message), now_ms)
        if game.over or game.hand != self._round_number:
            self._end_round(now_ms)
        elif play.prompt != WAITING and game.turn != decode_seat(move):
            ui.play_tune("turn")
        if self._rack_screen:
            ui.push_screen(self._rack_screen, now_ms)
            self._rack_screen = None

    def announce_lines(self, move: int, lines: "Sequence[MoveOrDeal]", now_ms: int) -> None:
        """Show a message about the effect of a move (-1: a deal) and of the `lines` applied with it.

        If there is no effect, the message is the text of the last line that has a text. There is no message for a
        player who has just rolled and plays on: the dice themselves show the roll.
        """
        play = self.play
        match = play.ui.match
        game = match.game
        verb = decode_verb(move)
        seat = decode_seat(move)
        if verb in (ROLL, KEEP, DRAW, REROLL) and game.turn == seat and not match.get_bot(seat):
            play.expire_message()
            return
        text = ""
        is_dealt = game.hand != self._round_number or verb == PLACE  # dealt dice are no news
        for line in lines:
            if isinstance(line, int) or not is_dealt:
                text = describe_line(play.game_screen, line) or text
        text = describe_effect(play.game_screen, self.effect) or text
        if self._proof:
            text = describe_bluff(play.ui, self._proof)
            self._proof = None
        if text:
            play.show_message(text, now_ms)

    def _animate_dump(self, now_ms: int) -> None:
        """Fade out the lights of dice that went back into the bag, if any did.

        This happens by the rules B11 and B16, and at the end of a round.
        """
        ui = self.play.ui
        dice = self.play.game_screen.count_dice_on_table()
        if dice < self._dice_count:
            ui.lights.start_animation(lamp.DUMP, now_ms)
            if ui.match.game.hand == self._round_number:
                ui.play_tune("dump")
        self._dice_count = dice

    def _is_won_by_bots(self, gains: tuple[int, ...]) -> bool:
        """Return True if people play in this match, but only bots have won its last round, or the match if it is over.

        `gains` has each seat's points in the last round.
        """
        match = self.play.ui.match
        game = match.game
        is_low = game.is_lowest_best(game.options)
        winners = [seat for seat in range(game.seats) if (gains[seat] == 0) == is_low]
        if game.over:
            winners = game.list_winners()
        return bool(winners) and self.play.ui.count_people() > 0 and all([match.get_bot(seat) for seat in winners])

    def _end_round(self, now_ms: int) -> None:
        play = self.play
        ui = play.ui
        if play.coach:
            play.coach.end_round()
        game = ui.match.game
        gains = tuple([game.scores[seat] - self._base_scores[seat] for seat in range(game.seats)])
        play.uno_window.clear()
        ui.play_tune("lost" if self._is_won_by_bots(gains) else "match" if game.over else "hand")
        if game.over:
            self.gains = gains  # the screen of the winner comes with the next tick
        else:
            play.hidden_hands.cover_hand()
            title = ui.say("hand_n", number=self._round_number + 1)
            ui.push_screen(ScoresScreen(ui, title, gains, list_values_left(ui.match)), now_ms)
        self.reset_base()
