"""What the page says of yacht."""

SHORT = (
    ("r7 b7", "Five dice, three rolls: keep what you like, roll the rest again."),
    ("g4 g8", "Then write one box: two, three or four alike, colors, a chain, wilds."),
    ("W", "Wilds stand for anything in kinds, colors and chains."),
    ("-", "Nothing fits? Write a zero."),
    ("y9", "Eleven boxes; the highest total wins. Works alone, too."),
)
CLICKS = "click dice to mark them, then roll; click a box to write it."
