"""What the user of the tray meets, as a whole: its screens, its settings, and the match that runs."""

from tray24.match.match import Match
from tray24.ui.match.play import Play
from tray24.ui.match.results import Scores
from tray24.ui.menus.home import Home
from tray24.ui.menus.power import PowerOn
from tray24.ui.menus.settings import load, tidy_name
from tray24.ui.toolkit.stack import Stack


class Ui(Stack):
    """The screens of a tray and what they share.

    `files`: the tray's folder; `seed_source()` gives 30 bits for a match's dice; `facts`: what is known at power-on
    ("version", "display", "stuck": mask of buttons, "sensors": how many); `sensing`: the sense.sensing.Sensing of its
    slots, None without sensors.

    `match` is the running Match or None, `play_screen` its screen. `on_line(line)` may be set to hear each line that
    was applied to `match`, chance included.
    """

    def __init__(self, files, seed_source, facts=None, sensing=None):
        super().__init__(load(files))
        self.files = files
        self.seed_source = seed_source
        self.facts = facts if facts is not None else {}
        self.sensing = sensing
        self.on_line = None
        self.match = None
        self.play_screen = None
        self._early_lines = []  # of a match that is being made
        self._powered = False
        self._messages = []
        for error in self.settings.problems:
            self._note(error)
        if sensing and sensing.problem:
            self._messages.append(self.calibration_problem())
        self._screens.append(PowerOn(self))
        self.lights.configure(self.settings, dim=True)

    # Screens.

    @property
    def playing(self):
        """True while the match is on the display, or one of its menus over it."""
        return self.play_screen is not None and self._screens[0] is self.play_screen

    def home(self, now_ms):
        """Down to the home menu; a match goes on later."""
        if self._screens[0].name == "home":
            self._screens = self._screens[:1]
        else:
            self._screens = [Home(self)]
        self.screen.shown(now_ms)
        self._relight = True

    def _show_play(self, now_ms):
        """The match alone."""
        self._screens = [self.play_screen]
        self.play_screen.shown(now_ms)
        self._relight = True

    def _make_play_screen(self):
        profile = self.match.profile
        self.say.use("match", profile.game, *(("real",) if profile.real else ()))
        self.play_screen = Play(self)

    def powered(self, now_ms):
        """Power-on has been seen: pick up what was cut off, and say what was found."""
        self.configure()
        if not self._powered:
            self._powered = True
            self.match = Match.resume(self.files, self._heard, self._note)
            if self.match:
                self._early_lines = []
                self._make_play_screen()
        self.home(now_ms)
        if self.facts.get("restarted"):
            # What it was doing goes on where it was, with a word on what happened.
            self._messages.append(self.say("restarted"))
            if self.match:
                self.lights.rest()
                self.play(now_ms)
        for message in reversed(self._messages):
            self.notice(self.say("look"), message, now_ms)
        self._messages = []

    def _note(self, error):
        """Show what a RuleError says once the tray is at its menu."""
        self._messages.append(self.say.refusal(error))

    def calibration_problem(self):
        """Return what is wrong with the file of the calibration, or ""."""
        if not self.sensing.problem:
            return ""
        key, values = self.sensing.problem
        return self.say(key, **values)

    # Settings.

    def configure(self):
        """Settings have changed: let them be seen."""
        self.lights.configure(self.settings)
        if self.sensing:
            settings = self.settings
            presence_only = settings["presence_only"] == "on"
            self.sensing.configure(settings["masked_slots"], presence_only, settings["steady_ms"])
        if self.say.language != self.settings["language"]:
            self.say.choose(self.settings["language"])
        self.screen.changed = True
        self._relight = True

    def save_settings(self, now_ms):
        """Keep the settings, True; a full or broken store is told, and the tray goes on with them until power-off."""
        self.configure()
        try:
            self.settings.save(self.files)
            return True
        except OSError as error:
            self.notice(self.say("settings"), self.say("not_kept", reason=error), now_ms)

    def rename(self, button, name, now_ms):
        """Give the player at a seat button a name, in the running match too; "" takes it away. True when it is kept."""
        name = tidy_name(name)
        self.settings.set("name%d" % (button + 1), name)
        if self.match:
            seat = self.seat_at(button)
            if seat >= 0:
                self.match.rename(seat, name)
        return self.save_settings(now_ms)

    # Seats.

    def name(self, button):
        """How the player at a button is called when no match runs."""
        return self.settings["name%d" % (button + 1)] or self.say("seat_n", number=button + 1)

    def seat_number(self, seat):
        """The number on the button of a seat of the running match."""
        return self.match.profile.seats[seat].button + 1

    def seat_name(self, seat):
        """How the player at a seat of the running match is called."""
        player = self.match.profile.seats[seat]
        return player.name or self.say("bot_n" if player.bot else "seat_n", number=player.button + 1)

    def hints(self):
        """True when what may be played is to be marked."""
        return self.settings["hints"] != "off" or self.children()

    def children(self):
        """True when children play: what fits is marked, undo needs no question, catches and bots wait longer."""
        return self.settings["children"] == "on"

    def people(self):
        """How many who are no bots play in the running match."""
        return [player.bot for player in self.match.profile.seats].count("")

    def seat_at(self, button):
        """The seat of the running match whose button this is, or -1."""
        players = self.match.profile.seats
        for seat in range(len(players)):
            if players[seat].button == button:
                return seat
        return -1

    # The match.

    def begin(self, profile, now_ms):
        """Start a match. RuleError when the profile cannot be played. One that was left becomes a record first."""
        profile.new_game()
        if self.match:
            self.match.finish()
            self.match = None
            self.play_screen = None
        self._early_lines = []
        try:
            match = Match(profile, self.files, self._heard)
        except OSError as error:
            self.home(now_ms)
            self.notice(self.say("new"), self.say("not_kept", reason=error), now_ms)
            return
        self.match = match
        lines = self._early_lines
        self._early_lines = []
        if self.on_line:
            for line in lines:
                self.on_line(line)
        self._make_play_screen()
        self._show_play(now_ms)
        self.play_screen.begin(lines, now_ms)

    def _heard(self, line):
        if self.match is None:
            self._early_lines.append(line)
            return
        self.play_screen.heard(line)
        if self.on_line:
            self.on_line(line)

    def play(self, now_ms):
        """Go on with the match that runs."""
        self._show_play(now_ms)
        self.play_screen.resumed(now_ms)

    def undo(self, now_ms):
        """Take back in the running match."""
        self.play_screen.undo(now_ms)

    def unsaved(self):
        """Try again to write what the files have refused to keep of the match; if that fails too, tell its players."""
        if self.match:
            self.match.keep()
            if self.match.message:
                self.play_screen.warn(self.say.refusal(self.match.message))

    def end_match(self, now_ms, gains):
        """The match is over or given up: it becomes a record. The last table stays to be read."""
        match = self.match
        name = match.finish()
        table = None
        if match.game.over:
            table = Scores(self, self.say("scores"), gains)
        self.match = None
        self.play_screen = None
        self.home(now_ms)
        if not name and match.message:
            self.notice(self.say("look"), self.say.refusal(match.message), now_ms)
        if table:
            self.open(table, now_ms)
