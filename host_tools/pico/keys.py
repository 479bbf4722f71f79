"""The commands for the emulated tray: lines such as `press green` or `put white 5`, which a key or a script enters."""

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from host_tools.errors import Failure, UsageError
from simulator.texts import HostTexts
from simulator.tray.optics import Optics
from simulator.tray.rig import parse_button
from tray24.pins import COLUMNS, ROWS, SLOTS

if TYPE_CHECKING:
    from simulator.pico.machine import PicoTray

say = HostTexts("pico")

PRESS_MS = 120  # longer than the tray's longest pause between two reads of its buttons
HOLD_MS = 1200  # a second is a hold
# What can be put on a slot: the word in a command -> the name in simulator.tray.optics.
COLORS = {"red": "r", "yellow": "y", "green": "g", "blue": "b", "white": "white"}
FINGER = "finger"
ALL = -1  # instead of a slot: all slots

_LONGEST_MS = 3_600_000
_WILD = "wild"  # a synonym of white, because wild faces have white stickers below

# The commands, and how many words follow each.
_WORD_COUNTS = {"press": 1, "hold": 1, "put": 2, "cover": 1, "lift": 1, "unplug": 0, "plug": 0, "bootsel": 0}
_WORD_COUNTS |= {"reset": 0, "wait": 1, "quit": 0}
# Named keys, in addition to characters. terminal.py decodes their escape sequences.
UP, DOWN, LEFT, RIGHT, TAB, ENTER, REDRAW = "up", "down", "left", "right", "tab", "enter", "redraw"
_BUTTONS = {str(seat): f"seat {seat}" for seat in range(1, 7)} | {
    color[0]: color for color in COLORS if color != "white"
}
BUTTON_KEYS = {parse_button(name): key for key, name in _BUTTONS.items()}
_MOVES = {UP: (-1, 0), DOWN: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}
_PLAIN_COMMANDS = {"c": "lift all", "P": "bootsel", "x": "reset", "q": "quit"}
# What these keys write on other keyboards.
_LATIN = "qwertyuiopasdfghjklzxcvbnm"
_SCRIPTS = (
    "йцукенгшщзфывапролдячсмить",  # Russian
    " ςερτυθιοπασδφγηξκλζχψωβνμ",  # Greek
    "  קראטוןםפשדגכעיחלךזסבהנמצ",  # Hebrew
)
_DIGIT_ROWS = ("&é\"'(-", "&é\"'(§", "+ěščřž")  # 1 to 6 without Shift: French, Belgian, Czech
_LATIN_KEYS = {written: str(digit) for row in _DIGIT_ROWS for digit, written in enumerate(row, 1)}
# The keys on the page of help; the messages of each are keys-NAME and does-key-NAME.
_HELP_KEYS = ("seats", "colored", "hold", "hold-colored", "arrows", "tab", "space", "m", "f", "c", "p")
_HELP_KEYS += ("bootsel", "x", "quit")
_REST_MS = 80  # a contact stays open for at least so long between two presses
_MAX_WAITING = 12  # presses; a repeating key is quicker than a slow tray
_NO_BUTTON = -1  # instead of a button: the finger waits


def list_usage() -> list[tuple[str, str]]:
    """Return each command as (syntax, what the command does)."""
    values = {"press": PRESS_MS, "hold": HOLD_MS, "last": SLOTS - 1, "colors": ", ".join(COLORS), "wild": _WILD}
    return [(say(f"usage-{verb}"), say(f"does-{verb}", **values)) for verb in _WORD_COUNTS]


class Command(NamedTuple):
    """A command: press (or hold), put (a die or a finger), lift, unplug, plug, bootsel, reset, wait or quit."""

    verb: str
    button: int = -1
    ms: int = 0
    surface: str = ""  # its name in simulator.tray.optics
    slot: int = ALL


def parse_command(line: str) -> Command:
    """Parse a command line. Raise UsageError, which says what is wrong."""
    verb, *words = line.lower().split() or [""]
    if verb not in _WORD_COUNTS:
        raise UsageError(say("bad-command", line=line.strip(), commands=", ".join(_WORD_COUNTS)))
    try:
        return _parse_words(verb, words)
    except ValueError as error:
        raise UsageError(f"'{line.strip()}': {error}") from None


def _parse_words(verb: str, words: list[str]) -> Command:
    ms = PRESS_MS if verb == "press" else HOLD_MS
    if verb in ("press", "hold"):
        words = [word for word in words if word != "seat"]
    if verb == "hold" and len(words) == 2:
        ms = _parse_ms(words.pop())
    if len(words) != _WORD_COUNTS[verb]:
        raise ValueError(say("write-it-as", usage=say(f"usage-{verb}")))
    if verb in ("press", "hold"):
        return Command("press", button=parse_button(f"seat {words[0]}" if words[0].isdigit() else words[0]), ms=ms)
    if verb == "put":
        color = "white" if words[0] == _WILD else words[0]
        if color not in COLORS:
            raise ValueError(say("no-color", color=words[0], colors=", ".join(COLORS)))
        return Command("put", surface=COLORS[color], slot=_parse_slot(words[1]))
    if verb == "cover":
        return Command("put", surface=FINGER, slot=_parse_slot(words[0]))
    if verb == "lift":
        return Command("lift", slot=ALL if words[0] == "all" else _parse_slot(words[0]))
    return Command("wait", ms=_parse_ms(words[0])) if verb == "wait" else Command(verb)


def _parse_slot(word: str) -> int:
    if not (word.isascii() and word.isdigit() and int(word) < SLOTS):
        raise ValueError(say("no-slot", word=word, last=SLOTS - 1))
    return int(word)


