# Texts of the page for the dice-line game. `shows` are the dice beside a line: leave them as they are.

short-1 = Juegan dos. Pon un dado que encaje en la cabeza; la línea crece.
    .shows = b3 b5
short-2 = ¿Nada encaja? Toma el dado de la cola y tira todos tus dados.
    .shows = r2
short-3 = Tu rival toma uno o dos de la cola y pierde el turno.
    .shows = gD1 yD2
short-4 = Un comodín va sobre cualquiera; luego eliges su color.
    .shows = W
short-5 = La línea conserva un dado. Quien se queda sin dados gana la mano.
    .shows = uno
option-target = Puntos para ganar
option-best_of = La partida se gana con
option-best_of-0 = Puntos
option-best_of-3 = Dos manos
aim-two-hands = gana quien gane dos manos
field = 24 casillas, una línea de { $number } dados
slot-play-end = Casilla { $slot }, { $face }, cabeza
slot-back = Casilla { $slot }, { $face }, cola
slot-back-taken = Casilla { $slot }, { $face }, cola, se puede tomar
slot-next = Casilla { $slot }, vacía, aquí sigue la línea
# Tags on dice of the line.
tag-end = cabeza
tag-line = línea
tag-back = cola
take-die = Tomar el { $face }
take = Tomar
give-die = Dar el { $face }
asked-give = da un dado
asked-play-or-pass = juega uno o pasa
asked-play = juega
asked-roll = la línea conserva su dado: tira
asked-last-die = juega: la línea conserva su último dado
# What the other choice costs: the die at the back, with which all $count dice are rolled.
price-or-play = juega, o toma uno y tira { $count }
price = nada encaja: toma uno y tira { $count }
asked-take = nada encaja: toma el dado de la cola
# $count is how many dice of the line the other player must take.
hint-gives = { $Face } encaja: tu rival toma { $count }
    .label = { $face }, encaja: tu rival toma { $count }
hint-no-match = { $Face } no encaja
    .label = { $face }, no encaja
real-tag-end = cabeza
real-take-back-die = Tomar el de la cola
real-asked-put-or-pass = pon un dado o pasa
real-asked-put = pon un dado en la casilla iluminada
real-asked-pass = nada encaja: pasa
