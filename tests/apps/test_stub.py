"""The stub file that describes an app's functions for editors, and the page about apps, agree with the functions."""

import ast
import re

import pytest
from app_rigs import AppRig

from host_tools.checkout import FIRMWARE, ROOT
from tray24.ui.apps.program import BUTTON_NAMES, COLOR_NAMES, Api
from tray24.ui.apps.source import MAX_BYTES

STUB = ast.parse((FIRMWARE / "apps" / "tray.pyi").read_text(encoding="utf-8"))
PAGE = (FIRMWARE / "APPS.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def find_public_methods():
    tree = ast.parse((FIRMWARE / "tray24" / "ui" / "apps" / "program.py").read_text(encoding="utf-8"))
    api = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Api")
    return {node.name: node for node in api.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_"}


def list_parameters(function):
    """Return a function's parameters except self: names, defaults, keyword-only ones, and the name of `*args`."""
    arguments = function.args
    names = [argument.arg for argument in arguments.args if argument.arg != "self"]
    defaults = [ast.unparse(default) for default in arguments.defaults]
    keyword_only = [
        (argument.arg, ast.unparse(default))
        for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    ]
    return names, defaults, keyword_only, arguments.vararg and arguments.vararg.arg


def test_the_stub_has_the_functions_of_the_module_with_their_parameters():
    methods = find_public_methods()
    functions = {node.name: node for node in STUB.body if isinstance(node, ast.FunctionDef)}
    variables = {node.target.id for node in STUB.body if isinstance(node, ast.AnnAssign)}
    properties = {name for name in methods if isinstance(getattr(Api, name), property)}
    assert variables == properties
    assert functions.keys() == methods.keys() - properties
    for name, function in functions.items():
        assert list_parameters(function) == list_parameters(methods[name]), name


def test_the_stub_lists_all_buttons_and_colors():
    constants = {
        node.value for node in ast.walk(STUB) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert set(BUTTON_NAMES) <= constants and set(COLOR_NAMES) <= constants


def test_the_page_describes_each_function_and_no_other():
    described_names = {name for row in re.findall(r"^\| `tray\.(\w+)", PAGE, re.MULTILINE) for name in [row]}
    assert described_names == find_public_methods().keys() - {"print"}
    assert f"{MAX_BYTES:,} bytes" in PAGE


@pytest.mark.parametrize("page", [PAGE, README], ids=["APPS.md", "README.md"])
def test_the_first_app_of_a_page_runs(page):
    source = page.split("```python\n")[1].split("```")[0]
    assert len([line for line in source.split("\n") if line.strip()]) <= 10
    rig = AppRig(chaser=source)
    rig.open_app("chaser")
    first = rig.list_colors().index("blue")
    rig.wait_ms(300)
    assert rig.is_running and rig.list_colors().index("blue") == (first + 3) % 24
    rig.tray.tones.clear()
    rig.press_and_wait("green", 100)
    assert 880 in [hz for _, hz in rig.tray.tones]


@pytest.mark.parametrize("row", re.findall(r"^\| `tray\.\w+\(.*?\)`", PAGE, re.MULTILINE))
def test_the_page_names_the_parameters(row):
    call = ast.parse(row.strip("| `"), mode="eval").body
    assert isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
    names, defaults, _, _ = list_parameters(find_public_methods()[call.func.attr])
    positional = [ast.unparse(argument) for argument in call.args]
    keywords = {keyword.arg: ast.unparse(keyword.value) for keyword in call.keywords}
    assert positional + list(keywords) == names and list(keywords.values()) == defaults
