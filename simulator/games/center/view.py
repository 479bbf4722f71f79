"""The parts of `center` that page and log show: the die in the center, the page's texts, the sentences of the log."""

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web import labels
from simulator.web.labels import build_die_view, label_face
from simulator.web.log.log_writer import (
    LogTexts,
    MatchingLogWriter,
    PositionBefore,
    Sentence,
    describe_face,
    join_sentences,
)
from tray24.games.center.rules import ILLEGAL, LEGAL, Center
from tray24.games.center.screen import CENTER_SLOT
from tray24.rules.moves import ACCEPT, CHALLENGE, DRAW, PASS, PH_DRAWN

_say = HostTexts("center-page")


def build_board(game: Center, moves: list[int]) -> dict[str, object]:
    """Return the table of `center` as JSON values for the page.

    `center` is the center die, and `slot` its slot. `former` is the die under a WD4 that may still be challenged.
    `drawn` is the drawn die that may be played. Each of these dice may be None. `matched` are the ids of the dice that
    prove the WD4 to be a bluff.
    """
    return {
        "slot": CENTER_SLOT,
        "center": build_die_view(game, game.center) if game.center >= 0 else None,
        "former": build_die_view(game, game.former) if game.former >= 0 else None,
        "matched": game.list_matched_dice(),
        "drawn": build_die_view(game, game.drawn) if game.phase == PH_DRAWN else None,
    }


class GameLabels(labels.Labels):
    """The page's labels for `center`. The center die is in a fixed slot of the tray."""

    def label_slots(self, view: labels.View) -> str:
        return _say("field")

    def find_faces(self, view: labels.View) -> dict[int, str]:
        board = view["board"]
        return {board["slot"]: board["center"]["face"]} if board["center"] else {}

    def label_die_slot(self, view: labels.View, slot: int, face: str) -> str:
        return _say("slot-center", slot=str(slot), face=label_face(face))

    def label_fits(self, view: labels.View) -> dict[str, list[str]]:
        return labels.label_bluffs(view["bluffs"])

    def label_extras(self, view: labels.View) -> JsonObject:
        """Return the text `stakes`: what a challenge costs, and when it succeeds (rule C8).

        The text is "" when no WD4 can be challenged.
        """
        if not view["stakes"]:
            return {"stakes": ""}
        former_name = label_face(view["board"]["former"]["face"].partition("=")[0])
        return {"stakes": _say("stakes", former=former_name, **labels.get_stake_values(view))}

    def find_refused_slot(self, view: labels.View, words: list[str]) -> int:
        return view["board"]["slot"]


class GameLogWriter(MatchingLogWriter[Center]):
    """The writer of the log sentences of `center`."""

    BEFORE = MatchingLogWriter.BEFORE | {PASS: "keeps", ACCEPT: "accepts-wd4", CHALLENGE: "_compose_challenge"}
    say = LogTexts("center-log")

    def _get_top_die(self, game: Center) -> int:
        return game.get_top_die()

    def _compose_challenge(self, game: Center, seat: int) -> Sentence:
        if game.legality == ILLEGAL:
            player = (seat - game.direction) % game.seats
            sentence = self.format_for_two("challenges-illegal-wd4", seat, player)
            proof = game.find_proof()
            if proof:
                sentence = join_sentences(
                    sentence, self.say("bluff", face=describe_face(proof[0]), other=describe_face(proof[1]))
                )
            return sentence, None
        return self.format_for_seat("challenges-legal-wd4" if game.legality == LEGAL else "challenges-wd4", seat), None

    def _compose_move(
        self, game: Center, seat: int, verb: int, arguments: tuple[int, ...], previous: PositionBefore
    ) -> Sentence | None:
        if verb == DRAW and not game.wait:
            return self.format_for_seat("draws-nothing", seat), None
        return super()._compose_move(game, seat, verb, arguments, previous)
