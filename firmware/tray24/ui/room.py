"""Room for the match: modules that it does not need are forgotten; whoever opens what they hold imports them again."""

from tray24.compat import forget
from tray24.rules import GAMES

# Screens that are not seen while a match is played.
_SCREENS = (
    "specification",
    "settings",
    "home",
    "records",
    "setup",
    "editors",
    "power",
    "pause",
    "rolloff",
    "results",
    "reader",
    "menus",
)
_SCREENS += ("calibrate", "advice")
# The modules of rules that only some games need, and of their sides of the screen.
_RULES = {
    "basic": ("basic", "halves"),
    "center": ("center", "matching"),
    "line": ("line", "matching"),
    "yacht": ("yacht",),
    "dominoes": ("dominoes", "arms"),
}


def forget_screens():
    """What only menus need goes."""
    for name in _SCREENS:
        forget("tray24.ui." + name)
    forget("tray24.ui.help")


def forget_games(kept):
    """The modules of all games but those named go."""
    modules = [module for name in kept for module in _RULES[name]]
    for name in GAMES:
        for module in _RULES[name]:
            if module not in modules:
                forget("tray24.rules." + module)
                forget("tray24.ui.games." + module)
                forget("tray24.match.keen." + module)
