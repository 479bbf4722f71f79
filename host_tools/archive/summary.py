"""Statistics of players over many matches: wins, points, streaks, UNO calls and penalties, by game and evening.

Scores can be compared only between matches of the same kind. The usual matches of a game are one kind. Its matches in
which the lowest score wins are another kind, and its matches in which the score is the number of hands won are a third.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field

from host_tools.archive.facts import Count, Facts, SeatFacts
from host_tools.archive.matches import ArchivedMatch
from host_tools.terminal.console import get_game_title
from simulator.texts import HostTexts
from tray24 import games
from tray24.rules.core import Game

say = HostTexts("archive")

# The suffixes after the name of the game in a kind, as `stats --json` prints it.
LOW = ", low score wins"
HANDS = ", best of three"
# Facts of a seat that are added up.
COUNTS: tuple[Count, ...] = ("uno", "catches", "caught", "penalties", "penalty_dice")


def counts_hands(game: str, options: Mapping[str, object]) -> bool:
    """Return whether the score of a match is the number of hands won, not points."""
    return game in games.list_games() and games.get_game_class(game).counts_rounds(options)


def format_score(game: Game, score: int) -> str:
    """Return a score with its unit: ``45 points``, ``1 hand``."""
    return say("hands" if game.counts_rounds(game.options) else "points", count=score)


def classify_match(facts: Facts) -> str:
    """Return the kind of a match: its game, with a suffix if the lowest score wins or won hands are counted."""
    if facts["low_wins"]:
        return facts["game"] + LOW
    return facts["game"] + (HANDS if counts_hands(facts["game"], facts["options"]) else "")


def kind_to_game(kind: str) -> str:
    """Return the name of the game from a kind of match, as `classify_match` returns it."""
    return kind.partition(",")[0]


def format_kind(kind: str) -> str:
    """Return a kind of matches in words, as a heading."""
    title = get_game_title(kind_to_game(kind))
    if kind.endswith(LOW):
        return say("kind-low", game=title)
    return say("kind-hands", game=title) if kind.endswith(HANDS) else title


def list_boxes(kind: str) -> tuple[str, ...]:
    """Return the boxes of the score sheet in matches of this kind; () for a game without a score sheet."""
    return games.get_game_class(kind_to_game(kind)).boxes


def has_uno(kind: str) -> bool:
    """Return whether the game in this kind of match has UNO calls and penalty dice."""
    return games.get_game_class(kind_to_game(kind)).has_uno


def format_player(player: SeatFacts) -> str:
    """Return the name of the player at a seat. A seat that a person has left to a bot has the name of the bot."""
    if player["bot"]:
        return say("bot", kind=player["bot"])
    return player["name"] or say("seat", seat=player["button"] + 1)


def make_player_key(player: SeatFacts) -> str:
    """Return a key that identifies a person regardless of upper and lower case in the name."""
    return format_player(player).casefold()


@dataclass
class Tally:
    """The results of one player in the matches of one kind, or of all kinds.

    Several bots of the same strength in one match count as one player. `contests` counts the matches with more than one
    seat: only these can be won. `longest_run` is the longest series of won matches. `moves` and `hands` are the totals
    of the matches, with the moves of all players.
    """

    player: str
    is_bot: bool
    kind: str
    low_wins: bool = False
    matches: int = 0
    contests: int = 0
    wins: int = 0
    current_run: int = 0
    longest_run: int = 0
    hands: int = 0
    moves: int = 0
    scores: list[int] = field(default_factory=list)
    counts: dict[Count, int] = field(default_factory=lambda: dict.fromkeys(COUNTS, 0))
    boxes: dict[str, list[int]] = field(default_factory=dict)

    def add(self, facts: Facts, seats: Sequence[SeatFacts]) -> None:
        """Add a finished match. `seats` are this player's seats in it."""
        self.matches += 1
        self.hands += facts["hands"]
        self.moves += facts["moves"]
        if len(facts["players"]) > 1:
            has_won = any(seat["won"] for seat in seats)
            self.contests += 1
            self.wins += has_won
            self.current_run = self.current_run + 1 if has_won else 0
            self.longest_run = max(self.longest_run, self.current_run)
        for seat in seats:
            self.scores.append(seat["score"])
            for name in COUNTS:
                self.counts[name] += seat[name]
            for box, points in seat.get("sheet", {}).items():
                self.boxes.setdefault(box, []).append(points)

    @property
    def rate(self) -> float | None:
        return self.wins / self.contests if self.contests else None

    @property
    def average(self) -> float:
        return sum(self.scores) / len(self.scores)

    @property
    def best(self) -> int:
        return min(self.scores) if self.low_wins else max(self.scores)

    def to_json(self) -> dict[str, object]:
        """Return the tally as a JSON object, as `stats --json` prints it."""
        report: dict[str, object] = {
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
            report |= {"average_score": round(self.average, 1), "best_score": self.best, **self.counts}
        if self.kind and list_boxes(self.kind):
            report["boxes"] = {box: round(sum(points) / len(points), 1) for box, points in self.boxes.items()}
        return report


@dataclass
class Evening:
    """The matches of one evening.

    `wins` maps a player to the number of matches won against other players; `games` maps a game to its number of
    matches.
    """

    day: str
    matches: int = 0
    games: dict[str, int] = field(default_factory=dict)
    wins: dict[str, int] = field(default_factory=dict)


@dataclass
class Summary:
    """The statistics of all chosen matches.

    `totals` has each player's tally over all games; `by_game` maps a kind of match to the players' tallies. Both are
    sorted by wins, most first. `players` begins with the players who have played most. `unfinished` and `faulty` count
    the matches that are left out because they were given up or have a line that the rules refuse.
    """

    matches: list[ArchivedMatch]
    unfinished: int
    faulty: int
    players: list[str]
    totals: list[Tally]
    by_game: dict[str, list[Tally]]
    evenings: list[Evening]

    def to_json(self) -> dict[str, object]:
        return {
            "matches": len(self.matches),
            "given_up": self.unfinished,
            "not_legal": self.faulty,
            "players": [tally.to_json() for tally in self.totals],
            "games": {kind: [tally.to_json() for tally in tallies] for kind, tallies in self.by_game.items()},
            "evenings": [asdict(evening) for evening in self.evenings],
        }


def summarize(matches: Iterable[ArchivedMatch], game: str = "", player: str = "", since: str = "") -> Summary:
    """Return the statistics of the finished matches. `matches` must be in the order in which they were played.

    Count only the matches of `game`, with `player`, and since the day `since` (YYYY-MM-DD), where these are not "".
    With `player`, the tallies are those of that player alone.
    """
    selection = [
        match
        for match in matches
        if (not game or match.facts["game"] == game)
        and match.evening >= since
        and (not player or any(make_player_key(seat) == player.casefold() for seat in match.facts["players"]))
    ]
    finished_matches = [match for match in selection if match.facts["over"]]
    totals, by_game, evenings = _count_tallies(finished_matches, player.casefold())
    # In the order of the menus.
    kinds = sorted(by_game, key=lambda kind: (games.list_games().index(kind_to_game(kind)), kind))
    ordered_tallies = sorted(totals, key=lambda tally: (-tally.matches, tally.is_bot, tally.player.casefold()))
    return Summary(
        finished_matches,
        sum(not match.facts["over"] and not match.facts["fault"] for match in selection),
        sum(bool(match.facts["fault"]) for match in selection),
        [tally.player for tally in ordered_tallies],
        _rank(totals),
        {kind: _rank(by_game[kind].values()) for kind in kinds},
        evenings,
    )


def _count_tallies(
    matches: Iterable[ArchivedMatch], player: str
) -> tuple[list[Tally], dict[str, dict[str, Tally]], list[Evening]]:
    """Return each player's tally over all games, the tallies by kind of match and player, and the evenings.

    `player` is "" or a player's key. With a key, the tallies are those of that player alone.
    """
    names: dict[str, str] = {}  # of each player's key, as last written
    totals: dict[str, Tally] = {}
    by_game: dict[str, dict[str, Tally]] = {}
    evenings: dict[str, Evening] = {}
    for match in matches:
        facts, kind = match.facts, classify_match(match.facts)
        evening = evenings.setdefault(match.evening, Evening(match.evening))
        evening.matches += 1
        evening.games[facts["game"]] = evening.games.get(facts["game"], 0) + 1
        by_person: dict[str, list[SeatFacts]] = {}
        for seat in facts["players"]:
            by_person.setdefault(make_player_key(seat), []).append(seat)
        for key, seats in by_person.items():
            if player and key != player:
                continue
            names[key], is_bot = format_player(seats[-1]), bool(seats[-1]["bot"])
            totals.setdefault(key, Tally(key, is_bot, "")).add(facts, seats)
            tally = Tally(key, is_bot, kind, facts["low_wins"])
            by_game.setdefault(kind, {}).setdefault(key, tally).add(facts, seats)
            if len(facts["players"]) > 1 and any(seat["won"] for seat in seats):
                evening.wins[key] = evening.wins.get(key, 0) + 1
    for tally in [
        *totals.values(),
        *(tally_of_game for tallies in by_game.values() for tally_of_game in tallies.values()),
    ]:
        tally.player = names[tally.player]
    for evening in evenings.values():
        evening.wins = {names[key]: wins for key, wins in evening.wins.items()}
    return list(totals.values()), by_game, list(evenings.values())


def _rank(tallies: Iterable[Tally]) -> list[Tally]:
    return sorted(tallies, key=lambda tally: (-tally.wins, -(tally.rate or 0), -tally.matches, tally.player.casefold()))
