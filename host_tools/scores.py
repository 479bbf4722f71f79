"""What the scores of a match count: points, or in the best of three (rule L10) the hands that were won."""

from collections.abc import Mapping
from typing import Any


def counts_hands(options: Mapping[str, Any]) -> bool:
    return str(options.get("best_of")) == "3"


def score_words(options: Mapping[str, Any], score: int) -> str:
    """``45 points``, ``1 hand``."""
    return f"{score} {'hand' if counts_hands(options) else 'point'}{'' if score == 1 else 's'}"
