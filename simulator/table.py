"""The simulated tray with the browsers around it: who may do what, and what each is to be told."""

import asyncio
import base64
import json
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from simulator.calibration import calibrate
from simulator.curtain import Curtain
from simulator.dice import Dice, Misplaced
from simulator.files import FolderFiles, MemoryFiles
from simulator.fingers import Fingers, Puzzled
from simulator.log import Log
from simulator.messages import BadMessage, parse_message
from simulator.people import People
from simulator.persons import Persons
from simulator.real_view import for_tab, real_view
from simulator.sentences.words import plain_words
from simulator.undealt import Undealt, is_between_hands
from simulator.view import match_view, player_names
from simulator.virtual import VirtualTray
from tray24.compat import ticks_diff
from tray24.pins import BUTTONS, RED
from tray24.rules import GAMES
from tray24.rules.core import PLAY, VERBS, RuleError, move_arg, move_verb
from tray24.rules.head import STANDARD_SETS
from tray24.rules.notation import parse_line
from tray24.ui.help import help_for
from tray24.ui.real.retell import told

_LONGEST_STEP_MS = 250  # after the host has slept, the tray has not
_HURRY_STEP_MS = 50
_HURRY_WALL_S = 0.02
_REFUSED_MS = 4500
_JOURNAL_LATE_MS = 200  # the tray writes its journal a little after the light
_LOG_KEPT = 400
_MOST_ERRORS = 20
_KEEP_MS = 2000
_ANSWERS = ("tell", "follow", "judge", "done", "roll_off")  # what is clicked again while it is still being done
_TWICE_S = 1.0
_ROOM_LUX = 300  # a living room in the evening
_MENUS = ("power", "home", "setup", "number", "records", "settings", "names", "name", "test")
_HELP = {game: help_for(game) for game in GAMES}
_OF_THE_MATCH = ("play", "rolloff", "pause", "winner")


class Tab:
    """One browser's place: "table" (whoever stands around it), a seat's button 0-5, or "onlooker"."""

    def __init__(self) -> None:
        self.sit: str | int = "table"
        self.muted = False
        self.held: set[int] = set()
        self.errors: list[str] = []
        self.told: dict[str, Any] = {}
        self.log_number = -1  # of the log that was told, and how many of its entries
        self.log_count = 0
        self.wake = asyncio.Event()


