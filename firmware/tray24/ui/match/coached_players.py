"""The file of the players who have had their first match of a game.

With the setting `coach` on "first", the coach explains a game only to players who are not in this file. A line of the
file COACHED is the game's name, a space, and the name of a player who has had a first match. A line without a player's
name stands for all players without a name.
"""

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.match.match import Match
    from tray24.ports import Files
    from tray24.ui.ui import MatchUi

COACHED = "coached.txt"
_MAX_BYTES = const(2000)  # some 80 players; the oldest are forgotten first


def list_coached(ui: "MatchUi") -> tuple[int, ...]:
    """Return the seats of the running match whose players are coached."""
    setting = ui.settings["coach"]
    if setting == "off":
        return ()
    players = ui.match.profile.seats
    try:
        lines = () if setting == "always" else _read_lines(ui.files)
    except OSError:
        lines = ()
    seats = [
        seat for seat in range(len(players)) if not players[seat].bot and _format_line(ui.match, seat) not in lines
    ]
    return tuple(seats)


def save_coached(ui: "MatchUi", seats: "Sequence[int]") -> None:
    """Save that the players at these seats have played the first round of their first match of the game."""
    try:
        lines = _read_lines(ui.files)
        lines += [line for line in {_format_line(ui.match, seat) for seat in seats} if line not in lines]
        data = ("\n".join(lines) + "\n").encode()
        while len(data) > _MAX_BYTES:
            data = data[data.index(b"\n") + 1 :]
        ui.files.write(COACHED, data)
    except OSError:
        pass  # they are coached once more


def _format_line(match: "Match", seat: int) -> str:
    return match.profile.game + " " + match.profile.seats[seat].name


def _read_lines(files: "Files") -> list[str]:
    data = files.read_part(COACHED, 0, _MAX_BYTES) if files.get_size(COACHED) else b""
    try:
        return [line for line in data.decode().split("\n") if line]
    except UnicodeError:
        return []
