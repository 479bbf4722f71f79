"""The list of finished matches, with a summary of each."""

from tray24.compat import const
from tray24.match.journal import RECORD, list_newest_first, read_record
from tray24.match.profile import SEAT_NOTE, WON_NOTE, parse_head, parse_result, parse_seat
from tray24.rules.errors import RuleError
from tray24.ui.toolkit.canvas import truncate_text
from tray24.ui.toolkit.menu import Menu, Notice
from tray24.ui.toolkit.screens import TEXT_WIDTH

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.match.profile import Profile
    from tray24.ports import Files
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.ui import Ui

_TOTALS = "totals"


class RecordsMenu(Menu):
    """The list of records, newest first, after an item for the totals of solo players if there are any.

    Green shows the players and the winner of the selected record.
    """

    name = title = "records"

    def __init__(self, ui: "Ui") -> None:
        super().__init__(ui)
        from tray24.ui.menus.total_texts import describe_totals

        self.items = ((_TOTALS,) if describe_totals(ui) else ()) + tuple(list_newest_first(ui.files, RECORD))
        self._labels: dict[str, str] = {}

    def get_label(self, item: str) -> str:
        if item == _TOTALS:
            return self.ui.say(item)
        if item not in self._labels:
            self._labels[item] = "%d  %s" % (_parse_number(item), self._describe_record(item))
        return self._labels[item]

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        yield from super().draw(canvas)
        if not self.items:
            canvas.draw_text(truncate_text(self.ui.say("no_records"), TEXT_WIDTH), 4, 24)

    def format_text(self) -> str:
        return super().format_text() if self.items else self.ui.say("no_records")

    def choose_item(self, now_ms: int) -> None:
        if self.items:
            item = self.items[self.cursor]
            if item == _TOTALS:
                from tray24.ui.menus.total_texts import describe_totals

                self.ui.show_notice(self.ui.say(item), describe_totals(self.ui), now_ms)
                return
            title = self.ui.say("record_n", number=_parse_number(item))
            self.ui.push_screen(Notice(self.ui, title, self._describe_record(item, with_result=True)), now_ms)

    def _describe_record(self, item: str, with_result: bool = False) -> str:
        """Return the text of a record's game and players; if `with_result`, also of its winners and their points."""
        ui = self.ui
        try:
            profile, result = read_summary(ui.files, item, with_result)
        except ValueError:
            return ui.say("unreadable")
        except OSError as error:
            return ui.say.describe_refusal(RuleError("", "file_unreadable", file=item, reason=str(error)))
        names = [ui.get_player_name(player) for player in profile.seats]
        say = ui.say
        text = say("record_of", game=say.get_game_text(profile.game, "game"), names=say.join_list(names))
        if not with_result:
            return text
        if result is None:
            return say.join_sentences((text, say("not_ended")))
        winners, scores = result
        winner_names = say.join_list([names[seat] for seat in winners])
        return say.join_sentences((text, say("won_with", names=winner_names, points=scores[winners[0]])))


def read_summary(files: "Files", name: str, with_result: bool) -> "tuple[Profile, tuple[list[int], list[int]] | None]":
    """Return (profile, result) of a record. The result is (winning seats, scores), or None if the match did not end.

    If `with_result` is False, only the head of the record, which has the profile, is read; the result is None. Raise
    ValueError for a damaged record.
    """
    lines = read_record(files, name)
    profile = parse_head(lines)
    result = None
    for line in lines if with_result else ():
        if line.startswith(SEAT_NOTE):
            seat, player = parse_seat(line, len(profile.seats))
            profile.seats[seat] = player
        elif line.startswith(WON_NOTE):
            result = parse_result(line, len(profile.seats))
    return profile, result


def _parse_number(item: str) -> int:
    """Return the number in the file name of a record."""
    return int("".join([letter for letter in item.split(".")[0] if letter.isdigit()]))
