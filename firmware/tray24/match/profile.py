"""The profile of a match: its game, options, seats and dice, chosen before it starts and stored in the journal's head.

A record has no lines for players and results, so the journal has comments for them:

    # seat SEAT BUTTON BOT NAME   a player, in the head and after each change; BOT is - for a person, child for a child
    # dice DICE                   in the head: electronic, real, or day (the seed is the date: all get the same dice)
    # bot SEAT CHARACTER          in the head: a bot's character
    # won SEAT,.. POINTS,..       the winners and all scores
    # kept HAND POINTS,..         the round and all scores of a match that was saved for later
"""

from tray24 import games
from tray24.compat import const
from tray24.match.bots.characters import CHARACTERS, find_character
from tray24.match.chance import Chance, DayDice
from tray24.match.record import Head, format_head
from tray24.rules.errors import RuleError, parse_decimal

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tray24.match.bots.characters import Character
    from tray24.rules.core import Game

END_OF_HEAD = "---"
SEAT_NOTE = "# seat "
CHARACTER_NOTE = "# bot "
DICE_NOTE = "# dice "
WON_NOTE = "# won "
KEPT_NOTE = "# kept "
_DAY = "day"
_CHILD = "child"  # instead of a bot's name
_OLD_BOT_NAMES = {"keen": "sharp"}  # names of bots in files of versions before 0.3
_MAX_SEATS = const(6)  # and as many buttons
NAME_LETTERS = 10  # of a player's name: fits a headline
_SHORT_MONTHS = const((4, 6, 9, 11))  # months of 30 days
# The first and last codes of letters that a name may not have: control characters, line ends, marks of direction,
# invisible letters, lone surrogates, codes after the last letter.
# fmt: off
_FORBIDDEN_LETTERS = const((
    (0, 0x1F), (0x7F, 0x9F), (0xAD, 0xAD), (0x61C, 0x61C), (0x115F, 0x1160), (0x180B, 0x180F), (0x200B, 0x200F),
    (0x2028, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xD800, 0xDFFF), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFB), (0xE0000, 0xE0FFF), (0x110000, 0x1FFFFF),
))
# fmt: on
# Marks that join the letter before them: a name does not begin with one.
_JOINING_MARKS = const(((0x300, 0x36F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F)))


def normalize_name(text: str) -> str:
    """Return `text` as a valid player's name: one line, no spaces at its ends, at most NAME_LETTERS letters."""
    # MicroPython decodes a letter also from more bytes than it needs: make each of its code.
    letters = [chr(ord(letter)) for letter in text if not _is_among(letter, _FORBIDDEN_LETTERS)]
    text = "".join(letters).strip(" ")
    while text and _is_among(text[0], _JOINING_MARKS):
        text = text[1:].strip(" ")
    return text[:NAME_LETTERS].strip(" ")


def _is_among(letter: str, ranges: "Sequence[tuple[int, int]]") -> bool:
    code = ord(letter)
    for first, last in ranges:
        if first <= code <= last:
            return True
    return False


def is_day(number: int) -> bool:
    """Return True if this number is a date from 2000 on in eight digits, such as 20261125.

    Leap years are not checked: 29 February is a date in every year.
    """
    month = number // 100 % 100
    days = 29 if month == 2 else 31 - (month in _SHORT_MONTHS)
    return 2000 <= number // 10000 <= 9999 and 0 < month < 13 and 0 < number % 100 <= days


