"""Markdown pages and their translations: what both must have in common is compared section by section."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("firmware", "host_tools", "simulator", "hardware")
ENGLISH = "en"
_SMALL_NUMBER_WORDS = {
    ENGLISH: "two three four five six seven eight nine ten eleven twelve",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
}
NUMBER_WORDS = {
    language: {word: str(value) for value, word in enumerate(words.split(), 2)}
    for language, words in _SMALL_NUMBER_WORDS.items()
}
NUMBER_WORDS[ENGLISH] |= {"twice": "2"}
NUMBER_WORDS["de"] |= {"zweimal": "2", "doppelt": "2"}
NUMBER_WORDS["de"] |= {"zweit": "2", "dritt": "3", "viert": "4", "fünft": "5", "sechst": "6"}
# Language -> (between thousands, before decimals), as regular expressions.
_MARKS = {ENGLISH: (",", r"\."), "de": (r"\.", ","), "es": (r"\.", ","), "fr": ("\N{NO-BREAK SPACE}", ",")}

_SECTION = re.compile(r"^(?=#+ |- <a id=)", re.MULTILINE)
_HEADING = re.compile(r"^(#+) (\d+\.|[A-Z]:)?.*$", re.MULTILINE)
_LANGUAGE_LINE = re.compile(r"^(?:English|Deutsch): \[.*\)$", re.MULTILINE)
_CODE_LINE = re.compile(r"(?:\A|(?<=\n))\n((?:    \S.*\n)+)")
_SPAN = re.compile(r"`([^`]+)`")
_LINK = re.compile(r"(!?)\[([^]]*)\]\(([^)]+)\)")
_COMMENT = re.compile(r"<!-- .*? -->")
_ITEM = re.compile(r"^( *(?:-|\d+\.)) ", re.MULTILINE)
# A number, perhaps with letters: 18.5, R38, 3D, j3. Not +2, which is the name of a face in German.
_NUMBER = re.compile(r"(?<![\w.+])[A-Za-z]*\d\w*(?:\.\d+)*")
_ROW = re.compile(r"^ *\|(.*)\|$", re.MULTILINE)


class Section(NamedTuple):
    """A section of a page: its `title` (heading or first words), and all facts that a translation must repeat."""

    title: str
    heading: str  # "##" and its number or letter; "" when the section begins with an anchor
    anchors: list[str]
    items: list[str]  # the markers of its lists, with their indentation
    images: list[str]
    links: list[str]  # without the mark of a language, sorted
    commands: list[str]  # the lines of its code blocks
    code: list[str]  # the code in its sentences and tables, sorted
    markers: list[str]  # comments around what programs write
    tables: list[list[list[str]]]  # by row and cell the sorted numbers
    numbers: list[str]  # of the sentences, sorted; number words count
    paragraphs: int


def list_translated() -> list[tuple[Path, Path, str]]:
    """Return (English page, translated page, language) for every translation of a page."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.??.md")]
    return [(path.with_name(f"{path.name[:-6]}.md"), path, path.name[-5:-3]) for path in sorted(found)]


def find_language_links(text: str) -> list[str]:
    """Return the targets of the line that links the page in other languages."""
    return [target for line in _LANGUAGE_LINE.findall(text) for _, _, target in _LINK.findall(line)]


def find_links(text: str) -> list[str]:
    """Return the targets of the links and images of a page, without the lines that link another language."""
    return [target for _, _, target in _LINK.findall(_LANGUAGE_LINE.sub("", text))]


def split_sections(text: str, language: str) -> list[Section]:
    """Return the sections of a page: from a heading, or from an item with an anchor, to the next one."""
    parts = _SECTION.split(_LANGUAGE_LINE.sub("", text))
    return [_parse_section(part, language) for part in parts if part.strip()]


def _parse_section(part: str, language: str) -> Section:
    heading = _HEADING.match(part)
    commands = [line.strip() for block in _CODE_LINE.findall(part) for line in block.splitlines()]
    prose = _CODE_LINE.sub("\n", part)
    found = _LINK.findall(prose)
    code = [span for span in _SPAN.findall(prose) if not span.endswith(".md")]
    rows = [[_find_numbers(cell, language) for cell in row.split("|")] for row in _ROW.findall(prose)]
    sentences = _ROW.sub("", prose)
    return Section(
        title=part.splitlines()[0][:60],
        heading=f"{heading[1]} {heading[2] or ''}".strip() if heading else "",
        anchors=re.findall(r'<a id="(\w+)">', part),
        items=_ITEM.findall(sentences),
        images=[target for image, _, target in found if image],
        links=sorted(target.replace(f".{language}.md", ".md") for image, _, target in found if not image),
        commands=commands,
        code=sorted(code),
        markers=_COMMENT.findall(part),
        tables=rows,
        numbers=_find_numbers(sentences, language),
        paragraphs=len([block for block in re.split(r"\n\s*\n", sentences.strip()) if block.strip()]),
    )


def _find_numbers(text: str, language: str) -> list[str]:
    """Return the numbers of a text in English notation, sorted. Skip code, comments and targets of links."""
    thousands, decimals = _MARKS[language]
    prose = _COMMENT.sub("", _SPAN.sub("", _LINK.sub(r"\2", text)))
    prose = _ITEM.sub("", re.sub(r"<a id=.*?</a>", "", prose))
    prose = re.sub(rf"(?<=\d){thousands}(?=\d{{3}}\b)", "", prose)
    prose = re.sub(rf"(?<=\d){decimals}(?=\d)", ".", prose)
    number_words = NUMBER_WORDS[language]
    spelled_numbers = [number_words[word] for word in re.findall(r"\w+", prose.lower()) if word in number_words]
    return sorted([*_NUMBER.findall(prose), *spelled_numbers])


def find_differences(english: str, translation: str, language: str) -> Iterator[str]:
    """Yield the differences of a translation from its English page, each with its section."""
    english_sections, translated_sections = split_sections(english, ENGLISH), split_sections(translation, language)
    headings = [
        [(section.heading, section.anchors) for section in page] for page in (english_sections, translated_sections)
    ]
    if headings[0] != headings[1]:
        at = next((at for at, (a, b) in enumerate(zip(*headings, strict=False)) if a != b), min(map(len, headings)))
        titles = [
            page[at].title if at < len(page) else "the end of the page"
            for page in (english_sections, translated_sections)
        ]
        yield f"after {at} sections: '{titles[0]}' in English, '{titles[1]}' in the translation"
        return
    for english_section, translated_section in zip(english_sections, translated_sections, strict=True):
        for field in Section._fields[3:]:
            if (english_fact := getattr(english_section, field)) != (
                translated_fact := getattr(translated_section, field)
            ):
                yield f"'{english_section.title}': {field}: {_describe_difference(english_fact, translated_fact)}"


def _describe_difference(english_fact: object, translated_fact: object) -> str:
    """Return how a fact of a section (`english_fact`) differs in the translation (`translated_fact`).

    Of two lists, name only the items that are in just one of them.
    """
    if isinstance(english_fact, list) and isinstance(translated_fact, list):
        left, right = (Counter(map(str, facts)) for facts in (english_fact, translated_fact))
        if left != right:
            english_fact, translated_fact = sorted((left - right).elements()), sorted((right - left).elements())
    return f"{english_fact} in English, {translated_fact} in the translation"
