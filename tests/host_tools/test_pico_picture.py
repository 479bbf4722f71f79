"""The emulated tray in a terminal: what is drawn where, how little is redrawn, and how the terminal is restored."""

import contextlib
import io
import os
import re
import signal
import sys
import threading
from functools import partial

import pytest
from fake_tray import FakeTray

from host_tools.pico import session, view
from host_tools.pico.front_ends import TerminalFrontEnd
from host_tools.pico.keys import DOWN, ENTER, LEFT, REDRAW, RIGHT, TAB, UP, Hands, list_help
from host_tools.pico.terminal import Screen, split_keys
from host_tools.pico.view import MIN_SIZE, PictureState, SmallView, View
from simulator.pico.rig import read_lines
from simulator.tray.optics import Optics
from simulator.tray.rig import Rig
from tray24.pins import GREEN, SLOTS
from tray24.ports import DISPLAY_BYTES, FRAME_BYTES

PLACES = ("Serial port socket://127.0.0.1:2424", "Drive in BOOTSEL " + 12 * "/folders" + "/RPI-RP2")
LARGE = (160, 45)


def make_state(**options):
    return PictureState(
        **{"screen": bytes(DISPLAY_BYTES), "frame": bytes(FRAME_BYTES), "surfaces": ("",) * SLOTS, **options}
    )


class Paper(dict):
    """What a terminal shows: {(row, column): (character, style)}."""

    def draw(self, patches):
        for patch in patches:
            column = patch.column
            for text, style in patch.spans:
                for character in text:
                    self[patch.row, column] = character, style
                    column += 1
        return self

    def read_row(self, row):
        return "".join(self.get((row, column), " ")[0] for column in range(1 + max(x for _, x in self))).rstrip()

    @property
    def text(self):
        return "\n".join(self.read_row(row) for row in range(1 + max(y for y, _ in self)))


def draw_view(size=MIN_SIZE, **options):
    columns, rows = size
    return Paper().draw(View(columns, rows, PLACES).render(make_state(**options)))


def make_frame(**colors):
    frame = bytearray(FRAME_BYTES)
    for slot, rgb in colors.items():
        number = int(slot.removeprefix("slot"))
        frame[3 * number : 3 * number + 3] = bytes(rgb)
    return bytes(frame)


# The dots.


def make_screen(*points):
    screen = bytearray(DISPLAY_BYTES)
    for x, y in points:
        screen[y // 8 * 128 + x] |= 1 << y % 8
    return bytes(screen)


def braille_to_dots(rows):
    places = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))  # Unicode chart 2800, bit 0 first
    for y, row in enumerate(rows):
        for x, character in enumerate(row):
            for bit, (right, down) in enumerate(places):
                if ord(character) - 0x2800 >> bit & 1:
                    yield 2 * x + right, 4 * y + down


def blocks_to_dots(rows):
    for y, row in enumerate(rows):
        for x, character in enumerate(row):
            for half_rows in {" ": (), "▀": (0,), "▄": (1,), "█": (0, 1)}[character]:
                yield x, 2 * y + half_rows


POINTS = {(0, 0), (127, 0), (0, 63), (127, 63), *((x, (5 * x + 3) % 64) for x in range(1, 127))}


def test_every_dot_is_where_it_is_on_the_display():
    screen = make_screen(*POINTS)
    small, large = view.render_braille(screen), view.render_half_blocks(screen)
    assert (len(small), {len(row) for row in small}) == (16, {64})
    assert (len(large), {len(row) for row in large}) == (32, {128})
    assert set(braille_to_dots(small)) == set(blocks_to_dots(large)) == POINTS


# The picture.


@pytest.mark.parametrize("size", [MIN_SIZE, (100, 30), LARGE])
@pytest.mark.parametrize("helps", [False, True])
def test_all_of_it_fits(size, helps):
    paper = draw_view(
        size, helps=helps, power="Running", speed="12 times slower than real time", note="x" * 300, holds=True
    )
    assert max(x for _, x in paper) < size[0] and max(y for y, _ in paper) < size[1]
    assert (size[1] - 1, size[0] - 1) not in paper  # a terminal scrolls when this cell is written
    text = paper.text
    assert "Running   12 times slower than real time   0 resets" in text and PLACES[0] in text
    assert "/folders/RPI-RP2" in text  # the middle of a long path is left out


def draw_small_view(columns, rows, **options):
    return Paper().draw(SmallView(columns, rows).render(make_state(**{"power": "Running", **options})))


