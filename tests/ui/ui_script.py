"""The class `Script`, with which tests press the tray's buttons, and functions that read the display."""

import random

from simulator.tray.files import MemoryFiles
from tray24.games import load_game
from tray24.match.profile import Player, Profile
from tray24.pins import BLUE, GREEN, RED, YELLOW
from tray24.rules.notation import parse_line
from tray24.sense.events import DOWN, HOLD, UP
from tray24.ui.match.electronic_screen import ElectronicPlayScreen
from tray24.ui.toolkit.canvas import Canvas
from tray24.ui.ui import Ui

KEYS = {"red": RED, "yellow": YELLOW, "green": GREEN, "blue": BLUE}


class Script:
    """A `Ui` (the tray's user interface) whose buttons and clock a test controls."""

    def __init__(self, files=None, seed=7, facts=None, now_ms=1000, coach="off"):
        self.now_ms = now_ms
        self.files = MemoryFiles() if files is None else files
        self.ui = Ui(self.files, lambda: seed, facts or {"version": "1.2.3", "display": True})
        self.ui.settings.set("coach", coach)
        self.ui.tick(self.now_ms)

    # Time and buttons.

    def wait(self, ms):
        """Let time pass, with a tick of the user interface every 20 ms."""
        end_ms = self.now_ms + ms
        while self.now_ms < end_ms:
            self.now_ms = min(end_ms, self.now_ms + 20)
            self.ui.tick(self.now_ms)
        return self

    def press_down(self, button):
        self.ui.handle_button(DOWN, button, self.now_ms)
        return self

    def press(self, *buttons):
        """Press keys, given by name, and buttons of seats, given by number, one after the other."""
        for name in buttons:
            button = KEYS[name] if name in KEYS else name - 1
            self.press_down(button)
            self.wait(40)
            self.ui.handle_button(UP, button, self.now_ms)
            self.wait(20)
            while self.screen.busy:  # the dealer deals
                self.wait(20)
        return self

    def hold_button(self, name):
        button = KEYS[name] if name in KEYS else name - 1
        self.press_down(button)
        self.wait(1000)
        self.ui.handle_button(HOLD, button, self.now_ms)
        self.wait(20)
        self.ui.handle_button(UP, button, self.now_ms)
        return self.wait(20)

    def choose_item(self, item):
        """Select an item of a menu and choose it, even if it is on a further page of the menu, behind "more"."""
        screen = self.ui.screen
        while item not in screen.items and "more_entries" in screen.items:
            self.choose_item("more_entries")
        for _ in range(len(screen.items)):
            if screen.items[screen.cursor] == item:
                return self.press("green")
            self.press("blue")
        raise AssertionError(f"{item!r} is not among {screen.items}")

    # Display and lights.

    @property
    def screen(self):
        return self.ui.screen

    @property
    def game(self):
        return self.ui.match.game

    def is_shown(self, text):
        """Return whether the display shows this text somewhere, light on dark or dark on light."""
        self.finish_drawing()
        return is_text_shown(self.ui.canvas, text)

    def is_highlighted(self, text):
        """Return whether the display shows this text dark on light, like a selected item.

        Fail if it does not show the text at all.
        """
        assert self.is_shown(text)
        return is_text_shown(self.ui.canvas, text, (_DARK,))

    def finish_drawing(self):
        """Let the user interface tick until its picture is complete."""
        while self.screen.busy or not self.ui.is_drawn:
            self.ui.tick(self.now_ms)
        return self

    def read_led(self, slot):
        """Return (red, green, blue) of one slot's LED."""
        return tuple(self.ui.render_frame(self.now_ms)[3 * slot : 3 * slot + 3])

    # Shortcuts.

    def finish_power_on(self):
        self.wait(3000)
        assert self.screen.name == "home", self.ui.format_text()
        return self

    def start_match(self, *bots, position=None, real_seed=7, game="basic", **options):
        """Start a match with electronic dice, in the position `position` if there is one.

        `bots` are the players at buttons 1, 3, 5, or 1, 2, 3... from four on: "" for a person, else a bot's name.
        """
        if self.screen.name == "power":
            self.finish_power_on()
        buttons = range(0, 2 * len(bots), 2) if len(bots) < 4 else range(len(bots))
        players = [Player(button, "", bot) for button, bot in zip(buttons, bots, strict=True)]
        self.ui.start_match(Profile(game, players, options, False, real_seed), self.now_ms)
        if self.screen.name == "rolloff":
            self.press("green")
        if position:
            self.ui.match.game = load_game(game, len(bots), options, position)
            self.ui.play_screen = ElectronicPlayScreen(self.ui)
            self.ui.resume_match(self.now_ms)
        return self.wait(20)

    def enable_hints(self):
        """Switch on the hints of the best move, to which all seats agree."""
        self.ui.settings.set("hints", "best")
        for number in range(1, 7):
            self.ui.settings.set(f"advice{number}", "yes")
        return self

    def enter_move(self, move):
        """Press the keys that enter a legal move of the seat to play, guided by what the screen asks for."""
        screen = self.ui.play_screen
        entered_count = screen.entered
        for _ in range(60):
            item = screen.get_next_item(move)
            if item is None:
                self.press("red")
            elif screen.prompt == "color":
                self.press(("red", "yellow", "green", "blue")[item - 1])
            else:
                self.choose_item(item)
            if screen.entered != entered_count:
                return self.wait(40)
        raise AssertionError(f"{move:x} cannot be entered: {self.ui.format_text()}")

    def enter_line(self, text):
        """Press the keys that enter a move in the notation of records."""
        return self.enter_move(parse_line(self.game, text))

    def play_to_end(self, seed=1, max_moves=6000):
        """Press keys at random until the match has a winner."""
        choice = random.Random(seed)
        for _ in range(max_moves):
            screen = self.screen
            if screen.name == "winner":
                return self
            if screen.prompt == "wait":
                self.wait(500)
            elif screen.prompt == "color":
                self.press(choice.choice(sorted(KEYS)))
            else:
                self.press(*["blue"] * choice.randrange(2), "green")
        raise AssertionError("no winner: " + self.ui.format_text())


