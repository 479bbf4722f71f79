"""Matches with the dice of the day: whether a match counts for the best totals, these totals, and a text to share.

Everybody who plays on a day gets the same dice.
"""

from collections.abc import Iterable
from datetime import date

from simulator.json_values import JsonObject
from simulator.texts import HostTexts, load_game_texts
from simulator.tray.files import FolderFiles, MemoryFiles
from tray24.match.match import Match
from tray24.match.profile import END_OF_HEAD, format_day
from tray24.match.record import replay, strip_comment
from tray24.match.totals import find_best, find_best_on, read_days
from tray24.match.undo import UNDO_TEXT

_say = HostTexts("day")
_DAY_NOTE = "# dice day"


def compute_day_number() -> int:
    """Return the current date of this machine as a number of eight digits, YYYYMMDD."""
    day = date.today()
    return day.year * 10000 + day.month * 100 + day.day


def add_day_view(view: JsonObject, match: Match, files: FolderFiles | MemoryFiles) -> None:
    """Add the texts about the dice of the day to the page's view of a match, if the match has these dice.

    In `view["said"]`, `score` tells the day, and whether the match still counts for the best totals. At the end of the
    match `after` tells these totals, and `view["day"]["line"]` is a line of text to share the result. Until then both
    are "".
    """
    profile = match.profile
    if not profile.daily:
        return
    day = format_day(profile.seed)
    is_over = match.game.over
    line = (
        _format_share_line(profile.game, profile.seed, match.game.scores[0], not match.rolls_undone) if is_over else ""
    )
    view["day"] = {"line": line}
    view["said"]["score"] = _say("head-not-counted" if match.rolls_undone else "head", date=day)
    view["said"]["after"] = _format_best(match, files) if is_over else ""


def format_undo_warning(match: Match) -> str:
    """Return the warning that a match with the dice of the day will not count for the best totals after an undo.

    Only an undo of drawn or rolled dice has this effect. Return "" if the match has other dice or no longer counts.
    """
    return _say("undo") if match.profile.daily and not match.rolls_undone else ""


def _format_best(match: Match, files: FolderFiles | MemoryFiles) -> str:
    """Return the text of the best totals of this day and of all days, this match included if it counts.

    If the match does not count, the text says so.
    """
    days = read_days(files)
    if not match.rolls_undone:
        days.append((match.profile.seed, match.game.scores[0]))
    best, day_best = find_best(days, 1), find_best_on(days, match.profile.seed)
    sentences = [_say("not-counted")] if match.rolls_undone else []
    if best is not None:
        sentences.append(_say("best" if day_best >= 0 else "best-ever", day=str(day_best), ever=str(best[1])))
    return " ".join(sentences)


def _format_share_line(game: str, day: int, points: int, is_counted: bool) -> str:
    name = load_game_texts(game)("game").lower()
    return _say("line" if is_counted else "line-not-counted", game=name, date=format_day(day), points=points)


def format_record_share_line(lines: Iterable[str]) -> str:
    """Return a line of text to share the result of a record, or "" if it has no dice of the day or has not ended.

    Raise RecordError for an illegal record.
    """
    texts = list(lines)
    head, match_replay = replay(texts)
    head_end = [strip_comment(text) for text in texts].index(END_OF_HEAD)
    is_daily = any(text.startswith(_DAY_NOTE) for text in texts[:head_end])
    if not is_daily or head.seed is None or not match_replay.game.over:
        return ""
    return _format_share_line(
        head.game, head.seed, match_replay.game.scores[0], not has_undone_rolls(texts[head_end + 1 :])
    )


def has_undone_rolls(lines: Iterable[str]) -> bool:
    """Return whether an undo in these lines of a legal record took back dice that had been drawn or rolled."""
    dice_flags: list[bool] = []  # for each seat's line that is not undone
    for text in map(strip_comment, lines):
        if text == UNDO_TEXT:
            if dice_flags.pop():
                return True
        elif text.startswith("*"):
            dice_flags[-1:] = [True] if dice_flags else []
        elif text:
            dice_flags.append(False)
    return False
