"""The command stats: its counts over several evenings, its filters, tables, JSON and pictures."""

import json
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path

import pytest

from host_tools.archive.matches import Origin, open_archive
from host_tools.archive.summary import summarize
from tray24.match import selfplay
from tray24.match.chance import Chance
from tray24.match.dicesets import get_sides
from tray24.match.profile import Player, Profile
from tray24.rules.notation import format_line

pytestmark = pytest.mark.usefixtures("home")

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def play_match(game: str, names: list[str], seed: int = 1, bots=None, **options) -> bytes:
    """Return the record of a match between players with these names; the names "sharp" and "random" are bots."""
    players = [Player(button, "" if name in ("sharp", "random") else name) for button, name in enumerate(names)]
    for player, name in zip(players, names, strict=True):
        player.bot = name if not player.name else ""
    profile = Profile(game, players, {name: str(value) for name, value in options.items()}, seed=seed)
    match, lines = profile.create_game(), profile.format_head()
    append_line = lambda line: lines.append(format_line(match, line))  # noqa: E731
    selfplay.play_match(
        match, bots or ["random"] * len(names), Chance(seed), Chance(seed + 1), get_sides(match, ""), append_line
    )
    return "\n".join([*lines, ""]).encode()


def store_records(*evenings: list[bytes]) -> None:
    """Store records in the archive: a list for each evening, and an evening for each day from 1 March on."""
    with open_archive() as archive:
        for day, records in enumerate(evenings, 1):
            for record in records:
                archive.add_record(record, Origin("a test", "x"), datetime.now(UTC), date(2026, 3, day))


def read_summary(**filters):
    with open_archive() as archive:
        return summarize(archive.read_matches(), **filters)


def find_tally(summary, player, kind=""):
    return next(tally for tally in (summary.by_game[kind] if kind else summary.totals) if tally.player == player)


def find_winner(record: bytes, names: list[str]) -> str:
    from host_tools.archive.facts import extract_facts

    return next(names[seat] for seat, player in enumerate(extract_facts(record)["players"]) if player["won"])


@pytest.fixture
def call(tray24):
    return partial(tray24, "stats")


def test_wins_rates_and_runs_are_counted_over_evenings():
    names = ["Mira", "Otto"]
    records = [play_match("center", names, seed, target=100) for seed in range(1, 13)]
    winners = [find_winner(record, names) for record in records]
    store_records(records[:5], records[5:])
    summary = read_summary()
    mira = find_tally(summary, "Mira")
    assert (mira.matches, mira.wins, mira.rate) == (12, winners.count("Mira"), winners.count("Mira") / 12)
    text = "".join("w" if name == "Mira" else " " for name in winners)
    assert mira.longest_run == max(map(len, text.split(" ")))
    assert [evening.matches for evening in summary.evenings] == [5, 7]
    assert sum(evening.wins.get("Mira", 0) for evening in summary.evenings) == mira.wins


def test_a_solo_match_counts_for_points_and_not_as_a_win():
    store_records([play_match("yacht", ["Mira"], 1), play_match("yacht", ["Mira"], 2)])
    mira = find_tally(read_summary(), "Mira", "yacht")
    assert (mira.matches, mira.contests, mira.wins, mira.rate) == (2, 0, 0, None)
    assert mira.best == max(mira.scores) and len(mira.boxes["two"]) == 2
    assert sum(sum(points) for points in mira.boxes.values()) == sum(mira.scores)


def test_names_are_one_person_however_they_are_written():
    store_records([play_match("yacht", ["mira", "Otto"], 1)], [play_match("yacht", ["Mira", "Otto"], 2)])
    assert read_summary().players == ["Mira", "Otto"]


def test_two_bots_of_a_kind_are_one_opponent_in_a_match():
    store_records([play_match("center", ["Mira", "sharp", "sharp"], 1, target=60)])
    bot = find_tally(read_summary(), "sharp bot")
    assert (bot.is_bot, bot.matches, bot.contests, len(bot.scores)) == (True, 1, 1, 2)


def test_low_scores_are_not_mixed_with_high_ones():
    names = ["Mira", "Otto"]
    store_records(
        [play_match("basic", names, 1, target=60), play_match("basic", names, 2, target=60, scoring="caught")]
    )
    summary = read_summary()
    assert list(summary.by_game) == ["basic", "basic, low score wins"]
    low_tallies = summary.by_game["basic, low score wins"]
    assert (
        next(tally for tally in low_tallies if tally.wins).best
        < next(tally for tally in low_tallies if not tally.wins).best
    )
    assert find_tally(summary, "Mira").matches == 2


