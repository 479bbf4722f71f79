"""What the page says of the table of threes."""

from simulator.texts import HostTexts
from simulator.web import spoken

_say = HostTexts("threes-page")


class Spoken(spoken.Spoken):
    """Five rounds are played, whatever the points."""

    def aim(self, view: spoken.View) -> str:
        return _say("aim")
