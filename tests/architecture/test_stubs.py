"""The type stubs beside the modules of the firmware say what these modules have."""

import ast
import os
import subprocess
import sys

import pytest
from source_tree import FIRMWARE, ROOT, load, modules

STUBS = sorted((FIRMWARE / "tray24").rglob("*.pyi"))
# The package `games` is checked with all its subpackages: stubtest does that with a package that has a stub.
GAMES = "tray24.games"


def name_of(stub):
    return ".".join(stub.relative_to(FIRMWARE).with_suffix("").parts).removesuffix(".__init__")


def test_every_stub_has_its_module():
    assert STUBS
    assert not [stub for stub in STUBS if name_of(stub) not in modules()]


def test_stubs_have_the_names_parameters_and_defaults_of_their_modules():
    pytest.importorskip("mypy")
    names = {GAMES, *(name_of(stub) for stub in STUBS if not name_of(stub).startswith(GAMES + "."))}
    command = [sys.executable, "-m", "mypy.stubtest", "--mypy-config-file", str(ROOT / "pyproject.toml"), "--concise"]
    environment = os.environ | {"PYTHONPATH": str(FIRMWARE), "MYPYPATH": str(FIRMWARE)}
    done = subprocess.run(
        [*command, *sorted(names)], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stdout + done.stderr


# stubtest does not see what an object gets in its methods.


@pytest.mark.parametrize("stub", STUBS, ids=name_of)
def test_classes_in_stubs_have_the_attributes_of_their_objects(stub):
    source = modules()[name_of(stub)].tree
    typed = {node.name: node for node in load(name_of(stub), stub).tree.body if isinstance(node, ast.ClassDef)}
    for node in source.body:
        if isinstance(node, ast.ClassDef) and node.name in typed:
            known = set().union(*(declared(cls) for cls in family(stub, typed[node.name])))
            assert public(assigned(node)) <= known, f"{stub.name}: {node.name} lacks attributes"


def test_stubs_have_no_attribute_that_nothing_sets():
    sources = [module.tree for name, module in modules().items() if name.startswith("tray24.")]
    set_somewhere = {
        getattr(node, "attr", None) or getattr(node, "id", None) or getattr(node, "name", None)
        for tree in sources
        for node in ast.walk(tree)
        if isinstance(getattr(node, "ctx", None), ast.Store) or isinstance(node, ast.FunctionDef)
    }
    for stub in STUBS:
        for node in load(name_of(stub), stub).tree.body:
            if isinstance(node, ast.ClassDef) and "NamedTuple" not in [ast.unparse(base) for base in node.bases]:
                assert declared(node) <= set_somewhere, f"{stub.name}: {node.name}"


def family(stub, cls):
    """Return a class of a stub and the classes that it inherits from, as far as they have stubs."""
    found = [cls]
    for base in cls.bases:
        path, other = definition(stub, ast.unparse(base))
        if other is not None:
            found += family(path, other)
    return found


def definition(stub, name):
    """Return the stub that defines a class which another one names, and the class; None for a library's."""
    module = load(name_of(stub), stub)
    for node in module.tree.body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return stub, node
    for node in module.imports:
        if node.name.endswith("." + name) and node.name.startswith("tray24."):
            path = (FIRMWARE / node.name.removesuffix("." + name).replace(".", "/")).with_suffix(".pyi")
            return definition(path, name)
    return stub, None


def assigned(cls):
    """Return the attributes that methods of a class give their object."""
    return {
        node.attr
        for node in ast.walk(cls)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"
    }


def declared(cls):
    """Return the names of variables and methods in a class of a stub."""
    variables = {node.target.id for node in cls.body if isinstance(node, ast.AnnAssign)}
    return variables | {node.name for node in cls.body if isinstance(node, ast.FunctionDef)}


def public(names):
    return {name for name in names if not name.startswith("_")}
