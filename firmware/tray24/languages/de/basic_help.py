"""Texts (de) of the part basic-help, made from basic-help.ftl by `./tray24 words`."""

HELP = (
    (
        "Ziel",
        (
            "Werde vor den anderen alle Würfel los. Wer das schafft, bekommt die Punkte, die die anderen noch haben. "
            "Es gewinnt, wer 500 Punkte hat oder so viele, wie ihr vereinbart."
        ),
        ("B18", "B19", "B21", "B22"),
    ),
    (
        "Anfang",
        (
            "Wer am höchsten würfelt, beginnt: Würfle einen Würfel und leg ihn auf ein beliebiges Feld. Gespielt wird"
            " auf dieser Hälfte des Tabletts, links oder rechts. Dann ziehen alle vier Würfel, zu fünft oder sechst "
            "drei."
        ),
        ("B1", "B2", "B4", "B20"),
    ),
    (
        "1. Würfel",
        (
            "Schon der erste Würfel wirkt. Zahl: Die nächste Person spielt. Joker: Sie wünscht sich erst seine Farbe."
            " Aussetzen: Sie setzt aus. +2: Sie zieht zwei mehr und setzt aus. Retour: Die Richtung wechselt, und wer"
            " begonnen hat, spielt. +4-Joker: Er wird neu gewürfelt."
        ),
        ("B2", "B3"),
    ),
    (
        "Zug",
        (
            "In deinem ersten Zug würfelst du alle Würfel; später würfelst du sie neu oder behältst sie. Dann legst "
            "du einen neben einen Würfel, der in dieser Hälfte liegt: Er muss zu mindestens einem Nachbarn in Farbe "
            "oder Zeichen passen."
        ),
        ("B5", "B6"),
    ),
    (
        "Ziehen",
        (
            "Passt ein Würfel, musst du einen legen. Passt keiner, zieh einen Würfel und würfle ihn: Leg ihn, wenn er"
            " passt, sonst behalte ihn."
        ),
        ("B7", "B9"),
    ),
    (
        "Joker",
        (
            "Ein Joker passt neben alles, und du wünschst dir seine Farbe. Ein +4-Joker ist nur erlaubt, wenn kein "
            "anderer deiner Würfel passt: Die nächste Person zieht vier Würfel und setzt aus."
        ),
        ("B8", "B10", "B15"),
    ),
    (
        "Aktionen",
        (
            "Aussetzen: Die nächste Person setzt aus. Retour: Die Richtung wechselt; zu zweit heißt es Aussetzen. +2:"
            " Die nächste Person zieht zwei Würfel, würfelt sie und setzt aus."
        ),
        ("B12", "B13", "B14"),
    ),
    (
        "Voll",
        (
            "Ist das letzte Feld belegt, kommen alle Würfel außer diesem zurück in den Beutel. Das geschieht auch, "
            "wenn zu wenige zum Ziehen im Beutel sind; reicht auch das nicht, ziehst du, was da ist."
        ),
        ("B11", "B16"),
    ),
    (
        "UNO",
        (
            "Ruf UNO, wenn du den vorletzten Würfel spielst: Drück deine Platztaste. Vergisst du es, können die "
            "anderen dich mit ihrer erwischen, und du ziehst zwei Würfel. Das geht, bis die nächste Person einen "
            "Würfel gelegt oder ihren Zug beendet hat."
        ),
        ("B17",),
    ),
    (
        "Der letzte",
        (
            "Dein letzter Würfel beendet die Runde. Ist es +2 oder ein +4-Joker, zieht die nächste Person trotzdem "
            "noch zwei oder vier."
        ),
        ("B18",),
    ),
    (
        "Punkte",
        "Zahlen zählen ihren Wert, Aussetzen, Retour und +2 zählen 20, Joker 50.",
        ("B19",),
    ),
    (
        "Optionen",
        (
            "Ziel: die Punkte zum Sieg. Punkte an: Der Sieger bekommt alle; oder der Besitzer: Alle zählen die "
            "eigenen, und die niedrigste Summe gewinnt. Immer würfeln: Niemand behält seine Würfel. Kinder: Nur sie "
            "würfeln in jedem Zug. Absprachen: Vereinbart, ob ihr über Würfel reden dürft."
        ),
        ("B5", "B21", "B22", "B23"),
    ),
)