def _parse_ms(word: str) -> int:
    if not (word.isascii() and word.isdigit() and 0 < int(word) <= _LONGEST_MS):
        raise ValueError(say("no-time", word=word, most=_LONGEST_MS))
    return int(word)


for _row in _SCRIPTS:
    _letters = [pair for pair in zip(_row, _LATIN, strict=True) if pair[0] != " "]
    _LATIN_KEYS |= {written.upper(): key.upper() for written, key in _letters} | dict(_letters)


def list_help() -> list[tuple[str, str]]:
    """Return the rows of the page of help: (keys, what they do)."""
    return [(say(f"keys-{name}"), say(f"does-key-{name}")) for name in _HELP_KEYS]


class Keyboard:
    """The keyboard, which turns keys into command lines. Space puts a die of `color` on `slot`, or lifts it.

    `holds`: h was pressed, so the key of a button that follows holds the button down. `helps`: the page of help is
    open.
    """

    def __init__(self) -> None:
        self.slot = 0
        self.color = "white"
        self.holds = False
        self.helps = False
        self._last_slot = -1  # the slot of the last placed die

    def handle_key(self, key: str, surfaces: list[str], powered: bool) -> list[str]:
        """Return the command lines that a key stands for, at most two.

        `surfaces` has what is on each slot, or "". `powered` says whether the tray has power.
        """
        key = _LATIN_KEYS.get(key, key)
        if self.helps:
            self.helps = False
            return []
        holds, self.holds = self.holds, False
        if key in _BUTTONS:
            return [f"{'hold' if holds else 'press'} {_BUTTONS[key]}"]
        if key.lower() in _BUTTONS:
            return [f"hold {_BUTTONS[key.lower()]}"]
        if key in _MOVES:
            (row, column), (down, right) = divmod(self.slot, COLUMNS), _MOVES[key]
            self.slot = (row + down) % ROWS * COLUMNS + (column + right) % COLUMNS
        elif key == "h":
            self.holds = not holds
        elif key == "?":
            self.helps = True
        elif key == TAB:
            names = list(COLORS)
            self.color = names[(names.index(self.color) + 1) % len(names)]
        elif key in (" ", ENTER):
            return [f"lift {self.slot}" if surfaces[self.slot] else self._format_put()]
        elif key == "m":
            # Move the last placed die to the chosen slot.
            lifts = self._last_slot >= 0 and surfaces[self._last_slot] and not surfaces[self.slot]
            return [f"lift {self._last_slot}", self._format_put()] if lifts else [self._format_put()]
        elif key == "f":
            return [f"cover {self.slot}"]
        elif key == "p":
            return ["unplug" if powered else "plug"]
        elif key in _PLAIN_COMMANDS:
            return [_PLAIN_COMMANDS[key]]
        return []

    def _format_put(self) -> str:
        self._last_slot = self.slot
        return f"put {self.color} {self.slot}"


class Hands:
    """The person at an emulated tray, who presses buttons with one finger, moves dice, and pulls the plug.

    `surfaces` has what is on each slot: `finger`, the surface of a die by its name in `simulator.tray.optics`, or ""
    for nothing. `pressed` is the button whose contact is closed, or -1.
    """

    def __init__(self, tray: "PicoTray", optics: Optics):
        self._tray, self._optics = tray, optics
        self.surfaces = [""] * SLOTS
        self.pressed = _NO_BUTTON
        self.has_quit = False
        self._presses: deque[tuple[int, int]] = deque()  # (button, ms)
        self._next_press_us = 0.0  # when the finger can press again
        self._release_us = 0.0

    @property
    def powered(self) -> bool:
        return self._tray.plugged or self._tray.is_in_bootsel

    @property
    def idle(self) -> bool:
        """Return whether all requested presses and waits are over."""
        return not self._presses and self._tray.now_us >= self._next_press_us

    def execute(self, command: Command) -> None:
        """Begin to execute a command. Raise Failure when that is impossible."""
        match command.verb:
            case "press" | "wait":
                if len(self._presses) >= _MAX_WAITING:
                    raise Failure(say("slow"))
                self._presses.append((command.button, command.ms))
            case "put":
                if surface := self.surfaces[command.slot]:
                    raise Failure(say("finger-lies" if surface == FINGER else "die-lies", slot=command.slot))
                self.surfaces[command.slot] = command.surface
                self._optics.place_surface(command.slot, command.surface)
            case "lift":
                if command.slot != ALL and not self.surfaces[command.slot]:
                    raise Failure(say("slot-empty", slot=command.slot))
                for slot in range(SLOTS) if command.slot == ALL else (command.slot,):
                    self.surfaces[slot] = ""
                    self._optics.remove_surface(slot)
            case "unplug":
                if not self.powered:
                    raise Failure(say("pulled-already"))
                self._tray.pull_plug()
            case "plug":
                if self.powered:
                    raise Failure(say("plugged-already"))
                self._tray.plug_in()
            case "bootsel":
                self._tray.hold_bootsel()
            case "reset":
                if not self._tray.plugged:
                    raise Failure(say("nothing-runs"))
                self._tray.reset_chip()
            case "quit":
                self.has_quit = True

    def step(self) -> None:
        """Release the pressed button and press the next one when it is time. Call this often."""
        now_us = self._tray.now_us
        if self.pressed != _NO_BUTTON and now_us >= self._release_us:
            self._tray.set_contact(self.pressed, False)
            self.pressed = _NO_BUTTON
        if self._presses and now_us >= self._next_press_us:
            button, ms = self._presses.popleft()
            self._next_press_us = self._release_us = now_us + 1000 * ms
            if button != _NO_BUTTON:
                self._next_press_us += 1000 * _REST_MS
                self.pressed = button
                self._tray.set_contact(button, True)
