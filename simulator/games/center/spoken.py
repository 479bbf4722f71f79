"""The page's texts for the table of `center`."""

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web import spoken
from simulator.web.faces import face_text

_say = HostTexts("center-page")


class Spoken(spoken.Spoken):
    """Texts for a tray with the center die in one slot."""

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
        """Return what a challenge costs, and when it is right (C8)."""
        if not view["stakes"]:
            return {"stakes": ""}
        former = face_text(view["board"]["former"]["face"].partition("=")[0])
        return {"stakes": _say("stakes", former=former, **spoken.stakes(view))}

    def refused_slot(self, view: spoken.View, words: list[str]) -> int:
        return view["board"]["slot"]
