"""What stands before `---` in a record, written; reading it is in `record`."""

from tray24.compat import const
from tray24.rules import game_class

VERSION = const(1)
SETS = {"classic24": ("basic", "yacht"), "center24": ("basic", "center", "yacht"), "line11": ("line",)}
STANDARD_SETS = {"basic": "classic24", "yacht": "classic24", "center": "center24", "line": "line11"}


def head_lines(game, seats, options, set_name="", seed=None):
    """The head as text lines, `---` included; options that have their default are left out."""
    out = ["tray24 %d" % VERSION, "game " + game, "seats %d" % seats]
    for name, default, _ in game_class(game).OPTIONS:
        if options.get(name, default) != default:
            out.append("option %s=%s" % (name, options[name]))
    if set_name and set_name != STANDARD_SETS[game]:
        out.append("set " + set_name)
    if seed is not None:
        out.append("seed %d" % seed)
    return out + ["---"]
