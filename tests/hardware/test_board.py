"""The board: its files exist and are up to date; with KiCad installed, its design rule check finds nothing."""

import csv
import re
import subprocess
import zipfile

import pytest

from hardware import products
from hardware.board import plan
from hardware.board.copper import BACK, FRONT, Copper
from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import read_netlist
from host_tools.commands import hardware as command
from tray24 import pins

ON_BOARD = {
    ref
    for ref, part in read_netlist(BUILD / "tray24.net").components.items()
    if not part.footprint.startswith("off_board")
}


@pytest.mark.parametrize("product", products.PRODUCTS, ids=lambda product: product.name)
def test_what_was_made_is_current(product):
    assert products.why_stale(product) == "", "run: ./tray24 hardware"


def test_every_part_of_the_netlist_has_a_place_and_no_other():
    assert set(plan.places()) == ON_BOARD


def test_slots_lie_on_the_grid_and_their_optics_as_calculated():
    from hardware.calc.parts import LED_ASIDE_MM, PITCH_MM

    first, last = plan.center(0), plan.center(pins.SLOTS - 1)
    assert plan.PITCH == PITCH_MM
    assert last[0] - first[0] == PITCH_MM * (pins.COLUMNS - 1)
    assert last[1] - first[1] == PITCH_MM * (pins.ROWS - 1)
    assert plan.SENSOR[:2] == (0.0, 0.0)
    assert plan.LED[:2] == (-LED_ASIDE_MM, 0.0)
    assert plan.INFRARED_FIRST[:2] == plan.INFRARED_SECOND[:2] == (LED_ASIDE_MM, 0.0)


def test_light_walls_meet_no_part():
    for slot in range(pins.SLOTS):
        x, y = plan.center(slot)
        for ref, (part_x, part_y, _) in plan.places().items():
            if abs(part_x - x) < plan.PITCH / 2 and abs(part_y - y) < plan.PITCH / 2:
                assert max(abs(part_x - x), abs(part_y - y)) < plan.PITCH / 2 - 1.2 - 2.0, ref


def test_the_zip_has_both_sides_the_outline_and_the_holes():
    with zipfile.ZipFile(BUILD / "gerbers.zip") as archive:
        names = set(archive.namelist())
        outline = archive.read("tray24-Edge_Cuts.gbr").decode()
        holes = archive.read("tray24-NPTH.drl").decode()
    layers = ("F_Cu", "B_Cu", "F_Mask", "B_Mask", "F_Paste", "F_Silkscreen", "B_Silkscreen", "Edge_Cuts")
    assert names == {f"tray24-{layer}.gbr" for layer in layers} | {"tray24-PTH.drl", "tray24-NPTH.drl"}
    corners = {(int(x) / 1e6, int(y) / 1e6) for x, y in re.findall(r"X(-?\d+)Y(-?\d+)D0", outline)}
    width, height = plan.RIGHT - plan.LEFT, plan.BOTTOM - plan.TOP
    assert corners == {(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)}
    assert len(re.findall(r"^X", holes, re.MULTILINE)) == len(plan.HOLES)


def test_the_placement_file_has_the_parts_a_machine_places():
    with open(BUILD / "placement.csv", encoding="utf-8") as file:
        rows = {row["Designator"]: row for row in csv.DictReader(file)}
    assert set(rows) == ON_BOARD - {"U1", *plan.UNDERSIDE}
    x, y = plan.center(0)
    sensor = rows["Q1"]
    assert (float(sensor["Mid X"]), float(sensor["Mid Y"])) == (x - plan.LEFT, plan.BOTTOM - y)


def test_a_path_is_laid_from_point_to_point():
    copper = Copper()
    copper.path("A", FRONT, (0, 0), (0, 0), (1, 0), (1, 2))
    assert [(track.start, track.end) for track in copper.tracks] == [((0, 0), (1, 0)), ((1, 0), (1, 2))]


def test_the_maze_goes_round_what_is_in_its_way_and_keeps_its_distance():
    maze_module = pytest.importorskip("hardware.board.maze", reason="the maze router needs numpy", exc_type=ImportError)
    maze = maze_module.Maze(0, 0, 10, 10, 0.5)
    ends = ((2.0, 5.0), (8.0, 5.0))
    for end in ends:
        maze.add(maze_module.Shape("A", (FRONT,), end, end, 0.4))
    maze.add(maze_module.Shape("B", (FRONT, BACK), (5.0, 2.0), (5.0, 8.0), 0.3))
    copper = Copper()
    maze.connect("A", copper)
    assert copper.tracks
    assert min(abs(track.start[1] - 5.0) for track in copper.tracks if abs(track.start[0] - 5.0) < 0.5) > 3.0
    maze.add(maze_module.Shape("C", (FRONT,), (2.0, 9.0), (2.0, 9.0), 0.1))
    maze.add(maze_module.Shape("C", (FRONT,), (8.0, 9.0), (8.0, 9.0), 0.1))
    maze.add(maze_module.Shape("B", (FRONT, BACK), (5.0, 0.0), (5.0, 10.0), 0.3))
    with pytest.raises(maze_module.NoWay, match="C: no way"):
        maze.connect("C", copper)


def test_kicads_own_rule_check_finds_nothing():
    python = command.kicad_python()
    if python is None:
        pytest.skip("KiCad's pcbnew is not installed")
    words = [python, "-m", "hardware.board.check"]
    environment = {"PYTHONPATH": f"{products.ROOT / 'firmware'}:{products.ROOT}", "HOME": "/tmp"}
    checked = subprocess.run(words, cwd=products.ROOT, env=environment, capture_output=True, text=True, check=False)
    assert "0 DRC violations, 0 unconnected pads, 0 Footprint errors" in checked.stdout
    assert checked.returncode == 0


def test_skidls_rule_check_finds_nothing_and_the_netlist_is_the_same():
    if reason := command.why_unavailable():
        pytest.skip(reason)
    assert command._run(products.OWN, ("hardware.circuit", "--check")) == 0
