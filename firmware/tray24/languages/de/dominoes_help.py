"""Texts (de) of the part dominoes-help, made from dominoes-help.ftl by `./tray24 words`."""

HELP = (
    (
        "Ziel",
        (
            "Werde vor den anderen alle Steine los. Wer das schafft, bekommt die Punkte der anderen Bänkchen. Es "
            "gewinnt, wer 500 Punkte hat oder so viele, wie ihr vereinbart."
        ),
        ("D11", "D14"),
    ),
    (
        "Anfang",
        (
            "Alle ziehen sechs Steine und verbergen sie. Wer den Pasch mit der höchsten Zahl hat, beginnt damit: Er "
            "hat vier offene Arme."
        ),
        ("D1", "D2", "D3"),
    ),
    (
        "Zug",
        (
            "Leg einen Stein an ein offenes Ende: Eine Hälfte muss die Farbe oder das Zeichen dieses Endes haben. Die"
            " andere Hälfte ist das neue Ende. Ein Pasch kommt nie an einen Pasch."
        ),
        ("D4",),
    ),
    (
        "Ziehen",
        (
            "Kannst oder willst du nicht spielen, zieh einen Stein. Passt er, darfst du ihn gleich legen. Ist der "
            "Stapel leer, passt du."
        ),
        ("D9",),
    ),
    (
        "Aktionen",
        (
            "Nur die Hälfte, die anliegt, wirkt. Aussetzen: Die nächste Person setzt aus. +2: Sie zieht zwei Steine "
            "und setzt aus. Retour: Die Richtung wechselt; zu zweit heißt es Aussetzen."
        ),
        ("D7",),
    ),
    (
        "Joker",
        (
            "Eine Joker-Hälfte passt an jedes Ende. Bleibt sie offen, wünschst du dir ihre Farbe. Legst du mit einem "
            "+4-Joker an, zieht die nächste Person vier; er ist nur erlaubt, wenn keine Hälfte auf deinem Bänkchen "
            "die Farbe eines offenen Endes hat."
        ),
        ("D5", "D8"),
    ),
    (
        "Zweifel",
        (
            "Die nächste Person darf einen +4-Joker anzweifeln. War er nicht erlaubt, zieht die vier, wer ihn gelegt "
            "hat; der Stein bleibt."
        ),
        ("D8",),
    ),
    (
        "Sackgasse",
        (
            "Ein Stein mit Sackgasse (X) schließt seinen Arm; mit dieser Hälfte wird nie angelegt. Wer den letzten "
            "Arm schließt, gewinnt die Runde."
        ),
        ("D6", "D12"),
    ),
    (
        "UNO",
        (
            "Ruf UNO, wenn du den vorletzten Stein spielst: Drück deine Platztaste. Vergisst du es, kannst du "
            "erwischt werden, bis die nächste Person einen Stein gelegt oder ihren Zug beendet hat: Du ziehst zwei."
        ),
        ("D10",),
    ),
    (
        "Der letzte",
        (
            "Dein letzter Stein beendet die Runde. Wirkt sein +2 oder +4-Joker, zieht die nächste Person noch zwei "
            "oder vier."
        ),
        ("D11",),
    ),
    (
        "Blockade",
        (
            "Der Stapel ist leer, und alle haben gepasst: Wer die wenigsten Punkte auf dem Bänkchen hat, bekommt die "
            "der anderen minus die eigenen; bei Gleichstand gibt es nichts."
        ),
        ("D13",),
    ),
    (
        "Punkte",
        (
            "Zahlen zählen ihren Wert, Aussetzen, Retour und +2 je 10, Sackgassen und +4-Joker 20, Joker 25; beide "
            "Hälften eines Steins."
        ),
        ("D11",),
    ),
    (
        "Optionen",
        (
            "Ziel: die Punkte zum Sieg. Pasche öffnen: Jeder Pasch öffnet zwei weitere Arme. Wieder öffnen: Sind alle"
            " Arme zu, darf, wer Joker/Joker hat, ihn neben einen Pasch legen: drei neue Arme."
        ),
        ("D14", "D15", "D16"),
    ),
)
