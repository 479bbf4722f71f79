"""Following a tray from your own program: plain values that describe its state, each time something has changed.

    def follow(arguments: Arguments) -> None:
        for table in follow_tray(arguments.port):
            print(table.headline)

    sys.exit(run_program(create_parser(__doc__), follow))

`host_tools/examples` has programs to copy; LINK.md in `host_tools/link` describes the requests that this module sends.
"""

import argparse
import importlib
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from types import ModuleType

from host_tools.cli import choose_language, run_reporting_errors
from host_tools.errors import Failure
from host_tools.interrupts import INTERRUPTS
from host_tools.link import connection, ports, records
from host_tools.link.replication import Follower
from host_tools.terminal.console import get_game_title
from host_tools.terminal.drawing import format_headline
from simulator.texts import HostTexts
from simulator.web.follow.replica import FollowedMatch, Replica
from simulator.web.labels import build_board_view, create_labels
from simulator.web.log.log_writer import get_player_name
from simulator.web.replay.record_parser import read_record
from tray24.pins import SLOTS

Arguments = argparse.Namespace

say = HostTexts("link")

_STEP_S = 0.1
_COLORS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}


@dataclass(frozen=True)
class Seat:
    """A player and the player's seat: `button` is the number of the seat, 0 to 5.

    `bot` is the strength of the bot that plays there, or "" for a person. `score` counts points, or won hands in a best
    of three. `held` is the number of dice or tiles in the player's hand.
    """

    name: str
    button: int
    bot: str
    score: int
    held: int
    is_to_choose: bool
    has_won: bool


@dataclass(frozen=True)
class Table:
    """The state of a followed tray, as far as an onlooker can know it.

    `game` is "" while there is no match; `title` is the name of the game in the tray's menu. `trouble` says why the
    tray is silent, and is "" while it answers; the match of a silent tray stays as it was. `headline` is a sentence
    that says who is to choose, or who has won; `turn` is the name of the player who is to choose, or "". `hand` counts
    from 1; it is 0 in a game without hands. `color` is the color in force, that of the die played last or the one
    declared for a wild: red, yellow, green or blue, or "" if no color is in force. `dice` holds for each of the 24
    slots the face of its die in the notation of records (r7, bS, W=g), or "". `lights` holds the red, green and blue of
    each slot's LED, 0 to 255; it is () unless `follow_tray` was called with `lights`.

    Two fields describe what has happened since the previous table: `news` holds the new sentences of the log, and
    `happened` lists "begun" (another match), "hand" (the next hand) and "won" (the match is over).
    """

    trouble: str = ""
    game: str = ""
    title: str = ""
    headline: str = ""
    turn: str = ""
    hand: int = 0
    color: str = ""
    over: bool = False
    seats: tuple[Seat, ...] = ()
    dice: tuple[str, ...] = ("",) * SLOTS
    lights: tuple[tuple[int, ...], ...] = ()
    news: tuple[str, ...] = ()
    happened: tuple[str, ...] = ()

    def to_json(self) -> str:
        """Return the fields of this object as JSON."""
        return json.dumps(asdict(self), ensure_ascii=False)


def parse_color(face: str) -> str:
    """Return the color of a face in the notation of records: red, yellow, green, blue, or "" without a color."""
    return _COLORS.get(face.partition("=")[2] or face[:1], "")


