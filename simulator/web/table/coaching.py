"""Help for players on the page: messages of the coach, hints, and the time in which a child may call UNO."""

from collections.abc import Sequence, Set

from simulator.json_values import JsonObject
from simulator.texts import HostTexts, typeset, use_language
from simulator.web.match_view import format_move
from tray24 import games
from tray24.match.bots.bots import run_to_end
from tray24.match.bots.reasons import explain_move, find_reason_key
from tray24.match.match import Match
from tray24.rules.core import Game
from tray24.rules.moves import REROLL, decode_verb
from tray24.ui.match.coach import Coach
from tray24.ui.match.game_screen import BaseGameScreen
from tray24.ui.match.hints import compute_hint, describe_hint, explain_choice, format_cost, get_consent, has_hints
from tray24.ui.match.play_screen import PlayScreen
from tray24.ui.match.prompts import COVERED, DICE, make_verb_item
from tray24.ui.toolkit.texts import Texts
from tray24.ui.ui import Ui

_Reason = tuple[str, int | tuple[int, ...]]
_say = HostTexts("page")
_MAX_REASONS = 12  # the most moves whose reasons are computed


def add_next_best(screen: PlayScreen, text: str, game: Game, sides: bytes, values: Sequence[tuple[int, int]]) -> str:
    """Return the hint `text` with the next best move and its reason added; unchanged if all moves are equally good.

    `sides` are the six faces of each die of the set, b"" with real dice. `values` are (move, value) of all moves.
    """
    moves = [move for move, _ in sorted(values, key=lambda pair: -pair[1])]
    worse_moves = [move for move in moves if format_cost(screen.ui.say, values, [move])]
    if not worse_moves:
        return text
    best = max(values, key=lambda pair: pair[1])[0]
    move, reason = _find_next_best(game, sides, best, worse_moves)
    description = screen.game_screen.describe_hint(move)
    description = explain_choice(screen, description, reason) if reason[0] else description
    return _say(
        "advice-next", words=text, other=description, cost=format_cost(screen.ui.say, values, [move]).replace("-", "−")
    )


def _find_next_best(game: Game, sides: bytes, best: int, worse_moves: Sequence[int]) -> tuple[int, _Reason]:
    """Return the next best move after the move `best`, and its reason. `worse_moves` are the others, the best first.

    If the bot's reasons name what a move aims at, choose the best move that aims at something else than `best`.
    `sides` are as in `add_next_best`.
    """
    evaluator_class = getattr(games.find_part(game.name, "bot"), "Evaluator", None)
    if evaluator_class is not None and hasattr(evaluator_class, "evaluate_parts"):
        evaluator = evaluator_class(game, sides)
        if hasattr(evaluator, "prepare"):
            run_to_end(evaluator.prepare(game.list_turn_moves()))
        move = worse_moves[0]
        parts, best_parts = evaluator.evaluate_parts(move), evaluator.evaluate_parts(best)
        return move, (
            find_reason_key(parts, best_parts) if parts and best_parts else "",
            evaluator.find_follower(move) if parts else -1,
        )
    aim = _get_aim(run_to_end(explain_move(game, sides, best)))
    found = [(move, run_to_end(explain_move(game, sides, move))) for move in worse_moves[:_MAX_REASONS]]
    return next((candidate for candidate in found if _get_aim(candidate[1]) != aim), found[0])


def _get_aim(reason: _Reason) -> object:
    return reason[1][0] if isinstance(reason[1], tuple) else reason


