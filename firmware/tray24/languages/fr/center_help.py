"""Texts (fr) of the part center-help, made from center-help.ftl by `./tray24 words`."""

HELP = (
    (
        "But",
        (
            "Sois le premier à ne plus avoir de dés. Le joueur qui finit marque les points des dés des autres. La "
            "partie se joue en 500 points, ou selon l'objectif choisi."
        ),
        ("C10", "C11"),
    ),
    (
        "Début",
        (
            "On lance un dé jusqu'à obtenir un nombre: c'est le dé central. Chacun pioche cinq dés et les lance, à la"
            " vue de tous."
        ),
        ("C1", "C2"),
    ),
    (
        "Tour",
        "Joue un dé qui a la couleur ou le signe du dé central. Il devient le dé central, et l'ancien retourne au sac.",
        ("C3",),
    ),
    (
        "Relancer",
        (
            "Si tu ne peux ou ne veux pas jouer, relance tous tes dés, une fois. Puis joue un dé qui convient, ou "
            "pioches-en un: tu peux le jouer s'il convient, ou le garder. D'un sac vide, on ne pioche rien."
        ),
        ("C4",),
    ),
    (
        "Actions",
        (
            "Passe: le joueur suivant passe son tour. Inverse: le sens change; à deux, l'autre passe son tour. +2: le"
            " suivant pioche deux dés, les lance et passe son tour."
        ),
        ("C5",),
    ),
    (
        "Jokers",
        (
            "Un joker peut toujours être joué, et tu annonces sa couleur. Un joker +4 fait piocher quatre dés au "
            "suivant; il n'est permis que si aucun de tes dés de couleur ne convient."
        ),
        ("C6", "C7"),
    ),
    (
        "Contester",
        (
            "Le joueur suivant peut contester un joker +4. S'il n'était pas permis, son joueur le reprend et pioche "
            "quatre dés. S'il l'était, celui qui conteste en pioche quatre."
        ),
        ("C8",),
    ),
    (
        "UNO",
        (
            "Annonce UNO en jouant ton avant-dernier dé: appuie sur ton bouton de place, ou longtemps sur bleu s'il "
            "n'y en a pas. Tant que le suivant n'a rien fait à son tour, les autres peuvent te contrer avec le leur: "
            "tu pioches deux dés."
        ),
        ("C9",),
    ),
    (
        "Dernier dé",
        "Ton dernier dé finit la manche aussitôt: un dernier +2 ou joker +4 ne fait rien piocher.",
        ("C10",),
    ),
    (
        "Points",
        (
            "Un nombre compte sa valeur; passe, inverse et +2 comptent 20, un joker 50. Le joueur qui a fini débute "
            "la manche suivante."
        ),
        ("C10",),
    ),
    (
        "Options",
        (
            "Objectif: les points à atteindre. Joker +4: le suivant peut le contester; ou strict: refusé s'il n'est "
            "pas permis."
        ),
        ("C8", "C11"),
    ),
)
