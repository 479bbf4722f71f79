"""The list of finished matches."""

from tray24.compat import const
from tray24.match.journal import RECORD, chunks, numbered
from tray24.match.profile import END_OF_HEAD, parse_head
from tray24.ui.menus import Menu, Notice

_HEAD_BYTES = const(900)  # longer than any head


class Records(Menu):
    """The records that are kept, newest first; green tells who played."""

    name = "records"
    title = "records"

    def __init__(self, ui):
        super().__init__(ui)
        self.items = tuple(reversed(numbered(ui.files, RECORD)))

    def label(self, item):
        return item

    def draw(self, canvas):
        super().draw(canvas)
        if not self.items:
            canvas.text(self.ui.say("no_records"), 4, 24)

    def text(self):
        return super().text() if self.items else self.ui.say("no_records")

    def choose(self, now_ms):
        if not self.items:
            return
        item = self.items[self.cursor]
        self.ui.open(Notice(self.ui, item.split(".")[0], self._about(item)), now_ms)

    def _about(self, item):
        """Game and players of a record, from its head."""
        ui = self.ui
        head = []
        try:
            for line in next(chunks(ui.files, item, _HEAD_BYTES)).split(b"\n"):
                # Each line ends in its check sum, a comment.
                head.append(str(line, "utf-8").rpartition(" # ")[0])
                if head[-1] == END_OF_HEAD:
                    break
            profile = parse_head(head)
        except ValueError:
            return ui.say("unreadable")
        names = [player.name or ui.say("seat_n", player.button + 1) for player in profile.seats]
        return ui.say("game_" + profile.game) + ": " + ", ".join(names)
