"""The picture of the emulated tray in a terminal: display, slots, buttons, power, speed. Letters repeat each color."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from host_tools.pico import dots
from host_tools.pico.commands import FINGER
from host_tools.pico.keys import BUTTON_KEYS, help_lines
from host_tools.pico.terminal import Patch, Spans
from simulator.drawing import STYLES
from simulator.texts import HostTexts
from simulator.tray.rig import Slot
from tray24.pins import BUTTONS, COLUMNS, DISPLAY_HEIGHT, DISPLAY_WIDTH, ROWS, SEATS
from tray24.ui.toolkit.lights import FULL, first_button, light_count

texts = HostTexts("pico")

LEAST = (80, 24)  # columns and rows

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


@dataclass(frozen=True)
class Seen:
    """The state that the picture shows."""

    screen: bytes  # in PicoTray's format, like frame
    frame: bytes
    lying: tuple[str, ...]
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
    """The sizes of the parts of the picture."""

    dots: Callable[[bytes], list[str]]
    columns: int  # columns of the display
    rows: int
    cell: int  # columns of a slot


_SMALL = Layout(dots.braille, DISPLAY_WIDTH // 2, DISPLAY_HEIGHT // 4, 2)
_LARGE = Layout(dots.half_blocks, DISPLAY_WIDTH, DISPLAY_HEIGHT // 2, 4)
_BELOW = 6  # rows below the display


def _needs(layout: Layout) -> tuple[int, int]:
    return layout.columns + 3 + COLUMNS * layout.cell + 1, layout.rows + 2 + _BELOW


class View:
    """Lay out the picture for a terminal of this size, LEAST or larger; `places` are lines that never change."""

    def __init__(self, columns: int, rows: int, places: Sequence[str]):
        needed = _needs(_LARGE)
        self._layout = _LARGE if columns >= needed[0] and rows >= needed[1] else _SMALL
        self._columns = columns
        self._places = places
        self._seen: Seen | None = None
        self._art: list[str] = []

    def patches(self, seen: Seen) -> Iterator[Patch]:
        """Yield the patches of the picture. The display's are left out when it has not changed."""
        before, self._seen = self._seen, seen
        if before is None:
            yield from self._frame()
        if before is None or (before.screen, before.helps) != (seen.screen, seen.helps):
            yield from self._display(seen)
        if before is None or _in_slots(before) != _in_slots(seen):
            yield from self._slots(seen)
        yield from self._below(seen)

    # The display, or the page of keys instead of it.

    def _frame(self) -> Iterator[Patch]:
        layout = self._layout
        title = f" {texts('display')} "
        yield Patch(0, 0, ((f"╭{title}{'─' * (layout.columns - len(title))}╮", _FRAME),))
        for row in range(1, layout.rows + 1):
            yield Patch(row, 0, (("│", _FRAME),))
            yield Patch(row, layout.columns + 1, (("│", _FRAME),))
        yield Patch(layout.rows + 1, 0, ((f"╰{'─' * layout.columns}╯", _FRAME),))

    def _display(self, seen: Seen) -> Iterator[Patch]:
        layout = self._layout
        if seen.helps:
            lines: list[Spans] = [
                ((f" {keys:22}", "bold"), (words.ljust(layout.columns - 23), "")) for keys, words in help_lines()
            ]
            lines += [((" " * layout.columns, ""),)] * (layout.rows - len(lines))
        else:
            lines = [((line, _DOTS),) for line in layout.dots(seen.screen)]
        for row, spans in enumerate(lines):
            yield Patch(row + 1, 1, spans)

    # The slots: a line of lights above a line of dice.

    def _slots(self, seen: Seen) -> Iterator[Patch]:
        left = self._layout.columns + 3
        width = COLUMNS * self._layout.cell + 1
        yield Patch(0, left, ((texts("slots").ljust(width), _QUIET),))
        for row in range(ROWS):
            lights: list[tuple[str, str]] = []
            dice: list[tuple[str, str]] = []
            for column in range(COLUMNS):
                slot = row * COLUMNS + column
                if column == COLUMNS // 2:
                    lights.append((" ", ""))
                    dice.append((" ", ""))
                if slot >= light_count(seen.kind):
                    lights.append((" " * self._layout.cell, ""))
                    dice.append((" " * self._layout.cell, ""))
                    continue
                lights += light_spans(seen, slot, self._layout.cell)
                dice.append(die_span(seen.lying[slot], slot == seen.slot, self._layout.cell))
            yield Patch(1 + 3 * row, left, tuple(lights))
            yield Patch(2 + 3 * row, left, tuple(dice))
        yield Patch(1 + 3 * ROWS, left, ((texts("slot", slot=seen.slot).ljust(width), "bold"),))

    # Below the display.

    def _below(self, seen: Seen) -> Iterator[Patch]:
        top = self._layout.rows + 2
        right = self._layout.columns + 3
        width = self._columns - 1  # a character in the last column of the last row would scroll the screen
        color = texts("tab", color=texts(f"color-{seen.color}"))
        yield Patch(2 + 3 * ROWS, right, ((color.ljust(COLUMNS * self._layout.cell + 1), ""),))
        yield Patch(top, 0, self._buttons(seen, width))
        yield Patch(top + 1, 0, ((cut(state_words(seen), width), "bold"),))
        for row, words in enumerate(self._places, top + 2):
            yield Patch(row, 0, ((cut(words, width), ""),))
        yield Patch(top + 4, 0, ((cut(seen.note, width), "yellow"),))
        yield Patch(top + 5, 0, ((cut(texts("any-key") if seen.helps else texts("keys-line"), width), _QUIET),))

    def _buttons(self, seen: Seen, width: int) -> Spans:
        spans: list[tuple[str, str]] = [(texts("buttons"), "")]
        used = len(spans[0][0])
        for button in range(first_button(seen.kind), BUTTONS):
            space = "  " if button in (0, SEATS) else " "
            key = f"[{BUTTON_KEYS[button]}]"
            style = _PRESSED if button == seen.pressed else "" if button < SEATS else STYLES[BUTTON_KEYS[button]]
            spans += [(space, ""), (key, style)]
            used += len(space + key)
        spans.append((cut(f"   {texts('hold-which')}" if seen.holds else "", width - used), "bold"))
        return tuple(spans)


