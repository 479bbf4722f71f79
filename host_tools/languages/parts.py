"""The parts of all texts: a part is one file of Fluent messages for each language.

The English source is stored beside the code that uses it: `words.ftl`, `help.ftl` and `lessons.ftl` in a game's folder,
`page.ftl` and `log.ftl` in its folder of the simulator, all other parts in `tray24/languages/en/`. A translation is one
folder, `tray24/languages/LANGUAGE/`, with a file named after each part. A message that it lacks is shown in English.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from host_tools.checkout import ROOT
from simulator.texts import ON_DESKTOP

TRAY24 = ROOT / "firmware" / "tray24"
LANGUAGES = TRAY24 / "languages"
DESKTOP_GAMES = ROOT / "simulator" / "games"
ENGLISH = "en"
# Parts of the device; only the page and the host tools read the other parts.
ON_DEVICE = ("match", "menus", "real", "refusals")
# The first line of a part that only commands say, to makers and developers: it is not translated. All other parts are,
# those of the commands that players use, too.
ENGLISH_ONLY = "### English only\n"


@dataclass(frozen=True)
class Part:
    """One part: its name, its English source, and its compiled module in English (None when the device has none)."""

    name: str
    source: Path
    module: Path | None

    @property
    def is_translated(self) -> bool:
        """Return whether a translation has this part."""
        return not self.source.read_text(encoding="utf-8").startswith(ENGLISH_ONLY)

    def source_in(self, language: str) -> Path:
        """Return the path of the part's source in a language, whether the file exists or not."""
        return self.source if language == ENGLISH else LANGUAGES / language / f"{self.name}.ftl"

    def module_in(self, language: str) -> Path | None:
        """Return the path of the device's module of the part in a language; None when it has none."""
        if self.module is None or language == ENGLISH:
            return self.module
        return LANGUAGES / language / f"{self.name.replace('-', '_')}.py"


def parts(*folders: Path) -> Iterator[Part]:
    """Yield all parts: those of the languages' folder first, then those of the games.

    Each game has the parts `NAME`, `NAME-help`, `NAME-lessons`, `NAME-page` and `NAME-log`. `folders` are those of
    games registered from elsewhere.
    """
    for source in sorted((LANGUAGES / ENGLISH).glob("*.ftl")):
        module = source.with_suffix(".py") if source.stem in ON_DEVICE else None
        yield Part(source.stem, source, module)
    for folder in [*sorted(path.parent for path in (TRAY24 / "games").glob("*/words.ftl")), *folders]:
        yield Part(folder.name, folder / "words.ftl", folder / "words.py")
        if (folder / "help.ftl").exists():
            yield Part(f"{folder.name}-help", folder / "help.ftl", folder / "help.py")
        if (folder / "lessons.ftl").exists():
            yield Part(f"{folder.name}-lessons", folder / "lessons.ftl", None)  # see `languages.lessons`
    for kind in ON_DESKTOP:
        for folder in [*sorted(path.parent for path in DESKTOP_GAMES.glob(f"*/{kind}.ftl")), *folders]:
            if (folder / f"{kind}.ftl").exists():
                yield Part(f"{folder.name}-{kind}", folder / f"{kind}.ftl", None)


def languages() -> list[str]:
    """Return all languages, English first."""
    found = sorted(path.name for path in LANGUAGES.iterdir() if any(path.glob("*.ftl")))
    return [ENGLISH, *(name for name in found if name != ENGLISH)]
