"""Names become short ones where that can be proven to change nothing; else the reason is told."""

import ast
import gc

import pytest
from shared_names import SHARED
from tracing_table import Played

from host_tools import bundle, firmware
from host_tools.compiling import micropython_names
from host_tools.compiling.families import Families
from host_tools.compiling.minified import Minified
from host_tools.compiling.names import MICROPYTHON_NAMES, Unprovable
from host_tools.compiling.scopes import Source


def test_names_that_modules_share_are_short_in_all_of_them(load):
    small = Minified(SHARED)
    run = small.names.modules["tray24.user"]["run"]
    assert getattr(load(small.sources), run)() == load(SHARED).run()
    text = "".join(small.sources.values())
    for name in ("Box", "content", "weigh", "factor", "Lid", "run"):
        assert f"def {name}(" not in text and f"class {name}" not in text and f".{name}" not in text
    assert "self.append" in text  # MicroPython has lists that have it


def test_exceptions_keep_their_names_as_these_are_shown():
    small = Minified({"tray24.a": "class Wrong(ValueError):\n    pass\n\n\nclass Worse(Wrong):\n    pass\n"})
    assert "class Worse(Wrong)" in small.sources["tray24.a"]


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
        ("def show(box):\n    return '{0.content}'.format(box)\n", "line 2: format fetches names nobody can follow"),
        ("def show(box):\n    return type(box).__name__\n", "line 2: only an exception's name is the same on the tray"),
        ("class Box:\n    __slots__ = ('content',)\n", "line 1: __slots__ fetches names nobody can follow"),
        (
            "class Box:\n    def weigh(this):\n        this.content = 1\n",
            "line 2: the first parameter of weigh must be",
        ),
        (
            "from tray24.owners import Box as Chest\n\n\nclass Lid(Chest):\n    pass\n",
            "line 4: the base of Lid must be called by its own name",
        ),
        ("import tray24.owners\n", "line 1: import each name by itself"),
        ("def make():\n    class Own:\n        pass\n", "line 2: the class Own is not one of its module's own names"),
    ],
)
def test_what_cannot_be_followed_is_refused(source, why):
    with pytest.raises(Unprovable, match=why):
        Minified({**SHARED, "tray24.odd": source})


def test_a_program_whose_object_would_have_one_name_for_two_attributes_is_refused():
    names = bundle.minified().names.attributes
    twins: dict[str, str] = {}
    one, other = next((twins[short], name) for name, short in names.items() if twins.setdefault(short, name) != name)
    with pytest.raises(Unprovable, match=f"Stand has {other} and {one}, which are both called {names[one]}"):
        bundle.fitted(f"class Stand:\n    def {one}(self):\n        self.{other} = 1\n")


FETCHING = """class Owner:
    CHOICES = (("content", 3), ("kept", 4))

    def fetch(self):
        return [getattr(self, choice[0]) for choice in self.CHOICES]


def fetch(box):
    return [getattr(box, name) for name in ("weight", "lid")]
"""


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"lid")', "box.content)", "line 9: getattr fetches a computed name that nobody can follow"),
        ("for name in", "for name in box or", "line 9: getattr fetches a computed name that nobody can follow"),
        ("return [getattr(box", "name = 1\n    return [getattr(box", "line 10: getattr fetches a computed name"),
        ('("kept", 4)', "KEPT", "line 2: CHOICES holds names of attributes: they must stand there"),
        ("return [getattr(self", "self.CHOICES = ()\n        return [getattr(self", "line 5: CHOICES holds names"),
    ],
)
def test_texts_that_name_attributes_must_stand_where_they_can_be_seen(old, new, why):
    names = Minified({**SHARED, "tray24.odd": FETCHING}).names.attributes
    assert not {"content", "kept", "weight", "lid"} & set(names)
    assert old in FETCHING
    with pytest.raises(Unprovable, match=why):
        Minified({**SHARED, "tray24.odd": FETCHING.replace(old, new)})


def test_objects_have_only_attributes_that_their_classes_give_them():
    """What names are taken for: nothing else gives an object an attribute of another's."""
    sources = [
        Source(name, ast.parse(path.read_text(encoding="utf-8"))) for name, path in bundle.module_paths().items()
    ]
    families = Families(sources)
    given: dict[str, set[str]] = {}
    for source in sources:
        for name, owners in families.owners(source):
            for family in owners:
                given.setdefault(family, set()).add(name)
    played = Played()
    played.start("basic")
    played.wait(10_000)
    renamed = set(bundle.minified().names.attributes)
    others = set()
    seen = set()
    for one in gc.get_objects():
        kind = type(one)
        if (
            str(kind.__module__).startswith("tray24.")
            and hasattr(one, "__dict__")
            and not isinstance(one, BaseException)
        ):
            seen.add(kind.__name__)
            foreign = set(vars(one)) & renamed - given.get(families.of(kind.__name__), set())
            others |= {(kind.__name__, name) for name in foreign}
    assert {"Ui", "Match", "Sensing", "Basic"} <= seen
    assert others == set()


def test_a_program_gives_no_parameter_by_a_name_that_it_may_have_lost():
    small = Minified(SHARED)
    with pytest.raises(Unprovable, match="number may be called otherwise: do not give it by name"):
        small.fitted("__main__", "from tray24.owners import factor\nfactor(number=2)\n")
    with pytest.raises(Unprovable, match="line 2: give each parameter by its name"):
        small.fitted("__main__", "from tray24.owners import factor\nfactor(**{'number': 2})\n")


@pytest.mark.level(3)
def test_the_names_that_micropython_has_are_those_of_its_firmware():
    names = micropython_names.names_in(firmware.uf2_path().read_bytes())
    assert sorted(MICROPYTHON_NAMES) == names
