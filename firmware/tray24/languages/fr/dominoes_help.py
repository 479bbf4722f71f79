"""Texts (fr) of the part dominoes-help, made from dominoes-help.ftl by `./tray24 words`."""

HELP = (
    (
        "But",
        (
            "Sois le premier à ne plus avoir de dominos. Le joueur qui finit marque les points des autres chevalets. "
            "La partie se joue en 500 points, ou selon l'objectif choisi."
        ),
        ("D11", "D14"),
    ),
    (
        "Début",
        (
            "Chacun pioche six dominos et les cache. Le joueur qui a le double du plus grand nombre entame avec ce "
            "double, qui ouvre quatre branches."
        ),
        ("D1", "D2", "D3"),
    ),
    (
        "Tour",
        (
            "Pose un domino à un bout libre: une de ses moitiés doit avoir la couleur ou le signe de ce bout. L'autre"
            " moitié est le nouveau bout. On ne pose jamais un double sur un double."
        ),
        ("D4",),
    ),
    (
        "Piocher",
        (
            "Si tu ne peux ou ne veux pas jouer, pioche un domino. Tu peux le jouer aussitôt s'il convient. Quand la "
            "pioche est vide, tu passes."
        ),
        ("D9",),
    ),
    (
        "Actions",
        (
            "Seule la moitié qui touche agit. Passe: le joueur suivant passe son tour. +2: il pioche deux dominos et "
            "passe son tour. Inverse: le sens change; à deux, l'autre passe son tour."
        ),
        ("D7",),
    ),
    (
        "Jokers",
        (
            "Un joker va à tous les bouts. Laissé libre, il prend la couleur que tu annonces. Un joker +4 qui touche "
            "fait piocher quatre dominos au suivant; il n'est permis que si rien sur ton chevalet n'a la couleur d'un"
            " bout libre."
        ),
        ("D5", "D8"),
    ),
    (
        "Contester",
        (
            "Le joueur suivant peut contester un joker +4. S'il n'était pas permis, son joueur pioche les quatre; le "
            "domino reste."
        ),
        ("D8",),
    ),
    (
        "Impasse",
        (
            "Un domino avec impasse (X) ferme sa branche; cette moitié ne se raccorde jamais. Le joueur qui ferme la "
            "dernière branche finit la manche."
        ),
        ("D6", "D12"),
    ),
    (
        "UNO",
        (
            "Annonce UNO en jouant ton avant-dernier domino: appuie sur ton bouton de place. Si tu oublies, on peut "
            "te contrer jusqu'à ce que le suivant ait posé un domino ou fini son tour: tu en pioches deux."
        ),
        ("D10",),
    ),
    (
        "Le dernier",
        "Ton dernier domino finit la manche. Si son +2 ou joker +4 agit, le suivant en pioche encore deux ou quatre.",
        ("D11",),
    ),
    (
        "Bloqué",
        (
            "La pioche est vide et tous ont passé: le joueur qui a le moins de points marque ceux des autres, moins "
            "les siens. À égalité, personne ne marque."
        ),
        ("D13",),
    ),
    (
        "Points",
        (
            "Un nombre compte sa valeur; passe, inverse et +2 comptent 10, impasse et joker +4 comptent 20, un joker "
            "25. Les deux moitiés comptent."
        ),
        ("D11",),
    ),
    (
        "Options",
        (
            "Objectif: les points à atteindre. Doubles ouverts: chaque double ouvre deux branches de plus. "
            "Réouverture: quand tout est fermé, le joueur qui a joker/joker peut le poser à côté d'un double: trois "
            "nouvelles branches."
        ),
        ("D14", "D15", "D16"),
    ),
)
