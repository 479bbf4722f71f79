"""The actions of browsers at the table, by the "do" of their messages, with checked arguments."""

from collections.abc import Callable, Mapping
from functools import partial
from math import inf
from typing import TYPE_CHECKING

from simulator.json_values import JsonObject
from simulator.people.calibration import calibrate
from simulator.people.dice import Dice
from simulator.people.fingers import Fault, Intent, Puzzled
from simulator.texts import HostTexts, refused_words
from simulator.tray.optics import white_of
from simulator.tray.virtual import VirtualTray
from simulator.web.table.places import TooLate, go_around, may_call
from simulator.web.table.screens import pick, screen_name
from simulator.web.table.tab import Tab
from simulator.web.view import SET
from tray24.games import game_class
from tray24.pins import RED
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.moves import CATCH, PLAY, UNO, VERBS, move_seat, move_verb
from tray24.rules.notation import parse_line
from tray24.ui.match.electronic import ElectronicPlay
from tray24.ui.match.kinds import COVERED
from tray24.ui.match.play import Play
from tray24.ui.ui import Ui

if TYPE_CHECKING:
    from simulator.web.table.table import Table

_say = HostTexts("page")
_HURRIED = ("resume", "lesson", "choose")
# Request that changes a setting of the tray -> name and value of the setting, from the request's arguments.
_SETTINGS: dict[str, Callable[..., tuple[str, str]]] = {
    "speed": lambda speed: ("bot_speed", str(speed)),
    "hints": lambda level: ("hints", level),
    "advice": lambda button, answer: (f"advice{button + 1}", answer),
    "children": lambda on: ("children", "on" if on else "off"),
}
# The highest value of each level, in lux and in steps of the converter.
_LIGHTS = {"dark": 10, "lamp": 300, "bright": 700, "day": 1400, "sun": inf}
_NOISES = {"none": 0, "little": 4, "some": 10, "much": inf}


