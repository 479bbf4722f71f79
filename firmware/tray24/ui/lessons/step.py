"""The steps of lessons: positions with a question, whose answers the rules judge.

A step is made from a scenario (`tray24.text_tables.lessons`). In flash it is one line: id, rule, ask, line, items
(joined by commas), seats, entered lines (joined by commas), "move" and the dealer's lines after it if the answer is
played, and the position as JSON, with "|" between them; a match at its beginning has none. In the line, which has no
seat, "*" stands for an item. `ask` says what is asked, and with it which items are right:

    slots, dice    all items whose line is legal, several at once
    do             the item whose line is legal
    may            "yes" if the line is legal, else "no"
    best           the item whose line scores most
    next           the seat that is to play, by its number from 1
    hold           the dice whose places the line names, several at once
    go             all: something is explained

Of the items of a move one that is right is enough, also of slots and dice.
"""

from json import loads

from tray24.games import load, new_game
from tray24.rules.errors import RuleError
from tray24.rules.notation import parse_line


class Step:
    """One step of the lesson of the game `name`. `right` tells of each of `items` whether it is right.

    `seat` is the seat that answers; a step that `is_move` plays the answer.
    """

    def __init__(self, name: str, text: str) -> None:
        self.id, self.rule, self.ask, self.line, items, seats, lines, move, given = text.split("|")
        self.items = items.split(",")
        self._after = move.split(",")[1:]
        self.is_move = bool(move)
        self.several = self.ask == "hold" or not move and self.ask in ("slots", "dice")
        given = loads(given)
        if not given:
            self.game = new_game(name, int(seats))
        else:
            if "phase" not in given:
                given["phase"] = "move"
                given["turn"] = 0
            self.game = load(name, int(seats), None, given)
        for line in lines.split(",") if lines else ():
            self.game.enter(parse_line(self.game, line))
        self.seat = max(self.game.turn, 0)
        self.right = [self._is_right(item) for item in self.items]

    def _is_right(self, item: str) -> bool:
        ask = self.ask
        if ask == "go":
            return True
        if ask == "hold":
            return str(self.items.index(item) + 1) in self.line.split(" ")
        if ask == "next":
            return int(item) == self.game.turn + 1
        if ask == "best":
            return self.points(item) == max([self.points(other) for other in self.items])
        legal = self.refusal(item) is None
        return legal == (item == "yes") if ask == "may" else legal

    def _move(self, item: str) -> int:
        line = "%d %s" % (self.game.turn, self.line.replace("*", item))
        return parse_line(self.game, line)  # pyright: ignore[reportReturnType]  # a seat's line is a move

    def enter(self, item: str) -> None:
        """Play the answer, and let the dealer's lines follow."""
        game = self.game
        if self.ask != "go":
            game.enter(self._move(item))
        for line in self._after:
            game.enter(parse_line(game, line))

    def points(self, item: str) -> int:
        """Return the points that the line of an item scores; a line that is refused scores none."""
        game = self.game
        saved = game.save()
        seat = game.turn
        before = game.scores[seat]
        try:
            game.enter(self._move(item))
        except RuleError:
            return 0
        points = game.scores[seat] - before
        game.restore(saved)
        return points

    def refusal(self, item: str) -> RuleError | None:
        """Return what forbids the line of an item; None if nothing does."""
        try:
            self.game.check(self._move(item))
        except RuleError as refusal:
            return refusal
        return None
