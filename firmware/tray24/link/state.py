"""The request `state`: the tray's screen, and its running match."""

from tray24.compat import const
from tray24.link.story import kept_story
from tray24.link.wire import base64

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from tray24.link.link import Link
    from tray24.match.match import Match
    from tray24.match.profile import Player
    from tray24.ui.toolkit.screens import Screen
    from tray24.ui.ui import Ui

_PAGE_BYTES = const(800)  # of lines in an answer
_PART = const(384)  # bytes in an answer: 512 in base64
_TEXT = const(300)  # letters of the display's text


def state(link: "Link", request: "dict[str, Any]") -> "dict[str, object] | Generator[None, None, dict[str, object]]":
    """Return the state of the tray: the name of its screen, the text on the display, its `kind`, and the match.

    A seat has its number on the tray (`button`, from 0), its player's name or "", the bot that plays for it or "", and
    whether a child plays (`young`).
    `counts` are the numbers of dice or tiles in hands, `turn` is the seat to play (-1: none), `lines` is the number of
    lines of the match (while it is watched: of lines sent). The match is `real` if the players throw real dice or draw
    real tiles.

    With `from` return the lines of the match from that line on, as in its record, some at a time: without the seed and
    comments, but with lines that were taken back. In dominoes a tile that only its holder sees is `?`, and lines are
    added that the people around the table would say about such tiles; so the lines replay under the same rules.

    With `show` return the bytes of the display (dark while only one seat may see it) or of the LEDs."""
    if "show" in request:
        data = picture(link.ui) if request["show"] == "display" else link.tray.shown
        return _part(data, request.get("from", 0))
    if "from" in request:
        return _lines(link, request["from"])
    return _summary(link)


def picture(ui: "Ui") -> bytes | bytearray:
    """Return the display's bytes if everybody may see them, else dark ones.

    A secret stays in the bytes until the whole picture is drawn again.
    """
    return ui.canvas.buffer if ui.drawn and not ui.screen.secret else bytes(len(ui.canvas.buffer))


def _part(data: bytes | bytearray, first: int) -> dict[str, object]:
    end = first + _PART
    return {"data": base64(data[first:end]), "next": end if end < len(data) else None}


def _lines(link: "Link", first: int) -> "Generator[None, None, dict[str, object]]":
    lines = []
    room = _PAGE_BYTES
    if link.ui.match:
        story = kept_story(link, first)
        yield
        for line in story.lines():
            if line is None:
                yield
            elif story.number > first:
                lines.append(line)
                room -= len(line) + 3
                if room < 0:
                    link.kept["story"] = story
                    return {"lines": lines, "next": story.number}
        link.kept["story"] = story
    return {"lines": lines, "next": None}


def _summary(link: "Link") -> "Generator[None, None, dict[str, object]]":
    ui = link.ui
    text = yield from _display_text(ui)
    answer = {"screen": ui.screen.name, "display": text, "match": None, "kind": ui.settings["tray_kind"]}
    yield
    match = ui.match
    if match is None:
        link.kept.pop("story", None)  # it holds the finished match
        return answer
    watcher = link.kept.get("watcher")
    story = watcher and watcher.story
    if not story or story.match is not match:
        story = kept_story(link)
        for line in story.lines():
            if line is None:
                yield
        link.kept["story"] = story
    yield
    answer["match"] = _match_facts(match, story.number)
    return answer


def _display_text(ui: "Ui") -> "Generator[None, None, list[str]]":
    """Return the display's text as a list, empty if not everybody may see it.

    This generator yields between sentences, and restarts if the display has changed meanwhile.
    """
    while True:
        moment = _moment(ui)
        text = ""
        for part in () if ui.screen.secret else ui.screen.sentences():
            text += part
            yield
            if _moment(ui) != moment:
                break
        else:
            return [] if ui.screen.secret else [text[:_TEXT]]


def _moment(ui: "Ui") -> "tuple[Screen, bool, int | Match | None]":
    return ui.screen, ui.screen.secret, ui.match and len(ui.match.marks)


def _match_facts(match: "Match", lines: int) -> dict[str, object]:
    game = match.game
    return {
        "game": game.name,
        "real": match.profile.real,
        "seats": [_seat_facts(seat) for seat in match.profile.seats],
        "turn": game.turn,
        "scores": list(game.scores),
        "counts": [len(hand) for hand in getattr(game, "hands", ())],
        "over": game.over,
        "lines": lines,
    }


def _seat_facts(seat: "Player") -> dict[str, object]:
    return {"button": seat.button, "name": seat.name, "bot": seat.bot, "young": bool(seat.young and not seat.bot)}
