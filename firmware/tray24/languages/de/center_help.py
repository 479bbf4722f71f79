"""Texts (de) of the part center-help, made from center-help.ftl by `./tray24 words`."""

HELP = (
    (
        "Ziel",
        (
            "Werde als Erster alle Würfel los. Wer das schafft, bekommt die Punkte, die die anderen noch haben; 500 "
            "Punkte gewinnen, oder was ihr vereinbart."
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
            "Spiele einen Würfel mit der Farbe oder dem Zeichen des Mittelwürfels. Er wird zum Mittelwürfel, und der "
            "alte kommt zurück in den Beutel."
        ),
        ("C3",),
    ),
    (
        "Noch mal",
        (
            "Kannst oder willst du nicht spielen, würfle einmal alle deine Würfel neu. Dann spiele einen, der passt, "
            "oder zieh einen: Passt er, darfst du ihn spielen oder behalten. Aus einem leeren Beutel wird nichts "
            "gezogen."
        ),
        ("C4",),
    ),
    (
        "Aktionen",
        (
            "Aussetzen: Wer folgt, setzt aus. Retour: Die Richtung wechselt; zu zweit heißt es Aussetzen. +2: Wer "
            "folgt, nimmt zwei Würfel, würfelt sie und setzt aus."
        ),
        ("C5",),
    ),
    (
        "Joker",
        (
            "Ein Joker darf immer gespielt werden, und du wünschst dir seine Farbe. Nach einem +4-Joker nimmt, wer "
            "folgt, vier Würfel; er ist nur erlaubt, wenn keiner deiner farbigen Würfel passt."
        ),
        ("C6", "C7"),
    ),
    (
        "Zweifel",
        (
            "Wer folgt, darf einen +4-Joker anzweifeln. War er nicht erlaubt, nimmt, wer ihn gespielt hat, ihn zurück"
            " und vier Würfel dazu. War er erlaubt, nimmt vier, wer gezweifelt hat."
        ),
        ("C8",),
    ),
    (
        "UNO",
        (
            "Rufe, wenn du den vorletzten Würfel spielst: Drücke deine Platztaste oder halte Blau, wo keine ist. Bis "
            "wer folgt in seinem Zug irgendetwas tut, können andere dich mit ihrer Taste erwischen: zwei Würfel."
        ),
        ("C9",),
    ),
    (
        "Der letzte",
        (
            "Dein letzter Würfel beendet die Runde sofort: Für ein letztes +2 oder einen letzten +4-Joker nimmt "
            "niemand Würfel."
        ),
        ("C10",),
    ),
    (
        "Punkte",
        (
            "Zahlen zählen ihren Wert, Aussetzen, Retour und +2 zählen 20, Joker 50. Wer alle los wurde, beginnt die "
            "nächste Runde."
        ),
        ("C10",),
    ),
    (
        "Optionen",
        (
            "Ziel: die Punkte zum Sieg. +4-Joker: Wer folgt, darf ihn anzweifeln; oder erzwungen: Er wird abgelehnt, "
            "wenn er nicht erlaubt ist."
        ),
        ("C8", "C11"),
    ),
)
