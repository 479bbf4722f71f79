"""What is on the tray, in short."""

from tray24.compat import const
from tray24.link.story import kept_story

_TEXT = const(300)  # letters of what the display says


def summary(link):
    """See the request `state`; a generator that pauses between slices."""
    ui = link.ui
    text = [] if ui.screen.secret else [ui.text()[:_TEXT]]
    answer = {"screen": ui.screen.name, "display": text, "match": None}
    yield
    match = ui.match
    if match is None:
        link.kept.pop("story", None)  # it holds the match that is over
        return answer
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
