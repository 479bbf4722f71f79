"""Print plates: every copy of a part is on one, each plate fits the bed, the table of plates agrees with the files."""

import importlib
import zipfile
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hardware.articles import compute_eur_per_kg
from hardware.products import BUILD

cadquery = pytest.importorskip("cadquery", reason="cadquery is not installed: the parts cannot be counted")

check = importlib.import_module("hardware.plates.checks")
make = importlib.import_module("hardware.plates.make")
measure = importlib.import_module("hardware.plates.measure")
overhang = importlib.import_module("hardware.plates.overhang")
pack = importlib.import_module("hardware.plates.pack")
numpy = importlib.import_module("numpy")
parts = importlib.import_module("hardware.plates.parts")
shapes = importlib.import_module("hardware.case.shapes")
slicer = importlib.import_module("hardware.plates.slicer")
stl = importlib.import_module("hardware.plates.stl")
table = importlib.import_module("hardware.plates.table")
threemf = importlib.import_module("hardware.plates.threemf")

HARDWARE = Path(__file__).resolve().parents[2] / "hardware"
README, PAGE = HARDWARE / "README.md", HARDWARE / "plates" / "README.md"
CORE = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"
Part = parts.PrintedPart


@pytest.fixture(scope="module")
def plate_files():
    return make.make_plate_files()


def measure_box(_part):
    return 50.0, 30.0, 10.0


def make_row(**changes):
    """Return a row of the table of plates, with some values changed."""
    default_row = table.PlateRow("case-dark-1", "case", "dark", 2, {"top": 3}, [], 100, 50.0, "hash")
    return default_row._replace(**changes)


def test_a_copy_too_few_or_in_another_filament_is_found():
    six_tops = [Part("case", "top", 6, "dark")]
    assert check.check_counts([make_row()], six_tops) == []
    assert "5 copies in dark on the plates, 6" in check.check_counts([make_row(times=1, parts={"top": 5})], six_tops)[0]
    assert "0 copies in dark" in check.check_counts([], six_tops)[0]
    assert "12 copies" in check.check_counts([make_row(), make_row()], six_tops)[0]
    assert len(check.check_counts([make_row(filament="white")], six_tops)) == 2


def test_every_copy_of_every_part_is_on_a_plate_of_the_table(plate_files):
    known, needed_parts = table.read_table(), parts.list_printed_parts()
    assert check.check_counts(known.rows, needed_parts) == []
    for number, plate_row in enumerate(known.rows):
        name = next(iter(plate_row.parts))
        reduced_row = plate_row._replace(parts={**plate_row.parts, name: plate_row.parts[name] - 1})
        assert check.check_counts([*known.rows[:number], reduced_row, *known.rows[number + 1 :]], needed_parts)
    assert check.check_table(known, plate_files) == []


def test_parts_that_need_a_second_plate_get_one_and_equal_plates_are_one():
    (plate,) = pack.pack_parts([Part("case", "top", 4 * 6, "dark")], measure_box)
    assert plate.times == 1 and plate.count_parts() == {"top": 24}
    full_plate, other_plate = pack.pack_parts([Part("case", "top", 2 * 3 + 1, "dark", max_per_plate=3)], measure_box)
    assert (full_plate.times, other_plate.times) == (2, 1)
    assert other_plate.count_parts() == {"top": 1}
    assert check.check_plate(full_plate, measure_box) == [] == check.check_plate(other_plate, measure_box)


def test_a_part_without_a_file_is_found(tmp_path):
    (tmp_path / "case").mkdir()
    (tmp_path / "case" / "top.stl").write_bytes(b"")
    present_part, missing_part = Part("case", "top", 1, "dark"), Part("case", "base", 1, "dark")
    assert check.check_files(tmp_path, [present_part]) == []
    assert check.check_files(tmp_path, [present_part, missing_part]) == [
        "case/base.stl is not made yet: run ./tray24 hardware"
    ]


def test_a_filament_has_plates_of_its_own():
    plates = pack.pack_parts([Part("case", "top", 1, "dark"), Part("case", "top", 1, "red")], measure_box)
    assert [plate.name for plate in plates] == ["case-dark-1", "case-red-1"]


def test_a_brim_takes_room():
    brimmed_parts = [Part("case", "top", 4, "dark", brim_mm=2.0)]
    (plate,) = pack.pack_parts(brimmed_parts, lambda _: (49.0, 49.0, 5.0))
    assert len({place.y for place in plate.places}) == 2  # without it four are in a row
    assert check.check_plate(plate, lambda _: (49.0, 49.0, 5.0)) == []


