"""Why a move is not legal, in words and with the rule's number. A module a game, imported at the first refusal."""

from tray24.rules.core import CATCH, PH_OVER, PHASES, UNO, VERBS, RuleError


def refusal(game, move):
    """The RuleError that says why `move`, which is not legal, is not."""
    verb = move >> 16 & 255
    if game.phase == PH_OVER:
        return RuleError("", "the match is over")
    if game.turn < 0:
        return RuleError("", "the dealer is awaited: " + game.awaited())
    if (verb == UNO or verb == CATCH) and CATCH in game.ARGS:
        return _refuse_aside(game, move)
    if move >> 24 != game.turn:
        return RuleError("", "it is the turn of seat %d" % game.turn)
    why = _module(game.name).refuse(game, verb, move)
    return why or RuleError("", "'%s' cannot be done in the phase %s" % (VERBS[verb], PHASES[game.phase]))


def _module(name):
    if name == "basic":
        from tray24.rules.refusals import basic as module
    elif name == "yacht":
        from tray24.rules.refusals import yacht as module
    elif name == "dominoes":
        from tray24.rules.refusals import dominoes as module
    else:
        from tray24.rules.refusals import matching as module
    return module


def _refuse_aside(game, move):
    """Why an UNO call or a catch is refused."""
    seat = move >> 24
    if move >> 16 & 255 == UNO:
        if game.called == seat:
            return RuleError(game.uno_rule, "UNO is called once a turn")
        if seat == game.turn and len(game.hands[seat]) != 2:
            return RuleError(game.uno_rule, "UNO is called with two left")
        return RuleError(game.uno_rule, "it is too late, or too early, to call UNO")
    if seat == move & 65535:
        return RuleError(game.uno_rule, "nobody catches herself")
    return RuleError(game.uno_rule, "nobody to catch there")
