"""The menu inside a match."""

from tray24.ui.menus import Menu


class Pause(Menu):
    """The match stands still while this menu is open."""

    name = "pause"
    title = "pause"

    def __init__(self, ui):
        super().__init__(ui)
        self.items = ("go_on", "undo", "scores", "bot_speed", "leave", "end_match")

    def value(self, item):
        return self.ui.settings["bot_speed"] + "x" if item == "bot_speed" else ""

    def choose(self, now_ms):
        ui = self.ui
        item = self.items[self.cursor]
        if item == "go_on":
            ui.close()
        elif item == "undo":
            ui.close()
            ui.undo(now_ms)
        elif item == "scores":
            from tray24.ui.results import Scores

            ui.open(Scores(ui, ui.say("scores")), now_ms)
        elif item == "bot_speed":
            ui.settings.step("bot_speed", 1)
            ui.save_settings(now_ms)
        elif item == "leave":
            ui.home(now_ms)
        else:
            ui.ask("end_match", "end_sure", self._end, now_ms)

    def _end(self, now_ms):
        self.ui.end_match(now_ms, ())

    def lights(self, lights, now_ms):
        self.ui.play_screen.lights(lights, now_ms)
