"""The page's texts for the table of `line`."""

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web import spoken
from simulator.web.faces import face_text

_say = HostTexts("line-page")
_GIVES = {"D1": 1, "D2": 2}  # dice that the other player takes, as far as the line has more than one
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

    def fits(self, view: spoken.View) -> dict[str, list[str]]:
        """Return by face what a die makes the other player take (L6)."""
        found = {}
        for words in [line.split(" ") for line in view["moves"] if line.startswith("play ")]:
            face = words[1]
            if count := min(_GIVES.get(face[1:], 0), len(view["board"]["line"])):
                values = {"face": face_text(face), "Face": face_text(face, True), "count": str(count)}
                found[face] = [_say("hint-gives", **values), _say.attribute("hint-gives", "label", **values)]
        return found

    def more(self, view: spoken.View) -> JsonObject:
        """Return what it costs not to play: the die at the back, one more to roll (L4)."""
        if "draw" not in view["moves"]:
            return {"price": ""}
        may_play = any(line.startswith("play ") for line in view["moves"])
        count = len(view["seats"][view["turn"]]["dice"]) + 1
        face = face_text(view["board"]["line"][0]["face"].partition("=")[0])
        return {"price": _say("price-or-play" if may_play else "price", face=face, count=str(count))}

    def refused_slot(self, view: spoken.View, words: list[str]) -> int:
        return view["board"]["next"]
