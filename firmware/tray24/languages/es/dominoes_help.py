"""Texts (es) of the part dominoes-help, made from dominoes-help.ftl by `./tray24 words`."""

HELP = (
    (
        "Objetivo",
        (
            "Quédate sin fichas antes que nadie. Quien acaba suma lo que hay en los otros atriles; gana quien llegue "
            "a 500 puntos, o a los acordados."
        ),
        ("D11", "D14"),
    ),
    (
        "Comienzo",
        (
            "Cada cual roba seis fichas y las esconde. Quien tiene el doble del número más alto sale con él: tiene "
            "cuatro brazos abiertos."
        ),
        ("D1", "D2", "D3"),
    ),
    (
        "Turno",
        (
            "Pon una ficha en un extremo abierto: una de sus mitades debe tener el color o el signo de ese extremo. "
            "La otra mitad es el nuevo extremo. Un doble nunca va sobre un doble."
        ),
        ("D4",),
    ),
    (
        "Robar",
        (
            "Si no puedes o no quieres jugar, roba una ficha. Puedes jugarla enseguida si encaja. Cuando el pozo está"
            " vacío, pasas."
        ),
        ("D9",),
    ),
    (
        "Acciones",
        (
            "Solo actúa la mitad que toca. Salto: el siguiente pierde el turno. +2: roba dos fichas y lo pierde. "
            "Cambio: se invierte el sentido; entre dos jugadores es un salto."
        ),
        ("D7",),
    ),
    (
        "Comodines",
        (
            "Una mitad comodín encaja con todos los extremos. Si queda abierta, eliges su color. Con un comodín +4 "
            "que toca, el siguiente roba cuatro; solo vale si ninguna mitad de tu atril tiene el color de un extremo "
            "abierto."
        ),
        ("D5", "D8"),
    ),
    (
        "Desafío",
        "El siguiente puede desafiar un comodín +4. Si no valía, quien lo jugó roba las cuatro; la ficha se queda.",
        ("D8",),
    ),
    (
        "Tope",
        (
            "Una ficha con un tope (X) cierra su brazo; esa mitad nunca toca un extremo. Quien cierra el último brazo"
            " acaba la mano, y suma."
        ),
        ("D6", "D12"),
    ),
    (
        "UNO",
        (
            "Canta UNO al jugar tu penúltima ficha: pulsa el botón de tu sitio. Si lo olvidas, te pueden pillar hasta"
            " que el siguiente ponga una ficha o acabe su turno: robas dos."
        ),
        ("D10",),
    ),
    (
        "La última",
        "Tu última ficha acaba la mano. Si actúa su +2 o comodín +4, el siguiente todavía roba dos o cuatro.",
        ("D11",),
    ),
    (
        "Bloqueo",
        "Pozo vacío y todos han pasado: quien tiene menos puntos suma los de los demás menos los suyos; empate, nada.",
        ("D13",),
    ),
    (
        "Puntos",
        "Los números valen su cifra; salto, cambio y +2 valen 10, topes y comodín +4 20, comodines 25; ambas mitades.",
        ("D11",),
    ),
    (
        "Opciones",
        (
            "Puntos para ganar. Abren los dobles: cada doble abre dos brazos más. Reabrir: con todos los brazos "
            "cerrados, quien tiene comodín/comodín puede ponerla junto a un doble: tres brazos nuevos."
        ),
        ("D14", "D15", "D16"),
    ),
)
