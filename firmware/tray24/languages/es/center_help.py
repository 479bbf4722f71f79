"""Texts (es) of the part center-help, made from center-help.ftl by `./tray24 words`."""

HELP = (
    (
        "Objetivo",
        (
            "Quédate sin dados antes que nadie. Quien acaba suma lo que tienen los demás; gana quien llegue a 500 "
            "puntos, o a los acordados."
        ),
        ("C10", "C11"),
    ),
    (
        "Comienzo",
        (
            "Se tira un dado hasta que salga un número: es el dado central. Todos roban cinco dados y los tiran, a la"
            " vista de todos."
        ),
        ("C1", "C2"),
    ),
    (
        "Turno",
        (
            "Juega un dado con el color o el signo del dado central. Pasa a ser el dado central, y el anterior vuelve"
            " a la bolsa."
        ),
        ("C3",),
    ),
    (
        "Otra vez",
        (
            "Si no puedes o no quieres jugar, vuelve a tirar todos tus dados, una vez. Luego juega un dado que "
            "encaje, o roba uno: puedes jugarlo si encaja, o quedártelo. De una bolsa vacía no se roba nada."
        ),
        ("C4",),
    ),
    (
        "Acciones",
        (
            "Salto: el siguiente pierde el turno. Cambio: se invierte el sentido; entre dos jugadores es un salto. "
            "+2: el siguiente roba dos dados, los tira y pierde el turno."
        ),
        ("C5",),
    ),
    (
        "Comodines",
        (
            "Un comodín se puede jugar siempre, y eliges su color. Con un comodín +4 el siguiente roba cuatro dados; "
            "solo vale si no encaja ningún dado de color tuyo."
        ),
        ("C6", "C7"),
    ),
    (
        "Desafío",
        (
            "El siguiente puede desafiar un comodín +4. Si no valía, quien lo jugó lo retira y roba cuatro dados más."
            " Si valía, roba cuatro quien desafía."
        ),
        ("C8",),
    ),
    (
        "UNO",
        (
            "Canta UNO al jugar tu penúltimo dado: pulsa el botón de tu sitio o, si no lo hay, mantén pulsado el "
            "azul. Hasta que el siguiente haga algo en su turno, los demás pueden pillarte con el suyo: dos dados."
        ),
        ("C9",),
    ),
    (
        "El último",
        "Tu último dado acaba la mano enseguida: nadie roba dados por un último +2 o comodín +4.",
        ("C10",),
    ),
    (
        "Puntos",
        (
            "Los números valen su cifra; salto, cambio y +2 valen 20, los comodines 50. Quien acabó empieza la mano "
            "siguiente."
        ),
        ("C10",),
    ),
    (
        "Opciones",
        "Puntos para ganar. Comodín +4: desafío: el siguiente puede desafiarlo; sin farol: se rechaza si no vale.",
        ("C8", "C11"),
    ),
)
