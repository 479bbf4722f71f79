"""Texts (es) of the part yacht-help, made from yacht-help.ftl by `./tray24 words`."""

HELP = (
    (
        "Objetivo",
        "Rellena once categorías en once turnos. Gana el total más alto; en solitario juegas contra tu récord.",
        ("Y1", "Y9"),
    ),
    (
        "Turno",
        (
            "Tira cinco dados. Después puedes volver a tirar los que quieras, dos veces como mucho. Marca los que "
            "quieras tirar y elige tirar."
        ),
        ("Y2",),
    ),
    (
        "Puntuar",
        (
            "Luego los dados se puntúan en una categoría aún libre, o anotas un cero en una. Cada categoría se usa "
            "una vez."
        ),
        ("Y3",),
    ),
    (
        "Iguales",
        "Dos, tres o cuatro iguales: tantos dados con el mismo signo, de cualquier color. Puntúan los cinco dados.",
        ("Y5",),
    ),
    (
        "Colores",
        "Cuatro dados de un color dan 75, cinco de un color 150.",
        ("Y6",),
    ),
    (
        "Cadena",
        "Los cinco dados se pueden poner en fila de modo que los vecinos compartan color o signo. Puntúan los cinco.",
        ("Y7",),
    ),
    (
        "Sumas",
        "Rojo, amarillo, verde, azul: los dados de ese color. Comodines: 50 por cada comodín.",
        ("Y8",),
    ),
    (
        "Comodines",
        "Un comodín y un comodín +4 valen por lo que haga falta, pero no en las sumas de colores.",
        ("Y5", "Y6", "Y7"),
    ),
    (
        "Valores",
        "Los números valen su cifra; salto, cambio y +2 valen 20, los comodines 50.",
        ("Y4",),
    ),
)