def format_day(number: int) -> str:
    """Return the day `number`, eight digits such as 20261125, in the form 2026-11-25."""
    return "%04d-%02d-%02d" % (number // 10000, number // 100 % 100, number % 100)


def _check_day(profile: "Profile") -> None:
    """Raise RuleError unless a match of this profile can be played with the dice of the day, the same for everybody.

    The reason may be its game, its seats, its dice or its seed.
    """
    game_class = games.get_game_class(profile.game)
    if not game_class.daily:
        raise RuleError("", "day_of_other_game", game=game_class.name)
    is_alone = len(profile.seats) == 1 and not profile.seats[0].bot
    if not is_alone or profile.real or profile.set not in ("", game_class.get_standard_set()):
        raise RuleError("", "day_for_one")
    if not is_day(profile.seed):
        raise RuleError("", "no_day", text=str(profile.seed))


class Player:
    """The player at a seat: the seat's `button` (0-5), the player's `name`, and the name `bot` of the bot that plays.

    `bot` is "" for a person. `young` tells whether a child plays. `character` is the Character of a bot.
    """

    def __init__(self, button: int, name: str = "", bot: str = "", young: bool = False) -> None:
        self.button = button
        self.name: str = normalize_name(name)
        self.bot = bot
        self.young = young
        self.character: Character = CHARACTERS[button % len(CHARACTERS)]

    def get_display_name(self) -> str:
        """Return the player's name. If it is empty, return the name of a bot's character, or "" for a person."""
        return self.name or (self.character.display_name if self.bot else "")


class Profile:
    """The settings of a match. `seats` has its Players in seating order.

    `real` tells whether the dice are real, not electronic. `seed` is 0 to 2**32-1. `set` is the name of a die set; ""
    means the game's standard set. `daily` tells whether the match is played with the dice of the day, which are the
    same for everybody. The seed is then the day's date in eight digits, such as 20261125.
    """

    def __init__(
        self,
        game: str,
        seats: list[Player],
        options: "Mapping[str, int | str] | None" = None,
        real: bool = False,
        seed: int = 0,
        set: str = "",
        daily: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: Mapping[str, int | str] = options or {}
        self.real = real
        self.seed = seed
        self.set = set
        self.daily = daily

    def create_game(self) -> "Game":
        """Return a new match with the options of this profile. Raise RuleError if it cannot be played."""
        if self.daily:
            _check_day(self)
        return games.create_game(self.game, len(self.seats), self.options)

    def create_chance(self, game: "Game") -> Chance:
        """Return a new random generator for the electronic dice of `game`, a match of this profile."""
        return DayDice(self.seed, game) if self.daily else Chance(self.seed)

    def format_head(self) -> list[str]:
        """Return the head of the match's journal as lines. Facts that records have no line for are in comments."""
        lines = format_head(self.game, len(self.seats), self.create_game().options, self.set, self.seed)
        notes = [DICE_NOTE + (_DAY if self.daily else "real" if self.real else "electronic")]
        for seat in range(len(self.seats)):
            player = self.seats[seat]
            notes.append(format_seat(seat, player))
            if player.bot:
                notes.append("%s%d %s" % (CHARACTER_NOTE, seat, player.character.name))
        return lines[:-1] + notes + lines[-1:]


def parse_head(lines: "Iterable[str]") -> Profile:
    """Return the Profile written in the head of a journal, which is at the beginning of these lines.

    This is the inverse of `Profile.format_head`. Lines after the head are not consumed. Raise ValueError if there is no
    head.
    """
    head = Head()
    dice = ""
    seats = []
    is_complete = False
    for line in lines:
        if line.startswith(DICE_NOTE):
            dice = line[len(DICE_NOTE) :]
        elif line.startswith(SEAT_NOTE):
            seat, player = parse_seat(line)
            if seat != len(seats):
                raise RuleError("", "seat_out_of_order", seat=seat)
            seats.append(player)
        elif line.startswith(CHARACTER_NOTE):
            load_character(line, seats)
        elif head.feed(line):
            is_complete = True
            break
    if not is_complete or len(seats) != head.seats or head.seed is None:
        raise RuleError("", "no_head_of_journal")
    return Profile(head.game, seats, head.options, dice == "real", head.seed, head.set, dice == _DAY)


def load_character(line: str, players: "Sequence[Player]") -> None:
    """Set the character of a bot among `players` from a line ``# bot SEAT CHARACTER``. Ignore an invalid line."""
    seat, _, name = line[len(CHARACTER_NOTE) :].partition(" ")
    character = find_character(name)
    number = parse_decimal(seat)
    if character and 0 <= number < len(players):
        players[number].character = character


def format_seat(seat: int, player: Player) -> str:
    """Return the line of the journal that tells who plays at `seat`."""
    bot = player.bot or (_CHILD if player.young else "-")
    return "%s%d %d %s %s" % (SEAT_NOTE, seat, player.button, bot, player.name)


def parse_seat(line: str, seats: int = _MAX_SEATS) -> tuple[int, Player]:
    """Return (seat, Player) of a line from `format_seat`.

    Raise ValueError for other lines, and if the seat is not below `seats`.
    """
    seat, button, bot, name = line[len(SEAT_NOTE) :].split(" ", 3)
    number = parse_decimal(seat)
    if not 0 <= number < seats or not 0 <= parse_decimal(button) < _MAX_SEATS:
        raise RuleError("", "no_seat_at_button", seat=seat, button=button)
    bot_name = "" if bot in ("-", _CHILD) else _OLD_BOT_NAMES.get(bot) or normalize_name(bot)
    return number, Player(parse_decimal(button), name, bot_name, bot == _CHILD)


def format_result(game: "Game") -> str:
    """Return the line of the journal for a match's result: the winners and all scores."""
    winners = ",".join([str(seat) for seat in game.list_winners()])
    return "%s%s %s" % (WON_NOTE, winners, ",".join([str(points) for points in game.scores]))


def parse_result(line: str, seats: int) -> tuple[list[int], list[int]]:
    """Return (winners, scores) of a line from `format_result`.

    Raise ValueError if the line does not fit a match with this number of seats.
    """
    words = line[len(WON_NOTE) :].split(" ")
    winners, scores = [[parse_decimal(number) for number in word.split(",")] for word in words]
    if len(scores) != seats or min(scores) < 0 or min(winners) < 0 or max(winners) >= seats:
        raise RuleError("", "no_result", seats=seats)
    return winners, scores


def format_progress(game: "Game") -> str:
    """Return the line of the journal for a match's progress: the current round, from 1, and all scores."""
    return "%s%d %s" % (KEPT_NOTE, game.hand + 1, ",".join([str(points) for points in game.scores]))


def parse_progress(line: str, seats: int) -> tuple[int, list[int]]:
    """Return (round, scores) of a line from `format_progress`.

    Raise ValueError if the line does not fit a match with this number of seats.
    """
    round_text, _, points = line[len(KEPT_NOTE) :].partition(" ")
    scores = [parse_decimal(number) for number in points.split(",")]
    if not line.startswith(KEPT_NOTE) or parse_decimal(round_text) < 1 or len(scores) != seats or min(scores) < 0:
        raise RuleError("", "no_result", seats=seats)
    return parse_decimal(round_text), scores
