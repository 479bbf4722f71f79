"""The command check: each check finds the fault that is planted in a small checkout, and names its place."""

import shutil
import sysconfig
from pathlib import Path

import pytest

from host_tools.checkout import ROOT
from host_tools.checks import runner
from host_tools.checks.tree import SourceTree

GAME = "firmware/tray24/games/yacht/"
# The check, the place of the fault, the text there, and words of the finding.
FAULTS = [
    ("imports", "firmware/tray24/rules/core.py", "from tray24.ui import view\n", ":1: tray24.ui.view may not be"),
    ("imports", "firmware/tray24/rules/core.py", "import json\n", ":1: json may not be"),
    (
        "imports",
        "firmware/tray24/ui/view.py",
        "from tray24.rules.core import _hide\n",
        ":1: tray24.rules.core._hide is",
    ),
    ("imports", f"{GAME}rules.py", "from tray24.games.yacht import screen\n", ":1: tray24.games.yacht.screen may not"),
    ("imports", f"{GAME}screen.py", "from tray24.games.line import rules\n", ":1: tray24.games.line.rules may not be"),
    ("imports", "simulator/a.py", "from host_tools import cli\n", ":1: host_tools.cli may not be"),
    ("imports", "host_tools/a.py", "from tray24.games.yacht import rules\n", ":1: tray24.games.yacht.rules may not"),
    ("imports", "hardware/a.py", "from tray24 import rules\n", ":1: tray24.rules may not be"),
    ("circles", "simulator/b.py", "from simulator import circle\n", ":1: these import each other"),
    (
        "nesting",
        "firmware/main.py",
        "def main():\n    import tray24.ui.deep0\n",
        ":2: importing tray24.ui.deep0 here nests 5",
    ),
    ("work", "firmware/tray24/ui/view.py", '"""A view."""\nprint(1)\n', ":2: a call when the module is imported"),
    ("sizes", "host_tools/a.py", "x = 1\n" * 501, ":1: the file has 501 lines"),
    ("sizes", "host_tools/a.py", "def f():\n" + "    x = 1\n" * 40, ":1: f has 41 lines"),
    ("lines", "simulator/a.css", f".a {{ {'color: red; ' * 20}}}\n", ":1: the line has"),
    ("prose", "simulator/a.py", 'def f():\n    """The sum."""\n', ":1: the docstring of f begins with 'The'"),
    ("prose", "simulator/a.py", '"""How it works."""\n', ":1: the module's docstring begins like a question"),
    ("prose", "firmware/RECORDS.md", "# Records\n\nIt begins anew.\n", ":3: 'anew' is unusual: write 'again'"),
    ("prose", "CHANGELOG.md", "It clicks in vain.\n", ":1: 'in vain' is unusual: write 'without success'"),
    ("names", "simulator/a.py", "def heat():\n    return 1\n", ":1: heat begins with no verb"),
    ("names", "tests/a.js", "export function heat() {}\n", ":1: heat begins with no verb"),
    ("names", "host_tools/a/cli.py", "", ":1: host_tools/cli.py has the same name"),
    ("citations", "simulator/a.py", "# see B1-B3\n", ":1: there is no rule B3"),
    ("citations", "simulator/a.py", '# see records: "Nonsense"\n', ':1: firmware/RECORDS.md has no section "Nonsense"'),
    ("citations", "simulator/a.py", "# see NONSENSE.md\n", ":1: there is no page NONSENSE.md"),
    ("citations", "tests/conformance/yacht/a.json", '{"rules": ["Y9"]}', ":1: there is no rule Y9"),
    (
        "links",
        "README.md",
        "# A\n[b](firmware/RULES.md#nonsense)\n",
        ":2: the link leads nowhere: firmware/RULES.md#non",
    ),
    ("folders", "README.md", "# A\n| `nonsense/` | |\n", ":2: there is no folder nonsense"),
    ("folders", "README.md", "# A\n", ":1: the table of folders lacks firmware"),
    ("paths", "firmware/ARCHITECTURE.md", "1. `rules/core.py` `Game.nonsense`\n", ":1: there is no Game.nonsense in"),
    ("forms", ".github/ISSUE_TEMPLATE/a.yml", "    id: a\n    id: a\n", ":1: two fields have the id a"),
    ("locks", "host_tools/requirements/b.lock", "rich==2\n", ":1: rich has other versions here"),
    ("styles", "simulator/games/a.css", ".table:has(.x) { color: red; }\n", ":1: .table:has(...) makes"),
    ("foreign", "simulator/a.py", "# /wo" + "rk/x\n", ":1: it names a machine's folder"),
    (
        "sentences",
        "simulator/a.py",
        "def f(x):\n    raise IntentError(f'{x} is not there')\n",
        ":2: this is shown to people",
    ),
    ("sentences", "host_tools/a.py", "def f(x):\n    raise Failure(f'no {x} is there')\n", ":2: this is shown to peop"),
    ("keys", "host_tools/a.py", "say = HostTexts('a')\nsay('b')\n", ":2: the part a has no message b"),
    ("keys", "host_tools/a.py", "say = HostTexts('told')\nsay('c', d=1)\n", ":2: the blanks of c are: e"),
    (
        "keys",
        "host_tools/a.py",
        "\nC = 0 and make_finding('flash', (), d=1)\n",
        ":2: the blanks of flash, flash-do are: d, e",
    ),
    ("keys", "firmware/tray24/languages/en/told.ftl", "c = { $e }\nf = g\n", ":2: nothing uses the message f"),
    ("keys", "firmware/tray24/languages/en/told.ftl", "c = { $e }\nc = { $e }\n", ":2: the message c is there twice"),
    ("keys", "firmware/tray24/languages/en/told.ftl", "c = { $e }\n}\n", ":2: Expected an entry start"),
    ("ruff", "simulator/a.py", "def f(other):\n    return other._x\n", ":2:12: SLF001"),
    ("ruff", "simulator/a.py", "def f():\n    import os\n\n    return os\n", ":2:5: PLC0415"),
    ("ruff", "simulator/a.py", "from . import b\n\nprint(b)\n", ":1:1: TID252"),
    ("ruff", "simulator/a.py", 'def f():\n    """Returns it."""\n', ":2:5: D401"),
    ("ruff", "simulator/a.py", f"# {'long ' * 30}\n", ":1:121: E501"),
    ("ruff-format", "simulator/a.py", "x=1\n", "-x=1"),
    (
        "oxlint",
        "simulator/a.js",
        "export const f = row => {\n  row.innerHTML = '';\n};\n",
        ":2:7: 'innerHTML' is restricted",
    ),
    ("typescript", "simulator/a.js", "/** @type {number} */\nexport const a = 'b';\n", "(2,14): error TS2322"),
    ("typescript", "simulator/a.js", "/** @type {PageRequest} */\nexport const a = { do: 'nap' };\n", "(2,20): error"),
    ("typescript", "simulator/games/a/page/game.js", "export const a = b => b;\n", "(1,18): error TS7006"),
    ("oxfmt", "simulator/a.js", "export  const a = 1;\n", ""),
    (
        "zizmor",
        ".github/workflows/a.yml",
        "on: push\njobs:\n  a:\n    runs-on: a\n    steps:\n      - uses: actions/checkout@v4\n",
        ":6:",
    ),
    ("pyright", "simulator/a.py", "nonsense\n", ':1:1 - error: "nonsense" is not defined'),
    ("importing", "simulator/a.py", "open('a', 'w')\n", "while importing simulator.a"),
]
SETTINGS = (
    *("pyproject.toml", "simulator/.oxlintrc.json", "simulator/.oxfmtrc.json"),
    *("simulator/page.d.ts", "simulator/tsconfig.json", "simulator/tsconfig.strict.json"),
)
SOUND_FILES = {
    "README.md": "".join(f"| `{name}/` | |\n" for name in ("firmware", "hardware", "host_tools", "simulator", "tests")),
    "firmware/RULES.md": '# Rules\n\n- <a id="B1"></a>**B1** One.\n- <a id="B2"></a>**B2** Two.\n',
    "firmware/RECORDS.md": "# Records\n",
    "firmware/main.py": "",
    "firmware/tray24/__init__.py": "",
    "firmware/tray24/games/__init__.py": "",
    f"{GAME}__init__.py": "",
    f"{GAME}rules.py": "",
    f"{GAME}screen.py": "",
    "firmware/tray24/games/line/__init__.py": "",
    "firmware/tray24/games/line/rules.py": "",
    "firmware/tray24/rules/__init__.py": "",
    "firmware/tray24/rules/core.py": "class Game:\n    def __init__(self):\n        self.turn = 0\n",
    "firmware/tray24/ui/__init__.py": "",
    "firmware/tray24/ui/view.py": "",
    **{f"firmware/tray24/ui/deep{at}.py": f"import tray24.ui.deep{at + 1}\n" for at in range(4)},
    "firmware/tray24/ui/deep4.py": "",
    "hardware/__init__.py": "",
    "host_tools/__init__.py": "",
    "host_tools/cli.py": "",
    "host_tools/tell.py": "from simulator.texts import HostTexts\n\nsay = HostTexts('told')\nC = 0 and say('c', e=1)\n",
    "firmware/tray24/languages/en/told.ftl": "c = { $e }\n",
    "firmware/tray24/languages/en/doctor.ftl": "flash = { $d }\nflash-do = { $e }\n",
    "host_tools/requirements/a.lock": "rich==1\n",
    "simulator/__init__.py": "",
    "simulator/b.py": "",
    "simulator/texts.py": "HostTexts = str\n",
    "simulator/circle.py": "from simulator import b\n",
    "tests/a.js": "export const a = 1;\n",
}


