"""What the page says of the dice-line game."""

SHORT = (
    ("b3 b5", "Two players. Match the die at the play end; the line grows."),
    ("r2", "No match? Take the die at the back and roll all your dice."),
    ("gD1 yD2", "Your opponent takes one or two from the back and misses a turn."),
    ("W", "A wild goes on anything; then name a color."),
    ("uno", "The line keeps one die. Who has none left wins the hand."),
)
OPTIONS = {
    "target": "Points to reach",
    "best_of": "The match is won by",
    "best_of.0": "Points",
    "best_of.3": "Two hands",
}
