"""The parser of records: lines replayed by the rules, players from the record's comments, and the first fault."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from simulator.texts import format_rule_error
from tray24.match.profile import (
    CHARACTER_NOTE,
    DICE_NOTE,
    SEAT_NOTE,
    Player,
    load_character,
    normalize_name,
    parse_seat,
)
from tray24.match.record import Head, Replay, strip_comment
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.notation import parse_line

_SEAL = re.compile(r" # [0-9a-f]{8}\r?$")  # at the end of each line of a tray's journal
_BOTS_NOTE = "# bots "  # comment of `simulate`


@dataclass(frozen=True)
class Step:
    """A line of the match in a record. `number` is its number in the file, from 1.

    `text` is the line without comment, `line` its parsed form.
    """

    number: int
    text: str
    line: int | tuple


@dataclass(frozen=True)
class RecordFault:
    """The first illegal line of a record, with the rule and the reason. `text` is "" if a line is missing."""

    number: int
    text: str
    rule: str
    reason: str

    def __str__(self) -> str:
        return f"line {self.number}: {self.reason}"


StepCallback = Callable[[Step, Game], None]  # a callback for each replayed line of a match


@dataclass
class ParsedRecord:
    """The content of a record as far as its lines are legal. `game` is None when its head cannot be read.

    `dice` is the content of the head's comment about the dice ("real", for example), or "".

    `players` are the players at the end, `left` the seats whose players were replaced by a bot. `seated` has for each
    player who took a seat (how many of the `steps` came before, seat, player). `size` is the number of lines in the
    file.
    """

    head: Head = field(default_factory=Head)
    game: Game | None = None
    dice: str = ""
    players: list[Player] = field(default_factory=list)
    left: set[int] = field(default_factory=set)
    seated: list[tuple[int, int, Player]] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    fault: RecordFault | None = None
    size: int = 0

    @property
    def is_real(self) -> bool:
        return self.dice == "real"


def is_sealed(line: str) -> bool:
    """Return whether a line ends with the check sum of a tray."""
    return bool(_SEAL.search(line))


def strip_seal(line: str) -> str:
    """Return a line of a file without the check sum of a tray at its end."""
    return _SEAL.sub("", line).rstrip("\r")


def _ignore(step: Step, game: Game) -> None:
    pass


def read_record(data: bytes, before_step: StepCallback = _ignore, after_step: StepCallback = _ignore) -> ParsedRecord:
    """Parse and replay a record up to its first illegal line.

    `before_step` and `after_step` are called for each legal line, before and after it is applied.
    """
    lines = data.decode("utf-8", "replace").split("\n")
    if not lines[-1]:
        lines.pop()
    record = ParsedRecord(size=len(lines))
    replay: Replay | None = None
    for number, line in enumerate(lines, 1):
        text = strip_comment(line)
        try:
            if not text:
                parse_comment(record, strip_seal(line))
            elif replay:
                step = Step(number, text, parse_line(replay.game, text))
                before_step(step, replay.game)
                replay.enter(step.line)
                record.steps.append(step)
                after_step(step, replay.game)
            elif record.head.feed(text):
                replay = Replay(record.head.create_game())
                record.game = replay.game
                _complete_players(record)
        except RuleError as error:
            record.fault = RecordFault(number, text, error.rule, format_rule_error(error))
            return record
    if not replay:
        record.fault = RecordFault(len(lines) + 1, "", "", format_rule_error(RuleError("", "head_without_end")))
    return record


def parse_comment(record: ParsedRecord, line: str) -> None:
    """Add the content of a line that is only a comment to the record. Unknown comments are ignored."""
    if line.startswith(DICE_NOTE):
        record.dice = line[len(DICE_NOTE) :]
    elif line.startswith(CHARACTER_NOTE):
        load_character(line, record.players)
    elif line.startswith(_BOTS_NOTE) and not record.players:
        names = line[len(_BOTS_NOTE) :].split(",")
        record.players = [Player(seat, "", normalize_name(bot)) for seat, bot in enumerate(names)]
    elif line.startswith(SEAT_NOTE):
        try:
            seat, player = parse_seat(line)
        except ValueError:
            return
        if record.game is None:
            record.players.append(player)
        elif 0 <= seat < len(record.players):
            if player.bot and not record.players[seat].bot:
                record.left.add(seat)
            record.players[seat] = player
            record.seated.append((len(record.steps), seat, player))


def _complete_players(record: ParsedRecord) -> None:
    """Store in `record.seated` which player has each seat at the beginning.

    The players are those in the comments of the record's head. If these do not name one player for each seat, all with
    different buttons, replace all players by nameless ones.
    """
    seats = record.head.seats
    buttons = {player.button for player in record.players}
    if len(record.players) != seats or len(buttons) != seats or not buttons <= set(range(6)):
        record.players = [Player(seat) for seat in range(seats)]
    record.seated = [(0, seat, player) for seat, player in enumerate(record.players)]
