"""Texts (de) of the part center-help, made from center-help.ftl by `./tray24 words`."""

HELP = (
    (
        "Ziel",
        (
            "Werde vor den anderen alle Würfel los. Wer das schafft, bekommt die Punkte, die die anderen noch haben. "
            "Es gewinnt, wer 500 Punkte hat oder so viele, wie ihr vereinbart."
        ),
        ("C10", "C11"),
    ),
    (
        "Anfang",
        (
            "Ein Würfel wird gewürfelt, bis er eine Zahl zeigt: der Mittelwürfel. Alle ziehen fünf Würfel und würfeln"
            " sie offen für alle."
        ),
        ("C1", "C2"),
    ),
    (
        "Zug",
        (
            "Spiel einen Würfel mit der Farbe oder dem Zeichen des Mittelwürfels. Er wird zum Mittelwürfel, und der "
            "alte kommt zurück in den Beutel."
        ),
        ("C3",),
    ),
    (
        "Neuer Wurf",
        (
            "Kannst oder willst du nicht spielen, würfle einmal alle deine Würfel neu. Dann spiel einen, der passt, "
            "oder zieh einen: Passt er, darfst du ihn spielen oder behalten. Aus einem leeren Beutel wird nichts "
            "gezogen."
        ),
        ("C4",),
    ),
    (
        "Aktionen",
        (
            "Aussetzen: Die nächste Person setzt aus. Retour: Die Richtung wechselt; zu zweit heißt es Aussetzen. +2:"
            " Die nächste Person zieht zwei Würfel, würfelt sie und setzt aus."
        ),
        ("C5",),
    ),
    (
        "Joker",
        (
            "Ein Joker darf immer gespielt werden, und du wünschst dir seine Farbe. Nach einem +4-Joker zieht die "
            "nächste Person vier Würfel; er ist nur erlaubt, wenn keiner deiner farbigen Würfel passt."
        ),
        ("C6", "C7"),
    ),
    (
        "Zweifel",
        (
            "Die nächste Person darf einen +4-Joker anzweifeln. War er nicht erlaubt, kommt er zurück, und wer ihn "
            "gespielt hat, zieht vier Würfel. War er erlaubt, zieht vier, wer ihn angezweifelt hat."
        ),
        ("C8",),
    ),
    (
        "UNO",
        (
            "Ruf UNO, wenn du den vorletzten Würfel spielst: Drück deine Platztaste oder halte Blau, wo keine ist. "
            "Bis die nächste Person in ihrem Zug irgendetwas tut, können andere dich mit ihrer Taste erwischen: Du "
            "ziehst zwei Würfel."
        ),
        ("C9",),
    ),
    (
        "Der letzte",
        (
            "Dein letzter Würfel beendet die Runde sofort: Für ein letztes +2 oder einen letzten +4-Joker zieht "
            "niemand Würfel."
        ),
        ("C10",),
    ),
    (
        "Punkte",
        (
            "Zahlen zählen ihren Wert, Aussetzen, Retour und +2 zählen 20, Joker 50. Wer alle losgeworden ist, "
            "beginnt die nächste Runde."
        ),
        ("C10",),
    ),
    (
        "Optionen",
        (
            "Ziel: die Punkte zum Sieg. +4-Joker: Die nächste Person darf ihn anzweifeln; oder geprüft: Er wird "
            "abgelehnt, wenn er nicht erlaubt ist."
        ),
        ("C8", "C11"),
    ),
)
