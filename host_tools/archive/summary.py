"""What many matches say of their players: wins, points, runs, calls and penalties, by game and by evening."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from host_tools.archive.matches import Match
from host_tools.archive.players import person_key, seat_words
from host_tools.archive.scores import counts_hands
from host_tools.terminal.phrases import game_title
from tray24 import games
from tray24.games.yacht.boxes import BOXES

# Facts of a seat that are summed up.
COUNTS = ("uno", "catches", "caught", "penalties", "penalty_dice")
# Where scores are no points that add up with others of the game.
LOW = ", low score wins"
HANDS = ", best of three"


@dataclass
class Tally:
    """One player's matches of one kind. Bots of the same kind in one match are one player.

    `contests` are matches against somebody: only they are won. `moves` and `hands` are of whole matches.
    """

    player: str
    is_bot: bool
    kind: str
    low_wins: bool = False
    matches: int = 0
    contests: int = 0
    wins: int = 0
    run: int = 0
    longest_run: int = 0
    hands: int = 0
    moves: int = 0
    scores: list[int] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTS, 0))
    boxes: dict[str, list[int]] = field(default_factory=lambda: {box: [] for box in BOXES})

    def add(self, facts: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
        """A finished match, and the seats in it that were this player's."""
        self.matches += 1
        self.hands += facts["hands"]
        self.moves += facts["moves"]
        if len(facts["players"]) > 1:
            won = any(seat["won"] for seat in seats)
            self.contests += 1
            self.wins += won
            self.run = self.run + 1 if won else 0
            self.longest_run = max(self.longest_run, self.run)
        for seat in seats:
            self.scores.append(seat["score"])
            for name in COUNTS:
                self.counts[name] += seat[name]
            for box, points in seat.get("sheet", {}).items():
                self.boxes[box].append(points)

    @property
    def rate(self) -> float | None:
        return self.wins / self.contests if self.contests else None

    @property
    def average(self) -> float:
        return sum(self.scores) / len(self.scores)

    @property
    def best(self) -> int:
        return min(self.scores) if self.low_wins else max(self.scores)

    def told(self) -> dict[str, Any]:
        """As `--json` has it."""
        told = {
            "player": self.player,
            "bot": self.is_bot,
            "game": self.kind,
            "matches": self.matches,
            "contests": self.contests,
            "wins": self.wins,
            "rate": None if self.rate is None else round(self.rate, 4),
            "longest_run": self.longest_run,
            "hands": self.hands,
            "moves_per_match": round(self.moves / self.matches, 1),
        }
        if self.kind:
            told |= {"average_score": round(self.average, 1), "best_score": self.best} | self.counts
        if self.kind == "yacht":
            told["boxes"] = {box: round(sum(got) / len(got), 1) for box, got in self.boxes.items() if got}
        return told


@dataclass
class Evening:
    """`wins`: player -> contests won; `games`: game -> matches."""

    day: str
    matches: int = 0
    games: dict[str, int] = field(default_factory=dict)
    wins: dict[str, int] = field(default_factory=dict)


@dataclass
class Summary:
    """`totals` are over all games, `by_game` kind -> tallies; all of them with who won most first. `players` are named
    in the order of how much they have played."""

    matches: list[Match]
    unfinished: int
    faulty: int
    players: list[str]
    totals: list[Tally]
    by_game: dict[str, list[Tally]]
    evenings: list[Evening]

    def told(self) -> dict[str, Any]:
        return {
            "matches": len(self.matches),
            "given_up": self.unfinished,
            "not_legal": self.faulty,
            "players": [tally.told() for tally in self.totals],
            "games": {kind: [tally.told() for tally in tallies] for kind, tallies in self.by_game.items()},
            "evenings": [asdict(evening) for evening in self.evenings],
        }


def kind_of(facts: dict[str, Any]) -> str:
    """The game, apart where the lowest score wins or hands are counted: such scores cannot be compared with others."""
    return facts["game"] + (LOW if facts["low_wins"] else HANDS if counts_hands(facts["options"]) else "")


def title_of(kind: str) -> str:
    game = kind.partition(",")[0]
    return game_title(game) + kind[len(game) :]


def summarize(matches: Iterable[Match], game: str = "", player: str = "", since: str = "") -> Summary:
    """Of the finished matches: all, or those of a game, with a player, of a day (YYYY-MM-DD) or later.

    With a player only she is told of. The matches come in the order in which they were played.
    """
    asked = [
        match
        for match in matches
        if (not game or match.facts["game"] == game)
        and match.evening >= since
        and (not player or any(person_key(seat) == player.casefold() for seat in match.facts["players"]))
    ]
    finished = [match for match in asked if match.facts["over"]]
    names: dict[str, str] = {}
    totals: dict[str, Tally] = {}
    by_game: dict[str, dict[str, Tally]] = {}
    evenings: dict[str, Evening] = {}
    for match in finished:
        evening = evenings.setdefault(match.evening, Evening(match.evening))
        evening.matches += 1
        evening.games[match.facts["game"]] = evening.games.get(match.facts["game"], 0) + 1
        for key, seats in _by_person(match).items():
            if player and key != player.casefold():
                continue
            names[key] = seat_words(seats[-1])
            is_bot = bool(seats[-1]["bot"])
            kind = kind_of(match.facts)
            totals.setdefault(key, Tally(key, is_bot, "")).add(match.facts, seats)
            tally = Tally(key, is_bot, kind, match.facts["low_wins"])
            by_game.setdefault(kind, {}).setdefault(key, tally).add(match.facts, seats)
            if len(match.facts["players"]) > 1 and any(seat["won"] for seat in seats):
                evening.wins[key] = evening.wins.get(key, 0) + 1
    for tally in [*totals.values(), *(one for tallies in by_game.values() for one in tallies.values())]:
        tally.player = names[tally.player]  # as it was written last
    for evening in evenings.values():
        evening.wins = {names[key]: wins for key, wins in evening.wins.items()}
    order = sorted(totals.values(), key=lambda one: (-one.matches, one.is_bot, one.player.casefold()))
    return Summary(
        finished,
        sum(not match.facts["over"] and not match.facts["fault"] for match in asked),
        sum(bool(match.facts["fault"]) for match in asked),
        [tally.player for tally in order],
        _ranked(totals),
        {kind: _ranked(by_game[kind]) for kind in sorted(by_game, key=_place)},
        list(evenings.values()),
    )


def seats_named(match: Match) -> list[tuple[str, dict[str, Any]]]:
    """The seats of a match with what their players are called."""
    return [(seat_words(seat), seat) for seat in match.facts["players"]]


def _by_person(match: Match) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for seat in match.facts["players"]:
        found.setdefault(person_key(seat), []).append(seat)
    return found


def _ranked(tallies: dict[str, Tally]) -> list[Tally]:
    return sorted(tallies.values(), key=lambda one: (-one.wins, -(one.rate or 0), -one.matches, one.player.casefold()))


def _place(kind: str) -> tuple[int, str]:
    return games.names().index(kind.partition(",")[0]), kind