def test_hands_that_were_won_are_not_mixed_with_points(call, tmp_path):
    names = ["Mira", "Otto"]
    store_records([play_match("line", names, 1, target=60), play_match("line", names, 2, best_of=3)])
    summary = read_summary()
    assert list(summary.by_game) == ["line", "line, best of three"]
    assert sorted(tally.best for tally in summary.by_game["line, best of three"])[1] == 2
    assert "best of three" in call()[1]
    call("--html", str(tmp_path / "stats.html"))
    assert "Hands won" in (tmp_path / "stats.html").read_text()


def test_unfinished_and_illegal_records_are_left_out_and_said(call):
    whole_record = play_match("line", ["Mira", "Otto"], 3, target=60)
    cut_record = b"\n".join(whole_record.split(b"\n")[:40]) + b"\n"
    store_records([whole_record, cut_record, (GOLDEN / "basic" / "basic-003-bad0.t24").read_bytes()])
    assert (len(read_summary().matches), read_summary().unfinished, read_summary().faulty) == (1, 1, 1)
    assert "not counted: 1 given up, 1 not legal" in call()[1]


def test_calls_and_catches_are_those_of_the_record():
    text = (GOLDEN / "basic" / "basic-003.t24").read_text()
    store_records([text.encode()])
    counts = [tally.counts for tally in read_summary().by_game["basic"]]
    for name, verb in (("uno", " uno"), ("catches", " catch "), ("caught", " catch ")):
        assert sum(count[name] for count in counts) == sum(verb in line for line in text.splitlines())


FILTERS = [
    ({"game": "yacht"}, 1),
    ({"player": "mira"}, 2),
    ({"player": "Nina"}, 1),
    ({"since": "2026-03-02"}, 1),
    ({"game": "yacht", "since": "2026-03-02"}, 0),
]


@pytest.mark.parametrize(("filters", "matches"), FILTERS)
def test_filters(call, filters, matches):
    store_records(
        [play_match("yacht", ["Mira", "Otto"], 1), play_match("center", ["Nina", "Otto"], 1, target=60)],
        [play_match("line", ["Otto", "Mira"], 2, target=60)],
    )
    arguments = [word for name, value in filters.items() for word in (f"--{name}", value)]
    code, out, _ = call("--json", *arguments)
    report = json.loads(out)
    assert (code, report["matches"]) == (0, matches)
    if "player" in filters and matches:
        assert [player["player"].casefold() for player in report["players"]] == [filters["player"].casefold()]


def test_the_tables_are_plain_when_nobody_watches(call):
    store_records([play_match("yacht", ["Mira", "Otto"], 1)], [play_match("center", ["Mira", "Otto"], 1, target=60)])
    code, out, _ = call()
    assert code == 0 and "\x1b" not in out and "─" not in out
    for text in ("2 matches in 2 evenings, 2026-03-01 to 2026-03-02", "All games", "Center die", "Four of a color"):
        assert text in out


def test_without_matches_it_says_what_to_do(call):
    assert "records pull" in call()[1]
    code, _, err = call("--html", "x.html")
    assert code == 1 and "no data to draw" in err
    assert "records pull" in call("--player", "Mira")[2]
    store_records([play_match("yacht", ["Mira", "Otto"], 1)])
    assert "records list" in call("--game", "center")[1]


def test_a_player_nobody_knows_is_refused_with_those_there_are(call):
    store_records([play_match("yacht", ["Mira", "Otto"], 1)])
    code, _, err = call("--player", "Mria")
    assert code == 2 and "Mira, Otto" in err


def test_pictures_are_written_as_png_and_svg(call, tmp_path):
    store_records([play_match("yacht", ["Mira", "Otto"], 1)], [play_match("basic", ["Mira", "Otto"], 1, target=60)])
    png, svg = tmp_path / "a.png", tmp_path / "a.svg"
    code, out, _ = call("--png", png, "--svg", svg)
    assert (code, out) == (0, f"{png}\n{svg}\n")
    assert png.read_bytes().startswith(b"\x89PNG")
    text = svg.read_text()
    assert text.startswith("<svg") and all(title in text for title in ("Mira", "Who wins", "The race", "The boxes"))
    assert call("--png", tmp_path)[0] == 2


def test_the_page_holds_all_it_needs_and_no_name_breaks_it(call, tmp_path):
    store_records([play_match("yacht", ["</script>", "O & Söhne"], 1)])
    page = tmp_path / "page.html"
    assert call("--html", page)[0] == 0
    text = page.read_text()
    assert text.count("</script>") == text.count("<script") and "O &amp; Söhne" in text
    assert "src=" not in text.split("<script", 1)[0] and "default-src 'none'" in text
