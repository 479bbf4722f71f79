"""English texts of the part line-help, made from help.ftl by `./tray24 words`."""

HELP = (
    (
        "Goal",
        (
            "Two play. Be the first without dice and score what the other holds. 200 points win; or, by an option, "
            "two hands of three."
        ),
        ("L9", "L10"),
    ),
    (
        "Begin",
        (
            "Each takes five dice of the eleven and rolls one: the higher number starts. Then all are rolled, for "
            "both to see. The last die, rolled until it shows a number, begins the line."
        ),
        ("L1", "L2"),
    ),
    (
        "Turn",
        (
            "Put a die at the play end of the line when it has the color or the sign of the die there. A wild always "
            "fits, and you name its color."
        ),
        ("L3", "L7"),
    ),
    (
        "Take",
        (
            "If you cannot or will not play, take the die at the back of the line and roll all your dice. Then you "
            "may play one that fits; otherwise your turn ends."
        ),
        ("L4",),
    ),
    (
        "One die",
        (
            "The line keeps its last die. If it holds only one, you must play when a die fits; else you roll all your"
            " dice once and may then play."
        ),
        ("L5",),
    ),
    (
        "+1, +2",
        (
            "The other player takes one or two dice from the back, rolls all her dice, and it is your turn again. The"
            " last die of the line stays."
        ),
        ("L6",),
    ),
    (
        "UNO",
        (
            "Call when you play your next-to-last die: press your seat button, or hold blue where there is none. If "
            "you are caught, you take two dice from the back and roll all. If the line holds only one, the catcher "
            "gives you one of her dice. You can be caught until the next turn begins."
        ),
        ("L8",),
    ),
    (
        "Last die",
        "Your last die ends the hand. After a last +1 or +2 the other player still takes dice and rolls all.",
        ("L9",),
    ),
    (
        "Points",
        "Numbers count their value, +1 and +2 count 20, wilds 50.",
        ("L9",),
    ),
    (
        "Options",
        "Points to win; or two of three: whoever wins two hands wins.",
        ("L10",),
    ),
)
