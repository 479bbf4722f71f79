"""What the scores of a match count: points, or in the best of three (rule L10) the hands that were won."""

from collections.abc import Mapping
from typing import Any

from host_tools.terminal.phrases import counted


def counts_hands(options: Mapping[str, Any]) -> bool:
    return str(options.get("best_of")) == "3"


def score_words(options: Mapping[str, Any], score: int) -> str:
    """``45 points``, ``1 hand``."""
    return counted(score, "hand", "hands") if counts_hands(options) else counted(score, "point", "points")
