"""What the page says of the tray game."""

SHORT = (
    ("g4 g8", "Put a die beside one of the same color or the same sign."),
    ("W b2", "Wilds go beside anything; then name a color."),
    ("yS rD2", "Skip, reverse, +2 and wild +4 fall on the next player."),
    ("-", "Nothing fits? Draw one and roll it."),
    ("uno", "Two dice left: press your button and call UNO before someone catches you."),
)
OPTIONS = {
    "target": "Points to reach",
    "scoring": "Scoring",
    "scoring.winner": "Winner takes the points",
    "scoring.caught": "Each keeps her own, lowest wins",
    "must_roll": "Every turn begins with a roll",
    "table_talk": "Table talk is allowed",
}
