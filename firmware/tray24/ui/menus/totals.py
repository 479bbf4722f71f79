"""The texts for those who play alone: the best total so far, a new best, and the last ten totals."""

from tray24.match.totals import KEPT, add_total, best_of, read_totals


def _before(ui):
    """Return the entries of the running match's game, without this match itself."""
    profile = ui.match.profile
    return [entry for entry in read_totals(ui.files, profile.game) if entry[3] != profile.seed]


def best_words(ui):
    """Return the text of the best total so far, without the running match; "" before there is one."""
    best = best_of(_before(ui))
    return ui.say("best_so_far", points=best[2]) if best else ""


def end_words(ui):
    """Return title and hint for the end of the running match: whether its total is a new best."""
    best = best_of(_before(ui))
    if best is None:
        return ui.say("your_total"), ui.say("first_total")
    if ui.match.game.scores[0] > best[2]:
        return ui.say("new_best"), ui.say("best_before", points=best[2])
    return ui.say("your_total"), ui.say("best_so_far", points=best[2])


def scores_words(ui):
    """Return the text below the scores of the running match, which may be over."""
    if not ui.match.game.over:
        return best_words(ui)
    title, hint = end_words(ui)
    return title if title == ui.say("new_best") else hint


def keep_total(ui):
    """Keep the total of the running match. Return why it cannot be kept, or ""."""
    match = ui.match
    try:
        add_total(ui.files, match.profile.game, match.game.scores[0], match.profile.seed)
    except OSError as error:
        return ui.say("not_kept", reason=error)
    return ""


def list_words(ui):
    """Return the text of all kept totals, game by game, the newest first; "" without any."""
    say = ui.say
    parts = []
    entries = read_totals(ui.files)
    games = []
    for entry in entries:
        if entry[0] not in games:
            games.append(entry[0])
    for game in games:
        own = [entry for entry in entries if entry[0] == game]
        best = best_of(own)
        parts.append(say("best_total", game=say.of_game(game, "game"), number=best[1], points=best[2]))
        last = [say("total_n", number=entry[1], points=entry[2]) for entry in reversed(own[-KEPT:])]
        parts.append(say("last_totals", totals=say.listed(last)))
    return say.sentences(parts)
