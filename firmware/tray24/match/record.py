"""Records: matches as plain text, with a move or deal in each line.

This module parses and formats the heads of records, and replays their lines strictly. The format is `tray24 1`: head
lines, `---`, then lines as in `rules.notation`. Everything after `#` is a comment.
"""

from tray24 import games
from tray24.compat import const
from tray24.games import get_game_class
from tray24.rules.errors import RuleError, parse_decimal
from tray24.rules.moves import D_UNDO
from tray24.rules.notation import parse_line, parse_number

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tray24.rules.core import Game
    from tray24.rules.moves import MoveOrDeal

VERSION = const(1)


class RecordError(ValueError):
    """Raised when a record is not legal.

    `line` is the number of the first illegal line, from 1, `error` the RuleError.
    """

    def __init__(self, line: int, error: RuleError) -> None:
        super().__init__("line %d: %s" % (line, error))
        self.line = line
        self.error = error


def strip_comment(line: str) -> str:
    """Return a line without its comment, the blanks before the comment, and its line end."""
    if line.endswith("\n"):
        line = line[:-1]
    if line.endswith("\r"):
        line = line[:-1]
    text, mark, _ = line.partition("#")
    return text.rstrip(" \t") if mark or not text.strip(" \t") else text


def format_head(
    game: str, seats: int, options: "Mapping[str, int | str]", set_name: str = "", seed: int | None = None
) -> list[str]:
    """Return the head of a record as lines, with `---` as the last. Options with their default value are left out."""
    lines = ["tray24 %d" % VERSION, "game " + game, "seats %d" % seats]
    game_class = get_game_class(game)
    for option in game_class.OPTIONS:
        if options.get(option.name, option.default) != option.default:
            lines.append("option %s=%s" % (option.name, options[option.name]))
    if set_name and set_name != game_class.get_standard_set():
        lines.append("set " + set_name)
    if seed is not None:
        lines.append("seed %d" % seed)
    return lines + ["---"]


class Head:
    """The head of a record: the game, its seats, the options given, the die set and the dealer's seed (or None)."""

    def __init__(self) -> None:
        self.game = ""
        self.seats = 0
        self.options: dict[str, int | str] = {}
        self.set = ""
        self.seed: int | None = None
        self._has_begun = False
        self._keywords = []  # the keywords of the lines so far, except options

    def feed(self, text: str) -> bool:
        """Parse the next line of the head. Return True for `---`, the last line.

        Raise RuleError if the line is wrong.
        """
        if not self._has_begun:
            if text != "tray24 %d" % VERSION:
                raise RuleError("", "no_record", version=VERSION)
            self._has_begun = True
            return False
        if text == "---":
            if not self.game or not self.seats:
                raise RuleError("", "head_without_seats" if self.game else "head_without_game")
            if self.set and self.set not in get_game_class(self.game).sets:
                raise RuleError("", "no_die_set_of_game", text=self.set, game=self.game)
            self.create_game()
            return True
        keyword, _, rest = text.partition(" ")
        if keyword not in ("game", "seats", "option", "set", "seed"):
            raise RuleError("", "no_head_line", text=keyword)
        if keyword != "option":
            if keyword in self._keywords:
                raise RuleError("", "head_line_twice", text=keyword)
            self._keywords.append(keyword)
        getattr(self, "_" + keyword)(rest)
        return False

    def _game(self, text: str) -> None:
        get_game_class(text)
        self.game = text

    def _seats(self, text: str) -> None:
        self.seats = parse_number(text, 7)
        if not self.seats:
            raise RuleError("", "no_seats")

    def _option(self, text: str) -> None:
        name, equals, value = text.partition("=")
        if not equals:
            raise RuleError("", "option_without_value")
        if name in self.options:
            raise RuleError("", "option_twice", option=name)
        known = [self.game] if self.game else games.list_games()
        options = [option for game in known for option in get_game_class(game).OPTIONS if option.name == name]
        if not options:
            if self.game:
                raise RuleError("", "no_option", game=self.game, option=name)
            raise RuleError("", "no_game_with_option", option=name)
        for option in options:
            self.options[name] = option.parse(value)

    def _set(self, text: str) -> None:
        known = [self.game] if self.game else games.list_games()
        if not [game for game in known if text in get_game_class(game).sets]:
            if self.game:
                raise RuleError("", "no_die_set_of_game", text=text, game=self.game)
            raise RuleError("", "no_die_set_of_games", text=text)
        self.set = text

    def _seed(self, text: str) -> None:
        seed = parse_decimal(text)
        if not 0 <= seed < 1 << 32:
            raise RuleError("", "no_seed")
        self.seed = seed

    def create_game(self) -> "Game":
        """Return a new match with the settings of the head. Raise RuleError if they contradict each other."""
        return get_game_class(self.game)(self.seats, self.options)

    def format_lines(self) -> list[str]:
        """Return the head of the record as lines of text, as `format_head` makes them."""
        return format_head(self.game, self.seats, self.options, self.set, self.seed)


class Replay:
    """A match that replays the lines of a record. Undo can go back to the beginning.

    `game` is the match, `lines` the number of lines entered. A refused line changes nothing.
    """

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.lines = 0
        self._positions = []  # the saved position before each move that was not taken back

    def enter(self, line: "MoveOrDeal") -> None:
        """Enter a move, a deal or an undo into the match. Raise RuleError if it is not legal now."""
        if isinstance(line, int):
            position = self.game.save()
            self.game.enter(line)
            self._positions.append(position)
        elif line[0] == D_UNDO:
            if not self._positions:
                raise RuleError("", "nothing_to_undo")
            self.game.restore(self._positions.pop())
        else:
            self.game.enter(line)
        self.lines += 1

    def enter_text(self, text: str) -> None:
        """Enter a line of a record, without its comment."""
        self.enter(parse_line(self.game, text))


def replay(lines: "Iterable[str]") -> tuple[Head, Replay]:
    """Replay the lines of a record (an iterable of text, such as a file). Return (Head, Replay).

    Raise RecordError for the first illegal line; if `---` is missing, for the line after the last.
    """
    head = Head()
    match = None
    line_number = 0
    try:
        for line in lines:
            line_number += 1
            text = strip_comment(line)
            if not text:
                continue
            if match:
                match.enter_text(text)
            elif head.feed(text):
                match = Replay(head.create_game())
    except RuleError as error:
        raise RecordError(line_number, error) from None
    if not match:
        raise RecordError(line_number + 1, RuleError("", "head_without_end"))
    return head, match


def format_summary(match: Replay) -> str:
    """Return a summary of a replayed match: ``lines=N hands=H over=true scores=a,b winners=i,j``."""
    game = match.game
    return "lines=%d hands=%d over=%s scores=%s winners=%s" % (
        match.lines,
        game.count_finished_rounds(),
        "true" if game.over else "false",
        ",".join([str(points) for points in game.scores]),
        ",".join([str(seat) for seat in game.list_winners()]) or "-",
    )
