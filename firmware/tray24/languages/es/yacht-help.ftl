### The rules of yacht in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal = Rellena once categorías en once turnos. Gana el total más alto; en solitario juegas contra tu récord.
    .title = Objetivo
    .rules = Y1 Y9

turn =
    Tira cinco dados. Después puedes volver a tirar los que quieras, dos veces como mucho. Marca los que quieras tirar
    y elige tirar.
    .title = Turno
    .rules = Y2

boxes = Luego los dados se puntúan en una categoría aún libre, o anotas un cero en una. Cada categoría se usa una vez.
    .title = Puntuar
    .rules = Y3

alike = Dos, tres o cuatro iguales: tantos dados con el mismo signo, de cualquier color. Puntúan los cinco dados.
    .title = Iguales
    .rules = Y5

colors = Cuatro dados de un color dan 75, cinco de un color 150.
    .title = Colores
    .rules = Y6

chain = Los cinco dados se pueden poner en fila de modo que los vecinos compartan color o signo. Puntúan los cinco.
    .title = Cadena
    .rules = Y7

sums = Rojo, amarillo, verde, azul: los dados de ese color. Comodines: 50 por cada comodín.
    .title = Sumas
    .rules = Y8

wilds = Un comodín y un comodín +4 valen por lo que haga falta, pero no en las sumas de colores.
    .title = Comodines
    .rules = Y5 Y6 Y7

values = Los números valen su cifra; salto, cambio y +2 valen 20, los comodines 50.
    .title = Valores
    .rules = Y4
