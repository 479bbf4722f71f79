"""Texts (fr) of the part yacht-help, made from yacht-help.ftl by `./tray24 words`."""

HELP = (
    (
        "But",
        "Remplis onze cases en onze tours. Le plus grand total gagne; en solo, tu joues contre ton record.",
        ("Y1", "Y9"),
    ),
    (
        "Tour",
        (
            "Lance cinq dés. Puis tu peux en relancer autant que tu veux, deux fois au plus. Marque ceux que tu veux "
            "relancer, et choisis de lancer."
        ),
        ("Y2",),
    ),
    (
        "Cases",
        "Ensuite les dés sont comptés dans une case encore libre, ou tu y écris zéro. Chaque case sert une fois.",
        ("Y3",),
    ),
    (
        "Pareils",
        "Paire, brelan, carré: deux, trois ou quatre dés du même signe, de toute couleur. Les cinq dés comptent.",
        ("Y5",),
    ),
    (
        "Couleurs",
        "Quatre dés d'une couleur valent 75, cinq d'une couleur 150.",
        ("Y6",),
    ),
    (
        "Chaîne",
        (
            "Les cinq dés se rangent de sorte que deux voisins aient toujours la même couleur ou le même signe. Les "
            "cinq comptent."
        ),
        ("Y7",),
    ),
    (
        "Sommes",
        "Rouge, jaune, vert, bleu: les dés de cette couleur. Jokers: 50 par joker.",
        ("Y8",),
    ),
    (
        "Jokers",
        "Un joker et un joker +4 remplacent ce qu'il faut, mais pas dans les sommes de couleurs.",
        ("Y5", "Y6", "Y7"),
    ),
    (
        "Valeurs",
        "Un nombre compte sa valeur; passe, inverse et +2 comptent 20, un joker 50.",
        ("Y4",),
    ),
)
