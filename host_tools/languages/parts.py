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
from tray24.text_tables import tables

TRAY24 = ROOT / "firmware" / "tray24"
LANGUAGES = TRAY24 / "languages"
DESKTOP_GAMES = ROOT / "simulator" / "games"
ENGLISH = "en"
# The first line of a part that only commands say, to makers and developers: it is not translated. All other parts are,
# those of the commands that players use, too.
ENGLISH_ONLY = "### English only\n"


@dataclass(frozen=True)
class Part:
    """One part: its name and its English source."""

    name: str
    source: Path

    @property
    def is_translated(self) -> bool:
        """Return whether a translation has this part."""
        return not self.source.read_text(encoding="utf-8").startswith(ENGLISH_ONLY)

    @property
    def kind(self) -> str:
        """Return the kind of the part's table on the tray, or "" when only page and host tools read the part."""
        if self.source.parent == LANGUAGES / ENGLISH:
            return tables.KINDS[0] if self.name in tables.PARTS else ""
        return self.source.stem if self.source.stem in tables.KINDS else ""

    def source_in(self, language: str) -> Path:
        """Return the path of the part's source in a language, whether the file exists or not."""
        return self.source if language == ENGLISH else LANGUAGES / language / f"{self.name}.ftl"


def parts(*folders: Path) -> Iterator[Part]:
    """Yield all parts: those of the languages' folder first, then those of the games.

    Each game has the parts `NAME`, `NAME-help`, `NAME-lessons`, `NAME-page` and `NAME-log`. `folders` are those of
    games registered from elsewhere.
    """
    for source in sorted((LANGUAGES / ENGLISH).glob("*.ftl")):
        yield Part(source.stem, source)
    for folder in [*sorted(path.parent for path in (TRAY24 / "games").glob("*/words.ftl")), *folders]:
        yield Part(folder.name, folder / "words.ftl")
        for kind in tables.KINDS[1:]:
            if (folder / f"{kind}.ftl").exists():
                yield Part(f"{folder.name}-{kind}", folder / f"{kind}.ftl")
    for kind in ON_DESKTOP:
        for folder in [*sorted(path.parent for path in DESKTOP_GAMES.glob(f"*/{kind}.ftl")), *folders]:
            if (folder / f"{kind}.ftl").exists():
                yield Part(f"{folder.name}-{kind}", folder / f"{kind}.ftl")


def languages() -> list[str]:
    """Return all languages, English first."""
    return tables.languages(str(LANGUAGES))