class Coaching:
    """The messages of the coach and the hints, for the page.

    While the display hides a rack until its player confirms that nobody else is looking, only tabs at that player's
    seat get messages and hints.
    """

    def __init__(self) -> None:
        self._moment: tuple[PlayScreen, int] | None = (
            None  # the screen and the length of its match, while a rack is covered
        )
        self._is_hinted = False
        self._coach: Coach | None = None  # for covered racks
        self._covered_hint = ""
        self._covered_values: Sequence[tuple[int, int]] = []
        # A cache of `_extend_hint`: values, hint and extended hint.
        self._hint_cache: tuple[Sequence[tuple[int, int]], str, str] = ([], "", "")
        # A cache of `compute_costs`: values and result.
        self._cost_cache: tuple[Sequence[tuple[int, int]], JsonObject] = ([], {})

    def update_tip(self, ui: Ui | None) -> JsonObject | None:
        """Return the coach's message, with its seat and the part of the page that the message is about, or None."""
        screen = ui.screen if ui is not None else None
        if ui is None or ui.match is None or not isinstance(screen, PlayScreen):
            return None
        if screen.prompt == COVERED:
            self._update_covered(ui.match, screen)
            return _build_tip_view(self._coach.tip if self._coach else None, ui)
        self._moment = None
        return _build_tip_view(screen.coach.tip if screen.coach and screen.message_ends_ms is None else None, ui)

    def mute_display(self, ui: Ui | None, seat: int, places: Set[str | int]) -> None:
        """Keep the coach's message off the display while a tab at this seat, or one for the whole table, shows it.

        `places` are those of all tabs: "table", "onlooker" or a seat button.
        """
        screen = ui.screen if ui is not None else None
        if ui is None or ui.match is None or not isinstance(screen, PlayScreen) or screen.coach is None:
            return
        is_quiet = "table" in places or (seat >= 0 and ui.match.profile.seats[seat].button in places)
        if is_quiet != screen.coach.quiet:
            screen.coach.quiet = is_quiet
            screen.request_redraw(lights=False)

    def _update_covered(self, match: Match, screen: PlayScreen) -> None:
        moment = (screen, len(match.marks))
        is_hinted = has_hints(screen.ui, match.game.turn)
        if moment != self._moment or is_hinted != self._is_hinted:
            self._is_hinted = is_hinted
            self._covered_hint, self._covered_values = "", []
            if is_hinted:
                move, reason, self._covered_values = run_to_end(compute_hint(match))
                self._covered_hint = describe_hint(screen, move, reason, self._covered_values)
        if moment != self._moment:
            self._moment = moment
            self._update_covered_coach(match, screen)

    def _update_covered_coach(self, match: Match, screen: PlayScreen) -> None:
        if screen.coach is None:
            self._coach = None
        elif self._coach is None or self._coach.play is not screen:
            self._coach = Coach(screen)
        if self._coach:
            self._coach.dismiss()
            if match.game.turn in self._coach.coached:
                self._coach.find_tip(match.game.turn)

    def get_hint(self, ui: Ui | None) -> tuple[str, JsonObject]:
        """Return the hint for the seat to play, in the tray's language, and the costs of moves from `compute_costs`.

        Without a hint return ("", {}).
        """
        screen = ui.play_screen if ui is not None else None
        if ui is None or ui.match is None or screen is None or not has_hints(screen.ui, ui.match.game.turn):
            return "", {}
        with use_language(ui.say.language):
            return self._format_hint(ui, ui.match, screen)

    def _format_hint(self, ui: Ui, match: Match, screen: PlayScreen) -> tuple[str, JsonObject]:
        if screen.prompt == COVERED:
            values = self._covered_values
            return self._extend_hint(screen, match, self._covered_hint, values), self._get_costs(ui, match.game, values)
        text = self._extend_hint(screen, match, screen.hint_search.hint, screen.hint_search.values)
        marked_dice = (
            isinstance(screen.game_screen, BaseGameScreen) and screen.prompt == DICE and screen.game_screen.marked
        )
        if text and marked_dice and screen.hint_search.has_all_costs():
            cost = screen.hint_search.costs.get(make_verb_item(REROLL))
            text = _say("advice-yours", words=text, cost=_typeset_cost(cost) if cost else _say("advice-as-good"))
        return text, self._get_costs(ui, match.game, screen.hint_search.values)

    def _extend_hint(self, screen: PlayScreen, match: Match, text: str, values: Sequence[tuple[int, int]]) -> str:
        """Return the hint `text` with the next best move added. The result is cached."""
        if not text or not values:
            return text
        if values is not self._hint_cache[0] or text != self._hint_cache[1]:
            sides = b"" if match.profile.real else match.sides
            self._hint_cache = (values, text, add_next_best(screen, text, match.game, sides, values))
        return self._hint_cache[2]

    def _get_costs(self, ui: Ui, game: Game, values: Sequence[tuple[int, int]]) -> JsonObject:
        if values is not self._cost_cache[0]:
            self._cost_cache = (values, compute_costs(ui.say, game, values))
        return self._cost_cache[1]

    def add_hint(self, view: JsonObject, ui: Ui | None) -> None:
        """Add the hint to a tab's view of the match, if the tab sees the hand of the seat to play.

        Also add for each seat whether its player wants hints.
        """
        acting_seat = view["turn"]
        screen = ui.play_screen if ui is not None else None
        if acting_seat is not None and view["seats"][acting_seat]["mine"] and view["seats"][acting_seat]["seen"]:
            text, view["costs"] = self.get_hint(ui)
            view["said"]["advice"] = typeset(text, ui.say.language) if ui is not None else text
            if screen is not None and text and screen.hint_search.values:
                view["hold"] = find_dice_to_hold(screen.game_screen.game, screen.hint_search.values)
        if screen is not None and screen.ui.count_people() > 1:
            for seat in view["seats"]:
                seat["advice"] = "" if seat["bot"] else get_consent(screen.ui, seat["seat"])

    def filter_tip(self, coach: JsonObject | None, match: Match | None, place: str | int) -> JsonObject | None:
        """Return the coach's message if a tab at `place` may show it, or None.

        The tab at the message's seat may. The whole table may unless the display hides a rack.
        """
        if coach is None or match is None:
            return None
        is_at_table = place == "table" and self._moment is None
        return coach if is_at_table or place == match.profile.seats[coach["seat"]].button else None

    def dismiss_tip(self, ui: Ui) -> None:
        """Remove the coach's message, because somebody has read it on a page."""
        for coach in (self._coach, ui.screen.coach if isinstance(ui.screen, PlayScreen) else None):
            if coach is not None:
                coach.dismiss()