def test_every_stl_and_every_plate_has_closed_meshes():
    assert check.check_meshes(BUILD) == []


def test_a_mesh_that_is_not_closed_is_found():
    corners = numpy.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]])
    closed_faces = numpy.array([[0, 2, 1], [0, 1, 3], [1, 2, 3], [0, 3, 2]])
    assert stl.check_mesh("one", corners, closed_faces) == []
    assert stl.check_mesh("one", corners, closed_faces[:, ::-1]) == ["one is inside out"]
    assert stl.check_mesh("one", corners, closed_faces[:3]) == ["one has 3 edges without one triangle on either side"]
    turned_faces = numpy.concatenate((closed_faces[:3], closed_faces[3:, ::-1]))
    assert "edges without one triangle" in stl.check_mesh("one", corners, turned_faces)[0]
    empty_faces = numpy.concatenate((closed_faces, [[1, 1, 2]]))
    assert "one has 1 triangles without area" in stl.check_mesh("one", corners, empty_faces)


def test_a_rounded_cube_is_written_closed(tmp_path):
    """The corners of a rounded cube have triangles without area, which must leave no holes in the written mesh."""
    shape = cadquery.Workplane("XY").box(16, 16, 16).edges().fillet(1.3).val()
    shape.exportStl(str(tmp_path / "bare.stl"), 0.05, 0.3, ascii=False)
    stl.write_stl(tmp_path / "die.stl", shape)
    assert "triangles without area" in stl.check_file(tmp_path / "bare.stl")[0]
    assert stl.check_file(tmp_path / "die.stl") == []


def find_overhangs(tmp_path, part):
    path = tmp_path / "part.stl"
    stl.write_stl(path, part.val())
    stl.read_stl.cache_clear()
    return overhang.find_overhangs("part", stl.read_stl(path))


def test_a_rounded_edge_on_the_bed_is_found(tmp_path):
    box = cadquery.Workplane("XY").box(30, 30, 10)
    assert find_overhangs(tmp_path, box) == [] == find_overhangs(tmp_path, box.edges().chamfer(1.2))
    (finding,) = find_overhangs(tmp_path, box.edges("|X or |Y").fillet(1.2))
    assert finding == "part is printed into the air 0.2 mm above the bed at (0.0, 0.0), 29.2 x 29.2 mm"


def test_a_hole_above_the_room_of_a_screws_head_is_found(tmp_path):
    post = shapes.make_cylinder((0, 0), 9.6, 0, 10)
    head = shapes.make_cylinder((0, 0), 6.5, -1, 7.6)
    assert find_overhangs(tmp_path, post.cut(head)) == [], "a flat roof is a bridge"
    (finding,) = find_overhangs(tmp_path, post.cut(head).cut(shapes.make_cylinder((0, 0), 3.4, -1, 11)))
    assert finding.startswith("part is printed into the air 7.6 mm above the bed at (0.0, 0.0)")
    stepped_post = post.cut(shapes.make_counterbore((0, 0), 6.5, 3.4, 0.0, 7.6, 11))
    assert find_overhangs(tmp_path, stepped_post) == []
    for size in (3.3, 3.3):
        assert stepped_post.intersect(shapes.make_box_around((0, 0), size, size, 0, 11)).val().Volume() == 0


def test_a_ledge_is_found_and_an_island_in_a_hole_is_none(tmp_path):
    room = shapes.make_box(-10, 10, -10, 10, -1, 11).cut(shapes.make_box(-3, 3, -3, 3, -1, 11))
    frame = shapes.make_box(-15, 15, -15, 15, 0, 10).cut(room)
    assert find_overhangs(tmp_path, frame) == []
    ledge = shapes.make_box(7, 10, -5, 5, 6, 7)
    (finding,) = find_overhangs(tmp_path, frame.union(ledge))
    assert finding.startswith("part is printed into the air 6.0 mm above the bed at (8.4, 0.0)")
    assert find_overhangs(tmp_path, frame.union(shapes.make_box(-10, 10, -1, 1, 6, 7))) == []


def test_no_part_that_needs_no_supports_is_printed_into_the_air():
    assert check.check_overhangs([part for part in parts.list_printed_parts() if part.room in ("case", "extras")]) == []


