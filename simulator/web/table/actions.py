"""The class Actions, which carries out what browsers request at the table. The "do" of a message names its action."""

from collections.abc import Callable, Mapping
from functools import partial
from math import inf
from typing import TYPE_CHECKING

from simulator.json_values import JsonObject
from simulator.people.calibration import calibrate_tray
from simulator.people.dice import Dice
from simulator.people.presses import Intent, IntentError, SimulatorFault
from simulator.texts import HostTexts, format_rule_error
from simulator.tray.optics import get_white_name
from simulator.tray.virtual import VirtualTray
from simulator.web.match_view import SET
from simulator.web.table.screen_views import get_screen_name, pick_item
from simulator.web.table.seating import OutdatedAnswer, can_call, rotate_seats
from simulator.web.table.tab import Tab
from tray24.games import get_game_class
from tray24.pins import GREEN, RED
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.moves import CATCH, PLAY, UNO, VERBS, decode_seat, decode_verb
from tray24.rules.notation import parse_line
from tray24.ui.match.electronic_screen import ElectronicPlayScreen
from tray24.ui.match.play_screen import PlayScreen
from tray24.ui.match.prompts import COVERED
from tray24.ui.ui import Ui

if TYPE_CHECKING:
    from simulator.web.table.table import Table

_say = HostTexts("page")
_HURRY_ACTIONS = ("resume", "lesson", "choose")
# Request that changes a setting of the tray -> name and value of the setting, from the request's arguments.
_SETTINGS: dict[str, Callable[..., tuple[str, str]]] = {
    "speed": lambda speed: ("bot_speed", str(speed)),
    "hints": lambda level: ("hints", level),
    "advice": lambda button, answer: (f"advice{button + 1}", answer),
    "children": lambda on: ("children", "on" if on else "off"),
}
# The highest value of each level, in lux and in steps of the converter.
_LIGHT_LEVELS = {"dark": 10, "lamp": 300, "bright": 700, "day": 1400, "sun": inf}
_NOISE_LEVELS = {"none": 0, "little": 4, "some": 10, "much": inf}


