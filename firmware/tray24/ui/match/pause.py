"""The menu inside a match, and who of its players leaves."""

from tray24.rules.errors import RuleError
from tray24.ui.match.results import Scores
from tray24.ui.toolkit.help import Help
from tray24.ui.toolkit.menu import Menu, Question


class Pause(Menu):
    """Offer what is done beside playing; the match stands still meanwhile."""

    name = "pause"
    title = "pause"

    def __init__(self, ui):
        super().__init__(ui)
        self.items = ("go_on", "help", "undo", "scores", "hints", "bot_speed", "leaves", "leave", "end_match")
        if ui.match.profile.real:
            # Bots neither play nor go on for others: they cannot roll real dice.
            self.items = tuple([item for item in self.items if item not in ("bot_speed", "leaves")])

    def value(self, item):
        settings = self.ui.settings
        if item == "hints":
            return self.ui.say("value-" + settings["hints"])
        return settings["bot_speed"] + "x" if item == "bot_speed" else ""

    def choose(self, now_ms):
        ui = self.ui
        item = self.items[self.cursor]
        if item == "go_on":
            ui.close()
        elif item == "help":
            ui.open(Help(ui, ui.match.profile.game), now_ms)
        elif item == "undo":
            ui.close()
            ui.undo(now_ms)
        elif item == "scores":
            ui.open(Scores(ui, ui.say("scores")), now_ms)
        elif item == "bot_speed" or item == "hints":
            ui.settings.step(item, 1)
            ui.save_settings(now_ms)
        elif item == "leaves":
            ui.open(Leaving(ui), now_ms)
        elif item == "leave":
            ui.home(now_ms)
        else:
            ui.ask("end_match", "end_sure", self._end, now_ms)

    def _end(self, now_ms):
        self.ui.end_match(now_ms, ())

    def lights(self, lights, now_ms):
        self.ui.play_screen.lights(lights, now_ms)


class Leaving(Menu):
    """Choose who leaves; a bot goes on with her dice and her points."""

    name = "leaving"
    title = "leaves"

    def __init__(self, ui):
        super().__init__(ui)
        players = ui.match.profile.seats
        self.items = tuple([seat for seat in range(len(players)) if not players[seat].bot])

    def label(self, item):
        return self.ui.seat_name(item)

    def choose(self, now_ms):
        if self.items:
            words = self.ui.say("leaves_sure", name=self.ui.seat_name(self.items[self.cursor]))
            self.ui.open(Question(self.ui, self.ui.say("leaves"), words, self._leave), now_ms)

    def _leave(self, now_ms):
        ui = self.ui
        seat = self.items[self.cursor]
        try:
            ui.match.leave(seat, "keen")
        except RuleError as refusal:
            ui.notice(ui.say("leaves"), ui.say.refusal(refusal), now_ms)
            return
        ui.play(now_ms)

    def lights(self, lights, now_ms):
        self.ui.play_screen.lights(lights, now_ms)
