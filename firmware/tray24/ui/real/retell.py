"""What people told the tray of dice, taken back: who begins, a face, a verdict. Imported when something is undone."""

from tray24.match.match import Match
from tray24.rules.core import D_DRAW, D_ROLL
from tray24.rules.faces import UNKNOWN


def told(match):
    """The place in `match.since` of the last line that people told; -1 when a seat's line is later."""
    lines = match.since
    at = len(lines) - 1
    while at >= 0 and not isinstance(lines[at], int):
        verb, _, values = lines[at]
        if verb == D_DRAW:
            # D2: a tile alone, after those that are dealt, is drawn on somebody's word.
            before = lines[at - 1]
            if len(values) == 1 and match.game.tiles and not isinstance(before, int) and before[0] == D_DRAW:
                return at
        elif verb != D_ROLL or UNKNOWN not in values:
            return at
        at -= 1
    return -1


def take_back(ui):
    """Takes back the last line that people told, if no seat's is later. Gives that line, or None.

    A record can only take back a seat's line with all after it: what stands of those is entered again. Where no seat
    has chosen yet, the match begins anew.
    """
    match = ui.match
    at = told(match)
    if at < 0:
        return None
    lines = match.since
    if isinstance(lines[0], int):
        match.undo()
    else:
        ui.match = match = Match(match.profile, match.files, match.on_line, over=True)
    for line in lines[:at]:
        match.enter(line)
    return lines[at]
