"""The class PicoRig, a test rig like `simulator.tray.rig.Rig` for an emulated Pico, and a reader of its display.

A virtual tray runs beside the Pico: the same firmware on the desktop, with the same button presses at the same times.
The code calls it the twin of the Pico; it is not a tray of the kind "twin". The rig reads the meaning of screens
(items, cursor, match) from the virtual tray, and compares the Pico with it. An action on the buttons begins and ends
only when both displays show the same dots.
"""

from simulator.people.presses import Presses
from simulator.pico.machine import PicoTray
from simulator.pico.storage import read_files
from simulator.tray.clock import Clock
from simulator.tray.files import MemoryFiles
from simulator.tray.optics import Optics
from simulator.tray.rig import LedColor, Rig
from simulator.tray.virtual import VirtualTray
from tray24.match.journal import JOURNAL
from tray24.match.profile import END_OF_HEAD, Profile, parse_head
from tray24.pins import DISPLAY_HEIGHT, DISPLAY_WIDTH
from tray24.ports import Ports
from tray24.ui.toolkit import font, headline_font
from tray24.ui.toolkit.canvas import HEADLINE, TRAY7, Canvas, Typeface
from tray24.ui.toolkit.lights import FULL

_MIN_LETTERS = 2  # the fewest letters that count as text
_SPACE = 3  # dark columns between words
_AGREE_MS = 10_000
_ANSWER_MS = 1500  # for the answer to a press; some presses import the module that they open
_STEP_MS = 4
_LIGHT_MS = 3000  # longer than the slowest blinking
_SEED_MS = 5000
# How long a finger stays down. The Pico reads its buttons every few ms, but not while it draws, so that it may notice a
# press late.
_TOUCH_MS = 120
_PRESS_MS = 700  # at most: after a second it would count as a hold
_HOLD_MS = 1200


class _LetterReader:
    """A reader of text in one typeface, which recognizes letters by their columns of dots."""

    def __init__(self, typeface: Typeface, characters: str, rows: int):
        self.rows = rows
        self.gap = typeface.gap
        self.mask = (1 << rows) - 1
        self.by_columns = {}
        canvas = Canvas()
        for character in characters:
            canvas.clear()
            width = canvas.draw_text(character, 0, 0, typeface) - typeface.gap
            canvas.update_buffer()
            columns = tuple(_get_columns(canvas.buffer)[:width])
            if any(columns):
                self.by_columns.setdefault(columns, character)
        self.widths = sorted({len(columns) for columns in self.by_columns}, reverse=True)

    def read_line(self, columns: list[int]) -> list[tuple[int, str]]:
        """Return (first column, text) of each run of letters in one text row of the display.

        `columns` are the row's dots.
        """
        runs = []
        text, start, blank_count, x = "", 0, 0, 0
        while x < len(columns):
            if not columns[x]:
                blank_count += 1
                x += 1
                continue
            letter, width = self._match_letter(columns, x)
            if not letter:
                runs.append((start, text))
                text = ""
                while x < len(columns) and columns[x]:
                    x += 1
            else:
                if text and blank_count >= self.gap + _SPACE * 3:
                    runs.append((start, text))
                    text = ""
                elif text and blank_count >= self.gap + 2:
                    text += " "
                if not text:
                    start = x
                text += letter
                x += width
            blank_count = 0
        runs.append((start, text))
        return [(x, _fix_zeros(text)) for x, text in runs if sum(map(str.isalnum, text)) >= _MIN_LETTERS]

    def _match_letter(self, columns: list[int], x: int) -> tuple[str, int]:
        for width in self.widths:
            letter = self.by_columns.get(tuple(columns[x : x + width]))
            if letter and not any(columns[x + width : x + width + self.gap]):
                return letter, width
        return "", 0


