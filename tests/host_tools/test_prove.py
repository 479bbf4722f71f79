"""The command prove: its rounds can be interrupted and repeated, it reports failures, and it keeps results."""

import contextlib
import json
from concurrent.futures import Future
from unittest import mock

import pytest
from campaigns.campaign import Fault

from host_tools.fuzzing import runner

ROUND = 10  # units of each
WHOLE_COUNT = 120  # with the rounds that are begun when the count of 100 is reached


class FakeCampaign:
    """A campaign of which the test chooses the rounds that fail."""

    name, promise, unit, night, short = "fake", "nothing fails", "things", 100, 4
    about: tuple[str, ...] = ()
    bad: tuple[int, ...] = ()

    def __init__(self):
        self.done = []
        self.faults = (Fault("round 2 is bad", mock.patch.object(self, "bad", (2,))),)

    def check(self, number, rng):
        assert 0 <= rng.random() < 1
        self.done.append(number)
        if number in self.bad:
            raise AssertionError(f"round {number} is bad")
        return ROUND


class InlinePool:
    """A fake pool of processes that runs each round at once, in this process."""

    def __init__(self, *_):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def submit(self, do, *arguments):
        done = Future()
        done.set_result(do(*arguments))
        return done


@pytest.fixture
def fake_campaign(monkeypatch, tmp_path):
    """Return a fake campaign, the only one that the command knows; its rounds run in this process."""
    campaign = FakeCampaign()
    monkeypatch.setattr(runner, "load_campaigns", lambda: {"fake": campaign})
    monkeypatch.setattr(runner, "make_process_pool", InlinePool)
    page = tmp_path / "TESTING.md"
    page.write_text("before\n<!-- prove: begin -->\nold\n<!-- prove: end -->\nafter\n")
    monkeypatch.setattr(runner, "PAGE", page)
    monkeypatch.setattr(runner, "FILE", tmp_path / "results.json")
    return campaign


def test_a_campaign_ends_at_its_count_and_writes_its_result(fake_campaign, tray24):
    code, out, _ = tray24("prove")
    assert code == 0 and "fake" in out
    result = json.loads(runner.FILE.read_text())["fake"]
    assert (result["count"], result["failed"], result["seed"]) == (WHOLE_COUNT, [], 1)
    page_text = runner.PAGE.read_text()
    assert page_text.startswith("before\n") and page_text.endswith("after\n") and "old" not in page_text
    assert f"| nothing fails | `fake` | {WHOLE_COUNT} things | 0 |" in page_text
    assert tray24("prove", "--hours", 1, "--again")[0] == 0


def test_a_failed_round_is_reported_with_how_to_repeat_it(fake_campaign, tray24):
    fake_campaign.bad = (3,)
    code, _, err = tray24("prove", "--seed", 7)
    assert code == 1 and "fake: round 3 has failed: AssertionError: round 3 is bad" in err
    assert "./tray24 prove fake --seed 7 --round 3" in err
    assert json.loads(runner.FILE.read_text())["fake"]["failed"] == [3]
    with pytest.raises(AssertionError, match="round 3 is bad"):
        tray24("prove", "fake", "--seed", 7, "--round", 3)


def test_an_interrupted_campaign_goes_on_where_it_was(fake_campaign, tray24, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(runner, "run_round", mock.Mock(side_effect=[(ROUND, "")] * 5 + [KeyboardInterrupt]))
        assert tray24("prove")[0] == 130
    assert 0 < runner.read_results()["fake"].rounds < 5 and "old" not in runner.PAGE.read_text()
    results_before = runner.read_results()["fake"]
    assert tray24("prove")[0] == 0
    assert fake_campaign.done[0] == results_before.rounds and runner.read_results()["fake"].count == WHOLE_COUNT


def test_a_round_that_failed_before_an_interrupt_is_not_lost(fake_campaign, tray24, monkeypatch):
    rounds = [(ROUND, ""), (0, "AssertionError: bad"), (ROUND, ""), (ROUND, ""), KeyboardInterrupt]
    with monkeypatch.context() as patch:
        patch.setattr(runner, "run_round", mock.Mock(side_effect=rounds))
        code, _, err = tray24("prove")
    assert code == 130 and "./tray24 prove fake --seed 1 --round 1" in err
    assert tray24("prove")[0] == 1
    assert json.loads(runner.FILE.read_text())["fake"]["failed"] == [1]


@pytest.mark.parametrize("arguments", [("--seed", 2), ("--again",)])
def test_another_seed_and_again_count_anew(fake_campaign, tray24, arguments):
    tray24("prove")
    fake_campaign.done.clear()
    tray24("prove", *arguments)
    assert fake_campaign.done[0] == 0 and runner.read_results()["fake"].count == WHOLE_COUNT


def test_other_sources_count_anew(fake_campaign, tray24, monkeypatch):
    tray24("prove")
    fake_campaign.done.clear()
    monkeypatch.setattr(runner, "compute_campaign_fingerprint", lambda campaign: "others")
    tray24("prove")
    assert fake_campaign.done[0] == 0 and runner.read_results()["fake"].count == WHOLE_COUNT


def test_a_count_is_about_the_named_files_only(fake_campaign, tmp_path, monkeypatch):
    monkeypatch.setattr(runner, "ROOT", tmp_path)
    monkeypatch.setattr(runner.inspect, "getfile", lambda _: str(tmp_path / "own.py"))
    for name in ("own.py", "tests/campaigns/campaign.py", "rules/a.py", "rules/picture.png", "other.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("old")
    fake_campaign.about = ("rules",)
    hash_before = runner.compute_campaign_fingerprint(fake_campaign)
    for name, does_count in (("other.py", False), ("rules/picture.png", False), ("rules/a.py", True), ("own.py", True)):
        (tmp_path / name).write_text("new")
        assert (runner.compute_campaign_fingerprint(fake_campaign) != hash_before) == does_count, name
        hash_before = runner.compute_campaign_fingerprint(fake_campaign)


def test_a_campaign_that_misses_a_planted_fault_fails(fake_campaign, tray24):
    code, out, _ = tray24("prove", "--short")
    assert code == 0 and "1 of 1 found" in out
    fake_campaign.faults += (
        Fault("nothing is bad", contextlib.nullcontext()),
        fake_campaign.faults[0]._replace(rounds=(1, 3)),
    )
    code, out, err = tray24("prove", "--short")
    assert code == 1 and "1 of 3 found" in out and err.count("do not find this planted fault: nothing is bad") == 1
    assert not runner.FILE.exists()


def test_what_is_no_campaign_is_named(fake_campaign, tray24):
    code, _, err = tray24("prove", "luck")
    assert code == 2 and "luck is no campaign: choose from fake" in err
    assert tray24("prove", "--hours", 0)[0] == 2


def test_the_page_has_the_present_campaigns_and_their_last_results():
    loading_campaigns = runner.load_campaigns()
    table = runner.PAGE.read_text(encoding="utf-8").partition("begin -->\n")[2].partition("<!-- prove: end")[0]
    assert table.strip() == runner.format_table(loading_campaigns).strip()
    assert set(runner.read_results()) <= set(loading_campaigns)
