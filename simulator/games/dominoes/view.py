"""The parts of `dominoes` that page and log show: open ends, tiles, the page's texts, and the sentences of the log."""

from collections.abc import Sequence

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web import labels
from simulator.web.labels import build_tile_view, label_face
from simulator.web.log.log_writer import (
    LogTexts,
    LogWriter,
    MoveOrDeal,
    PositionBefore,
    Sentence,
    describe_face,
    describe_tile,
    format_color,
    join_sentences,
)
from tray24.games.dominoes.arms import ILLEGAL, LEGAL, get_end_face
from tray24.games.dominoes.rules import Dominoes
from tray24.games.dominoes.screen import arms_to_slots
from tray24.rules import moves
from tray24.rules.errors import RuleError
from tray24.rules.faces import DE, MARKINGS, format_face, format_tile
from tray24.rules.shedding import AFTER_CATCH, AFTER_DRAW, AFTER_LAST, AFTER_PENALTY, AFTER_START

_say = HostTexts("dominoes-page")


def find_move_slots(game: Dominoes, move: int) -> list[int]:
    """Return the slot that stands for the open end at which a move plays its tile, as a list; [] for other moves."""
    slots = arms_to_slots(game.arms)
    return (
        [slots[arm] for arm in game.decode_args(move)[2:] if arm in slots]
        if moves.decode_verb(move) == moves.PLAY
        else []
    )


def build_board(game: Dominoes, round_moves: list[int]) -> dict[str, object]:
    """Return the table of `dominoes` as JSON values for the page: `laid`, `arms` and `doublets`.

    `laid` are the tiles in the order of play. Each has the number of the `arm` where it was laid, and in `mark` the
    face that matched there. The first tile has neither. A wild doublet that reopens closed arms (rule D16) has `beside`
    instead: the index in `doublets` of the doublet beside which it was laid. `doublets` are all doublets on the table.
    `arms` are the arms, each with its open end and with the `slot` that stands for this end, or -1 without such a slot.
    """
    arms = game.describe()["arms"]
    slots = arms_to_slots(game.arms)
    laid_tiles = [
        _build_laid_tile(game, move)
        for move in round_moves
        if moves.decode_verb(move) in (moves.LEAD, moves.PLAY, moves.REOPEN)
    ]
    if len(laid_tiles) > len(game.table):
        laid_tiles = []  # moves of the previous round: the log, from which they come, is updated a moment later
    return {
        "laid": laid_tiles,
        "arms": [arm | {"slot": slots.get(number, -1)} for number, arm in enumerate(arms)],
        "doublets": [format_tile(tile) for tile in game.list_doublets()],
    }


def _build_laid_tile(game: Dominoes, move: int) -> dict[str, object]:
    arguments = game.decode_args(move)
    if moves.decode_verb(move) == moves.LEAD:
        return build_tile_view(arguments[0])
    if moves.decode_verb(move) == moves.REOPEN:
        return {"id": -1, "tile": "W/W", "beside": arguments[0]}
    tile, marking, arm = arguments
    return build_tile_view(tile) | {"mark": format_face(MARKINGS[2 * tile + marking]), "arm": arm}


class GameLabels(labels.Labels):
    """The page's labels for `dominoes`, in which lit slots of the tray stand for the open ends of the arms."""

    def label_slots(self, view: labels.View) -> str:
        return _say("field", number=str(len(_list_open_arms(view))))

    def find_faces(self, view: labels.View) -> dict[int, str]:
        return {}

    def label_empty_slot(self, view: labels.View, slot: int) -> str:
        arm = next((arm for arm in _list_open_arms(view) if arm["slot"] == slot), None)
        if arm is None:
            return _say("slot", slot=str(slot))
        return _say("slot-end", slot=str(slot), face=label_face(arm["end"]))

    def label_fits(self, view: labels.View) -> dict[str, list[str]]:
        return labels.label_fitting_ends(view["moves"]) | labels.label_bluffs(view["bluffs"])

    def label_extras(self, view: labels.View) -> JsonObject:
        """Return the labels of the open ends as `arms`, and the text `stakes`.

        `stakes` says what a challenge costs and when it succeeds (rule D8). It is "" when no WD4 can be challenged.
        """
        return {
            "arms": [_label_arm(number, arm) for number, arm in enumerate(view["board"]["arms"])],
            "stakes": _say("stakes", **labels.get_stake_values(view)) if view["stakes"] else "",
        }


def _list_open_arms(view: labels.View) -> list[JsonObject]:
    return [arm for arm in view["board"]["arms"] if not arm["closed"]]


