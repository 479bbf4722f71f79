"""The products of hardware/ (files that scripts make): their inputs are known, and equal inputs make equal bytes."""

import ast
import itertools
import warnings
from fnmatch import fnmatch

import pytest

from hardware import products, reproducibility
from hardware.products import KICAD, OWN, PRODUCTS, Product, find_imported_files

# Modules of the firmware that steps import and whose changes make no difference to a product: the means of its rules,
# and the registry, of which only names are read (`from tray24 import games`).
WITHOUT_EFFECT = {"compat", "games", "rules", "rules.errors"}


@pytest.mark.parametrize("product", PRODUCTS, ids=lambda product: product.name)
def test_what_was_made_is_as_it_was_made(product):
    """Each product (files that scripts make together) is up to date.

    One whose sources have changed is only reported, because making it needs KiCad.
    `./tray24 hardware --check` refuses it.
    """
    reason = products.explain_staleness(product)
    if reason == "its inputs have changed":
        warnings.warn(f"{product.name}: {reason}: './tray24 hardware' before it is handed in", stacklevel=1)
    else:
        assert reason == ""


def test_modules_that_a_step_imports_are_inputs():
    steps = find_imported_files(("hardware.lists",))
    names = {path.relative_to(products.ROOT).as_posix() for path in steps}
    assert {"hardware/lists/bom.py", "hardware/slot/kit.py", "hardware/board/plan.py"} <= names
    assert "hardware/board/maze.py" not in names


def test_a_package_is_run_by_its_main_module():
    names = {path.name for path in find_imported_files(("hardware.cards",))}
    assert {"__main__.py", "make.py", "drawing.py"} <= names


@pytest.mark.parametrize("product", PRODUCTS, ids=lambda product: product.name)
def test_what_steps_import_from_the_firmware_is_named_as_data(product):
    for path in find_imported_files(tuple(module for _, module in product.steps)):
        for module in find_firmware_imports(path):
            file = f"firmware/tray24/{module.replace('.', '/')}.py"
            assert any(fnmatch(file, glob) for glob in product.data), f"{path}: {file} is no input of {product.name}"


def find_firmware_imports(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tray24"):
            package = node.module.removeprefix("tray24").removeprefix(".")
            for name in node.names:
                full_name = f"{package}.{name.name}".strip(".")
                is_module = (products.ROOT / "firmware/tray24" / f"{full_name.replace('.', '/')}.py").is_file()
                module = full_name if is_module else package
                if module and module not in WITHOUT_EFFECT:
                    yield module


@pytest.fixture
def folders(tmp_path, monkeypatch):
    """Return the folder of a checkout and that of its copy, each with the same two generated files."""
    checkout, checkout_copy = tmp_path / "here", tmp_path / "there"
    for folder in (checkout, checkout_copy):
        folder.mkdir()
        for name in ("out.txt", "out.png"):
            (folder / name).write_text("made")
    monkeypatch.setattr(reproducibility, "ROOT", checkout)
    return checkout, checkout_copy


def report_repeat(checkout_copy, content, maker=OWN, name="out.txt"):
    """Let a script make the file `name` again in the folder `checkout_copy`, each time with the next text of `content`.

    `maker` names the Python that runs the script. Return the report about the file, and whether it reports a fault.
    """
    contents = iter(content)
    product = Product("plan", (), (name,), ((maker, "hardware.plan"),))
    (faults,) = reproducibility.repeat_products(
        checkout_copy, lambda _, root: (root / name).write_text(next(contents)), (product,)
    )
    return faults


def test_the_same_bytes_are_no_fault(folders):
    assert report_repeat(folders[1], ["made"]) == ("plan: made again with the same bytes", False)


def test_other_bytes_each_time_are_a_fault(folders):
    contents = (str(number) for number in itertools.count())
    assert report_repeat(folders[1], contents) == ("plan: differs each time: out.txt", True)
    assert report_repeat(folders[1], (str(number) for number in itertools.count()), KICAD)[1]


def test_other_bytes_than_those_of_the_checkout_are_a_fault(folders):
    report, fault = report_repeat(folders[1], ["other", "other"])
    assert fault
    assert report == "plan: the same bytes twice, but not those of build/: out.txt"


def test_another_kicad_and_other_drivers_may_write_other_bytes(folders):
    assert not report_repeat(folders[1], ["other", "other"], KICAD)[1]
    assert not report_repeat(folders[1], ["other", "other"], OWN, "out.png")[1]


def test_a_file_that_is_not_made_again_is_a_fault(folders):
    product = Product("plan", (), ("out.*",), ((OWN, "hardware.plan"),))
    ((_, fault),) = reproducibility.repeat_products(
        folders[1], lambda _, root: (root / "out.png").write_text("made"), (product,)
    )
    assert fault
