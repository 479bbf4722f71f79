### The lesson of the center-die game: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Quédate sin dados antes que nadie. Prueba tres jugadas
do-aim = Empezar
ask-play = En el centro hay un 3 rojo. Juega uno que encaje
why-play = Tu 5 rojo es el nuevo centro: el siguiente debe encajar con él
ask-roll = Ningún dado tuyo encaja. ¿Y ahora?
why-roll = Vuelves a tirar toda tu mano: ahora encaja el 6 rojo
ask-call = Te quedan dos dados: avisa antes de jugar
why-call = Canta UNO antes de quedarte con uno, o te pillarán

# The questions.
ask-again = Encaja el 5 rojo. ¿Puedes volver a tirar la mano?
why-again = Puedes no jugar: tira una vez, luego juega o roba
ask-bluff = El sitio 2 desafió un +4 que era farol. ¿Quién sigue?
why-bluff = El sitio 1 lo retiró y robó cuatro. El sitio 2 juega su turno
ask-draw = Has vuelto a tirar. ¿Y ahora?
why-draw = Solo se vuelve a tirar una vez por turno. Luego se roba
ask-match = ¿Qué dados encajan?
why-match = El mismo color o signo, o un comodín
ask-sign = ¿Y cuáles encajan aquí?
why-sign = El mismo signo encaja: un cambio va sobre cualquier cambio
ask-wild = Encaja el 5 rojo. ¿Puedes jugar el comodín?
why-wild = Un comodín se puede jugar en cualquier momento
