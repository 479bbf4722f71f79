"""A browser at the table, without a page."""

import json

from simulator.web.schema.checks import check_news


class Browser:
    """A tab that stores the state it was sent, as the page does."""

    def __init__(self, table):
        self.table = table
        self.tab = table.join()
        self.state = {}
        self.log = []
        self.errors = []
        self.messages = 0
        self.look()

    def say(self, do, wait_ms=600, **fields):
        return self.say_text(json.dumps({"do": do, **fields}), wait_ms)

    def say_text(self, text, wait_ms=0):
        """Send a message, let time pass, and return the errors that it caused."""
        known = len(self.errors)
        self.table.receive(self.tab, text)
        self.wait(wait_ms)
        return self.errors[known:]

    def wait(self, ms):
        for _ in range(0, ms, 4):
            self.table.advance(4)
            self.look()
        while self.table.fingers.busy and self.table.tray.plugged:
            self.table.advance(4)
        self.look()

    def look(self):
        while news := self.table.news(self.tab):
            self.messages += 1
            check_news(news)
            if news.pop("log_reset", False):
                self.log = []
            self.log += news.pop("log", [])
            if "error" in news:
                self.errors.append(news.pop("error"))
            self.state.update(news)

    @property
    def match(self):
        return self.state["match"]

    def seat(self, number):
        return self.match["seats"][number]
