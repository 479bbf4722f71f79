"""A fake browser tab for tests of the server's `Table`, and functions that choose players and play a match."""

import json

from news_schema import check_news

from tray24 import games
from tray24.pins import GREEN

_STEP_MS = 4
_LOOK_MS = 20  # how often the page receives news


class Browser:
    """A fake browser tab that merges the news it receives into a state, as the page does.

    `received` is all that the server has sent to it, as JSON.
    """

    def __init__(self, table, seat=None):
        self.table = table
        self.tab = table.add_tab()
        self.state = {}
        self.log = []
        self.errors = []
        self.messages = 0
        self.received = ""
        self.receive_news()
        if seat is not None:
            self.send("sit", 40, **{"as": seat})

    def send(self, do, wait_ms=600, **fields):
        return self.send_text(json.dumps({"do": do, **fields}), wait_ms)

    def send_text(self, text, wait_ms=0):
        """Send a message, let time pass, and return the errors that it caused."""
        known = len(self.errors)
        self.table.handle_message(self.tab, text)
        self.wait(wait_ms)
        return self.errors[known:]

    def wait(self, ms):
        for elapsed_ms in range(0, ms, _STEP_MS):
            self.table.advance(_STEP_MS)
            if elapsed_ms % _LOOK_MS == 0:
                self.receive_news()
        while self.table.presses.busy and self.table.tray.plugged:
            self.table.advance(_STEP_MS)
        self.receive_news()

    def receive_news(self):
        while news := self.table.collect_news(self.tab):
            self.messages += 1
            check_news(news)
            self.received += json.dumps(news)
            if news.pop("log_reset", False):
                self.log = []
            self.log += news.pop("log", [])
            if "error" in news:
                self.errors.append(news.pop("error"))
            self.state.update(news)

    def press_button(self, button, wait_ms=80):
        """Press and release a button. Return the errors."""
        return self.send("button", 60, button=button, down=True) + self.send(
            "button", wait_ms, button=button, down=False
        )

    @property
    def match(self):
        return self.state["match"]

    def get_seat(self, number):
        return self.match["seats"][number]


def make_players(*people, **bots):
    """Return the players of a match: persons at the buttons `people`; bots by their names, such as sharp=(2, 4)."""
    seats = [(button, "") for button in people]
    seats += [(button, bot) for bot, buttons in bots.items() for button in buttons]
    return [{"button": button, "bot": bot} for button, bot in seats]


def play_step(page):
    """Enter the first move that the page offers, preferably one that plays a die.

    If the tray shows another screen than that of the match, press green. If no move is offered, let 100 ms pass.
    """
    if page.state["tray"]["screen"] not in ("play", ""):
        page.press_button(GREEN)
    elif moves := page.match["moves"]:
        page.send("enter", line=next((move for move in moves if move.startswith(("play", "lead"))), moves[0]))
    else:
        page.wait(100)


def play_until(page, condition, steps=900):
    """Play on until the condition is true."""
    for _ in range(steps):
        if condition():
            return
        play_step(page)
    raise AssertionError(f"not within {steps} steps: {page.state['display_text']} {page.errors}")


def set_position(table, game, position, seats=2, **options):
    """Set the position of the running match."""
    ui = table.ui
    ui.match.game = games.load_game(game, seats, options, position)
    ui.play_screen = type(ui.play_screen)(ui)
    ui.resume_match(table.tray.clock.ticks_ms())
