"""Help for players on the page: messages of the coach, hints, and a child's grace time for UNO."""

from collections.abc import Sequence, Set

from simulator.json_values import JsonObject
from simulator.texts import HostTexts, speaking, typeset
from simulator.web.view import words_of
from tray24 import games
from tray24.match.bots import answer
from tray24.match.match import Match
from tray24.match.thinking.reasons import key_of, reason
from tray24.rules.core import Game
from tray24.rules.moves import REROLL, move_verb
from tray24.ui.match.adviser import advice_words, advise, answer_of, cost_words, explained, is_told
from tray24.ui.match.coach import Coach
from tray24.ui.match.common import CommonSide
from tray24.ui.match.kinds import COVERED, DICE, verb_item
from tray24.ui.match.play import Play
from tray24.ui.toolkit.texts import Texts
from tray24.ui.ui import Ui

_Why = tuple[str, int | tuple[int, ...]]
_say = HostTexts("page")
_MOST = 12  # the most moves whose reasons are computed


def with_next_best(play: Play, words: str, game: Game, sides: bytes, worths: Sequence[tuple[int, int]]) -> str:
    """Return the text of a hint with the next best move and its reason; unchanged if all moves are equally good."""
    ranked = [move for move, _ in sorted(worths, key=lambda each: -each[1])]
    worse = [move for move in ranked if cost_words(play.ui.say, worths, [move])]
    if not worse:
        return words
    best = max(worths, key=lambda each: each[1])[0]
    move, why = _next_best(game, sides, best, worse)
    other = play.side.advice_words(move)
    other = explained(play, other, why) if why[0] else other
    return _say("advice-next", words=words, other=other, cost=cost_words(play.ui.say, worths, [move]).replace("-", "−"))


def _next_best(game: Game, sides: bytes, best: int, worse: Sequence[int]) -> tuple[int, _Why]:
    """Return the next best move and its reason: if moves have aims, the best one with another aim than `best`."""
    view_class = getattr(games.find(game.name, "bot"), "View", None)
    if view_class is not None and hasattr(view_class, "parts"):
        view = view_class(game, sides)
        if hasattr(view, "prepare"):
            answer(view.prepare(game.choices()))
        move = worse[0]
        mine, others = view.parts(move), view.parts(best)
        return move, (key_of(mine, others) if mine and others else "", view.follower(move) if mine else -1)
    aim = _aim(answer(reason(game, sides, best)))
    found = [(move, answer(reason(game, sides, move))) for move in worse[:_MOST]]
    return next((each for each in found if _aim(each[1]) != aim), found[0])


def _aim(why: _Why) -> object:
    return why[1][0] if isinstance(why[1], tuple) else why


