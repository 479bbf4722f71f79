"""The circuit board: its files exist and are up to date; with KiCad installed, its design rule check finds nothing."""

import csv
import re
import subprocess
import tomllib
import zipfile
from math import cos, hypot, radians, sin

import pytest

from hardware import products
from hardware.board import plan
from hardware.board.controller_copper import locate_pico_pin
from hardware.board.copper import BACK, FRONT, Copper
from hardware.board.gerber import GerberLayer, check_gerbers, count_hole_marks
from hardware.case import layout
from hardware.circuit import names
from hardware.circuit.catalog import BUILD, read_catalog
from hardware.circuit.netlist import find_children, get_child, parse_expression, read_netlist
from host_tools.commands.of_checkout import hardware as command
from tray24 import pins

NETLIST = read_netlist(BUILD / "tray24.net")
ON_BOARD = {ref for ref, part in NETLIST.components.items() if not part.footprint.startswith("off_board")}
BARE = {ref for ref in ON_BOARD if read_catalog()[NETLIST.components[ref].key].get("bare")}
# What board makers print legibly, and the height that all texts have but those without room for it.
MIN_TEXT_MM, MIN_LINE_MM, TEXT_MM = 0.8, 0.15, 1.0
MAX_SMALL_TEXTS = 12


@pytest.fixture(scope="module")
def board():
    return parse_expression((BUILD / "tray24.kicad_pcb").read_text(encoding="utf-8"))


def test_every_part_of_the_netlist_has_a_place_and_no_other():
    assert set(plan.list_placements()) == ON_BOARD


def test_slots_lie_on_the_grid_and_their_optics_as_calculated():
    from hardware.calc.parts import LED_ASIDE_MM, PITCH_MM

    first, last = plan.get_slot_center(0), plan.get_slot_center(pins.SLOTS - 1)
    assert plan.PITCH == PITCH_MM
    assert last[0] - first[0] == PITCH_MM * (pins.COLUMNS - 1)
    assert last[1] - first[1] == PITCH_MM * (pins.ROWS - 1)
    assert plan.SENSOR[:2] == (0.0, 0.0)
    assert plan.LED[:2] == (-LED_ASIDE_MM, 0.0)
    assert plan.INFRARED_FIRST[:2] == plan.INFRARED_SECOND[:2] == (LED_ASIDE_MM, 0.0)


def test_light_walls_meet_no_part():
    """Each part of the board keeps away from the light walls around its slot, or is an LED in an opening of them."""
    for slot in range(pins.SLOTS):
        x, y = plan.get_slot_center(slot)
        for ref, (part_x, part_y, _) in plan.list_placements().items():
            if abs(part_x - x) < plan.PITCH / 2 and abs(part_y - y) < plan.PITCH / 2 and ref != names.name_beside(slot):
                assert max(abs(part_x - x), abs(part_y - y)) < plan.PITCH / 2 - 1.2 - 2.0, ref
    pads = hypot(0.915 + 0.35, 0.55 + 0.35)  # from the LED's middle to the far corners of its pads
    assert pads + 0.6 < layout.LED_ROOM / 2, "and what flows out of a joint"


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


def test_the_gerber_files_read_back_have_no_marks_of_holes_and_copper_at_each():
    assert check_gerbers() == []


def test_marks_of_holes_are_found_where_there_are_some():
    pad = "%FSLAX46Y46*%\n%ADD10C,0.600000*%\n%ADD11C,0.350000*%\nD10*\nX1000000Y2000000D03*\n"
    assert count_hole_marks("tray24-F_Cu.gbr", GerberLayer(pad)) == 0
    marked_layer = GerberLayer(pad + "D11*\nX1000000Y2000000D03*\n")
    assert marked_layer.flashes[1] == (1.0, 2.0, True, "11")
    assert count_hole_marks("tray24-F_Cu.gbr", marked_layer) == 1
    assert count_hole_marks("tray24-F_Silkscreen.gbr", marked_layer) == 2
    cleared_layer = GerberLayer("%LPC*%\n" + pad)  # pads are cut out of the silkscreen
    assert count_hole_marks("tray24-F_Silkscreen.gbr", cleared_layer) == 0


