"""What the page says of threes."""

SHORT = (
    ("r7 b7", "Three dice in each of five rounds."),
    ("?", "The third lies under your cup: nobody else sees it."),
)
CLICKS = "click an open die to roll it again."
