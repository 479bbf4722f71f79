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
_BRIGHT_LIMIT = 0.45  # brightness from which a background needs dark letters
_LETTERS = {**dict(zip("rygb", "rygb", strict=True)), "white": "w", FINGER: "f", "": "·"}
_ROWS_BELOW = 6  # rows below the display
_CELL = 2  # columns of a slot
_MIN_STATE_ROWS = 6  # rows from which the state is shown
_MAX_TEXT_ROWS = 8  # rows that the display's words take at most


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
        large_size = (_LARGE.columns + 3 + COLUMNS * _LARGE.cell + 1, _LARGE.rows + 2 + _ROWS_BELOW)
        self._layout = _LARGE if columns >= large_size[0] and rows >= large_size[1] else _SMALL
        self._columns = columns
        self._places = places
        self._last_state: PictureState | None = None

    def render(self, state: PictureState) -> Iterator[Patch]:
        """Yield the patches of the picture. The display and the slots are left out while they do not change."""
        last_state, self._last_state = self._last_state, state
        if last_state is None:
            yield from self._render_frame()
        if last_state is None or (last_state.screen, last_state.helps) != (state.screen, state.helps):
            yield from self._render_display(state)
        if last_state is None or _select_slot_state(last_state) != _select_slot_state(state):
            yield from self._render_slots(state)
        yield from self._render_below(state)

    def _render_frame(self) -> Iterator[Patch]:
        layout = self._layout
        title = f" {say('display')} "
        yield Patch(0, 0, ((f"╭{title}{'─' * (layout.columns - len(title))}╮", _FRAME),))
        for row in range(1, layout.rows + 1):
            yield Patch(row, 0, (("│", _FRAME),))
            yield Patch(row, layout.columns + 1, (("│", _FRAME),))
        yield Patch(layout.rows + 1, 0, ((f"╰{'─' * layout.columns}╯", _FRAME),))

    def _render_display(self, state: PictureState) -> Iterator[Patch]:
        layout = self._layout
        if state.helps:
            lines: list[Spans] = [
                ((f" {keys:22}", "bold"), (text.ljust(layout.columns - 23), "")) for keys, text in list_help()
            ]
            lines += [((" " * layout.columns, ""),)] * (layout.rows - len(lines))
        else:
            lines = [((line, _DOTS),) for line in layout.dots(state.screen)]
        for row, spans in enumerate(lines):
            yield Patch(row + 1, 1, spans)

    def _render_slots(self, state: PictureState) -> Iterator[Patch]:
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
                if slot < count_lights(state.kind):
                    lights += [*gap, *render_lights(state, slot, self._layout.cell)]
                    dice += [*gap, render_die(state.surfaces[slot], slot == state.slot, self._layout.cell)]
                else:
                    lights += [*gap, (" " * self._layout.cell, "")]
                    dice += [*gap, (" " * self._layout.cell, "")]
            yield Patch(1 + 3 * row, left, tuple(lights))
            yield Patch(2 + 3 * row, left, tuple(dice))
        yield Patch(1 + 3 * ROWS, left, ((say("slot", slot=state.slot).ljust(width), "bold"),))

    def _render_below(self, state: PictureState) -> Iterator[Patch]:
        top = self._layout.rows + 2
        right = self._layout.columns + 3
        width = self._columns - 1  # a character in the last column of the last row would scroll the screen
        color = say("tab", color=say(f"color-{state.color}"))
        yield Patch(2 + 3 * ROWS, right, ((color.ljust(COLUMNS * self._layout.cell + 1), ""),))
        yield Patch(top, 0, self._render_buttons(state, width))
        yield Patch(top + 1, 0, ((fit_text(format_state(state), width), "bold"),))
        for row, text in enumerate(self._places, top + 2):
            yield Patch(row, 0, ((fit_text(text, width), ""),))
        yield Patch(top + 4, 0, ((fit_text(state.note, width), "yellow"),))
        yield Patch(top + 5, 0, ((fit_text(say("any-key") if state.helps else say("keys-line"), width), _QUIET),))

    def _render_buttons(self, state: PictureState, width: int) -> Spans:
        spans: list[tuple[str, str]] = [(say("buttons"), "")]
        position = len(spans[0][0])
        for button in range(get_first_button(state.kind), BUTTONS):
            space = "  " if button in (0, SEATS) else " "
            key = f"[{BUTTON_KEYS[button]}]"
            style = _PRESSED if button == state.pressed else "" if button < SEATS else STYLES[BUTTON_KEYS[button]]
            spans += [(space, ""), (key, style)]
            position += len(space + key)
        spans.append((fit_text(f"   {say('hold-which')}" if state.holds else "", width - position), "bold"))
        return tuple(spans)


def _select_slot_state(state: PictureState) -> tuple[object, ...]:
    return state.frame, state.beside, state.surfaces, state.slot


