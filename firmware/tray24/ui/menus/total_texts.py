"""Texts about the totals of solo players: the best total so far, a new best, and the last ten totals.

In a daily match, whose dice depend only on the day, the best totals are those of that day and of all days. Matches that
do not count, because rolls were undone, are left out.
"""

from tray24.compat import const
from tray24.match.profile import format_day
from tray24.match.totals import MAX_ENTRIES, add_day, add_total, find_best, find_best_on, read_days, read_totals

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.ui import MatchUi, Ui


def _read_earlier_totals(ui: "MatchUi") -> list[tuple[str, int, int, int]]:
    """Return the saved totals of the running match's game, without the total of this match."""
    profile = ui.match.profile
    return [entry for entry in read_totals(ui.files, profile.game) if entry[3] != profile.seed]


def describe_best(ui: "MatchUi") -> str:
    """Return the text of the best total so far, without the running match; "" if there is none yet."""
    if ui.match.profile.daily:
        return ui.say.join_list([text for text in (describe_day(ui), _describe_best_of_days(ui)) if text])
    best = find_best(_read_earlier_totals(ui))
    return ui.say("best_so_far", points=best[2]) if best else ""


def describe_day(ui: "MatchUi") -> str:
    """Return the text beside the total of a daily match: the match's day, or that the total does not count."""
    return ui.say("not_counted") if ui.match.rolls_undone else format_day(ui.match.profile.seed)


def _describe_best_of_days(ui: "MatchUi") -> str:
    """Return the text of the best totals of daily matches, on the match's day and on all days; "" if there are none."""
    match = ui.match
    days = read_days(ui.files)
    if match.game.over and not match.rolls_undone:
        days.append((match.profile.seed, match.game.scores[0]))
    best = find_best(days, 1)
    best_of_day = find_best_on(days, match.profile.seed)
    if best is None:
        return ""
    return ui.say("best_so_far" if best_of_day < 0 else "best_of_days", points=best[1], day=best_of_day)


def _describe_end_of_day(ui: "MatchUi") -> tuple[str, str]:
    """Return (headline, footer) of the winner's screen after a daily match, whose dice depend only on the day."""
    if ui.match.rolls_undone:
        return ui.say("not_counted"), ui.say("rolls_undone")
    best = find_best(read_days(ui.files), 1)
    is_best = best is None or ui.match.game.scores[0] > best[1]
    return ui.say("new_best" if is_best else "your_total"), _describe_best_of_days(ui)


def describe_end(ui: "MatchUi") -> tuple[str, str]:
    """Return (headline, footer) of the running match's winner's screen. They say whether its total is a new best."""
    if ui.match.profile.daily:
        return _describe_end_of_day(ui)
    best = find_best(_read_earlier_totals(ui))
    if best is None:
        return ui.say("your_total"), ui.say("first_total")
    if ui.match.game.scores[0] > best[2]:
        return ui.say("new_best"), ui.say("best_before", points=best[2])
    return ui.say("your_total"), ui.say("best_so_far", points=best[2])


def describe_scores(ui: "MatchUi") -> str:
    """Return the text below the scores of the running match, which has one player: the best total, or a new best."""
    if not ui.match.game.over:
        return describe_best(ui)
    title, hint = describe_end(ui)
    if ui.match.rolls_undone and ui.match.profile.daily:
        return title
    return title if title == ui.say("new_best") else hint


def save_total(ui: "MatchUi") -> str:
    """Save the total of the running match, unless it does not count.

    Return "", or a text that says why saving failed.
    """
    match = ui.match
    profile = match.profile
    try:
        if not profile.daily:
            add_total(ui.files, profile.game, match.game.scores[0], profile.seed)
        elif not match.rolls_undone:
            add_day(ui.files, profile.seed, match.game.scores[0])
    except OSError as error:
        return ui.say("not_kept", reason=error)
    return ""


def describe_totals(ui: "Ui") -> str:
    """Return the text of all saved totals of solo players; "" if there are none.

    It has the best total and the last totals of each game, then the totals of daily matches. Newer totals come first.
    """
    say = ui.say
    parts = []
    entries = read_totals(ui.files)
    games = []
    for entry in entries:
        if entry[0] not in games:
            games.append(entry[0])
    for game in games:
        game_entries = [entry for entry in entries if entry[0] == game]
        _, number, points, _ = find_best(game_entries)  # pyright: ignore[reportGeneralTypeIssues]  # each of these games has one
        parts.append(say("best_total", game=say.get_game_text(game, "game"), number=number, points=points))
        totals = [say("total_n", number=entry[1], points=entry[2]) for entry in reversed(game_entries[-MAX_ENTRIES:])]
        parts.append(say("last_totals", totals=say.join_list(totals)))
    days = read_days(ui.files)
    if days:
        totals = [say("label_value", label=format_day(day), value=points) for day, points in reversed(days)]
        parts.append(say("label_value", label=say("opt-day"), value=say.join_list(totals)))
    return say.join_sentences(parts)