def _get_columns(screen: bytes | bytearray) -> list[int]:
    pages = range(DISPLAY_HEIGHT // 8)
    return [sum(screen[page * DISPLAY_WIDTH + x] << 8 * page for page in pages) for x in range(DISPLAY_WIDTH)]


def _fix_zeros(text: str) -> str:
    """Replace 0 by O in each word with a letter, because both have the same dots in the typeface of headlines.

    `text` was read from the display.
    """
    words = (word.replace("0", "O") if any(map(str.isalpha, word)) else word for word in text.split(" "))
    return " ".join(words)


def read_lines(screen: bytes) -> list[str]:
    """Return the texts on the display from top to bottom, both dark on light and light on dark."""
    columns = _get_columns(screen)
    found = []  # (letters, row, column, rows, text)
    ascii_letters = "".join(map(chr, range(33, 127)))
    small_reader = _LetterReader(TRAY7, ascii_letters + font.TRAY7_MORE, 9)
    for reader in (_LetterReader(HEADLINE, headline_font.CHARACTERS, 11), small_reader):
        for y in range(DISPLAY_HEIGHT - 6):
            for inversion in (0, reader.mask):
                row = [(column >> y & reader.mask) ^ inversion for column in columns]
                for x, text in reader.read_line(row):
                    found.append((len(text.replace(" ", "")) * reader.rows, y, x, reader.rows, text))
    found.sort(key=lambda line: (-line[0], line[1]))
    lines = []
    for line in found:
        if all(line[1] + line[3] - 2 <= other[1] or other[1] + other[3] - 2 <= line[1] for other in lines):
            lines.append(line)
    return [text for _, _, _, _, text in sorted(lines, key=lambda line: line[1])]


class PatientPresses(Presses):
    """Virtual fingers that press buttons long enough for a busy Pico.

    After a press they wait for a limited time, until the Pico's display equals that of the virtual tray beside it.
    """

    def __init__(self, tray: "TwinTray"):
        super().__init__(tray)
        self._twin_tray = tray

    async def press_button(self, button: int, ms: int = _PRESS_MS) -> None:
        self.tray.set_contact(button, True, clean=True)
        await self._wait_for_answer(ms)
        self.tray.set_contact(button, False, clean=True)
        await self._wait_for_answer(_ANSWER_MS)

    async def hold_button(self, button: int) -> None:
        self.tray.set_contact(button, True, clean=True)
        await self._sleep_ms(_HOLD_MS)
        self.tray.set_contact(button, False, clean=True)
        await self._wait_for_answer(_ANSWER_MS)

    async def await_release(self, button: int) -> None:
        """Do nothing: `press_button` has already waited long enough after the release."""

    async def _wait_for_answer(self, limit_ms: int) -> None:
        await self._sleep_ms(_TOUCH_MS)
        for _ in range((limit_ms - _TOUCH_MS) // _STEP_MS):
            if self._twin_tray.is_equal:
                break
            await self._sleep_ms(_STEP_MS)


class TwinTray(VirtualTray):
    """A virtual tray that runs the same firmware beside an emulated Pico, with the same presses and dice.

    Advancing its time also advances the Pico's time.
    """

    def __init__(self, pico: PicoTray, optics: Optics, tray_seed: int, kind: str = FULL):
        """Create the virtual tray that runs beside `pico`. `optics` is the light in the Pico's slots."""
        self.pico = pico
        self._pico_optics = optics
        self.restarted = False
        self.memory = MemoryFiles()
        super().__init__(self.memory, Clock(), self._read_pico_seed, True, tray_seed, kind=kind)

    def set_contact(self, button: int, closed: bool, clean: bool = False) -> None:
        super().set_contact(button, closed, clean)
        self.pico.set_contact(button, closed, clean)

    def _create_ports(self) -> Ports:
        ports = super()._create_ports()
        ports.facts.update(display=self.pico.display.present, restarted=self.restarted)
        return ports

    @property
    def is_equal(self) -> bool:
        """True when the Pico's display shows the same dots as that of this tray, or when the Pico has no display."""
        return self.pico.screen == self.screen if self.pico.display.present else True

    @property
    def is_drawn(self) -> bool:
        """True when this virtual tray has nothing to draw and nothing to send to its display."""
        ui = self.firmware.ui if self.firmware else None
        return ui is None or (ui.is_drawn and not ui.canvas.dirty)

    def place_surface(self, slot: int, surface: str) -> None:
        super().place_surface(slot, surface)
        self._pico_optics.place_surface(slot, surface)

    def remove_surface(self, slot: int) -> None:
        super().remove_surface(slot)
        self._pico_optics.remove_surface(slot)

    def advance(self, ms: int) -> None:
        super().advance(ms)
        self.pico.run_us(1000 * self.clock.now_ms - self.pico.now_us)

    def _read_pico_seed(self) -> int:
        """Let time pass until the Pico has written the head of its journal, and return the match's seed from it.

        Raise RuntimeError if the Pico does not begin a match within a few seconds.
        """
        old_journal = self.memory.content.get(JOURNAL)
        end_us = self.pico.now_us + 1000 * _SEED_MS
        operations = 0
        while self.pico.now_us < end_us:
            if self.pico.flash.operations != operations:
                operations = self.pico.flash.operations
                journal = read_files(self.pico.get_flash_image()).get(JOURNAL)
                if journal and journal != old_journal:
                    return _parse_head(journal).seed
            self.pico.run_ms(_STEP_MS)
        raise RuntimeError(f"the Pico has begun no match within {_SEED_MS} ms; it shows {read_lines(self.pico.screen)}")


def _list_colors(tray: PicoTray | TwinTray) -> list[str]:
    leds = tray.frame + tray.beside
    return [LedColor(*leds[start : start + 3]).color for start in range(0, len(leds), 3)]


def _get_last_lines(files: dict[str, bytes]) -> list[bytes]:
    return [line.rpartition(b" # ")[0] for line in files.get(JOURNAL, b"").split(b"\n")[-5:-1]]


def _parse_head(journal: bytes) -> Profile:
    lines = [line.rpartition(" # ")[0] for line in journal.decode().split("\n")]
    return parse_head(lines[: lines.index(END_OF_HEAD) + 1])


class PicoRig(Rig):
    """A tray for tests with an emulated Pico: `pico` is the emulated tray, `tray` the virtual tray that runs beside it.

    `ui`, `match` and `game` are those of `tray`.
    """

    def __init__(
        self,
        image: bytes,
        seed: int = 1,
        display: bool = True,
        quick_display: bool = True,
        kind: str = FULL,
        timer_us: float = 0,
    ):
        """Plug in the Pico and the virtual tray beside it. `seed` decides how parts differ from slot to slot.

        The other parameters are those of PicoTray.
        """
        optics = Optics(seed)
        self.pico = PicoTray(
            image, optics, display=display, quick_display=quick_display, plugged=False, kind=kind, timer_us=timer_us
        )
        self.tray = TwinTray(self.pico, optics, seed, kind)
        self._lit_tray = self.pico
        self.files = self.tray.memory
        self.presses = PatientPresses(self.tray)
        self.plug_in()

    def plug_in(self) -> None:
        """Power on the Pico, then the virtual tray, which gets the files that are in the Pico's flash."""
        self.pico.plug_in()
        self._start_twin()

    def pull_plug(self) -> None:
        self.pico.pull_plug()
        self.tray.pull_plug()

    def restart_twin(self, restarted: bool = False) -> None:
        """Restart the virtual tray with the Pico's files, after the Pico itself has restarted.

        `restarted` says whether the Pico restarted because of a fault.
        """
        self.tray.pull_plug()
        self.tray.restarted = restarted
        # The Pico's time may have advanced alone until now.
        self.tray.advance(max(0, int(self.pico.now_us / 1000) - self.tray.clock.now_ms))
        self._start_twin()

    def _start_twin(self) -> None:
        self.tray.memory.content = read_files(self.pico.get_flash_image())
        self.tray.plug_in()

    def boot(self) -> None:
        super().boot()
        self.wait_until_equal()

    def read_pico_files(self) -> dict[str, bytes]:
        """Return the tray's own files in the Pico's flash (name -> bytes), as they would be if power failed now."""
        return read_files(self.pico.get_flash_image())

    def wait_until_equal(self) -> None:
        """Let time pass until the virtual tray has finished drawing and the Pico's display shows the same dots."""
        end_ms = self.tray.clock.now_ms + _AGREE_MS
        while not (self.tray.is_drawn and self.tray.is_equal):
            if self.tray.clock.now_ms >= end_ms:
                lines = [_get_last_lines(files) for files in (self.read_pico_files(), self.tray.memory.content)]
                raise AssertionError(
                    f"not within {_AGREE_MS} ms: the Pico shows {self.read_display()!r},"
                    f" the desktop {self.ui.format_text()!r};"
                    f" last lines: {lines[0]}, {lines[1]}; {self.pico.text[-400:]}"
                )
            self.tray.advance(_STEP_MS)

    def wait_until_light_equal(self) -> None:
        """Let time pass until each LED has the same color on the Pico and on the virtual tray.

        This can take a while, because the animations of the two trays are not in step.
        """
        end_ms = self.tray.clock.now_ms + _LIGHT_MS
        while (colors := _list_colors(self.pico)) != (expected_colors := _list_colors(self.tray)):
            if self.tray.clock.now_ms >= end_ms:
                raise AssertionError(
                    f"not within {_LIGHT_MS} ms: the Pico shines {colors}, the desktop {expected_colors}"
                )
            self.tray.advance(_STEP_MS)

    def read_display(self) -> str:
        """Return the text on the Pico's display, or "" while the Pico has no power.

        If the virtual tray shows the same picture, return its text. Otherwise read the letters from the dots.
        """
        if not self.pico.plugged:
            return ""
        return self.ui.format_text() if self.pico.screen == self.tray.screen else " ".join(read_lines(self.pico.screen))

    def _run_intent(self, intent) -> None:
        self.wait_until_equal()
        super()._run_intent(intent)
        self.wait_until_equal()
