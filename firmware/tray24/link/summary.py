"""What is on the tray, in short."""

from tray24.compat import const
from tray24.link.story import kept_story

_TEXT = const(300)  # letters of what the display says


def _moment(ui):
    return ui.screen, ui.screen.secret, ui.match and len(ui.match.marks)


def _words(ui):
    """What the display says, when that is for everybody: a list of one text, or of none. A generator that pauses
    between sentences, and begins anew when the tray has gone on meanwhile."""
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


def summary(link):
    """See the request `state`; a generator that pauses between slices."""
    ui = link.ui
    if ui.match and ui.match.profile.real:
        yield from link.load("ui.real.sentence")
    text = yield from _words(ui)
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
    game = match.game
    seats = match.profile.seats
    answer["match"] = {
        "game": game.name,
        "real": match.profile.real,
        "seats": [{"button": seat.button, "name": seat.name, "bot": seat.bot} for seat in seats],
        "turn": game.turn,
        "scores": list(game.scores),
        "counts": [len(hand) for hand in getattr(game, "hands", ())],
        "over": game.over,
        "lines": story.number,
    }
    return answer
