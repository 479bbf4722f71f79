# Texts of the page for the center-die game. `shows` are the dice beside a line: leave them as they are.

short-1 = Juega un dado con el color o el signo del dado central: ocupa su lugar.
    .shows = g4 r4
short-2 = Las manos están a la vista: todos ven todos los dados.
    .shows = b1 y6
short-3 = ¿No te gusta ninguno? Vuelve a tirar toda la mano, una vez; luego juega o roba.
    .shows = -
short-4 = Un comodín +4 se puede desafiar: si encajaba otro dado, vuelve a quien lo jugó.
    .shows = WD4
short-5 = Quedan dos dados: canta UNO.
    .shows = uno
option-target = Puntos para ganar
option-wd4 = Comodín +4
option-wd4-challenge = Se puede desafiar
option-wd4-enforced = Se rechaza si encaja un dado
field = 24 casillas, una de ellas para el dado central
slot-center = Casilla { $slot }, { $face }, el dado central
# A tag on the center die: the die before it.
was = antes: { $face }
asked-play-or-draw = juega o roba
asked-play-or-roll = juega o vuelve a tirar
asked-nothing = nada encaja
# Before a challenge: the player of the wild +4, what the reader draws and what the other does.
stakes = Aceptar: robas { $mine }. Desafiar: si era un farol, { $name } roba { $theirs }; si no, robas { $mine }. No hay farol si ningún otro dado de { $name } encajaba con el { $former }.
hint-new-die-only = { $Face } espera: solo vale el dado nuevo
    .label = { $face }, espera: solo vale el dado nuevo
hint-another-matches = { $Face } espera: otro dado encaja
    .label = { $face }, espera: otro dado encaja
hint-no-match = { $Face } no encaja
    .label = { $face }, no encaja
# A tag on a die.
real-center = centro
real-roll-all-again = Volver a tirar todo
real-asked-drawn = pon lo que has robado, o quédatelo
real-asked-put = pon un dado junto al dado central
real-asked-nothing-draw = nada encaja: roba
