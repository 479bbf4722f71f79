"""Whole rounds of the dice games are played with the keys, and the players know only what the display says."""

import re

import pytest
from ui_script import KEYS, Script

from tray24 import games

GAMES_OF_DICE = ("basic", "center", "line", "yacht")
_READ_MS = 2600  # until a message has been read
_MAX_PRESSES = 400
_BOXES = 12  # and the zero


class DisplayReader:
    """Simulated players (two, but one in yacht) who know only what the display says."""

    def __init__(self, game, seed):
        self.script = Script(seed=seed).finish_power_on().choose_item("new")
        self.press(1, *[] if game == "yacht" else [4])
        for _ in range(games.list_games().index(game)):
            self.script.choose_item("game")
        self.script.choose_item("start")
        self.has_called = False

    def read_display(self):
        return self.script.finish_drawing().ui.format_text()

    def press(self, *keys):
        self.script.press(*keys).wait(_READ_MS)

    def press_offered(self, *keys):
        assert self.is_footer_complete(), "cut off: " + self.read_display()
        self.press(*keys)

    def is_footer_complete(self):
        """Return whether the text in the display's last row is complete; a number may be at its right."""
        last_sentence = self.read_display().rpartition(". ")[2].rstrip(".")
        if "? " in last_sentence or "Name a color" in last_sentence or self.script.screen.name != "play":
            return True  # labels beside each other
        return self.script.is_shown(last_sentence) or self.script.is_shown(last_sentence.rpartition(", ")[0])

    # Reading the display.

    def read_hand(self):
        """Return the words that the display has for each die of the hand."""
        found = re.search(r"Hand: ([^.]*)\.", self.read_display())
        return found[1].split(", ") if found else []

    def choose_color(self):
        """Return the color that most dice of the hand have."""
        colors = [die.split()[0] for die in self.read_hand()]
        return max(KEYS, key=colors.count)

    def read_seat(self):
        """Return the number of the seat that the display asks to act."""
        found = re.match(r"Seat (\d), (you|color)", self.read_display())
        return int(found[1]) if found else 0

    # Actions.

    def play_hand(self):
        """Play until the scores are shown, at the end of a round; in yacht until there is a winner."""
        for _ in range(_MAX_PRESSES):
            text = self.read_display()
            if re.match(r"Hand 1\.|Scores\.", text):
                return
            self.answer_prompt(text)
        raise AssertionError("no end: " + self.read_display())

    def answer_prompt(self, text):
        offer = re.search(r"Must fit: ([^.]*)\..* Put ([^.,]*)[^.]*\.$", text)
        assert not offer or "wild" in offer[2] or set(offer[1].split()) & set(offer[2].split()), text
        if "Name a color" in text:
            self.press_offered(self.choose_color())
        elif "Totals:" in text:
            self.roll_or_score(text)
        elif f"Seat {self.read_seat()}: 2" in text and "Put " in text and not self.has_called:
            self.has_called = True
            self.press_offered(self.read_seat())
        else:
            self.has_called = self.has_called and f"Seat {self.read_seat()}: 2" in text
            self.press_offered("green")

    def roll_or_score(self, text):
        """Keep the dice of one color and wilds, in yacht, and roll the others; then choose the box with most points."""
        if re.search(r"(Roll|Keep) .*again|Keep ", text):
            color = self.choose_color()
            rerolled = [not die.startswith((color, "wild")) for die in self.read_hand()]
            if any(rerolled):
                for is_rerolled in rerolled:
                    self.press(*(["green"] if is_rerolled else []), "blue")
                self.select_label("Roll marked dice")
            else:
                self.select_label("Score a box")
            self.press_offered("green")
            return
        values = []
        for _ in range(_BOXES):
            found = re.search(r"([A-Z][^.,]*), (\d+)\.$", self.read_display())
            values.append((int(found[2]), found[1]) if found else (-1, ""))
            self.press("blue")
            if self.read_display() == text:
                break
        self.select_label(max(values)[1])
        self.press_offered("green")

    def select_label(self, label):
        for _ in range(_BOXES):
            if f". {label}" in self.read_display():
                return
            self.press("blue")
        raise AssertionError(f"{label} is not there: {self.read_display()}")


@pytest.mark.parametrize("game", GAMES_OF_DICE)
def test_whoever_reads_the_display_plays_a_hand_to_its_end(game):
    DisplayReader(game, 5).play_hand()
