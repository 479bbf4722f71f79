"""Whole hands of the dice games by the tray's keys: the players know nothing but the words on the display."""

import re

import pytest
from ui_script import KEYS, Script

from tray24 import games

GAMES_OF_DICE = ("basic", "center", "line", "yacht")
_READ_MS = 2600  # until a message has been read
_MOST_PRESSES = 400
_BOXES = 12  # and the zero


class Reader:
    """Players who read the display: two, or one in yacht."""

    def __init__(self, game, seed):
        self.script = Script(seed=seed).powered().take("new")
        self.press(1, *[] if game == "yacht" else [4])
        for _ in range(games.names().index(game)):
            self.script.take("game")
        self.script.take("start")
        self.has_called = False

    def says(self):
        return self.script.drawn().ui.text()

    def press(self, *keys):
        self.script.press(*keys).wait(_READ_MS)

    def tell(self, *keys):
        assert self.shows_what_green_does(), "cut off: " + self.says()
        self.press(*keys)

    def shows_what_green_does(self):
        """Return whether the text at the display's bottom is complete; a figure may be at its right."""
        last = self.says().rpartition(". ")[2].rstrip(".")
        if "? " in last or "Name a color" in last or self.script.screen.name != "play":
            return True  # labels beside each other
        return self.script.shows(last) or self.script.shows(last.rpartition(", ")[0])

    # Reading the display.

    def hand(self):
        """Return the words of each die of the hand."""
        found = re.search(r"Hand: ([^.]*)\.", self.says())
        return found[1].split(", ") if found else []

    def color(self):
        """Return the most frequent color of the hand."""
        colors = [die.split()[0] for die in self.hand()]
        return max(KEYS, key=colors.count)

    def seat(self):
        """Return the number of the seat that is asked to act."""
        found = re.match(r"Seat (\d), (you|color)", self.says())
        return int(found[1]) if found else 0

    # Actions.

    def play_hand(self):
        """Play until the scores are shown; in yacht until there is a winner."""
        for _ in range(_MOST_PRESSES):
            words = self.says()
            if re.match(r"Hand 1\.|Scores\.", words):
                return
            self.answer(words)
        raise AssertionError("no end: " + self.says())

    def answer(self, words):
        offered = re.search(r"Must fit: ([^.]*)\..* Put ([^.,]*)[^.]*\.$", words)
        assert not offered or "wild" in offered[2] or set(offered[1].split()) & set(offered[2].split()), words
        if "Name a color" in words:
            self.tell(self.color())
        elif "Totals:" in words:
            self.throw_or_write(words)
        elif f"Seat {self.seat()}: 2" in words and "Put " in words and not self.has_called:
            self.has_called = True
            self.tell(self.seat())
        else:
            self.has_called = self.has_called and f"Seat {self.seat()}: 2" in words
            self.tell("green")

    def throw_or_write(self, words):
        """Keep one color and wilds in yacht, and roll the others; then choose the box that counts most."""
        if re.search(r"(Roll|Keep) .*again|Keep ", words):
            color = self.color()
            again = [not die.startswith((color, "wild")) for die in self.hand()]
            if any(again):
                for is_poor in again:
                    self.press(*(["green"] if is_poor else []), "blue")
                self.look_for("Roll marked dice")
            else:
                self.look_for("Score a box")
            self.tell("green")
            return
        worth = []
        for _ in range(_BOXES):
            found = re.search(r"([A-Z][^.,]*), (\d+)\.$", self.says())
            worth.append((int(found[2]), found[1]) if found else (-1, ""))
            self.press("blue")
            if self.says() == words:
                break
        self.look_for(max(worth)[1])
        self.tell("green")

    def look_for(self, label):
        for _ in range(_BOXES):
            if f". {label}" in self.says():
                return
            self.press("blue")
        raise AssertionError(f"{label} is not there: {self.says()}")


@pytest.mark.parametrize("game", GAMES_OF_DICE)
def test_whoever_reads_the_display_plays_a_hand_to_its_end(game):
    Reader(game, 5).play_hand()