@pytest.fixture(scope="module")
def match_display():
    """Return the display while the player at the first seat is to move: its bytes, and its text as lines."""
    rig = Rig()
    rig.boot()
    rig.start_match("", "fair")
    return bytes(rig.ui.canvas.buffer), read_lines(bytes(rig.ui.canvas.buffer))


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (60, 20), (40, 12), (30, 8), (12, 3), (200, 1), (3, 60), (1, 1)])
def test_a_small_window_shows_the_displays_words_and_the_keys(match_display, size):
    screen, lines_of_text = match_display
    paper = draw_small_view(*size, screen=screen)
    assert max((x for _, x in paper), default=0) < size[0] and max((y for y, _ in paper), default=0) < size[1]
    if size[0] < 30 or size[1] < 8:
        return  # no window is too small to be drawn
    assert (size[1] - 1, size[0] - 1) not in paper
    shown_rows = [paper.read_row(row) for row in range(size[1])]
    fitting_lines = lines_of_text[: size[1] - 5]
    assert fitting_lines and shown_rows[: len(fitting_lines)] == [line[: size[0] - 1] for line in fitting_lines]
    assert "Running" in paper.text and "1-6 r y g b press" in " ".join(paper.text.split())


def test_a_small_window_shows_lights_and_dice_where_there_is_room():
    surfaces = ("", "", "white", *("" for _ in range(SLOTS - 3)))
    paper = draw_small_view(60, 20, surfaces=surfaces, frame=make_frame(slot2=(0, 0, 255)), slot=3)
    assert paper.text.splitlines()[12:16][0] == "    b         · · w>· · ·"
    assert "·" not in draw_small_view(40, 12, surfaces=surfaces).text
    assert draw_small_view(60, 20, surfaces=surfaces, kind="starter").text.count("·") == 7


def test_a_small_window_says_what_is_new_and_what_all_of_it_needs():
    assert "60 x 20; all of it needs 80 x 24" in draw_small_view(60, 20).text
    assert "die lies there" in draw_small_view(60, 20, note="die lies there").text
    assert "hold which one?" in draw_small_view(40, 12, holds=True).text
    assert "press a seat's button" in draw_small_view(40, 12, helps=True).text
    assert draw_small_view(40, 12).read_row(0) == "(dark)"


def test_the_display_is_drawn_in_braille_or_larger():
    screen = make_screen((0, 0), (127, 63))
    small, large = draw_view(screen=screen), draw_view(LARGE, screen=screen)
    assert (small[1, 1][0], small[16, 64][0]) == ("⠁", "⢀")
    assert (large[1, 1][0], large[32, 128][0]) == ("▀", "▄")


def test_the_slots_stand_where_they_are_with_light_and_die():
    surfaces = [""] * SLOTS
    surfaces[5], surfaces[18], surfaces[19] = "white", "r", "finger"
    paper = draw_view(
        surfaces=tuple(surfaces), slot=18, frame=make_frame(slot5=(255, 255, 255), slot9=(0, 0, 30), slot23=(200, 0, 0))
    )
    rows = [paper.read_row(row)[67:].ljust(13) for row in range(1, 12)]
    assert rows[0] == "           w " and rows[1] == " · · ·  · · w"
    assert rows[3] == "       b     "
    assert rows[9] == "           r " and rows[10] == ">r f ·  · · ·"
    assert paper[1, 78][1] == "#000000 on #ffffff"
    background = paper[4, 74][1].split(" on ")[1]
    assert background[:5] == "#0000" and int(background[5:], 16) > 30  # brighter than its value, as an eye sees it
    assert paper.read_row(13).endswith("slot 18") and paper.read_row(14).endswith("Tab: white")


@pytest.mark.parametrize(("size", "row"), [(MIN_SIZE, " rww"), (LARGE, "   r w w")])
def test_the_light_beside_a_slot_of_a_twin_stands_behind_that_below_it(size, row):
    view = View(size[0], size[1], PLACES)
    paper = Paper().draw(view.render(make_state(kind="twin", beside=bytes(FRAME_BYTES))))
    lights = {
        "frame": make_frame(slot5=(255, 255, 255)),
        "beside": make_frame(slot4=(255, 0, 0), slot5=(255, 255, 255)),
    }
    paper.draw(view.render(make_state(kind="twin", **lights)))
    assert paper.read_row(1).endswith(row)
    assert paper[1, len(paper.read_row(1)) - 1][1] == "#000000 on #ffffff"


def test_a_small_window_shows_the_lights_beside_the_slots_of_a_twin():
    paper = draw_small_view(
        60,
        20,
        kind="twin",
        frame=make_frame(slot2=(0, 0, 255)),
        beside=make_frame(slot2=(0, 0, 255), slot3=(255, 0, 0)),
    )
    assert paper.text.splitlines()[12].startswith("    bb r ")