def make_checkout(folder: Path, **changes: str) -> SourceTree:
    """Return a small checkout with the project's settings of linters, in which the files in `changes` are replaced."""
    settings = {name: (ROOT / name).read_text(encoding="utf-8") for name in SETTINGS}
    settings["pyproject.toml"] = settings["pyproject.toml"].partition("xfail_strict = true\n")[2]
    for path_name, text in (SOUND_FILES | settings | changes).items():
        (folder / path_name).parent.mkdir(parents=True, exist_ok=True)
        (folder / path_name).write_text(text, encoding="utf-8")
    return SourceTree(folder)


def list_findings(tree: SourceTree, name: str) -> list[str]:
    return [finding for _, found in runner.run_checks(tree, [name]) for finding in found]


def explain_missing(name: str) -> str:
    """Return why the check of this name cannot run on this computer, or "" if it can."""
    tool = runner.COMMANDS.get(name, (name,))[0]
    if name in runner.OWN or name == "importing" or shutil.which(tool, path=sysconfig.get_path("scripts")):
        return ""
    if name != "typescript":
        return f"{name} is not installed: ./tray24 check installs it"
    return "" if shutil.which("npm") else "no npm, which fetches TypeScript: install Node.js with npm"


@pytest.mark.parametrize(("name", "path_name", "text", "words"), FAULTS)
def test_a_planted_fault_is_named_with_its_place(tmp_path, name, path_name, text, words):
    if reason := explain_missing(name):
        pytest.skip(reason)
    findings_text = "\n".join(list_findings(make_checkout(tmp_path, **{path_name: text}), name))
    assert words in findings_text and (path_name in findings_text or words.startswith(("tray24.", "while"))), (
        findings_text
    )


def test_each_check_finds_something():
    assert {name for name, *_ in FAULTS} == set(runner.NAMES)


def test_a_sound_checkout_has_no_findings(tmp_path):
    tree = make_checkout(tmp_path)
    assert not {name: findings for name in runner.OWN if (findings := list(runner.OWN[name](tree)))}


def test_a_linter_that_is_missing_is_a_finding(tmp_path, monkeypatch):
    monkeypatch.setattr(runner.sysconfig, "get_path", lambda _: str(tmp_path))
    assert list_findings(make_checkout(tmp_path), "ruff") == ["ruff is not installed: './tray24 check' installs it"]


def test_findings_are_printed_and_the_exit_code_says_so(tray24, monkeypatch):
    monkeypatch.setitem(runner.OWN, "forms", lambda tree: ["a.yml:1: wrong"])
    code, out, _ = tray24("check", "forms")
    assert (code, out.splitlines()[0]) == (1, "a.yml:1: wrong")
    assert out.splitlines()[1].endswith("faults found by forms")
