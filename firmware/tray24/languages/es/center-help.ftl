### The rules of the center-die game in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal =
    Quédate sin dados antes que nadie. Quien acaba suma lo que tienen los demás; gana quien llegue a 500 puntos, o a los
    acordados.
    .title = Objetivo
    .rules = C10 C11

begin =
    Se tira un dado hasta que salga un número: es el dado central. Todos roban cinco dados y los tiran, a la vista de
    todos.
    .title = Comienzo
    .rules = C1 C2

turn =
    Juega un dado con el color o el signo del dado central. Pasa a ser el dado central, y el anterior vuelve a la bolsa.
    .title = Turno
    .rules = C3

again =
    Si no puedes o no quieres jugar, vuelve a tirar todos tus dados, una vez. Luego juega un dado que encaje, o roba
    uno: puedes jugarlo si encaja, o quedártelo. De una bolsa vacía no se roba nada.
    .title = Otra vez
    .rules = C4

actions =
    Salto: el siguiente pierde el turno. Cambio: se invierte el sentido; entre dos jugadores es un salto. +2: el
    siguiente roba dos dados, los tira y pierde el turno.
    .title = Acciones
    .rules = C5

wilds =
    Un comodín se puede jugar siempre, y eliges su color. Con un comodín +4 el siguiente roba cuatro dados; solo vale si
    no encaja ningún dado de color tuyo.
    .title = Comodines
    .rules = C6 C7

challenge =
    El siguiente puede desafiar un comodín +4. Si no valía, quien lo jugó lo retira y roba cuatro dados más. Si valía,
    roba cuatro quien desafía.
    .title = Desafío
    .rules = C8

uno =
    Canta UNO al jugar tu penúltimo dado: pulsa el botón de tu sitio o, si no lo hay, mantén pulsado el azul. Hasta que
    el siguiente haga algo en su turno, los demás pueden pillarte con el suyo: dos dados.
    .title = UNO
    .rules = C9

last-die = Tu último dado acaba la mano enseguida: nadie roba dados por un último +2 o comodín +4.
    .title = El último
    .rules = C10

points = Los números valen su cifra; salto, cambio y +2 valen 20, los comodines 50. Quien acabó empieza la mano siguiente.
    .title = Puntos
    .rules = C10

options = Puntos para ganar. Comodín +4: desafío: el siguiente puede desafiarlo; sin farol: se rechaza si no vale.
    .title = Opciones
    .rules = C8 C11
