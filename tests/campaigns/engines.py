"""Matches that the firmware and a second engine without common code both play: they must accept the same lines."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple
from unittest import mock

from campaigns.campaign import Campaign, Fault
from campaigns.second_engine.basic import Basic
from campaigns.second_engine.center import Center
from campaigns.second_engine.dominoes import Dominoes
from campaigns.second_engine.engine import Choice, Deal, Illegal, Match
from campaigns.second_engine.faces import UNKNOWN
from campaigns.second_engine.line import Line
from campaigns.second_engine.tiles import IDS, format_tile
from campaigns.second_engine.yacht import BOXES, Yacht
from tray24.games import create_game
from tray24.games.yacht import rules as yacht_rules
from tray24.games.yacht.boxes import score_box
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.notation import format_line, parse_line
from tray24.rules.shedding import SheddingGame

_MATCHES = 10  # of a round, all of one game
_MAX_LINES = 3000  # of a match
_TARGETS = (1, 1, 1, 1, 1, 1, 40, 150)
_WITH_UNKNOWN = 0.1  # the part of the matches with unknown faces
_COMPARED = 0.15  # the part of the positions that are compared, besides the last one
_PROBED = 0.01  # the part of the positions at which other lines are tried, too
_PROBES = 12
_HASTES = (0.6, 0.8, 0.95, 1.0)  # how often a player plays if possible, so that hands end
_VERBS = (
    *("place", "roll", "keep", "play", "draw", "pass", "color", "uno", "catch", "reroll", "score", "zero", "accept"),
    *("challenge", "give", "lead", "reopen", "fold"),
)
_SEATS = tuple(range(2, 7))


class Engine(NamedTuple):
    """A game as both engines play it: its name, its numbers of seats, the values of its options.

    `second` is the game's class in the second engine, which only tests use.
    """

    game: str
    second: type[Any]
    seats: tuple[int, ...]
    options: dict[str, tuple[Any, ...]]

    def choose_options(self, rng: random.Random) -> tuple[int, dict[str, Any]]:
        """Return a random number of seats, and a random value of each option."""
        return rng.choice(self.seats), {name: rng.choice(values) for name, values in self.options.items()}


ENGINES = (
    Engine(
        "basic",
        Basic,
        _SEATS,
        {
            "target": _TARGETS,
            "scoring": ("winner", "caught"),
            "must_roll": (0, 1),
            "young": ("", "0", "01", "1"),
            "table_talk": (0, 1),
        },
    ),
    Engine("center", Center, (2, 3, 4), {"target": _TARGETS, "wd4": ("challenge", "enforced")}),
    Engine("line", Line, (2,), {"target": _TARGETS, "best_of": (0, 3)}),
    Engine("yacht", Yacht, (1, *_SEATS), {}),
    Engine("dominoes", Dominoes, _SEATS, {"target": _TARGETS, "all_doublets": (0, 1), "reopen": (0, 1)}),
)
# A planted fault of the first engine.
NO_CATCHES = mock.patch.object(SheddingGame, "_open_uno_window", lambda game, seat: None)


def _score_without_chains(box: int, faces: list[int]) -> int:
    return 0 if box == BOXES.index("chain") else score_box(box, faces)


class Engines(Campaign):
    """The campaign of whole matches in the firmware and a second engine, which must both accept all lines.

    They must also agree on some positions, and on whether some random lines are legal.
    """

    about = ("firmware/tray24/games", "firmware/tray24/rules", "tests/campaigns/second_engine")
    name = "engines"
    promise = "two engines that share no code agree on all lines and on positions of each game"
    unit = "hands"
    night = 5_000_000
    short = 2 * len(ENGINES)
    faults = (
        *(Fault(f"nobody can be caught in {ENGINES[at].game}", NO_CATCHES, (at, at + 5)) for at in (0, 1, 2, 4)),
        Fault("a chain is worth nothing", mock.patch.object(yacht_rules, "score_box", _score_without_chains), (3, 8)),
    )

    def check(self, number: int, rng: random.Random) -> int:
        engine = ENGINES[number % len(ENGINES)]
        return sum(_play_match(engine, rng) for _ in range(_MATCHES))


def _play_match(engine: Engine, rng: random.Random) -> int:
    """Play a match in both engines. Return the number of rounds that were played."""
    seats, options = engine.choose_options(rng)
    first, second = create_game(engine.game, seats, options), Match(engine.second, seats, options)
    has_unknown = engine.game != "yacht" and rng.random() < _WITH_UNKNOWN
    haste = rng.choice(_HASTES)
    lines: list[str] = []
    context = (seats, options, lines)
    while second.awaited:
        if rng.random() < _PROBED:
            for line in generate_probes(second, lines, rng):
                assert is_accepted_by_first(first, line) == is_accepted_by_second(second, line), f"{line} {context}"
        line = choose_line(second, rng, has_unknown, haste)
        lines.append(line)
        try:
            second.enter(line)
            first.enter(parse_line(first, line))
        except (RuleError, Illegal) as error:
            raise AssertionError(f"{error!r} {context}") from error
        if rng.random() < _COMPARED or not second.awaited:
            difference = find_difference(first, second)
            assert not difference, f"{difference} {context}"
        assert len(lines) < _MAX_LINES, f"no end: {context}"
    return second.game.count_hands()


def find_difference(first: Game, second: Match) -> str:
    """Return a description of a difference between a position in the firmware and in the second engine, or "".

    `first` is the firmware's game, `second` the second engine's match after the same lines.
    """
    position = first.describe()
    for key, value in second.describe().items():
        own_value = position[key]
        if key in ("hands", "racks"):
            own_value = [sorted(rack) for rack in own_value]
        if own_value != value:
            return f"{key}: {own_value} and {value}"
    awaited = second.awaited
    if isinstance(awaited, Choice) and second.game.is_hidden(awaited.seat):
        return ""  # too many lines to list: the tried ones are enough
    own_lines, second_lines = (
        sorted(format_line(first, move) for move in first.list_legal_moves()),
        sorted(second.list_legal()),
    )
    return "" if own_lines == second_lines else f"legal lines: {sorted(set(own_lines) ^ set(second_lines))}"


# Lines that are entered.


def choose_line(match: Match, rng: random.Random, has_unknown: bool = False, haste: float = 0.7) -> str:
    """Return a random legal line of the second engine's `match`.

    If a seat chooses and can play a die or tile, it does so with the probability `haste`. If `has_unknown` is true, the
    dealer may deal dice or tiles without naming them.
    """
    awaited = match.awaited
    if isinstance(awaited, Deal):
        return choose_deal(match, awaited, rng, has_unknown)
    lines: list[str] = match.list_legal()
    plays = [line for line in lines if " play " in line]
    return rng.choice(plays if plays and rng.random() < haste else lines)


def choose_deal(match: Match, awaited: Deal, rng: random.Random, has_unknown: bool) -> str:
    if awaited.verb == "verdict":
        values = [rng.choice(("legal", "illegal"))]
    elif awaited.verb == "draw":
        hidden_count = rng.randrange(awaited.count + 1) if has_unknown and isinstance(match.game, Dominoes) else 0
        ids = sorted(rng.sample(sorted(match.game.bag), awaited.count - hidden_count))
        values = [*map(str, ids), *[UNKNOWN] * hidden_count]
    elif awaited.verb == "reveal" and isinstance(match.game, Dominoes):
        tiles = sorted(rng.sample(sorted(match.game.bag), awaited.count))
        values = [format_tile(tile) for tile in tiles]
    elif awaited.verb == "first":
        return choose_leader(match.game, rng)
    elif awaited.verb == "rolloff" and rng.random() < 0.2:
        return f"* first {rng.randrange(match.game.seats)}"
    else:
        faces = sorted(match.game.possible)
        values = [rng.choice(faces) for _ in range(awaited.count)]
        if has_unknown and awaited.verb == "roll":
            values = [UNKNOWN if rng.random() < 0.5 else face for face in values]
    return " ".join([awaited.format_begin(), *values])


def choose_leader(game: Dominoes, rng: random.Random) -> str:
    """Return a line of a dealer who does not see the tiles.

    It says which seat leads, or that the next seat draws a tile.
    """
    if rng.random() < 0.2 and game.count_pile():
        return f"* draw {game.drawer} {UNKNOWN}"
    return f"* first {rng.choice(game.list_leaders())}"


# Lines that are tried, legal or not.


def generate_probes(match: Match, lines: list[str], rng: random.Random) -> Iterator[str]:
    """Yield lines to try, legal or not: earlier lines, lines of other seats, and lines of random words."""
    game = match.game
    faces = sorted(game.possible)
    for _ in range(_PROBES):
        draw = rng.random()
        if draw < 0.3 and lines:
            yield rng.choice(lines[-20:])
        elif draw < 0.5 and match.list_legal():
            yield f"{rng.randrange(game.seats)} {rng.choice(match.list_legal()).partition(' ')[2]}"
        elif draw < 0.7 and isinstance(match.awaited, Deal):
            deal_words = choose_deal(match, match.awaited, rng, rng.random() < 0.5).split(" ")
            deal_words[rng.randrange(1, len(deal_words))] = rng.choice(
                (*faces, "?", "0", "7", "23", "80", "draw", "roll")
            )
            yield " ".join(deal_words)
        elif draw < 0.8 and isinstance(game, Dominoes):
            tile = rng.choice(list(IDS))
            move_text = rng.choice((f"play {tile} {rng.choice(tile.split('/'))} {rng.randrange(6)}", f"lead {tile}"))
            yield f"{rng.randrange(game.seats)} {move_text}"
        else:
            move_text = rng.choice(_VERBS)
            deal_words = [rng.choice((*faces, *"012345", *"rygb", *BOXES)) for _ in range(rng.randrange(3))]
            yield " ".join([str(rng.randrange(game.seats)), move_text, *deal_words])


def is_accepted_by_first(game: Game, line: str) -> bool:
    try:
        parsed_line = parse_line(game, line)
        if isinstance(parsed_line, int):
            game.check_move(parsed_line)
        else:
            game.check_deal(parsed_line)
    except RuleError:
        return False
    return True


def is_accepted_by_second(match: Match, line: str) -> bool:
    try:
        match.check(line)
    except Illegal:
        return False
    return True
