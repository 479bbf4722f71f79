from tray24.rules.errors import RuleError
from tray24.rules.matching.rules import MatchingGame

def refuse(game: MatchingGame, verb: int, move: int) -> RuleError | None: ...
