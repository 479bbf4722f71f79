### The rules of dominoes in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal =
    Quédate sin fichas antes que nadie. Quien acaba suma lo que hay en los otros atriles; gana quien llegue a 500
    puntos, o a los acordados.
    .title = Objetivo
    .rules = D11 D14

begin =
    Cada cual roba seis fichas y las esconde. Quien tiene el doble del número más alto sale con él: tiene cuatro brazos
    abiertos.
    .title = Comienzo
    .rules = D1 D2 D3

turn =
    Pon una ficha en un extremo abierto: una de sus mitades debe tener el color o el signo de ese extremo. La otra mitad
    es el nuevo extremo. Un doble nunca va sobre un doble.
    .title = Turno
    .rules = D4

draw =
    Si no puedes o no quieres jugar, roba una ficha. Puedes jugarla enseguida si encaja. Cuando el pozo está vacío,
    pasas.
    .title = Robar
    .rules = D9

actions =
    Solo actúa la mitad que toca. Salto: el siguiente pierde el turno. +2: roba dos fichas y lo pierde. Cambio: se
    invierte el sentido; entre dos jugadores es un salto.
    .title = Acciones
    .rules = D7

wilds =
    Una mitad comodín encaja con todos los extremos. Si queda abierta, eliges su color. Con un comodín +4 que toca, el
    siguiente roba cuatro; solo vale si ninguna mitad de tu atril tiene el color de un extremo abierto.
    .title = Comodines
    .rules = D5 D8

challenge = El siguiente puede desafiar un comodín +4. Si no valía, quien lo jugó roba las cuatro; la ficha se queda.
    .title = Desafío
    .rules = D8

dead-end =
    Una ficha con un tope (X) cierra su brazo; esa mitad nunca toca un extremo. Quien cierra el último brazo acaba la
    mano, y suma.
    .title = Tope
    .rules = D6 D12

uno =
    Canta UNO al jugar tu penúltima ficha: pulsa el botón de tu sitio. Si lo olvidas, te pueden pillar hasta que el
    siguiente ponga una ficha o acabe su turno: robas dos.
    .title = UNO
    .rules = D10

last-tile = Tu última ficha acaba la mano. Si actúa su +2 o comodín +4, el siguiente todavía roba dos o cuatro.
    .title = La última
    .rules = D11

blocked = Pozo vacío y todos han pasado: quien tiene menos puntos suma los de los demás menos los suyos; empate, nada.
    .title = Bloqueo
    .rules = D13

points = Los números valen su cifra; salto, cambio y +2 valen 10, topes y comodín +4 20, comodines 25; ambas mitades.
    .title = Puntos
    .rules = D11

options =
    Puntos para ganar. Abren los dobles: cada doble abre dos brazos más. Reabrir: con todos los brazos cerrados, quien tiene
    comodín/comodín puede ponerla junto a un doble: tres brazos nuevos.
    .title = Opciones
    .rules = D14 D15 D16
