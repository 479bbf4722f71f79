"""The request `state`: what the tray shows, and the match that is being played on it."""

from tray24.compat import const
from tray24.link.picture import part, picture
from tray24.link.story import kept_story
from tray24.link.summary import summary

_PAGE_BYTES = const(800)  # of lines in an answer


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
        return part(data, request.get("from", 0))
    if "from" in request:
        return _lines(link, request["from"])
    return summary(link)


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
