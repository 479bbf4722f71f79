"""The page's texts about the table of threes."""

from simulator.texts import HostTexts
from simulator.web import spoken

_say = HostTexts("threes-page")


class Spoken(spoken.Spoken):
    """The texts of a match: five rounds are played, whatever the points."""

    def aim(self, view: spoken.View) -> str:
        return _say("aim")
