"""The view of `dominoes`: open ends, tiles and texts for the page, and the sentences of the log."""

from collections.abc import Sequence

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web import spoken
from simulator.web.log.teller import Line, LogTexts, Said, Teller, Was, color_words, face_words, sentences, tile_words
from simulator.web.spoken import face_text, tile_view
from tray24.games.dominoes.arms import ILLEGAL, LEGAL, end_face
from tray24.games.dominoes.rules import Dominoes
from tray24.games.dominoes.screen import slots_of_arms
from tray24.rules import moves
from tray24.rules.errors import RuleError
from tray24.rules.faces import DE, MARKINGS, face_name, tile_name
from tray24.rules.shedding import AFTER_CATCH, AFTER_DRAW, AFTER_LAST, AFTER_PENALTY, AFTER_START

_say = HostTexts("dominoes-page")


def move_slots(game: Dominoes, move: int) -> list[int]:
    """Return the slot of the end at which a tile is played."""
    slots = slots_of_arms(game.arms)
    return [slots[arm] for arm in game.args(move)[2:] if arm in slots] if moves.move_verb(move) == moves.PLAY else []


def board(game: Dominoes, made: list[int]) -> dict[str, object]:
    """Return the tiles `laid` in the order of play, the `arms`, and the `doublets` at which a reopening may be played.

    A laid tile has its matching marking and its arm. The first tile is the lead; a reopening is `beside` the doublet
    with that index. An arm has its open end and its `slot`, or -1.
    """
    arms = game.describe()["arms"]
    slots = slots_of_arms(game.arms)
    laid = [_laid(game, move) for move in made if moves.move_verb(move) in (moves.LEAD, moves.PLAY, moves.REOPEN)]
    if len(laid) > len(game.table):
        laid = []  # the moves are those of the round before: the log is updated a moment later
    return {
        "laid": laid,
        "arms": [arm | {"slot": slots.get(number, -1)} for number, arm in enumerate(arms)],
        "doublets": [tile_name(tile) for tile in game.doublets()],
    }


def _laid(game: Dominoes, move: int) -> dict[str, object]:
    arguments = game.args(move)
    if moves.move_verb(move) == moves.LEAD:
        return tile_view(arguments[0])
    if moves.move_verb(move) == moves.REOPEN:
        return {"id": -1, "tile": "W/W", "beside": arguments[0]}
    tile, mark, arm = arguments
    return tile_view(tile) | {"mark": face_name(MARKINGS[2 * tile + mark]), "arm": arm}


class Spoken(spoken.Spoken):
    """The labels for lit slots that represent the open ends of the arms."""

    def field(self, view: spoken.View) -> str:
        return _say("field", number=str(len(_open(view))))

    def lying(self, view: spoken.View) -> dict[int, str]:
        return {}

    def empty(self, view: spoken.View, slot: int) -> str:
        arm = next((arm for arm in _open(view) if arm["slot"] == slot), None)
        if arm is None:
            return _say("slot", slot=str(slot))
        return _say("slot-end", slot=str(slot), face=face_text(arm["end"]))

    def fits(self, view: spoken.View) -> dict[str, list[str]]:
        return spoken.fits_ends(view["moves"]) | spoken.fits_as_bluff(view["bluffs"])

    def more(self, view: spoken.View) -> JsonObject:
        """Return the names of the open ends, and the text of what a challenge costs and when it succeeds (D8)."""
        return {
            "arms": [_arm(number, arm) for number, arm in enumerate(view["board"]["arms"])],
            "stakes": _say("stakes", **spoken.stakes(view)) if view["stakes"] else "",
        }


def _open(view: spoken.View) -> list[JsonObject]:
    return [arm for arm in view["board"]["arms"] if not arm["closed"]]


def _arm(number: int, arm: JsonObject) -> list[str]:
    """Return two names of an open end: the usual one, and that for an end where a tile fits."""
    key = "arm" if arm["slot"] >= 0 else "arm-no-slot"
    values = {"arm": str(number + 1), "face": face_text(arm["end"]), "slot": str(arm["slot"])}
    return [_say(key, **values), _say.attribute(key, "fits", **values)]


class Sentences(Teller[Dominoes]):
    """The log sentences of `dominoes`. The face beside a sentence is the name of a tile."""

    BEFORE = {
        moves.COLOR: "_names",
        moves.PASS: "_passes",
        moves.ACCEPT: "accepts-wd4",
        moves.CHALLENGE: "_challenges",
        moves.LEAD: "_leads",
    }
    say = LogTexts("dominoes-log")

    def __init__(self) -> None:
        super().__init__()
        self._ends: list[int] = []  # of the arms, before the line

    def before(self, game: Dominoes, line: Line) -> Said | None:
        self._ends = [end_face(arm) for arm in game.arms]
        return super().before(game, line)

    def _names(self, game: Dominoes, seat: int, color: int) -> Said:
        tile = game.table[-1]
        values = {"tile": tile_words(tile), "color": color_words(color)}
        return self.tell("lays-and-names", seat, **values), tile_name(tile)

    def _passes(self, game: Dominoes, seat: int) -> Said:
        return self.tell("leaves-closed" if game.phase == moves.PH_REOPEN else "passes", seat), None

    def _challenges(self, game: Dominoes, seat: int) -> Said:
        known = {LEGAL: "challenges-legal-wd4", ILLEGAL: "challenges-illegal-wd4"}
        told = self.tell(known.get(game.wd4, "challenges-wd4"), seat)
        proof = game.proof()
        return sentences(told, self.say("bluff", color=color_words(proof[1])) if proof else ""), None

    def _leads(self, game: Dominoes, seat: int, tile: int) -> Said:
        return self.tell("leads-hand", seat, hand=game.hand + 1, tile=tile_words(tile)), tile_name(tile)

    def _entered(self, game: Dominoes, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        """Return the sentence of a laid tile. That of a wild comes later, when its color is chosen."""
        if verb == moves.REOPEN and game.phase != moves.PH_COLOR:
            return self.tell("lays-double-wild", seat), "W/W"
        if verb != moves.PLAY or game.phase == moves.PH_COLOR:
            return None
        tile, marking, arm = arguments
        active, end = MARKINGS[2 * tile + marking], MARKINGS[2 * tile + 1 - marking]
        place = self._ends[arm]
        key = "lays-at" if place == active else "lays-with"
        laid = self.tell(key, seat, tile=tile_words(tile), face=face_words(active), end=face_words(place))
        closed = self.say("arm-closed") if end == DE else ""
        return sentences(laid, closed), tile_name(tile)

    def _served(self, game: Dominoes, verb: int, seat: int, values: Sequence[int], was: Was) -> Said | None:
        """Return the sentence of drawn tiles: their number, but not the tiles."""
        if verb != moves.D_DRAW:
            return None
        if was.after == AFTER_DRAW:
            fits = game.phase == moves.PH_DRAWN and game.turn == seat
            return self.tell("draws-fitting-tile" if fits else "draws-other-tile", seat), None
        if was.after in (AFTER_PENALTY, AFTER_CATCH, AFTER_LAST):
            return self.tell("draws-tiles", seat, count=len(values)), None
        if was.after == AFTER_START:
            return self.tell("no-doublet", seat), None
        return None

    def refused(self, game: Dominoes, move: int, error: RuleError) -> Said:
        """Return the sentence of a refused move without its tile and without the reason, which would name the tile."""
        if moves.move_verb(move) not in (moves.PLAY, moves.LEAD):
            return super().refused(game, move, error)
        return self.tell("tries-tile" if error.rule else "tries-tile-now", moves.move_seat(move)), None
