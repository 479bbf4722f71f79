"""Texts (de) of the part line-help, made from line-help.ftl by `./tray24 words`."""

HELP = (
    (
        "Ziel",
        (
            "Ein Spiel für zwei. Werde zuerst alle Würfel los, und du bekommst die Punkte, die die andere Person noch"
            " hat. Es gewinnt, wer 200 Punkte hat oder, je nach Option, zwei von drei Runden."
        ),
        ("L9", "L10"),
    ),
    (
        "Anfang",
        (
            "Beide nehmen fünf der elf Würfel und würfeln einen: Die höhere Zahl beginnt. Dann werden alle offen "
            "gewürfelt. Der elfte wird gewürfelt, bis er eine Zahl zeigt: Mit ihm beginnt die Reihe."
        ),
        ("L1", "L2"),
    ),
    (
        "Zug",
        (
            "Leg einen Würfel vorn an die Reihe, wenn er die Farbe oder das Zeichen des Würfels dort hat. Ein Joker "
            "passt immer, und du wünschst dir seine Farbe."
        ),
        ("L3", "L7"),
    ),
    (
        "Nehmen",
        (
            "Kannst oder willst du nicht spielen, nimm den hinteren Würfel der Reihe und würfle alle deine Würfel. "
            "Dann darfst du einen spielen, der passt; sonst endet dein Zug."
        ),
        ("L4",),
    ),
    (
        "Nur einer",
        (
            "Die Reihe behält ihren letzten Würfel. Liegt nur einer da, musst du spielen, wenn ein Würfel passt; "
            "sonst würfelst du einmal alle deine Würfel und darfst dann spielen."
        ),
        ("L5",),
    ),
    (
        "+1, +2",
        (
            "Die andere Person nimmt einen oder zwei Würfel von hinten, würfelt alle ihre Würfel, und du bist wieder "
            "dran. Der letzte Würfel der Reihe bleibt."
        ),
        ("L6",),
    ),
    (
        "UNO",
        (
            "Ruf UNO, wenn du den vorletzten Würfel spielst: Drück deine Platztaste oder halte Blau, wo keine ist. "
            "Sonst kannst du erwischt werden, bis der nächste Zug beginnt: Du nimmst zwei Würfel von hinten und "
            "würfelst alle. Liegt nur einer in der Reihe, bekommst du einen Würfel der anderen Person."
        ),
        ("L8",),
    ),
    (
        "Der letzte",
        (
            "Dein letzter Würfel beendet die Runde. Nach einem letzten +1 oder +2 nimmt die andere Person noch Würfel"
            " und würfelt alle."
        ),
        ("L9",),
    ),
    (
        "Punkte",
        "Zahlen zählen ihren Wert, +1 und +2 zählen 20, Joker 50.",
        ("L9",),
    ),
    (
        "Optionen",
        "Ziel: die Punkte zum Sieg; oder zwei von drei: Wer zwei Runden gewinnt, siegt.",
        ("L10",),
    ),
)
