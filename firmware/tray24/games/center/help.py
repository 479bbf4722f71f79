"""English texts of the part center-help, made from help.ftl by `./tray24 words`."""

HELP = (
    (
        "Goal",
        "Be the first without dice. Whoever goes out scores what the others hold; 500 points win, or what you agreed.",
        ("C10", "C11"),
    ),
    (
        "Begin",
        (
            "One die is rolled until it shows a number: the center die. Everybody draws five dice and rolls them, for"
            " all to see."
        ),
        ("C1", "C2"),
    ),
    (
        "Turn",
        (
            "Play a die with the color or the sign of the center die. It becomes the center die, and the old one goes"
            " back into the bag."
        ),
        ("C3",),
    ),
    (
        "Again",
        (
            "If you cannot or will not play, roll all your dice again, once. Then play a die that fits, or draw one: "
            "you may play it when it fits, or keep it. From an empty bag nothing is drawn."
        ),
        ("C4",),
    ),
    (
        "Actions",
        (
            "Skip: the next player misses her turn. Reverse: play turns round; when two play it skips. +2: the next "
            "player takes two dice, rolls them and misses her turn."
        ),
        ("C5",),
    ),
    (
        "Wilds",
        (
            "A wild may always be played, and you name its color. A wild +4 makes the next player take four dice; it "
            "is allowed only when no colored die of yours fits."
        ),
        ("C6", "C7"),
    ),
    (
        "Challenge",
        (
            "The next player may challenge a wild +4. If it was not allowed, its player takes it back and four more "
            "dice. If it was allowed, the challenger takes four."
        ),
        ("C8",),
    ),
    (
        "UNO",
        (
            "Call when you play your next-to-last die: press your seat button, or hold blue where there is none. "
            "Until the next player does anything in her turn, others may catch you with theirs: two dice."
        ),
        ("C9",),
    ),
    (
        "Last die",
        "Your last die ends the hand at once: nobody takes dice for a last +2 or wild +4.",
        ("C10",),
    ),
    (
        "Points",
        "Numbers count their value, skip, reverse and +2 count 20, wilds 50. Whoever went out starts the next hand.",
        ("C10",),
    ),
    (
        "Options",
        "Points to win. Wild +4: the next player may challenge it, or it is enforced: refused when not allowed.",
        ("C8", "C11"),
    ),
)
