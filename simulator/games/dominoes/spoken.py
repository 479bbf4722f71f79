"""The page's texts for the table of `dominoes`."""

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web import spoken
from simulator.web.faces import face_text

_say = HostTexts("dominoes-page")


class Spoken(spoken.Spoken):
    """Texts for lit slots that stand for the open ends of the arms."""

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
        """Return the names of the open ends, and what a challenge costs and when it is right (D8)."""
        return {
            "arms": [_arm(number, arm) for number, arm in enumerate(view["board"]["arms"])],
            "stakes": _say("stakes", **spoken.stakes(view)) if view["stakes"] else "",
        }


def _open(view: spoken.View) -> list[JsonObject]:
    return [arm for arm in view["board"]["arms"] if not arm["closed"]]


def _arm(number: int, arm: JsonObject) -> list[str]:
    """Return the names of an open end: [always, where a tile fits]."""
    key = "arm" if arm["slot"] >= 0 else "arm-no-slot"
    values = {"arm": str(number + 1), "face": face_text(arm["end"]), "slot": str(arm["slot"])}
    return [_say(key, **values), _say.attribute(key, "fits", **values)]
