"""Texts (de) of the part yacht-help, made from yacht-help.ftl by `./tray24 words`."""

HELP = (
    (
        "Ziel",
        "Fülle elf Kästchen in elf Zügen. Die höchste Summe gewinnt; allein spielst du gegen deine beste.",
        ("Y1", "Y9"),
    ),
    (
        "Zug",
        (
            "Würfle fünf Würfel. Dann darfst du beliebige davon neu würfeln, höchstens zweimal. Markiere die, die du "
            "würfeln willst, und wähle dann den Wurf."
        ),
        ("Y2",),
    ),
    (
        "Kästchen",
        (
            "Danach wertest du die Würfel in einem offenen Kästchen oder streichst eines: Das zählt null. Jedes "
            "Kästchen gilt einmal."
        ),
        ("Y3",),
    ),
    (
        "Gleiche",
        (
            "Zwei, drei oder vier gleiche: so viele Würfel mit gleichem Zeichen, egal welcher Farbe. Alle fünf Würfel"
            " zählen."
        ),
        ("Y5",),
    ),
    (
        "Farben",
        "Vier Würfel einer Farbe zählen 75, fünf einer Farbe 150.",
        ("Y6",),
    ),
    (
        "Kette",
        (
            "Alle fünf Würfel lassen sich so in eine Reihe legen, dass Nachbarn Farbe oder Zeichen teilen. Alle fünf "
            "zählen."
        ),
        ("Y7",),
    ),
    (
        "Summen",
        "Rot, Gelb, Grün, Blau: die Würfel dieser Farbe. Joker: 50 für jeden Joker.",
        ("Y8",),
    ),
    (
        "Joker",
        "Joker und +4-Joker stehen für alles, was fehlt, aber nicht in den Summen der Farben.",
        ("Y5", "Y6", "Y7"),
    ),
    (
        "Werte",
        "Zahlen zählen ihren Wert, Aussetzen, Retour und +2 zählen 20, Joker 50.",
        ("Y4",),
    ),
)