def get_columns(buffer, y):
    """Return the columns of the display from row `y` down: a number for each column, whose bits are the pixels."""
    full_columns = [sum(buffer[128 * page + x] << 8 * page for page in range(8)) for x in range(128)]
    return [column >> y for column in full_columns]


_LIGHT, _DARK = 0, 0x7F  # the second inverts the seven rows of a column


def is_text_shown(canvas, text, inks=(_LIGHT, _DARK)):
    """Return whether the picture contains this text in the typeface Tray7, light or dark as `inks` say."""
    scratch_canvas = Canvas()
    scratch_canvas.draw_text(text, 0, 0)
    scratch_canvas.update_buffer()
    text_columns = [column & 0x7F for column in get_columns(scratch_canvas.buffer, 0)]
    while text_columns and not text_columns[-1]:
        text_columns.pop()
    forms = [[column ^ ink for column in text_columns] for ink in inks]
    for y in range(64 - 6):
        row_columns = [column & 0x7F for column in get_columns(canvas.buffer, y)]
        for x in range(128 - len(text_columns) + 1):
            part = row_columns[x : x + len(text_columns)]
            if part in forms:
                return True
    return False


def format_picture(buffer):
    """Return the display as 64 lines of # and dots."""
    return ["".join("#" if buffer[128 * (y // 8) + x] >> y % 8 & 1 else "." for x in range(128)) for y in range(64)]


def find_framed(script):
    """Return the x coordinates of the left edges of framed dice in the display's row of the hand."""
    script.finish_drawing()
    rows = format_picture(script.ui.canvas.buffer)
    return [x for x in range(127) if rows[36][x : x + 2] == ".#" and rows[37][x : x + 2] == "#." and rows[35][x] == "."]


def find_marked(script):
    """Return the x coordinates of the left ends of the bars below marked dice, in the display's row of the hand."""
    script.finish_drawing()
    rows = format_picture(script.ui.canvas.buffer)
    return [x for x in range(1, 120) if rows[49][x - 1 : x + 5] == ".#####"]


def restart(script):
    """Return a `Script` (the tray's user interface) of the same tray after a power cut."""
    return Script(script.files)
