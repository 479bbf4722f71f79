"""The command balance: its counts are those of the matches played, with any number of processes and interruptions."""

import json
import subprocess
import sys
from collections import Counter
from concurrent.futures import Executor, Future
from dataclasses import replace

import pytest

from host_tools.balance import execution, lineups
from host_tools.balance.counts import PARTS, bin_to_length, length_to_bin
from host_tools.balance.lineups import (
    Lineup,
    OtherSources,
    Table,
    Task,
    list_lineups,
    play_match,
    play_task,
    split_matches,
)
from host_tools.balance.results import compute_results
from tray24 import games
from tray24.games import create_game, get_game_class
from tray24.match import selfplay
from tray24.match.dicesets import get_sides
from tray24.rules.moves import PLAY, VERBS, decode_seat, decode_verb

pytestmark = pytest.mark.usefixtures("home")

YACHT = Table("yacht", 2, (), 1)
BASIC = Table("basic", 3, (("target", "100"),), 1)
PLAN = [(lineup, 12) for lineup in list_lineups(BASIC, ("random",)) + list_lineups(YACHT, ("random",))]


class InlineExecutor(Executor):
    """A replacement for a pool of processes that runs each task at once, in this process."""

    def submit(self, function, /, *arguments, **options):
        future = Future()
        future.set_result(function(*arguments))
        return future


def run_inline(plan, report=lambda done: None):
    """Play the matches of a plan in this process. Return the counts of each line-up of bots."""
    progress = execution.Progress(plan)
    execution.run_plan(progress, InlineExecutor(), lambda: 2, report)
    return [progress.get_played(lineup).counts for lineup, _ in plan]


def count_directly(plan):
    """Return the counts of a plan, by playing its matches one by one without splitting them into tasks."""
    counts = [Counter() for _ in plan]
    for (lineup, matches), count in zip(plan, counts, strict=True):
        for number in range(matches):
            play_match(lineup, number, count)
    return counts


# Tasks, interruptions, processes


@pytest.mark.parametrize("max_matches", [5, 500])
def test_counts_do_not_depend_on_the_tasks(monkeypatch, max_matches):
    monkeypatch.setattr(execution, "MAX_MATCHES", max_matches)
    assert run_inline(PLAN) == count_directly(PLAN)


def test_what_a_task_has_no_time_for_is_played_by_the_next_one(monkeypatch):
    monkeypatch.setattr(execution, "TASK_S", 0.0)
    reports = []
    assert run_inline(PLAN, reports.append) == count_directly(PLAN)
    assert sorted(reports) == list(range(1, 25))


def test_an_interrupted_run_goes_on_and_plays_no_match_again(monkeypatch):
    monkeypatch.setattr(execution, "TASK_S", 0.0)

    def interrupt(done):
        if done % 7 == 0:
            raise KeyboardInterrupt

    for done in (7, 14, 21):
        with pytest.raises(KeyboardInterrupt):
            run_inline(PLAN, interrupt)
        assert execution.Progress(PLAN).done == done
    assert run_inline(PLAN, interrupt) == count_directly(PLAN)


def test_more_matches_extend_what_is_there(monkeypatch):
    reports = []
    run_inline([(lineup, 5) for lineup, _ in PLAN])
    assert run_inline(PLAN, reports.append) == count_directly(PLAN)
    assert reports[0] > 10
    assert execution.Progress([(PLAN[0][0], 3)]).list_tasks() == []


def test_all_line_ups_progress_alike(monkeypatch):
    monkeypatch.setattr(execution, "TASK_S", 0.0)
    progress = execution.Progress(PLAN)
    differences = []
    execution.run_plan(
        progress,
        InlineExecutor(),
        lambda: 1,
        lambda done: differences.append(abs(progress.get_played(PLAN[0][0]).matches * 2 - done)),
    )
    assert max(differences) <= 1


def test_what_other_sources_have_played_is_forgotten(monkeypatch):
    run_inline(PLAN)
    assert execution.load_played(YACHT, lineups.compute_game_fingerprint("yacht"))
    assert execution.load_played(YACHT, "other") == {}
    assert execution.load_played(replace(YACHT, seed=2), lineups.compute_game_fingerprint("yacht")) == {}


def test_a_damaged_file_is_forgotten(home):
    run_inline(PLAN)
    for path in (home / "balance").iterdir():
        path.write_text(path.read_text()[:-9])
    assert execution.Progress(PLAN).done == 0


