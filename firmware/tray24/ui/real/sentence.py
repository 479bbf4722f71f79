"""What the display of a match with real dice says, in one plain line; read only by who cannot see it."""

from tray24.ui.kinds import WAITING
from tray24.ui.real.modes import BAD
from tray24.ui.real.view import asked, headline, hint


def text(play):
    """What the display says, in one plain line."""
    ui = play.ui
    game = ui.match.game
    seat = play.asked_seat()
    parts = [headline(play) if seat < 0 else ui.say("seat_n", ui.seat_number(seat)) + ", " + headline(play)]
    counts = ["%s: %d" % (ui.seat_name(other), play.side.count(other)) for other in range(game.seats)]
    parts.append(ui.say(play.side.counts_text, ", ".join(counts)))
    if play.kind != WAITING and play.kind != BAD and play.message_ends_ms is not None:
        parts.append(play.message)
    if play.wheel:
        parts.append(play.wheel.text(ui.say, play.real.asks_faces()))
    else:
        parts.append(asked(play))
        parts.append(hint(play))
    return ". ".join([part.rstrip(".") for part in parts if part]) + "."
