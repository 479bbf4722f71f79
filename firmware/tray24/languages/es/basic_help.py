"""Texts (es) of the part basic-help, made from basic-help.ftl by `./tray24 words`."""

HELP = (
    (
        "Objetivo",
        (
            "Quédate sin dados antes que nadie. Quien acaba suma lo que tienen los demás; gana quien llegue a 500 "
            "puntos, o a los acordados."
        ),
        ("B18", "B19", "B21", "B22"),
    ),
    (
        "Comienzo",
        (
            "Empieza quien saca el número más alto: tira un dado y lo pone en cualquier casilla. Se juega en esa "
            "mitad de la bandeja, izquierda o derecha. Después todos roban cuatro dados, o tres si juegan cinco o "
            "seis."
        ),
        ("B1", "B2", "B4", "B20"),
    ),
    (
        "Apertura",
        (
            "El dado que empieza también actúa. Un número: juega el siguiente. Comodín: antes se elige su color. "
            "Salto: quien empieza pierde el turno. +2: roba dos más y pierde el turno. Cambio: se invierte el sentido"
            " y juega quien empieza. Comodín +4: se tira otra vez."
        ),
        ("B2", "B3"),
    ),
    (
        "Turno",
        (
            "En tu primer turno tiras todos tus dados; después los vuelves a tirar o los conservas. Luego pones uno "
            "junto a un dado de esta mitad: debe tener el color o el signo de al menos un vecino."
        ),
        ("B5", "B6"),
    ),
    (
        "No encaja",
        (
            "Si un dado encaja, tienes que poner uno. Si no encaja ninguno, roba un dado y tíralo: ponlo si encaja; "
            "si no, te lo quedas."
        ),
        ("B7", "B9"),
    ),
    (
        "Comodines",
        (
            "Un comodín va junto a cualquier dado, y eliges su color. El comodín +4 solo vale si no encaja otro dado "
            "tuyo: el siguiente roba cuatro dados y pierde el turno."
        ),
        ("B8", "B10", "B15"),
    ),
    (
        "Acciones",
        (
            "Salto: el siguiente pierde el turno. Cambio: se invierte el sentido; entre dos jugadores es un salto. "
            "+2: el siguiente roba dos dados, los tira y pierde el turno."
        ),
        ("B12", "B13", "B14"),
    ),
    (
        "Se llena",
        (
            "Cuando se llena la última casilla, todos los dados menos ese vuelven a la bolsa. Lo mismo pasa si en la "
            "bolsa hay pocos para robar; si aun así no bastan, se toma lo que hay."
        ),
        ("B11", "B16"),
    ),
    (
        "UNO",
        (
            "Canta UNO al jugar tu penúltimo dado: pulsa el botón de tu sitio. Si lo olvidas, cualquiera puede "
            "pillarte con el suyo, y robas dos dados. Puede hacerlo hasta que el siguiente ponga un dado o acabe su "
            "turno."
        ),
        ("B17",),
    ),
    (
        "El último",
        "Tu último dado acaba la mano. Si es +2 o comodín +4, el siguiente todavía roba dos o cuatro.",
        ("B18",),
    ),
    (
        "Puntos",
        "Los números valen su cifra; salto, cambio y +2 valen 20, los comodines 50.",
        ("B19",),
    ),
    (
        "Opciones",
        (
            "Puntos para ganar. Puntos para quien gana; o para cada cual: todos suman los suyos, y gana el total más "
            "bajo. Tirar cada turno: nadie conserva sus dados. Peques: solo los suyos se tiran cada turno. Hablar de "
            "dados: acordad si se puede hablar de ellos."
        ),
        ("B5", "B21", "B22", "B23"),
    ),
)
