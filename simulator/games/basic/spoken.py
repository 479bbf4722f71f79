"""The page's texts for the table of `basic`."""

from simulator.texts import HostTexts
from simulator.web import spoken

_say = HostTexts("basic-page")
_COLUMNS = 6
_MOST_SLOTS = 6  # the most slots that a die's text lists


class Spoken(spoken.Spoken):
    """Texts for a tray of which one half may be in play. Slots are open to the seat to play."""

    def aim(self, view: spoken.View) -> str:
        if view["options"].get("scoring") == "caught":
            return _say("aim-lowest", target=str(view["options"]["target"]))
        return super().aim(view)

    def field(self, view: spoken.View) -> str:
        half = view["board"]["half"]
        return _say(f"field-{half}") if half else super().field(view)

    def lying(self, view: spoken.View) -> dict[int, str]:
        return {int(slot): die["face"] for slot, die in view["board"]["tray"].items()}

    def empty(self, view: spoken.View, slot: int) -> str:
        half = view["board"]["half"]
        if slot in _open(view):
            return _say("slot-open", slot=str(slot))
        if half and half != ("left" if slot % _COLUMNS < _COLUMNS // 2 else "right"):
            return _say("slot-not-in-play", slot=str(slot))
        return super().empty(view, slot)

    def fits(self, view: spoken.View) -> dict[str, list[str]]:
        found: dict[str, list[int]] = {}
        for words in (move.split(" ") for move in view["moves"]):
            if words[0] == "play":
                found.setdefault(words[1], []).append(int(words[2]))
        if view["phase"] == "place" and view["board"]["drawn"]:
            found[view["board"]["drawn"]["face"]] = sorted(_open(view))
        return {face: spoken.fits_slots(face, slots) for face, slots in found.items() if 0 < len(slots) <= _MOST_SLOTS}


def _open(view: spoken.View) -> set[int]:
    """Return the slots that are open to the seat to play."""
    at = 1 if view["phase"] == "place" else 2
    verb = "place" if view["phase"] == "place" else "play"
    return {int(words[at]) for words in (move.split(" ") for move in view["moves"]) if words[0] == verb}
