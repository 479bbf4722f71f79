"""The picture of the emulated tray in a terminal: display, slots, buttons, power, speed. Each color has a letter."""

import textwrap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from host_tools.pico.keys import BUTTON_KEYS, FINGER, list_help
from host_tools.pico.terminal import Patch, Spans
from simulator.pico.rig import read_lines
from simulator.terminal_dice import STYLES
from simulator.texts import HostTexts
from simulator.tray.rig import LedColor
from tray24.pins import BUTTONS, COLUMNS, DISPLAY_HEIGHT, DISPLAY_WIDTH, ROWS, SEATS
from tray24.ui.toolkit.lights import FULL, count_lights, get_first_button

_PAGES = DISPLAY_HEIGHT // 8

# Unicode 28xx: bits 0 to 2 and 6 are the left column from the top, 3 to 5 and 7 the right one.
_LEFT = [dots & 7 | (dots & 8) << 3 for dots in range(16)]
_RIGHT = [(dots & 7) << 3 | (dots & 8) << 4 for dots in range(16)]
_BRAILLE = 0x2800
_HALVES = " ▀▄█"
say = HostTexts("pico")
MIN_SIZE = (80, 24)  # columns and rows
_FRAME = "cyan"
_DOTS = "#d8f0ff on #0c1218"
_QUIET = "dim"
_PRESSED = "bold reverse"
_DARK_LED = "#6c6c6c on #303030"
_FINGER = "bold #000000 on #d9a38a"
_LEVELS = 15  # distinguishable steps of an LED's light
_GAMMA = 2.2  # an LED's light is proportional to its value, a terminal's is not
_BRIGHT = 0.45  # brightness from which a background needs dark letters
_LETTERS = {**dict(zip("rygb", "rygb", strict=True)), "white": "w", FINGER: "f", "": "·"}
_BELOW = 6  # rows below the display
_CELL = 2  # columns of a slot
_WITH_STATE = 6  # rows from which the state is shown
_WORDS = 8  # rows that the display's words take at most


def render_braille(screen: bytes) -> list[str]:
    """Render `PicoTray.screen` in Braille: return 16 rows of 64 characters from its 1024 bytes."""
    rows = []
    for page in range(_PAGES):
        columns = screen[page * DISPLAY_WIDTH : (page + 1) * DISPLAY_WIDTH]
        pairs = list(zip(columns[::2], columns[1::2], strict=True))
        for shift in (0, 4):
            rows.append("".join(chr(_BRAILLE | _LEFT[a >> shift & 15] | _RIGHT[b >> shift & 15]) for a, b in pairs))
    return rows


def render_half_blocks(screen: bytes) -> list[str]:
    """Render `PicoTray.screen` in half blocks: return 32 rows of 128 characters."""
    rows = []
    for page in range(_PAGES):
        columns = screen[page * DISPLAY_WIDTH : (page + 1) * DISPLAY_WIDTH]
        for shift in (0, 2, 4, 6):
            rows.append("".join(_HALVES[byte >> shift & 3] for byte in columns))
    return rows


@dataclass(frozen=True)
class PictureState:
    """The state of tray and keyboard that the picture shows."""

    screen: bytes  # in PicoTray's format, like frame
    frame: bytes
    surfaces: tuple[str, ...]
    pressed: int = -1  # the button whose contact is closed
    slot: int = 0  # the slot chosen with the arrows
    color: str = "white"
    holds: bool = False
    helps: bool = False
    power: str = ""
    speed: str = ""
    resets: int = 0
    note: str = ""
    kind: str = FULL  # of tray
    beside: bytes = b""  # like frame, of LEDs beside the slots


@dataclass(frozen=True)
class Layout:
    """The sizes of the parts of the picture, and how the display is drawn."""

    dots: Callable[[bytes], list[str]]
    columns: int  # columns of the display
    rows: int
    cell: int  # columns of a slot