class Coaching:
    """The messages of coach and hints. While the display covers a rack, they are sent only to its player's screen."""

    def __init__(self) -> None:
        self._moment: tuple[Play, int] | None = None  # the screen and the length of its match, while a rack is covered
        self._is_told = False
        self._coach: Coach | None = None  # for covered racks
        self._covered_advice = ""
        self._covered_worths: Sequence[tuple[int, int]] = []
        # A cache of `_lengthen`: values, hint and extended hint.
        self._long: tuple[Sequence[tuple[int, int]], str, str] = ([], "", "")
        self._costs: tuple[Sequence[tuple[int, int]], JsonObject] = ([], {})  # a cache of `costs_of`: values and result

    def look(self, ui: Ui | None) -> JsonObject | None:
        """Return the coach's message, with its seat and the place on the page that it is about, or None."""
        screen = ui.screen if ui is not None else None
        if ui is None or ui.match is None or not isinstance(screen, Play):
            return None
        if screen.kind == COVERED:
            self._look_covered(ui.match, screen)
            return _told(self._coach.said if self._coach else None, ui)
        self._moment = None
        return _told(screen.coach.said if screen.coach and screen.message_ends_ms is None else None, ui)

    def hush(self, ui: Ui | None, seat: int, places: Set[str | int]) -> None:
        """Keep the coach's message to `seat` off the display while tabs at these places show it."""
        screen = ui.screen if ui is not None else None
        if ui is None or ui.match is None or not isinstance(screen, Play) or screen.coach is None:
            return
        is_quiet = "table" in places or (seat >= 0 and ui.match.profile.seats[seat].button in places)
        if is_quiet != screen.coach.quiet:
            screen.coach.quiet = is_quiet
            screen.redraw(lights=False)

    def _look_covered(self, match: Match, screen: Play) -> None:
        moment = (screen, len(match.marks))
        told = is_told(screen.ui, match.game.turn)
        if moment != self._moment or told != self._is_told:
            self._is_told = told
            self._covered_advice, self._covered_worths = "", []
            if told:
                move, why, self._covered_worths = answer(advise(match))
                self._covered_advice = advice_words(screen, move, why, self._covered_worths)
        if moment != self._moment:
            self._moment = moment
            self._coach_covered(match, screen)

    def _coach_covered(self, match: Match, screen: Play) -> None:
        if screen.coach is None:
            self._coach = None
        elif self._coach is None or self._coach.play is not screen:
            self._coach = Coach(screen)
        if self._coach:
            self._coach.dismiss()
            if match.game.turn in self._coach.learners:
                self._coach.find(match.game.turn)

    def advice(self, ui: Ui | None) -> tuple[str, JsonObject]:
        """Return the hint for the seat to play in the tray's language, or "", and the costs of moves (`costs_of`)."""
        screen = ui.play_screen if ui is not None else None
        if ui is None or ui.match is None or screen is None or not is_told(screen.ui, ui.match.game.turn):
            return "", {}
        with speaking(ui.say.language):
            return self._advice(ui, ui.match, screen)

    def _advice(self, ui: Ui, match: Match, screen: Play) -> tuple[str, JsonObject]:
        if screen.kind == COVERED:
            worths = self._covered_worths
            return self._lengthen(screen, match, self._covered_advice, worths), self._costs_of(ui, match.game, worths)
        words = self._lengthen(screen, match, screen.adviser.said, screen.adviser.worths)
        marks = isinstance(screen.side, CommonSide) and screen.kind == DICE and screen.side.marked
        if words and marks and screen.adviser.is_priced():
            cost = screen.adviser.costs.get(verb_item(REROLL))
            words = _say("advice-yours", words=words, cost=_shown(cost) if cost else _say("advice-as-good"))
        return words, self._costs_of(ui, match.game, screen.adviser.worths)

    def _lengthen(self, screen: Play, match: Match, words: str, worths: Sequence[tuple[int, int]]) -> str:
        """Return a hint with the next best move added, cached."""
        if not words or not worths:
            return words
        if worths is not self._long[0] or words != self._long[1]:
            sides = b"" if match.profile.real else match.sides
            self._long = (worths, words, with_next_best(screen, words, match.game, sides, worths))
        return self._long[2]

    def _costs_of(self, ui: Ui, game: Game, worths: Sequence[tuple[int, int]]) -> JsonObject:
        if worths is not self._costs[0]:
            self._costs = (worths, costs_of(ui.say, game, worths))
        return self._costs[1]

    def add_advice(self, view: JsonObject, ui: Ui | None) -> None:
        """Add the hint to a tab's view of the match if it sees that hand, and each seat's answer about hints."""
        turn = view["turn"]
        screen = ui.play_screen if ui is not None else None
        if turn is not None and view["seats"][turn]["mine"] and view["seats"][turn]["seen"]:
            words, view["costs"] = self.advice(ui)
            view["said"]["advice"] = typeset(words, ui.say.language) if ui is not None else words
            if screen is not None and words and screen.adviser.worths:
                view["hold"] = dice_to_hold(screen.side.game, screen.adviser.worths)
        if screen is not None and screen.ui.people() > 1:
            for seat in view["seats"]:
                seat["advice"] = "" if seat["bot"] else answer_of(screen.ui, seat["seat"])

    def for_place(self, coach: JsonObject | None, match: Match | None, sit: str | int) -> JsonObject | None:
        """Return the coach's message if a tab at `sit` may show it, or None: the seat's, or one that sees its hand."""
        if coach is None or match is None:
            return None
        at_table = sit == "table" and self._moment is None
        return coach if at_table or sit == match.profile.seats[coach["seat"]].button else None

    def dismiss(self, ui: Ui) -> None:
        """Remove the coach's message, which has been read on a page."""
        for coach in (self._coach, ui.screen.coach if isinstance(ui.screen, Play) else None):
            if coach is not None:
                coach.dismiss()


def dice_to_hold(game: Game, worths: Sequence[tuple[int, int]]) -> list[int]:
    """Return the places of the dice that the best move keeps if it rolls others again, or []."""
    best = max(worths, key=lambda each: each[1])[0]
    rolled = game.args(best) if move_verb(best) == REROLL else ()
    return [place for place in range(len(getattr(game, "dice", ()))) if rolled and place not in rolled]


def costs_of(say: Texts, game: Game, worths: Sequence[tuple[int, int]]) -> JsonObject:
    """Return by choice ("play r7", "draw") its value minus the best one: "−2.3", or "✓" for the best."""
    choices: dict[str, list[int]] = {}
    for move, _ in worths:
        choices.setdefault(" ".join(words_of(game, move).split()[:2]), []).append(move)
    found = {name: cost_words(say, worths, moves) for name, moves in choices.items() if not name.startswith("reroll ")}
    return {name: _shown(cost) if cost else "✓" for name, cost in found.items()}


def _shown(cost: str) -> str:
    return cost.replace("-", "−")


def _told(said: tuple[int, str, str, str] | None, ui: Ui) -> JsonObject | None:
    if said is None:
        return None
    seat, _, place, words = said
    return {"seat": seat, "place": place, "words": typeset(words, ui.say.language)}


def grace(ui: Ui | None) -> JsonObject | None:
    """Return a child's time to call UNO, or None: seat button, eighths of the time left, length of an eighth."""
    screen = ui.play_screen if ui is not None else None
    if ui is None or ui.match is None or screen is None or not screen.catching.left:
        return None
    button = ui.match.profile.seats[ui.match.game.catchable].button
    return {"button": button, "left": screen.catching.left, "ms": ui.settings["grace_ms"] * 2 // 8}


def hints_level(ui: Ui) -> str:
    """Return the level of hints to show: for children legal moves are always marked."""
    level: str = ui.settings["hints"]
    return "plays" if level == "off" and ui.hints() else level
