### The rules of the dice-line game in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal =
    Juegan dos. Quédate sin dados antes que tu rival y suma lo que le queda. Gana quien llegue a 200 puntos; o, según la
    opción, quien gane dos manos de tres.
    .title = Objetivo
    .rules = L9 L10

begin =
    Cada cual toma cinco dados de los once y tira uno: empieza el número más alto. Luego se tiran todos, a la vista de
    los dos. El último dado, tirado hasta que salga un número, empieza la línea.
    .title = Comienzo
    .rules = L1 L2

turn =
    Pon un dado en la cabeza de la línea si tiene el color o el signo del que está allí. Un comodín encaja siempre, y
    eliges su color.
    .title = Turno
    .rules = L3 L7

take =
    Si no puedes o no quieres jugar, toma el dado de la cola de la línea y tira todos tus dados. Luego puedes jugar uno
    que encaje; si no, acaba tu turno.
    .title = Tomar
    .rules = L4

one-die =
    La línea conserva su último dado. Si solo queda uno, tienes que jugar si un dado encaja; si no, tiras todos tus
    dados una vez y luego puedes jugar.
    .title = Un dado
    .rules = L5

take-actions =
    Tu rival toma uno o dos dados de la cola, tira todos los suyos y vuelves a jugar tú. El último dado de la línea se
    queda.
    .title = +1, +2
    .rules = L6

uno =
    Canta UNO al jugar tu penúltimo dado: pulsa el botón de tu sitio o, si no lo hay, mantén pulsado el azul. Si te
    pillan, tomas dos dados de la cola y tiras todos. Si en la línea solo hay uno, quien te pilla te da uno de los suyos.
    Te pueden pillar hasta que empiece el turno siguiente.
    .title = UNO
    .rules = L8

last-die = Tu último dado acaba la mano. Tras un último +1 o +2 tu rival todavía toma dados y tira todos.
    .title = El último
    .rules = L9

points = Los números valen su cifra; +1 y +2 valen 20, los comodines 50.
    .title = Puntos
    .rules = L9

options = Puntos para ganar; o dos de tres: gana quien gane dos manos.
    .title = Opciones
    .rules = L10
