"""The request `state`: what the tray shows, and the match that is being played on it."""

from binascii import b2a_base64

from tray24.compat import const
from tray24.link.story import Story

_PART = const(384)  # bytes in an answer: 512 in base64
_PAGE_BYTES = const(800)  # of lines in an answer
_TEXT = const(300)  # letters of what the display says


def state(link, request):
    """What is on the tray: the name of its screen, what the display says, and the match. A seat has its number on the
    tray (`button`, from 0), its player's name or "", and the bot that plays for it or "". `counts` are the dice or
    tiles in hands, `turn` the seat that is to choose (-1: none), `lines` how many lines the match has.

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
    """The display's bytes, as far as they are for everybody: what was secret is still there until all is drawn anew."""
    return ui.canvas.buffer if ui.drawn and not ui.screen.secret else bytes(len(ui.canvas.buffer))


def base64(data):
    """As text."""
    return b2a_base64(data)[:-1].decode()


def _part(data, first):
    end = first + _PART
    return {"data": base64(data[first:end]), "next": end if end < len(data) else None}


def _summary(link):
    ui = link.ui
    text = [] if ui.screen.secret else [ui.text()[:_TEXT]]
    answer = {"screen": ui.screen.name, "display": text, "match": None}
    match = ui.match
    if match is None:
        link.kept.pop("story", None)  # it holds the match that is over
        return answer
    story = _story(link)
    for line in story.lines():
        if line is None:
            yield
    link.kept["story"] = story
    game = match.game
    seats = match.profile.seats
    answer["match"] = {
        "game": game.name,
        "seats": [{"button": seat.button, "name": seat.name, "bot": seat.bot} for seat in seats],
        "turn": game.turn,
        "scores": list(game.scores),
        "counts": [len(hand) for hand in getattr(game, "hands", ())],
        "over": game.over,
        "lines": story.number,
    }
    return answer


def _story(link, number=1 << 29):
    """The Story of the running match that was kept, as long as nobody works on it; a fresh one when that is past
    `number`."""
    story = link.kept.pop("story", None)
    match = link.ui.match
    return story if story and story.match is match and story.number <= number else Story(link, match)


def _lines(link, first):
    lines = []
    room = _PAGE_BYTES
    if link.ui.match:
        story = _story(link, first)
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
