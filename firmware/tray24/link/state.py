"""The request `state`: what the tray shows, and the match that is being played on it."""

from tray24.compat import const
from tray24.link.story import kept_story
from tray24.link.wire import base64

_PAGE_BYTES = const(800)  # of lines in an answer
_PART = const(384)  # bytes in an answer: 512 in base64
_TEXT = const(300)  # letters of what the display says


def state(link, request):
    """What is on the tray: the name of its screen, what the display says, and the match. A seat has its number on the
    tray (`button`, from 0), its player's name or "", and the bot that plays for it or "". `counts` are the dice or
    tiles in hands, `turn` the seat that is to choose (-1: none), `lines` how many lines the match has (while they are
    watched: how many were told). It is `real` when the players throw dice or draw tiles of their own.

    With `from` the lines of the match as in its record, from that line on, some at a time: without the seed, without
    comments, lines that were taken back included. In dominoes a tile that only its holder sees is `?`, and lines are
    put in where with such tiles the table tells what else would follow; so they replay with the same rules.

    With `show` the display's bytes (dark while it shows what only one seat may see) or those of the LEDs."""
    if "show" in request:
        data = picture(link.ui) if request["show"] == "display" else link.tray.shown
        return _part(data, request.get("from", 0))
    if "from" in request:
        return _lines(link, request["from"])
    return _summary(link)


def picture(ui):
    """Return the display's bytes if they are for everybody, else dark ones.

    What was secret is still there until the whole picture is drawn again.
    """
    return ui.canvas.buffer if ui.drawn and not ui.screen.secret else bytes(len(ui.canvas.buffer))


def _part(data, first):
    end = first + _PART
    return {"data": base64(data[first:end]), "next": end if end < len(data) else None}


def _lines(link, first):
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


def _summary(link):
    ui = link.ui
    text = yield from _display_text(ui)
    answer = {"screen": ui.screen.name, "display": text, "match": None}
    yield
    match = ui.match
    if match is None:
        link.kept.pop("story", None)  # it holds the match that is over
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


def _display_text(ui):
    """Return what the display says if that is for everybody: a list of one text, or of none.

    A generator that yields between sentences, and begins again when the tray has gone on meanwhile.
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


def _moment(ui):
    return ui.screen, ui.screen.secret, ui.match and len(ui.match.marks)


def _match_facts(match, lines):
    game = match.game
    return {
        "game": game.name,
        "real": match.profile.real,
        "seats": [{"button": seat.button, "name": seat.name, "bot": seat.bot} for seat in match.profile.seats],
        "turn": game.turn,
        "scores": list(game.scores),
        "counts": [len(hand) for hand in getattr(game, "hands", ())],
        "over": game.over,
        "lines": lines,
    }
