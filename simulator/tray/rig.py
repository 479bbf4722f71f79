"""The class Rig, a virtual tray for tests and scripts, with methods such as `press("seat 2")`.

Time passes only inside these methods.
"""

import random
from typing import Any

from simulator.people.presses import Intent, Presses
from simulator.tray.apps import Apps
from simulator.tray.clock import Clock
from simulator.tray.files import FolderFiles, MemoryFiles, change_settings
from simulator.tray.optics import MODEL, Model
from simulator.tray.virtual import VirtualTray
from tray24.match.match import Match
from tray24.pins import RED, SEATS
from tray24.rules.core import Game
from tray24.ui.toolkit.lights import FULL
from tray24.ui.ui import Ui

_KEYS = ("red", "yellow", "green", "blue")
_CONTENT_NAMES = ("empty", "r", "y", "g", "b", "white", "covered")  # sense.events
_INTENT_MS = 60_000
_BOOT_MS = 5000


class LedColor:
    """The color that an LED shows, from its red, green and blue values."""

    def __init__(self, red: int, green: int, blue: int):
        self.rgb = (red, green, blue)

    @property
    def lit(self) -> bool:
        return any(self.rgb)

    @property
    def color(self) -> str:
        """The name of the color as an eye sees it: dark, red, yellow, green, blue or white."""
        red, green, blue = self.rgb
        brightest = max(self.rgb)
        if not brightest:
            return "dark"
        strong = [part * 100 >= brightest * 12 for part in (red, green, blue)]
        return {
            (True, False, False): "red",
            (True, True, False): "yellow",
            (False, True, False): "green",
            (False, True, True): "green" if green > blue else "blue",  # green and blue each hold a little of the other
            (False, False, True): "blue",
        }.get((strong[0], strong[1], strong[2]), "white")


