"""Words for faces, numbers of dice and lists, by the messages of `log.ftl`."""

import re
from collections.abc import Iterable

from simulator.web.log.texts import LogTexts
from tray24.rules.faces import (
    COLORS,
    D1,
    D2,
    DE,
    KINDS,
    WD4,
    R,
    S,
    W,
    color_of,
    is_known,
    kind_of,
    parse_face,
    undeclared,
)

_MESSAGES = {S: "face-skip", R: "face-reverse", W: "face-wild", WD4: "face-wd4", DE: "face-dead-end"}
_SIGNS = {D1: "+1", D2: "+2"}
_WRITTEN = re.compile(r"\b(?:[rygb](?:\d|S|R|D1|D2)|(?:WD4|W)(?:=[rygb])?|DE)\b")
_say = LogTexts()


def face_words(face: int) -> str:
    """Return a face as in a hand: ``red 7``, ``yellow skip``, ``wild +4``."""
    return declared_words(undeclared(face))


def declared_words(face: int) -> str:
    """Return a face with the color named for it: ``blue wild``."""
    if not is_known(face):
        return _say("face-hidden")
    kind, color = kind_of(face), COLORS[color_of(face)]
    if kind in _MESSAGES:
        return _say(_MESSAGES[kind], color=color)
    return _say("face-number", color=color, number=_SIGNS.get(kind) or KINDS[kind])


def faces_words(faces: Iterable[int]) -> str:
    """Return faces as a list: ``red 7, wild``."""
    return list_words([face_words(face) for face in faces])


def list_words(items: list[str], key: str = "list") -> str:
    """Return items as a list: of faces, of points, or of winners with the key `names`."""
    words = items[0] if items else ""
    for item in items[1:]:
        words = _say(key, items=words, item=item)
    return words


def sentences(*said: str) -> str:
    """Join sentences, leaving out empty ones."""
    words = ""
    for sentence in said:
        words = _say("sentences", first=words, second=sentence) if words and sentence else words or sentence
    return words


def plain_words(text: str) -> str:
    """Return a text in which words replace faces written as in records.

    "must match r4" -> "must match red 4".
    """
    return _WRITTEN.sub(lambda found: declared_words(parse_face(found[0])), text)


def color_words(color: int) -> str:
    """Return a color in words: ``red`` for 1."""
    return _say("color", color=COLORS[color])