def test_the_dots_of_the_silkscreen_reach_the_maker(board):
    """The Gerber file for the maker has a full circle at each dot of the board's file."""
    with zipfile.ZipFile(BUILD / "gerbers.zip") as archive:
        drawn_circles = GerberLayer(archive.read("tray24-F_Silkscreen.gbr").decode()).circles
    dots = [dot for dot in find_children(board, "gr_circle") if get_child(dot, "layer")[1] == "F.SilkS"]
    left, bottom = 60 + plan.LEFT, 30 + plan.BOTTOM  # where the board's corner is on KiCad's page
    for x, y in (get_child(dot, "center")[1:3] for dot in dots):
        at = float(x) - left, bottom - float(y)
        assert min(hypot(at[0] - x, at[1] - y) for x, y, is_dark, _ in drawn_circles if is_dark) < 0.01


def test_the_pico_hangs_below_the_board_so_that_its_pins_are_mirrored(board):
    pico = next(part for part in find_children(board, "footprint") if part[1] == "Pico_2x20")
    assert get_child(pico, "layer")[1] == "B.Cu"
    left, top, angle = (float(word) for word in get_child(pico, "at")[1:])
    assert angle in (90.0, -90.0, 270.0)
    # pcbnew writes pads before the turn; KiCad turns counterclockwise, and y points down.
    sign = 1 if angle == 90.0 else -1
    at = {}
    for pad in find_children(pico, "pad"):
        x, y = (float(word) for word in get_child(pad, "at")[1:3])
        at[int(pad[1])] = (left - plan.PICO[0] - 60 + plan.PICO[0] + sign * y, top - 30 - sign * x)
    for number in (1, 20, 21, 40):
        assert at[number] == pytest.approx(locate_pico_pin(number), abs=0.01)
    # Seen from below, with the USB plug (pins 1 and 40) up, pin 1 is on the left: so from above it is at the back.
    assert at[1][0] == at[40][0] < at[20][0]
    assert at[1][1] < at[40][1]
    assert plan.BOOTSEL[1] < plan.PICO[1]  # the button is on the side of pins 1 to 20


def test_the_silkscreen_names_parts_test_points_pins_and_revision_legibly(board):
    texts = [item for item in find_children(board, "gr_text") if get_child(item, "layer")[1] in {"F.SilkS", "B.SilkS"}]
    fonts = [get_child(get_child(item, "effects"), "font") for item in texts]
    heights = [float(get_child(font, "size")[1]) for font in fonts]
    assert min(heights) >= MIN_TEXT_MM
    assert sum(height < TEXT_MM for height in heights) <= MAX_SMALL_TEXTS
    assert min(float(get_child(font, "thickness")[1]) for font in fonts) >= MIN_LINE_MM
    texts_and_layers = {(item[1], get_child(item, "layer")[1]) for item in texts}
    words = {text for text, _ in texts_and_layers}
    test_points = {ref: f"{ref} {text}" for ref, _, text in names.TEST_POINTS}
    plain_refs = ON_BOARD - set(test_points) - {"U1", "J1", "J2", "J3"}
    assert plain_refs <= words
    assert {(text, side) for text in test_points.values() for side in ("F.SilkS", "B.SilkS")} <= texts_and_layers
    assert {"J1 display", "J2 seats", "J3 keys", f"Tray24 rev {plan.REVISION}"} <= words
    assert {"VBUS", "3V3", "RUN", "LED", "SDA", "SCL", "AD0", "KB", "S6"} <= words


def test_lines_of_the_silkscreen_are_as_wide_as_board_makers_print_them(board):
    kinds = [f"{owner}_{shape}" for owner in ("gr", "fp") for shape in ("line", "circle", "arc", "rect", "poly")]
    holders = (board, *find_children(board, "footprint"))
    drawn_items = [item for holder in holders for kind in kinds for item in find_children(holder, kind)]
    widths = [float(get_child(item, "width")[1]) for item in drawn_items if "SilkS" in get_child(item, "layer")[1]]
    assert len(widths) > 100 and min(widths) >= MIN_LINE_MM


