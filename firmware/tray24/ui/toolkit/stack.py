"""The tray's screens, one on top of the other: button events in; pictures, LED frames and tunes out. No machine."""

from tray24.pins import BUTTONS
from tray24.sense.events import DOWN, HOLD
from tray24.ui.toolkit import sounds
from tray24.ui.toolkit.canvas import Canvas
from tray24.ui.toolkit.lights import Lights
from tray24.ui.toolkit.menu import Notice, Question
from tray24.ui.toolkit.texts import Texts


class Stack:
    """What is pressed and seen goes to the screen on top, `screen`; it draws, lights the slots and says what it shows.

    Feed it `event`, `see` and `tick`; take `frame`, `canvas` (its `buffer` and `dirty`), and notes off the front of
    `sounds`. `say` has the texts in the language of `settings`.
    """

    def __init__(self, settings):
        self.settings = settings
        self.canvas = Canvas()
        self.lights = Lights()
        self.sounds = []
        self.say = Texts(settings["language"])
        self._screens = []
        self._pressed = [None] * BUTTONS  # the screen that each button was pressed on
        self._relight = True
        self._started = False
        self._drawing = None  # the generator of a picture that is not complete

    # Events in.

    def event(self, kind, button, now_ms):
        """A button event (sense.events.DOWN, UP or HOLD)."""
        self._start(now_ms)
        if kind == DOWN:
            self._pressed[button] = self.screen
            self.screen.press(button, now_ms)
        # What follows a press means nothing on a screen that has come up since.
        elif self._pressed[button] is not self.screen:
            self._pressed[button] = None
        else:
            self._pressed[button] = None
            if kind == HOLD:
                self.screen.hold(button, now_ms)
            else:
                self.screen.release(button, now_ms)
        self._relight = True

    def see(self, slot, seen, now_ms):
        """A slot holds something else than before: sense.events.EMPTY, a color 1-4, WHITE or COVERED."""
        self._start(now_ms)
        self.screen.see(slot, seen, now_ms)
        self._relight = True

    def tick(self, now_ms):
        """Time passes: bots think, messages end; or the picture is drawn, when something has changed. One thing in
        each tick: the tray's other tasks wait for it."""
        self._start(now_ms)
        screen = self.screen
        if screen.busy:
            screen.tick(now_ms)
        elif screen.changed:
            screen.changed = False
            self.canvas.clear()
            self._drawing = screen.draw(self.canvas)
            self._draw_on()
        elif self._drawing:
            self._draw_on()
        else:
            screen.tick(now_ms)

    @property
    def drawn(self):
        """True when the picture shows the screen as it is."""
        return self._drawing is None and not self.screen.changed

    def _draw_on(self):
        """Draw the next part of a picture. A change meanwhile starts it again."""
        if self._drawing:
            try:
                next(self._drawing)
                return
            except StopIteration:
                self._drawing = None
        self.canvas.settle()

    def _start(self, now_ms):
        if not self._started:
            self._started = True
            self.screen.shown(now_ms)

    # Frames out.

    def frame(self, now_ms):
        """The 72 bytes that the LEDs show now: red, green, blue of each slot; always the same object."""
        if self._relight:
            self._relight = False
            self.lights.clear()
            self.screen.lights(self.lights, now_ms)
        return self.lights.render(now_ms)

    def text(self):
        """What the display says, in one plain line."""
        return self.screen.text()

    def relight(self):
        """What the slots show has changed."""
        self._relight = True

    def sound(self, name):
        """Play a tune of `sounds.TUNES` in its volume."""
        sounds.play(self.sounds, name, self.settings)

    # Screens.

    @property
    def depth(self):
        """Return how many screens lie one on top of the other."""
        return len(self._screens)

    @property
    def screen(self):
        """The screen on top."""
        return self._screens[-1]

    def open(self, screen, now_ms):
        """Put a screen on top."""
        self._screens.append(screen)
        screen.shown(now_ms)
        self._relight = True

    def close(self):
        """Take the topmost screen away; the one below comes to light as it was."""
        if len(self._screens) > 1:
            self._screens.pop()
        self.screen.changed = True
        self._relight = True

    def notice(self, title, words, now_ms):
        """A text to be read on top of all."""
        self.open(Notice(self, title, words), now_ms)

    def ask(self, title, words, yes, now_ms):
        """A question, by the keys of its texts; yes(now_ms) is called when that is the answer."""
        self.open(Question(self, self.say(title), self.say(words), yes), now_ms)
