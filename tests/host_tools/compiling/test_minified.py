"""Modules are made smaller before they are compiled, and do the same."""

import re

from host_tools import bundle
from host_tools.checkout import FIRMWARE
from host_tools.compiling.minified import Minified

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

SOURCES = {"tray24.facts": FACTS, "tray24.tricky": TRICKY}


def minified(sources):
    return Minified(sources).sources


def test_a_tricky_module_does_the_same_and_fails_on_the_same_line(load):
    assert load(minified(SOURCES)).run() == load(SOURCES).run()


def test_shared_numbers_stand_where_they_are_used():
    facts, tricky = minified(SOURCES).values()
    assert "WORD" not in facts
    assert "RIGHT" in tricky.partition("def shadowed")[2]  # bound there, and so left alone
    assert "BELOW" not in facts + tricky
    assert "2 * a - (-2) ** 2, 'short', 'mode'" in tricky
    assert "LEFT = 8" in facts  # facts.LEFT asks for it
    assert "return 7 + 8" in facts


def test_parameters_that_are_given_by_name_keep_it():
    tricky = minified(SOURCES)["tray24.tricky"]
    assert "def shadowed(a, given=5)" in tricky or "def shadowed(LEFT, given=5)" in tricky
    assert "def __init__(self, a, *rest, key=2)" in tricky


def test_parameters_differ_where_a_module_has_a_letter_already():
    source = "def add(first, second, third):\n    return first.a + second.b + third.a\n"
    [short] = minified({"letters": source}).values()
    header = re.search(r"\((.*)\)", short)
    assert header
    names = header[1].split(", ")
    assert len(set(names)) == 3 and "first" not in names


def test_attributes_that_are_fetched_by_a_computed_name_keep_theirs():
    tricky = minified(SOURCES)["tray24.tricky"]
    assert "def _read_x(self)" in tricky


def test_the_firmware_keeps_its_lines(tmp_path):
    bundle.compile_modules(tmp_path)  # says so when it cannot be proven to be the same
    for name, text in bundle.minified().sources.items():
        path = FIRMWARE.joinpath(*name.split("."))
        source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        assert text.count("\n") == source.read_text(encoding="utf-8").count("\n"), name


def test_a_program_beside_the_firmware_has_its_numbers_and_names():
    program = "from tray24.pins import SLOTS\nfrom tray24.tray import Tray\nprint(SLOTS, Tray.tasks)\n"
    numbers, names, rest = bundle.fitted(program).splitlines()
    names_of = bundle.minified().names
    assert numbers == "pass"
    assert names == f"from tray24.tray import {names_of.modules['tray24.tray']['Tray']} as Tray"
    assert rest == f"print(24, Tray.{names_of.attributes['tasks']})"
