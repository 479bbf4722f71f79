"""Docstrings, comments, messages and pages are plain English: imperative summary lines, and no riddles."""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest
from source_tree import ROOT

FOLDERS = ("firmware", "hardware", "host_tools", "simulator", "tests")
# A function's summary line begins with a verb such as Return, Parse or Draw, not with one of these.
NO_VERB = re.compile(
    r"(a|all|an|as|each|everything|false|for|gives|how|if|in|it|its|none|of|one|that|the|these|this|those|true|what|when|"
    r"where|whether|which|while|who|whose)\b",
    re.IGNORECASE,
)
# A module's summary line names what the file holds, not a question.
QUESTION = re.compile(r"(how|what|why)\b", re.IGNORECASE)
# Words that nobody searches for, and the usual ones.
RIDDLES = {
    "anew": "again",
    "for ever": "forever",
    "in vain": "without success",
    "let go of": "released",
    "still due": "pending",
    "thereby": "by this",
    "whosoever": "whoever",
}
RIDDLE = re.compile(r"\b(%s)\b" % "|".join(RIDDLES).replace(" ", r"\s+(?:#\s+)?"), re.IGNORECASE)
PROPERTIES = ("property", "cached_property", "setter")
PROSE = (".ftl", ".md")


def files(folder: str, *suffixes: str) -> list[Path]:
    """Return the files in a folder and below with one of these endings."""
    return [path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in suffixes and path != Path(__file__)]


def is_property(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(ast.unparse(decorator).split(".")[-1] in PROPERTIES for decorator in function.decorator_list)


def is_test(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether pytest runs the function: its docstring may be a statement."""
    return function.name.startswith("test_")


def docstrings(tree: ast.Module) -> list[tuple[ast.AST, str]]:
    """Return the modules, classes and functions of a file that have a docstring, each with it."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    found = [(node, ast.get_docstring(node)) for node in ast.walk(tree) if isinstance(node, kinds)]
    return [(node, text) for node, text in found if text]


def comments(source: str) -> str:
    """Return the comments of a file, a line each."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return "\n".join(token.string for token in tokens if token.type == tokenize.COMMENT)


def misbegun(source: str) -> list[str]:
    """Return the summary lines of functions that do not begin with a verb, each after its line number."""
    return [
        f"{node.lineno}: {text.splitlines()[0]}"
        for node, text in docstrings(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_property(node) and not is_test(node)
        if NO_VERB.match(text)
    ]


def questions(source: str) -> list[str]:
    """Return the module's summary line, if it begins like a question."""
    text = ast.get_docstring(ast.parse(source)) or ""
    return text.splitlines()[:1] if QUESTION.match(text) else []


def riddles(source: str) -> list[str]:
    """Return the riddles in the docstrings and comments of a file."""
    return RIDDLE.findall("\n".join([comments(source), *(text for _, text in docstrings(ast.parse(source)))]))


@pytest.mark.parametrize("folder", FOLDERS)
def test_summary_lines_of_functions_begin_with_a_verb(folder):
    found = {path: misbegun(path.read_text(encoding="utf-8")) for path in files(folder, ".py")}
    lines = [f"{path.relative_to(ROOT).as_posix()}:{line}" for path, lines in found.items() for line in lines]
    assert not lines, "\n".join(lines)


@pytest.mark.parametrize("folder", FOLDERS)
def test_summary_lines_of_modules_are_no_questions(folder):
    paths = files(folder, ".py", ".pyi")
    found = {path: questions(path.read_text(encoding="utf-8")) for path in paths}
    lines = [f"{path.relative_to(ROOT).as_posix()}: {line}" for path, lines in found.items() for line in lines]
    assert not lines, "\n".join(lines)


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_docstring_comment_message_or_page_is_a_riddle(folder):
    found = {path: riddles(path.read_text(encoding="utf-8")) for path in files(folder, ".py")}
    found |= {path: RIDDLE.findall(path.read_text(encoding="utf-8")) for path in files(folder, *PROSE)}
    words = [f"{path.relative_to(ROOT).as_posix()}: {', '.join(words)}" for path, words in found.items() if words]
    assert not words, f"{RIDDLES}\n" + "\n".join(words)


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('"""What it holds.\n\nMore."""\n', ["What it holds."]),
        ('"""How it works."""\n', ["How it works."]),
        ('"""The levels, and what they mean."""\n', []),
        ('"""However it is."""\n', []),
        ("x = 1\n", []),
    ],
)
def test_questions_are_found(source, lines):
    assert questions(source) == lines


@pytest.mark.parametrize(
    ("source", "lines", "words"),
    [
        ('def f():\n    """Return it."""  # again\n', [], []),
        ('def f():\n    """What it gives."""\n', ["1: What it gives."], []),
        ('class C:\n    """What it is."""\n    @property\n    def p(self):\n        """The sum."""\n', [], []),
        ("# is let go\n# of then\nx = 'anew'  # tried in vain\n", [], ["let go\n# of", "in vain"]),
        ('async def f():\n    """Start\n    anew."""\n', [], ["anew"]),
    ],
)
def test_the_search_finds_what_it_should(source, lines, words):
    assert misbegun(source) == lines
    assert riddles(source) == words
