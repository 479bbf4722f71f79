"""Trays that are wired by hand: the checks find a wire or leg at any wrong place, and errors in lists and guides."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace

import pytest

from hardware.articles import read_articles, sum_prices, sum_shipping
from hardware.hand_wiring.joints import group_ends
from hardware.hand_wiring.parts_list import PartsList, check_quantities
from hardware.light import checks as light
from hardware.light import wiring as light_wiring
from hardware.starter import checks as starter
from hardware.starter import wiring as starter_wiring
from tray24.ui.menus import home


def list_starter_places() -> list[str]:
    columns = range(1, starter_wiring.COLUMNS + 1)
    rails = ["+top 1", "-top 1", "+bottom 1", "-bottom 1"]
    return [*(f"{row}{column}" for column in columns for row in "aj"), *rails, *starter_wiring.STICK]


KINDS = {
    "light": (light, light_wiring, sorted(light_wiring.ENDS)),
    "starter": (starter, starter_wiring, list_starter_places()),
}
EVERY_WIRE = [
    pytest.param(kind, number, id=f"{kind}-{number}")
    for kind, (_, wiring, _) in KINDS.items()
    for number in range(len(wiring.WIRES))
]


def find_joined(checks, wires, end: str) -> set[str]:
    """Return all wire ends and pieces of metal that these wires connect with `end`; legs of parts are ignored."""
    pairs = [(checks.get_piece(wire.start), checks.get_piece(wire.end)) for wire in wires]
    pieces = {checks.get_piece(end), *(piece for pair in pairs for piece in pair)}
    return next(group for group in group_ends(pairs, sorted(pieces)) if checks.get_piece(end) in group)


def generate_moved(checks, wire, other_wires, places) -> Iterator:
    """Yield wrong copies of a wire: one of its ends is moved to one of `places`.

    Left out are places that the remaining wires (`other_wires`) connect with the right place: they work as well.
    """
    for side in ("start", "end"):
        joined_ends = find_joined(checks, other_wires, getattr(wire, side))
        yield from (replace(wire, **{side: place}) for place in places if checks.get_piece(place) not in joined_ends)


@pytest.mark.parametrize(("kind", "number"), EVERY_WIRE)
def test_a_wire_that_is_missing_or_at_any_wrong_place_is_found(kind, number):
    checks, wiring, places = KINDS[kind]
    wire, other_wires = wiring.WIRES[number], [*wiring.WIRES[:number], *wiring.WIRES[number + 1 :]]
    assert checks.check_nets(other_wires)
    moved_wires = list(generate_moved(checks, wire, other_wires, places))
    assert len(moved_wires) > len(places)
    assert [moved_wire for moved_wire in moved_wires if not checks.check_nets([*other_wires, moved_wire])] == []


@pytest.mark.parametrize("kind", KINDS)
def test_two_wires_that_have_changed_their_ends_are_found(kind):
    checks, wiring, _ = KINDS[kind]
    for one, other in combinations(range(len(wiring.WIRES)), 2):
        wires = list(wiring.WIRES)
        first, second = wires[one], wires[other]
        joined_ends = find_joined(checks, wires, first.end)
        if checks.get_piece(second.end) in joined_ends:
            continue
        wires[one], wires[other] = replace(first, end=second.end), replace(second, end=first.end)
        assert checks.check_nets(wires), (first, second)


@pytest.mark.parametrize("number", range(len(light_wiring.LEGS)))
def test_a_leg_of_a_part_at_any_wrong_place_is_found(number, monkeypatch):
    leg, right_end = light_wiring.LEGS[number]
    other_legs = [*light_wiring.LEGS[:number], *light_wiring.LEGS[number + 1 :]]
    joined_ends = next(group for group in light.group_joined_ends() if right_end in group)
    for place in light_wiring.ENDS - joined_ends:
        monkeypatch.setattr(light_wiring, "LEGS", [*other_legs, (leg, place)])
        assert light.check_nets(), place


def test_a_parts_list_adds_up_and_differing_quantities_are_found(tmp_path):
    path = tmp_path / "parts.toml"
    path.write_text('[nut]\narticle = "contact"\nname = "Nut"\nhint = ""\nquantity = 11\n', encoding="utf-8")
    parts_list = PartsList(path, "starter")
    assert parts_list.sum_costs() == sum_prices([read_articles()["contact"].eur.multiply(2), sum_shipping("starter")])
    assert parts_list.format_csv().splitlines()[-1].endswith(parts_list.sum_costs().format_rounded())
    path.write_text('[nut]\nname = "Nut"\nquantity = 3\n', encoding="utf-8")
    assert check_quantities(parts_list.read_parts(), {"nut": 3}) == []
    assert check_quantities(parts_list.read_parts(), {"nut": 4}) == ["nut: 3 in the parts list, 4 in the design"]


@pytest.mark.parametrize(("language", "name"), [("en", "GUIDE.md"), ("de", "GUIDE.de.md")])
@pytest.mark.parametrize("kind", KINDS)
def test_a_guide_lists_the_whole_menu_of_a_new_tray_in_its_order(kind, language, name, monkeypatch):
    monkeypatch.setattr(home, "list_unfinished", lambda ui: [])
    menu = home.HomeMenu(SimpleNamespace(apps=None, facts={}))
    menu.handle_show(0)
    hardware = Path(KINDS[kind][0].__file__).parents[1]
    texts = (hardware.parent / f"firmware/tray24/languages/{language}/menus.ftl").read_text(encoding="utf-8")
    display_texts = dict(re.findall(r"^([\w-]+) = (.+)$", texts, re.M))
    guide = " ".join((hardware / kind / name).read_text(encoding="utf-8").split())
    assert ": " + ", ".join(f"*{display_texts[item]}*" for item in menu.items) + ". " in guide