def find_dice_to_hold(game: Game, values: Sequence[tuple[int, int]]) -> list[int]:
    """Return the indexes of the dice that the best move keeps, if it rolls the other dice again, or [].

    `values` are (move, value) of all moves in yacht.
    """
    best_move = max(values, key=lambda pair: pair[1])[0]
    rolled_dice = game.decode_args(best_move) if decode_verb(best_move) == REROLL else ()
    return [index for index in range(len(getattr(game, "dice", ()))) if rolled_dice and index not in rolled_dice]


def compute_costs(say: Texts, game: Game, values: Sequence[tuple[int, int]]) -> JsonObject:
    """Return by move ("play r7", "draw") how much lower its value is than that of the best one: "−2.3".

    The best move has "✓"; moves that roll dice again are omitted. `values` are (move, value) of all moves.
    """
    moves_by_name: dict[str, list[int]] = {}
    for move, _ in values:
        moves_by_name.setdefault(" ".join(format_move(game, move).split()[:2]), []).append(move)
    found = {
        name: format_cost(say, values, moves) for name, moves in moves_by_name.items() if not name.startswith("reroll ")
    }
    return {name: _typeset_cost(cost) if cost else "✓" for name, cost in found.items()}


def _typeset_cost(cost: str) -> str:
    return cost.replace("-", "−")


def _build_tip_view(tip: tuple[int, str, str, str] | None, ui: Ui) -> JsonObject | None:
    if tip is None:
        return None
    seat, _, place, text = tip
    return {"seat": seat, "place": place, "words": typeset(text, ui.say.language)}


def build_grace_view(ui: Ui | None) -> JsonObject | None:
    """Return the time that a child has left to call UNO, or None without such a time.

    It is {button, left, ms}: the seat button, the eighths of the time that are left, and the length of an eighth.
    """
    screen = ui.play_screen if ui is not None else None
    if ui is None or ui.match is None or screen is None or not screen.uno_window.eighths_left:
        return None
    button = ui.match.profile.seats[ui.match.game.catchable].button
    return {"button": button, "left": screen.uno_window.eighths_left, "ms": ui.settings["grace_ms"] * 2 // 8}


def get_hints_level(ui: Ui) -> str:
    """Return which hints the page shows, by the setting `hints`. For children legal moves are always marked."""
    level: str = ui.settings["hints"]
    return "plays" if level == "off" and ui.should_highlight_moves() else level
