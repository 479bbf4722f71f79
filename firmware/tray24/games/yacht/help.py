"""English texts of the part yacht-help, made from help.ftl by `./tray24 words`."""

HELP = (
    (
        "Goal",
        "Fill eleven boxes in eleven turns. The highest total wins; alone you play against your best.",
        ("Y1", "Y9"),
    ),
    (
        "Turn",
        (
            "Roll five dice. Then you may roll any of them again, twice at most. Mark those you want to roll, and "
            "choose to roll."
        ),
        ("Y2",),
    ),
    (
        "Boxes",
        (
            "After that the dice are scored in a box that is still open, or you write a zero in one. Each box is used"
            " once."
        ),
        ("Y3",),
    ),
    (
        "Alike",
        "Two, three or four alike: that many dice with the same sign, of any color. You score all five dice.",
        ("Y5",),
    ),
    (
        "Colors",
        "Four dice of one color score 75, five of one color 150.",
        ("Y6",),
    ),
    (
        "Chain",
        "All five dice can be put in a row in which neighbors share color or sign. You score all five.",
        ("Y7",),
    ),
    (
        "Sums",
        "Red, yellow, green, blue: the dice of that color. Wilds: 50 for each wild.",
        ("Y8",),
    ),
    (
        "Wilds",
        "A wild and a wild +4 stand for whatever is needed, but not in the sums of colors.",
        ("Y5", "Y6", "Y7"),
    ),
    (
        "Values",
        "Numbers count their value, skip, reverse and +2 count 20, wilds 50.",
        ("Y4",),
    ),
)
