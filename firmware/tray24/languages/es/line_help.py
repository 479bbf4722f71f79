"""Texts (es) of the part line-help, made from line-help.ftl by `./tray24 words`."""

HELP = (
    (
        "Objetivo",
        (
            "Juegan dos. Quédate sin dados antes que tu rival y suma lo que le queda. Gana quien llegue a 200 puntos;"
            " o, según la opción, quien gane dos manos de tres."
        ),
        ("L9", "L10"),
    ),
    (
        "Comienzo",
        (
            "Cada cual toma cinco dados de los once y tira uno: empieza el número más alto. Luego se tiran todos, a "
            "la vista de los dos. El último dado, tirado hasta que salga un número, empieza la línea."
        ),
        ("L1", "L2"),
    ),
    (
        "Turno",
        (
            "Pon un dado en la cabeza de la línea si tiene el color o el signo del que está allí. Un comodín encaja "
            "siempre, y eliges su color."
        ),
        ("L3", "L7"),
    ),
    (
        "Tomar",
        (
            "Si no puedes o no quieres jugar, toma el dado de la cola de la línea y tira todos tus dados. Luego "
            "puedes jugar uno que encaje; si no, acaba tu turno."
        ),
        ("L4",),
    ),
    (
        "Un dado",
        (
            "La línea conserva su último dado. Si solo queda uno, tienes que jugar si un dado encaja; si no, tiras "
            "todos tus dados una vez y luego puedes jugar."
        ),
        ("L5",),
    ),
    (
        "+1, +2",
        (
            "Tu rival toma uno o dos dados de la cola, tira todos los suyos y vuelves a jugar tú. El último dado de "
            "la línea se queda."
        ),
        ("L6",),
    ),
    (
        "UNO",
        (
            "Canta UNO al jugar tu penúltimo dado: pulsa el botón de tu sitio o, si no lo hay, mantén pulsado el "
            "azul. Si te pillan, tomas dos dados de la cola y tiras todos. Si en la línea solo hay uno, quien te "
            "pilla te da uno de los suyos. Te pueden pillar hasta que empiece el turno siguiente."
        ),
        ("L8",),
    ),
    (
        "El último",
        "Tu último dado acaba la mano. Tras un último +1 o +2 tu rival todavía toma dados y tira todos.",
        ("L9",),
    ),
    (
        "Puntos",
        "Los números valen su cifra; +1 y +2 valen 20, los comodines 50.",
        ("L9",),
    ),
    (
        "Opciones",
        "Puntos para ganar; o dos de tres: gana quien gane dos manos.",
        ("L10",),
    ),
)
