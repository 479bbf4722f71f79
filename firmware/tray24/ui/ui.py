"""The user interface as a whole: its screens, its settings, and the running match."""

from tray24.compat import const
from tray24.games import get_game_class
from tray24.match.journal import MAX_SAVED, is_room_short, list_saved_matches, restore_saved_match
from tray24.match.match import Match
from tray24.match.profile import normalize_name
from tray24.match.write_behind import MatchSaver
from tray24.ui.match.electronic_screen import ElectronicPlayScreen
from tray24.ui.match.results import ScoresScreen
from tray24.ui.menus.home import GiveUpMenu, HomeMenu
from tray24.ui.menus.power import PowerOnScreen
from tray24.ui.menus.settings import load_settings
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.menu import Notice, Question
from tray24.ui.toolkit.stack import Stack

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from tray24.match.profile import Player, Profile
    from tray24.match.write_behind import WriteBehindFiles
    from tray24.ports import Apps
    from tray24.rules.errors import RuleError
    from tray24.rules.moves import MoveOrDeal
    from tray24.sense.slots import Sensing
    from tray24.ui.match.play_screen import PlayScreen


class Ui(Stack):
    """The user interface of a tray: its screens, and the state that they share.

    `files` is the tray's folder. `seed_source()` returns 30 random bits for a match's dice. `facts` has what is known
    at power-on: "version", "display", "stuck" (mask of buttons held down), "sensors" (number of sensors found).
    `sensing` is None on a tray without sensors; `apps` is the Apps of tray24.ports, or None.

    `match` is the running match and `play_screen` its screen; both are None without a match. `on_line(line)` is called
    for each move and deal applied to `match`; it may be None. `wiring` has the arguments of `set_wiring` of
    ports.Ports.
    """

    def __init__(
        self,
        files: "WriteBehindFiles",
        seed_source: "Callable[[], int]",
        facts: "dict[str, Any] | None" = None,
        sensing: "Sensing | None" = None,
        apps: "Apps | None" = None,
    ) -> None:
        super().__init__(load_settings(files))
        self.say.get_seat_name = self.get_seat_name
        self.files = files
        self.saving = MatchSaver(files)
        self.seed_source = seed_source
        self.facts: dict[str, Any] = facts if facts is not None else {}
        self.sensing = sensing
        self.apps = apps
        self.on_line: Callable[[MoveOrDeal], object] | None = None
        self.match = None
        self.play_screen = None
        self._early_lines: list[MoveOrDeal] = []  # of a match that is being created
        self._is_powered = False
        self._messages: list[str] = []
        for error in self.settings.problems:
            self._keep_message(error)
        if sensing and sensing.problem:
            self._messages.append(self.describe_calibration_problem())
        self._screens.append(PowerOnScreen(self))
        self.wiring = (b"", False, 0)
        self._configure_lights(dim=True)

    # Screens.

    @property
    def is_playing(self) -> bool:
        """True while the running match, or a menu opened in it, is on the display."""
        return self.play_screen is not None and self._screens[0] is self.play_screen

    def show_home(self, now_ms: int) -> None:
        """Close all screens and show the home menu. A running match can be continued from there."""
        if self._screens[0].name == "home":
            self._screens = self._screens[:1]
        else:
            self._screens = [HomeMenu(self)]
        self.screen.handle_show(now_ms)
        self._needs_lights = True

    def _show_play(self, now_ms: int) -> "PlayScreen":
        """Close all other screens and show the screen of the match. Return this screen."""
        play: PlayScreen = self.play_screen  # pyright: ignore[reportAssignmentType]  # there is one while a match runs
        self._screens = [play]
        play.handle_show(now_ms)
        self._needs_lights = True
        return play

    def _create_play_screen(self, profile: "Profile") -> None:
        self.say.set_parts("match", profile.game, *(("real",) if profile.real else ()))
        ui: MatchUi = self  # pyright: ignore[reportAssignmentType]  # from now on
        if profile.real:
            from tray24.ui.match.real.real_play_screen import RealPlayScreen

            self.play_screen = RealPlayScreen(ui)
        else:
            self.play_screen = ElectronicPlayScreen(ui)

    def show_notice(self, title: str, text: str, now_ms: int) -> None:
        """Show a text with a title on top of all screens."""
        self.push_screen(Notice(self, title, text), now_ms)

    def ask_question(self, title_key: str, text_key: str, on_yes: "Callable[[int], object]", now_ms: int) -> None:
        """Ask a yes-no question; the answer yes calls `on_yes(now_ms)`. The keys are those of the texts."""
        self.push_screen(Question(self, self.say(title_key), self.say(text_key), on_yes), now_ms)

    def finish_power_on(self, now_ms: int) -> None:
        """Finish power-on: resume an interrupted match, show the home menu, and report problems."""
        self.configure()
        if not self._is_powered:
            self._is_powered = True
            self.match = Match.resume(self.files, self._receive_line, self._keep_message)
            self._prepare_resumed_match()
        self.show_home(now_ms)
        if self.facts.get("restarted"):
            # An interrupted match reopens where it was, with a notice of the restart; if an app hung, the menu opens.
            hung_app = self.facts.get("hung_app")
            self._messages.append(self.say("app_hung", name=hung_app) if hung_app else self.say("restarted"))
            if self.match and not hung_app:
                self.lights.stop_animation()
                self.resume_match(now_ms)
        self._show_messages(now_ms)

    def _prepare_resumed_match(self) -> None:
        """Create the screen of the match that was resumed, if there is one."""
        if self.match:
            self._early_lines = []
            self._create_play_screen(self.match.profile)

    def _show_messages(self, now_ms: int) -> None:
        for message in reversed(self._messages):
            self.show_notice(self.say("look"), message, now_ms)
        self._messages = []

    def _keep_message(self, error: "RuleError") -> None:
        """Keep the text of a RuleError, to show it as a notice when the home menu opens."""
        self._messages.append(self.say.describe_refusal(error))

    def describe_calibration_problem(self) -> str:
        """Return the text of what is wrong with the calibration file, or ""."""
        problem = self.sensing and self.sensing.problem
        return self.say(problem[0], **problem[1]) if problem else ""

    # Settings.

    def configure(self) -> None:
        """Apply the settings, after a change, to lights, sensing and texts."""
        self._configure_lights()
        if self.sensing:
            settings = self.settings
            self.sensing.configure(settings["masked_slots"], settings["presence_only"] == "on", settings["steady_ms"])
        if self.say.language != self.settings["language"]:
            self.say.set_language(self.settings["language"])
        self.screen.changed = True
        self._needs_lights = True

    def _configure_lights(self, dim: bool = False) -> None:
        wiring = lamp.make_wiring(self.settings, self.facts.get("sensors"))
        if wiring != self.wiring:
            self.wiring = wiring
        self.lights.configure(self.settings, wiring[2], dim)

    @property
    def is_starter(self) -> bool:
        """True if this is a starter tray, with eight lights and no seat buttons."""
        return self.settings["tray_kind"] == lamp.STARTER

    def can_play(self, profile: "Profile") -> bool:
        """Return True if this kind of tray can play a match of this profile."""
        return not (self.is_starter and (profile.real or get_game_class(profile.game).needs_slots))

    def save_settings(self, now_ms: int) -> bool:
        """Apply and save the settings.

        If saving fails, show a notice and return False. The changed settings then last only until power-off.
        """
        self.configure()
        try:
            self.settings.save(self.files)
            return True
        except OSError as error:
            self.show_notice(self.say("settings"), self.say("not_kept", reason=error), now_ms)
            return False

    def rename_player(self, button: int, name: str, now_ms: int) -> bool:
        """Name the player at a seat button, also in the running match; "" removes the name.

        Return True if the name was saved.
        """
        self.settings.set("name%d" % (button + 1), normalize_name(name))
        if self.match:
            seat = self.button_to_seat(button)
            if seat >= 0:
                self.match.rename_player(seat, name)
        return self.save_settings(now_ms)

    # Seats.

    @property
    def players(self) -> "list[Player]":
        """The players of the running match, by seat."""
        return self.match.profile.seats  # pyright: ignore[reportOptionalMemberAccess]  # asked of a MatchUi

    def get_button_name(self, button: int) -> str:
        """Return the saved name of the player at a seat button, for use while no match runs."""
        return self.settings["name%d" % (button + 1)] or self.say("seat_n", number=button + 1)

    def get_seat_number(self, seat: int) -> int:
        """Return the number, from 1, on the button of a seat of the running match."""
        return self.players[seat].button + 1

    def get_seat_name(self, seat: int) -> str:
        """Return the name of the player at a seat of the running match."""
        return self.get_player_name(self.players[seat])

    def get_player_name(self, player: "Player") -> str:
        """Return the name of a player; if the player has none, the name of the seat."""
        return player.get_display_name() or self.say("seat_n", number=player.button + 1)

    def should_highlight_moves(self) -> bool:
        """Return True if the display and lights mark legal moves."""
        return self.settings["hints"] != "off" or self.is_child(self.match.game.turn if self.match else -1)

    def has_children(self) -> bool:
        """Return True if the tray is set for children.

        In this case legal moves are marked, undo does not ask, and catches and bots wait longer.
        """
        return self.settings["children"] == "on"

    def is_child(self, seat: int) -> bool:
        """Return True if a child plays at a seat of the running match, or if the tray is set for children.

        With seat -1, only the tray's setting counts.
        """
        if self.has_children():
            return True
        return bool(self.match) and seat >= 0 and self.match.profile.seats[seat].young and not self.match.get_bot(seat)

    def count_people(self) -> int:
        """Return the number of human players in the running match."""
        return [player.bot for player in self.players].count("")

    def button_to_seat(self, button: int) -> int:
        """Return the seat of the running match that has this button, or -1."""
        players = self.players
        seats = [seat for seat in range(len(players)) if players[seat].button == button]
        return seats[0] if seats else -1

    # The match.

    def start_match(self, profile: "Profile", now_ms: int) -> None:
        """Start a match, and first save an unfinished one. If too many are saved, the players choose one to give up.

        Raise RuleError if a match of this profile cannot be played.
        """
        profile.create_game()
        if self.is_full():
            self.push_screen(GiveUpMenu(self, profile), now_ms)
            return
        if self._put_away_match(now_ms):
            self._create_match(profile, now_ms)

    def _create_match(self, profile: "Profile", now_ms: int) -> None:
        """Create a match, report its first deals to `on_line`, and show the match."""
        self._early_lines = []
        try:
            match = Match(profile, self.files, self._receive_line)
        except OSError as error:
            self.show_home(now_ms)
            self.show_notice(self.say("new"), self.say("not_kept", reason=error), now_ms)
            return
        self.match = match
        lines, self._early_lines = self._early_lines, []
        if self.on_line:
            for line in lines:
                self.on_line(line)
        self._create_play_screen(profile)
        # Nobody has moved yet: these lines are the dealer's.
        self._show_play(now_ms).start_match(lines, now_ms)  # pyright: ignore[reportArgumentType]
        if is_room_short(self.files):
            self.show_notice(self.say("look"), self.say("nearly_full"), now_ms)

    def is_full(self) -> bool:
        """Return True if people must give up a saved match before another match can begin."""
        return self._is_unfinished() and len(list_saved_matches(self.files)) >= MAX_SAVED

    def _is_unfinished(self) -> bool:
        """Return True if the running match is not over and a player has already made a choice."""
        return bool(self.match) and not self.match.is_untouched and not self.match.game.over

    def _put_away_match(self, now_ms: int) -> bool:
        """Close the running match without its winner's screen, and save it if it is unfinished.

        Make a record of a finished match, and discard a match without any move. Return False if files cannot be
        written.
        """
        match = self.match
        try:
            if match and self._is_unfinished():
                match.save_for_later()
            elif match and not match.game.over:
                match.discard()
            elif match:
                self.saving.finish_match(match)
            self.saving.ensure_saved()
        except OSError as error:
            self.show_notice(self.say("look"), self.say("not_kept", reason=error), now_ms)
            return False
        self.match = None
        self.play_screen = None
        return True

    def restore_match(self, name: str, now_ms: int) -> None:
        """Continue the saved match in the file `name`. If another unfinished match is running, save that match."""
        if not self._put_away_match(now_ms):
            return
        try:
            restore_saved_match(self.files, name)
        except OSError as error:
            self._messages.append(self.say("not_kept", reason=error))
        self.match = Match.resume(self.files, self._receive_line, self._keep_message)
        self._prepare_resumed_match()
        if self.match:
            self.resume_match(now_ms)
        else:
            self.show_home(now_ms)
        self._show_messages(now_ms)

    def _receive_line(self, line: "MoveOrDeal") -> None:
        if self.play_screen is None:
            self._early_lines.append(line)
            return
        self.play_screen.entry.note_line(line)
        if self.on_line:
            self.on_line(line)

    def resume_match(self, now_ms: int) -> None:
        """Show the running match and continue it."""
        self._show_play(now_ms).resume_match(now_ms)

    def save_lines(self, now_ms: int) -> None:
        """Write the lines of the match's journal that are not written yet. If that fails, warn the players.

        Writing is then tried again every second.
        """
        if self.match and self.screen is not self.play_screen:
            self.match.finish_event()  # another screen has opened within an event, whose lines come one per tick
        if self.saving.step(self.match, now_ms) and self.play_screen:
            self.play_screen.warn(self.say.describe_refusal(self.saving.message) if self.saving.message else "")

    def end_match(self, now_ms: int, gains: tuple[int, ...]) -> None:
        """Make a record of a match that is over or given up, and show the home menu.

        Show the final scores on top if the match is over. `gains` has each seat's points in the last round; it is ()
        for a match that is given up.
        """
        ui: MatchUi = self  # pyright: ignore[reportAssignmentType]  # until the match is over
        match = ui.match
        problem = ""
        if match.game.over and match.game.seats == 1:
            from tray24.ui.menus.total_texts import save_total

            problem = save_total(ui)
        name = self.saving.finish_match(match)
        scores_screen = ScoresScreen(ui, self.say("scores"), gains) if match.game.over else None
        self.match = None
        self.play_screen = None
        self.show_home(now_ms)
        if not name and match.message:
            self.show_notice(self.say("look"), self.say.describe_refusal(match.message), now_ms)
        if problem:
            self.show_notice(self.say("look"), problem, now_ms)
        if scores_screen:
            self.push_screen(scores_screen, now_ms)


if _TYPE_CHECKING:

    class MatchUi(Ui):
        """The user interface while a match runs, as the match's screen sees it. Only type checkers use this class."""

        match: Match
        play_screen: PlayScreen

    class SensingUi(Ui):
        """The user interface on a tray with sensors, as the calibration sees it. Only type checkers use this class."""

        sensing: Sensing

    class AppsUi(Ui):
        """The user interface on a tray that runs apps, as their screens see it. Only type checkers use this class."""

        apps: Apps