def follow_tray(
    port: str | None = None,
    lights: bool = False,
    now_s: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> Iterator[Table]:
    """Yield a `Table`, the state of a tray, at once, and a new one whenever the state has changed.

    With `lights` a table also holds the colors of the LEDs, and a change of them counts. `port` is a name as for the
    option `--port` of the commands; None finds the only tray. Raise Failure when the tray cannot be reached at first. A
    tray that goes away later is awaited, and the field `trouble` says why it is away. The first table has no `news`,
    because `news` holds only what has happened since the previous table.
    """
    connection.open_link(port).close()  # report a port that cannot be opened at once, instead of retrying
    follower = Follower(lambda: connection.open_link(port), ("line", "leds") if lights else ("line",), now_s)
    last_table: Table | None = None
    is_known = False  # whether there is a match, and which
    try:
        while True:
            changes = follower.step(_STEP_S)
            table = make_table(follower.replica, lights)
            if is_known and last_table:
                is_new_match = any(kind == "match" and game for kind, game in changes)
                events = (
                    *["begun"] * is_new_match,
                    *["hand"] * (not is_new_match and bool(last_table.game) and table.hand > last_table.hand),
                    *["won"] * (table.over and (is_new_match or not last_table.over)),
                )
                news = tuple(text for kind, text in changes if kind == "line")
                new_table = replace(table, news=news, happened=events)
            else:
                new_table = table
            is_known = is_known or any(kind == "match" for kind, _ in changes)
            if new_table != last_table:
                yield new_table
            last_table = table
            if table.trouble:
                sleep(_STEP_S)  # steps return at once while there is no tray
    finally:
        follower.close()


def fetch_newest_record(port: str | None = None) -> bytes:
    """Return the record of the last match finished on the tray. Raise Failure when there is no record."""
    with connection.open_link(port) as link:
        return records.fetch_newest_record(link)


def list_players(record: bytes) -> list[str]:
    """Return the names of the players in a record, in seating order, as the simulator's pages show them."""
    return [get_player_name(player) for player in read_record(record).players]


def create_parser(doc: str | None) -> argparse.ArgumentParser:
    """Return a parser with the option `--port`, and choose the language that TRAY24_LANGUAGE names.

    `doc` is the program's docstring, which `--help` shows.
    """
    choose_language()
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    ports.add_port_argument(parser)
    return parser


def run_program(
    parser: argparse.ArgumentParser, program: Callable[[Arguments], object], words: Sequence[str] | None = None
) -> int:
    """Call the program with its arguments, until Ctrl-C. Return its exit code.

    If the program raises Failure, print it in one line and return 1; for a UsageError return 2. `words` replaces the
    words on the command line.
    """
    arguments = parser.parse_args(words)

    def call() -> int:
        program(arguments)
        return 0

    try:
        return run_reporting_errors(parser.prog, call)
    except KeyboardInterrupt:
        return INTERRUPTS.code


def load_library(module: str, package: str) -> ModuleType:
    """Import a module of a package that Tray24 does not require. Raise Failure when the package is not installed."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError:
        raise Failure(say("no-library", package=package)) from None


def make_table(replica: Replica, lights: bool = False) -> Table:
    """Return a `Table` with the current state of a replica, which is the copy of a tray's match.

    Its fields `news` and `happened` are empty, because they need the previous table. With `lights` the field `lights`
    is filled in, too.
    """
    match = replica.match
    colors = tuple(tuple(replica.frame[at : at + 3]) for at in range(0, len(replica.frame), 3)) if lights else ()
    if match is None:
        return Table(replica.trouble, headline=format_headline(None), lights=colors)
    game = match.game
    faces = create_labels(game.name).find_faces({"board": build_board_view(game, [])})
    return Table(
        trouble=replica.trouble,
        game=game.name,
        title=get_game_title(game.name),
        headline=format_headline(match),
        turn=match.list_names()[game.turn] if game.turn >= 0 and not game.over else "",
        hand=game.hand + 1 if game.has_hands else 0,
        color=parse_color(_find_last_face(match)),
        over=game.over,
        seats=_list_seats(match),
        dice=tuple(faces.get(slot, "") for slot in range(SLOTS)),
        lights=colors,
    )


def _find_last_face(match: FollowedMatch) -> str:
    """Return the face played last, or "" before the first one and in games where the next face need not match it."""
    position = match.game.describe()
    if line := position.get("line"):
        return line[-1]
    return position.get("center") or position.get("tray", {}).get(str(position.get("last")), "")


def _list_seats(match: FollowedMatch) -> tuple[Seat, ...]:
    game = match.game
    hand_sizes, winners = game.list_hand_sizes(), game.list_winners()
    return tuple(
        Seat(
            name=player.name,
            button=player.button,
            bot=player.bot,
            score=game.scores[seat],
            held=hand_sizes[seat] if hand_sizes else 0,
            is_to_choose=seat == game.turn and not game.over,
            has_won=seat in winners,
        )
        for seat, player in enumerate(match.profile.seats)
    )