def test_a_process_with_other_sources_plays_nothing():
    with pytest.raises(OtherSources):
        play_task(Task(PLAN[0][0], 0, 1, 1.0, "other"))


def test_the_fingerprint_covers_all_modules_that_are_loaded():
    code = """
import sys
from tray24.match import selfplay
from tray24.match.bots import bots
from tray24.match.chance import Chance
from tray24.match.dicesets import get_sides
from tray24 import games
game = games.create_game(sys.argv[1], 2)
limit = iter(range(200))
def stop(line):
    if next(limit, None) is None:
        raise SystemExit(print(*[name for name in sys.modules if name.startswith("tray24")]))
while True:
    for name in bots.NAMES:
        other = games.create_game(sys.argv[1], 2)
        selfplay.play_match(other, [name] * 2, Chance(1), Chance(2), get_sides(game, ""), stop)
"""
    for name in ("basic", "dominoes"):
        output = subprocess.run([sys.executable, "-c", code, name], capture_output=True, text=True, check=True).stdout
        extra_modules = set(output.split()) - set(lineups.find_modules(name))
        assert {module_name for module_name in extra_modules if not module_name.startswith("tray24.text_tables")} == {
            "tray24"
        }


# What is counted


@pytest.mark.parametrize("name", games.list_games())
def test_counts_are_those_of_the_lines(name):
    """The counts of a match are those found by replaying it and counting its lines one by one."""
    table = Table(name, 2, (), 1)
    lineup = Lineup(table, ("random", "random"))
    counts, lines_counts = Counter(), Counter()
    play_match(lineup, 0, counts)
    dealt_counts = replay_match(lineup, lines_counts)
    for key, count in lines_counts.items():
        assert counts[key] == count, key
    assert counts["sum decisions"] == dealt_counts
    assert sum(counts[f"place {index}"] for index in range(2)) == counts["bot random"] == PARTS


def replay_match(lineup, counts):
    from host_tools.balance.lineups import make_match_chances

    game = create_game(lineup.table.game, 2)
    first, round_number, tray = [], [0], [0]
    slots = game.needs_slots and game.has_hands

    def count_line(line):
        if game.hand != round_number[0]:
            round_number[0], tray[0] = game.hand, 0
        if slots:
            counts["sum dump"] += game.count_dice_on_table() < tray[0]
            tray[0] = game.count_dice_on_table()
        if isinstance(line, int):
            first.append(decode_seat(line))
            counts[f"sum {VERBS[decode_verb(line)]}"] += 1
            counts["with play"] |= decode_verb(line) == PLAY

    decisions = selfplay.play_match(game, lineup.bots, *make_match_chances(lineup, 0), get_sides(game, ""), count_line)
    counts["sum hands"] = game.count_finished_rounds()
    for seat in game.list_winners():
        counts[f"place {(seat - first[0]) % 2}"] += PARTS // len(game.list_winners())
    return decisions


def test_lengths_of_hands_add_up_to_those_of_matches():
    counts = count_directly(PLAN)[0]
    assert sum(counts[key] for key in counts if key.startswith("hand ")) == counts["sum hands"]
    assert sum(counts[key] for key in counts if key.startswith("length ")) == counts["matches"] == 12
    min_length = sum(bin_to_length(int(key.split()[1])) * counts[key] for key in counts if key.startswith("hand "))
    assert min_length <= counts["sum decisions"] <= min_length * (1 + 1 / 16)


def test_bins_are_narrow_and_leave_no_gap():
    for length in range(5000):
        start, end = bin_to_length(length_to_bin(length)), bin_to_length(length_to_bin(length) + 1)
        assert start <= length < end and (end - start - 1) * 16 <= start


def test_lineups_have_each_bot_alone_and_each_two_in_both_orders():
    names = [lineup.name for lineup in list_lineups(BASIC, ("a", "b", "c"))]
    assert names[:3] == ["a,a,a", "b,b,b", "c,c,c"]
    assert names[3:] == ["a,b,a", "b,a,b", "a,c,a", "c,a,c", "b,c,b", "c,b,c"]
    assert split_matches(10, 4) == [3, 3, 2, 2]


def test_events_that_never_happen_are_listed_too():
    results = compute_results(YACHT, dict(zip([PLAN[1][0]], count_directly(PLAN[1:]), strict=True)))
    events = {event.name: event for event in results.figures[0].events}
    assert set(events) == {VERBS[verb] for verb in get_game_class("yacht").ARGS}
    assert events["score"].count + events["zero"].count == 12 * 2 * 11


