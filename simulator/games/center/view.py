"""The view of `center`: the die in the center and the texts for the page, and the sentences of the log."""

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web import spoken
from simulator.web.log.teller import LogTexts, MatchingTeller, Said, Was, face_words, sentences
from simulator.web.spoken import die_view, face_text
from tray24.games.center.rules import ILLEGAL, LEGAL, Center
from tray24.games.center.screen import CENTER_SLOT
from tray24.rules.moves import ACCEPT, CHALLENGE, DRAW, PASS, PH_DRAWN

_say = HostTexts("center-page")


def board(game: Center, moves: list[int]) -> dict[str, object]:
    """Return the center die and its `slot`.

    `center`, `former` (the die under a WD4 that may still be challenged) and `drawn` (the drawn die that may be played)
    are a die or None; `matched` are the ids of dice that prove this WD4 to be a bluff.
    """
    return {
        "slot": CENTER_SLOT,
        "center": die_view(game, game.center) if game.center >= 0 else None,
        "former": die_view(game, game.former) if game.former >= 0 else None,
        "matched": game.matched(),
        "drawn": die_view(game, game.drawn) if game.phase == PH_DRAWN else None,
    }


class Spoken(spoken.Spoken):
    """The labels for a tray with the center die in one slot."""

    def field(self, view: spoken.View) -> str:
        return _say("field")

    def lying(self, view: spoken.View) -> dict[int, str]:
        board = view["board"]
        return {board["slot"]: board["center"]["face"]} if board["center"] else {}

    def full(self, view: spoken.View, slot: int, face: str) -> str:
        return _say("slot-center", slot=str(slot), face=face_text(face))

    def fits(self, view: spoken.View) -> dict[str, list[str]]:
        return spoken.fits_as_bluff(view["bluffs"])

    def more(self, view: spoken.View) -> JsonObject:
        """Return the text of what a challenge costs, and when it succeeds (C8)."""
        if not view["stakes"]:
            return {"stakes": ""}
        former = face_text(view["board"]["former"]["face"].partition("=")[0])
        return {"stakes": _say("stakes", former=former, **spoken.stakes(view))}

    def refused_slot(self, view: spoken.View, words: list[str]) -> int:
        return view["board"]["slot"]


class Sentences(MatchingTeller[Center]):
    """The log sentences of `center`."""

    BEFORE = MatchingTeller.BEFORE | {PASS: "keeps", ACCEPT: "accepts-wd4", CHALLENGE: "_challenges"}
    say = LogTexts("center-log")

    def _top(self, game: Center) -> int:
        return game.top()

    def _challenges(self, game: Center, seat: int) -> Said:
        if game.legality == ILLEGAL:
            player = (seat - game.direction) % game.seats
            told = self.tell_of_two("challenges-illegal-wd4", seat, player)
            proof = game.proof()
            if proof:
                told = sentences(told, self.say("bluff", face=face_words(proof[0]), other=face_words(proof[1])))
            return told, None
        return self.tell("challenges-legal-wd4" if game.legality == LEGAL else "challenges-wd4", seat), None

    def _entered(self, game: Center, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        if verb == DRAW and not game.wait:
            return self.tell("draws-nothing", seat), None
        return super()._entered(game, seat, verb, arguments, was)
