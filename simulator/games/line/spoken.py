"""The page's texts for the table of `line`."""

from simulator.texts import HostTexts
from simulator.web import spoken
from simulator.web.faces import face_text

_say = HostTexts("line-page")
_TWO_HANDS = "3"  # the option's value for best of three


class Spoken(spoken.Spoken):
    """Texts for a line that winds through the slots from its back to its play end."""

    def aim(self, view: spoken.View) -> str:
        return _say("aim-two-hands") if view["options"].get("best_of") == _TWO_HANDS else super().aim(view)

    def field(self, view: spoken.View) -> str:
        return _say("field", number=str(len(view["board"]["line"])))

    def lying(self, view: spoken.View) -> dict[int, str]:
        board = view["board"]
        return {slot: die["face"] for slot, die in zip(board["slots"], board["line"], strict=True)}

    def full(self, view: spoken.View, slot: int, face: str) -> str:
        values = {"slot": str(slot), "face": face_text(face)}
        slots = view["board"]["slots"]
        if slot == slots[-1]:
            return _say("slot-play-end", **values)
        if slot == slots[0]:
            return _say("slot-back-taken" if "draw" in view["moves"] else "slot-back", **values)
        return super().full(view, slot, face)

    def empty(self, view: spoken.View, slot: int) -> str:
        board = view["board"]
        goes_on = board["slots"] and slot == board["next"]
        return _say("slot-next", slot=str(slot)) if goes_on else super().empty(view, slot)

    def refused_slot(self, view: spoken.View, words: list[str]) -> int:
        return view["board"]["next"]