class Table:
    """One virtual tray and its tabs. Whoever drives it calls `advance` again and again.

    kept: a file of the host's for how the real dice lie while the simulator is off (None: they are put away).
    """

    def __init__(self, files: FolderFiles | MemoryFiles, entropy=None, kept: Path | None = None):
        self.tray = VirtualTray(files, entropy=entropy, sensors=True)
        self.fingers = Fingers(self.tray)
        self.tray.optics.room_lux = _ROOM_LUX
        self._kept = kept
        self._kept_moves = 0
        self._kept_ms = 0
        self.dice = Dice(self.tray)
        self.people = People(self.tray, self.dice, self.fingers)
        self.persons = Persons(self.people)
        self._lay_kept_dice()
        self.tabs: set[Tab] = set()
        self._log = Log(files)
        self._log_number = 0
        self._match: Any = None  # whose log it is
        self._heard_ms = 0
        self._is_shown = False
        self._seen: Any = None  # the match that lies on the table
        self._undealt = False  # nobody has seen its next hand yet
        self._rack = -1  # the seat button whose real tiles whoever stands around the table may see
        self._tiles_match: Any = None  # the match that real tiles were put out for
        self._refused: dict | None = None
        self._refused_end_ms = 0
        self._side: Any = None  # the game's side of its screen
        self._did = ""  # the last intent that was done, and when
        self._did_s = 0.0
        self._curtain = Curtain()
        self._common: dict[str, Any] = {}
        self.tray.plug_in()

    # Time.

    def advance(self, ms: int) -> None:
        """Let the tray's time pass and see what is new; run ahead while fingers walk through menus."""
        if self.fingers.hurry:
            end_s = time.perf_counter() + _HURRY_WALL_S
            while self.fingers.hurry and time.perf_counter() < end_s:
                self.tray.advance(_HURRY_STEP_MS)
        else:
            self.tray.advance(min(ms, _LONGEST_STEP_MS))
        self._live()
        self._look()

    def _live(self) -> None:
        """Virtual people do what they want to do now; how the dice lie is kept every other second."""
        now_ms = self.tray.clock.now_ms
        ui = self._ui
        if ui and not self.fingers.busy:
            step = self.persons.next(now_ms, int(ui.settings["bot_speed"]))
            if step is not None:
                self.fingers.start(step, lambda error: None)  # what they could not do they try again
        if self.dice.moved != self._kept_moves and ticks_diff(now_ms, self._kept_ms) >= _KEEP_MS:
            self._keep_dice()

    def stop(self) -> None:
        """Let the journal reach the disk, then take the power away."""
        self.tray.advance(_JOURNAL_LATE_MS)
        self.tray.pull_plug()
        self._keep_dice()

    # The dice while the simulator is off.

    def _keep_dice(self) -> None:
        self._kept_moves = self.dice.moved
        self._kept_ms = self.tray.clock.now_ms
        if self._kept:
            kept = {"virtual": sorted(self.persons.buttons)} | self.dice.to_json()
            with suppress(OSError):  # the dice can be laid again as the lights say
                self._kept.write_text(json.dumps(kept), encoding="utf-8")

    def _lay_kept_dice(self) -> None:
        if self._kept:
            with suppress(OSError, ValueError, TypeError, KeyError):
                kept = json.loads(self._kept.read_text(encoding="utf-8"))
                self.dice.from_json(kept)
                self.persons.buttons = {button for button in kept["virtual"] if button in range(BUTTONS)}

    @property
    def _ui(self) -> Any:
        return self.tray.firmware.ui if self.tray.firmware else None

    def _look(self) -> None:
        common = self._look_at_tray()
        if common != self._common:
            self._common = common
            for tab in self.tabs:
                tab.wake.set()

    def _look_at_tray(self) -> dict[str, Any]:
        tray, ui = self.tray, self._ui
        if ui:
            self._is_shown = self._shows_match(ui)
            # While the plug is out the dice lie where they lay.
            self._seen = ui.match if self._is_shown else None
            self._undealt = is_between_hands(ui) and not ui.match.profile.real
            self._side = getattr(ui.play_screen, "side", None)
            self._fetch_dice(ui.match)
            self._follow_log(ui)
        if self._refused and ticks_diff(tray.clock.now_ms, self._refused_end_ms) >= 0:
            self._refused = None
        display = base64.b64encode(tray.screen).decode()
        text = ui.text() if ui else ""
        self._curtain.look(ui, display, text, tray.clock.now_ms)
        return {
            "help": _HELP,
            "led": tray.frame.hex(),
            "lit": tray.plugged,
            "display": display,
            "display_text": text,
            "tone": tray.hz,
            "down": [button for button in range(BUTTONS) if tray.closed >> button & 1],
            "tray": self._tray_view(ui),
            "match": self._match_key(ui),
            "real": self._look_at_dice(),
            "room": {"lux": round(tray.optics.room_lux), "noise": round(tray.optics.noise_lsb)},
            "log": (self._log_number, len(self._log.entries)),
        }

    def _look_at_dice(self) -> dict[str, Any] | None:
        real = real_view(self.people, self._seen, self._side)
        if self._rack != self._asked(real):
            self._rack = -1  # a rack that all may see is hidden again when its seat has played
        return real

    def _asked(self, real: dict[str, Any] | None) -> int:
        """The button of the seat that the tray asks for something, or -1."""
        seat = real["asks"] if real else -1
        return self._seen.profile.seats[seat].button if seat >= 0 and self._seen is not None else -1

    def _racks_for(self, tab: Tab) -> set[int]:
        """The seat buttons whose real tiles a tab may see."""
        match = self._seen
        people = {player.button for player in match.profile.seats} - self._virtual(match) if match else set()
        if tab.sit != "table":
            return people & {tab.sit}
        return people if len(people) == 1 else people & {self._rack}

    def _has_tiles(self) -> bool:
        """Whether the match on the table is played with real tiles."""
        return self._seen is not None and self._seen.profile.real and self._seen.game.tiles

    def _fetch_dice(self, match: Any) -> None:
        """For a match with real dice its own set lies on the table, also when it was begun by the tray's keys."""
        if match is not None and match.profile.real:
            set_name = match.profile.set or STANDARD_SETS.get(match.game.name)
            if set_name and set_name != self.dice.set_name:
                self.dice.bring(set_name)
            if match.game.tiles and match is not self._tiles_match:
                self._tiles_match = match
                if not match.marks:
                    self.dice.tiles.gather()

    def _shows_match(self, ui: Any) -> bool:
        """Whether the match is on the table; screens that come up anywhere leave that as it is."""
        name = ui.screen.name
        if ui.match is None or name in _MENUS:
            return False
        return self._is_shown or name in _OF_THE_MATCH

    def _tray_view(self, ui: Any) -> dict[str, Any]:
        known = self._common.get("tray", {})
        return {
            "plugged": ui is not None,
            "speed": int(ui.settings["bot_speed"]) if ui else known["speed"],
            "hints": ui.settings["hints"] if ui else known["hints"],
            "busy": self.fingers.busy,
            "screen": self._screen_name(ui) if ui else "",
            "resume": ui is not None and ui.screen.name == "home" and "continue" in ui.screen.items,
        }

    def _screen_name(self, ui: Any) -> str:
        name: str = ui.screen.name
        if name == "question":
            return "undo" if ui.screen.title == ui.say("undo") else "confirm"
        return "boot" if name == "power" else name

    def _match_key(self, ui: Any) -> Any:
        """Changes whenever the match's view does; the view itself differs from tab to tab."""
        if ui is None:
            return self._common.get("match")
        if not self._is_shown:
            return None
        match = ui.match
        names = [(player.name, player.bot) for player in match.profile.seats]
        laid = len(self._log.moves) if match.game.tiles else 0  # the log follows a moment later
        seen = (self._undealt, self._rack, match.game.save())
        return (id(match), seen, match.can_undo, names, repr(self._refused), self._open_rack(), laid)

    def _follow_log(self, ui: Any) -> None:
        """New sentences, when the match has changed a moment ago."""
        now_ms = self.tray.clock.now_ms
        if ui.match is not self._match and ui.match is not None:
            self._match = ui.match
            self._log.forget()
            self._heard_ms = now_ms
            ui.on_line = self._heard
        if self._match is not None and now_ms - self._heard_ms <= _JOURNAL_LATE_MS + 2 * _LONGEST_STEP_MS:
            names = player_names(self._match.profile, self._virtual(self._match))
            anew, _ = self._log.update(names)
            self._log_number += anew

    def _heard(self, line: object) -> None:
        self._heard_ms = self.tray.clock.now_ms
        self._refused = None

    # What a tab is told.

    def news(self, tab: Tab) -> dict[str, Any]:
        """What this tab has not been told yet; {} when there is nothing."""
        current = {key: value for key, value in self._common.items() if key not in ("match", "log")}
        current["tray"] = current["tray"] | {"sit": tab.sit, "muted": tab.muted}
        if self._has_tiles() and current["real"]:
            current["real"] = for_tab(current["real"], self._racks_for(tab), self._asked(current["real"]))
        if tab.muted:
            current["tone"] = 0
        if self._curtain.hides(tab.sit):
            current |= {"display": self._curtain.display, "display_text": self._curtain.text}
        match_key = (self._common["match"], tab.sit)
        news = {key: value for key, value in current.items() if key not in tab.told or tab.told[key] != value}
        if "match" not in tab.told or tab.told["match"] != match_key:
            news["match"] = self._view(tab)
        tab.told = current | {"match": match_key}
        self._add_log(tab, news)
        if tab.errors:
            news["error"] = tab.errors.pop(0)
            if tab.errors:
                tab.wake.set()
        return news

    def _view(self, tab: Tab) -> dict[str, Any] | None:
        seen: Any = Undealt(self._seen) if self._undealt else self._seen
        view = match_view(
            seen,
            tab.sit,
            self._refused,
            self._log.moves,
            self._open_rack(),
            self._virtual(self._seen),
            None if self._seen is not None and self._seen.profile.real else self._side,
        )
        if view is not None and told(self._seen) >= 0:
            view["undo"] = True  # what the table has told can be taken back, too
        if view is not None and self._has_tiles():
            racks = self._racks_for(tab)
            view["refused"] = self._refused
            for seat in view["seats"]:
                seat["seen"] = seat["button"] in racks
        return view

    def _virtual(self, match: Any) -> set[int]:
        """The seat buttons of the virtual people in a match."""
        return self.persons.buttons if match is not None and match.profile.real else set()

    def _open_rack(self) -> int:
        """The seat whose tiles the display shows: who said that she is alone before the tray."""
        ui = self._ui
        if ui is None or ui.match is None or not self._curtain.for_table:
            return -1
        return ui.match.game.turn

    def _add_log(self, tab: Tab, news: dict[str, Any]) -> None:
        entries = self._log.entries
        if tab.log_number != self._log_number:
            news["log_reset"] = True
            tab.log_number = self._log_number
            tab.log_count = max(0, len(entries) - _LOG_KEPT)
        if tab.log_count < len(entries):
            news["log"] = [entry.message() for entry in entries[tab.log_count :]]
            tab.log_count = len(entries)

    # What a tab may do.

    def join(self) -> Tab:
        """A new tab; it has been told nothing."""
        if not self._common:
            self._look()
        tab = Tab()
        tab.wake.set()
        self.tabs.add(tab)
        return tab

    def leave(self, tab: Tab) -> None:
        """Its fingers leave the buttons with it."""
        self.tabs.discard(tab)
        for button in list(tab.held):
            self._button(tab, button, False)

    def receive(self, tab: Tab, text: str) -> None:
        """Do what a browser says; what cannot be done is told to that browser in one line."""
        try:
            do, arguments = parse_message(text)
            self._check_place(tab, do, arguments)
            getattr(self, "_" + do)(tab, *arguments)
        except (BadMessage, Puzzled, Misplaced) as error:
            self._tell(tab, str(error))

    def _tell(self, tab: Tab, error: str) -> None:
        if len(tab.errors) < _MOST_ERRORS:  # of a browser that talks nonsense and never listens
            tab.errors.append(error)
        tab.wake.set()

    def _check_place(self, tab: Tab, do: str, arguments: tuple) -> None:
        """A seat presses her own button, and the keys when she is to choose; an onlooker presses nothing."""
        if do in ("sit", "mute") or tab.sit == "table":
            return
        if tab.sit == "onlooker":
            raise Puzzled("an onlooker only looks: sit down at a seat or at the whole table first")
        seat = f"seat {int(tab.sit) + 1}"
        if do in ("uno", "catch") and arguments[0] != tab.sit:
            raise Puzzled(f"{seat} may press only her own seat button")
        if do == "peek" and arguments[0] != tab.sit:
            raise Puzzled(f"{seat} may look at no other rack than her own")
        if do in ("take", "roll") and arguments[0] != tab.sit:
            raise Puzzled(f"{seat} may take and roll only her own dice")
        if do == "button" and arguments[1] and arguments[0] < RED and arguments[0] != tab.sit:
            raise Puzzled(f"{seat} may press only her own seat button, and the keys when she is to choose")
        keys = do in ("enter", "lay", "undo", "new") or (do == "button" and arguments[0] >= RED)
        if keys and not self._has_keys(tab.sit) and not (do == "button" and not arguments[1]):
            raise Puzzled(f"the keys belong to whoever is to choose, and that is not {seat}")

    def _has_keys(self, button: str | int) -> bool:
        ui = self._ui
        if ui is None or not self._is_shown or ui.match.game.over:
            return True
        match = ui.match
        virtual = self._virtual(match)
        humans = [player.button for player in match.profile.seats if not player.bot and player.button not in virtual]
        turn = match.game.turn
        return humans == [button] or (turn >= 0 and match.profile.seats[turn].button == button)

    def _powered(self) -> Any:
        ui = self._ui
        if ui is None:
            raise Puzzled("the tray has no power: put the plug in")
        return ui

    def _intend(self, tab: Tab, intent: Any, hurry: bool = False) -> None:
        def done(error: Exception | None) -> None:
            now_s = time.perf_counter()
            if error is None:
                self._did, self._did_s = intent.__name__, now_s
            elif intent.__name__ not in _ANSWERS or intent.__name__ != self._did or now_s - self._did_s > _TWICE_S:
                self._tell(tab, str(error))

        self.fingers.start(intent, done, hurry)

    def _refuse(self, error: RuleError, line: str, move: int) -> None:
        """A die or tile that was put where it may not lie: page and display show why, and the log keeps it."""
        ui = self._ui
        names = player_names(ui.match.profile, self._virtual(ui.match))
        self._log.refuse(names, ui.match.game, move, error)
        screen = ui.screen
        # The display names the rule, too; but not before everybody what is wrong with a tile that nobody else sees.
        is_open = screen.secret or not ui.match.game.tiles or ui.match.profile.real
        if screen.name == "play" and screen.catcher < 0 and is_open:
            screen.attempt(move, self.tray.clock.ticks_ms())
        self._refused = {"line": line, "rule": error.rule, "words": plain_words(error.words)}
        self._refused_end_ms = self.tray.clock.now_ms + _REFUSED_MS

    # One method for each "do".

    def _button(self, tab: Tab, button: int, down: bool) -> None:
        if down:
            tab.held.add(button)
        else:
            tab.held.discard(button)
        if self.tray.plugged or not down:
            if down and button >= RED:
                self._curtain.opens(tab.sit == "table")
            closed = any(button in other.held for other in self.tabs | {tab})
            self.tray.set_contact(button, closed)

    def _enter(self, tab: Tab, line: str) -> None:
        match: Any = self._powered().match
        if match is None or match.game.turn < 0:
            raise Puzzled("nobody is to choose now: start a match, or continue the one that was left")
        game = match.game
        if match.bot(game.turn):
            raise Puzzled("a bot is to choose: wait for your turn")
        move: Any
        try:
            move = parse_line(game, f"{game.turn} {line}")
        except RuleError as error:
            raise Puzzled(f'"{line}": {error}') from None

        def done(error: Exception | None) -> None:
            if isinstance(error, RuleError):
                self._refuse(error, line, move)
            elif error is not None:
                self._tell(tab, str(error))

        self._curtain.opens(tab.sit == "table")
        self.fingers.start(self.fingers.enter(move), done)

    def _uno(self, tab: Tab, button: int) -> None:
        self._intend(tab, self.fingers.call(button))

    def _catch(self, tab: Tab, button: int) -> None:
        self._intend(tab, self.fingers.call(button))

    def _undo(self, tab: Tab) -> None:
        self._intend(tab, self.fingers.undo())

    def _new(self, tab: Tab, game: str, players: dict[int, str], options: dict[str, str], real: bool) -> None:
        ui = self._powered()
        if not real:
            self.persons.buttons = set()
            self.dice.bring(self.dice.set_name)
            self._intend(tab, self.fingers.new_match(players, options, game=game), hurry=True)
            return
        # The tray cannot know that nobody's hand moves a die: bots with real dice are virtual people.
        self.persons.buttons = {button for button, bot in players.items() if bot}
        self.dice.bring(STANDARD_SETS.get(game, self.dice.set_name))
        if not ui.sensing.calibrated:
            self._intend(tab, calibrate(self.tray), hurry=True)
        people = dict.fromkeys(players, "")
        self._intend(tab, self.fingers.new_match(people, options, real=True, game=game), hurry=True)

    # Real dice.

    def _seat_of(self, button: int) -> int:
        ui = self._powered()
        seat = ui.seat_at(button) if ui.match else -1
        if seat < 0:
            raise Puzzled(f"nobody plays at seat {button + 1}")
        return seat

    def _rolloff(self, tab: Tab) -> None:
        self._intend(tab, self.people.roll_off())

    def _take(self, tab: Tab, button: int) -> None:
        self._intend(tab, self.people.take(self._seat_of(button)))

    def _roll(self, tab: Tab, button: int, dice: list[int] | None) -> None:
        self._intend(tab, self.people.roll(self._seat_of(button), dice))

    def _give(self, tab: Tab, die: int) -> None:
        self._intend(tab, self.people.give(die))

    def _judge(self, tab: Tab) -> None:
        self._intend(tab, self.people.judge())

    def _lay(self, tab: Tab, line: str) -> None:
        match: Any = self._powered().match
        if match is None or not self._has_tiles() or match.game.turn < 0:
            raise Puzzled("nobody is to lay a tile now")
        game = match.game
        move: Any
        try:
            move = parse_line(game, f"{game.turn} {line}")
            if move_verb(move) == PLAY:
                misfit = game.misfit(move_arg(move) >> 7, move_arg(move) >> 6 & 1, move_arg(move) & 63)
                if misfit:
                    self._refuse(misfit, line, move)
                    return
        except RuleError as error:
            raise Puzzled(f'"{line}": {error}') from None
        self._intend(tab, self.people.lay(move))

    def _peek(self, tab: Tab, button: int) -> None:
        self._rack = button

    def _put(self, tab: Tab, die: int, slot: int, half_in: bool) -> None:
        self.dice.put(die, slot, half_in)

    def _lift(self, tab: Tab, die: int, button: int | None) -> None:
        self.people.carry(die, button)

    def _tell_face(self, tab: Tab) -> None:
        self._intend(tab, self.people.tell())

    def _follow(self, tab: Tab) -> None:
        self._intend(tab, self.people.follow())

    def _done(self, tab: Tab) -> None:
        self._intend(tab, self.people.done())

    def _say(self, tab: Tab, verb: str) -> None:
        self._intend(tab, self.people.say(VERBS.index(verb)))

    def _finger(self, tab: Tab, slot: int, down: bool) -> None:
        if self.dice.in_slot(slot) is None:
            if down:
                self.tray.put(slot, "finger")
            else:
                self.tray.lift(slot)

    def _room(self, tab: Tab, lux: int) -> None:
        self.tray.optics.room_lux = lux

    def _noise(self, tab: Tab, lsb: int) -> None:
        self.tray.optics.noise_lsb = lsb

    def _plug(self, tab: Tab, plugged: bool) -> None:
        if plugged:
            self.tray.plug_in()
        else:
            self.tray.pull_plug()

    def _mute(self, tab: Tab, muted: bool) -> None:
        tab.muted = muted
        tab.wake.set()

    def _sit(self, tab: Tab, place: str | int) -> None:
        for button in list(tab.held):
            self._button(tab, button, False)
        tab.sit = place
        tab.wake.set()

    def _speed(self, tab: Tab, speed: int) -> None:
        ui = self._powered()
        ui.settings.set("bot_speed", str(speed))
        ui.save_settings(self.tray.clock.ticks_ms())

    def _hints(self, tab: Tab, level: str) -> None:
        ui = self._powered()
        ui.settings.set("hints", level)
        ui.save_settings(self.tray.clock.ticks_ms())

    def _rename(self, tab: Tab, button: int, name: str) -> None:
        self._powered().rename(button, name, self.tray.clock.ticks_ms())