class Deeds:
    """The actions. An impossible one raises Puzzled, or is reported to the tab if its intent fails later."""

    def __init__(self, table: "Table"):
        self._table = table
        people, fingers = table.people, table.fingers
        self._intents: dict[str, Callable[..., Intent]] = {
            "uno": lambda button: fingers.call(button, UNO),
            "catch": self._catch,
            "undo": fingers.undo,
            "answer": self._answer,
            "resume": fingers.resume,
            "lesson": fingers.open_lesson,
            "choose": fingers.answer_lesson,
            "rolloff": people.roll_off,
            "take": lambda button: people.take(self._seat_of(button)),
            "roll": lambda button, dice: people.roll(self._seat_of(button), dice),
            "give": people.give,
            "judge": people.judge,
            "tell_face": people.tell,
            "follow": people.follow,
            "done": people.done,
            "say": lambda verb: people.say(VERBS.index(verb)),
        }

        # Actions that are done at once and do not depend on the tab.
        self._acts: dict[str, Callable[..., object]] = {
            "peek": partial(setattr, table.on_table, "rack"),
            "fetch": table.on_table.own_screens.fetch,
            "put": people.set_down,
            "lift": people.carry,
            "room": partial(setattr, table.tray.optics, "room_lux"),
            "noise": partial(setattr, table.tray.optics, "noise_lsb"),
            "make": table.dice.remake,
            "plug": lambda plugged: table.tray.plug_in() if plugged else table.tray.pull_plug(),
            "read": lambda: table.coaching.dismiss(self._powered()),
            "rename": lambda button, name: self._powered().rename(button, name, table.tray.clock.ticks_ms()),
        }

    def do(self, tab: Tab, do: str, arguments: tuple) -> None:
        """Run the action of a tab's message: an intent, a change of a setting, or a method of the same name."""
        if do == "answer":
            self._table.curtain.opens(tab)
        if do in self._intents:
            self._intend(tab, self._intents[do](*arguments), hurry=do in _HURRIED)
        elif do in _SETTINGS:
            self._change(*_SETTINGS[do](*arguments))
        elif do in self._acts:
            self._acts[do](*arguments)
        else:
            getattr(self, do)(tab, *arguments)

    def release(self, tab: Tab) -> None:
        for button in list(tab.held):
            self.button(tab, button, False)

    # The tray, and matches with any kind of dice.

    def button(self, tab: Tab, button: int, down: bool) -> None:
        if down:
            tab.held.add(button)
        else:
            tab.held.discard(button)
        if self._table.tray.plugged or not down:
            if down and button >= RED:
                self._table.curtain.opens(tab)
            closed = any(button in other.held for other in self._table.tabs | {tab})
            self._table.contacts.change(button, closed, partial(self._is_meant, tab, button, down, tab.question))

    def _is_meant(self, tab: Tab, button: int, down: bool, question: int | None) -> bool:
        """Return whether a change of a button still answers the question to its tab. Otherwise refuse it to the tab."""
        if not down or may_call(self._table.ui, button) or self._table.is_asked(tab, question):
            return True
        tab.refuse(TooLate())
        return False

    def enter(self, tab: Tab, line: str) -> None:
        match = self._powered().match
        if match is None or match.game.turn < 0:
            raise Puzzled("nobody-chooses")
        game = match.game
        if match.bot(game.turn):
            raise Puzzled("bot-chooses")
        try:
            move = _parse_move(game, line)
        except RuleError as error:
            raise Puzzled("line-refused", line=line, reason=refused_words(error)) from None

        def failed(error: Exception) -> None:
            # The failure of a late line is reported to its tab only: the line may name a hidden tile.
            ui = self._table.ui
            in_time = ui is not None and ui.match is match and game.turn == move_seat(move)
            if isinstance(error, RuleError) and in_time:
                self._refuse(error, line, move)
            else:
                tab.refuse(error)

        self._table.curtain.opens(tab)
        self._start(tab, self._table.fingers.enter(move, match), failed)

    def pick(self, tab: Tab, die: str | None) -> None:
        screen = self._selecting(tab)
        if screen and screen.ui.match:
            pick(screen, screen.ui.match.game, die)

    def mark(self, tab: Tab, places: list[int]) -> None:
        screen = self._selecting(tab)
        if screen:
            screen.choice.mark(places)

    def _selecting(self, tab: Tab) -> ElectronicPlay | None:
        """Finish the message of a tab, and return the screen on which a player selects electronic dice, or None."""
        tab.answer(tab.take_number())
        screen = self._powered().screen
        if not isinstance(screen, ElectronicPlay) or screen.busy or not screen.ui.match:
            return None
        return screen

    async def _catch(self, button: int) -> None:
        match = self._powered().match
        if match and match.game.to_catch() < 0:
            raise TooLate  # the tray would interpret the button as a call
        await self._table.fingers.call(button, CATCH)

    def redo(self, tab: Tab) -> None:
        screen = self._selecting(tab)
        if screen:
            screen.redo(self._table.tray.clock.ticks_ms())

    async def _answer(self, screen: str, button: int) -> None:
        """Press a key as the answer to a screen, unless that is closed by now: the key would mean something else."""
        ui = self._powered()
        # The match's screen asks a browser only one question: whether the player is alone in front of the rack.
        if screen_name(ui) == screen and (screen != "play" or ui.screen.kind == COVERED):
            await self._table.fingers.press(button)

    def new(
        self,
        tab: Tab,
        game: str,
        players: dict[int, str],
        options: dict[str, str],
        real: bool,
        around: bool,
        more: JsonObject,
    ) -> None:
        ui = self._powered()
        options |= {"day": str(self._table.today())} if more.pop("day") else {}
        if around and (real or ui.match is None or not ui.match.game.over):
            raise Puzzled("seats-stay")  # in a running match the tabs would see the racks of other seats
        names = more.pop("names")
        self._name_people(ui, {button: name for button, name in names.items() if not players[button]})
        of_bots = {button: name for button, name in names.items() if players[button]}
        begin = partial(
            self._table.fingers.new_match, dict.fromkeys(players, "") if real else players, options, real, game, **more
        )
        begin = partial(self._named, begin, of_bots)
        dice_set = self._table.dice.set_name
        if around:
            begin = partial(go_around, self._table.tabs, players, begin)
        if real:
            # A bot cannot move real dice: bots with real dice are virtual people.
            self._table.virtual_players.begin({button for button, bot in players.items() if bot})
            dice_set = options.get(SET) or game_class(game).standard_set() or dice_set
            if ui.sensing is not None and not ui.sensing.calibrated:
                begin = partial(self._calibrated, begin)
        self._intend(tab, self._exchange_dice(dice_set, begin), hurry=True)

    def _name_people(self, ui: Ui, names: dict[int, str]) -> None:
        """Store the names of the people of the next match, by button; a running match keeps its names."""
        before = [ui.settings[f"name{button + 1}"] for button in names]
        if before != list(names.values()):
            for button, name in names.items():
                ui.settings.set(f"name{button + 1}", name)
            ui.save_settings(self._table.tray.clock.ticks_ms())

    async def _named(self, begin: Callable[[], Intent], names: dict[int, str]) -> None:
        """Begin a match, and rename its bots or virtual people, by button."""
        await begin()
        ui = self._powered()
        for button, name in names.items() if ui.match else ():
            seat = ui.seat_at(button)
            if ui.match and seat >= 0 and name not in ("", ui.match.profile.seats[seat].called()):
                ui.match.rename(seat, name)

    async def _exchange_dice(self, set_name: str, begin: Callable[[], Intent]) -> None:
        """Begin a match with all dice of a set in the pouch. If that fails, restore the dice."""
        before = self._table.dice.to_json()
        self._table.dice.bring(set_name)
        try:
            await begin()
        except (Puzzled, RuleError):
            self._table.dice.from_json(before)
            raise

    async def _calibrated(self, begin: Callable[[], Intent]) -> None:
        """Calibrate the tray, and begin a match if that succeeds."""
        await calibrate(self._table.fingers, white_of(self._table.dice.make))
        await begin()

    # Real dice.

    def lay(self, tab: Tab, line: str) -> None:
        match = self._powered().match
        if match is None or not self._table.on_table.has_tiles or match.game.turn < 0:
            raise Puzzled("nobody-lays")
        game = match.game
        try:
            move = _parse_move(game, line)
            if move_verb(move) == PLAY:
                misfit = game.misfit(*game.args(move))
                if misfit:
                    self._refuse(misfit, line, move)
                    return
        except RuleError as error:
            raise Puzzled("line-refused", line=line, reason=refused_words(error)) from None
        self._intend(tab, self._table.people.lay(move))

    def finger(self, tab: Tab, slot: int, down: bool) -> None:
        if self._table.dice.in_slot(slot) is None:
            if down:
                self._table.tray.put(slot, "finger")
            else:
                self._table.tray.lift(slot)

    # Settings of the tab and of the tray.

    def mute(self, tab: Tab, muted: bool) -> None:
        tab.muted = muted
        tab.wake.set()

    def sit(self, tab: Tab, place: str | int, key: str) -> None:
        self.release(tab)
        tab.sit = place
        tab.wake.set()

    def _change(self, name: str, value: str) -> Ui:
        ui = self._powered()
        try:
            ui.settings.set(name, value)
        except RuleError as error:
            raise Puzzled("refused-setting", reason=refused_words(error)) from error
        ui.save_settings(self._table.tray.clock.ticks_ms())
        return ui

    def set(self, tab: Tab, name: str, value: str) -> None:
        ui = self._change(name, value)
        ui.screen.changed = True
        ui.relight()

    # Helpers.

    def _powered(self) -> Ui:
        ui = self._table.ui
        if ui is None:
            raise Puzzled("no-power")
        return ui

    def _intend(self, tab: Tab, intent: Intent, hurry: bool = False) -> None:
        self._start(tab, intent, tab.refuse, hurry)

    def _start(self, tab: Tab, intent: Intent, failed: Callable[[Exception], None], hurry: bool = False) -> None:
        """Start an intent of a tab. Call `failed` with its error, unless the page was out of date when it began."""
        number, epoch, check = tab.take_number(), tab.epoch, tab.check
        is_late = False

        def begins() -> None:
            nonlocal is_late
            is_late = self._table.is_late(epoch)
            check()

        def done(error: Exception | None) -> None:
            tab.answer(number)
            if error is not None and (isinstance(error, (Fault, TooLate)) or not is_late):
                failed(error)

        self._table.fingers.start(intent, done, hurry, begins, owner=tab)

    def _refuse(self, error: RuleError, line: str, move: int) -> None:
        """Report a refused die or tile: page and display show the reason, and the log records it."""
        ui = self._powered()
        if ui.match is None:
            return
        self._table.log.tell_refused(ui.match, error, move)
        screen = ui.screen
        # The display shows the reason, too, but must not reveal a hidden tile.
        is_open = screen.secret or not ui.match.game.tiles or ui.match.profile.real
        if isinstance(screen, Play) and screen.catching.catcher < 0 and is_open:
            screen.attempt(move, self._table.tray.clock.ticks_ms())
        self._table.log.show_refused(error, line)

    def _seat_of(self, button: int) -> int:
        ui = self._powered()
        seat = ui.seat_at(button) if ui.match else -1
        if seat < 0:
            raise Puzzled("nobody-plays", seat=button + 1)
        return seat


def _parse_move(game: Game, line: str) -> int:
    """Return the move of the seat to play from a line without its seat. Raise RuleError if it is malformed."""
    move = parse_line(game, f"{game.turn} {line}")
    assert isinstance(move, int)
    return move


def room_view(tray: VirtualTray, dice: Dice) -> JsonObject:
    """Return the room's light, the sensors' noise and the make of the dice, with their texts."""
    lux, noise = round(tray.optics.room_lux), round(tray.optics.noise_lsb)
    said = [
        _say("room-light-value", level=_level(lux, _LIGHTS)),
        _say("sensor-noise-value", level=_level(noise, _NOISES)),
    ]
    return {"lux": lux, "noise": noise, "make": dice.make, "said": said}


def _level(value: int, levels: Mapping[str, float]) -> str:
    """Return the name of the first level whose upper limit is not below the value."""
    return next(level for level, most in levels.items() if value <= most)
