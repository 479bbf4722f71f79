"""English texts of the part threes-help, made from help.ftl by `./tray24 words`."""

HELP = (
    (
        "Goal",
        "Five rounds of three dice each. The highest total wins.",
        (),
    ),
    (
        "Turn",
        "Draw three dice and roll them. The third lies under your cup: only you look at it.",
        (),
    ),
    (
        "Again",
        "You may roll any of the three once more, the one under the cup too. By an option twice.",
        (),
    ),
    (
        "Count",
        "Then count them. Whoever sits to the left goes on.",
        (),
    ),
    (
        "Values",
        "Numbers count their value, skip, reverse and +2 count 20, wilds 50.",
        (),
    ),
    (
        "End",
        "After five rounds the match is over. Who is tied wins together.",
        (),
    ),
)
