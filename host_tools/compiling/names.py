"""What names may be: those that MicroPython has, those it knows by a number, and what ours are called instead."""

from dataclasses import dataclass, field
from pathlib import Path

MICROPYTHON_NAMES = frozenset((Path(__file__).parent / "micropython_names.txt").read_text(encoding="utf-8").split())

# Names that the .mpy format knows by a number (py/makeqstrdata.py, static_qstr_list): they take two bytes at most in a
# module, and no memory. Only such as MicroPython never asks an object for, and as no module of the tray uses.
_KNOWN_BY_NUMBER = (
    "ArithmeticError AssertionError BaseException EOFError Ellipsis GeneratorExit IndentationError LookupError NoneType "
    "NotImplementedError OverflowError SyntaxError SystemExit ZeroDivisionError abs all any bool builtins bytecode "
    "callable chr classmethod divmod eval exec from_bytes globals hash id isalpha isdigit islower isspace "
    "issubclass isupper locals lstrip map micropython object pow popitem rfind rindex rsplit setdefault staticmethod"
)
NUMBERED = _KNOWN_BY_NUMBER.split()


class Unprovable(Exception):
    """Why names cannot be shortened safely."""


@dataclass
class Names:
    """What is called how: attributes everywhere, names by module; those not in it keep theirs."""

    attributes: dict[str, str] = field(default_factory=dict)
    modules: dict[str, dict[str, str]] = field(default_factory=dict)
    functions: dict[str, dict[str, str]] = field(default_factory=dict)  # module -> short name -> name in the sources
