"""Texts (fr) of the part basic-help, made from basic-help.ftl by `./tray24 words`."""

HELP = (
    (
        "But",
        (
            "Sois le premier à ne plus avoir de dés. Le joueur qui finit marque les points des dés des autres. La "
            "partie se joue en 500 points, ou selon l'objectif choisi."
        ),
        ("B18", "B19", "B21", "B22"),
    ),
    (
        "Début",
        (
            "Le joueur qui lance le plus grand nombre débute: il lance un dé et le pose dans une case au choix. On "
            "joue dans cette moitié du plateau, gauche ou droite. Puis chacun pioche quatre dés; à cinq ou six "
            "joueurs, trois."
        ),
        ("B1", "B2", "B4", "B20"),
    ),
    (
        "Premier dé",
        (
            "Le dé de départ agit aussi. Nombre: le joueur suivant joue. Joker: on annonce d'abord sa couleur. Passe:"
            " le suivant passe son tour. +2: il en pioche deux de plus et passe son tour. Inverse: le sens change et "
            "le joueur qui a débuté joue. Joker +4: il se relance."
        ),
        ("B2", "B3"),
    ),
    (
        "Tour",
        (
            "À ton premier tour, tu lances tous tes dés; ensuite tu les relances ou les gardes. Puis tu en poses un à"
            " côté d'un dé de la moitié en jeu: il doit avoir la couleur ou le signe d'au moins un voisin."
        ),
        ("B5", "B6"),
    ),
    (
        "Piocher",
        (
            "Si un de tes dés convient, tu dois en poser un. Sinon, pioche un dé et lance-le: pose-le s'il convient, "
            "sinon garde-le."
        ),
        ("B7", "B9"),
    ),
    (
        "Jokers",
        (
            "Un joker va à côté de tout, et tu annonces sa couleur. Un joker +4 n'est permis que si aucun autre de "
            "tes dés ne convient: le suivant pioche quatre dés et passe son tour."
        ),
        ("B8", "B10", "B15"),
    ),
    (
        "Actions",
        (
            "Passe: le joueur suivant passe son tour. Inverse: le sens change; à deux, l'autre passe son tour. +2: le"
            " suivant pioche deux dés, les lance et passe son tour."
        ),
        ("B12", "B13", "B14"),
    ),
    (
        "Plein",
        (
            "Quand la dernière case de la moitié est remplie, tous les dés sauf celui-là retournent au sac. De même "
            "quand le sac en a trop peu pour piocher; si cela ne suffit pas, tu prends ce qu'il y a."
        ),
        ("B11", "B16"),
    ),
    (
        "UNO",
        (
            "Annonce UNO en jouant ton avant-dernier dé: appuie sur ton bouton de place. Si tu oublies, les autres "
            "peuvent te contrer avec le leur, et tu pioches deux dés. Ils le peuvent jusqu'à ce que le suivant ait "
            "posé un dé ou fini son tour."
        ),
        ("B17",),
    ),
    (
        "Dernier dé",
        "Ton dernier dé finit la manche. Si c'est un +2 ou un joker +4, le suivant pioche encore deux ou quatre dés.",
        ("B18",),
    ),
    (
        "Points",
        "Un nombre compte sa valeur; passe, inverse et +2 comptent 20, un joker 50.",
        ("B19",),
    ),
    (
        "Options",
        (
            "Objectif: les points à atteindre. Points: au gagnant, ou chacun les siens, et le plus petit total gagne."
            " Toujours lancer: personne ne garde ses dés. Enfants: seuls leurs dés sont lancés à chaque tour. Parler "
            "des dés: décidez ensemble si c'est permis."
        ),
        ("B5", "B21", "B22", "B23"),
    ),
)