def _label_arm(number: int, arm: JsonObject) -> list[str]:
    """Return two labels of an open end: the usual one, and the one while a tile fits that end."""
    key = "arm" if arm["slot"] >= 0 else "arm-no-slot"
    values = {"arm": str(number + 1), "face": label_face(arm["end"]), "slot": str(arm["slot"])}
    return [_say(key, **values), _say.format_attribute(key, "fits", **values)]


class GameLogWriter(LogWriter[Dominoes]):
    """The writer of the log sentences of `dominoes`. The page shows the named tile beside a sentence."""

    BEFORE = {
        moves.COLOR: "_compose_color",
        moves.PASS: "_compose_pass",
        moves.ACCEPT: "accepts-wd4",
        moves.CHALLENGE: "_compose_challenge",
        moves.LEAD: "_compose_lead",
    }
    say = LogTexts("dominoes-log")

    def __init__(self) -> None:
        super().__init__()
        self._end_faces: list[int] = []  # of the arms, before the line

    def compose_before(self, game: Dominoes, line: MoveOrDeal) -> Sentence | None:
        self._end_faces = [get_end_face(arm) for arm in game.arms]
        return super().compose_before(game, line)

    def _compose_color(self, game: Dominoes, seat: int, color: int) -> Sentence:
        tile = game.table[-1]
        values = {"tile": describe_tile(tile), "color": format_color(color)}
        return self.format_for_seat("lays-and-names", seat, **values), format_tile(tile)

    def _compose_pass(self, game: Dominoes, seat: int) -> Sentence:
        return self.format_for_seat("leaves-closed" if game.phase == moves.PH_REOPEN else "passes", seat), None

    def _compose_challenge(self, game: Dominoes, seat: int) -> Sentence:
        keys = {LEGAL: "challenges-legal-wd4", ILLEGAL: "challenges-illegal-wd4"}
        sentence = self.format_for_seat(keys.get(game.wd4, "challenges-wd4"), seat)
        proof = game.find_proof()
        return join_sentences(sentence, self.say("bluff", color=format_color(proof[1])) if proof else ""), None

    def _compose_lead(self, game: Dominoes, seat: int, tile: int) -> Sentence:
        return self.format_for_seat("leads-hand", seat, hand=game.hand + 1, tile=describe_tile(tile)), format_tile(tile)

    def _compose_move(
        self, game: Dominoes, seat: int, verb: int, arguments: tuple[int, ...], previous: PositionBefore
    ) -> Sentence | None:
        """Return the sentence about a move that lays a tile, or None for any other move.

        A wild gets its sentence later, when its color is chosen.
        """
        if verb == moves.REOPEN and game.phase != moves.PH_COLOR:
            return self.format_for_seat("lays-double-wild", seat), "W/W"
        if verb != moves.PLAY or game.phase == moves.PH_COLOR:
            return None
        tile, marking, arm = arguments
        active_face, end_face = MARKINGS[2 * tile + marking], MARKINGS[2 * tile + 1 - marking]
        arm_face = self._end_faces[arm]
        key = "lays-at" if arm_face == active_face else "lays-with"
        sentence = self.format_for_seat(
            key, seat, tile=describe_tile(tile), face=describe_face(active_face), end=describe_face(arm_face)
        )
        closing_sentence = self.say("arm-closed") if end_face == DE else ""
        return join_sentences(sentence, closing_sentence), format_tile(tile)

    def _compose_deal(
        self, game: Dominoes, verb: int, seat: int, values: Sequence[int], previous: PositionBefore
    ) -> Sentence | None:
        """Return the sentence about drawn tiles, or None for any other deal.

        The sentence tells how many tiles were drawn, but not which.
        """
        if verb != moves.D_DRAW:
            return None
        if previous.after == AFTER_DRAW:
            is_fitting = game.phase == moves.PH_DRAWN and game.turn == seat
            return self.format_for_seat("draws-fitting-tile" if is_fitting else "draws-other-tile", seat), None
        if previous.after in (AFTER_PENALTY, AFTER_CATCH, AFTER_LAST):
            return self.format_for_seat("draws-tiles", seat, count=len(values)), None
        if previous.after == AFTER_START:
            return self.format_for_seat("no-doublet", seat), None
        return None

    def compose_refusal(self, game: Dominoes, move: int, error: RuleError) -> Sentence:
        """Return the sentence about a refused move.

        If the move would lay a tile, the sentence names neither the tile nor the reason, which would reveal the tile.
        """
        if moves.decode_verb(move) not in (moves.PLAY, moves.LEAD):
            return super().compose_refusal(game, move, error)
        return self.format_for_seat("tries-tile" if error.rule else "tries-tile-now", moves.decode_seat(move)), None