def test_a_part_that_does_not_fit_the_bed_is_found():
    for size, text in (((216.1, 50.0, 5.0), "larger than the bed"), ((20.0, 20.0, 221.0), "221 mm high")):
        (plate,) = pack.pack_parts([Part("case", "top", 1, "dark")], lambda _, size=size: size)
        assert text in check.check_plate(plate, lambda _, size=size: size)[0]


def test_parts_that_are_moved_off_the_bed_or_into_each_other_are_found():
    (plate,) = pack.pack_parts([Part("case", "top", 2, "dark")], measure_box)
    first_place, second_place = plate.places
    plate_off_bed = replace(plate, places=[first_place, second_place._replace(x=200.0)])
    assert "beyond its edge" in check.check_plate(plate_off_bed, measure_box)[0]
    overlapping_plate = replace(plate, places=[first_place, first_place._replace(x=first_place.x + 49.0)])
    assert "top and top overlap" in check.check_plate(overlapping_plate, measure_box)[0]


def test_all_plates_fit_the_bed(plate_files):
    assert [line for item in plate_files for line in check.check_plate(item.plate, make.measure_part)] == []


def test_a_table_of_other_files_is_found(plate_files):
    item = plate_files[0]
    current = make.make_row(item, slicer.Estimate(60, 10.0))
    known = table.PlateTable("PrusaSlicer-2.5.0", [current])
    assert check.check_table(known, [item]) == []
    stale_table = known._replace(rows=[current._replace(inputs="other")])
    assert "has changed since it was sliced" in check.check_table(stale_table, [item])[0]
    assert "never sliced" in check.check_table(known._replace(rows=[]), [item])[0]
    assert "no such plate" in check.check_table(known, [])[0]


def test_the_hash_knows_meshes_settings_and_profile(plate_files, monkeypatch, tmp_path):
    hashes_before = {item.plate.name: item.inputs for item in plate_files}
    light_parts = [part for part in parts.list_printed_parts() if part.room == "light"]
    monkeypatch.setattr(make, "list_printed_parts", lambda: light_parts)
    assert {item.inputs for item in make.make_plate_files()} <= set(hashes_before.values())

    def make_larger(part, solid_of=make.load_mesh):
        solid = solid_of(part)
        return solid._replace(vertices=solid.vertices + [[0.0, 0.0, 0.001]])

    with monkeypatch.context() as patch:
        patch.setattr(make, "load_mesh", make_larger)
        assert not {item.inputs for item in make.make_plate_files()} & set(hashes_before.values())
    with monkeypatch.context() as patch:
        patch.setattr(make, "list_printed_parts", lambda: [part._replace(supports=True) for part in light_parts])
        assert not {item.inputs for item in make.make_plate_files()} & set(hashes_before.values())
    profile = tmp_path / "profile.ini"
    profile.write_text(slicer.PROFILE.read_text(encoding="utf-8").replace("15%", "20%"), encoding="utf-8")
    monkeypatch.setattr(slicer, "PROFILE", profile)
    assert not {item.inputs for item in make.make_plate_files()} & set(hashes_before.values())


def test_the_same_plates_make_the_same_bytes_and_all_are_small(plate_files, tmp_path):
    size = 0
    for item in plate_files:
        paths = tmp_path / "1.3mf", tmp_path / "2.3mf"
        for path in paths:
            threemf.write_3mf(path, item.texts)
        assert paths[0].read_bytes() == paths[1].read_bytes()
        size += paths[0].stat().st_size
    assert size < 3e6


def test_a_file_has_a_place_for_each_copy_and_the_settings_of_its_parts(plate_files, tmp_path):
    item = next(item for item in plate_files if item.plate.list_supported())
    path = tmp_path / "plate.3mf"
    threemf.write_3mf(path, item.texts)
    with zipfile.ZipFile(path) as file:
        model = ElementTree.fromstring(file.read("3D/3dmodel.model"))
        settings = ElementTree.fromstring(file.read("Metadata/Slic3r_PE_model.config"))
    assert len(model.findall(f".//{CORE}item")) == len(item.plate.places)
    names = [node.get("name") for node in model.findall(f".//{CORE}object")]
    assert names == list(item.plate.count_parts())
    supported = {
        names[int(node.get("id", "0")) - 1]
        for node in settings.findall("object")
        if node.find("metadata[@key='support_material'][@value='1']") is not None
    }
    assert supported == {"deck"} == set(item.plate.list_supported())
    for node in model.findall(f".//{CORE}triangle"):
        assert len({node.get("v1"), node.get("v2"), node.get("v3")}) == 3