def test_the_button_that_is_pressed_is_marked():
    styles = [style for (y, _), (character, style) in draw_view(pressed=GREEN).items() if y == 18 and character == "g"]
    assert styles == ["bold reverse"]
    assert "[1] [2] [3] [4] [5] [6]  [r] [y] [g] [b]" in draw_view().text
    assert "hold which one?" in draw_view(holds=True).text and "hold which" not in draw_view().text


def test_the_page_of_keys_takes_the_displays_place_and_goes_again():
    view, paper = View(*MIN_SIZE, PLACES), Paper()
    paper.draw(view.render(make_state(helps=True)))
    for keys, text in list_help():
        assert any(keys in line and text in line for line in paper.text.splitlines()), keys
    paper.draw(view.render(make_state()))
    assert paper.text == draw_view().text


# Output.


class TerminalOutput(io.StringIO):
    """A terminal of 80 x 24; `count` is the number of writes to it."""

    count = 0

    def isatty(self):
        return True

    def write(self, text):
        self.count += 1
        return super().write(text)


class PaperScreen(Screen):
    size_now = MIN_SIZE

    def get_size(self):
        return self.size_now


@pytest.fixture
def out(monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return TerminalOutput()


def test_only_what_has_changed_is_written(out):
    screen, view = PaperScreen(out), View(*MIN_SIZE, PLACES)
    assert screen.draw(view.render(make_state())) > 40
    count = out.count
    assert screen.draw(view.render(make_state())) == 0 and out.count == count
    assert screen.draw(view.render(make_state(frame=make_frame(slot9=(0, 0, 255))))) == 1  # the lights of a row
    assert (
        screen.draw(view.render(make_state(frame=make_frame(slot9=(0, 0, 250))))) == 0
    )  # nobody would see the difference
    assert (
        screen.draw(view.render(make_state(screen=make_screen((3, 3))))) == 2
    )  # a line of dots, and the light switched off
    assert screen.draw(view.render(make_state(speed="3.1 times slower than real time"))) == 2
    assert out.count == count + 3


def test_colors_are_left_out_where_nobody_wants_them(out, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    PaperScreen(out).draw(View(*MIN_SIZE, PLACES).render(make_state(frame=make_frame(slot9=(0, 0, 255)))))
    assert not re.search(r"\x1b\[[0-9;]*m", out.getvalue())
    assert "\x1b[5;68H       b" in out.getvalue()


class FrontEndRig:
    """The terminal's picture of a fake tray, with keys to press and a clock that the test sets."""

    def __init__(self, out):
        self.s = 0.0
        self.keys = []
        optics = Optics(1)
        self.tray = FakeTray(optics=optics)
        self.hands = Hands(self.tray, optics)
        self.screen = PaperScreen(out)
        self.draws = []
        self.picture = TerminalFrontEnd(self.tray, self.hands, self, self.screen, PLACES, lambda: self.s)
        draw = self.screen.draw
        self.screen.draw = lambda patches: self.draws.append(draw(patches))

    def read(self):
        keys, self.keys = self.keys, []
        return keys

    def pass_s(self, s, slowness=1.0):
        for _ in range(round(s * 500)):
            self.s += 0.002
            self.tray.run_ms(2 / slowness)
            self.hands.step()
            self.picture.step()

    def get_state(self):
        return self.picture._make_state()


@pytest.fixture
def front(out):
    return FrontEndRig(out)


def test_it_looks_ten_times_a_second_and_writes_next_to_nothing(front, out):
    front.pass_s(3)
    counts_before, count = len(front.draws), out.count
    front.pass_s(2)
    assert 18 <= len(front.draws) - counts_before <= 20
    assert out.count == count


def test_keys_do_what_they_say_and_errors_are_shown_for_a_while(front):
    front.keys = ["g", " ", RIGHT, "m"]
    front.pass_s(0.05)
    assert front.get_state().pressed == GREEN
    assert front.get_state().surfaces[:2] == ("", "white") and front.get_state().slot == 1
    front.keys = ["f"]
    front.pass_s(0.1)
    assert front.get_state().note == "a die is on slot 1: lift it first"
    front.pass_s(9)
    assert front.get_state().note == ""


def test_power_and_speed_are_shown(front):
    front.pass_s(3, slowness=12)
    assert (front.get_state().power, front.get_state().speed) == ("Running", "12 times slower than real time")
    front.keys = ["x"]
    front.pass_s(0.2)
    assert front.get_state().resets == 1
    front.keys = ["p"]
    front.pass_s(0.2)
    assert (front.get_state().power, front.get_state().speed) == ("Unplugged", "")
    front.keys = ["P"]
    front.pass_s(0.2)
    assert (front.get_state().power, front.get_state().speed) == ("In BOOTSEL: waits for a UF2", "")


def test_all_is_drawn_again_in_another_size_and_when_asked(front, out):
    front.pass_s(0.2)
    first_draw = front.draws[0]
    front.keys = [REDRAW]
    front.pass_s(0.2)
    assert front.draws[-2:].count(first_draw) == 1
    front.screen.size_now = (60, 20)
    front.pass_s(0.2)
    assert "60 x 20; all of it needs 80 x 24" in out.getvalue()


# Keys as a terminal sends them.


@pytest.mark.parametrize(
    ("text", "keys", "rest"),
    [
        ("1g Q?", ["1", "g", " ", "Q", "?"], ""),
        ("\x1b[A\x1b[B\x1b[C\x1b[D\x1bOA", [UP, DOWN, RIGHT, LEFT, UP], ""),
        ("\t\r\n\x0c", [TAB, ENTER, ENTER, REDRAW], ""),
        ("g\x1b", ["g"], "\x1b"),
        ("\x1b[1;5", [], "\x1b[1;5"),
        ("\x1b[1;5C", [RIGHT], ""),
        ("\x1b[15~x", ["x"], ""),
        ("\x1bx", ["x"], ""),
        ("\x00\x7f", ["\x7f"], ""),
    ],
)
def test_what_a_terminal_sends_is_split_into_keys(text, keys, rest):
    assert split_keys(text) == (keys, rest)


# The terminal itself.

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo terminals")


class PseudoTerminal:
    """A pseudo-terminal of 80 x 24: the program uses its ends `keys` and `screen`, the test its end `ours`."""

    def __init__(self):
        import pty
        import termios

        self.ours, self._tray_end = pty.openpty()
        termios.tcsetwinsize(self._tray_end, (24, 80))
        self.keys = io.TextIOWrapper(io.FileIO(self._tray_end, closefd=False))
        self.screen = io.TextIOWrapper(io.BufferedWriter(io.FileIO(self._tray_end, "w", closefd=False)), "utf-8")
        self._written = b""
        self._reader = threading.Thread(target=self._read_output)
        self._reader.start()

    def get_mode(self):
        import termios

        return termios.tcgetattr(self._tray_end)

    def close(self):
        """Close the terminal, and return all output that was written to it."""
        self.keys.close()
        self.screen.close()
        os.close(self._tray_end)
        self._reader.join()
        os.close(self.ours)
        return self._written.decode()

    def _read_output(self):
        with contextlib.suppress(OSError):  # the other end is closed
            while data := os.read(self.ours, 4096):
                self._written += data


@posix
@pytest.mark.parametrize("end", ["quit", "exception", signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_the_terminal_is_left_as_it_was(monkeypatch, request, end):
    import termios

    terminal = PseudoTerminal()
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr("sys.stdin", terminal.keys)
    monkeypatch.setattr("sys.stdout", terminal.screen)
    mode_before, modes_during = terminal.get_mode(), []

    class Ends(FakeTray):
        def run_ms(self, ms):
            super().run_ms(ms)
            if self.now_us == 20_000:
                modes_during.append(terminal.get_mode())
                if end == "exception":
                    raise RuntimeError("the emulator")
                if end == "quit":
                    os.write(terminal.ours, b"q")
                else:
                    os.kill(os.getpid(), end)

    monkeypatch.setattr(session, "PicoTray", Ends)
    monkeypatch.setattr(session, "_make_image", lambda kind: b"")
    if end == signal.SIGHUP:  # which nohup ignores
        request.addfinalizer(partial(signal.signal, end, signal.signal(end, signal.SIG_DFL)))
    if end == "exception":
        with pytest.raises(RuntimeError, match="the emulator"):
            session.run_session(0, None, None, False)
    else:
        assert session.run_session(0, None, None, False) == (0 if end == "quit" else 128 + end)
    assert modes_during[0][3] & (termios.ECHO | termios.ICANON) == 0
    assert terminal.get_mode() == mode_before
    output = terminal.close()
    assert output.startswith("\x1b[?1049h\x1b[?25l") and output.endswith("\x1b[?25h\x1b[?1049l")
    assert "Slots" in output


def test_a_starter_has_eight_lights_and_no_seat_buttons():
    full, starter = draw_view(), draw_view(kind="starter")
    assert full.text.count("·") == 24
    assert starter.text.count("·") == 8
    buttons = next(line for line in starter.text.splitlines() if line.startswith("Buttons"))
    assert buttons.split() == ["Buttons", "[r]", "[y]", "[g]", "[b]"]
