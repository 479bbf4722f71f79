"""The list of finished matches, and what is known of each."""

from tray24.match.journal import RECORD, numbered, record_lines
from tray24.match.profile import END_OF_HEAD, SEAT_NOTE, WON_NOTE, parse_head, parse_result, parse_seat
from tray24.ui.toolkit.menu import Menu, Notice


class Records(Menu):
    """The records that are kept by their numbers, newest first; green tells who played, and who has won."""

    name = "records"
    title = "records"

    def __init__(self, ui):
        super().__init__(ui)
        self.items = tuple(reversed(numbered(ui.files, RECORD)))
        self._labels = {}

    def label(self, item):
        if item not in self._labels:
            self._labels[item] = "%d  %s" % (_number(item), self._about(item))
        return self._labels[item]

    def draw(self, canvas):
        yield from super().draw(canvas)
        if not self.items:
            canvas.text(self.ui.say("no_records"), 4, 24)

    def text(self):
        return super().text() if self.items else self.ui.say("no_records")

    def choose(self, now_ms):
        if self.items:
            item = self.items[self.cursor]
            title = self.ui.say("record_n", number=_number(item))
            self.ui.open(Notice(self.ui, title, self._about(item, whole=True)), now_ms)

    def _about(self, item, whole=False):
        """Return game and players of a record, from its head; from the whole of it also who has won."""
        ui = self.ui
        try:
            profile, result = _read(ui.files, item, whole)
        except ValueError:
            profile = result = None
        if profile is None:
            return ui.say("unreadable")
        names = [_name(ui, player) for player in profile.seats]
        words = ui.say.of_game(profile.game, "game") + ": " + ", ".join(names)
        if not whole:
            return words
        if result is None:
            return words + ". " + ui.say("not_ended")
        winners, scores = result
        won = ", ".join([names[seat] for seat in winners])
        return words + ". " + ui.say("won_with", names=won, points=scores[winners[0]])


def _read(files, name, whole):
    """Return the profile of a record, None without a head, and of the whole record its result or None.

    ValueError when it is damaged.
    """
    head = []
    profile = result = None
    for line in record_lines(files, name):
        if profile is None:
            head.append(line)
            if line == END_OF_HEAD:
                profile = parse_head(head)
                if not whole:
                    break
        elif line.startswith(SEAT_NOTE):
            seat, player = parse_seat(line, len(profile.seats))
            profile.seats[seat] = player
        elif line.startswith(WON_NOTE):
            result = parse_result(line, len(profile.seats))
    return profile, result


def _number(item):
    """The number in a record's file name."""
    return int("".join([letter for letter in item.split(".")[0] if letter.isdigit()]))


def _name(ui, player):
    return player.name or ui.say("bot_n" if player.bot else "seat_n", number=player.button + 1)