class Rig:
    """A virtual tray for tests.

    Methods such as `press("seat 2")` or `play("r7", 8)` return when the tray has responded.
    """

    def __init__(
        self,
        files: MemoryFiles | FolderFiles | None = None,
        seed: int = 1,
        now_ms: int = 0,
        sensors: bool = False,
        kind: str = FULL,
        model: Model = MODEL,
        coach: str = "off",
        apps: Apps | None = None,
    ):
        """Plug in a tray.

        With `sensors` the tray senses dice, in the light of `model`. `kind` is one of `lights.KINDS`, and is also set
        in the tray's settings. `seed` decides random numbers and how parts differ from slot to slot. `coach` is the
        setting of that name, used if `files` is None. `apps` are the apps on the tray.
        """
        rng = random.Random(seed)
        self.files = files or MemoryFiles()
        if files is None:
            change_settings(self.files, coach=coach)
        if kind != FULL:
            change_settings(self.files, tray_kind=kind)
        clock = Clock(now_ms)
        self.tray = VirtualTray(self.files, clock, lambda: rng.getrandbits(30), sensors, seed, model, kind, apps)
        self._lit_tray: Any = self.tray  # the tray whose lights are read
        self.presses = Presses(self.tray)
        self.plug_in()

    @property
    def ui(self) -> Ui:
        if self.tray.firmware is None:
            raise RuntimeError("the tray has no power")
        return self.tray.firmware.ui

    @property
    def match(self) -> Match | None:
        return self.ui.match

    @property
    def game(self) -> Game:
        assert self.ui.match
        return self.ui.match.game

    def press(self, name: str) -> None:
        """Press a button: "seat 1" to "seat 6", "red", "yellow", "green" or "blue"."""
        self._run_intent(self.presses.press_button(parse_button(name)))

    def hold(self, name: str) -> None:
        self._run_intent(self.presses.hold_button(parse_button(name)))

    def pull_plug(self) -> None:
        self.tray.pull_plug()

    def plug_in(self) -> None:
        self.tray.plug_in()

    def boot(self) -> None:
        self.plug_in()
        self.wait_until(lambda: self.ui.screen.name != "power", _BOOT_MS)

    def place_die(self, surface: str, slot: int) -> None:
        """Put a die into a slot. `surface` is "r", "y", "g", "b", "white", or another name in optics.SURFACES."""
        self.tray.place_surface(slot, surface)

    def lift_die(self, slot: int) -> None:
        self.tray.remove_surface(slot)

    def touch_slot(self, slot: int, ms: int = 0) -> None:
        """Put a finger on a slot: for `ms` milliseconds, or until `lift_die` when `ms` is 0."""
        self.tray.place_surface(slot, "finger")
        if ms:
            self.tray.advance(ms)
            self.tray.remove_surface(slot)

    def read_slot(self, slot: int) -> str:
        """Return the content of a slot that the tray has sensed: "empty", "r", "y", "g", "b", "white" or "covered"."""
        if self.ui.sensing is None:
            raise RuntimeError("this tray has no sensors")
        return _CONTENT_NAMES[self.ui.sensing.seen[slot]]

    def wait_ms(self, ms: int) -> None:
        self.tray.advance(ms)

    def wait_until(self, condition, limit_ms: int = _INTENT_MS) -> None:
        """Advance time until `condition()` is true. After `limit_ms` raise AssertionError with the display's text."""
        end_ms = self.tray.clock.now_ms + limit_ms
        while not condition():
            if self.tray.clock.now_ms >= end_ms:
                raise AssertionError(f"not within {limit_ms} ms; the display says: {self.read_display()}")
            self.tray.advance(4)

    def wait_for_text(self, text: str, limit_ms: int = _INTENT_MS) -> None:
        self.wait_until(lambda: text.lower() in self.read_display().lower(), limit_ms)

    def read_display(self) -> str:
        return self.ui.format_text() if self.tray.plugged else ""

    def read_led(self, number: int) -> LedColor:
        return LedColor(*self._lit_tray.frame[3 * number : 3 * number + 3])

    def read_led_beside(self, number: int) -> LedColor:
        """Return the color of the LED beside the slot `number`. It is dark on a tray without such LEDs."""
        return LedColor(*self._lit_tray.beside[3 * number : 3 * number + 3] or bytes(3))

    def start_match(self, *players: str, game: str = "basic", **options: object) -> None:
        """Start a match. `players` are those at seat 1, seat 2 and so on: "" for a person, or the name of a bot.

        `options` are named and have values as in the game's rules.
        """
        if len(players) > SEATS:
            raise ValueError(f"{len(players)} players: there are {SEATS} seats")
        option_texts = {name: str(value) for name, value in options.items()}
        self._run_intent(self.presses.start_match(dict(enumerate(players)), option_texts, game=game))
        if self.ui.screen.name == "rolloff":
            self.press("green")

    def play(self, face: str, slot: int) -> None:
        self._run_intent(self.presses.play_die(face, slot))

    def place(self, slot: int) -> None:
        self._run_intent(self.presses.place_die(slot))

    def choose(self, verb: str) -> None:
        self._run_intent(self.presses.choose_verb(verb))

    def name_color(self, color: str) -> None:
        self._run_intent(self.presses.name_color(color))

    def enter(self, move: int) -> None:
        self._run_intent(self.presses.enter_move(move))

    def resume(self) -> None:
        self._run_intent(self.presses.resume_match())

    def undo(self) -> None:
        self._run_intent(self.presses.undo())

    def _run_intent(self, intent: Intent) -> None:
        """Let the virtual fingers run `intent`, a coroutine that presses buttons. Raise the error that ends it."""
        results: list[Exception | None] = []
        self.presses.start(intent, results.append)
        end_ms = self.tray.clock.now_ms + _INTENT_MS
        while not results and self.presses.busy and self.tray.clock.now_ms < end_ms:
            self.tray.advance(1)
        if results and results[0] is not None:
            raise results[0]


def parse_button(name: str) -> int:
    """Return the button with this name: "seat 1" to "seat 6", or its color. Raise ValueError for any other name."""
    if name in _KEYS:
        return RED + _KEYS.index(name)
    words = name.split(" ")
    if len(words) == 2 and words[0] == "seat" and words[1] in "123456":
        return int(words[1]) - 1
    raise ValueError(f"button {name!r}: give seat 1 to seat {SEATS}, {', '.join(_KEYS)}")