# The command


@pytest.fixture
def run_balance(tray24, tmp_path, monkeypatch):
    """Return a function that runs the command balance.

    Its page is made without the large library that draws charts.
    """
    pytest.importorskip("altair", reason="Altair is not installed: ./tray24 test --whole installs it")
    monkeypatch.setattr("host_tools.charts.chart_page._load_library", str)

    def run_balance(*arguments, out=tmp_path / "out"):
        return tray24("balance", *arguments, *(() if "--out" in arguments else ("--out", out)))

    return run_balance


def test_the_results_are_the_same_for_any_number_of_jobs(run_balance, tmp_path, monkeypatch):
    written_files = []
    for jobs in (1, 2):
        monkeypatch.setenv("TRAY24_HOME", str(tmp_path / f"home-{jobs}"))
        out = tmp_path / str(jobs)
        arguments = ("yacht", "--seats", "2,3", "--matches", 30, "--bots", "random", "--jobs", jobs)
        assert run_balance(*arguments, out=out)[0] == 0
        written_files.append([(out / name).read_text() for name in ("balance.html", "balance.json")])
    assert written_files[0] == written_files[1]
    results = json.loads(written_files[0][1])
    assert [(table["seats"], table["matches"]) for table in results["tables"]] == [(2, 30), (3, 30)]


def test_bots_are_rated_against_each_other(run_balance, tmp_path):
    arguments = ("line", "--matches", 40, "--bots", "sharp,random", "--option", "target=50", "--jobs", 1)
    code, output, err = run_balance(*arguments)
    assert code == 0 and "40 matches in" in err
    table = json.loads((tmp_path / "out" / "balance.json").read_text())["tables"][0]
    assert table["options"] == {"target": "50"}
    assert table["ratings"]["sharp"]["low"] > table["ratings"]["random"]["high"]
    assert table["pairings"][0]["matches"] == 20
    assert run_balance(*arguments)[2].startswith("0 matches in")


def test_few_matches_give_results_of_those_who_have_played(run_balance, tmp_path):
    assert run_balance("yacht", "--seats", 2, "--matches", 1, "--bots", "random,sharp", "--jobs", 1)[0] == 0
    table = json.loads((tmp_path / "out" / "balance.json").read_text())["tables"][0]
    assert [bot_result["bot"] for bot_result in table["alike"]] == ["random"] and table["ratings"] == {}


def test_without_a_match_there_are_no_results(run_balance):
    code, output, err = run_balance("yacht", "--matches", 9, "--bots", "random", "--hours", 1e-12, "--jobs", 1)
    assert (code, output) == (1, "")
    assert err.endswith("no match was over after 1e-12 hours: give more\n")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess",), "there is no such game; give basic, center, "),
        (("--out", __file__), "this is a file or is inside one"),
        (("--matches", 0), "--matches 0: give 1 or more"),
        (("--hours", 0), "--hours 0.0: give a number above 0"),
        (("--jobs", 0), "--jobs 0: give 1 or more"),
        (("--seats", "two"), "--seats two: give numbers from 2 on"),
        (("line", "--seats", 3), "--seats 3: line takes 2 to 2 seats"),
        (("--bots", "clever"), "there is no bot 'clever'"),
        (("--bots", "random,"), "a name is missing"),
        (("--bots", "random,random"), "a bot is named twice"),
        (("basic", "--option", "size=3"), "basic has no option size"),
        (("basic", "--option", "target=0"), "option target=0 is out of range"),
        (("--seed", -1), "--seed -1: give a number from 0"),
        (("--jobs", 2, "--cluster", "tcp://127.0.0.1:1"), "leave out --jobs or --cluster"),
        (("--cluster", "tls://127.0.0.1:1"), "needs both an address that begins with tls:// and --cluster-tls"),
        (("--cluster", "tcp://127.0.0.1:1", "--cluster-tls", "a", "b", "c"), "needs both an address that begins with"),
        (("--cluster-tls", "a", "b", "c"), "needs both an address that begins with tls:// and --cluster-tls"),
    ],
)
def test_the_wrong_argument_is_named_before_anything_is_played(run_balance, home, arguments, reason):
    matches = () if "--matches" in arguments else ("--matches", 1)
    code, output, err = run_balance(*arguments, *matches)
    assert (code, output, err.count("\n")) == (2, "", 1)
    assert reason in err and not home.exists()