def test_the_underside_names_the_project_and_has_a_place_for_the_order_number(board):
    texts_below = [item[1] for item in find_children(board, "gr_text") if get_child(item, "layer")[1] == "B.SilkS"]
    assert texts_below.count("JLCJLCJLCJLC") == texts_below.count(f"Tray24 rev {plan.REVISION}") == 1
    urls = tomllib.loads((products.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"].get("urls", {})
    address = urls.get("Homepage") or urls.get("Repository", "")
    assert [text for text in texts_below if "://" in text] == ([address] if address else [])


def test_pin_1_is_marked_in_sight_of_the_soldered_part(board):
    """Each dot that marks pin 1 is beside its part, not under it, and no pad is nearer to it than pad 1."""
    parts = [Footprint(item) for item in find_children(board, "footprint")]
    dots = [dot for dot in find_children(board, "gr_circle") if get_child(dot, "layer")[1] in {"F.SilkS", "B.SilkS"}]
    marked_pads = []
    for dot in dots:
        at = tuple(float(value) for value in get_child(dot, "center")[1:3])
        _, ref, pad = min((measure_distance(at, box), part.ref, pad) for part in parts for pad, box in part.list_pads())
        assert pad == "1", f"the dot at {at} is nearest to pad {pad} of {ref}"
        left, top, right, bottom = next(part for part in parts if part.ref == ref).compute_outline()
        assert not (left < at[0] < right and top < at[1] < bottom), f"{ref} hides its dot"
        marked_pads.append(ref)
    dotted_keys = {"led", "sensor", "mux", "shifter", "mosfet", "soft_start"}
    assert sorted(marked_pads) == sorted(ref for ref in ON_BOARD if NETLIST.components[ref].key in dotted_keys)


def measure_distance(point, box):
    """Return the distance in mm from a point to a rectangle."""
    (x, y), (left, top, right, bottom) = point, box
    return hypot(max(left - x, x - right, 0), max(top - y, y - bottom, 0))


class Footprint:
    """A footprint in the board's file. Its coordinates are those of KiCad's page, in mm with y down."""

    def __init__(self, node):
        self.node = node
        self.ref = next((item[2] for item in find_children(node, "fp_text") if item[1] == "reference"), "")
        self.x, self.y, degrees = (float(value) for value in [*get_child(node, "at")[1:], 0.0][:3])
        self.turn = radians(degrees)

    def list_pads(self):
        for pad in find_children(self.node, "pad"):
            x, y = self._to_page(*get_child(pad, "at")[1:3])
            half_width, half_height = (float(size) / 2 for size in get_child(pad, "size")[1:3])
            if round(float([*get_child(pad, "at"), 0.0][3])) % 180 == 90:
                half_width, half_height = half_height, half_width
            yield pad[1], (x - half_width, y - half_height, x + half_width, y + half_height)

    def compute_outline(self):
        lines = (item for name in ("fp_line", "fp_rect") for item in find_children(self.node, name))
        ends = [
            get_child(line, end)[1:3]
            for line in lines
            if "Fab" in get_child(line, "layer")[1]
            for end in ("start", "end")
        ]
        points = [self._to_page(*end) for end in ends]
        return (*(min(point[axis] for point in points) for axis in (0, 1)),
                *(max(point[axis] for point in points) for axis in (0, 1)))  # fmt: skip

    def _to_page(self, x, y):
        x, y = float(x), float(y)
        return (
            self.x + x * cos(self.turn) + y * sin(self.turn),
            self.y - x * sin(self.turn) + y * cos(self.turn),
        )


def test_each_pad_of_the_board_has_the_net_of_the_netlist(board):
    nets_of_pads = {}
    for part in find_children(board, "footprint"):
        ref = Footprint(part).ref
        for pad in find_children(part, "pad"):
            net = next(find_children(pad, "net"), None)
            if ref in ON_BOARD and net is not None and pad[1]:
                nets_of_pads.setdefault((ref, pad[1]), net[2].removeprefix("/"))
    nets_of_pins = {pin: net for pin, net in NETLIST.net_of.items() if pin[0] in ON_BOARD}
    assert nets_of_pads == nets_of_pins


def test_three_fiducials_are_not_in_one_line_and_not_symmetrical(board):
    fiducials = [part for part in find_children(board, "footprint") if part[1].startswith("Fiducial")]
    assert len(fiducials) == len(plan.FIDUCIALS) == 3
    (ax, ay), (bx, by), (cx, cy) = plan.FIDUCIALS
    assert abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) > 1000
    middle = (plan.TOP + plan.BOTTOM) / 2
    assert abs((ay - middle) + (cy - middle)) > 5


def test_the_placement_file_has_the_parts_a_machine_places():
    with open(BUILD / "placement.csv", encoding="utf-8") as file:
        rows = {row["Designator"]: row for row in csv.DictReader(file)}
    assert set(rows) == ON_BOARD - BARE - set(plan.UNDERSIDE)
    assert {row["Layer"] for row in rows.values()} == {"top"}
    x, y = plan.get_slot_center(0)
    sensor = rows["Q1"]
    assert (float(sensor["Mid X"]), float(sensor["Mid Y"])) == (x - plan.LEFT, plan.BOTTOM - y)


def test_a_path_is_laid_from_point_to_point():
    copper = Copper()
    copper.add_path("A", FRONT, (0, 0), (0, 0), (1, 0), (1, 2))
    assert [(track.start, track.end) for track in copper.tracks] == [((0, 0), (1, 0)), ((1, 0), (1, 2))]


def test_the_maze_goes_round_what_is_in_its_way_and_keeps_its_distance():
    maze_module = pytest.importorskip("hardware.board.maze", reason="the maze router needs numpy", exc_type=ImportError)
    maze = maze_module.Maze(0, 0, 10, 10, 0.5)
    ends = ((2.0, 5.0), (8.0, 5.0))
    for end in ends:
        maze.add(maze_module.Obstacle("A", (FRONT,), end, end, 0.4))
    maze.add(maze_module.Obstacle("B", (FRONT, BACK), (5.0, 2.0), (5.0, 8.0), 0.3))
    copper = Copper()
    maze.connect("A", copper)
    assert copper.tracks
    assert min(abs(track.start[1] - 5.0) for track in copper.tracks if abs(track.start[0] - 5.0) < 0.5) > 3.0
    maze.add(maze_module.Obstacle("C", (FRONT,), (2.0, 9.0), (2.0, 9.0), 0.1))
    maze.add(maze_module.Obstacle("C", (FRONT,), (8.0, 9.0), (8.0, 9.0), 0.1))
    maze.add(maze_module.Obstacle("B", (FRONT, BACK), (5.0, 0.0), (5.0, 10.0), 0.3))
    with pytest.raises(maze_module.NoRouteError, match="C: no way"):
        maze.connect("C", copper)


def test_kicads_own_rule_check_finds_nothing():
    python = command.find_kicad_python()
    if python is None:
        pytest.skip("KiCad's pcbnew is not installed")
    arguments = [python, "-m", "hardware.board.design_rules"]
    environment = {"PYTHONPATH": f"{products.ROOT / 'firmware'}:{products.ROOT}", "HOME": "/tmp"}
    result = subprocess.run(arguments, cwd=products.ROOT, env=environment, capture_output=True, text=True, check=False)
    assert "0 DRC violations, 0 unconnected pads, 0 Footprint errors" in result.stdout
    assert result.returncode == 0


def test_skidls_rule_check_finds_nothing_and_the_netlist_is_the_same():
    if reason := command.explain_unavailable():
        pytest.skip(reason)
    assert command._run_module(products.OWN, ("hardware.circuit", "--check"), command.ROOT, None).returncode == 0
