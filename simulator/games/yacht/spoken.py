"""The page's texts for the table of `yacht`."""

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web import spoken
from simulator.web.faces import face_text

_say = HostTexts("yacht-page")


class Spoken(spoken.Spoken):
    """Texts for five dice in the top row, some of which can be marked, and eleven boxes below."""

    def aim(self, view: spoken.View) -> str:
        return _say("aim")

    def field(self, view: spoken.View) -> str:
        return _say("field")

    def lying(self, view: spoken.View) -> dict[int, str]:
        return {place: die["face"] for place, die in enumerate(view["board"]["dice"])}

    def empty(self, view: spoken.View, slot: int) -> str:
        return self._box(view, slot, view["board"]["gives"])

    def more(self, view: spoken.View) -> JsonObject:
        """Return the text of a match's length, and by slot or box the texts that a zero needs.

        Zeros are written in boxes; `marked` holds the texts of marked dice by slot.
        """
        boxes = view["board"]["boxes"]
        inside = {box: _say(f"inside-{box}") for box in boxes}
        return {
            "after": _say("lasted"),
            "marked": {
                str(slot): _say("slot-marked", slot=str(slot), face=face_text(face))
                for slot, face in self.lying(view).items()
            },
            "zero": {str(slot): self._box(view, slot, {}) for slot in view["board"]["slots"]},
            "asked_zero": {box: _say("asked-zero-in", box=words) for box, words in inside.items()},
            "write_zero": {box: _say("zero-in", box=words) for box, words in inside.items()},
        }

    def _box(self, view: spoken.View, slot: int, gives: dict[str, int]) -> str:
        board = view["board"]
        if slot not in board["slots"]:
            return super().empty(view, slot)
        at = board["slots"].index(slot)
        box = board["boxes"][at]
        sheet = board["sheets"][view["turn"] or 0]
        values = {"slot": str(slot), "box": board["words"][at]}
        if box in sheet:
            return _say("slot-written", points=str(sheet[box]), **values)
        if f"score {box}" in view["moves"]:
            return _say("slot-gives", points=str(gives.get(box, 0)), **values)
        return _say("slot-open", **values)