def test_only_plates_that_have_changed_are_sliced(plate_files, monkeypatch):
    sliced_names = []

    def estimate(item):
        sliced_names.append(item.plate.name)
        return slicer.Estimate(7, 8.0)

    monkeypatch.setattr(measure, "slice_plate", estimate)
    known = table.read_table()
    reduced_table = known._replace(rows=[row for row in known.rows if row.name != "light-dark-1"])
    measured_table = measure.measure_plates(plate_files, reduced_table)
    assert sliced_names == ["light-dark-1"]
    assert [row for row in measured_table.rows if row.name != "light-dark-1"] == reduced_table.rows
    assert next(row for row in measured_table.rows if row.name == "light-dark-1").minutes == 7
    measure.measure_plates(plate_files, known, is_forced=True)
    assert len(sliced_names) == 1 + len(plate_files)


def test_the_table_is_read_as_it_was_written(tmp_path):
    known = table.PlateTable("PrusaSlicer-2.5.0", [make_row(), make_row(name="case-white-1", supports=["deck", "top"])])
    path = tmp_path / "plates.toml"
    path.write_text(table.format_table(known), encoding="utf-8")
    assert table.read_table(path) == known
    assert table.read_table(tmp_path / "none.toml").rows == []


def test_sums_are_those_of_all_prints():
    rows = [make_row(), make_row(times=1, grams=1.0, minutes=40), make_row(filament="red", grams=3.0)]
    assert table.sum_hours(rows) == pytest.approx((200 + 40 + 200) / 60)
    assert table.sum_grams(rows) == {"dark": 101.0, "red": 6.0}
    assert table.round_grams(rows) == {"dark": 110, "red": 10}
    assert table.format_grams({"dark": 110, "red": 10, "blue": 10}) == "110 g dark; 10 g red, blue each"


def test_lights_filament_is_ordered_as_its_plates_take_it():
    known = table.PlateTable(
        "", [make_row(room="light"), make_row(room="light", filament="red"), make_row(room="light", filament="blue")]
    )
    enough_filament = {"filament_dark": {"quantity": 105}, "filament_colors": {"quantity": 100}}
    assert check.check_light_filament(known, enough_filament) == []
    assert "has 95 g" in check.check_light_filament(known, enough_filament | {"filament_dark": {"quantity": 95}})[0]
    small_table = table.PlateTable("", [make_row(room="light", times=1, grams=41.0)])
    found = check.check_light_filament(small_table, {"filament_dark": {"quantity": 45}})
    assert "50 g" in found[0]  # as the guide says to buy
    assert "100 g" in check.check_light_filament(known, enough_filament | {"filament_colors": {"quantity": 90}})[0]


def test_time_and_grams_are_read_from_the_g_code():
    text = "G1 X1\n; total filament used [g] = 12.5\n; estimated printing time (normal mode) = 1d 2h 3m 31s\n"
    assert slicer.read_gcode(text) == (26 * 60 + 4, 12.5)
    with pytest.raises(ValueError, match="neither"):
        slicer.read_gcode("G1 X1\n")


def test_other_figures_than_those_of_the_table_are_found():
    default_row = make_row()
    assert check.compare_estimate(default_row, slicer.Estimate(101, 50.2), 0.01) == []
    assert check.compare_estimate(default_row, slicer.Estimate(104, 50.0), 0.01)
    assert check.compare_estimate(default_row, slicer.Estimate(100, 52.0), 0.01)


def test_a_plate_is_sliced_as_the_table_says(plate_files):
    if not slicer.get_version():
        pytest.skip(f"{slicer.NAME} is not installed")
    known = table.read_table()
    item = next(item for item in plate_files if item.plate.name == "light-white-1")
    assert check.check_slicing(known, [item]) == []
    doubled_table = known._replace(rows=[row._replace(minutes=2 * row.minutes) for row in known.rows])
    assert "sliced again" in check.check_slicing(doubled_table, [item])[0]


def test_the_readme_says_the_hours_of_the_table():
    rows = table.read_table().rows
    hours = {room: f"{table.sum_hours(row for row in rows if row.room == room):.0f}" for room in parts.WALLS}
    line = (
        f"| hours of printing | {hours['case']}, and {hours['extras']} more for all extras | {hours['light']} | none |"
    )
    text = README.read_text(encoding="utf-8")
    assert line in text
    page = PAGE.read_text(encoding="utf-8")
    assert f"{compute_eur_per_kg():g} EUR per kg" in page and table.read_table().slicer.replace("-", " ") in page