def _in_slots(seen: Seen) -> tuple[object, ...]:
    return seen.frame, seen.beside, seen.lying, seen.slot


def light_spans(seen: Seen, slot: int, cell: int) -> Spans:
    """Return the lights of a slot in so many columns, each with its style; on a twin the last is the one beside it."""
    at = slice(3 * slot, 3 * slot + 3)
    if not seen.beside:
        return (_light_span(seen.frame[at], cell),)
    return _light_span(seen.frame[at], cell - 1), _light_span(seen.beside[at], 1)


def _light_span(rgb: bytes, cell: int) -> tuple[str, str]:
    color = Slot(*rgb).color
    letter = " " if color == "dark" else color[0]
    levels = [round(_LEVELS * (value / 255) ** (1 / _GAMMA)) * 255 // _LEVELS for value in rgb]
    red, green, blue = (level / 255 for level in levels)
    ink = "#000000" if 0.3 * red + 0.6 * green + 0.1 * blue > _BRIGHT else "#ffffff"
    style = "{} on #{:02x}{:02x}{:02x}".format(ink, *levels) if any(rgb) else _DARK_LED
    return letter.center(cell), style


def die_span(surface: str, chosen: bool, cell: int) -> tuple[str, str]:
    """Return what is on a slot in so many columns, with its style."""
    style = {"": _QUIET, FINGER: _FINGER, "white": STYLES["-"]}.get(surface) or STYLES[surface]
    text = _LETTERS[surface].center(cell - 1)
    return (">" + text, "bold reverse") if chosen else (" " + text, style)


def state_words(seen: Seen) -> str:
    """Return power, speed and resets."""
    return "   ".join(part for part in (seen.power, seen.speed, texts("resets", count=seen.resets)) if part)


def cut(words: str, width: int) -> str:
    """Return the text in exactly this width; a text that is too long loses its middle."""
    if len(words) <= width:
        return words.ljust(width)
    half = (width - 1) // 2
    return f"{words[: width - 1 - half]}…{words[len(words) - half :]}"