def render_lights(state: PictureState, slot: int, cell: int) -> Spans:
    """Return the LED of a slot in `cell` columns, with styles.

    On a twin tray (two LEDs a slot), the last column is the LED beside the slot.
    """
    at = slice(3 * slot, 3 * slot + 3)
    if not state.beside:
        return (_render_light(state.frame[at], cell),)
    return _render_light(state.frame[at], cell - 1), _render_light(state.beside[at], 1)


def _render_light(rgb: bytes, cell: int) -> tuple[str, str]:
    color = LedColor(*rgb).color
    letter = " " if color == "dark" else color[0]
    levels = [round(_LEVELS * (value / 255) ** (1 / _GAMMA)) * 255 // _LEVELS for value in rgb]
    red, green, blue = (level / 255 for level in levels)
    ink = "#000000" if 0.3 * red + 0.6 * green + 0.1 * blue > _BRIGHT_LIMIT else "#ffffff"
    style = "{} on #{:02x}{:02x}{:02x}".format(ink, *levels) if any(rgb) else _DARK_LED
    return letter.center(cell), style


def render_die(surface: str, is_chosen: bool, cell: int) -> tuple[str, str]:
    """Return what is on a slot as text of `cell` columns, and its style. A chosen slot is marked."""
    style = {"": _QUIET, FINGER: _FINGER, "white": STYLES["-"]}.get(surface) or STYLES[surface]
    text = _LETTERS[surface].center(cell - 1)
    return (">" + text, "bold reverse") if is_chosen else (" " + text, style)


def format_state(state: PictureState) -> str:
    """Return a text about power, speed and resets."""
    return "   ".join(part for part in (state.power, state.speed, say("resets", count=state.resets)) if part)


def fit_text(text: str, width: int) -> str:
    """Return the text in exactly this width; a text that is too long loses its middle."""
    if len(text) <= width:
        return text.ljust(width)
    half = (width - 1) // 2
    return f"{text[: width - 1 - half]}…{text[len(text) - half :]}"


class SmallView:
    """The picture for a small terminal: the display's words first, the keys at the bottom. Rows are written whole."""

    def __init__(self, columns: int, rows: int):
        self._size = {"columns": columns, "rows": rows, "least_columns": MIN_SIZE[0], "least_rows": MIN_SIZE[1]}
        self._width = columns - 1  # a character in the last column of the last row would scroll the screen
        self._rows = rows
        self._screen = b""
        self._display_lines: list[str] = []

    def render(self, state: PictureState) -> Iterator[Patch]:
        """Yield the patches of the picture."""
        keys = textwrap.wrap(say("any-key") if state.helps else say("keys-line"), max(self._width, 1))
        lower_lines: list[Spans] = [((text, "dim"),) for text in keys[: max(1, self._rows // 3)]]
        if self._rows >= _MIN_STATE_ROWS:
            hint = say("hold-which") if state.holds else say("too-small", **self._size)
            lower_lines = [((format_state(state), "bold"),), ((state.note or hint, "yellow"),), *lower_lines]
        room = max(1, self._rows - len(lower_lines))
        upper_lines: list[Spans] = [((f"{keys}: ", "bold"), (text, "")) for keys, text in list_help()]
        if not state.helps:
            upper_lines = self._render_display(state, room)
        lines = (upper_lines[:room] + [()] * (room - len(upper_lines)) + lower_lines)[: self._rows]
        for row, spans in enumerate(lines):
            yield Patch(row, 0, tuple(_fit_spans(spans, self._width)))

    def _render_display(self, state: PictureState, room: int) -> list[Spans]:
        if state.screen != self._screen:
            self._screen, self._display_lines = state.screen, read_lines(state.screen)
        texts = self._display_lines or [say("unread" if any(state.screen) else "dark")]
        slots = list(_render_slot_rows(state))
        lines: list[Spans] = [((line, "bold"),) for line in texts]
        if max(_MAX_TEXT_ROWS, len(texts)) + len(slots) <= room:
            return [*lines, *([()] * (room - len(lines) - len(slots))), *slots]
        return lines


def _render_slot_rows(state: PictureState) -> Iterator[Spans]:
    """Yield the rows of slots: their lights, and beside them their dice."""
    for first in range(0, count_lights(state.kind), COLUMNS):
        slots = range(first, min(first + COLUMNS, count_lights(state.kind)))
        lights = [span for slot in slots for span in render_lights(state, slot, _CELL)]
        gap = " " * (1 + _CELL * (COLUMNS - len(slots)))
        yield *lights, (gap, ""), *(render_die(state.surfaces[slot], slot == state.slot, _CELL) for slot in slots)


def _fit_spans(spans: Spans, width: int) -> Iterator[tuple[str, str]]:
    """Yield the spans cut or filled with blanks to exactly `width` characters together.

    The first span for which there is not enough room loses its middle. All spans after it lose their whole text.
    """
    left = width
    for text, style in spans:
        visible_text = fit_text(text, left) if len(text) > left > 1 else text[:left]
        left -= len(visible_text)
        yield visible_text, style
    yield " " * left, ""