_SMALL = Layout(render_braille, DISPLAY_WIDTH // 2, DISPLAY_HEIGHT // 4, 2)
_LARGE = Layout(render_half_blocks, DISPLAY_WIDTH, DISPLAY_HEIGHT // 2, 4)


class View:
    """The picture of a tray for a terminal that has at least the size MIN_SIZE.

    `places` are lines about the serial port and the folder of the drive, which never change.
    """

    def __init__(self, columns: int, rows: int, places: Sequence[str]):
        needed = (_LARGE.columns + 3 + COLUMNS * _LARGE.cell + 1, _LARGE.rows + 2 + _BELOW)
        self._layout = _LARGE if columns >= needed[0] and rows >= needed[1] else _SMALL
        self._columns = columns
        self._places = places
        self._seen: PictureState | None = None

    def render(self, seen: PictureState) -> Iterator[Patch]:
        """Yield the patches of the picture, without those of an unchanged display or unchanged slots."""
        before, self._seen = self._seen, seen
        if before is None:
            yield from self._render_frame()
        if before is None or (before.screen, before.helps) != (seen.screen, seen.helps):
            yield from self._render_display(seen)
        if before is None or _select_slot_state(before) != _select_slot_state(seen):
            yield from self._render_slots(seen)
        yield from self._render_below(seen)

    def _render_frame(self) -> Iterator[Patch]:
        layout = self._layout
        title = f" {say('display')} "
        yield Patch(0, 0, ((f"╭{title}{'─' * (layout.columns - len(title))}╮", _FRAME),))
        for row in range(1, layout.rows + 1):
            yield Patch(row, 0, (("│", _FRAME),))
            yield Patch(row, layout.columns + 1, (("│", _FRAME),))
        yield Patch(layout.rows + 1, 0, ((f"╰{'─' * layout.columns}╯", _FRAME),))

    def _render_display(self, seen: PictureState) -> Iterator[Patch]:
        layout = self._layout
        if seen.helps:
            lines: list[Spans] = [
                ((f" {keys:22}", "bold"), (words.ljust(layout.columns - 23), "")) for keys, words in list_help()
            ]
            lines += [((" " * layout.columns, ""),)] * (layout.rows - len(lines))
        else:
            lines = [((line, _DOTS),) for line in layout.dots(seen.screen)]
        for row, spans in enumerate(lines):
            yield Patch(row + 1, 1, spans)

    def _render_slots(self, seen: PictureState) -> Iterator[Patch]:
        """Yield the slots: a line of lights above a line of dice."""
        left = self._layout.columns + 3
        width = COLUMNS * self._layout.cell + 1
        yield Patch(0, left, ((say("slots").ljust(width), _QUIET),))
        for row in range(ROWS):
            lights: list[tuple[str, str]] = []
            dice: list[tuple[str, str]] = []
            for column in range(COLUMNS):
                slot = row * COLUMNS + column
                gap = [(" ", "")] * (column == COLUMNS // 2)
                if slot < count_lights(seen.kind):
                    lights += [*gap, *render_lights(seen, slot, self._layout.cell)]
                    dice += [*gap, render_die(seen.surfaces[slot], slot == seen.slot, self._layout.cell)]
                else:
                    lights += [*gap, (" " * self._layout.cell, "")]
                    dice += [*gap, (" " * self._layout.cell, "")]
            yield Patch(1 + 3 * row, left, tuple(lights))
            yield Patch(2 + 3 * row, left, tuple(dice))
        yield Patch(1 + 3 * ROWS, left, ((say("slot", slot=seen.slot).ljust(width), "bold"),))

    def _render_below(self, seen: PictureState) -> Iterator[Patch]:
        top = self._layout.rows + 2
        right = self._layout.columns + 3
        width = self._columns - 1  # a character in the last column of the last row would scroll the screen
        color = say("tab", color=say(f"color-{seen.color}"))
        yield Patch(2 + 3 * ROWS, right, ((color.ljust(COLUMNS * self._layout.cell + 1), ""),))
        yield Patch(top, 0, self._render_buttons(seen, width))
        yield Patch(top + 1, 0, ((fit_text(format_state(seen), width), "bold"),))
        for row, words in enumerate(self._places, top + 2):
            yield Patch(row, 0, ((fit_text(words, width), ""),))
        yield Patch(top + 4, 0, ((fit_text(seen.note, width), "yellow"),))
        yield Patch(top + 5, 0, ((fit_text(say("any-key") if seen.helps else say("keys-line"), width), _QUIET),))

    def _render_buttons(self, seen: PictureState, width: int) -> Spans:
        spans: list[tuple[str, str]] = [(say("buttons"), "")]
        used = len(spans[0][0])
        for button in range(get_first_button(seen.kind), BUTTONS):
            space = "  " if button in (0, SEATS) else " "
            key = f"[{BUTTON_KEYS[button]}]"
            style = _PRESSED if button == seen.pressed else "" if button < SEATS else STYLES[BUTTON_KEYS[button]]
            spans += [(space, ""), (key, style)]
            used += len(space + key)
        spans.append((fit_text(f"   {say('hold-which')}" if seen.holds else "", width - used), "bold"))
        return tuple(spans)


def _select_slot_state(seen: PictureState) -> tuple[object, ...]:
    return seen.frame, seen.beside, seen.surfaces, seen.slot


def render_lights(seen: PictureState, slot: int, cell: int) -> Spans:
    """Return the LED of a slot in `cell` columns, with styles.

    On a twin tray (two LEDs a slot), the last column is the LED beside the slot.
    """
    at = slice(3 * slot, 3 * slot + 3)
    if not seen.beside:
        return (_render_light(seen.frame[at], cell),)
    return _render_light(seen.frame[at], cell - 1), _render_light(seen.beside[at], 1)


def _render_light(rgb: bytes, cell: int) -> tuple[str, str]:
    color = LedColor(*rgb).color
    letter = " " if color == "dark" else color[0]
    levels = [round(_LEVELS * (value / 255) ** (1 / _GAMMA)) * 255 // _LEVELS for value in rgb]
    red, green, blue = (level / 255 for level in levels)
    ink = "#000000" if 0.3 * red + 0.6 * green + 0.1 * blue > _BRIGHT else "#ffffff"
    style = "{} on #{:02x}{:02x}{:02x}".format(ink, *levels) if any(rgb) else _DARK_LED
    return letter.center(cell), style


def render_die(surface: str, chosen: bool, cell: int) -> tuple[str, str]:
    """Return what is on a slot as text of `cell` columns, and its style. A `chosen` slot is marked."""
    style = {"": _QUIET, FINGER: _FINGER, "white": STYLES["-"]}.get(surface) or STYLES[surface]
    text = _LETTERS[surface].center(cell - 1)
    return (">" + text, "bold reverse") if chosen else (" " + text, style)


def format_state(seen: PictureState) -> str:
    """Return a text about power, speed and resets."""
    return "   ".join(part for part in (seen.power, seen.speed, say("resets", count=seen.resets)) if part)


def fit_text(words: str, width: int) -> str:
    """Return the text in exactly this width; a text that is too long loses its middle."""
    if len(words) <= width:
        return words.ljust(width)
    half = (width - 1) // 2
    return f"{words[: width - 1 - half]}…{words[len(words) - half :]}"


class SmallView:
    """The picture for a small terminal: the display's words first, the keys at the bottom. Rows are written whole."""

    def __init__(self, columns: int, rows: int):
        self._size = {"columns": columns, "rows": rows, "least_columns": MIN_SIZE[0], "least_rows": MIN_SIZE[1]}
        self._width = columns - 1  # a character in the last column of the last row would scroll the screen
        self._rows = rows
        self._screen = b""
        self._words: list[str] = []

    def render(self, seen: PictureState) -> Iterator[Patch]:
        """Yield the patches of the picture."""
        keys = textwrap.wrap(say("any-key") if seen.helps else say("keys-line"), max(self._width, 1))
        below: list[Spans] = [((words, "dim"),) for words in keys[: max(1, self._rows // 3)]]
        if self._rows >= _WITH_STATE:
            hold = say("hold-which") if seen.holds else say("too-small", **self._size)
            below = [((format_state(seen), "bold"),), ((seen.note or hold, "yellow"),), *below]
        room = max(1, self._rows - len(below))
        above: list[Spans] = [((f"{keys}: ", "bold"), (words, "")) for keys, words in list_help()]
        if not seen.helps:
            above = self._render_display(seen, room)
        lines = (above[:room] + [()] * (room - len(above)) + below)[: self._rows]
        for row, spans in enumerate(lines):
            yield Patch(row, 0, tuple(_fit_spans(spans, self._width)))

    def _render_display(self, seen: PictureState, room: int) -> list[Spans]:
        if seen.screen != self._screen:
            self._screen, self._words = seen.screen, read_lines(seen.screen)
        words = self._words or [say("unread" if any(seen.screen) else "dark")]
        slots = list(_render_slot_rows(seen))
        lines: list[Spans] = [((line, "bold"),) for line in words]
        if max(_WORDS, len(words)) + len(slots) <= room:
            return [*lines, *([()] * (room - len(lines) - len(slots))), *slots]
        return lines


def _render_slot_rows(seen: PictureState) -> Iterator[Spans]:
    """Yield the rows of slots: their lights, and beside them their dice."""
    for first in range(0, count_lights(seen.kind), COLUMNS):
        slots = range(first, min(first + COLUMNS, count_lights(seen.kind)))
        lights = [span for slot in slots for span in render_lights(seen, slot, _CELL)]
        gap = " " * (1 + _CELL * (COLUMNS - len(slots)))
        yield *lights, (gap, ""), *(render_die(seen.surfaces[slot], slot == seen.slot, _CELL) for slot in slots)


def _fit_spans(spans: Spans, width: int) -> Iterator[tuple[str, str]]:
    """Yield the spans in exactly this width, with trailing blanks; the first span that is too long loses its middle."""
    left = width
    for text, style in spans:
        shown = fit_text(text, left) if len(text) > left > 1 else text[:left]
        left -= len(shown)
        yield shown, style
    yield " " * left, ""
