"""The README is short; its parts, its links, its numbers and its table of the kinds of tray are right."""

import re
import tomllib

from host_tools.checkout import ROOT

TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
MAX_LINES = 150


def parse_table(text: str, title: str) -> dict[str, list[str]]:
    """Return the first table after a title as {first cell of a row: its other cells}."""
    table = text[text.index(title) :]
    matching_rows = re.findall(r"^\|(.+)\|$", table[: table.index("\n\n", table.index("\n|") + 1)], re.MULTILINE)
    cells = [[cell.strip() for cell in row.split("|")] for row in matching_rows]
    return {row[0]: row[1:] for row in cells}


def test_it_is_short_and_has_its_parts():
    assert len(TEXT.splitlines()) <= MAX_LINES
    assert re.findall(r"^## (.+)$", TEXT, re.MULTILINE) == [
        "Play", "Build", "Flash", "Make it yours", "How it works", "What is where", "State, help, licence"
    ]  # fmt: skip


def test_play_links_the_site_once_its_address_is_known():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    home = project.get("urls", {}).get("Homepage")
    assert (f"[Play in the browser]({home}play/)" if home else "[Play](#play)") in TEXT


def test_the_kinds_are_those_of_the_hardware():
    page = (ROOT / "hardware" / "README.md").read_text(encoding="utf-8")
    hardware_kinds = parse_table(page, "## Which tray to build")
    kinds = parse_table(TEXT, "## Build")
    del hardware_kinds[""], kinds[""]  # names and pictures, whose links differ
    assert {"sees real dice", "price with shipping", "hours of work"} <= set(kinds)
    assert {name: hardware_kinds[name] for name in kinds} == kinds


def test_the_numbers_are_those_of_the_campaigns():
    promises = parse_table((ROOT / "tests" / "TESTING.md").read_text(encoding="utf-8"), "<!-- prove: begin -->")
    counts = {row[0].strip("`"): (int(row[1].split()[0].replace(",", "")), row[2]) for row in promises.values()
              if row[0].startswith("`")}  # fmt: skip
    assert all(counts[name][1] == "0" for name in counts)
    assert (
        f"agree on {counts['engines'][0]:,} hands" in TEXT
        and f"{counts['cuts'][0]:,} simulated power cuts" in TEXT
        and f"{counts['pico-cuts'][0]:,} on" in TEXT
        and f"{counts['sensing'][0]:,} simulated placements" in TEXT
    )
