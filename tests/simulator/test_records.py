"""The records on the tray as the page reads them: the list, a text, positions, and records from elsewhere."""

from pathlib import Path

import pytest

from simulator.tray.files import MemoryFiles
from simulator.web.records import MOST_BYTES, Records
from simulator.web.replay.reading import unsealed

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
GAMES = ["basic-006", "center-000", "line-001", "yacht-001", "dominoes-005"]
NAME = "rec0001.t24"


def unsealed_of(text: str) -> list[str]:
    return [unsealed(line) for line in text.splitlines()]


class Nothing:
    """No match on the tray."""

    def summary(self):
        return None

    def looks(self, of, first, most):
        return None

    def decisions(self, of):
        return None


def text_of(name: str) -> str:
    return (GOLDEN / name.split("-")[0] / f"{name}.t24").read_text("utf-8")


def records(*names: str) -> Records:
    """Return the records of a tray to which these were brought."""
    kept = Records(MemoryFiles(), Nothing())
    for number, name in enumerate(names, 1):
        assert kept.answer("records.json", text_of(name)) == {"name": f"rec{number:04d}.t24"}
    return kept


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_has_ended_is_listed_with_its_winner(name):
    (card,) = records(name).answer("records.json")["records"]
    assert card["name"] == NAME
    assert " with " in card["words"] and "points" in card["words"]


def test_players_are_counted_once_for_each_match_that_has_ended():
    kept = records("line-001", "yacht-001")
    stopped = "\n".join(text_of("basic-006").split("\n")[:20])
    assert kept.answer("records.json", stopped) == {"name": "rec0003.t24"}
    found = kept.answer("records.json")
    assert [card["name"] for card in found["records"]] == ["rec0003.t24", "rec0002.t24", "rec0001.t24"]
    assert "did not end" in found["records"][0]["words"]
    assert found["players"][0]["words"].startswith("2 matches")
    assert sum(int(player["words"].split(", ")[1].split()[0]) for player in found["players"]) == 2


def test_a_damaged_file_is_listed_as_such():
    found = Records(MemoryFiles({NAME: b"\xff nonsense"}), Nothing()).answer("records.json")
    assert found == {
        "records": [{"name": NAME, "title": NAME, "words": "This file cannot be read.", "when_s": None}],
        "players": [],
    }


def test_a_record_is_read_and_watched():
    kept = records("yacht-001")
    assert unsealed_of(kept.answer(f"records/{NAME}.json")["text"])[:-1] == text_of("yacht-001").splitlines()
    lines = kept.answer(f"records/{NAME}/replay.json")["lines"]
    assert len(kept.answer(f"records/{NAME}/looks/0/0.json")) == min(64, len(lines) + 1)


@pytest.mark.parametrize(
    "path", ["records/rec0009.t24.json", "records/rec0009.t24/replay.json", "records/settings.json", "x"]
)
def test_what_is_no_record_is_not_found(path):
    assert records("yacht-001").answer(path) is None


def test_a_record_from_elsewhere_is_kept_if_all_its_lines_are_right():
    kept = records("yacht-001")
    assert kept.answer("records.json", text_of("line-001")) == {"name": "rec0002.t24"}
    text = kept.answer("records/rec0002.t24.json")["text"]
    assert unsealed_of(text)[:-1] == text_of("line-001").splitlines()
    assert "already" in kept.answer("records.json", text)["wrong"]
    assert "already" in kept.answer("records.json", text_of("line-001"))["wrong"]
    assert "line" in kept.answer("records.json", text_of("basic-006").replace("play", "take", 1))["wrong"]
    assert "kB" in kept.answer("records.json", "x" * (MOST_BYTES + 1))["wrong"]
    assert len(kept.answer("records.json")["records"]) == 2
