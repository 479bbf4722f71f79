"""The files that GitHub runs and shows: workflows and forms name commands that there are, and actions by commit."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from source_tree import ROOT

from host_tools import cli

GITHUB = ROOT / ".github"
CI = ROOT / ".ci" / "run"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml"))
TOOLS = Path(sys.prefix, "Scripts" if sys.platform == "win32" else "bin")
MAY_WRITE = {
    "release": ["contents", "id-token", "attestations"],
    "site": ["pages", "id-token"],
}  # what a workflow changes beside its own files
_COMMAND = re.compile(r"\./tray24 ([a-z]+)((?: [a-z]+)?)((?: --[a-z-]+)*)")
_ACTION = re.compile(r"uses: (.+)")
_PINNED = re.compile(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def commands():
    """Yield (file, command, action or "", option) of each command line in .github."""
    for path in [*WORKFLOWS, *FORMS, ROOT / ".github/pull_request_template.md"]:
        for command, action, options in _COMMAND.findall(path.read_text(encoding="utf-8")):
            for option in options.split() or [""]:
                yield pytest.param(command, action.strip(), option, id=f"{path.name}: {command}{action} {option}")


@pytest.mark.parametrize(("command", "action", "option"), list(commands()))
def test_each_command_and_its_options_are_there(capsys, command, action, option):
    assert command in cli.COMMANDS
    parts = [action] if action in ("build", "export") else []
    with pytest.raises(SystemExit) as ended:
        cli.main([command, *parts, "--help"])
    assert ended.value.code == 0
    assert option in capsys.readouterr().out


def test_a_fault_is_asked_for_with_doctor_and_trace():
    form = (GITHUB / "ISSUE_TEMPLATE" / "fault.yml").read_text(encoding="utf-8")
    for asked in ("./tray24 doctor --json", "./tray24 trace --out", "./tray24 --version"):
        assert asked in form


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_may_only_read_and_take_actions_by_commit(path):
    text = path.read_text(encoding="utf-8")
    assert "\npermissions: {}\n" in text
    assert text.count("    permissions:\n") == text.count("    runs-on:")
    assert text.count("persist-credentials: false") == text.count("actions/checkout@")
    assert re.findall(r"(\w[\w-]*): write", text) == MAY_WRITE.get(path.stem, [])
    for action in _ACTION.findall(text):
        assert _PINNED.fullmatch(action), action


def test_ci_runs_what_everybody_runs():
    assert ".ci/run" in (GITHUB / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert CI.is_file()


def test_ci_asks_python_only_for_what_there_is():
    asked = re.findall(
        r"bin/python -c '(from host_tools[^;]+); print\((\w+\.\w+)\(\)\)'", CI.read_text(encoding="utf-8")
    )
    assert len(asked) == 2
    for imports, function in asked:
        space = {}
        exec(imports, space)
        assert callable(eval(function, space))


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_forms_have_fields_with_names_of_their_own(path):
    text = path.read_text(encoding="utf-8")
    assert "\t" not in text
    names = re.findall(r"^    id: (\w+)$", text, re.MULTILINE)
    assert len(names) == len(set(names)) == text.count("  - type: ")


@pytest.mark.parametrize("planted", ["", "      - uses: actions/checkout@v4\n"], ids=["as they are", "with a fault"])
def test_zizmor_finds_nothing_but_a_fault_that_is_planted(tmp_path, planted):
    tool = next(iter(TOOLS.glob("zizmor*")), None)
    if tool is None:
        pytest.skip("zizmor is not installed: ./tray24 check installs it")
    copies = tmp_path / ".github" / "workflows"
    copies.mkdir(parents=True)
    for path in WORKFLOWS:
        text = path.read_text(encoding="utf-8").replace("    steps:\n", f"    steps:\n{planted}", 1)
        (copies / path.name).write_text(text, encoding="utf-8")
    found = subprocess.run([tool, "--quiet", "--offline", tmp_path], capture_output=True, text=True)
    assert bool(found.returncode) == bool(planted), found.stdout + found.stderr


def test_the_wheel_is_built_by_the_locked_back_end():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]
    lock = (ROOT / "host_tools/requirements/build.lock").read_text(encoding="utf-8")
    assert re.findall(r"^([\w-]+==\S+)", lock, re.MULTILINE) == project["build-system"]["requires"]
    release = (GITHUB / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert "--require-hashes -r host_tools/requirements/build.lock" in release and "--no-build-isolation" in release
