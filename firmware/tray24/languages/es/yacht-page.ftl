# Texts of the page for yacht. `shows` are the dice beside a line: leave them as they are.

short-1 = Cinco dados, tres tiradas: conserva los que te gusten y vuelve a tirar el resto.
    .shows = r7 b7
short-2 = Después anótalos en una categoría: dos, tres o cuatro iguales, colores, una cadena, comodines.
    .shows = g4 g8
short-3 = Los comodines valen por cualquier signo y color.
    .shows = W
short-4 = ¿Nada encaja? Anota un cero.
    .shows = -
short-5 = Once categorías; gana el total más alto. También se puede jugar en solitario.
    .shows = y9
clicks = marca dados y tira; elige una categoría para anotar en ella.
aim = once categorías
lasted = tras once turnos
field = 24 casillas: cinco dados en la fila de arriba, once categorías debajo
total = Total
# Opens the six faces of each of the five dice.
faces = Caras de los dados
# On the boxes of the tray: 8 letters at most.
box-two = Dos
box-three = Tres
box-four = Cuatro
box-small = 4 color
box-large = 5 color
box-chain = Cadena
box-red = Rojo
box-yellow = Amarillo
box-green = Verde
box-blue = Azul
box-wild = Comodín
slot-marked = Casilla { $slot }, { $face }, marcado para volver a tirar
slot-written = Casilla { $slot }, { $box }: { $points } anotados
slot-gives = Casilla { $slot }, { $box }: daría { $points }
slot-open = Casilla { $slot }, { $box }, libre
# A box inside a sentence.
inside-two = dos iguales
inside-three = tres iguales
inside-four = cuatro iguales
inside-small = cuatro de un color
inside-large = cinco de un color
inside-chain = cadena de cinco
inside-red = dados rojos
inside-yellow = dados amarillos
inside-green = dados verdes
inside-blue = dados azules
inside-wild = comodines
asked-zero-in = ¿un cero en { $box }?
zero-in = Cero en { $box }
asked-zero-box = elige la categoría para un cero
write-points = Anotar puntos
write-zero = Anotar un cero
# A tag on a die that is marked to be rolled again.
tag-again = otra vez
# A tag on a die that stays while others are rolled again.
tag-hold = se queda
mark-none = No marcar ninguno
mark-all = Marcar todos
roll-again = Volver a tirar { $count }
asked-box = elige una categoría
# On a starter, which has no slots for the boxes.
asked-box-keys = elige una categoría con las teclas: amarilla y azul, luego verde
rolls-left = { $count ->
    [one] queda { $count } tirada
   *[other] quedan { $count } tiradas
}
rolls-left-mark = { $count ->
    [one] queda { $count } tirada: marca dados, o elige una categoría
   *[other] quedan { $count } tiradas: marca dados, o elige una categoría
}
rolls-left-keys = { $count ->
    [one] queda { $count } tirada: marca dados, o elige una categoría con las teclas
   *[other] quedan { $count } tiradas: marca dados, o elige una categoría con las teclas
}
real-rolls-left = { $count ->
    [one] queda { $count } tirada: marca dados
   *[other] quedan { $count } tiradas: marca dados
}
real-keep-all = Conservar todos
real-tell = Indicarlos
real-asked-roll = tira los cinco
real-asked-put = ponlos en sus casillas o indícalos
hint-rolled-again = { $Face }: se vuelve a tirar
    .label = { $face }, se vuelve a tirar
hint-click = { $Face }: márcalo para volver a tirarlo
    .label = { $face }: márcalo para volver a tirarlo