class Actions:
    """The actions of tabs at a table. An impossible action raises IntentError.

    Some actions are coroutines that press buttons or move dice. If such an action fails later, its error is reported to
    the tab.
    """

    def __init__(self, table: "Table"):
        self._table = table
        dice_moves, presses = table.dice_moves, table.presses
        self._intents: dict[str, Callable[..., Intent]] = {
            "uno": lambda button: presses.call_uno_or_catch(button, UNO),
            "catch": self._call_catch,
            "undo": presses.undo,
            "answer": self._press_answer,
            "resume": presses.resume_match,
            "lesson": presses.open_lesson,
            "choose": presses.answer_lesson,
            "rolloff": dice_moves.roll_off,
            "take": lambda button: dice_moves.fill_hand(self._find_seat(button)),
            "roll": lambda button, dice: dice_moves.roll_dice(self._find_seat(button), dice),
            "give": dice_moves.give_die,
            "judge": dice_moves.answer_verdict,
            "tell_face": dice_moves.enter_faces,
            "follow": dice_moves.follow_diff,
            "done": dice_moves.confirm_task,
            "say": lambda verb: dice_moves.choose_verb(VERBS.index(verb)),
        }

        # Actions that are done at once and do not depend on the tab.
        self._immediate_actions: dict[str, Callable[..., object]] = {
            "peek": partial(setattr, table.table_match, "rack"),
            "fetch": table.table_match.seat_screens.return_seat,
            "put": dice_moves.place_die_now,
            "lift": dice_moves.lift_die_now,
            "room": partial(setattr, table.tray.optics, "room_lux"),
            "noise": partial(setattr, table.tray.optics, "noise_lsb"),
            "make": table.dice.change_make,
            "plug": lambda plugged: table.tray.plug_in() if plugged else table.tray.pull_plug(),
            "read": lambda: table.coaching.dismiss_tip(self._require_ui()),
            "rename": lambda button, name: self._require_ui().rename_player(button, name, table.tray.clock.ticks_ms()),
        }

    def run_action(self, tab: Tab, name: str, arguments: tuple) -> None:
        """Run the action called `name`, which a tab's message requests, with these arguments."""
        ui = self._table.ui
        if name == "answer" and ui is not None and arguments[0] == get_screen_name(ui):  # else it comes too late
            self._table.privacy.add_opener(tab)
        if name in self._intents:
            self._start_intent(tab, self._intents[name](*arguments), hurry=name in _HURRY_ACTIONS)
        elif name in _SETTINGS:
            self._change_setting(*_SETTINGS[name](*arguments))
        elif name in self._immediate_actions:
            self._immediate_actions[name](*arguments)
        else:
            getattr(self, name)(tab, *arguments)

    def release_buttons(self, tab: Tab) -> None:
        for button in list(tab.held):
            self.button(tab, button, False)

    # The tray, and matches with any kind of dice.

    def button(self, tab: Tab, button: int, is_down: bool) -> None:
        privacy = self._table.privacy
        if is_down and button >= RED and self._table.tray.plugged:
            is_covered = tab.place == "table" and privacy.is_hidden_from(tab)
            if button == GREEN:
                privacy.add_opener(tab)
            if is_covered and button != RED:
                return  # the tab shows the question whether its player is alone, not the rack that another tab shows
        if is_down:
            tab.held.add(button)
        else:
            tab.held.discard(button)
        if self._table.tray.plugged or not is_down:
            is_closed = any(button in other.held for other in self._table.tabs | {tab})
            self._table.contacts.queue_change(
                button, is_closed, partial(self._is_meant, tab, button, is_down, tab.question)
            )

    def _is_meant(self, tab: Tab, button: int, is_down: bool, question: int | None) -> bool:
        """Return whether a queued press or release of a button is still meant, now that its turn has come.

        `question` is the number of the question that `tab` showed. A press is not meant if the tray asks another
        question now, except to call UNO or to catch. Then report an error to the tab.
        """
        if not is_down or can_call(self._table.ui, button) or self._table.is_current_question(tab, question):
            return True
        tab.queue_error(OutdatedAnswer())
        return False

    def enter(self, tab: Tab, line: str) -> None:
        match = self._require_ui().match
        if match is None or match.game.turn < 0:
            raise IntentError("nobody-chooses")
        game = match.game
        if match.get_bot(game.turn):
            raise IntentError("bot-chooses")
        try:
            move = _parse_move(game, line)
        except RuleError as error:
            raise IntentError("line-refused", line=line, reason=format_rule_error(error)) from None

        def report_failure(error: Exception) -> None:
            # The failure of a late line is reported to its tab only: the line may name a hidden tile.
            ui = self._table.ui
            is_current = ui is not None and ui.match is match and game.turn == decode_seat(move)
            if isinstance(error, RuleError) and is_current:
                self._report_refusal(error, line, move)
            else:
                tab.queue_error(error)

        self._table.privacy.add_opener(tab)
        self._start_with_callback(tab, self._table.presses.enter_move(move, match), report_failure)

    def pick(self, tab: Tab, die: str | None) -> None:
        screen = self._find_selecting_screen(tab)
        if screen and screen.ui.match:
            pick_item(screen, screen.ui.match.game, die)

    def mark(self, tab: Tab, places: list[int]) -> None:
        screen = self._find_selecting_screen(tab)
        if screen:
            screen.choice.mark_items(places)

    def _find_selecting_screen(self, tab: Tab) -> ElectronicPlayScreen | None:
        """Return the tray's screen if electronic dice can be selected on it, or None. Also finish the tab's message."""
        tab.finish_message(tab.pop_number())
        screen = self._require_ui().screen
        if not isinstance(screen, ElectronicPlayScreen) or screen.busy or not screen.ui.match:
            return None
        return screen

    async def _call_catch(self, button: int) -> None:
        match = self._require_ui().match
        if match and match.game.get_catchable() < 0:
            raise OutdatedAnswer  # the tray would interpret the button as a call
        await self._table.presses.call_uno_or_catch(button, CATCH)

    def redo(self, tab: Tab) -> None:
        screen = self._find_selecting_screen(tab)
        if screen:
            screen.redo(self._table.tray.clock.ticks_ms())

    async def _press_answer(self, screen: str, button: int) -> None:
        """Press one of the four colored buttons to answer the screen called `screen`, unless it has been closed.

        On another screen the button would mean something else.
        """
        ui = self._require_ui()
        # The match's screen asks a browser only one question: whether the player is alone in front of the rack.
        if get_screen_name(ui) == screen and (screen != "play" or ui.screen.prompt == COVERED):
            await self._table.presses.press_button(button)

    def new(
        self,
        tab: Tab,
        game: str,
        players: dict[int, str],
        options: dict[str, str],
        is_real: bool,
        is_rotated: bool,
        extras: JsonObject,
    ) -> None:
        ui = self._require_ui()
        options |= {"day": str(self._table.today())} if extras.pop("day") else {}
        if is_rotated and (is_real or ui.match is None or not ui.match.game.over):
            raise IntentError("seats-stay")  # in a running match the tabs would see the racks of other seats
        names = extras.pop("names")
        self._name_people(ui, {button: name for button, name in names.items() if not players[button]})
        bot_names = {button: name for button, name in names.items() if players[button]}
        begin = partial(
            self._table.presses.start_match,
            dict.fromkeys(players, "") if is_real else players,
            options,
            is_real,
            game,
            **extras,
        )
        begin = partial(self._begin_named, begin, bot_names)
        dice_set = self._table.dice.set_name
        if is_rotated:
            begin = partial(rotate_seats, self._table.tabs, players, begin)
        if is_real:
            # A bot cannot move real dice: bots with real dice are virtual people.
            self._table.virtual_players.set_next_buttons({button for button, bot in players.items() if bot})
            dice_set = options.get(SET) or get_game_class(game).get_standard_set() or dice_set
            if ui.sensing is not None and not ui.sensing.calibrated:
                begin = partial(self._begin_calibrated, begin)
        self._start_intent(tab, self._begin_with_set(dice_set, begin), hurry=True)

    def _name_people(self, ui: Ui, names: dict[int, str]) -> None:
        """Store the names of the people of the next match, by seat button. A running match keeps its names."""
        old_names = [ui.settings[f"name{button + 1}"] for button in names]
        if old_names != list(names.values()):
            for button, name in names.items():
                ui.settings.set(f"name{button + 1}", name)
            ui.save_settings(self._table.tray.clock.ticks_ms())

    async def _begin_named(self, begin: Callable[[], Intent], names: dict[int, str]) -> None:
        """Begin a match with `begin()`, then rename its bots or virtual people. `names` are by seat button."""
        await begin()
        ui = self._require_ui()
        for button, name in names.items() if ui.match else ():
            seat = ui.button_to_seat(button)
            if ui.match and seat >= 0 and name not in ("", ui.match.profile.seats[seat].get_display_name()):
                ui.match.rename_player(seat, name)

    async def _begin_with_set(self, set_name: str, begin: Callable[[], Intent]) -> None:
        """Put all dice of a set into the bag and begin a match with `begin()`. If that fails, restore the dice."""
        old_dice = self._table.dice.to_json()
        self._table.dice.load_set(set_name)
        try:
            await begin()
        except (IntentError, RuleError):
            self._table.dice.from_json(old_dice)
            raise

    async def _begin_calibrated(self, begin: Callable[[], Intent]) -> None:
        """Calibrate the tray, and begin a match with `begin()` if the calibration succeeds."""
        await calibrate_tray(self._table.presses, get_white_name(self._table.dice.make))
        await begin()

    # Real dice.

    def lay(self, tab: Tab, line: str) -> None:
        match = self._require_ui().match
        if match is None or not self._table.table_match.has_tiles or match.game.turn < 0:
            raise IntentError("nobody-lays")
        game = match.game
        try:
            move = _parse_move(game, line)
            if decode_verb(move) == PLAY:
                misfit = game.explain_misfit(*game.decode_args(move))
                if misfit:
                    self._report_refusal(misfit, line, move)
                    return
        except RuleError as error:
            raise IntentError("line-refused", line=line, reason=format_rule_error(error)) from None
        self._start_intent(tab, self._table.dice_moves.lay_tile(move))

    def finger(self, tab: Tab, slot: int, is_down: bool) -> None:
        if self._table.dice.find_in_slot(slot) is None:
            if is_down:
                self._table.tray.place_surface(slot, "finger")
            else:
                self._table.tray.remove_surface(slot)

    # Settings of the tab and of the tray.

    def mute(self, tab: Tab, muted: bool) -> None:
        tab.muted = muted
        tab.wake.set()

    def sit(self, tab: Tab, place: str | int, key: str) -> None:
        self.release_buttons(tab)
        tab.place = place
        tab.wake.set()

    def _change_setting(self, name: str, value: str) -> Ui:
        ui = self._require_ui()
        try:
            ui.settings.set(name, value)
        except RuleError as error:
            raise IntentError("refused-setting", reason=format_rule_error(error)) from error
        ui.save_settings(self._table.tray.clock.ticks_ms())
        return ui

    def set(self, tab: Tab, name: str, value: str) -> None:
        ui = self._change_setting(name, value)
        ui.screen.changed = True
        ui.request_lights()

    # Helpers.

    def _require_ui(self) -> Ui:
        ui = self._table.ui
        if ui is None:
            raise IntentError("no-power")
        return ui

    def _start_intent(self, tab: Tab, intent: Intent, hurry: bool = False) -> None:
        self._start_with_callback(tab, intent, tab.queue_error, hurry)

    def _start_with_callback(
        self, tab: Tab, intent: Intent, on_failure: Callable[[Exception], None], hurry: bool = False
    ) -> None:
        """Start the coroutine `intent`, an action of a tab. If it fails, call `on_failure` with the error.

        If the tab's page was out of date when the coroutine began, drop all errors but SimulatorFault and
        OutdatedAnswer. With `hurry` the tray's time may run faster than real time until the coroutine ends.
        """
        number, epoch, check = tab.pop_number(), tab.epoch, tab.check
        is_late = False

        def check_begin() -> None:
            nonlocal is_late
            is_late = self._table.is_late(epoch)
            check()

        def finish(error: Exception | None) -> None:
            tab.finish_message(number)
            if error is not None and (isinstance(error, (SimulatorFault, OutdatedAnswer)) or not is_late):
                on_failure(error)

        self._table.presses.start(intent, finish, hurry, check_begin, owner=tab)

    def _report_refusal(self, error: RuleError, line: str, move: int) -> None:
        """Report that a die or tile was refused: page and display show the reason, and the log has a sentence."""
        ui = self._require_ui()
        if ui.match is None:
            return
        self._table.log.add_refusal(ui.match, error, move)
        screen = ui.screen
        # The display shows the reason, too, but must not reveal a hidden tile.
        is_open = screen.secret or not ui.match.game.tiles or ui.match.profile.real
        if isinstance(screen, PlayScreen) and screen.uno_window.catcher < 0 and is_open:
            screen.try_move(move, self._table.tray.clock.ticks_ms())
        self._table.log.show_refusal(error, line)

    def _find_seat(self, button: int) -> int:
        ui = self._require_ui()
        seat = ui.button_to_seat(button) if ui.match else -1
        if seat < 0:
            raise IntentError("nobody-plays", seat=button + 1)
        return seat


def _parse_move(game: Game, line: str) -> int:
    """Return the packed move of the seat to play for a line without a seat. Raise RuleError if it is malformed."""
    move = parse_line(game, f"{game.turn} {line}")
    assert isinstance(move, int)
    return move


def build_room_view(tray: VirtualTray, dice: Dice) -> JsonObject:
    """Return the light of the simulated room, the sensors' noise and how the dice are made, with the page's texts."""
    lux, noise = round(tray.optics.room_lux), round(tray.optics.noise_lsb)
    labels = [
        _say("room-light-value", level=_find_level(lux, _LIGHT_LEVELS)),
        _say("sensor-noise-value", level=_find_level(noise, _NOISE_LEVELS)),
    ]
    return {"lux": lux, "noise": noise, "make": dice.make, "said": labels}


def _find_level(value: int, levels: Mapping[str, float]) -> str:
    """Return the name of the first of `levels` (name -> upper limit) whose limit is not below `value`."""
    return next(level for level, limit in levels.items() if value <= limit)
