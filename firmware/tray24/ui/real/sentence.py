"""What the display of a match with real dice says, in one plain line; read only by who cannot see it."""

from tray24.ui.kinds import WAITING
from tray24.ui.real.modes import BAD
from tray24.ui.real.view import asked, headline, hint


def sentences(play):
    """What the display says, in pieces: a generator."""
    gap = ""
    for part in _parts(play):
        if part:
            yield gap + part.rstrip(".")
            gap = ". "
    yield "."


def _parts(play):
    ui = play.ui
    game = ui.match.game
    seat = play.asked_seat()
    yield headline(play) if seat < 0 else ui.say("seat_n", ui.seat_number(seat)) + ", " + headline(play)
    counts = ["%s: %d" % (ui.seat_name(other), play.side.count(other)) for other in range(game.seats)]
    yield ui.say(play.side.counts_text, ", ".join(counts))
    if play.kind != WAITING and play.kind != BAD and play.message_ends_ms is not None:
        yield play.message
    if play.wheel:
        yield play.wheel.text(ui.say, play.real.asks_faces())
    else:
        yield asked(play)
        yield hint(play)
