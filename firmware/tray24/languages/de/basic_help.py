"""Texts (de) of the part basic-help, made from basic-help.ftl by `./tray24 words`."""

HELP = (
    (
        "Ziel",
        (
            "Werde als Erster alle Würfel los. Wer das schafft, bekommt die Punkte, die die anderen noch haben; 500 "
            "Punkte gewinnen, oder was ihr vereinbart."
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
            "Schon der erste Würfel wirkt. Zahl: Es geht normal weiter. Joker: Wer ihn legt, wünscht sich erst eine "
            "Farbe. Aussetzen: Wer folgt, setzt aus. +2: Wer folgt, nimmt zwei mehr und setzt aus. Retour: Die "
            "Richtung wechselt, und wer begonnen hat, spielt. +4-Joker: neu würfeln."
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
            "anderer deiner Würfel passt: Wer folgt, nimmt vier Würfel und setzt aus."
        ),
        ("B8", "B10", "B15"),
    ),
    (
        "Aktionen",
        (
            "Aussetzen: Wer folgt, setzt aus. Retour: Die Richtung wechselt; zu zweit heißt es Aussetzen. +2: Wer "
            "folgt, nimmt zwei Würfel, würfelt sie und setzt aus."
        ),
        ("B12", "B13", "B14"),
    ),
    (
        "Voll",
        (
            "Ist das letzte Feld belegt, kommen alle Würfel außer diesem zurück in den Beutel. Das geschieht auch, "
            "wenn zu wenige zum Ziehen im Beutel sind; reicht auch das nicht, nimmst du, was da ist."
        ),
        ("B11", "B16"),
    ),
    (
        "UNO",
        (
            "Rufe, wenn du den vorletzten Würfel spielst: Drücke deine Platztaste. Vergisst du es, kann jeder andere "
            "dich mit seiner Taste erwischen, und du nimmst zwei Würfel. Das geht, bis wer folgt einen Würfel gelegt "
            "oder den Zug beendet hat."
        ),
        ("B17",),
    ),
    (
        "Der letzte",
        (
            "Dein letzter Würfel beendet die Runde. Ist es +2 oder ein +4-Joker, nimmt, wer folgt, trotzdem noch zwei"
            " oder vier."
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
            "Ziel: die Punkte zum Sieg. Punkte an: Sieger, oder Besitzer: Dann zählt jeder die eigenen, und die "
            "niedrigste Summe gewinnt. Immer würfeln: Niemand behält seine Würfel. Kinder: Nur ihre werden jeden Zug "
            "gewürfelt. Absprachen: Vereinbart, ob ihr über Würfel reden dürft."
        ),
        ("B5", "B21", "B22", "B23"),
    ),
)
