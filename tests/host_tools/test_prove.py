"""The command prove: rounds that can be interrupted and repeated, failures that are told, results that are kept."""

import contextlib
import json

import pytest

from host_tools.commands.of_checkout import prove
from host_tools.proving import loading, progress, results, running

ROUND = 10  # units of each


class Fake:
    """A campaign of which some rounds fail."""

    name, promise, unit, night, short = "fake", "nothing fails", "things", 100, 4
    about: tuple[str, ...] = ()
    bad: tuple[int, ...] = ()
    planted = False

    def check(self, number, chance):
        assert 0 <= chance.random() < 1
        if number in self.bad or self.planted:
            raise AssertionError(f"round {number} is bad")
        return ROUND

    @contextlib.contextmanager
    def plant(self):
        self.planted = True
        try:
            yield
        finally:
            self.planted = False


@pytest.fixture
def fake(monkeypatch, tmp_path):
    """Return the one campaign there is; its rounds run in this process."""

    class Now:
        """A pool of processes that does each round at once."""

        def __init__(self, *_, **__):
            pass

        def __enter__(self):
            return self

        def __exit__(self, *_):
            pass

        def submit(self, do, *arguments):
            return do(*arguments)

    campaign = Fake()
    monkeypatch.setenv("TRAY24_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(loading, "campaigns", lambda: {"fake": campaign})
    monkeypatch.setattr(running, "_loaded", {"fake": campaign})
    monkeypatch.setattr(running, "process_pool", Now)
    monkeypatch.setattr(running, "Future", tuple)
    monkeypatch.setattr(running, "wait", lambda futures, return_when: ([Done(one) for one in futures], set()))
    page = tmp_path / "TESTING.md"
    page.write_text("before\n<!-- prove: begin -->\nold\n<!-- prove: end -->\nafter\n")
    monkeypatch.setattr(results, "PAGE", page)
    monkeypatch.setattr(results, "FILE", tmp_path / "results.json")
    return campaign


class Done:
    def __init__(self, value):
        self._value = value

    def result(self):
        return self._value


def test_a_campaign_ends_at_its_count_and_writes_its_result(fake, tray24):
    code, out, _ = tray24("prove")
    assert code == 0 and "fake" in out
    told = json.loads(results.FILE.read_text())["fake"]
    assert (told["count"], told["failed"], told["seed"]) == (100, 0, 1)
    page = results.PAGE.read_text()
    assert page.startswith("before\n") and page.endswith("after\n") and "old" not in page
    assert "| nothing fails | `fake` | 100 things | 0 |" in page
    assert tray24("prove", "--hours", 1, "--again")[0] == 0


def test_a_failed_round_is_told_with_how_to_repeat_it(fake, tray24):
    fake.bad = (3,)
    code, _, err = tray24("prove", "--seed", 7)
    assert code == 1 and "fake: round 3 has failed: AssertionError: round 3 is bad" in err
    assert "./tray24 prove fake --seed 7 --round 3" in err
    assert json.loads(results.FILE.read_text())["fake"]["failed"] == 1
    with pytest.raises(AssertionError, match="round 3 is bad"):
        tray24("prove", "fake", "--seed", 7, "--round", 3)


def test_an_interrupted_campaign_goes_on_where_it_was(fake, monkeypatch):
    done = []

    def do_round(name, seed, number):
        if len(done) == 5:
            raise KeyboardInterrupt
        done.append(number)
        return number, ROUND, ""

    monkeypatch.setattr(running, "do_round", do_round)
    chosen = prove_arguments()
    with pytest.raises(KeyboardInterrupt):
        prove.run(chosen)
    assert not results.FILE.exists() and "old" in results.PAGE.read_text()
    monkeypatch.setattr(running, "do_round", lambda name, seed, number: (done.append(number), (number, ROUND, ""))[1])
    prove.run(chosen)
    assert set(done) == set(range(10)) and len(done) <= 10 + running.PROCESSES
    assert progress.read("fake", loading.sources(fake), 1).count == 100


def prove_arguments(**changed):
    import argparse

    given = {"names": [], "hours": None, "seed": 1, "short": False, "round": None, "again": False}
    return argparse.Namespace(**given | changed)


def test_progress_with_other_sources_or_another_seed_is_forgotten(fake):
    progress.write("fake", progress.Progress("abc", 1, next=4, count=40))
    assert progress.read("fake", "abc", 1).count == 40
    assert progress.read("fake", "abd", 1).count == 0
    assert progress.read("fake", "abc", 2).count == 0
    progress._path("fake").write_text("{")
    assert progress.read("fake", "abc", 1).count == 0


def test_a_count_is_about_the_named_files_only(fake, tmp_path, monkeypatch):
    monkeypatch.setattr(loading, "ROOT", tmp_path)
    monkeypatch.setattr(loading.inspect, "getfile", lambda _: str(tmp_path / "own.py"))
    for name in ("own.py", "tests/campaigns/campaign.py", "rules/a.py", "rules/picture.png", "other.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("old")
    fake.about = ("rules",)
    before = loading.sources(fake)
    for name, counts in (("other.py", False), ("rules/picture.png", False), ("rules/a.py", True), ("own.py", True)):
        (tmp_path / name).write_text("new")
        assert (loading.sources(fake) != before) == counts, name
        before = loading.sources(fake)


def test_a_campaign_that_misses_its_planted_fault_fails(fake, tray24, monkeypatch):
    assert tray24("prove", "--short")[0] == 0
    monkeypatch.setattr(fake, "plant", contextlib.nullcontext)
    code, out, _ = tray24("prove", "--short")
    assert code == 1 and "NOT FOUND" in out
    assert not results.FILE.exists()


def test_what_is_no_campaign_is_named(fake, tray24):
    code, _, err = tray24("prove", "luck")
    assert code == 2 and "luck is no campaign: choose from fake" in err
    assert tray24("prove", "--hours", 0)[0] == 2


def test_the_page_has_the_present_campaigns_and_their_last_results():
    loading_campaigns = loading.campaigns()
    table = results.PAGE.read_text(encoding="utf-8").partition("begin -->\n")[2].partition("<!-- prove: end")[0]
    assert table.strip() == results.table(loading_campaigns).strip()
    assert set(results.read()) <= set(loading_campaigns)
