"""What the page says of the center-die game."""

SHORT = (
    ("g4 r4", "Match the die in the center by color or sign: yours lies there now."),
    ("b1 y6", "Hands are open: everybody sees every die."),
    ("-", "Nothing you like? Roll your whole hand again, once; then play or draw."),
    ("WD4", "A wild +4 may be challenged: if another die would have matched, it comes back."),
    ("uno", "Two dice left: call UNO."),
)
OPTIONS = {
    "target": "Points to reach",
    "wd4": "Wild +4",
    "wd4.challenge": "May be challenged",
    "wd4.enforced": "Refused while a die matches",
}
